// Package archive makes pages that are kept: one of a game, one of all games, one of all
// who play. A page is one file that works from a disk and asks no network for anything; it
// can be read without its script, which only shows what the program has written into each
// cell.
//
// It publishes what it is given and looks for nothing: what may be published is decided in
// gm/archive. Its words are the templates "Archive ..." of the language. What may enter is
// how such a page looks.
package archive

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"strings"
	"time"

	"machipost/engine"
	"machipost/reports/page"
	"machipost/reports/voice"
)

// A Game is a game as everybody may know it. Of its positions only the towns and rules are
// shown.
type Game struct {
	Facts
	Placings []engine.Placing // none where nobody has won
	Final    engine.Position
	Turns    []Turn
	Dice     string // what its letters showed of the dice, to be checked; "" for nothing
}

// Facts are a game in a line.
type Facts struct {
	Name    string
	Players []string  // as they are called now, in seat order
	Over    bool      // else it goes on
	Ended   time.Time // in the game's zone; zero while it goes on
	Played  int       // turns
	Winners []string  // none where nobody has won
}

// A Turn is a resolved turn as everybody may know it.
type Turn struct {
	Number        int
	At            time.Time // when it was resolved, in the game's zone
	Names         []string  // of the players then, in seat order
	Before, After engine.Position
	Events        []engine.Event
	Notes         []string // sentences: who sent no orders, and what else happened
	Press         []Press
	Luck          []int // coins more or less than owed so far, by seat; nil where it is not known
	Odds          []int // percent by seat, as its report told them; nil where it told none
}

// A Press is what somebody told all.
type Press struct{ Author, Text string } // no author: one who gave no name

// A Table is a table of a page: the first cell of a row is its head.
type Table struct {
	Caption string
	Heads   []string
	Rows    [][]string
}

//go:embed game.html list.html style.css script.js
var files embed.FS

// asset is an embedded file. There is one of each, or nothing would compile.
func asset(name string) string {
	text, err := files.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return string(text)
}

var pages = template.Must(template.New("").Funcs(template.FuncMap{"say": func(string, any) string { return "" }}).ParseFS(files, "*.html"))

// frame is what every page has.
type frame struct {
	Language string
	Policy   string // what the page may do: run its script, and no more
	Style    template.CSS
	Script   template.JS
}

func newFrame(v *voice.Voice) frame {
	style, script := asset("style.css"), asset("script.js")
	return frame{
		Language: v.Language,
		Policy: fmt.Sprintf("default-src 'none'; script-src %s; style-src %s; base-uri 'none'; form-action 'none'",
			hashOf(script), hashOf(style)),
		Style: template.CSS(style), Script: template.JS(script),
	}
}

// hashOf is how a policy names a script or style that may be used.
func hashOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// write carries a page out in the words of a voice. It fails only for a fault of ours.
func write(v *voice.Voice, name string, data any) ([]byte, error) {
	own, err := pages.Clone()
	if err != nil {
		return nil, err
	}
	own.Funcs(template.FuncMap{"say": func(name string, data any) string { return say(v, name, data) }})
	var b bytes.Buffer
	if err := own.ExecuteTemplate(&b, name, data); err != nil {
		return nil, fmt.Errorf("writing a page: %w", err)
	}
	return b.Bytes(), nil
}

// say is a template of the language, on one line.
func say(v *voice.Voice, name string, data any, names ...string) string {
	return strings.ReplaceAll(v.Say(name, data, names), page.Tie, " ")
}

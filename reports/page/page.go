// Package page sets a letter: the same words as text of 78 columns and as HTML that mail
// programs show.
//
// Templates write plain lines, and a few marks (Marks) where a line is more than that:
// a heading, a table, a bar. A blank line ends a paragraph; a line that is moved in stays
// a line of its own; one behind a bar is what somebody wrote. What may enter is how a
// letter looks; it knows no game and has no words.
package page

import (
	"fmt"
	"strings"
	"text/template"
)

// The marks stand for what templates cannot say in letters; nothing that comes in by
// mail has such characters, for a letter is read without them.
const (
	blockMark = "\x1d" // begins a block that is no paragraph
	partMark  = "\x1c" // begins a part of a table
	barMark   = "\x17" // stands round the length of a bar
)

// Tie is a space at which no line is broken.
const Tie = "\x1f"

// Bar stands before each line of what somebody else wrote.
const Bar = "| "

// Marks are the functions by which a template writes them:
//
//	{{title}}friday: report of turn 9
//	{{heading}}On offer
//	{{table "lr"}}{{caption}}Coins{{heads}}{{cell}}Player{{cell}}Coins
//	{{row}}{{cell}}Ann{{cell}}6
//	{{row}}{{cell}}Bob{{cell}}{{bar 40}} 4
//	{{endtable}}
//
// A table is told how its columns are aligned, l or r each; the first cell of a row is
// its heading. A bar is as long as its number says, in hundredths.
func Marks() template.FuncMap {
	constant := func(mark string) func() string { return func() string { return mark } }
	return template.FuncMap{
		"title":    constant(blockMark + "1"),
		"heading":  constant(blockMark + "2"),
		"table":    func(align string) string { return blockMark + "t" + align },
		"caption":  constant(partMark + "c"),
		"heads":    constant(partMark + "h"),
		"row":      constant(partMark + "r"),
		"cell":     constant(partMark + "."),
		"endtable": constant("\n" + blockMark + "e"),
		"bar":      func(length int) string { return fmt.Sprintf("%s%d%s", barMark, min(max(length, 0), 100), barMark) },
	}
}

// A Part is some of a letter, set.
type Part struct {
	Text string // lines of at most Width columns, no line end at the end
	HTML string // rows of the letter's table
}

// Set sets what a template has said.
func Set(said string) Part {
	var text, html []string
	for _, b := range blocks(said) {
		if shown := b.text(); shown != "" {
			text = append(text, shown)
		}
		html = append(html, b.html())
	}
	return Part{strings.Join(text, "\n\n"), strings.Join(html, "")}
}

// Join puts parts one under the other; empty ones are left out.
func Join(parts ...Part) Part {
	var text []string
	var html strings.Builder
	for _, p := range parts {
		if p.Text != "" {
			text = append(text, p.Text)
		}
		html.WriteString(p.HTML)
	}
	return Part{strings.Join(text, "\n\n"), html.String()}
}

// A block is a paragraph, a heading or a table.
type block interface {
	text() string
	html() string
}

// blocks takes apart what a template has said.
func blocks(said string) (all []block) {
	var lines []string
	flush := func() {
		if len(lines) > 0 {
			all = append(all, paragraphOf(lines)...)
			lines = nil
		}
	}
	rest := said
	for rest != "" {
		line, behind, _ := strings.Cut(rest, "\n")
		switch {
		case strings.HasPrefix(line, blockMark+"t"):
			flush()
			inner, after, _ := strings.Cut(rest[len(blockMark)+1:], blockMark+"e")
			all = append(all, tableOf(inner))
			behind = strings.TrimPrefix(after, "\n")
		case strings.HasPrefix(line, blockMark+"1"), strings.HasPrefix(line, blockMark+"2"):
			flush()
			all = append(all, heading{level: int(line[1] - '0'), words: line[2:]})
		case strings.TrimSpace(line) == "":
			flush()
		default:
			lines = append(lines, line)
		}
		rest = behind
	}
	flush()
	return all
}

// A heading is of the letter (1) or of a section of it (2).
type heading struct {
	level int
	words string
}

func (h heading) text() string { return Wrap(h.words) }

// paragraphOf are the paragraphs of lines without a blank one between: what somebody
// else wrote is one of its own.
func paragraphOf(lines []string) (all []block) {
	from := 0
	for i := 1; i <= len(lines); i++ {
		if i == len(lines) || isBarred(lines[i]) != isBarred(lines[from]) {
			all = append(all, paragraph{lines[from:i], isBarred(lines[from])})
			from = i
		}
	}
	if len(all) > 1 { // in text they stand together
		return []block{together(all)}
	}
	return all
}

func isBarred(line string) bool {
	return strings.HasPrefix(strings.TrimLeft(line, " "), strings.TrimRight(Bar, " "))
}

// A paragraph is lines that stand together.
type paragraph struct {
	lines  []string
	barred bool // somebody else's
}

func (p paragraph) text() string { return Wrap(strings.Join(p.lines, "\n")) }

// together are paragraphs with no blank line between them.
type together []block

func (t together) text() string {
	all := make([]string, len(t))
	for i, b := range t {
		all[i] = b.text()
	}
	return strings.Join(all, "\n")
}

func (t together) html() string {
	var all strings.Builder
	for _, b := range t {
		all.WriteString(b.html())
	}
	return all.String()
}

package demo

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"html/template"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/emersion/go-message/mail"

	"machipost/gm/postoffice"
)

// An album shows the letters of a demo as its players saw them: a page with a list a
// player, and beside each letter the page that came with it. It loads nothing from
// anywhere and runs nothing.
type album struct {
	folder string
	shown  []shownLetter
}

// A shownLetter is one that a player got or wrote.
type shownLetter struct {
	Player  string // address
	Wrote   bool   // by the player; else it came in
	At      time.Time
	File    string // "0007-to-ann.eml"
	Page    string // "0007-to-ann.html", "" for a letter of text alone
	Subject string
	First   string // line
	Text    string
	Files   []string // that it brings
}

// keep writes a letter to the folder, and its page beside it. It fails when it cannot be
// written, or is no letter.
func (a *album) keep(number int, letter postoffice.Delivery) error {
	name := fmt.Sprintf("%04d-to-%s", number, user(letter.To))
	if err := a.write(name+".eml", letter.Raw); err != nil {
		return err
	}
	shown, page, err := open(letter.Raw)
	if err != nil {
		return fmt.Errorf("letter %s: %w", name, err)
	}
	shown.Player, shown.At, shown.File = letter.To, letter.At, name+".eml"
	if user(letter.To) == user(gmAddress) {
		shown.Player, shown.Wrote = letter.From, true
	}
	if page != nil {
		shown.Page = name + ".html"
		if err := a.write(shown.Page, page); err != nil {
			return err
		}
	}
	a.shown = append(a.shown, shown)
	return nil
}

// user is an address without its domain and what is behind a +.
func user(address string) string {
	local, _, _ := strings.Cut(address, "@")
	local, _, _ = strings.Cut(local, "+")
	return local
}

func (a *album) write(name string, content []byte) error {
	return os.WriteFile(filepath.Join(a.folder, name), content, 0o600)
}

// open takes a letter apart. page is nil for a letter of text alone.
func open(raw []byte) (shown shownLetter, page []byte, err error) {
	reader, err := mail.CreateReader(bytes.NewReader(raw))
	if err != nil {
		return shown, nil, err
	}
	if shown.Subject, err = reader.Header.Subject(); err != nil {
		return shown, nil, err
	}
	for {
		part, err := reader.NextPart()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return shown, nil, err
		}
		content, err := io.ReadAll(part.Body)
		if err != nil {
			return shown, nil, err
		}
		switch header := part.Header.(type) {
		case *mail.AttachmentHeader:
			name, _ := header.Filename() // ours
			shown.Files = append(shown.Files, name)
		case *mail.InlineHeader:
			if kind, _, _ := header.ContentType(); kind == "text/html" {
				page = content
			} else {
				shown.Text = strings.ReplaceAll(string(content), "\r\n", "\n")
			}
		}
	}
	shown.First, _, _ = strings.Cut(strings.TrimSpace(shown.Text), "\n")
	return shown, page, nil
}

// A reader is a player with the letters of the player's own.
type reader struct {
	Name, Anchor string
	Letters      []shownLetter
}

//go:embed album.html.tmpl
var albumFile embed.FS

var albumPage = template.Must(template.ParseFS(albumFile, "album.html.tmpl"))

// bind writes the page of all letters, of players of these names, in their order. It
// fails when that cannot be written.
func (a *album) bind(seed uint64, names []string) error {
	var readers []reader
	for i, name := range names {
		theirs := slices.DeleteFunc(slices.Clone(a.shown), func(l shownLetter) bool { return user(l.Player) != user(addressOf(name)) })
		readers = append(readers, reader{name, fmt.Sprintf("player-%d", i+1), theirs})
	}
	var page bytes.Buffer
	err := albumPage.ExecuteTemplate(&page, "album.html.tmpl", struct {
		Seed    uint64
		Readers []reader
	}{seed, readers})
	if err == nil {
		err = a.write(albumName, page.Bytes())
	}
	if err != nil {
		return fmt.Errorf("writing the page of all letters: %w", err)
	}
	return nil
}

// albumName is how the page of all letters is called.
const albumName = "index.html"

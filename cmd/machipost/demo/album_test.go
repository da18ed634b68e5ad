package demo

import (
	"net/mail"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
	"machipost/gm/postoffice"
)

// kept is an album of a letter to Ann, whose words are these, and her answer.
func kept(t *testing.T, words string) (album, string) {
	t.Helper()
	a := album{folder: t.TempDir()}
	at := time.Date(2026, 1, 5, 12, 0, 0, 0, time.UTC)
	gm, ann := mail.Address{Name: "The GM", Address: gmAddress}, mail.Address{Name: "Ann", Address: addressOf("Ann")}
	for i, d := range []post.Draft{
		{From: gm, To: ann, Subject: "demo 1: " + words, Text: words + "\nof the GM\n", HTML: "<p>of the GM</p>",
			Attachments: []post.Attachment{{Name: "demo.ics", MediaType: "text/calendar", Bytes: []byte("x")}}},
		{From: ann, To: gm, Subject: "Re: " + words, Text: "buy Forest\n" + words},
	} {
		d.MessageID, d.Date = "1@"+domain, at
		raw, err := letter.Composer{}.Compose(d)
		if err == nil {
			err = a.keep(i+1, postoffice.Delivery{From: d.From.Address, To: strings.Replace(d.To.Address, "gm@", "gm+demo.x@", 1), At: at, Raw: raw})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := a.bind(7, []string{"Ann", "Bob"}); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(a.folder, albumName))
	if err != nil {
		t.Fatal(err)
	}
	return a, string(page)
}

// Each player has a list of what came and what was written, with the page and the text.
func TestAlbum(t *testing.T) {
	t.Parallel()
	a, page := kept(t, "Bob leads")
	for _, want := range []string{
		`<a href="#player-1">Ann, 2 letters</a>`, `<a href="#player-2">Bob, 0 letters</a>`,
		`<b>demo 1: Bob leads</b> <span>Bob leads</span>`, `<iframe sandbox loading="lazy" title="demo 1: Bob leads" src="0001-to-ann.html"></iframe>`,
		"<pre>Bob leads\nof the GM\n</pre>", "it brings demo.ics", `wrote: <b>Re: Bob leads</b>`, "<pre>buy Forest\nBob leads\n</pre>",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("no %s in\n%s", want, page)
		}
	}
	if shown, err := os.ReadFile(filepath.Join(a.folder, "0001-to-ann.html")); err != nil || strings.TrimSpace(string(shown)) != "<p>of the GM</p>" {
		t.Errorf("%q, %v", shown, err)
	}
}

// Nothing is loaded from elsewhere, nothing runs, and what somebody wrote is no markup.
func TestAlbumIsHarmless(t *testing.T) {
	t.Parallel()
	_, page := kept(t, `<script src="https://example.org/x"></script><b onclick="x">`)
	if !strings.Contains(page, `http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; frame-src 'self' file:;`) {
		t.Error("there is no policy")
	}
	for _, tag := range regexp.MustCompile(`<[^>]*>`).FindAllString(page, -1) {
		if strings.HasPrefix(tag, "<script") || strings.HasPrefix(tag, "<b ") || regexp.MustCompile(`(?:src|href)="(?:[a-z]+:|/)`).MatchString(tag) {
			t.Error(tag)
		}
	}
	if !strings.Contains(page, "&lt;script") {
		t.Error(page)
	}
}

// An address has the letters of a name that addresses can have.
func TestAddresses(t *testing.T) {
	for name, want := range map[string]string{"Ann": "ann", "Eve Marie": "eve.marie", "Zoë <x>": "zo.x"} {
		if got := addressOf(name); got != want+"@"+domain {
			t.Errorf("%s: %s", name, got)
		}
	}
}

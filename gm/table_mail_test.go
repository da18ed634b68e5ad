package gm_test

import (
	"crypto/sha256"
	"fmt"
	"net/mail"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/keeper"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/templates"
)

// This file is the mail of a table: what players write, and what they are sent.

// letters are those that an address got, oldest first.
func (tb *table) letters(address string) []post.Letter {
	var letters []post.Letter
	for _, l := range tb.mail.Account(address).Letters() {
		l.Text = "" // with the marks of the GM's reader it is empty
		letters = append(letters, l)
	}
	return letters
}

// count fails unless an address got so many letters.
func (tb *table) count(address string, want int) {
	tb.Helper()
	if got := len(tb.letters(address)); got != want {
		tb.Errorf("%s got %d letters, want %d", address, got, want)
	}
}

// heard fails unless the newest letter to an address says something.
func (tb *table) heard(address, text string) {
	tb.Helper()
	said := ""
	if letters := tb.letters(address); len(letters) > 0 {
		said = tb.text(letters[len(letters)-1])
	}
	if !strings.Contains(said, text) && !strings.Contains(flat(said), text) {
		tb.Errorf("the newest letter to %s does not say %q", address, text)
	}
}

// text is what a letter to a player says.
func (tb *table) text(l post.Letter) string {
	key := sha256.Sum256(l.Raw)
	if text, read := textsRead.Load(key); read {
		return text.(string)
	}
	text := letter.Reader{}.Read(l.Raw).Text
	textsRead.Store(key, text)
	return text
}

// textsRead are the texts of letters by the hash of their bytes: tests look often.
var textsRead sync.Map

// flat lets a sentence be found however its lines were broken.
func flat(text string) string { return strings.ReplaceAll(text, "\n", " ") }

// reply answers the newest letter to a player.
func (tb *table) reply(address, text string) {
	tb.Helper()
	letters := tb.letters(address)
	last := letters[len(letters)-1]
	tb.write(address, "Re: "+last.Subject, last.MessageID, text)
}

func (tb *table) write(address, subject, inReplyTo, text string) {
	tb.Helper()
	tb.sent++
	raw, err := letter.Composer{}.Compose(post.Draft{
		MessageID: fmt.Sprintf("letter-%d@example.org", tb.sent), InReplyTo: inReplyTo, Date: tb.clock,
		From: mail.Address{Address: address}, To: mail.Address{Address: gmAddress}, Subject: subject, Text: text + "\n",
	})
	if err != nil {
		tb.Fatal(err)
	}
	tb.lay(address, raw)
}

// lay puts a letter as it is into the GM's mailbox.
func (tb *table) lay(from string, raw []byte) {
	tb.Helper()
	if err := tb.mail.Post(from, gmAddress, raw); err != nil {
		tb.Fatal(err)
	}
}

// writes has somebody write a letter without a tag, and the GM answer.
func (tb *table) writes(address, subject, text string) {
	tb.Helper()
	tb.write(address, subject, "", text)
	tb.round()
}

// asks has somebody reply, and the GM answer.
func (tb *table) asks(address, text string) {
	tb.Helper()
	tb.reply(address, text)
	tb.round()
}

// says fails unless the newest letter to an address says all of this.
func (tb *table) says(address string, texts ...string) {
	tb.Helper()
	for _, text := range texts {
		tb.heard(address, text)
	}
}

// silentOn fails if the newest letter to an address says this.
func (tb *table) silentOn(address, text string) {
	tb.Helper()
	letters := tb.letters(address)
	if said := tb.text(letters[len(letters)-1]); strings.Contains(flat(said), text) {
		tb.Errorf("the newest letter to %s says %q:\n%s", address, text, said)
	}
}

// newest is what the newest letter to an address says.
func (tb *table) newest(address string) string {
	letters := tb.letters(address)
	return tb.text(letters[len(letters)-1])
}

// told fails unless the newest letter to an address says something, wherever its
// lines are broken.
func (tb *table) told(address, text string) {
	tb.Helper()
	if letters := tb.letters(address); !strings.Contains(unbroken(tb.text(letters[len(letters)-1])), text) {
		tb.Errorf("the newest letter to %s does not say %q", address, text)
	}
}

// unbroken is a text on one line.
func unbroken(text string) string { return strings.Join(strings.Fields(text), " ") }

// times fails unless so many letters to an address say something.
func (tb *table) times(address, text string, want int) {
	tb.Helper()
	got := 0
	for _, l := range tb.letters(address) {
		if strings.Contains(unbroken(tb.text(l)), text) {
			got++
		}
	}
	if got != want {
		tb.Errorf("%d letters to %s say %q, want %d", got, address, text, want)
	}
}

// distinct fails unless an address got so many letters, a second copy of one
// left out: a crash between the final dot and its note sends it again (RFC 1047,
// invariant 4).
func (tb *table) distinct(address string, want int) {
	tb.Helper()
	ids := map[string]bool{}
	for _, l := range tb.letters(address) {
		ids[l.MessageID] = true
	}
	if len(ids) != want {
		tb.Errorf("%s got %d letters, want %d", address, len(ids), want)
	}
}

// filedAfterCut has the GM file a letter that came behind the first deadline, and
// stop before the turn is resolved.
func (tb *table) filedAfterCut(address, text string) {
	tb.Helper()
	tb.at(1, "20:00:30")
	tb.reply(address, text)
	deps := tb.depsOf(7)
	deps.Store = &stopped{Store: tb.db, k: 5}
	_, _ = tb.made(deps).Round(tb.Context())
	tb.inTurn("friday", 1)
}

// afterCut has somebody write half a minute behind the first deadline, and the GM
// look at the mail five minutes behind it.
func (tb *table) afterCut(address, text string) {
	tb.Helper()
	tb.at(1, "20:00:30")
	tb.reply(address, text)
	tb.at(1, "20:05:00")
	tb.round()
}

var anyTag = regexp.MustCompile(`\[friday#\w+\]`)

// noStorm fails when there were more answers than letters, or more than limit
// within an hour.
func noStorm(t *testing.T, sent []time.Time, limit, came int) {
	t.Helper()
	if len(sent) > came {
		t.Errorf("%d answers to %d letters", len(sent), came)
	}
	for i := range sent {
		if i >= limit && sent[i].Sub(sent[i-limit]) < time.Hour {
			t.Fatalf("more than %d letters within an hour of %v", limit, sent[i])
		}
	}
	if len(sent) == 0 && limit > 0 {
		t.Error("the machine got no letter at all")
	}
}

// setBoxes is setTable with friday running and a GM who can read letters again.
func setBoxes(t *testing.T) *table {
	t.Helper()
	tb := setTable(t)
	tb.mail.AuthservID = "mx.example.org"
	tb.with(func(d *gm.Deps) {
		d.Read = letter.Reader{Own: []string{gmAddress}, Marks: []string{templates.ReplyMark}, AuthservID: "mx.example.org"}.Read
	})
	tb.start("friday")
	return tb
}

// box is the newest letter in the mailbox's book.
func (tb *table) box(states ...records.LetterState) keeper.BoxLetter {
	tb.Helper()
	letters, err := tb.Letterbox.Newest(tb.Context(), states, 1)
	if err != nil || len(letters) != 1 {
		tb.Fatalf("%d letters, %v", len(letters), err)
	}
	return letters[0]
}

// requeue has the newest letter read again.
func (tb *table) requeue(again keeper.Requeue) keeper.BoxLetter {
	tb.Helper()
	again.ID = tb.box().ID
	letter, err := tb.Letterbox.Requeue(tb.Context(), again)
	if err != nil {
		tb.Fatal(err)
	}
	return letter
}

// forged lays a reply of Ann's with her tag that the mail server holds for forged.
func (tb *table) forged(text string) {
	tb.Helper()
	start := tb.letters(ann)[0]
	tb.lay(ann, fmt.Appendf(nil, "Authentication-Results: mx.example.org; dmarc=fail header.from=example.org\r\n"+
		"From: %s\r\nSubject: Re: %s\r\nIn-Reply-To: <%s>\r\n\r\n%s\r\n", ann, start.Subject, start.MessageID, text))
}

package gm_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/mailbox/memory"
	"machipost/gm/post"
)

// What a mail server may do with its numbers between two batches of letters:
// none is applied or answered again, none is missed.
func TestNumbersThatChange(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name   string
		happen func(tb *table, box *memory.Inbox)
	}{
		{"renumbered", func(_ *table, box *memory.Inbox) { box.Renumber() }},
		{"renumbered twice", func(tb *table, box *memory.Inbox) { box.Renumber(); tb.round(); box.Renumber() }},
		{"emptied, numbers used again", func(_ *table, box *memory.Inbox) { box.Empty() }},
		{"emptied and seen empty", func(tb *table, box *memory.Inbox) { box.Empty(); tb.round() }},
		{"renumbered during a poll", func(tb *table, box *memory.Inbox) {
			tb.with(func(d *gm.Deps) { d.Inbox = &renumbered{Inbox: tb.deps.Inbox, box: box, after: 25} })
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.startWith("friday", "0 20 24 11 *")
			box := tb.mail.Account(gmAddress)
			tb.batch(0)
			tb.round()
			tb.count("ann@example.org", 1+batchSize)
			tb.clock = tb.clock.Add(2 * time.Hour) // the answers an hour begin anew
			c.happen(tb, box)
			tb.batch(batchSize)
			for range 3 {
				tb.round()
			}
			tb.count("ann@example.org", 1+2*batchSize)
		})
	}
}

const batchSize = 50

// batch has Ann write so many letters, all different.
func (tb *table) batch(from int) {
	tb.Helper()
	start := tb.letters("ann@example.org")[0]
	for i := range batchSize {
		tb.write("ann@example.org", "Re: "+start.Subject, start.MessageID, fmt.Sprintf("buy Forest\nletter %d", from+i))
	}
}

// renumbered is a mailbox that gets other numbers once, amidst a poll.
type renumbered struct {
	post.Inbox
	box   *memory.Inbox
	after int
}

func (r *renumbered) Unread(ctx context.Context, done post.Mark, file func([]post.Letter) error) (post.Mark, error) {
	return r.Inbox.Unread(ctx, done, func(some []post.Letter) error {
		if r.after--; r.after == 0 {
			r.box.Renumber()
		}
		return file(some)
	})
}

// A letter is its bytes: one of the same id and another text is another letter,
// and so is one without an id.
func TestIdsAreNotLetters(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	subject := "Re: " + tb.letters("ann@example.org")[0].Subject
	for i, letter := range []string{
		"Message-ID: <one@example.org>\r\n\r\nbuy Forest\r\n",
		"Message-ID: <one@example.org>\r\n\r\nbuy Mine\r\n",
		"\r\nbuy Forest\r\n",
		"\r\nbuy Mine\r\n",
	} {
		raw := []byte("From: ann@example.org\r\nSubject: " + subject + "\r\n" + letter)
		for range sized(10, 100) {
			tb.lay("ann@example.org", raw)
		}
		tb.round()
		tb.count("ann@example.org", 2+i)
		tb.heard("ann@example.org", strings.TrimSpace(letter[strings.LastIndex(letter, "buy"):]))
	}
}

// The cut-off goes by the server's clock: not by the order of the letters in the
// mailbox, nor by what they say.
func TestCutOff(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		arrived string
		inTime  bool
	}{{"19:59:59", true}, {"20:00:00", true}, {"20:00:01", false}} {
		for _, date := range []string{"Tue, 01 Dec 2026 12:00:00 +0000", "Tue, 01 Dec 2026 23:00:00 +0000", "yesterday"} {
			tb := setTable(t)
			tb.start("friday")
			tb.at(1, c.arrived)
			subject := "Re: " + tb.letters("ann@example.org")[0].Subject
			tb.lay("ann@example.org", []byte("From: ann@example.org\r\nDate: "+date+"\r\nSubject: "+subject+"\r\n\r\nbuy Wheat Field\r\n"))
			tb.at(1, "20:05:00")
			tb.round()
			bought := false
			for _, l := range tb.letters("bob@example.org") {
				bought = bought || strings.Contains(tb.text(l), "Ann buys Wheat Field")
			}
			if bought != c.inTime {
				t.Errorf("arrived at %s, dated %q: counted %v", c.arrived, date, bought)
			}
		}
	}
}

// Of two sheets the one that arrived later counts, whichever is read first.
func TestSheetsOutOfOrder(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	start := tb.letters("ann@example.org")[0]
	tb.at(1, "14:00:00")
	tb.write("ann@example.org", "Re: "+start.Subject, start.MessageID, "buy Bakery")
	tb.at(1, "13:00:00") // the mailbox has them the wrong way round
	tb.write("ann@example.org", "Re: "+start.Subject, start.MessageID, "buy Wheat Field")
	tb.at(1, "20:05:00")
	tb.round()
	letters := tb.letters("bob@example.org")
	if text := tb.text(letters[len(letters)-1]); !strings.Contains(text, "Ann buys Bakery") {
		t.Errorf("the report says\n%s", text)
	}
}

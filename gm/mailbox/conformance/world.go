// Package conformance is the suite that every mail world passes: the memory twin,
// the embedded post office and real servers. What a test of another room learns
// from the twin then holds on the wire, too.
//
// It is not shipped: nothing but tests may import it. It is not the place for what
// one server does wrong, which is tested where that server is talked to. What may
// enter is a promise of post.Inbox, post.Postman or post.Composer that all worlds
// keep.
package conformance

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm/post"
)

// A World is a mail system with two accounts, the GM's and a player's, whose
// mailboxes are empty.
type World struct {
	GM, Player string // addresses
	Nobody     string // an address of the same system that nobody has

	Inbox       post.Inbox // the GM's
	Shelf       post.Shelf // of the same mailbox
	PlayerInbox post.Inbox
	Postman     post.Postman // the GM's
	Composer    post.Composer

	// Post sends a letter and returns when it lies in the mailbox of to.
	Post func(from, to string, raw []byte) error
	// Now is the mail system's clock; it may be off by Tolerance.
	Now       func() time.Time
	Tolerance time.Duration

	// What not every world can is nil.

	Renumber      func()                   // changes the UIDVALIDITY of the GM's mailbox
	Left          func() ([]string, error) // the subjects that lie in the GM's mailbox, where letters are moved
	Twin          post.Inbox               // another process at the GM's mailbox, where letters are moved
	Withhold      func(uids ...uint32)     // has the server list these letters of the GM's and hand over all others
	WrongPassword post.Inbox               // the GM's mailbox, asked with a wrong password
	WrongPostman  post.Postman             // the postman with a wrong password
	Unreachable   post.Inbox               // a mailbox where nothing listens
	NoPostman     post.Postman             // a postman where nothing listens
}

// patience bounds each test; it is for worlds that hang, not a measure.
const patience = 30 * time.Second

// Run runs the suite. open is called for each test, to begin with; where worlds
// share nothing, it makes the test parallel.
func Run(t *testing.T, open func(t *testing.T) World) {
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			world := open(t)
			ctx, cancel := context.WithTimeout(t.Context(), patience)
			defer cancel()
			c.run(&visit{T: t, World: world, ctx: ctx})
		})
	}
}

// cases are the suite, one row a test.
var cases = []struct {
	name string
	run  func(*visit)
}{
	{"a first start leaves old letters alone", firstStart},
	{"letters come oldest first, each with its mark", oldestFirst},
	{"what is done with does not come again", doneWith},
	{"an error of file keeps the letters and those behind them", fileFails},
	{"letters come some at a time, within bounds", someAtATime},
	{"a letter over the limit is not fetched but told", tooBig},
	{"letters just under the limit are fetched whole", justFits},
	{"letters that are done with are moved", moved},
	{"a letter that another process has moved is passed", movedByAnother},
	{"what is done with and was left lying is moved", tidied},
	{"a letter that is withheld is left out, and the others are read", leftOut},
	{"a letter that was left out comes when it is handed over", comesAgain},
	{"a letter that was left out may be gone", goneMeanwhile},
	{"what was left out means nothing in a renumbered mailbox", leftOutAndRenumbered},
	{"a renumbered mailbox gives every letter again", renumbered},
	{"a letter's fields and text are read", fieldsRead},
	{"a composed letter arrives as it was composed", roundTrip},
	{"a letter to a sub-address lands in the mailbox", subAddress},
	{"the clock is the mail system's", clock},
	{"several ask for the time at once", clockOfMany},
	{"letters that are kept are found again, once", kept},
	{"wait ends when a letter comes in", waitWakes},
	{"wait ends at once when one came in since the last poll", waitKnows},
	{"wait ends with its context, without an error", waitEnds},
	{"an unknown recipient is refused, the others are not", unknownRecipient},
	{"an error of tell ends the run", tellFails},
	{"a parcel that may not be sent is passed over", mayNot},
	{"an error of a parcel's beginning ends the run", beginFails},
	{"no parcels need no server", noParcels},
	{"a wrong password is an account error", wrongPassword},
	{"an unreachable server is not an account error", unreachable},
	{"an ended context is told", contextEnded},
}

// A visit is one test's stay in a world.
type visit struct {
	*testing.T
	World
	ctx context.Context
}

// start makes the GM's first start, on the empty mailbox.
func (v *visit) start() post.Mark {
	v.Helper()
	mark, err := v.Inbox.Unread(v.ctx, post.Mark{}, each(func(l post.Letter) error {
		return fmt.Errorf("letter %q at the first start", l.Subject)
	}))
	if err != nil {
		v.Fatal(err)
	}
	return mark
}

// post sends the GM a small letter from the player.
func (v *visit) post(subject string) {
	v.Helper()
	raw := v.plain(subject, "buy Forest\r\n")
	if err := v.Post(v.Player, v.GM, raw); err != nil {
		v.Fatal(err)
	}
}

// plain returns a small letter from the player to the GM.
func (v *visit) plain(subject, text string) []byte {
	return fmt.Appendf(nil, "From: Ann <%s>\r\nTo: %s\r\nSubject: %s\r\nMessage-ID: <%s@players.test>\r\n\r\n%s",
		v.Player, v.GM, subject, strings.ReplaceAll(subject, " ", "."), text)
}

// read polls an inbox and returns what it gave.
func (v *visit) read(inbox post.Inbox, done post.Mark) ([]post.Letter, post.Mark) {
	v.Helper()
	var letters []post.Letter
	mark, err := inbox.Unread(v.ctx, done, each(func(l post.Letter) error {
		letters = append(letters, l)
		return nil
	}))
	if err != nil {
		v.Fatal(err)
	}
	return letters, mark
}

// expect compares the subjects of letters.
func (v *visit) expect(letters []post.Letter, subjects ...string) {
	v.Helper()
	var have []string
	for _, l := range letters {
		have = append(have, l.Subject)
	}
	if !slices.Equal(have, subjects) {
		v.Fatalf("letters %q, want %q", have, subjects)
	}
}

// each makes a function that takes letters of one that takes a letter.
func each(take func(post.Letter) error) func([]post.Letter) error {
	return func(letters []post.Letter) error {
		for _, l := range letters {
			if err := take(l); err != nil {
				return err
			}
		}
		return nil
	}
}

var errFull = errors.New("the disk is full")

package gm_test

import (
	"context"
	"fmt"
	"net/mail"
	"path/filepath"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
)

// An echo is a postman to an address where a machine answers every letter.
type echo struct {
	post.Postman
	to    string
	reply func(post.Letter)
	sent  []time.Time // letters to the machine
	now   func() time.Time
}

func (e *echo) Deliver(ctx context.Context, parcels []post.Parcel, tell func(post.Parcel, error) error) error {
	return e.Postman.Deliver(ctx, parcels, func(p post.Parcel, fault error) error {
		if p.To == e.to {
			e.sent = append(e.sent, e.now())
			e.reply(letter.Reader{}.Read(p.Raw))
		}
		return tell(p, fault)
	})
}

// machines are those that answer us, and how many answers an hour of ours each
// may get.
var machines = []struct {
	name, to string
	limit    int
	header   func(l post.Letter) string // of what comes back
}{
	{"a stranger's auto-responder", "eve@example.org", 5, func(l post.Letter) string {
		return "From: eve@example.org\r\nSubject: Re: " + l.Subject + "\r\n"
	}},
	{"a stranger's, each time anew", "eve@example.org", 5, func(l post.Letter) string {
		return "From: eve@example.org\r\nSubject: I am away\r\n"
	}},
	{"a player's auto-responder", "ann@example.org", 60, func(l post.Letter) string {
		return "From: ann@example.org\r\nSubject: Away: " + l.Subject + "\r\nIn-Reply-To: <" + l.MessageID + ">\r\n"
	}},
	{"a player's without the tag", "ann@example.org", 5, func(l post.Letter) string {
		return "From: ann@example.org\r\nSubject: I am away\r\n"
	}},
	{"a player's that answers from elsewhere", "ann@example.org", 5, func(l post.Letter) string {
		return "From: robot@example.org\r\nSubject: Away: " + l.Subject + "\r\n"
	}},
	{"a vacation program", "eve@example.org", 1, func(l post.Letter) string {
		return "From: eve@example.org\r\nSubject: Re: " + l.Subject + "\r\nAuto-Submitted: auto-replied (vacation)\r\n"
	}},
	{"a mailing list", "eve@example.org", 1, func(l post.Letter) string {
		return "From: eve@example.org\r\nSubject: [list] " + l.Subject + "\r\nList-Id: <list.example.org>\r\n"
	}},
	{"an old mailing list", "eve@example.org", 1, func(l post.Letter) string {
		return "From: eve@example.org\r\nSubject: [list] " + l.Subject + "\r\nPrecedence: list\r\n"
	}},
	{"its own address", "eve@example.org", 1, func(l post.Letter) string {
		return "From: " + gmAddress + "\r\nSubject: Re: " + l.Subject + "\r\n"
	}},
	{"its own address with a tag", "ann@example.org", 0, func(l post.Letter) string {
		return "From: gm+friday.0123456789ab@example.org\r\nSubject: Re: " + l.Subject + "\r\n"
	}},
	{"a mailer-daemon", "eve@example.org", 1, func(l post.Letter) string {
		return "From: MAILER-DAEMON@example.org\r\nSubject: Undelivered: " + l.Subject + "\r\n"
	}},
}

func TestMachinesMakeNoStorm(t *testing.T) {
	t.Parallel()
	for _, m := range machines {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.startWith("friday", "0 20 24 11 *")
			came := 0
			machine := &echo{Postman: tb.deps.Postman, to: m.to, now: func() time.Time { return tb.clock }, reply: func(l post.Letter) {
				came++
				tb.lay("robot@example.org", fmt.Appendf(nil, "Message-ID: <%d@robot.example>\r\n%s\r\nI am away.\r\nbuy Forest\r\n", came, m.header(l)))
			}}
			tb.with(func(d *gm.Deps) { d.Postman = machine })
			if m.to == "eve@example.org" {
				tb.write("eve@example.org", "hello", "", "Hello")
				came++
			} else {
				machine.reply(tb.letters(m.to)[0])
			}
			for range sized(100, 1000) {
				tb.clock = tb.clock.Add(time.Minute)
				tb.round()
			}
			noStorm(t, machine.sent, m.limit, came)
		})
	}
}

// Two GMs that got each other's address leave off at once.
func TestTwinsMakeNoStorm(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	const twinAddress = "twin@example.org"
	deps := tb.depsOf(7)
	deps.Store, deps.Inbox, deps.Address = tb.opened(filepath.Join(t.TempDir(), "twin.db")), tb.mail.Account(twinAddress), mail.Address{Address: twinAddress}
	twin := tb.made(deps)
	twinRound := func() {
		if _, err := twin.Round(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	twinRound()
	tb.write(twinAddress, "hello", "", "Hello")
	for range sized(100, 1000) {
		tb.clock = tb.clock.Add(time.Minute)
		tb.round()
		twinRound()
	}
	tb.count(twinAddress, 1)
	tb.count(gmAddress, 1)
}

// All together are answered so often a day, and then the keeper is told.
func TestDailyBreaker(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	answered := 0
	for i := range 600 {
		address := fmt.Sprintf("stranger%d@example.org", i)
		tb.mail.Account(address)
		tb.write(address, "hello", "", "Hello")
	}
	tb.round()
	for i := range 600 {
		answered += len(tb.letters(fmt.Sprintf("stranger%d@example.org", i)))
	}
	if answered != 500 {
		t.Errorf("%d were answered, want 500", answered)
	}
	tb.count(keeperAddress, 1)
	tb.heard(keeperAddress, "which looks like a storm")
	tb.reply("ann@example.org", "buy Forest") // whom it does not touch
	tb.round()
	tb.count("ann@example.org", 2)
	tb.writes("bob@example.org", "orders", "buy Forest") // nor a player who forgot the tag
	tb.heard("bob@example.org", "buy Forest")
	tb.clock = tb.clock.Add(25 * time.Hour)
	tb.write("eve@example.org", "hello", "", "Hello")
	tb.round()
	tb.count("eve@example.org", 1)
}

package gm_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
	"machipost/gm/records"
)

// bounce lays a report on a letter of ours into the GM's mailbox.
func (tb *table) bounce(of post.Letter, action, status string) {
	tb.Helper()
	tb.sent++
	tb.lay("", []byte(strings.ReplaceAll(fmt.Sprintf(`From: MAILER-DAEMON@mx.example
Message-ID: <bounce-%d@mx.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Action: %s
Status: %s

--b
Content-Type: text/rfc822-headers

Message-ID: <%s>

--b--
`, tb.sent, action, status, of.MessageID), "\n", "\r\n")))
}

func TestBouncesMakeUnreachable(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		action, status string
		reachable      int // bounces that change nothing yet
	}{{"failed", "5.1.1", 2}, {"delayed", "4.4.1", 11}} {
		tb := setTable(t)
		tb.start("friday")
		start := tb.letters("ann@example.org")[0]
		for i := range c.reachable + 3 {
			tb.bounce(start, c.action, c.status)
			tb.clock = tb.clock.Add(time.Minute)
			tb.round()
			if got, want := tb.player(0).Unreachable(), i >= c.reachable; got != want {
				t.Errorf("%s: unreachable %v after %d", c.status, got, i+1)
			}
		}
		tb.count(keeperAddress, 1)
		tb.heard(keeperAddress, "Letters to ann@example.org keep coming back: "+c.status+". The last one was letter 1 of the outbox. It is the address of Ann in friday.")
		tb.heard(keeperAddress, "\n    machipost player address friday Ann --add NEW-ADDRESS\n    machipost player address friday Ann --remove ann@example.org")
		tb.count("ann@example.org", 1)
		if tb.player(1).Bounced != 0 {
			t.Error("Bob's score changed")
		}
		tb.clock = tb.clock.Add(time.Hour)
		tb.reply("ann@example.org", "buy Forest")
		tb.round()
		if tb.player(0).Bounced != 0 {
			t.Error("a letter from the player did not clear it")
		}
	}
}

// A report on a letter that is not ours, and a letter that only claims to be
// from the player, change nothing.
func TestBouncesOfNobody(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.mail.AuthservID = "mx.example.org"
	for range 5 {
		tb.bounce(post.Letter{MessageID: "guessed@example.org"}, "failed", "5.1.1")
	}
	tb.round()
	if tb.player(0).Bounced != 0 {
		t.Error("anybody can make a player unreachable")
	}
	tb.bounce(tb.letters("ann@example.org")[0], "failed", "5.1.1")
	tb.write("ann@example.org", "hello", "", "I am here")
	tb.round()
	tag := anyTag.FindString(tb.letters("ann@example.org")[0].Subject)
	tb.spoof("ann", tag, "mx.example.org; dmarc=fail")
	if tb.player(0).Bounced == 0 {
		t.Error("a letter without the tag, or a forged one, cleared it")
	}
}

// What the mail server refuses for good counts like a letter that came back.
func TestRefusalsCountAsBounces(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.with(func(d *gm.Deps) {
		d.Postman = &moody{Postman: tb.deps.Postman, to: "ann@example.org", refusal: &post.Refusal{Permanent: true, Code: 550, Reason: "550 5.1.1 no such user"}}
	})
	for day := 1; day < 4; day++ {
		tb.at(day, "20:01:00")
		tb.round()
	}
	if !tb.player(0).Unreachable() {
		t.Errorf("score %d", tb.player(0).Bounced)
	}
	tb.round()
	told := 0
	for _, l := range tb.letters(keeperAddress) {
		if strings.Contains(flat(tb.text(l)), "Letters to ann@example.org keep coming back: 550 5.1.1 no such user") {
			told++
		}
	}
	if told != 1 {
		t.Errorf("the keeper was told %d times", told)
	}
}

// A forged sender who is nobody is no news for the keeper.
func TestAnswersToNobodyAreNoNews(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for i := range 5 {
		tb.lay("eve@example.org", fmt.Appendf(nil, "From: nobody%d@nowhere.example\r\n\r\nHello\r\n", i))
	}
	if report := tb.round(); report.Failed != 5 {
		t.Errorf("%d letters were not sent, want 5", report.Failed)
	}
	tb.round()
	tb.count(keeperAddress, 0)
}

// Who reads along, or would take over, is written to no more once nothing arrives.
func TestOnlookersWhoseLettersComeBackAreDropped(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "Hello", "watch friday\nstandby as Eve")
	tb.asks(eve, "yes")
	for day := 1; day <= 3; day++ {
		if got := tb.onlookers(); got != 2 {
			t.Errorf("on day %d %d onlookers are left, want 2", day, got)
		}
		tb.at(day, "20:01:00")
		tb.round()
		letters := tb.letters(eve)
		tb.bounce(letters[len(letters)-1], "failed", "5.1.1")
		tb.round()
	}
	if got := tb.onlookers(); got != 0 {
		t.Errorf("%d onlookers are left", got)
	}
}

// onlookers counts the observers of friday and the standbys.
func (tb *table) onlookers() (count int) {
	tb.Helper()
	game := tb.found("friday")
	err := tb.db.View(tb.Context(), func(view records.View) error {
		observers, err := view.Onlookers.Observers(game.ID)
		if err != nil {
			return err
		}
		standbys, err := view.Onlookers.Standbys()
		count = len(observers) + len(standbys)
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return count
}

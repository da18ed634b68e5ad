package gm_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/keeper"
	"machipost/gm/post"
	"machipost/gm/records"
)

func TestALetterThatWasSetAsideIsReadAgain(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	tb.forged("buy Forest")
	tb.round()
	aside := tb.box(records.Aside)
	if aside.Game != "friday" || aside.Name != "Ann" || aside.Why != "dmarc=fail" {
		t.Fatalf("set aside is %+v", aside)
	}
	tb.says(keeperAddress, fmt.Sprintf(`"machipost letter show %d" shows it`, aside.ID))
	if got := tb.requeue(keeper.Requeue{}); got.State != records.Applied {
		t.Errorf("state %s, why %q", got.State, got.Why)
	}
	tb.round()
	tb.says(ann, "These are your orders for turn 1 of friday", "buy Forest")
	if _, err := tb.Letterbox.Requeue(t.Context(), keeper.Requeue{ID: aside.ID}); err == nil || !strings.Contains(err.Error(), "has had its effect") {
		t.Errorf("again: %v", err)
	}
	if got := tb.takeOrders(); got != "Ann" {
		t.Errorf("orders of %q are filed, want Ann's", got)
	}
}

// An automatic letter of a player's is answered once the keeper has looked at it;
// the tag is needed all the same.
func TestWhatIsForgivenAndWhatIsNot(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, subject string
		want          records.LetterState
	}{
		{"with the tag", "", records.Applied},
		{"without", "orders", records.Unconfirmed},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setBoxes(t)
			if c.subject == "" {
				c.subject = "Re: " + tb.letters(ann)[0].Subject
			}
			tb.lay(ann, fmt.Appendf(nil, "From: %s\r\nSubject: %s\r\nPrecedence: bulk\r\n\r\nbuy Forest\r\n", ann, c.subject))
			tb.round()
			tb.count(ann, 1)
			if got := tb.box().State; got != records.Automatic {
				t.Fatalf("it was %s", got)
			}
			if got := tb.requeue(keeper.Requeue{}).State; got != c.want {
				t.Errorf("it is %s, want %s", got, c.want)
			}
			tb.round()
			tb.count(ann, 2)
		})
	}
}

// The keeper vouches: the letter counts as the player's, from whatever address, and
// the next report says so.
func TestTheKeeperVouches(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	tb.writes(eve, "Ann's orders", "buy Forest")
	got := tb.requeue(keeper.Requeue{Game: "FRIDAY", Player: "ann", Reason: "Ann rang me up."})
	if got.State != records.Applied || got.Game != "friday" || got.Name != "Ann" {
		t.Errorf("it is %s, of %s in %s", got.State, got.Name, got.Game)
	}
	tb.round()
	tb.says(ann, "buy Forest")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(bob, "The GM vouched for a letter of Ann. The reason: Ann rang me up.", "Ann buys Forest")
}

// A yes to what the keeper has put right already finds nothing to do.
func TestVouchedForIsNotConfirmedOnceMore(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	tb.writes(ann, "orders", "buy Forest")
	question := tb.letters(ann)[1]
	tb.requeue(keeper.Requeue{Game: "friday", Player: "Ann", Reason: "Ann rang me up."})
	tb.round()
	tb.takeOrders()
	tb.write(ann, "Re: "+question.Subject, question.MessageID, "yes")
	tb.round()
	if got := tb.takeOrders(); got != "" {
		t.Errorf("orders of %q are filed twice", got)
	}
}

// Orders for a turn that was resolved meanwhile are for the next.
func TestRequeuedOrdersAreForTheTurnThatComes(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	tb.forged("buy Forest")
	tb.round()
	aside := tb.box(records.Aside)
	tb.at(1, "20:01:00")
	tb.round()
	tb.at(2, "09:00:00")
	got := tb.requeue(keeper.Requeue{})
	if !got.Letter.Arrived.Equal(aside.Letter.Arrived) || got.Letter.Mark != aside.Letter.Mark {
		t.Errorf("arrived %v, mark %v", got.Letter.Arrived, got.Letter.Mark)
	}
	tb.round()
	tb.says(ann, "These are your orders for turn 2 of friday")
	tb.at(2, "20:01:00")
	tb.round()
	tb.says(bob, "report of turn 2", "Ann buys Forest")
}

// A letter that was not answered for too many others is answered now.
func TestTheKeeperIsNoStorm(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	for range 6 {
		tb.writes(eve, "hello", "Hello")
	}
	tb.count(eve, 5)
	if got := tb.box(); !strings.Contains(got.Why, "not answered") {
		t.Fatalf("why: %q", got.Why)
	}
	tb.requeue(keeper.Requeue{})
	tb.round()
	tb.count(eve, 6)
}

func TestWhatCannotBeReadAgain(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	tb.reply(ann, strings.Repeat("buy Forest\n", 30_000))
	tb.round()
	large := tb.box().ID
	tb.write(eve, "hello", "", "Hello")
	tb.round()
	small := tb.box().ID
	for _, c := range []struct {
		again keeper.Requeue
		is    error
		says  string
	}{
		{keeper.Requeue{ID: 99}, records.ErrNoLetter, "letter 99: no such letter"},
		{keeper.Requeue{ID: large}, nil, "too large to be fetched"},
		{keeper.Requeue{ID: small, Game: "monday", Player: "Ann"}, records.ErrNoGame, "game monday"},
		{keeper.Requeue{ID: small, Game: "friday", Player: "Eve"}, records.ErrNoPlayer, "game friday: player Eve"},
		{keeper.Requeue{ID: small, Game: "friday", Player: "Ann", Reason: " \n "}, keeper.ErrNoReason, "a running game is changed only with a reason"},
	} {
		_, err := tb.Letterbox.Requeue(t.Context(), c.again)
		if err == nil || c.is != nil && !errors.Is(err, c.is) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v, want %q", c.again, err, c.says)
		}
	}
}

// A letter that still makes us fail is told, and changes nothing.
func TestALetterThatFailsAgain(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	tb.forged("buy Forest")
	tb.round()
	tb.with(func(d *gm.Deps) { d.Read = func([]byte) post.Letter { panic("index out of range") } })
	id := tb.box().ID
	if _, err := tb.Letterbox.Requeue(t.Context(), keeper.Requeue{ID: id}); err == nil || !strings.Contains(err.Error(), "makes us fail") {
		t.Errorf("%v", err)
	}
	if got := tb.box().State; got != records.Aside {
		t.Errorf("it is %s", got)
	}
}

// What is better read now is what a yes confirms.
func TestTheTextIsReadAnew(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	tb.writes(ann, "orders", "buy Nothing at all")
	read := tb.deps.Read
	tb.with(func(d *gm.Deps) {
		d.Read = func(raw []byte) post.Letter {
			l := read(raw)
			l.Text = "buy Forest"
			return l
		}
	})
	tb.requeue(keeper.Requeue{})
	tb.round()
	tb.asks(ann, "yes")
	if got := tb.takeOrders(); got != "Ann" {
		t.Errorf("orders of %q are filed, want Ann's", got)
	}
}

// No tag is shown to the keeper, in no subject, text or address.
func TestTheBoxShowsNoTags(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	tag := anyTag.FindString(tb.letters(ann)[0].Subject)
	secret := strings.Trim(tag[strings.Index(tag, "#")+1:], "]")
	tb.asks(ann, "My tag is "+tag+", is it not?\nGM+friday."+secret+"@example.org\nbuy Forest")
	letter, err := tb.Letterbox.Letter(t.Context(), tb.box().ID)
	if err != nil {
		t.Fatal(err)
	}
	if said := tb.box().Letter.Subject + letter.Letter.Subject + letter.Letter.Text; strings.Contains(said, secret) {
		t.Errorf("the secret %s stands in %q", secret, said)
	}
	if !strings.Contains(letter.Letter.Text, "[friday], is it not?\nGM+friday@example.org") {
		t.Errorf("text %q", letter.Letter.Text)
	}
	if len(letter.Letter.Raw) == 0 {
		t.Error("no raw bytes")
	}
}

// Of so many letters a day the keeper is told; the last says that there are more.
func TestTheLastNoticeOfADaySaysThereAreMore(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	for i := range 25 {
		tb.forged(fmt.Sprint("buy Forest ", i))
	}
	tb.round()
	letters := tb.letters(keeperAddress)
	if len(letters) != 20 {
		t.Fatalf("%d letters to the keeper", len(letters))
	}
	for i, l := range letters {
		if more := strings.Contains(tb.text(l), "machipost letter list"); more != (i == 19) {
			t.Errorf("letter %d tells of more: %v", i+1, more)
		}
	}
}

// The service is no player: not under its address, nor under a sub-address.
func TestSubAddressesOfOursAreNobodys(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	for _, c := range []struct {
		address string
		refused bool
	}{
		{gmAddress, true}, {"GM+x@example.org", true}, {"gm+friday.secret@EXAMPLE.org", true},
		{"gmx@example.org", false}, {"gm+x@example.net", false}, {"x+gm@example.org", false}, {"gm-x@example.org", false},
	} {
		_, err := tb.Roster.AddAddress(t.Context(), "friday", "Bob", c.address)
		if (err != nil) != c.refused || err != nil && !strings.Contains(err.Error(), "address of the service itself") {
			t.Errorf("%s: %v", c.address, err)
		}
		if err == nil {
			if _, err := tb.Roster.RemoveAddress(t.Context(), "friday", "Bob", c.address); err != nil {
				t.Fatal(err)
			}
		}
	}
	tb.with(func(d *gm.Deps) { d.Separator = "-" })
	if _, err := tb.Roster.AddAddress(t.Context(), "friday", "Bob", "gm-x@example.org"); err == nil {
		t.Error("gm-x is ours where the separator is a hyphen")
	}
}

// A letter takes back what arrived before it, however late it is read.
func TestAnOldClearLeavesNewerOrders(t *testing.T) {
	t.Parallel()
	tb := setBoxes(t)
	tb.writes(ann, "hello", "clear")
	asked := tb.box().ID
	tb.clock = tb.clock.Add(time.Hour)
	tb.asks(ann, "buy Forest")
	_, err := tb.Letterbox.Requeue(t.Context(), keeper.Requeue{ID: asked, Game: "friday", Player: "Ann", Reason: why})
	if err != nil {
		t.Fatal(err)
	}
	tb.asks(ann, "orders")
	tb.says(ann, "buy Forest")
}

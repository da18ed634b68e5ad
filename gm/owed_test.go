package gm_test

import (
	"fmt"
	"net/mail"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/post"
	"machipost/gm/records"
)

// This file is about players who wrote more letters than they get answers.

// answered has so many answers to an address with the right tag, or without, queued and
// sent a while ago.
func (tb *table) answered(address string, proven bool, answers int, ago time.Duration) {
	tb.Helper()
	tb.update(func(tx records.Tx) error {
		for i := range answers {
			id, err := tx.Outbox.Queue(records.Outgoing{
				Kind: records.Answer, MessageID: fmt.Sprintf("%d-%s-%s", i, ago, address), To: address, Proven: proven, Raw: []byte("x"), Created: tx.Now.Add(-ago), Due: tx.Now,
			})
			if err != nil {
				return err
			}
			if err := tx.Attempts.Sent(id, tx.Now); err != nil {
				return err
			}
		}
		return nil
	})
}

// Beyond the answers of an hour orders are filed, and one answer follows for all of
// them.
func TestOneAnswerForAllOrdersBeyondTheHours(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.startWith("friday", "0 20 24 12 *")
	for range 70 {
		tb.reply(ann, "buy Mine")
		tb.clock = tb.clock.Add(30 * time.Second)
		tb.round()
	}
	tb.count(ann, 61) // with the letter that begins the game
	tb.clock = tb.clock.Add(24 * time.Minute)
	tb.round()
	tb.count(ann, 61)
	tb.clock = tb.clock.Add(90 * time.Second)
	tb.reply(ann, "buy Bakery") // in the place of all before it
	tb.round()
	tb.count(ann, 62)
	tb.says(ann, "11 letters of yours for friday", "with one letter, which is this", "These are your orders for turn 1 of friday", "buy Bakery")
	tb.silentOn(ann, "Mine")
	l := tb.letters(ann)[61]
	if start := tb.letters(ann)[0]; tagOf(l.Subject) != tagOf(start.Subject) || l.Automatic == "" {
		t.Errorf("it has the subject %q, automatic %q", l.Subject, l.Automatic)
	}
	tb.reply(ann, "buy Forest")
	tb.clock = tb.clock.Add(time.Hour)
	tb.round()
	tb.count(ann, 63)
	tb.silentOn(ann, "letters of yours")
	tb.clock = tb.clock.Add(time.Hour)
	tb.round()
	tb.count(ann, 63)
}

// Whatever others write, a player's orders are answered, and one player who writes too
// much for a day is told to the keeper.
func TestAnswersAreLimitedByPlayer(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.startWith("friday", "0 20 24 12 *")
	for i := range 8 {
		tb.answered(fmt.Sprintf("player%d@example.org", i), true, 150, 2*time.Hour)
	}
	tb.asks(bob, "buy Forest")
	tb.count(bob, 2)
	tb.answered(ann, true, 200, 2*time.Hour)
	tb.asks(ann, "buy Forest")
	tb.asks(ann, "buy Mine")
	tb.count(ann, 1)
	tb.times(keeperAddress, "200 letters of Ann's in friday were answered within a day", 1)
	tb.clock = tb.clock.Add(22 * time.Hour)
	tb.round()
	tb.count(ann, 2)
	tb.says(ann, "2 letters of yours for friday", "buy Mine")
}

// A sender without a tag is limited a day, too, and all of them together; what is
// answered with a tag does not count for them.
func TestStrangersAreLimitedADay(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name   string
		sender int // answers that Eve had
		others int // that other strangers had
		tagged int // that players had
		want   int
	}{
		{"nearly a sender's", 29, 0, 0, 1},
		{"a sender's", 30, 0, 0, 0},
		{"nearly all", 0, 499, 0, 1},
		{"all", 0, 500, 0, 0},
		{"players'", 0, 0, 2000, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.round()
			tb.answered(eve, false, c.sender, 2*time.Hour)
			tb.answered("other@example.org", false, c.others, 2*time.Hour)
			tb.answered("player@example.org", true, c.tagged, 2*time.Hour)
			tb.writes(eve, "hello", "Hello")
			tb.count(eve, c.want)
		})
	}
}

// Nobody gets the answer to another's letters: not who takes the seat over, nor one who
// has left.
func TestNobodyIsAnsweredInAnothersPlace(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.startWith("friday", "0 20 24 12 *")
	tb.mail.Account(cat)
	tb.answered(ann, true, 60, 30*time.Minute)
	tb.asks(ann, "buy Mine")
	tb.count(ann, 1)
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Ann", mail.Address{Name: "Cat", Address: cat}, why))
	tb.clock = tb.clock.Add(time.Hour)
	tb.round()
	for _, address := range []string{ann, cat} {
		tb.times(address, "letters of yours", 0)
		tb.times(address, "letter of yours", 0)
	}
}

// One player's trouble keeps nobody else's answer waiting.
func TestAnAnswerThatCannotBeWrittenHoldsNoOther(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.startWith("friday", "0 20 24 12 *")
	for _, address := range []string{ann, bob} {
		tb.answered(address, true, 60, 30*time.Minute)
		tb.asks(address, "buy Mine")
	}
	composer := tb.deps.Composer
	tb.with(func(d *gm.Deps) { d.Composer = unableTo{composer, ann} })
	tb.clock = tb.clock.Add(time.Hour)
	tb.round()
	tb.count(ann, 1)
	tb.says(bob, "1 letter of yours for friday")
	tb.with(func(d *gm.Deps) { d.Composer = composer })
	tb.round()
	tb.count(bob, 2)
	tb.asks(ann, "buy Forest")
	tb.says(ann, "buy Forest")
}

// unableTo is a composer who cannot write to an address.
type unableTo struct {
	post.Composer
	address string
}

func (u unableTo) Compose(d post.Draft) ([]byte, error) {
	if d.To.Address == u.address {
		return nil, errBroken
	}
	return u.Composer.Compose(d)
}

// Who leaves or is forgotten hears of it at once: that is the last chance.
func TestAFarewellIsAnswered(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.startWith("friday", "0 20 24 12 *")
	tb.asks(ann, "forget me")
	question := tb.letters(ann)[1]
	tb.answered(ann, true, 60, 30*time.Minute)
	tb.asks(ann, "buy Mine")
	tb.count(ann, 2)
	tb.write(ann, "Re: "+question.Subject, question.MessageID, "yes")
	tb.round()
	tb.says(ann, "You are forgotten")
	tb.update(func(tx records.Tx) error {
		debts, err := tx.Debts.All()
		if len(debts) > 0 {
			t.Errorf("owed are %+v", debts)
		}
		return err
	})
}

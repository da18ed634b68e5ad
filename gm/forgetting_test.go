package gm_test

import (
	"fmt"
	"net/mail"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/records"
)

// A player of a running and of a finished game is forgotten: what is left speaks
// of a number.
func TestForgetMeLeavesANumber(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("monday")
	tb.at(1, "20:01:00")
	tb.round()
	tb.finish("monday")
	tb.at(2, "12:00:00")
	tb.open("friday", "0 20 * * *", true)
	tb.round()
	tb.asks(ann, "buy Forest\npress: I was here")
	tb.asks(bob, "buy Bakery\nstanding: tv Ann")
	tb.at(2, "20:01:00")
	tb.round()
	tb.asks(ann, "forget me")
	tb.says(ann, "you leave monday, friday for good", "That cannot be taken back.")
	tb.asks(ann, "yes")
	tb.says(ann, "You are forgotten")
	tb.says(keeperAddress, "A player wished to be forgotten")
	tb.at(3, "19:00:00")
	tb.asks(bob, "buy Wheat Field\nreport 1")
	tb.says(bob, "Player 1 buys Forest")
	tb.silentOn(bob, "Ann")
	tb.at(3, "20:01:00")
	tb.round()
	tb.says(bob, "A player wished to be forgotten and is called Player 1 now.", "friday: report of turn 2")
	tb.silentOn(bob, "Ann")
	if n, err := tb.Turns.Verify(tb.Context(), "friday"); err != nil || n != 2 {
		t.Errorf("verified %d turns: %v", n, err)
	}
	tb.forgotten("Ann", "ann@")
}

func TestForgetMeIsAskedAbout(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "forget me")
	tb.write(bob, "Re: friday", tb.letters(ann)[1].MessageID, "yes")
	tb.round()
	tb.addresses("friday", ann)
	tb.write(ann, "hello", "", "forget me") // without a tag, as anybody could
	tb.round()
	tb.addresses("friday", ann)
}

func TestAStrangerCanBeForgotten(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "Hello", "watch friday")
	tb.asks(eve, "yes")
	tb.writes(eve, "Hello", "forget me")
	tb.asks(eve, "yes")
	tb.says(eve, "You are forgotten")
	tb.forgotten("eve@")
}

// remembered are games in which something holds Ann's name: whatever it is, it
// holds a number once she is forgotten.
var remembered = map[string]func(tb *table){
	"an earlier name": func(tb *table) {
		tb.resolved()
		tb.does(tb.Steps.RenamePlayer(tb.Context(), "friday", "Ann", "Zoe", why))
	},
	"an observer's report": func(tb *table) {
		tb.writes(eve, "Hello", "watch friday")
		tb.asks(eve, "yes")
		tb.resolved()
	},
	"an offer of her seat": func(tb *table) {
		tb.writes(eve, "Hello", "standby as Eve")
		tb.asks(eve, "yes")
		tb.change("friday", func(g *records.Game) { g.Terms.NMRs = 1 })
		tb.asks(bob, "buy Bakery")
		tb.at(1, "20:01:00")
		tb.round()
		tb.says(eve, "Ann")
	},
	"press of another": func(tb *table) {
		tb.change("friday", func(g *records.Game) { g.Terms.Press = records.AnyPress })
		tb.asks(bob, "press: Ann ANN, ann@example.org: we cannot wait")
	},
	"reasons": func(tb *table) {
		tb.resolved()
		tb.does(tb.Steps.HoldGame(tb.Context(), "friday", "we wait for Ann"))
		tb.does(tb.Steps.UndoTurn(tb.Context(), "friday", 1, "Ann, once more"))
	},
	"an answer to a stranger": func(tb *table) {
		tb.writes(eve, "Hello", "games")
	},
	"another address": func(tb *table) {
		if _, err := tb.Roster.AddAddress(tb.Context(), "friday", "Ann", "zoe@example.org"); err != nil {
			tb.Fatal(err)
		}
		tb.resolved()
	},
	"a seat that was taken": func(tb *table) {
		tb.asks(ann, "press: I am Ann")
		tb.resolved()
		tb.does(tb.Steps.RenamePlayer(tb.Context(), "friday", "Ann", "Zoe", why))
		tb.does(tb.Steps.ReplacePlayer(tb.Context(), "friday", "Zoe", mail.Address{Name: "Eve", Address: eve}, "Ann is ill"))
		tb.round()
		tb.asks(eve, "buy Bakery")
	},
	"a seat in a game that waits": func(tb *table) {
		tb.lobby("monday", 3, mail.Address{Name: "Ann", Address: ann}, mail.Address{Name: "Bob", Address: bob})
		tb.does(tb.Steps.RenamePlayer(tb.Context(), "monday", "Ann", "Zoe", why))
	},
}

// resolved plays the turn that comes, with orders of both players.
func (tb *table) resolved() {
	tb.Helper()
	tb.asks(ann, "buy Forest")
	tb.asks(bob, "buy Bakery\nstanding: tv Ann")
	tb.at(1, "20:01:00")
	tb.round()
}

func TestForgetMeFindsTheName(t *testing.T) {
	t.Parallel()
	for where, happens := range remembered {
		t.Run(where, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			happens(tb)
			tb.round()
			tb.writes(ann, "Hello", "forget me")
			tb.asks(ann, "yes")
			tb.says(ann, "You are forgotten")
			tb.round()
			tb.forgotten("Ann", "ANN", "ann@", "Zoe", "zoe@")
			if n, err := tb.Turns.Verify(tb.Context(), "friday"); err != nil {
				t.Errorf("verified %d turns: %v", n, err)
			}
		})
	}
}

// A seat that was offered by its player's name is taken by the number.
func TestAnOfferOutlivesItsName(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "Hello", "standby as Eve")
	tb.asks(eve, "yes")
	tb.change("friday", func(g *records.Game) { g.Terms.NMRs = 1 })
	tb.asks(bob, "buy Bakery")
	tb.at(1, "20:01:00")
	tb.round()
	offer := tb.letters(eve)[len(tb.letters(eve))-1]
	tb.writes(ann, "Hello", "forget me")
	tb.asks(ann, "yes")
	tb.write(eve, "Re: "+offer.Subject, offer.MessageID, "yes")
	tb.round()
	tb.who("friday", "Eve Bob")
}

// Of two who had a seat one after the other, each is forgotten alone.
func TestForgetMeLeavesTheSuccessor(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.resolved()
	tb.clock = tb.clock.Add(time.Hour)
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Ann", mail.Address{Name: "Eve", Address: eve}, why))
	tb.round()
	tb.clock = tb.clock.Add(time.Hour)
	tb.asks(eve, "buy Forest\npress: I am new")
	tb.writes(ann, "Hello", "forget me")
	tb.asks(ann, "yes")
	tb.addresses("friday", eve)
	tb.at(2, "20:01:00")
	tb.round()
	tb.says(bob, "I am new", "A player wished to be forgotten and is called Player 1 now.")
	tb.asks(bob, "report 1")
	tb.says(bob, "Player 1 buys Forest")
	tb.clock = tb.clock.Add(time.Hour)
	tb.asks(eve, "forget me")
	tb.asks(eve, "yes")
	tb.forgotten("Ann", "ann@", "Eve", "eve@")
	tb.verified("friday", 2)
}

// The last answer is forgotten also when it does not go out.
func TestTheLastAnswerIsForgotten(t *testing.T) {
	t.Parallel()
	for how, ends := range map[string]func(tb *table, id int64){
		"dropped": func(tb *table, id int64) {
			if _, err := tb.Outbox.Move(tb.Context(), []int64{id}, records.Dropped); err != nil {
				tb.Fatal(err)
			}
		},
		"held and dropped": func(tb *table, id int64) {
			for _, to := range []records.OutgoingState{records.Held, records.Dropped} {
				if _, err := tb.Outbox.Move(tb.Context(), []int64{id}, to); err != nil {
					tb.Fatal(err)
				}
			}
		},
		"parked": func(tb *table, _ int64) {
			tb.with(func(d *gm.Deps) { d.Postman, d.PerDay = refusing{permanent: true}, 0 })
			tb.round()
		},
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			tb := setTable(t)
			tb.start("friday")
			tb.asks(ann, "forget me")
			tb.with(func(d *gm.Deps) { d.PerDay = 1 }) // nothing goes out any more
			tb.asks(ann, "yes")
			waiting, err := tb.Outbox.Newest(t.Context(), []records.OutgoingState{records.Queued}, 20)
			if err != nil {
				t.Fatal(err)
			}
			for _, out := range waiting {
				if out.To == ann {
					ends(tb, out.ID)
				}
			}
			tb.forgotten("ann@")
		})
	}
}

// Who is forgotten again and again is answered no oftener for it, and the keeper
// hears of nothing that lies in the mailbox.
func TestForgetMeLeavesTheLimits(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	answers, notices := len(tb.letters(eve)), len(tb.letters(keeperAddress))
	for i := range 20 {
		tb.clock = tb.clock.Add(10 * time.Second)
		tb.writes(eve, "hello", fmt.Sprintf("forget me\n\n%d", i))
		tb.reply(eve, "yes")
		tb.round()
	}
	tb.count(eve, answers+5)
	tb.count(keeperAddress, notices)
}

// However many are forgotten, the keeper gets so many letters a day.
func TestTheKeeperHearsOfSoManyForgotten(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	notices := len(tb.letters(keeperAddress))
	for i := range 22 {
		somebody := fmt.Sprintf("s%d@example.org", i)
		tb.mail.Account(somebody)
		tb.writes(somebody, "hello", "help")
		tb.writes(somebody, "hello", "forget me")
		tb.asks(somebody, "yes")
		tb.says(somebody, "You are forgotten")
	}
	tb.count(keeperAddress, notices+20)
}

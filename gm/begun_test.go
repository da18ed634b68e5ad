package gm_test

import (
	"net/mail"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/gm/records"
)

// Games that never began have no position to show, and all that looks at them
// says so: waiting ones with open seats, ones that were called off, ones that all
// have left.
func TestLookingAtGamesThatNeverBegan(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.round()
	tb.lobby("open", 4, mail.Address{Name: "Ann", Address: ann})
	tb.lobby("off", 4, mail.Address{Name: "Ann", Address: ann}, mail.Address{Name: "Bob", Address: bob})
	tb.does(tb.Steps.EndGame(t.Context(), "off", ""))
	tb.lobby("full", 2, mail.Address{Name: "Ann", Address: ann}, mail.Address{Name: "Bob", Address: bob})
	tb.does(tb.Steps.EndGame(t.Context(), "full", ""))
	tb.lobby("left", 4)
	tb.finish("left")
	for _, name := range []string{"open", "off", "full", "left"} {
		game := tb.found(name)
		if standing := tb.Looks.Standing(game); standing != "" {
			t.Errorf("%s stands so:\n%s", name, standing)
		}
		_, err := tb.Looks.Export(t.Context(), name)
		tb.refuses(err, "game "+name+": it has never begun, so there is no position")
	}
	tb.round()
	tb.asks(ann, "status")
	tb.says(ann, "full is over: it never started.")
}

// One that began still has, whatever became of it.
func TestLookingAtAGameThatIsOver(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.does(tb.Steps.EndGame(t.Context(), "friday", why))
	if _, err := tb.Looks.Export(t.Context(), "friday"); err != nil || tb.Looks.Standing(tb.found("friday")) == "" {
		t.Error("friday has no position", err)
	}
	tb.round()
	tb.asks(ann, "status")
	tb.says(ann, "friday is over.", "The towns")
}

// What comes behind the deadline of a held game counts at once, wherever one
// looks, also where the mail server's clock is ahead of ours.
func TestOrdersCountWhileAGameIsHeld(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
	tb.at(3, "12:01:50")
	tb.reply(bob, "buy Forest\nstanding: buy Bakery")
	tb.at(3, "12:00:00")
	tb.round()
	_, senders, err := tb.Looks.Senders(t.Context(), "friday")
	if err != nil || !senders[1].Sent || !senders[1].Standing {
		t.Errorf("orders show does not know of Bob's orders: %+v %v", senders, err)
	}
	filed, err := tb.Looks.OrdersOf(t.Context(), "friday", "Bob")
	if err != nil || filed.Orders == "" {
		t.Errorf("nor does it show them: %+v %v", filed, err)
	}
	preview, err := tb.Looks.PreviewTurn(t.Context(), "friday")
	if err != nil || !preview.Turn.Orders[1].Sent {
		t.Errorf("nor does the preview count them: %v", err)
	}
	if silent, err := tb.Looks.Silent(t.Context(), "friday"); err != nil || len(silent) != 1 {
		t.Errorf("silent are %v: %v", silent, err)
	}
	position, err := tb.Looks.Export(t.Context(), "friday")
	if err != nil || position.Standing[1] == "" {
		t.Errorf("nor are standing orders exported: %v", err)
	}
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	tb.round()
	tb.says(ann, "Bob buys Forest")

	tb.at(5, "12:00:00")
	tb.asks(ann, "buy Forest")
	tb.does(tb.Steps.ResumeGame(t.Context(), "friday", why))
	if _, senders, err := tb.Looks.Senders(t.Context(), "friday"); err != nil || !senders[0].Sent {
		t.Errorf("resumed: %+v %v", senders, err)
	}
	tb.due("friday", "06 20:00")
	tb.asks(bob, "ready")
	tb.at(6, "20:01:00")
	tb.round()
	tb.says(bob, "friday: report of turn 2")
	tb.silentOn(bob, "No orders received (NMR): Ann")
}

// Whatever ends a game, it is held no more.
func TestAFinishedGameIsNotHeld(t *testing.T) {
	t.Parallel()
	for by, end := range map[string]func(tb *table){
		"a vote": func(tb *table) { tb.asks(ann, "vote end"); tb.asks(bob, "vote end") },
		"resignations": func(tb *table) {
			tb.asks(ann, "resign")
			tb.asks(ann, "yes")
			tb.asks(bob, "resign")
			tb.asks(bob, "yes")
		},
		"a victory": func(tb *table) {
			tb.change("friday", func(g *records.Game) { almostWon(g) })
			tb.asks(ann, "buy Radio Tower")
			tb.does(tb.Steps.ResolveNow(tb.Context(), "friday", 1, why, false))
		},
	} {
		tb := setTable(t)
		tb.start("friday")
		tb.does(tb.Steps.HoldGame(t.Context(), "friday", why))
		tb.round()
		end(tb)
		if game := tb.found("friday"); game.State != records.Finished || game.Held != "" || !game.Deadline.IsZero() {
			t.Errorf("ended by %s it is %s, held %q, due %v", by, game.State, game.Held, game.Deadline)
		}
	}
}

// almostWon gives Ann all landmarks but the Radio Tower, and the coins for that.
func almostWon(g *records.Game) {
	town := &g.Position.Towns[0]
	town.Coins = 30
	for _, card := range []engine.Card{engine.TrainStation, engine.ShoppingMall, engine.AmusementPark} {
		town.Owned.Put(card, 1)
	}
}

// The race of the report in which a game is won counts its turns as they were played.
func TestTheRaceEndsWithTheLastTurn(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 1, why, false))
	tb.change("friday", almostWon)
	tb.asks(ann, "buy Radio Tower")
	tb.does(tb.Steps.ResolveNow(t.Context(), "friday", 2, why, false))
	tb.round()
	letters := tb.letters(ann)
	if report := unbroken(tb.text(letters[len(letters)-2])); !strings.Contains(report, "After turn 1 2 Ann, built") {
		t.Error(report)
	}
}

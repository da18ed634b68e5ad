package gm_test

import (
	"errors"
	"net/mail"
	"testing"

	"machipost/gm/records"
)

func TestReplace(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for person, says := range map[mail.Address]string{
		{Name: "Ann", Address: eve}:           `there is a player called "Ann" already`,
		{Name: "buy", Address: eve}:           "is a word of the order language",
		{Name: "Eve", Address: ann}:           "ann@example.org is an address of Ann already",
		{Name: "Eve", Address: bob}:           "'machipost player rename' gives another name",
		{Name: "Eve", Address: gmAddress}:     "is the address of the service itself",
		{Name: "", Address: eve}:              "has no name",
		{Name: "Eve", Address: "eve@exämple"}: "not a mail address",
	} {
		_, err := tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", person, why)
		tb.refuses(err, says)
	}
	_, err := tb.Steps.ReplacePlayer(t.Context(), "friday", "Eve", mail.Address{Name: "Cat", Address: eve}, why)
	if !errors.Is(err, records.ErrNoPlayer) {
		t.Error(err)
	}
	tb.asks(ann, "tv Bob\nbuy Forest if Bob coins >= 1")
	tb.asks(bob, "buy Forest\nstanding: buy Bakery")
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "bob", mail.Address{Name: "Eve", Address: "Eve@Example.org"}, why))
	tb.round()
	tb.says(bob, "Eve plays friday in your place from now on, Bob. The reason: Bob is ill.", "the last letter")
	tb.says(eve, "Welcome to friday, Eve!", "In seat order: Ann, Eve.")
	if tb.letters(eve)[0].Subject == tb.letters(bob)[0].Subject {
		t.Error("Eve has Bob's tag")
	}
	tb.asks(ann, "orders")
	tb.says(ann, "tv Eve", "if Eve coins >= 1: buy Forest")
	tb.asks(bob, "buy Mine")
	tb.silentOn(bob, "your orders")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(eve, "Eve plays in the place of Bob now. The reason: Bob is ill.", "No orders received (NMR): Eve.")
	tb.at(2, "12:00:00")
	tb.asks(eve, "buy Wheat Field")
	tb.says(eve, "These are your orders for turn 2")
}

// Neither the orders of the one who left count when the turn is played again.
func TestUndoBehindAReplacement(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(bob, "buy Wheat Field")
	tb.at(1, "20:01:00")
	tb.round()
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Eve", Address: eve}, why))
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	_, senders, err := tb.Looks.Senders(t.Context(), "friday")
	if err != nil || senders[1].Player != "Eve" || senders[1].Sent {
		t.Errorf("%+v %v", senders, err)
	}
	tb.verifies("friday", 1)
}

func TestReplaceWhileWaiting(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.openWaiting("monday")
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "monday", "Bob", mail.Address{Name: "Eve", Address: eve}, ""))
	tb.round()
	tb.says(bob, "Eve plays monday in your place when it starts, Bob.")
	tb.says(eve, "Hello Eve! The GM has put you into monday, a game of Machi Koro by mail, in the place of Bob.",
		"2 of 3 players are there, Ann, Eve.", `reply with "leave monday"`)
	tb.silentOn(eve, "reason")
	if game, err := tb.Lobby.StartGame(t.Context(), "monday"); err != nil || game.Names()[1] != "Eve" {
		t.Fatal(game.Names(), err)
	}
	tb.round()
	tb.says(eve, "Welcome to monday, Eve!")
	tb.count(bob, 1)
}

// Turns that were resolved before a rename come out the same behind it.
func TestRename(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	for name, says := range map[string]string{"Ann": "there is a player", "Bob": "is called so already", "buy": "word of the order language", "2": "does not begin with a letter"} {
		_, err := tb.Steps.RenamePlayer(t.Context(), "friday", "Bob", name, why)
		tb.refuses(err, says)
	}
	tb.asks(ann, "tv Bob\nbuy Forest if Bob has no Mine\nstanding: tv Bob\nbuy Wheat Field if Bob coins >= 1")
	tb.at(1, "20:01:00")
	tb.round()
	tb.at(2, "12:00:00")
	tb.asks(ann, "buy Bakery if Bob coins >= 1\nturn 2")
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Bob", "Bobby  Brown", why))
	tb.round()
	tb.says(bob, "Your name in friday is Bobby Brown now; it was Bob. The reason: Bob is ill.")
	tb.asks(ann, "orders")
	tb.says(ann, "if Bobby Brown coins >= 1: buy Bakery", "if Bobby Brown coins >= 1: buy Wheat Field", "tv Bobby Brown")
	tb.verifies("friday", 1)
	tb.at(2, "20:01:00")
	tb.round()
	tb.says(ann, "Bob is called Bobby Brown now.", "Ann buys Bakery")
	tb.verifies("friday", 2)
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 2, why))
	tb.does(tb.Steps.UndoTurn(t.Context(), "friday", 1, why))
	tb.verifies("friday", 2)
	tb.at(4, "20:01:00")
	tb.round()
	tb.says(ann, "Ann buys Forest", "Bobby Brown")
	tb.verifies("friday", 3)
}

// What somebody told all is not put into the mouth of a successor.
func TestPressKeepsItsWriter(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(bob, "buy Forest\npress: I was Bob")
	tb.at(1, "13:00:00")
	tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Eve", Address: eve}, why))
	tb.does(tb.Steps.RenamePlayer(t.Context(), "friday", "Eve", "Eva", why))
	tb.round()
	tb.at(1, "14:00:00")
	tb.asks(eve, "buy Forest\npress: I am Eva")
	tb.at(1, "20:01:00")
	tb.round()
	tb.says(ann, "Bob:\n    | I was Bob", "Eva:\n    | I am Eva")
}

// A yes that comes late does not move the successor's letters.
func TestAddressOfAPredecessorIsNotTheSuccessors(t *testing.T) {
	t.Parallel()
	for _, replaced := range []bool{false, true} {
		tb := setTable(t)
		tb.start("friday")
		tb.asks(bob, "address "+keeperAddress)
		tb.asks(bob, "yes")
		tb.says(keeperAddress, "wants my letters to go to this address")
		tb.at(1, "13:00:00")
		if replaced {
			tb.does(tb.Steps.ReplacePlayer(t.Context(), "friday", "Bob", mail.Address{Name: "Eve", Address: eve}, why))
		}
		tb.asks(keeperAddress, "yes")
		want := keeperAddress
		if replaced {
			want = eve
			tb.says(keeperAddress, "That cannot be done any more")
		}
		if got := tb.player(1).Address; got != want {
			t.Errorf("replaced %v: letters go to %s, want %s", replaced, got, want)
		}
	}
}

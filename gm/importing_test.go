package gm_test

import (
	"errors"
	"net/mail"
	"testing"

	"machipost/engine/wire"
	"machipost/gm/lobby"
	"machipost/gm/records"
)

func TestExportAndImport(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "go 1: buy Forest\nstanding: buy Wheat Field if Bob coins >= 1")
	tb.at(1, "20:01:00")
	tb.round()
	position, err := tb.Looks.Export(t.Context(), "friday")
	if err != nil {
		t.Fatal(err)
	}
	text, err := wire.WritePosition(&position)
	if err != nil {
		t.Fatal(err)
	}
	read, err := wire.ReadPosition(text, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	plan := lobby.NewPlan("saturday", "UTC")
	plan.Schedule = "0 20 * * *"
	people := []mail.Address{{Name: "BOB", Address: bob}, {Name: "ann", Address: "Ann@example.org"}}
	for _, c := range []struct {
		players []mail.Address
		says    string
	}{
		{people[:1], "the file has a player Ann, but the list of players has none"},
		{append(people[:2:2], mail.Address{Name: "Eve", Address: eve}), `the file has no player "Eve"; its players are Ann, Bob`},
		{[]mail.Address{people[0], {Name: "Ann", Address: bob}}, "two players have the address"},
		{[]mail.Address{people[0], {Name: "Ann", Address: gmAddress}}, "the address of the service itself"},
	} {
		plan.Players = c.players
		_, err := tb.Lobby.ImportGame(t.Context(), plan, read)
		tb.refuses(err, c.says)
		if !errors.As(err, new(lobby.PlanError)) {
			t.Errorf("no PlanError: %v", err)
		}
	}
	plan.Players = people
	game := tb.does(tb.Lobby.ImportGame(t.Context(), plan, read))
	if game.Terms != records.DefaultTerms() || game.Places != 2 || game.State != records.Running {
		t.Errorf("%+v", game)
	}
	again, err := tb.Looks.Export(t.Context(), "saturday")
	if err != nil {
		t.Fatal(err)
	}
	if text2, _ := wire.WritePosition(&again); string(text2) != string(text) {
		t.Errorf("exported again:\n%s\nwant\n%s", text2, text)
	}
	_, err = tb.Lobby.ImportGame(t.Context(), plan, read)
	if !errors.Is(err, records.ErrNameUsed) {
		t.Error(err)
	}
	tb.round()
	tb.says(ann, "Welcome to saturday, Ann!", "The game is under way: it goes on with turn 2", "Orders for turn 2 are due by Wed 2 December 2026, 20:00 UTC")
	_, senders, err := tb.Looks.Senders(t.Context(), "saturday")
	if err != nil || senders[0].Sent || !senders[0].Standing || senders[1].Standing {
		t.Errorf("%+v %v", senders, err)
	}
	tb.asks(bob, "buy Wheat Field")
	tb.at(2, "20:01:00")
	tb.round()
	tb.says(ann, "saturday: report of turn 2", "The game goes on here from a position that the GM brought along.", "NMR): Ann", "Ann buys Wheat Field")
	tb.verifies("saturday", 1)
}

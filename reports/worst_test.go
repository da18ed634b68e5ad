package reports

import (
	"strings"
	"testing"
	"time"

	"machipost/engine"
	"machipost/orders/deciding"
	"machipost/orders/reading"
	"machipost/reports/figures"
)

// longNames are as long as names are, and have no place to be broken at.
var longNames = []string{"Wolfeschlegelsteinha", "Maximiliane-Charlott", "Bartholomaeusjohanna", "Konstantinopolitania", "Oluwaseunayodejiadek"}

// worst is a turn of five players with such names in which everybody has every card, with
// copies and closed ones, with all that a report may tell, and the orders of the first.
func worst(t testing.TB) (Turn, Private) {
	t.Helper()
	before := engine.NewPosition(engine.DefaultRules(engine.Everything), len(longNames), func([]engine.Card) {})
	for i := range before.Players {
		town := &before.Towns[i]
		town.Coins = 100 + i
		for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
			town.Owned.Put(c, 1)
			if c%3 == 0 {
				town.Closed.Put(c, 1)
			}
		}
		town.Investment = 7
	}
	for c := engine.FirstLandmark; c < engine.LastLandmark-1; c++ {
		before.Towns[0].Owned.Put(c, 1)
	}
	table := reading.Table{Names: longNames, Rules: before.Rules, Turn: before.Turn}
	sheet := "go 1: buy Tech Startup, Business Complex, TV Station, Stadium, Loan Office\nroll 2\nswap Bakery with Bob for Mine\n"
	decided := deciding.Decide(reading.Read(sheet, table, 0), reading.ReadStanding("standing: buy Forest, Mine", table, 0))
	turn := Turn{
		Overview: Overview{Game: "grand-tournament-2026", Names: longNames, Position: before},
		Number:   before.Turn, Before: before,
		Deadline: time.Date(2026, 12, 8, 20, 0, 0, 0, time.UTC), Now: time.Date(2026, 12, 6, 20, 1, 0, 0, time.UTC),
		Circumstances: Circumstances{
			NMR: []engine.Seat{1, 2}, Absent: []engine.Seat{3}, Bots: []engine.Seat{4},
			News:  []News{{Kind: "extended", Who: longNames[1], Until: time.Date(2026, 12, 8, 20, 0, 0, 0, time.UTC)}, {Kind: "player renamed", Who: "Bob", What: longNames[2]}},
			Press: []Press{{Author: longNames[1], Text: strings.Repeat("A long line of press that goes on and on. ", 12) + "\n\nAnd " + strings.Repeat("onelongword", 12)}, {Text: "Who am I?"}},
		},
	}
	thrown := faces{3, 4, 3, 4, 2, 4, 6, 6, 5, 5, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6}
	a := engine.Adjudicator{Dice: &thrown, Tell: func(e engine.Event) { turn.Events = append(turn.Events, e) }}
	a.Players[0] = decided
	if err := a.PlayTurn(&turn.Position); err != nil {
		t.Fatal(err)
	}
	turn.Winners = a.Winners()
	turn.Outlook = figures.Outlook{Games: 2000, TooSure: true}
	for i := range before.Players {
		turn.Luck = append(turn.Luck, figures.Luck{Seat: engine.Seat(i), Coins: -100 - i})
		turn.Odds = append(turn.Odds, figures.Odd{Seat: engine.Seat(i), Percent: 20, Change: -15})
	}
	for i := range 10 {
		turn.Past = append(turn.Past, figures.StandOf(i+90, &turn.Position))
	}
	return turn, Private{Me: 0, Tag: "[grand-tournament-2026#0123456789ab]", Decided: decided, Standing: reading.ReadStanding("buy Forest, Mine", table, 0)}
}

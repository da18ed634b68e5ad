package reading_test

import (
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders/reading"
)

// A whole name beats the beginnings of others, wherever it sits.
func TestSeatOfAPlayer(t *testing.T) {
	table := reading.Table{Names: []string{"Ann", "Anna Lee", "An", "Bob"}}
	for name, want := range map[string]engine.Seat{
		"ann": 0, "Anna": 1, "anna  lee": 1, "An": 2, "b": 3, "P4": 3, "player 2": 1, "A": engine.NoSeat, "P5": engine.NoSeat, "": engine.NoSeat, "Zoe": engine.NoSeat,
	} {
		seat, ok := table.Seat(name)
		if ok != (want != engine.NoSeat) || ok && seat != want {
			t.Errorf("%q is %d, %v; want %d", name, seat, ok, want)
		}
	}
}

// What the player in the first seat has bars nobody else's orders.
func TestTheFirstSeatBarsNobody(t *testing.T) {
	names := []string{"Abe", "Dora", "Carl"}
	for text, want := range map[string]string{
		"if Abe has less than 5 coins: buy Mine":                        "every go: if Abe coins < 5: buy Mine",
		"If Abe has a Harbour, I want a Harbour, otherwise the Winery.": "every go: if Abe has Harbour: buy Harbour / every go: if Abe has no Harbour: buy Winery",
	} {
		sheet := reading.Read(text, reading.Table{Names: names, Rules: engine.DefaultRules(engine.Everything), Turn: 1}, 1)
		if got := strings.Join(sheet.Orders(), " / "); got != want || len(sheet.Proposed) > 0 {
			t.Errorf("%q: %s, %d proposed; want %s", text, got, len(sheet.Proposed), want)
		}
	}
}

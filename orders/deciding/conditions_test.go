package deciding_test

import (
	"testing"

	"machipost/engine"
)

// Each condition, in a position where it holds and in one where it does not.
func TestConditionsHold(t *testing.T) {
	pos := position()
	own(&pos, ann, engine.TrainStation, engine.Mine, engine.Mine)
	own(&pos, bob, engine.Cafe, engine.Harbour, engine.Airport)
	pos.Towns[ann].Coins, pos.Towns[bob].Coins = 10, 20
	pos.Towns[ann].Closed.Put(engine.Mine, 1)
	pos.Market.Offer.Put(engine.Forest, 0)
	for _, c := range []struct {
		condition string
		holds     bool
	}{
		{"I roll 3", true}, {"I roll 4+", false}, {"not I roll 3", false}, {"doubles", false}, {"not doubles", true},
		{"coins >= 10", true}, {"coins > 10", false}, {"coins <= 10", true}, {"coins < 10", false}, {"coins = 10", true}, {"not coins = 10", false},
		{"Bob coins >= 20", true}, {"Bob coins < 20", false},
		{"have Mine", true}, {"have 2 Mine", true}, {"have 3 Mine", false}, {"have no Mine", false}, {"have no Forest", true},
		{"have Train Station", true}, {"have Airport", false}, {"have City Hall", true}, {"Bob has Cafe", true}, {"Bob has 2 Cafe", false}, {"Bob has no Cafe", false},
		{"have 1 landmark", true}, {"have 2 landmarks", false}, {"Bob has 2 landmarks", true}, {"Bob has 3 landmarks", false}, // the City Hall does not count
		{"Mine on offer", true}, {"Forest on offer", false}, {"no Forest on offer", true},
		{"bought Ranch", false}, {"not bought Ranch", true},
		{"coins >= 10 and have Mine", true}, {"coins >= 10 and have Forest", false},
	} {
		_, events := play(t, pos, "go 1: buy Ranch if "+c.condition, "", 1, 2)
		if got := bought(events) != ""; got != c.holds {
			t.Errorf("%s: holds %v", c.condition, got)
		}
	}
}

// `bought` looks at earlier goes of the turn, of anybody.
func TestBoughtInAnEarlierGo(t *testing.T) {
	for _, c := range []struct{ sheet, want string }{
		{"go 1: buy Ranch\ngo 2: buy Mine if bought Ranch", "Livestock Farm, Mine"},
		{"go 1: buy Ranch\ngo 2: buy Mine if bought Forest", "Livestock Farm"},
		{"go 1: buy Train Station\ngo 2: buy Mine if built Train Station", "Train Station, Mine"},
		{"go 1: buy Ranch if bought Ranch", ""},
		{"go 2: buy Mine if Bob bought Forest", ""},
	} {
		pos := position()
		pos.Towns[ann].Coins = 10
		_, events := play(t, pos, c.sheet, "", 5, 5, 5, 5)
		if got := bought(events); got != c.want {
			t.Errorf("%q: %q, want %q", c.sheet, got, c.want)
		}
	}
}

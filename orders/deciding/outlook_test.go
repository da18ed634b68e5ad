package deciding

import (
	"slices"
	"testing"

	"machipost/engine"
)

func TestOutlookOfATownAtTheStart(t *testing.T) {
	pos := engine.NewPosition(engine.DefaultRules(0), 2, func([]engine.Card) {})
	coins := pos.Towns[0].Coins
	got := Outlook(&pos, 0)
	want := []Prospect{ // a Wheat Field on 1, a Bakery on 2 and 3
		{1, 1, 0, coins + 1}, {2, 1, 0, coins + 1}, {3, 1, 0, coins + 1},
		{4, 1, 0, coins}, {5, 1, 0, coins}, {6, 1, 0, coins},
	}
	if !slices.Equal(got, want) {
		t.Errorf("Outlook = %v, want %v", got, want)
	}
}

func TestOutlookOfTwoDice(t *testing.T) {
	pos := engine.NewPosition(engine.DefaultRules(engine.Harbours), 2, func([]engine.Card) {})
	pos.Towns[1].Owned.Add(engine.TrainStation, 1)
	pos.Towns[1].Owned.Add(engine.Harbour, 1)
	pos.Towns[1].Owned.Add(engine.TunaBoat, 2)
	one, two := 0, 0
	for _, o := range Outlook(&pos, 1) {
		one, two = one+o.One, two+o.Two
		if o.Total == 12 && o.Coins != pos.Towns[1].Coins+2*7 {
			t.Errorf("two Tuna Boats leave %d coins on 12 of %d, want 14 more", o.Coins, pos.Towns[1].Coins)
		}
	}
	if one != 6 || two != 36 {
		t.Errorf("%d of 6 throws and %d of 36 are told", one, two)
	}
}

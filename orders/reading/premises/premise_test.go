package premises_test

import (
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/premises"
	"machipost/orders/reading/splits"
	"machipost/orders/reading/words"
)

// A condition is asked, or says only what can be had, or that it cannot, or nobody knows.
func TestOf(t *testing.T) {
	t.Parallel()
	table := marks.NewTable([]string{"Ann", "Bob"}, engine.DefaultRules(engine.Everything).InPlay(), 0)
	finder := cues.Finder{Table: table}
	finder.Speaks[words.English] = true
	for _, c := range []struct {
		text string
		want premises.Outcome
		all  []orders.Condition
	}{
		{"if i have 6 coins", premises.Real, []orders.Condition{{Kind: orders.Coins, Compare: orders.AtLeast, Count: 6}}},
		{"if bob has less than 4 coins", premises.Real, []orders.Condition{{Kind: orders.Coins, Who: 1, Compare: orders.Under, Count: 4}}},
		{"unless i roll a 7", premises.Real, []orders.Condition{{Kind: orders.Rolled, Totals: orders.TotalsBetween(7, 7), Not: true}}},
		{"if bob owns a mine", premises.Real, []orders.Condition{{Kind: orders.Has, Who: 1, Count: 1, Card: engine.Mine}}},
		{"if i have 0 mine", premises.Real, []orders.Condition{{Kind: orders.Has, Count: 1, Card: engine.Mine, Not: true}}},
		{"if i have less than 3 landmarks", premises.Real, []orders.Condition{{Kind: orders.Landmarks, Count: 3, Not: true}}},
		{"if i can afford it", premises.Hollow, nil},
		{"if it is too dear", premises.Lost, nil},
		{"if it is gone", premises.Lost, nil},
		{"if bob brummagems", premises.Strange, nil},
	} {
		clauses := splits.Of(finder.Items(marks.Tokens(c.text)))
		memory := premises.Memory{Him: engine.NoSeat}
		got := premises.Of(&clauses[0], &finder, &ledger.Ledger{}, &memory)
		if got.Outcome != c.want || len(got.All) != len(c.all) {
			t.Errorf("%q: %d %v, want %d %v", c.text, got.Outcome, got.All, c.want, c.all)
			continue
		}
		for i := range c.all {
			if got.All[i] != c.all[i] {
				t.Errorf("%q: %v, want %v", c.text, got.All[i], c.all[i])
			}
		}
	}
}

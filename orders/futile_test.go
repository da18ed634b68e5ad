package orders_test

import (
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/wording"
)

// Lines that can never do anything, and lines like them that can. Ann writes; Bob and Carol
// play as well.
func TestFutileLines(t *testing.T) {
	t.Parallel()
	names := []string{"Ann", "Bob", "Carol"}
	reader := exact.New(names, engine.DefaultRules(engine.Base|engine.Harbours|engine.Millions).InPlay(), 0)
	for _, tt := range []struct {
		line   string
		futile bool
	}{
		{"if coins < 4: buy Sushi Bar", true}, // it costs 4
		{"if coins <= 4: buy Sushi Bar", false},
		{"if coins < 4: buy Sushi Bar, Forest", false},
		{"if Bob coins < 4: buy Sushi Bar", false},
		{"if not coins < 4: buy Sushi Bar", false},
		{"if coins < 10: buy nothing", false},
		{"if coins >= 10 and coins < 8: buy Bakery", true},
		{"if coins >= 8 and coins < 10: buy Bakery", false},
		{"if coins = 5 and coins > 5: buy Bakery", true},
		{"if Bob coins >= 10 and coins < 8: buy Bakery", false},
		{"if have Harbour and have no Harbour: roll 2", true},
		{"if have Harbour and have no Train Station: roll 1", false},
		{"if have 2 Forest and have no Forest: buy Forest", true},
		{"if have 1 Forest and not have 2 Forest: buy Forest", false},
		{"if Mine on offer and no Mine on offer: buy Forest", true},
		{"if doubles and not doubles: buy Forest", true},
		{"if I roll 6 and not I roll 6: buy Forest", true},
		{"if I roll 5-7 and not I roll 6: buy Forest", false},
		{"if Bob has 5 Harbour: tv Bob", true}, // nobody has it twice
		{"if Bob has 1 Harbour: tv Bob", false},
		{"if not Bob has 5 Harbour: tv Bob", false},
		{"if I roll 12: reroll 6", true},
		{"if I roll 10+: reroll 6, 12", false},
		{"if I roll 12: never reroll", false},
		{"if have Harbour: buy Harbour", true}, // nobody builds it twice
		{"if have Stadium: buy Stadium", true},
		{"if have Forest: buy Forest", false},
		{"if have no Harbour: buy Harbour", false},
		{"if Bob has Harbour: buy Harbour", false},
		{"if I roll 7: tv Bob", true}, // it acts at 6
		{"if I roll 6-7: tv Bob", false},
		{"if I roll 6: swap Bakery for Mine of Bob", false},
		{"if I roll 8: swap Bakery for Mine of Bob", true},
		{"if I roll 4: demolish Harbour", false},
		{"if I roll 10: convention Mine", false},
		{"if I roll 4: invest", false},
		{"harbour 1-9", true}, // it raises 10 and more (ruling 4.3)
		{"harbour 9-10", false},
		{"harbour never", false},
		{"if I roll 9: harbour", true},
		{"reroll 1-4", false},
		{"never reroll", false},
		{"if I roll 7: never reroll", false},
		{"roll 1", false},
	} {
		found := reader.Line(wording.Split(tt.line))
		if !found.Whole() {
			t.Errorf("%s: not read: %+v", tt.line, found.Refused)
			continue
		}
		if got := found.Line.Futile(0); got != tt.futile {
			t.Errorf("%s: futile %t, want %t", tt.line, got, tt.futile)
		}
	}
}

// What another player has bars nothing, in whatever seat he sits.
func TestFutileForWhoOrders(t *testing.T) {
	t.Parallel()
	line := orders.Scribe{Names: []string{"Ann", "Bob"}, Me: 1}.Write(orders.Line{
		If:    []orders.Condition{{Kind: orders.Coins, Who: 0, Compare: orders.Under, Count: 4}},
		Order: orders.Order{Verb: orders.Buy, Cards: []engine.Card{engine.SushiBar}},
	})
	if line.Futile(1) {
		t.Error("Bob may buy, whatever Ann has")
	}
}

package worlds_test

import (
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/worlds"
)

const ann, bob engine.Seat = 0, 1

// buys are candidates on some conditions.
func buys(cards []engine.Card, when ...orders.Condition) orders.Line {
	return orders.Line{If: when, Order: orders.Order{Verb: orders.Buy, Cards: cards, Nothing: len(cards) == 0}}
}

func of(cards ...engine.Card) []engine.Card { return cards }

func TestBetween(t *testing.T) {
	t.Parallel()
	six := orders.Condition{Kind: orders.Rolled, Totals: orders.TotalsBetween(6, 6)}
	rich := orders.Condition{Kind: orders.Coins, Who: ann, Compare: orders.AtLeast, Count: engine.Mine.Cost()}
	his := orders.Condition{Kind: orders.Coins, Who: bob, Compare: orders.AtLeast, Count: 5}
	has := orders.Condition{Kind: orders.Has, Who: ann, Count: 1, Card: engine.Harbour}
	mill := orders.Condition{Kind: orders.Has, Who: ann, Count: 1, Card: engine.RadioTower}
	gone := orders.Condition{Kind: orders.OnOffer, Card: engine.Mine, Not: true}
	did := orders.Condition{Kind: orders.Bought, Who: ann, Card: engine.Harbour}
	mine, cafe, forest := of(engine.Mine), of(engine.Cafe), of(engine.Forest)
	for _, c := range []struct {
		why  string
		a, b []orders.Line
		want worlds.Difference
	}{
		{"the same list, in one order or two", []orders.Line{buys(of(engine.Mine, engine.Cafe))}, []orders.Line{buys(mine), buys(cafe)}, worlds.None},
		{"a condition that says only that it can be paid for", []orders.Line{buys(mine, rich), buys(cafe)}, []orders.Line{buys(mine), buys(cafe)}, worlds.None},
		{"an otherwise, and its contrary", []orders.Line{buys(mine, six), buys(cafe, six.Negated())}, []orders.Line{buys(cafe, six.Negated()), buys(mine, six)}, worlds.None},
		{"another order", []orders.Line{buys(mine), buys(cafe)}, []orders.Line{buys(cafe), buys(mine)}, worlds.Order},
		{"another fallback", []orders.Line{buys(mine), buys(cafe, six)}, []orders.Line{buys(mine), buys(cafe)}, worlds.First},
		{"another fallback that is only tried where the first can be had", []orders.Line{buys(cafe), buys(mine)}, []orders.Line{buys(cafe), buys(forest)}, worlds.Fallback},
		{"both on a condition, or one", []orders.Line{buys(of(engine.Cafe, engine.Mine), six)}, []orders.Line{buys(cafe), buys(mine, six)}, worlds.First},
		{"the contrary of a condition", []orders.Line{buys(cafe, his)}, []orders.Line{buys(cafe, his.Negated())}, worlds.First},
		{"what somebody has, and what he has not", []orders.Line{buys(mine, has), buys(cafe, has.Negated())}, []orders.Line{buys(mine, has), buys(cafe)}, worlds.First},
		{"what a player bought he has", []orders.Line{buys(mine, has)}, []orders.Line{buys(mine, did)}, worlds.None},
		{"nobody buys a landmark twice", []orders.Line{buys(of(engine.RadioTower), mill.Negated()), buys(cafe)}, []orders.Line{buys(of(engine.RadioTower)), buys(cafe)}, worlds.None},
		{"of what is gone the next is tried anyway", []orders.Line{buys(mine), buys(cafe, gone)}, []orders.Line{buys(mine), buys(cafe)}, worlds.None},
		{"nothing ends a list", []orders.Line{buys(nil, six), buys(cafe)}, []orders.Line{buys(cafe)}, worlds.First},
		{"dice are no purchases", []orders.Line{{Order: orders.Order{Verb: orders.Roll, Dice: 1}}}, nil, worlds.None},
	} {
		if got := worlds.Between(c.a, c.b, ann); got != c.want {
			t.Errorf("%s: %d, want %d", c.why, got, c.want)
		}
		if got := worlds.Between(c.b, c.a, ann); got != c.want {
			t.Errorf("%s, turned round: %d, want %d", c.why, got, c.want)
		}
	}
}

// Lists that ask for more than can be looked at are told to be the same, quickly.
func TestTooMuch(t *testing.T) {
	t.Parallel()
	var all []orders.Line
	for card := engine.FirstEstablishment; card < engine.FirstEstablishment+30; card++ {
		all = append(all, buys(of(engine.Cafe), orders.Condition{Kind: orders.Has, Who: bob, Count: 1, Card: card}))
	}
	if got := worlds.Between(all, nil, ann); got != worlds.None {
		t.Errorf("%d", got)
	}
}

func BenchmarkBetween(b *testing.B) {
	six := orders.Condition{Kind: orders.Rolled, Totals: orders.TotalsBetween(6, 6)}
	his := orders.Condition{Kind: orders.Coins, Who: bob, Compare: orders.AtLeast, Count: 5}
	one := []orders.Line{buys(of(engine.Mine, engine.Cafe), six), buys(of(engine.Forest), his), buys(of(engine.RadioTower))}
	other := []orders.Line{buys(of(engine.Mine, engine.Cafe), six), buys(of(engine.RadioTower)), buys(of(engine.Forest), his)}
	for b.Loop() {
		worlds.Between(one, other, ann)
	}
}

package ledger_test

import (
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/ledger"
)

const (
	ann engine.Seat = iota
	bob
	carol
)

var scribe = orders.Scribe{Names: []string{"Ann", "Bob", "Carol"}, Me: ann}

var everyGo = []orders.Scope{orders.EveryGo}

// A sentence is what its clauses order, one behind the other; a letter is sentences.
type (
	sentence []ledger.Entry
	letter   []sentence
)

// told is a ledger of Ann's with the orders of a letter.
func told(l letter) *ledger.Ledger {
	b := &ledger.Ledger{Me: ann}
	for _, s := range l {
		b.Number++
		for i, e := range s {
			e.Clause, b.Written = i, scribe.Write(orders.Line{Order: e.Order}).String()
			b.Add(e)
		}
	}
	return b
}

// does is an order without conditions, for all goes.
func does(o orders.Order) ledger.Entry {
	return ledger.Entry{Act: ledger.Act{Order: o}, Scopes: everyGo}
}

func buys(cards ...engine.Card) ledger.Entry {
	return does(orders.Order{Verb: orders.Buy, Cards: cards})
}

func buysNothing() ledger.Entry { return does(orders.Order{Verb: orders.Buy, Nothing: true}) }

func rolls(dice int) ledger.Entry { return does(orders.Order{Verb: orders.Roll, Dice: dice}) }

func takes(from engine.Seat) ledger.Entry { return does(orders.Order{Verb: orders.TV, Player: from}) }

func rerolls(t orders.Totals) ledger.Entry { return does(orders.Order{Verb: orders.Reroll, Totals: t}) }

// when is an order behind conditions: `if I roll 9, the Mine`.
func when(e ledger.Entry, open ...orders.Condition) ledger.Entry {
	e.Open = open
	return e
}

// only is an order before conditions of its own: `the Mine if I roll 9`.
func only(e ledger.Entry, all ...orders.Condition) ledger.Entry {
	e.All = all
	return e
}

// in is an order for some goes.
func in(e ledger.Entry, scopes ...orders.Scope) ledger.Entry {
	e.Scopes = scopes
	return e
}

// orElse is an order that may join those before it.
func orElse(e ledger.Entry) ledger.Entry {
	e.Joins = true
	return e
}

// strictly is an order behind a condition that ends in a colon.
func strictly(e ledger.Entry) ledger.Entry {
	e.Strict = true
	return e
}

func total(low int, high ...int) orders.Condition {
	return orders.Condition{Kind: orders.Rolled, Totals: orders.TotalsBetween(low, append(high, low)[0])}
}

func coins(c orders.Comparison, n int) orders.Condition { return coinsOf(ann, c, n) }

func coinsOf(who engine.Seat, c orders.Comparison, n int) orders.Condition {
	return orders.Condition{Kind: orders.Coins, Who: who, Compare: c, Count: n}
}

func has(who engine.Seat, c engine.Card) orders.Condition {
	return orders.Condition{Kind: orders.Has, Who: who, Card: c, Count: 1}
}

func lacks(who engine.Seat, c engine.Card) orders.Condition { return has(who, c).Negated() }

// written are orders in canonical form, one a line, each with its go.
func written(list []orders.Line) string {
	var all []string
	for _, l := range list {
		head := ""
		if l.Scope != orders.EveryGo {
			head = l.Scope.String() + ": "
		}
		all = append(all, head+scribe.Write(l).String())
	}
	return strings.Join(all, "\n")
}

// kept are the orders of a ledger, as they stand in it.
func kept(b *ledger.Ledger) string {
	var list []orders.Line
	for _, l := range b.Lines {
		list = append(list, l.Line)
	}
	return written(list)
}

// asked are conditions in canonical form.
func asked(all []orders.Condition) string {
	var list []string
	for _, c := range all {
		list = append(list, scribe.Condition(c))
	}
	return strings.Join(list, " and ")
}

func lines(list ...string) string { return strings.Join(list, "\n") }

// Candidates join those of the same condition, and no others.
func TestCandidatesJoin(t *testing.T) {
	nine := total(9)
	for _, c := range []struct {
		why    string
		letter letter
		want   string
	}{
		{"of the same condition", letter{{when(buys(engine.Airport), nine), when(orElse(buys(engine.Mine)), nine)}}, "if I roll 9: buy Airport, Mine"},
		{"in the next sentence", letter{{when(buys(engine.Airport), nine)}, {when(orElse(buys(engine.Mine)), nine)}}, "if I roll 9: buy Airport, Mine"},
		{"a third", letter{{when(buys(engine.Airport), nine), when(orElse(buys(engine.Mine)), nine), when(orElse(buys(engine.Cafe)), nine)}}, "if I roll 9: buy Airport, Mine, Cafe"},
		{"in each go", letter{{in(when(buys(engine.Airport), nine), orders.Go2), in(when(orElse(buys(engine.Mine)), nine), orders.Go2)}}, "go 2: if I roll 9: buy Airport, Mine"},
		{"what can be paid for joins what needs no condition", letter{{when(buys(engine.Mine), coins(orders.AtLeast, 6)), when(orElse(buys(engine.Cafe)), coins(orders.AtLeast, 6))}}, "if coins >= 6: buy Mine, Cafe"},
		{"not of another", letter{{when(buys(engine.Airport), nine), when(orElse(buys(engine.Mine)), total(8))}}, lines("if I roll 9: buy Airport", "if I roll 8: buy Mine")},
		{"not in another go", letter{{in(when(buys(engine.Airport), nine), orders.Go1), in(when(orElse(buys(engine.Mine)), nine), orders.Go2)}}, lines("go 1: if I roll 9: buy Airport", "go 2: if I roll 9: buy Mine")},
		{"not unless they may", letter{{when(buys(engine.Airport), nine), when(buys(engine.Mine), nine)}}, lines("if I roll 9: buy Airport", "if I roll 9: buy Mine")},
		{"not without conditions", letter{{buys(engine.Airport), orElse(buys(engine.Mine))}}, lines("buy Airport", "buy Mine")},
		{"not behind a tool", letter{{when(takes(bob), nine), when(orElse(buys(engine.Mine)), nine)}}, lines("if I roll 9: tv Bob", "if I roll 9: buy Mine")},
		{"not behind nothing", letter{{when(buysNothing(), nine), when(orElse(buys(engine.Mine)), nine)}}, lines("if I roll 9: buy nothing", "if I roll 9: buy Mine")},
	} {
		if got := kept(told(c.letter)); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.why, got, c.want)
		}
	}
}

// What stands before what: conditions, what can be paid for, nothing.
func TestWhereOrdersStand(t *testing.T) {
	nine, rich := total(9), coins(orders.AtLeast, 16)
	mine, mall := when(buys(engine.Mine), coins(orders.AtLeast, 6)), when(buys(engine.ShoppingMall), coins(orders.AtLeast, 10))
	for _, c := range []struct {
		why    string
		letter letter
		want   string
	}{
		{"as they are told", letter{{buys(engine.Forest)}, {buys(engine.Mine)}}, lines("buy Forest", "buy Mine")},
		{"what costs more, where it can just be paid for", letter{{mine}, {mall}}, lines("buy Shopping Mall", "buy Mine")},
		{"what costs less", letter{{mall}, {mine}}, lines("buy Shopping Mall", "buy Mine")},
		{"between two", letter{{mall}, {buys(engine.Forest)}, {mine}}, lines("buy Shopping Mall", "buy Mine", "buy Forest")},
		{"before a list that is cheaper all through", letter{{buys(engine.Forest, engine.Stadium)}, {mine}, {mall}}, lines("buy Shopping Mall", "buy Forest, Stadium", "buy Mine")},
		{"not before what is in another go", letter{{in(mine, orders.Go1)}, {in(mall, orders.Go2)}}, lines("go 1: buy Mine", "go 2: buy Shopping Mall")},
		{"not behind a colon", letter{{mine}, {strictly(mall)}}, lines("buy Mine", "buy Shopping Mall")},
		{"not where the condition stands behind it", letter{{buys(engine.Forest)}, {only(buys(engine.Mine), coins(orders.AtLeast, 6))}}, lines("buy Forest", "buy Mine")},
		{"not before what stands on a condition", letter{{when(buys(engine.Forest), nine)}, {mine}}, lines("if I roll 9: buy Forest", "buy Mine")},

		{"on a condition, before on none", letter{{buys(engine.Mine)}, {when(buys(engine.Park), rich)}}, lines("if coins >= 16: buy Park", "buy Mine")},
		{"in the same sentence", letter{{buys(engine.Mine), when(buys(engine.Park), rich)}}, lines("if coins >= 16: buy Park", "buy Mine")},
		{"behind others on a condition", letter{{when(buys(engine.Cafe), nine)}, {buys(engine.Mine)}, {when(buys(engine.Park), rich)}}, lines("if I roll 9: buy Cafe", "if coins >= 16: buy Park", "buy Mine")},
		{"a tool", letter{{takes(bob)}, {when(takes(carol), coinsOf(carol, orders.AtLeast, 5))}}, lines("if Carol coins >= 5: tv Carol", "tv Bob")},
		{"not before another verb", letter{{takes(bob)}, {when(buys(engine.Park), rich)}}, lines("tv Bob", "if coins >= 16: buy Park")},
		{"not before another go", letter{{in(buys(engine.Mine), orders.Go1)}, {in(when(buys(engine.Park), rich), orders.Go2)}}, lines("go 1: buy Mine", "go 2: if coins >= 16: buy Park")},
		{"not on one that ends in a colon", letter{{buys(engine.Mine)}, {strictly(when(buys(engine.Park), rich))}}, lines("buy Mine", "if coins >= 16: buy Park")},
		{"not on one behind it", letter{{buys(engine.Mine)}, {only(buys(engine.Park), rich)}}, lines("buy Mine", "if coins >= 16: buy Park")},

		{"nothing, but on a 9 the Mine", letter{{buysNothing(), only(buys(engine.Mine), nine)}}, lines("if I roll 9: buy Mine", "buy nothing")},
		{"nothing; on a 9 the Mine", letter{{buysNothing()}, {strictly(when(buys(engine.Mine), nine))}}, lines("if I roll 9: buy Mine", "buy nothing")},
		{"nothing; what can be paid for", letter{{buysNothing()}, {mine}}, lines("buy Mine", "buy nothing")},
		{"nothing; or else, in the next sentence", letter{{buysNothing()}, {orElse(buys(engine.Mine))}}, lines("buy Mine", "buy nothing")},
		{"nothing; or else, in the same", letter{{buysNothing(), orElse(buys(engine.Mine))}}, lines("buy nothing", "buy Mine")},
		{"nothing; the Mine", letter{{buysNothing()}, {buys(engine.Mine)}}, lines("buy nothing", "buy Mine")},
		{"nothing in another go", letter{{in(buysNothing(), orders.Go1)}, {in(only(buys(engine.Mine), nine), orders.Go2)}}, lines("go 1: buy nothing", "go 2: if I roll 9: buy Mine")},
		{"nothing on a 7", letter{{when(buysNothing(), total(7))}, {only(buys(engine.Mine), nine)}}, lines("if I roll 7: buy nothing", "if I roll 9: buy Mine")},

		{"dice by the last word", letter{{rolls(1)}, {rolls(2)}}, "roll 2"},
		{"dice by the last word of their go", letter{{in(rolls(1), orders.Go1, orders.Go2)}, {in(rolls(2), orders.Go2)}}, lines("go 1: roll 1", "go 2: roll 2")},
		{"dice on a condition stay", letter{{when(rolls(1), rich)}, {rolls(2)}}, lines("if coins >= 16: roll 1", "roll 2")},
		{"a go once", letter{{in(buys(engine.Mine), orders.Go1, orders.Go2, orders.Go1)}}, lines("go 1: buy Mine", "go 2: buy Mine")},
	} {
		if got := kept(told(c.letter)); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.why, got, c.want)
		}
	}
}

// What conditions come to for an order: some say nothing, numbers are coins or totals.
func TestConditionsAsTheyAreMeant(t *testing.T) {
	six := orders.Condition{Kind: orders.Coins, Who: ann, Compare: orders.AtLeast, Count: 6, Totals: orders.TotalsBetween(6, orders.MaxTotal)}
	few := orders.Condition{Kind: orders.Rolled, Totals: orders.TotalsBetween(1, 4), Compare: orders.Under, Count: 5}
	notSix, notFew := six, total(1, 4)
	notSix.Totals, notSix.Not, notFew.Not = 0, true, true
	mine := buys(engine.Mine)
	for _, c := range []struct {
		why    string
		letter letter
		want   string
	}{
		{"what it costs", letter{{when(mine, coins(orders.AtLeast, 6))}}, "buy Mine"},
		{"more than it costs", letter{{when(mine, coins(orders.AtLeast, 7))}}, "if coins >= 7: buy Mine"},
		{"what it costs, of somebody else", letter{{when(mine, coinsOf(bob, orders.AtLeast, 6))}}, "if Bob coins >= 6: buy Mine"},
		{"what the first of a list costs", letter{{when(buys(engine.Mine, engine.Cafe), coins(orders.AtLeast, 6))}}, "if coins >= 6: buy Mine, Cafe"},
		{"a number that may be coins, of a purchase", letter{{when(buys(engine.Cafe), six)}}, "if coins >= 6: buy Cafe"},
		{"... of what is thrown again", letter{{when(rerolls(orders.AllTotals), six)}}, "reroll 6+"},
		{"a total that may be coins, of a purchase", letter{{when(buys(engine.Cafe), few)}}, "if coins < 5: buy Cafe"},
		{"... of what is thrown again", letter{{when(rerolls(orders.AllTotals), few)}}, "reroll 1-4"},
		{"... of a tool", letter{{when(takes(bob), few)}}, "if I roll 1-4: tv Bob"},
		{"a total that is not to be", letter{{when(rerolls(orders.AllTotals), notFew)}}, "reroll 5+"},
		{"the Harbour's two, by a total", letter{{when(does(orders.Order{Verb: orders.Harbour, Totals: orders.AllTotals}), total(10, 12))}}, "harbour 10-12"},
		{"totals that are named stay", letter{{when(rerolls(orders.TotalsBetween(2, 3)), has(bob, engine.Mine))}}, "if Bob has Mine: reroll 2-3"},
		{"doubles in an extra go", letter{{in(when(mine, orders.Condition{Kind: orders.Doubles}), orders.ExtraGo)}}, "extra go: buy Mine"},
		{"doubles in any", letter{{when(mine, orders.Condition{Kind: orders.Doubles})}}, "if doubles: buy Mine"},
		{"to have the card that does it", letter{{when(takes(bob), has(ann, engine.TVStation))}}, "tv Bob"},
		{"somebody else has it", letter{{when(takes(bob), has(carol, engine.TVStation))}}, "if Carol has TV Station: tv Bob"},
		{"to have a card that does something else", letter{{when(takes(bob), has(ann, engine.Stadium))}}, "if have Stadium: tv Bob"},
		{"not to have the landmark that is bought", letter{{when(buys(engine.Harbour), lacks(ann, engine.Harbour))}}, "buy Harbour"},
		{"not to have another", letter{{when(buys(engine.Harbour), lacks(ann, engine.Airport))}}, "if have no Airport: buy Harbour"},
		{"not to have a card that may be there twice", letter{{when(mine, lacks(ann, engine.Mine))}}, "if have no Mine: buy Mine"},
		{"too little for the landmark before it", letter{{buys(engine.ShoppingMall)}, {when(mine, coins(orders.Under, 10))}}, lines("buy Shopping Mall", "buy Mine")},
		{"less than that", letter{{buys(engine.ShoppingMall)}, {when(mine, coins(orders.Under, 9))}}, lines("if coins < 9: buy Mine", "buy Shopping Mall")},
		{"too little for the card before it", letter{{mine}, {when(buys(engine.Cafe), coins(orders.Under, 6))}}, lines("if coins < 6: buy Cafe", "buy Mine")},
		{"not enough for the card before it", letter{{mine}, {when(buys(engine.Cafe), notSix)}}, lines("buy Mine", "buy Cafe")},
		{"too little for all before it, enough for it", letter{{mine}, {when(buys(engine.Cafe), coins(orders.AtMost, 5))}}, lines("buy Mine", "buy Cafe")},
		{"... where one before it is cheap", letter{{buys(engine.Mine, engine.Forest)}, {when(buys(engine.Cafe), coins(orders.AtMost, 5))}}, lines("if coins <= 5: buy Cafe", "buy Mine, Forest")},
	} {
		if got := kept(told(c.letter)); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.why, got, c.want)
		}
	}
}

// Of what an otherwise is the contrary, and what holds for what comes next.
func TestContraryAndSame(t *testing.T) {
	on := func(n int, c engine.Card) ledger.Entry { return when(buys(c), total(n)) }
	airport := when(buys(engine.Airport), coins(orders.AtLeast, 30))
	for _, c := range []struct {
		why            string
		letter         letter
		contrary, same string
	}{
		{"nothing was told", letter{}, "", ""},
		{"of none", letter{{buys(engine.Mine)}}, "", ""},
		{"of a total", letter{{on(4, engine.Mine)}}, "not I roll 4", "I roll 4"},
		{"of coins", letter{{when(buys(engine.Cafe), coins(orders.AtLeast, 9))}}, "coins < 9", "coins >= 9"},
		{"of a tool's", letter{{when(takes(bob), coinsOf(bob, orders.AtLeast, 5))}}, "Bob coins < 5", "Bob coins >= 5"},
		{"of the last order alone, where that stands on none", letter{{on(4, engine.Mine)}, {buys(engine.Cafe)}}, "", ""},
		{"of two", letter{{on(4, engine.Mine)}, {on(6, engine.Stadium)}}, "not I roll 4 and not I roll 6", "I roll 6"},
		{"of four", letter{{on(4, engine.Mine)}, {on(6, engine.Stadium)}, {on(8, engine.Cafe)}, {on(9, engine.Forest)}}, "not I roll 4 and not I roll 6 and not I roll 8 and not I roll 9", "I roll 9"},
		{"of five nobody knows", letter{{on(4, engine.Mine)}, {on(6, engine.Stadium)}, {on(8, engine.Cafe)}, {on(9, engine.Forest)}, {on(2, engine.Bakery)}}, "", "I roll 2"},
		{"of two that hold at once", letter{{when(buys(engine.Mine), total(9), has(bob, engine.Mine))}}, "", "I roll 9 and Bob has Mine"},
		{"of one twice", letter{{on(4, engine.Mine)}, {on(4, engine.Stadium)}}, "not I roll 4", "I roll 4"},
		{"of two, and of the first again", letter{{on(4, engine.Mine)}, {on(6, engine.Stadium)}, {on(4, engine.Cafe)}}, "not I roll 4 and not I roll 6", "I roll 4"},
		{"of two behind another verb's", letter{{when(takes(bob), total(6))}, {on(4, engine.Mine)}, {on(8, engine.Cafe)}}, "not I roll 4 and not I roll 8", "I roll 8"},
		{"of another verb's", letter{{when(takes(bob), total(6))}, {on(4, engine.Mine)}}, "not I roll 4", "I roll 4"},
		{"of candidates that joined", letter{{on(4, engine.Mine), orElse(on(4, engine.Cafe))}}, "not I roll 4", "I roll 4"},
		{"that it can be paid for", letter{{airport}}, "coins < 30", ""},
		{"... and what stands in its place", letter{{airport, orElse(buys(engine.Mine))}}, "coins < 30", ""},
		{"that it is not there yet", letter{{when(buys(engine.Harbour), lacks(ann, engine.Harbour))}}, "", ""},
		{"in the case that the landmark before it is too dear", letter{{buys(engine.ShoppingMall)}, {when(buys(engine.Mine), coins(orders.Under, 10))}}, "", ""},
	} {
		b := told(c.letter)
		if got := asked(b.Contrary()); got != c.contrary {
			t.Errorf("%s: an otherwise is %q, want %q", c.why, got, c.contrary)
		}
		if got := asked(b.Same()); got != c.same {
			t.Errorf("%s: what comes next is on %q, want %q", c.why, got, c.same)
		}
	}
	b := told(letter{{on(4, engine.Mine)}})
	if b.Turned = true; asked(b.Contrary()) != "I roll 4" {
		t.Errorf("what is the contrary already is turned into %q", asked(b.Contrary()))
	}
	b.Contrary()[0].Not = true
	b.Same()[0].Not = true
	if got := asked(b.Chain); got != "I roll 4" {
		t.Errorf("what was asked becomes %q", got)
	}
}

// A change is what is done to the orders of a letter.
type change struct {
	why    string
	letter letter
	do     func(b *ledger.Ledger) (did bool)
	did    bool
	want   string
}

func (c *change) try(t *testing.T) {
	t.Helper()
	b := told(c.letter)
	did := c.do(b)
	if got := kept(b); got != c.want || did != c.did {
		t.Errorf("%s: %v\n%s\nwant %v\n%s", c.why, did, got, c.did, c.want)
	}
}

// Conditions behind an order are put to the last of the sentence.
func TestHold(t *testing.T) {
	hold := func(all ...orders.Condition) func(*ledger.Ledger) bool {
		return func(b *ledger.Ledger) bool { b.Hold(all); return true }
	}
	nine, rich := total(9), coinsOf(carol, orders.AtLeast, 5)
	for _, c := range []change{
		{"no order", letter{}, hold(nine), true, ""},
		{"one order", letter{{buys(engine.Mine)}}, hold(nine), true, "if I roll 9: buy Mine"},
		{"beside its own", letter{{when(buys(engine.Mine), has(bob, engine.Mine))}}, hold(nine), true, "if Bob has Mine and I roll 9: buy Mine"},
		{"the last clause", letter{{buys(engine.Forest), buys(engine.Mine)}}, hold(nine), true, lines("buy Forest", "if I roll 9: buy Mine")},
		{"the same clause of the sentence before", letter{{buys(engine.Forest)}, {buys(engine.Mine)}}, hold(nine), true, lines("buy Forest", "if I roll 9: buy Mine")},
		{"all goes of the clause", letter{{in(buys(engine.Mine), orders.Go1, orders.Go2)}}, hold(nine), true, lines("go 1: if I roll 9: buy Mine", "go 2: if I roll 9: buy Mine")},
		{"what only says that it can be paid for", letter{{buys(engine.Mine)}}, hold(coins(orders.AtLeast, 6)), true, "buy Mine"},
		{"totals that are thrown again", letter{{rerolls(orders.AllTotals)}}, hold(total(1, 4)), true, "reroll 1-4"},
		{"a tool comes before one on none", letter{{takes(bob), takes(carol)}}, hold(rich), true, lines("if Carol coins >= 5: tv Carol", "tv Bob")},
		{"... of the sentence before", letter{{takes(bob)}, {takes(carol)}}, hold(rich), true, lines("if Carol coins >= 5: tv Carol", "tv Bob")},
		{"what is thrown again, too", letter{{rerolls(orders.TotalsBetween(1, 4))}, {rerolls(orders.TotalsBetween(1, 8))}}, hold(rich), true, lines("if Carol coins >= 5: reroll 1-8", "reroll 1-4")},
		{"not one of another go", letter{{in(takes(bob), orders.Go1)}, {in(takes(carol), orders.Go2)}}, hold(rich), true, lines("go 1: tv Bob", "go 2: if Carol coins >= 5: tv Carol")},
		{"not where the condition says nothing", letter{{takes(bob)}, {takes(carol)}}, hold(has(ann, engine.TVStation)), true, lines("tv Bob", "tv Carol")},
		{"candidates stay behind each other", letter{{buys(engine.Mine)}, {buys(engine.Park)}}, hold(coins(orders.AtLeast, 16)), true, lines("buy Mine", "if coins >= 16: buy Park")},
		{"nothing was ordered in the sentence", letter{{buys(engine.Mine)}, {}}, hold(nine), true, "buy Mine"},
	} {
		c.try(t)
	}
	b := told(letter{{buys(engine.Mine)}})
	b.Turned = true
	if b.Hold([]orders.Condition{nine}); asked(b.Contrary()) != "not I roll 9" {
		t.Errorf("an otherwise behind it is %q", asked(b.Contrary()))
	}
}

// A correction takes away as much as it is of.
func TestReplace(t *testing.T) {
	replace := func(o ledger.Entry, span ledger.Span, scopes ...orders.Scope) func(*ledger.Ledger) bool {
		return func(b *ledger.Ledger) bool { return b.Replace(o.Order, scopes, span) }
	}
	long := letter{{rolls(1), buys(engine.Mine), buys(engine.Forest)}, {buys(engine.Cafe), buys(engine.Bakery)}}
	goes := letter{{in(buys(engine.Mine), orders.Go1, orders.Go2)}, {in(buys(engine.Cafe), orders.Go1, orders.Go2)}}
	park := buys(engine.Park)
	for _, c := range []change{
		{"the clause", long, replace(park, ledger.Clause, orders.EveryGo), true, lines("roll 1", "buy Mine", "buy Forest", "buy Cafe")},
		{"the sentence", long, replace(park, ledger.Sentence, orders.EveryGo), true, lines("roll 1", "buy Mine", "buy Forest")},
		{"the letter", long, replace(park, ledger.Letter, orders.EveryGo), true, "roll 1"},
		{"another verb", long, replace(rolls(2), ledger.Letter, orders.EveryGo), true, lines("buy Mine", "buy Forest", "buy Cafe", "buy Bakery")},
		{"a verb that was not ordered", long, replace(takes(bob), ledger.Letter, orders.EveryGo), false, lines("roll 1", "buy Mine", "buy Forest", "buy Cafe", "buy Bakery")},
		{"a go that was not spoken of", long, replace(park, ledger.Letter, orders.Go2), false, lines("roll 1", "buy Mine", "buy Forest", "buy Cafe", "buy Bakery")},
		{"what stands behind it is of another verb", letter{{buys(engine.Mine)}, {rolls(1)}}, replace(park, ledger.Clause, orders.EveryGo), true, "roll 1"},
		{"the clause, of one go", goes, replace(park, ledger.Clause, orders.Go2), true, lines("go 1: buy Mine", "go 2: buy Mine", "go 1: buy Cafe")},
		{"the clause, of both", goes, replace(park, ledger.Clause, orders.Go1, orders.Go2), true, lines("go 1: buy Mine", "go 2: buy Mine")},
		{"the letter, of one go", goes, replace(park, ledger.Letter, orders.Go1), true, lines("go 2: buy Mine", "go 2: buy Cafe")},
		{"no order", letter{}, replace(park, ledger.Letter, orders.EveryGo), false, ""},
	} {
		c.try(t)
	}
}

// The goes of the last orders of a verb.
func TestGoes(t *testing.T) {
	l := letter{{in(buys(engine.Mine), orders.Go1), in(rolls(1), orders.Go1, orders.Go2)}, {in(buys(engine.Cafe), orders.Go2), in(buys(engine.Park), orders.ExtraGo, orders.Go1)}}
	for verb, want := range map[orders.Verb][]orders.Scope{
		orders.Buy:  {orders.ExtraGo, orders.Go1},
		orders.Roll: {orders.Go1, orders.Go2},
		orders.TV:   {orders.Standing},
	} {
		if got := told(l).Goes(verb, []orders.Scope{orders.Standing}); !slices.Equal(got, want) {
			t.Errorf("%v: %v, want %v", verb, got, want)
		}
	}
}

// Candidates that are said to come first do.
func TestPrefer(t *testing.T) {
	prefer := func(e ledger.Entry, scopes ...orders.Scope) func(*ledger.Ledger) bool {
		return func(b *ledger.Ledger) bool { return b.Prefer(e.Act, scopes) }
	}
	list := letter{{buys(engine.Mine, engine.Forest)}}
	for _, c := range []change{
		{"a new one", list, prefer(buys(engine.Cafe), orders.EveryGo), true, "buy Cafe, Mine, Forest"},
		{"one of them", list, prefer(buys(engine.Forest), orders.EveryGo), true, "buy Forest, Mine"},
		{"two", list, prefer(buys(engine.Cafe, engine.Forest), orders.EveryGo), true, "buy Cafe, Forest, Mine"},
		{"before those without a condition", letter{{when(buys(engine.Park), total(9))}, {buys(engine.Mine)}}, prefer(buys(engine.Cafe), orders.EveryGo), true, lines("if I roll 9: buy Park", "buy Cafe, Mine")},
		{"in one go", letter{{in(buys(engine.Mine), orders.Go1, orders.Go2)}}, prefer(buys(engine.Cafe), orders.Go2), true, lines("go 1: buy Mine", "go 2: buy Cafe, Mine")},
		{"in both", letter{{in(buys(engine.Mine), orders.Go1, orders.Go2)}}, prefer(buys(engine.Cafe), orders.Go1, orders.Go2), true, lines("go 1: buy Cafe, Mine", "go 2: buy Cafe, Mine")},
		{"in a go that buys nothing yet", list, prefer(buys(engine.Cafe), orders.Go2), false, "buy Mine, Forest"},
		{"on a condition", list, prefer(only(buys(engine.Cafe), total(9)), orders.EveryGo), false, "buy Mine, Forest"},
		{"nothing", list, prefer(buysNothing(), orders.EveryGo), false, "buy Mine, Forest"},
		{"dice", list, prefer(rolls(1), orders.EveryGo), false, "buy Mine, Forest"},
		{"behind nothing but conditions", letter{{when(buys(engine.Park), total(9))}}, prefer(buys(engine.Cafe), orders.EveryGo), false, "if I roll 9: buy Park"},
	} {
		c.try(t)
	}
}

// Another condition takes the place of that of the last orders.
func TestAmend(t *testing.T) {
	amend := func(all ...orders.Condition) func(*ledger.Ledger) bool {
		return func(b *ledger.Ledger) bool { return b.Amend(all) }
	}
	eight, nine := total(8), total(9)
	for _, c := range []change{
		{"one for one", letter{{when(buys(engine.Mine), nine)}}, amend(eight), true, "if I roll 8: buy Mine"},
		{"of the last clause", letter{{when(buys(engine.Park), nine), when(buys(engine.Mine), nine)}}, amend(eight), true, lines("if I roll 9: buy Park", "if I roll 8: buy Mine")},
		{"of the last sentence", letter{{when(buys(engine.Park), nine)}, {when(buys(engine.Mine), nine)}}, amend(eight), true, lines("if I roll 9: buy Park", "if I roll 8: buy Mine")},
		{"in all goes of it", letter{{in(when(buys(engine.Mine), nine), orders.Go1, orders.Go2)}}, amend(eight), true, lines("go 1: if I roll 8: buy Mine", "go 2: if I roll 8: buy Mine")},
		{"that it can be paid for", letter{{when(buys(engine.Mine), nine)}}, amend(coins(orders.AtLeast, 6)), true, "buy Mine"},
		{"where it said that it can be paid for", letter{{when(buys(engine.Mine), coins(orders.AtLeast, 6))}}, amend(coins(orders.AtLeast, 8)), true, "if coins >= 8: buy Mine"},
		{"there is none", letter{{buys(engine.Mine)}}, amend(eight), false, "buy Mine"},
		{"there are two", letter{{when(buys(engine.Mine), nine, has(bob, engine.Mine))}}, amend(eight), false, "if I roll 9 and Bob has Mine: buy Mine"},
		{"two for one", letter{{when(buys(engine.Mine), nine)}}, amend(eight, has(bob, engine.Mine)), false, "if I roll 9: buy Mine"},
		{"no order", letter{}, amend(eight), false, ""},
	} {
		c.try(t)
	}
	b := told(letter{{when(buys(engine.Mine), nine)}})
	if b.Amend([]orders.Condition{eight}); asked(b.Contrary()) != "not I roll 8" {
		t.Errorf("an otherwise behind it is %q", asked(b.Contrary()))
	}
}

// What is not to be bought is taken out, in the goes of which it was said; what is kept out stays out.
func TestExcludeAndDrop(t *testing.T) {
	exclude := func(c engine.Card, scopes []orders.Scope, behind ...ledger.Entry) func(*ledger.Ledger) bool {
		return func(b *ledger.Ledger) bool {
			b.Exclude(c, scopes)
			for _, e := range behind {
				b.Add(e)
			}
			return true
		}
	}
	drop := func(c engine.Card, scopes []orders.Scope, behind ...ledger.Entry) func(*ledger.Ledger) bool {
		return func(b *ledger.Ledger) bool {
			b.Drop(c, scopes)
			for _, e := range behind {
				b.Add(e)
			}
			return true
		}
	}
	second := []orders.Scope{orders.Go2}
	both := letter{{in(buys(engine.Mine, engine.Forest), orders.Go1, orders.Go2)}}
	for _, c := range []change{
		{"dropped of all goes", both, drop(engine.Forest, everyGo), true, lines("go 1: buy Mine", "go 2: buy Mine")},
		{"dropped of one", both, drop(engine.Forest, second), true, lines("go 1: buy Mine, Forest", "go 2: buy Mine")},
		{"dropped and asked for again", both, drop(engine.Forest, second, in(buys(engine.Forest), orders.Go2)), true, lines("go 1: buy Mine, Forest", "go 2: buy Mine", "go 2: buy Forest")},
		{"dropped as the only one", letter{{buys(engine.Mine)}, {buys(engine.Forest)}}, drop(engine.Forest, everyGo), true, "buy Mine"},
		{"dropped before nothing", letter{{does(orders.Order{Verb: orders.Buy, Cards: []engine.Card{engine.Mine}, Nothing: true})}}, drop(engine.Mine, everyGo), true, "buy nothing"},
		{"dropped where a tool takes it", letter{{does(orders.Order{Verb: orders.Demolish, Cards: []engine.Card{engine.Harbour}})}}, drop(engine.Harbour, everyGo), true, "demolish Harbour"},
		{"dropped where it is on a condition", letter{{when(buys(engine.Mine, engine.Forest), total(9))}}, drop(engine.Mine, everyGo), true, "if I roll 9: buy Forest"},
		{"kept out", both, exclude(engine.Forest, everyGo, in(buys(engine.Forest, engine.Cafe), orders.Go1), in(buys(engine.Forest), orders.Go2)), true, lines("go 1: buy Mine", "go 2: buy Mine", "go 1: buy Cafe")},
		{"kept out of one go", both, exclude(engine.Forest, second, in(buys(engine.Forest), orders.ExtraGo, orders.Go2)), true, lines("go 1: buy Mine, Forest", "go 2: buy Mine", "extra go: buy Forest")},
		{"kept out, and nothing is bought", letter{}, exclude(engine.Forest, everyGo, buysNothing()), true, "buy nothing"},
		{"kept out, and demolished", letter{}, exclude(engine.Harbour, everyGo, does(orders.Order{Verb: orders.Demolish, Cards: []engine.Card{engine.Harbour}})), true, "demolish Harbour"},
	} {
		c.try(t)
	}
}

// The last orders of the sentence are taken away, and none of another.
func TestDropLast(t *testing.T) {
	drop := func(b *ledger.Ledger) bool { b.DropLast(); return true }
	for _, c := range []change{
		{"the last clause", letter{{buys(engine.Mine)}, {buys(engine.Forest), buys(engine.Cafe)}}, drop, true, lines("buy Mine", "buy Forest")},
		{"all goes of it", letter{{buys(engine.Mine), in(buys(engine.Cafe), orders.Go1, orders.Go2)}}, drop, true, "buy Mine"},
		{"the same clause of the sentence before", letter{{buys(engine.Mine)}, {buys(engine.Cafe)}}, drop, true, "buy Mine"},
		{"nothing was ordered in it", letter{{buys(engine.Mine)}, {}}, drop, true, "buy Mine"},
		{"no order", letter{}, drop, true, ""},
	} {
		c.try(t)
	}
}

// Cards that are named for what they do are not bought, where the sentence says what they do.
func TestForgetTools(t *testing.T) {
	forget := func(b *ledger.Ledger) bool { ledger.ForgetTools(b); return true }
	for _, c := range []change{
		{"the TV Station", letter{{buys(engine.TVStation), takes(bob)}}, forget, true, "tv Bob"},
		{"beside another", letter{{buys(engine.TVStation, engine.Mine), takes(bob)}}, forget, true, lines("buy Mine", "tv Bob")},
		{"the Harbour", letter{{does(orders.Order{Verb: orders.Harbour, Totals: orders.TotalsBetween(10, 11)}), buys(engine.Harbour)}}, forget, true, "harbour 10-11"},
		{"one that does something else", letter{{buys(engine.BusinessComplex), takes(bob)}}, forget, true, lines("buy Business Complex", "tv Bob")},
		{"one that throws two dice", letter{{buys(engine.TrainStation), rolls(2)}}, forget, true, lines("buy Train Station", "roll 2")},
		{"one of another sentence", letter{{buys(engine.TVStation)}, {takes(bob)}}, forget, true, lines("buy TV Station", "tv Bob")},
		{"one that another sentence uses", letter{{takes(bob)}, {buys(engine.TVStation)}}, forget, true, lines("tv Bob", "buy TV Station")},
		{"nothing is done with it", letter{{buys(engine.TVStation)}}, forget, true, "buy TV Station"},
	} {
		c.try(t)
	}
}

// Candidates before those of the second go are of the first, where no others are.
func TestFirstThenSecond(t *testing.T) {
	settle := func(b *ledger.Ledger) bool { b.FirstThenSecond(); return true }
	second := in(buys(engine.Forest), orders.Go2)
	for _, c := range []change{
		{"the first, then the second", letter{{rolls(1), buys(engine.Mine)}, {second}}, settle, true, lines("roll 1", "go 1: buy Mine", "go 2: buy Forest")},
		{"several", letter{{buys(engine.Mine)}, {buys(engine.Cafe)}, {second}}, settle, true, lines("go 1: buy Mine", "go 1: buy Cafe", "go 2: buy Forest")},
		{"others are for the first", letter{{buys(engine.Mine)}, {in(buys(engine.Cafe), orders.Go1)}, {second}}, settle, true, lines("buy Mine", "go 1: buy Cafe", "go 2: buy Forest")},
		{"they stand behind", letter{{second}, {buys(engine.Mine)}}, settle, true, lines("go 2: buy Forest", "buy Mine")},
		{"none are for the second", letter{{buys(engine.Mine)}, {in(rolls(1), orders.Go2)}}, settle, true, lines("buy Mine", "go 2: roll 1")},
	} {
		c.try(t)
	}
}

// What is for good becomes standing orders.
func TestLast(t *testing.T) {
	l := letter{{rolls(1)}, {takes(bob), in(buys(engine.Mine), orders.Go1)}}
	for _, c := range []change{
		{"the sentence", l, func(b *ledger.Ledger) bool { b.Last(true); return true }, true, lines("roll 1", "standing: tv Bob", "go 1: buy Mine")},
		{"all", l, func(b *ledger.Ledger) bool { b.Last(false); return true }, true, lines("standing: roll 1", "standing: tv Bob", "go 1: buy Mine")},
	} {
		c.try(t)
	}
}

// What is said twice counts once, with the sentence that said it.
func TestCounted(t *testing.T) {
	nine := total(9)
	for _, c := range []struct {
		why     string
		letter  letter
		want    string
		written string
	}{
		{"a card again", letter{{buys(engine.Mine, engine.Forest)}, {buys(engine.Forest, engine.Cafe)}}, lines("buy Mine, Forest", "buy Cafe"), "buy Mine, Forest / buy Forest, Cafe"},
		{"nothing new", letter{{buys(engine.Mine, engine.Forest)}, {buys(engine.Forest)}, {buys(engine.Park)}}, lines("buy Mine, Forest", "buy Park"), "buy Mine, Forest / buy Park"},
		{"twice in a list", letter{{buys(engine.Mine, engine.Mine)}}, "buy Mine", "buy Mine, Mine"},
		{"on the same condition", letter{{when(buys(engine.Mine), nine)}, {when(buys(engine.Mine), nine)}}, "if I roll 9: buy Mine", "buy Mine"},
		{"on a condition, behind on none", letter{{buys(engine.Mine)}, {only(buys(engine.Mine, engine.Cafe), nine)}}, lines("buy Mine", "if I roll 9: buy Cafe"), "buy Mine / buy Mine, Cafe"},
		{"on none, behind on a condition", letter{{when(buys(engine.Mine), nine)}, {buys(engine.Mine)}}, lines("if I roll 9: buy Mine", "buy Mine"), "buy Mine / buy Mine"},
		{"in another go", letter{{in(buys(engine.Mine), orders.Go1)}, {in(buys(engine.Mine), orders.Go2)}}, lines("go 1: buy Mine", "go 2: buy Mine"), "buy Mine / buy Mine"},
		{"nothing", letter{{buysNothing()}, {buysNothing()}}, "buy nothing", "buy nothing"},
		{"nothing on a condition, then always", letter{{when(buysNothing(), nine)}, {buysNothing()}}, lines("if I roll 9: buy nothing", "buy nothing"), "buy nothing / buy nothing"},
		{"nothing in another go", letter{{in(buysNothing(), orders.Go1)}, {in(buysNothing(), orders.Go2)}}, lines("go 1: buy nothing", "go 2: buy nothing"), "buy nothing / buy nothing"},
	} {
		b := told(c.letter)
		before := kept(b)
		list, sentences := b.Counted()
		if got := written(list); got != c.want || strings.Join(sentences, " / ") != c.written {
			t.Errorf("%s: %q\n%s\nwant %q\n%s", c.why, sentences, got, c.written, c.want)
		}
		if kept(b) != before {
			t.Errorf("%s: the ledger becomes\n%s", c.why, kept(b))
		}
	}
}

// What is tried in a copy is not ordered.
func TestCopied(t *testing.T) {
	b := told(letter{{buys(engine.Mine, engine.Forest)}, {when(buys(engine.Park), total(9))}})
	b.Exclude(engine.Cafe, everyGo)
	want, other := kept(b), b.Copied()
	if other.Add(buys(engine.Cafe)); kept(&other) != want {
		t.Errorf("what is kept out is bought in the copy:\n%s", kept(&other))
	}
	other.Exclude(engine.Mine, everyGo)
	other.Hold([]orders.Condition{total(7)})
	other.Prefer(buys(engine.Cafe).Act, everyGo)
	other.Add(buys(engine.Winery))
	if got := kept(b); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if b.Add(buys(engine.Mine)); !strings.HasSuffix(kept(b), "buy Mine") {
		t.Errorf("what was kept out of the copy is kept out:\n%s", kept(b))
	}
}

// Which cards are candidates already, and whether any is.
func TestWants(t *testing.T) {
	b := told(letter{{rolls(1), buysNothing()}})
	if b.Buys() || b.Wants(engine.Mine) {
		t.Error("nothing is a candidate")
	}
	b = told(letter{{in(when(buys(engine.Park, engine.Mine), total(9)), orders.Go2)}})
	if !b.Buys() || !b.Wants(engine.Mine) || b.Wants(engine.Cafe) {
		t.Errorf("candidates are not known of\n%s", kept(b))
	}
}

// Who is spared pays no more for the TV Station, unless a sentence behind says it again.
func TestSpared(t *testing.T) {
	b := told(letter{{takes(bob)}, {buys(engine.Mine)}})
	b.Spare(bob)
	if all, _ := b.Counted(); len(all) != 1 || all[0].Order.Verb != orders.Buy {
		t.Errorf("Bob is spared: %v", all)
	}
	b.Number++
	b.Add(takes(bob))
	if all, _ := b.Counted(); len(all) != 2 || all[1].Order.Player != bob {
		t.Errorf("and is not: %v", all)
	}
}

// What is for when a candidate cannot be had stands on its condition, where nothing else is for the contrary.
func TestFail(t *testing.T) {
	nine := total(9)
	failing := when(buys(engine.Mine), nine.Negated())
	failing.Loose, failing.Failing, failing.Joins, failing.Turned = true, true, true, true
	b := told(letter{{when(buys(engine.Airport), nine), failing}})
	ledger.Fail(b)
	if got, want := kept(b), "if I roll 9: buy Airport, Mine"; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// What is for all other totals than those that are named next is for these.
func TestAnswer(t *testing.T) {
	awaiting := buys(engine.Cafe)
	awaiting.Awaits = true
	b := told(letter{{awaiting}, {buys(engine.Forest)}})
	ledger.Answer(b, []orders.Condition{coins(orders.AtLeast, 6)})
	ledger.Answer(b, []orders.Condition{total(9)})
	ledger.Answer(b, []orders.Condition{total(5)})
	if got, want := kept(b), lines("if not I roll 9: buy Cafe", "buy Forest"); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// A condition behind a list is of all of it once its clauses are one.
func TestGather(t *testing.T) {
	b := told(letter{{buys(engine.Mine), buys(engine.Cafe)}})
	ledger.Gather(b)
	b.Hold([]orders.Condition{total(9)})
	if got, want := kept(b), lines("if I roll 9: buy Mine", "if I roll 9: buy Cafe"); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

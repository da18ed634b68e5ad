package bags

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file has what stands in a bag beside cards and totals: players, numbers, and what is
// not meant.

// others tells a player between two places who takes, or from whom something is taken that he
// has already; and one in what is only supposed.
func (p Bagger) others(bag *words.Bag, at, end, from int) bool {
	theirs := p.Sign(end, "'s") && p.CardAt(end+1).Tokens > 0 && orders.VerbOf(p.CardAt(end+1).Card) == bag.Verb // Bob's Moving Company
	switch bag.Verb {
	case orders.Move:
		return theirs || p.Sign(at-1, "from") || p.Sign(end, "has", "had", "got")
	case orders.TV:
		given := p.Sign(at-1, "to") && p.Sign(at-2, "go", "goes", "going") && (p.Sign(at-3, "station", "tv", "telly", "television") || p.Sign(at-3, "is") && p.Sign(at-2, "going"))
		return theirs || given || p.Sign(end, takers...) || p.supposes(at, from)
	}
	return false
}

// isElsewhere tells a card to which somebody is brought, and a comparison: `the van brings Bob to
// the Bakery`, `as dear as the Mine`.
func (p Bagger) isElsewhere(bag *words.Bag, at int) bool {
	switch bag.Verb {
	case orders.TV:
		return p.CardAt(at).Tokens > 0 && p.Sign(at-1, "his", "her", "their", "your") // his TV Station
	case orders.Move:
		return p.CardAt(at).Tokens > 0 && (p.Sign(at-1, "to") || p.Sign(at-1, "the", "my", "a") && p.Sign(at-2, "to"))
	case orders.Convention:
		return p.Sign(at, "as") && p.Sign(at+2, "as")
	}
	return false
}

// asksIn tells a condition of what was read, in the midst of a bag.
func (p Bagger) asksIn(bag *words.Bag, f *filled, at, from int) bool {
	_, end := p.Is(at, words.If, words.Unless)
	if end > 0 && (p.Sign(end, "he", "she", "hes", "shes", "er", "sie", "il", "elle") || p.Sign(end, "they") && p.Sign(end+1, "have", "own", "hold")) {
		return true // if he has 5 coins take from Bob
	}
	if end == 0 || at == from || p.Sign(at, "given") && p.Sign(at-1, "be", "is", "are") {
		return false
	}
	return end > at+1 && p.Foreign() || len(f.players)+len(f.cards)+len(f.numbers) > 0 && !(bag.Verb == orders.Harbour && f.totals == 0 && !p.Sign(at, "if", "when"))
}

// rests are the orders of tools that need not act.
var rests = [orders.NumVerbs]bool{orders.Swap: true, orders.Renovate: true, orders.Convention: true, orders.Invest: true}

// idleInto takes a `not` into the bag, of a tool that is not to be used; 0 for none.
func (p Bagger) idleInto(bag *words.Bag, f *filled, at int) int {
	if !rests[bag.Verb] || !p.Sign(at, "not", "never") || !p.Sign(at-1, "is", "are", "shall", "should", "must", "may", "will") || len(f.cards)+len(f.players) > 0 {
		return 0
	}
	f.nots++
	return at + 1
}

// tears looks for what tears something down by two words: `takes it down`; out it takes, or
// removes, only what its tool does, for a card may be taken out of a list.
func (f *filled) tears(p Bagger, bag *words.Bag, at int) {
	if bag.Verb != orders.Demolish {
		return
	}
	f.takes = f.takes || p.Sign(at, "take", "takes", "taken", "taking", "bring", "brings", "brought")
	f.does = f.does || f.takes && p.Sign(at, "down") && !p.Sign(at+1, "from") || f.tool && (f.takes && p.Sign(at, "out") || p.Sign(at, "remove", "removes", "removed"))
}

// namesGo tells the word of a go that is named: `go 1`, `my first go`.
func namesGo(t []marks.Token, at int) bool {
	for from := max(0, at-1); from <= at; from++ {
		if _, end := words.OneGo(t, from); end > at {
			return true
		}
	}
	return false
}

// supposes tells a player in what is only supposed: `if my TV Station robs Bob, …`.
func (p Bagger) supposes(at, from int) bool {
	if _, end := p.Is(from, words.If); end == 0 || !p.Sign(at+1, ",") {
		return false
	}
	for p.Sign(at-1, "from", "off", "on", "the", "against", "at") {
		at--
	}
	return p.Sign(at-1, takers...) && !p.Sign(at-1, "take", "get", "hit")
}

// dice tells dice with a number of them, in another language than that of the rules:
// another order.
func (p Bagger) dice(bag *words.Bag, at int) bool {
	if _, dice := p.Is(at, words.Dice); dice == 0 || !p.Foreign() || bag.Verb == orders.Reroll || bag.Verb == orders.Harbour || bag.Verb == orders.Roll {
		return false
	}
	_, number := p.Number(at - 1)
	return number == at
}

// leads tells dice with a number of them that stand in front, before a comma or an `and`: an order
// of their own, whatever comes behind it.
func leads(p Bagger, at int) bool {
	for p.Sign(at, "always", "just", "only", "immer", "nur", "siempre", "solo", "toujours") {
		at++
	}
	_, end := p.Number(at)
	if end == 0 {
		return false
	}
	_, behind := p.Is(end, words.Dice)
	return behind > 0 && p.Sign(behind, ",", "and", "und", "y", "et")
}

// amountInto takes a number, `always` or `the richest` at a place into the bag; 0 for none.
func (p Bagger) amountInto(bag *words.Bag, f *filled, at int, place words.Place) int {
	if _, end := p.Is(at, words.Richest); end > 0 && bag.Verb == orders.TV {
		f.richest = true
		return end
	}
	if _, end := p.Is(at, words.Always); end > 0 && (bag.Verb == orders.Harbour || bag.Verb == orders.TV || bag.Verb == orders.Roll) && (place != 0 || end > at+1) {
		f.always = true
		return end
	}
	if n, end := p.Number(at); end > 0 && (place == 0 || bag.Verb == orders.Roll) {
		f.numbers = append(f.numbers, n)
		return end
	}
	return 0
}

// lostInto takes `not the Train Station, nor the Harbour` into the bag, behind a landmark; 0 for none.
func (p Bagger) lostInto(bag *words.Bag, f *filled, at, from int) int {
	if !p.Sign(at, "not") || at == from || len(f.cards) == 0 || bag.Verb != orders.Demolish {
		return 0
	}
	for at++; ; at++ {
		for p.Sign(at, "the", "my") {
			at++
		}
		found := p.CardAt(at)
		if found.Tokens == 0 || found.Fits != nil {
			return 0
		}
		f.lost = append(f.lost, found.Card)
		at += found.Tokens
		if at >= len(p.T) || !p.Sign(at, "or", "nor") {
			break
		}
	}
	if at < len(p.T) && !p.parts(at) {
		return 0
	}
	return at
}

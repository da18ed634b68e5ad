package changes

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// A Filed is an order that was said before, and in which sentence.
type Filed struct {
	Line     *orders.Line
	Sentence string
	Number   int  // in which line it stands
	Scoped   bool // its sentence names goes
}

// A Said is what a correction says once more: of which choice it speaks, and what of it is to
// come first.
type Said struct {
	verb  orders.Verb
	any   bool // of whichever
	turns bool // the other way round
	cards []engine.Card
	dice  int
}

// Restating finds the cards and the number of dice in a sentence.
func Restating(table *marks.Table, text string) Said {
	t := marks.Tokens(text)
	said := Said{any: true, turns: Turns(t)}
	for at := 0; at < len(t); at++ {
		named := table.AnyCard(t, at)
		switch {
		case named.Tokens > 0 && named.Strength < marks.Weak:
			said.cards = append(said.cards, named.Card)
			said.verb, said.any = orders.Buy, false
			at += named.Tokens - 1
		case said.dice == 0 && t[at].Is("1", "one", "un", "uno", "einen", "ein"):
			said.dice = 1
		case said.dice == 0 && t[at].Is("2", "two", "dos", "zwei", "deux"):
			said.dice = 2
		case t[at].Is("dice", "die", "dado", "dados", "wurfel", "des"):
			said.verb, said.any = orders.Roll, false
		}
	}
	if len(said.cards) > 0 {
		said.dice = 0
	} else if said.dice > 0 {
		said.verb, said.any = orders.Roll, false
	}
	return said
}

// fits tells whether what is said once more begins with these cards, or is this number of dice.
func (s *Said) fits(cards []engine.Card, dice int) bool {
	if len(s.cards) > len(cards) || s.dice > 0 && s.dice != dice || !s.turns && len(s.cards) != len(cards) {
		return false
	}
	return slices.Equal(s.cards, cards[:len(s.cards)])
}

// Round gives the orders of the first go to the second, and those of the second to the first,
// as far as the last sentence of such orders speaks of them; or turns the last list round. It
// tells whether it did: what is said once more must be what comes of it.
func Round(list []Filed, said Said) bool {
	last := -1
	for i := range list {
		if said.any || list[i].Line.Order.Verb == said.verb {
			last = i
		}
	}
	if last < 0 {
		return false
	}
	verbs := map[orders.Verb]bool{}
	var of [2]map[orders.Verb][]*orders.Line
	of[0], of[1] = map[orders.Verb][]*orders.Line{}, map[orders.Verb][]*orders.Line{}
	for i := range list {
		line := list[i].Line
		if line.Scope > orders.Go2 {
			continue
		}
		of[line.Scope][line.Order.Verb] = append(of[line.Scope][line.Order.Verb], line)
		if list[i].Sentence == list[last].Sentence && (said.any || said.verb == line.Order.Verb) {
			verbs[line.Order.Verb] = true
		}
	}
	if len(verbs) == 0 {
		return turned(list[:last+1], said)
	}
	var cards []engine.Card
	dice := 0
	for verb := range verbs {
		if len(of[0][verb]) == 0 || len(of[1][verb]) == 0 {
			return false
		}
		for _, line := range of[1][verb] {
			cards, dice = append(cards, line.Order.Cards...), max(dice, line.Order.Dice)
		}
		for _, line := range of[0][verb] {
			cards = append(cards, line.Order.Cards...)
		}
	}
	if !said.fits(cards, dice) {
		return false
	}
	for verb := range verbs {
		for _, line := range append(of[0][verb], of[1][verb]...) {
			line.Scope = orders.Go1 + orders.Go2 - line.Scope
		}
	}
	return true
}

// turned turns a list of two candidates round, which may be two orders of a sentence; one on a condition
// only where both are told once more, for it may be that which is turned round.
func turned(list []Filed, said Said) bool {
	line := list[len(list)-1].Line
	if line.Order.Verb != orders.Buy || line.Order.Nothing || len(line.If) > 0 && len(said.cards) != 2 {
		return false
	}
	cards := slices.Clone(line.Order.Cards)
	if len(cards) == 1 && len(list) > 1 {
		before := list[len(list)-2]
		if first := before.Line; before.Sentence == list[len(list)-1].Sentence && first.Scope == line.Scope && first.Order.Verb == line.Order.Verb && len(first.Order.Cards) == 1 && falls(first, line) && said.fits([]engine.Card{cards[0], first.Order.Cards[0]}, 0) {
			line.Order, first.Order, line.If = first.Order, line.Order, first.If
			return true
		}
	}
	slices.Reverse(cards)
	if len(cards) != 2 || !said.fits(cards, 0) {
		return false
	}
	line.Order.Cards = cards
	return true
}

// falls tells a candidate on the same conditions as the one before it, or behind an otherwise.
func falls(first, line *orders.Line) bool {
	return slices.Equal(first.If, line.If) || len(line.If) == 0 && len(first.If) == 1 && first.If[0].Not
}

// With puts candidates before or behind those of a list, which has none of them twice.
func With(list, more []engine.Card, front bool) []engine.Card {
	rest := slices.DeleteFunc(slices.Clone(list), func(c engine.Card) bool { return slices.Contains(more, c) })
	if front {
		return append(slices.Clone(more), rest...)
	}
	return append(rest, more...)
}

// Beside are candidates with others, where a sentence says that these go: `the same, but the Forest
// before the Bakery` puts the one in front of the other; none where nobody knows.
func Beside(text string, list, more []engine.Card, front bool) []engine.Card {
	if len(more) < 2 || !Prefers(text) {
		return With(list, more, front)
	}
	one, other := more[0], more[1]
	switch before, there := slices.Index(list, other), slices.Contains(list, one); {
	case len(more) > 2:
		return nil
	case before >= 0:
		list = slices.DeleteFunc(slices.Clone(list), func(c engine.Card) bool { return c == one })
		return slices.Insert(list, slices.Index(list, other), one)
	case there:
		return slices.Insert(slices.Clone(list), slices.Index(list, one)+1, other)
	}
	return nil
}

// Ahead are candidates with others that go directly before one of them, where a sentence names that:
// `the same, but before the Bakery I prefer the Forest`. The same candidates where it only names it, none
// where that is not among them; false where it names none, or several.
func Ahead(table *marks.Table, text string, list, more []engine.Card) ([]engine.Card, bool) {
	anchor, t := engine.NoCard, marks.Tokens(text)
	for i := range t {
		if !inFront[t[i].Low] && !(t[i].Is("front") && i > 0 && t[i-1].Is("in")) {
			continue
		}
		next := i + 1
		for next < len(t) && t[next].Is("of", "the", "a", "an", "my", "de", "del", "la", "el", "dem", "der", "den", "le", "du") {
			next++
		}
		found := table.FullCard(t, next)
		if found.Tokens == 0 || anchor != engine.NoCard {
			return nil, false
		}
		anchor = found.Card
	}
	at := slices.Index(list, anchor)
	if at < 0 {
		return nil, anchor != engine.NoCard && len(more) < 2
	}
	more = slices.DeleteFunc(slices.Clone(more), func(c engine.Card) bool { return c == anchor })
	before := slices.DeleteFunc(slices.Clone(list[:at]), func(c engine.Card) bool { return slices.Contains(more, c) })
	behind := slices.DeleteFunc(slices.Clone(list[at:]), func(c engine.Card) bool { return slices.Contains(more, c) })
	return slices.Concat(before, more, behind), true
}

// InOrder is an order with one thing in place of another, or without it; false when that is not
// in it.
func InOrder(o, from, to orders.Order, drop bool) (orders.Order, bool) {
	if drop && (from.Verb != orders.Buy || len(from.Cards) == 0) {
		return orders.Order{}, true
	}
	switch from.Verb {
	case orders.Roll:
		same := o.Dice == from.Dice
		o.Dice = to.Dice
		return o, same
	case orders.TV:
		same := o.Player == from.Player
		o.Player = to.Player
		return o, same
	}
	at := slices.Index(o.Cards, from.Cards[0])
	if at < 0 {
		return o, false
	}
	if o.Cards = slices.Clone(o.Cards); !drop && to.Cards[0] == from.Cards[0] {
		return o, true
	}
	if drop || slices.Contains(o.Cards, to.Cards[0]) {
		o.Cards = slices.Delete(o.Cards, at, at+1)
		return o, true
	}
	o.Cards[at] = to.Cards[0]
	return o, true
}

package verbs

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file looks at what stands beside an order, which tells what it means.

// NamesDearer tells `the park if I have 16`, which may be meant for a card of that price in
// whose name that word is.
func (p Finder) NamesDearer(card engine.Card, c orders.Condition) bool {
	if c.Kind != orders.Coins || c.Compare != orders.AtLeast || c.Count == card.Cost() {
		return false
	}
	for set := p.Table.Game; set.Count() > 0; set = set.Rest() {
		if other := set.First(); other != card && other.Cost() == c.Count && strings.HasSuffix(other.String(), " "+card.String()) {
			return true
		}
	}
	return false
}

// ByPlace tells a go that is named by its place: `first turn`, `1st go`.
func (p Finder) ByPlace(from, to int) bool {
	for i := from; i < to; i++ {
		if p.Sign(i, "first", "st", "primera", "primer", "primero", "ersten", "erster", "erste", "premier", "premiere") {
			return true
		}
	}
	return false
}

// SavedFor passes over the card that money is kept for, behind a purchase of nothing:
// `guardo el dinero para el parque`.
func (p Finder) SavedFor(at int) int {
	if !p.Sign(at, "para", "fur", "pour") {
		return at
	}
	next := p.Lean(at + 1)
	if found := p.CardAt(next); found.Tokens > 0 && found.Strength < marks.Weak && !(p.Sign(at-1, "nada", "nichts", "nix", "rien") && parts.IsTool(found.Card)) { // rien pour la start-up
		return next + found.Tokens
	}
	return at
}

// IfCoins tells a condition on the writer's coins alone: `Radio Tower if I have 22`.
func (p Finder) IfCoins(at int) bool {
	unless, next := p.Opener(at)
	if next == 0 || unless {
		return false
	}
	taken := slices.Clone(p.Taken)
	list, end := p.Conditions(next)
	p.Taken = taken
	return end > 0 && !slices.ContainsFunc(list, func(c orders.Condition) bool { return c.Kind != orders.Coins || c.Who != p.Table.Me })
}

// Emptied tells a condition that the player has nothing who is to pay: it is of another one.
func Emptied(o *orders.Order, c orders.Condition) bool {
	return o.Verb == orders.TV && c.Kind == orders.Coins && c.Who == o.Player && (c.Compare == orders.Under || c.Compare == orders.AtMost || c.Compare == orders.Exactly && c.Count == 0)
}

// AsksTheDice tells totals behind a reroll or the Harbour, which cannot be asked of the
// number of dice before it.
func AsksTheDice(verb, before orders.Verb, list []orders.Condition) bool {
	return (verb == orders.Reroll || verb == orders.Harbour) && before == orders.Roll && list[0].Kind == orders.Rolled
}

// AsksItsOwn tells a condition behind candidates that one of them is gone.
func AsksItsOwn(o *orders.Order, list []orders.Condition) bool {
	return o.Verb == orders.Buy && len(list) == 1 && list[0].Kind == orders.OnOffer && slices.Contains(o.Cards, list[0].Card)
}

// TakesCards tells an order in front of a card that may be another of its own, or that
// would never be tried behind it.
func TakesCards(o orders.Order) bool {
	switch o.Verb {
	case orders.Swap, orders.Renovate, orders.Convention, orders.Move, orders.Demolish:
		return true
	}
	return o.Verb == orders.Buy && o.Nothing
}

// IsBought tells a Landmark alone behind conditions on coins: it is what they are for,
// not its use; and a Tech Startup that is the first of a list. last is the order before it, nil for none.
func IsBought(p Finder, at int, w Way, last *orders.Order) bool {
	for p.Sign(at, "the", "my", "a", "an") {
		at++
	}
	if tool := p.CardAt(at); tool.Tokens > 0 && w.Verb == orders.VerbOf(tool.Card) && p.Acquired(at+tool.Tokens) {
		return true // the Harbour is to be bought
	}
	if p.Sign(w.Args, ":") && len(p.Held) == 0 && p.CardAt(at).Tokens > 0 && w.Args == at+p.CardAt(at).Tokens {
		return (w.Verb == orders.Reroll || w.Verb == orders.Harbour) && p.IfCoins(w.Args+1) // Harbour: if I have 2 coins
	}
	if w.Verb == orders.Invest {
		return p.CardAt(at).Tokens > 0 && w.Args == at+p.CardAt(at).Tokens && heads(p, w.Args)
	}
	if w.Verb == orders.Demolish && Lists(p, at, w) {
		next := w.Args + 1
		for p.Sign(next, "the", "a", "an") {
			next++
		}
		return !p.CardAt(next).Card.IsLandmark() // no more than a list can it be
	}
	if w.Verb != orders.Reroll && w.Verb != orders.Harbour || p.CardAt(at).Tokens == 0 || w.Args != at+p.CardAt(at).Tokens || !p.Closes(w.Args) {
		return false
	}
	if len(p.Held) == 0 {
		return p.Turned && last != nil && last.Verb == orders.Buy || p.IfCoins(w.Args) // else the Harbour
	}
	for _, c := range p.Held {
		if c.Kind != orders.Coins {
			return false
		}
	}
	return true
}

// Lists tells the name of a tool directly before a comma and a card, as in a list: `Demolition Company, Harbour`.
func Lists(p Finder, at int, w Way) bool {
	return p.CardAt(at).Tokens > 0 && w.Args == at+p.CardAt(at).Tokens && p.Sign(w.Args, ",") && heads(p, w.Args)
}

// heads tells whether another candidate, and nothing of it but its name, follows a card that
// is the first of a list: `Tech Startup, Publisher, Tax Office`.
func heads(p Finder, at int) bool {
	next := p.CommaAt(at)
	if _, joint := p.Is(next, words.Joint, words.Or, words.Else); joint > 0 {
		next = p.CommaAt(joint)
	}
	for p.Sign(next, "the", "a", "an") {
		next++
	}
	found := p.CardAt(next)
	end := next + found.Tokens
	return next > at && found.Tokens > 0 && found.Strength == marks.Whole && p.Closes(end) && !p.Sign(end, ":")
}

// Preferred puts the card before the candidates of an order that stand behind it unless it can
// be paid for, and tells whether it did: `Bakery unless I can afford the Mine`.
func Preferred(p Finder, from, to int, c orders.Condition, order *orders.Order) bool {
	if order.Verb != orders.Buy || len(order.Cards) == 0 || order.Nothing || c.Kind != orders.Coins || c.Who != p.Table.Me || c.Compare != orders.Under || !p.Closes(to) || to < len(p.T) && !p.Sign(to, ".") {
		return false
	}
	for i := from; i < to; i++ {
		if found := p.CardAt(i); found.Tokens > 0 && found.Fits == nil && found.Strength < marks.Weak && found.Card.Cost() == c.Count && !slices.Contains(order.Cards, found.Card) {
			order.Cards = slices.Insert(slices.Clone(order.Cards), 0, found.Card)
			return true
		}
	}
	return false
}

// HasNone tells an `if I have none` that was taken for a joint: it may be of the card before it.
func HasNone(p Finder) bool {
	for i := 2; i < len(p.T); i++ {
		if p.Sign(i, "none") && p.Sign(i-1, "have") && p.Sign(i-2, "i") && p.Taken[i] == "a joint" {
			return true
		}
	}
	return false
}

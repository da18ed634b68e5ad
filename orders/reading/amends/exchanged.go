package amends

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
)

// This file reads what puts another card, or another player, into the order of a tool, or a tool into a list:
// `demolish the Harbour. Not the Harbour, the Train Station`.

// Exchanged returns what a sentence changes that names what was ordered with a not before it, and then
// what is to be; false for any other. Below a heading it is of what its own line says.
func Exchanged(p *parts.Arguer, said []Said, headed bool) (read clauses.Reading, ok bool) {
	at := Behind(p)
	for p.Sign(at, "sorry", "oops", "no", "hm", ",", "-", "!") {
		at++
	}
	if a, ok := rehomed(p, at, said); ok && ofTool(said, a, headed) {
		return retracting(p, a), true
	}
	if !p.Sign(at, "not", "no", "nicht", "pas") {
		return read, false
	}
	from, at := thing(p, at+1)
	if at == 0 {
		return read, false
	}
	for p.Sign(at, ",", "-", ";", "but", "rather", "make", "it", "sino", "sondern", "mais") {
		at++
	}
	to, end := thing(p, at)
	for p.Sign(end, "please", "!", ".") {
		end++
	}
	a := clauses.Amendment{From: from, To: to}
	if to.Verb != from.Verb || end != len(p.T) || !ofTool(said, a, headed) && !ofList(said, a, headed) {
		return read, false
	}
	return retracting(p, a), true
}

// retracting is a sentence that says one change, and nothing else.
func retracting(p *parts.Arguer, a clauses.Amendment) clauses.Reading {
	return clauses.Reading{Turn: -1, Retracts: true, Amendments: []clauses.Amendment{a}, Taken: make([]string, len(p.T))}
}

// rehomed is the change of who gets the one card of which the letter says that it goes to somebody: `the Bakery to
// Carol, not to Bob`; false for any other sentence.
func rehomed(p *parts.Arguer, at int, said []Said) (a clauses.Amendment, ok bool) {
	card, to := thing(p, at)
	if at == 0 || to == 0 || len(card.Cards) != 1 || !p.Sign(to, "to", "an", "a") {
		return a, false
	}
	who, end := thing(p, to)
	if p.Sign(end, ",") && p.Sign(end+1, "not") || p.Sign(end, "not", "instead") {
		_, end = thing(p, marks.Index(p.T, "not")+1)
	}
	if who.Verb != orders.TV || end == 0 || end < marks.End(p.T) {
		return a, false
	}
	was := 0
	for _, e := range said {
		if o := e.Line.Order; o.Verb == orders.Move && !e.Gone && slices.Equal(o.Cards, card.Cards) {
			a, was = clauses.Amendment{From: orders.Order{Verb: orders.TV, Player: o.Player}, To: who}, was+1
		}
	}
	return a, was == 1 && a.From.Player != who.Player
}

// thing is the card or the other player at a place, as a purchase or as whom a TV Station takes from, and
// where it ends; 0 for none.
func thing(p *parts.Arguer, at int) (o orders.Order, end int) {
	for p.Sign(at, "the", "my", "to", "from", "a", "an", "el", "la", "los", "las", "den", "die", "das", "le", "les") {
		at++
	}
	if who := p.PlayerAt(at, marks.WholeName); who.Whole && who.Seat != p.Table.Me {
		return orders.Order{Verb: orders.TV, Player: who.Seat}, at + who.Tokens
	}
	if found := p.CardAt(at); found.Tokens > 0 && found.Strength < marks.Weak {
		o = orders.Order{Verb: orders.Buy}
		o.Cards = append(o.Cards, found.Card)
		return o, at + found.Tokens
	}
	return o, 0
}

// ofTool tells a change of a card, or another player, in what one sentence says of a tool, and in nothing that
// is bought or taken; here tells that only the line that is read is looked at.
func ofTool(list []Said, a clauses.Amendment, here bool) bool {
	if a.Drop || a.List.Some() || a.Scopes != nil || len(a.From.Cards) != len(a.To.Cards) || len(a.From.Cards) == 1 && (a.From.Cards[0].IsLandmark() != a.To.Cards[0].IsLandmark() || a.To.Cards[0].IsMajor()) {
		return false
	}
	changed := ""
	for _, e := range list {
		o := e.Line.Order
		_, hit := Otherwise(o, a)
		switch {
		case e.Gone:
		case o.Verb == orders.Buy && len(a.From.Cards) == 1 && slices.Contains(o.Cards, a.From.Cards[0]), o.Verb == orders.TV && a.From.Verb == orders.TV:
			return false
		case hit && (e.Doubted || here && !e.Here || o.Verb == orders.Swap && bothSides(&o, a) || changed != "" && changed != e.Sentence):
			return false
		case hit:
			changed = e.Sentence
		}
	}
	return changed != ""
}

// Restated is the one order of a tool in whose place a sentence brings another, of which it says that it is not for
// the card of that one: `close the Bakery, not the Wheat Field` behind `close the Wheat Field`; nil for none.
func Restated(g *marked.Grammar, text string, list []Said, read *clauses.Reading) (was *orders.Line) {
	p := parts.New(g, marks.Tokens(text))
	not := marks.Index(p.T, "not")
	if len(read.Acts) != 1 || read.Acts[0].Scopes != nil || not < 2 {
		return nil
	}
	act := read.Acts[0].Line
	denied, end := thing(p, not+1)
	if end == 0 || end < marks.End(p.T) || len(denied.Cards) != 1 || slices.Contains(act.Order.Cards, denied.Cards[0]) {
		return nil
	}
	for _, e := range list {
		if e.Line.Order.Verb != act.Order.Verb || e.Gone {
			continue
		}
		if was != nil || e.Doubted || act.Order.Verb == orders.Buy || len(act.If)+len(e.Line.If) > 0 || !slices.Equal(e.Line.Order.Cards, denied.Cards) {
			return nil
		}
		was = e.Line
	}
	return was
}

// bothSides tells a change of which nobody knows on which side of a swap it is.
func bothSides(o *orders.Order, a clauses.Amendment) bool {
	return len(a.From.Cards) != 1 || o.Theirs == a.From.Cards[0] && slices.Contains(o.Cards, o.Theirs)
}

// OfSeveral tells a change of another player who stands in what was said of the TV Station and of another tool: nobody
// knows in which of them.
func OfSeveral(list []Said, read *clauses.Reading) bool {
	for _, a := range read.Amendments {
		if a.From.Verb != orders.TV || a.Drop || a.Scopes != nil {
			continue
		}
		robbed, other := false, false
		for _, e := range list {
			_, hit := Otherwise(e.Line.Order, a)
			robbed = robbed || !e.Gone && e.Line.Order.Verb == orders.TV && e.Line.Order.Player == a.From.Player
			other = other || !e.Gone && e.Line.Order.Verb != orders.TV && hit
		}
		if robbed && other {
			return true
		}
	}
	return false
}

// ofList tells a tool that comes in the place of a candidate of one list, and of nothing else that was said: the
// name of a tool behind a not may be what is not to be used.
func ofList(list []Said, a clauses.Amendment, here bool) bool {
	if len(a.From.Cards) != 1 || !parts.IsTool(a.To.Cards[0]) {
		return false
	}
	n := 0
	for _, e := range list {
		if o := e.Line.Order; !e.Gone && slices.Contains(o.Cards, a.From.Cards[0]) {
			if n++; o.Verb != orders.Buy || e.Doubted || here && !e.Here {
				return false
			}
		}
	}
	return n == 1
}

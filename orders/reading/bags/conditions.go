package bags

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/asking"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// A told is what stands in a condition, in whatever row.
type told struct {
	who     engine.Seat
	card    engine.Card
	amount  marked.Quantity
	few     marked.Quantity // ... as there is no more of it
	counted bool            // there is an amount
	coins   bool
	marks   bool // landmarks
	has     bool
	rolls   bool
	offered bool
	gone    bool
	nots    int
	cards   int
	players int
	kept    bool // what is left is spoken of
	invests bool // ... for a coin of it to be put on the startup
	numbers int
	them    bool // so many of them
}

// Conditions reads conditions by the words that are in them, in whatever row they stand,
// joined by `and`.
func (p Bagger) Conditions(at int, coins bool) (list []orders.Condition, end int) {
	for {
		c, next := p.condition(at, coins)
		if next == 0 {
			return list, end
		}
		list, end = append(list, asking.Spread([]orders.Condition{c})...), next
		_, and := p.Is(next, words.And)
		if and == 0 {
			return list, end
		}
		if unless, after := p.Opener(and); after > 0 && !unless {
			and = after
		}
		at = and
	}
}

// condition reads a condition by the words that are in it, in whatever row they stand: `Bob
// has by then constructed his Train Station`. coins tells that a condition on coins was
// read before, so that a number alone is one, too. The end is 0 for none.
func (p Bagger) condition(at int, coins bool) (orders.Condition, int) {
	t := told{who: p.Table.Me, invests: p.Invests()}
	next := at
	for next < len(p.T) && next < at+mostBag && !(next > at && (t.counted || t.cards > 0) && p.begins(next)) && !words.IsSomebody(p.T[next].Low) {
		p.Table.Work++
		after := p.intoTold(&t, next)
		if m, end := p.Is(next, words.Scope); after == next || end > next+1 && m.Value != int(orders.EveryGo) && p.CardAt(next).Tokens == 0 {
			break
		}
		next = after
	}
	if next < len(p.T) && !p.Sign(next, ",", ":", ".", ")", "-", ";") && !p.opens(next) {
		return orders.Condition{}, 0
	}
	c, ok := t.condition(coins)
	if !ok {
		return c, 0
	}
	return c, next
}

// amountTold takes a number down, and returns where it ends; the place itself for none. How many
// dice are thrown is none that is asked for.
func amountTold(p Bagger, t *told, at int) int {
	a, end := p.Quantity(at)
	if end == 0 || p.IsPronoun(at, end) {
		return at
	}
	if dice := words.Shorter(p.T, end, words.Dice, p.Speaks).Tokens; dice > 0 && a.Alone() && a.Low <= 2 {
		t.rolls = true
		return end + dice
	}
	t.amount, t.few, t.counted, t.numbers = a, p.Scant(at, a), true, t.numbers+1
	return end
}

// begins tells whether somebody begins to speak of himself behind a condition: `if Bob has
// two landmarks I need …`.
func (p Bagger) begins(at int) bool {
	return p.Sign(at, "i", "im", "ill", "id", "we", "let", "lets") && !p.Sign(at-1, "that", "than", "which", "as")
}

// opens tells whether an order, or another clause, begins at a place.
func (p Bagger) opens(at int) bool {
	if _, end := p.Is(at, words.Verb, words.And, words.Nothing, words.Joint, words.Me, words.Else, words.Denial); end > 0 {
		return true
	}
	return p.CardAt(at).Tokens > 0 && p.CardAt(at).Strength < marks.Weak
}

// intoTold takes what stands at a place down, and returns where it ends; the place itself
// when it is nothing of a condition.
func (p Bagger) intoTold(t *told, at int) int {
	if p.Sign(at, "'s") {
		return at + 1
	}
	t.them = t.them || p.Sign(at, "of") && p.Sign(at+1, "them", "those", "these")
	t.kept = t.kept || p.Sign(at, "keep", "remain", "remains", "quedan", "queden", "quedar", "ubrig", "restent", "afterwards", "remaining") || t.coins && p.Sign(at, "left", "after", "over")
	if p.Sign(at, "then") && (t.cards > 0 || t.counted) || p.Sign(at, "nobody", "noone", "everybody", "everyone") && t.cards == 0 {
		return at
	}
	if found := p.CardAt(at); found.Tokens > 0 && found.Fits == nil && found.Strength < marks.Weak && !p.IsCommon(at) {
		if t.cards > 0 || t.counted && t.coins {
			return at
		}
		t.card, t.cards = found.Card, t.cards+1
		return at + found.Tokens
	}
	if who := p.PlayerAt(at, 3); who.Tokens > 0 && who.Fits == nil && (who.Whole || !p.IsCommon(at)) {
		t.who, t.players = who.Seat, t.players+1
		return at + who.Tokens
	}
	if p.ofHim(t, at) {
		return at + 1
	}
	if end := amountTold(p, t, at); end > at {
		return end
	}
	if p.moreOf(t, at) > at {
		return p.moreOf(t, at)
	}
	for _, row := range [...]struct {
		kind words.Kind
		seen *bool
	}{{words.Coins, &t.coins}, {words.Landmark, &t.marks}, {words.Has, &t.has}, {words.Roll, &t.rolls}, {words.Total, &t.rolls}, {words.Gone, &t.gone}, {words.Offered, &t.offered}, {words.Dice, &t.rolls}} {
		if found := words.Shorter(p.T, at, row.kind, p.Speaks); found.Tokens > 0 {
			*row.seen = true
			return at + found.Tokens
		}
	}
	if found := words.Shorter(p.T, at, words.HasNot, p.Speaks); found.Tokens > 0 {
		t.has, t.nots = true, t.nots+1
		return at + found.Tokens
	}
	if p.Sign(at, "show", "shows", "yield", "yields", "fall", "falls", "thrown", "throw", "rolled", "sum", "result", "number", "gives", "add", "come", "comes", "came", "totals", "amount", "amounts") {
		t.rolls = true
		return at + 1
	}
	class := p.ClassOf(p.T[at].Low)
	switch {
	case class&words.Naught != 0:
		t.nots++
	case class&words.Taken != 0 && p.Sign(at, "out", "gone", "sold", "away", "weg"):
		t.gone = true
	case class&(words.Taken|words.Dear) != 0:
		return at
	case class&(words.Fills|words.Had) == 0:
		return at
	}
	return at + 1
}

// ofHim takes down that it is about the player who was named before, by a pronoun or by the
// verb alone, and tells whether a pronoun stands at the place.
func (p Bagger) ofHim(t *told, at int) bool {
	before := p.PlayerBefore(at)
	pronoun := before != engine.NoSeat && p.Sign(at, "he", "she", "they", "him", "er", "sie", "el", "ella", "il", "elle")
	if before == engine.NoSeat && p.Sign(at, "il", "elle") && p.Sign(at+1, "a", "na", "possede", "detient") {
		t.who = before // and nobody knows who
	}
	if pronoun || t.players == 0 && words.IsTheirs(p.T[at].Low, before != engine.NoSeat) {
		t.who, t.players = before, t.players+1
	}
	return pronoun
}

// moreOf passes over an `or more` behind the noun.
func (p Bagger) moreOf(t *told, at int) int {
	if !t.counted {
		return at
	}
	return p.MoreBehind(at, &t.amount)
}

// condition is what was told; false for none.
func (t *told) condition(coins bool) (c orders.Condition, ok bool) {
	not := t.nots%2 == 1
	if t.players > 1 || t.numbers > 1 || t.them || t.who == engine.NoSeat {
		return c, false
	}
	if t.amount.Alone() && !t.rolls {
		t.amount = t.few
	}
	end := 0
	switch {
	case t.cards == 1 && t.gone != t.offered && (!t.has || t.gone) && !t.rolls && !t.counted && t.players == 0:
		return orders.Condition{Kind: orders.OnOffer, Card: t.card, Not: not != t.gone}, true
	case t.cards == 1 && t.has && !t.coins && !t.rolls && !t.marks:
		c, end = asking.Counted(orders.Condition{Kind: orders.Has, Who: t.who, Card: t.card}, t.amount, not, t.counted, 1)
	case t.cards > 0:
	case t.kept && !t.invests:
	case t.counted && t.coins && !t.rolls:
		c, end = asking.CoinsOf(t.who, t.amount, not, true, 1)
	case t.counted && t.marks && !t.rolls:
		c, end = asking.Counted(orders.Condition{Kind: orders.Landmarks, Who: t.who}, t.amount, not, true, 1)
	case t.counted && t.has && !t.rolls && !t.marks && coins:
		c, end = asking.CoinsOf(t.who, t.amount, not, true, 1)
	case t.counted && t.rolls && !t.coins && !t.has && t.players == 0:
		if set, ok := t.amount.Totals(); ok {
			if not {
				set = orders.AllTotals &^ set
			}
			return orders.Condition{Kind: orders.Rolled, Who: t.who, Totals: set}, true
		}
	}
	return c, end > 0
}

// MostCopies is how many copies of a card somebody may speak of.
const MostCopies = 6

// OfCard makes a condition on a number of what nobody named one of the card of the order before
// it, nil for none: `two or more of them`, `if I already have 3`; and behind an unless, where so many coins
// of his own would keep nobody from buying.
func OfCard(p *parts.Arguer, from, to int, list []orders.Condition, before *orders.Order, unless bool) []orders.Condition {
	c := list[0]
	if before == nil || len(before.Cards) != 1 || len(list) > 1 || c.Kind != orders.Coins || c.Compare != orders.AtLeast && c.Compare != orders.Exactly && c.Compare != orders.Over || c.Count > MostCopies {
		return list
	}
	unless = unless && c.Who == p.Table.Me
	for i := from; i < to; i++ {
		if _, coins := p.Is(i, words.Coins); coins > 0 || p.CardAt(i).Tokens > 0 && p.CardAt(i).Strength < marks.Weak { // enough for the Mine
			return list
		}
		unless = unless || p.Sign(i, "already", "allready") || p.Sign(i, "of") && p.Sign(i+1, "them", "those", "these")
	}
	if !unless {
		return list
	}
	if c.Compare == orders.Over {
		c.Count++
	}
	return []orders.Condition{{Kind: orders.Has, Who: c.Who, Card: before.Cards[0], Count: c.Count, Not: c.Not}}
}

// Package parts reads what belongs to each verb: lists of cards, dice, totals, and cards with
// their owners. A part begins at a place of a row of tokens and tells where it ends; 0 is no
// such part. Who reads it explains its tokens, or does not: nothing is put together here and
// nothing is taken back.
//
// It knows a row of tokens and what of the sentence stands before the part (marked.Line), but
// no sentence: which part may stand where is the matter of orders/reading/sentences. A part
// that people say otherwise enters here, a condition in orders/reading/asking, a word for
// either in orders/reading/words.
package parts

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/phrasing"
	"machipost/orders/reading/words"
)

// An Arguer reads what belongs to a verb.
type Arguer struct{ owner }

// New returns the reader of the parts of a row of tokens.
func New(g *marked.Grammar, tokens []marks.Token) *Arguer {
	p := &Arguer{}
	p.Line = marked.New(g, tokens)
	return p
}

// Again returns another reader of the same row, which knows what this one found in it.
func (p *Arguer) Again() *Arguer {
	again := &Arguer{}
	again.Line = p.Anew()
	return again
}

// arguments are the readers of what stands behind each verb. The end is 0 when that
// makes no order. `from` is where the verb began.
var arguments = [orders.NumVerbs]func(p *Arguer, from, at int) (orders.Order, int){
	orders.Roll:       (*Arguer).Roll,
	orders.Reroll:     (*Arguer).again,
	orders.Harbour:    (*Arguer).harbour,
	orders.TV:         (*Arguer).tv,
	orders.Swap:       (*Arguer).swap,
	orders.Renovate:   (*Arguer).oneOrNone,
	orders.Convention: (*Arguer).oneOrNone,
	orders.Move:       (*Arguer).move,
	orders.Invest:     (*Arguer).invest,
}

// Argue reads what stands behind a verb. The two that take lists are not in the table,
// for a list asks it where it ends.
func (p *Arguer) Argue(verb orders.Verb, from, at int) (orders.Order, int) {
	switch verb {
	case orders.Buy:
		return p.buy(from, at)
	case orders.Demolish:
		return p.demolish(from, at)
	}
	return arguments[verb](p, from, at)
}

func (p *Arguer) buy(_, at int) (orders.Order, int) {
	if which, end := phrasing.Meant(p.T, p.commaBehind(at), p.Held); end > 0 && p.Closes(end) {
		return orders.Order{Cards: []engine.Card{p.Held[which].Card}}, end
	}
	for p.Sign(at, "=", ">") {
		at++
	}
	l, end := p.list(at, false)
	p.doubtList(&l)
	return orders.Order{Cards: l.cards, Nothing: l.nothing}, end
}

// Roll reads a number of dice behind a verb that began at from; the end is 0 for none.
func (p *Arguer) Roll(from, at int) (orders.Order, int) {
	at = p.Lean(at)
	if _, end := p.Is(at, words.With); end > 0 {
		at = p.Lean(end)
	}
	for _, way := range []struct {
		kind words.Kind
		dice int
	}{{words.Single, 1}, {words.Both, 2}} {
		if _, next := p.Is(at, way.kind); next > 0 {
			if n, end := p.Number(next); end > 0 && n == way.dice {
				next = end
			}
			if from == at && p.Closes(next) {
				return orders.Order{Dice: way.dice}, next // otherwise just the one
			}
			return p.dice(from, next, way.dice)
		}
	}
	if n, end := p.Number(at); end > 0 && (n == 1 || n == 2) {
		return p.dice(from, end, n)
	}
	if p.Sign(at, "to", "too") && p.Sign(at+1, "dice", "dices") { // dictated
		return orders.Order{Dice: 2}, at + 2
	}
	return orders.Order{}, 0
}

// dice reads the noun behind a number of dice, which some verbs need.
func (p *Arguer) dice(from, at, n int) (orders.Order, int) {
	next := at
	for p.Sign(next, "x") {
		next++
	}
	if p.Sign(next, "too", "also", "as", "of", "more", "myself") {
		return orders.Order{}, 0 // I want one too
	}
	if p.Sign(next, "d") && next+1 < len(p.T) && p.T[next+1].Number == 6 {
		return orders.Order{Dice: n}, next + 2
	}
	if _, end := p.Is(next, words.Dice); end > 0 {
		return orders.Order{Dice: n}, end
	}
	if p.Sign(next, "die", "dice", "dices") { // one die on my first go
		return orders.Order{Dice: n}, next + 1
	}
	if n == 1 && p.Sign(next, "only", "please") {
		return orders.Order{Dice: n}, next
	}
	if p.Sign(from, "roll", "role", "rolls", "rolling", "throw", "gewurfelt", "wurfelzahl", "nombre", "tira", "tirar", "tiro", "tire", "tiramos", "tirare", "lanza", "lanzo", "lanzamos", "lanzare", "lanzar", "wurfele", "wurfle", "wurfel", "werfe", "wirf", "lance", "jette", "dice", "die", "dados", "dado", "no", "number", "how", "i", "des", "#", "d") ||
		p.CardAt(from).Card == engine.TrainStation {
		return orders.Order{Dice: n}, at
	}
	return orders.Order{}, 0
}

// again reads the totals behind `reroll` and `harbour`.
func (p *Arguer) again(from, at int) (orders.Order, int) {
	next := p.Lean(at)
	for {
		if _, end := p.Is(next, words.Option, words.With); end > 0 && !p.startsTotals(next) {
			next = p.Lean(end)
			continue
		}
		break
	}
	if _, end := p.Is(next, words.Always); end > 0 && !p.conditional(end) {
		return orders.Order{Totals: orders.AllTotals}, end
	}
	if _, end := p.Is(next, words.Never, words.Nothing); end > 0 {
		return orders.Order{}, end
	}
	if _, end := p.Is(next, words.Unless); end > 0 {
		if set, after := p.Totals(end); after > 0 && !p.IsNoun(after) {
			return orders.Order{Totals: orders.AllTotals &^ set}, after
		}
		if c, after := p.Rolling(end, p.Table.Me, false); after > 0 && c.Kind == orders.Rolled { // unless it is 8 or better
			return orders.Order{Totals: orders.AllTotals &^ c.Totals}, after
		}
	}
	if set, end := p.Totals(next); end > 0 && !p.IsNoun(end) {
		return orders.Order{Totals: set}, end
	}
	if p.conditional(next) || p.Turned && p.CardAt(from).Tokens == 0 {
		if p.CardAt(from).Tokens > 0 && !p.ofDice() { // if Bob has 3 landmarks: Radio Tower
			p.Doubt = p.Written(from, at)
		}
		return orders.Order{Totals: orders.AllTotals}, next
	}
	return orders.Order{}, 0
}

// harbour reads the totals behind a word for the Harbour. Its name, and the two that it adds,
// may be said once more: `+2 from 10 on`, `2 with the Harbour on a 10`.
func (p *Arguer) harbour(from, at int) (orders.Order, int) {
	next, some := at, at
	for {
		n, end := p.Number(next)
		bonus := n == 2 && (p.Sign(end, "from", "on", "at", "if", "when", "only", "whenever", "for", "with", "always") || p.CardAt(end).Card == engine.Harbour)
		found := p.CardAt(next)
		switch {
		case bonus:
			next, some = end, end
		case found.Tokens > 0 && found.Card == engine.Harbour:
			next, some = next+found.Tokens, next+found.Tokens
		case p.Sign(next, ":", "+", "plus", "add", "with", "at", "the", "my", "using", "via", "by", "(", ")"):
			next++
		default:
			for p.Sign(some, ")", "only") {
				some++
			}
			if n, end := p.Number(some + 1); p.Sign(some, "from") && n >= 10 && n <= orders.MaxTotal && p.Closes(end) {
				return orders.Order{Totals: orders.TotalsBetween(n, orders.MaxTotal)}, end
			}
			return p.again(from, some)
		}
	}
}

// ofDice tells whether a condition that stands before asks about the roll; true for none.
func (p *Arguer) ofDice() bool {
	for _, c := range p.Held {
		if c.Kind == orders.Rolled || c.Kind == orders.Doubles {
			return true
		}
	}
	return len(p.Held) == 0
}

func (p *Arguer) startsTotals(at int) bool {
	_, end := p.Is(at, words.But, words.Unless)
	return end > 0
}

// IsNoun tells totals that are none: `6 coins`, `two goes again`.
func (p *Arguer) IsNoun(at int) bool {
	_, end := p.Is(at, words.Coins, words.Landmark, words.Dice)
	n, _ := p.Number(at - 1)
	return end > 0 || n == 2 && p.Sign(at, "goes") && !p.Sign(at-2, "a", "the", "any")
}

// conditional tells whether a condition begins at a place, or stands before the order.
func (p *Arguer) conditional(at int) bool {
	if len(p.Held) > 0 {
		return true
	}
	at = p.Lean(at)
	if _, end := p.Opener(at); end > 0 {
		_, after := p.Conditions(end)
		return after > 0
	}
	if _, end := p.Is(at, words.With, words.Anything); end > 0 {
		_, after := p.Rolling(at, p.Table.Me, false)
		return after > 0
	}
	_, doubles := p.Is(at, words.Doubles)
	return doubles > 0
}

func (p *Arguer) demolish(_, at int) (orders.Order, int) {
	l, end := p.list(at, false)
	if end == 0 || l.nothing {
		return orders.Order{}, 0
	}
	return orders.Order{Cards: l.cards}, end
}

func (p *Arguer) invest(_, at int) (orders.Order, int) {
	next := p.Lean(at)
	if _, end := p.Is(next, words.Never, words.Nothing); end > 0 {
		return orders.Order{Nothing: true}, end
	}
	if _, end := p.Is(next, words.Always); end > 0 {
		return orders.Order{}, end
	}
	if n, end := p.Number(next); end > 0 && n == 1 {
		if _, noun := p.Is(end, words.Coins); noun > 0 {
			return orders.Order{}, noun
		}
	}
	return orders.Order{}, next
}

func (p *Arguer) oneOrNone(from, at int) (orders.Order, int) {
	next := p.Lean(at)
	if _, end := p.Is(next, words.Nothing, words.Never); end > 0 && p.CardAt(next).Tokens == 0 {
		return orders.Order{Nothing: true}, end
	}
	for {
		if _, end := p.Is(next, words.Prep, words.With, words.Anything); end > 0 && p.CardAt(next).Tokens == 0 {
			next = p.Lean(end)
			continue
		}
		if p.CardAt(from).Tokens > 0 && p.Sign(next, "name", "names", "pick", "picks", "choose", "chooses", "hit", "hits", "take", "takes", "should", "shall", "will", "goes", "as", "like") {
			next = p.Lean(next + 1)
			continue
		}
		break
	}
	card, end := p.OneCard(next)
	if p.Sign(end, "'s") && end > 0 {
		end++
	}
	return orders.Order{Cards: []engine.Card{card}}, end
}

// IsTool tells a card whose name does for a verb.
func IsTool(card engine.Card) bool { return orders.VerbOf(card) != orders.Buy }

// Acquired tells words behind a card by which it is bought: the Harbour `is to be bought`.
func (p *Arguer) Acquired(at int) bool {
	for p.Sign(at, "is", "to", "be", "shall", "should", "will", "may", "must", "gets", "then") {
		at++
	}
	return p.Sign(at, "bought", "built", "purchased", "acquired", "constructed")
}

// CardVerb reads a card's name that does for a verb.
func (p *Arguer) CardVerb(at int) (orders.Verb, int, bool) {
	found := p.CardAt(at)
	if found.Tokens == 0 || found.Fits != nil {
		return 0, 0, false
	}
	end := at + found.Tokens
	verb := orders.VerbOf(found.Card)
	if verb == orders.Buy || found.Strength == marks.Weak && !p.Sign(end, ":") {
		return 0, 0, false
	}
	if p.Acquired(end) {
		return 0, 0, false
	}
	if p.Sign(end, ",") {
		_, idle := p.Is(end+1, words.Empty) // Convention Center, if it comes up: …
		return verb, idle, idle > 0 && p.Sign(idle, ":")
	}
	return verb, end, true
}

// VerbName is what tokens that make an order are taken for.
func VerbName(v orders.Verb) string { return "the order " + v.String() }

func cardName(c engine.Card) string { return c.String() }

package changes

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// Struck reads `the TV order`, `the reroll`, `the thing about one die` behind a word that drops
// it, of what is on file; end is 0 for none.
func Struck(p *parts.Arguer, at int, filed []orders.Line) (from orders.Order, end int) {
	if len(filed) == 0 {
		return from, 0
	}
	for p.Sign(at, "the", "my", "thing", "bit", "part", "order", "about", "with", "what", "i", "said", "wrote", "lo", "de", "del", "los", "la", "el", "den", "die", "das") {
		at++
	}
	found := p.CardAt(at)
	switch {
	case p.Sign(at, "shopping", "purchase", "purchases", "buying", "buys"):
		from.Verb, end = orders.Buy, at+1
	case found.Tokens > 0 && found.Fits == nil && orders.VerbOf(found.Card) != orders.Buy:
		from.Verb, end = orders.VerbOf(found.Card), at+found.Tokens
		if !p.Sign(end, "order", "orders", "line", "instruction") {
			return from, 0 // the card itself?
		}
	default:
		for _, m := range p.PhraseAt(at).Means {
			if m.Kind == words.Verb && m.Value != int(orders.Buy) && m.Value != int(orders.Move) {
				from.Verb, end = orders.Verb(m.Value), at+p.PhraseAt(at).Tokens
			}
		}
		if n, after := p.Number(at); end == 0 && (n == 1 || n == 2) {
			if _, dice := p.Is(after, words.Dice); dice > 0 {
				from, end = orders.Order{Verb: orders.Roll, Dice: n}, dice
			}
		}
	}
	if end == 0 || !slices.ContainsFunc(filed, func(l orders.Line) bool {
		return l.Order.Verb == from.Verb && (from.Dice == 0 || l.Order.Dice == from.Dice)
	}) {
		return from, 0
	}
	for p.Sign(end, "order", "orders", "line", "instruction", "from", "off", "in", "on", "my", "the", "sheet", "letter", "mail", "list", "of", "yesterday", "this", "morning", "afternoon", "evening", "that", "was", "sent", "i", "ordered", "wrote", "altogether", "entirely", "completely", "after", "all", "please", "thing") {
		end++
	}
	if !p.Closes(end) && !p.Sign(end, ":") {
		return from, 0
	}
	return from, end
}

// DeniesVerb tells `no harbour`, which forbids an order and drops no card.
func DeniesVerb(p *parts.Arguer, at, next int) bool {
	_, denial := p.Is(at, words.Denial)
	if denial == 0 {
		return false
	}
	found := p.CardAt(p.Lean(next))
	return found.Tokens > 0 && orders.VerbOf(found.Card) != orders.Buy
}

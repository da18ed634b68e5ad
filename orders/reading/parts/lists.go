package parts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/asking"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A lister reads the cards of a list.
type lister struct{ asking.Asker }

// A list is cards in order of preference.
type list struct {
	cards   []engine.Card
	nothing bool // it ends in nothing
	ands    int  // places where only `and` joins two
	joints  int  // places where anything else does
	whole   bool // a card of it is named in full
}

// Slot is the card at a place where one is looked for; bare takes no weak names.
func (p *lister) Slot(at int, bare bool) marks.Card {
	found := p.CardAt(at)
	if found.Strength == marks.Weak && bare {
		return marks.Card{}
	}
	return found
}

// listed reads one card of a list; end is 0 for none.
func (p *lister) listed(at int, bare bool) (engine.Card, int) {
	if found := p.Slot(at, bare); found.Tokens > 0 {
		if found.Fits != nil {
			return engine.NoCard, 0
		}
		return found.Card, at + found.Tokens
	}
	if bare && !p.Expects(at) || p.PlayerAt(at, 3).Whole {
		return engine.NoCard, 0
	}
	return p.Misspelt(at)
}

// weighJoint counts what stands between two cards of a list.
func (p *lister) weighJoint(l *list, from, to int) {
	and, other := false, false
	for i := from; i < to; i++ {
		if p.Taken[i] == "" {
			p.Taken[i] = "a joint"
		}
		if m, end := p.Is(i, words.Ordinal); end > 0 {
			p.doubtPlace(m.Value, i, end)
		}
		if _, end := p.Is(i, words.And); end > 0 && !p.Sign(i, "&", "+", "plus") {
			and = true
		} else if !p.Sign(i, "the", "a", "an", "(", ")") {
			other = true
		}
	}
	switch {
	case other:
		l.joints++
	case and:
		l.ands++
	}
}

// lead passes over what stands before a card: `a`, `my first choice is`, `2`.
func (p *lister) lead(at, listed int) int {
	for at < len(p.T) {
		if p.Slot(at, true).Strength == marks.Whole && p.Slot(at, true).Tokens > 0 {
			return at
		}
		if m, end := p.Is(at, words.Ordinal); end > 0 && m.Value == listed+1 {
			p.Placed = p.Placed || m.Value == 1 && end <= at+2
			p.Take(at, end, "its place in the list")
			at = end
			continue
		}
		if p.Sign(at, ":", ",") && listed == 0 {
			at++
			continue
		}
		next := p.Skip(at)
		if next == at {
			break
		}
		at = next
	}
	if n, end := p.Number(at); end > 0 && n > 0 && n < 10 {
		if p.Sign(end, "x", "*") {
			end++
		}
		if again, after := p.Number(end + 1); p.Sign(end, "(") && after > 0 && again == n && p.Sign(after, ")") {
			end = after + 1 // one (1)
		}
		if card, after := p.listed(end, true); after > 0 {
			p.Take(at, end, "how many")
			if n > 1 && !slices.Contains(p.Several, card) {
				p.Several = append(p.Several, card)
			}
			return end
		}
	}
	return at
}

// price passes over a price behind a card, if it is the card's own, and over how many.
func (p *lister) price(at int, card engine.Card) int {
	next := at
	for p.Sign(next, "(", "@", "$", "-", "=", "[") {
		next++
	}
	if _, end := p.Is(next, words.For); end > 0 {
		next = end
	}
	if p.Sign(next, "x") && next+1 < len(p.T) && p.T[next+1].Number > 0 {
		p.Take(at, next+2, "how many")
		if p.T[next+1].Number > 1 {
			p.Several = append(p.Several, card)
		}
		return next + 2
	}
	next = p.costing(next)
	for p.Sign(next, "cost", "costs", "costing", "price", "at", "$", ":") {
		next++
	}
	n, end := p.Number(next)
	if end == 0 || n != card.Cost() {
		return at
	}
	if _, noun := p.Is(end, words.Coins); noun > 0 {
		end = noun
	} else if next == at && !p.Sign(end, ",", ")") && end < len(p.T) {
		return at
	}
	if p.Sign(end, ")") {
		end++
	}
	p.Take(at, end, "its price")
	return end
}

// costing passes over what is said in front of a price: `, it only costs`, `because it is just`.
func (p *lister) costing(at int) int {
	if p.Sign(at, "'s", "s") {
		return at // the Harbour's two
	}
	next := at
	for p.Sign(next, ",", "because", "becuse", "cause", "cos", "coz", "cuz", "as", "since", "that", "which", "it", "its", "it's", "'s", "s", "only", "just", "but", "a", "mere", "weil", "denn", "er", "sie", "es", "nur",
		"porque", "que", "solo", "car", "il", "elle", "ne") {
		next++
	}
	if next == at || !p.Sign(next, "cost", "costs", "kostet", "cuesta", "vale", "coute", "is", "for") && !p.Sign(next-1, "'s", "s", "its", "it's", "only", "just") {
		return at
	}
	for p.Sign(next, "cost", "costs", "kostet", "cuesta", "vale", "coute", "is", "for", "me", "mich", "only", "just", "but", "a", "mere", "nur", "solo", "que") {
		next++
	}
	if _, end := p.Number(next); end == 0 {
		return at
	}
	return next
}

// order passes over `first`, `as my second choice` behind the card at that place of
// the list.
func (p *lister) order(at, listed int) int {
	if m, end := p.Is(at, words.Ordinal); end > 0 && m.Value == listed && !p.IsCardNext(end) {
		p.doubtPlace(m.Value, at, end)
		p.Placed = p.Placed || m.Value == 1 && end <= at+2
		p.Take(at, end, "its place in the list")
		return end
	}
	return at
}

// doubtPlace tells of `1st Mine 2nd Forest` from who has two goes: they may be places in a
// list, or goes.
func (p *lister) doubtPlace(place, at, end int) {
	if p.TwoGoes && p.Placed && place == 2 && end <= at+2 && !p.Counted && !p.Sign(end-1, "choice", "preference", "option", "priority", "place", "pick", "wahl", "opcion", "choix") {
		p.Doubt = p.Written(at, end)
	}
}

// IsCardNext tells whether a card follows at once.
func (p *lister) IsCardNext(at int) bool {
	for p.Sign(at, ":", "the", "a", "an", "my", "-") {
		at++
	}
	return p.Slot(at, true).Tokens > 0
}

// IsTurn tells an `otherwise` that turns a condition round and joins no list.
func (p *lister) IsTurn(at int) bool { return p.Turn(at) > 0 && p.Turning() }

// Turn returns where an `otherwise` ends, or an `if I don't` that is one behind a
// condition; 0 for none.
func (p *lister) Turn(at int) int {
	if _, end := p.Is(at, words.Else); end > 0 {
		if end == at+2 && p.Sign(at, "or") && p.Sign(at+1, "else") && at > 0 && p.T[at-1].IsWord() && p.IsCardNext(end) {
			return 0 // the Mine or else the Forest
		}
		if p.IsCardNext(p.CommaAt(end)) && p.goesOnInCase(at, end) {
			return 0
		}
		return end
	}
	m, end := p.Is(at, words.Joint)
	if end < at+3 || m.Kind != words.Joint {
		return 0
	}
	from := at
	if p.Sign(from, "and", "but", "or", "y", "und", "et") {
		from++
	}
	if words.Shorter(p.T, from, words.If, p.Speaks).Tokens == 0 {
		return 0
	}
	if p.Sign(end-1, "llego") && (len(p.Held) == 0 || p.Held[len(p.Held)-1].Kind != orders.Coins) {
		return 0 // for the card before
	}
	for i := from; i < end; i++ {
		if !p.Sign(i, "si", "no", "llego", "still", "yet", "if", "i", "it", "he", "she", "they", "do", "dont", "does", "doesnt", "is", "isnt", "not", "then", "have", "havent", "hasnt", "that", "there", "am", "im") {
			return 0
		}
	}
	return end
}

// joint passes over what joins a card to the next one; 0 when nothing does. Nothing of
// it is explained yet.
func (p *lister) joint(at, listed int) int {
	next, some := at, false
	for next < len(p.T) {
		if p.Sign(next, ",", ";", "-", ":", ")") || p.Sign(next, "(") && p.Remark(next) == 0 {
			some = some || !p.Sign(next, "(", ")")
			next++
			continue
		}
		if p.Sign(next, ".") && next+1 < len(p.T) && p.T[next+1].Is(",") {
			next++
			continue
		}
		if p.Slot(next, true).Tokens > 0 && p.Slot(next, true).Strength == marks.Whole {
			break
		}
		if remark := p.Remark(next); remark > 0 && p.Sign(next, "(") {
			next = remark
			continue
		}
		if p.IsTurn(next) {
			return 0
		}
		m, end := p.Is(next, words.Joint, words.Or, words.And, words.Ordinal)
		if end == 0 {
			_, end = p.Is(next, words.Else)
		}
		if end > 0 && m.Kind == words.Ordinal && (m.Value != listed+1 || p.Counted) {
			return 0
		}
		if end == 0 {
			_, end = p.Is(next, words.Empty)
			if end == 0 {
				break
			}
			next = end
			continue
		}
		some = true
		next = end
	}
	if !some {
		return 0
	}
	return next
}

// IsCount tells a number with a card behind it.
func (p *lister) IsCount(at int) bool {
	_, end := p.Number(at)
	if end > 0 && p.Sign(end, "x") {
		end++
	}
	return end > 0 && p.Slot(end, true).Tokens > 0 && p.Slot(end, true).Card != engine.NoCard
}

// Candidates reads a list of cards without a verb; end is 0 for none.
func (p *Arguer) Candidates(at int) (order orders.Order, end int) {
	l, end := p.list(at, true)
	if end > 0 {
		p.doubtList(&l)
	}
	return orders.Order{Verb: orders.Buy, Cards: l.cards, Nothing: l.nothing}, end
}

// doubtList tells of a list that can be meant two ways: `Mine and Forest`, from whoever
// has two goes.
func (p *Arguer) doubtList(l *list) {
	if l.ands > 0 && l.joints == 0 && p.TwoGoes {
		p.Doubt = "and"
	}
}

// list reads a list of cards; end is 0 when there is none. bare tells that no verb
// stands before it, so that shortened names must be plain.
func (p *Arguer) list(at int, bare bool) (l list, end int) {
	for {
		next := p.lead(at, len(l.cards))
		if _, nothing := p.Is(next, words.Nothing); nothing > 0 && p.Slot(next, bare).Tokens == 0 {
			p.Take(next, nothing, "nothing more")
			if end > 0 {
				p.Fill(end, next, "a joint")
			}
			l.nothing = true
			return l, nothing
		}
		card, after := p.listed(next, bare && !l.whole)
		if after == 0 || end > 0 && p.beginsOrder(next, card) {
			return l, end
		}
		p.Take(next, after, cardName(card))
		l.whole = l.whole || p.CardAt(next).Tokens > 0 && p.CardAt(next).Strength < marks.Weak
		if end > 0 {
			p.weighJoint(&l, end, next)
		}
		l.cards = append(l.cards, card)
		end = p.gloss(p.price(after, card), card)
		end = p.order(end, len(l.cards))
		at = p.joint(end, len(l.cards))
		if len(l.cards) == 1 && p.speaksOfTwo(end, at) {
			p.Doubt = p.Written(end, at) // Mine in go 1, Forest in go 2, and if either is gone the Ranch
		}
		if at == 0 {
			if !p.beside(end, bare && !l.whole) {
				return l, end
			}
			at = end
		}
	}
}

// speaksOfTwo tells `if either is gone`.
func (p *lister) speaksOfTwo(at, end int) bool {
	for i := at; i < end; i++ {
		if p.Sign(i, "either", "both") && p.Sign(i-1, "if", "should", "when") {
			return true
		}
	}
	return false
}

// gloss passes over the same card in brackets, as it is called elsewhere: `Wald (Forest)`.
func (p *Arguer) gloss(at int, card engine.Card) int {
	found := p.CardAt(at + 1)
	if end := at + 1 + found.Tokens; p.Sign(at, "(") && found.Tokens > 0 && found.Card == card && p.Sign(end, ")") {
		p.Take(at, end+1, "nothing")
		return end + 1
	}
	return at
}

// beside tells whether another card stands directly behind one, with nothing between.
func (p *Arguer) beside(at int, bare bool) bool {
	if at >= len(p.T) || p.T[at].Glued {
		return false
	}
	if found := p.CardAt(at); found.Tokens > 0 && found.Strength == marks.Whole {
		return p.CardAt(at-1).Strength == marks.Whole || p.Near[at-1].Tokens > 0
	}
	card, end := p.listed(at, bare)
	return end > 0 && card != engine.NoCard && p.Near[at].Tokens > 0 && !bare
}

// beginsOrder tells whether a card in a list begins an order of its own: `Mine, tv Bob`.
func (p *Arguer) beginsOrder(at int, card engine.Card) bool {
	verb, args := orders.VerbOf(card), at+p.CardAt(at).Tokens
	switch {
	case verb == orders.Buy || verb == orders.Invest || verb == orders.Demolish || p.Closes(args) || p.Slot(args, true).Tokens > 0 && verb != orders.Swap:
		return false
	case p.Sign(args, ":"), args < len(p.T) && words.PlacesOf(p.T[args].Low).In(verb, &p.Languages)&words.OfDoing != 0: // tv takes from Bob
		args++
	}
	if _, joint := p.Is(args, words.Joint, words.Or, words.Else, words.If, words.Unless, words.For, words.And); joint > 0 {
		return false
	}
	taken := append([]string(nil), p.Taken...)
	_, end := arguments[verb](p, at, args)
	p.Taken = taken
	return end > args
}

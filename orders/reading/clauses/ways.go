package clauses

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// A starter knows what may begin an order, and all that is known of the sentence so far.
type starter struct {
	*parts.Arguer
	now Context
	out Reading

	bags      bool           // orders are read by their words
	scopes    []orders.Scope // of the clause being read; nil for the heading's
	slips     int            // misspelt verbs looked for so far
	from      int            // where the conditions that are read begin
	idleScope bool           // goes were named and no order came since
	unused    bool           // conditions were said and no order came since
	inList    bool           // what stands before is a list of candidates
	turnsBack bool           // the sentence takes the last order back
	fallback  bool           // the last order is one that another one was to come before
	lacked    bool           // a joint stands before that says why another is to come
	and       bool           // the last order is joined to the one before by `and`
}

// A way is a verb that may begin at a place, and where its arguments do.
type way struct {
	verb orders.Verb
	args int
}

// verbsAt are the verbs that may begin at a place: by a phrase, or by the card whose
// name does for the verb.
func (p *starter) verbsAt(at int) []way {
	var ways []way
	if verb, next, ok := p.CardVerb(at); ok {
		ways = append(ways, p.doubled(verb, next)...)
	}
	found := p.PhraseAt(at)
	if p.Sign(at, "by") && (at == 0 || p.Taken[at-1] == "a heading") { // by Mine
		ways = append(ways, way{orders.Buy, at + 1})
	}
	for _, m := range found.Means {
		if m.Kind == words.Verb && p.CardAt(at).Tokens <= max(found.Tokens, 1) || m.Kind == words.Verb && p.Near[at].Tokens == 0 {
			ways = append(ways, p.doubled(orders.Verb(m.Value), at+found.Tokens)...)
		}
	}
	if _, end := p.Is(at, words.Option); end > 0 {
		next := p.Lean(end)
		if verb, args, ok := p.CardVerb(next); ok {
			ways = append(ways, p.doubled(verb, args)...)
		}
		if found := p.CardAt(next); found.Tokens > 0 && p.Sign(next+found.Tokens, ",") { // avec mon centre d'affaires, j'échange …
			for _, w := range p.doubled(parts.VerbCard(found.Card), next+found.Tokens) {
				if w.verb != orders.Buy && w.args > next+found.Tokens {
					ways = append(ways, w)
				}
			}
		}
	}
	return ways
}

// doubled adds the verb said again: `with my TV Station take from Bob`.
func (p *starter) doubled(verb orders.Verb, args int) []way {
	next := args
	for p.Sign(next, ":", ",", "to", "and", "-", "para", "um") {
		next++
	}
	m, end := p.Is(next, words.Verb)
	for _, other := range p.PhraseAt(next).Means {
		if other.Kind == words.Verb && other.Value == int(verb) {
			m = other
		}
	}
	if end > 0 && m.Value == int(verb) && (verb != orders.Buy || p.CardAt(next).Tokens == 0) && (p.CardAt(next).Tokens == 0 || p.CardAt(next).Strength != marks.Whole) {
		return []way{{verb, end}, {verb, args}}
	}
	return []way{{verb, args}}
}

// tail passes over `with my TV Station` behind its order.
func (p *starter) tail(at int, verb orders.Verb) int {
	if verb == orders.Buy && p.Sign(at, "haben", "bekommen", "kriegen") && (p.Closes(at+1) || p.Sign(at+1, "?")) {
		p.Take(at, at+1, parts.VerbName(verb)) // könnte ich die Mine haben
		return at + 1
	}
	for _, m := range p.PhraseAt(at).Means { // Mine kaufen
		if end := at + p.PhraseAt(at).Tokens; m.Kind == words.Verb && m.Value == int(verb) && p.CardAt(at).Tokens == 0 && p.Closes(end) {
			p.Take(at, end, parts.VerbName(verb))
			return end
		}
	}
	if _, end := p.Is(at, words.Always); end > 0 && verb == orders.Roll && p.Last.Dice == 2 && (p.Closes(end) || p.Sign(end, "because")) {
		p.Take(at, end, "nothing")
		return end
	}
	next := at
	for {
		if p.Sign(next, "(") {
			next++
		}
		if _, end := p.Is(next, words.Option, words.Prep); end > 0 {
			next = end
			continue
		}
		if p.Sign(next, "my", "the") {
			next++
			continue
		}
		break
	}
	if found := p.CardAt(next); next > at && verb != orders.Buy && found.Tokens > 0 && found.Card != engine.NoCard && parts.VerbCard(found.Card) == verb {
		end := next + found.Tokens
		if p.Sign(end, "thing") {
			end++
		}
		if p.Sign(end, ")") {
			end++
		}
		p.Take(at, end, parts.VerbName(verb))
		return end
	}
	return at
}

// verbAt passes over a verb for buying.
func (p *starter) verbAt(at int) int {
	at = p.Lean(at)
	for _, m := range p.PhraseAt(at).Means {
		if m.Kind == words.Verb && (m.Value == int(orders.Buy) || m.Value == int(orders.TV)) && p.CardAt(at).Tokens == 0 {
			return p.Lean(at + p.PhraseAt(at).Tokens)
		}
	}
	return at
}

// thing reads what an amendment speaks of: a card, a player or a number of dice.
func (p *starter) thing(at int) (orders.Order, int) {
	at = p.verbAt(at)
	if found := p.Slot(at, true); found.Tokens > 0 && found.Fits == nil {
		return orders.Order{Verb: orders.Buy, Cards: []engine.Card{found.Card}}, at + found.Tokens
	}
	if found := p.PlayerAt(at, 3); found.Tokens > 0 && found.Fits == nil {
		return orders.Order{Verb: orders.TV, Player: found.Seat}, at + found.Tokens
	}
	for _, m := range p.PhraseAt(at).Means {
		if m.Kind == words.Verb && m.Value == int(orders.Roll) {
			if order, end := p.Roll(at, at+p.PhraseAt(at).Tokens); end > 0 {
				order.Verb = orders.Roll
				return order, end
			}
		}
	}
	if n, end := p.Number(at); end > 0 && (n == 1 || n == 2) {
		if _, dice := p.Is(end, words.Dice); dice > 0 {
			return orders.Order{Verb: orders.Roll, Dice: n}, dice
		}
	}
	if card, end := p.Misspelt(at); end > 0 {
		return orders.Order{Verb: orders.Buy, Cards: []engine.Card{card}}, end
	}
	return orders.Order{}, 0
}

// place is how many candidates the list before has.
func (p *starter) place() int {
	if n := len(p.out.Acts); n > 0 {
		return len(p.out.Acts[n-1].Line.Order.Cards)
	}
	if p.now.Listed {
		return p.now.Place
	}
	return 0
}

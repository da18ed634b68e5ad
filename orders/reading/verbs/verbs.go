// Package verbs finds where an order begins: by a phrase, by the name of the card that does
// for the verb, by both; where what belongs to it does, and what stands behind it that says
// its tool again.
//
// It knows a row of tokens and what of the sentence stands before it, and puts no order
// together. Another way to begin an order enters here, a word for one in the tables.
package verbs

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// A Finder looks for verbs in a row of tokens.
type Finder struct{ *parts.Arguer }

// A Way is a verb that may begin at a place, and where its arguments do.
type Way struct {
	Verb orders.Verb
	Args int
}

// At are the verbs that may begin at a place: by a phrase, or by the card whose
// name does for the verb.
func (p Finder) At(at int) []Way {
	var ways []Way
	if verb, next, ok := p.CardVerb(at); ok {
		ways = append(ways, p.doubled(verb, p.applied(next))...)
	}
	found := p.PhraseAt(at)
	if p.Sign(at, "by") && (at == 0 || p.Taken[at-1] == "a heading") { // by Mine
		ways = append(ways, Way{Verb: orders.Buy, Args: at + 1})
	}
	if p.Sign(at, "make") && p.Sign(at+1, "mine") && p.Sign(at+2, "a", "an", "the", "one") { // make mine a Winery
		ways = append(ways, Way{Verb: orders.Buy, Args: at + 2})
	}
	if end := investing(p, at+found.Tokens); end > 0 {
		return append(ways, Way{Verb: orders.Invest, Args: end})
	}
	for _, m := range found.Means {
		if m.Kind == words.Verb && p.CardAt(at).Tokens <= max(found.Tokens, 1) || m.Kind == words.Verb && p.Near[at].Tokens == 0 {
			ways = append(ways, p.doubled(orders.Verb(m.Value), at+found.Tokens)...)
		}
	}
	if _, end := p.Is(at, words.Option); end > 0 {
		next := p.Lean(end)
		if verb, args, ok := p.CardVerb(next); ok {
			ways = append(ways, p.doubled(verb, p.applied(args))...)
		}
		if found := p.CardAt(next); found.Tokens > 0 && p.Sign(next+found.Tokens, ",") { // avec mon centre d'affaires, j'échange …
			for _, w := range p.doubled(orders.VerbOf(found.Card), next+found.Tokens) {
				if w.Verb != orders.Buy && w.Args > next+found.Tokens {
					ways = append(ways, w)
				}
			}
		}
	}
	return ways
}

// investing is where the Tech Startup ends in which something is to be invested, behind these
// words: `please invest in the Tech Startup`; 0 for none. A card to be bought has no `the`.
func investing(p Finder, at int) int {
	if !p.Sign(at-1, "in", "into") || !p.Sign(at-2, "invest") || !p.Sign(at, "the", "my") {
		return 0
	}
	if found := p.CardAt(at + 1); found.Tokens > 0 && found.Fits == nil && found.Card == engine.TechStartup {
		return at + 1 + found.Tokens
	}
	return 0
}

// applied passes over `is to be used` behind a tool.
func (p Finder) applied(at int) int {
	next := at
	for p.Sign(next, "is", "to", "be", "shall", "should", "will", "may", "can", "gets") {
		next++
	}
	if next > at && p.Sign(next, "used", "applied", "employed", "activated", "exercised") {
		return next + 1
	}
	return at
}

// doubled adds the verb said again: `with my TV Station take from Bob`.
func (p Finder) doubled(verb orders.Verb, args int) []Way {
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
	if p.PlayerAt(next, marks.WholeName).Whole && p.PlayerAt(next+1, 3).Tokens == 0 { // Rob, not what robs
		return []Way{{Verb: verb, Args: args}}
	}
	if end > 0 && m.Value == int(verb) && (verb != orders.Buy || p.CardAt(next).Tokens == 0) && (p.CardAt(next).Tokens == 0 || p.CardAt(next).Strength != marks.Whole) {
		return []Way{{Verb: verb, Args: end}, {Verb: verb, Args: args}}
	}
	return []Way{{Verb: verb, Args: args}}
}

// Tail passes over `with my TV Station` behind its order.
func (p Finder) Tail(at int, verb orders.Verb) int {
	if verb == orders.Buy && p.Sign(at, "haben", "bekommen", "kriegen") && (p.Closes(at+1) || p.Sign(at+1, "?")) {
		p.Take(at, at+1, parts.VerbName(verb)) // könnte ich die Mine haben
		return at + 1
	}
	if end := again(p, at); verb == orders.Buy && end > at {
		p.Take(at, end, "nothing")
		return end
	}
	for _, m := range p.PhraseAt(at).Means { // Mine kaufen
		if end := at + p.PhraseAt(at).Tokens; m.Kind == words.Verb && m.Value == int(verb) && p.CardAt(at).Tokens == 0 && (p.Closes(end) || p.Sign(end, "?")) {
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
		if p.Sign(next, "my", "the", "l", "el", "la", "mi", "dem", "der", "meinem", "meiner", "le", "ma", "mon") {
			next++
			continue
		}
		break
	}
	if n := p.Catch(next, verb); n > 0 && p.Sign(next-1, "the", "my", "for", "our") {
		p.Take(at, next+n, parts.VerbName(verb))
		return next + n
	}
	if found := p.CardAt(next); next > at && verb != orders.Buy && found.Tokens > 0 && found.Card != engine.NoCard && orders.VerbOf(found.Card) == verb {
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

// again passes over `back`, `up again` behind a Landmark that was taken down and is built once more; what
// is thrown tells in which go it was taken down, so that it may be for another one.
func again(p Finder, at int) int {
	next := at
	for p.Sign(next, "back", "up", "again") {
		next++
	}
	if next == at || at == 0 || marks.Says(p.T, "give", "bring", "roll", "rolled", "throw", "rol") || !p.Closes(next) && !p.Sign(next, "if", "when", "with") {
		return at
	}
	for from := max(0, at-3); from < at; from++ {
		if found := p.CardAt(from); found.Tokens > 0 && found.Fits == nil && found.Card.IsLandmark() && from+found.Tokens == at {
			return next
		}
	}
	return at
}

// Catch is how many words name the boats for which the Harbour adds two: `add 2 for the
// tuna`; 0 for none.
func (p Finder) Catch(at int, verb orders.Verb) int {
	if found := p.CardAt(at); verb == orders.Harbour && found.Fits == nil && (found.Card == engine.TunaBoat || found.Card == engine.MackerelBoat) {
		return found.Tokens
	}
	return 0
}

// Behind passes over a verb for buying.
func (p Finder) Behind(at int) int {
	at = p.Lean(at)
	for _, m := range p.PhraseAt(at).Means {
		if m.Kind == words.Verb && (m.Value == int(orders.Buy) || m.Value == int(orders.TV)) && p.CardAt(at).Tokens == 0 {
			return p.Lean(at + p.PhraseAt(at).Tokens)
		}
	}
	return at
}

// Thing reads what an amendment speaks of: a card, a player or a number of dice.
func (p Finder) Thing(at int) (orders.Order, int) {
	at = p.Behind(at)
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

// Dropped reads the cards behind a word that drops them: `the Mine and the Forest`; with a
// comma between, those that are on file.
func Dropped(p Finder, at int, filed []orders.Line) (list []orders.Order, end int) {
	from, end := p.Thing(at)
	if end == 0 || len(from.Cards) == 0 {
		return nil, 0
	}
	for list = append(list, from); ; list = append(list, from) {
		next := p.CommaAt(end)
		_, and := p.Is(next, words.And)
		next = max(next, and)
		other, after := p.Thing(next)
		onFile := func(l orders.Line) bool {
			return l.Order.Verb == orders.Buy && slices.Contains(l.Order.Cards, other.Cards[0])
		}
		if next == end || after == 0 || len(other.Cards) == 0 || p.Behind(next) != p.Lean(next) || !p.Closes(after) || and == 0 && !slices.ContainsFunc(filed, onFile) {
			return list, end
		}
		from, end = other, after
	}
}

// Raised reads `raise a 10 to 12`, `a 10 I turn into a 12`; the end is 0 for none.
func (p Finder) Raised(at int) (orders.Order, int) {
	next := Articles(p, at)
	low, end := p.Number(next)
	if end > 0 {
		for p.Sign(end, "i", "shall", "should", "is", "be", "to", "becomes", "become", "will", "may", "can") && !p.Sign(end, "to") {
			end++
		}
		for p.Sign(end, "raise", "raised", "bump", "bumped", "turn", "turned", "turns", "lift", "make", "made") {
			end++
		}
	} else if p.Sign(at, "raise", "bump", "turn", "lift", "make") {
		next = Articles(p, at+1)
		low, end = p.Number(next)
	}
	if end == 0 || !p.Sign(end, "to", "into") {
		return orders.Order{}, 0
	}
	high, last := p.Number(Articles(p, end+1))
	if tail := p.Tail(last, orders.Harbour); last > 0 && tail > last {
		last = tail
	}
	if last == 0 || high != low+2 || low < 8 || high > orders.MaxTotal || !p.Closes(last) {
		return orders.Order{}, 0
	}
	return orders.Order{Verb: orders.Harbour, Totals: orders.TotalsBetween(low, low)}, last
}

// Thrown reads `throw anything below 6 again`; the end is 0 for none.
func (p Finder) Thrown(at int) (orders.Order, int) {
	for _, m := range p.PhraseAt(at).Means {
		if m.Kind != words.Verb || m.Value != int(orders.Roll) {
			continue
		}
		set, end := p.Totals(p.Lean(at + p.PhraseAt(at).Tokens))
		if end > 0 && p.Sign(end, "again") && p.Closes(end+1) {
			return orders.Order{Verb: orders.Reroll, Totals: set}, end + 1
		}
	}
	return orders.Order{}, 0
}

// Handed reads `Bob may have one of my Wheat Fields`; the end is 0 for none.
func (p Finder) Handed(at int) (orders.Order, int) {
	who := p.PlayerAt(at, marks.WholeName)
	if next := at + who.Tokens; !who.Whole || who.Seat == p.Table.Me || !p.Sign(next, "may", "can", "gets", "shall", "should", "will", "is", "receives") {
		return orders.Order{}, 0
	}
	order, end := p.Argue(orders.Move, at, at)
	mine := false
	for i := at; i < end; i++ {
		mine = mine || p.Sign(i, "my")
	}
	if _, opens := p.Opener(end); !mine || end < len(p.T) && !p.Sign(end, ".", ";", ")") && opens == 0 {
		return orders.Order{}, 0 // and I get his Mine
	}
	order.Verb = orders.Move
	return order, end
}

// Fund returns where a card ends that money is for, or from, and is not spent: `Airport
// fund`; the place itself for none.
func (p Finder) Fund(at int) int {
	found := p.CardAt(at)
	if found.Tokens == 0 || found.Strength == marks.Weak {
		return at
	}
	if end := at + found.Tokens; p.Sign(end, "fund", "funds", "income", "savings") && p.Closes(end+1) {
		return end + 1
	}
	return at
}

// Denied passes over what stands behind a verb that is denied and says nothing more: `no
// repito nunca`.
func (p Finder) Denied(at int) int {
	for {
		if _, end := p.Is(at, words.Anything, words.Empty, words.Any); end > 0 {
			at = end
			continue
		}
		if !p.Sign(at, "nunca", "jamas", "nada", "pas", "plus", "jamais", "nicht") {
			return at
		}
		at++
	}
}

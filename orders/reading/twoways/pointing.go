package twoways

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
)

// This file tells sentences that only point at what they are about.

// Pointing is the word by which a sentence may be about something else than was read: behind
// an exception that says what is to be in that case, and where so many `of those` are counted
// and several cards are named; "" for none.
func Pointing(tokens []marks.Token, read *clauses.Reading) string {
	excepts := false
	for i := range tokens {
		next := func(n int, low ...string) bool { return i+n < len(tokens) && tokens[i+n].Is(low...) }
		excepts = excepts || next(0, "not") && next(1, "if") || next(0, "except", "unless")
		switch {
		case excepts && next(0, "that") && next(1, "case", "event") && !turnsRound(read), excepts && next(0, "because", "since", "cause", "cos") && next(1, "then"):
			return tokens[i].Raw
		case next(0, "of") && next(1, "those", "them", "these") && i > 0 && (tokens[i-1].Number >= 0 || tokens[i-1].Is("two", "three", "four", "five")) && len(cardsOf(read)) > 1:
			return tokens[i+1].Raw
		case next(0, "none") && next(1, "of") && next(2, "his", "her", "their", "them"):
			return tokens[i].Raw
		}
	}
	return ""
}

// turnsRound tells two who are to pay, one of them when the other's condition does not hold: which
// of them is for the exception is plain.
func turnsRound(read *clauses.Reading) bool {
	if len(read.Acts) != 2 {
		return false
	}
	one, other := &read.Acts[0].Line, &read.Acts[1].Line
	return one.Order.Verb == orders.TV && other.Order.Verb == orders.TV && orders.Opposite(one.If, other.If) && one.If[0].Kind == orders.Coins
}

// cardsOf are the cards of a reading, each once.
func cardsOf(read *clauses.Reading) (list []engine.Card) {
	add := func(card engine.Card) {
		if card != engine.NoCard && !slices.Contains(list, card) {
			list = append(list, card)
		}
	}
	for _, a := range read.Acts {
		for _, card := range a.Line.Order.Cards {
			add(card)
		}
		if a.Line.Order.Verb == orders.Swap {
			add(a.Line.Order.Theirs)
		}
		for _, c := range a.Line.If {
			if c.Kind == orders.Has {
				add(c.Card)
			}
		}
	}
	return list
}

// Words of the writer who has one, or none, where no card is named: what he is, what may stand
// behind that, what it is that he has, and behind it.
var (
	havers = marks.Lows("have", "own", "got", "hold", "ve", "ive", "tengo", "jai", "ai")
	still  = marks.Lows("already", "still", "only", "just", "ya", "schon", "noch", "deja")
	some   = marks.Lows("one", "none", "uno", "una", "ninguno", "ninguna", "eins", "keins", "einen", "keinen", "eine", "keine", "aucun", "aucune")
	named  = marks.Lows("more", "coin", "coins", "die", "dice", "card", "landmark", "left", "of", "or", "moneda", "dado", "wurfel", "munze")
)

// ownsOne tells a condition on what the writer has one of, or none, and nobody says of what, where
// several cards are wanted: `the Cafe if I have none, the Bakery if I have one`.
func (w watcher) ownsOne(now clauses.Context, read *clauses.Reading) bool {
	asked := slices.ContainsFunc(now.Chain, func(held []orders.Condition) bool {
		return slices.ContainsFunc(held, func(c orders.Condition) bool { return c.Kind == orders.Has && c.Who == w.g.Table.Me })
	})
	if len(cardsOf(read)) < 2 || asked {
		return false
	}
	asks, self, owned, ours := false, false, false, 0
	for at := 1; at < len(w.t); at++ {
		asks = (asks || w.t[at-1].Is("if", "when", "once", "si", "wenn", "falls", "cuando")) && !w.breaks(at-1)
		self = asks && (self || w.t[at-1].Is("i", "we", "ive", "tengo", "jai", "ich"))
		before, next := at-1, at+1
		for before > 0 && still[w.t[before].Low] {
			before--
		}
		for next < len(w.t) && (still[w.t[next].Low] || w.t[next].Is("too", "by", "then", "now")) {
			next++
		}
		owns := havers[w.t[before].Low] || next < len(w.t) && w.t[next].Is("habe", "hab")
		if owned = owned || havers[w.t[at-1].Low] && w.t[at].Is("no", "a", "an", "the", "any") && w.g.Table.AnyCard(w.t, at+1).Tokens > 0; owned || !self || !owns || !some[w.t[at].Low] {
			continue // if I have a Cafe the Bakery, if I have none the Cafe
		}
		if next < len(w.t) && w.t[next].Raw == "" { // the card before it was put there
			ours++
		} else if next >= len(w.t) || !named[w.t[next].Low] && w.g.Table.FullCard(w.t, next).Tokens == 0 {
			return true
		}
	}
	return ours > 1
}

// takesOff tells a card that is taken away, in Spanish: `quito la Mina` is no purchase.
func (w watcher) takesOff(read *clauses.Reading) bool {
	for at := range w.t {
		if !w.t[at].Is("quito", "quita", "quitar", "quitamos", "quitadme", "quitame") {
			continue
		}
		for n := at + 1; n < len(w.t) && !w.breaks(n); n++ {
			if found := w.g.Table.FullCard(w.t, n); found.Tokens > 0 && buys(read, found.Card) {
				return true
			}
		}
	}
	return false
}

// Words of who owns, of what nobody names, and of who may not have it.
var (
	owners  = marks.Lows("have", "has", "own", "owns", "hold", "holds", "got", "possess", "tengo", "tiene", "habe", "hat", "ich", "possede", "ai", "jai", "a")
	nothing = marks.Lows("none", "any", "ninguno", "ninguna", "keins", "keines", "keinen", "keine", "aucun", "aucune")
	able    = marks.Lows("can", "cant", "cannot", "could", "couldnt", "may", "to", "afford", "t", "there", "theres", "hay", "y", "gibt", "let", "puedo", "kann", "peux")
)

// lostOwning tells a condition on who owns none, of which nothing is in what was read: `the Cafe
// if I own none`.
func (w watcher) lostOwning(read *clauses.Reading) bool {
	if slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return a.Line.Order.Verb != orders.Buy || len(a.Line.If) > 0 || slices.Contains(a.Scopes, orders.ExtraGo)
	}) {
		return false
	}
	asks := false
	for at := 1; at < len(w.t); at++ {
		asks = (asks || openers[w.t[at-1].Low] || w.t[at-1].Is("si", "wenn", "falls")) && !w.breaks(at-1) && !able[w.t[at-1].Low]
		next := at + 1
		for next < len(w.t) && (still[w.t[next].Low] || w.t[next].Is("yet", "habe", "hab", "hat", "myself", "of", "them", "so", "far", "todavia", "aun")) {
			next++
		}
		if asks && nothing[w.t[at].Low] && owners[w.t[at-1].Low] && (next >= len(w.t) || w.breaks(next) || w.t[next].Raw == "") {
			return true
		}
	}
	return false
}

// Package trust tells whether what a sentence that was not explained whole is cut into is what
// it seems, and whether what was made of it has all of that: every word of it is known, and
// what may turn an order round, cards, players and numbers are all in the reading. What a
// sentence comes to counts at once only then; else it is for proposals.
//
// It makes nothing of a sentence: that is the matter of orders/reading/gist. What keeps a
// piece from being what it seems enters here, a word in the tables of orders/reading/words.
package trust

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/twoways"
	"machipost/orders/reading/words"
)

// This file looks at all pieces of a sentence.

// Holds tells whether all pieces of a sentence are what they seem, and it is plain what is
// for which goes.
func Holds(s *pieces.Sentence) bool {
	w := weigher{s}
	return w.placesAll() && w.holdsAll()
}

// Covers tells whether all pieces of a sentence are in what was made of it, and all that
// stands outside of them changes nothing.
func Covers(s *pieces.Sentence, out *clauses.Reading) bool {
	w := weigher{s}
	return w.isAll(out) && w.goesAll(out) && rester{w}.restsAll(out)
}

// Rests tells whether nothing in a sentence may turn round what stands beside it.
func Rests(s *pieces.Sentence) bool { return rester{weigher{s}}.restsAll(&clauses.Reading{}) }

// Knows tells whether every word of a sentence is known.
func Knows(s *pieces.Sentence) bool { return weigher{s}.knows(&pieces.Piece{To: len(s.T)}) }

// A weigher looks at a sentence that was cut into pieces.
type weigher struct{ *pieces.Sentence }

// sequences are words of what comes first and what next: candidates, or goes.
var sequences = marks.Lows("first", "second", "last", "next", "1st", "2nd", "later", "before", "after", "afterwards")

// holdsAll tells whether all pieces are what they seem, and nothing says in what order
// candidates come that may be those of two goes.
func (w weigher) holdsAll() bool {
	cards, dice := 0, 0
	for i := range w.Pieces {
		if !w.trusts(&w.Pieces[i]) {
			return false
		}
		if w.Pieces[i].Kind == pieces.Cards {
			cards++
		} else if w.Pieces[i].Kind == pieces.Order && w.Pieces[i].Order.Verb == orders.Roll {
			dice++
		}
	}
	for i := range w.T {
		kind := w.kindAt(i)
		if w.Now.TwoGo && sequences[w.T[i].Low] && (cards > 1 && kind != pieces.Order || dice > 1) && kind != pieces.Goes && kind != pieces.Lack && kind != pieces.Condition || kind == pieces.Condition && keeping[w.T[i].Low] {
			return false
		}
	}
	return true
}

// keeping are words of coins that are to be left.
var keeping = marks.Lows("keep", "left", "remain", "remains", "remaining", "afterwards", "leaves")

// placesAll tells whether goes are named where it is plain what is for them, and why another
// candidate comes stands behind one.
func (w weigher) placesAll() bool {
	if !placesGoes(w) {
		return false
	}
	first := true
	for i := range w.Pieces {
		p := &w.Pieces[i]
		switch p.Kind {
		case pieces.Lack, pieces.Other, pieces.Relief:
			if p.Kind == pieces.Other && !w.orderFollows(i) || p.Kind != pieces.Relief && changesVerb(w, i) {
				return false // otherwise Bob eats it
			}
			if first && !w.Now.Listed && p.Kind != pieces.Relief && !(p.Kind == pieces.Other && w.Now.Chain != nil) && !(p.Kind == pieces.Lack && w.Now.Shopped && !w.tries(p)) || !w.lacks(p) && !(framer{w}).relieves(i) {
				return false
			}
		}
		first = first && (p.Kind == pieces.Stop || p.Kind == pieces.Full)
	}
	return true
}

// tries tells a piece that may say of any order that it comes to nothing: `if that fails`.
func (w weigher) tries(p *pieces.Piece) bool {
	for i := p.From; i < p.To; i++ {
		if w.Sign(i, "fail", "fails", "failed", "failing", "work", "works", "worked", "happen", "happens", "succeed", "succeeds") {
			return true
		}
	}
	return false
}

// orderFollows tells whether something is ordered behind a piece, or kept.
func (w weigher) orderFollows(i int) bool {
	for _, p := range w.Pieces[i+1:] {
		if p.Kind != pieces.Stop && p.Kind != pieces.Colon && p.Kind != pieces.Goes {
			return p.Orders() || p.Kind == pieces.Keep || p.Kind == pieces.Condition
		}
	}
	return false
}

// lacks tells whether a piece says why another candidate comes, and not when: `when my turn
// comes again`.
func (w weigher) lacks(p *pieces.Piece) bool {
	if p.To-p.From == 2 && w.Sign(p.From, "each", "every") {
		return true // each time
	}
	for i := p.From; i < p.To; i++ {
		if w.Now.TwoGo && !isExtra(w, p) && w.Sign(i, "turn", "turns", "go", "goes", "time", "round") && !w.Sign(i+1, "up", "off", "out") {
			return false
		}
	}
	return !w.Sign(p.To-1, "to")
}

// goesAll tells whether something is ordered for all goes that are named, and nothing is
// forbidden on a condition.
func (w weigher) goesAll(out *clauses.Reading) bool {
	for i := range w.Pieces {
		for _, scope := range w.Pieces[i].Scopes {
			if !slices.ContainsFunc(out.Acts, func(a clauses.Act) bool {
				return slices.Contains(a.Scopes, scope) || scope == orders.EveryGo && slices.Contains(a.Scopes, orders.Standing)
			}) {
				return false
			}
		}
	}
	return !slices.ContainsFunc(out.Acts, func(a clauses.Act) bool {
		if !a.Line.Order.Nothing || len(a.Line.If) == 0 {
			return false
		}
		return a.Line.Order.Verb == orders.Buy && !w.Now.First && w.Now.Chain == nil || a.Line.Order.Verb != orders.Buy && !slices.ContainsFunc(out.Acts, func(b clauses.Act) bool {
			return b.Line.Order.Verb == a.Line.Order.Verb && !b.Line.Order.Nothing // otherwise not
		})
	}) && !w.tearsElse(out)
}

// tearsElse tells landmarks of which it is not plain whether they are torn down when the
// one before cannot be, or built.
func (w weigher) tearsElse(out *clauses.Reading) bool {
	return slices.ContainsFunc(out.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Demolish }) &&
		slices.ContainsFunc(w.Pieces, func(p pieces.Piece) bool { return p.Kind == pieces.Other || p.Kind == pieces.Lack })
}

// kindAt is the kind of the piece of a token; a stop for what is in none.
func (w weigher) kindAt(at int) pieces.Kind {
	if w.Of[at] == 0 {
		return pieces.Stop
	}
	return w.Pieces[w.Of[at]-1].Kind
}

// trusts tells whether a piece is what it seems.
func (w weigher) trusts(p *pieces.Piece) bool {
	switch p.Kind {
	case pieces.Cards:
		return w.IsCard(p.From) && rester{w}.plain(p) || w.isOneMore(p)
	case pieces.Lack, pieces.Relief, pieces.Other:
		if isExtra(w, p) {
			return true
		}
		if p.Kind == pieces.Relief && (framer{w}).ofTool(p) != orders.Buy {
			return framer{w}.relieves(w.Of[p.From] - 1)
		}
		if w.daily(p) || !w.knows(p) {
			return false
		}
		for i := p.From; i < p.To; i++ {
			if p.Kind == pieces.Relief && w.Means(i, words.Chat) && w.Class(i) == 0 && w.Sign(i-1, "it", "is", "'s") {
				return false // should it rain
			}
			if w.Sign(i, "he", "she", "him", "her", "you") && !w.has(orders.Swap) && !w.has(orders.TV) || p.Kind == pieces.Relief && w.phrased(i, p.To) == 0 && everyday.Is(w.T[i].Low, &w.Languages) || w.T[i].Number >= 0 || w.IsOther(i) || w.IsCard(i) && !slices.ContainsFunc(w.Pieces, func(q pieces.Piece) bool { return slices.Contains(q.Order.Cards, w.CardAt(i).Card) }) {
				return false
			}
		}
		return true
	case pieces.Stop, pieces.Full, pieces.Colon, pieces.Goes, pieces.Nothing:
		return true
	case pieces.Condition:
		return w.asks(p) && framer{w}.isMeant(w.Of[p.From]-1)
	case pieces.Order:
		return !ofOther(w, p) && (p.Sure || !p.Loose && (refuses(w, p) || framer{w}.does(p) || framer{w}.again(p)))
	}
	return false
}

// knows tells whether every word of a piece is known: in the tables, or a name.
func (w weigher) knows(p *pieces.Piece) bool {
	for at := p.From; at < p.To; {
		n := max(w.PhraseAt(at).Tokens, w.PlayerAt(at, 3).Tokens)
		if found := w.CardAt(at); found.Strength < marks.Weak && found.Fits == nil {
			n = max(n, found.Tokens)
		}
		if n == 0 && w.T[at].IsWord() && w.Class(at) == 0 && words.PlacesOf(w.T[at].Low) == nil {
			return false
		}
		at += max(n, 1)
	}
	return true
}

// isTwisted tells whether a word in an order may make it another one, or none.
func (w weigher) isTwisted(p *pieces.Piece) bool {
	o := p.Order
	refused := o.Nothing || (o.Verb == orders.Reroll || o.Verb == orders.Harbour) && o.Totals == 0
	for i := p.From; i < p.To; i++ {
		low := w.T[i].Low
		if found := w.CardAt(i); w.IsCard(i) && found.Fits == nil {
			i += found.Tokens - 1
			continue
		}
		if end := w.phrased(i, p.To); end > 0 {
			i = end - 1
			continue
		}
		if w.Class(i)&words.Naught != 0 && !w.Sign(i, "off") || w.Means(i, words.Denial, words.Not, words.Never) {
			if !refused || slices.ContainsFunc(w.T[i:p.To], func(t marks.Token) bool { return t.Is(",") }) && !w.Sign(i+1, ",") {
				return true // if I can't pay for it, the Harbour
			}
			continue
		}
		if o.Verb == orders.Roll && (w.Sign(i, "or") || w.Sign(i, "is", "are") && w.Sign(i+1, "for") && !w.Sign(i+2, "me", "us", "my", "our", "both", "this", "the")) {
			return true // one die is for losers
		}
		if o.Verb == orders.Roll && i > p.From && astray[low] && !w.Means(i, words.Empty) && !w.Means(i+1, words.Scope) && !w.Means(i+2, words.Scope) && !w.Sign(i+2, "case", "cases", "goes", "turns", "first", "second") {
			return true
		}
		if !words.Unsettles(low) && !words.Twists(low) || allowed[o.Verb][low] || (o.Verb != orders.Roll || !w.Sign(i, "rolled", "threw") || w.Sign(i-1, "be", "is", "are", "being")) && words.PlacesOf(low).In(o.Verb, &w.Languages)&(words.OfTool|words.OfDoing) != 0 {
			continue
		}
		switch {
		case w.Sign(i, "only"), w.Sign(i, "used") && !w.Sign(i+1, "to"):
		case w.Sign(i, "should", "would") && i > p.From && !w.Sign(i+1, "have", "be", "you"):
		case w.Sign(i, "could", "might") && !w.Sign(i-1, "i", "we", "you"):
		default:
			return true
		}
	}
	return false
}

// astray are words behind which dice lie somewhere: `one die under the sofa`.
var astray = marks.Lows("under", "off", "from", "in", "on", "behind", "at", "into", "near", "of", "down", "out", "over", "beside")

// phrased is where a phrase of several words ends that the tables know, and that turns
// nothing round; 0 for none.
func (w weigher) phrased(at, to int) int {
	if _, end := w.Is(at, words.Empty, words.Verb); end > at+1 && end <= to {
		return end
	}
	return 0
}

// allowed are words that an order needs of those that may twist others.
var allowed = [...]map[string]bool{
	orders.Reroll:     marks.Lows("anything", "everything", "any", "all", "other", "than", "less", "fewer", "least", "most", "else", "but", "except", "result", "wrong", "not", "every", "each", "one", "after", "before"),
	orders.Harbour:    marks.Lows("anything", "everything", "any", "all", "than", "every", "each", "whenever", "always", "gets"),
	orders.Renovate:   marks.Lows("all", "every", "any", "each", "everybody", "everyone", "whoever", "owns"),
	orders.Invest:     marks.Lows("each", "every", "after", "once", "always"),
	orders.Convention: marks.Lows("as", "like", "another"),
	orders.Swap:       marks.Lows("his", "her", "their", "off", "gets", "takes", "once", "swap", "switch", "change", "instead", "replace"),
	orders.TV:         marks.Lows("his", "her", "their", "he", "she", "they", "off", "every", "each", "any", "once", "takes", "gets"),
	orders.Move:       marks.Lows("his", "her", "their", "off", "wishes", "takes", "gets", "once"),
	orders.Demolish:   marks.Lows("remove", "drop"),
	orders.Roll:       marks.Lows("both"),
}

// daily tells whether a word of every day is in a piece.
func (w weigher) daily(p *pieces.Piece) bool {
	for i := p.From; i < p.To; i++ {
		if name := max(w.CardAt(i).Tokens, w.PlayerAt(i, 3).Tokens); name > 0 && (w.IsCard(i) || w.IsOther(i)) {
			i += name - 1
			continue
		}
		if w.PhraseAt(i).Tokens == 0 && everyday.Is(w.T[i].Low, &w.Languages) {
			return true
		}
	}
	return false
}

// isAll tells whether all pieces are in the reading.
func (w weigher) isAll(out *clauses.Reading) bool {
	for i := range w.Pieces {
		p := &w.Pieces[i]
		switch p.Kind {
		case pieces.Cards:
			if !slices.ContainsFunc(out.Acts, func(a clauses.Act) bool { return slices.Contains(a.Line.Order.Cards, p.Order.Cards[0]) }) {
				return false
			}
		case pieces.Order:
			if !slices.ContainsFunc(out.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == p.Order.Verb }) {
				return false
			}
		case pieces.Condition:
			if !slices.ContainsFunc(out.Acts, func(a clauses.Act) bool { return w.hangs(&a, p) }) {
				return false
			}
		}
	}
	return twoways.Twice(out) == engine.NoCard && !twoways.Contradicts(out)
}

package gist

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/cuts"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells where what a sentence comes to is sure: every word of it is known, and
// what may turn an order round, cards, players and numbers are all in what was made of it.

// Surely returns what a sentence comes to of which read was understood, when that is sure;
// else read, with a doubt where what stands in it can be meant in two ways. Nothing is made
// of a sentence that would be another order without what is wrong in it.
func Surely(g *clauses.Grammar, tokens []marks.Token, now clauses.Context, read clauses.Reading, another bool) clauses.Reading {
	out := surely(g, tokens, now, read, another)
	if !another && (!out.Whole() || out.Talk) {
		if wished, ok := Wished(g, tokens, now, &read); ok {
			return wished
		}
	}
	return out
}

// surely is what the pieces of a sentence surely come to.
func surely(g *clauses.Grammar, tokens []marks.Token, now clauses.Context, read clauses.Reading, another bool) clauses.Reading {
	if tool := twice(&read); tool != engine.NoCard && read.Bares && read.Whole() {
		read.Doubt = tool.String() // is it bought, or used?
	}
	following(&read)
	acts := acting(g, tokens, &read)
	if acts != engine.NoCard && read.Whole() {
		read.Doubt = acts.String() // it does something
	}
	if doubt := twoWay(g, tokens, now, &read); doubt != "" {
		read.Doubt = doubt
		return read
	}
	changes := read.Retracts || read.Joins || read.Corrects || read.Keeps || now.OnFile || len(read.Amendments) > 0
	if doubled(&read) {
		read.Doubt = tokens[0].Raw
	}
	unsure := doubtsGoes(read.Doubt) || doubled(&read) || read.Doubt == "otherwise" || Confused(&read) || acts != engine.NoCard
	if read.Gaps == 0 && !unsure || another || changes || read.Talk && read.Gaps > 0 || len(tokens) > mostTokens || tokens[len(tokens)-1].Is("?") || g.Foreign() {
		return read
	}
	s := pieces.Whole(g, tokens, now)
	cuts.Cut(s)
	w := weigher{Sentence: s, end: len(tokens)}
	w.end = remarker{w}.tail()
	if s.Left || !w.knowsAll() || !w.placesAll() || !w.holdsAll() {
		return read
	}
	out := build(s)
	if len(out.Acts) == 0 || read.Past && !onlyTools(&out) && !w.onlyAsked() || out.Retracts || out.Same != nil || len(out.Amendments) > 0 || !w.isAll(&out) || !w.goesAll(&out) {
		return read
	}
	if now.Loose && slices.ContainsFunc(out.Acts, func(a clauses.Act) bool { return a.Scopes == nil }) {
		return read
	}
	out.Taken = read.Taken
	return settled(out)
}

// doubled tells a list in which a card stands twice: it was named beside the candidates.
func doubled(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		o := a.Line.Order
		for i, card := range o.Cards {
			if o.Verb == orders.Demolish && slices.Contains(o.Cards[:i], card) {
				return true
			}
		}
		return false
	})
}

// A weigher looks at a sentence that was cut into pieces.
type weigher struct {
	*pieces.Sentence
	end int // where nothing but remarks stands from there on
}

// knowsAll tells whether every word is known: in the tables, a name, or of every day.
func (w weigher) knowsAll() bool {
	for at := 0; at < w.end; {
		n := w.known(at)
		if n == 0 && w.kindAt(at) == pieces.Relief && (framer{w}).relieves(w.Of[at]-1) {
			n = 1
		}
		if n == 0 {
			return false
		}
		at += n
	}
	return true
}

// known is how many tokens at a place are known.
func (w weigher) known(at int) int {
	if !w.T[at].IsWord() {
		return 1
	}
	if found := w.CardAt(at); found.Tokens > 0 && found.Strength < marks.Weak && found.Fits == nil {
		return found.Tokens
	}
	if who := w.PlayerAt(at, 3); who.Tokens > 0 {
		return who.Tokens
	}
	if found := w.PhraseAt(at); found.Tokens > 0 {
		return found.Tokens
	}
	if w.Class(at) != 0 || words.PlacesOf(w.T[at].Low) != nil || everyday.Is(w.T[at].Low, &w.Languages) {
		return 1
	}
	return 0
}

// turns are words that may turn an order round, or say when it counts.
var turns = []words.Kind{
	words.Denial, words.Not, words.Unless, words.If, words.Else, words.Governs, words.Never, words.But, words.Instead, words.Drop, words.Retract, words.Correct,
	words.Change, words.Keep, words.Same, words.AsBefore, words.Also, words.Thus,
}

// sequences are words of what comes first and what then: candidates, or goes.
var sequences = marks.Lows("first", "then", "second", "last", "next", "1st", "2nd", "later", "before", "after", "afterwards")

// holdsAll tells whether what turns an order round, names and numbers stand in pieces that
// say what becomes of them, and whether nothing but idle words stands in none.
func (w weigher) holdsAll() bool {
	for i := range w.end {
		kind := w.kindAt(i)
		switch {
		case w.Now.TwoGo && sequences[w.T[i].Low] && kind != pieces.Goes && kind != pieces.Lack && kind != pieces.Condition:
			return false
		case (kind == pieces.Stop || kind == pieces.Full || kind == pieces.Colon) && !w.idles(i):
			return false
		case kind == pieces.Order && w.Means(i, words.Governs) && !w.Sign(i, "should") && !refuses(w, &w.Pieces[w.Of[i]-1]), kind == pieces.Condition && keeping[w.T[i].Low]:
			return false
		}
	}
	for i := range w.Pieces {
		if !w.trusts(&w.Pieces[i]) {
			return false
		}
	}
	return true
}

// doubtful are words by which an order is only imagined; keeping are those of coins that
// are to be left.
var (
	doubtful = marks.Lows("should", "if", "when", "would", "could", "were", "unless", "might", "whenever", "because", "while", "as", "than")
	keeping  = marks.Lows("keep", "left", "remain", "remains", "remaining", "afterwards", "leaves")
)

// vague are words of others who say something, and of what is not named.
var vague = marks.Lows("says", "said", "say", "told", "tells", "thinks", "thought", "wants", "wanted", "insists", "asked", "reckons", "kind", "sort", "type", "something", "anything", "+", "=", "<", ">", "<=", ">=", "%", "/", "|", "?", "till", "until", "twice")

// placesAll tells whether goes are named where it is plain what is for them, at the
// beginning of the sentence or of a clause, why another candidate comes stands behind one,
// and no word is vague.
func (w weigher) placesAll() bool {
	if !placesGoes(w) {
		return false
	}
	first := true
	for i := range w.Pieces {
		p := &w.Pieces[i]
		switch p.Kind {
		case pieces.Lack, pieces.Other, pieces.Relief:
			if p.Kind == pieces.Other && !w.orderFollows(i) {
				return false
			}
			if first && !w.Now.Listed && p.Kind != pieces.Relief && !(p.Kind == pieces.Other && w.Now.Chain != nil) || !w.lacks(p) && !(framer{w}).relieves(i) {
				return false
			}
		}
		first = first && (p.Kind == pieces.Stop || p.Kind == pieces.Full)
	}
	for i := range w.end {
		if w.isVague(i) {
			return false
		}
	}
	return true
}

// orderFollows tells whether something is ordered behind a piece, or kept.
func (w weigher) orderFollows(i int) bool {
	for _, p := range w.Pieces[i+1:] {
		if p.Kind != pieces.Stop && p.Kind != pieces.Colon && p.Kind != pieces.Goes {
			return isOrder(&p) || p.Kind == pieces.Keep || p.Kind == pieces.Condition
		}
	}
	return false
}

// lacks tells whether a piece says why another candidate comes, and not when: `when my turn
// comes again`.
func (w weigher) lacks(p *pieces.Piece) bool {
	for i := p.From; i < p.To; i++ {
		if w.Now.TwoGo && !isExtra(w, p) && w.Sign(i, "turn", "turns", "go", "goes", "time", "round") {
			return false
		}
	}
	return !w.Sign(p.To-1, "to")
}

// isVague tells a word that may be of somebody else, or of what is only supposed.
func (w weigher) isVague(at int) bool {
	switch {
	case w.kindAt(at) == pieces.Goes:
		return false
	case vague[w.T[at].Low]:
		kind := w.kindAt(at)
		return !(kind == pieces.Condition && !w.T[at].IsWord() || kind == pieces.Other || kind == pieces.Nothing)
	case w.Sign(at, "he", "she", "they"):
		return w.kindAt(at) != pieces.Condition && w.kindAt(at) != pieces.Order
	case w.Sign(at, "mine"):
		return w.Sign(at-1, "be", "is", "are", "was", "were", "of", "all")
	case w.Of[at] == 0 && everyday.Is(w.T[at].Low, &w.Languages):
		return w.supposes() || slices.ContainsFunc(w.T[:at], func(t marks.Token) bool { return t.Is(":") })
	}
	return false
}

// supposes tells a sentence that begins like a condition, and none was read there that
// something hangs on: `should the renovation come, I'll cry`.
func (w weigher) supposes() bool {
	return w.Sign(0, "should", "would", "could", "if", "when") && w.kindAt(0) != pieces.Condition && !(w.Of[0] > 0 && isExtra(w, &w.Pieces[w.Of[0]-1]))
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
		return a.Line.Order.Nothing && a.Line.Order.Verb != orders.Buy && len(a.Line.If) > 0 && !slices.ContainsFunc(out.Acts, func(b clauses.Act) bool {
			return b.Line.Order.Verb == a.Line.Order.Verb && !b.Line.Order.Nothing // otherwise not
		})
	})
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
		return w.IsCard(p.From) && w.plain(p) || w.isOneMore(p)
	case pieces.Lack, pieces.Relief, pieces.Other:
		if isExtra(w, p) {
			return true
		}
		if p.Kind == pieces.Relief && (framer{w}).ofTool(p) != orders.Buy {
			return framer{w}.relieves(w.Of[p.From] - 1)
		}
		if w.daily(p) {
			return false
		}
		for i := p.From; i < p.To; i++ {
			if w.T[i].Number >= 0 || w.IsOther(i) || w.IsCard(i) && !slices.ContainsFunc(w.Pieces, func(q pieces.Piece) bool { return q.Kind == pieces.Cards && q.Order.Cards[0] == w.CardAt(i).Card }) {
				return false
			}
		}
		return true
	case pieces.Stop, pieces.Full, pieces.Colon, pieces.Goes, pieces.Nothing:
		return true
	case pieces.Condition:
		return w.asks(p) && framer{w}.isMeant(w.Of[p.From]-1)
	case pieces.Order:
		return refuses(w, p) || framer{w}.does(p) || framer{w}.again(p)
	}
	return false
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
	return !Confused(out)
}

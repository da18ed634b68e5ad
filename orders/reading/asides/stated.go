package asides

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/statements"
	"machipost/orders/reading/told"
	"machipost/orders/reading/words"
)

// This file reads a sentence once more without its clauses that only state something.

// WithoutStatements returns what a sentence says without those, read by again, when that is read
// whole and asks for something, or follows from them; false where it is not, or where they may take
// it back.
func WithoutStatements(g *marked.Grammar, t []marks.Token, again func([]marks.Token) clauses.Reading) (read clauses.Reading, ok bool) {
	for _, rest := range statements.Rests(parts.New(g, t)) {
		read = again(t[rest.From:rest.To])
		changes := read.Retracts || read.Joins || read.Corrects || read.Keeps || len(read.Amendments) > 0 || read.Same != nil
		if !read.Whole() || len(read.Acts) == 0 || read.Talk || read.Left || read.Past || changes || gist.Confused(&read) || !read.Asks && !rest.Concluded && !(rest.From == 0 && asked(t[:rest.To], t[rest.To:], &read)) {
			continue
		}
		var ordered []engine.Card
		for _, a := range read.Acts {
			ordered = append(ordered, a.Line.Order.Cards...)
		}
		enables := isBecause(t[rest.To:]) && marks.Says(t[rest.To:], "can", "could") // because then I can roll two dice
		if loses(again, t[:rest.From], &read) || !enables && loses(again, t[rest.To:], &read) {
			continue // by 10 and over I put always the two on top
		}
		if !told.Withdraws(parts.New(g, slices.Concat(t[:rest.From], t[rest.To:])), ordered) {
			read.Taken = make([]string, len(t))
			return read, true
		}
	}
	return read, false
}

// MayRemark tells a sentence with a sign in it behind which something may be remarked.
func MayRemark(t []marks.Token) bool {
	return len(t) > 2 && len(t) <= mostTokens && slices.ContainsFunc(t[1:len(t)-1], func(one marks.Token) bool { return one.Is(",", ":", "-", "(", ";", "!") })
}

// Remarks are the places of the signs in a sentence behind which something may only be remarked.
func Remarks(g *marked.Grammar, t []marks.Token) []int { return statements.Remarks(parts.New(g, t)) }

// isBecause tells a reason, behind the signs that part it from what it is of.
func isBecause(t []marks.Token) bool {
	at := 0
	for at < len(t) && !t[at].IsWord() {
		at++
	}
	return at < len(t) && t[at].Is("because", "cos", "coz", "cuz", "cus", "bc", "porque", "weil")
}

// loses tells whether tokens that may be left out are an order by themselves, and none that the
// rest has, too.
func loses(again func([]marks.Token) clauses.Reading, t []marks.Token, rest *clauses.Reading) bool {
	from := 0
	for from < len(t) && (!t[from].IsWord() && t[from].Number < 0 || t[from].Is("and")) {
		from++
	}
	if from == len(t) {
		return false
	}
	read := again(t[from:])
	return read.Whole() && !read.Talk && !read.Left && !read.Past && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return !slices.ContainsFunc(rest.Acts, func(b clauses.Act) bool { return a.Line.Order.Equal(b.Line.Order) })
	})
}

// Words of what a card does, those by which one points at it, and those of somebody who does not know.
var (
	effects = marks.Lows("pays", "pay", "works", "work", "gives", "give", "brings", "bring", "earns", "earn", "makes", "counts", "helps", "costs", "fits", "suits", "da", "dan", "paga", "cuesta", "bringt", "zahlt", "kostet", "gibt", "wirkt", "rapporte", "donne", "coute")
	itself  = marks.Lows("it", "it's", "its", "they", "theyre", "that", "thats", "this", "these", "those", "which", "que", "die", "der", "das", "es", "elle", "ca")
	torn    = marks.Lows("decide", "sure", "know", "knew", "think", "thought", "wonder", "choose", "was", "were", "had", "did", "got", "rolled", "threw", "would", "could", "might", "maybe", "perhaps", "last", "too", "never", "but", "cost", "weiss", "war", "hatte", "se", "era", "fue", "tal", "vez")
)

// asked tells orders that need no word that asks for them where only a statement stands behind: those of
// dice and of tools, and a card of which that says what it does: `Stadium, it also works on a 6`.
func asked(said, behind []marks.Token, read *clauses.Reading) bool {
	buys := slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Buy })
	at := 0
	for at < len(behind) && !behind[at].IsWord() {
		at++
	}
	reports := func(one marks.Token) bool { return words.Reports(one.Low) }
	if at == len(behind) || len(said) == 0 || said[0].Is("as", "because", "when", "while", "since", "if", "though", "although", "after", "once", "should", "never", "lock") || slices.ContainsFunc(behind, reports) || marks.Some(behind, torn) || behind[at].Is("and", "y", "und", "et", "then", "plus") {
		return false
	}
	return !buys || marks.Says(said, "please", "pls", "plz", "bitte") || itself[behind[at].Low] && marks.Some(behind, effects)
}

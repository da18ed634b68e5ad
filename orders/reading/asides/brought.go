package asides

import (
	"slices"

	"machipost/engine"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/sentences"
)

// This file reads what comes in the place of a candidate that the sentence before dropped.

// Words about a card that comes in the place of another one, of which one of placing is there.
var (
	placing  = marks.Lows("instead", "place", "stead", "spot", "slot", "there", "make", "put", "replace", "replaced", "stattdessen", "dafur", "stelle", "lugar", "sitio", "pon", "ponme", "remplace", "mets")
	bringing = marks.Lows("it", "that", "let", "lets", "be", "have", "use", "insert", "write", "set", "take", "buy", "get", "i", "ill", "id", "we", "well", "want", "would", "like", "rather", "in", "its", "their", "his", "this", "please", "pls", "so", "now", "then", "the", "a", "an", "should", "will", "go", "goes", "comes", "for", "by", "with", "d", "ll", "just", "me", "and",
		"nimm", "nehme", "setz", "setze", "ich", "die", "den", "das", "der", "an", "dessen", "deren", "seine", "ihre", "bitte", "lieber", "dann", "kommt", "und", "ein", "eine", "einen",
		"en", "su", "mejor", "el", "la", "un", "una", "que", "sea", "por", "entonces", "favor", "y", "compro", "quiero", "sa", "le", "une", "je", "prends", "et")
)

// answered returns what a sentence says that tells what is to come in the place of what the one before
// took away; false where that took nothing away, or more is said.
func answered(g *marked.Grammar, t []marks.Token, now clauses.Context, said []amends.Said, read *clauses.Reading) (again clauses.Reading, ok bool) {
	var list []marks.Token
	if now.Dropped {
		if list = brought(g, t); list == nil && summed(g, t) > 0 {
			list = t[summed(g, t):]
		}
	}
	settled := read.Whole() && len(read.Acts) > 0
	switch {
	case list != nil && stands(g, list, said):
		return again, false // it stays, or is what was meant to be dropped
	case list != nil:
		again = sentences.Read(g, list, now)
	case now.Denied && !settled && len(t) > 0 && len(t) <= mostTokens:
		no := slices.Concat(marks.Tokens("no,"), t)
		now.Denied = false
		again = Corrected(g, no, now, said, sentences.Read(g, no, now))
	default:
		return again, false
	}
	again.Taken = read.Taken
	return again, again.Whole() && len(again.Acts) > 0 && again.Doubt == ""
}

// stands tells tokens that begin with a card, and name no other, which is a candidate already.
func stands(g *marked.Grammar, t []marks.Token, said []amends.Said) bool {
	found := g.Table.FullCard(t, 0)
	if found.Tokens == 0 || slices.ContainsFunc(t[found.Tokens:], func(one marks.Token) bool { return one.IsWord() }) {
		return false
	}
	return slices.ContainsFunc(said, func(s amends.Said) bool { return slices.Contains(s.Line.Order.Cards, found.Card) })
}

// brought are the tokens of the card alone, of a sentence that only says that it comes in the place of
// another one: `make that the Cafe instead`, `put the Cafe in its place`; nil for any other sentence.
func brought(g *marked.Grammar, t []marks.Token) (card []marks.Token) {
	to := marks.End(t)
	if to > mostBrought || !marks.Some(t[:to], placing) {
		return nil
	}
	for at := 0; at < to; at++ {
		found := g.Table.FullCard(t, at)
		switch {
		case found.Tokens > 0 && found.Strength < marks.Weak:
			if card != nil {
				return nil
			}
			card = t[at : at+found.Tokens]
			at += found.Tokens - 1
		case t[at].Number >= 0, !t[at].Is(",") && !bringing[t[at].Low] && !placing[t[at].Low]:
			return nil
		}
	}
	return card
}

// mostBrought is how many tokens such a sentence has at most.
const mostBrought = 14

// summing are words before a list that is told anew: `so it's the Cafe, then the Forest`.
var summing = marks.Lows("so", "it", "its", "is", "'s", "that", "thats", "makes", "leaves", "making", "leaving", "giving", "now", "then", "the", "list", "order", "which", "with", "we", "get", "have", "in", "all", "also", "bleibt", "bleiben", "macht", "das", "ist", "queda", "quedan", "asi", "que", "entonces")

// summed is where the list begins behind such words at the beginning of a sentence; 0 for none.
func summed(g *marked.Grammar, t []marks.Token) int {
	at := 0
	for at < len(t) && (summing[t[at].Low] || at > 0 && t[at].Is(",", ":")) && g.Table.FullCard(t, at).Tokens == 0 {
		at++
	}
	if at > 0 && at < len(t) && t[0].Is("so", "also", "that", "thats", "which", "this", "asi", "entonces", "making", "leaving", "giving") && g.Table.FullCard(t, at).Tokens > 0 {
		return at
	}
	return 0
}

// summedUp returns what a sentence says that changes a list, and tells in its last clause how that is
// then: `I'd rather have the Cafe than the Mine, so it's Cafe, Forest`; false for any other sentence.
func summedUp(t []marks.Token, g *marked.Grammar, reads func([]marks.Token) clauses.Reading) (again clauses.Reading, ok bool) {
	for at := 2; at+1 < len(t); at++ {
		n := summed(g, t[at:])
		if n == 0 || !t[at-1].Is(",", "-") {
			continue
		}
		again = reads(t[:at-1])
		list := reads(t[at+n:])
		if again.Whole() && len(again.Amendments) == 1 && len(again.Acts) == 0 && !again.Amendments[0].Drop && lists(&list, again.Amendments[0].To.Cards) && list.Whole() && list.Bares && list.Doubt == "" {
			again.Acts, again.Doubt = list.Acts, ""
			return again, true
		}
	}
	return again, false
}

// lists tells candidates among which some cards are.
func lists(read *clauses.Reading, cards []engine.Card) bool {
	return !slices.ContainsFunc(cards, func(c engine.Card) bool {
		return !slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return slices.Contains(a.Line.Order.Cards, c) })
	})
}

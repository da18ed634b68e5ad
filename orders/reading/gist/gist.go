// Package gist says what a sentence comes to that was not explained whole: its orders,
// with the words left out that nobody understands. It is for proposals: what is made here
// counts only when the writer says yes to it, so it is the best that can be made of the
// sentence, and not all that must be true of it.
//
// A sentence is a row of pieces: goes, conditions, an otherwise, orders, cards, and stops
// between them (pieces.go). Each is found by the words that make one of its kind, whatever
// else stands beside them (tools.go, asks.go), and they are put together from left to
// right (build.go). What is left out: remarks, reasons, questions, what was and what others
// do. What is kept strictly: negations, conditions and goes. An order whose condition is
// not understood is left out with it.
//
// It knows one sentence and what was left open before it, like orders/reading/clauses,
// and returns the same. A way to tell one piece from another enters here, a word in the
// tables.
package gist

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// mostTokens is how many tokens a sentence has at most of which more is made than what was
// understood of it.
const mostTokens = 120

// Read returns what a sentence comes to of which read was understood; an empty reading for
// nothing.
func Read(g *clauses.Grammar, tokens []marks.Token, now clauses.Context, read *clauses.Reading) clauses.Reading {
	if len(tokens) > mostTokens {
		return clauses.Reading{Turn: -1}
	}
	s := newSentence(g, tokens, now)
	s.cut()
	if len(s.T) < len(tokens) {
		less := g.Read(s.T, now)
		read = &less
	}
	if !s.left && (read.Gaps > 0 || len(s.T) < len(tokens)) {
		if again, ok := (listener{s}).again(g, read); ok {
			return settled(again)
		}
	}
	if out := s.build(); !out.Empty() || out.Retracts {
		return settled(out)
	}
	if s.left || read.Governs || read.Chat || len(read.Acts)+len(read.Amendments) == 0 && !read.Sticky && read.Same == nil && !read.AsBefore {
		return clauses.Reading{Turn: -1}
	}
	return settled(*read)
}

// again reads a sentence once more without the words that nothing explains, and without
// clauses at its beginning and its end that name nothing.
func (s listener) again(g *clauses.Grammar, read *clauses.Reading) (clauses.Reading, bool) {
	from, to := 0, len(s.T)
	for next := s.bound(0); next < to && !s.says(from, next); next = s.bound(from) {
		if from = next + 1; s.Sign(next, "(", ")") || s.is(next, words.If, words.Unless, words.Else) {
			from = next
			break
		}
	}
	for _, part := range [...][2]int{{0, to}, {from, to}} {
		list, left := plainer(g, s.T[part[0]:part[1]], read.Taken[part[0]:part[1]])
		if part[0] > 0 && from == 0 || left > max(fewLeft, len(s.T)/3) || len(list) == 0 {
			continue
		}
		if again := g.Read(list, s.now); again.Whole() && (len(again.Acts)+len(again.Amendments)+len(again.Scopes) > 0 || again.Same != nil || again.AsBefore) {
			return again, true
		}
	}
	return clauses.Reading{}, false
}

// fewLeft is how many words may be left out of a short sentence.
const fewLeft = 3

func newSentence(g *clauses.Grammar, tokens []marks.Token, now clauses.Context) *sentence {
	s := &sentence{Arguer: parts.New(&g.Grammar, tokens), now: now, last: engine.NoCard}
	if list := (listener{s}).uninterrupted(); len(list) < len(tokens) {
		s.Arguer = parts.New(&g.Grammar, list)
	}
	if now.Last != nil && now.Last.Verb == orders.Buy && len(now.Last.Cards) > 0 {
		s.last = now.Last.Cards[len(now.Last.Cards)-1]
	}
	return s
}

// A listener passes over what stands between.
type listener struct{ *sentence }

// mostInterjected is how many words an interjection has at most.
const mostInterjected = 4

// uninterrupted are the tokens without words between two commas that say nothing: `should
// I, alas, hold 22 coins`.
func (s listener) uninterrupted() (list []marks.Token) {
	for at := 0; at < len(s.T); at++ {
		if s.Sign(at, ",") {
			end := at + 1
			for end < len(s.T) && s.T[end].IsWord() && end <= at+mostInterjected {
				end++
			}
			if end > at+1 && s.Sign(end, ",") && !s.says(at+1, end) && !s.is(at+1, words.And, words.Or, words.Joint, words.Else) && s.class(at+1)&words.Subject == 0 {
				if !s.opener(at) {
					list = append(list, s.T[at])
				}
				at = end
				continue
			}
		}
		list = append(list, s.T[at])
	}
	return list
}

// opener tells whether a condition was begun before a comma and has no number, card or
// `then` yet.
func (s listener) opener(at int) bool {
	for i := at - 1; i >= 0 && !s.Sign(i, ",", ".", ":", ";"); i-- {
		if s.T[i].Number >= 0 || s.isCard(i) || s.is(i, words.Number) {
			return false
		}
		if s.is(i, words.If, words.Unless) || s.Sign(i, "should", "had") {
			return true
		}
	}
	return false
}

// Left returns what a sentence comes to, and whether names were left out with what is
// only said of them.
func Left(g *clauses.Grammar, tokens []marks.Token, now clauses.Context) (clauses.Reading, bool) {
	s := newSentence(g, tokens, now)
	s.cut()
	return settled(s.build()), s.left
}

// Wishes tells a sentence that names a card first, or in which the writer says of himself
// that he wants something.
func Wishes(g *clauses.Grammar, tokens []marks.Token) bool {
	s := &sentence{Arguer: parts.New(&g.Grammar, tokens)}
	at := 0
	for at < min(len(tokens), fewLeft) && s.PhraseAt(at).Tokens == 0 && s.class(at) == 0 && !s.isCard(at) && tokens[at].Number < 0 && !s.isOther(at) {
		at++ // a word that nobody knows
	}
	for s.Sign(at, "so", "and", "ok", "okay", "well", "a", "an", "the", "un", "una", "la", "el", "ein", "eine", "einen", "une", "le", "just", "please", "pls", "go", "1", "2", "-", ",", ":", "with", "my") {
		at++
	}
	if at >= len(tokens) || s.Sign(len(tokens)-1, "?") && !s.Sign(at, "can", "could", "may") {
		return false
	}
	if s.isCard(at) {
		return !s.denied(len(tokens))
	}
	if s.is(at, words.If, words.Unless, words.Scope, words.Nothing, words.Dice, words.Single, words.Both) || s.Sign(at, "should", "in", "on") && (s.is(at+1, words.Me, words.Scope) || s.Sign(at+1, "my", "the", "both")) {
		return true
	}
	return s.Sign(at, "i", "im", "id", "ill", "can", "could", "may", "buy", "get", "quiero", "compro", "ich", "kaufe", "je", "gimme", "want") && s.wants(at, min(len(tokens), at+fewLeft+3)) && !s.Sign(at+1, "you", "u")
}

// settled is a reading of which nothing is in doubt any more.
func settled(r clauses.Reading) clauses.Reading {
	for i := range r.Acts {
		line := &r.Acts[i].Line
		card := engine.RadioTower
		if line.Order.Verb == orders.Harbour {
			card = engine.Harbour
		}
		coins := len(line.If) > 0 && !slices.ContainsFunc(line.If, func(c orders.Condition) bool { return c.Kind != orders.Coins })
		if coins && (line.Order.Verb == orders.Reroll || line.Order.Verb == orders.Harbour) && line.Order.Totals == orders.AllTotals {
			line.Order = orders.Order{Verb: orders.Buy, Cards: []engine.Card{card}} // what the coins are for
		}
	}
	r.Gaps, r.Doubt, r.Unknown, r.Talk, r.Governs, r.Heads = 0, "", nil, false, false, false
	return r
}

// plainer are the tokens of a sentence without those that nothing explained and that are
// of no class, and with what is misspelt among them mended; left is how many were left out.
func plainer(g *clauses.Grammar, tokens []marks.Token, taken []string) (list []marks.Token, left int) {
	speaks := func(l words.Language) bool { return g.Languages[l] }
	for i, t := range tokens {
		if taken[i] != "" || !t.IsWord() || g.Table.Player(tokens, i, 3).Tokens > 0 {
			list = append(list, t)
			continue
		}
		found := words.Find(tokens, i, g.Speaks)
		if found.Tokens == 0 && words.ClassOf(t.Low, speaks) == 0 {
			if card := g.Table.Misspelt(tokens[i : i+1]); card.Tokens > 0 {
				list = append(list, marks.Tokens(card.Card.String())...)
			} else if near := words.Near(t.Low); near != "" {
				t.Low = near
				list = append(list, t)
			} else {
				left++
			}
			continue
		}
		list = append(list, t)
	}
	return list, left
}

// act is an order of the sentence.
func act(scopes []orders.Scope, held []orders.Condition, o orders.Order) clauses.Act {
	return clauses.Act{Scopes: scopes, Line: orders.Line{If: held, Order: o}}
}

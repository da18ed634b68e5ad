package pieces

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file leaves out of a sentence what interrupts it.

// New cuts a sentence, without what interrupts it, into pieces.
func New(g *marked.Grammar, tokens []marks.Token, now clauses.Context) *Sentence {
	tokens = mended(g, tokens)
	s := Whole(g, tokens, now)
	if list := s.uninterrupted(); len(list) < len(tokens) {
		s.Arguer = parts.New(g, list)
	}
	return s
}

// Whole is a sentence that is not cut yet, with all of its words as they are written.
func Whole(g *marked.Grammar, tokens []marks.Token, now clauses.Context) *Sentence {
	s := &Sentence{Arguer: parts.New(g, tokens), Now: now, Last: engine.NoCard}
	if now.Last != nil && now.Last.Verb == orders.Buy && len(now.Last.Cards) > 0 {
		s.Last = now.Last.Cards[len(now.Last.Cards)-1]
	}
	return s
}

// MostInterjected is how many words an interjection has at most: `if, when it comes to buying, …`.
const MostInterjected = 4

// mended are tokens in which words that nobody knows and that are near one of the tables
// are that one.
func mended(g *marked.Grammar, tokens []marks.Token) []marks.Token {
	list := slices.Clone(tokens)
	for i := 0; i < len(list); i++ {
		if card := g.Table.AnyCard(list, i); card.Tokens > 0 {
			i += card.Tokens - 1
			continue
		}
		t := &list[i]
		if t.Is("then") && i > 0 && list[i-1].Is("less", "more", "fewer", "other", "rather", "higher", "lower") {
			t.Low = "than"
			continue
		}
		if !t.IsWord() || words.Find(list, i, g.Speaks).Tokens > 0 || g.Table.Player(list, i, 3).Tokens > 0 || everyday.Is(t.Low, &g.Languages) {
			continue
		}
		if near := words.Near(t.Low); near != "" && g.Table.Misspelt(list[i:i+1]).Tokens == 0 {
			t.Low = near
		}
	}
	return list
}

// uninterrupted are the tokens without words between two commas that say nothing: `should
// I, alas, hold 22 coins`.
func (s *Sentence) uninterrupted() (list []marks.Token) {
	for at := 0; at < len(s.T); at++ {
		if s.Sign(at, ",") {
			end := at + 1
			for end < len(s.T) && s.T[end].IsWord() && end <= at+MostInterjected {
				end++
			}
			if end > at+1 && s.Sign(end, ",") && !s.Says(at+1, end) && !s.Means(at+1, words.And, words.Or, words.Joint, words.Else) && s.Class(at+1)&words.Subject == 0 {
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
func (s *Sentence) opener(at int) bool {
	for i := at - 1; i >= 0 && !s.Sign(i, ",", ".", ":", ";"); i-- {
		if s.T[i].Number >= 0 || s.IsCard(i) || s.Means(i, words.Number) {
			return false
		}
		if s.Means(i, words.If, words.Unless) || s.Sign(i, "should", "had") {
			return true
		}
	}
	return false
}

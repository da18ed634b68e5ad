// Package gist says what a sentence comes to that was not explained whole: its orders,
// with the words left out that nobody understands. It is for proposals: what is made here
// counts only when the writer says yes to it, so it is the best that can be made of the
// sentence, and not all that must be true of it. Where every word is known and nothing that
// was named is lost, it is sure (surely.go), and counts at once.
//
// The pieces that orders/reading/cuts finds are put together from left to right
// (build.go), or the sentence is read once more without the words that say nothing. What
// is kept strictly: negations, conditions and goes. An order whose condition is not
// understood is left out with it.
//
// It knows one sentence and what was left open before it, like orders/reading/sentences,
// and returns the same. How pieces belong together enters here, no word.
package gist

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/conditions"
	"machipost/orders/reading/cuts"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/sentences"
	"machipost/orders/reading/twoways"
	"machipost/orders/reading/wishes"
	"machipost/orders/reading/words"
)

// mostTokens is how many tokens a sentence has at most of which more is made than what was
// understood of it.
const mostTokens = 120

// Read returns what a sentence comes to of which read was understood; an empty reading for
// nothing.
func Read(g *marked.Grammar, tokens []marks.Token, now clauses.Context, read *clauses.Reading) clauses.Reading {
	if len(tokens) > mostTokens {
		return clauses.Reading{Turn: -1}
	}
	s := pieces.New(g, tokens, now)
	cuts.Cut(s)
	if len(s.T) < len(tokens) {
		less := sentences.Read(g, s.T, now)
		read = &less
	}
	out := build(s)
	if !s.Left && (read.Gaps > 0 || len(s.T) < len(tokens)) {
		if again, ok := (listener{s}).again(g, read); ok && (others(&again) >= others(&out) || len(again.Amendments) > 0) && !(listener{s}).hangs(&again, &out) && (listener{s}).knows(&again) {
			return settled(g, tokens, again)
		}
	}
	if !out.Empty() || out.Retracts {
		return settled(g, tokens, out)
	}
	if s.Left || read.Governs || read.Chat || len(read.Acts)+len(read.Amendments) == 0 && !read.Sticky && read.Same == nil && !read.AsBefore {
		return clauses.Reading{Turn: -1}
	}
	return settled(g, tokens, *read)
}

// Wished returns the candidates of a sentence that asks for cards, or for none, and for
// nothing else; false for any other, and for what can be meant in two ways.
func Wished(g *marked.Grammar, tokens []marks.Token, now clauses.Context, read *clauses.Reading) (clauses.Reading, bool) {
	out, ok := wishes.Read(g, tokens, now, read)
	if !ok || stranger(g, tokens, now) || twoways.Find(g, tokens, now, &out) != "" || leavesOut(g, tokens, &out) {
		return out, false
	}
	out.Taken = read.Taken
	return settled(g, tokens, out), true
}

// leavesOut tells a card with an article of what is not there yet that is no candidate: `for
// my birthday a Ranch`.
func leavesOut(g *marked.Grammar, tokens []marks.Token, out *clauses.Reading) bool {
	for i := 1; i < len(tokens); i++ {
		if !tokens[i-1].Is("a", "an", "another") || i > 1 && tokens[i-2].Is("like", "as", "what", "than", "not", "of", "with", "such", "without", "is", "was", "had", "have", "has", "got", "saw") {
			continue
		}
		found := g.Table.FullCard(tokens, i)
		if found.Tokens > 0 && found.Fits == nil && !slices.ContainsFunc(out.Acts, func(a clauses.Act) bool { return slices.Contains(a.Line.Order.Cards, found.Card) }) {
			return true
		}
	}
	return false
}

// again reads a sentence once more without the words that nothing explains, and without
// clauses at its beginning and its end that name nothing.
func (s listener) again(g *marked.Grammar, read *clauses.Reading) (clauses.Reading, bool) {
	from, to := 0, len(s.T)
	for next := s.Bound(0); next < to && !s.Says(from, next); next = s.Bound(from) {
		if from = next + 1; s.Sign(next, "(", ")") || s.Means(next, words.If, words.Unless, words.Else) {
			from = next
			break
		}
	}
	for _, part := range [...][2]int{{0, to}, {from, to}} {
		list, left := plainer(g, s.T[part[0]:part[1]], read.Taken[part[0]:part[1]])
		if part[0] > 0 && (from == 0 || s.argues(0, from)) || left > max(fewLeft, len(s.T)/3) || len(list) == 0 {
			continue
		}
		if again := sentences.Read(g, list, s.Now); again.Whole() && (len(again.Acts)+len(again.Amendments)+len(again.Scopes) > 0 || again.Same != nil || again.AsBefore) {
			return again, true
		}
	}
	return clauses.Reading{}, false
}

// others is how many orders of a reading are no purchases.
func others(r *clauses.Reading) (n int) {
	for _, a := range r.Acts {
		if a.Line.Order.Verb != orders.Buy {
			n++
		}
	}
	return n
}

// longSlip is how many letters a word has that is hardly near a card by chance.
const longSlip = 6

// knows tells whether the cards of all purchases are named plainly.
func (s listener) knows(r *clauses.Reading) bool {
	plain := map[engine.Card]bool{}
	for i := range s.T {
		if s.IsCard(i) {
			plain[s.CardAt(i).Card] = true
		} else if near := s.Table.Misspelt(s.T[i : i+1]); len(s.T[i].Low) > longSlip && near.Tokens > 0 {
			plain[near.Card] = true
		}
	}
	for _, p := range s.Pieces {
		if p.Kind == pieces.Cards {
			plain[p.Order.Cards[0]] = true
		}
	}
	for _, a := range r.Acts {
		if a.Line.Order.Verb == orders.Buy && slices.ContainsFunc(a.Line.Order.Cards, func(c engine.Card) bool { return !plain[c] }) {
			return false
		}
	}
	return true
}

// hangs tells whether an order hangs on more in the pieces than in the other reading: a
// condition was lost there.
func (s listener) hangs(again, out *clauses.Reading) bool {
	conditions := func(r *clauses.Reading) (n int) {
		for _, a := range r.Acts {
			n += len(a.Line.If)
		}
		return n
	}
	return conditions(out) > conditions(again) && len(out.Acts) >= len(again.Acts)
}

// fewLeft is how many words may be left out of a short sentence.
const fewLeft = 3

// A listener reads a sentence once more.
type listener struct{ *pieces.Sentence }

// Left returns what a sentence comes to, and whether names were left out with what is
// only said of them.
func Left(g *marked.Grammar, tokens []marks.Token, now clauses.Context) (clauses.Reading, bool) {
	s := pieces.New(g, tokens, now)
	cuts.Cut(s)
	return settled(g, tokens, build(s)), s.Left
}

// Asked returns the condition that a sentence asks, which what follows answers: `doubles?`;
// nil for none.
func Asked(g *marked.Grammar, tokens []marks.Token, now clauses.Context) []orders.Condition {
	if len(tokens) < 2 || len(tokens) > conditions.MostAsked+1 || !tokens[len(tokens)-1].Is("?") {
		return nil
	}
	s := pieces.New(g, tokens, now)
	cuts.Cut(s)
	return build(s).If
}

// Says tells whether something of the game, or what turns it round, is in a sentence.
func Says(g *marked.Grammar, tokens []marks.Token) bool {
	s := pieces.New(g, tokens, clauses.Context{OnFile: true})
	for i := range s.T {
		if s.Means(i, words.Drop, words.Change, words.Correct, words.Instead, words.Retract, words.Same, words.AsBefore, words.Ordinal) {
			return true
		}
	}
	return len(s.T) == 0 || s.Says(0, len(s.T)) || tokens[len(tokens)-1].Is(":")
}

// Wishes tells a sentence that names a card first, or in which the writer says of himself
// that he wants something.
func Wishes(g *marked.Grammar, tokens []marks.Token) bool {
	s := &pieces.Sentence{Arguer: parts.New(g, tokens)}
	at := 0
	for at < min(len(tokens), fewLeft) && s.PhraseAt(at).Tokens == 0 && s.Class(at) == 0 && !s.IsCard(at) && tokens[at].Number < 0 && !s.IsOther(at) {
		at++ // a word that nobody knows
	}
	for s.Sign(at, "so", "and", "ok", "okay", "well", "a", "an", "the", "un", "una", "la", "el", "ein", "eine", "einen", "une", "le", "just", "please", "pls", "go", "1", "2", "-", ",", ":", "with", "my") {
		at++
	}
	if at >= len(tokens) || s.Sign(len(tokens)-1, "?") && !s.Sign(at, "can", "could", "may") {
		return false
	}
	if s.IsCard(at) {
		return !s.Denied(len(tokens))
	}
	if s.Means(at, words.If, words.Unless, words.Scope, words.Nothing, words.Dice, words.Single, words.Both) || s.Sign(at, "should", "in", "on") && (s.Means(at+1, words.Me, words.Scope) || s.Sign(at+1, "my", "the", "both")) {
		return true
	}
	return s.Sign(at, "i", "im", "id", "ill", "can", "could", "may", "buy", "get", "quiero", "compro", "ich", "kaufe", "je", "gimme", "want") && s.Wants(at, min(len(tokens), at+fewLeft+3)) && !s.Sign(at+1, "you", "u")
}

// settled is a reading of which nothing is in doubt any more.
func settled(g *marked.Grammar, tokens []marks.Token, r clauses.Reading) clauses.Reading {
	for i := range r.Acts {
		line := &r.Acts[i].Line
		card := engine.RadioTower
		if line.Order.Verb == orders.Harbour {
			card = engine.Harbour
		}
		coins := len(line.If) > 0 && !slices.ContainsFunc(line.If, func(c orders.Condition) bool {
			return c.Kind != orders.Coins || c.Compare == orders.Under || c.Compare == orders.AtMost
		})
		if coins && (line.Order.Verb == orders.Reroll || line.Order.Verb == orders.Harbour) && line.Order.Totals == orders.AllTotals && !twoways.RollsAgain(g, tokens) {
			line.Order = orders.Order{Verb: orders.Buy, Cards: []engine.Card{card}} // what the coins are for
		}
	}
	r.Gaps, r.Doubt, r.Unknown, r.Talk, r.Governs, r.Heads = 0, "", nil, false, false, false
	return r
}

// plainer are the tokens of a sentence without those that nothing explained and that are
// of no class, and with what is misspelt among them mended; left is how many were left out.
//
// Of a condition nothing is left out: it would be another one.
func plainer(g *marked.Grammar, tokens []marks.Token, taken []string) (list []marks.Token, left int) {
	hangs := false // a condition was opened and is not over
	for i, t := range tokens {
		if t.Is(",", ":", ";", ".", "-", "then", "?") {
			hangs = false
		}
		hangs = hangs || opensCondition(g, tokens, i)
		if taken[i] != "" || !t.IsWord() || g.Table.Player(tokens, i, 3).Tokens > 0 {
			list = append(list, t)
			continue
		}
		found := words.Find(tokens, i, g.Speaks)
		if found.Tokens == 0 && g.ClassOf(t.Low) == 0 {
			if card := g.Table.Misspelt(tokens[i : i+1]); card.Tokens > 0 {
				list = append(list, marks.Tokens(card.Card.String())...)
			} else if near := words.Near(t.Low); near != "" && !everyday.Is(t.Low, &g.Languages) {
				t.Low = near
				list = append(list, t)
			} else if left++; hangs {
				return nil, left
			}
			continue
		}
		list = append(list, t)
	}
	return list, left
}

// opensCondition tells whether a phrase that begins a condition stands at a place.
func opensCondition(g *marked.Grammar, tokens []marks.Token, at int) bool {
	return words.Find(tokens, at, g.Speaks).May(words.If, words.Unless)
}

// argues tells whether a condition is opened in a part of the sentence.
func (s listener) argues(from, to int) bool {
	for i := from; i < to; i++ {
		if s.Means(i, words.If, words.Unless) {
			return true
		}
	}
	return false
}

// act is an order of the sentence.
func act(scopes []orders.Scope, held []orders.Condition, o orders.Order) clauses.Act {
	return clauses.Act{Scopes: scopes, Line: orders.Line{If: held, Order: o}}
}

// Confused tells a reading in which a tool is bought and used.
func Confused(read *clauses.Reading) bool { return twoways.Twice(read) != engine.NoCard }

// unclear are doubts about how the parts of a sentence belong together.
var unclear = []string{"in which case", "otherwise", "a condition without an order", "conditions one behind the other", "for which go", "a condition behind two orders"}

// Unsure tells a reading in doubt about that, or about a tool.
func Unsure(read *clauses.Reading) bool {
	return slices.Contains(unclear, read.Doubt) || strings.HasPrefix(strings.ToLower(read.Doubt), "with ") || Confused(read)
}

package wishes

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/sentences"
	"machipost/orders/reading/words"
)

// This file reads wishes that hang on a condition before them, or on an otherwise: the
// condition as the grammar reads it, and the wish for itself.

// A hanger reads a sentence of which the beginning is a condition.
type hanger struct {
	*parts.Arguer
	g   *marked.Grammar
	now clauses.Context
}

// Orders that stand in the place of a wish, so that the grammar reads what it hangs on.
var (
	instead = marks.Tokens(", buy Forest")
	another = marks.Tokens(", otherwise buy Bakery")
)

// hung returns the candidates that hang on a condition, and those for when it does not hold;
// false for any other sentence.
func hung(g *marked.Grammar, tokens []marks.Token, now clauses.Context) (clauses.Reading, bool) {
	h := hanger{parts.New(g, tokens), g, now}
	out := clauses.Reading{Turn: -1}
	if end := h.turned(); end > 0 {
		if sets := h.conditions(slices.Concat(tokens[:end], instead), 1); sets != nil && h.hang(&out, end, len(tokens), sets[0]) {
			return out, true
		}
		return out, false
	}
	for _, from := range [...]int{h.self(), h.led()} {
		if from > 0 && h.hangs(&out, from) {
			return out, true
		}
		out = clauses.Reading{Turn: -1}
	}
	return out, false
}

// hangs reads a sentence with a condition up to a place, and what hangs on it from there on.
func (h hanger) hangs(out *clauses.Reading, comma int) bool {
	tokens, before := h.T, comma
	for h.Sign(before-1, "then", ",") {
		before--
	}
	for i := comma + 1; i < len(tokens); i++ {
		_, end := h.Is(i, words.Else)
		if end == 0 {
			continue
		}
		to := i
		for h.Sign(to-1, ",", "and", "but", "or", "then", ";") {
			to--
		}
		sets := h.conditions(slices.Concat(tokens[:before], instead, another), 2)
		return sets != nil && to < i && h.hang(out, comma, to, sets[0]) && h.hang(out, end, len(tokens), sets[1])
	}
	sets := h.conditions(slices.Concat(tokens[:before], instead), 1)
	if sets == nil || !h.hang(out, comma, len(tokens), sets[0]) {
		return false
	}
	out.Chain = [][]orders.Condition{sets[0]}
	return true
}

// self is where the writer begins to speak of himself behind a condition without a comma; 0
// for nowhere.
func (h hanger) self() int {
	at := h.led()
	_, opener := h.Is(0, words.If, words.Unless, words.With)
	for i := opener + 2; i < len(h.T) && (at == 0 || i < at) && opener > 0; i++ {
		if h.Sign(i, "i", "id", "im", "ill") && !h.Sign(i-1, "that", "than", "which", "as", "and", "or", "if", "but") {
			return i
		}
	}
	return 0
}

// turned returns where an otherwise ends that begins the sentence and turns conditions round
// that stand before it; 0 for none.
func (h hanger) turned() int {
	_, end := h.Is(0, words.Else)
	if end == 0 || h.now.Chain == nil {
		return 0
	}
	for i := end; i < len(h.T); i++ {
		if _, more := h.Is(i, words.Else, words.If, words.Unless); more > 0 {
			return 0
		}
	}
	return end
}

// led returns the comma behind the condition that begins the sentence; 0 for none.
func (h hanger) led() int {
	if _, end := h.Is(0, words.If, words.Unless, words.With); end == 0 || h.Sign(end, "only") {
		return 0
	}
	for i := range h.T {
		if h.Sign(i, ",") {
			return i
		}
	}
	return 0
}

// conditions are those on which each of the orders of a sentence hangs, of which there are so
// many; nil where the sentence is not whole.
func (h hanger) conditions(tokens []marks.Token, many int) (sets [][]orders.Condition) {
	now := h.now
	now.Listed, now.Place, now.Cards, now.Last = false, 0, nil, nil
	read := sentences.Read(h.g, tokens, now)
	if !read.Whole() || len(read.Acts) != many {
		return nil
	}
	for _, a := range read.Acts {
		if len(a.Line.If) == 0 || a.Scopes != nil || a.Line.Order.Verb != orders.Buy || len(a.Line.Order.Cards) != 1 {
			return nil
		}
		sets = append(sets, a.Line.If)
	}
	return sets
}

// hang adds what is asked for between two places, and hangs it on conditions; false where
// anything else stands there.
func (h hanger) hang(out *clauses.Reading, from, to int, held []orders.Condition) bool {
	for h.Sign(from, ",", "then") {
		from++
	}
	part := h.pointed(h.T[from:max(from, to)], held)
	if len(part) == 0 {
		return false
	}
	now := h.now
	now.Listed, now.Place, now.Cards, now.Last, now.Chain, now.First = false, 0, nil, nil, nil, true
	read := sentences.Read(h.g, part, now)
	if !read.Whole() || len(read.Acts) == 0 {
		var ok bool
		if read, ok = Read(h.g, part, now, &read); !ok {
			return false
		}
	}
	if len(read.Acts) != 1 || read.Sticky || read.Retracts || read.Same != nil || len(read.Amendments) > 0 {
		return false
	}
	a := read.Acts[0]
	if a.Scopes != nil || len(a.Line.If) > 0 || a.Line.Order.Verb != orders.Buy || !h.begins(from, to, a.Line.Order) {
		return false
	}
	out.Acts = append(out.Acts, clauses.Act{Line: orders.Line{If: held, Order: a.Line.Order}})
	return true
}

// pointed is a wish for one more of the card that a condition names, with the card in it: I want
// one, too.
func (h hanger) pointed(part []marks.Token, held []orders.Condition) []marks.Token {
	if len(held) != 1 || held[0].Kind != orders.Has && held[0].Kind != orders.Bought || held[0].Who == h.Table.Me {
		return part
	}
	one := marks.Index(part, "one")
	if one < 0 || one > 1 && part[one-1].Is("have", "own", "ive") && part[one-2].Is("i", "we") || slices.ContainsFunc(part, func(t marks.Token) bool {
		return t.Is("might", "may", "die", "dice", "he", "she", "they", "that", "this", "no", "of")
	}) {
		return part
	}
	return slices.Concat(part[:one], marks.Tokens("a "+held[0].Card.String()), part[one+1:])
}

// begins tells whether a wish begins what is said there: nothing else hangs on the condition.
func (h hanger) begins(from, to int, o orders.Order) bool {
	for i := from; i < to && !h.Sign(i, ",", ".", ";", ":", "-"); i++ {
		if found := h.CardAt(i); found.Tokens > 0 && found.Fits == nil && slices.Contains(o.Cards, found.Card) || h.Sign(i, "one") {
			return true
		}
	}
	return o.Nothing
}

package goes

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file tells which go is the other one, and what is only announced in front of goes.

// others makes `the other go`, `until then` and `before that` the first one behind what is for the second, and `other goes` the normal
// ones behind what is for an extra one; behind the first one the other is the second, as everywhere.
func (f Finder) others(lines []Line) {
	if !slices.ContainsFunc(lines, func(line Line) bool { return marks.Says(line.Tokens, "other", "remaining", "until", "till", "before") }) {
		return // as most are
	}
	last, hangs := orders.EveryGo, false
	for _, line := range lines {
		for at := 0; at < len(line.Tokens); at++ {
			t := &line.Tokens[at]
			if last == orders.Go2 && f.TwoGoes && !hangs && at+1 < len(line.Tokens) && (t.Is("until", "till") && line.Tokens[at+1].Is("then") || t.Is("before") && line.Tokens[at+1].Is("that")) {
				t.Low, line.Tokens[at+1].Low, line.Tokens[at+1].Number, last = "go", "1", 1, orders.EveryGo
				continue
			}
			if name := f.otherThan(line.Tokens, at, last); name != "" {
				t.Low, t.Raw, last = name, name, orders.EveryGo
				continue
			}
			hangs = hangs || waiting[t.Low]
			found := words.Find(line.Tokens, at, f.Grammar.Speaks)
			if i := slices.IndexFunc(found.Means, func(m words.Meaning) bool { return m.Kind == words.Scope }); i >= 0 {
				last, at, hangs = orders.Scope(found.Means[i].Value), at+found.Tokens-1, false
			}
		}
	}
}

// waiting are words of what something waits for, until which something else may be done.
var waiting = marks.Lows("if", "when", "once", "soon", "unless", "should", "whenever", "until", "till", "wait", "moment", "provided", "case")

// otherThan is what an `other` at a place means behind a go; nothing where it is no other go, or the
// second one.
func (f Finder) otherThan(t []marks.Token, at int, last orders.Scope) string {
	if !t[at].Is("other", "remaining") || at > 0 && t[at-1].Is("any", "every", "no", "each", "some") {
		return ""
	}
	one := at+1 < len(t) && t[at+1].Is("go", "turn")
	if at > 1 && t[at-1].Is("the", "my") && t[at-2].Is("in", "on", "for") {
		one = one || at+1 == len(t) || t[at+1].Is("one", ",", ".", ";", ":")
	}
	switch {
	case one && last == orders.Go2 && f.TwoGoes:
		return "first"
	case last == orders.ExtraGo && at+1 < len(t) && t[at+1].Is("goes", "turns"):
		return "normal"
	}
	return ""
}

// Unannounced takes away two cards that are only announced, each of which is named once more with its
// go: `a Mine and a Forest, the Mine in my first go, the Forest in my second`.
func (f Finder) Unannounced(t []marks.Token) []marks.Token {
	if !f.TwoGoes || len(t) > mostMoved {
		return t
	}
	m := mover{Arguer: parts.New(f.Grammar, t), then: -1}
	m.find()
	from, end := m.announced(), len(t)
	if from > 0 && t[from-1].Is("(") {
		if end = marks.End(t); !t[end-1].Is(")") {
			return t
		}
		end--
	}
	return t[from:end]
}

// announced is where what is for the goes begins behind such cards; 0 where none are.
func (m *mover) announced() int {
	if len(m.goes) != 2 || m.goes[0].scope+m.goes[1].scope != orders.Go1+orders.Go2 {
		return 0
	}
	var cards []marks.Card
	var from []int
	for at := 0; at < len(m.T); at++ {
		if card := m.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak && card.Fits == nil {
			cards, from = append(cards, card), append(from, at)
			at += card.Tokens - 1
		}
	}
	same := func(a, b int) bool { return cards[a].Card == cards[b].Card }
	if len(cards) != 4 || same(0, 1) || !(same(0, 2) && same(1, 3) || same(0, 3) && same(1, 2)) {
		return 0
	}
	start := min(from[2], max(m.goes[0].from, from[1]+1))
	for start > from[1]+1 && m.Sign(start-1, "the", "a", "an", "one", "my", "with", "buy", "buying", "put") {
		start--
	}
	if !m.Sign(start-1, ",", ":", "-", "(") || m.hangs(0, len(m.T)) {
		return 0
	}
	return start
}

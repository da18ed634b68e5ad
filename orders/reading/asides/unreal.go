package asides

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file tells sentences that are read and may not be meant so: what would be, what is preferred
// to what was named before, what is to come behind what stands before it.

// Words by which somebody tells what he would do if he were richer.
var (
	richer   = marks.Lows("more", "mehr", "mas", "plus")
	money    = marks.Lows("money", "coins", "cash", "geld", "munzen", "kohle", "knete", "taler", "dinero", "monedas", "plata", "pasta", "argent", "pieces")
	compares = marks.Lows("than", "as", "als", "wie", "que", "de", "left", "or", "oder", "ubrig")
	supposes = marks.Lows("would", "'d", "id", "had", "hatte", "hatt", "wurde", "tuviera", "tuviese", "compraria", "avais", "acheterais")
)

// unreal tells a sentence that says what would be if the writer had more money, and not more
// than somebody or something: `if I had more money I would buy the Airport`.
func unreal(t []marks.Token) bool {
	for at := 0; at+1 < len(t); at++ {
		if richer[t[at].Low] && money[t[at+1].Low] && (at == 0 || t[at-1].Number < 0) && (at+2 == len(t) || !compares[t[at+2].Low]) {
			return marks.Some(t, supposes)
		}
	}
	return false
}

// prefers are words by which somebody puts one of two before the other.
var prefers = marks.Lows("preferably", "rather", "prefer", "ideally", "lieber", "liebsten", "bevorzugt", "vorzugsweise", "mejor", "preferiblemente", "prefiero", "plutot", "prefere")

// preferred tells a sentence that names a card once more, for it is to come before another that was
// named before it: `Forest or Mine, preferably the Mine`.
func preferred(g *marked.Grammar, t []marks.Token) bool {
	var named []engine.Card
	wanted := -1
	for at := 0; at < len(t); at++ {
		if prefers[t[at].Low] && len(named) > 1 {
			wanted = at
		}
		found := g.Table.FullCard(t, at)
		if found.Tokens == 0 || found.Strength >= marks.Weak {
			continue
		}
		if first := slices.Index(named, found.Card); (first > 0 || first == 0 && conditional[t[0].Low]) && (wanted > 0 && at-wanted <= mostApart || at+found.Tokens < len(t) && prefers[t[at+found.Tokens].Low]) {
			return true
		}
		if named = append(named, found.Card); wanted > 0 {
			wanted = -1
		}
		at += found.Tokens - 1
	}
	return false
}

// conditional begin a sentence whose first card is a condition's.
var conditional = marks.Lows("if", "when", "wenn", "falls", "sollte", "sofern", "si", "cuando", "quand")

// mostApart is how far behind such a word the card stands at most.
const mostApart = 3

// spares are words by which a candidate is put behind others.
var spares = marks.Lows("failing", "ersatzweise", "notfalls", "hilfsweise", "alternativ", "alternatively", "defecto")

// fallsBehind tells a sentence in which a candidate of one go is to come behind those of both:
// filed for that go alone, it would come before them.
func fallsBehind(t []marks.Token, read *clauses.Reading) bool {
	both := false
	for i := range read.Acts {
		act := &read.Acts[i]
		if act.Line.Order.Verb != orders.Buy || len(act.Line.If) > 0 {
			continue
		}
		one := len(act.Scopes) == 1 && act.Scopes[0] != orders.EveryGo && act.Scopes[0] != orders.Standing
		if both && one {
			return marks.Some(t, spares)
		}
		both = both || len(act.Scopes) > 1 || len(act.Scopes) == 1 && act.Scopes[0] == orders.EveryGo
	}
	return false
}

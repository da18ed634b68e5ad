package gist

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/cuts"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/trust"
	"machipost/orders/reading/twoways"
	"machipost/orders/reading/words"
)

// This file tells where what a sentence comes to is sure: orders/reading/trust finds all of its
// pieces what they seem, and all of them in what was made of it.

// Surely returns what a sentence comes to of which read was understood, when that is sure;
// else read, with a doubt where what stands in it can be meant in two ways. Nothing is made
// of a sentence that would be another order without what is wrong in it.
func Surely(g *marked.Grammar, tokens []marks.Token, now clauses.Context, read clauses.Reading, another bool) clauses.Reading {
	out := surely(g, tokens, now, read, another)
	if !another && (!out.Whole() || out.Talk) {
		if wished, ok := Wished(g, tokens, now, &read); ok {
			out = wished
		}
	}
	if out.Whole() && leavesGo(&read, &out) {
		return read
	}
	if out.Whole() {
		goesOn(tokens, now, &out)
		if out.Doubt = namedOtherwise(g, tokens, &out); out.Doubt == "" && len(out.Acts) > 0 {
			out.Doubt = unused(g, tokens, &out)
		}
		if out.Doubt == "" && twoways.OnlyNames(g, tokens, &out) {
			out.Doubt = "have"
		}
		if out.Doubt == "" && (twoways.Mispointed(g, tokens, &out) || twoways.WithinReason(tokens, &out)) {
			out.Doubt = "if"
		}
	}
	return out
}

// leavesGo tells whether a go is left of what was understood for which cards were bought, where goes are
// headings: `go 1: for lunch a Bakery, go 2: a Mine`.
func leavesGo(read, out *clauses.Reading) bool {
	buysFor := func(r *clauses.Reading, scope orders.Scope) bool {
		return slices.ContainsFunc(r.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Buy && slices.Contains(a.Scopes, scope) })
	}
	return buysFor(read, orders.Go1) && buysFor(read, orders.Go2) && buysFor(out, orders.Go1) != buysFor(out, orders.Go2)
}

// goesOn makes candidates of one case of those between which an `or else` stands without a comma, or where the
// sentence below brings the other case: `if I roll a 4 Mine, or else Forest`, `otherwise Cafe`.
func goesOn(t []marks.Token, now clauses.Context, read *clauses.Reading) {
	if len(read.Acts) != 2 || read.Acts[0].Line.Order.Verb != orders.Buy || read.Acts[1].Line.Order.Verb != orders.Buy || read.Acts[1].Line.Order.Nothing {
		return
	}
	first, last := &read.Acts[0].Line, &read.Acts[1].Line
	turned := len(first.If) == 1 && len(last.If) == 1 && last.If[0] == first.If[0].Negated()
	joins := 0
	for at := range t[:max(0, len(t)-1)] {
		if t[at].Is("or") && t[at+1].Is("else") {
			if joins++; !now.Else && at > 0 && t[at-1].Is(",") {
				return
			}
		} else if t[at].Is("otherwise", "else") && !(at > 0 && t[at-1].Is("or")) || t[at].Is("if") && t[at+1].Is("not") {
			return
		}
	}
	if turned && joins == 1 {
		first.Order.Cards = append(slices.Clone(first.Order.Cards), last.Order.Cards...)
		read.Acts, read.Chain = read.Acts[:1], [][]orders.Condition{first.If}
	}
}

// surely is what the pieces of a sentence surely come to.
func surely(g *marked.Grammar, tokens []marks.Token, now clauses.Context, read clauses.Reading, another bool) clauses.Reading {
	if tool := twoways.Twice(&read); tool != engine.NoCard && read.Bares && read.Whole() {
		read.Doubt = tool.String() // is it bought, or used?
	}
	twoways.Settle(g, tokens, &read)
	acts := twoways.Acting(g, tokens, &read)
	if acts != engine.NoCard && read.Whole() {
		read.Doubt = acts.String() // it does something
	}
	if doubt := twoways.Find(g, tokens, now, &read); doubt != "" {
		read.Doubt = doubt
		return read
	}
	changes := read.Retracts || read.Joins || read.Corrects || read.Keeps || now.OnFile && words.Contrasts(tokens) || len(read.Amendments) > 0 || read.Gaps > 0 && stranger(g, tokens, now)
	twofold := twoways.Doubled(&read)
	if twofold {
		read.Doubt = tokens[0].Raw
	}
	confused := Confused(&read)
	if confused && read.Whole() && !read.Bares && twoways.BesideUse(g, tokens, twoways.Twice(&read)) {
		if confused = false; !twoways.BuysPlainly(tokens) {
			read.Doubt = twoways.Twice(&read).String()
			return read
		}
	}
	unsure := doubtsGoes(read.Doubt) || twofold || read.Doubt == "otherwise" || confused || acts != engine.NoCard || twoways.RaisesNone(&read) || read.Whole() && namedOtherwise(g, tokens, &read) != ""
	if read.Gaps == 0 && !unsure || another || changes || read.Talk && read.Gaps > 0 || len(tokens) > mostTokens || tokens[len(tokens)-1].Is("?") || g.Foreign() && !words.AreOurs(tokens) {
		return read
	}
	for _, cut := range [...]func(*marked.Grammar, []marks.Token, clauses.Context) *pieces.Sentence{pieces.Whole, pieces.New} {
		s := cut(g, tokens, now)
		if read.Gaps == 0 && !trust.Knows(s) {
			return read
		}
		if out, ok := made(s, tokens); ok && twoways.Find(g, tokens, now, &out) == "" {
			twoways.InTurn(&out)
			out.Taken = read.Taken
			return settled(g, tokens, out)
		}
	}
	return read
}

// made is what a sentence comes to, and whether that is sure.
func made(s *pieces.Sentence, tokens []marks.Token) (clauses.Reading, bool) {
	if !trust.IsMended(s, tokens) {
		return clauses.Reading{}, false
	}
	cuts.Cut(s)
	if !trust.Holds(s) {
		return clauses.Reading{}, false
	}
	out := build(s)
	if len(out.Acts) == 0 || out.Retracts || out.Same != nil || len(out.Amendments) > 0 || !trust.Covers(s, &out) {
		return out, false
	}
	if s.Now.Loose && slices.ContainsFunc(out.Acts, func(a clauses.Act) bool { return a.Scopes == nil }) {
		return out, false
	}
	out.Acts = slices.CompactFunc(out.Acts, func(a, b clauses.Act) bool {
		return slices.Equal(a.Scopes, b.Scopes) && slices.Equal(a.Line.If, b.Line.If) && a.Line.Order.Equal(b.Line.Order)
	})
	return out, true
}

// doubtsGoes tells a doubt about the goes of a sentence of which all words are known.
func doubtsGoes(doubt string) bool {
	return doubt == "for which go" || strings.HasSuffix(doubt, " go") || strings.HasSuffix(doubt, " goes") || strings.HasSuffix(doubt, " both") || strings.HasSuffix(doubt, " times")
}

// Idle tells a sentence that was not read, in which nothing of the game stands, and nothing
// that may turn round what stands beside it: a remark.
func Idle(g *marked.Grammar, tokens []marks.Token, now clauses.Context) bool {
	if len(tokens) == 0 || len(tokens) > mostTokens || g.Foreign() && !words.AreOurs(tokens) || tokens[len(tokens)-1].Is(":", "?") {
		return false
	}
	s := pieces.New(g, tokens, now)
	if !trust.IsMended(s, tokens) {
		return false
	}
	cuts.Cut(s)
	known := 0
	for i := range s.T {
		if s.Class(i) != 0 || s.PhraseAt(i).Tokens > 0 || everyday.Is(s.T[i].Low, &s.Languages) {
			known++
		}
	}
	return known >= fewLeft && !slices.ContainsFunc(s.Pieces, func(p pieces.Piece) bool { return p.Kind > pieces.Full }) && trust.Rests(s)
}

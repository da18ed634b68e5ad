package asides

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/sentences"
	"machipost/orders/reading/statements"
)

// This file reads corrections that tell first how things stand, and then what follows from that.

// hence are words before what follows.
var hence = marks.Lows("so", "hence", "therefore", "thus", "also", "darum", "deshalb", "daher", "entonces", "conque", "asi", "donc", "alors")

// concluded returns what a correction comes to of which the last clause says what follows from those
// before it: `no, Carol has more, so Carol`; false where no clause does.
func concluded(g *marked.Grammar, t []marks.Token, now clauses.Context, read *clauses.Reading) (again clauses.Reading, ok bool) {
	if !read.Retracts || read.Whole() && !read.Empty() || len(t) > mostTokens {
		return again, false
	}
	s := speaker{pieces.Whole(g, t, now), true}
	from := amends.Behind(s.Arguer)
	if from == 0 {
		return again, false
	}
	for at := from; at+1 < len(s.T); at++ {
		next := at
		if at > from {
			if !s.isBreak(at) {
				continue
			}
			next++
		}
		if next+1 >= len(s.T) || !hence[s.T[next].Low] || s.Sign(next, "so") && s.Sign(next+1, "that", "as", "long", "far") {
			continue
		}
		for next++; next < len(s.T) && s.Sign(next, ",", "que"); {
			next++
		}
		if at > from && !states(s, g, from, at) {
			continue
		}
		again = sentences.Read(g, slices.Concat(s.T[:from], s.T[next:]), s.Now)
		if again.Whole() && again.Retracts && len(again.Acts) > 0 && len(again.Amendments) == 0 {
			again.Taken = read.Taken
			return again, true
		}
	}
	return again, false
}

// states tells whether all that stands between two places only states something.
func states(s speaker, g *marked.Grammar, from, to int) bool {
	states, _ := statements.States(parts.New(g, s.T[from:to]))
	return states || s.isAside(from, to) && s.fitsBoth(from, to, &clauses.Reading{})
}

// renamed returns what a sentence comes to that tells first how things stand, and then makes something
// else of what was said: `oh, I have one of those myself, make it the Bakery`. Where it is not known that
// it only tells that, what it comes to is in doubt.
func renamed(g *marked.Grammar, t []marks.Token, now clauses.Context, read *clauses.Reading, reads func([]marks.Token) clauses.Reading) (again clauses.Reading, ok bool) {
	if read.Retracts || len(read.Amendments) > 0 || now.First || now.OnFile || len(t) > mostTokens {
		return again, false
	}
	s := speaker{pieces.Whole(g, t, now), true}
	for at := 2; at+2 < len(t); at++ {
		if !s.Sign(at, "make") || !s.Sign(at+1, "it", "that") || !s.isBreak(at-1) {
			continue
		}
		if slices.ContainsFunc(t[:at], func(one marks.Token) bool {
			return one.Number >= 0 || one.Is("if", "when", "whenever", "should", "unless", "once", "on", "for", "in", "go", "first", "second", "both", "case")
		}) {
			return again, false // on a 6, make it the Stadium
		}
		if again = reads(t[at:]); !again.Whole() || !again.Retracts || len(again.Acts) == 0 {
			return again, false
		}
		from := 0
		for from < at-2 && (s.isBreak(from) || s.Sign(from, "oh", "ah", "oops", "hm", "hmm", "well", "ok", "but")) {
			from++
		}
		if again.Taken = read.Taken; !states(s, g, from, at-1) {
			again.Doubt = t[at].Raw + " " + t[at+1].Raw
		}
		return again, true
	}
	return again, false
}

// withoutInstead returns what a correction of a tool or of dice comes to without an `instead` at its end, which
// says nothing there: `no, leave the Harbour, take down the Train Station instead`.
func withoutInstead(g *marked.Grammar, t []marks.Token, now clauses.Context, reads func([]marks.Token) clauses.Reading) (again clauses.Reading, ok bool) {
	to := marks.End(t)
	if now.Last == nil || now.Last.Verb == orders.Buy || to < 2 || !t[to-1].Is("instead", "rather", "stattdessen") || amends.Behind(parts.New(g, t)) == 0 {
		return again, false
	}
	again = reads(slices.Concat(t[:to-1], t[to:]))
	return again, again.Whole() && again.Retracts && len(again.Acts) == 1 && len(again.Amendments) == 0 && again.Acts[0].Line.Order.Verb == now.Last.Verb
}

// concludes tells a sentence of which a clause says what follows from those before it.
func concludes(s speaker) bool {
	for at := 1; at+1 < len(s.T); at++ {
		if s.isBreak(at) && hence[s.T[at+1].Low] {
			return true
		}
	}
	return false
}

// reworded are the tokens of a correction in which a card that was said is named whole: `drop the Club`.
func reworded(g *marked.Grammar, t []marks.Token, now clauses.Context) []marks.Token {
	s := speaker{pieces.Whole(g, t, now), true}
	for at := 1; at < len(t); at++ {
		if !s.Sign(at-1, "the", "that", "my") || s.IsCard(at) || s.IsCard(at-1) {
			continue
		}
		if name := lastOf(now.Named, t[at].Low); name != "" {
			return slices.Concat(t[:at], marks.Tokens(name), t[at+1:])
		}
	}
	return t
}

// lastOf is the name of the one of some cards of which a word is the last; "" for none, and for several.
func lastOf(cards []engine.Card, low string) (name string) {
	for _, card := range cards {
		full := card.String()
		if !strings.HasSuffix(strings.ToLower(full), " "+low) {
			continue
		}
		if name != "" && name != full {
			return ""
		}
		name = full
	}
	return name
}

// resolved returns what a correction comes to that was not read whole, without words that say nothing in it,
// read by reads: what the list is then, an `instead`, a card in short; false for any other.
func resolved(g *marked.Grammar, t []marks.Token, now clauses.Context, read *clauses.Reading, reads func([]marks.Token) clauses.Reading) (again clauses.Reading, ok bool) {
	if read.Whole() || len(t) > mostTokens {
		return again, false
	}
	if again, ok = summedUp(t, g, reads); !ok {
		again, ok = withoutInstead(g, t, now, reads)
	}
	if !ok && !now.First && !now.OnFile {
		if other := reworded(g, t, now); len(other) != len(t) {
			again = reads(other)
			ok = again.Whole() && len(again.Amendments) > 0
		}
	}
	again.Taken = read.Taken
	return again, ok
}

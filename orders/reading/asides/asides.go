// Package asides reads an order of a tool, or a correction, once more without what is only said
// beside it: why it is given, or how somebody feels about it. What is left of the sentence must be read whole
// and be sure by itself.
//
// It knows one sentence. What may stand in an aside enters here and in words.go, no word of
// an order.
package asides

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/sentences"
	"machipost/orders/reading/words"
)

// Bounds of what is read once more.
const (
	mostTokens = 80 // of a sentence
	mostTries  = 2  // ways to leave asides out, at either end
)

// Surely returns what a sentence surely comes to of which read was understood, as gist.Surely
// does, and where that is nothing what it comes to when asides before or behind its orders are
// left out.
func Surely(g *marked.Grammar, tokens []marks.Token, now clauses.Context, read clauses.Reading, another bool) clauses.Reading {
	if len(tokens) == 0 {
		return read
	}
	read = gist.Surely(g, tokens, now, read, another)
	settled := read.Whole() && !read.Talk && len(read.Acts) > 0
	retracts := read.Retracts && !(tokens[0].Is("not") && (now.Last == nil || now.Last.Verb != orders.TV))
	if none, ends := saving(g, tokens, now); ends && !settled && !retracts {
		none.Taken = read.Taken
		return none
	}
	if settled || retracts || read.Corrects || read.Keeps || now.OnFile && words.Contrasts(tokens) || len(tokens) > mostTokens || g.Foreign() && !words.AreOurs(tokens) || tokens[len(tokens)-1].Is("?") {
		return read
	}
	s := speaker{Sentence: pieces.Whole(g, tokens, now)}
	for _, rest := range s.rests() {
		said := tokens[rest.from:rest.to]
		now.Him = s.himIn(0, rest.from)
		again := gist.Surely(g, said, now, sentences.Read(g, said, now), another)
		if isOfTools(&again) && s.fits(&rest, &again) {
			again.Taken = read.Taken
			return again
		}
	}
	return read
}

// himIn is the one other player whom an aside names before the orders; nil for none or several.
func (s speaker) himIn(from, to int) (him []engine.Seat) {
	for i := from; i < to; i++ {
		if who := s.PlayerAt(i, 3).Seat; s.IsOther(i) && !slices.Contains(him, who) {
			him = append(him, who)
		}
	}
	if len(him) != 1 {
		return s.Now.Him
	}
	return him
}

// isOfTools tells orders that are sure, one of them of a tool.
func isOfTools(r *clauses.Reading) bool {
	return r.Whole() && !gist.Confused(r) && !r.Talk && !r.Left && !r.Retracts && !r.Joins && !r.Corrects && len(r.Amendments) == 0 &&
		slices.ContainsFunc(r.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb >= orders.TV && a.Line.Order.Verb <= orders.Invest })
}

// A rest is what is left of a sentence: its tokens from one place to another.
type rest struct{ from, to int }

// A speaker looks at what stands beside the orders of a sentence.
type speaker struct {
	*pieces.Sentence
	back bool // behind words that take back what was said before
}

// rests are what is left of a sentence when what may be asides is left out: the most of it
// first.
func (s speaker) rests() (list []rest) {
	var heads, tails []int
	for at := s.begins(0); at > 0 && at < len(s.T); at = s.begins(at) {
		heads = append(heads, at)
	}
	for at := s.ends(len(s.T)); at > 0; at = s.ends(at) {
		tails = append(tails, at)
	}
	slices.Reverse(heads)
	slices.Reverse(tails)
	for _, to := range tails[:min(len(tails), mostTries)] {
		if !s.supposes(to) {
			list = append(list, rest{0, to})
		}
	}
	for _, from := range heads[:min(len(heads), mostTries)] {
		list = append(list, rest{from, len(s.T)})
		if len(tails) > 0 && tails[0] > from {
			list = append(list, rest{from, tails[0]})
		}
	}
	return list
}

// supposes tells a condition that goes on to a place: what stands there is no aside, but what
// it is a condition of.
func (s speaker) supposes(to int) bool {
	if !s.Means(0, words.If, words.Unless) && !s.Sign(0, "should", "were", "had", "when", "once", "as", "because", "since", "while", "though", "although", "given", "after", "before") {
		return false
	}
	for i := range to {
		if s.isBreak(i) {
			return false
		}
	}
	return true
}

// begins is where the sentence goes on behind an aside that begins at a place; 0 for none.
func (s speaker) begins(at int) int {
	for i := at; i < len(s.T); i++ {
		next := i + 1
		if s.Sign(i, ",", ";", ":", "-") && !s.T[i].Glued && s.Sign(next, "so", "but", "and", "hence", "therefore", "thus") {
			next++
		} else if !s.isBreak(i) && !s.Sign(i, "so", "but") {
			continue
		}
		if next < len(s.T) && s.isAside(at, i) && !s.heads(at, i) {
			return next
		}
		if s.isBreak(i) {
			return 0
		}
	}
	return 0
}

// ends is where an aside begins that ends at a place; 0 for none.
func (s speaker) ends(to int) int {
	to = marks.End(s.T[:to], ")", ",")
	for i := to - 1; i > 0; i-- {
		if s.reasons(i) && s.isAside(i, to) {
			return i
		}
		if s.isBreak(i) {
			if s.isAside(i+1, to) {
				return i
			}
			return 0
		}
	}
	return 0
}

// isBreak tells a sign between what is ordered and what is only said.
func (s speaker) isBreak(at int) bool {
	return s.Sign(at, ",", ";", ":", "(", ".") || s.Sign(at, "-") && !s.T[at].Glued
}

// reasons tells a word that begins a reason without a comma before it.
func (s speaker) reasons(at int) bool {
	subject := s.Class(at+1)&words.Subject != 0
	return s.Class(at)&words.Because != 0 && !s.Sign(at, "which", "whose") || s.Sign(at, "as", "so", "since", "for") && subject && !s.Sign(at-1, "long", "soon", "far", "much", "well", "just", "same", "such", "as")
}

// fits tells whether what was left out names no card and no player but those of the orders.
func (s speaker) fits(r *rest, read *clauses.Reading) bool {
	for i := range s.T {
		if i >= r.from && i < r.to {
			continue
		}
		if who, end := s.contrast(i); end > 0 && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return hasPlayer(&a.Line.Order) && a.Line.Order.Player == who }) {
			return false // Bob, not him
		}
		if s.IsCard(i) && !slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return has(&a.Line.Order, s.CardAt(i).Card) }) {
			return false
		}
		if who := s.PlayerAt(i, 3).Seat; s.IsOther(i) && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
			return hasPlayer(&a.Line.Order) && (a.Line.Order.Player != who) != s.isDenied(who)
		}) {
			return false
		}
	}
	return true
}

// isDenied tells a player whom a sentence denies: `Bob, not Carol`.
func (s speaker) isDenied(who engine.Seat) bool {
	for i := range s.T {
		if seat, end := s.contrast(i); end > 0 && seat == who {
			return true
		}
	}
	return false
}

// has tells a card that an order names, or the tool of it.
func has(o *orders.Order, card engine.Card) bool {
	return slices.Contains(o.Cards, card) || o.Verb == orders.Swap && o.Theirs == card || o.Verb != orders.Buy && orders.VerbOf(card) == o.Verb
}

// hasPlayer tells an order that names a player.
func hasPlayer(o *orders.Order) bool {
	return o.Verb == orders.TV || o.Verb == orders.Swap || o.Verb == orders.Move
}

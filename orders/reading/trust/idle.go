package trust

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells what stands outside of orders and conditions and changes nothing: remarks,
// and words beside what is wanted.

// named are kinds of words of the game, and of what turns it round: outside of a piece they
// may be a part of an order that was lost.
var named = []words.Kind{
	words.Denial, words.Not, words.Unless, words.If, words.Else, words.Never, words.But, words.Instead, words.Drop, words.Retract, words.Correct,
	words.Change, words.Keep, words.Same, words.AsBefore, words.Also, words.Thus, words.Nothing, words.Richest, words.Scope, words.Has, words.HasNot, words.Coins, words.Dice, words.Single,
	words.Total, words.Doubles, words.Landmark, words.Least, words.Most, words.Over, words.Under, words.OrMore, words.OrLess, words.Between, words.Number,
}

// IsMended tells whether what was mended and left out of a sentence before it was cut says
// nothing that turns an order round.
func IsMended(s *pieces.Sentence, tokens []marks.Token) bool {
	k := 0
	for i := range tokens {
		switch {
		case k >= len(s.T) || s.T[k].From != tokens[i].From:
			if words.Unsettles(tokens[i].Low) || words.Twists(tokens[i].Low) {
				return false
			}
			continue
		case s.T[k].Low != tokens[i].Low && (s.Means(k, named...) || words.Unsettles(s.T[k].Low) || s.Says(k, k+1)):
			return false
		}
		k++
	}
	return k == len(s.T)
}

// A rester looks at what stands in no piece.
type rester struct{ weigher }

// restsAll tells whether what stands in no piece changes nothing.
func (w rester) restsAll(out *clauses.Reading) bool {
	for from := 0; from < len(w.T); {
		to := from
		for to < len(w.T) && !w.parts(to) {
			to++
		}
		if !w.rests(from, to, out) || to < len(w.T) && !w.joins(to) {
			return false
		}
		from = to + 1
	}
	return true
}

// parts tells what stands between clauses.
func (w rester) parts(at int) bool {
	if w.Of[at] == 0 {
		return divides(&w.T[at])
	}
	kind := w.kindAt(at)
	return kind == pieces.Stop || kind == pieces.Full || kind == pieces.Colon
}

// divides tells a sign between clauses.
func divides(t *marks.Token) bool { return t.Is(",", ".", ":", ";", "-", "(", ")") }

// joins tells whether what stands between two clauses only joins them.
func (w rester) joins(at int) bool {
	t := &w.T[at]
	switch {
	case !t.IsWord():
		return !(t.Glued && at > 0 && w.T[at-1].Number >= 0 && (at+1 == len(w.T) && t.Is("-") || at+1 < len(w.T) && w.T[at+1].Number >= 0)) && divides(t)
	case t.Is("also"):
		return false
	case t.Is("then") && at > 0 && w.kindAt(at-1) == pieces.Condition:
		return true
	case w.Means(at, words.Or, words.Joint) && !t.Is("and", "but", "so"):
		return w.between(at)
	}
	return true
}

// A clause is what stands between two stops.
type clause struct {
	from, to int
	orders   bool // an order, or candidates, stand in it
	hangs    bool // goes, a condition or the like stand in it
	colon    bool // a colon stands behind it
	content  int  // words of every day, or that nobody knows
	unknown  int  // those that nobody knows
	others   int  // words that say nothing, but articles
	article  bool
	denied   bool
	points   bool // `that`, `it`
	title    bool // what it is about: `tactics`
}

// rests tells whether what stands in no piece changes nothing in a clause.
func (w rester) rests(from, to int, out *clauses.Reading) bool {
	c := clause{from: from, to: to, colon: w.Sign(to, ":")}
	for i := from; i < to; i++ {
		if kind := w.kindAt(i); kind == pieces.Order || kind == pieces.Cards || kind == pieces.Nothing {
			c.orders = true
		} else if w.Of[i] > 0 {
			c.hangs = true
		}
	}
	for i := from; i < to; i++ {
		if w.Of[i] > 0 {
			continue
		}
		end := w.harmless(i, &c, out)
		if end == 0 {
			return false
		}
		i = end - 1
	}
	if c.orders || c.hangs {
		return true
	}
	if from > 0 && w.Sign(from-1, ":") && w.beside(from-1, -1) && c.content > 0 || w.supposes(from, to) {
		return false // a Harbour, a Forest: our holidays
	}
	if (c.denied || c.points) && c.content == 0 || c.content > 0 && w.Wants(from, to) {
		return false // not now, that one
	}
	if c.colon && to-from <= 2 && slices.ContainsFunc(w.T[from:to], func(t marks.Token) bool { return everyday.Is(t.Low, &w.Languages) && !words.IsTitle(t.Low) }) {
		return false // whose it is: Mum: Mine
	}
	return !w.isListed(&c) && (!c.colon || c.content == 0 || !c.title && c.unknown == 0 && c.others > 0)
}

// supposes tells what is a condition without an if, or another time: `were he rich`, `given
// enough money`, `on Friday`, `not in a million years`.
func (w rester) supposes(from, to int) bool {
	if w.Sign(from, "were", "had", "should", "given") || w.Sign(from, "not") && w.Sign(from+1, "in", "for", "on", "at", "by") {
		return true
	}
	return w.Class(from)&words.Subject == 0 && slices.ContainsFunc(w.T[from:to], func(t marks.Token) bool { return words.IsTime(t.Low) })
}

// mostListed is how many words a candidate has at most of which nobody knows the name.
const mostListed = 3

// isListed tells what may be another candidate, of which nobody knows the name: `Mine,
// Forest and a pony`.
func (w rester) isListed(c *clause) bool {
	if c.others > 0 || c.content == 0 || c.content > mostListed || !c.article && c.unknown < c.content && (c.from == 0 || !w.Means(c.from-1, words.And)) {
		return false
	}
	return c.from > 0 && !w.Sign(c.from-1, ".") && w.beside(c.from, -1) || c.to < len(w.T) && !w.Sign(c.to, ".") && w.beside(c.to, 1)
}

// beside tells whether the next piece before or behind a place that is no stop is one of a list.
func (w rester) beside(at, step int) bool {
	for i := at + step; i >= 0 && i < len(w.T); i += step {
		if !w.parts(i) {
			kind := w.kindAt(i)
			bought := kind == pieces.Order && w.Pieces[w.Of[i]-1].Order.Verb == orders.Buy
			return kind == pieces.Cards || kind == pieces.Nothing || kind == pieces.Other || kind == pieces.Lack || bought
		}
	}
	return false
}

// harmless returns where words end that change nothing; 0 for those that may.
func (w rester) harmless(at int, c *clause, out *clauses.Reading) int {
	t := &w.T[at]
	if end := w.emptied(at); end > 0 {
		return end
	}
	if isIt(w.weigher, at) || t.Is("and") && at+1 < len(w.T) && w.kindAt(at+1) == pieces.Other || t.Is("own", "very") && w.Sign(at-1, "my") || t.Is("should") && w.Sign(at+1, "like", "love", "prefer", "want") {
		return at + 1
	}
	if end := w.reasoned(at, c); end > 0 {
		return end
	}
	if t.Is("though") && (at+1 == c.to || at > 0 && w.kindAt(at-1) == pieces.Goes) {
		return at + 1 // for this turn though
	}
	if t.Is("'s") && at > c.from && w.T[at-1].IsWord() && !c.orders && !c.hangs && !c.colon {
		return at + 1
	}
	if !t.IsWord() && t.Number < 0 || words.Unsettles(t.Low) && (len(out.Acts) > 0 || !words.Reports(t.Low)) || c.orders && words.Twists(t.Low) || c.colon && words.IsElsewhen(t.Low) || w.Class(at)&(words.Taken|words.Dear) != 0 && !c.orders {
		return 0
	}
	if found := w.CardAt(at); found.Tokens > 0 && found.Strength < marks.Weak {
		if found.Card == engine.TrainStation && c.denied && !c.orders && !c.hangs && w.hasOneDie() {
			c.content++
			return at + found.Tokens // not made of Train Stations
		}
		place := !c.orders && found.Strength != marks.Whole && found.Tokens == 1 && w.Sign(at-1, "the", "a") && w.Sign(at-2, "at", "in", "to") && !w.says(&pieces.Piece{From: c.from, To: at}, words.Verb)
		if !w.repeats(at, out) && !place && (w.IsCard(at) || !everyday.Is(t.Low, &w.Languages)) {
			return 0
		}
		return at + found.Tokens
	}
	if who := w.PlayerAt(at, 3); who.Tokens > 0 && w.IsOther(at) {
		if c.orders || c.hangs || c.colon || at > c.from+1 || w.pays(c.from, c.to) {
			return 0
		}
		c.points = true // what he does must be said
		return at + who.Tokens
	}
	if w.Means(at, words.Denial, words.Not) || w.Class(at)&words.Naught != 0 {
		c.denied = true
		if c.orders || c.hangs {
			return 0
		}
		return at + 1
	}
	if t.Number >= 0 && !(!c.orders && (w.Sign(at-1, "age", "aged") || at+1 < len(w.T) && everyday.Is(w.T[at+1].Low, &w.Languages))) {
		return 0
	}
	one := !c.orders && (t.Is("one") && w.Sign(at-1, "the", "no", "this", "that") || t.Is("the") && w.Sign(at+1, "one")) || t.Is("from") || t.Is("one") && at+1 < len(w.T) && w.kindAt(at+1) == pieces.Cards || w.isFurther(at) || w.isFurther(at+1) || t.Is("just") && w.isFurther(at+2)
	if t.Number < 0 && w.Means(at, named...) && !one {
		return 0
	}
	if m, end := w.Is(at, words.Verb); end > 0 && (m.Value != int(orders.Buy) || !c.orders) && !w.Means(at, words.Empty) {
		return 0
	}
	return w.noted(at, c)
}

// turnsReason are words that may make more of a reason than that.
var turnsReason = marks.Lows("if", "unless", "only", "until", "instead", "otherwise", "else", "but", "except", "then", "so", "when", "please", "want", "dont", "not", "no", "nothing", "rather", "change", "second", "first", "other", "says", "said", "wants", "told")

// reasoned is where a reason ends that stands behind an order in its clause, and in which no part of
// another stands: `two dice because more dice are better`; 0 for none.
func (w rester) reasoned(at int, c *clause) int {
	if !c.orders || !w.Sign(at, "because", "cos", "coz", "cuz") || at == c.from || w.Of[at-1] == 0 {
		return 0
	}
	for i := at + 1; i < c.to; i++ {
		if w.Of[i] > 0 || turnsReason[w.T[i].Low] || w.IsCard(i) || w.IsOther(i) || w.T[i].Is("?") {
			return 0
		}
	}
	return c.to
}

// hasOneDie tells whether one die is thrown: that there is no Train Station is why.
func (w rester) hasOneDie() bool {
	return slices.ContainsFunc(w.Pieces, func(p pieces.Piece) bool {
		return p.Kind == pieces.Order && p.Order.Verb == orders.Roll && p.Order.Dice == 1
	})
}

// noted is where a word ends of which the clause was told what it is; 0 where it may turn
// something round.
func (w rester) noted(at int, c *clause) int {
	t := &w.T[at]
	switch {
	case t.Is("a", "an", "the", "some", "another", "my", "one"):
		c.article = true
	case t.Is("it", "them", "that", "this", "ones", "those", "these", "do", "so"):
		c.points = true
	case c.colon && words.IsTitle(t.Low):
		c.title = true
	case !w.Means(at, words.Empty, words.And, words.Me, words.Prep) && w.Class(at) == 0:
		c.content++
		if everyday.Is(t.Low, &w.Languages) {
			break
		}
		c.unknown++
		if words.NearOne(t.Low, w.weighs) || c.hangs && !c.orders {
			return 0 // unles, evry
		}
	default:
		c.others++
	}
	return at + 1
}

// weighs tells whether a word, as it is compared, may turn an order round, or is of the game.
func (w rester) weighs(low string) bool {
	one := []marks.Token{{Low: low, Raw: low, Number: -1}}
	return words.Unsettles(low) || words.Twists(low) || slices.ContainsFunc(words.Find(one, 0, w.Speaks).Means, func(m words.Meaning) bool {
		return slices.Contains(named, m.Kind) || m.Kind == words.Verb
	})
}

// emptied is where a phrase of several words ends that says nothing, or that buys, and of
// which no piece has a part; 0 for none.
func (w rester) emptied(at int) int {
	m, end := w.Is(at, words.Empty, words.Verb)
	if end <= at+1 || m.Kind == words.Verb && (m.Value != int(orders.Buy) || words.Twists(w.T[at].Low)) || slices.ContainsFunc(w.Of[at:end], func(of int) bool { return of > 0 }) {
		return 0
	}
	return end
}

// repeats tells a card that is ordered in the reading as well.
func (w rester) repeats(at int, out *clauses.Reading) bool {
	card := w.CardAt(at).Card
	return slices.ContainsFunc(out.Acts, func(a clauses.Act) bool { return slices.Contains(a.Line.Order.Cards, card) })
}

// pays tells words of who is to pay in a part of the sentence.
func (w rester) pays(from, to int) bool {
	for i := from; i < to; i++ {
		if words.PlacesOf(w.T[i].Low).In(orders.TV, &w.Languages)&(words.OfTool|words.OfDoing) != 0 {
			return true
		}
	}
	return false
}

// between tells whether orders stand directly before and behind a place.
func (w rester) between(at int) bool {
	if first, second := w.orderBefore(at), w.orderBehind(at); first != nil && second != nil && first.Order.Verb == second.Order.Verb {
		return first.Order.Verb == orders.Swap || first.Order.Verb == orders.TV && (w.asked(first) || w.asked(second))
	}
	before, behind := pieces.Stop, pieces.Stop
	for i := at - 1; i >= 0 && (before == pieces.Stop || before == pieces.Goes || before == pieces.Condition && !w.Means(at, words.Or)); i-- {
		before = w.kindAt(i)
	}
	for i := at + 1; i < len(w.T) && behind == pieces.Stop; i++ {
		behind = w.kindAt(i)
	}
	return before == pieces.Cards && (behind == pieces.Cards || behind == pieces.Lack || behind == pieces.Nothing || behind == pieces.Relief) || before == pieces.Lack && behind == pieces.Cards
}

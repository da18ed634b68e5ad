// Package throws finds what a sentence that was not explained whole says of the dice: how many
// are thrown, which throws are to be thrown again, to which two are added, and whether a coin
// goes onto the Tech Startup, by the words of its clauses, in whatever row they stand.
//
// It adds no piece to a sentence: what else a clause may be is the matter of
// orders/reading/cuts. Another thing that people say of the dice enters here, a word in the
// tables of orders/reading/words.
package throws

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file makes orders of what is said of the dice.

// A Thrower finds orders about the dice.
type Thrower struct{ *pieces.Sentence }

// mostThrows is how many clauses say one thing of the dice: `keep a 7, throw the rest again`.
const mostThrows = 3

// Said is the order that the clauses from a place on make of the dice, as far as each goes on
// with the one before, and where they end: at the place itself for none. early tells that the
// first of them begins with what no such order has.
func (s Thrower) Said(at int) (best pieces.Piece, early bool, next int) {
	var said [mostThrows]throw
	next = at
	for from, n := at, 0; n < mostThrows && from < len(s.T); {
		end := s.Until(from)
		said[n] = hearer(s).hear(from, end)
		if said[n].other || n > 0 && !s.goesOn(&said[n-1], &said[n]) && !(s.headed(at, from) && s.heads(&said[n-1], &said[n])) {
			break
		}
		n++
		if p, ok := s.thrownAs(said[:n]); ok {
			best, next = p, end
		}
		from = s.over(end)
		if from == end {
			break
		}
	}
	return best, said[0].early, next
}

// Until is where a clause about the dice ends: where goes are named, too.
func (s Thrower) Until(at int) int {
	end := s.Bound(at)
	for end > at && end < len(s.T) && s.within(at, end) {
		end = s.Bound(end + 1)
	}
	for i := at + 1; i < end; i++ {
		if s.Nth(i) || s.Sign(i, "with") && s.Sign(i+1, "a", "an", "the", "my") && s.IsCard(i+2) && !s.tooled(i+1, i+2+s.CardAt(i+2).Tokens) {
			return i // two dice with a Mine
		}
		if n, after := s.Number(i + 1); s.Sign(i, "with") && after > 0 && n != 1 && (s.Means(after, words.Coins)) {
			return i // invest with five coins or more
		}
		if m, after := s.Is(i, words.Scope); after > i+1 && m.Value != int(orders.EveryGo) && !s.IsThrow(i, after) {
			for i > at+1 && (s.Means(i-1, words.Prep) || s.Sign(i-1, "my", "the", "on", "in", "for", "during")) {
				i--
			}
			return i
		}
		if s.Now.TwoGo && s.Sign(i, "on", "in", "for") && s.Sign(i+1, "my", "the") && s.Sign(i+2, "first", "second", "other", "last", "next") && !s.Sign(i+3, "throw", "roll", "try") {
			return i
		}
		if words.DeedsOf(s.T[i].Low, &s.Languages)&words.Turning != 0 && i > at+1 && words.DeedsOf(s.T[at].Low, &s.Languages)&words.Turning != 0 && s.Sign(i, "no", "not") && !s.Sign(i-1, "but", "or") {
			return i // no investing no rerolling
		}
	}
	for end > at+1 && s.Sign(end-1, "and", "or", "but", "then", "so", "also", "y", "und", "et", "&") {
		end-- // and if it is a 4, …
	}
	return end
}

// Nth tells `first` or `second` behind how many dice are thrown, from who has two goes, where
// both are said: `one die first, two second`.
func (s Thrower) Nth(at int) bool {
	if !s.Now.TwoGo || !s.Sign(at, "first", "second") || !s.Closes(at+1) || s.T[at-1].Number < 0 && !s.Means(at-1, words.Dice, words.Number) {
		return false
	}
	return slices.ContainsFunc(s.T, func(t marks.Token) bool { return t.Is("first", "second") && t.Low != s.T[at].Low })
}

// within tells a word that seems to begin a clause and does not: another go, all but 7.
func (s Thrower) within(from, at int) bool {
	before, here := words.DeedsOf(s.T[at-1].Low, &s.Languages), words.DeedsOf(s.T[at].Low, &s.Languages)
	others := words.All | words.Remaining
	switch {
	case s.Sign(at, ",") && s.Sign(from, "with", "using") && s.tooled(from+1, at):
		return true
	case s.Sign(at, ","):
		_, end := s.Number(at + 1)
		return end > 0 && (s.T[at-1].Number >= 0 || s.Means(at-1, words.Number)) && !s.Means(end, words.Dice)
	case s.Sign(at, "-") && at+1 < len(s.T) && s.T[at-1].Number >= 0 && s.T[at+1].Number >= 0:
		return true
	case !s.T[at].IsWord():
		return false
	case s.throwAt(at):
		return true
	case s.Sign(at, "but", "except", "else"):
		return before&others != 0
	case s.Sign(at, "go", "goes") && s.Sign(at+1, "up", "again", "back"):
		return true
	case s.Sign(at, "once"):
		return s.Sign(at+1, "more")
	case s.Sign(at, "go", "turn", "time") && before&words.All != 0, s.Sign(at-1, "always", "just", "simply", "also"), before&words.Laying != 0 && s.Means(at, words.Verb):
		return true
	case here&words.Anew != 0 && before&(others|words.Lesser|words.Greater) != 0, here&words.Anew != 0 && s.Sign(at-1, "that", "those", "this") && words.DeedsOf(s.T[max(at-2, 0)].Low, &s.Languages)&(words.Lesser|words.Greater) != 0:
		return true // below that reroll
	case s.led(from, at), here&words.All != 0 && s.Sign(at-1, "at", "on", "for", "with"):
		return true
	}
	return before&(words.Another|words.First) != 0 && here&(words.Casting|words.Mild) != 0
}

// led tells whether nothing stands between two places but a tool and what calls it: `with my
// Harbour | add two`, `please have the Radio Tower | reroll`, `use my tower and | throw`.
func (s Thrower) led(from, to int) bool {
	for s.Sign(from, "please", "kindly", "then", "just", "and", "ill", "i", "id", "can", "could", "you", "lets") {
		from++
	}
	if s.Sign(to-1, "and", "to") {
		to--
	}
	return s.Sign(from, "with", "using", "from", "have", "let", "make", "use", "ask", "get") && s.tooled(from+1, to)
}

// tooled tells whether nothing but a tool is named between two places.
func (s Thrower) tooled(from, to int) bool {
	for s.Sign(from, "the", "my", "our", "a") {
		from++
	}
	found := s.CardAt(from)
	return found.Tokens > 0 && found.Fits == nil && from+found.Tokens == to && (found.Card == engine.Harbour || found.Card == engine.RadioTower || found.Card == engine.TechStartup)
}

// IsThrow tells words that look like a go and are dice, or a throw: both dice, another go at
// them, the first throw stands.
func (s Thrower) IsThrow(at, end int) bool {
	switch {
	case s.Sign(end, "dice", "die") || s.Sign(end, "of", "the") && s.Means(end+1, words.Dice), s.Sign(end, "at", "with") && (s.Means(end+1, words.Dice) || s.Sign(end+1, "the", "it") && s.Means(end+2, words.Dice)):
		return true
	case s.Sign(end-1, "time") && s.Sign(at-1, "the") && s.Sign(at-2, "get", "roll", "throw", "got") || s.Sign(end-1, "time") && s.Sign(at-1, "get", "roll", "throw"):
		return true
	case s.Sign(end-1, "go") && s.Sign(end-2, "another") && (s.Sign(end, "at", "on") || s.Sign(at-1, "it", "them", "those", "that", "dice", "die")):
		return true
	case !s.Sign(end-1, "throw", "roll", "toss", "one"):
		return false
	}
	for s.Sign(end, "will", "shall", "can", "may", "should", "must", "is", "to", "just", "just") {
		end++
	}
	return s.Sign(end, "stand", "stands", "stay", "stays", "count", "counts", "fine", "good")
}

// throwAt tells words at a place that look like a go and are a throw.
func (s Thrower) throwAt(at int) bool {
	_, end := s.Is(at, words.Scope)
	return end > at+1 && s.IsThrow(at, end)
}

// over passes over what stands between two clauses that may say one thing.
func (s Thrower) over(at int) int {
	for s.Sign(at, ",", "-", ":", "and", "but", "so", "then", "y", "und", "et") {
		at++
	}
	return at
}

// goesOn tells whether a clause goes on with what the one before it says.
func (s Thrower) goesOn(before, c *throw) bool {
	others := c.deeds&(words.Remaining|words.Lesser|words.Greater) != 0 && c.totals == 0
	switch {
	case c.dice+c.denied > 0 && before.denied+c.denied > 0 && before.dice == 0:
		return true // not two, just one
	case c.dice+c.denied > 0 || c.startup || c.invests:
		return false
	case c.deeds&words.All != 0 && c.deeds&^(words.All|words.Mild|words.Casting) == 0 && c.strange == 0 && c.totals|c.kept|c.risen == 0 && !c.again && !c.adds && c.turns == 0:
		return s.rolls(before) || before.adds || before.deeds&words.First != 0 // whatever it is
	case before.totals|before.kept != 0 && others && (s.rolls(c) || c.deeds&words.Staying != 0):
		return true
	case s.onlyTotals(before) && c.totals|c.kept == 0 && c.turns == 0 && s.rolls(c):
		return c.points || before.deeds&words.All != 0 || before.totals&(before.totals-1) != 0 // anything under 5, reroll it
	case c.kept != 0 && c.totals == 0 && !s.rolls(c) && !c.adds:
		return s.rolls(before) || before.adds || before.port // but not 12
	case before.kept != 0 && !s.rolls(before) && !before.adds:
		return s.rolls(c) || c.adds || c.port
	}
	return false
}

// onlyTotals tells a clause that names totals, and says nothing of them.
func (s Thrower) onlyTotals(c *throw) bool {
	return c.totals != 0 && c.kept|c.risen == 0 && c.turns+c.strange == 0 && !c.says && !c.adds && !c.port && !s.rolls(c)
}

// headed tells whether what ends before a place is a heading of what stands behind it: `Harbour:`,
// `On the Harbour,`.
func (s Thrower) headed(from, at int) bool {
	return s.Sign(at-1, ":") || s.Sign(at-1, ",") && s.Sign(from, "on", "at", "with", "for", "as", "using")
}

// heads tells a tool that is named in a heading, and what it does behind it: `Harbour: I add the
// two when I may`.
func (s Thrower) heads(before, c *throw) bool {
	alone := before.totals|before.kept|before.risen == 0 && before.deeds&^words.Mild == 0 && before.turns+before.strange+before.dice+before.denied == 0
	return alone && (before.port && c.adds || before.tower && s.rolls(c) || before.startup && c.invests)
}

// rolls tells whether a clause says that the dice are thrown once more.
func (s Thrower) rolls(c *throw) bool {
	once := c.deeds&words.Anew != 0 || c.deeds&words.Another != 0 && c.deeds&words.Casting != 0
	return c.again || once && c.deeds&(words.Casting|words.Passive|words.Sending) != 0 || c.tower && (c.totals|c.kept != 0 || c.turns > 0)
}

// thrownAs is the order that clauses make of which each goes on with the one before; false for
// none.
func (s Thrower) thrownAs(said []throw) (p pieces.Piece, ok bool) {
	all := throw{}
	rolls, strange, turns := false, 0, 0
	rest := words.Deed(0)
	for i := range said {
		c := &said[i]
		again := s.rolls(c)
		if i+1 < len(said) && !again && !c.adds && c.totals != 0 && said[i+1].deeds&(words.Remaining|words.Lesser|words.Greater) != 0 {
			all.kept |= c.totals // a 7 is what I need, all else again
		} else {
			all.totals |= c.totals
		}
		if again {
			rest |= c.deeds & (words.Remaining | words.Lesser | words.Greater)
		}
		all.kept, all.risen, all.deeds = all.kept|c.kept, all.risen|c.risen, all.deeds|c.deeds
		all.adds, all.port, all.tower, all.again = all.adds || c.adds, all.port || c.port, all.tower || c.tower, all.again || c.again
		all.invests, all.startup, all.leaves = all.invests || c.invests, all.startup || c.startup, all.leaves || c.leaves
		if c.dice > 0 {
			all.dice = c.dice
		}
		if c.denied > 0 {
			all.denied = c.denied
		}
		rolls, strange, turns = rolls || again, strange+c.strange, turns+c.turns
	}
	all.turns = turns
	switch {
	case all.dice+all.denied > 0 && !(rolls && all.dice == 2 && all.totals|all.kept != 0):
		p, ok = s.dieOf(&all, rolls)
	case rolls:
		p, ok = s.rerollOf(&all, rest)
	case all.adds || all.port || all.risen != 0:
		p, ok = s.harbourOf(&all)
	case all.invests || all.startup:
		p, ok = s.investOf(&all)
	default:
		p, ok = s.standOf(&all)
	}
	if p.Order.Verb == orders.Roll && all.deeds&(words.Anew|words.Lesser|words.Greater) != 0 {
		strange++ // two dice under the sofa again
	}
	p.Sure, p.Loose = strange == 0, strange > 0
	return p, ok
}

// dieOf is how many dice are thrown.
func (s Thrower) dieOf(c *throw, rolls bool) (p pieces.Piece, ok bool) {
	p.Order = orders.Order{Verb: orders.Roll, Dice: c.dice}
	if c.dice == 0 {
		p.Order.Dice = 3 - c.denied
	}
	return p, !rolls && c.turns == 0 && c.dice != c.denied && c.totals|c.kept|c.risen == 0 && !c.startup && !c.invests
}

// rerollOf is which totals are thrown again.
func (s Thrower) rerollOf(c *throw, rest words.Deed) (p pieces.Piece, ok bool) {
	p.Order.Verb = orders.Reroll
	if c.adds || c.startup || c.invests || c.risen != 0 || c.port {
		return p, false
	}
	set := c.totals
	switch {
	case c.turns > 0 && (set|c.kept != 0 || c.turns > 1):
		return p, false
	case c.turns > 0:
		return p, true // never
	case c.totals == 0 && c.kept == 0 && c.deeds&words.Doubling != 0:
		p.Kind, p.Order.Totals = pieces.Condition, orders.AllTotals
		return p, true
	case rest&words.Lesser != 0 && c.kept != 0 && set == 0:
		set = lower(c.kept)
	case rest&words.Greater != 0 && c.kept != 0 && set == 0:
		set = orders.AllTotals &^ c.kept &^ lower(c.kept)
	case set == 0:
		set = orders.AllTotals &^ c.kept
	}
	p.Asks = c.totals == 0 && c.kept == 0 && c.deeds&words.All == 0
	p.Order.Totals = set &^ c.kept
	return p, p.Order.Totals != 0
}

// lower are the totals below the lowest of some.
func lower(set orders.Totals) orders.Totals {
	for n := 1; n <= orders.MaxTotal; n++ {
		if set.Hold(n) {
			return orders.TotalsBetween(1, max(n-1, 1))
		}
	}
	return 0
}

// harbourOf is to which totals two are added.
func (s Thrower) harbourOf(c *throw) (p pieces.Piece, ok bool) {
	p.Order.Verb = orders.Harbour
	high := orders.TotalsBetween(engine.HarbourFrom, orders.MaxTotal)
	set := (c.totals | c.risen) & high
	switch {
	case c.startup || c.invests || c.totals != 0 && set == 0 || c.turns > 1:
		return p, false
	case c.turns == 1:
		return p, set|c.kept == 0 // never
	case !c.adds && set|c.kept == 0:
		return p, false // the Harbour is only named
	case set == 0 && c.risen == 0:
		set = orders.AllTotals
	}
	p.Order.Totals = set &^ c.kept
	return p, p.Order.Totals&high != 0
}

// investOf is whether a coin goes onto the Tech Startup.
func (s Thrower) investOf(c *throw) (p pieces.Piece, ok bool) {
	p.Order = orders.Order{Verb: orders.Invest, Nothing: c.turns == 1}
	if stays := c.startup && c.leaves && c.deeds&(words.Laying|words.Coined) == 0; stays && !c.invests && c.turns == 0 {
		p.Order.Nothing = true
		return p, true // leave it as it is
	}
	lays := c.invests || c.deeds&words.Laying != 0 || c.deeds&words.Coined != 0
	return p, (lays || c.turns == 1) && c.turns < 2 && c.totals|c.kept|c.risen == 0
}

// standOf is that the first throw stands, whatever it is.
func (s Thrower) standOf(c *throw) (p pieces.Piece, ok bool) {
	p.Order.Verb = orders.Reroll
	stands := c.deeds&words.Staying != 0 && c.deeds&words.Casting != 0 && c.deeds&(words.First|words.All) != 0 || c.tower && c.leaves
	return p, stands && c.turns == 0 && c.totals|c.kept|c.risen == 0 && !c.startup
}

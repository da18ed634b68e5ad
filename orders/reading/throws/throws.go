package throws

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file finds what the words of a clause say of the dice, in whatever row they stand.

// A throw is what the words between two places say of the dice.
type throw struct {
	deeds   words.Deed    // what its words do
	totals  orders.Totals // that are named
	kept    orders.Totals // that are to stay as they are
	risen   orders.Totals // that are to be two more
	dice    int           // how many are thrown; 0 for none named
	denied  int           // how many are not to be
	again   bool          // words that can mean nothing else: thrown once more
	adds    bool          // likewise: the Harbour's two are added
	invests bool          // likewise: a coin goes onto the Tech Startup
	tower   bool
	port    bool
	startup bool
	leaves  bool // it is left alone
	turns   int  // words that turn the order round
	strange int  // words that say something else
	other   bool // a card, a player or coins that no such order has
	early   bool // ... one of them before anything of it
	idle    bool // nothing was found yet
	says    bool // a subject of which something is said: we are 4
	points  bool // `it`, `them`
}

// A hearer finds what is said.
type hearer struct{ *pieces.Sentence }

// hear finds what is said between two places.
func (s hearer) hear(from, to int) (c throw) {
	c.idle = true
	for i := from; i < to && !c.other; {
		if !c.idle && s.Class(i)&words.Because != 0 && words.DeedsOf(s.T[i].Low, &s.Languages) == 0 && !s.Named(i, to) {
			break // why
		}
		next := s.tool(&c, i)
		if next == i {
			next = s.phrase(&c, i, to)
		}
		if next == i {
			next = s.amount(&c, i, from, to)
		}
		if next == i {
			next = s.word(&c, i, from)
		} else {
			c.idle = false
		}
		i = next
	}
	return c
}

// others are words for people who are not the writer.
var others = marks.Lows("he", "she", "they", "his", "her", "their", "him", "you", "your", "er", "sie", "el", "ella", "il", "elle")

// tool takes a tool down; a player, or any other card, is of no such order.
func (s hearer) tool(c *throw, at int) int {
	if s.IsOther(at) || others[s.T[at].Low] {
		c.other = true
		return at + 1
	}
	found := s.CardAt(at)
	if found.Tokens == 0 || found.Fits != nil || found.Strength >= marks.Weak || !s.IsCard(at) {
		return at
	}
	switch found.Card {
	case engine.RadioTower:
		c.tower = true
	case engine.Harbour:
		c.port = true
	case engine.TechStartup:
		c.startup = true
	case engine.TrainStation:
		c.other = c.other || !s.Sign(at-1, "with", "using", "via") && !s.Sign(at-2, "with", "using", "via", "thanks", "to")
	default:
		c.other = true
	}
	return at + found.Tokens
}

// phrase takes a phrase of several words down that says what is done, or nothing.
func (s hearer) phrase(c *throw, at, to int) int {
	found := s.Tabled(at)
	end := at + found.Tokens
	if found.Tokens < 2 || end > to || s.Sign(at, "+") {
		return at
	}
	for _, m := range found.Means {
		switch {
		case m.Kind == words.Verb && m.Value == int(orders.Reroll):
			c.again = true
		case m.Kind == words.Verb && m.Value == int(orders.Harbour):
			c.other = c.other || s.Means(end, words.Coins)
			c.adds, c.port = true, c.port || s.Sign(end-1, "harbour", "harbor")
		case m.Kind == words.Verb && m.Value == int(orders.Invest):
			c.invests = true
		case m.Kind == words.Scope && m.Value == int(orders.EveryGo), m.Kind == words.Always:
			c.deeds |= words.All
			if s.Sign(end-1, "turn", "turns", "round", "rounds") {
				c.strange++ // from now on?
			}
		case m.Kind == words.Empty:
		default:
			continue
		}
		return end
	}
	return at
}

// Words of whom or what something is said, and that point back to what was named.
var (
	sayings  = marks.Lows("i", "we", "im", "is", "are", "was", "were", "it", "its", "there", "this", "re", "'s")
	pointing = marks.Lows("it", "them", "those", "that", "these")
)

// forgets are words behind a no that leave the order as it is: don't forget to reroll.
var forgets = marks.Lows("forget", "hesitate", "doubt", "problem", "worries")

// word takes one word down.
func (s hearer) word(c *throw, at, from int) int {
	low := s.T[at].Low
	deed := words.DeedsOf(low, &s.Languages)
	c.says, c.points = c.says || sayings[low], c.points || pointing[low]
	switch {
	case !s.T[at].IsWord() && s.T[at].Number < 0 && !s.Sign(at, "+"):
		return at + 1
	case s.Sign(at, "turn", "turns", "round", "rounds") && s.Sign(at-1, "each", "every", "all"):
		c.strange++
		return at + 1
	case s.Sign(at, "at") && s.Sign(at+1, "a") && s.Sign(at+2, "time"):
		c.strange++
		return at + 3
	case s.Sign(at, "once") && s.Sign(at+1, "more"), s.Sign(at, "one") && s.Sign(at+1, "more") && s.Sign(at+2, "time"):
		c.deeds |= words.Anew
		return at + 2
	case deed&words.Turning != 0 && at+1 < len(s.T) && forgets[s.T[at+1].Low]:
		return at + 2
	case deed&words.Turning != 0:
		c.turns++
		c.other = c.other || c.totals|c.kept == 0 && Hung(s.Sentence, max(from, at-8), at+1)
		if !c.idle && s.Sign(at, "nothing", "none", "neither") {
			c.strange++ // it adds two to nothing
		}
	case deed&words.Passive != 0 && deed&words.Laying == 0 && !s.passive(at, from):
		c.strange++
	case deed&words.Casting != 0 && c.strange > 0 && c.idle && s.Sign(at, "rolls", "throws", "tosses"), deed&words.Anew != 0 && c.strange > 0 && s.Sign(at, "rerolls"):
		c.early = true // my brother rolls
	case deed != 0:
	case s.Means(at, words.Empty), !c.idle && (everyday.Is(low, &s.Languages) || s.Sign(at-1, "my", "the", "our") && s.unknown(at)) && !s.whose(at):
		return at + 1
	default:
		c.strange++
		c.early = c.early || c.idle && (words.Unsettles(low) || words.Twists(low)) || s.judges(at, from)
		return at + 1
	}
	c.deeds |= deed
	c.idle = c.idle && deed&^(words.Mild|words.Casting) == 0
	c.again = c.again || deed&words.Anew != 0 && s.Sign(at, "reroll", "rerolls", "rerolled", "rerolling", "rr", "redo", "rethrow", "retry", "repite", "repito", "repetir", "wiederhole", "relance", "relancer")
	c.invests = c.invests || s.Sign(at, "invest", "investing", "investment", "invierte", "invierto", "invertir", "investiere", "investieren", "investis", "investir")
	c.leaves = c.leaves || s.Sign(at, "leave", "untouched", "unused", "idle", "silent", "asleep", "sleeps") || s.Sign(at, "rest", "rests", "sleep") && s.Sign(at-1, "tower", "to", "may", "can", "shall", "should")
	c.startup = c.startup || s.Sign(at, "startup")
	c.tower = c.tower || s.Sign(at, "radio", "tower")
	return at + 1
}

// Hung tells a no of what a throw hangs on, not of the throw: reroll if I get nothing.
func Hung(s *pieces.Sentence, from, to int) bool {
	hangs := false
	for i := from + 1; i < to; i++ {
		if hangs && s.Sign(i, "nothing", "none", "no", "nichts", "nada", "rien") && !s.Means(i+1, words.Doubles) {
			return true
		}
		hangs = hangs || s.Sign(i, "if", "when", "whenever", "anything", "everything", "unless", "wenn", "falls", "si", "cuando", "quand") && words.DeedsOf(s.T[i-1].Low, &s.Languages)&words.Anew != 0
	}
	return false
}

// unknown tells a word of which no table knows anything.
func (s hearer) unknown(at int) bool {
	low := s.T[at].Low
	return s.PhraseAt(at).Tokens == 0 && s.Class(at) == 0 && words.PlacesOf(low) == nil && !words.Unsettles(low) && !words.Twists(low)
}

// judges tells a word that says how something is: rerolling is silly.
func (s hearer) judges(at, from int) bool {
	for i := at - 1; i >= from && i >= at-3; i-- {
		if s.Sign(i, "is", "are", "'s", "was", "were", "would", "saved", "cost", "costs", "feels", "seems", "looks", "sounds") {
			return true
		}
	}
	return s.Sign(at, "saved", "cost", "costs", "feels", "seems", "looks", "sounds", "helped", "helps")
}

// passive tells whether something is done to what is named before a place: is thrown.
func (s hearer) passive(at, from int) bool {
	for i := at - 1; i >= from; i-- {
		if s.Sign(i, "be", "get", "gets", "is", "are", "being", "getting", "it", "them") {
			return true
		}
	}
	return false
}

// whose tells a word for somebody or something else that an order is for: for my brother.
func (s hearer) whose(at int) bool {
	for at > 0 && s.Sign(at-1, "my", "his", "her", "the", "our", "a", "an", "your", "little", "old") {
		at--
	}
	return s.Sign(at-1, "for", "like", "of", "than", "as")
}

// amount takes how many dice, or which totals, are named at a place down.
func (s hearer) amount(c *throw, at, from, to int) int {
	if s.ofCoins(at, from) {
		if _, end := s.Totals(at); end > at && !s.Means(end, words.Dice) {
			c.other = true
			return end
		}
	}
	if end := s.count(c, at, from, to); end > at {
		return end
	}
	n, end := s.Number(at)
	if end == 0 && (s.Means(at, words.Least, words.Most, words.Over, words.Under, words.Exactly, words.Between, words.But) || s.Sign(at, "from")) {
		return s.span(c, at, from, to)
	}
	if end == 0 || end > to {
		return at
	}
	if s.Means(end, words.Coins) {
		if n != 1 {
			c.other = true
		}
		c.deeds |= words.Coined
		return end + 1
	}
	if s.Sign(end, "times", "coins", "cards", "pm", "am", "oclock", "%") || s.IsNoun(end) && !s.Means(end, words.Dice) {
		c.other = true
		return end
	}
	if n == 2 && s.plus(at, end) {
		c.adds = true
		return end
	}
	if v, after := s.risen(at, end, to, c); v > 0 {
		c.risen |= v
		return after
	}
	if n < 3 && s.T[at].Number < 0 && s.Sign(at, "one", "un", "una", "uno", "ein", "eine", "einen", "une") && !s.Means(end, words.OrMore, words.OrLess) {
		return at // a pronoun
	}
	return s.span(c, at, from, to)
}

// ofCoins tells what stands behind the coins, or landmarks, that it counts: `coins over 10`.
func (s hearer) ofCoins(at, from int) bool {
	return at > from && s.Means(at-1, words.Coins, words.Landmark) && (at-1 == from || s.T[at-2].Number < 0)
}

// plus tells the two that the Harbour adds.
func (s hearer) plus(at, end int) bool {
	if s.Means(end, words.OrMore, words.OrLess) && !s.Sign(end, "+") {
		return false
	}
	if s.Sign(end, "added") || s.Sign(end, "to") && s.Sign(end+1, "be") && s.Sign(end+2, "added") {
		return true
	}
	for i := at - 1; i >= 0 && i >= at-3; i-- {
		switch {
		case s.Sign(i, "add", "adds", "adding", "plus", "+", "bonus", "extra", "by", "'s", "suma", "sumo", "sumar", "addiere", "ajoute", "ajouter", "harbours", "harbour", "harbor", "harbors"):
			return true
		case !s.Sign(i, "of", "the", "my", "another", "los", "die", "les", "that", "an", "extra", "its"):
			return s.Sign(end, "extra") || s.Sign(end, "more", "on") && s.Sign(at-1, "the") || s.Sign(end, "from", "of", "at", "off") && s.Sign(end+1, "the", "my") && s.Sign(end+2, "harbour", "harbor")
		}
	}
	return false
}

// risen reads `a 10 a 12`, `tens to twelves`: a total that is made two more.
func (s hearer) risen(at, end, to int, c *throw) (orders.Totals, int) {
	n, _ := s.Number(at)
	rises := c.deeds&words.Rising != 0
	if n >= engine.HarbourFrom+2 && rises && s.Sign(at-1, "it", "that", "a", "an", "into", "to") && (c.totals == 0 || c.totals.Hold(n-2)) {
		i := at - 1
		for s.Sign(i, "a", "an", "into", "to", "up") {
			i--
		}
		if s.Sign(i, "it", "that") {
			return orders.TotalsBetween(n-2, n-2), end // make it 12
		}
	}
	if n < engine.HarbourFrom || n+2 > orders.MaxTotal {
		return 0, at
	}
	next := end
	for next < to && next < end+5 && (s.Sign(next, "a", "an", "to", "into", "up", "it", "be", "-", ">", "the", "is", "as", "should", "shall", "must", "may", "can", "=", "→") || words.DeedsOf(s.T[next].Low, &s.Languages)&words.Rising != 0) {
		rises = rises || words.DeedsOf(s.T[next].Low, &s.Languages)&words.Rising != 0 || s.Sign(next, ">", "→")
		next++
	}
	if more, after := s.Number(next); rises && next > end && after > 0 && after <= to && more == n+2 {
		return orders.TotalsBetween(n, n), after
	}
	return 0, at
}

// span takes totals down.
func (s hearer) span(c *throw, at, from, to int) int {
	set, end := s.Totals(at)
	if end == 0 {
		set, end = s.compared(at)
	}
	if end == 0 || end > to || s.Means(end, words.Landmark) {
		return at
	}
	if n, _ := s.Number(at); n >= engine.HarbourFrom && set == orders.TotalsBetween(n, n) && s.Sign(at-1, "from", "ab", "desde") {
		set = orders.TotalsBetween(n, orders.MaxTotal) // from 10
	}
	c.other = c.other || s.Sign(end, "times", "pm", "am", "oclock")
	if s.Means(end, words.Coins, words.Dice) && !s.Sign(end, "on", "or", "left") {
		c.other = true
		return end
	}
	if s.stays(c, at, end, from, to) {
		c.kept |= set
	} else {
		c.totals |= set
	}
	return end
}

// compared reads `below a 6`.
func (s hearer) compared(at int) (set orders.Totals, end int) {
	m, next := s.Is(at, words.Least, words.Most, words.Over, words.Under)
	if next == 0 || !s.Sign(next, "a", "an", "the") {
		return 0, 0
	}
	n, end := s.Number(next + 1)
	if end == 0 || n < 2 || n >= orders.MaxTotal {
		return 0, 0
	}
	switch m.Kind {
	case words.Least:
		return orders.TotalsBetween(n, orders.MaxTotal), end
	case words.Over:
		return orders.TotalsBetween(n+1, orders.MaxTotal), end
	case words.Most:
		return orders.TotalsBetween(1, n), end
	}
	return orders.TotalsBetween(1, n-1), end
}

// stays tells whether totals are to stay as they are, by the words beside them.
func (s hearer) stays(c *throw, at, end, from, to int) bool {
	for i := at - 1; i >= from && i >= at-4; i-- {
		deed := words.DeedsOf(s.T[i].Low, &s.Languages)
		switch {
		case s.Sign(i, "except", "save", "besides", "bar"), s.Sign(i, "but") && words.DeedsOf(s.T[max(i-1, 0)].Low, &s.Languages)&(words.All|words.Remaining) != 0:
			return true
		case deed&words.Turning != 0:
			c.turns-- // it is for these alone
			if c.totals|c.kept == 0 && !s.Sign(i-1, "but", "and", ",") {
				c.strange++ // reroll no 7
			}
			return true
		case deed&words.Staying != 0:
			if i > from && words.DeedsOf(s.T[i-1].Low, &s.Languages)&words.Turning != 0 {
				c.turns--
				c.other = c.other || !s.Sign(i, "touch")
			}
			return true
		case !s.Sign(i, "a", "an", "the", "on", "with", "at", "any", "of", "for", "to", "by", "my", "from"):
			i = from
		}
	}
	for i := end; i < to && i < end+4; i++ {
		deed := words.DeedsOf(s.T[i].Low, &s.Languages)
		if deed&words.Staying != 0 && !s.Sign(i, "be", "touch") {
			return true
		}
		if !s.Sign(i, "is", "are", "will", "would", "do", "me", "just", "be", "'s", "s", "my", "may", "can", "should", "and", "up", "upwards") {
			return false
		}
	}
	return false
}

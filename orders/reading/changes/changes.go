// Package changes finds in a row of tokens what moves about a list of candidates that was
// sent or said before: one card put before another, to the top or to the end; the list, or
// the goes, the other way round; a candidate known by its place alone. The words may stand
// in whatever row, but none may be left over.
//
// It finds such a change and carries out none. A word for one enters in the lists here.
package changes

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// A Place is where a card is put.
type Place uint8

// The places.
const (
	Nowhere Place = iota
	First
	Last
	Before
	Behind
	Numbered // Change.To
)

// A Change is one of a list of candidates.
type Change struct {
	Put   engine.Card // goes to At
	At    Place
	Of    engine.Card    // the card before or behind which it goes
	Turn  [2]engine.Card // these two change places; NoCard twice for the two of the list
	Turns bool
	Goes  bool        // the two goes change their orders
	Nth   int         // the candidate in that place, from 1; -1 for the last; 0 for none
	Many  int         // ... and how many from there on
	To    int         // the place where a card is put, from 1
	By    engine.Card // what comes in its place; NoCard where it is dropped
}

// Some tells whether there is one.
func (c *Change) Some() bool { return c.At != Nowhere || c.Turns || c.Goes || c.Nth != 0 }

// Words of such changes.
var (
	puts     = marks.Lows("put", "move", "place", "insert", "add", "tack", "shift", "bring", "let", "promote", "come", "comes", "want", "have", "needs")
	swaps    = marks.Lows("swap", "switch", "reverse", "exchange", "turn", "flip", "invert", "swapped", "reversed", "mixed")
	replaces = marks.Lows("replace", "change", "substitute", "make", "swap", "exchange")
	drops    = marks.Lows("drop", "delete", "remove", "strike", "cancel", "cut", "forget", "scrap", "scratch", "omit")
	fills    = marks.Lows("please", "pls", "could", "can", "would", "you", "i", "id", "like", "to", "my", "the", "a", "an", "list", "order", "orders", "of", "on", "in", "from", "at", "it", "its", "that", "them", "those", "two", "both", "should",
		"shall", "is", "be", "do", "then", "now", "actually", "after", "all", "also", "too", "so", "instead", "rather", "choice", "choices", "candidate", "candidates", "card", "cards", "one", "ones", "around", "round", "over", "about", "position", "with", "by", "for", "into",
		"earlier", "further", "letter", "mail", "other", "way", "sorry", "oh", "yes", "and", "ahead", "front", "there", "up", "right", "same", "got", "again", "just", "must", "will", "may", "wait", "no", "hmm", "second", "as", "those", "these", "what", "have", "buy", "get", "take")
)

// A found is what of a change was found so far.
type found struct {
	*parts.Arguer
	c     Change
	cards []engine.Card
	told
}

// Find returns the change that the words at a place make, and where it ends; 0 for none. In a
// letter that keeps what is on file `the Forest before the Mine` is one. What stands behind it the
// caller has to see to.
func Find(p *parts.Arguer, at int, keeps bool) (c Change, end int) {
	if at <= 2 && eachOther(p) {
		return Change{Goes: true}, len(p.T)
	}
	f := found{Arguer: p}
	f.keeps, f.put = keeps, AsSent(p, 0) > 0 || at > 0 && p.Taken[0] == "a correction" || slices.Contains(p.Taken[:at], "to what is on file")
	next := at
	for next < len(p.T) {
		p.Table.Work++
		after := f.take(next, at)
		if after < 0 {
			return Change{}, 0
		}
		if after == next {
			break
		}
		next = after
	}
	return decide(f.c, f.cards, f.told, next)
}

// take takes what stands at a place, and returns where it ends; the place itself when it is
// nothing of a change, -1 when it can be none.
func (f *found) take(at, from int) int {
	t := &f.T[at]
	if one := f.CardAt(at); one.Tokens > 0 && one.Fits == nil && one.Strength < marks.Weak {
		f.cards = append(f.cards, one.Card)
		return at + one.Tokens
	}
	if f.goesAt(at) && !f.swap {
		if none := len(f.cards) == 0; none {
			return -1
		}
		return at
	}
	if after := f.place(at); after > at {
		return after
	}
	none := len(f.cards) == 0
	switch {
	case t.Is(":") && at > from && none && !f.swap, t.Is(",") && !none && f.Sign(at+1, "please", "pls", "after", "behind", "before", "between", "at", "in"):
	case t.Is(",", ".", ";", ":", "-", "?"):
		return at
	case t.Is("goes", "turns") && f.swap:
		f.goes = true
	case swaps[t.Low] && none && !f.swap:
		f.swap, f.replace = true, replaces[t.Low]
	case replaces[t.Low] && none:
		f.replace = true
	case drops[t.Low] && none:
		f.drop = true
	case puts[t.Low]:
		f.put = true
	case fills[t.Low]:
		f.list = f.list || t.Is("list", "order", "two", "round", "around")
	default:
		return at
	}
	return at + 1
}

// goesAt tells whether goes are named at a place: `in the second go`.
func (f *found) goesAt(at int) bool {
	_, end := f.Is(at, words.Scope)
	for next := at + 1; end == 0 && f.Sign(at, "in", "on", "for") && next < at+4; next++ {
		if _, end = f.Is(next, words.Scope); !f.Sign(next, "my", "the") {
			break
		}
	}
	return end > 0
}

// place takes what tells a place of the list.
func (f *found) place(at int) int {
	t, none := &f.T[at], len(f.cards) == 0
	m, ordinal := f.Is(at, words.Ordinal)
	switch {
	case t.Is("behind", "after", "below") && f.theList(at+1):
		f.c.At = Last
		return at + 2
	case t.Is("before", "above") && f.theList(at+1):
		f.c.At = First
		return at + 2
	case t.Is("between") && !none && f.theList(at+1):
		f.c.At, f.c.To = Numbered, 2
		return at + 2
	case t.Is("before", "above", "over") || t.Is("ahead", "front") && f.Sign(at+1, "of"):
		if len(f.cards) == 1 {
			f.c.At = Before
		}
	case t.Is("behind", "after", "below", "under") && len(f.cards) == 1 && !f.Sign(at+1, "all"), t.Is("between") && len(f.cards) == 1:
		f.c.At = Behind
	case t.Is("top", "beginning", "start", "head", "front"):
		f.c.At, f.list = First, true
	case t.Is("end", "bottom", "back"):
		f.c.At, f.list = Last, true
	case t.Is("resort", "fallback", "backup", "reserve") && !none:
		f.c.At = Last
	case ordinal > 0 && f.put && !f.replace && !f.drop && m.Value > 1 && m.Value < 6 && !none && !f.Sign(ordinal, "go", "turn"):
		f.c.At, f.c.To = Numbered, m.Value
		return max(ordinal, at+1)
	case t.Is("first") && f.Sign(at+1, "choice", "candidate", "card", "one"), ordinal > 0 && (f.drop || f.replace) && m.Value < 6 && none:
		f.c.Nth, f.c.Many = max(m.Value, 1), 1
		return max(ordinal, at+1)
	case f.c.At == Nowhere && (t.Is("first") || t.Number == 1 && f.Sign(at+1, "st")):
		f.c.At = First
		if t.Number == 1 {
			return at + 2
		}
	case t.Is("last") && (f.drop || f.replace) && none && !f.Sign(at+1, "letter", "mail", "email", "message", "note", "orders", "order", "sheet", "list", "instructions"):
		f.c.Nth, f.c.Many = -1, 1
		if f.Sign(at+1, "two", "2") {
			f.c.Many = 2
			return at + 2
		}
	case t.Is("last") && f.c.At == Nowhere && !f.Sign(at+1, "go", "letter", "mail"):
		f.c.At = Last
	default:
		return at
	}
	return at + 1
}

// theList tells whether a place is that of all candidates: `behind those two`.
func (f *found) theList(at int) bool {
	for f.Sign(at, "the", "those", "these", "both", "all", "of") {
		at++
	}
	return f.Sign(at, "two", "them", "that", "it", "others", "rest", "three", "both") && (f.Sign(at-1, "the", "those", "these", "of", "all") || f.Sign(at, "them", "that", "it"))
}

// A told is what was said beside the cards.
type told struct{ put, swap, replace, drop, goes, list, keeps bool }

// decide makes a change of what was found.
func decide(c Change, cards []engine.Card, t told, end int) (Change, int) {
	switch {
	case t.goes && t.swap && len(cards) == 0:
		return Change{Goes: true}, end
	case t.swap && t.list && c.At == Nowhere && c.Nth == 0 && (len(cards) == 0 || len(cards) == 2):
		turn := Change{Turns: true}
		copy(turn.Turn[:], cards)
		return turn, end
	case c.Nth != 0 && t.drop && len(cards) == 0:
		return Change{Nth: c.Nth, Many: c.Many}, end
	case c.Nth != 0 && t.replace && len(cards) == 1:
		return Change{Nth: c.Nth, Many: 1, By: cards[0]}, end
	case (c.At == Before || c.At == Behind) && len(cards) == 2 && (t.put || t.list || t.keeps):
		return Change{Put: cards[0], At: c.At, Of: cards[1]}, end
	case (c.At == First || c.At == Last || c.At == Numbered) && len(cards) == 1 && (t.put || t.list):
		return Change{Put: cards[0], At: c.At, To: c.To}, end
	}
	return Change{}, 0
}

// Apply returns candidates as the change has them; false when it is about others.
func (c *Change) Apply(list []engine.Card) ([]engine.Card, bool) {
	cards := slices.Clone(list)
	switch {
	case c.Turns:
		a, b := slices.Index(list, c.Turn[0]), slices.Index(list, c.Turn[1])
		if c.Turn[0] == engine.NoCard && len(list) == 2 {
			a, b = 0, 1
		}
		if a < 0 || b < 0 {
			return list, false
		}
		cards[a], cards[b] = cards[b], cards[a]
		return cards, true
	case c.Nth != 0:
		from := c.Nth - 1
		if c.Nth < 0 {
			from = len(list) - c.Many
		}
		if from < 0 || from+c.Many > len(list) {
			return list, false
		}
		if cards = slices.Delete(cards, from, from+c.Many); c.By != engine.NoCard {
			cards = slices.Insert(cards, from, c.By)
		}
		return cards, true
	}
	if i := slices.Index(cards, c.Put); i >= 0 {
		cards = slices.Delete(cards, i, i+1)
	}
	to := c.place(cards)
	if to < 0 || to > len(cards) {
		return list, false
	}
	return slices.Insert(cards, to, c.Put), true
}

// place is where a card is put among others; -1 when there is no such place.
func (c *Change) place(cards []engine.Card) int {
	of := slices.Index(cards, c.Of)
	switch c.At {
	case Last:
		return len(cards)
	case Numbered:
		return c.To - 1
	case Before:
		return of
	case Behind:
		if of >= 0 {
			return of + 1
		}
		return -1
	}
	return 0
}

// Lists tells whether an order has a list that may be changed.
func Lists(o *orders.Order) bool { return o.Verb == orders.Buy && len(o.Cards) > 0 }

// eachOther tells `what I wrote for go 1 is for go 2 and the other way round`.
func eachOther(p *parts.Arguer) bool {
	var named [2]bool
	for at := range p.T {
		if card := p.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak {
			return false
		}
		if _, asks := p.Is(at, words.If, words.Unless, words.Denial, words.Dice); asks > 0 {
			return false
		}
		if m, end := p.Is(at, words.Scope); end > 0 && m.Value <= int(orders.Go2) {
			named[m.Value] = true
		}
	}
	return named[0] && named[1] && Turns(p.T)
}

// OfGo is the go and its only candidate that a change of the second of two means, where each go
// has one; false where it is of a list.
func (c *Change) OfGo(lines []orders.Line) (card engine.Card, goes []orders.Scope, ok bool) {
	if c.Nth < 1 || c.Nth > 2 || c.Many != 1 {
		return card, nil, false
	}
	scope, lists := orders.Go1+orders.Scope(c.Nth-1), 0
	for i := range lines {
		if line := &lines[i]; Lists(&line.Order) && line.Scope <= orders.EveryGo {
			if len(line.Order.Cards) != 1 || len(line.If) > 0 {
				return card, nil, false
			}
			if lists++; line.Scope == scope || line.Scope == orders.EveryGo {
				card, ok = line.Order.Cards[0], true
			}
		}
	}
	return card, []orders.Scope{scope}, ok && lists < 3
}

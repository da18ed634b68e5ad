// Package shares says plainly what a sentence gives to each of two goes: a row of tokens → a row for each go. `the
// Moving Company brings in go 1 my Bakery to Bob and in go 2 my Cafe to Cid` is `go 1: the Moving Company brings my
// Bakery to Bob` and `go 2: the Moving Company brings my Cafe to Cid`.
//
// It files nothing, and does not know what a row says: whether each is an order, and of the same kind, the reader of
// the letter finds out. A word that stands between the two shares may enter, and how it is said that one has none.
package shares

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// mostTokens is how many tokens a sentence has that is looked at.
const mostTokens = 40

// Words of shares.
var (
	// ahead are words in front of a go.
	ahead = marks.Lows("in", "for", "on", "during", "the", "my", "at", "of", "only")
	// seconds are words by which the second of two goes is named.
	seconds = marks.Lows("second", "2", "2nd", "segunda", "segundo", "zweiten", "zweite", "zweites", "deuxieme", "seconde")
	// between are words that join two shares.
	between = marks.Lows("and", "but", "then", ",", ";", "-", ":", "while", "whereas")
	// conditions are words by which a share hangs on something: nobody knows whether the other one does, too.
	conditions = marks.Lows("if", "when", "unless", "otherwise", "else", "or", "bought", "once", "before", "after")
	// none are words that say that a go has no share, nones are orders that say so plainly.
	none  = marks.Lows("not", "no", "never", "dont", "none", "nothing", "without")
	nones = []string{"invest never", "harbour never", "never reroll"}
	// joins are words with which a share may begin that is no card alone: that might be one to be bought; gives are of
	// what somebody is given, razes of what is taken down; strays are words by which a share is of another kind than the first.
	joins  = marks.Lows("for", "to", "from", "against", "with", "as")
	gives  = marks.Lows("give", "hand", "pass", "send", "move", "bring", "gives", "hands", "brings", "moves", "moving")
	razes  = marks.Lows("demolish", "demolished", "tear", "torn", "knock", "raze", "flatten")
	strays = marks.Lows("it", "them", "another", "rest", "there", "stay", "keep", "save", "leave", "spend", "buy", "build", "get", "take", "want", "use", "purchase", "rebuild", "back", "tv", "no", "not", "never", "nothing")
	// some are words that say that it has the one of which is spoken.
	some = marks.Lows("yes", "always")
)

// May tells a sentence that may name two goes, and gives them what is not the same.
func May(t []marks.Token) bool {
	return len(t) > 4 && len(t) <= mostTokens && marks.Some(t, seconds) && !marks.Says(t, "?", "same")
}

// Plainly returns what a sentence may give to each of two goes, a row for each; none for one that does not.
func Plainly(g *marked.Grammar, t []marks.Token) (ways [][][]marks.Token) {
	if !May(t) {
		return nil
	}
	p := parts.New(g, t)
	first, to := goAt(p, 0)
	if to == 0 {
		return nil
	}
	second, end := goAt(p, to)
	if end == 0 || first.scope == second.scope {
		return nil
	}
	if _, third := goAt(p, end); third > 0 {
		return nil
	}
	left, middle, right := trimmed(t[:first.from]), behind(t[to:second.from]), behind(t[end:])
	conditional := marks.Some(t, conditions) || t[0].Is("should")
	switch {
	case len(middle) > 0 && len(right) > 0 && isNone(right): // in go 1 invest, in go 2 not
		return without(&first, &second, slices.Concat(left, middle))
	case len(right) == 0 && isNone(middle): // invest in go 1, but not in go 2
		return without(&first, &second, left)
	case len(right) == 0 && len(left) == 0 && len(middle) > 1 && isNone(middle[len(middle)-1:]): // in go 2 invest, but not in go 1
		return without(&first, &second, trimmed(middle[:len(middle)-1]))
	case conditional, isNone(middle): // in go 1, but not in go 2, for I need it then
	case len(middle) > 0 && len(right) > 0: // throw in go 1 two dice and in go 2 one
		if shapeOf(g, middle) == shapeOf(g, right) && !marks.Some(right, strays) && !isCard(g, left) {
			ways = append(ways, [][]marks.Token{first.row(left, middle), second.row(left, right)})
		}
	case len(middle) > 1 && len(left) > 0 && t[to].Is("and") && (joins[middle[0].Low] || middle[0].Is("my") && marks.Some(left, gives) || marks.Some(left, razes)) && !marks.Some(middle, strays): // give Bob the Cafe in go 1 and my Mine in go 2
		for cut := len(left) - 1; cut > 0; cut-- {
			if begins(p, cut) || t[cut].Low == middle[0].Low {
				ways = append(ways, [][]marks.Token{first.row(left, nil), second.row(left[:cut], middle)})
			}
		}
	}
	return ways
}

// A share is of a go, where the words begin that say so.
type share struct {
	scope orders.Scope
	from  int
}

// goAt is the next go that is named from a place on, and where that ends; 0 for none.
func goAt(p *parts.Arguer, at int) (one share, end int) {
	for start := at; at < len(p.T); at++ {
		scope, to := words.OneGo(p.T, at)
		if to == at || scope == orders.ExtraGo {
			continue
		}
		one = share{scope, at}
		for one.from > start && ahead[p.T[one.from-1].Low] {
			one.from--
		}
		return one, to
	}
	return one, 0
}

// A shape is how many cards, players and numbers a share names.
type shape struct{ cards, players, numbers int }

// shapeOf is that of a row.
func shapeOf(g *marked.Grammar, t []marks.Token) (s shape) {
	p := parts.New(g, t)
	for at := 0; at < len(t); at++ {
		if card := p.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak {
			s.cards++
			at += card.Tokens - 1
		} else if p.PlayerAt(at, marks.WholeName).Whole {
			s.players++
		} else if _, end := p.Number(at); end > 0 {
			s.numbers++
		}
	}
	return s
}

// isCard tells a row that is nothing but a card's name: nobody knows what it is to do.
func isCard(g *marked.Grammar, t []marks.Token) bool {
	for len(t) > 0 && t[0].Is("the", "my", "a") {
		t = t[1:]
	}
	return len(t) > 0 && g.Table.FullCard(t, 0).Tokens == len(t)
}

// row is what it says of its go.
func (s *share) row(stem, rest []marks.Token) []marks.Token {
	head := "go 1:"
	if s.scope == orders.Go2 {
		head = "go 2:"
	}
	all := slices.Concat(stem, rest)
	return slices.Concat(marks.Instead(&all[0], head), all)
}

// without are two goes of which the second has no share, as each of the orders that may say so.
func without(with, other *share, what []marks.Token) (ways [][][]marks.Token) {
	if marks.Some(what, none) {
		return nil // nobody knows whether that is none of none
	}
	for len(what) > 0 && some[what[len(what)-1].Low] {
		what = trimmed(what[:len(what)-1])
	}
	if len(what) == 0 {
		return nil
	}
	for _, order := range nones {
		ways = append(ways, [][]marks.Token{with.row(what, nil), other.row(marks.Instead(&what[0], order), nil)})
	}
	return ways
}

// isNone tells words that say that a go has no share.
func isNone(t []marks.Token) bool {
	for len(t) > 0 && (between[t[0].Low] || t[0].Is("please", "do", "only")) {
		t = t[1:]
	}
	return len(t) == 1 && none[t[0].Low]
}

// trimmed is a row without the words at its ends that join it to another one.
func trimmed(t []marks.Token) []marks.Token {
	for len(t) > 0 && (between[t[0].Low] || t[0].Is("please")) {
		t = t[1:]
	}
	for len(t) > 0 && (between[t[len(t)-1].Low] || t[len(t)-1].Is(".", "!", "please")) {
		t = t[:len(t)-1]
	}
	return t
}

// behind is what stands behind a go, be that called `the second one`.
func behind(t []marks.Token) []marks.Token {
	if len(t) > 1 && t[0].Is("one", "go") {
		t = t[1:]
	}
	return trimmed(t)
}

// begins tells a card or a player at a place, behind the words in front of it.
func begins(p *parts.Arguer, at int) bool {
	if p.Sign(at-1, "the", "my", "a", "an", "his", "her") {
		return false
	}
	next := at
	for p.Sign(next, "the", "my", "a", "an", "his", "her") {
		next++
	}
	return p.CardAt(next).Tokens > 0 || p.PlayerAt(next, marks.WholeName).Whole
}

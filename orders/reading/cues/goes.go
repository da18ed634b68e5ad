package cues

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file has goes by their names: `go 1`, `my first go`, `both goes`, `from now on`.

var (
	goNouns    = marks.Lows("go", "g", "turn", "throw", "zug", "jugada", "turno", "tour", "coup", "runde", "round", "spielzug", "tirada", "roll")
	vagueGoes  = marks.Lows("roll", "throw", "tirada", "round", "runde")
	inGoes     = marks.Lows("for", "in", "on", "by", "with", "at", "during", "im", "beim", "en", "para", "fur", "a", "au", "pour", "dans")
	myGoes     = marks.Lows("my", "our", "the", "this", "meinem", "meinen", "meiner", "mein", "der", "den", "dem", "im", "la", "mi", "el", "mon", "ma", "le", "own", "unser")
	namesNext  = marks.Lows("the", "a", "an", "el", "la", "den", "die", "das", "einen", "eine", "un", "una", "one", "two")
	ordinals   = marks.Lows("first", "second", "ersten", "zweiten", "primera", "segunda", "primer", "segundo")
	beforeThem = marks.Lows("for", "in", "on", "im", "beim", "en", "para", "with")
)

// goes finds which goes are named at a place, and by how many tokens; 0 for none.
func (g *Finder) goes(t []marks.Token, at int) (scopes []orders.Scope, n int) {
	if n := g.has(t, at, Both); n > 0 {
		return []orders.Scope{orders.EveryGo}, n
	}
	if n := g.has(t, at, Extra); n > 0 {
		return []orders.Scope{orders.ExtraGo}, n
	}
	if n := g.unheardOf(t, at); n > 1 {
		return []orders.Scope{orders.Standing}, n
	}
	if n := g.has(t, at, Standing); n == 1 && at > 0 && g.has(t, at-1, Landmark) > 0 {
		return nil, 0 // landmarks standing
	} else if n > 1 || n > 0 && (at == 0 || at+1 < len(t) && t[at+1].Is(":")) {
		return []orders.Scope{orders.Standing}, n
	}
	if n := g.has(t, at, Go); n > 0 && goNouns[t[at].Low] && at+n < len(t) {
		return g.byNumber(t, at, n)
	}
	if at == 0 && g.Numbers[1] != 0 {
		if len(t) > 1 && (t[0].Number == 1 || t[0].Number == 2) && t[1].Is(":") {
			return []orders.Scope{nth(t[0].Number)}, 1
		}
		if scope, n := g.ordinal(t, 0); n > 0 && n < len(t) && t[n].Is(":") {
			return []orders.Scope{scope}, n
		}
	}
	return g.byOrdinal(t, at)
}

// nth is the first or the second go.
func nth(n int) orders.Scope { return orders.Go1 + orders.Scope(n-1) }

// byNumber reads `go 1`, `turn 1 and 2`, `go 3 of 4`, behind a noun of so many tokens.
func (g *Finder) byNumber(t []marks.Token, at, n int) ([]orders.Scope, int) {
	v, isLoose, ok := g.value(t, at+n)
	if !ok || isLoose && !t[at+n].Is("one", "uno") || g.has(t, at+n+1, Die)+g.has(t, at+n+1, Coin) > 0 {
		return nil, 0
	}
	behind := at + n + 1
	heads := behind < len(t) && t[behind].Is(":")
	switch two := behind+1 < len(t); {
	case vagueGoes[t[at].Low] && v > 2, t[at].Is("roll") && (!heads || at > 0 && t[at-1].Is("i", "we", "ich")):
		return nil, 0
	case two && t[behind].Is("/", "and", "und", "y", "+", "&") && g.has(t, behind+1, Go) == 1 && behind+2 < len(t) && v == 1 && t[behind+2].Number == 2:
		return []orders.Scope{orders.EveryGo}, n + 4 // go 1/go 2
	case two && t[behind].Is("of", "von", "de", "/"):
		return g.ofTurn(v), n + 3
	case two && t[behind].Is("and", "und", "y", "+", "&", "et"):
		if second, _, ok := g.value(t, behind+1); ok && second == 2 {
			return []orders.Scope{orders.EveryGo}, n + 3
		}
	}
	if s := g.ofTurn(v); s != nil {
		return s, n + 1
	}
	return nil, 0
}

// ordinal reads `first`, `2nd`, `1.` before a noun; 0 tokens for none.
func (g *Finder) ordinal(t []marks.Token, i int) (scope orders.Scope, n int) {
	if i < len(t) && (t[i].Number == 1 || t[i].Number == 2) && i+1 < len(t) {
		if t[i+1].Glued && ordinalEnds[t[i+1].Low] || t[i+1].Is(".") && g.has(t, i+2, Go) > 0 {
			return nth(t[i].Number), 2
		}
		if t[i+1].Is(".") && i+2 < len(t) && t[i+2].Is("ª", "º") {
			return nth(t[i].Number), 3
		}
	}
	if n := g.has(t, i, First); n > 0 {
		return orders.Go1, n
	}
	return orders.Go2, g.has(t, i, Second)
}

// byOrdinal reads `in my first go`, `on the second`.
func (g *Finder) byOrdinal(t []marks.Token, at int) ([]orders.Scope, int) {
	i := at
	if inGoes[t[i].Low] {
		i++
	}
	for i < len(t) && i < at+4 && myGoes[t[i].Low] {
		i++
	}
	scope, m := g.ordinal(t, i)
	if m == 0 && g.isLast(t, at, i) {
		scope, m = orders.Go2, 1
	}
	if m == 0 || at > 0 && t[at-1].Is("a", "una", "ein", "eine", "une") {
		return nil, 0
	}
	named := i > at && beforeThem[t[at].Low]
	if i += m; i < len(t) && chosen[t[i].Low] {
		return nil, 0 // for second choice
	}
	if n := g.has(t, i, Go); n > 0 {
		return []orders.Scope{scope}, i + n - at
	}
	if i < len(t) && t[i].Is("of", "von", "de") {
		if n := g.has(t, i+1, Both); n > 0 && g.Numbers[1] != 0 {
			return []orders.Scope{scope}, i + 1 + n - at // the second of my two goes
		}
	}
	if named && (ordinals[t[i-1].Low] || lasts[t[i-1].Low] || m == 2 && t[i-1].Glued) && g.endsGoes(t, at, i, scope) {
		return []orders.Scope{scope}, i - at
	}
	return nil, 0
}

// chosen are words behind an ordinal of a choice.
var chosen = marks.Lows("choice", "choices", "option", "best", "preference", "opcion", "wahl")

// secondOf makes a bare `second` the second go, where the first was named by its ordinal before it: `Mall the first
// time, Cafe the second`.
func secondOf(list []Item, t []marks.Token) {
	first := slices.IndexFunc(list, func(i Item) bool {
		return i.Kind == Goes && len(i.Scopes) == 1 && i.Scopes[0] == orders.Go1 && marks.Some(t[i.From:i.To], ordinals)
	})
	if first < 0 {
		return
	}
	for i := first + 1; i < len(list); i++ {
		it := &list[i]
		if it.Is(Second) && !it.Is(Else) && it.To-it.From == 1 && !(i+1 < len(list) && chosen[list[i+1].Text]) {
			*it = Item{Kind: Goes, Scopes: []orders.Scope{orders.Go2}, From: it.From, To: it.To}
			return
		}
	}
}

// lasts are words for the last of two goes, and telling those behind them for one that was.
var (
	lasts   = marks.Lows("last", "final", "letzten", "ultima", "ultimo", "dernier")
	ownLast = marks.Lows("my", "the", "el", "mi", "mein", "im") // before one that may have no noun
	telling = marks.Lows("i", "was", "were", "bob", "he", "she", "you", "they", "we", "did", "had", "fue", "war")
)

// isLast tells the last of two goes: `in my last go`, `last go` before a colon or a cell.
func (g *Finder) isLast(t []marks.Token, at, i int) bool {
	if g.Numbers[1] == 0 || i >= len(t) || !lasts[t[i].Low] {
		return false
	}
	if i+1 == len(t) {
		return i > at && ownLast[t[i-1].Low] && inGoes[t[at].Low]
	}
	n := g.has(t, i+1, Go)
	if n == 0 {
		return i > at && ownLast[t[i-1].Low] && inGoes[t[at].Low] && t[i+1].Is(",", ":", ".")
	}
	behind := i + 1 + n
	heads := at == 0 && (behind >= len(t) || t[behind].Is(":", "|", "(") || t[behind].Is("only"))
	wants := behind+1 < len(t) && t[behind].Is("i", "id", "ill") && (t[behind].Is("id", "ill") || t[behind+1].Is("want", "would", "will", "buy", "roll", "think", "take", "throw", "need"))
	return heads || wants || i > at && inGoes[t[at].Low] && !(behind < len(t) && telling[t[behind].Low])
}

// endsGoes tells what may stand behind goes that are named without their noun.
func (g *Finder) endsGoes(t []marks.Token, at, i int, scope orders.Scope) bool {
	switch {
	case i < len(t) && g.Player(t, i, marks.WholeName).Whole:
		return true
	case i == len(t), t[i].Is(",", ":", ".", "-", "i", "ill", "id", "ich", "mochte"), g.has(t, i, Buy) > 0:
		return true
	case g.Numbers[1] != 0 && (at == 0 || t[at-1].Is(",", ":", ".", ";", "y", "und", "and", "et")) && (g.has(t, i, Roll) > 0 || g.has(t, i, Then) > 0 || g.has(t, i, Same) > 0 || t[i].Number >= 0 || isDice(g, t, i)):
		return true
	case t[i].Is("and", "und", "y", "et") && scope == orders.Go1 && g.Numbers[1] != 0:
		return marks.Some(t[i:], ordinals)
	case !namesNext[t[i].Low]:
		return false
	case scope == orders.Go2:
		return at == 0 || t[at-1].Is("and", "und", "y", "et", ",")
	}
	return marks.Some(t[i:], ordinals)
}

// isDice tells a number of dice.
func isDice(g *Finder, t []marks.Token, at int) bool {
	q, ok := g.quantity(t, at)
	return ok && q.Kind == Dice
}

// ofTurn are the goes of a number, the writer's own or of the turn; nil for none of his.
func (g *Finder) ofTurn(v int) []orders.Scope {
	switch {
	case v > 2 && v == g.Numbers[0], v == 2 && g.Numbers == [2]int{2, 0}:
		return []orders.Scope{orders.Go1}
	case v > 2 && v == g.Numbers[1]:
		return []orders.Scope{orders.Go2}
	case v == 1, v == 2:
		return []orders.Scope{nth(v)}
	}
	return nil
}

package cues

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file has numbers: what they are, how they are compared, and what they count.

// counts are numbers as words, in every language.
var counts = map[string]int{
	"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "zero": 0, "thirty": 30,
	"zwei": 2, "drei": 3, "vier": 4, "funf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwolf": 12, "zweien": 2, "dreizehn": 13, "vierzehn": 14, "sechzehn": 16, "zwanzig": 20, "zweiundzwanzig": 22,
	"dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "once": 11, "doce": 12, "trece": 13, "catorce": 14, "quince": 15, "dieciseis": 16, "veinte": 20, "veintidos": 22, "treinta": 30,
	"deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12, "treize": 13, "quatorze": 14, "seize": 16, "vingt": 20,
	"single": 1, "sixes": 6, "fives": 5, "fours": 4, "threes": 3, "twos": 2, "ones": 1, "sevens": 7, "eights": 8, "tens": 10, "tow": 2, "too": 2, "onw": 1, "oen": 1,
	"ein": 1, "einen": 1, "einem": 1, "eine": 1, "einer": 1, "eins": 1, "un": 1, "una": 1, "uno": 1, "une": 1, "a": 1, "an": 1, "both": 2, "beide": 2, "beiden": 2, "ambos": 2,
}

// loose are numbers that are so only before what is counted.
var loose = marks.Lows("one", "onw", "oen", "ein", "einen", "einem", "eine", "einer", "un", "una", "uno", "une", "a", "an", "both", "beide", "beiden", "ambos", "single", "too", "tow", "zero", "once", "ones", "acht")

var (
	ordinalEnds = marks.Lows("st", "nd", "rd", "th", "a", "o", "er", "ten")
	joints      = marks.Lows(",", "or", "and", "/", "&", "oder", "und", "o", "y", "ou", "et", "+", "u", "n")
	ranges      = marks.Lows("-", "to", "through", "bis", "hasta", "till", "thru", "until", "al")
	betweens    = marks.Lows("and", "und", "y", "et", "a", "to", "e")
	fillers     = marks.Lows("of", "the", "single", "only", "der", "die", "von", "los", "de", "my", "normal", "little", "lone", "x", "solo", "sola", "unico", "unica", "einzige", "einzigen", "measly", "lousy", "miserable", "more", "times")
	beforeNext  = marks.Lows("a", "an", "on", "of", "ein", "eine", "einer", "un", "bei", "with", "el", "en", "con", "the")
	articles    = marks.Lows("a", "an", "un", "eine", "einer", "el")
	numbered    = marks.Lows("go", "g", "turn", "d", "x", "p", "roll", "zug", "jugada") // words that may be glued to a number
)

// Count is the number that a word says, as it is compared; false for none.
func Count(low string) (int, bool) { n, ok := counts[low]; return n, ok }

// value is the number that a token says, and whether it is one only before what is counted.
func (g *Finder) value(t []marks.Token, at int) (n int, isLoose, ok bool) {
	if at >= len(t) {
		return 0, false, false
	}
	if t[at].Number >= 0 {
		return t[at].Number, false, true
	}
	low := t[at].Low
	n, ok = counts[low]
	if low == "once" && !g.Speaks[words.Spanish] {
		return 0, false, false
	}
	return n, loose[low] && low != "once", ok
}

// An amount is a number while it is read.
type amount struct {
	*Finder
	t       []marks.Token
	at, i   int // where it begins, and what is read next
	compare orders.Comparison
	plain   bool
	only    bool
	span    bool // `between` stands before it
	coins   bool // ... or `more coins than`
	low     int
	high    int
	loose   bool
	totals  orders.Totals
}

// quantity finds a number, what compares it and what it counts, at a place.
func (g *Finder) quantity(t []marks.Token, at int) (it Item, ok bool) {
	if n := max(g.has(t, at, Coin), g.has(t, at, Landmark)); n > 0 && !t[at].Is("mark", "one") {
		return g.countedBefore(t, at, n)
	}
	a := amount{Finder: g, t: t, at: at, i: at, compare: orders.AtLeast, plain: true}
	a.comparison()
	if !a.number() {
		return it, false
	}
	if one, ok := a.dice(); ok {
		return one, true
	}
	if n := g.has(t, a.i, Landmark); n > 0 {
		return a.item(Landmarks, n), true
	}
	if a.loose && g.has(t, a.i, Coin) == 0 {
		return it, false
	}
	a.others()
	a.behind()
	if n := g.has(t, a.i, Coin); n > 0 {
		a.i += n
		a.behind()
		return a.item(Coins, 0), true
	}
	if n := g.has(t, a.i, Landmark); n > 0 {
		return a.item(Landmarks, n), true
	}
	if a.coins {
		return a.item(Coins, 0), true
	}
	a.widen()
	return a.item(Number, 0), true
}

// countedBefore is an amount whose noun stands before it: `coins >= 12`.
func (g *Finder) countedBefore(t []marks.Token, at, n int) (it Item, ok bool) {
	one, ok := g.quantity(t, at+n)
	if !ok || one.Kind != Number && one.Kind != Coins || one.Plain {
		return it, false
	}
	if one.From, one.Kind = at, Coins; g.has(t, at, Landmark) > 0 {
		one.Kind = Landmarks
	}
	return one, true
}

// item is the amount as an Item, with so many tokens behind it.
func (a *amount) item(kind Kind, n int) Item {
	return Item{Kind: kind, N: a.low, Compare: a.compare, Plain: a.plain, Only: a.only, Totals: a.totals & orders.AllTotals, From: a.at, To: a.i + n}
}

// comparisons are those before a number.
var comparisons = [...]struct {
	class   Class
	compare orders.Comparison // none for a span
}{{AtLeast, orders.AtLeast}, {AtMost, orders.AtMost}, {Over, orders.Over}, {Under, orders.Under}, {Exactly, orders.Exactly}, {Between, ""}}

// comparison reads what stands before a number.
func (a *amount) comparison() {
	for _, c := range comparisons {
		n := a.has(a.t, a.i, c.class)
		if n == 0 {
			continue
		}
		if _, isLoose, is := a.value(a.t, a.i+n); !is || isLoose && a.has(a.t, a.i+n+1, Coin) == 0 {
			continue
		}
		a.coins = a.coins || a.has(a.t, a.i+1, Coin) > 0 && n > 2
		switch {
		case c.compare == "":
			a.span = true
		case c.class != Exactly || !a.t[a.i].Is("just", "only", "justo"):
			a.compare, a.plain = c.compare, false
		default:
			a.only = true
		}
		a.i += n
		return
	}
}

// number reads the first number; false where none stands there.
func (a *amount) number() (ok bool) {
	t, i := a.t, a.i
	if a.low, a.loose, ok = a.value(t, i); !ok {
		return false
	}
	if i > 0 && t[i].Number >= 0 && t[i].Glued && t[i-1].IsWord() && !numbered[t[i-1].Low] {
		return false
	}
	if i > 0 && t[i].Is("one", "eins", "uno", "una", "eine") && t[i-1].Is("a", "an", "un", "eine") {
		a.loose = false // a one
	}
	a.i++
	a.tens()
	if a.high = a.low; a.low <= orders.MaxTotal {
		a.totals = orders.TotalsBetween(a.low, a.low)
	}
	return !(a.i < len(t) && t[a.i].Glued && ordinalEnds[t[a.i].Low] && t[i].Number >= 0)
}

// tens reads the word for what is over twenty or thirty: `twenty-two`.
func (a *amount) tens() {
	t, j := a.t, a.i
	if t[a.i-1].Number >= 0 || a.low != 20 && a.low != 30 {
		return
	}
	if j < len(t) && t[j].Is("-") {
		j++
	}
	if one, _, ok := a.value(t, j); ok && t[j].Number < 0 && one > 0 && one < 10 {
		a.low, a.i = a.low+one, j+1
	}
}

// dice is the amount where it counts dice.
func (a *amount) dice() (it Item, ok bool) {
	t, j := a.t, a.i
	for j < len(t) && j < a.i+3 && fillers[t[j].Low] && a.has(t, j, Die) == 0 {
		j++
	}
	n := a.has(t, j, Die)
	switch {
	case n == 0 || a.low != 1 && a.low != 2 || !a.plain:
		return it, false
	case t[j].Is("de") && t[j].Raw != "dé" && t[j].Raw != "dés", t[j].Is("d") && !t[j].Glued:
		return it, false
	case t[j].Is("die") && a.Speaks[words.German] && !a.Speaks[words.English]:
		return it, false
	}
	return Item{Kind: Dice, N: a.low, From: a.at, To: j + n}, true
}

// others reads the numbers that go on with the first: `2, 3 or 4`, `5 to 8`.
func (a *amount) others() {
	t, spanish := a.t, a.Speaks[words.Spanish]
	for a.i < len(t) {
		isRange := ranges[t[a.i].Low] || a.span && betweens[t[a.i].Low] || t[a.i].Is("a") && spanish
		isList := joints[t[a.i].Low] || t[a.i].Is("you") && spanish // u
		if !isRange && !isList {
			return
		}
		next := a.next(isList)
		v, isLoose, ok := a.value(t, next)
		if !ok || isLoose || a.countsElse(next, v, isList) {
			return
		}
		switch {
		case isRange && v > a.low && v <= orders.MaxTotal:
			a.totals |= orders.TotalsBetween(a.high, v)
		case !isRange && v >= 1 && v <= orders.MaxTotal:
			a.totals |= orders.TotalsBetween(v, v)
		}
		a.high, a.i, a.span = v, next+1, false
	}
}

// next is where the next number of a list or range stands.
func (a *amount) next(isList bool) int {
	t, next := a.t, a.i+1
	if !isList {
		return next
	}
	if next < len(t) && joints[t[next].Low] && !t[next].Is("+") {
		next++
	}
	for next+1 < len(t) && beforeNext[t[next].Low] {
		if _, _, ok := a.value(t, next+1); !ok && !articles[t[next+1].Low] {
			break
		}
		next++
	}
	return next
}

// countsElse tells a number that counts something of its own: dice, coins, landmarks.
func (a *amount) countsElse(at, v int, isList bool) bool {
	t := a.t
	return a.has(t, at+1, Die) > 0 && (v == 1 || v == 2) && !t[at+1].Is("de", "d") ||
		isList && (a.has(t, at+1, Coin) > 0 && v != 0 || t[a.i].Is(",") && a.has(t, at+1, Landmark) > 0)
}

// behind reads a comparison behind the number.
func (a *amount) behind() {
	t := a.t
	if n := a.has(t, a.i, OrMore); n > 0 && !(t[a.i].Is("+") && a.i+1 < len(t) && t[a.i+1].IsWord() && !t[a.i].Glued) {
		a.compare, a.plain, a.low = orders.AtLeast, false, a.high
		a.i += n
	} else if n := a.has(t, a.i, OrLess); n > 0 {
		a.compare, a.plain = orders.AtMost, false
		a.i += n
	}
}

// widen makes the totals those that the comparison has.
func (a *amount) widen() {
	if a.plain {
		return
	}
	switch top := min(a.high, orders.MaxTotal+1); a.compare {
	case orders.AtLeast:
		a.totals |= orders.TotalsBetween(top, orders.MaxTotal)
	case orders.AtMost:
		a.totals |= orders.TotalsBetween(1, min(top, orders.MaxTotal))
	case orders.Over:
		a.totals = orders.TotalsBetween(top+1, orders.MaxTotal)
	case orders.Under:
		a.totals = orders.TotalsBetween(1, top-1)
	}
}

package gloss

import (
	"slices"
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file puts the words of a language in the row that they have here.

// Words that the rows are told by, as they were said in the words of the rules.
var (
	opening  = marks.Lows("if", "when", "unless", "as_long_as")
	subject  = marks.Lows("i", "he", "she", "it", "we", "you", "they")
	finals   = marks.Lows("have", "do_not_have", "has", "does_not_have", "roll", "has_built", "has_bought", "has_not_bought", "have_built", "have_bought", "built", "bought", "comes_up", "is", "buys", "comes", "keep", "can_afford")
	wishing  = marks.Lows("want", "wants", "would_like", "should", "may", "can", "could", "will")
	doings   = marks.Lows("buy", "build", "take", "roll", "swap", "want", "invest", "reroll", "have", "use", "would_like", "give", "get", "need", "move", "add", "keep", "choose", "put")
	before   = marks.Lows("in", "on", "from", "of", "with", "at_least", "at", "more", "less", "than", "least", "most")
	openings = marks.Lows("the", "a", "an", "my", "one", "two", "nothing", "no", "both", "all", "his", "another")
)

// final begins a verb that stands at the end of its clause.
const final = "inf_"

// turned are tokens in the row of the rules' language.
func turned(table *marks.Table, language words.Language, t []marks.Token) []marks.Token {
	if language == words.German {
		for at := 0; at < len(t); {
			end := at
			for end < len(t) && (!parts(&t[end], end > at) || joins(t, end)) {
				end++
			}
			clause(table, t[at:end])
			at = max(end, at+1)
			if end < len(t) && !t[end].IsWord() {
				at = end + 1
			}
		}
	}
	if language == words.Spanish {
		payers(t)
	}
	return plainly(table, insertedFirst(goFirst(gathered(t))))
}

// mostHead is how many words stand before a condition between dashes that is put before them.
const mostHead = 4

// insertedFirst puts a condition between two dashes before the verb that it stands behind: `I buy – if I
// have 12 coins – the Mine`.
func insertedFirst(t []marks.Token) []marks.Token {
	dash := func(from int) int {
		for from < len(t) && (t[from].IsWord() || t[from].Number >= 0) {
			from++
		}
		if from == len(t) || !t[from].Is("-") {
			return 0
		}
		return from
	}
	open := dash(0)
	if open == 0 || open > mostHead || open+1 == len(t) || !opening[t[open+1].Low] && !t[open+1].Is("as") || !doings[t[open-1].Low] {
		return t
	}
	end := dash(open + 1)
	if end == 0 || end+1 == len(t) {
		return t
	}
	comma := as(&t[end], ",")
	return slices.Concat(t[open+1:end], []marks.Token{comma}, t[:open], t[end+1:])
}

// also is the first word of what is said of another number, in the same way as of one before.
const also = "too_on"

// gathered puts a number that is told behind others beside the first one: `on 10 add two, on 11
// too`.
func gathered(t []marks.Token) []marks.Token {
	first := 0
	for at := 0; at+1 < len(t); at++ {
		if first == 0 && t[at].Is("on") && t[at+1].Is("a", "the") && at+2 < len(t) && t[at+2].Number >= 0 {
			first = at + 2
		} else if first == 0 && t[at].Is("on") && t[at+1].Number >= 0 {
			first = at + 1
		}
		if !t[at].Is(also) {
			continue
		}
		if first == 0 {
			t[at].Low = "on"
			continue
		}
		row := append(slices.Clone(t[:first+1]), as(&t[at], "and"), t[at+1])
		t = append(append(row, t[first+1:at]...), t[at+2:]...)
		first += 2
		at++
	}
	return t
}

// goFirst puts the go that a condition names before that: `if in my second go I can't afford it`.
func goFirst(t []marks.Token) []marks.Token {
	for at := 1; at < len(t); at++ {
		if !opening[t[at-1].Low] {
			continue
		}
		for from := at; from+3 < len(t) && t[from].IsWord(); from++ {
			if !t[from].Is("in") || !t[from+1].Is("my") || !t[from+2].Is("first", "second", "extra") || !t[from+3].Is("go") {
				continue
			}
			row := append(slices.Clone(t[:at-1]), t[from:from+4]...)
			return append(append(append(row, t[at-1]), t[at:from]...), t[from+4:]...)
		}
	}
	return t
}

// payers makes a `from` of the `to` before whom the TV Station takes from where nothing is
// given to anybody: `la tele a Bob, y si no tiene 5, a Carol`.
func payers(t []marks.Token) {
	takes := false
	for i := range t {
		switch {
		case t[i].Is("move", "moves", "moving", "give", "gives", "swap", "swaps", "trade", "demolish", "keep"):
			return
		case t[i].Is("takes", "take", "tv", "charge", "pay"):
			takes = true
		case takes && t[i].Is("to") && t[i-1].Is(",", "otherwise", ":", "no", "not", "tv", "station"):
			t[i].Low, t[i].Raw = "from", "from"
		}
	}
}

// parts tells a token that ends a clause; one that opens the next when it is not the first.
func parts(t *marks.Token, inside bool) bool {
	return t.Is(",", ".", ":", ";", "?", "(", ")", "-") || inside && (opening[t.Low] || t.Is("and", "or", "but", "because", "then", "otherwise"))
}

// joins tells an `and` between two numbers: no clause ends at it.
func joins(t []marks.Token, at int) bool {
	if t[at].Is("or", "and") && at > 0 && at+1 < len(t) && t[at+1].Is("more", "less") {
		return true
	}
	return t[at].Is("and", "or", ",") && at > 0 && at+1 < len(t) && t[at-1].Number >= 0 && t[at+1].Number >= 0
}

// clause puts the verbs of a German clause where they stand here: those at its end behind who
// does it, or behind what wishes for it; and who does it before the verb.
func clause(table *marks.Table, t []marks.Token) {
	for i := 1; i < len(t); i++ {
		if t[i].Is("i", "we") && doings[t[i-1].Low] {
			t[i], t[i-1] = t[i-1], t[i]
		}
	}
	last := len(t) - 1
	for last > 0 && t[last].Is("please", "again") {
		last--
	}
	if last < 1 {
		return
	}
	if opening[t[0].Low] && finals[t[last].Low] {
		for i := range last {
			if t[i].Is("has_no", "have_no") {
				t[last].Low = "please" // it was said before
				return
			}
		}
		put := 1
		switch {
		case subject[t[1].Low]:
			put = 2
		case t[1].IsWord() && !openings[t[1].Low] && !opening[t[1].Low]:
			put = 2 // a name
		case openings[t[1].Low] && t[last].Is("is", "comes_up"):
			put = named(table, t[:last], 1)
		}
		if put == 1 || put >= last {
			return
		}
		moved(t, last, put)
		return
	}
	atTheEnd(t, last)
}

// atTheEnd puts the verb at the end of a clause behind what wishes for it, or before what is done.
func atTheEnd(t []marks.Token, last int) {
	verb := strings.HasPrefix(t[last].Low, final)
	if !verb && (!doings[t[last].Low] || !openings[t[0].Low] || slices.ContainsFunc(t[:last], func(one marks.Token) bool { return doings[one.Low] || wishing[one.Low] })) {
		return // `the Mall buy` is behind what is bought
	}
	for i := range last {
		if t[i].Low == strings.TrimPrefix(t[last].Low, final) {
			t[last].Low = "please" // it was said before
			return
		}
	}
	put := -1
	for i := range last {
		if wishing[t[i].Low] {
			put = i + 1
			break
		}
	}
	if put < 0 && t[last].Is("inf_swap", "inf_move") {
		put = 0
	}
	for i := 0; put < 0 && i < last; i++ {
		if openings[t[i].Low] || t[i].Number >= 0 || i+1 == last {
			put = i
		}
	}
	for put > 0 && (before[t[put-1].Low] || t[put-1].From == t[put].From) {
		put-- // nothing comes between the words of one name
	}
	moved(t, last, max(put, 0))
}

// named is where a card ends that stands with its article at a place; the place itself for none.
func named(table *marks.Table, t []marks.Token, at int) int {
	if at+1 < len(t) {
		if found := table.FullCard(t, at+1); found.Tokens > 0 {
			return at + 1 + found.Tokens
		}
	}
	return at
}

// moved puts a token before others.
func moved(t []marks.Token, from, to int) {
	one := t[from]
	copy(t[to+1:from+1], t[to:from])
	t[to] = one
}

// plainly takes joined words apart, and prices in brackets out.
func plainly(table *marks.Table, t []marks.Token) []marks.Token {
	out := make([]marks.Token, 0, len(t)+4)
	for i := 0; i < len(t); i++ {
		if i+2 < len(t) && t[i].Is("(") && t[i+1].Number >= 0 && t[i+2].Is(")") {
			i += 2 // a price
			continue
		}
		if t[i].Is(",") && (len(out) == 0 || out[len(out)-1].Is(",", "(") || i+1 < len(t) && t[i+1].Is(".", ")")) || t[i].Is(":") && len(out) == 0 {
			continue // what stood there says nothing
		}
		if t[i].Is(idle) && i > 0 && openings[t[i-1].Low] && i+1 < len(t) && table.FullCard(t, i+1).Tokens > 0 {
			continue // my dear old Mine
		}
		if t[i].Is(",") && i+1 < len(t) && opening[t[i+1].Low] && acts(t[i+2:]) {
			continue // a clause that tells when a tool does something
		}
		if n := twice(t, i); n > 0 {
			i += n + 1 // the name in another language
			continue
		}
		low := strings.TrimPrefix(t[i].Low, final)
		if low != t[i].Low && i > 0 && t[i-1].Is("want", "wants", "would_like") {
			out = append(out, as(&t[i], "to"))
		}
		if low == "a" && (i+1 == len(t) || parts(&t[i+1], false)) {
			low = "one"
		}
		for part := range strings.SplitSeq(low, "_") {
			out = append(out, as(&t[i], part))
		}
	}
	return out
}

// acts tells the rest of a sentence that says of a tool that it acts, and no more.
func acts(t []marks.Token) bool {
	last := marks.End(t, ".")
	return last > 2 && t[last-1].Is("up") && t[last-2].Is("comes") && !slices.ContainsFunc(t[:last], func(one marks.Token) bool { return !one.IsWord() })
}

// twice is how many words in brackets at a place say again what stands directly before them.
func twice(t []marks.Token, at int) int {
	n := 0
	for t[at].Is("(") && at+1+n < len(t) && !t[at+1+n].Is(")") {
		n++
	}
	if n == 0 || at < n || at+1+n >= len(t) {
		return 0
	}
	for i := range n {
		if t[at-n+i].Low != t[at+1+i].Low {
			return 0
		}
	}
	return n
}

// as is a token with another word in its place.
func as(t *marks.Token, low string) marks.Token {
	if one := *t; low != t.Low {
		one.Low, one.Raw = low, low
		return one
	}
	return *t
}

// Package cases says plainly what a sentence orders in one case and what in the other: a row of tokens → a row for
// each case. `the Mine if Bob has a Cafe, and a Forest if he has none` is `the Mine if Bob has a Cafe` and `a Forest if
// Bob has none`; `a Forest, but if I roll doubles, the Mine instead` is `if I roll doubles, the Mine` and `a Forest`.
//
// It files nothing, and does not know what a case is: whether one holds where the other does not, the reader of the
// letter finds out. A word with which a case begins may enter, and one that stands between the two.
package cases

import (
	"slices"

	"machipost/engine"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
)

// Bounds of a sentence that is looked at.
const (
	mostTokens = 60
	mostPlaces = 3 // at which it may be parted
	mostHead   = 5 // tokens of what it is for, up to the colon
)

// Words of cases.
var (
	// openers are words with which a case begins.
	openers = marks.Lows("if", "when", "whenever", "unless", "should", "provided", "wenn", "falls", "si", "cuando", "quand")
	// bounds are words with which one begins that is told by a number, or by what is left of them.
	bounds = marks.Lows("on", "with", "from", "at", "for", "under", "below", "over", "above")
	// counts are words behind these, beside numbers.
	counts = marks.Lows("a", "an", "any", "anything", "everything", "all", "less", "fewer", "more", "at", "that", "over", "under", "exactly", "only", "doubles", "double")
	// elses are words by which something is for the other case; others follow on `in any`.
	elses  = marks.Lows("otherwise", "else", "sonst", "sinon")
	others = marks.Lows("other", "another", "every")
	// between are words that join two cases.
	between = marks.Lows("and", "but", ",", ";", "-", "while", "whereas", ":", ".", "und", "aber", "y", "pero", "et", "mais")
	// denials are what is ordered in a case by who orders nothing of the kind; deeds may stand behind them.
	denials = marks.Lows("dont", "not", "no", "never", "nothing", "none")
	deeds   = marks.Lows("do", "use", "it", "that", "so", "put", "any", "one", "add", "invest", "i", "reroll", "again", "roll", "then", "at", "all", "buy", "anything", "just", "please", "pls", "on", "there", "in", "coin", "a", "the")
	// answers are words with which a case may end that answers another one.
	answers = marks.Lows("less", "fewer", "more", "not", "none", "dont", "doesnt", "havent", "hasnt", "isnt", "arent", "below", "above", "nicht", "weniger", "menos", "no", "moins", "pas")
	// nones are the orders that say so plainly.
	nones = []string{"invest never", "harbour never", "never reroll"}
)

// May tells a sentence that may have two cases.
func May(t []marks.Token) bool {
	if len(t) < 6 || len(t) > mostTokens || marks.Says(t, "?") {
		return false
	}
	n := count(t)
	return n > 1 || n == 1 && (marks.Says(t, "instead", "first") || marks.Says(t, "but", "and") && marks.Some(t, wheres))
}

// count is how many cases begin in a row.
func count(t []marks.Token) (n int) {
	for at := range t {
		if opens(t, at) > 0 {
			n++
		}
	}
	return n
}

// MayDeny tells a sentence that may say that nothing is ordered in some case.
func MayDeny(t []marks.Token) bool {
	return len(t) > 1 && len(t) <= mostTokens && opens(t, 0) > 0 && marks.Some(t, denials)
}

// Denied returns the ways in which a sentence may say that nothing of a kind is ordered in the other case than what
// stands before it: `otherwise don't`; none for one that says something else.
func Denied(t []marks.Token) (ways [][][]marks.Token) {
	if !MayDeny(t) {
		return nil
	}
	one := halfOf(trimmed(t))
	if !one.isWhole() || one.open || !isDenial(one.what) {
		return nil
	}
	for _, none := range nones {
		ways = append(ways, [][]marks.Token{slices.Concat(one.opener, marks.Instead(&one.what[0], ", "+none))})
	}
	return ways
}

// Plainly returns what a sentence may order in each of two cases, a row for each; none for one that has no two cases.
// Of one that is clear as it stands, each case must be told in its own words: what is for all others is.
func Plainly(g *marked.Grammar, t []marks.Token, clear bool) (ways [][][]marks.Token) {
	if !May(t) {
		return nil
	}
	if colon := marks.Index(t[:mostHead], ":"); colon > 0 && opens(t, colon+1) > 0 { // go 2: if I have the Mall …
		ways = Plainly(g, t[colon+1:], clear)
		for _, rows := range ways {
			for i := range rows {
				rows[i] = slices.Concat(t[:colon+1], rows[i])
			}
		}
		return ways
	}
	for at, places := 1, 0; at+1 < len(t) && places < mostPlaces; at++ {
		if !between[t[at].Low] || t[at].Is(":") || between[t[at+1].Low] {
			continue
		}
		first, other := halfOf(trimmed(t[:at])), halfOf(trimmed(t[at:]))
		if whole := completed(g, first.what, other.what); whole != nil {
			other.what = whole
		}
		if first.isWhole() && other.isWhole() && !(clear && (isRest(first.opener) || isRest(other.opener))) {
			ways = append(ways, inTurn(g, &first, &other)...)
			places++
		}
	}
	return ways
}

// Upfront returns the ways in which a sentence may say what comes first in one case, and then what comes else: `a
// Forest, but if I roll doubles, the Mine instead`, `my Bakery goes to Bob, but if he has a Mine, to Carol`; none for
// one that does not.
func Upfront(g *marked.Grammar, t []marks.Token) (ways [][][]marks.Token) {
	if len(t) > mostTokens || count(t) < 1 || count(t) > 2 || marks.Says(t, "?") {
		return nil
	}
	for at := 1; at+1 < len(t); at++ {
		if !t[at].Is(",", ";", "and", "but", "-", ".") || between[t[at+1].Low] {
			continue
		}
		rest, first := trimmed(t[:at]), halfOf(trimmed(t[at:]))
		if count(rest) > 1 || len(rest) == 0 || opens(rest, 0) > 0 || !first.isWhole() {
			continue
		}
		if whole := completed(g, rest, first.what); whole != nil && count(rest) == 0 {
			first.what = whole
			ways = append(ways, [][]marks.Token{first.row(named(g, &half{opener: rest}, first.opener)), rest})
		} else if May(t) && !marks.Some(first.opener, things) && trimInstead(&first) {
			ways = append(ways, [][]marks.Token{first.row(nil), rest})
		}
	}
	return ways
}

// Words of what goes to somebody else in the other case, or is taken from him.
var (
	goes   = marks.Lows("it", "them", "then", "that", "goes", "go", "move", "give", "send", "hand", "should", "shall", "may", "can", "is", "they", "please", "take", "i", "ill", "rather")
	wheres = marks.Lows("to", "from", "against", "an", "a", "auf", "von")
)

// completed is what is ordered for the other case where only the other player is said: `move the Bakery to Bob` and `to
// Carol`; nil where more is said, or less.
func completed(g *marked.Grammar, whole, short []marks.Token) []marks.Token {
	for len(short) > 0 && goes[short[0].Low] {
		short = short[1:]
	}
	if len(short) < 2 || !wheres[short[0].Low] || !isPlayer(g, short[1:]) {
		return nil
	}
	for at := len(whole) - 2; at > 0; at-- {
		if whole[at].Is(short[0].Low) && isPlayer(g, whole[at+1:]) {
			return slices.Concat(whole[:at+1], short[1:])
		}
	}
	return nil
}

// isPlayer tells a row that is a player's name.
func isPlayer(g *marked.Grammar, t []marks.Token) bool {
	who := parts.New(g, t).PlayerAt(0, marks.WholeName)
	return who.Whole && who.Tokens == len(t)
}

// isRest tells a case that is all others.
func isRest(t []marks.Token) bool {
	return elses[t[0].Low] || t[0].Is("for", "on", "in") && marks.Says(t, "rest", "else", "other") || len(t) < 3
}

// A half of a sentence is a case and what is ordered in it.
type half struct {
	opener []marks.Token // the words of the case; nil for none
	what   []marks.Token // what is ordered; where nobody knows where the case ends, all of it
	open   bool          // nobody knows
	behind bool          // the case stands at the end
}

func (h *half) isWhole() bool {
	return len(h.opener) > 0 && len(h.what) > 0 && !(len(h.what) == 1 && things[h.what[0].Low])
}

// row says the half plainly, its case in other words, if there are any.
func (h *half) row(opener []marks.Token) []marks.Token {
	if opener == nil {
		opener = h.opener
	}
	switch {
	case h.open:
		return slices.Concat(opener, h.what)
	case h.behind:
		return slices.Concat(h.what, opener)
	}
	return slices.Concat(opener, marks.Instead(&h.what[0], ","), h.what)
}

// fronted is the half with its case in front.
func (h half) fronted() *half {
	h.behind = false
	return &h
}

// halfOf finds the one case in a row: in front of it, or at its end.
func halfOf(t []marks.Token) (h half) {
	if count(t) > 1 {
		return half{}
	}
	for at := range t {
		n := opens(t, at)
		if n == 0 {
			continue
		}
		if at > 0 {
			return half{opener: t[at:], what: trimmed(t[:at]), behind: true}
		}
		if elses[t[0].Low] || n > 2 {
			return half{opener: t[:n], what: trimmed(t[n:])}
		}
		for end := at + n; end+1 < len(t); end++ {
			if answers[t[end].Low] && t[end+1].Is("the", "a", "an", "buy", "i", "take", "get") && end > at+n && !(end+2 < len(t) && t[end+2].Is("case")) {
				return half{opener: t[:end+1], what: t[end+1:]}
			}
			if t[end].Is(",", ":", "then", "-") && !(t[end].Is(",") && t[end+1].Is("too")) {
				return half{opener: t[:end], what: trimmed(t[end:])}
			}
		}
		return half{opener: t[:n], what: t[n:], open: true}
	}
	return half{what: t}
}

// opens tells how many words at a place begin a case; 0 for none.
func opens(t []marks.Token, at int) int {
	behind := func(n int) *marks.Token {
		if at+n < len(t) {
			return &t[at+n]
		}
		return &marks.Token{Number: -1}
	}
	switch low := t[at].Low; {
	case elses[low]:
		if at > 0 && t[at-1].Is("or", "anything", "something", "everything", "nothing", "else", "it", "is", "on") {
			return 0
		}
		return 1
	case low == "in" && behind(1).Is("case"):
		return 2
	case low == "in" && behind(1).Is("any", "all", "every") && (others[behind(2).Low] && behind(3).Is("case", "event") || behind(2).Is("other") && behind(3).Is("cases")):
		return 4
	case low == "if" && at > 0 && t[at-1].Is("as", "even", "only"):
		return 0
	case openers[low]:
		return 1
	case bounds[low] && (behind(1).Number >= 0 || counts[behind(1).Low] && !(behind(1).Is("a", "an") && behind(2).Number < 0)):
		return 1
	}
	return 0
}

// inTurn says two halves plainly, each with its case. Where nothing is ordered in the second, it is said which
// kind of order that is.
func inTurn(g *marked.Grammar, first, other *half) (ways [][][]marks.Token) {
	if isDenial(other.what) {
		theirs := slices.Concat(named(g, first, other.opener), marks.Instead(&other.what[0], ","))
		if isAnswer(g, other.opener) {
			theirs = marks.Instead(&other.what[0], "otherwise")
		}
		for _, none := range nones {
			ways = append(ways, [][]marks.Token{first.row(nil), slices.Concat(theirs, marks.Instead(&other.what[0], none))})
		}
		return ways
	}
	if isDenial(first.what) {
		return nil
	}
	theirs := named(g, first, other.opener)
	ways = append(ways, [][]marks.Token{first.row(nil), other.row(theirs)})
	if first.behind && other.behind && !hasPlayer(g, first.what) && !hasPlayer(g, other.what) {
		ways = append(ways, [][]marks.Token{first.fronted().row(nil), other.fronted().row(theirs)})
	}
	return ways
}

// isAnswer tells a case that only says that the one before it does not hold: `if he has none`.
func isAnswer(g *marked.Grammar, t []marks.Token) bool {
	p := parts.New(g, t)
	for at := range t {
		if t[at].Number >= 0 || p.PlayerAt(at, marks.WholeName).Whole || p.CardAt(at).Tokens > 0 && p.CardAt(at).Strength < marks.Weak {
			return false
		}
	}
	return isRest(t) || marks.Some(t, answers)
}

// Pronouns of people and of things.
var (
	people = marks.Lows("he", "she", "they")
	things = marks.Lows("it", "its", "they", "that", "this", "those", "one", "none", "there", "enough", "neither")
)

// named is the case of the other half with the one player or card of the first in the place of a pronoun.
func named(g *marked.Grammar, first *half, t []marks.Token) []marks.Token {
	all := first.opener
	if first.open {
		all = first.row(nil)
	}
	p := parts.New(g, all)
	var who, what []marks.Token
	seats, cards := 0, 0
	for at := 0; at < len(all); at++ {
		if player := p.PlayerAt(at, marks.WholeName); player.Whole {
			who, seats = all[at:at+player.Tokens], seats+1
			at += player.Tokens - 1
		} else if card := p.CardAt(at); card.Tokens > 0 && card.Card != engine.NoCard && card.Strength < marks.Weak {
			what, cards = all[at:at+card.Tokens], cards+1
			at += card.Tokens - 1
		}
	}
	var row []marks.Token
	for i := range t {
		switch {
		case people[t[i].Low] && seats == 1 && (t[i].Low != "they" || cards == 0):
			row = append(row, who...)
		case t[i].Low == "it" && i > 0 && cards == 1 && seats == 0 && !first.open:
			row = append(slices.Concat(row, marks.Instead(&t[i], "the")), what...)
		default:
			row = append(row, t[i])
		}
	}
	return row
}

// hasPlayer tells a row that names one: what stands behind that may be about him.
func hasPlayer(g *marked.Grammar, t []marks.Token) bool {
	p := parts.New(g, t)
	for at := range t {
		if p.PlayerAt(at, marks.WholeName).Whole {
			return true
		}
	}
	return false
}

// isDenial tells words by which nothing of the kind is ordered.
func isDenial(t []marks.Token) bool {
	some := false
	for i := range t {
		switch {
		case denials[t[i].Low]:
			some = true
		case !deeds[t[i].Low]:
			return false
		}
	}
	return some && !t[0].Is("nothing", "none") && !marks.Says(t, "buy")
}

// trimInstead takes the word off by which the half is in the place of the other one; false where there is none.
func trimInstead(h *half) bool {
	n := len(h.what) - 1
	if n < 1 || !h.what[n].Is("instead", "first") || marks.Says(h.what[:n], "instead", "first") {
		return false
	}
	h.what = h.what[:n]
	return true
}

// trimmed is a row without the words at its ends that join it to another one.
func trimmed(t []marks.Token) []marks.Token {
	for len(t) > 0 && (between[t[0].Low] || t[0].Is("then")) {
		t = t[1:]
	}
	for len(t) > 0 && (between[t[len(t)-1].Low] || t[len(t)-1].Is("!")) {
		t = t[:len(t)-1]
	}
	return t
}

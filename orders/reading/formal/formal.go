// Package formal says in plain words what was written as lawyers write it, or as people chat, speak
// of tools and dice, speak our language as they would their own, or put right what they sent: `in the
// event that the levy falls to be made` is `if take from`, `he's skint (under 5)` is `he has under 5`.
// The sentence is then read like any other, so that a way to say things is understood once, however
// stiff, or loose.
//
// What enters is a phrase in one of the files beside it, behind what is plainly said for it. It
// knows no order and no letter; a word that stands in none of its phrases is left as it is.
package formal

import (
	"slices"

	"machipost/orders/reading/marks"
)

// What stands for others in a phrase: no word is compared so.
const (
	named = ".NAMED"
	who   = ".WHO"
	sum   = ".SUM"
	idle  = ".IDLE"
	talk  = ".TALK"
	free  = ".ANY"
	other = ".OTHER"
	tool  = ".TOOL"
)

// kinds are the places of what is found where a phrase fits.
var kinds = map[string]int{named: 0, who: 1, sum: 2, free: 3, tool: 4}

// turning are the words that no TALK has: they limit or turn round what stands beside them, say
// when it is, or in which row.
var turning = marks.Lows("if", "unless", "only", "until", "till", "instead", "otherwise", "else", "or", "but", "except", "when", "whenever", "once", "not", "dont", "never", "cant", "wont", "no", "none", "nothing", "maybe", "perhaps", "please", "pls", "buy", "take", "roll", "reroll", "throw", "swap", "first", "second", "third", "1st", "2nd", "last", "next", "again", "twice", "both", "either", "neither", "same", "too", "also", "then", "now", "always", "should", "must", "would", "could", "might", "want", "wants", "wanted", "prefer", "rather", "better", "best", "instead", "one", "goes", "turn", "turns", "coin", "coins", "him", "her", "them", "he", "she", "they", "and", "which", "who", "wrong", "mistake")

// Bounds of what is said plainly.
const (
	mostTokens = 150 // of a sentence
	mostIdle   = 9   // words that say nothing
	mostSaid   = 40  // tokens that say whatever they do
	mostPasses = 2
	mostFound  = 3 // of a kind that are told apart
)

// Plain returns a sentence as it is said plainly: the tokens themselves where nothing in it is
// formal.
func Plain(table *marks.Table, tokens []marks.Token) []marks.Token {
	return plainly(table, tokens, sayings())
}

// plainly says a sentence by some phrases.
func plainly(table *marks.Table, tokens []marks.Token, all map[string][]*saying) []marks.Token {
	for range mostPasses {
		if len(tokens) > mostTokens {
			return tokens
		}
		s := speaker{table: table, t: tokens, words: marks.SieveIn(tokens), all: all, cards: make([]marks.Card, len(tokens)), looked: make([]bool, len(tokens))}
		s.passes = marks.Some(tokens, passed)
		for at := 0; at < len(tokens); {
			at = s.next(at)
		}
		if !s.formal {
			break
		}
		tokens = s.out // what stood between the words of another phrase may be gone
	}
	return tokens
}

// A speaker says a sentence plainly.
type speaker struct {
	table  *marks.Table
	all    map[string][]*saying
	t, out []marks.Token
	words  marks.Sieve  // those of t
	cards  []marks.Card // those at each place, once they were looked for
	looked []bool
	passes bool // words are in t that may stand within any phrase
	formal bool
}

// A fit is how a phrase fits: how many of its words stand there, and where they end. Of two
// phrases the one with more words counts. It is copied at every step of every phrase, so its
// places are small: a sentence has no more than mostTokens.
type fit struct {
	words, end int
	found      [5][mostFound][2]uint8 // where its first cards, players, numbers, whatever else and tools stand
	n          [5]uint8               // how many of each it has
}

// take takes down where another of a kind stands.
func (f *fit) take(kind, from, to int) {
	f.found[kind][min(f.n[kind], mostFound-1)] = [2]uint8{uint8(from), uint8(to)}
	f.n[kind] = min(f.n[kind]+1, mostFound)
}

// next says what stands at a place, and returns where the next stands.
func (s *speaker) next(at int) int {
	var longest fit
	var said *saying
	for _, first := range [...]string{s.t[at].Low, named, who, sum, tool} {
		rows := s.all[first]
		if len(rows) == 0 || !s.opens(first, at) {
			continue
		}
		for _, one := range rows {
			if !s.mayFit(one) {
				continue
			}
			if f := s.fits(one, at); f.words > longest.words && !s.loses(one, &f) {
				longest, said = f, one
			}
		}
	}
	if said == nil {
		if s.formal {
			s.out = append(s.out, s.t[at])
		}
		return at + 1
	}
	if !s.formal {
		s.formal, s.out = true, append(make([]marks.Token, 0, len(s.t)+len(said.here)), s.t[:at]...)
	}
	return s.say(said, at, longest)
}

// opens tells whether a phrase may begin at a place whose first word is one, or what stands for others.
func (s *speaker) opens(first string, at int) bool {
	switch first {
	case named:
		return (at == 0 || !s.t[at-1].IsWord()) && s.card(at) > 0
	case sum:
		return s.t[at].Number >= 0 || isNumber(s.t[at].Low)
	case who, tool:
		return s.stands(at, first)
	}
	return true
}

// say puts what is plainly said in the place of a phrase, and returns where the sentence goes on.
func (s *speaker) say(one *saying, at int, f fit) int {
	end, said := f.end, [5]uint8{}
	for _, low := range one.here {
		switch low {
		case tool:
			_, card := s.tool(int(f.found[kinds[tool]][0][0]))
			s.out = append(s.out, canonical[card]...)
		case other:
			span := f.found[0][min(1, f.n[0]-1)]
			s.out = append(s.out, s.t[span[0]:span[1]]...)
		case named + "1", who + "1", named + "2", who + "2":
			last := len(low) - 1
			span := f.found[kinds[low[:last]]][low[last]-'1']
			s.out = append(s.out, s.t[span[0]:span[1]]...)
		case named, who, sum, free:
			kind := kinds[low]
			span := f.found[kind][min(said[kind], f.n[kind]-1)]
			said[kind]++
			s.out = append(s.out, s.t[span[0]:span[1]]...)
		default:
			t := s.t[at]
			t.Low, t.Raw, t.Number, t.Glued = low, low, -1, low == "," && at > 0
			s.out = append(s.out, t)
		}
	}
	if len(one.here) > 0 {
		return end
	}
	last := len(s.out) - 1
	switch {
	case end >= len(s.t) || !s.t[end].Is(","):
	case last < 0:
		return end + 1
	case s.out[last].Is(","):
		s.out = s.out[:last]
		if last > 0 && binding[s.out[last-1].Low] {
			return end + 1
		}
	}
	return end
}

// binding are words behind which no comma is left where what stood between two says nothing.
var binding = marks.Lows("if", "when", "that", "should", "shall", "will", "or", "and", "but", "to", "is", "are", "be", "has", "have", "i", "he", "she", "where", "unless")

// loses tells a phrase that fits with another card at its second place than at its first, where only one is said: it is
// of one card, named twice.
func (s *speaker) loses(one *saying, f *fit) bool {
	n := 0
	for _, low := range one.here {
		if low == named+"1" || low == named+"2" || low == other {
			return false
		}
		if low == named {
			n++
		}
	}
	if n != 1 || f.n[kinds[named]] < 2 {
		return false
	}
	cards := f.found[kinds[named]]
	return s.cards[cards[0][0]].Card != s.cards[cards[1][0]].Card
}

// mayFit tells whether no word is missing that a phrase needs, wherever it stands.
func (s *speaker) mayFit(one *saying) bool {
	for _, need := range one.needs {
		if !s.words.HasSome(need) {
			return false
		}
	}
	return true
}

// fits is how a phrase fits whose first word stands at a place; zero where it does not.
func (s *speaker) fits(one *saying, at int) fit {
	if one.begins && at > 0 && (s.t[at-1].IsWord() || s.t[at-1].Number >= 0) {
		return fit{}
	}
	return s.goOn(one, one.there, fit{end: at}, at)
}

// goOn is how the steps of a phrase that are left fit behind those that do.
func (s *speaker) goOn(one *saying, left []step, so fit, at int) (longest fit) {
	if len(left) == 0 {
		if !s.mayEnd(one, at, so.end) {
			return fit{}
		}
		return so
	}
	for _, choice := range left[0].choices {
		if choice[0] == idle || choice[0] == talk || choice[0] == free {
			for _, next := range left[0].next {
				n := 0
				if choice[0] == free {
					n = s.whatever(so.end, next)
				} else {
					n = s.idles(so.end, next, choice[0] == talk)
				}
				if n > 0 {
					f := so
					if choice[0] == free {
						f.take(kinds[free], so.end, so.end+n)
					}
					f.words, f.end = f.words+1, f.end+n
					longest = longer(longest, s.goOn(one, left[1:], f, at))
				}
			}
			continue
		}
		if f := s.row(choice, so); f.words > 0 {
			longest = longer(longest, s.goOn(one, left[1:], f, at))
		}
	}
	if left[0].maybe {
		longest = longer(longest, s.goOn(one, left[1:], so, at))
	}
	return longest
}

func longer(a, b fit) fit {
	if b.words > a.words {
		return b
	}
	return a
}

// mayEnd tells whether a phrase that begins at a place may end at another.
func (s *speaker) mayEnd(one *saying, at, end int) bool {
	if one.whole && (at > 0 || slices.ContainsFunc(s.t[end:], func(t marks.Token) bool { return !t.Is(".", ":", "?") })) {
		return false
	}
	if one.apart && end < len(s.t) && tying[s.t[end].Low] {
		return false // if the movers come for Bob
	}
	if one.ends && len(one.here) == 0 && end < len(s.t) && s.t[end].Is(":") {
		return false // it announces something
	}
	return !one.ends || end >= len(s.t) || !s.t[end].IsWord() && s.t[end].Number < 0
}

// tying are words behind which a clause goes on.
var tying = marks.Lows("on", "for", "with", "against", "at", "in", "by", "and", "or", "to", "of", "from", "into", "upon", "but", "again", "twice", "first", "only", "under", "than", "'s", "before", "after", "until", "unless", "not", "so", "too", "over", "away", "down", "off", "up", "out")

// row is how the words of one choice fit behind those that do; zero where they do not.
func (s *speaker) row(choice []string, so fit) fit {
	for _, low := range choice {
		for s.passes && so.words > 0 && so.end < len(s.t) && passed[s.t[so.end].Low] && s.t[so.end].Low != low {
			so.end++
		}
		if so.end >= len(s.t) {
			return fit{}
		}
		n := 0
		switch low {
		case named:
			n = s.card(so.end)
		case tool:
			n, _ = s.tool(so.end)
		case who:
			n = s.table.Player(s.t, so.end, fewest).Tokens
		case sum:
			if s.t[so.end].Number >= 0 || isNumber(s.t[so.end].Low) {
				n = 1
			}
		default:
			if s.t[so.end].Low != low {
				return fit{}
			}
			so.words, so.end = so.words+1, so.end+1
			continue
		}
		if n == 0 {
			return fit{}
		}
		so.take(kinds[low], so.end, so.end+n)
		so.words, so.end = so.words+1, so.end+n
	}
	return so
}

// passed are words that may stand within any phrase.
var passed = marks.Lows("hereby", "therefore", "accordingly", "expressly", "duly", "thereupon", "forthwith", "also", "likewise")

// fewest is how many letters of a name are enough: more than any has.
const fewest = 99

// idles is how many words that name nothing stand at a place, up to the next of a phrase; with
// merely, none of them may turn anything round.
func (s *speaker) idles(at int, next string, merely bool) (n int) {
	for ; at+n < len(s.t) && n < mostIdle; n++ {
		t := &s.t[at+n]
		switch {
		case n > 0 && (t.Low == next || s.stands(at+n, next)):
			return n
		case !t.IsWord() && !t.Is("'s"):
			if next == "" {
				return n
			}
			return 0
		case merely && (turning[t.Low] || t.Number >= 0), isNumber(t.Low), t.Is("die", "dice"), s.card(at+n) > 0, s.table.Player(s.t, at+n, fewest).Tokens > 0:
			return 0
		}
	}
	if next == "" && at+n == len(s.t) {
		return n
	}
	return 0
}

// whatever is how many tokens stand at a place, up to the next of a phrase.
func (s *speaker) whatever(at int, next string) (n int) {
	for ; at+n < len(s.t) && n < mostSaid; n++ {
		if n > 0 && (s.t[at+n].Low == next || s.stands(at+n, next)) {
			return n
		}
	}
	if next == "" && at+n == len(s.t) {
		return n
	}
	return 0
}

// isNumber tells a number that is written as a word.
func isNumber(low string) bool { return numbers[low] }

var numbers = marks.Lows("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty")

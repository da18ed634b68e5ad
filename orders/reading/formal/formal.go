// Package formal says in plain words what was written as lawyers write it: `in the event that
// the levy falls to be made` is `if take from`. The sentence is then read like any other, so
// that a way to say things is understood once, however stiff.
//
// What enters is a phrase in a file, behind what is plainly said for it. It knows no order and
// no letter; a word that stands in none of its phrases is left as it is.
package formal

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// list is a line for each thing that is said: plainly, an equals sign, and what is written for
// it, as cells of orders/reading/words are: with commas between, `a|b` for either word and `a?`
// for one that may be missing. NAMED is a card, WHO a player and SUM a number, which stand
// where it is said plainly, too; IDLE is a few words more that name none of them. What begins with ^
// stands at the beginning of a clause only, what ends in $ at its end, and what begins with ! is
// a whole sentence. Behind nothing but an equals sign stands what says nothing.
//
//go:embed formal.txt
var list string

// A saying is a phrase, and what is plainly said for it.
type saying struct {
	there, here         []string
	begins, ends, whole bool
}

// What stands for others in a phrase: no word is compared so.
const (
	named = ".NAMED"
	who   = ".WHO"
	sum   = ".SUM"
	idle  = ".IDLE"
)

// sayings are the phrases by their first words, the longest first.
var sayings = sync.OnceValue(func() map[string][]saying {
	all := map[string][]saying{}
	for line := range strings.Lines(list) {
		here, there, ok := strings.Cut(line, "=")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		plain := places(here)
		for phrase := range strings.SplitSeq(there, ",") {
			phrase, whole := strings.CutPrefix(strings.TrimSpace(phrase), "!")
			phrase, begins := strings.CutPrefix(phrase, "^")
			phrase, ends := strings.CutSuffix(phrase, "$")
			for _, one := range words.Phrases(phrase) {
				s := saying{places(one.Text), plain, begins, ends, whole}
				all[s.there[0]] = append(all[s.there[0]], s)
			}
		}
	}
	for _, some := range all {
		slices.SortStableFunc(some, func(a, b saying) int { return len(b.there) - len(a.there) })
	}
	return all
})

// places are the words of a phrase, as they are compared, with what stands for others.
func places(phrase string) (row []string) {
	for field := range strings.FieldsSeq(phrase) {
		switch field {
		case "NAMED", "WHO", "SUM", "IDLE":
			row = append(row, "."+field)
		case "COMMA":
			row = append(row, ",")
		case "COLON":
			row = append(row, ":")
		default:
			for _, t := range marks.Tokens(field) {
				row = append(row, t.Low)
			}
		}
	}
	return row
}

// Bounds of what is said plainly.
const (
	mostTokens = 150 // of a sentence
	mostIdle   = 9   // words that say nothing
	mostPasses = 2
)

// Plain returns a sentence as it is said plainly: the tokens themselves where nothing in it is
// formal.
func Plain(table *marks.Table, tokens []marks.Token) []marks.Token {
	if len(tokens) > mostTokens {
		return tokens
	}
	for range mostPasses {
		s := speaker{table: table, t: tokens, all: sayings()}
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
	all    map[string][]saying
	t, out []marks.Token
	formal bool
	found  [3][2]int // where the card, the player and the number of the last phrase stand
}

// next says what stands at a place, and returns where the next stands.
func (s *speaker) next(at int) int {
	some := s.all[s.t[at].Low]
	for i := range some {
		end := s.fits(&some[i], at)
		if end == 0 {
			continue
		}
		if !s.formal {
			s.formal, s.out = true, append(make([]marks.Token, 0, len(s.t)+len(some[i].here)), s.t[:at]...)
		}
		return s.say(&some[i], at, end)
	}
	if s.formal {
		s.out = append(s.out, s.t[at])
	}
	return at + 1
}

// say puts what is plainly said in the place of a phrase, and returns where the sentence goes on.
func (s *speaker) say(one *saying, at, end int) int {
	for _, low := range one.here {
		switch low {
		case named:
			s.out = append(s.out, s.t[s.found[0][0]:s.found[0][1]]...)
		case who:
			s.out = append(s.out, s.t[s.found[1][0]:s.found[1][1]]...)
		case sum:
			s.out = append(s.out, s.t[s.found[2][0]:s.found[2][1]]...)
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

// fits returns where a phrase ends whose first word stands at a place; 0 for nowhere.
func (s *speaker) fits(one *saying, at int) int {
	if one.begins && at > 0 && (s.t[at-1].IsWord() || s.t[at-1].Number >= 0) {
		return 0
	}
	end := at
	for k, low := range one.there {
		for k > 0 && end < len(s.t) && passed[s.t[end].Low] && s.t[end].Low != low {
			end++
		}
		switch {
		case end >= len(s.t):
			return 0
		case low == named:
			n := s.table.Card(s.t, end, whole).Tokens
			if n == 0 {
				return 0
			}
			s.found[0] = [2]int{end, end + n}
			end += n
		case low == who:
			n := s.table.Player(s.t, end, fewest).Tokens
			if n == 0 {
				return 0
			}
			s.found[1] = [2]int{end, end + n}
			end += n
		case low == sum:
			if s.t[end].Number < 0 && !isNumber(s.t[end].Low) {
				return 0
			}
			s.found[2] = [2]int{end, end + 1}
			end++
		case low == idle:
			next := ""
			if k+1 < len(one.there) {
				next = one.there[k+1]
			}
			n := s.idles(end, next)
			if n == 0 {
				return 0
			}
			end += n
		case s.t[end].Low != low:
			return 0
		default:
			end++
		}
	}
	if one.whole && (at > 0 || end < len(s.t)-1 || end < len(s.t) && !s.t[end].Is(".", ":")) {
		return 0
	}
	if one.ends && end < len(s.t) && (s.t[end].IsWord() || s.t[end].Number >= 0) {
		return 0
	}
	return end
}

// passed are words that may stand within any phrase.
var passed = marks.Lows("hereby", "therefore", "accordingly", "expressly", "duly", "thereupon", "forthwith", "also", "likewise")

// fewest is how many letters of a name are enough: more than any has.
const fewest = 99

// idles is how many words that name nothing stand at a place, up to the next of a phrase.
func (s *speaker) idles(at int, next string) (n int) {
	for ; at+n < len(s.t) && n < mostIdle; n++ {
		t := &s.t[at+n]
		switch {
		case n > 0 && t.Low == next:
			return n
		case !t.IsWord() && !t.Is("'s"):
			if next == "" {
				return n
			}
			return 0
		case isNumber(t.Low), t.Is("die", "dice"), s.table.Card(s.t, at+n, whole).Tokens > 0, s.table.Player(s.t, at+n, fewest).Tokens > 0:
			return 0
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

// whole lets no name be shortened.
func whole(int) bool { return true }

package names

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"

	"machipost/engine"
)

// mostClosest is how many cards Closest returns: a player reads them on a phone.
const mostClosest = 3

// Closest returns the cards of the game whose names are nearest to the text, in
// table order; none when no name is near.
func Closest(text string, game engine.Cards) []engine.Card {
	folded := Fold(text)
	length := utf8.RuneCountInString(folded)
	if length < 3 || length > longestName {
		return nil
	}
	best, near := tolerance(length)+1, engine.Cards(0)
	for i := range forms {
		if !game.Has(forms[i].card) {
			continue
		}
		switch d := forms[i].distance(folded, length, best); {
		case d < best:
			best, near = d, engine.CardsOf(forms[i].card)
		case d == best && d <= tolerance(length):
			near |= engine.CardsOf(forms[i].card)
		}
	}
	cards := list(near)
	return cards[:min(len(cards), mostClosest)]
}

// tolerance is how many letters a name of that length may be off.
func tolerance(length int) int {
	if length == 3 {
		return 1
	}
	return max(2, length/3)
}

// distance is how many letters must change to make the text this name, its
// plural, or as many of its first words as the text has. A text that begins a
// later word of the name ("station") is near too. Distances over limit need not
// be exact.
func (f *form) distance(text string, length, limit int) int {
	d := limit + 1
	for _, words := range [][]string{f.words, f.plural} {
		d = min(d, between(text, length, strings.Join(words, " "), limit))
		if count := strings.Count(text, " ") + 1; count < len(words) && f.shortens {
			d = min(d, between(text, length, strings.Join(words[:count], " "), limit))
		}
	}
	for _, word := range f.words[1:] {
		if f.shortens && strings.HasPrefix(word, text) {
			d = min(d, 1)
		}
	}
	return d
}

// between is the distance of two texts, or more than limit when their lengths
// alone put them further apart: the common case, and a cheap one.
func between(text string, length int, name string, limit int) int {
	if diff := length - utf8.RuneCountInString(name); diff > limit || -diff > limit {
		return limit + 1
	}
	return levenshtein.ComputeDistance(text, name)
}

// A Nearby is a card, and how many letters must change to make its name in a language.
type Nearby struct {
	Card     engine.Card
	Language Language
	Distance int
}

// A spelled is a text as Near compares it: its letters, and how often each is in it.
type spelled struct {
	runes []rune
	count [32]int8
}

func spell(text string) spelled {
	s := spelled{runes: []rune(text)}
	for _, r := range s.runes {
		if n := &s.count[r%32]; *n < longestName {
			*n++
		}
	}
	return s
}

// apart is how many letters must change at least to make one text the other: the common
// case, and a cheap one.
func (s *spelled) apart(other *spelled) int {
	more, less := 0, 0
	for i, n := range s.count {
		if diff := int(n) - int(other.count[i]); diff > 0 {
			more += diff
		} else {
			less -= diff
		}
	}
	return max(more, less)
}

// Near returns the cards of the game of which a whole name, singular or plural, is
// within so many letters of the text, the nearest first; a card is there once for each
// language in which one is. Two letters that have changed places are one change.
func Near(text string, game engine.Cards, within int) []Nearby {
	folded := spell(Fold(text))
	var near []Nearby
	for i := range forms {
		if !game.Has(forms[i].card) {
			continue
		}
		for k := range forms[i].letters {
			name := &forms[i].letters[k]
			if diff := len(name.runes) - len(folded.runes); diff > within || -diff > within || folded.apart(name) > within {
				continue
			}
			if d := transposed(folded.runes, name.runes); d <= within {
				near = append(near, Nearby{forms[i].card, catalogue[i].Language, d})
			}
		}
	}
	slices.SortFunc(near, func(a, b Nearby) int {
		return cmp.Or(cmp.Compare(a.Distance, b.Distance), cmp.Compare(a.Card, b.Card), cmp.Compare(a.Language, b.Language))
	})
	kept := near[:0]
	for _, n := range near {
		if !slices.ContainsFunc(kept, func(o Nearby) bool { return o.Card == n.Card && o.Language == n.Language }) {
			kept = append(kept, n)
		}
	}
	return kept
}

// transposed is the distance of two texts in which a change of places is one step.
func transposed(a, b []rune) int {
	var rows [3][2*longestName + 1]int
	if len(b) >= len(rows[0]) {
		return len(b) + len(a)
	}
	two, one, row := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		one[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(one[j]+1, row[j-1]+1, one[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], two[j-2]+1)
			}
		}
		two, one, row = one, row, two
	}
	return one[len(b)]
}

// Apart is how many letters of a word must change to make it another one, where two that have
// changed places are one.
func Apart(word, other string) int { return transposed([]rune(word), []rune(other)) }

// Alike tells whether a word is another one with one letter wrong, missing, too many or
// in its neighbour's place; with two, where it has eight letters or more.
func Alike(word, other string) bool {
	allowed := 1
	if len(other) >= 8 {
		allowed = 2
	}
	if diff := len(word) - len(other); diff > allowed || -diff > allowed {
		return false
	}
	for word != "" && other != "" && word[0] == other[0] {
		word, other = word[1:], other[1:]
	}
	for word != "" && other != "" && word[len(word)-1] == other[len(other)-1] {
		word, other = word[:len(word)-1], other[:len(other)-1]
	}
	if allowed == 1 && len(word) > 2 {
		return false
	}
	return transposed([]rune(word), []rune(other)) <= allowed
}

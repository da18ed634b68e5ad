package gloss

import (
	"strings"

	"machipost/orders/reading/marks"
)

// This file tells how far a phrase fits what stands at a place.

// A fitting is a phrase that is held against what stands at a place of a sentence: each choice at
// each place of the phrase, for the longest that fits.
type fitting struct {
	*teller
	saying *saying
	first  string // the word that it begins with
	alike  bool   // a word of it may be another one that is like it, and it has as many words as that needs
	end    int    // where the longest ends; 0 for none
	placed []int  // where cards stand in the one that is looked at
}

// A going is how a phrase goes on behind a word.
type going int

const (
	either going = iota
	on           // a word stands behind it
	over         // none does
)

// fits returns where the longest phrase ends that begins with a word at a place, or with one that is like
// what stands there; 0 when none fits.
func (t *teller) fits(s *saying, first string, at int, isLike bool) int {
	f := fitting{teller: t, saying: s, first: first, placed: t.placed[:0]}
	if s.least < leastAlike && !isLike {
		f.place(0, step{end: at})
	}
	if f.alike = s.most >= leastAlike; f.alike {
		f.place(0, step{end: at})
	}
	t.placed = f.placed[:0]
	return f.end
}

// A step is how far a phrase was found.
type step struct {
	end     int // where the next word would stand
	words   int // of the phrase
	skipped int
	going   going
}

// place goes on at a place of the phrase.
func (f *fitting) place(number int, s step) {
	if number == len(f.saying.places) {
		if s.going != on && (s.words >= leastAlike) == f.alike && s.end > f.end {
			f.end = s.end
			f.within = append(f.within[:0], f.placed...)
		}
		return
	}
	for _, choice := range f.saying.places[number] {
		f.choice(number, choice, s)
	}
}

// choice goes on with the words that are left of what is said at a place of the phrase.
func (f *fitting) choice(number int, left []word, s step) {
	if len(left) == 0 {
		f.place(number+1, s)
		return
	}
	if s.going == over || !f.alike && s.words+1 >= leastAlike {
		return
	}
	one := &left[0]
	if !f.alike {
		f.word(number, left, s, one.low, either)
		return
	}
	if !one.article {
		f.word(number, left, s, one.like, either)
		return
	}
	f.word(number, left, s, one.like, on)
	f.word(number, left, s, one.low, over)
}

// word goes on behind a word, where that stands there.
func (f *fitting) word(number int, left []word, s step, low string, behind going) {
	if s.words == 0 && low != f.first {
		return
	}
	cards := len(f.placed)
	if f.stands(low, &s, behind != over) {
		s.words, s.going = s.words+1, behind
		f.choice(number, left[1:], s)
	}
	f.placed = f.placed[:cards]
}

// stands tells whether a word of the phrase stands at a place, or another one that is like it, and
// passes over it and what says nothing before it.
func (f *fitting) stands(low string, s *step, like bool) bool {
	t, at := f.t, s.end
	same := func(one *marks.Token) bool {
		return one.Low == low || like && f.alike && alike()[f.language][one.Low] == low
	}
	for f.alike && s.words > 0 && at < len(t) && low != "$" && !same(&t[at]) && s.skipped < mostSkipped && fillers[f.language][t[at].Low] {
		at++
		s.skipped++
	}
	n := 1
	switch {
	case low == "$":
		if at < len(t) && t[at].IsWord() {
			return false
		}
		n = 0
	case at >= len(t):
		return false
	case low == "%":
		n = f.table.Player(t, at, 3).Tokens
	case low == "@":
		card := f.card(at)
		f.placed = append(f.placed, at)
		n = card.Tokens
	case low == "#":
		if f.number(at) == "" {
			return false
		}
	case !same(&t[at]) && !(strings.HasSuffix(low, accent) && t[at].Low+accent == low && isMarked(&t[at])):
		return false
	}
	s.end = at + n
	return n > 0 || low == "$"
}

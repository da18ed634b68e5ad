package spelling

import (
	"cmp"
	_ "embed" // words that look like ours
	"slices"
	"strings"
	"sync"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// Lengths of words.
const (
	shortest = 4  // a shorter word may be anything
	longest  = 24 // a longer one is none of ours
)

// A word is one that may be meant.
type word struct {
	low   string
	in    [words.NumLanguages]bool // languages that have it
	card  engine.Cards             // cards whose names have it
	named bool                     // it stands in names of cards only
	daily bool                     // it is of every day, and says nothing
}

// A vocabulary is all such words, by their first letter and length.
type vocabulary struct {
	list  []word
	begin [26*(longest+1) + 1]int32 // where those of a letter and length begin, by their place; the last is the end
}

// place is where words of a first letter and length stand; -1 for nowhere.
func place(first byte, length int) int {
	if first < 'a' || first > 'z' || length > longest {
		return -1
	}
	return int(first-'a')*(longest+1) + length
}

// ours is learnt when the first letter of orders comes.
var ours = sync.OnceValue(func() *vocabulary {
	all := map[string]*word{}
	add := func(low string) *word {
		if all[low] == nil {
			all[low] = &word{low: low}
		}
		return all[low]
	}
	for low, in := range words.Each() {
		w := add(low)
		w.in = *in
	}
	for _, form := range names.Forms() {
		for _, list := range [...][]string{form.Words, form.Plural} {
			for _, low := range list {
				if all[low] == nil {
					add(low).named = true
				}
				w := all[low]
				w.card |= engine.CardsOf(form.Card)
				w.in[words.Language(form.Language)] = true
			}
		}
	}
	for language := range words.NumLanguages {
		for _, low := range everyday.In(language) {
			if all[low] == nil {
				add(low).daily = true
			}
			all[low].in[language] = true
		}
	}
	v := &vocabulary{list: make([]word, 0, len(all))}
	for _, w := range all {
		if place(w.low[0], len(w.low)) >= 0 {
			v.list = append(v.list, *w)
		}
	}
	slices.SortFunc(v.list, func(a, b word) int {
		return cmp.Or(cmp.Compare(place(a.low[0], len(a.low)), place(b.low[0], len(b.low))), cmp.Compare(a.low, b.low))
	})
	at := 0
	for i := range v.begin {
		for at < len(v.list) && place(v.list[at].low[0], len(v.list[at].low)) < i {
			at++
		}
		v.begin[i] = int32(at)
	}
	return v
})

// of are the words of a first letter and length.
func (v *vocabulary) of(first byte, length int) []word {
	at := place(first, length)
	if at < 0 {
		return nil
	}
	return v.list[v.begin[at]:v.begin[at+1]]
}

// find is a word of the vocabulary; nil for any other.
func (v *vocabulary) find(low string) *word {
	list := v.of(low[0], len(low))
	at, known := slices.BinarySearchFunc(list, low, func(w word, low string) int { return cmp.Compare(w.low, low) })
	if !known {
		return nil
	}
	return &list[at]
}

//go:embed likes.txt
var likesFile string

// likes are words that are near one of ours and are none.
var likes = sync.OnceValue(func() map[string]bool {
	return marks.Lows(strings.Fields(likesFile)...)
})

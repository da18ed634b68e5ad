package words

import (
	"cmp"
	"iter"
	"maps"
	"slices"
	"sync"

	"machipost/engine/names"
	"machipost/orders"
)

// shortestSlip is how many letters a word has at least of which one may be wrong.
const shortestSlip = 4

// A slip is what is left of a word of the tables without one letter, or with all, by its hash.
// What has the same hash by chance is told from it by names.Alike.
type slip struct {
	hash uint32
	word int32 // its place among all
}

// A slipped is all words of the tables, and their slips in the order of their hashes.
type slipped struct {
	words []string
	slips []slip
}

// slips are made when the first word is not understood.
var slips = sync.OnceValue(func() (all slipped) {
	all.words = slices.Sorted(maps.Keys(known()))
	for at, word := range all.words {
		if len(word) < shortestSlip {
			continue
		}
		for i := range len(word) + 1 {
			all.slips = append(all.slips, slip{hashWithout(word, i), int32(at)})
		}
	}
	slices.SortFunc(all.slips, func(a, b slip) int { return cmp.Or(cmp.Compare(a.hash, b.hash), cmp.Compare(a.word, b.word)) })
	all.slips = slices.Clip(all.slips)
	return all
})

// hashWithout is the hash of a word without its letter at a place (FNV-1a); of the
// whole word for its length.
func hashWithout(word string, without int) uint32 {
	hash := uint32(2166136261)
	for i := range len(word) {
		if i != without {
			hash = (hash ^ uint32(word[i])) * 16777619
		}
	}
	return hash
}

// Near returns the one word of the tables of which a text is a misspelling: one letter
// more, fewer, other, or two that changed places; "" for none or several.
func Near(low string) string {
	best := ""
	for word := range near(low) {
		if best != "" && word != best {
			return ""
		}
		best = word
	}
	return best
}

// NearOne tells whether a text is a misspelling of some word of the tables that is one of these.
func NearOne(low string, is func(word string) bool) bool {
	for word := range near(low) {
		if is(word) {
			return true
		}
	}
	return false
}

// near are the words of the tables of which a text may be a misspelling, some of them more than once.
func near(low string) iter.Seq[string] {
	return func(yield func(string) bool) {
		if len(low) < shortestSlip || known()[low] != nil {
			return
		}
		all := slips()
		for i := range len(low) + 1 {
			hash := hashWithout(low, i)
			at, _ := slices.BinarySearchFunc(all.slips, hash, func(s slip, hash uint32) int { return cmp.Compare(s.hash, hash) })
			for ; at < len(all.slips) && all.slips[at].hash == hash; at++ {
				if word := all.words[all.slips[at].word]; names.Alike(low, word) && !yield(word) {
					return
				}
			}
		}
	}
}

// SlippedGo is the go of which a word before `go` is a misspelling: `evry`; false for none.
func SlippedGo(low string) (orders.Scope, bool) {
	for _, row := range [...]struct {
		word  string
		scope orders.Scope
	}{{"every", orders.EveryGo}, {"extra", orders.ExtraGo}, {"first", orders.Go1}, {"second", orders.Go2}} {
		if len(low) >= shortestSlip && names.Alike(low, row.word) {
			return row.scope, true
		}
	}
	return 0, false
}

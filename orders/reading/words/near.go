package words

import (
	"sync"

	"machipost/engine/names"
	"machipost/orders"
)

// shortestSlip is how many letters a word has at least of which one may be wrong.
const shortestSlip = 4

// slips are all words of the tables by what is left of them without one letter, or with
// all. They are made when the first word is not understood.
var slips = sync.OnceValue(func() map[string][]string {
	all := map[string][]string{}
	for word := range known() {
		if len(word) < shortestSlip {
			continue
		}
		all[word] = append(all[word], word)
		for i := range len(word) {
			less := word[:i] + word[i+1:]
			all[less] = append(all[less], word)
		}
	}
	return all
})

// Near returns the one word of the tables of which a text is a misspelling: one letter
// more, fewer, other, or two that changed places; "" for none or several.
func Near(low string) string {
	if len(low) < shortestSlip || known()[low] != nil {
		return ""
	}
	best := ""
	for i := range len(low) + 1 {
		less := low
		if i < len(low) {
			less = low[:i] + low[i+1:]
		}
		for _, word := range slips()[less] {
			if word == best || !names.Alike(low, word) {
				continue
			}
			if best != "" {
				return ""
			}
			best = word
		}
	}
	return best
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

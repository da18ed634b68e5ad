package gloss

import (
	"slices"

	"machipost/orders/reading/marks"
)

// weighty are words by which a reason may say what is to be done.
var weighty = marks.Lows("nothing", "never", "always", "reroll", "roll", "rolled", "keep", "pay", "close", "save", "saving", "swap", "invest", "move", "demolish", "renovate", "build", "buy", "instead", "if", "unless", "only", "except", "dice", "die", "go", "goes", "turn", "both", "richest", "tv", "until", "again", "first", "second", "take", "takes", "change")

// leastReason is how many words a reason has at least, with the one that opens it.
const leastReason = 3

// reasons takes out of a sentence why something is wanted where nothing of the game is in that,
// whatever else is.
func (t *teller) reasons() {
	for at := 0; at < len(t.out); at++ {
		if !t.out[at].Is("because") || at > 0 && t.out[at-1].IsWord() && !t.out[at-1].Is("and") {
			continue
		}
		end := at + 1
		for end < len(t.out) && (t.out[end].IsWord() || t.out[end].Is("'s", "'", "-")) {
			end++
		}
		if end-at < leastReason || t.weighs(at+1, end) {
			continue
		}
		from := at
		switch {
		case at > 0:
			from--
		case end < len(t.out) && !t.out[end].Is(".", "?"):
			end++
		}
		t.out = slices.Delete(t.out, from, end)
		kept := t.gaps[:0]
		for _, gap := range t.gaps {
			switch {
			case gap < from:
				kept = append(kept, gap)
			case gap >= end:
				kept = append(kept, gap-(end-from))
			}
		}
		t.gaps, at = kept, max(from-1, -1)
	}
}

// weighs tells whether something of the game is in what is said from one place to another.
func (t *teller) weighs(from, to int) bool {
	for i := from; i < to; i++ {
		one := &t.out[i]
		if one.Number >= 0 || weighty[one.Low] || numbers[one.Low] || t.table.Card(t.out, i, whole).Tokens > 0 {
			return true
		}
		if who := t.table.Player(t.out, i, 3); who.Tokens > 0 && who.Seat != t.table.Me {
			return true
		}
	}
	return false
}

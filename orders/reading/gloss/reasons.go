package gloss

import (
	"slices"

	"machipost/orders/reading/marks"
)

// weighty are words by which a reason may say what is to be done.
var weighty = marks.Lows("nothing", "never", "always", "reroll", "roll", "rolled", "keep", "pay", "close", "save", "saving", "swap", "invest", "move", "demolish", "renovate", "build", "buy", "instead", "if", "unless", "only", "except", "dice", "die", "go", "goes", "turn", "both", "richest", "tv", "until", "again", "first", "second", "take", "takes", "change")

// leastReason is how many words a reason has at least, with the one that opens it.
const leastReason = 3

// reasons takes out of a sentence why something is wanted, and what is told of a player, where
// nothing of the game is in that, whatever else is.
func (t *teller) reasons() {
	for at := 0; at < len(t.out); at++ {
		opens := t.out[at].Is("because") && (at == 0 || !t.out[at-1].IsWord() || t.out[at-1].Is("and"))
		if !opens && !t.tellsOfHim(at) {
			continue
		}
		end := at + 1
		for end < len(t.out) && (t.out[end].IsWord() || t.out[end].Is("'s", "'", "-")) {
			end++
		}
		aside := at > 0 && t.out[at-1].Is("(") && end < len(t.out) && t.out[end].Is(")")
		if end-at < leastReason || t.weighs(at+1, end, aside) {
			continue
		}
		from := at
		switch {
		case aside:
			from--
			end++
		case at > 0:
			from--
		case end < len(t.out) && !t.out[end].Is(".", "?"):
			end++
		}
		t.cut(from, end)
		at = max(from-1, -1)
	}
	if at := marks.Index(t.out, "so"); at > 1 && !t.weighs(0, at, false) {
		t.cut(0, at)
	}
}

// tellsOfHim tells a clause that says something of a player who was named directly before it:
// `to Bob, who likes them`.
func (t *teller) tellsOfHim(at int) bool {
	if at < 2 || !t.out[at-1].Is(",") || !t.out[at].Is("the", "he", "she", "they", "who") {
		return false
	}
	for from := at - 2; from >= max(0, at-4); from-- {
		if who := t.table.Player(t.out, from, 3); who.Tokens > 0 && from+who.Tokens == at-1 {
			return who.Seat != t.table.Me
		}
	}
	return false
}

// cut takes what is said from one place to another out of the sentence.
func (t *teller) cut(from, end int) {
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
	t.gaps = kept
}

// weighs tells whether something of the game is in what is said from one place to another; a
// card that somebody has is nothing in an aside.
func (t *teller) weighs(from, to int, aside bool) bool {
	has := false
	for i := from; i < to; i++ {
		one := &t.out[i]
		has = has || one.Is("have", "has")
		if one.Number >= 0 || weighty[one.Low] || numbers[one.Low] || !(aside && has) && t.table.FullCard(t.out, i).Tokens > 0 {
			return true
		}
		if who := t.table.Player(t.out, i, 3); who.Tokens > 0 && who.Seat != t.table.Me {
			return true
		}
	}
	return false
}

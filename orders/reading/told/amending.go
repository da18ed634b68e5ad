package told

import (
	"slices"

	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
)

// This file tells what stands in a letter that changes orders and changes none of them.

// Words that take back, those by which what was said is meant, and those of what somebody has
// or is.
var (
	takings  = marks.Lows("cancel", "cancelled", "canceled", "cancels", "forget", "ignore", "disregard", "scrap", "drop", "strike", "delete", "undo", "void", "off", "withdraw", "not", "no", "never", "dont", "nothing", "without", "stop", "wait", "until", "only", "unless", "if")
	meanings = marks.Lows("it", "that", "this", "these", "those", "them", "all", "everything", "else", "rest", "other", "others", "order", "orders", "letter", "mail", "email", "list", "sheet", "change", "changes", "any", "anything", "more", "one", "ones", "way", "mind", "yet")
	states   = marks.Lows("has", "is", "was", "had", "only", "still", "already", "hasnt", "isnt", "built", "bought", "got", "took", "grabbed", "looks", "seems", "'s", "owns", "holds", "needs", "leads", "wins")
)

// MayTakeBack tells a sentence without anything of the game that may be about what was said
// beside it: a short one, or `cancel all of that`, and not `the meeting was cancelled`.
func MayTakeBack(t []marks.Token) bool {
	said := 0
	for i := range t {
		if t[i].IsWord() {
			said++
		}
		for k := max(0, i-3); takings[t[i].Low] && k < min(len(t), i+4); k++ {
			if meanings[t[k].Low] {
				return true
			}
		}
	}
	return said < 4
}

// IsOfOther tells `Bob only has two coins`: what another player has or is, and no card.
func IsOfOther(g *clauses.Grammar, t []marks.Token) bool {
	some := false
	for i := range t {
		if who := g.Table.Player(t, i, 99); who.Whole && who.Seat != g.Table.Me {
			if some = true; i+who.Tokens >= len(t) || !states[t[i+who.Tokens].Low] {
				return false
			}
		} else if takings[t[i].Low] && !t[i].Is("only") {
			return false
		}
	}
	return some
}

// undoing are words by which a change of what is on file is not to be after all.
var undoing = marks.Lows("no", "nope", "nah", "not", "dont", "keep", "scratch", "strike", "forget", "ignore", "cancel", "undo", "disregard", "delete", "scrap", "nevermind", "never", "back", "void", "withdraw", "retract", "olvida", "olvidalo", "cancela", "borra", "ignora", "nein", "nicht", "vergiss", "streich", "non", "oublie", "annule")

// Undoes tells words that take back a change: `no wait, keep it`, and not `sorry`.
func Undoes(text string) bool {
	return slices.ContainsFunc(marks.Tokens(text), func(t marks.Token) bool { return undoing[t.Low] })
}

package told

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// tallying are the words of a sentence that only tells how many goes the writer has, and why.
var tallying = marks.Lows("i", "im", "ive", "am", "me", "my", "myself", "we", "being", "as", "since", "because", "cos", "coz", "so", "and", "then", "that", "means", "ok", "okay", "well", "hi", "oh", "ooh", "ah", "now", "also", "again", "this", "the", "a", "first", "1st", "starting", "start", "player", "turn", "time", "round", "week", "have", "get", "gets", "got", "do", "dont", "it", "its", "is", "isnt", "arent", "right", "yeah", "yes", "yay", "hurray", "hooray", "lucky", "lovely", "great", "think", "believe", "guess", "gather", "see", "suppose", "correct", "for", "here", "there", "to", "of", "ve", "'s", "gives", "in", "with", "which", "benefit", "up", "lol", "case", "how", "exciting", "thrilling", "fun", "brilliant", "nice", "wow", "rules", "properly", "understood", "wonderful")

// countsGoes tells a sentence that only tells that the writer has two goes: `as first player I
// get a second go, don't I?`, `2 goes for me this turn`.
func countsGoes(s lines.Sentence) bool {
	t, two, has := s.Tokens, false, false
	if s.Colon {
		return false
	}
	for at := 0; at < len(t); at++ {
		switch goes := at+1 < len(t) && t[at+1].Is("goes", "turns", "go"); {
		case at+1 < len(t) && t[at].Is("go", "play", "move") && t[at+1].Is("twice"):
			two = true
			at++
		case goes && t[at].Is("two", "2"), goes && has && t[at].Is("second", "another", "extra", "2nd"):
			two = true
			at++
		case t[at].Is(":", "/", "=", "+", ">", "|"), (t[at].IsWord() || t[at].Number >= 0) && !tallying[t[at].Low]:
			return false
		}
		has = has || t[at].Is("have", "get", "got", "ive")
	}
	return two
}

// AreAll tells goes that are all that a player has.
func AreAll(goes []orders.Scope) bool {
	return slices.Contains(goes, orders.EveryGo) || slices.Contains(goes, orders.Go1) && slices.Contains(goes, orders.Go2)
}

// FallsBack tells a sentence whose orders stand above the same as in another go, which comes behind
// an otherwise: `the Station, otherwise the same as in go 1`.
func FallsBack(read *clauses.Reading, text string) bool {
	if read.Same.Near || read.Same.Only || len(read.Same.Without) > 0 || len(read.Acts) > 0 {
		return false
	}
	t := marks.Tokens(text)
	for at := 1; at+1 < len(t); at++ {
		if t[at].Is("otherwise", "else", "failing", "sonst", "ansonsten", "sino", "sinon") || t[at].Is("not") && t[at-1].Is("if") {
			for next := at + 1; next < len(t) && next < at+4; next++ {
				if t[next].Is("same", "as", "like", "wie", "como", "comme", "lo", "dasselbe", "gleiche") {
					return true
				}
			}
		}
	}
	return false
}

// IsConditional tells a sentence with a condition in it.
func IsConditional(text string) bool {
	t := marks.Tokens(text)
	for at := range t {
		if t[at].Is("if", "when", "provided", "wenn", "falls", "si", "cuando", "quand") && (at+1 == len(t) || !t[at+1].Is("not", "no", "nicht", "non")) {
			return true
		}
	}
	return false
}

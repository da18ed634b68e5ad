package told

import (
	"slices"

	"machipost/orders"
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

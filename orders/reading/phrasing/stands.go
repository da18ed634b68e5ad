package phrasing

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// razed are the words of a clause that says only that a Landmark does not stand any more.
var razed = marks.Lows("it", "its", "that", "this", "one", "mine", "has", "had", "have", "was", "is", "be", "been", "were", "got", "gets", "to", "go", "gone", "away", "down", "torn", "taken", "knocked", "pulled", "demolished", "destroyed", "removed", "flattened", "wrecked", "razed", "lost", "by", "then", "i", "we", "my", "should", "did", "need", "needs", "again", "back", "rebuild", "rebuilding", "replacing", "replace", "replaced", "the", "in", "first", "weg", "ist", "er", "es", "sie", "abgerissen", "wurde", "dann", "musste", "derribado", "derribada", "lo", "la", "han", "he", "fue", "tuvo", "que", "irse")

// fallen finds behind a Landmark that it is wanted when it does not stand, which buying it asks
// anyway: `Harbour (in case it had to go)`.
func fallen(f *finder, at int) words.Phrase {
	before := at - 1
	for f.sign(before, "(", ",", "-") {
		before--
	}
	opener, _ := f.shorter(at, words.If)
	if before < 0 || opener.Tokens == 0 {
		return words.Phrase{}
	}
	landmark := false
	for i := max(0, before-2); i <= before; i++ {
		found := f.Card(i)
		landmark = landmark || found.Tokens > 0 && i+found.Tokens == before+1 && found.Fits == nil && found.Strength < marks.Weak && found.Card.IsLandmark()
	}
	next, gone := at+opener.Tokens, false
	for next < len(f.t) && razed[f.t[next].Low] {
		gone = gone || f.sign(next, "go", "gone", "away", "down", "demolished", "destroyed", "removed", "flattened", "wrecked", "razed", "lost", "rebuild", "rebuilding", "replacing", "replace", "replaced", "weg", "abgerissen", "derribado", "derribada", "irse")
		next++
	}
	if !landmark || !gone || next < len(f.t) && !f.sign(next, ")", ".", ";", ",") {
		return words.Phrase{}
	}
	return phrase(at, next, words.Empty, 0)
}

package changes

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file tells what is different in a go of which a letter says that it is as another.

// differs tells a sentence that says what is different in a go of which the one before says that
// it is the same: `but one die`, `one die though`, `one die there`.
func differs(t []marks.Token) bool {
	end := len(t)
	for end > 1 && !t[end-1].IsWord() && t[end-1].Number < 0 {
		end--
	}
	return t[0].Is("but", "except", "only", "aber", "nur", "pero", "salvo", "solo", "mais", "sauf") || t[end-1].Is("though", "tho", "however", "instead", "there", "then", "allerdings", "jedoch", "dort", "dann", "aunque", "ahi", "alli", "cependant", "toutefois")
}

// InEcho are the goes of an order of a sentence that names none: those of which the letter said
// before that they are the same, where it is what is different there.
func InEcho(text string, scopes, echo []orders.Scope) []orders.Scope {
	if scopes == nil && echo != nil && differs(marks.Tokens(text)) {
		return echo
	}
	return scopes
}

// SameBeside tells orders beside the same for a go that nobody knows to be for that go alone:
// `same for go 2, and one die`.
func SameBeside(p *parts.Arguer) bool {
	same := false
	for at := range p.T {
		_, after := p.Is(at, words.Same)
		same = same || after > 0
		if _, end := words.OneGo(p.T, at); same && end > at && end+1 < len(p.T) {
			return p.Sign(end, ",", "and", "&", "+", "und", "y", "et") && !p.Sign(end+1, "with", "mit", "con", "avec", "this") && !differs(p.T[end+1:])
		}
	}
	return false
}

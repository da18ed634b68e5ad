package formal

import "machipost/orders/reading/marks"

// This file says plainly what points at a throw that the sentence before hopes for: `I'm hoping for
// an 8. If that happens, the Mine` is `if I roll 8, the Mine`.

// Words of a hope for a throw, one of which must stand in it, and those that may stand beside them.
var (
	hoping = marks.Lows("hope", "hoping", "want", "need", "wish", "wishing", "praying", "pray", "crossed", "like", "after", "going", "aiming", "nice", "lovely", "good", "great", "let", "see", "please", "come")
	beside = marks.Lows("i", "im", "i'm", "we", "am", "'m", "really", "just", "only", "do", "so", "and", "to", "for", "a", "an", "my", "that", "lucky", "nice", "good", "roll", "throw", "get", "rolling", "throwing", "getting", "fingers", "everything", "would", "'d", "be", "it", "this", "time", "here", "here's", "heres", "'s", "let's", "lets", "is", "it's", "two", "both", "one", "dice", "die", "with", "on", "the", "of", "then", "all", "please", ",", "-", "!", ".", "hopefully", "if", "comes", "up", "me", "us", "what", "come", "go", "rolled", "again", "use", "using", "ok", "well", "may")
)

// mostHoped is how many tokens a hope has at most.
const mostHoped = 20

// hoped is the number that a sentence hopes for, and nothing else but how many dice are thrown; nil
// for none.
func hoped(t []marks.Token) *marks.Token {
	hopes := false
	var number *marks.Token
	if len(t) > mostHoped {
		return nil
	}
	for i := range t {
		one := &t[i]
		switch {
		case (one.Number >= 0 || isNumber(one.Low)) && i > 0 && t[i-1].Is("a", "an", "my", "that", "lucky", "nice", "good"):
			if number != nil {
				return nil
			}
			number = one
		case one.Number >= 0 && i+1 < len(t) && t[i+1].Is("dice", "die"):
		case hoping[one.Low]:
			hopes = true
		case !beside[one.Low]:
			return nil
		}
	}
	if !hopes {
		return nil
	}
	return number
}

// echoing are words of a condition that only says whether what is hoped for comes, and failing those
// by which it does not.
var (
	echoing = marks.Lows("that", "it", "this", "i", "so", "they", "happens", "happen", "comes", "come", "does", "do", "get", "works", "work", "out", "up", "off", "true", "falls", "shows", "one", "turns", "roll", "throw", "manage", "succeed", "there", "is", "am", "lucky", "did", "should", "to")
	failing = marks.Lows("not", "doesn't", "doesnt", "don't", "dont", "didn't", "didnt", "won't", "wont", "isn't", "isnt", "fails", "fail", "no")
)

// Hopes are what the sentences of a line hope for.
type Hopes struct{ number *marks.Token }

// Pointing says plainly what points at the number that the sentence before hopes for, at the
// beginning of a sentence; elsed tells that what is to be otherwise stands behind it.
func (h *Hopes) Pointing(t []marks.Token, elsed bool) []marks.Token {
	said, points := pointing(h.number, t, elsed)
	if !points {
		h.number = hoped(t)
	}
	return said
}

// pointing says plainly what points at the number, and tells whether something does.
func pointing(number *marks.Token, t []marks.Token, elsed bool) (said []marks.Token, points bool) {
	at := 0
	for at < len(t) && t[at].Is("and", "but", "so", "then") {
		at++
	}
	if number == nil || at >= len(t) {
		return t, false
	}
	if elsed && at > 0 && t[at-1].Is("then") {
		return rolled(number, t, 0, at, false), true
	}
	if !t[at].Is("if", "when", "should") {
		return t, false
	}
	end, no := at+1, false
	for end < len(t) && (echoing[t[end].Low] || failing[t[end].Low]) {
		no = no || failing[t[end].Low]
		end++
	}
	if end == at+1 || end >= len(t) || !(t[end].Is(",", ":", "then", "the", "a", "an", "buy", "take", "get", "my", "i", "i'll", "ill") || no) {
		return t, false
	}
	return rolled(number, t, at, end, no), true
}

// rolled puts that the number is thrown, or that it is not, in the place of some words.
func rolled(number *marks.Token, t []marks.Token, at, end int, no bool) []marks.Token {
	row := []string{"if", "i", "roll"}
	if no {
		row = []string{"if", "i", "do", "not", "roll"}
	}
	out := append([]marks.Token(nil), t[:at]...)
	for _, low := range row {
		one := t[at]
		one.Low, one.Raw, one.Number = low, low, -1
		out = append(out, one)
	}
	out = append(out, *number)
	if !t[end].Is(",", ":") {
		comma := t[at]
		comma.Low, comma.Raw, comma.Number, comma.Glued = ",", ",", -1, true
		out = append(out, comma)
	}
	return append(out, t[end:]...)
}

// Else tells a sentence that begins with what is to be otherwise.
func Else(t []marks.Token) bool {
	return len(t) > 2 && (t[0].Is("otherwise", "else") || t[0].Is("if") && failing[t[1].Low])
}

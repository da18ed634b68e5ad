package goes

import (
	"slices"
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// enumerators are letters that number a list.
const enumerators = "abcdefgh"

// Enumerated takes the numbers out of a list that has them within its line, `1) Mine 2)
// Forest 3) Bakery`, and puts commas there. Two of them may be goes, where there are two and no other
// words name one, as they do in a letter whose goes are named. The first may have stood in front of a line that is listed.
func (f Finder) Enumerated(t []marks.Token, listed, named bool) []marks.Token {
	var at []int     // where each number begins
	numbers := false // and no letters
	if !slices.ContainsFunc(t, isEnumerator) {
		return t
	}
	var kept []marks.Token
	for i := 0; i < len(t); i++ {
		n, end := enumerator(t, i)
		if kept == nil && n > 0 {
			kept = append(make([]marks.Token, 0, len(t)), t[:i]...)
		}
		if n == 0 && kept == nil {
			continue // as most are
		}
		if n == 0 || f.goesBefore(t, i) || n != len(at)+1 && !(len(at) == 0 && n == 2 && listed && f.cardBefore(t, i)) || f.Grammar.Table.CardFrom(t, end) == 0 && !isTelly(t, end) {
			kept = append(kept, t[i])
			continue
		}
		if n == 2 && len(at) == 0 {
			at = append(at, -1) // the first stood before the line
		}
		at = append(at, i)
		numbers = numbers || t[i].Number > 0 || t[i+1].Number > 0
		if len(kept) > 0 && !kept[len(kept)-1].Is(",", ":", ";") && (len(at) > 1 || !kept[len(kept)-1].Is(".")) {
			comma := t[i]
			comma.Low, comma.Raw, comma.To, comma.Number, comma.Glued = ",", ",", t[i].From, -1, true
			kept = append(kept, comma)
		}
		i = end - 1
	}
	if len(at) < 2 || len(at) < 3 && f.TwoGoes && numbers && !named && !f.scoped(t[:max(0, at[0])]) {
		return t
	}
	return kept
}

// goesBefore tells a number that is one of a go.
func (f Finder) goesBefore(t []marks.Token, at int) bool {
	for i := max(0, at-2); i < at; i++ {
		if found := words.Find(t, i, f.Grammar.Speaks); i+found.Tokens > at && found.Means[0].Kind == words.Scope {
			return true
		}
	}
	return false
}

// scoped tells whether goes are named in front of a list.
func (f Finder) scoped(t []marks.Token) bool {
	for at := range t {
		if words.Find(t, at, f.Grammar.Speaks).May(words.Scope) {
			return true
		}
	}
	return false
}

// isEnumerator tells a token that may number a list.
func isEnumerator(t marks.Token) bool {
	return t.Number > 0 && t.Number < 10 || len(t.Low) == 1 && strings.Contains(enumerators, t.Low)
}

// enumerator is the number of a list that stands at a place, and where it ends; 0 for none.
func enumerator(t []marks.Token, at int) (n, end int) {
	from := at
	if t[at].Is("(", "#") && at+1 < len(t) {
		at++
	}
	switch {
	case t[at].Number > 0 && t[at].Number < 10:
		n = t[at].Number
	case len(t[at].Low) == 1 && t[at].Low >= enumerators[:1] && t[at].Low <= enumerators[len(enumerators)-1:]:
		n = int(t[at].Low[0]-enumerators[0]) + 1
	default:
		return 0, 0
	}
	if at+1 < len(t) && t[at+1].Is(")", ".", ":") && t[at+1].Glued {
		return n, at + 2
	}
	if t[from].Is("#") {
		return n, at + 1
	}
	return 0, 0
}

// isTelly tells the TV Station by its short name, behind which a number is of the next in the list.
func isTelly(t []marks.Token, at int) bool {
	if at+1 >= len(t) || !t[at].Is("tv", "telly") {
		return false
	}
	_, end := enumerator(t, at+1)
	return end > 0
}

// cardBefore tells whether a card is named before a place.
func (f Finder) cardBefore(t []marks.Token, at int) bool {
	for i := range at {
		if f.Grammar.Table.CardFrom(t, i) > 0 {
			return true
		}
	}
	return false
}

package slips

import (
	"machipost/engine"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
)

// Words of what stays where it is, and of places.
var (
	stays  = marks.Lows("stays", "stay", "remains", "remain", "is", "comes", "keeps")
	before = marks.Lows("can", "may", "should", "shall", "still", "my", "the", "in", "its", "as", "at")
	ranks  = map[string]int{"first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4}
	behind = marks.Lows("place", "choice", "one", "candidate", "option", "in", "line", "still", "of", "course", "though", ".", "!", "as", "before")
)

// KeepsPlace tells a sentence that only says of a candidate that it stays where it stands in a list: `the Cafe stays
// second`.
func KeepsPlace(g *marked.Grammar, t []marks.Token, lists [][]engine.Card) bool {
	p, at := parts.New(g, t), 0
	for p.Sign(at, "and", "but", ",", ";", "the", "my") {
		at++
	}
	card := p.CardAt(at)
	if card.Tokens == 0 || card.Strength >= marks.Weak {
		return false
	}
	at += card.Tokens
	some := false
	for at < len(t) && (stays[t[at].Low] || before[t[at].Low]) {
		some = some || t[at].Is("stays", "stay", "remains", "remain", "keeps", "still")
		at++
	}
	if at >= len(t) || !some {
		return false
	}
	rank := ranks[t[at].Low]
	for _, one := range t[at+1:] {
		if !behind[one.Low] {
			return false
		}
	}
	for _, list := range lists {
		if rank > 0 && rank <= len(list) && list[rank-1] == card.Card {
			return true
		}
	}
	return false
}

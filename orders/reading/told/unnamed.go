package told

import (
	"strings"

	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file tells wishes for what is written like the name of a card, and is none.

var (
	// requesting are the words in front of such a name, and courteous those behind it.
	requesting = marks.Lows("can", "could", "may", "might", "i", "we", "id", "ill", "would", "will", "want", "like", "love", "have", "get", "buy", "build", "take", "to", "please", "pls", "just", "then", "hi", "hello", "dear", "gm", ",", "so", "ok", "well", "really", "also", "and")
	courteous  = marks.Lows("please", "pls", "thanks", "thank", "you", "ta", "now", "today", "then", "this", "turn", "time", ",", ".", "?", "-")
	gets       = marks.Lows("have", "get", "buy", "build", "take", "like", "love", "want")
)

// longestName is how many words such a name has at most.
const longestName = 3

// AsksUnknown returns what is asked for in a sentence that asks for nothing else, where it is
// written like the name of a card and nobody knows it: `can I have the Golden Goose please`; ""
// for none.
func AsksUnknown(g *marked.Grammar, t []marks.Token) string {
	at, wants := 0, false
	for at < len(t) && requesting[t[at].Low] {
		wants = wants || gets[t[at].Low]
		at++
	}
	if !wants || at >= len(t) || !t[at].Is("the", "a", "an", "another") {
		return ""
	}
	var name []string
	for at++; at < len(t) && isCapital(&t[at]) && strings.ToUpper(t[at].Raw) != t[at].Raw; at++ {
		if g.Table.Card(t, at, never).Tokens > 0 || g.Table.Player(t, at, 3).Tokens > 0 {
			return ""
		}
		name = append(name, t[at].Raw)
	}
	for ; at < len(t); at++ {
		if !courteous[t[at].Low] {
			return ""
		}
	}
	if len(name) > longestName {
		return ""
	}
	return strings.Join(name, " ")
}

package told

import (
	"slices"
	"strings"

	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
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
		if g.Table.AnyCard(t, at).Tokens > 0 || g.Table.Player(t, at, 3).Tokens > 0 {
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

// OnlyNames tells a sentence of nothing but words that nobody knows, which may be names of cards, and
// of what joins them: `failing that the Lagoon`, `Lagoon, or else Moon Base`; and one that is a
// single such name, as a signature may be, too.
func OnlyNames(g *marked.Grammar, t []marks.Token) (joined, names bool) {
	if len(t) > 3*shortest {
		return false, false
	}
	run, strange := 0, false // words of the name that stands there
	for at := 0; at < len(t); at++ {
		found := words.Find(t, at, g.Speaks)
		joint := slices.ContainsFunc(found.Means, func(m words.Meaning) bool { return between[m.Kind] })
		switch {
		case t[at].Is(".", "!", "?"):
			names = names || run > 0
		case joint && found.Tokens > 0:
			joined, run = joined || at == 0 || found.Tokens > 1 || !t[at].Is("and", "&", "/", "|"), 0
			at += found.Tokens - 1
		case t[at].Is(",", "/", ">", "->"):
			run = 0
		case t[at].Is("a", "an", "the", "another") && run == 0:
		case !t[at].IsWord() || run >= longestName || len(t[at].Low) < shortestName || !isStrange(t[at].Low) || everyday.Is(t[at].Low, &g.Languages) && !isCapital(&t[at]) || g.ClassOf(t[at].Low) != 0 || lively[t[at].Low] || hollow[t[at].Low]:
			return false, false
		case g.Table.Player(t, at, 3).Tokens > 0:
			return false, false
		default:
			run, strange = run+1, strange || run > 0 && isCapital(&t[at-1]) && isCapital(&t[at]) || !everyday.Is(t[at].Low, &g.Languages)
			names = true
		}
	}
	return joined && strange, strange
}

// Thanks tells a sentence that begins like the end of a letter.
func Thanks(t []marks.Token) bool { return len(t) > 0 && signing[t[0].Low] }

// AtBottom tells a sentence that ends in where on a list all of it belongs: `Bakery at the bottom of
// the list`, `the Forest last on my list`.
func AtBottom(t []marks.Token) bool {
	for len(t) > 0 && t[len(t)-1].Is(".", "!", "please") {
		t = t[:len(t)-1]
	}
	at := len(t)
	if at > 3 && t[at-1].Is("list") && t[at-2].Is("the", "my") && t[at-3].Is("of", "on") {
		at -= 3
	}
	switch {
	case at > 3 && t[at-1].Is("bottom", "end") && t[at-2].Is("the", "very") && marks.Says(t[at-3:at-1], "at"),
		at > 1 && at < len(t) && t[at-1].Is("last"):
	default:
		return false
	}
	return !marks.Says(t, "top", "first", ";")
}

// between are kinds of phrases between candidates.
var between = map[words.Kind]bool{words.Joint: true, words.Or: true, words.Else: true}

// shortestName is how many letters each word of a name has at least.
const shortestName = 4

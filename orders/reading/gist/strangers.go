package gist

import (
	"slices"

	"machipost/engine/names"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// stranger tells a sentence with a word that nobody knows where that may be more than talk: beside
// a sheet on file anywhere, else where a candidate may stand, or beside a number: `buy Wheat Field,
// Xyzzy`, `reroll oder 5`.
func stranger(g *marked.Grammar, t []marks.Token, now clauses.Context) bool {
	named := namesCard(g, t)
	for at := 0; at < len(t); at++ {
		if found := g.Table.AnyCard(t, at); found.Tokens > 0 {
			at += found.Tokens - 1
			continue
		}
		if unbounds(g, t, at) {
			return true
		}
		if !isNobodys(g, &t[at]) || g.Table.Player(t, at, 2).Tokens > 0 || words.Near(t[at].Low) != "" {
			continue
		}
		long := len(t[at].Low) > 3
		if now.OnFile && long || long && besideNumber(t, at) || named && listed(g, t, at) {
			return true
		}
	}
	return false
}

// isNobodys tells a word that neither the tables have nor everyday life.
func isNobodys(g *marked.Grammar, t *marks.Token) bool {
	return t.IsWord() && t.Number < 0 && !words.IsKnown(t.Low, words.English) && !everyday.Is(t.Low, &g.Languages)
}

// bounding are words by which a number, a card or all of it is turned round.
var bounding = []string{"over", "under", "above", "below", "less", "more", "lower", "higher", "fewer", "unless", "except", "but", "not", "than", "sauf", "ausser", "menos"}

// unbounds tells a word that says nothing, where one by which the number beside it would be turned round may
// stand, or that is near such a word: `reroll 5 or hire`, `reroll oven 8`, `reroll anything bit 8`.
func unbounds(g *marked.Grammar, t []marks.Token, at int) bool {
	low := t[at].Low
	if !t[at].IsWord() || len(low) < 3 || words.PlacesOf(low) != nil || words.Find(t, at, g.Speaks).Tokens > 0 || slices.Contains(bounding, low) {
		return false
	}
	if at > 0 && t[at-1].Is("i", "we", "do", "does") && names.Alike(low, "dont") && low != "dont" {
		return true
	}
	if at > 1 && t[at-1].Is("or", "o", "oder", "ou") && t[at-2].Number >= 0 && (at+1 == len(t) || t[at+1].Is(",", ".", "!", ";")) {
		return true
	}
	beside := at > 0 && t[at-1].Number >= 0 || at+1 < len(t) && t[at+1].Number >= 0 || at+2 < len(t) && t[at+1].Is("than", "that", "or", "and") && t[at+2].Number >= 0 || at > 1 && t[at-1].Is("or", "and") && t[at-2].Number >= 0 ||
		at > 0 && t[at-1].Is(",") && at+1 < len(t) && g.Table.FullCard(t, at+1).Tokens > 0
	return beside && slices.ContainsFunc(bounding, func(word string) bool { return names.Alike(low, word) })
}

// namesCard tells whether a card is named in a sentence.
func namesCard(g *marked.Grammar, t []marks.Token) bool {
	for at := range t {
		if g.Table.AnyCard(t, at).Tokens > 0 {
			return true
		}
	}
	return false
}

// besideNumber tells whether a number stands directly beside a place, or what is counted behind it.
func besideNumber(t []marks.Token, at int) bool {
	numbers := func(i int) bool { return i >= 0 && i < len(t) && (t[i].Number >= 0 || counting[t[i].Low]) }
	return !numbered[t[at].Low] && (numbers(at-1) || numbers(at+1)) || at+1 < len(t) && counted[t[at+1].Low]
}

var (
	counting = marks.Lows("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "coins", "coin", "jugada", "turno", "einem", "einen", "ein")
	numbered = marks.Lows("line", "item", "point", "row", "page", "number")
	counted  = marks.Lows("dice", "die", "go", "turn", "jugada", "turno", "vez", "zug", "tour", "dado", "dados", "wurfel", "wurfeln")
)

// joining are words behind which the next candidate stands.
var joining = marks.Lows("or", "else", "then", "that", "which", "not", "otherwise", "left", "gone", "possible", "o", "no", "oder", "sonst", "ou", "sinon", ">", "/", "first", "second")

// listed tells whether a place is that of a candidate: with what joins candidates before it and nothing
// or another one behind it, or before a card that has the end of another's name.
func listed(g *marked.Grammar, t []marks.Token, at int) bool {
	end := at + 1
	if end < len(t) && marks.EndsAnother(g.Table.FullCard(t, end).Card) {
		return true
	}
	closes := end == len(t) || t[end].Is(",", ".", "!", ";", "or", "else", "then", "otherwise", "o", "oder", "sonst", "ou")
	if !closes && g.Table.FullCard(t, end).Tokens == 0 {
		return false
	}
	for at > 0 && t[at-1].Is("the", "a", "an", "my", "another", "el", "la", "un", "una", "der", "die", "das", "den", "ein", "eine", "einen") {
		at--
	}
	if at == 0 || t[at-1].Is(":") {
		return end+1 < len(t) && t[end].Is(",") && g.Table.FullCard(t, end+1).Tokens > 0
	}
	return t[at-1].Is(",") || joining[t[at-1].Low]
}

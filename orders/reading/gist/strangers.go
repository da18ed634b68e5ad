package gist

import (
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
		if !t[at].IsWord() || t[at].Number >= 0 || words.IsKnown(t[at].Low, words.English) || everyday.Is(t[at].Low, &g.Languages) || g.Table.Player(t, at, 2).Tokens > 0 || words.Near(t[at].Low) != "" {
			continue
		}
		long := len(t[at].Low) > 3
		if now.OnFile && long || long && besideNumber(t, at) || named && listed(g, t, at) {
			return true
		}
	}
	return false
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

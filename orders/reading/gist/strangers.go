package gist

import (
	"unicode"
	"unicode/utf8"

	"machipost/orders/reading/clauses"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// stranger tells a sentence with a word that nobody knows where that may be more than talk: beside
// a sheet on file anywhere, else where a candidate may stand: `buy Wheat Field, Xyzzy`.
func stranger(g *marked.Grammar, t []marks.Token, now clauses.Context) bool {
	named := false
	for at := 0; at < len(t); at++ {
		if found := g.Table.AnyCard(t, at); found.Tokens > 0 {
			named = true
			at += found.Tokens - 1
			continue
		}
		if !t[at].IsWord() || t[at].Number >= 0 || words.IsKnown(t[at].Low, words.English) || everyday.Is(t[at].Low, &g.Languages) || g.Table.Player(t, at, 2).Tokens > 0 || words.Near(t[at].Low) != "" {
			continue
		}
		first, _ := utf8.DecodeRuneInString(t[at].Raw)
		listed := named && unicode.IsUpper(first) && t[at-1].Is(",") && (at+1 == len(t) || at+2 == len(t) && t[at+1].Is(".", "!"))
		if now.OnFile && len(t[at].Low) > 3 || listed {
			return true
		}
	}
	return false
}

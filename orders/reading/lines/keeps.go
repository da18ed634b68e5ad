package lines

import (
	"machipost/orders/reading/changes"
	"machipost/orders/reading/formal"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// mostKept is how many tokens of a line may say what stays.
const mostKept = 60

// keeps tells whether one of the lines says that something stays.
func keeps(r *Letter, lines []Row) (some bool) {
	left := mostHeard
	for i := range lines {
		some = saysKeep(r, lines[i].Tokens, &left) || some
	}
	return some
}

// saysKeep tells whether `the rest stays` or `the Forest stays` is in a line, and remembers
// which cards are to stay. Of a letter so many tokens are left that may say it.
func saysKeep(r *Letter, t []marks.Token, left *int) (keeps bool) {
	t = formal.Plain(r.Grammar.Table, t[:min(len(t), mostKept, *left)])
	*left -= len(t)
	row := parts.New(&r.Grammar, t)
	keeps = changes.AsSent(row, 0) > 0
	for at := 0; at < len(row.T); at++ {
		switch {
		case t[at].Is("forget", "ignore", "disregard", "scrap", "cancel", "replace", "replaces", "instead") && at+1 < len(t) && t[at+1].Is("everything", "all", "what", "whatever", "my", "the"):
			return keeps && row.CardAt(at+1).Tokens+row.CardAt(at+2).Tokens > 0
		case t[at].Is("to", "in") && at > 1 && at+2 < len(t) && t[at-2].Is("add", "put", "include") && t[at+1].Is("my", "the") && t[at+2].Is("order", "orders", "list", "sheet"),
			t[at].Is("supplemented", "amended", "augmented"), t[at].Is("no", "other") && at+2 < len(t) && t[at+1].Is("other", "further", "more") && t[at+2].Is("change", "changes"):
			keeps = true
		}
		if _, end := row.Is(at, words.Keep); end > 0 {
			keeps = true
			for ; at < end; at++ {
				if card := row.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak && card.Fits == nil {
					r.Kept = append(r.Kept, card.Card)
				}
			}
			at--
		}
	}
	return keeps
}

package marked

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file keeps what was found in the rows of a letter: each is read several times, alone,
// with what stands beside it, and once more for what is proposed.

// findings are what is marked in a row, as far as it was looked for.
type findings struct {
	Near map[int]marks.Card // misspelt cards, by place

	phrases []*words.Phrase // by place
	tabled  []*words.Phrase // ... of the tables alone
	cards   []*marks.Card
	players [2][]*marks.Player // by whole names, and by beginnings
	placed  []**words.Places   // in bags
}

func newFindings(n int) *findings {
	phrases, players := make([]*words.Phrase, 2*n), make([]*marks.Player, 2*n)
	return &findings{
		Near: map[int]marks.Card{}, phrases: phrases[:n], tabled: phrases[n:], cards: make([]*marks.Card, n),
		players: [2][]*marks.Player{players[:n], players[n:]}, placed: make([]**words.Places, n),
	}
}

// rows are those of a letter that were read lately.
type rows struct {
	found  map[row]*findings
	tokens int // of them all
}

// A row is known by where its tokens lie, and by the languages that it is read in.
type row struct {
	first     *marks.Token
	tokens    int
	languages [words.NumLanguages]bool
}

// mostKept is how many tokens are kept of the rows that were read lately.
const mostKept = 2000

// findingsOf is what was found so far in a row.
func (g *Grammar) findingsOf(tokens []marks.Token) *findings {
	n := len(tokens)
	if g.rows == nil || n == 0 {
		return newFindings(n)
	}
	this := row{&tokens[0], n, g.Languages}
	if found, ok := g.rows.found[this]; ok {
		return found
	}
	if g.rows.found == nil || g.rows.tokens+n > mostKept {
		g.rows.found, g.rows.tokens = map[row]*findings{}, 0
	}
	found := newFindings(n)
	g.rows.found[this] = found
	g.rows.tokens += n
	return found
}

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
	alike  map[string]*findings // by what is written in them, which a copy has, too
	tokens int                  // of them all
	text   []byte               // for the next of them, written anew each time
}

// A row is known by where its tokens lie, and by the languages that it is read in.
type row struct {
	first     *marks.Token
	tokens    int
	languages [words.NumLanguages]bool
}

// mostKept is how many tokens are kept of the rows that were read lately.
const mostKept = 4000

// findingsOf is what was found so far in a row.
func (g *Grammar) findingsOf(tokens []marks.Token) *findings {
	n, kept := len(tokens), g.rows
	if kept == nil || n == 0 {
		return newFindings(n)
	}
	this := row{&tokens[0], n, g.Languages}
	if found, ok := kept.found[this]; ok {
		return found
	}
	if kept.found == nil || kept.tokens+n > mostKept {
		kept.found, kept.alike, kept.tokens = map[row]*findings{}, map[string]*findings{}, 0
	}
	kept.write(tokens, g.Languages, g.Table.Likelier)
	found, ok := kept.alike[string(kept.text)]
	if !ok {
		found = newFindings(n)
		kept.alike[string(kept.text)] = found
		kept.tokens += n
	}
	kept.found[this] = found
	return found
}

// write writes down all of a row that marks are found by, and whether it is read by what is likelier.
func (k *rows) write(tokens []marks.Token, languages [words.NumLanguages]bool, likelier bool) {
	k.text = append(k.text[:0], mark(likelier))
	for _, speaks := range languages {
		k.text = append(k.text, mark(speaks))
	}
	for i := range tokens {
		t := &tokens[i]
		k.text = append(append(append(append(k.text, t.Low...), 0), t.Raw...), mark(t.Glued), byte(t.Number), byte(t.Number>>8))
	}
}

// mark is a byte of a row that is in no word.
func mark(yes bool) byte {
	if yes {
		return 1
	}
	return 0
}

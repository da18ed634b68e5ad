// Package speech is in which languages a letter is, and its words as they stand in a row: what
// is named and what is meant at a place, and words spelled on telephones, without umlauts or
// as they are spoken (`wuerfle`, `hab`, `kiero`).
//
// What it changes is how a token is compared; what was written stays with it. It turns no row
// round and drops no word. A way of spelling enters here; a word that means something in
// orders/reading/words.
package speech

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// A Speech is in which languages a letter is, and what is a name in a row of its tokens.
type Speech struct {
	In     [words.NumLanguages]bool
	Card   func(tokens []marks.Token, at int) int // how many tokens name a card in full; 0 for none
	Tool   func(tokens []marks.Token, at int) int // ... a card that does something when it acts
	Player func(tokens []marks.Token, at int) int // ... another player than the writer
	Me     func(tokens []marks.Token, at int) int // ... the writer
	OnFile bool                                   // a sheet is on file, which the letter may amend

	Asked  Ownership       // whose card a condition asked about last
	Last   []marks.Token   // the card that was named last in the sentences before
	Torn   []marks.Token   // the landmark that is to be torn down, as it was named
	Before map[string]bool // those that were named in them, as Spelled has them
	Diced  bool            // the sentence before named dice
}

// Named is how many tokens name a card or a player at a place; 0 for none.
func (s *Speech) Named(t []marks.Token, at int) int {
	return max(s.Card(t, at), s.Player(t, at))
}

// Is returns where a phrase of that kind at a place ends; 0 for none.
func (s *Speech) Is(t []marks.Token, at int, kind words.Kind) (words.Meaning, int) {
	if at >= len(t) {
		return words.Meaning{}, 0
	}
	found := words.Find(t, at, func(m words.Meaning) bool { return !m.Shy || s.In[m.Language] })
	for _, m := range found.Means {
		if m.Kind == kind {
			return m, at + found.Tokens
		}
	}
	return words.Meaning{}, 0
}

// An Ownership is of whom a condition asked whether he has a card.
type Ownership struct{ Who, Card []marks.Token }

// Made is a token that nobody wrote.
func Made(low string, at *marks.Token) marks.Token {
	return marks.Token{Low: low, From: at.To, To: at.To, Glued: true, Number: -1}
}

// Insert returns tokens with others at a place.
func Insert(t []marks.Token, at int, more ...marks.Token) []marks.Token {
	row := make([]marks.Token, 0, len(t)+len(more))
	return append(append(append(row, t[:at]...), more...), t[at:]...)
}

// Idle returns tokens of which some say nothing in any language: what they said is settled.
func Idle(t []marks.Token, from, to int) []marks.Token {
	row := append([]marks.Token(nil), t...)
	for i := from; i < to; i++ {
		row[i].Low, row[i].Number = "please", -1
	}
	return row
}

// Closes tells whether a clause ends at a place.
func Closes(t []marks.Token, at int) bool {
	return at >= len(t) || t[at].Is(",", ".", ";", ":", "?", ")", "-", "y", "und", "et", "o", "oder", "ou", "and", "or")
}

// ClosesAll tells whether nothing but a full stop stands from a place on.
func ClosesAll(t []marks.Token, at int) bool {
	return at >= len(t) || at+1 == len(t) && t[at].Is(".")
}

// Sign tells whether the token at a place is one of these.
func Sign(t []marks.Token, at int, lows ...string) bool {
	return at >= 0 && at < len(t) && t[at].Is(lows...)
}

// Spelled are tokens as they are compared.
func Spelled(t []marks.Token) (name string) {
	for i := range t {
		name += " " + t[i].Low
	}
	return name
}

// Unclear is how a word is compared that can be meant two ways: as none of the tables.
const Unclear = "?hay"

// MostClause is how many tokens a condition has at most.
const MostClause = 24

// articles are those of all languages, and words that stand where they do.
var articles = marks.Lows("der", "die", "das", "ein", "eine", "kein", "keine", "mein", "meine", "den", "einen", "el", "la", "un", "una", "le", "une", "the", "mi", "mon", "ma")

// IsArticle tells an article, as it is compared, or what stands where one does.
func IsArticle(low string) bool { return articles[low] }

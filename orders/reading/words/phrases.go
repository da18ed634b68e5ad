package words

import (
	"strings"

	"machipost/orders/reading/marks"
)

// A Said is one way to say something, as tokens.
type Said struct {
	Words []string
	Text  string // as a person writes it
	Shy   bool
}

// Phrases takes a cell of the tables apart into every way to say it.
func Phrases(cell string) []Said {
	var all []Said
	for _, one := range cut(cell) {
		texts := []Said{{Shy: one.shy}}
		for _, field := range one.fields {
			var longer []Said
			for _, said := range texts {
				for _, way := range field {
					longer = append(longer, Said{
						Words: append(said.Words[:len(said.Words):len(said.Words)], way.words...),
						Text:  strings.TrimSpace(said.Text + " " + way.text), Shy: one.shy,
					})
				}
			}
			texts = longer
		}
		for _, said := range texts {
			if len(said.Words) > 0 {
				all = append(all, said)
			}
		}
	}
	return all
}

// A phrase is one of a cell, with choices at its places, each of which is taken apart once and not
// in all that may be said with it.
type phrase struct {
	fields [][]way
	shy    bool
}

// A way is one to fill a place of a phrase; without words where it may stay empty.
type way struct {
	text  string
	words []string
}

// cut takes a cell apart into its phrases.
func cut(cell string) (all []phrase) {
	for text := range strings.SplitSeq(cell, ",") {
		text, shy := strings.CutPrefix(strings.TrimSpace(text), "~")
		one := phrase{shy: shy}
		for field := range strings.FieldsSeq(text) {
			one.fields = append(one.fields, ways(field, len(one.fields) == 0))
		}
		if len(one.fields) > 0 {
			all = append(all, one)
		}
	}
	return all
}

// ways are those to fill a place, which has choices; the first place of a phrase has no word before it.
func ways(field string, first bool) (all []way) {
	field, maybe := strings.CutSuffix(field, "?")
	for choice := range strings.SplitSeq(field, "|") {
		one := way{text: signs.Replace(choice)}
		tokens := marks.Tokens(one.text)
		if !first {
			tokens = marks.Tokens("x " + one.text)[1:] // an 's has a word before it
		}
		for _, token := range tokens {
			one.words = append(one.words, token.Low)
		}
		all = append(all, one)
	}
	if maybe {
		all = append(all, way{})
	}
	return all
}

// signs are those that mean something in a cell.
var signs = strings.NewReplacer("COMMA", ",", "BAR", "|", "ASKS", "?")

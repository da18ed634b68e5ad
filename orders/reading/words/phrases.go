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
	for _, phrase := range strings.Split(cell, ",") {
		phrase, shy := strings.CutPrefix(strings.TrimSpace(phrase), "~")
		if phrase == "" {
			continue
		}
		for _, text := range ways(strings.Fields(phrase)) {
			said := Said{Text: text, Shy: shy}
			for _, token := range marks.Tokens(text) {
				said.Words = append(said.Words, token.Low)
			}
			if len(said.Words) > 0 {
				all = append(all, said)
			}
		}
	}
	return all
}

// ways returns every text that words with choices make.
func ways(words []string) []string {
	texts := []string{""}
	for _, word := range words {
		word, maybe := strings.CutSuffix(word, "?")
		choices := strings.Split(word, "|")
		if maybe {
			choices = append(choices, "")
		}
		var longer []string
		for _, text := range texts {
			for _, choice := range choices {
				longer = append(longer, strings.TrimSpace(text+" "+signs.Replace(choice)))
			}
		}
		texts = longer
	}
	return texts
}

// signs are those that mean something in a cell.
var signs = strings.NewReplacer("COMMA", ",", "BAR", "|", "ASKS", "?")

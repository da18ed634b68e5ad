package reading

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// An Explanation is what one word of a letter was taken for.
type Explanation struct {
	Sentence string // as written
	Word     string // as written; "" where all of the sentence is in the order language
	Taken    string // what it was taken for; "" for nothing that is known
}

// Explain reads a sheet like Read and tells of every word what it was taken for, from
// top to bottom.
func Explain(text string, table Table, me engine.Seat) []Explanation {
	var list []Explanation
	r := newReader(table, me)
	r.explained = &list
	_, text = unbroken(text, table, me)
	r.read(text, orders.EveryGo)
	return list
}

// explain tells what the words of a sentence were taken for; without any it is in the order
// language.
func (r *filer) explain(taken []string, tokens ...marks.Token) {
	if r.explained == nil {
		return
	}
	if len(tokens) == 0 {
		*r.explained = append(*r.explained, Explanation{Sentence: r.Text, Taken: "the order language"})
	}
	for i, token := range tokens {
		*r.explained = append(*r.explained, Explanation{r.Text, token.Raw, taken[i]})
	}
}

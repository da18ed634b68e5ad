package splits

import (
	"slices"

	"machipost/orders/reading/cues"
	"machipost/orders/reading/marks"
)

// This file knows what is asked for politely.

// polite are words that may stand amidst others.
var polite = marks.Lows("please", "pls", "plz", "pleas", "plese", "bitte", "svp", "porfa", "kindly", "pleeease", "plss")

// Words of questions that ask for something all the same.
var (
	wishing = []string{"i would like", "would like", "want", "id like", "ill take", "ill have", "mochte", "quiero", "i take", "i buy"}
	asking_ = []string{"can i get", "can i have", "could i have", "may i have", "could i get", "can"}
)

// Pleads tells a question that asks for something all the same.
func Pleads(t []marks.Token, items []cues.Item) bool {
	for i := range items {
		if items[i].Says(wishing...) || i < 2 && items[i].Says(asking_...) {
			return true
		}
	}
	return marks.Some(t, polite)
}

// Plain is a row of tokens without polite words.
func Plain(t []marks.Token) []marks.Token {
	return slices.DeleteFunc(slices.Clone(t), func(one marks.Token) bool { return polite[one.Low] })
}

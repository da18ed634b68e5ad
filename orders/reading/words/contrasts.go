package words

import (
	"machipost/orders/reading/marks"
)

// contrasting are words that put one thing in the place of another, or deny it: beside a sheet on
// file they may be about what stands there.
var contrasting = marks.Lows("not", "isnt", "arent", "wasnt", "never", "instead", "rather", "than", "longer", "anymore", "after", "before", "behind", "back", "without", "except", "unless", "until", "but", "change", "changed", "replace", "meant", "mean", "wrote", "said", "only", "first", "last", "still", "keep", "stays", "stay", "same")

// Contrasts tells a sentence with such a word.
func Contrasts(tokens []marks.Token) bool {
	return marks.Some(tokens, contrasting)
}

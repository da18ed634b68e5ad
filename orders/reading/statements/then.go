package statements

import (
	"slices"

	"machipost/orders/reading/marks"
)

// OfThen is what a sentence says of what was besides `last` and, at its end, `wasn't it?`:
// neither of them denies anything.
func OfThen(t []marks.Token) []marks.Token {
	if !marks.Says(t, "was", "were") {
		return t
	}
	for i := len(t) - 1; i > 0 && i >= len(t)-mostTagged && t[len(t)-1].Is("?"); i-- {
		if t[i].Is(",") {
			t = t[:i]
			break
		}
	}
	return slices.DeleteFunc(slices.Clone(t), func(one marks.Token) bool { return one.Is("last") })
}

// mostTagged is how many tokens a question has that only asks for a nod.
const mostTagged = 6

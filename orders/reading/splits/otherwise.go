package splits

import (
	"slices"
	"strings"

	"machipost/orders/reading/cues"
)

// This file knows for which case words of an otherwise are.

// strict are words of an otherwise that is of all other cases, and never for when something cannot be
// had.
var strict = []string{"otherwise", "other", "sonst", "ansonsten", "andernfalls", "anderenfalls", "anything", "contrario", "otro", "otra", "demas", "resto", "less", "fewer", "anderen", "ubrigen", "contraire", "autrement"}

// joining are words that only put another choice behind one: `oder sonst`.
var joining = []string{"or", "oder", "o", "ou"}

// IsNext tells an otherwise that only puts another candidate behind one: `or else`, `failing which`.
func IsNext(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	return slices.Contains(joining, first) || slices.ContainsFunc([]string{"failing", "ersatzweise", "hilfsweise", "defecto", "defaut", "alternative"}, func(word string) bool { return strings.Contains(text, word) })
}

// IsStrict tells an otherwise of all other cases.
func IsStrict(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	return !slices.Contains(joining, first) && slices.ContainsFunc(strings.Fields(text), func(word string) bool { return slices.Contains(strict, word) })
}

// IsUnable tells an otherwise for when what was said cannot be had: it stands on the same condition.
func IsUnable(text string) bool {
	return slices.ContainsFunc([]string{"next best", "tampoco", "auch nicht", "wieder nicht", "neither", "cant", "can not", "cannot", "llega", "llego", "alcanza", "puedo", "puede", "reicht", "possible", "posible"}, func(word string) bool {
		return strings.Contains(text, word)
	})
}

// IsOther tells a clause of all other cases: `if it shows any other number`.
func (c *Clause) IsOther() bool {
	return cues.Say(c.Items, "less", "fewer", "other", "otro", "anderen", "andere", "weniger", "menos", "else")
}

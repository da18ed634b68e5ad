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

// IsCase tells an otherwise that is told as a condition: `if not`, `if I don't`.
func IsCase(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	return slices.Contains([]string{"if", "wenn", "falls", "si"}, first) && !IsUnable(text)
}

// rests are words of an otherwise for all other totals of the dice.
var rests = []string{"other roll", "other throw", "other total", "other number", "other result", "other score", "otra tirada", "otro numero", "otro resultado", "otro total", "anderen wurf", "anderen zahl", "andere zahl", "anderer wurf"}

// IsRest tells an otherwise for all other totals of the dice.
func IsRest(text string) bool {
	return slices.ContainsFunc(rests, func(words string) bool { return strings.Contains(text, words) })
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

// lasting are words of an otherwise that say nothing more: `if I don't have it`.
var lasting = cues.ClassesOf(cues.Have, cues.It, cues.Empty, cues.Already, cues.Afford, cues.Cannot)

// mayTrail tells what may stand behind an otherwise that is for what stands before it: nothing, something joined, or
// another candidate.
func mayTrail(rest []Clause) bool {
	return len(rest) == 0 || rest[0].Lead == cues.And || rest[0].Lead == cues.Else && IsNext(rest[0].Leading.Text)
}

// trailing puts an otherwise that stands behind what it is for before it: `the Mine if I roll a 6, the Cafe otherwise`.
func trailing(list []Clause) []Clause {
	for k := len(list) - 1; k > 0; k-- {
		one, before := &list[k], &list[k-1]
		if one.Lead == cues.Else && len(one.Items) == 0 && before.Lead == cues.If && k > 1 && !cues.Any(before.Items, cues.Card, cues.Number, cues.Coins, cues.Player, cues.Dice) {
			before.Lead, before.Leading, before.Items = cues.Else, one.Leading, nil // if I roll anything else
			list = slices.Delete(list, k, k+1)
			continue
		}
		alone := !slices.ContainsFunc(one.Items, func(i cues.Item) bool { return i.Kind != cues.Word || !i.Classes.Any(lasting) })
		if one.Lead != cues.Else || !alone || one.Colon || before.Colon || before.Bracket != one.Bracket || !cues.Any(before.Items, cues.Card) ||
			before.Lead != cues.None && before.Lead != cues.And && before.Lead != cues.Or && !(before.Lead == cues.Else && IsNext(before.Leading.Text)) || !mayTrail(list[k+1:]) {
			continue
		}
		for j := k - 1; j > 0 && before.Lead == cues.Else && IsNext(before.Leading.Text); j-- {
			before = &list[j-1] // a Bakery or else a Ranch if not
		}
		before.Lead, before.Leading = cues.Else, one.Leading
		list = slices.Delete(list, k, k+1)
	}
	return list
}

// IsOther tells a clause of all other cases: `if it shows any other number`.
func (c *Clause) IsOther() bool {
	return cues.Say(c.Items, "less", "fewer", "other", "otro", "otra", "anderes", "anderen", "andere", "weniger", "menos", "else")
}

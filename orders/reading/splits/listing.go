package splits

import (
	"slices"
	"strings"

	"machipost/orders/reading/cues"
	"machipost/orders/reading/marks"
)

// This file tells clauses that list cards, or say that there are none.

// IsVague tells a clause whose only cards are parts of names among other words: `to business`.
func (c *Clause) IsVague() bool {
	plain := func(i cues.Item) bool {
		return i.Kind == cues.Card && i.Strength != marks.Clear && i.Strength != marks.Misspelt
	}
	idle := func(i cues.Item) bool {
		return i.Kind == cues.Unknown || i.Is(cues.Empty) && !i.IsArticle() && !i.Is(cues.Or) && !i.Is(cues.Then)
	}
	return !slices.ContainsFunc(c.Items, plain) && slices.ContainsFunc(c.Items, idle)
}

// Haves tells a clause that says who has something.
func (c *Clause) Haves() bool {
	return slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Is(cues.Have) && !i.Is(cues.Save) })
}

// BuysNothing tells a clause that says of purchases that there is none.
func (c *Clause) BuysNothing() bool {
	return slices.ContainsFunc(c.Items, func(i cues.Item) bool {
		return i.Is(cues.Nothing) && (strings.Contains(i.Text, "b") || strings.Contains(i.Text, "kauf") || strings.Contains(i.Text, "compr") || strings.Contains(i.Text, "achet") || strings.Contains(i.Text, "spen"))
	})
}

// listed are words that may stand among candidates.
var listed = cues.ClassesOf(cues.Empty, cues.And, cues.Or, cues.Then, cues.Priority, cues.Only, cues.First, cues.Second, cues.Third, cues.Else, cues.Buy, cues.Instead, cues.Already, cues.Not, cues.Every, cues.Cost, cues.Coin, cues.Afford, cues.There, cues.Save, cues.It, cues.Nothing, cues.Swap, cues.But)

// IsList tells a clause of nothing but cards and what may stand among them.
func (c *Clause) IsList() bool {
	return !slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Kind == cues.Word && !i.Classes.Any(listed) })
}

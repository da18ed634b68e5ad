package splits

import (
	"slices"

	"machipost/orders/reading/cues"
)

// This file finds what is put in the place of what.

// Exchanged are the one of two items of a kind that is denied, and the other.
func Exchanged(items []cues.Item, kind cues.Kind) (gone, come *cues.Item, ok bool) {
	for i := range items {
		switch {
		case items[i].Kind != kind:
		case isDenied(items, i) && gone == nil:
			gone = &items[i]
		case !isDenied(items, i) && come == nil:
			come = &items[i]
		default:
			return nil, nil, false
		}
	}
	return gone, come, gone != nil && come != nil
}

// thans are words before what something else is better than.
var thans = []string{"than", "than the", "als", "que"}

// changing are words of what becomes something else.
var changing = []string{"change", "replace", "ersetze", "andere"}

// isDenied tells a card or a player that is not to be: `not the Cafe`, `instead of the Cafe`, `rather …
// than the Cafe`, `change the Cafe to`.
func isDenied(items []cues.Item, at int) bool {
	for i := at - 1; i >= max(0, at-3); i-- {
		switch it := &items[i]; {
		case it.Kind == cues.Sign, it.Kind == cues.Card, it.Kind == cues.Player:
			return false
		case it.Is(cues.Not) && !it.Says("no") || it.Says("no") && i > 0 && !items[i-1].Is(cues.Wrong) && i+1 < len(items) && items[i+1].Kind != cues.Sign,
			it.Is(cues.Forget),
			it.Says(thans...) && cues.Say(items[:i], "rather", "lieber", "better", "mejor"),
			i == 0 && it.Says(changing...) && slices.ContainsFunc(items[at:], func(i cues.Item) bool {
				return i.Is(cues.To) || i.Is(cues.For) || i.Says("with", "mit", "durch", "por")
			}):
			return true
		}
	}
	return false
}

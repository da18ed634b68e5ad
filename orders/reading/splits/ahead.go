package splits

import "machipost/orders/reading/cues"

// This file looks ahead: at what stands next, and before the next sign that parts clauses.

// HoldsCard tells a card that stands next, behind an article at most.
func HoldsCard(items []cues.Item) bool {
	return len(items) > 0 && (items[0].Kind == cues.Card || len(items) > 1 && items[1].Kind == cues.Card && items[0].IsArticle())
}

// beforeCard tells whether a card or dice stand before the next sign that parts clauses.
func beforeCard(items []cues.Item) bool {
	for i := range items {
		switch it := &items[i]; {
		case it.Kind == cues.Card || it.Kind == cues.Dice:
			return true
		case it.Kind == cues.Sign && !it.Sign(":"), it.Kind == cues.Goes:
			return false
		}
	}
	return false
}

// hasGoes tells whether goes were named in the clause.
func (c *cutter) hasGoes() bool { return cues.Any(c.now.Items, cues.Goes) }

// beforeMore tells whether a card, dice, or a player in the place of another stands before the next sign
// that parts clauses.
func (c *cutter) beforeMore(i int) bool {
	return beforeCard(c.items[i:]) || cues.Any(c.now.Items, cues.Player) && beforePlayer(c.items[i:])
}

// beforeCount tells a count of dice for other goes, behind dice: `one die in the first go and two in the second`.
func (c *cutter) beforeCount(i int) bool {
	if !cues.Any(c.now.Items, cues.Dice) || i >= len(c.items) {
		return false
	}
	it := &c.items[i]
	counts := it.Kind == cues.Number && it.Plain && it.N <= 2
	return counts && i+1 < len(c.items) && c.items[i+1].Kind == cues.Goes
}

// beforePlayer tells whether a player stands next, behind little words.
func beforePlayer(items []cues.Item) bool {
	for i := range min(len(items), 3) {
		switch it := &items[i]; {
		case it.Kind == cues.Player:
			return true
		case it.Kind == cues.Sign:
			return false
		}
	}
	return false
}

// gets tells a player who is given something.
func gets(items []cues.Item) bool {
	return len(items) > 2 && items[0].Kind == cues.Player && !items[0].Genitive && items[1].Is(cues.Give)
}

package verbs

import (
	"machipost/orders"
	"machipost/orders/reading/asking"
	"machipost/orders/reading/words"
)

// Rungs reads conditions on the writer's coins without an `if`: `22+ coins:`, `with 10 to 21
// coins`; and behind such a one, before, `10-21:`, `with 6 or more`, `with none`. The end is 0
// for none.
func (p Finder) Rungs(at int, before *orders.Condition) (list []orders.Condition, end int) {
	_, next := p.Is(at, words.With)
	with := next > 0
	if !with {
		next = at
	}
	only := p.Sign(next, "only", "just", "solo", "nur", "seulement")
	if only {
		next++
	}
	c := orders.Condition{Kind: orders.Coins, Who: p.Table.Me, Compare: orders.Exactly}
	if before != nil && with && p.Sign(next, "none", "zero", "ninguna", "keiner", "keinen", "aucune") && p.Closes(next+1) {
		return []orders.Condition{c}, next + 1
	}
	a, end := p.Quantity(next)
	_, noun := p.Is(end, words.Coins)
	switch {
	case end == 0:
		return nil, 0
	case noun > 0:
		end = p.MoreBehind(noun, &a)
		if with && before == nil && !a.Ranges() {
			return nil, 0
		}
	case before == nil, (a.Ranges() || !with && a.Alone()) && !a.Follows(before):
		return nil, 0
	}
	if !with && !p.headsPurchase(end, a.Alone()) && !(noun > 0 && !a.Alone() && headsTarget(p, end)) {
		return nil, 0
	}
	alone := a.Alone()
	if c, end = asking.CoinsOf(p.Table.Me, a, false, true, end); only && alone {
		c.Compare = orders.Exactly
	}
	return asking.Spread([]orders.Condition{c}), end
}

// headsPurchase tells whether a purchase stands behind what may be its heading: behind a
// colon or the like, or directly where the heading is plain.
func (p Finder) headsPurchase(at int, alone bool) bool {
	next := at
	for p.Sign(next, ":", "-", ">", "=", "|") || !alone && p.Sign(next, ",") {
		next++
	}
	if alone && next == at {
		return false
	}
	next = p.Lean(next)
	if m, end := p.Is(next, words.Nothing, words.Verb); end > 0 && (m.Kind == words.Nothing || m.Value == int(orders.Buy)) {
		return true
	}
	return p.Slot(next, true).Tokens > 0
}

// headsTarget tells whether it is said behind a place whose coins are taken.
func headsTarget(p Finder, at int) bool {
	for p.Sign(at, ":", "-", ">", "=", ",", "then") {
		at++
	}
	if m, end := p.Is(at, words.Verb); end > 0 && m.Value == int(orders.TV) {
		return true
	}
	return p.Last.Verb == orders.TV && p.PlayerAt(at, 3).Whole && p.PlayerAt(at, 3).Seat != p.Table.Me
}

// Articles passes over `my`, `the` and the like.
func Articles(p Finder, at int) int {
	for p.Sign(at, "the", "my", "a", "an", "our", "mine", "then", "that", "la", "el", "mi", "der", "die", "das", "mein", "meine", "le", "l", "ma", "mon") {
		at++
	}
	return at
}

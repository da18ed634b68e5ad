package conditions

import (
	"machipost/orders"
	"machipost/orders/reading/asking"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file reads conditions that have no if, and stand before what they call for like the
// head of a row: `16 coins or more gets me the Mall, less a Cafe`.

// calling are words between such a head and what it calls for.
var calling = marks.Lows("means", "mean", "gets", "get", "buys", "buy", "earns", "earn", "brings", "bring", "calls", "call", "for", "makes", "make", "it", "is", "'s", "gives", "give", "wins", "me", "us", "in", "a", "an", "the", "and", "then", "its", "my", "i", "im", "ill", "id", "take", "want", "like", "would", "love", "fancy", "have", "please", "having", "getting", "taking", "buying", "go", "going")

// head reads one at the beginning of a clause.
func (s asker) head(at int) int {
	next := at
	for s.Sign(next, "a", "an", "any", "and", "but", "my", "with", "at", "for") {
		next++
	}
	if _, end := s.Is(next, words.Doubles); end > 0 {
		if end = s.thrownOn(end); s.called(end) > end {
			return s.heads(at, s.called(end), orders.Condition{Kind: orders.Doubles, Who: s.Table.Me})
		}
		return at
	}
	a, end := s.Quantity(next)
	if end == 0 {
		return at
	}
	if _, coins := s.Is(end, words.Coins); coins > 0 {
		end = s.MoreBehind(coins, &a)
		if end = s.behindCoins(end); s.called(end) == end && !(s.Sign(end, ",") && s.answers(end+1) && s.elseFollows(end)) {
			return at
		}
		return s.coins(at, s.called(end), a)
	}
	if on := s.thrownOn(end); on > end && s.called(on) > on {
		if set, ok := a.Totals(); ok {
			return s.heads(at, s.called(on), orders.Condition{Kind: orders.Rolled, Who: s.Table.Me, Totals: set})
		}
	}
	if after := s.called(end); after > end && a.Compare == orders.AtLeast && !s.Sign(end-1, "better", "higher") && costs(s, after, a.Low) { // 10 or more get the Mall
		return s.coins(at, after, a)
	}
	if s.rung() && (!a.Alone() || next > at && s.Sign(at, "with", "at", "for")) && (s.answers(end) || s.called(end) > end || s.Sign(end, ":", "=", ">") && s.answers(end+1)) {
		return s.coins(at, s.called(end), a)
	}
	if thrownRung(s) && !a.Alone() && (s.answers(end) || s.Means(end, words.Verb) || s.Sign(end, ":", "=", ">") && s.answers(end+1)) { // 9 or more: Mine, under 9: Ranch
		if set, ok := a.Totals(); ok {
			return s.heads(at, end, orders.Condition{Kind: orders.Rolled, Who: s.Table.Me, Totals: set})
		}
	}
	return at
}

// coins puts a condition on the writer's coins down.
func (s asker) coins(at, end int, a marked.Quantity) int {
	c, ok := asking.CoinsOf(s.Table.Me, a, false, true, end)
	if ok == 0 {
		return at
	}
	s.Stated = asking.Spread([]orders.Condition{c})
	return s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: end, List: s.Stated})
}

// heads puts another one down.
func (s asker) heads(at, end int, c orders.Condition) int {
	s.Stated = []orders.Condition{c}
	return s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: end, List: s.Stated})
}

// thrownOn passes over `on the dice` and the like.
func (s asker) thrownOn(at int) int {
	next := at
	for s.Sign(next, "on", "the", "my", "with", "from", "thrown", "rolled", "showing", "of") {
		next++
	}
	if _, dice := s.Is(next, words.Dice); dice > 0 && next > at {
		return dice
	}
	if next > at && s.Sign(next-1, "thrown", "rolled") {
		return next
	}
	return at
}

// called returns where what is called for stands behind words that call for it; the place
// itself for none.
func (s asker) called(at int) int {
	next := at
	if s.Sign(next, ",") && s.Means(next+1, words.And) {
		next++
	}
	for next < len(s.T) && calling[s.T[next].Low] && !s.IsCard(next) {
		next++
	}
	if next == at || next == at+1 && s.Sign(at, "a", "an", "the", "my", "me", "us", "i", "it", "in", "for") || next >= len(s.T) || !s.answers(next) {
		return at
	}
	for s.Sign(next-1, "a", "an", "the", "my") {
		next--
	}
	return next
}

// costs tells whether a card of that cost stands at a place.
func costs(s asker, at, cost int) bool {
	for s.Sign(at, "a", "an", "the", "my", "another") {
		at++
	}
	return s.IsCard(at) && s.CardAt(at).Fits == nil && s.CardAt(at).Card.Cost() == cost
}

// answers tells whether something that is ordered stands at a place.
func (s asker) answers(at int) bool {
	for s.Sign(at, "a", "an", "the", "my", "another") {
		at++
	}
	return s.IsCard(at) || s.Means(at, words.Nothing)
}

// elseFollows tells whether it is said what is to be done else.
func (s asker) elseFollows(at int) bool {
	for i := at; i < len(s.T); i++ {
		if s.Means(i, words.Else, words.Under) || s.Sign(i, "less", "fewer") {
			return true
		}
	}
	return false
}

// rung tells whether the last condition before is one on the writer's coins.
func (s asker) rung() bool {
	for i := len(s.Pieces) - 1; i >= 0; i-- {
		if p := &s.Pieces[i]; p.Kind == pieces.Condition {
			return p.List[0].Kind == orders.Coins && p.List[0].Who == s.Table.Me
		}
	}
	n := len(s.Now.Chain)
	return n > 0 && s.Now.Chain[n-1][0].Kind == orders.Coins && s.Now.Chain[n-1][0].Who == s.Table.Me
}

// thrownRung tells whether the last condition before is one on what is thrown.
func thrownRung(s asker) bool {
	for i := len(s.Pieces) - 1; i >= 0; i-- {
		if p := &s.Pieces[i]; p.Kind == pieces.Condition {
			return p.List[0].Kind == orders.Rolled
		}
	}
	n := len(s.Now.Chain)
	return n > 0 && s.Now.Chain[n-1][0].Kind == orders.Rolled
}

// purse reads `with my purse at 5 or lower`.
func (s asker) purse(at, next int) int {
	for s.Sign(next, "my", "the") {
		next++
	}
	_, end := s.Is(next, words.Coins)
	if end == 0 || !s.Sign(at, "with") {
		return at
	}
	for s.Sign(end, "at", "on", "of", "holding", "standing", "down", "to", "up", "only", "just") {
		end++
	}
	a, after := s.Quantity(end)
	if after == 0 {
		return at
	}
	if _, coins := s.Is(after, words.Coins); coins > 0 {
		after = s.MoreBehind(coins, &a)
	}
	return s.coins(at, after, s.Scant(end, a))
}

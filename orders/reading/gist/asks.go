package gist

import (
	"machipost/orders"
	"machipost/orders/reading/bags"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file reads conditions.

// An asker reads conditions.
type asker struct{ *sentence }

// asked reads a condition.
func (s asker) asked(at int) int {
	if m, end := s.Is(at, words.Joint); end > 0 && m.Value == words.Lack {
		return s.lacking(at, end)
	}
	if end := s.Lost(at); end > 0 {
		return s.lacking(at, end)
	}
	unless, next := s.opened(at)
	if next < 0 {
		return s.thrown(at)
	}
	if s.Sign(next, ",") { // if, when it comes to buying, I have …
		for i := next + 1; i < min(len(s.T), next+mostInterjected+6); i++ {
			if s.Sign(i, ",") {
				next = i + 1
				break
			}
		}
	}
	list, end := s.Conditions(next)
	if end == 0 || !s.ends(end) {
		if c, after := (bags.Bagger{Arguer: s.Arguer}).Condition(next, s.now.Chain != nil); after > end {
			list, end = []orders.Condition{c}, after
		}
	}
	if end == 0 || !s.ends(end) {
		return s.guessed(at, next, unless)
	}
	return s.plain(at, end, list, unless)
}

// inverted are words that begin a condition without an if: `should I roll a 6`; the verbs
// among them belong to it.
var (
	inverted = marks.Lows("should", "had", "hat", "habe", "ist", "werfe", "wurfle", "liegt")
	had      = marks.Lows("hat", "habe", "ist", "had")
)

// opened returns where a condition begins behind what opens it, and whether it must not
// hold; -1 for none.
func (s asker) opened(at int) (unless bool, next int) {
	unless, next = s.Opener(at)
	switch {
	case next > 0:
		return unless, next
	case at == s.begins && inverted[s.T[at].Low] && !s.Sign(len(s.T)-1, "?"):
		if had[s.T[at].Low] {
			return false, at
		}
		return false, at + 1
	case s.goesOn(at):
		return false, at
	}
	return false, -1
}

// thrown reads `on a 6:`.
func (s asker) thrown(at int) int {
	if at != s.begins || !s.is(at, words.With) {
		return at
	}
	set, end := s.Totals(at)
	if end == 0 || set == 0 || s.is(end, words.Coins, words.Dice) || !s.Sign(end, ",", ":", "-") && !s.isCard(end) && !s.is(end, words.Verb) && !s.isOther(end) {
		return at
	}
	return s.add(piece{kind: condition, from: at, to: end, list: []orders.Condition{{Kind: orders.Rolled, Who: s.Table.Me, Totals: set}}})
}

// reaching are words of a total that two more make.
var reaching = marks.Lows("gets", "takes", "brings", "makes", "reach", "reaches")

// twoLess are the totals that two more make these.
func twoLess(set orders.Totals) orders.Totals {
	return set>>2 | set&orders.TotalsBetween(orders.MaxTotal-1, orders.MaxTotal)
}

// plain puts conditions down that were understood.
func (s asker) plain(at, end int, list []orders.Condition, unless bool) int {
	if unless && len(list) > 1 {
		return s.add(piece{kind: lost, from: at, to: end})
	}
	list = s.recast(list, at, end)
	if c := list[0]; len(list) == 1 && c.Kind == orders.OnOffer && c.Not != unless && s.listed(c.Card) {
		return s.add(piece{kind: lack, from: at, to: end})
	}
	for i := at; i < end; i++ {
		if m, after := s.Is(i, words.Scope); after > i+1 && list[0].Kind != orders.Bought && m.Value != words.BothGoes {
			s.add(piece{kind: goes, from: at, to: at, scopes: []orders.Scope{orders.Scope(m.Value)}})
		}
		if reaching[s.T[i].Low] && list[0].Kind == orders.Rolled && len(list) == 1 {
			list = []orders.Condition{{Kind: orders.Rolled, Who: s.Table.Me, Totals: twoLess(list[0].Totals)}}
		}
	}
	s.stated = list
	if list[0].Kind == orders.OnOffer || list[0].Kind == orders.Has || list[0].Kind == orders.Bought {
		s.last = list[0].Card
	}
	if unless {
		list = []orders.Condition{list[0].Negated()}
	}
	return s.add(piece{kind: condition, from: at, to: end, list: list})
}

// goesOn tells `and I hold 16 coins` behind a condition.
func (s asker) goesOn(at int) bool {
	n := len(s.pieces)
	if at != s.begins || n < 2 || s.pieces[n-1].kind != stop || s.pieces[n-2].kind != condition || !s.is(s.pieces[n-1].from, words.And) {
		return false
	}
	end := s.bound(at)
	if !s.Sign(end, ",", ":") || s.wants(at, end) {
		return false
	}
	some := false
	for i := at; i < end; i++ {
		if s.is(i, words.Verb) && !s.is(i, words.Has) {
			return false
		}
		some = some || s.T[i].Number >= 0 || s.is(i, words.Has, words.Scope)
	}
	return some
}

// lacking reads why another candidate comes: that a condition does not hold, or that the
// one before cannot be had.
func (s asker) lacking(at, end int) int {
	p := piece{kind: lack, from: at, to: end}
	bare := s.chained()
	for i := at; i < end; i++ {
		bare = bare && s.Sign(i, "and", "but", "if", "i", "it", "he", "she", "they", "do", "dont", "does", "doesnt", "is", "isnt", "not", "then", "have", "havent", "hasnt", "has", "that", "there", "happen", "didnt", "arent", "are", "si", "no", "wenn", "nicht", "falls", "or", ",", "pas", "sinon")
	}
	if bare {
		p.kind = other
	}
	return s.add(p)
}

// recast makes a condition on the dice one on coins, where something is had and nothing
// thrown.
func (s asker) recast(list []orders.Condition, from, to int) []orders.Condition {
	has, amount := false, -1
	for i := from; i < to; i++ {
		if s.is(i, words.Roll, words.Total, words.Dice, words.Doubles) || s.Sign(i, "roll", "throw", "get", "rolled") {
			return list
		}
		has = has || s.Sign(i, "got", "have", "ive", "has", "hold", "tengo", "habe", "ai", "ve", "holding", "possess", "own")
		if n, end := s.Number(i); end > 0 && n > 0 && amount < 0 {
			amount = i
			if i > from && s.is(i-1, words.Least, words.Over, words.Under, words.Most) {
				amount = i - 1
			}
		}
	}
	if !has || amount < 0 || len(list) != 1 || list[0].Kind != orders.Rolled {
		return list
	}
	if c, end := s.Amount(amount, s.Table.Me); end > 0 {
		return []orders.Condition{c}
	}
	return list
}

// secondGo tells whether the goes that were named last are the second one.
func (s asker) secondGo() bool {
	for i := len(s.pieces) - 1; i >= 0; i-- {
		if p := s.pieces[i]; p.kind == goes {
			return len(p.scopes) == 1 && p.scopes[0] == orders.Go2
		}
	}
	return s.now.Headed && s.now.TwoGo
}

// Package conditions finds the conditions of a sentence that was not explained whole: those
// that stand there as the grammar knows them, and those that are guessed by what is named in
// them. It knows no order: what hangs on them is the matter of orders/reading/gist. A way to
// tell what a condition asks enters here, a word in the tables of orders/reading/words.
package conditions

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/asking"
	"machipost/orders/reading/bags"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file reads conditions.

// An asker reads conditions.
type asker struct{ *pieces.Sentence }

// Find reads a condition at a place, puts it to the pieces and returns where it ends; the place
// itself where none begins there.
func Find(s *pieces.Sentence, at int) int { return asker{s}.asked(at) }

// asked reads a condition.
func (s asker) asked(at int) int {
	if m, end := s.Is(at, words.Joint); end > 0 && m.Value == words.Lack {
		return s.lacking(at, end)
	}
	if end := s.Lost(at); end > 0 {
		return s.lacking(at, end)
	}
	if end := s.question(at); end > at {
		return end
	}
	unless, next := s.opened(at)
	if next < 0 {
		return s.thrown(at)
	}
	if s.Sign(next, ",") { // if, when it comes to buying, I have …
		for i := next + 1; i < min(len(s.T), next+pieces.MostInterjected+6); i++ {
			if s.Sign(i, ",") {
				next = i + 1
				break
			}
		}
	}
	list, end := s.Conditions(next)
	if end == 0 || !s.Ends(end) {
		if other, after := (bags.Bagger{Arguer: s.Arguer}).Conditions(next, s.Now.Chain != nil); after > end && len(other) == 1 {
			list, end = other, after
		}
	}
	if end == 0 || !s.Ends(end) {
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
	case s.Sign(at, "should") && at != s.Begins:
		return false, -1
	case next > 0:
		return unless, next
	case at == s.Begins && inverted[s.T[at].Low] && !s.Sign(len(s.T)-1, "?"):
		if had[s.T[at].Low] {
			return false, at
		}
		return false, at + 1
	case s.goesOn(at):
		return false, at
	case s.Means(at, words.Else):
		if hidden := words.Shorter(s.T, at, words.If, s.Speaks); hidden.Tokens > 0 {
			return false, at + hidden.Tokens
		}
	}
	return false, -1
}

// MostAsked is how many tokens a condition has that is asked: `doubles? then Radio Tower`.
const MostAsked = 12

// question reads a condition that is asked, and answered by what follows.
func (s asker) question(at int) int {
	last := len(s.T) - 1
	if at > 0 || last < 1 || last > MostAsked || !s.T[last].Is("?") || s.Wants(0, last) {
		return at
	}
	for s.Sign(at, "have", "do", "is", "are", "has", "got", "did", "am", "and", "so", "well", "oh", "a") && s.Sign(at, "have", "do", "is", "are", "did", "am", "and", "so", "well", "oh", "a") {
		at++
	}
	for _, from := range []int{0, at} {
		if list, end := s.Conditions(from); end == last && len(list) > 0 {
			s.Add(pieces.Piece{Kind: pieces.Condition, From: 0, To: end, List: s.recast(list, 0, end)})
			return s.Add(pieces.Piece{Kind: pieces.Colon, From: end, To: last + 1})
		}
		if c, end := s.Coins(from, s.Table.Me, false); end == last {
			s.Add(pieces.Piece{Kind: pieces.Condition, From: 0, To: end, List: asking.Spread([]orders.Condition{c})})
			return s.Add(pieces.Piece{Kind: pieces.Colon, From: end, To: last + 1})
		}
	}
	return 0
}

// rests are words of what no condition before names.
var rests = marks.Lows("rest", "else", "otherwise", "less", "anything", "everything", "resto", "sonst")

// thrown reads `on a 6:`, `with 10 coins`, `7 ->`.
func (s asker) thrown(at int) int {
	if at != s.Begins {
		return at
	}
	if rests[s.T[at].Low] && s.Sign(at+1, ">", "=", ":", ",") && s.Chained() {
		return s.Add(pieces.Piece{Kind: pieces.Other, From: at, To: at + 2})
	}
	if s.Sign(at, "less", "fewer") && s.answers(at+1) && s.Chained() && s.rung() {
		return s.Add(pieces.Piece{Kind: pieces.Other, From: at, To: at + 1})
	}
	if end := s.head(at); end > at {
		return end
	}
	with := s.Means(at, words.With)
	next := at
	if _, end := s.Is(at, words.With); end > 0 {
		next = end
	}
	if end := s.purse(at, next); end > at {
		return end
	}
	if a, end := s.Quantity(next); s.Sign(at, "with") && next == at+1 && !a.Alone() && end > 0 && !s.Means(end, words.Coins, words.Dice) && s.Ends(end) && !s.Chained() {
		return s.coins(at, end, a) // with five or more
	}
	if c, end := s.Coins(next, s.Table.Me, false); end > 0 && with && s.Ends(s.behindCoins(end)) {
		return s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: s.behindCoins(end), List: asking.Spread([]orders.Condition{c})})
	}
	if s.Sign(at, "without", "ohne", "sin", "sans") {
		if c, end := s.Coins(at+1, s.Table.Me, false); end > 0 && c.Totals == 0 {
			return s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: s.behindCoins(end), List: []orders.Condition{c.Negated()}})
		}
	}
	if c, end := s.Coins(at, s.Table.Me, false); end > 0 && s.Sign(end, ">", "=", ":") {
		return s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: end + 1, List: asking.Spread([]orders.Condition{c})})
	}
	if c, end := s.standing(at); end > 0 {
		return s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: end, List: asking.Spread([]orders.Condition{c})})
	}
	set, end := s.Totals(at)
	if end > 0 && s.Sign(end, "on") && s.Sign(end+1, "the", "a") && s.Means(end+2, words.Dice) {
		end += 3
	}
	if !with && (end == 0 || !s.Sign(end, ">", "=")) {
		return at
	}
	if !with {
		if _, after := s.Is(end, words.Coins); after > 0 {
			return at
		}
		return s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: end + 1, List: []orders.Condition{{Kind: orders.Rolled, Who: s.Table.Me, Totals: set}}})
	}
	if end == 0 || set == 0 || s.Means(end, words.Coins, words.Dice) || !s.Sign(end, ",", ":", "-") && !s.IsCard(end) && !s.Means(end, words.Verb) && !s.IsOther(end) {
		return at
	}
	return s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: end, List: []orders.Condition{{Kind: orders.Rolled, Who: s.Table.Me, Totals: set}}})
}

// standing reads `with the Harbour built`, `without it`, `without doubles`.
func (s asker) standing(at int) (c orders.Condition, end int) {
	if !s.Sign(at, "with", "without", "having", "mit", "ohne", "con", "sin") {
		return c, 0
	}
	next := at + 1
	for s.Sign(next, "the", "my", "a", "an", "no", "el", "la", "dem", "der") {
		next++
	}
	c = orders.Condition{Kind: orders.Has, Who: s.Table.Me, Count: 1, Not: s.Sign(at, "without", "ohne", "sin")}
	switch found := s.CardAt(next); {
	case s.IsCard(next) && found.Fits == nil && found.Card.IsLandmark():
		c.Card, end = found.Card, next+found.Tokens
		built := false
		for s.Sign(end, "built", "up", "standing", "in", "town", "ready", "finished", "place", "there", "already", "my") {
			built = true
			end++
		}
		if !built && !c.Not {
			return c, 0
		}
	case s.Sign(next, "it", "one") && s.Last != engine.NoCard && s.Sign(next+1, ",", ":"):
		c.Card, end = s.Last, next+1
	default:
		if _, end = s.Is(next, words.Doubles); end > 0 {
			c = orders.Condition{Kind: orders.Doubles, Who: s.Table.Me, Not: c.Not}
		}
	}
	return c, end
}

// behindCoins passes over `in my pocket` and the like.
func (s asker) behindCoins(at int) int {
	for s.Sign(at, "in", "my", "the", "pocket", "hand", "purse", "bank", "left", "to", "spend", "kitty", "then", "by", "wallet", "town") {
		at++
	}
	return at
}

// short tells a condition that the coins for the candidate before are not there: the next
// one comes then anyway.
func (s asker) short(c orders.Condition) bool {
	if c.Kind != orders.Coins || c.Not || c.Who != s.Table.Me || s.Last == engine.NoCard || !s.Listed(s.Last) || s.Chained() {
		return false
	}
	return c.Compare == orders.Under && c.Count == s.Last.Cost() || c.Compare == orders.AtMost && c.Count == s.Last.Cost()-1
}

// earlier makes what another player has, by words of what he did this turn, what he bought.
func (s asker) earlier(list []orders.Condition, at, end int) []orders.Condition {
	if c := list[0]; len(list) == 1 && c.Kind == orders.Has && c.Count == 1 && c.Who != s.Table.Me {
		bought, turn := false, false
		for i := at; i < min(len(s.T), end+3); i++ {
			bought = bought || s.Sign(i, "bought", "built", "buys", "got", "bought", "gekauft", "comprado", "achete")
			turn = turn || s.Sign(i, "this", "earlier", "before") || s.Sign(i, "diese", "este", "cette")
		}
		if bought && turn {
			c.Kind, c.Count = orders.Bought, 0
			list = []orders.Condition{c}
		}
	}
	return list
}

// spent makes coins that are to be left coins that are there before the last card is paid.
func (s asker) spent(list []orders.Condition, at, end int) []orders.Condition {
	for i := at; i < min(len(s.T), end+2); i++ {
		kept := s.Sign(i, "keep", "remain", "remains", "remaining", "afterwards") || s.Sign(i, "after") && s.Sign(i+1, "paying", "buying")
		if c := list[0]; kept && len(list) == 1 && c.Kind == orders.Coins && c.Who == s.Table.Me && s.Last != engine.NoCard && len(s.Pieces) > 0 {
			c.Count += s.Last.Cost()
			list = []orders.Condition{c}
			break
		}
	}
	return list
}

// reaching are words of a total that two more make; bringing are those of them that do so with a to behind: not `the throw brings an 8`.
var (
	reaching = marks.Lows("gets", "takes", "brings", "makes", "reach", "reaches")
	bringing = marks.Lows("gets", "takes", "brings")
)

// brings tells such a word that says what is thrown: `the throw brings an 8`, not `that brings me to 10`.
func brings(s asker, at int) bool {
	return bringing[s.T[at].Low] && !s.Sign(at+1, "to") && !s.Sign(at+2, "to")
}

// twoLess are the totals that two more make these.
func twoLess(set orders.Totals) orders.Totals {
	return set>>2 | set&orders.TotalsBetween(orders.MaxTotal-1, orders.MaxTotal)
}

// plain puts conditions down that were understood.
func (s asker) plain(at, end int, list []orders.Condition, unless bool) int {
	if unless && len(list) > 1 {
		return s.Add(pieces.Piece{Kind: pieces.Lost, From: at, To: end})
	}
	list = pointed(s, at, end, list)
	list = s.recast(ofThem(s.Sentence, list, at, end, unless), at, end)
	list = s.spent(s.earlier(list, at, end), at, end)
	if c := list[0]; len(list) == 1 && c.Kind == orders.Has && c.Count > bags.MostCopies && s.Sign(end, ",", ".") || c.Kind == orders.Has && c.Count > bags.MostCopies && end >= len(s.T) {
		for i := at; i < end; i++ { // if I have 10 or more the Mall
			if s.IsCard(i) {
				for s.Sign(i-1, "the", "a", "an") {
					i--
				}
				end = i
				list = []orders.Condition{{Kind: orders.Coins, Who: c.Who, Compare: orders.AtLeast, Count: c.Count, Not: false}}
				if c.Not {
					list[0] = list[0].Negated()
				}
			}
		}
	}
	if c := list[0]; len(list) == 1 && (c.Kind == orders.OnOffer && c.Not != unless || c.Kind == orders.Bought && !c.Not && !unless && c.Who != s.Table.Me && s.Listed(c.Card)) {
		if !s.Listed(c.Card) { // if there is no Mine: it is wanted first
			s.Add(pieces.Piece{Kind: pieces.Cards, From: at, To: at, Order: orders.Order{Cards: []engine.Card{c.Card}}})
			s.Begins = at
		}
		return s.Add(pieces.Piece{Kind: pieces.Lack, From: at, To: end})
	}
	if s.tornDown(list, unless) {
		return s.Add(pieces.Piece{Kind: pieces.Lack, From: at, To: end})
	}
	for i := at; i < end; i++ {
		if m, after := s.Is(i, words.Scope); after > i+1 && list[0].Kind != orders.Bought && m.Value != words.BothGoes {
			s.Add(pieces.Piece{Kind: pieces.Goes, From: at, To: at, Scopes: []orders.Scope{orders.Scope(m.Value)}})
		}
		if reaching[s.T[i].Low] && !brings(s, i) && list[0].Kind == orders.Rolled && len(list) == 1 {
			list = []orders.Condition{{Kind: orders.Rolled, Who: s.Table.Me, Totals: twoLess(list[0].Totals)}}
		}
	}
	if len(list) == 1 && !unless && s.short(list[0]) {
		return s.Add(pieces.Piece{Kind: pieces.Lack, From: at, To: end})
	}
	s.Stated = list
	if list[0].Kind == orders.OnOffer || list[0].Kind == orders.Has || list[0].Kind == orders.Bought {
		s.Last = list[0].Card
	}
	if unless {
		list = []orders.Condition{list[0].Negated()}
	}
	return s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: end, List: list})
}

// goesOn tells `and I hold 16 coins` behind a condition.
func (s asker) goesOn(at int) bool {
	n := len(s.Pieces)
	if at != s.Begins || n < 2 || s.Pieces[n-1].Kind != pieces.Stop || s.Pieces[n-2].Kind != pieces.Condition || !s.Means(s.Pieces[n-1].From, words.And) {
		return false
	}
	end := s.Bound(at)
	if !s.Sign(end, ",", ":") || s.Wants(at, end) {
		return false
	}
	some := false
	for i := at; i < end; i++ {
		if s.Means(i, words.Verb) && !s.Means(i, words.Has) {
			return false
		}
		some = some || s.T[i].Number >= 0 || s.Means(i, words.Has, words.Scope)
	}
	return some
}

// lacking reads why another candidate comes: that a condition does not hold, or that the
// one before cannot be had.
func (s asker) lacking(at, end int) int {
	p := pieces.Piece{Kind: pieces.Lack, From: at, To: end}
	bare := s.Chained()
	for i := at; i < end; i++ {
		bare = bare && s.Sign(i, "and", "but", "if", "i", "it", "he", "she", "they", "do", "dont", "does", "doesnt", "is", "isnt", "not", "then", "have", "havent", "hasnt", "has", "that", "there", "happen", "didnt", "arent", "are", "si", "no", "wenn", "nicht", "falls", "or", ",", "pas", "sinon")
	}
	if bare {
		p.Kind = pieces.Other
	}
	return s.Add(p)
}

// recast makes a condition on the dice one on coins, where something is had and nothing
// thrown.
func (s asker) recast(list []orders.Condition, from, to int) []orders.Condition {
	has, amount := false, -1
	for i := from; i < to; i++ {
		if s.Means(i, words.Roll, words.Total, words.Dice, words.Doubles) || s.Sign(i, "roll", "throw", "get", "rolled") {
			return list
		}
		has = has || s.Sign(i, "got", "have", "ive", "has", "hold", "tengo", "habe", "ai", "ve", "holding", "possess", "own")
		if n, end := s.Number(i); end > 0 && n > 0 && amount < 0 {
			amount = i
			if i > from && s.Means(i-1, words.Least, words.Over, words.Under, words.Most) {
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
	for i := len(s.Pieces) - 1; i >= 0; i-- {
		if p := s.Pieces[i]; p.Kind == pieces.Goes {
			return len(p.Scopes) == 1 && p.Scopes[0] == orders.Go2
		}
	}
	return s.Now.Headed && s.Now.TwoGo
}

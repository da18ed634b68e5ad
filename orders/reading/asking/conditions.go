package asking

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// An Asker reads conditions.
type Asker struct {
	setting
	hiding bool // hiddenOpener is at work
}

// Opener returns what a word that begins a condition is: whether what follows must not
// hold, and where it ends; 0 for none. `on a 6` begins and is one.
func (p *Asker) Opener(at int) (unless bool, end int) {
	if _, end := p.Is(at, words.If); end > 0 {
		return false, end
	}
	if _, end := p.Is(at, words.Unless); end > 0 {
		return true, end
	}
	return p.hiddenOpener(at)
}

// hiddenOpener finds an `if` that a longer phrase hides which says nothing more: `if I
// have enough` before `for the Mall`; and a `while` that is one.
func (p *Asker) hiddenOpener(at int) (unless bool, end int) {
	_, idiom := p.Is(at, words.Empty, words.Joint, words.Always)
	found := words.Shorter(p.T, at, words.If, p.Speaks)
	if p.Sign(at, "while", "whilst") {
		idiom, found.Tokens = at+1, 1
	}
	if idiom == 0 || p.hiding {
		return false, 0
	}
	if _, other := p.Is(idiom, words.If, words.Unless, words.Else); found.Tokens == 0 || other > 0 {
		return false, 0
	}
	p.hiding = true
	_, reach := p.Conditions(at + found.Tokens)
	p.hiding = false
	if reach <= idiom {
		return false, 0
	}
	return false, at + found.Tokens
}

// Conditions reads what stands behind `if`, one or several joined by `and`; end is 0 for none.
func (p *Asker) Conditions(at int) (list []orders.Condition, end int) {
	for {
		var c orders.Condition
		next := 0
		if len(list) > 0 && list[len(list)-1].Kind == orders.Coins {
			c, next = p.shared(at, list[len(list)-1])
		}
		if next == 0 {
			c, next = p.condition(at)
		}
		if next == 0 && len(list) > 0 {
			c, next = p.shared(at, list[len(list)-1])
		}
		if n := len(list) - 1; n >= 0 && next > 0 && c.Kind == orders.Coins && list[n].Kind == orders.Has && (p.T[at].Number >= 0 || p.Sign(at, "at", "more", "less", "fewer")) {
			c.Who = list[n].Who // if Bob has a Cafe and 5 coins
		}
		if _, has := p.Is(at, words.Has, words.HasNot); has > 0 && len(list) > 0 && c.Kind != orders.Rolled {
			c.Who = list[len(list)-1].Who // should Bob own a Mine and hold 5 coins
		}
		if next == 0 {
			return list, end
		}
		list, end = append(list, Spread([]orders.Condition{c})...), next
		_, and := p.Is(next, words.And, words.Break)
		if and == 0 && p.Sign(next, ",") {
			_, and = p.Is(next+1, words.And, words.Break)
		}
		if and == 0 {
			return list, end
		}
		if unless, after := p.Opener(and); after > 0 && !unless {
			and = after
		}
		at = and
	}
}

// shared reads a condition that shares its beginning with the one before: `have Mine
// and Forest`.
func (p *Asker) shared(at int, before orders.Condition) (orders.Condition, int) {
	if before.Kind == orders.Coins {
		if c, end := besides(p, at, before.Who); end > 0 {
			return c, end
		}
		a, end := p.Quantity(at)
		if _, noun := p.Is(end, words.Landmark, words.Dice, words.Roll); end == 0 || noun > 0 || a.Compare == "" || p.CardAt(end).Tokens > 0 && p.CardAt(end).Strength == marks.Whole && !p.Closes(end) {
			return orders.Condition{}, 0
		}
		if _, coins := p.Is(end, words.Coins); coins > 0 {
			end = coins
		}
		return CoinsOf(before.Who, a, false, true, end)
	}
	if before.Kind != orders.Has || before.Not {
		return orders.Condition{}, 0
	}
	return p.owned(at, before.Who, false)
}

// condition reads one condition; end is 0 for none.
func (p *Asker) condition(at int) (c orders.Condition, end int) {
	not, from := false, at
	for at < len(p.T) && !words.IsSomebody(p.T[at].Low) && !p.Sign(at, "nobody", "noone", "everybody", "everyone") {
		if c, end := p.asked(at); end > 0 {
			if c.Kind == orders.Coins && p.spoken(from, end) && !p.Invests() {
				return c, 0
			}
			if not && c.Kind == orders.Coins && c.Totals != 0 {
				return c, 0
			}
			if not {
				c = c.Negated()
			}
			if c.Kind == orders.Bought {
				end = p.earlier(end)
			}
			return c, p.trailing(end)
		}
		if _, next := p.Is(at, words.Not, words.Denial); next > 0 && !not {
			at, not = next, true
			continue
		}
		next := p.Pass(at)
		if next == at || words.IsSomebody(p.T[next-1].Low) {
			return c, 0
		}
		at = next
	}
	return c, 0
}

// spoken tells a condition on the coins that are left when all is paid, which the order
// language does not have.
func (p *setting) spoken(from, end int) bool {
	for i := from; i < min(len(p.T), end+2); i++ {
		if p.Sign(i, "keep", "remain", "remains", "remaining", "afterwards", "quedan", "queden", "quede", "danach", "ubrig", "restent", "reste") && (!p.Sign(i, "danach") || p.Sign(i+1, "noch")) {
			return true
		}
	}
	return false
}

// Invests tells a sentence about a coin for the startup, which is put there when all is
// paid: what is left then is what is asked.
func (p *setting) Invests() bool {
	for i := range p.T {
		if m, end := p.Is(i, words.Verb); end > 0 && m.Value == int(orders.Invest) {
			return true
		}
	}
	return false
}

// leftOver passes over `left after buying` behind coins, of which one is put on the startup;
// the place itself for none.
func (p *setting) leftOver(at int) int {
	next := at
	for p.Sign(next, "left", "over", "after", "remaining", "afterwards", "buying", "shopping", "that", "my", "purchase", "ive", "bought", "in", "hand", "at", "the", "end") {
		next++
	}
	if next == at || p.Sign(at, "that", "my", "in", "at", "the", "ive") || !p.Invests() || !p.Closes(next) && !p.Sign(next, ":") {
		return at
	}
	return next
}

// earlier passes over `in go 1` behind what was bought: it can have been in no other.
func (p *setting) earlier(at int) int {
	next := at
	for p.Sign(next, "in", "on", "my", "the") {
		next++
	}
	if m, end := p.Is(next, words.Scope); end > 0 && m.Value == int(orders.Go1) {
		return end
	}
	if m, end := p.Is(at, words.Scope); end > 0 && m.Value == int(orders.Go1) {
		return end
	}
	return at
}

// Amount reads a number alone as one of coins, behind a condition on coins; the end is 0
// for none.
func (p *setting) Amount(at int, who engine.Seat) (orders.Condition, int) {
	if _, end := p.Is(at, words.With); end > 0 {
		at = end
	}
	a, end := p.Quantity(at)
	if end == 0 {
		return orders.Condition{}, 0
	}
	return CoinsOf(who, a, false, true, end)
}

// Pass passes over one phrase that says nothing, without explaining it yet.
func (p *Asker) Pass(at int) int {
	if p.Sign(at, "(", ")", ",") {
		return at + 1
	}
	if _, end := p.Is(at, words.With); end > 0 {
		return end
	}
	return max(at, p.Idle(at))
}

// trailing passes over `already`, `by then` and the like behind a condition.
func (p *Asker) trailing(at int) int {
	for {
		if _, end := p.Is(at, words.Any); end > 0 {
			at = end
			continue
		}
		if _, end := p.Is(at, words.Has); end > 0 && (p.Closes(end) || p.Sign(end, ":")) { // wenn ich 10 Münzen habe
			at = end
			continue
		}
		if end := p.leftOver(at); end > at {
			at = end
			continue
		}
		if p.Sign(at, ")") {
			at++
			continue
		}
		if idle := p.Idle(at); idle > at && p.Sign(idle, ",", ":") { // after the roll,
			at = idle
			continue
		}
		return at
	}
}

// lull passes over words between a subject and its verb: `already`, `do`.
func (p *Asker) lull(at int) int {
	for {
		_, end := p.Is(at, words.Empty, words.Any)
		if end == 0 || words.IsSomebody(p.T[at].Low) {
			return at
		}
		if _, own := p.Is(at, words.Has, words.HasNot, words.Roll, words.Bought); own > 0 {
			return at
		}
		at = end
	}
}

func (p *Asker) any(at int) int {
	for {
		if _, end := p.Is(at, words.Any); end > 0 {
			at = end
			continue
		}
		if p.Sign(at, "a", "an", "the", "his", "her", "their", "un", "una", "la", "el", "le", "die", "das", "den", "ein", "eine", "einen", "une", "got", "built") {
			at++
			continue
		}
		return at
	}
}

// MoreBehind reads an `or more` behind the noun: `6 coins or more`.
func (p *Asker) MoreBehind(at int, a *marked.Quantity) int {
	if a.Compare != "" && a.Compare != orders.AtMost || a.High > 0 {
		return at
	}
	if _, end := p.Is(at, words.OrMore); end > 0 {
		a.Compare = orders.AtLeast
		return end
	}
	if _, end := p.Is(at, words.OrLess); end > 0 {
		a.Compare = orders.AtMost
		return end
	}
	if _, end := p.Is(at, words.Exactly); end > 0 { // three exactly
		a.Compare = orders.Exactly
		return end
	}
	return at
}

// OneCard reads the one card that a condition or an order names; end is 0 for none.
func (p *Asker) OneCard(at int) (engine.Card, int) {
	if last := p.lastBought(); p.Sign(at, "it", "them", "that") && last != engine.NoCard && (p.Closes(at+1) || p.Sign(at+1, "then", "already", "yet", ":")) {
		return last, at + 1
	}
	if p.Sign(at, "it", "them") && p.Some {
		if cards := p.Last.Cards; len(cards) == 1 {
			return cards[0], at + 1
		}
		return engine.NoCard, 0
	}
	for {
		found := p.CardAt(at)
		if last := p.lastBought(); last != engine.NoCard && (found.Tokens == 0 || found.Fits != nil) && at < len(p.T) && p.T[at].IsWord() && strings.HasSuffix(strings.ToLower(last.String()), " "+p.T[at].Low) {
			return last, at + 1 // the station
		}
		if found.Tokens > 0 && found.Fits == nil {
			return found.Card, at + found.Tokens
		}
		if _, end := p.Is(at, words.Empty); end > 0 {
			at = end
			continue
		}
		return p.Misspelt(at)
	}
}

// Misspelt reads a misspelt name that stands where a card is looked for.
func (p *Asker) Misspelt(at int) (engine.Card, int) {
	if at >= len(p.T) || p.CardAt(at).Fits != nil {
		return engine.NoCard, 0
	}
	found, known := p.Near[at]
	for length := 3; length > 0 && !known && found.Tokens == 0; length-- {
		if at+length <= len(p.T) && p.allWords(at, at+length) {
			found = p.Table.Misspelt(p.T[at : at+length])
		}
	}
	p.Near[at] = found
	if found.Tokens == 0 {
		return engine.NoCard, 0
	}
	return found.Card, at + found.Tokens
}

// allWords tells whether the tokens are words, none of them of the tables or a name.
func (p *setting) allWords(from, to int) bool {
	for i := from; i < to; i++ {
		if !p.T[i].IsWord() || p.IsCommon(i) || p.PlayerAt(i, 3).Whole {
			return false
		}
	}
	return true
}

// IsPronoun tells `if I get one`, where one is no number.
func (p *setting) IsPronoun(at, end int) bool {
	return end == at+1 && p.Sign(at, "one", "uno", "una", "un")
}

// Spread makes two conditions of one on a range of coins: at least, and at most.
func Spread(list []orders.Condition) (spread []orders.Condition) {
	for _, c := range list {
		high := int(c.Totals)
		if c.Kind != orders.Coins || high == 0 {
			spread = append(spread, c)
			continue
		}
		c.Totals = 0
		spread = append(spread, c)
		c.Compare, c.Count = orders.AtMost, high
		spread = append(spread, c)
	}
	return spread
}

// rolled is that one of some totals is thrown, or none of them.
func rolled(who engine.Seat, set orders.Totals, not bool) orders.Condition {
	if not {
		set = orders.AllTotals &^ set
	}
	return orders.Condition{Kind: orders.Rolled, Who: who, Totals: set}
}

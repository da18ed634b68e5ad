// Package asking reads what a condition asks: what somebody has, what was thrown or bought, what
// is on offer. A condition begins at a place of a row of tokens and tells where it ends; 0 is
// none. What stands beside it tells what it asks about where its own words do not.
//
// It knows no sentence, and not what hangs on a condition but whether that is a purchase: which
// condition may stand where is the matter of orders/reading/sentences. A condition that people say
// otherwise enters here, a word for it in orders/reading/words.
package asking

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// asked reads one condition without `not`.
func (p *Asker) asked(at int) (orders.Condition, int) {
	who, named, next := p.subject(at)
	if who == engine.NoSeat {
		return orders.Condition{}, 0 // somebody else has it, and nobody knows who
	}
	if next > at || !named {
		for _, read := range []func(int, engine.Seat, bool) (orders.Condition, int){p.broke, p.having, p.Coins, p.buying, p.affording, p.owning, p.Rolling} {
			if c, end := read(next, who, named); end > 0 && !(c.Kind == orders.Coins && (p.Sign(end, "of") || p.Sign(end-2, "own", "owns", "possess"))) {
				return c, end
			}
		}
	}
	return p.offering(at)
}

// subject reads whom a condition asks about; the writer when nobody is named.
func (p *Asker) subject(at int) (who engine.Seat, named bool, end int) {
	if m, has := p.Is(at, words.Has); has > at+1 && m.Language != words.English && m.Value != words.It { // me quedan
		return p.Table.Me, false, at
	}
	if found := words.Shorter(p.T, at, words.Me, p.Speaks); found.Tokens > 0 {
		return p.Table.Me, false, at + found.Tokens
	}
	if found := p.PlayerAt(at, 3); found.Tokens > 0 && found.Fits == nil {
		who, end = found.Seat, at+found.Tokens
	} else if seat := p.PlayerBefore(at); p.Sign(at, "he", "she", "they", "hes", "shes", "theyre", "er", "sie") && seat != engine.NoSeat || p.Sign(at, "il", "elle", "el", "ella") && p.Sign(at+1, "a", "na", "possede", "detient", "tiene", "tenga", "posee") {
		who, end = seat, at+1
	}
	if end > at && p.Sign(end, "'s") {
		return who, true, end + 1
	} else if end > at {
		return who, true, end
	}
	if p.Sign(at, "my", "mis", "meine", "mes") {
		return p.Table.Me, false, at + 1
	}
	for verb := at; verb < len(p.T) && (verb == at || p.Sign(verb-1, "no", "la", "lo", "las", "los", "ya")); verb++ {
		if words.IsTheirs(p.T[verb].Low, p.PlayerBefore(at) != engine.NoSeat) {
			return p.PlayerBefore(at), true, at
		}
	}
	return p.Table.Me, false, at
}

// having reads `has 6 coins`, `has no Mine`, and the same without the verb where a noun tells.
func (p *Asker) having(at int, who engine.Seat, named bool) (orders.Condition, int) {
	before := at - 1
	at = p.lull(at)
	if m, end := p.Is(at, words.Has, words.HasNot); m.Value == words.It && end > 0 {
		return p.itself(who, m.Kind == words.HasNot, end)
	}
	if _, next := p.Is(at, words.HasNot); next > 0 {
		if c, end := p.owned(p.any(next), who, true); end > 0 {
			return c, end
		}
		return orders.Condition{}, 0
	}
	_, next := p.Is(at, words.Has)
	if next == 0 && named && p.Sign(at, "a") && p.Languages[words.French] {
		next = at + 1 // Claire a plus de 15 pièces
	}
	if n, end := p.Number(at + 1); next == 0 && p.Sign(at, "got", "get") && (n > orders.MaxTotal || p.Sign(at, "got") && p.buysFor(n, end)) {
		next = at + 1
	}
	if a, end := p.Quantity(at + 1); next == 0 && p.Sign(at, "got") && p.Sign(before, "ive", "have", "weve") && end > 0 && (a.Compare != "" || p.Sign(before, "ive")) && p.buys(end) {
		next = at + 1 // I've got fewer than ten
	}
	if _, end := p.Quantity(at + 1); next == 0 && end > 0 && p.Sign(at, "got") && p.Sign(before, "ive", "weve", "'s", "hes", "shes", "theyve") {
		if _, coins := p.Is(end, words.Coins); coins > 0 || !p.Sign(before, "ive", "weve") {
			next = at + 1 // I've somehow got 10 coins
		}
	}
	if next == 0 && p.Sign(at, "got") && (p.Sign(before, "ive", "weve", "'s") || p.Sign(at-1, "have", "has", "'s")) { // I've got the Train Station
		if _, end := p.OneCard(p.any(at + 1)); end > 0 && (p.builtEver(at+1, end) || p.Sign(before, "'s") && !p.Sign(end, "this", "before", "first", "in")) {
			next = at + 1
		}
	}
	if _, number := p.Quantity(at); next == 0 && number > 0 && (p.Sign(at-1, "ive") || p.Sign(at-2, "ive") && p.Sign(at-1, "the")) {
		next = at // I've 7 or more
	}
	if next == 0 {
		return orders.Condition{}, 0
	}
	if _, no := p.Is(next, words.Not, words.Nothing); no > 0 && !p.Sign(next, "not") {
		if c, end := p.owned(p.any(no), who, true); end > 0 {
			return c, end
		}
	}
	if !p.Sign(next, "any", "some") {
		next = p.any(next)
	}
	return p.owned(next, who, false)
}

// itself is whether somebody has the card that was named last.
func (p *setting) itself(who engine.Seat, not bool, end int) (orders.Condition, int) {
	if len(p.Last.Cards) != 1 || !p.Closes(end) && !p.Sign(end, ":", "?") {
		return orders.Condition{}, 0
	}
	c := orders.Condition{Kind: orders.Has, Who: who, Card: p.Last.Cards[0]}
	if p.Last.Verb == orders.Swap && who != p.Table.Me {
		c.Card = p.Last.Theirs // it is he who gives it
	} else if earlier := p.boughtBefore(); p.Last.Verb == orders.Buy && who == p.Table.Me && !not && earlier != engine.NoCard {
		c.Card = earlier
	}
	return Counted(c, marked.Quantity{}, not, false, end)
}

// owning reads `6 Münzen hat`, `kein Bergwerk habe`: with the verb at the end.
func (p *Asker) owning(at int, who engine.Seat, _ bool) (orders.Condition, int) {
	at = p.lull(at)
	_, next := p.Is(at, words.Not)
	not := next > 0
	if c, end := p.owned(p.any(max(at, next)), who, not); end > 0 {
		if m, verb := p.Is(p.any(end), words.Has); verb > 0 && m.Language != words.English {
			return c, verb
		}
		if m, verb := p.Is(end, words.HasNot); verb > 0 && !not && m.Language != words.English {
			return c.Negated(), verb
		}
	}
	return orders.Condition{}, 0
}

// owned reads what somebody has: coins, landmarks or copies of a card.
func (p *Asker) owned(at int, who engine.Seat, not bool) (orders.Condition, int) {
	if p.Sign(at, "one", "it") && p.Some {
		if c, end := p.itself(who, not, at+1); end > 0 {
			return c, end
		}
	}
	if n, _ := p.Number(at + 1); p.Sign(at, "the", "my") && n > 1 { // the 30 coins
		at++
	}
	a, next := p.Quantity(at)
	a = p.Scant(at, a)
	if _, has := p.Is(next, words.Has); next > 0 && (has > 0 || p.Closes(p.leftOver(next))) && p.Invests() && !not { // siempre que me queden 3 o más
		return CoinsOf(who, a, not, true, next)
	}
	if p.Sign(at, "any", "some") && p.Closes(at+1) && who != p.Table.Me && who != engine.NoSeat {
		return CoinsOf(who, marked.Quantity{Compare: orders.AtLeast, Low: 1}, not, true, at+1) // tv Bob if he has any
	}
	if _, coins := p.Is(at+1, words.Coins); next == 0 && p.Sign(at, "any", "some") && coins > 0 && !not && who != p.Table.Me {
		return CoinsOf(who, marked.Quantity{Compare: orders.AtLeast, Low: 1}, false, true, coins)
	}
	some, counted := next > 0, next
	next = p.any(max(at, next))
	if _, end := p.Is(next, words.Coins); end > 0 {
		return CoinsOf(who, a, not, some, p.MoreBehind(end, &a))
	}
	if _, end := p.Is(next, words.Landmark); end > 0 {
		return Counted(orders.Condition{Kind: orders.Landmarks, Who: who}, a, not, some, p.MoreBehind(end, &a))
	}
	if next > at && p.CardAt(next).Tokens == 0 && !p.Sign(at, "one") && !p.Sign(next, "of") {
		if end := p.MoreBehind(next, &a); a.Low > orders.MaxTotal || p.buys(end) || p.paysUp(who, end) { // if I got 22 by then
			return CoinsOf(who, a, not, true, end)
		}
	}
	if c, end, ok := apart(p, at, counted, who, not, a); ok {
		return c, end
	}
	card, end := p.OneCard(next)
	if end == 0 {
		return orders.Condition{}, 0
	}
	end = p.MoreBehind(end, &a)
	return Counted(orders.Condition{Kind: orders.Has, Who: who, Card: card}, a, not, some, end)
}

// Coins reads `coins >= 6`, `my coins are 6 or more`, `10 coins`.
func (p *Asker) Coins(at int, who engine.Seat, _ bool) (orders.Condition, int) {
	if _, next := p.Is(at, words.Coins); next > 0 {
		next = p.lull(next)
		_, verb := p.Is(next, words.Has, words.Total)
		if a, end := p.Quantity(max(next, verb)); end > 0 {
			return CoinsOf(who, a, false, true, end)
		}
		return orders.Condition{}, 0
	}
	got := at
	for p.Sign(got, "get", "got", "only", "just", "reach", "make", "only've") {
		got++
	}
	few := got > at && marks.Says(p.T[at:got], "only", "just")
	a, next := p.Quantity(got)
	if next == 0 {
		return orders.Condition{}, 0
	}
	if few && a.Compare == "" && a.High == 0 {
		a.Compare = orders.AtMost
	}
	if _, end := p.Is(next, words.Coins); end > 0 && who == p.Table.Me {
		return CoinsOf(who, a, false, true, p.MoreBehind(end, &a))
	}
	if _, end := p.Is(next, words.Landmark); end > 0 {
		return Counted(orders.Condition{Kind: orders.Landmarks, Who: who}, a, false, true, p.MoreBehind(end, &a))
	}
	return orders.Condition{}, 0
}

// Counted is a condition on copies or landmarks, which are counted from a number up.
func Counted(c orders.Condition, a marked.Quantity, not, some bool, end int) (orders.Condition, int) {
	c.Count, c.Not = a.Low, not
	switch {
	case a.High > 0, a.Compare == orders.Exactly:
		return c, 0
	case !some:
		c.Count = 1
	case a.Compare == orders.Over:
		c.Count++
	case a.Compare == orders.Under:
		c.Not = !c.Not
	case a.Compare == orders.AtMost:
		c.Count++
		c.Not = !c.Not
	}
	if c.Count == 0 && a.Compare == "" {
		c.Count, c.Not = 1, !c.Not
	}
	if c.Count < 1 {
		return c, 0
	}
	return c, end
}

// buying reads `bought Mine`.
func (p *Asker) buying(at int, who engine.Seat, named bool) (orders.Condition, int) {
	from := at
	at = p.lull(at)
	_, next := p.Is(at, words.Bought)
	for i := at; i < next && !named; i++ {
		if p.Sign(i, "ha", "hat", "haya", "coge", "pilla") || strings.HasSuffix(p.T[i].Raw, "ó") {
			return orders.Condition{}, 0 // somebody else bought it, and nobody knows who
		}
	}
	not := false
	if next == 0 {
		if _, next = p.Is(at, words.NotBought); next == 0 {
			return p.succeeding(from)
		}
		not = true
	}
	card, end := p.OneCard(p.any(next))
	if earlier := p.boughtBefore(); !not && end > 0 && p.Sign(end-1, "it", "that") && earlier != engine.NoCard {
		card = earlier
	}
	if card.IsLandmark() && end > 0 && p.builtEver(at, end) {
		return orders.Condition{Kind: orders.Has, Who: who, Card: card, Count: 1, Not: not}, end
	}
	return orders.Condition{Kind: orders.Bought, Who: who, Card: card, Not: not}, end
}

// affording reads `can afford the Mall`, `enough for the Mall`.
func (p *Asker) affording(at int, who engine.Seat, _ bool) (orders.Condition, int) {
	at = p.lull(at)
	if _, has := p.Is(at, words.Has); has > 0 {
		at = has
	}
	m, next := p.Is(at, words.Afford)
	if next == 0 {
		return orders.Condition{}, 0
	}
	card, end := p.OneCard(p.any(next))
	if end == 0 {
		return orders.Condition{}, 0
	}
	c := orders.Condition{Kind: orders.Coins, Who: who, Compare: orders.AtLeast, Count: card.Cost()}
	if m.Value == 1 {
		c = c.Negated()
	}
	return c, end
}

// Rolling reads `I roll 6`, `the total is 6 or more`, `it comes up 6`, `on a 6`,
// `doubles`.
func (p *Asker) Rolling(at int, who engine.Seat, named bool) (orders.Condition, int) {
	if named && who != p.Table.Me {
		return orders.Condition{}, 0
	}
	from, not, some := at, false, false
	for at < len(p.T) {
		if _, end := p.Is(at, words.Doubles); end > 0 {
			return orders.Condition{Kind: orders.Doubles, Who: who, Not: not}, end
		}
		if some {
			if set, end := p.Totals(at); end > 0 && !p.IsPronoun(at, end) {
				if c, coins := comesTo(p, from, at, end); coins > 0 {
					return c, coins
				}
				if _, noun := p.Is(end, words.Coins, words.Landmark, words.Dice); noun > 0 || p.Sign(end, "of") || p.CardAt(end).Tokens > 0 && !p.Sign(end, ",", ":") && p.CardAt(end).Strength < marks.Weak && !p.T[end].Is("harbour") && !(end == at+1 && p.Sign(at-1, "a", "an", "roll", "rolls", "rolled", "throw", "throws", "thrown")) {
					return orders.Condition{}, 0
				}
				return rolled(who, set, not), end
			}
		}
		if _, end := p.Is(at, words.Roll, words.Total, words.With); end > 0 {
			at, some = end, true
			continue
		}
		if _, end := p.Is(at, words.Not, words.Denial); end > 0 && !not {
			at, not = end, true
			continue
		}
		if _, end := p.Is(at, words.Empty, words.Anything, words.Dice, words.Me); end > 0 || not && p.Sign(at, "pas") { // ne fais pas 7
			at = max(end, at+1)
			continue
		}
		if set, end := p.Totals(at); end > 0 && !p.IsPronoun(at, end) {
			if _, verb := p.Is(end, words.Roll); verb > 0 || p.Sign(end, ",", ":") || end == len(p.T) { // wenn ich eine 6 würfle; if 6: …
				return rolled(who, set, not), max(verb, end)
			}
		}
		return orders.Condition{}, 0
	}
	return orders.Condition{}, 0
}

// offering reads `Mine is on offer`, `no Mine on offer`, `there is a Mine left`.
func (p *Asker) offering(at int) (orders.Condition, int) {
	front, not := false, false
	for at < len(p.T) {
		if p.CardAt(at).Tokens > 0 && p.CardAt(at).Strength < marks.Weak {
			break
		}
		if p.Sign(at-1, "any") && p.Sign(at, "a", "an", "the") {
			return orders.Condition{}, 0 // if there aren't any | a Ranch
		}
		if _, end := p.Is(at, words.Offered); end > 0 {
			at, front = end, true
			continue
		}
		if _, end := p.Is(at, words.Gone); end > 0 && !front { // si no hay Mina
			at, front, not = end, true, !not
			continue
		}
		if _, end := p.Is(at, words.Not, words.Denial); end > 0 && !not {
			at, not = end, true
			continue
		}
		if _, end := p.Is(at, words.Empty, words.Any); end > 0 {
			at = end
			continue
		}
		if p.Sign(at, "at", "a") {
			at++
			continue
		}
		if n, end := p.Number(at); end > 0 && n == 1 {
			at = end
			continue
		}
		if _, end := p.Misspelt(at); end > 0 {
			break
		}
		return orders.Condition{}, 0
	}
	card, next := p.OneCard(at)
	if next == 0 {
		return orders.Condition{}, 0
	}
	c := orders.Condition{Kind: orders.OnOffer, Who: p.Table.Me, Card: card, Not: not}
	if _, end := p.Is(p.any(next), words.Offered); end > 0 {
		if card.IsLandmark() && p.Sign(end-1, "up", "there", "standing") {
			c.Kind, c.Count = orders.Has, 1 // if the Train Station is up
		}
		return c, end
	}
	if _, end := p.Is(p.any(next), words.Gone); end > 0 {
		c.Not = !c.Not
		return c, end
	}
	if front {
		return c, next
	}
	return orders.Condition{}, 0
}

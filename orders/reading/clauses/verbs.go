package clauses

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// arguments are the readers of what stands behind each verb. The end is 0 when that
// makes no order. `from` is where the verb began.
var arguments = [orders.NumVerbs]func(p *parse, from, at int) (orders.Order, int){
	orders.Roll:       (*parse).roll,
	orders.Reroll:     (*parse).again,
	orders.Harbour:    (*parse).again,
	orders.TV:         (*parse).tv,
	orders.Swap:       (*parse).swap,
	orders.Renovate:   (*parse).oneOrNone,
	orders.Convention: (*parse).oneOrNone,
	orders.Move:       (*parse).move,
	orders.Invest:     (*parse).invest,
}

// argue reads what stands behind a verb. The two that take lists are not in the table,
// for a list asks it where it ends.
func (p *parse) argue(verb orders.Verb, from, at int) (orders.Order, int) {
	switch verb {
	case orders.Buy:
		return p.buy(from, at)
	case orders.Demolish:
		return p.demolish(from, at)
	}
	return arguments[verb](p, from, at)
}

// lean passes over colons and words that say nothing, without explaining them.
func (p *parse) lean(at int) int {
	for at < len(p.t) {
		if p.player(at, 99).Whole {
			return at
		}
		if p.sign(at, ":", "-", "(", "=", ">", "*") {
			at++
			continue
		}
		end := p.idle(at)
		if end == 0 {
			return at
		}
		at = end
	}
	return at
}

func (p *parse) buy(_, at int) (orders.Order, int) {
	l, end := p.list(at, false)
	p.doubtList(&l)
	return orders.Order{Cards: l.cards, Nothing: l.nothing}, end
}

// doubtList tells of a list that can be meant two ways: `Mine and Forest`, from whoever
// has two goes.
func (p *parse) doubtList(l *list) {
	if l.ands > 0 && l.joints == 0 && p.now.TwoGo {
		p.out.Doubt = "and"
	}
}

func (p *parse) roll(from, at int) (orders.Order, int) {
	at = p.lean(at)
	if _, end := p.is(at, words.With); end > 0 {
		at = p.lean(end)
	}
	for _, way := range []struct {
		kind words.Kind
		dice int
	}{{words.Single, 1}, {words.Both, 2}} {
		if _, next := p.is(at, way.kind); next > 0 {
			if n, end := p.number(next); end > 0 && n == way.dice {
				next = end
			}
			return p.dice(from, next, way.dice)
		}
	}
	if n, end := p.number(at); end > 0 && (n == 1 || n == 2) {
		return p.dice(from, end, n)
	}
	return orders.Order{}, 0
}

// dice reads the noun behind a number of dice, which some verbs need.
func (p *parse) dice(from, at, n int) (orders.Order, int) {
	next := at
	for p.sign(next, "x") {
		next++
	}
	if p.sign(next, "d") && next+1 < len(p.t) && p.t[next+1].Number == 6 {
		return orders.Order{Dice: n}, next + 2
	}
	if _, end := p.is(next, words.Dice); end > 0 {
		return orders.Order{Dice: n}, end
	}
	if n == 1 && p.sign(next, "only", "please") {
		return orders.Order{Dice: n}, next
	}
	if p.sign(from, "roll", "rolling", "throw", "tira", "tirar", "lanza", "wurfle", "wurfel", "lance", "dice", "die", "dados", "dado", "no", "number", "how", "i", "des", "#", "d") ||
		p.card(from).Card == engine.TrainStation {
		return orders.Order{Dice: n}, at
	}
	return orders.Order{}, 0
}

// again reads the totals behind `reroll` and `harbour`.
func (p *parse) again(from, at int) (orders.Order, int) {
	next := p.lean(at)
	for {
		if _, end := p.is(next, words.Option, words.With); end > 0 && !p.startsTotals(next) {
			next = p.lean(end)
			continue
		}
		break
	}
	if _, end := p.is(next, words.Always); end > 0 && !p.conditional(end) {
		return orders.Order{Totals: orders.AllTotals}, end
	}
	if _, end := p.is(next, words.Never, words.Nothing); end > 0 {
		return orders.Order{}, end
	}
	if _, end := p.is(next, words.Unless); end > 0 {
		if set, after := p.totals(end); after > 0 && !p.isNoun(after) {
			return orders.Order{Totals: orders.AllTotals &^ set}, after
		}
	}
	if set, end := p.totals(next); end > 0 && !p.isNoun(end) {
		return orders.Order{Totals: set}, end
	}
	if p.conditional(next) {
		return orders.Order{Totals: orders.AllTotals}, next
	}
	return orders.Order{}, 0
}

func (p *parse) startsTotals(at int) bool {
	_, end := p.is(at, words.But, words.Unless)
	return end > 0
}

// isNoun tells totals that are none: `6 coins`.
func (p *parse) isNoun(at int) bool {
	_, end := p.is(at, words.Coins, words.Landmark, words.Dice)
	return end > 0
}

// conditional tells whether a condition begins at a place, or stands before the order.
func (p *parse) conditional(at int) bool {
	if len(p.held) > 0 {
		return true
	}
	at = p.lean(at)
	if _, end := p.opener(at); end > 0 {
		_, after := p.conditions(end)
		return after > 0
	}
	if _, end := p.is(at, words.With, words.Anything); end > 0 {
		_, after := p.rolling(at, p.Table.Me, false)
		return after > 0
	}
	_, doubles := p.is(at, words.Doubles)
	return doubles > 0
}

func (p *parse) tv(_, at int) (orders.Order, int) {
	for {
		at = p.lean(at)
		if _, end := p.is(at, words.Richest); end > 0 {
			return orders.Order{Player: engine.NoSeat}, end
		}
		if found := p.player(at, 1); found.Tokens > 0 && found.Fits == nil && (found.Whole || !p.isCommon(at) || p.next(at+1)) {
			return orders.Order{Player: found.Seat}, p.genitive(at + found.Tokens)
		}
		if seat := p.playerBefore(at); p.sign(at, "him", "her", "them") && seat != engine.NoSeat {
			return orders.Order{Player: seat}, at + 1
		}
		_, end := p.is(at, words.Prep, words.Of, words.For)
		if end == 0 {
			return orders.Order{}, 0
		}
		at = end
	}
}

// playerBefore is the one player whom the sentence names before a place, engine.NoSeat
// for nobody or several.
func (p *parse) playerBefore(at int) engine.Seat {
	seat := engine.NoSeat
	for i := range at {
		found := p.player(i, 3)
		if found.Tokens == 0 || found.Seat == p.Table.Me {
			continue
		}
		if found.Fits != nil || seat != engine.NoSeat && seat != found.Seat {
			return engine.NoSeat
		}
		seat = found.Seat
	}
	return seat
}

// next tells whether an order may end at a place.
func (p *parse) next(at int) bool {
	return at >= len(p.t) || p.sign(at, ",", ".", ";", ")")
}

// genitive passes over `'s coins`, `'s money` behind a player who is taken from.
func (p *parse) genitive(at int) int {
	if p.sign(at, "'s") {
		if _, end := p.is(at+1, words.Coins); end > 0 {
			return end
		}
	}
	return at
}

// An owned card is one with its owner.
type owned struct {
	card  engine.Card
	owner engine.Seat
	some  bool // an owner is named
	mine  bool // it is the writer's, by word
}

// ownedCard reads `Mine of Bob`, `Bob's Mine`, `my Bakery`, `Bakery`.
func (p *parse) ownedCard(at int) (o owned, end int) {
	for at < len(p.t) {
		if p.sign(at, "my", "mi", "mein", "meine", "meinen", "mon", "ma") {
			at, o.mine = at+1, true
			continue
		}
		if found := p.player(at, 3); found.Tokens > 0 && found.Fits == nil && p.sign(at+found.Tokens, "'s") {
			o.owner, o.some = found.Seat, true
			at += found.Tokens + 1
			continue
		}
		next := p.pass(at)
		if n, after := p.number(at); after > 0 && n == 1 {
			next = after
		}
		if next == at || p.card(at).Tokens > 0 && p.card(at).Strength == marks.Whole {
			break
		}
		at = next
	}
	card, end := p.oneCard(at)
	if end == 0 {
		return o, 0
	}
	o.card = card
	if _, of := p.is(end, words.Of); of > 0 && !o.some {
		if found := p.player(of, 1); found.Tokens > 0 && found.Fits == nil {
			o.owner, o.some = found.Seat, true
			end = of + found.Tokens
		} else if p.sign(of, "me", "mine", "mi", "mir", "moi") {
			o.mine, end = true, of+1
		}
	}
	return o, end
}

// swap reads `CARD for CARD of PLAYER` in the ways people say it.
func (p *parse) swap(_, at int) (orders.Order, int) {
	next := p.lean(at)
	if _, end := p.is(next, words.Nothing, words.Never); end > 0 {
		return orders.Order{Nothing: true}, end
	}
	partner, next := p.partner(next)
	first, after := p.ownedCard(p.lean(next))
	if after == 0 {
		return orders.Order{}, 0
	}
	if partner == engine.NoSeat {
		partner, after = p.partner(after)
	}
	_, joint := p.is(after, words.For)
	if joint == 0 {
		return orders.Order{}, 0
	}
	second, end := p.ownedCard(p.lean(joint))
	if end == 0 {
		return orders.Order{}, 0
	}
	if partner == engine.NoSeat && !first.some && !second.some {
		partner, end = p.partner(end)
	}
	switch {
	case first.some && !second.some && first.owner != p.Table.Me:
		first, second = second, first
	case !second.some && partner != engine.NoSeat:
		second.owner, second.some = partner, true
	}
	if !second.some || second.mine || first.some && first.owner != p.Table.Me {
		return orders.Order{}, 0
	}
	return orders.Order{Cards: []engine.Card{first.card}, Theirs: second.card, Player: second.owner}, end
}

// partner reads `with Bob`, `to Bob` in a swap, engine.NoSeat when there is none.
func (p *parse) partner(at int) (engine.Seat, int) {
	next := at
	if _, end := p.is(at, words.Prep, words.With, words.For, words.Of); end > 0 {
		next = end
	}
	found := p.player(next, 3)
	if found.Tokens == 0 || found.Fits != nil || p.sign(next+found.Tokens, "'s") {
		return engine.NoSeat, at
	}
	return found.Seat, p.commaBehind(next + found.Tokens)
}

func (p *parse) commaBehind(at int) int {
	for p.sign(at, ":", ",") {
		at++
	}
	return at
}

func (p *parse) oneOrNone(_, at int) (orders.Order, int) {
	next := p.lean(at)
	if _, end := p.is(next, words.Nothing, words.Never); end > 0 && p.card(next).Tokens == 0 {
		return orders.Order{Nothing: true}, end
	}
	for {
		if _, end := p.is(next, words.Prep, words.With, words.Anything); end > 0 && p.card(next).Tokens == 0 {
			next = p.lean(end)
			continue
		}
		break
	}
	card, end := p.oneCard(next)
	if p.sign(end, "'s") && end > 0 {
		end++
	}
	return orders.Order{Cards: []engine.Card{card}}, end
}

func (p *parse) demolish(_, at int) (orders.Order, int) {
	l, end := p.list(at, false)
	if end == 0 || l.nothing {
		return orders.Order{}, 0
	}
	return orders.Order{Cards: l.cards}, end
}

// move reads `CARD to PLAYER` and `PLAYER a CARD`.
func (p *parse) move(_, at int) (orders.Order, int) {
	next := p.lean(at)
	if found := p.player(next, 3); found.Tokens > 0 && found.Fits == nil && !p.sign(next+found.Tokens, "'s") {
		given, end := p.ownedCard(p.commaBehind(next + found.Tokens))
		if end == 0 || given.some {
			return orders.Order{}, 0
		}
		return orders.Order{Cards: []engine.Card{given.card}, Player: found.Seat}, end
	}
	given, end := p.ownedCard(next)
	if end == 0 || given.some {
		return orders.Order{}, 0
	}
	for p.sign(end, ",", "over", ">") {
		end++
	}
	if _, to := p.is(end, words.Prep, words.Joint, words.To, words.For); to > 0 {
		end = to
	}
	found := p.player(end, 1)
	if found.Tokens == 0 || found.Fits != nil {
		return orders.Order{}, 0
	}
	return orders.Order{Cards: []engine.Card{given.card}, Player: found.Seat}, end + found.Tokens
}

func (p *parse) invest(_, at int) (orders.Order, int) {
	next := p.lean(at)
	if _, end := p.is(next, words.Never, words.Nothing); end > 0 {
		return orders.Order{Nothing: true}, end
	}
	if _, end := p.is(next, words.Always); end > 0 {
		return orders.Order{}, end
	}
	if n, end := p.number(next); end > 0 && n == 1 {
		if _, noun := p.is(end, words.Coins); noun > 0 {
			return orders.Order{}, noun
		}
	}
	return orders.Order{}, next
}

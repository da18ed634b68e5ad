package sentences

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// again makes of a card an order of the kind before, which was for one go, where it is for the other
// one: `demolish the Harbour in go 1 and the Tower in go 2`. It doubts one that may as well be bought.
func again(p *parse, o *orders.Order, end int) bool {
	n := len(p.Out.Acts)
	if n == 0 || len(o.Cards) != 1 || o.Nothing || len(p.Held) > 0 || p.Turned {
		return false
	}
	last := &p.Out.Acts[n-1]
	card := o.Cards[0]
	if verb := last.Line.Order.Verb; verb != orders.Demolish && verb != orders.Renovate || len(last.Scopes) != 1 || verb == orders.Demolish && !card.IsLandmark() || slices.Contains(last.Line.Order.Cards, card) {
		return false
	}
	list, _, behind := p.ScopesAt(end)
	switch {
	case behind > 0 && len(list) == 1 && list[0] != last.Scopes[0]:
		*o = orders.Order{Verb: last.Line.Order.Verb, Cards: o.Cards}
		return true
	case p.idleScope && last.Line.Order.Verb == orders.Demolish && len(p.Scopes) == 1 && p.Scopes[0] != last.Scopes[0]:
		p.Doubt = p.Written(end-1, end) // first go demolish the Harbour, second go the Tower
	}
	return false
}

// candidates reads a list of cards without a verb.
func (p *parse) candidates(at int) int {
	if found := p.Slot(at, true); found.Tokens == 0 && !p.IsCount(at) && !p.Expects(at) {
		return at
	}
	order, end := p.Candidates(at)
	if end == 0 {
		return at
	}
	if again(p, &order, end) {
		p.Take(at, end, parts.VerbName(order.Verb))
		p.add(order)
		return end
	}
	if behind, _ := p.Heads(at); behind > 0 { // what follows is not bought, either
		p.Doubt = p.Written(at, len(p.T))
	}
	if n := len(p.Out.Acts); n > 0 && !p.unused && !p.Turned && verbs.TakesCards(p.Out.Acts[n-1].Line.Order) && slices.Equal(p.Out.Acts[n-1].Scopes, p.Scopes) {
		p.Doubt = p.Written(at, end)
	}
	if last := p.LastOrder(); last != nil && last.Verb == orders.Buy && len(last.Cards) > 0 && p.CardAt(at).Strength != marks.Whole && at > 0 && p.Taken[at-1] == changes.LastOf(last.Cards).String() {
		p.Doubt = p.Written(at-1, end) // the farm shop
	}
	if verb := orders.VerbOf(changes.LastOf(order.Cards)); verb != orders.Buy && len(order.Cards) == 1 && p.Sign(end, ":") {
		if _, orders := p.Is(end+1, words.Me, words.Verb); orders > 0 {
			p.Take(at, end+1, "what is used") // Business Complex: I swap …
			return end + 1
		}
	}
	n := len(p.Out.Acts)
	p.Out.Bares = p.Out.Bares || n == 0 || !p.Turned || p.Out.Acts[n-1].Line.Order.Verb != orders.Buy // if I have 10 coins, buy the Mall, otherwise a Bakery
	p.add(order)
	if p.Sign(end, "are", "were", "was") && at == 0 {
		p.Doubt = p.Written(at, end+1) // Mines are cool
	}
	return p.Tail(end, orders.Buy)
}

// ordered reads a verb and what belongs to it. A word that begins several orders is
// the one whose order ends where a clause may.
func (p *parse) ordered(at int) int {
	best, bestEnd, tidy := orders.Order{}, 0, false
	for _, way := range p.At(at) {
		if verbs.IsBought(p.Finder, at, way, p.LastOrder()) {
			continue
		}
		held := len(p.Several)
		taken := append([]string(nil), p.Taken...)
		doubt := p.Doubt
		order, end := p.Argue(way.Verb, at, way.Args)
		if end > 0 && (way.Verb == orders.Invest || end > way.Args) || end > 0 && (way.Verb == orders.Reroll || way.Verb == orders.Harbour) {
			order.Verb = way.Verb
			ends := p.Closes(end) || p.ScopeFollows(end)
			if bestEnd == 0 || ends && !tidy {
				best, bestEnd, tidy = order, end, ends
				if way.Verb == orders.Demolish && verbs.Lists(p.Finder, at, way) {
					p.Doubt = p.Written(at, end) // is it bought, or used?
				}
				if ends {
					p.Fill(at, end, parts.VerbName(way.Verb))
					break
				}
				continue
			}
		}
		p.Taken, p.Several, p.Doubt = taken, p.Several[:held], doubt
	}
	if bestEnd == 0 {
		if next := p.listBelow(at); next > at {
			return next
		}
		if next := (tooler{p}).apart(at); next > at {
			return next
		}
		return p.slip(at)
	}
	p.Fill(at, bestEnd, parts.VerbName(best.Verb))
	p.and = at > 0 && p.Taken[at-1] == "a joint" && !p.Sign(at-1, ",", ";", ".")
	p.add(best)
	if _, always := p.Is(at, words.Always); always > 0 && (p.Now.Headed || p.Now.Every && p.Now.Loose) && best.Verb == orders.Roll { // immer zwei Würfel
		p.Out.Acts[len(p.Out.Acts)-1].Scopes, p.Out.Scoped = []orders.Scope{orders.EveryGo}, true
	}
	return p.Tail(bestEnd, best.Verb)
}

// elliptic reads an order that leaves its verb out behind an otherwise or a condition:
// `otherwise from Carol`, `if he has none Bob's Forest`.
func (p *parse) elliptic(at int) int {
	last := p.LastOrder()
	if last == nil || !p.rollsAgain(last, at) && !p.movesAlso(last, at) && !p.Turned && !p.lacked && !(p.turnsBack && len(p.Out.Acts) == 0) && len(p.Held) == len(p.Now.If) {
		return at
	}
	order, end := orders.Order{}, 0
	switch last.Verb {
	case orders.TV:
		order, end = p.Argue(orders.TV, at, at)
	case orders.Renovate, orders.Convention, orders.Demolish:
		card := p.Lean(at)
		if _, prep := p.Is(card, words.Prep); prep > 0 && p.CardAt(card).Tokens == 0 {
			card = p.Lean(prep)
		}
		if !p.Turned && !p.lacked && !p.turnsBack || p.CardAt(card).Tokens == 0 {
			return at
		}
		order, end = p.Argue(last.Verb, at, at)
	case orders.Move:
		if order, end = p.Given(last, at); end == 0 && p.turnsBack {
			order, end = verbs.Recipient(p.Finder, last, at)
		}
	case orders.Roll:
		if order, end = p.Argue(orders.Roll, at, at); end == 0 {
			n, after := p.Number(p.Lean(at))
			if order, end = (orders.Order{Dice: n}), after; n != 1 && n != 2 {
				return at
			}
		}
	case orders.Swap:
		order, end = p.Instead(last, at)
	case orders.Reroll, orders.Harbour, orders.Invest:
		if set, after := p.Totals(at); after > 0 && p.turnsBack && last.Verb != orders.Invest {
			if order, end = (orders.Order{Totals: set}), after; p.Sign(at-1, "unless", "except") && at > 1 {
				order.Totals = orders.AllTotals &^ set // no, unless 7 or 8
			} else if p.Sign(at-1, "unless", "except") {
				order.Totals = last.Totals &^ set
			}
		} else if p.turnsBack && verbs.IsEver(p.Finder, at) {
			order, end = p.Argue(last.Verb, at, at)
		}
	}
	buys := last.Verb == orders.Move && len(p.Out.Acts) == 0 && !p.Turned && !p.lacked && !p.turnsBack && p.CardAt(p.Lean(at)).Tokens > 0 // in a sentence of its own
	if end == 0 || buys || !p.Closes(end) && !p.ScopeFollows(end) {
		return at
	}
	order.Verb = last.Verb
	if order.Verb == orders.Swap && len(p.Held) == 1 && p.Held[0] == (orders.Condition{Kind: orders.Has, Who: last.Player, Card: last.Theirs, Count: 1, Not: true}) {
		p.Held = nil // else the swap before it is carried out
	}
	p.instead, p.lacked = p.lacked, false
	p.Take(at, end, parts.VerbName(order.Verb))
	if n := len(p.Out.Acts); order.Verb == orders.Demolish && p.instead && n > 0 {
		p.Last.Cards = append(slices.Clone(p.Last.Cards), order.Cards...)
		p.Out.Acts[n-1].Line.Order.Cards, p.instead = p.Last.Cards, false
		return end
	}
	p.add(order)
	return end
}

// movesAlso tells a second card to be moved: `move Bakery to Bob, Forest to Carol`.
func (p *starter) movesAlso(last *orders.Order, at int) bool {
	if last.Verb != orders.Move || last.Nothing || len(p.Out.Acts) == 0 || at == 0 || p.Taken[at-1] != "a joint" || p.CardAt(p.Lean(at)).Tokens == 0 {
		return false
	}
	order, end := p.Argue(orders.Move, at, at)
	return end > 0 && p.Closes(end) && !slices.Equal(order.Cards, last.Cards)
}

// rollsAgain tells `and two in the second` behind `one die in the first`.
func (p *starter) rollsAgain(last *orders.Order, at int) bool {
	n, end := p.Number(at)
	if last.Verb != orders.Roll || len(p.Out.Acts) == 0 || p.Out.Acts[len(p.Out.Acts)-1].Scopes == nil || n != 1 && n != 2 {
		return false
	}
	return changes.GoFollows(p.Arguer, end) || p.idleScope && p.Closes(end) // and on the second two
}

// slip reads an order whose verb is misspelt. The word stays unexplained, so that the
// order is proposed.
func (p *parse) slip(at int) int {
	if len(p.PhraseAt(at).Means) > 0 || !p.T[at].IsWord() || p.CardAt(at).Tokens > 0 || p.slips > 3 {
		return at
	}
	p.slips++
	order, end := verbs.Slipped(p.Finder, at)
	if end == 0 {
		return at
	}
	p.Fill(at+1, end, parts.VerbName(order.Verb))
	p.add(order)
	return end
}

// listBelow reads a verb for buying with nothing behind it: its cards stand in the lines
// below.
func (p *parse) listBelow(at int) int {
	for _, way := range p.At(at) {
		if end := p.Lean(way.Args); way.Verb == orders.Buy && end == len(p.T) && len(p.Out.Acts) == 0 {
			p.Take(at, end, parts.VerbName(orders.Buy))
			p.Out.Bare = true
			return end
		}
	}
	return at
}

// apart passes over a verb of another language than the rules' that has goes between
// itself and its card: `gekauft wird im ersten Zug ein Wald`.
func (p tooler) apart(at int) int {
	for _, m := range p.PhraseAt(at).Means {
		if m.Kind != words.Verb || m.Value != int(orders.Buy) || m.Language == words.English || len(p.Out.Acts) > 0 && !verbs.Starts(p.Finder, at) {
			continue
		}
		next := p.Lean(at + p.PhraseAt(at).Tokens)
		if p.Sign(next, ",") {
			next = p.Lean(next + 1)
		}
		_, _, end := p.ScopesAt(next)
		for p.Sign(end, ":", ",") {
			end++
		}
		if found := p.Slot(p.Lean(end), true); end > 0 && (found.Tokens > 0 || p.IsCount(p.Lean(end))) {
			p.Take(at, next, parts.VerbName(orders.Buy))
			return next
		}
	}
	return at
}

// denied reads `don't reroll`, `no swap`, `never invest`.
func (p *parse) denied(at int) int {
	_, next := p.Is(at, words.Denial)
	if next == 0 {
		return at
	}
	next = p.Lean(next)
	for _, way := range p.At(next) {
		args := p.Denied(way.Args)
		if _, doubles := p.Is(verbs.Articles(p.Finder, args), words.Doubles); doubles > 0 && way.Verb == orders.Reroll && len(p.Held) == 0 && p.Closes(doubles) { // never reroll a double
			p.Take(at, doubles, parts.VerbName(orders.Reroll))
			p.Held = []orders.Condition{{Kind: orders.Doubles, Who: p.Table.Me}}
			p.add(orders.Order{Verb: orders.Reroll})
			p.Held = nil
			return doubles
		}
		if p.Sign(args, "either") {
			args++
		}
		if !p.Closes(args) {
			continue
		}
		order := orders.Order{Verb: way.Verb}
		switch way.Verb {
		case orders.Reroll, orders.Harbour:
		case orders.Invest, orders.Swap, orders.Renovate, orders.Convention:
			order.Nothing = true
		default:
			continue
		}
		p.Take(at, args, parts.VerbName(way.Verb))
		p.add(order)
		return args
	}
	return at
}

// refrains is the order that `nothing` is: that of the kind before an otherwise is not to be done, or
// nothing is bought.
func (p *starter) refrains(nothing []marks.Token) orders.Order {
	if last := p.LastOrder(); p.Turned && last != nil && !marks.Some(nothing, shopping) {
		switch last.Verb {
		case orders.Reroll, orders.Harbour:
			return orders.Order{Verb: last.Verb} // at no total
		case orders.Invest, orders.Swap, orders.Renovate, orders.Convention:
			return orders.Order{Verb: last.Verb, Nothing: true}
		}
	}
	return orders.Order{Verb: orders.Buy, Nothing: true}
}

// shopping are words by which a nothing is one that is bought.
var shopping = marks.Lows("buy", "buying", "bought", "build", "purchase", "purchases", "acquire", "save", "saving", "keep", "money", "coins", "coin", "cash", "spend", "compro", "compra", "compres", "compre", "comprar", "ahorro", "dinero", "guardo", "kaufe", "kaufen", "kauf", "spare", "geld", "achete", "acheter", "argent")

// spare reads orders without a verb: `one die`, `nothing`, `no reroll`.
func (p *parse) spare(at int) int {
	if _, end := p.Is(at, words.Nothing); end > 0 && (p.Closes(p.SavedFor(end)) || p.ScopeFollows(end)) && p.CardAt(at).Tokens == 0 {
		end = p.SavedFor(end)
		order := p.refrains(p.T[at:end])
		p.Take(at, end, "the order buy nothing")
		if last := len(p.Out.Acts) - 1; last >= 0 && p.InList && !p.Turned && len(p.Out.Acts[last].Line.If) == 0 && !(p.Out.Acts[last].Scopes != nil && p.ScopeFollows(end)) {
			p.Out.Acts[last].Line.Order.Nothing = true
			p.InList = false
			return end
		}
		p.add(order)
		return end
	}
	from := at
	if _, end := p.Is(at, words.With); end > 0 {
		at = end
	}
	n, next := p.Number(at)
	if _, coins := p.Is(next, words.Coins); n == 5 && coins > 0 && at == 0 && p.Now.Last != nil && p.Now.Last.Verb == orders.TV {
		p.Take(at, coins, "nothing") // which is what it takes
		return coins
	}
	for _, way := range []struct {
		kind words.Kind
		dice int
	}{{words.Single, 1}, {words.Both, 2}} {
		if _, end := p.Is(at, way.kind); end > 0 {
			n, next = way.dice, end
			if m, after := p.Number(end); after > 0 && m == n {
				next = after
			}
		}
	}
	if (next == 0 || n < 1 || n > 2) && !p.Sign(from, "again") {
		return from
	}
	if _, opens := p.Opener(from + 1); p.Sign(from, "again") && opens > 0 && p.Some && p.Last.Verb == orders.Roll { // roll two, and again if …
		if order, end := p.Argue(orders.Reroll, from, from+1); end > 0 {
			order.Verb = orders.Reroll
			p.Take(from, end, parts.VerbName(orders.Reroll))
			p.add(order)
			return max(end, from+1)
		}
	}
	if p.Sign(next, "d") && p.T[next].Glued && (p.Closes(next+1) || p.Sign(next+1, "both") && p.Closes(next+2)) { // 2D
		p.Take(from, next+1, parts.VerbName(orders.Roll))
		p.add(orders.Order{Verb: orders.Roll, Dice: n})
		return next + 1
	}
	_, end := p.Is(next, words.Dice)
	if end == 0 && p.Sign(next, "die", "dice", "dices") { // two dice on either occasion
		end = next + 1
	}
	if end > 0 {
		p.Take(from, end, parts.VerbName(orders.Roll))
		p.add(orders.Order{Verb: orders.Roll, Dice: n})
		return p.Tail(end, orders.Roll)
	}
	return from
}

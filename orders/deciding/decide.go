// Package deciding makes decisions of sheets of orders: a Player answers the
// engine by them, and keeps a record of which line decided what. It also tells
// beforehand what a sheet comes to: the candidates of each go, and which of them
// the position does not let the player have.
//
// It reads no text (orders/reading does) and writes no words: what it tells is in
// codes and canonical lines. It moves nothing in a position but in copies of its
// own. How a verb becomes a decision enters here; that there is such a verb does in
// package orders.
package deciding

import (
	"machipost/engine"
	"machipost/orders"
)

// numScopes is how many scopes there are.
const numScopes = orders.Standing + 1

// A Player answers the engine by a sheet and standing orders; where none of
// their lines counts, by the defaults of engine.NoOrders. Unless Silent it keeps
// a record of which line decided what.
type Player struct {
	engine.NoOrders
	Silent bool // keep no record: a go then allocates nothing

	scopes [numScopes][]orders.Line
	extra  bool // the sheet has an `extra go` heading
	goes   []Go
	bought bool // the last go of the record has come to its purchase
}

var _ engine.Decisions = (*Player)(nil)

// Decide returns the player who plays by these orders. The sheet's own standing
// part, where it has one, replaces the standing orders. The zero Sheet stands
// for none.
func Decide(sheet, standing orders.Sheet) *Player {
	p := &Player{extra: sheet.HasExtra}
	for scope := range numScopes {
		p.scopes[scope] = sheet.In(scope)
	}
	if !sheet.HasStanding {
		p.scopes[orders.Standing] = standing.In(orders.Standing)
	}
	return p
}

// own is the scope of a go by itself. An extra go for which there is no heading
// is of the scope of the go that earned it.
func (p *Player) own(v engine.View) orders.Scope {
	switch {
	case v.Extra() && p.extra:
		return orders.ExtraGo
	case v.Go() == 2:
		return orders.Go2
	}
	return orders.Go1
}

// chain returns the lines that count in a go, first things first.
func (p *Player) chain(v engine.View) [3][]orders.Line {
	return [3][]orders.Line{p.scopes[p.own(v)], p.scopes[orders.EveryGo], p.scopes[orders.Standing]}
}

// firstFailing returns the place of the first condition that does not hold, -1 if
// all do.
func firstFailing(l *orders.Line, v engine.View) int {
	for i := range l.If {
		if !l.If[i].Holds(v) {
			return i
		}
	}
	return -1
}

// first returns the order that decides: that of the first line whose conditions
// hold and which can be carried out, nil if there is none.
func (p *Player) first(v engine.View, verb orders.Verb, can func(*orders.Order, engine.View) bool) *orders.Order {
	p.consider(v, verb)
	for _, lines := range p.chain(v) {
		for i := range lines {
			line := &lines[i]
			if line.Order.Verb != verb {
				continue
			}
			failing := firstFailing(line, v)
			if failing < 0 && can(&line.Order, v) {
				p.decided(line)
				return &line.Order
			}
			p.skipped(line, failing)
		}
	}
	return nil
}

func always(*orders.Order, engine.View) bool { return true }

// DiceToRoll is as ordered by `roll`.
func (p *Player) DiceToRoll(v engine.View) int {
	if o := p.first(v, orders.Roll, always); o != nil {
		return o.Dice
	}
	return p.NoOrders.DiceToRoll(v)
}

// Reroll is as ordered by `reroll`. The first line whose conditions hold decides,
// also when it does not name the total.
func (p *Player) Reroll(v engine.View) bool {
	o := p.first(v, orders.Reroll, always)
	return o != nil && p.answered(o.Totals.Hold(v.Total()))
}

// AddTwo is as ordered by `harbour`, with the same rule as Reroll.
func (p *Player) AddTwo(v engine.View) bool {
	o := p.first(v, orders.Harbour, always)
	return o != nil && p.answered(o.Totals.Hold(v.Total()))
}

// Demolish is the first landmark ordered by `demolish` that stands.
func (p *Player) Demolish(v engine.View) engine.Card {
	if o := p.first(v, orders.Demolish, canDemolish); o != nil {
		return toFall(o, v)
	}
	return p.NoOrders.Demolish(v)
}

func canDemolish(o *orders.Order, v engine.View) bool { return toFall(o, v) != engine.NoCard }

func toFall(o *orders.Order, v engine.View) engine.Card {
	for _, card := range o.Cards {
		if v.CanDemolish(card) {
			return card
		}
	}
	return engine.NoCard
}

// Move is as ordered by `move`.
func (p *Player) Move(v engine.View) engine.Move {
	if o := p.first(v, orders.Move, func(o *orders.Order, v engine.View) bool { return v.CanMove(move(o)) }); o != nil {
		return move(o)
	}
	return p.NoOrders.Move(v)
}

func move(o *orders.Order) engine.Move { return engine.Move{Card: o.Cards[0], To: o.Player} }

// TVVictim is as ordered by `tv`.
func (p *Player) TVVictim(v engine.View) engine.Seat {
	if o := p.first(v, orders.TV, canVisit); o != nil && o.Player != engine.NoSeat {
		return o.Player
	}
	return p.NoOrders.TVVictim(v)
}

func canVisit(o *orders.Order, v engine.View) bool {
	return o.Player == engine.NoSeat || v.CanVictimise(o.Player)
}

// Swap is as ordered by `swap`.
func (p *Player) Swap(v engine.View) engine.Swap {
	if o := p.first(v, orders.Swap, canSwap); o != nil && !o.Nothing {
		return swap(o)
	}
	return p.NoOrders.Swap(v)
}

func canSwap(o *orders.Order, v engine.View) bool { return o.Nothing || v.CanSwap(swap(o)) }

func swap(o *orders.Order) engine.Swap {
	return engine.Swap{Mine: o.Cards[0], Theirs: o.Theirs, Of: o.Player}
}

// Renovate is as ordered by `renovate`.
func (p *Player) Renovate(v engine.View) engine.Card {
	o := p.first(v, orders.Renovate, func(o *orders.Order, v engine.View) bool { return o.Nothing || v.CanRenovate(o.Cards[0]) })
	switch {
	case o == nil:
		return p.NoOrders.Renovate(v)
	case o.Nothing:
		return engine.NoCard
	}
	return o.Cards[0]
}

// Convene is as ordered by `convention`.
func (p *Player) Convene(v engine.View) engine.Card {
	o := p.first(v, orders.Convention, func(o *orders.Order, v engine.View) bool { return o.Nothing || v.CanConvene(o.Cards[0]) })
	if o == nil || o.Nothing {
		return p.NoOrders.Convene(v)
	}
	return o.Cards[0]
}

// Invest is as ordered by `invest`.
func (p *Player) Invest(v engine.View) bool {
	o := p.first(v, orders.Invest, always)
	return o != nil && p.answered(!o.Nothing)
}

// Candidates are those of all `buy` lines whose conditions hold, one after the
// other, without repeats, up to five or to `buy nothing` (ruling 7.3).
func (p *Player) Candidates(v engine.View) engine.Candidates {
	list := wishes{player: p, view: v}
	p.considerPurchase(v)
	for _, lines := range p.chain(v) {
		for i := range lines {
			if lines[i].Order.Verb == orders.Buy && !list.add(&lines[i]) {
				return list.wanted
			}
		}
	}
	return list.wanted
}

// wishes are a list of candidates in the making.
type wishes struct {
	player *Player
	view   engine.View
	wanted engine.Candidates
	count  int
	seen   engine.Cards
}

// add puts the candidates of a line on the list, and tells whether it goes on.
func (w *wishes) add(line *orders.Line) bool {
	if failing := firstFailing(line, w.view); failing >= 0 {
		w.player.notTried(line, failing)
		return true
	}
	for _, card := range line.Order.Cards {
		if w.seen.Has(card) {
			continue
		}
		w.seen |= engine.CardsOf(card)
		w.player.tried(w.view, line, card, w.count)
		if w.count < len(w.wanted) {
			w.wanted[w.count] = card
			w.count++
		}
	}
	if line.Order.Nothing {
		w.player.ended(line)
	}
	return !line.Order.Nothing
}

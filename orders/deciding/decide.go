// Package deciding makes decisions of sheets of orders: a Decider answers the
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

// A Decider answers the engine by a sheet and standing orders; where none of
// their lines counts, by the defaults of engine.NoOrders. Unless Silent it keeps
// a record of which line decided what.
type Decider struct {
	engine.NoOrders
	Silent bool // keep no record: a go then allocates nothing

	scopes [numScopes][]orders.Line
	extra  bool // the sheet has an `extra go` heading
	kept   record
}

var _ engine.Decisions = (*Decider)(nil)

// Decide returns who answers by these orders. The sheet's own standing
// part, where it has one, replaces the standing orders. The zero Sheet stands
// for none.
func Decide(sheet, standing orders.Sheet) *Decider {
	d := &Decider{extra: sheet.HasExtra}
	for scope := range numScopes {
		d.scopes[scope] = sheet.In(scope)
	}
	if !sheet.HasStanding {
		d.scopes[orders.Standing] = standing.In(orders.Standing)
	}
	return d
}

// Goes returns the record of the goes played, in order; none of a silent Decider.
func (d *Decider) Goes() []Go { return d.kept.goes }

// record is where it is noted what decides, nil where nothing is.
func (d *Decider) record() *record {
	if d.Silent {
		return nil
	}
	return &d.kept
}

// own is the scope of a go by itself. An extra go for which there is no heading
// is of the scope of the go that earned it.
func (d *Decider) own(v engine.View) orders.Scope {
	switch {
	case v.Extra() && d.extra:
		return orders.ExtraGo
	case v.Go() == 2:
		return orders.Go2
	}
	return orders.Go1
}

// chain returns the lines that count in a go, first things first.
func (d *Decider) chain(v engine.View) [3][]orders.Line {
	return [3][]orders.Line{d.scopes[d.own(v)], d.scopes[orders.EveryGo], d.scopes[orders.Standing]}
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
func (d *Decider) first(v engine.View, verb orders.Verb, can func(*orders.Order, engine.View) bool) *orders.Order {
	d.record().consider(v, verb)
	for _, lines := range d.chain(v) {
		for i := range lines {
			line := &lines[i]
			if line.Order.Verb != verb {
				continue
			}
			failing := firstFailing(line, v)
			if failing < 0 && can(&line.Order, v) {
				d.record().decided(line)
				return &line.Order
			}
			d.record().skipped(line, failing)
		}
	}
	return nil
}

func always(*orders.Order, engine.View) bool { return true }

// DiceToRoll is as ordered by `roll`.
func (d *Decider) DiceToRoll(v engine.View) int {
	if o := d.first(v, orders.Roll, always); o != nil {
		return o.Dice
	}
	return d.NoOrders.DiceToRoll(v)
}

// Reroll is as ordered by `reroll`. The first line whose conditions hold decides,
// also when it does not name the total.
func (d *Decider) Reroll(v engine.View) bool {
	o := d.first(v, orders.Reroll, always)
	return o != nil && d.record().answered(o.Totals.Hold(v.Total()))
}

// AddTwo is as ordered by `harbour`, with the same rule as Reroll.
func (d *Decider) AddTwo(v engine.View) bool {
	o := d.first(v, orders.Harbour, always)
	return o != nil && d.record().answered(o.Totals.Hold(v.Total()))
}

// Demolish is the first landmark ordered by `demolish` that stands.
func (d *Decider) Demolish(v engine.View) engine.Card {
	if o := d.first(v, orders.Demolish, canDemolish); o != nil {
		return toFall(o, v)
	}
	return d.NoOrders.Demolish(v)
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
func (d *Decider) Move(v engine.View) engine.Move {
	if o := d.first(v, orders.Move, func(o *orders.Order, v engine.View) bool { return v.CanMove(move(o)) }); o != nil {
		return move(o)
	}
	return d.NoOrders.Move(v)
}

func move(o *orders.Order) engine.Move { return engine.Move{Card: o.Cards[0], To: o.Player} }

// TVVictim is as ordered by `tv`.
func (d *Decider) TVVictim(v engine.View) engine.Seat {
	if o := d.first(v, orders.TV, canVisit); o != nil && o.Player != engine.NoSeat {
		return o.Player
	}
	return d.NoOrders.TVVictim(v)
}

func canVisit(o *orders.Order, v engine.View) bool {
	return o.Player == engine.NoSeat || v.CanVictimise(o.Player)
}

// Swap is as ordered by `swap`.
func (d *Decider) Swap(v engine.View) engine.Swap {
	if o := d.first(v, orders.Swap, canSwap); o != nil && !o.Nothing {
		return swap(o)
	}
	return d.NoOrders.Swap(v)
}

func canSwap(o *orders.Order, v engine.View) bool { return o.Nothing || v.CanSwap(swap(o)) }

func swap(o *orders.Order) engine.Swap {
	return engine.Swap{Mine: o.Cards[0], Theirs: o.Theirs, Of: o.Player}
}

// Renovate is as ordered by `renovate`.
func (d *Decider) Renovate(v engine.View) engine.Card {
	o := d.first(v, orders.Renovate, func(o *orders.Order, v engine.View) bool { return o.Nothing || v.CanRenovate(o.Cards[0]) })
	switch {
	case o == nil:
		return d.NoOrders.Renovate(v)
	case o.Nothing:
		return engine.NoCard
	}
	return o.Cards[0]
}

// Convene is as ordered by `convention`.
func (d *Decider) Convene(v engine.View) engine.Card {
	o := d.first(v, orders.Convention, func(o *orders.Order, v engine.View) bool { return o.Nothing || v.CanConvene(o.Cards[0]) })
	if o == nil || o.Nothing {
		return d.NoOrders.Convene(v)
	}
	return o.Cards[0]
}

// Invest is as ordered by `invest`.
func (d *Decider) Invest(v engine.View) bool {
	o := d.first(v, orders.Invest, always)
	return o != nil && d.record().answered(!o.Nothing)
}

// Candidates are those of all `buy` lines whose conditions hold, one after the
// other, without repeats, up to five or to `buy nothing` (ruling 7.3).
func (d *Decider) Candidates(v engine.View) engine.Candidates {
	list := wishes{record: d.record(), view: v}
	list.record.considerPurchase(v)
	for _, lines := range d.chain(v) {
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
	record *record
	view   engine.View
	wanted engine.Candidates
	count  int
	seen   engine.Cards
}

// add puts the candidates of a line on the list, and tells whether it goes on.
func (w *wishes) add(line *orders.Line) bool {
	if failing := firstFailing(line, w.view); failing >= 0 {
		w.record.notTried(line, failing)
		return true
	}
	for _, card := range line.Order.Cards {
		if w.seen.Has(card) {
			continue
		}
		w.seen |= engine.CardsOf(card)
		w.record.tried(w.view, line, card, w.count)
		if w.count < len(w.wanted) {
			w.wanted[w.count] = card
			w.count++
		}
	}
	if line.Order.Nothing {
		w.record.ended(line)
	}
	return !line.Order.Nothing
}

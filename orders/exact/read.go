// Package exact reads the order language as docs/orders.md has it, word by word:
// one line in, an order or a heading out, or why it is neither. It is the language
// that answers speak and in which sheets are kept; what a person writes otherwise is
// brought into it by orders/reading, so that one place tells what an order may name.
//
// Three layers read, each built on the one before: known (the players and cards that
// can be named), asker (conditions), orderer (orders). For each verb and each kind of
// condition of the language there is one function here (arguments, askings); the forms
// in which they are written stand in the tables of package orders. Nothing is guessed
// here, no line knows another, and no word that a player is told is here. What may enter
// is a form of the language that docs/orders.md has.
package exact

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/wording"
)

// A Reader reads the lines of one player of one game.
type Reader struct{ orderer }

// New returns a reader for a player: the names are in seat order, game are all cards
// of the game, me is the writer's seat, engine.NoSeat for nobody's.
func New(names []string, game engine.Cards, me engine.Seat) *Reader {
	return &Reader{orderer{asker{newKnown(names, game, me)}}}
}

// Line reads a line that Begins like an order: in the rules' own language, else in
// another.
func (r *Reader) Line(w wording.Words) Finding {
	var f Finding
	if r.beginsVerb(w) {
		f = r.order(w)
	}
	if f.Whole() {
		return f
	}
	if spoken, ok := r.spoken(w); ok {
		return spoken
	}
	return f
}

// Begins tells whether a line begins with a verb, or with `if` or `unless`, in any
// language of the tables.
func (r *Reader) Begins(w wording.Words) bool { return r.beginsVerb(w) || r.beginsSpoken(w) }

// IsOrder tells whether a line is a whole order, with no heading before it.
func (r *Reader) IsOrder(w wording.Words) bool {
	return len(w) > 0 && r.Begins(w) && r.Line(w).Whole()
}

// IsLine tells whether a line is a heading, a whole order, or both.
func (r *Reader) IsLine(line string) bool {
	w := Alone(r.Plain(wording.Split(line)))
	heading, headed := r.Heading(w)
	if headed {
		w = heading.Rest
	}
	return headed && len(w) == 0 || r.IsOrder(w)
}

// OpensAnew tells whether a line begins with a heading, is a whole order, or ends the letter: it belongs to none above it.
func (r *Reader) OpensAnew(line string) bool {
	w := Alone(r.Plain(wording.Split(line)))
	_, headed := r.Heading(w)
	return headed || orders.End.Says(w) || r.IsOrder(w)
}

// Plain drops the words that do not matter, where they are not part of a player's
// name.
func (r *Reader) Plain(w wording.Words) wording.Words {
	if len(r.noisy) == 0 {
		return w.Plain()
	}
	return w.Without(func(i int) bool { return wording.IsNoise(w[i].Low) && !r.isInName(w, i) })
}

// Player is the seat of a player by name, its unambiguous beginning, `player 2` or
// `P2`; false for nobody.
func (r *Reader) Player(name string) (engine.Seat, bool) {
	seat, refused := r.readPlayer(wording.Split(name))
	return seat, refused == nil
}

// EndsInPlayer tells a whole order, behind a heading or not, that ends in a player's name,
// whatever that means else: `tv A`.
func (r *Reader) EndsInPlayer(w wording.Words) bool {
	if h, ok := r.Heading(w); ok {
		w = h.Rest
	}
	if len(w) == 0 || !r.Begins(w) {
		return false
	}
	f := r.Line(w)
	o := f.Line.Order
	if !f.Whole() || o.Verb != orders.TV && o.Verb != orders.Swap && o.Verb != orders.Move || o.Player == engine.NoSeat || o.Nothing {
		return false
	}
	return strings.HasSuffix(" "+wording.Fold(r.names[o.Player]), " "+w[len(w)-1].Low)
}

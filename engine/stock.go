package engine

import "math/bits"

// A Stock is copies of cards: those that a town owns, or a marketplace offers. It
// keeps the set of its kinds, so that nobody has to look through all cards for the
// few that are there. It is a value; the zero Stock is empty.
type Stock struct {
	kinds  Cards // those with a copy, kept by Put and Add alone
	copies [NumCards]uint8
}

// Of returns how many copies of a card there are.
func (s *Stock) Of(c Card) int { return int(s.copies[c]) }

// Has tells whether there is a copy.
func (s *Stock) Has(c Card) bool { return s.copies[c] > 0 }

// Kinds returns the cards of which there are copies.
func (s *Stock) Kinds() Cards { return s.kinds }

// All returns the copies of every card, by Card.
func (s *Stock) All() [NumCards]uint8 { return s.copies }

// Put makes it so many copies of a card, 0 to 255.
func (s *Stock) Put(c Card, copies int) {
	s.copies[c] = uint8(copies)
	if s.kinds |= 1 << c; s.copies[c] == 0 {
		s.kinds &^= 1 << c
	}
}

// Add adds copies of a card, or takes them away where there are fewer than none to add.
func (s *Stock) Add(c Card, copies int) { s.Put(c, s.Of(c)+copies) }

// Cards is a set of cards. The zero Cards is empty. Its cards are gone through in
// table order:
//
//	for left := set; left != 0; left = left.Rest() {
//		c := left.First()
type Cards uint64

// CardsOf returns the set of the cards given.
func CardsOf(cards ...Card) Cards {
	var set Cards
	for _, c := range cards {
		set |= 1 << c
	}
	return set
}

// Has tells whether c is in the set.
func (s Cards) Has(c Card) bool { return s>>c&1 != 0 }

// Count returns how many cards the set has.
func (s Cards) Count() int { return bits.OnesCount64(uint64(s)) }

// First returns the card of the set that is first in the table. The set must not be
// empty.
func (s Cards) First() Card { return Card(bits.TrailingZeros64(uint64(s))) }

// Rest returns the set without its First.
func (s Cards) Rest() Cards { return s & (s - 1) }

// last returns the card of the set that is last in the table, NoCard of none.
func (s Cards) last() Card { return Card(max(bits.Len64(uint64(s)), 1) - 1) }

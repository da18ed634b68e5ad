// Package chance is dice and shuffled decks that hang on a number alone: whoever has the
// number has them again, on every machine. They are for games between bots, and for what
// might have been; nobody's real dice come from here, for they could be foreseen.
//
// It plays nothing. What may enter is what is drawn from such a number, and what makes
// such a number.
package chance

import "machipost/engine"

// A Source is splitmix64, of which the high bits count. It is engine.Dice.
type Source uint64

// stride is the step of splitmix64, the golden ratio in 64 bits.
const stride = 0x9e3779b97f4a7c15

// Of is the source of one of a series of things that has a seed. Neighbouring numbers and
// seeds have nothing in common.
func Of(seed uint64, number int) Source {
	return Source(mixed(mixed(seed) + uint64(number)*stride))
}

func mixed(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below is a number from 0 to below n, which is small.
func (s *Source) below(n int) int {
	*s += stride
	return int(mixed(uint64(*s)) >> 32 * uint64(n) >> 32)
}

// Throw returns a face, 1 to 6.
func (s *Source) Throw() int { return 1 + s.below(6) }

// Shuffle puts cards into an order of chance.
func (s *Source) Shuffle(cards []engine.Card) {
	for i := len(cards) - 1; i > 0; i-- {
		j := s.below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// Seed is a number that hangs on all that lies open on the table between two turns, and on
// nothing else: neither the decks nor what anybody has ordered is in a View.
func Seed(v engine.View) uint64 {
	rules := v.Rules()
	seed := uint64(stride)
	add := func(n uint64) { seed = mixed(seed+n) + stride }
	for _, n := range []int{v.Turn(), v.Players(), int(rules.Sets), int(rules.Method), rules.Size, int(rules.Victory)} {
		add(uint64(n))
	}
	add(uint64(rules.Without))
	add(uint64(rules.Landmarks))
	for s := range engine.Seat(v.Players()) {
		add(uint64(v.Coins(s)))
		add(uint64(v.Investment(s)))
		for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
			add(uint64(v.Owned(s, c))<<8 | uint64(v.Closed(s, c)))
		}
	}
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		add(uint64(v.OnOffer(c)))
	}
	return seed
}

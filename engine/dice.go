package engine

// Dice gives the faces of dice, one die a call. Dice that have run out give 0;
// the turn notices once and tells at which go (ErrDice).
type Dice interface {
	// Throw returns a face, 1 to 6, or 0 when there are no more.
	Throw() int
}

// A Throw is one or two dice as they lie; the second is 0 for one die.
type Throw [2]int

// Total is the sum of the dice (ruling 4.4).
func (t Throw) Total() int { return t[0] + t[1] }

func (t Throw) doubles() bool { return t[0] != 0 && t[0] == t[1] }

package rolls

import "math/rand/v2"

// Dice are thrown by chance and remember what they showed, so that a turn can be
// resolved again. They are engine.Dice.
type Dice struct {
	Thrown []int // faces, in the order of throwing
	chance *rand.Rand
}

// NewDice returns dice that chance throws, all faces alike.
func NewDice(chance rand.Source) *Dice { return &Dice{chance: rand.New(chance)} }

// Throw returns a face, 1 to 6.
func (d *Dice) Throw() int {
	face := d.chance.IntN(6) + 1
	d.Thrown = append(d.Thrown, face)
	return face
}

// Faces are dice that show what they are told, and then nothing: 0.
type Faces []int

// Throw returns the next face, 0 when there are no more.
func (f *Faces) Throw() int {
	if len(*f) == 0 {
		return 0
	}
	face := (*f)[0]
	*f = (*f)[1:]
	return face
}

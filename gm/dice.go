package gm

import "math/rand/v2"

// recorded are dice that remember what they showed, so that a turn can be
// resolved again.
type recorded struct {
	chance *rand.Rand
	thrown []int
}

func newDice(chance rand.Source) *recorded { return &recorded{chance: rand.New(chance)} }

// Throw returns a face, 1 to 6, all of them alike.
func (d *recorded) Throw() int {
	face := d.chance.IntN(6) + 1
	d.thrown = append(d.thrown, face)
	return face
}

// given are dice that show what they are told, and then nothing.
type given struct{ faces []int }

func (d *given) Throw() int {
	if len(d.faces) == 0 {
		return 0
	}
	face := d.faces[0]
	d.faces = d.faces[1:]
	return face
}

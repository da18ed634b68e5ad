package dice

import (
	"crypto/hmac"
	"crypto/sha256"
	"strconv"
)

// stream are bytes that follow from a seed: blocks, each a hash of its number.
type stream struct {
	seed  []byte
	block []byte
	next  int // number of the block that comes
}

func newStream(key Key, mix string) stream { return stream{seed: seal(key[:], mix)} }

// seal is HMAC-SHA-256.
func seal(key []byte, text string) []byte {
	h := hmac.New(sha256.New, key)
	h.Write([]byte(text))
	return h.Sum(nil)
}

// byte returns the next one.
func (s *stream) byte() int {
	if len(s.block) == 0 {
		s.block = seal(s.seed, "block "+strconv.Itoa(s.next))
		s.next++
	}
	b := s.block[0]
	s.block = s.block[1:]
	return int(b)
}

// below returns the next number from 0 up to m-1, all alike: what would favour some is
// passed over. m is 1 to 256.
func (s *stream) below(m int) int {
	for {
		if b := s.byte(); b < 256-256%m {
			return b % m
		}
	}
}

// Dice are those of a roll: they show what key and mix say, and remember what they
// showed. They are engine.Dice.
type Dice struct {
	Thrown []int // faces, in the order of throwing
	from   stream
}

// New returns the dice of a key and a mix, before the first throw.
func New(key Key, mix string) *Dice { return &Dice{from: newStream(key, mix)} }

// Throw returns the next face, 1 to 6.
func (d *Dice) Throw() int {
	face := d.from.below(6) + 1
	d.Thrown = append(d.Thrown, face)
	return face
}

// Faces are the first n that key and mix show.
func Faces(key Key, mix string, n int) []int {
	d := New(key, mix)
	for range n {
		d.Throw()
	}
	return d.Thrown
}

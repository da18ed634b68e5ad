// Package dice is the protocol by which players can check dice from their letters
// alone: a lock before the game, a key a roll, what the seats give, the faces that
// follow from them, the block in each report, and the checker that reads the blocks
// back. docs/dice.md has it byte for byte.
//
// It is a function of what is handed in, chance too: it keeps nothing and knows no rule
// of the game. What may enter is what a stranger needs to know to compute the
// same faces.
package dice

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
)

// Links is how many keys a chain has: rolls that a game may use.
const Links = 10000

// step is how far apart the kept links of a chain are: all between two are had by a
// hundred hashes at the most.
const step = 100

// A Key is a link of a chain, a lock, or the key of a deck: 32 bytes.
type Key [sha256.Size]byte

// Draw draws a key by chance, which nobody may be able to guess.
func Draw(chance interface{ Uint64() uint64 }) (k Key) {
	for i := 0; i < len(k); i += 8 {
		binary.BigEndian.PutUint64(k[i:], chance.Uint64())
	}
	return k
}

// Lock is the hash of a key: what can be shown without showing the key.
func (k Key) Lock() Key { return sha256.Sum256(k[:]) }

// String is the key as letters have it: 64 digits in four groups.
func (k Key) String() string {
	digits := hex.EncodeToString(k[:])
	return digits[:16] + " " + digits[16:32] + " " + digits[32:48] + " " + digits[48:]
}

// ReadKey reads a key, with spaces between its digits or none. It fails for anything
// else than 64 digits.
func ReadKey(text string) (k Key, err error) {
	raw, err := hex.DecodeString(strings.ReplaceAll(text, " ", ""))
	if err != nil || len(raw) != len(k) {
		return k, fmt.Errorf("%q is no key of 64 digits", text)
	}
	copy(k[:], raw)
	return k, nil
}

// A Chain is the keys of a game. Whoever has it knows all dice to come, so it is in
// nothing that is printed or sent. The zero Chain has no key.
type Chain struct{ kept []Key } // every link whose number can be divided by step, from 0

// NewChain makes the chain that ends in a root: 10,000 hashes, once a game.
func NewChain(root Key) Chain {
	kept := make([]Key, Links/step+1)
	for n, k := Links, root; n >= 0; n, k = n-1, k.Lock() {
		if n%step == 0 {
			kept[n/step] = k
		}
	}
	return Chain{kept}
}

// ErrUsedUp is a chain without a key for a roll.
var ErrUsedUp = errors.New("the chain of dice has no key for that roll")

// Lock is the link that all keys lead back to.
func (c Chain) Lock() Key {
	if len(c.kept) == 0 {
		return Key{}
	}
	return c.kept[0]
}

// Key is that of a roll, from 1 on. It fails with ErrUsedUp.
func (c Chain) Key(roll int) (Key, error) {
	above := (roll + step - 1) / step
	if roll < 1 || above >= len(c.kept) {
		return Key{}, fmt.Errorf("roll %d: %w", roll, ErrUsedUp)
	}
	k := c.kept[above]
	for n := above * step; n > roll; n-- {
		k = k.Lock()
	}
	return k, nil
}

// Bytes are the chain as it is kept, for ReadChain.
func (c Chain) Bytes() []byte {
	var all []byte
	for _, k := range c.kept {
		all = append(all, k[:]...)
	}
	return all
}

// ReadChain reads a chain that was kept. It fails where that is not as long as one.
func ReadChain(kept []byte) (Chain, error) {
	if len(kept) != (Links/step+1)*sha256.Size {
		return Chain{}, fmt.Errorf("a kept chain of dice has %d bytes", len(kept))
	}
	c := Chain{make([]Key, Links/step+1)}
	for i := range c.kept {
		copy(c.kept[i][:], kept[i*sha256.Size:])
	}
	return c, nil
}

package exact

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders/wording"
)

// A word and words are what a line is read as.
type (
	word  = wording.Word
	words = wording.Words
)

// A known is what can be named at a table: its players and the cards of its game.
type known struct {
	names []string     // of the players, in seat order
	me    engine.Seat  // who writes
	game  engine.Cards // all cards of the game
	noisy [][]string   // names of players that hold words which else do not matter
}

func newKnown(names []string, game engine.Cards, me engine.Seat) known {
	k := known{names: names, me: me, game: game}
	for _, name := range names {
		low := strings.Fields(wording.Fold(name))
		if slices.ContainsFunc(low, wording.IsNoise) {
			k.noisy = append(k.noisy, low)
		}
	}
	return k
}

// isInName tells whether the word at i and the one behind it look like a part of
// a player's name.
func (r *known) isInName(w words, i int) bool {
	for _, name := range r.noisy {
		for k, part := range name {
			if part != w[i].Low {
				continue
			}
			if k+1 == len(name) || i+1 == len(w) || strings.HasPrefix(name[k+1], strings.TrimSuffix(w[i+1].Low, "'s")) {
				return true
			}
		}
	}
	return false
}

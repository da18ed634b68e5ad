// Package lobby is games until their start: what they can agree on (the options), plans,
// opening, importing, and the start itself with its letter.
//
// It plays no turn, and a seat that is left in a running game is for gm/seats. It
// hears no letter: gm/commands and the keeper call it. What may enter is what has an
// end once a game runs.
package lobby

import (
	"math/rand/v2"

	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// A Lobby opens games, takes them over from a file, and starts them.
type Lobby struct {
	Store  records.Store
	Desk   *sending.Desk
	Chance rand.Source // the keys of dice, seats and decks
}

// GatheringOf is a waiting game as a section tells it.
func GatheringOf(game *records.Game) reports.Gathering {
	return reports.Gathering{Game: game.Name, There: game.Names(), Places: game.Places}
}

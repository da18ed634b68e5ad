// Package commands is what a letter can ask for: the table of commands, how a line is
// known for one, and what each of them does; filing orders and press, too.
//
// It does not take letters in and writes no answers: whoever calls (gm/letters, or the
// keeper) has the letter and gets sections of the answer. Nothing here is the
// keeper's: no letter can reach that. What may enter is a row of the table, and what it
// does.
package commands

import (
	"machipost/gm/lobby"
	"machipost/gm/seats"
	"machipost/gm/sending"
	"machipost/gm/turns"
)

// Commands carries out what letters ask for. What it needs for a single letter is
// in a Case.
type Commands struct {
	Desk     *sending.Desk
	Lobby    *lobby.Lobby
	Seats    *seats.Seats
	Turns    *turns.Turns
	NewGames Openers // who may open games by letter; "" for nobody
	Zone     string  // IANA name, of the games that they open without one
}

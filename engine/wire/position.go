// Package wire is the written form of positions and events: JSON, as
// docs/adjudicate.md describes it. Reading is strict, and an error names the place:
// players[1].closed: 2 Bakery closed, 1 owned.
//
// It opens no file and plays nothing. Orders and reports are not its matter: what
// may enter is the written form of what the engine knows, and what a player's name
// may be, which stands in it.
package wire

import "machipost/engine"

// A Position is a game between two postal turns and who plays it.
type Position struct {
	engine.Position
	Names    []string // of the players, in seat order
	Standing []string // the standing part of their orders as text, empty for none
}

// ReadPosition reads a position that somebody may have written by hand. It
// calls reserved, unless that is nil, with each player's name, which is refused
// where it is a word of the order language; and shuffle for each deck where the
// text has no market. A marketplace that has too few cards is refilled. Errors
// are of type *Error.
func ReadPosition(data []byte, reserved func(string) bool, shuffle func([]engine.Card)) (Position, error) {
	p, err := readPosition(data, reserved, shuffle)
	if err != nil {
		return Position{}, err
	}
	if err := notWon(&p); err != nil {
		return Position{}, err
	}
	p.Refill()
	return p, nil
}

// Restore reads what WritePosition wrote, a finished game too, and changes
// nothing about it. Errors are of type *Error.
func Restore(data []byte) (Position, error) {
	return readPosition(data, nil, func([]engine.Card) {})
}

func readPosition(data []byte, reserved func(string) bool, shuffle func([]engine.Card)) (Position, error) {
	root, err := parse(data, "")
	if err != nil {
		return Position{}, err
	}
	r := &reader{}
	fields := r.fields(root, "rules", "turn", "players", "market")
	var p Position
	p.Rules = r.rules(fields["rules"])
	p.Turn = r.number(fields["turn"], 1, 1)
	census := r.players(&p, fields["players"], reserved)
	if r.err == nil {
		r.market(&p, fields["market"], census, shuffle)
	}
	return p, r.err
}

// notWon refuses a position in which the game is over (rulings 9.1, 9.2). With
// Round somebody may have every landmark while the round goes on.
func notWon(p *Position) error {
	roundStarts := (p.Turn-1)%p.Players == 0
	if p.Rules.Victory == engine.Round && !roundStarts {
		return nil
	}
	for s := range p.Players {
		if p.HasAll(engine.Seat(s)) {
			return &Error{place("players", s) + ".landmarks", p.Names[s] + " has won already"}
		}
	}
	return nil
}

package gm

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/reports"
)

// This file is about games that end before they are won: players resign, agree on
// a draw, or nobody is left.

// resign gives the player's seat up for good, once that was confirmed.
func (r *reading) resign(args map[string]string) (string, error) {
	game := r.w.game
	about := game.aboutTurn(r.w.seat)
	switch {
	case r.me().Gone == GoneResigned:
		return r.say("Resigned", about)
	case !r.confirmed:
		return r.ask(args, r.words.Section("ResignSure", about))
	}
	if err := r.leaveSeat(r.tx, game, r.w.seat); err != nil {
		return "", err
	}
	return r.done("ResignDone", about)
}

// leaveSeat opens the seat of a player who will not come back. The game ends when
// that was the last one, or when those who are left have all voted for it.
func (g *GM) leaveSeat(tx Tx, game *Game, seat engine.Seat) error {
	if err := g.vacate(tx, game, seat, GoneResigned); err != nil {
		return err
	}
	if !slices.ContainsFunc(game.Players, func(p Player) bool { return p.Gone != GoneResigned }) {
		return g.endDeserted(tx, game, "")
	}
	if ended, err := g.endIfAgreed(tx, game); err != nil || ended {
		return err
	}
	return g.offerSeat(tx, game, game.Players[seat])
}

// deserted tells whether nobody plays a turn. It is not played then: there would
// be no end to a game of players who order nothing.
func deserted(counting []Counting) bool {
	return !slices.ContainsFunc(counting, func(c Counting) bool { return !c.Gone })
}

// endDeserted ends a game that nobody plays any more, and tells who may want to
// know. The reason is the GM's, "" where the game's rule does it.
func (g *GM) endDeserted(tx Tx, game *Game, reason string) error {
	return g.endUnwon(tx, game, GameEnded, reason)
}

// voteEnd is for ending the game as a draw, or against it.
func (r *reading) voteEnd(args map[string]string) (string, error) {
	game := r.w.game
	about := game.aboutTurn(r.w.seat)
	if r.me().Gone == GoneResigned {
		return r.say("Resigned", about)
	}
	if err := r.back(); err != nil {
		return "", err
	}
	r.me().VoteEnd = !strings.HasPrefix(strings.ToLower(args["LINE"]), "no")
	if err := r.tx.SaveGame(*game); err != nil {
		return "", err
	}
	ended, err := r.endIfAgreed(r.tx, game)
	if err != nil {
		return "", err
	}
	switch about.Count, about.Of = game.votes(); {
	case ended:
		return r.done("VotePassed", about)
	case r.me().VoteEnd:
		return r.done("VoteNoted", about)
	}
	return r.done("VoteTakenBack", about)
}

// votes counts the players who are for an end, and those who have a voice.
func (g *Game) votes() (votes, of int) {
	for _, p := range g.Players {
		if p.Gone != "" {
			continue
		}
		of++
		if p.VoteEnd {
			votes++
		}
	}
	return votes, of
}

// endIfAgreed ends the game as a draw when all its players are for that.
func (g *GM) endIfAgreed(tx Tx, game *Game) (bool, error) {
	if votes, of := game.votes(); of == 0 || votes < of {
		return false, nil
	}
	return true, g.endUnwon(tx, game, EndedByVote, "")
}

// unwon is the game as it ends, won by nobody; agreed tells whether all wanted it.
func (g *Game) unwon(agreed bool) reports.Unwon {
	return reports.Unwon{Table: g.table(), Turns: g.Position.Turn - 1, Agreed: agreed}
}

// endUnwon ends a game that nobody has won, with a last letter to all.
func (g *GM) endUnwon(tx Tx, game *Game, kind ChangeKind, reason string) error {
	if err := g.change(tx, game, kind, "", "", reason); err != nil {
		return err
	}
	game.finish()
	if err := tx.SaveGame(*game); err != nil {
		return err
	}
	final := game.unwon(kind == EndedByVote)
	err := g.writeToAll(tx, game, func(w *reports.Words, _ engine.Seat, _ string) string { return w.Unwon(final) })
	if err != nil {
		return err
	}
	return g.writeToObservers(tx, game, g.Words.For(game.Names()).UnwonObserved(final))
}

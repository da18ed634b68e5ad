package gm

import (
	"slices"
	"strings"
	"time"

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
	if err := r.leaveSeat(game, r.w.seat); err != nil {
		return "", err
	}
	return r.done("ResignDone", about)
}

// leaveSeat opens the seat of a player who will not come back. Orders count only in
// a turn whose deadline is over: it is played before anything ends. The game ends
// when that was the last player, or when those who are left have all voted for it.
func (r *reading) leaveSeat(game *Game, seat engine.Seat) error {
	from := game.turnAt(r.f.Letter.Arrived)
	if err := clearFrom(r.tx, game, seat, from); err != nil {
		return err
	}
	if err := r.vacate(r.tx, game, seat, GoneResigned); err != nil {
		return err
	}
	switch isDue := from > game.Position.Turn; {
	case game.isOver() && isDue:
		return nil
	case game.isOver():
		return r.endOver(r.tx, game)
	case !isDue:
		if err := r.extendIfAsked(game, seat); err != nil {
			return err
		}
	}
	return r.offerSeat(r.tx, game, game.Players[seat])
}

// clearFrom takes back the orders of a player for a turn, and all behind it.
func clearFrom(tx Tx, game *Game, seat engine.Seat, turn int) error {
	player := game.Players[seat].ID
	sheets, err := tx.Sheets.Of(game.ID)
	if err != nil {
		return err
	}
	for _, s := range sheets {
		if s.Player != player || s.Turn < turn || s.Cleared {
			continue
		}
		if _, err := tx.Sheets.Clear(player, s.Turn, time.Time{}); err != nil {
			return err
		}
	}
	return nil
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
	if err := r.tx.Games.Save(*game); err != nil {
		return "", err
	}
	about.Count, about.Of = game.votes()
	switch {
	case game.agrees() && game.turnAt(r.f.Letter.Arrived) > game.Position.Turn:
		return r.done("VotePassedLate", about)
	case game.agrees():
		if err := r.endOver(r.tx, game); err != nil {
			return "", err
		}
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

// agrees tells whether all who have a voice are for an end.
func (g *Game) agrees() bool {
	votes, of := g.votes()
	return of > 0 && votes == of
}

// isOver tells whether nothing is left to play for: all are for an end, or gone for
// good.
func (g *Game) isOver() bool {
	stays := func(p Player) bool { return p.Gone != GoneResigned }
	return g.agrees() || !slices.ContainsFunc(g.Players, stays)
}

// endOver ends a game that is over.
func (g *GM) endOver(tx Tx, game *Game) error {
	if game.agrees() {
		return g.endUnwon(tx, game, EndedByVote, "")
	}
	return g.endDeserted(tx, game, "")
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
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	final := game.unwon(kind == EndedByVote)
	err := g.writeToAll(tx, game, func(w *reports.Words, _ engine.Seat, _ string) string { return w.Unwon(final) })
	if err != nil {
		return err
	}
	return g.writeToObservers(tx, game, g.Words.For(game.Names()).UnwonObserved(final))
}

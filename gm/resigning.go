package gm

import (
	"slices"
	"strings"
	"time"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/reports"
)

// This file is about games that end before they are won: players resign, agree on
// a draw, or nobody is left.

// resignSeat gives the player's seat up for good, once that was confirmed.
func resignSeat(c *Case, args map[string]string) (string, error) {
	game := c.Writer.game
	about := aboutTurn(game, c.Writer.seat)
	switch {
	case c.me().Gone == records.GoneResigned:
		return c.say("Resigned", about)
	case !c.Confirmed:
		return c.ask(args, c.Words.Section("ResignSure", about))
	}
	if err := leaveSeat(c, game, c.Writer.seat); err != nil {
		return "", err
	}
	return c.done("ResignDone", about)
}

// leaveSeat opens the seat of a player who will not come back. Orders count only in
// a turn whose deadline is over: it is played before anything ends. The game ends
// when that was the last player, or when those who are left have all voted for it.
func leaveSeat(c *Case, game *records.Game, seat engine.Seat) error {
	from := game.TurnAt(c.Filed.Letter.Arrived)
	if err := clearFrom(c.Tx, game, seat, from); err != nil {
		return err
	}
	if err := vacate(c.Tx, game, seat, records.GoneResigned); err != nil {
		return err
	}
	switch isDue := from > game.Position.Turn; {
	case game.IsOver() && isDue:
		return nil
	case game.IsOver():
		return c.Turns.EndOver(c.Tx, game)
	case !isDue:
		if err := extendIfAsked(c, game, seat); err != nil {
			return err
		}
	}
	return c.Seats.Offer(c.Tx, game, game.Players[seat])
}

// clearFrom takes back the orders of a player for a turn, and all behind it.
func clearFrom(tx records.Tx, game *records.Game, seat engine.Seat, turn int) error {
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
func deserted(counting []records.Counting) bool {
	return !slices.ContainsFunc(counting, func(c records.Counting) bool { return !c.Gone })
}

// EndDeserted ends a game that nobody plays any more, and tells who may want to
// know. The reason is the GM's, "" where the game's rule does it.
func (t *Turns) EndDeserted(tx records.Tx, game *records.Game, reason string) error {
	return t.endUnwon(tx, game, records.GameEnded, reason)
}

// voteEnd is for ending the game as a draw, or against it.
func voteEnd(c *Case, args map[string]string) (string, error) {
	game := c.Writer.game
	about := aboutTurn(game, c.Writer.seat)
	if c.me().Gone == records.GoneResigned {
		return c.say("Resigned", about)
	}
	if err := c.back(); err != nil {
		return "", err
	}
	c.me().VoteEnd = !strings.HasPrefix(strings.ToLower(args["LINE"]), "no")
	if err := c.Tx.Games.Save(*game); err != nil {
		return "", err
	}
	about.Count, about.Of = game.Votes()
	switch {
	case game.Agrees() && game.TurnAt(c.Filed.Letter.Arrived) > game.Position.Turn:
		return c.done("VotePassedLate", about)
	case game.Agrees():
		if err := c.Turns.EndOver(c.Tx, game); err != nil {
			return "", err
		}
		return c.done("VotePassed", about)
	case c.me().VoteEnd:
		return c.done("VoteNoted", about)
	}
	return c.done("VoteTakenBack", about)
}

// EndOver ends a game that is over.
func (t *Turns) EndOver(tx records.Tx, game *records.Game) error {
	if game.Agrees() {
		return t.endUnwon(tx, game, records.EndedByVote, "")
	}
	return t.EndDeserted(tx, game, "")
}

// unwon is the game as it ends, won by nobody; agreed tells whether all wanted it.
func unwon(g *records.Game, agreed bool) reports.Unwon {
	return reports.Unwon{Table: tableOf(g), Turns: g.Position.Turn - 1, Agreed: agreed}
}

// endUnwon ends a game that nobody has won, with a last letter to all.
func (t *Turns) endUnwon(tx records.Tx, game *records.Game, kind records.ChangeKind, reason string) error {
	if err := records.NoteChange(tx, game, kind, "", "", reason); err != nil {
		return err
	}
	game.Finish()
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	final := unwon(game, kind == records.EndedByVote)
	err := t.Desk.WriteToAll(tx, game, func(w *reports.Words, _ engine.Seat, _ string) string { return w.Unwon(final) })
	if err != nil {
		return err
	}
	return t.Desk.WriteToObservers(tx, game, t.Desk.Words.For(game.Names()).UnwonObserved(final))
}

package commands

import (
	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/seats"
	"machipost/reports"
)

// This file is about games that end before they are won: players resign, agree on
// a draw, or nobody is left.

// resignSeat gives the player's seat up for good, once that was confirmed.
func resignSeat(c *Case, asked Found) (string, error) {
	game := c.Writer.Game
	name := c.me().Name
	switch {
	case c.me().Gone == records.GoneResigned:
		return refuse(reports.Resigned{Game: game.Name})
	case !c.Confirmed:
		return c.ask(asked.Line, reports.ResignSure{Game: game.Name, Player: name})
	}
	if err := leaveSeat(c, game, c.Writer.Seat); err != nil {
		return "", err
	}
	return c.done(reports.ResignDone{Game: game.Name, Player: name})
}

// leaveSeat opens the seat of a player who will not come back. Orders count only in
// a turn whose deadline is over: it is played before anything ends. The game ends
// when that was the last player, or when those who are left have all voted for it.
func leaveSeat(c *Case, game *records.Game, seat engine.Seat) error {
	from := game.TurnAt(c.Filed.Letter.Arrived)
	if err := seats.ClearFrom(c.Tx, game, seat, from); err != nil {
		return err
	}
	if err := seats.Vacate(c.Tx, game, seat, records.GoneResigned); err != nil {
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

// voteEnd is for ending the game as a draw, or against it.
func voteEnd(c *Case, asked Found) (string, error) {
	game := c.Writer.Game
	if c.me().Gone == records.GoneResigned {
		return refuse(reports.Resigned{Game: game.Name})
	}
	if err := c.back(); err != nil {
		return "", err
	}
	c.me().VoteEnd = !asked.Ends
	if err := c.Tx.Games.Save(*game); err != nil {
		return "", err
	}
	votes, players := game.Votes()
	switch {
	case game.Agrees() && game.TurnAt(c.Filed.Letter.Arrived) > game.Position.Turn:
		return c.done(reports.VotePassedLate{Game: game.Name, Turn: game.Position.Turn})
	case game.Agrees():
		if err := c.Turns.EndOver(c.Tx, game); err != nil {
			return "", err
		}
		return c.done(reports.VotePassed{Game: game.Name})
	case c.me().VoteEnd:
		return c.done(reports.VoteNoted{Game: game.Name, Votes: votes, Players: players})
	}
	return c.done(reports.VoteTakenBack{Game: game.Name, Votes: votes, Players: players})
}

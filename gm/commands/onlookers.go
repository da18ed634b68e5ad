package commands

import (
	"strings"

	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// This file is about those who read along.

// watchGame sends the public reports of a game to whoever asks for them.
func watchGame(c *Case, asked Found) (string, error) {
	game, err := c.gameCalled(asked.Args["GAME"])
	if err != nil {
		return "", err
	}
	address := strings.ToLower(c.From().Address)
	switch {
	case game.State == records.Finished:
		return refuse(reports.Over{Game: game.Name})
	case game.Plays(address):
		return refuse(reports.WatchPlays{Game: game.Name})
	case !c.Confirmed && c.Writer.Standing != senders.Proven:
		return c.ask(asked.Line, reports.WatchSure{Game: game.Name, Address: address})
	}
	if err := c.Tx.Onlookers.AddObserver(game.ID, address, c.Tx.Now); err != nil {
		return "", err
	}
	return c.done(reports.Watching{Game: game.Name, Address: address})
}

// unwatchGame ends that.
func unwatchGame(c *Case, asked Found) (string, error) {
	game, err := c.gameCalled(asked.Args["GAME"])
	if err != nil {
		return "", err
	}
	was, err := c.Tx.Onlookers.RemoveObserver(game.ID, strings.ToLower(c.From().Address))
	if err != nil {
		return "", err
	}
	c.Effect = c.Effect || was
	return c.say(reports.WatchingNoMore{Game: game.Name, Was: was})
}

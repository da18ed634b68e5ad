package commands

import (
	"strings"

	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/reports"
)

// This file is about those who read along.

// watchGame sends the public reports of a game to whoever asks for them.
func watchGame(c *Case, args map[string]string) (string, error) {
	game, section, err := c.gameCalled(args["GAME"])
	if game == nil || section != "" {
		return section, err
	}
	address := strings.ToLower(c.From().Address)
	about := reports.About{Game: game.Name, Address: address}
	switch {
	case game.State == records.Finished:
		return c.Words.Over(game.Name), nil
	case game.Plays(address):
		return c.say("WatchPlays", about)
	case !c.Confirmed && c.Writer.Standing != senders.Proven:
		return c.ask(args, c.Words.Section("WatchSure", about))
	}
	if err := c.Tx.Onlookers.AddObserver(game.ID, address, c.Tx.Now); err != nil {
		return "", err
	}
	return c.done("Watching", about)
}

// unwatchGame ends that.
func unwatchGame(c *Case, args map[string]string) (string, error) {
	game, section, err := c.gameCalled(args["GAME"])
	if game == nil || section != "" {
		return section, err
	}
	address := strings.ToLower(c.From().Address)
	was, err := c.Tx.Onlookers.RemoveObserver(game.ID, address)
	if err != nil {
		return "", err
	}
	c.Effect = c.Effect || was
	return c.say("WatchingNoMore", reports.About{Game: game.Name, Address: address, Yes: was})
}

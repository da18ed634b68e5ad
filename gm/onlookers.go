package gm

import (
	"errors"
	"net/mail"
	"strings"

	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// This file is about those who read along.

// watchGame sends the public reports of a game to whoever asks for them.
func watchGame(c *Case, args map[string]string) (string, error) {
	game, section, err := c.gameCalled(args["GAME"])
	if game == nil || section != "" {
		return section, err
	}
	address := strings.ToLower(c.from().Address)
	about := reports.About{Game: game.Name, Address: address}
	switch {
	case game.State == records.Finished:
		return c.Words.Over(game.Name), nil
	case game.Plays(address):
		return c.say("WatchPlays", about)
	case !c.Confirmed && c.Writer.standing != proven:
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
	address := strings.ToLower(c.from().Address)
	was, err := c.Tx.Onlookers.RemoveObserver(game.ID, address)
	if err != nil {
		return "", err
	}
	c.Effect = c.Effect || was
	return c.say("WatchingNoMore", reports.About{Game: game.Name, Address: address, Yes: was})
}

// WriteToObservers queues a public report to all who watch a game.
func (d *Desk) WriteToObservers(tx records.Tx, game *records.Game, text string) error {
	observers, err := tx.Onlookers.Observers(game.ID)
	if err != nil {
		return err
	}
	for _, address := range observers {
		err := d.Queue(tx, records.Outgoing{Kind: records.Report, To: address, Game: game.ID}, post.Draft{
			To: mail.Address{Address: address}, Subject: d.Words.ObserverSubject(game.Name), ListID: d.Tags.ListID(game.Name),
			Text: text + "\n", Automatic: "auto-generated", Unsubscribe: "unwatch " + game.Name,
		})
		if err != nil && !errors.As(err, new(unwritable)) {
			return err
		}
	}
	return nil
}

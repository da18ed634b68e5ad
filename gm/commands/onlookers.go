package commands

import (
	"slices"
	"strings"
	"time"

	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
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
	}
	if err := roomForReader(c, game, address); err != nil {
		return "", err
	}
	switch {
	case !c.Confirmed && c.Writer.Standing != senders.Proven:
		return c.ask(asked.Line, reports.WatchSure{Game: game.Name, Address: address})
	}
	language, err := sending.LanguageOf(c.Tx.View(), address)
	if err != nil {
		return "", err
	}
	if err := c.Tx.Onlookers.AddObserver(game.ID, address, post.RegisteredDomain(address), c.Tx.Now); err != nil {
		return "", err
	}
	if language != "" {
		if _, err := c.Tx.Onlookers.Speak(address, language); err != nil {
			return "", err
		}
	}
	return c.done(reports.Watching{Game: game.Name, Address: address})
}

// So many may read along. Each costs a letter a turn, and it is for the players that the
// letters of a day are there.
const (
	readersOfGame   = 40 // ten times the letters that a game of four has anyway
	readersOfDomain = 25 // in all games: who has a domain has as many addresses as he likes
	readersOfDay    = 30 // new ones, in all games: a crowd that comes at once is rarely one of people
)

// roomForReader refuses an address that would be one reader too many, of a game, of a
// mail domain or of a day. One who reads the game along already stays welcome. It fails
// with a Refusal, and when the store does.
func roomForReader(c *Case, game *records.Game, address string) error {
	readers, err := c.Tx.Onlookers.Observers(game.ID)
	if err != nil || slices.ContainsFunc(readers, func(o records.Observer) bool { return o.Address == address }) {
		return err
	}
	if len(readers) >= readersOfGame {
		return Refusal{reports.WatchGameFull{Game: game.Name, Limit: readersOfGame}}
	}
	domain := post.RegisteredDomain(address)
	neighbours, err := c.Tx.Onlookers.OthersOf(domain, address, time.Time{})
	if err != nil {
		return err
	}
	if neighbours >= readersOfDomain {
		return Refusal{reports.WatchDomainFull{Game: game.Name, Domain: domain, Limit: readersOfDomain}}
	}
	today, err := c.Tx.Onlookers.OthersOf("", address, c.Tx.Now.Add(-24*time.Hour))
	if err == nil && today >= readersOfDay {
		err = Refusal{reports.WatchDayFull{Game: game.Name, Limit: readersOfDay}}
	}
	return err
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

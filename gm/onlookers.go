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

// watch sends the public reports of a game to whoever asks for them.
func (r *reading) watch(args map[string]string) (string, error) {
	game, section, err := r.gameCalled(args["GAME"])
	if game == nil || section != "" {
		return section, err
	}
	address := strings.ToLower(r.from().Address)
	about := reports.About{Game: game.Name, Address: address}
	switch {
	case game.State == records.Finished:
		return r.words.Over(game.Name), nil
	case game.Plays(address):
		return r.say("WatchPlays", about)
	case !r.confirmed && r.w.standing != proven:
		return r.ask(args, r.words.Section("WatchSure", about))
	}
	if err := r.tx.Onlookers.AddObserver(game.ID, address, r.tx.Now); err != nil {
		return "", err
	}
	return r.done("Watching", about)
}

// unwatch ends that.
func (r *reading) unwatch(args map[string]string) (string, error) {
	game, section, err := r.gameCalled(args["GAME"])
	if game == nil || section != "" {
		return section, err
	}
	address := strings.ToLower(r.from().Address)
	was, err := r.tx.Onlookers.RemoveObserver(game.ID, address)
	if err != nil {
		return "", err
	}
	r.effect = r.effect || was
	return r.say("WatchingNoMore", reports.About{Game: game.Name, Address: address, Yes: was})
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

package keeper

import (
	"context"
	"errors"
	"net/mail"
	"strings"

	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/reports"
)

// Announce writes to all players of running and waiting games, or of one game, if
// it is named; once to each address, in the player's thread where there is one. It
// returns the addresses. Tags are left out of the text. It fails with ErrNoGame.
func (r *Roster) Announce(ctx context.Context, game, text string) (to []string, err error) {
	text = strings.Trim(r.Desk.Tags.Without(sending.Printable(text)), " \n")
	if text == "" {
		return nil, errors.New("there is nothing to announce: the text is empty")
	}
	err = r.Store.Update(ctx, func(tx records.Tx) error {
		games, err := announcedIn(tx.View(), game)
		if err != nil {
			return err
		}
		to, err = r.announce(tx, games, reports.Announcement{Game: game, Text: text})
		return err
	})
	return to, err
}

// announcedIn are the games that an announcement is for, those that run first: a
// person who plays in several is written to there.
func announcedIn(view records.View, name string) ([]records.Game, error) {
	if name != "" {
		game, err := view.Games.Named(name)
		return []records.Game{game}, err
	}
	all, err := view.Games.Open()
	var games []records.Game
	for _, state := range []records.GameState{records.Running, records.Waiting} {
		for _, game := range all {
			if game.State == state {
				games = append(games, game)
			}
		}
	}
	return games, err
}

func (r *Roster) announce(tx records.Tx, games []records.Game, a reports.Announcement) (to []string, err error) {
	written := map[string]bool{}
	for i := range games {
		if a.Game != "" {
			a.Game = games[i].Name
		}
		for _, p := range games[i].Players {
			if p.Address == "" || p.Gone == records.GoneResigned || written[p.Address] {
				continue
			}
			if err := r.announceTo(tx, &games[i], p, a); err != nil {
				return nil, err
			}
			written[p.Address] = true
			to = append(to, p.Address)
		}
	}
	if len(to) == 0 {
		return nil, errors.New("there is nobody to write to: no player of a game that runs or waits for its start")
	}
	return to, nil
}

// announceTo queues an announcement to one player. A player of a game that has not
// started has no thread yet.
func (r *Roster) announceTo(tx records.Tx, game *records.Game, p records.Player, a reports.Announcement) error {
	w := r.Desk.WordsFor(game, p)
	l := w.LetterOf(a.Game, 0, a)
	draft := post.Draft{To: mail.Address{Name: p.Name, Address: p.Address}, Subject: w.Say(reports.AnnouncementSubject{Game: a.Game}), Text: l.Text()}
	if p.Thread != "" {
		key, err := r.Desk.Tags.Key(tx)
		if err != nil {
			return err
		}
		draft = r.Desk.DraftTo(game, p, senders.TagFor(key, game, p), l)
	}
	draft.Automatic = "auto-generated"
	return r.Desk.Queue(tx, records.Outgoing{Kind: records.Report, To: p.Address, Player: p.ID}, draft)
}

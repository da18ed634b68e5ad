package gm

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
)

// A standing is what we know of who wrote a letter. From: is free text, so only
// the tag makes a player.
type standing uint8

const (
	stranger    standing = iota // an address that plays in no game
	unconfirmed                 // a player's address, without that player's tag
	undecided                   // the same, and the player is in several games
	foreign                     // a player's tag, from an address not on file
	proven                      // tag and address are the player's
)

// A writer is who wrote a letter, as far as we know. Game and seat are set for
// unconfirmed, foreign and proven; games for undecided.
type writer struct {
	standing standing
	game     *records.Game
	seat     engine.Seat
	games    []string
	tag      tag  // of the player in the game
	wrongTag bool // the letter carried a tag that is nobody's
	asked    *records.FiledLetter
	lookedAt bool // the keeper has looked at the letter: it is answered whatever the limits say
}

// player is who the writer is, or claims to be.
func (w *writer) player() records.Player { return w.game.Players[w.seat] }

// Identify finds out who wrote a letter: by its tags first, then by its From.
func (t *Tags) Identify(tx records.Tx, l post.Letter) (writer, error) {
	games, err := tx.Games.All()
	if err != nil {
		return writer{}, err
	}
	key, err := t.Key(tx)
	if err != nil {
		return writer{}, err
	}
	tags := t.Of(l)
	w, found := byTag(games, tags, key, l)
	if !found {
		w = byAddress(games, tags, l)
		w.wrongTag = len(tags) > 0
	}
	if w.game != nil {
		w.tag = tagFor(key, w.game, w.player())
	}
	if w.standing == proven {
		w.asked, err = tx.Letters.Unconfirmed(w.player().ID, slices.Concat(l.InReplyTo, l.References))
	}
	return w, err
}

// byTag finds the player whose tag the letter carries.
func byTag(games []records.Game, tags []tag, key []byte, l post.Letter) (writer, bool) {
	for _, t := range tags {
		for i := range games {
			if !strings.EqualFold(games[i].Name, t.game) {
				continue
			}
			for seat, p := range games[i].Players {
				if !t.fits(key, p) {
					continue
				}
				w := writer{standing: foreign, game: &games[i], seat: engine.Seat(seat)}
				if isFrom(l, p) {
					w.standing = proven
				}
				return w, true
			}
		}
	}
	return writer{}, false
}

// byAddress finds the player whose address the letter says it is from, in the
// game that its tags name if they name one.
func byAddress(games []records.Game, tags []tag, l post.Letter) writer {
	var all []writer
	for i := range games {
		for seat, p := range games[i].Players {
			if isFrom(l, p) {
				all = append(all, writer{standing: unconfirmed, game: &games[i], seat: engine.Seat(seat)})
			}
		}
	}
	chosen := narrow(all, func(w writer) bool { return names(tags, w.game.Name) })
	chosen = narrow(chosen, func(w writer) bool { return w.game.State == records.Running })
	switch len(chosen) {
	case 0:
		return writer{standing: stranger}
	case 1:
		return chosen[0]
	}
	w := writer{standing: undecided}
	for _, one := range chosen {
		w.games = append(w.games, one.game.Name)
	}
	return w
}

// narrow keeps those that fit, or all where none does.
func narrow(all []writer, fits func(writer) bool) []writer {
	var kept []writer
	for _, w := range all {
		if fits(w) {
			kept = append(kept, w)
		}
	}
	if len(kept) == 0 {
		return all
	}
	return kept
}

func names(tags []tag, game string) bool {
	return slices.ContainsFunc(tags, func(t tag) bool { return strings.EqualFold(t.game, game) })
}

// isFrom tells whether a letter says it is from one of the player's addresses. A
// letter of several authors is nobody's.
func isFrom(l post.Letter, p records.Player) bool {
	return len(l.From) == 1 && slices.Contains(p.Addresses(), strings.ToLower(l.From[0].Address))
}

package senders

import (
	"errors"
	"slices"
	"strings"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
)

// A Standing is what we know of who wrote a letter. From: is free text, so only
// the tag makes a player.
type Standing uint8

const (
	Stranger    Standing = iota // an address that plays in no game
	Unconfirmed                 // a player's address, without that player's tag
	Undecided                   // the same, and the player is in several games
	Foreign                     // a player's tag, from an address that plays in no game
	Proven                      // tag and address are the player's
)

// String is the standing as the log has it, a word in small letters.
func (s Standing) String() string {
	return [...]string{"stranger", "unconfirmed", "undecided", "foreign", "proven"}[s]
}

// A Writer is who wrote a letter, as far as we know. Game and seat are set for
// unconfirmed, foreign and proven; games for undecided.
type Writer struct {
	Standing Standing
	Game     *records.Game
	Seat     engine.Seat
	Games    []string
	Tag      Tag  // of the player in the game
	WrongTag bool // the letter carried a tag that is nobody's
	Crossed  bool // it carried another player's, and is from an address that plays here
	Asked    *records.FiledLetter
	LookedAt bool // the keeper has looked at the letter: it is answered whatever the limits say
}

// Player is who the writer is, or claims to be.
func (w *Writer) Player() records.Player { return w.Game.Players[w.Seat] }

// Identify finds out who wrote a letter: by its tags first, then by its From. It
// fails only when the store does.
func (t *Tags) Identify(tx records.Tx, l post.Letter) (Writer, error) {
	key, err := t.Key(tx)
	if err != nil {
		return Writer{}, err
	}
	tags := t.Of(l)
	w, found, err := byTag(tx.Games, tags, key, l)
	if err != nil {
		return Writer{}, err
	}
	if w.Standing != Proven {
		sender, err := byAddress(tx.Games, tags, l)
		if err != nil {
			return Writer{}, err
		}
		sender.WrongTag, sender.Crossed = !found && len(tags) > 0, found
		// What one player wrote is not for the other whose tag it has.
		if !found || sender.Standing != Stranger {
			w = sender
		}
	}
	if w.Game != nil {
		w.Tag = TagFor(key, w.Game, w.Player())
	}
	if w.Standing == Proven {
		w.Asked, err = tx.Letters.Unconfirmed(w.Player().ID, slices.Concat(l.InReplyTo, l.References))
	}
	return w, err
}

// Proven finds out who wrote a letter, where tag and address prove it; the zero Writer where
// they do not. It fails only when the store does.
func (t *Tags) Proven(view records.View, l post.Letter) (Writer, error) {
	key, err := KeyIn(view)
	if err != nil || len(key) == 0 {
		return Writer{}, err
	}
	w, _, err := byTag(view.Games, t.Of(l), key, l)
	if err != nil || w.Standing != Proven {
		return Writer{}, err
	}
	w.Tag = TagFor(key, w.Game, w.Player())
	return w, nil
}

// byTag finds the player whose tag the letter carries: of several players the one who
// wrote it, or else the first.
func byTag(games records.GameReader, tags []Tag, key []byte, l post.Letter) (w Writer, found bool, err error) {
	for _, t := range tags {
		game, err := games.Named(t.game)
		if errors.Is(err, records.ErrNoGame) {
			continue
		}
		if err != nil {
			return w, found, err
		}
		for seat, p := range game.Players {
			if !t.fits(key, p) {
				continue
			}
			if isFrom(l, p) {
				return Writer{Standing: Proven, Game: &game, Seat: engine.Seat(seat)}, true, nil
			}
			if !found {
				w, found = Writer{Standing: Foreign, Game: &game, Seat: engine.Seat(seat)}, true
			}
		}
	}
	return w, found, nil
}

// byAddress finds the player whose address the letter says it is from, in the
// game that its tags name if they name one.
func byAddress(in records.GameReader, tags []Tag, l post.Letter) (Writer, error) {
	if len(l.From) != 1 {
		return Writer{Standing: Stranger}, nil
	}
	games, err := in.PlayedFrom(strings.ToLower(l.From[0].Address))
	if err != nil {
		return Writer{}, err
	}
	var all []Writer
	for i := range games {
		for seat, p := range games[i].Players {
			if isFrom(l, p) {
				all = append(all, Writer{Standing: Unconfirmed, Game: &games[i], Seat: engine.Seat(seat)})
			}
		}
	}
	chosen := narrow(all, func(w Writer) bool { return names(tags, w.Game.Name) })
	chosen = narrow(chosen, func(w Writer) bool { return w.Game.State == records.Running })
	switch len(chosen) {
	case 0:
		return Writer{Standing: Stranger}, nil
	case 1:
		return chosen[0], nil
	}
	w := Writer{Standing: Undecided}
	for _, one := range chosen {
		w.Games = append(w.Games, one.Game.Name)
	}
	return w, nil
}

// narrow keeps those that fit, or all where none does.
func narrow(all []Writer, fits func(Writer) bool) []Writer {
	var kept []Writer
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

func names(tags []Tag, game string) bool {
	return slices.ContainsFunc(tags, func(t Tag) bool { return strings.EqualFold(t.game, game) })
}

// isFrom tells whether a letter says it is from one of the player's addresses. A
// letter of several authors is nobody's.
func isFrom(l post.Letter, p records.Player) bool {
	return len(l.From) == 1 && slices.Contains(p.Addresses(), strings.ToLower(l.From[0].Address))
}

package gm

import (
	"slices"

	"machipost/engine"
	"machipost/gm/calendar"
	"machipost/gm/records"
	"machipost/reports"
)

// This file holds the commands by which players have a turn resolved sooner or
// later.

// wait keeps the turn from being resolved before its deadline.
func (r *reading) wait(map[string]string) (string, error) {
	about, section, err := r.inTime()
	if err != nil || section != "" {
		return section, err
	}
	p := r.me()
	p.Wait, p.Ready = about.Turn, 0
	if err := r.tx.Games.Save(*r.w.game); err != nil {
		return "", err
	}
	about.Yes = r.w.game.Terms.Early
	return r.done("WaitNoted", about)
}

// ready lets the turn be resolved without more from the player.
func (r *reading) ready(map[string]string) (string, error) {
	about, section, err := r.inTime()
	if err != nil || section != "" {
		return section, err
	}
	p := r.me()
	p.Ready, p.Wait = about.Turn, 0
	if err := r.tx.Games.Save(*r.w.game); err != nil {
		return "", err
	}
	counting, err := countSheets(r.tx, r.w.game)
	if err != nil {
		return "", err
	}
	about.Yes = r.w.game.Terms.Early
	if about.Count, err = missing(r.tx, r.w.game, counting); err != nil {
		return "", err
	}
	return r.done("ReadyNoted", about)
}

// notReady takes back what a player said of a turn whose orders are taken back.
func (r *reading) notReady(turn int) error {
	p := r.me()
	if p.Ready != turn {
		return nil
	}
	p.Ready = 0
	return r.tx.Games.Save(*r.w.game)
}

// inTime begins the answer to a command about the turn that comes; section is
// what to answer when the writer came too late for it, or has resigned. Whoever
// was silent is back.
func (r *reading) inTime() (about reports.About, section string, err error) {
	game := r.w.game
	about = aboutTurn(game, r.w.seat)
	switch {
	case r.me().Gone == records.GoneResigned:
		return about, r.words.Section("Resigned", about), nil
	case game.TurnAt(r.f.Letter.Arrived) > game.Position.Turn:
		return about, r.words.Section("TooLate", about), nil
	}
	return about, "", r.back()
}

// me is the writer's entry in the game.
func (r *reading) me() *records.Player { return &r.w.game.Players[r.w.seat] }

// extension asks for a later deadline of the turn. It is granted at once where the
// game has so many of them, else when all have asked; once a turn.
func (r *reading) extension(map[string]string) (string, error) {
	game := r.w.game
	about, section, err := r.inTime()
	if err != nil || section != "" {
		return section, err
	}
	about.Count = game.Terms.Extensions
	why, err := r.notExtended(game)
	if err != nil {
		return "", err
	}
	if why != "" {
		return r.say(why, about)
	}
	r.me().Extension = about.Turn
	if asked, of := askedToExtend(game); game.Terms.Extensions == records.ByVote && asked < of {
		about.Count, about.Of = asked, of
		if err := r.tx.Games.Save(*game); err != nil {
			return "", err
		}
		return r.done("ExtensionAsked", about)
	}
	if err := r.extend(game, r.me().Name, r.w.seat); err != nil {
		return "", err
	}
	return r.done("ExtensionGranted", aboutTurn(game, r.w.seat))
}

// notExtended names the section that tells why the turn that comes cannot be
// extended; "" when nothing speaks against it.
func (r *reading) notExtended(game *records.Game) (why string, err error) {
	extended, err := r.wasExtended(game)
	if err != nil {
		return "", err
	}
	believed, err := believes(r.tx, r.clock)
	switch {
	case err != nil:
		return "", err
	case game.Held != "":
		return "ExtensionHeld", nil
	case game.Terms.Extensions == 0:
		return "ExtensionNever", nil
	case extended:
		return "ExtensionOnce", nil
	case game.Terms.Extensions != records.ByVote && game.Extended >= game.Terms.Extensions:
		return "ExtensionsUsed", nil
	case !believed:
		return "ExtensionNotNow", nil
	}
	return "", nil
}

// wasExtended tells whether the turn that comes has an extension already.
func (r *reading) wasExtended(game *records.Game) (bool, error) {
	changes, err := r.tx.Changes.Of(game.ID, game.Position.Turn)
	return slices.ContainsFunc(changes, func(c records.Change) bool { return c.Kind == records.Extended }), err
}

// extendIfAsked grants the extension for which all have asked but the one who has
// just left.
func (r *reading) extendIfAsked(game *records.Game, left engine.Seat) error {
	asked, of := askedToExtend(game)
	if game.Terms.Extensions != records.ByVote || asked == 0 || asked < of {
		return nil
	}
	if why, err := r.notExtended(game); err != nil || why != "" {
		return err
	}
	by := slices.IndexFunc(game.Players, func(p records.Player) bool { return p.Gone == "" && p.Extension == game.Position.Turn })
	return r.extend(game, game.Players[by].Name, left)
}

// askedToExtend counts the players who have asked for an extension of this turn,
// and those who may. Nobody waits for one who is away.
func askedToExtend(g *records.Game) (asked, of int) {
	for _, p := range g.Players {
		switch {
		case p.Gone != "":
		case p.Extension == g.Position.Turn:
			asked, of = asked+1, of+1
		case !p.AwayAt(g.Cut()):
			of++
		}
	}
	return asked, of
}

// extend grants an extension, as somebody asked, and tells all but the writer, whom
// the answer tells.
func (r *reading) extend(game *records.Game, asked string, writer engine.Seat) error {
	was := game.Cut()
	cut := game.Later(was, r.tx.Now)
	if game.Grace.IsZero() {
		game.Deadline = cut
	} else {
		game.Grace = cut
	}
	game.Extended++
	if err := r.tx.Games.Save(*game); err != nil {
		return err
	}
	if err := takeLate(r.tx, game, was); err != nil {
		return err
	}
	if err := records.NoteChange(r.tx, game, records.Extended, asked, calendar.Stamp(cut), ""); err != nil {
		return err
	}
	for i := range game.Players {
		seat := engine.Seat(i)
		if seat == writer {
			continue
		}
		about := aboutTurn(game, seat)
		about.Other = asked
		err := r.Desk.WriteTo(r.tx, game, seat, func(w *reports.Words, _ string) string { return w.Letter(w.Section("ExtensionTold", about)) })
		if err != nil {
			return err
		}
	}
	return nil
}

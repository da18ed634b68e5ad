package commands

import (
	"errors"
	"slices"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/gm/turns"
	"machipost/reports"
)

// This file holds the commands by which players have a turn resolved sooner or
// later.

// waitForAll keeps the turn from being resolved before its deadline.
func waitForAll(c *Case, _ Found) (string, error) {
	due, err := inTime(c)
	if err != nil {
		return "", err
	}
	p := c.me()
	p.Wait, p.Ready = due.Turn, 0
	if err := c.Tx.Games.Save(*c.Writer.Game); err != nil {
		return "", err
	}
	return c.done(reports.WaitNoted{Due: due, Early: c.Writer.Game.Terms.Early})
}

// beReady lets the turn be resolved without more from the player.
func beReady(c *Case, _ Found) (string, error) {
	due, err := inTime(c)
	if err != nil {
		return "", err
	}
	p := c.me()
	p.Ready, p.Wait = due.Turn, 0
	if err := c.Tx.Games.Save(*c.Writer.Game); err != nil {
		return "", err
	}
	counting, err := turns.CountSheets(c.Tx.View(), c.Writer.Game)
	if err != nil {
		return "", err
	}
	missing, err := turns.Missing(c.Tx.View(), c.Writer.Game, counting)
	if err != nil {
		return "", err
	}
	return c.done(reports.ReadyNoted{Due: due, Player: p.Name, Missing: missing, Early: c.Writer.Game.Terms.Early})
}

// notReady takes back what a player said of a turn whose orders are taken back.
func notReady(c *Case, turn int) error {
	p := c.me()
	if p.Ready != turn {
		return nil
	}
	p.Ready = 0
	return c.Tx.Games.Save(*c.Writer.Game)
}

// inTime begins the answer to a command about the turn that comes. It refuses a
// writer who came too late for it, or has resigned; whoever was silent is back.
func inTime(c *Case) (reports.Due, error) {
	game := c.Writer.Game
	switch {
	case c.me().Gone == records.GoneResigned:
		return reports.Due{}, Refusal{reports.Resigned{Game: game.Name}}
	case game.TurnAt(c.Filed.Letter.Arrived) > game.Position.Turn:
		return reports.Due{}, Refusal{reports.TooLate{Turn: game.Position.Turn}}
	}
	return sending.DueFor(game, *c.me()), c.back()
}

// askExtension asks for a later deadline of the turn. It is granted at once where the
// game has so many of them, else when all have asked; once a turn.
func askExtension(c *Case, _ Found) (string, error) {
	game := c.Writer.Game
	due, err := inTime(c)
	if err != nil {
		return "", err
	}
	if err := mayExtend(c, game, due); err != nil {
		return "", err
	}
	c.me().Extension = due.Turn
	if asked, of := askedToExtend(game); game.Terms.Extensions == records.ByVote && asked < of {
		if err := c.Tx.Games.Save(*game); err != nil {
			return "", err
		}
		return c.done(reports.ExtensionAsked{Due: due, Asked: asked, Players: of})
	}
	if err := extend(c, game, *c.me(), c.Writer.Seat); err != nil {
		return "", err
	}
	return c.done(reports.ExtensionGranted{Moved: sending.MovedFor(game, *c.me())})
}

// mayExtend refuses an extension of the turn that comes, which is due as told, where
// something speaks against it.
func mayExtend(c *Case, game *records.Game, due reports.Due) error {
	extended, err := wasExtended(c, game)
	if err != nil {
		return err
	}
	believed, err := turns.Believes(c.Tx.View(), c.Believed)
	switch {
	case err != nil:
		return err
	case game.Held != "":
		return Refusal{reports.ExtensionHeld{Game: game.Name}}
	case game.Terms.Extensions == 0:
		return Refusal{reports.ExtensionNever{Due: due}}
	case extended:
		return Refusal{reports.ExtensionOnce{Due: due}}
	case game.Terms.Extensions != records.ByVote && game.Extended >= game.Terms.Extensions:
		return Refusal{reports.ExtensionsUsed{Due: due, Extensions: game.Terms.Extensions}}
	case !believed:
		return Refusal{reports.ExtensionNotNow{Due: due}}
	}
	return nil
}

// wasExtended tells whether the turn that comes has an extension already.
func wasExtended(c *Case, game *records.Game) (bool, error) {
	changes, err := c.Tx.Changes.Of(game.ID, game.Position.Turn)
	return slices.ContainsFunc(changes, func(c records.Change) bool { return c.Kind == records.Extended }), err
}

// extendIfAsked grants the extension for which all have asked but the one who has
// just left.
func extendIfAsked(c *Case, game *records.Game, left engine.Seat) error {
	asked, of := askedToExtend(game)
	if game.Terms.Extensions != records.ByVote || asked == 0 || asked < of {
		return nil
	}
	err := mayExtend(c, game, sending.DueFor(game, game.Players[left]))
	if errors.As(err, new(Refusal)) {
		return nil
	}
	if err != nil {
		return err
	}
	by := slices.IndexFunc(game.Players, func(p records.Player) bool { return p.Gone == "" && p.Extension == game.Position.Turn })
	return extend(c, game, game.Players[by], left)
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
func extend(c *Case, game *records.Game, asked records.Player, writer engine.Seat) error {
	was, deadline := game.Cut(), sending.DeadlineOf(game)
	cut := game.Later(was, c.Tx.Now)
	if game.Grace.IsZero() {
		game.Deadline = cut
	} else {
		game.Grace = cut
	}
	game.Extended++
	if err := c.Tx.Games.Save(*game); err != nil {
		return err
	}
	if err := turns.TakeLate(c.Tx, game, was); err != nil {
		return err
	}
	extended := records.About(asked, records.Extended)
	extended.Until = cut
	if err := records.NoteChange(c.Tx, game, extended); err != nil {
		return err
	}
	for i := range game.Players {
		seat := engine.Seat(i)
		if seat == writer {
			continue
		}
		section := reports.ExtensionTold{Moved: sending.MovedFor(game, game.Players[i]), By: asked.Name}
		err := sending.Timed(c.Desk, deadline).WriteTo(c.Tx, game, seat, func(w *reports.Words, _ string) reports.Letter {
			return w.LetterOf(game.Name, game.Position.Turn, section)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

package games

import (
	"fmt"
	"net/mail"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/gm/keeper"
	"machipost/gm/records"
)

// This file is what the commands have in common by which a keeper changes a
// running game.

// A stepIn is what such a command did, as JSON; docs/gm.md describes it.
type stepIn struct {
	Done   records.ChangeKind `json:"done"`             // as in game history
	Game   gameLine           `json:"game"`             // as it is now
	Held   string             `json:"held"`             // why no turn is resolved, "" when they are
	Player string             `json:"player,omitempty"` // whom it was about
	Reason string             `json:"reason"`
}

// reasoned is a command that changes a running game, with its reason.
func reasoned(cmd *cobra.Command, reason *string) *cobra.Command {
	cmd.Flags().StringVar(reason, "reason", "", "why, as a `sentence` that the players and the next report are told")
	return console.Changing(cmd)
}

// mustName makes flags of a command needed.
func mustName(cmd *cobra.Command, flags ...string) {
	for _, name := range flags {
		if err := cmd.MarkFlagRequired(name); err != nil {
			panic(err) // the flag is named by the command itself
		}
	}
}

// stepped tells what was done to a game, with name and reason as they are kept.
func stepped(w console.World, cmd *cobra.Command, done records.ChangeKind, game records.Game, player, reason, sentence string) error {
	return w.Tell(cmd, stepIn{done, lineOf(game), game.Held, nameOf(game, player), keeper.OneLine(reason)}, sentence)
}

// nameOf is a player's name as it is kept.
func nameOf(game records.Game, name string) string {
	if seat, err := game.SeatNamed(name); err == nil {
		return game.Players[seat].Name
	}
	return name
}

// due tells until when orders count, or that the game is held.
func due(game records.Game) string {
	if game.Held != "" {
		return fmt.Sprintf("%s is held in turn %d (%s). Let it go on with: machipost game resume %s", game.Name, game.Position.Turn, game.Held, game.Name)
	}
	return fmt.Sprintf("Orders for turn %d are due %s.", game.Position.Turn, shown(game, game.Cut()))
}

// readPerson reads 'Cat <cat@example.org>'.
func readPerson(text string) (mail.Address, error) {
	person, err := mail.ParseAddress(text)
	if err != nil || person.Name == "" {
		return mail.Address{}, console.Usage(fmt.Errorf("%q: write 'Cat <cat@example.org>'", text))
	}
	return *person, nil
}

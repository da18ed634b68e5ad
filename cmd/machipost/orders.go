package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm"
	"machipost/orders/reading"
	"machipost/reports"
)

func newOrders(w console.World) *cobra.Command {
	cmd := &cobra.Command{Use: "orders", Short: "Try orders out, print the help on them", Args: console.Exactly()}
	cmd.AddCommand(newOrdersCheck(w), newOrdersHelp(w))
	cmd.AddCommand(newOrdersEnter(w), newOrdersShow(w))
	return cmd
}

func newOrdersHelp(w console.World) *cobra.Command {
	return &cobra.Command{
		Use:     "help",
		Short:   "Print the help on orders that players get",
		Example: "  machipost orders help",
		Args:    console.Exactly(),
		RunE: func(*cobra.Command, []string) error {
			words, err := reports.In("en")
			if err == nil {
				_, err = fmt.Fprint(w.Stdout, words.OrdersHelp())
			}
			return err
		},
	}
}

// A trial is a sheet to be checked, and the game it is for.
type trial struct {
	game, position, player string
}

func newOrdersCheck(w console.World) *cobra.Command {
	var t trial
	cmd := &cobra.Command{
		Use:   "check [FILE]",
		Short: "Print what the acknowledgement of a sheet would say",
		Long: `Read a sheet of orders from a file or from standard input and print what the
acknowledgement would say to it. Nothing is stored. Without --game and
--position the orders are Ann's, in a new game of Ann, Bob, Cat and Dan with all
expansions.`,
		Example: `  machipost orders check --game friday --player Ann ann.txt
  echo 'go 1: buy Mien' | machipost orders check --json`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return console.Usage(errors.New("write one file, or none for standard input"))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			text, err := w.ReadFile(append(args, "-")[0])
			if err != nil {
				return err
			}
			tried, err := tryOut(w, cmd, t)
			if err != nil {
				return err
			}
			return printTrial(w, tried, string(text), console.WantsJSON(cmd))
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&t.game, "game", "", "the orders are for this `game` of the database")
	flags.StringVar(&t.position, "position", "", "the orders are for the position in this `file`")
	flags.StringVar(&t.player, "player", "", "the orders are this player's, by `name`")
	cmd.MarkFlagsMutuallyExclusive("game", "position")
	return console.Printing(cmd)
}

// A tried is the game a sheet is tried out in.
type tried struct {
	game     string
	position wire.Position
	seat     engine.Seat
	deadline time.Time // zero when there is none
}

// tryOut finds the game and the player.
func tryOut(w console.World, cmd *cobra.Command, t trial) (tried, error) {
	found := tried{game: "a new game"}
	var err error
	switch {
	case t.game != "":
		found, err = triedGame(w, cmd, t.game)
	case t.position != "":
		found.game = t.position
		found.position, err = readPosition(w, adjudication{source: w.Chance}, t.position)
	default:
		found.position = practice()
		if t.player == "" {
			t.player = found.position.Names[0]
		}
	}
	if err != nil {
		return found, err
	}
	seat := slices.IndexFunc(found.position.Names, func(name string) bool { return strings.EqualFold(name, t.player) })
	if seat < 0 {
		return found, console.Usage(fmt.Errorf("--player %q: the players are %s", t.player, strings.Join(found.position.Names, ", ")))
	}
	found.seat = engine.Seat(seat)
	return found, nil
}

func triedGame(w console.World, cmd *cobra.Command, name string) (found tried, err error) {
	err = service.With(w, func(s *service.Service, cmd *cobra.Command, _ []string) error {
		var game gm.Game
		game, found.position, err = look(cmd.Context(), s, name)
		found.game = game.Name
		if game.Held == "" {
			found.deadline = game.LocalDeadline()
		}
		return err
	})(cmd, nil)
	return found, err
}

func look(ctx context.Context, s *service.Service, name string) (gm.Game, wire.Position, error) {
	game, err := s.FindGame(ctx, name)
	if err != nil {
		return game, wire.Position{}, service.Hint(err, name)
	}
	position, err := s.Export(ctx, name)
	return game, position, err
}

// practice is a new game with all expansions.
func practice() wire.Position {
	names := []string{"Ann", "Bob", "Cat", "Dan"}
	return wire.Position{
		Position: engine.NewPosition(engine.DefaultRules(engine.Everything), len(names), func([]engine.Card) {}),
		Names:    names, Standing: make([]string, len(names)),
	}
}

func printTrial(w console.World, t tried, text string, asJSON bool) error {
	words, err := reports.In("en")
	if err != nil {
		return err
	}
	words = words.For(t.position.Names)
	table := reading.Table{Names: t.position.Names, Rules: t.position.Rules, Turn: t.position.Turn}
	sheet := reading.Read(text, table, t.seat)
	if asJSON {
		return w.PrintJSON(sheetOf(words, sheet, &t.position.Position, t.seat))
	}
	_, err = fmt.Fprint(w.Stdout, words.Checked(reports.Acknowledged{
		Table: reports.Table{Game: t.game, Names: t.position.Names, Position: t.position.Position}, Me: t.seat, Sheet: sheet,
		Standing: reading.ReadStanding(t.position.Standing[t.seat], table, t.seat), Deadline: t.deadline,
	}))
	return err
}

package main

import (
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"machipost/gm"
)

func newPlayer(w world) *cobra.Command {
	player := &cobra.Command{Use: "player", Short: "Look after the players of a game", Args: exactly()}
	player.AddCommand(newPlayerList(w), newPlayerTag(w), newPlayerAddress(w))
	return player
}

// A playerLine is a player as list prints it. Tags are not for keepers' eyes.
type playerLine struct {
	Name      string   `json:"name"`
	Addresses []string `json:"addresses"` // letters go to the first
	// Unreachable is true when letters to the first keep coming back.
	Unreachable bool `json:"unreachable"`
}

func playersOf(game gm.Game) []playerLine {
	lines := make([]playerLine, len(game.Players))
	for i, p := range game.Players {
		lines[i] = playerLine{p.Name, p.Addresses(), p.Unreachable()}
	}
	return lines
}

func newPlayerList(w world) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "list GAME",
		Short:   "List the players of a game and their addresses",
		Long:    "List the players of a game, in seat order once it has started. Letters go to\nthe first address of each; the others are good to write from.",
		Example: "  machipost player list friday --json",
		Args:    exactly("GAME"),
		RunE: w.withService(func(s *service, cmd *cobra.Command, args []string) error {
			game, err := s.FindGame(cmd.Context(), args[0])
			if err != nil {
				return hint(err, args[0])
			}
			if asJSON, _ := cmd.Flags().GetBool("json"); asJSON {
				return w.printJSON(playersOf(game))
			}
			return w.printPlayers(game)
		}),
	}
	cmd.Flags().Bool("json", false, "print a JSON array")
	return cmd
}

func (w world) printPlayers(game gm.Game) error {
	table := tabwriter.NewWriter(w.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "PLAYER\tADDRESSES")
	for _, p := range playersOf(game) {
		note := ""
		if p.Unreachable {
			note = "\t(letters come back)"
		}
		fmt.Fprintf(table, "%s\t%s%s\n", p.Name, strings.Join(p.Addresses, ", "), note)
	}
	return table.Flush()
}

func newPlayerTag(w world) *cobra.Command {
	return &cobra.Command{
		Use:   "tag GAME PLAYER",
		Short: "Give a player a new tag; the old one counts no more",
		Long: `Give a player a new tag, for when somebody else knows the old one, which counts
no more. The player gets a letter with it; you do not see it.`,
		Example: "  machipost player tag friday Ann",
		Args:    exactly("GAME", "PLAYER"),
		RunE: w.withService(func(s *service, cmd *cobra.Command, args []string) error {
			game, err := s.ReplaceTag(cmd.Context(), args[0], args[1])
			if err != nil {
				return hintPlayer(err, args[0])
			}
			fmt.Fprintf(w.stdout, "%s has a new tag for %s; the old one counts no more.\n", args[1], game.Name)
			return nil
		}),
	}
}

func newPlayerAddress(w world) *cobra.Command {
	var add, remove string
	cmd := &cobra.Command{
		Use:   "address GAME PLAYER",
		Short: "Add an address of a player, or remove one",
		Long: `Add an address that a player may write from, or remove one. Letters go to the
first; when that is removed the second takes its place.`,
		Example: "  machipost player address friday Ann --add ann@work.example\n  machipost player address friday Ann --remove ann@example.org",
		Args:    exactly("GAME", "PLAYER"),
	}
	cmd.Flags().StringVar(&add, "add", "", "the `address` to add")
	cmd.Flags().StringVar(&remove, "remove", "", "the `address` to remove")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if (add == "") == (remove == "") {
			return usageError{errors.New("name one of --add ADDRESS and --remove ADDRESS")}
		}
		return w.withService(func(s *service, cmd *cobra.Command, args []string) error {
			change, address := s.AddAddress, add
			if add == "" {
				change, address = s.RemoveAddress, remove
			}
			game, err := change(cmd.Context(), args[0], args[1], address)
			if err != nil {
				return hintPlayer(err, args[0])
			}
			return w.printPlayers(game)
		})(cmd, args)
	}
	return cmd
}

// hintPlayer adds what to do about a game or a player that there is not.
func hintPlayer(err error, game string) error {
	if errors.Is(err, gm.ErrNoPlayer) {
		return fmt.Errorf("%w; 'machipost player list %s' lists them", err, game)
	}
	return hint(err, game)
}

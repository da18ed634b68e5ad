package games

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/files"
	"machipost/cmd/machipost/service"
	"machipost/gm/lobby"
	"machipost/gm/records"
)

func newGameImport(w console.World) *cobra.Command {
	var players string
	cmd := &cobra.Command{
		Use:   "import NAME FILE",
		Short: "Make a running game of a position file",
		Long: `Make a running game of a position file (docs/adjudicate.md), which 'game export'
prints; "-" reads it from standard input. The seats, the rules, the turn that
comes and standing orders are the file's; --players says which address each
name has. All players get the letter that begins a game.`,
		Example: `  machipost game import saturday friday.json --schedule 'Sat at 20:00' \
      --players 'Ann <ann@example.org>, Bob <bob@example.org>'`,
		Args: console.Exactly("NAME", "FILE"),
	}
	flags := cmd.Flags()
	flags.StringVar(&players, "players", "", "the `LIST` of the file's players with their addresses")
	flags.SortFlags = false                                                                                  // as the table has them
	values := optionFlags(flags, "expansions", "without", "landmarks", "market", "size", "victory", "seats") // the file's
	mustName(cmd, "players", "schedule")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		addresses, err := readPlayers(players)
		if err != nil {
			return console.Usage(err)
		}
		position, err := files.ReadPosition(w, w.Chance, args[1])
		if err != nil {
			return fmt.Errorf("%s: %w", args[1], err)
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			plan := lobby.NewPlan(args[0], s.Config.Zone)
			plan.Players = addresses
			if err := plan.SetOptions(values.chosen()); err != nil {
				return console.Usage(fmt.Errorf("--%w", err))
			}
			game, err := s.Lobby.ImportGame(cmd.Context(), plan, position)
			if err != nil {
				return s.HintName(err)
			}
			return stepped(w, cmd, records.GameImported, game, "", "",
				fmt.Sprintf("%s goes on: orders for turn %d are due %s.", game.Name, game.Position.Turn, shown(game, game.Cut())))
		})(cmd, args)
	}
	return console.Changing(cmd)
}

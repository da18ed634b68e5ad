package games

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
)

func newGameReplace(w console.World) *cobra.Command {
	var reason string
	cmd := &cobra.Command{
		Use:   "replace GAME PLAYER 'NEW <ADDRESS>'",
		Short: "Give a player's seat to another person",
		Long: `Give a player's seat to another person, also before the start. Who leaves gets a
farewell, who comes the letter that begins a game, with a tag of its own. Orders
of the one who leaves are taken back, standing orders too.`,
		Example: "  machipost game replace friday Ann 'Cat <cat@example.org>' --reason 'Ann left.'",
		Args:    console.Exactly("GAME", "PLAYER", "'NEW <ADDRESS>'"),
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		by, err := readPerson(args[2])
		if err != nil {
			return err
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Steps.ReplacePlayer(cmd.Context(), args[0], args[1], by, reason)
			if err != nil {
				return service.Advise(err, args[0])
			}
			return stepped(w, cmd, records.PlayerReplaced, game, by.Name, reason,
				fmt.Sprintf("%s plays in %s in the place of %s.", nameOf(game, by.Name), game.Name, args[1]))
		})(cmd, args)
	}
	return reasoned(cmd, &reason)
}

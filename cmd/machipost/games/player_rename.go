package games

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
)

func newPlayerRename(w console.World) *cobra.Command {
	var reason string
	cmd := &cobra.Command{
		Use:   "rename GAME PLAYER NAME",
		Short: "Give a player another name",
		Long: `Give a player another name, also in all orders that are on file. Turns that were
resolved keep the old one. The player gets a letter. A reason is needed in a
running game.`,
		Example: "  machipost player rename friday Ann Anne --reason 'She writes it so.'",
		Args:    console.Exactly("GAME", "PLAYER", "NAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Steps.RenamePlayer(cmd.Context(), args[0], args[1], args[2], reason)
			if err != nil {
				return service.Advise(err, args[0])
			}
			return stepped(w, cmd, records.PlayerRenamed, game, args[2], reason, fmt.Sprintf("%s is called %s now.", args[1], nameOf(game, args[2])))
		}),
	}
	return reasoned(cmd, &reason)
}

package games

import (
	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
)

func newGameEnd(w console.World) *cobra.Command {
	var reason string
	cmd := &cobra.Command{
		Use:   "end GAME",
		Short: "End a game as it stands, or call off one that waits",
		Long: `End a running game as it stands: nobody wins. One that waits for its start is
called off. All players and observers get a letter, of a running game with how
it stands.`,
		Example: "  machipost game end friday --reason 'We agreed on it over dinner.'",
		Args:    console.Exactly("GAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Steps.EndGame(cmd.Context(), args[0], reason)
			if err != nil {
				return service.Advise(err, args[0])
			}
			return stepped(w, cmd, records.GameEnded, game, "", reason, game.Name+" is over.")
		}),
	}
	return reasoned(cmd, &reason)
}

package games

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
)

func newGameDeadline(w console.World) *cobra.Command {
	var reason string
	cmd := &cobra.Command{
		Use:   "deadline GAME TIME",
		Short: "Move the deadline of the turn that comes",
		Long: `Move the deadline of the turn that comes, also of one that waits for its grace.
TIME is on the game's clock, or of any zone in RFC 3339, and at most two years
ahead. All players get a letter. The deadlines behind it are by the schedule, as
ever.`,
		Example: `  machipost game deadline friday '2026-12-08 20:00' --reason 'Bob has no power.'
  machipost game deadline friday 2026-12-08T20:00:00Z --reason 'No power.'`,
		Args: console.Exactly("GAME", "TIME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Steps.MoveDeadline(cmd.Context(), args[0], args[1], reason)
			if err != nil {
				return service.Advise(err, args[0])
			}
			return stepped(w, cmd, records.DeadlineMoved, game, "", reason, fmt.Sprintf("The deadline of %s is moved. %s", game.Name, due(game)))
		}),
	}
	return reasoned(cmd, &reason)
}

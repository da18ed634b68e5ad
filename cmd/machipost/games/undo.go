package games

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
)

func newGameUndo(w console.World) *cobra.Command {
	var reason string
	var turn int
	cmd := &cobra.Command{
		Use:   "undo GAME",
		Short: "Go back to before the last turn, with an apology",
		Long: `Go back to before the last turn that was resolved; its number keeps that from
being done twice. A game that had ended goes on. The turn stays on record ('game
history'), its orders stay in force for when it is played again, with new dice,
and the deadline is the next of the schedule. All players and observers get an
apology.`,
		Example: "  machipost game undo friday --turn 6 --reason 'A letter of Bob was overlooked.'",
		Args:    console.Exactly("GAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			if err := s.NotBehind(cmd.Context()); err != nil {
				return fmt.Errorf("no turn of game %s is taken back: %w", args[0], err)
			}
			game, err := s.Steps.UndoTurn(cmd.Context(), args[0], turn, reason)
			if err != nil {
				return service.Advise(err, args[0])
			}
			return stepped(w, cmd, records.TurnUndone, game, "", reason,
				fmt.Sprintf("Turn %d of %s is taken back. %s", turn, game.Name, due(game)))
		}),
	}
	cmd.Flags().IntVar(&turn, "turn", 0, "the `number` of the turn that is to be taken back")
	mustName(cmd, "turn")
	return reasoned(cmd, &reason)
}

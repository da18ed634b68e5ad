package games

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
)

func newGameResolve(w console.World) *cobra.Command {
	var reason string
	var turn int
	cmd := &cobra.Command{
		Use:   "resolve GAME",
		Short: "Resolve the turn that comes now, whatever its deadline",
		Long: `Resolve the turn that comes now, whatever its deadline, also of a held game,
which stays held. The number of the turn keeps that from being done twice. The
mailbox is read before, and the mail server asked for the time; when that fails,
or its clock is not this machine's, nothing is resolved. All orders that are on
file count. A game that nobody plays any more ends instead. The reports go out
with the next run, or at once where serve is running.`,
		Example: "  machipost game resolve friday --turn 7 --reason 'All orders are in.'",
		Args:    console.Exactly("GAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Steps.ResolveNow(cmd.Context(), args[0], turn, reason, console.IsDry(cmd))
			if err != nil {
				return service.Advise(err, args[0])
			}
			return tellResolved(w, s, cmd, game, turn, reason)
		}),
	}
	cmd.Flags().IntVar(&turn, "turn", 0, "the `number` of the turn that is to be resolved")
	mustName(cmd, "turn")
	return reasoned(cmd, &reason)
}

// tellResolved tells what came of it: a turn that was resolved, or the end of a
// game that nobody plays.
func tellResolved(w console.World, s *service.Service, cmd *cobra.Command, game records.Game, turn int, reason string) error {
	resolved := fmt.Sprintf("Turn %d of %s is resolved. ", turn, game.Name)
	if game.State == records.Running {
		return stepped(w, cmd, records.ResolvedEarly, game, "", reason, resolved+due(game))
	}
	_, past, err := s.Looks.History(cmd.Context(), game.Name)
	if err != nil {
		return err
	}
	if n := len(past.Turns); n == 0 || past.Turns[n-1].Number != turn {
		return stepped(w, cmd, records.GameEnded, game, "", reason, fmt.Sprintf("Nobody plays %s any more: it is over, and turn %d is not played.", game.Name, turn))
	}
	return stepped(w, cmd, records.ResolvedEarly, game, "", reason, resolved+"The game is over.")
}

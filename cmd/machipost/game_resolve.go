package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/gm"
)

func newGameResolve(w world) *cobra.Command {
	var reason string
	var turn int
	cmd := &cobra.Command{
		Use:   "resolve GAME",
		Short: "Resolve the turn that comes now, whatever its deadline",
		Long: `Resolve the turn that comes now, whatever its deadline, also of a held game,
which stays held. The number of the turn keeps that from being done twice. The
mailbox is read before; when that fails nothing is resolved. All orders that are
on file count. The reports go out with the next run, or at once where serve is
running.`,
		Example: "  machipost game resolve friday --turn 7 --reason 'All orders are in, and we meet tonight.'",
		Args:    exactly("GAME"),
		RunE: w.withService(func(s *service, cmd *cobra.Command, args []string) error {
			game, err := s.ResolveNow(cmd.Context(), args[0], turn, reason, isDry(cmd))
			if err != nil {
				return advise(err, args[0])
			}
			next := "The game is over."
			if game.State == gm.Running {
				next = due(game)
			}
			return w.stepped(cmd, gm.ResolvedEarly, game, "", reason, fmt.Sprintf("Turn %d of %s is resolved. %s", turn, game.Name, next))
		}),
	}
	cmd.Flags().IntVar(&turn, "turn", 0, "the `number` of the turn that is to be resolved")
	mustName(cmd, "turn")
	return reasoned(cmd, &reason)
}

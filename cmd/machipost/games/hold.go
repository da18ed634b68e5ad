package games

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
)

func newGameHold(w console.World) *cobra.Command {
	var reason string
	cmd := &cobra.Command{
		Use:   "hold GAME",
		Short: "Let no turn be resolved until 'game resume'",
		Long: `Let no turn of a game be resolved, whatever its deadline, until 'game resume'.
Orders are filed as ever. All players get a letter.`,
		Example: "  machipost game hold friday --reason 'Merry Christmas to all.'",
		Args:    console.Exactly("GAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Steps.HoldGame(cmd.Context(), args[0], reason)
			if err != nil {
				return service.Advise(err, args[0])
			}
			return stepped(w, cmd, records.GameHeld, game, "", reason,
				fmt.Sprintf("%s is held in turn %d. Let it go on with: machipost game resume %s", game.Name, game.Position.Turn, game.Name))
		}),
	}
	return reasoned(cmd, &reason)
}

func newGameResume(w console.World) *cobra.Command {
	var reason string
	cmd := &cobra.Command{
		Use:   "resume GAME",
		Short: "Let a held game go on",
		Long: `Let a held game go on. When its deadline is over, or nearer than half of the
usual time, the next one of its schedule that leaves as much counts. All players
get a letter.`,
		Example: "  machipost game resume friday --reason 'Happy New Year.'",
		Args:    console.Exactly("GAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Steps.ResumeGame(cmd.Context(), args[0], reason)
			if err != nil {
				return service.Advise(err, args[0])
			}
			return stepped(w, cmd, records.GameResumed, game, "", reason,
				fmt.Sprintf("%s goes on: orders for turn %d are due %s.", game.Name, game.Position.Turn, shown(game, game.Cut())))
		}),
	}
	return reasoned(cmd, &reason)
}

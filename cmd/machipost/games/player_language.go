package games

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
)

func newPlayerLanguage(w console.World) *cobra.Command {
	return console.Changing(&cobra.Command{
		Use:   "language GAME PLAYER LANGUAGE",
		Short: "Choose the language of letters to a player",
		Long: `Choose the language of letters to a player, in all games that are played from
the same address: en for English, es for Spanish. Players choose by letter
themselves, with "language es". "language" in the configuration is for all who
chose none.`,
		Example: "  machipost player language friday Ann es",
		Args:    console.Exactly("GAME", "PLAYER", "LANGUAGE"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Roster.SetLanguage(cmd.Context(), args[0], args[1], args[2])
			if err != nil {
				return service.HintPlayer(err, args[0])
			}
			at, err := game.SeatNamed(args[1])
			if err != nil {
				return service.HintPlayer(err, args[0])
			}
			w.TellDry(cmd)
			if console.WantsJSON(cmd) {
				return w.PrintJSON(sheetOfPlayer(game, game.Players[at]))
			}
			_, err = fmt.Fprintf(w.Stdout, "Letters to %s are in the language %s now.\n", game.Players[at].Name, game.Players[at].Language)
			return err
		}),
	})
}

package boxes

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
)

// AnnounceCommand is the command "announce".
func AnnounceCommand(w console.World) *cobra.Command {
	var game string
	cmd := console.Changing(&cobra.Command{
		Use:   "announce TEXT",
		Short: "Write to all players of games that run or wait for their start",
		Long: `Write to all players of games that run or wait for their start, or to those
of one game; once to each address, in the thread of a game where the player
has one. The text - is read from standard input. The letters go out with the
next run.`,
		Example: "  machipost announce 'I am away until Monday; letters are read all the same.'\n  machipost announce --game friday --dry-run - < news.txt",
		Args:    console.Exactly("TEXT"),
	})
	cmd.Flags().StringVar(&game, "game", "", "only to the players of this `game`")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		text := args[0]
		if text == "-" {
			read, err := w.ReadFile("-")
			if err != nil {
				return fmt.Errorf("reading the text: %w", err)
			}
			text = string(read)
		}
		a := announced{Game: game, To: []string{}}
		announce := func(s *service.Service, cmd *cobra.Command, _ []string) error {
			to, err := s.Roster.Announce(cmd.Context(), game, strings.ToValidUTF8(text, "\uFFFD"))
			a.To = append(a.To, to...)
			return s.Within(service.Hint(err, game))
		}
		work := service.WithGame(w, game, announce)
		if game == "" {
			work = service.Each(w, func(all []*service.Service, cmd *cobra.Command, args []string) error {
				var faults []error
				for _, s := range all {
					faults = append(faults, announce(s, cmd, args))
				}
				return errors.Join(faults...)
			})
		}
		if err := work(cmd, args); err != nil {
			return err
		}
		a.Letters = len(a.To)
		return w.Tell(cmd, a, fmt.Sprintf("The letter goes to %s.", console.Counted(a.Letters, "player")))
	}
	return cmd
}

// announced is an announcement as JSON.
type announced struct {
	Game    string   `json:"game"` // "" for all
	Letters int      `json:"letters"`
	To      []string `json:"to"`
}

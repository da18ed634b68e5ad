package boxes

import (
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
	cmd.RunE = service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
		text := args[0]
		if text == "-" {
			read, err := w.ReadFile("-")
			if err != nil {
				return fmt.Errorf("reading the text: %w", err)
			}
			text = string(read)
		}
		to, err := s.Roster.Announce(cmd.Context(), game, strings.ToValidUTF8(text, "\uFFFD"))
		if err != nil {
			return service.Hint(err, game)
		}
		return w.Tell(cmd, announced{game, len(to), to}, fmt.Sprintf("The letter goes to %s.", console.Counted(len(to), "player")))
	})
	return cmd
}

// announced is an announcement as JSON.
type announced struct {
	Game    string   `json:"game"` // "" for all
	Letters int      `json:"letters"`
	To      []string `json:"to"`
}

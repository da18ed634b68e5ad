package boxes

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
)

// A text is what the keeper writes: on the command line, or in a file.
type text struct{ file string }

func (t *text) register(cmd *cobra.Command) {
	cmd.Flags().StringVar(&t.file, "file", "", "read the text from this `file`, - for standard input")
}

// of is the text of a command line, "" where there is none; last are its words behind
// those that are needed.
func (t *text) of(w console.World, last []string) (string, error) {
	name := t.file
	switch {
	case len(last) > 0 && name != "":
		return "", console.Usage(errors.New("write the text or --file, not both"))
	case len(last) > 0 && last[0] != "-":
		return strings.ToValidUTF8(last[0], "\uFFFD"), nil
	case len(last) > 0:
		name = "-"
	case name == "":
		return "", nil
	}
	read, err := w.ReadFile(name)
	if err != nil {
		return "", fmt.Errorf("reading the text: %w", err)
	}
	return strings.ToValidUTF8(string(read), "\uFFFD"), nil
}

// given tells whether a command line has a text.
func (t *text) given(last []string) bool { return len(last) > 0 || t.file != "" }

// A spoken is what the GM says in a game, as JSON.
type spoken struct {
	Game      string      `json:"game"`
	Turn      int         `json:"turn"`  // in whose report it stands
	Words     []wordShown `json:"words"` // that the report has not printed yet
	Withdrawn int         `json:"withdrawn"`
}

type wordShown struct {
	Text string    `json:"text"`
	Said time.Time `json:"said"`
}

// SayCommand is the command "say".
func SayCommand(w console.World) *cobra.Command {
	var written text
	var withdraw bool
	cmd := console.Changing(&cobra.Command{
		Use:   "say GAME [TEXT]",
		Short: "Say something to all players above the next report of a game",
		Long: `Say something to all players and readers of a game: it stands above the
figures of the next report, as a word from the GM. Without a text it shows what
waits for that report. The text - is read from standard input. When the turn is
taken back and played again, its report says it again.`,
		Example: "  machipost say friday 'Welcome back, all of you!'\n  machipost say friday --file word.txt\n  machipost say friday --withdraw",
		Args:    console.Between(1, 2),
	})
	written.register(cmd)
	cmd.Flags().BoolVar(&withdraw, "withdraw", false, "take back what no report has printed yet")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if withdraw && written.given(args[1:]) {
			return console.Usage(errors.New("write a text or --withdraw, not both"))
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			switch {
			case withdraw:
				game, words, err := s.Speech.Withdraw(cmd.Context(), args[0])
				if err != nil {
					return service.Hint(err, args[0])
				}
				return w.Tell(cmd, spoken{game.Name, max(1, game.Position.Turn), []wordShown{}, words}, fmt.Sprintf("%s taken back.", console.Counted(words, "word")))
			case written.given(args[1:]):
				said, err := written.of(w, args[1:])
				if err != nil {
					return err
				}
				if _, err := s.Speech.Say(cmd.Context(), args[0], said); err != nil {
					return service.Hint(err, args[0])
				}
			}
			return showWords(w, s, cmd, args[0], written.given(args[1:]))
		})(cmd, args)
	}
	return cmd
}

// showWords prints what waits for the next report of a game; said tells that something
// was added.
func showWords(w console.World, s *service.Service, cmd *cobra.Command, name string, said bool) error {
	game, words, err := s.Speech.Waiting(cmd.Context(), name)
	if err != nil {
		return service.Hint(err, name)
	}
	shown := spoken{game.Name, max(1, game.Position.Turn), wordsOf(words), 0}
	sentence := fmt.Sprintf("It stands above the report of turn %d of %s.", shown.Turn, game.Name)
	switch {
	case !said && len(words) == 0:
		sentence = fmt.Sprintf("The report of turn %d of %s has no word from the GM.", shown.Turn, game.Name)
	case !said:
		all := make([]string, len(words))
		for i, word := range words {
			all[i] = console.ForTerminal(word.Text)
		}
		sentence = strings.Join(all, "\n\n")
	}
	return w.Tell(cmd, shown, sentence)
}

func wordsOf(words []records.Press) []wordShown {
	shown := make([]wordShown, len(words))
	for i, word := range words {
		shown[i] = wordShown{word.Text, word.Sent}
	}
	return shown
}

func newLetterWrite(w console.World) *cobra.Command {
	var written text
	cmd := console.Changing(&cobra.Command{
		Use:   "write GAME/PLAYER [TEXT]",
		Short: "Write to one player alone, as the GM",
		Long: `Write to one player alone, as the GM, in the player's thread of the game. The
text - is read from standard input. Nobody else is told, and no report has it;
the letter goes out with the next run.`,
		Example: "  machipost letter write friday/Ann 'Are you well? We miss your orders.'\n  machipost letter write friday/Ann --file letter.txt --dry-run",
		Args:    console.Between(1, 2),
	})
	written.register(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		game, player, found := strings.Cut(args[0], "/")
		switch {
		case !found || game == "" || player == "":
			return console.Usage(fmt.Errorf("%q: write GAME/PLAYER, like friday/Ann", args[0]))
		case !written.given(args[1:]):
			return console.Usage(errors.New("write a text, - for standard input, or --file"))
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			said, err := written.of(w, args[1:])
			if err != nil {
				return err
			}
			to, err := s.Speech.Write(cmd.Context(), game, player, said)
			if err != nil {
				return service.HintPlayer(err, game)
			}
			return w.Tell(cmd, writtenTo{game, player, to}, fmt.Sprintf("The letter goes to %s.", console.Cell(to)))
		})(cmd, args)
	}
	return cmd
}

// writtenTo is such a letter as JSON.
type writtenTo struct {
	Game   string `json:"game"`
	Player string `json:"player"`
	To     string `json:"to"`
}

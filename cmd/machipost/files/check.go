package files

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/engine"
	"machipost/engine/wire"
	"machipost/orders/reading"
	"machipost/reports"
)

// HelpCommand is the command "orders help".
func HelpCommand(w console.World) *cobra.Command {
	return &cobra.Command{
		Use:     "help",
		Short:   "Print the help on orders that players get",
		Example: "  machipost orders help",
		Args:    console.Exactly(),
		RunE: func(*cobra.Command, []string) error {
			words, err := reports.In("en")
			if err == nil {
				_, err = fmt.Fprint(w.Stdout, words.Note(words.Manual().OrdersHelp()).Text())
			}
			return err
		},
	}
}

// A trial is a sheet to be checked, and the game it is for.
type trial struct {
	game, position, player string
	explain                bool // tell of each word what it was taken for
}

// CheckCommand is the command "orders check"; find finds a game of the database by
// its name.
func CheckCommand(w console.World, find func(cmd *cobra.Command, name string) (Game, error)) *cobra.Command {
	var t trial
	cmd := &cobra.Command{
		Use:   "check [FILE]",
		Short: "Print what the acknowledgement of a sheet would say",
		Long: `Read a sheet of orders from a file or from standard input and print what the
acknowledgement would say to it. Nothing is stored. Without --game and
--position the orders are Ann's, in a new game of Ann, Bob, Cat and Dan with all
expansions. With --explain each sentence is printed word by word, with what
each word was taken for; "?" stands for a word that means nothing known.`,
		Example: `  machipost orders check --game friday --player Ann ann.txt
  echo 'go 1: buy Mien' | machipost orders check --json
  echo 'Id like the Mine' | machipost orders check --explain`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return console.Usage(errors.New("write one file, or none for standard input"))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			text, err := w.ReadFile(append(args, "-")[0])
			if err != nil {
				return err
			}
			tried, err := tryOut(w, t, func(name string) (Game, error) { return find(cmd, name) })
			if err != nil {
				return err
			}
			if t.explain {
				return printExplanation(w, tried, string(text))
			}
			return printTrial(w, tried, string(text), console.WantsJSON(cmd))
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&t.game, "game", "", "the orders are for this `game` of the database")
	flags.StringVar(&t.position, "position", "", "the orders are for the position in this `file`")
	flags.StringVar(&t.player, "player", "", "the orders are this player's, by `name`")
	flags.BoolVar(&t.explain, "explain", false, "print of each word what it was taken for, and nothing else")
	cmd.MarkFlagsMutuallyExclusive("game", "position")
	return console.Printing(cmd)
}

// A Game is what a sheet is tried out in.
type Game struct {
	Name     string
	Position wire.Position
	Deadline time.Time // in the game's zone; zero when there is none
}

// A tried is a game, and whose sheet is tried out in it.
type tried struct {
	Game
	seat engine.Seat
}

// tryOut finds the game and the player.
func tryOut(w console.World, t trial, find func(name string) (Game, error)) (tried, error) {
	found := tried{Game: Game{Name: "a new game"}}
	var err error
	switch {
	case t.game != "":
		found.Game, err = find(t.game)
	case t.position != "":
		found.Name = t.position
		found.Position, err = ReadPosition(w, w.Chance, t.position)
	default:
		found.Position = practice()
		if t.player == "" {
			t.player = found.Position.Names[0]
		}
	}
	if err != nil {
		return found, err
	}
	seat := slices.IndexFunc(found.Position.Names, func(name string) bool { return strings.EqualFold(name, t.player) })
	if seat < 0 {
		return found, console.Usage(fmt.Errorf("--player %q: the players are %s", t.player, strings.Join(found.Position.Names, ", ")))
	}
	found.seat = engine.Seat(seat)
	return found, nil
}

// practice is a new game with all expansions.
func practice() wire.Position {
	names := []string{"Ann", "Bob", "Cat", "Dan"}
	return wire.Position{
		Position: engine.NewPosition(engine.DefaultRules(engine.Everything), len(names), func([]engine.Card) {}),
		Names:    names, Standing: make([]string, len(names)),
	}
}

// printExplanation prints a sheet word by word.
func printExplanation(w console.World, t tried, text string) error {
	sentence := ""
	for _, e := range reading.Explain(text, t.table(), t.seat) {
		if e.Sentence != sentence {
			sentence = e.Sentence
			if _, err := fmt.Fprintln(w.Stdout, sentence); err != nil {
				return err
			}
		}
		if _, err := fmt.Fprintf(w.Stdout, "  %-20s %s\n", cmp.Or(e.Word, "all of it"), cmp.Or(e.Taken, "?")); err != nil {
			return err
		}
	}
	return nil
}

// table is what the sheet is read by.
func (t tried) table() reading.Table {
	return reading.Table{Names: t.Position.Names, Rules: t.Position.Rules, Turn: t.Position.Turn}
}

func printTrial(w console.World, t tried, text string, asJSON bool) error {
	words, err := reports.In("en")
	if err != nil {
		return err
	}
	words = words.For(t.Position.Names)
	table := t.table()
	sheet := reading.Read(text, table, t.seat)
	if asJSON {
		return w.PrintJSON(SheetOf(words, sheet, &t.Position.Position, t.seat))
	}
	_, err = fmt.Fprint(w.Stdout, reports.Checked(words, reports.Acknowledged{
		Overview: reports.Overview{Game: t.Name, Names: t.Position.Names, Position: t.Position.Position}, Me: t.seat, Sheet: sheet,
		Standing: reading.ReadStanding(t.Position.Standing[t.seat], table, t.seat), Deadline: t.Deadline,
	}))
	return err
}

package files

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/rolls"
	"machipost/orders"
	"machipost/orders/reading"
	"machipost/reports"
)

// An adjudication is one turn from files to files.
type adjudication struct {
	orders string
	dice   string
	seed   uint64
	goes   int
	json   bool
	source rand.Source
}

// AdjudicateCommand is the command "adjudicate".
func AdjudicateCommand(w console.World) *cobra.Command {
	a := adjudication{source: w.Chance}
	cmd := &cobra.Command{
		Use:   "adjudicate POSITION.json",
		Short: "Resolve one turn from files, without mailbox or database",
		Long: `Resolve one postal turn of the position in a file ("-": standard input) and
print the report that everybody would get. docs/adjudicate.md describes the
files.`,
		Example: `  machipost adjudicate friday.json --orders friday --dice 3,6,2,4,1
  machipost adjudicate friday.json --seed 7 --goes 1 --json`,
		Args: console.Exactly("POSITION.json"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("seed") {
				a.source = rand.NewPCG(a.seed, 0)
			}
			if cmd.Flags().Changed("goes") && a.goes < 1 {
				return console.Usage(fmt.Errorf("--goes %d: write a number of goes, 1 or more", a.goes))
			}
			a.json = console.WantsJSON(cmd)
			return adjudicate(w, a, args[0])
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&a.orders, "orders", "", "the `folder` of the players' orders, NAME.txt each")
	flags.StringVar(&a.dice, "dice", "", "the `faces` in the order of throwing: 3,6,2,4 (default: by the seed)")
	flags.Uint64Var(&a.seed, "seed", 0, "the `number` that dice and a new market come from (default: chance)")
	flags.IntVar(&a.goes, "goes", 0, "stop after so many goes, extra ones too (default: the whole turn)")
	return console.Printing(cmd)
}

func adjudicate(w console.World, a adjudication, file string) error {
	position, err := ReadPosition(w, a.source, file)
	if err != nil {
		return err
	}
	dice, err := a.readDice()
	if err != nil {
		return console.Usage(err)
	}
	sheets, err := readSheets(a.orders, &position)
	if err != nil {
		return err
	}
	turn := &Adjudged{Before: position, After: position.Position, Sheets: sheets}
	if err := turn.play(dice, a.goes); err != nil {
		return err
	}
	words, err := reports.In("en")
	if err != nil {
		return err
	}
	words = words.For(position.Names)
	if a.json {
		out, err := turn.JSON(words)
		if err != nil {
			return err
		}
		return w.PrintJSON(out)
	}
	_, err = fmt.Fprint(w.Stdout, words.Observed(turn.report(file)))
	return err
}

// ReadPosition reads a position file, standard input for "-"; decks of which the
// file has no order are shuffled by chance. It fails when the file cannot be read, is
// no position, or holds standing orders of which a line is no order.
func ReadPosition(w console.World, chance rand.Source, file string) (wire.Position, error) {
	text, err := w.ReadFile(file)
	if err != nil {
		return wire.Position{}, err
	}
	shuffler := rand.New(chance)
	position, err := wire.ReadPosition(text, reading.Reserved, func(cards []engine.Card) {
		shuffler.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	})
	if err != nil {
		return position, err
	}
	return position, checkStanding(position)
}

// checkStanding refuses standing orders in which a line is no order: played
// without it, the turn would not be the one that was meant.
func checkStanding(p wire.Position) error {
	words, err := reports.In("en")
	if err != nil {
		return err
	}
	words = words.For(p.Names)
	table := reading.Table{Names: p.Names, Rules: p.Rules, Turn: p.Turn}
	for seat, text := range p.Standing {
		sheet := reading.ReadStanding(text, table, engine.Seat(seat))
		if len(sheet.Refused) > 0 {
			return fmt.Errorf("players[%d].standing: %q: %s", seat, sheet.Refused[0].Line, words.Reason(sheet.Refused[0]))
		}
		if len(sheet.Proposed) > 0 {
			return fmt.Errorf("players[%d].standing: %q: %s", seat, sheet.Proposed[0].Line, reports.Proposal(words, sheet.Proposed[0], true))
		}
		if len(sheet.Prose) > 0 {
			return fmt.Errorf("players[%d].standing: %q is no order", seat, sheet.Prose[0].Line)
		}
	}
	return nil
}

// readDice returns the dice that were given, or those of chance.
func (a adjudication) readDice() (engine.Dice, error) {
	if a.dice == "" {
		return rolls.NewDice(a.source), nil
	}
	var faces rolls.Faces
	for _, word := range strings.Split(a.dice, ",") {
		face, err := strconv.Atoi(strings.TrimSpace(word))
		if err != nil || face < 1 || face > 6 {
			return nil, fmt.Errorf("--dice %s: %q is not a face from 1 to 6", a.dice, word)
		}
		faces = append(faces, face)
	}
	return &faces, nil
}

// readSheets reads the players' orders, one sheet a seat; nil for a player
// without a file. A file of nobody's is an error: its orders would be lost.
func readSheets(folder string, p *wire.Position) ([]*orders.Sheet, error) {
	sheets := make([]*orders.Sheet, p.Players)
	if folder == "" {
		return sheets, nil
	}
	entries, err := fs.ReadDir(os.DirFS(folder), ".")
	if err != nil {
		return nil, fmt.Errorf("--orders %s: %w", folder, errors.Unwrap(err))
	}
	table := reading.Table{Names: p.Names, Rules: p.Rules, Turn: p.Turn}
	for _, entry := range entries {
		path := filepath.Join(folder, entry.Name())
		name, isText := strings.CutSuffix(entry.Name(), ".txt")
		seat := slices.IndexFunc(p.Names, func(n string) bool { return strings.EqualFold(n, name) })
		if !isText || seat < 0 || sheets[seat] != nil {
			return nil, fmt.Errorf("%s: belongs to no player; the players are %s, a file NAME.txt each", path, strings.Join(p.Names, ", "))
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		sheet := reading.Read(string(text), table, engine.Seat(seat))
		sheets[seat] = &sheet
	}
	return sheets, nil
}

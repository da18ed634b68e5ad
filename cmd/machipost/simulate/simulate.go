// Package simulate is the commands that play games between bots by the thousand, and
// put together what several machines have played.
//
// It knows no configuration, no database and no mail. How games are played and counted
// is the matter of engine/playouts; what may enter is what a person types and reads.
package simulate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/engine"
	"machipost/engine/bots"
	"machipost/engine/playouts"
	"machipost/engine/wire"
)

// A plan is what the flags say.
type plan struct {
	games, workers             int
	seed                       uint64
	players, expansions, shard string
	csv                        string
	json                       bool
}

// Command is the command "simulate", with what is below it.
func Command(w console.World) *cobra.Command {
	var p plan
	cmd := &cobra.Command{
		Use:   "simulate",
		Short: "Play whole games between bots, and count who wins with what",
		Long: `Play whole games between bots on all processors, and print how often each bot
and each seat wins, with 95 % intervals, how long games are, and what was bought
by those who won. The bots move on by a seat from game to game.

The same seed gives the same table, however many workers there are and in
however many parts the games are played. --shard 3/40 plays the third of forty
parts and prints what "simulate merge" reads. Nothing is written but the file
of --csv.

Bots: ` + strings.Join(bots.Names(), ", ") + `.`,
		Example: `  machipost simulate --games 10000 --players swift-1,steady-1,swift-1 --seed 7
  machipost simulate --games 1000000 --seed 7 --shard 3/40 > part-3.json`,
		Args: console.Exactly(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if !cmd.Flags().Changed("seed") {
				if p.shard != "" {
					return console.Usage(errors.New("--shard needs --seed: the parts of a series have one seed"))
				}
				p.seed = w.Chance.Uint64()
			}
			if p.shard != "" && p.csv != "" {
				return console.Usage(errors.New("--csv is for a whole table: give it to simulate merge"))
			}
			p.json = console.WantsJSON(cmd)
			return simulate(cmd.Context(), w, p)
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&p.games, "games", 1000, "play this `number` of games")
	flags.StringVar(&p.players, "players", strings.Repeat(bots.Default+",", 3)+bots.Default, "the `bots` at the table, 2 to 5 of them")
	flags.StringVar(&p.expansions, "expansions", "all", "play with these `sets`: all, base, or some of harbour, millionaires-row, deluxe")
	flags.Uint64Var(&p.seed, "seed", 0, "the `number` that dice and decks come from (default: chance)")
	flags.IntVar(&p.workers, "workers", runtime.GOMAXPROCS(0), "so `many` games at once")
	flags.StringVar(&p.shard, "shard", "", "play one `part` of many, such as 3/40, and print what merge reads")
	flags.StringVar(&p.csv, "csv", "", "write the table to this `file` as CSV, too")
	cmd.AddCommand(mergeCommand(w))
	return console.Printing(cmd)
}

func simulate(ctx context.Context, w console.World, p plan) error {
	settings, err := p.settings()
	if err != nil {
		return console.Usage(err)
	}
	number, of, err := p.part()
	if err != nil {
		return console.Usage(err)
	}
	if err := mayWrite(p.csv); err != nil {
		return err
	}
	from, below := playouts.Bounds(settings.Games, number, of)
	bar := progressbar.NewOptions(below-from, progressbar.OptionSetWriter(w.Stderr),
		progressbar.OptionSetVisibility(w.Terminal), progressbar.OptionClearOnFinish(), progressbar.OptionThrottle(barPause))
	counts, err := playouts.Run(ctx, settings, from, below, p.workers, func(games int) { bar.Add(games) })
	bar.Clear()
	if err != nil {
		return fmt.Errorf("stopped after %d of %d games, of which nothing is kept", counts.Games, below-from)
	}
	if p.shard != "" {
		return printShard(w, &playouts.Shard{Settings: settings, Number: number, Of: of, Counts: counts})
	}
	return show(w, p, settings, &counts)
}

// settings are what the games hang on. They fail with what is wrong on the command
// line.
func (p plan) settings() (playouts.Settings, error) {
	rules, err := rulesWith(p.expansions)
	if err != nil {
		return playouts.Settings{}, fmt.Errorf("--expansions %q: %w", p.expansions, err)
	}
	s := playouts.Settings{Games: p.games, Seed: p.seed, Players: strings.FieldsFunc(p.players, isGap), Rules: rules}
	if p.workers < 1 {
		return s, fmt.Errorf("--workers %d: write a number, 1 or more", p.workers)
	}
	return s, s.Check()
}

func isGap(r rune) bool { return r == ',' || r == ' ' }

// rulesWith are the default rules with some expansions, which are called as in a
// position file.
func rulesWith(expansions string) (engine.Rules, error) {
	names := strings.FieldsFunc(strings.ToLower(expansions), isGap)
	switch strings.Join(names, " ") {
	case "":
		return engine.Rules{}, errors.New("write all, base, or names of expansions")
	case "all":
		return engine.DefaultRules(engine.Everything), nil
	case "base":
		names = []string{}
	}
	text, err := json.Marshal(map[string][]string{"expansions": names})
	if err != nil {
		return engine.Rules{}, err
	}
	return wire.ReadRules(text)
}

var partOfMany = regexp.MustCompile(`^([1-9][0-9]*)/([1-9][0-9]*)$`)

// part is which part of how many is to be played, 1 of 1 for all games.
func (p plan) part() (number, of int, err error) {
	if p.shard == "" {
		return 1, 1, nil
	}
	if match := partOfMany.FindStringSubmatch(p.shard); match != nil {
		number, err = strconv.Atoi(match[1])
		if err == nil {
			of, err = strconv.Atoi(match[2])
		}
		if err == nil && number <= of && of <= p.games {
			return number, of, nil
		}
	}
	return 0, 0, fmt.Errorf("--shard %q: write a part of the %d games, such as 3/40", p.shard, p.games)
}

func printShard(w console.World, s *playouts.Shard) error {
	text, err := playouts.WriteShard(s)
	if err != nil {
		return err
	}
	_, err = w.Stdout.Write(text)
	return err
}

// mayWrite fails where a file cannot be written: before the games and not behind them.
func mayWrite(file string) error {
	if file == "" {
		return nil
	}
	made, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE, 0o644)
	if err != nil {
		return err
	}
	return made.Close()
}

// writeCSV writes the table to a file, if one was named.
func writeCSV(file string, summary playouts.Summary) error {
	if file == "" {
		return nil
	}
	text, err := asCSV(summary)
	if err != nil {
		return err
	}
	return os.WriteFile(file, text, 0o644)
}

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/mail"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm"
)

func newGame(w world) *cobra.Command {
	game := &cobra.Command{Use: "game", Short: "Open games, start them, look at them", Args: exactly()}
	game.AddCommand(newGameNew(w), newGameStart(w), newGameList(w), newGameShow(w), newGameVerify(w), newGameExport(w))
	return game
}

func newGameNew(w world) *cobra.Command {
	var players, deadline, zone string
	var seats bool
	var rules rulesFlags
	cmd := &cobra.Command{
		Use:   "new NAME",
		Short: "Open a game; it waits for 'game start'",
		Example: `  machipost game new friday --players 'Ann <ann@example.org>, Bob <bob@example.org>' \
      --deadline '0 20 * * TUE,FRI' --zone Europe/London --expansions base`,
		Args: exactly("NAME"),
	}
	flags := cmd.Flags()
	flags.StringVar(&players, "players", "", "who plays, `LIST` of 2 to 5: 'Ann <ann@example.org>, Bob <bob@example.org>'")
	flags.StringVar(&deadline, "deadline", "", "when orders are due, a cron `expression` of five fields, or six with seconds first")
	flags.StringVar(&zone, "zone", "", "the `zone` of the deadline, like Europe/London (default: the configuration's)")
	flags.BoolVar(&seats, "seats", false, "seats are in the order given, not drawn")
	rules.register(flags)
	for _, name := range []string{"players", "deadline"} {
		if err := cmd.MarkFlagRequired(name); err != nil {
			panic(err) // the flag is named above
		}
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		addresses, err := readPlayers(players)
		if err != nil {
			return usageError{err}
		}
		agreed, err := rules.read()
		if err != nil {
			return usageError{err}
		}
		return w.withService(func(s *service, cmd *cobra.Command, args []string) error {
			if zone == "" {
				zone = string(s.config.Zone)
			}
			game, err := s.NewGame(cmd.Context(), gm.Plan{
				Name: args[0], Players: addresses, KeepSeats: seats, Rules: agreed, Schedule: deadline, Zone: zone,
			})
			if err == nil {
				fmt.Fprintf(w.stdout, "%s is open. Start it with: machipost game start %s\n", game.Name, game.Name)
			}
			return err
		})(cmd, args)
	}
	return cmd
}

// readPlayers reads "Ann <ann@example.org>, Bob <bob@example.org>".
func readPlayers(text string) ([]mail.Address, error) {
	list, err := mail.ParseAddressList(text)
	if err != nil {
		return nil, fmt.Errorf("--players %q: %s; write 'Ann <ann@example.org>, Bob <bob@example.org>'", text, strings.TrimPrefix(err.Error(), "mail: "))
	}
	players := make([]mail.Address, len(list))
	for i, a := range list {
		players[i] = *a
	}
	return players, nil
}

// rulesFlags are the options of a game as flags; their values are words of the
// position file (docs/adjudicate.md), and are read as such.
type rulesFlags struct {
	expansions, without, landmarks []string
	market, victory                string
	size                           int
}

func (r *rulesFlags) register(flags interface {
	StringSliceVar(p *[]string, name string, value []string, usage string)
	StringVar(p *string, name, value, usage string)
	IntVar(p *int, name string, value int, usage string)
}) {
	flags.StringSliceVar(&r.expansions, "expansions", []string{"all"}, "`LIST` of harbour, millionaires-row, deluxe; or all, or base")
	flags.StringSliceVar(&r.without, "without", nil, "`LIST` of cards to leave out")
	flags.StringSliceVar(&r.landmarks, "landmarks", nil, "`LIST` of the landmarks to build (default: all of the expansions)")
	flags.StringVar(&r.market, "market", "", "`method` of the marketplace: open, deck or split (default: open for the base game, else deck)")
	flags.IntVar(&r.size, "size", 0, "how many `places` the marketplace has: 10, 12 or 15 (default 10)")
	flags.StringVar(&r.victory, "victory", "first", "when the game ends, by `RULE`: first (to finish) or round (at its end)")
}

// read returns the rules that the flags ask for.
func (r *rulesFlags) read() (engine.Rules, error) {
	text, err := json.Marshal(r.words())
	if err != nil {
		return engine.Rules{}, err
	}
	rules, err := wire.ReadRules(text)
	if err != nil {
		return rules, errors.New("--" + strings.TrimPrefix(err.Error(), "rules."))
	}
	return rules, nil
}

// words are the flags as the rules of a position file.
func (r *rulesFlags) words() map[string]any {
	words := map[string]any{"victory": r.victory}
	switch strings.Join(r.expansions, ",") {
	case "all":
	case "base":
		words["expansions"] = []string{}
	default:
		words["expansions"] = r.expansions
	}
	if r.without != nil {
		words["without"] = r.without
	}
	if r.landmarks != nil {
		words["landmarks"] = r.landmarks
	}
	market := map[string]any{}
	if r.market != "" {
		market["method"] = r.market
	}
	if r.size != 0 {
		market["size"] = r.size
	}
	if len(market) > 0 {
		words["market"] = market
	}
	return words
}

func newGameStart(w world) *cobra.Command {
	return &cobra.Command{
		Use:     "start NAME",
		Short:   "Draw the seats, lay the table, write to the players",
		Long:    "Draw the seats, lay the table and write to the players. The letters go out\nwith the next run, or at once where serve is running.",
		Example: "  machipost game start friday",
		Args:    exactly("NAME"),
		RunE: w.withService(func(s *service, cmd *cobra.Command, args []string) error {
			game, err := s.StartGame(cmd.Context(), args[0])
			if err != nil {
				return hint(err, args[0])
			}
			fmt.Fprintf(w.stdout, "%s has started: %s. Orders for turn 1 are due %s.\n",
				game.Name, strings.Join(game.Names(), ", "), shown(game, game.Deadline))
			return nil
		}),
	}
}

// hint adds what to do about a game that there is not.
func hint(err error, name string) error {
	if errors.Is(err, gm.ErrNoGame) {
		return fmt.Errorf("game %s: %w; 'machipost game list' lists them", name, gm.ErrNoGame)
	}
	return err
}

// A gameLine is a game as list and show print it.
type gameLine struct {
	Name     string       `json:"name"`
	State    gm.GameState `json:"state"`
	Turn     int          `json:"turn"`
	Players  []string     `json:"players"`
	Schedule string       `json:"schedule"`
	Zone     string       `json:"zone"`
	Deadline *time.Time   `json:"deadline"` // UTC; null when there is none
}

func lineOf(game gm.Game) gameLine {
	line := gameLine{game.Name, game.State, game.Position.Turn, game.Names(), game.Schedule, game.Zone, nil}
	if !game.Deadline.IsZero() {
		cut := game.Cut()
		line.Deadline = &cut
	}
	return line
}

func newGameList(w world) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "list",
		Short:   "List all games",
		Example: "  machipost game list --json",
		Args:    exactly(),
		RunE: w.withService(func(s *service, cmd *cobra.Command, _ []string) error {
			games, err := s.Games(cmd.Context())
			if err != nil {
				return err
			}
			if asJSON, _ := cmd.Flags().GetBool("json"); asJSON {
				lines := make([]gameLine, len(games))
				for i, game := range games {
					lines[i] = lineOf(game)
				}
				return w.printJSON(lines)
			}
			return w.printGames(games)
		}),
	}
	cmd.Flags().Bool("json", false, "print a JSON array")
	return cmd
}

func (w world) printGames(games []gm.Game) error {
	if len(games) == 0 {
		fmt.Fprintln(w.stderr, "There are no games yet; 'machipost game new --help' tells how to open one.")
		return nil
	}
	table := tabwriter.NewWriter(w.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "GAME\tSTATE\tTURN\tDEADLINE\tPLAYERS")
	for _, game := range games {
		fmt.Fprintf(table, "%s\t%s\t%d\t%s\t%s\n", game.Name, game.State, game.Position.Turn,
			shown(game, game.Deadline), strings.Join(game.Names(), ", "))
	}
	return table.Flush()
}

// shown is a time on the game's clock, "-" for none.
func shown(game gm.Game, t time.Time) string {
	if t.IsZero() {
		return "-"
	}
	zone, err := time.LoadLocation(game.Zone)
	if err != nil {
		zone = time.UTC
	}
	return t.In(zone).Format("Mon 2006-01-02 15:04 MST")
}

func newGameShow(w world) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "show NAME",
		Short:   "Show how a game stands, as all players know it",
		Example: "  machipost game show friday",
		Args:    exactly("NAME"),
		RunE: w.withService(func(s *service, cmd *cobra.Command, args []string) error {
			game, err := s.FindGame(cmd.Context(), args[0])
			if err != nil {
				return hint(err, args[0])
			}
			if asJSON, _ := cmd.Flags().GetBool("json"); asJSON {
				return w.printJSON(lineOf(game))
			}
			if err := w.printGames([]gm.Game{game}); err != nil || game.State == gm.Waiting {
				return err
			}
			fmt.Fprintf(w.stdout, "\n%s\n", s.Standing(game))
			return nil
		}),
	}
	cmd.Flags().Bool("json", false, "print one JSON object")
	return cmd
}

func newGameVerify(w world) *cobra.Command {
	return &cobra.Command{
		Use:     "verify NAME",
		Short:   "Resolve every stored turn again and compare",
		Example: "  machipost game verify friday",
		Args:    exactly("NAME"),
		RunE: w.withService(func(s *service, cmd *cobra.Command, args []string) error {
			turns, err := s.Verify(cmd.Context(), args[0])
			if err != nil {
				return hint(err, args[0])
			}
			fmt.Fprintf(w.stdout, "%d turns resolved again: all came out the same.\n", turns)
			return nil
		}),
	}
}

func newGameExport(w world) *cobra.Command {
	return &cobra.Command{
		Use:   "export NAME",
		Short: "Print a game as a position file, the order of its decks included",
		Long: `Print a game as a position file, for 'machipost adjudicate' and for keeping.
It holds what is secret: the order of the decks, and standing orders.`,
		Example: "  machipost game export friday > friday.json",
		Args:    exactly("NAME"),
		RunE: w.withService(func(s *service, cmd *cobra.Command, args []string) error {
			position, err := s.Export(cmd.Context(), args[0])
			if err != nil {
				return hint(err, args[0])
			}
			text, err := wire.WritePosition(&position)
			if err != nil {
				return err
			}
			return w.printJSON(json.RawMessage(text))
		}),
	}
}

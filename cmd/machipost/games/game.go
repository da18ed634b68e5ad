// Package games is the commands about games and their players: opening a game,
// looking at it, stepping into it, orders told by telephone.
//
// It does none of it itself: what is done stands in gm and its rooms; here is what
// a command line asks for and how the answer is printed. What may enter is a
// command whose noun is a game or a player; one whose noun is a letter belongs to
// boxes.
package games

import (
	"encoding/json"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/engine/wire"
	"machipost/gm/records"
	"machipost/reports"
)

// GameCommand is the command "game" with all below it.
func GameCommand(w console.World) *cobra.Command {
	game := &cobra.Command{Use: "game", Short: "Open games, start them, look at them", Args: console.Exactly()}
	game.AddCommand(newGameNew(w), newGameStart(w), newGameList(w), newGameShow(w), newGameVerify(w), newGameExport(w))
	game.AddCommand(newGameDeadline(w), newGameHold(w), newGameResume(w), newGameResolve(w), newGamePreview(w), newGameUndo(w),
		newGameHistory(w), newGameReplace(w), newGameEnd(w), newGameImport(w))
	return game
}

func newGameStart(w console.World) *cobra.Command {
	return console.Changing(&cobra.Command{
		Use:   "start NAME",
		Short: "Start a game with those who are there",
		Long: `Draw the seats, lay the table and write to the players who are there, two at
least. A game that is full does so by itself. The letters go out with the next
run, or at once where serve is running. A game that has started, and whose first
turn is still to be resolved, stays as it is.`,
		Example: "  machipost game start friday",
		Args:    console.Exactly("NAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			if err := s.NotBehind(cmd.Context()); err != nil {
				return fmt.Errorf("game %s is not started: %w", args[0], err)
			}
			game, err := s.Lobby.StartGame(cmd.Context(), args[0])
			if err != nil {
				return service.Hint(err, args[0])
			}
			return w.Tell(cmd, shownGameOf(s, game, 0), fmt.Sprintf("%s has started: %s. Orders for turn 1 are due %s.",
				game.Name, strings.Join(game.Names(), ", "), shown(game, game.Cut())))
		}),
	})
}

// A gameLine is a game as list and show print it.
type gameLine struct {
	Mailbox  string            `json:"mailbox,omitempty"` // where there are several
	Name     string            `json:"name"`
	State    records.GameState `json:"state"`
	Turn     int               `json:"turn"`
	Players  []string          `json:"players"`
	Places   int               `json:"places"` // how many may play
	Schedule string            `json:"schedule"`
	Zone     string            `json:"zone"`
	Deadline *time.Time        `json:"deadline"` // UTC; null when there is none
	Held     string            `json:"held"`     // why no turn is resolved, "" when they are
}

func lineOf(game records.Game) gameLine {
	line := gameLine{"", game.Name, game.State, game.Position.Turn, game.Names(), game.Places, game.Schedule, game.Zone, nil, game.Held}
	if !game.Deadline.IsZero() {
		cut := game.Cut()
		line.Deadline = &cut
	}
	return line
}

// A shownGame is a game with all that it agreed on.
type shownGame struct {
	gameLine
	Options  map[string]string `json:"options"`  // as they are written
	Proposed int               `json:"proposed"` // players who were asked about their orders and did not say yes yet
}

func shownGameOf(s *service.Service, game records.Game, proposed int) shownGame {
	options := map[string]string{}
	for _, o := range s.Looks.OptionsOf(game) {
		options[o.Name] = o.Value
	}
	return shownGame{lineOf(game), options, proposed}
}

func newGameList(w console.World) *cobra.Command {
	return console.Printing(&cobra.Command{
		Use:     "list",
		Short:   "List all games",
		Example: "  machipost game list --json",
		Args:    console.Exactly(),
		RunE: service.Each(w, func(all []*service.Service, cmd *cobra.Command, _ []string) error {
			lines, listed := []gameLine{}, []kept{}
			for _, s := range all {
				games, err := s.Looks.Games(cmd.Context())
				if err != nil {
					return err
				}
				for _, game := range games {
					line := lineOf(game)
					line.Mailbox = s.Mark()
					lines, listed = append(lines, line), append(listed, kept{game, s.Mark()})
				}
			}
			if console.WantsJSON(cmd) {
				return w.PrintJSON(lines)
			}
			return printGames(w, listed)
		}),
	})
}

// A kept is a game and the mailbox that has it, "" where there is but one.
type kept struct {
	records.Game
	mailbox string
}

func printGames(w console.World, games []kept) error {
	if len(games) == 0 {
		fmt.Fprintln(w.Stderr, "There are no games yet; 'machipost game new --help' tells how to open one.")
		return nil
	}
	table := tabwriter.NewWriter(w.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, console.MailboxCell(games[0].mailbox, "MAILBOX")+"GAME\tSTATE\tTURN\tDEADLINE\tPLAYERS")
	for _, game := range games {
		fmt.Fprintf(table, "%s%s\t%s\t%d\t%s\t%s\n", console.MailboxCell(game.mailbox, game.mailbox), game.Name, stateOf(game.Game), game.Position.Turn,
			shown(game.Game, game.Cut()), whoPlays(game.Game))
	}
	return table.Flush()
}

// stateOf is where a game stands, and whether it is held there.
func stateOf(game records.Game) string {
	if game.Held != "" {
		return string(game.State) + " (held)"
	}
	return string(game.State)
}

// whoPlays are the players of a game, with how many of them there will be.
func whoPlays(game records.Game) string {
	names := strings.Join(game.Names(), ", ")
	if game.State != records.Waiting {
		return names
	}
	return strings.TrimSpace(fmt.Sprintf("%s (%d of %d)", names, len(game.Players), game.Places))
}

// printOptions prints what a game agreed on.
func printOptions(w console.World, options []reports.OptionLine) error {
	table := tabwriter.NewWriter(w.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "\nOPTION\tVALUE")
	for _, o := range options {
		fmt.Fprintf(table, "%s\t%s\n", o.Name, o.Value)
	}
	return table.Flush()
}

// shown is a time on the game's clock, "-" for none.
func shown(game records.Game, t time.Time) string {
	if t.IsZero() {
		return "-"
	}
	zone, err := time.LoadLocation(game.Zone)
	if err != nil {
		zone = time.UTC
	}
	return t.In(zone).Format("Mon 2006-01-02 15:04 MST")
}

func newGameShow(w console.World) *cobra.Command {
	return console.Printing(&cobra.Command{
		Use:     "show NAME",
		Short:   "Show how a game stands, as all players know it",
		Example: "  machipost game show friday",
		Args:    console.Exactly("NAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Looks.Game(cmd.Context(), args[0])
			if err != nil {
				return service.Hint(err, args[0])
			}
			proposed, err := s.Looks.Proposed(cmd.Context(), game.Name)
			if err != nil {
				return err
			}
			if console.WantsJSON(cmd) {
				return w.PrintJSON(shownGameOf(s, game, proposed))
			}
			if err := printGames(w, []kept{{game, ""}}); err != nil {
				return err
			}
			if proposed > 0 {
				fmt.Fprintf(w.Stdout, "\nOrders of %s wait for a \"yes\".\n", console.Counted(proposed, "player"))
			}
			if standing := s.Looks.Standing(game); standing != "" {
				fmt.Fprintf(w.Stdout, "\n%s", standing)
			}
			return printOptions(w, s.Looks.OptionsOf(game))
		}),
	})
}

func newGameVerify(w console.World) *cobra.Command {
	return console.Printing(&cobra.Command{
		Use:     "verify NAME",
		Short:   "Resolve every stored turn again and compare",
		Example: "  machipost game verify friday",
		Args:    console.Exactly("NAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			turns, err := s.Turns.Verify(cmd.Context(), args[0])
			if err != nil {
				return service.Hint(err, args[0])
			}
			return w.Tell(cmd, struct {
				Turns int `json:"turns"` // that came out the same: all
			}{turns}, fmt.Sprintf("%s resolved again: all came out the same.", console.Counted(turns, "turn")))
		}),
	})
}

func newGameExport(w console.World) *cobra.Command {
	return console.Printing(&cobra.Command{ // it prints nothing else
		Use:   "export NAME",
		Short: "Print a game as a position file, the order of its decks included",
		Long: `Print a game as a position file, for 'machipost adjudicate' and for keeping.
It holds what is secret: the order of the decks, and standing orders.`,
		Example: "  machipost game export friday > friday.json",
		Args:    console.Exactly("NAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			position, err := s.Looks.Export(cmd.Context(), args[0])
			if err != nil {
				return service.Hint(err, args[0])
			}
			text, err := wire.WritePosition(&position)
			if err != nil {
				return err
			}
			return w.PrintJSON(json.RawMessage(text))
		}),
	})
}

package games

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/records"
)

// PlayerCommand is the command "player" with all below it.
func PlayerCommand(w console.World) *cobra.Command {
	player := &cobra.Command{Use: "player", Short: "Look after the players of a game", Args: console.Exactly()}
	player.AddCommand(newPlayerList(w), newPlayerShow(w), newPlayerTag(w), newPlayerAddress(w), newPlayerLanguage(w), newPlayerRename(w))
	return player
}

// A playerLine is a player as list prints it. Tags are not for keepers' eyes.
type playerLine struct {
	Name      string   `json:"name"`
	Addresses []string `json:"addresses"` // letters go to the first
	// Unreachable is true when letters to the first keep coming back.
	Unreachable bool `json:"unreachable"`
}

func playersOf(game records.Game) []playerLine {
	lines := make([]playerLine, len(game.Players))
	for i, p := range game.Players {
		lines[i] = lineOfPlayer(p)
	}
	return lines
}

// lineOfPlayer is one player. One who is forgotten has no address.
func lineOfPlayer(p records.Player) playerLine {
	addresses := slices.DeleteFunc(p.Addresses(), func(a string) bool { return a == "" })
	return playerLine{p.Name, addresses, p.Unreachable()}
}

func newPlayerList(w console.World) *cobra.Command {
	return console.Printing(&cobra.Command{
		Use:     "list GAME",
		Short:   "List the players of a game and their addresses",
		Long:    "List the players of a game, in seat order once it has started. Letters go to\nthe first address of each; the others are good to write from.",
		Example: "  machipost player list friday --json",
		Args:    console.Exactly("GAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Looks.Game(cmd.Context(), args[0])
			if err != nil {
				return service.Hint(err, args[0])
			}
			if console.WantsJSON(cmd) {
				return w.PrintJSON(playersOf(game))
			}
			return printPlayers(w, game)
		}),
	})
}

func printPlayers(w console.World, game records.Game) error {
	table := tabwriter.NewWriter(w.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "PLAYER\tADDRESSES")
	for _, p := range playersOf(game) {
		note := ""
		if p.Unreachable {
			note = "\t(letters come back)"
		}
		fmt.Fprintf(table, "%s\t%s%s\n", p.Name, strings.Join(p.Addresses, ", "), note)
	}
	return table.Flush()
}

// A playerSheet is a player as show prints it.
type playerSheet struct {
	Game string `json:"game"`
	playerLine
	Zone      string        `json:"zone"`     // "" for the game's
	Language  string        `json:"language"` // of letters to the player; "" for the service's
	HTML      bool          `json:"html"`     // letters are pages, too
	Calendar  bool          `json:"calendar"` // deadlines come as files
	Reminders bool          `json:"reminders"`
	Excused   int           `json:"excused"` // misses for which a turn waited
	Excuses   int           `json:"excuses"` // that the game allows
	Missed    int           `json:"missed"`  // turns in a row without orders
	Absences  []absenceLine `json:"absences"`
	Ready     bool          `json:"ready"` // said so for the turn that comes, and likewise:
	Wait      bool          `json:"wait"`
	Extension bool          `json:"extension"`
	VoteEnd   bool          `json:"vote_end"`
	Open      string        `json:"open"` // why the seat is open to a standby: silent, resigned; "" when it is not
}

// An absenceLine is a time for which a player is away: until before Until.
type absenceLine struct {
	Since time.Time `json:"since"`
	Until time.Time `json:"until"`
}

func sheetOfPlayer(game records.Game, p records.Player) playerSheet {
	turn := game.Position.Turn
	said := func(last int) bool { return game.State == records.Running && last == turn }
	sheet := playerSheet{
		Game: game.Name, playerLine: lineOfPlayer(p), Zone: p.Zone, Language: p.Language, HTML: !p.NoHTML, Calendar: p.Calendar, Reminders: !p.NoReminders, Excused: p.Excused,
		Excuses: game.Terms.Excuses, Missed: p.Missed, Absences: []absenceLine{}, Ready: said(p.Ready), Wait: said(p.Wait),
		Extension: said(p.Extension), VoteEnd: p.VoteEnd, Open: p.Gone,
	}
	for _, a := range p.Absences {
		sheet.Absences = append(sheet.Absences, absenceLine{a.Since, a.Until})
	}
	return sheet
}

func newPlayerShow(w console.World) *cobra.Command {
	return console.Printing(&cobra.Command{
		Use:   "show GAME PLAYER",
		Short: "Show what is known of a player: addresses, misses, absences",
		Long: `Show what is known of a player in a game: addresses, zone, language and
reminders, excuses and misses, absences, what was said of the turn that comes,
and whether the seat is open to a standby. The tag is the player's own and not
shown.`,
		Example: "  machipost player show friday Ann",
		Args:    console.Exactly("GAME", "PLAYER"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Looks.Game(cmd.Context(), args[0])
			if err != nil {
				return service.Hint(err, args[0])
			}
			at, err := game.SeatNamed(args[1])
			if err != nil {
				return service.HintPlayer(fmt.Errorf("game %s: %w", game.Name, err), game.Name)
			}
			if console.WantsJSON(cmd) {
				return w.PrintJSON(sheetOfPlayer(game, game.Players[at]))
			}
			return printSheet(w, game, sheetOfPlayer(game, game.Players[at]))
		}),
	})
}

func printSheet(w console.World, game records.Game, p playerSheet) error {
	table := tabwriter.NewWriter(w.Stdout, 0, 0, 2, ' ', 0)
	for _, row := range []struct{ name, text string }{
		{"Player", p.Name + " in " + p.Game},
		{"Addresses", strings.Join(p.Addresses, ", ")},
		{"Letters come back", yesNo(p.Unreachable)},
		{"Zone", cmp.Or(p.Zone, game.Zone+" (the game's)")},
		{"Language", cmp.Or(p.Language, "the service's")},
		{"Pages (HTML)", yesNo(p.HTML)},
		{"Calendar files", yesNo(p.Calendar)},
		{"Reminders", yesNo(p.Reminders)},
		{"Excuses used", fmt.Sprintf("%d of %d", p.Excused, p.Excuses)},
		{"Turns missed in a row", fmt.Sprint(p.Missed)},
		{"Away", absencesOf(game, p.Absences)},
		{"Said of this turn", saidOf(p)},
		{"Seat", seatOf(p.Open)},
	} {
		fmt.Fprintf(table, "%s\t%s\n", row.name, console.OrDash(row.text))
	}
	return table.Flush()
}

func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

func absencesOf(game records.Game, absences []absenceLine) string {
	texts := make([]string, len(absences))
	for i, a := range absences {
		texts[i] = shown(game, a.Since) + " until " + shown(game, a.Until)
	}
	return strings.Join(texts, "; ")
}

func saidOf(p playerSheet) string {
	var words []string
	for _, one := range []struct {
		said bool
		word string
	}{{p.Ready, "ready"}, {p.Wait, "wait"}, {p.Extension, "extension"}, {p.VoteEnd, "vote end"}} {
		if one.said {
			words = append(words, one.word)
		}
	}
	return strings.Join(words, ", ")
}

func seatOf(open string) string {
	if open == "" {
		return "played"
	}
	return "open to a standby: " + open
}

func newPlayerTag(w console.World) *cobra.Command {
	return console.Changing(&cobra.Command{
		Use:   "tag GAME PLAYER",
		Short: "Give a player a new tag; the old one counts no more",
		Long: `Give a player a new tag, for when somebody else knows the old one, which counts
no more. The player gets a letter with it; you do not see it.`,
		Example: "  machipost player tag friday Ann",
		Args:    console.Exactly("GAME", "PLAYER"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, err := s.Roster.ReplaceTag(cmd.Context(), args[0], args[1])
			if err != nil {
				return service.HintPlayer(err, args[0])
			}
			return w.Tell(cmd, struct {
				Game   string `json:"game"`
				Player string `json:"player"`
			}{game.Name, args[1]}, fmt.Sprintf("%s has a new tag for %s; the old one counts no more.", args[1], game.Name))
		}),
	})
}

func newPlayerAddress(w console.World) *cobra.Command {
	var add, remove string
	cmd := console.Changing(&cobra.Command{
		Use:   "address GAME PLAYER",
		Short: "Add an address of a player, or remove one",
		Long: `Add an address that a player may write from, or remove one. Letters go to the
first; when that is removed the second takes its place.`,
		Example: "  machipost player address friday Ann --add ann@work.example\n  machipost player address friday Ann --remove ann@example.org",
		Args:    console.Exactly("GAME", "PLAYER"),
	})
	cmd.Flags().StringVar(&add, "add", "", "the `address` to add")
	cmd.Flags().StringVar(&remove, "remove", "", "the `address` to remove")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if (add == "") == (remove == "") {
			return console.Usage(errors.New("name one of --add ADDRESS and --remove ADDRESS"))
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			change, address := s.Roster.AddAddress, add
			if add == "" {
				change, address = s.Roster.RemoveAddress, remove
			}
			game, err := change(cmd.Context(), args[0], args[1], address)
			if err != nil {
				return service.HintPlayer(err, args[0])
			}
			w.TellDry(cmd)
			if console.WantsJSON(cmd) {
				return w.PrintJSON(playersOf(game))
			}
			return printPlayers(w, game)
		})(cmd, args)
	}
	return cmd
}

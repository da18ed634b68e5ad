package games

import (
	"fmt"
	"net/mail"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/lobby"
	"machipost/gm/records"
	"machipost/reports"
)

func newGameNew(w console.World) *cobra.Command {
	var players string
	var open int
	cmd := console.Changing(&cobra.Command{
		Use:   "new NAME",
		Short: "Open a game; it starts by itself when it is full",
		Long: `Open a game. It starts by itself when all its places are taken: with the next
run where you name all players, else when the last one has joined by letter
("join NAME as ..."). 'machipost game start' starts it with those who are there.`,
		Example: `  machipost game new friday \
      --players 'Ann <ann@example.org>, Bob <bob@example.org>' \
      --schedule 'Tue, Fri at 20:00' --zone Europe/London --expansions base
  machipost game new monday --open 4 --schedule 'daily at 20:00' --press none`,
		Args: console.Exactly("NAME"),
	})
	flags := cmd.Flags()
	flags.SortFlags = false // as the table has them
	flags.StringVar(&players, "players", "", "who plays, `LIST`: 'Ann <ann@example.org>, Bob <bob@example.org>'")
	flags.IntVar(&open, "open", 0, "how many `more` may join by letter; 2 to 5 play in all")
	values := optionFlags(flags)
	if err := cmd.MarkFlagRequired("schedule"); err != nil {
		panic(err) // the table of options has it
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		addresses, err := readPlayers(players)
		if err != nil {
			return console.Usage(err)
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			plan := lobby.NewPlan(args[0], s.Config.Zone)
			plan.Players, plan.Places = addresses, len(addresses)+open
			if err := plan.SetOptions(values.chosen()); err != nil {
				return console.Usage(fmt.Errorf("--%w", err))
			}
			game, err := s.Lobby.NewGame(cmd.Context(), plan)
			if err != nil {
				return s.HintName(err)
			}
			return w.Tell(cmd, shownGameOf(s, game, 0), opened(game))
		})(cmd, args)
	}
	return cmd
}

// opened tells what happens next to a game that is open.
func opened(game records.Game) string {
	there := fmt.Sprintf("%s is open: %d of %d players are there.", game.Name, len(game.Players), game.Places)
	if len(game.Players) < game.Places {
		return there + fmt.Sprintf("\nOthers join by a letter to the service: join %s as NAME", game.Name)
	}
	return there + fmt.Sprintf("\nIt starts with the next run, or at once with: machipost game start %s", game.Name)
}

// optionValues are the options of a game as flags, by name.
type optionValues map[string]*[]string

// optionFlags makes a flag of every row of the table of options but the number of
// players, whom --players names, and these others.
func optionFlags(flags *pflag.FlagSet, others ...string) optionValues {
	words, err := reports.In("en")
	if err != nil {
		panic(err) // its templates are built in
	}
	values := optionValues{}
	for _, row := range words.Manual().Options(lobby.Options(words.Spoken)) {
		if row.Name == "players" || slices.Contains(others, row.Name) {
			continue
		}
		values[row.Name] = flags.StringArray(row.Name, nil, optionUsage(row))
	}
	flags.SetNormalizeFunc(func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
		if name == "deadline" { // as it was called once
			name = "schedule"
		}
		return pflag.NormalizedName(name)
	})
	return values
}

// optionUsage is the help on a flag: what it decides, how its value is written.
func optionUsage(row reports.OptionHelp) string {
	return fmt.Sprintf("`VALUE`: %s; %s (default: %s)", row.Meaning, strings.Join(row.Forms, " | "), row.Default)
}

// chosen are the options that were named. A flag that is there twice adds to its
// list.
func (o optionValues) chosen() map[string]string {
	chosen := map[string]string{}
	for name, values := range o {
		if len(*values) > 0 {
			chosen[name] = strings.Join(*values, ", ")
		}
	}
	return chosen
}

// readPlayers reads "Ann <ann@example.org>, Bob <bob@example.org>".
func readPlayers(text string) ([]mail.Address, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
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

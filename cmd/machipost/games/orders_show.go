package games

import (
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/keeper"
)

// A sender is what is known of a player's orders, as JSON.
type sender struct {
	Player   string     `json:"player"`
	Sent     bool       `json:"sent"`
	Arrived  *time.Time `json:"arrived"` // UTC; null when there are none
	Entered  bool       `json:"entered"` // by the GM
	Standing bool       `json:"standing"`
	Ready    bool       `json:"ready"`
	Wait     bool       `json:"wait"`
	Proposed bool       `json:"proposed"` // orders wait for the player's yes
	Absent   bool       `json:"absent"`   // when they are due
	Gone     string     `json:"gone"`     // why nobody plays the seat
}

// A senders is who has sent orders for a turn, as JSON.
type senders struct {
	Game     string    `json:"game"`
	Turn     int       `json:"turn"`
	Deadline time.Time `json:"deadline"` // UTC
	Held     string    `json:"held"`     // why the deadline does not count, "" when it does
	Players  []sender  `json:"players"`
}

// A filedOrders is what a player has on file, as JSON.
type filedOrders struct {
	Player   string   `json:"player"`
	Turn     int      `json:"turn"`
	Orders   string   `json:"orders"`
	Standing string   `json:"standing"`
	Later    []string `json:"later"`
}

// OrdersShowCommand is the command "orders show".
func OrdersShowCommand(w console.World) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "show GAME [PLAYER]",
		Short: "Show who has sent orders for the turn, or what a player ordered",
		Long: `Show who has sent orders for the turn that comes, and when; who is ready, asks
to wait, or is away. With PLAYER show what that player has on file: the orders
for the turn, standing orders, and orders for later turns. Those are nobody's
business but the player's: look only when you must.`,
		Example: "  machipost orders show friday\n  machipost orders show friday Ann",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) < 1 || len(args) > 2 {
				return console.Usage(errors.New("write machipost orders show GAME, or GAME PLAYER"))
			}
			return nil
		},
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			if len(args) == 2 {
				return showOrders(w, s, cmd, args[0], args[1])
			}
			return showSenders(w, s, cmd, args[0])
		}),
	}
	return console.Printing(cmd)
}

func showOrders(w console.World, s *service.Service, cmd *cobra.Command, game, player string) error {
	filed, err := s.Looks.OrdersOf(cmd.Context(), game, player)
	if err != nil {
		return service.HintPlayer(err, game)
	}
	if console.WantsJSON(cmd) {
		return w.PrintJSON(filedOrders{filed.Player, filed.Turn, filed.Orders, filed.Standing, append([]string{}, filed.Later...)})
	}
	fmt.Fprintf(w.Stdout, "%s, turn %d\n%s", filed.Player, filed.Turn, shownOrders(filed.Orders))
	fmt.Fprintf(w.Stdout, "\nStanding orders\n%s", shownOrders(filed.Standing))
	for _, later := range filed.Later {
		fmt.Fprintf(w.Stdout, "\nFor later\n%s", shownOrders(later))
	}
	return nil
}

// shownOrders are orders moved in, "none" for none.
func shownOrders(text string) string {
	if text == "" {
		text = "none\n"
	}
	return "  " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n  ") + "\n"
}

func showSenders(w console.World, s *service.Service, cmd *cobra.Command, name string) error {
	game, all, err := s.Looks.Senders(cmd.Context(), name)
	if err != nil {
		return service.Hint(err, name)
	}
	if console.WantsJSON(cmd) {
		out := senders{game.Name, game.Position.Turn, game.Cut(), game.Held, []sender{}}
		for _, one := range all {
			out.Players = append(out.Players, senderOf(one))
		}
		return w.PrintJSON(out)
	}
	until := "due " + shown(game, game.Cut())
	if game.Held != "" {
		until = "held: " + game.Held
	}
	fmt.Fprintf(w.Stdout, "%s, turn %d, %s\n\n", game.Name, game.Position.Turn, until)
	table := tabwriter.NewWriter(w.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "PLAYER\tORDERS\tBESIDES")
	for _, one := range all {
		sent := "none"
		if one.Sent {
			sent = shown(game, one.Arrived)
		}
		fmt.Fprintf(table, "%s\t%s\t%s\n", one.Player, sent, listed(besides(one)))
	}
	return table.Flush()
}

func senderOf(s keeper.Sender) sender {
	one := sender{s.Player, s.Sent, nil, s.Entered, s.Standing, s.Ready, s.Wait, s.Proposed, s.Absent, s.Gone}
	if s.Sent {
		one.Arrived = &s.Arrived
	}
	return one
}

// besides is what else there is to know of a player.
func besides(s keeper.Sender) []string {
	var list []string
	for _, fact := range []struct {
		holds bool
		text  string
	}{
		{s.Entered, "entered by the GM"}, {s.Standing, "standing orders"}, {s.Ready, "ready"}, {s.Wait, "asks to wait"}, {s.Proposed, "asked, no yes yet"},
		{s.Absent, "away"}, {s.Gone != "", "seat open: " + s.Gone},
	} {
		if fact.holds {
			list = append(list, fact.text)
		}
	}
	return list
}

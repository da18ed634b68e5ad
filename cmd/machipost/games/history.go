package games

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/engine"
	"machipost/gm/keeper"
	"machipost/gm/records"
)

// A pastTurn is a turn as history prints it.
type pastTurn struct {
	Turn     int        `json:"turn"`
	Resolved time.Time  `json:"resolved"` // UTC
	Dice     []int      `json:"dice"`     // in the order of throwing
	Bought   []purchase `json:"bought"`
	NMR      []string   `json:"nmr"`    // who sent no orders
	Undone   *time.Time `json:"undone"` // UTC; null for a turn that counts
	Reason   string     `json:"reason"` // why it was taken back
}

type purchase struct {
	Player string `json:"player"`
	Card   string `json:"card"`
}

// A pastChange is what changed beside the turns.
type pastChange struct {
	Turn   int                `json:"turn"` // in whose report it stands
	At     time.Time          `json:"at"`   // UTC
	Kind   records.ChangeKind `json:"kind"`
	Who    string             `json:"who"`
	What   string             `json:"what"`
	Reason string             `json:"reason"`
	Undone bool               `json:"undone"` // with a turn: no report tells it
}

// A past is a game's history as JSON.
type past struct {
	Turns   []pastTurn   `json:"turns"`
	Changes []pastChange `json:"changes"`
}

func newGameHistory(w console.World) *cobra.Command {
	cmd := &cobra.Command{
		Use:     "history GAME",
		Short:   "List the turns of a game, and what was changed beside them",
		Long:    "List the turns of a game, those that were taken back too, and below them what\nwas changed beside the turns, with the reasons.",
		Example: "  machipost game history friday",
		Args:    console.Exactly("GAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			game, history, err := s.Looks.History(cmd.Context(), args[0])
			if err != nil {
				return service.Hint(err, args[0])
			}
			if console.WantsJSON(cmd) {
				return w.PrintJSON(pastOf(history))
			}
			return printPast(w, game, pastOf(history))
		}),
	}
	return console.Printing(cmd)
}

func pastOf(history keeper.Past) past {
	p := past{Turns: []pastTurn{}, Changes: []pastChange{}}
	for _, u := range history.Undone {
		turn := turnOf(u.Turn)
		turn.Undone, turn.Reason = &u.Undone, u.Reason
		p.Turns = append(p.Turns, turn)
	}
	for _, turn := range history.Turns {
		p.Turns = append(p.Turns, turnOf(turn))
	}
	slices.SortStableFunc(p.Turns, func(a, b pastTurn) int { return a.Turn - b.Turn })
	for _, c := range history.Changes {
		p.Changes = append(p.Changes, pastChange{c.Turn, c.At, c.Kind, c.Who, c.What(), c.Reason, c.Undone})
	}
	return p
}

func turnOf(turn records.Turn) pastTurn {
	p := pastTurn{Turn: turn.Number, Resolved: turn.Resolved, Dice: turn.Dice, Bought: []purchase{}, NMR: []string{}}
	for _, e := range turn.Events {
		if b, ok := e.(engine.Bought); ok {
			p.Bought = append(p.Bought, purchase{turn.Names[b.Seat], b.Card.String()})
		}
	}
	for seat, c := range turn.Orders {
		if c.NMR() {
			p.NMR = append(p.NMR, turn.Names[seat])
		}
	}
	return p
}

func printPast(w console.World, game records.Game, p past) error {
	table := tabwriter.NewWriter(w.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "TURN\tRESOLVED\tBOUGHT\tNMR\tTAKEN BACK")
	for _, turn := range p.Turns {
		fmt.Fprintf(table, "%d\t%s\t%s\t%s\t%s\n", turn.Turn, shown(game, turn.Resolved), boughtIn(turn), listed(turn.NMR), takenBack(game, turn))
	}
	if err := table.Flush(); err != nil || len(p.Changes) == 0 {
		return err
	}
	fmt.Fprintln(w.Stdout)
	table = tabwriter.NewWriter(w.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "TURN\tCHANGED\tWHAT\tREASON")
	for _, c := range p.Changes {
		what := strings.Join(strings.Fields(string(c.Kind)+" "+c.Who+" "+c.What), " ")
		if c.Undone {
			what += " (taken back)"
		}
		fmt.Fprintf(table, "%d\t%s\t%s\t%s\n", c.Turn, shown(game, c.At), what, c.Reason)
	}
	return table.Flush()
}

func boughtIn(turn pastTurn) string {
	var list []string
	for _, b := range turn.Bought {
		list = append(list, b.Player+" "+b.Card)
	}
	return listed(list)
}

// takenBack is when and why, "-" for a turn that counts.
func takenBack(game records.Game, turn pastTurn) string {
	if turn.Undone == nil {
		return "-"
	}
	return shown(game, *turn.Undone) + ": " + turn.Reason
}

// listed is a list on one line, "-" for none.
func listed(list []string) string {
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, ", ")
}

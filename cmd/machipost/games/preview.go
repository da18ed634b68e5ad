package games

import (
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/files"
	"machipost/cmd/machipost/service"
	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/keeper"
	"machipost/orders"
	"machipost/orders/reading"
	"machipost/reports"
)

func newGamePreview(w console.World) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "preview GAME",
		Short: "Show what would come of the turn, with dice that do not count",
		Long: `Resolve the turn that comes with throwaway dice and print the report, marked as
a preview. Nothing is kept and nothing is sent. It shows what only you may know:
what the players ordered, and the next cards of the deck. With --json it prints
an object like that of 'adjudicate --json' (docs/adjudicate.md), and "preview".`,
		Example: "  machipost game preview friday",
		Args:    console.Exactly("GAME"),
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			preview, err := s.Looks.PreviewTurn(cmd.Context(), args[0])
			if err != nil {
				return service.Hint(err, args[0])
			}
			if console.WantsJSON(cmd) {
				return printPreview(w, preview)
			}
			_, err = fmt.Fprintln(w.Stdout, preview.Report)
			return err
		}),
	}
	return console.Printing(cmd)
}

// printPreview prints a preview as adjudicate prints a turn.
func printPreview(w console.World, p keeper.Preview) error {
	words, err := reports.In("en")
	if err != nil {
		return err
	}
	turn := files.Adjudged{
		Before: wire.Position{Position: p.Turn.Before, Names: p.Turn.Names}, After: p.Turn.After,
		Sheets: make([]*orders.Sheet, len(p.Turn.Orders)), Events: p.Turn.Events, Winners: p.Winners,
	}
	for seat, c := range p.Turn.Orders {
		turn.Before.Standing = append(turn.Before.Standing, c.Standing)
		if c.Sent {
			sheet := reading.ReadKept(c.Orders, turn.Table(), engine.Seat(seat)).WithoutStanding()
			turn.Sheets[seat] = &sheet
		}
	}
	out, err := turn.JSON(words.For(p.Turn.Names))
	if err != nil {
		return err
	}
	return w.PrintJSON(struct {
		Preview bool `json:"preview"`
		Ends    bool `json:"ends"` // nobody is left to play the turn
		files.AdjudgedTurn
	}{true, p.Ends, out})
}

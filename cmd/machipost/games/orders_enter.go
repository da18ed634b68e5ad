package games

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/files"
	"machipost/cmd/machipost/service"
	"machipost/gm/keeper"
	"machipost/reports"
)

// An enteredSheet is what became of orders that were entered, as JSON.
type enteredSheet struct {
	Player string `json:"player"`
	Turn   int    `json:"turn"`  // that they are for
	Filed  bool   `json:"filed"` // false when nothing in them was an order
	files.AdjudgedSheet
	Reason string `json:"reason"`
}

// OrdersEnterCommand is the command "orders enter".
func OrdersEnterCommand(w console.World) *cobra.Command {
	var reason string
	cmd := &cobra.Command{
		Use:   "enter GAME PLAYER FILE",
		Short: "File orders for a player who told them by telephone",
		Long: `File a sheet of orders from a file, or from standard input for "-", as a
player's, arrived now, and print the acknowledgement. The player gets it by
mail, and the next report tells that you did so. A sheet in which nothing is an
order is not filed; the exit status is then 1.`,
		Example: "  echo 'buy Mine' | machipost orders enter friday Ann - --reason 'Ann rang me.'",
		Args:    console.Exactly("GAME", "PLAYER", "FILE"),
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		text, err := w.ReadFile(args[2])
		if err != nil {
			return err
		}
		return service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			entered, err := s.Steps.EnterOrders(cmd.Context(), args[0], args[1], string(text), reason)
			if err != nil {
				return service.Advise(err, args[0])
			}
			if err := printEntered(w, cmd, entered, reason); err != nil {
				return err
			}
			if !entered.Filed {
				return errors.New("nothing was filed: there is no order in it")
			}
			return nil
		})(cmd, args)
	}
	return reasoned(cmd, &reason)
}

func printEntered(w console.World, cmd *cobra.Command, entered keeper.Entered, reason string) error {
	words, err := reports.In("en")
	if err != nil {
		return err
	}
	game := entered.Game
	sheet := files.SheetOf(words.For(game.Names()), entered.Sheet, &game.Position, entered.Seat)
	acknowledged := fmt.Sprintf("For %s of %s:\n\n%s", entered.Player, game.Name, entered.Acknowledgement)
	return w.Tell(cmd, enteredSheet{entered.Player, entered.Turn, entered.Filed, sheet, keeper.OneLine(reason)}, acknowledged)
}

package main

import (
	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/files"
	"machipost/cmd/machipost/games"
	"machipost/cmd/machipost/service"
)

// newOrders is the command "orders": some of those below it know files only, some
// the database.
func newOrders(w console.World) *cobra.Command {
	cmd := &cobra.Command{Use: "orders", Short: "Try orders out, print the help on them", Args: console.Exactly()}
	cmd.AddCommand(files.CheckCommand(w, stored(w)), files.HelpCommand(w))
	cmd.AddCommand(games.OrdersEnterCommand(w), games.OrdersShowCommand(w))
	return cmd
}

// stored finds games of the database for the commands that know files only.
func stored(w console.World) func(*cobra.Command, string) (files.Game, error) {
	return func(cmd *cobra.Command, name string) (found files.Game, err error) {
		err = service.WithGame(w, name, func(s *service.Service, cmd *cobra.Command, _ []string) error {
			game, err := s.Looks.Game(cmd.Context(), name)
			if err != nil {
				return service.Hint(err, name)
			}
			found.Name = game.Name
			if game.Held == "" {
				found.Deadline = game.LocalDeadline()
			}
			found.Position, err = s.Looks.Export(cmd.Context(), name)
			return err
		})(cmd, nil)
		return found, err
	}
}

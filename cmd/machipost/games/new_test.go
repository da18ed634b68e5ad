package games

import (
	"machipost/engine/names"
	"slices"
	"testing"

	"github.com/spf13/pflag"

	"machipost/cmd/machipost/console"
	"machipost/gm/lobby"
)

// Every option has its flag, but for the number of players, and only options
// have.
func TestGameNewHasAFlagAnOption(t *testing.T) {
	t.Parallel()
	var flags, rows []string
	newGameNew(console.World{}).Flags().VisitAll(func(f *pflag.Flag) { flags = append(flags, f.Name) })
	for _, row := range lobby.Options(names.English) {
		if row.Name != "players" {
			rows = append(rows, row.Name)
		}
	}
	rows = append(rows, "dry-run", "json", "open", "players")
	slices.Sort(flags)
	slices.Sort(rows)
	if !slices.Equal(flags, rows) {
		t.Errorf("flags %v, want %v", flags, rows)
	}
}

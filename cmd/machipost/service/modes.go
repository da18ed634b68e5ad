package service

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/gm/store/files"
)

// A guard looks at who may read a database before it is opened, and says what it
// finds on stderr, in one line. It stops nothing.
type guard func(w console.World, cmd *cobra.Command, database string)

// tellLoose tells of files of the database that others may read. A command that
// prints JSON says nothing: nobody may be there to read it.
func tellLoose(w console.World, cmd *cobra.Command, database string) {
	loose := files.FindLoose(database)
	if len(loose) == 0 || console.WantsJSON(cmd) {
		return
	}
	paths := make([]string, len(loose))
	for i, file := range loose {
		paths[i] = file.Path
	}
	say(w, "others may read the database, with all addresses and orders in it: %s; 'machipost serve' mends it, or run 'chmod 600 %s'",
		told(loose), strings.Join(paths, " "))
}

// tighten closes them to others.
func tighten(w console.World, _ *cobra.Command, database string) {
	loose := files.FindLoose(database)
	if len(loose) == 0 {
		return
	}
	if err := files.Tighten(loose); err != nil {
		say(w, "others may read the database, and that cannot be changed: %s", err)
		return
	}
	say(w, "others could read the database; now only you can: %s", told(loose))
}

// told are files with their modes.
func told(loose []files.Loose) string {
	files := make([]string, len(loose))
	for i, file := range loose {
		files[i] = file.String()
	}
	return strings.Join(files, ", ")
}

// say writes one line to stderr.
func say(w console.World, format string, args ...any) {
	fmt.Fprintf(w.Stderr, "machipost: %s\n", console.Cell(fmt.Sprintf(format, args...)))
}

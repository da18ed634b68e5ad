// Package console is what every command has in common at the command line: what
// comes from outside (the World), how it prints, what its flags are called, and how
// a fault is told, with its exit status.
//
// It knows no command, no configuration and no database. Of the moderator it knows
// the faults that have an exit status of their own, and nothing else. What may
// enter is what all commands share; what only one prints stands beside it.
package console

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"time"

	"github.com/spf13/cobra"
)

// A World is all that the program gets from outside: tests hand in another.
type World struct {
	Stdin          io.Reader
	Stdout, Stderr io.Writer
	Getenv         func(string) string // "" for what is not set
	Now            func() time.Time    // in any zone
	Chance         rand.Source         // one that nobody can guess: dice and tags hang on it
	Version        string              // which build of the program it is, in words
	Terminal       bool                // Stderr is one that a progress bar may be drawn on
	Colour         bool                // Stdout is a terminal, and may have colours
	Asks           bool                // Stdin is a terminal: somebody is there to be asked
	User           User                // who runs the program

	Network Network // without its functions nobody is asked

	// Hidden reads a line from a terminal without showing it, until ctx is done; nil reads
	// it as any other.
	Hidden func(ctx context.Context) ([]byte, error)
}

// A User is who runs the program.
type User struct {
	ID   int    // as the system numbers users; 0 is root
	Name string // "" where it is not known: then nothing is made of it
}

// IsRoot tells whether it is the one who may do everything.
func (u User) IsRoot() bool { return u.Name != "" && u.ID == 0 }

// SystemConfig is where the configuration of a service stands that is not its owner's
// own.
const SystemConfig = "/etc/machipost/machipost.toml"

// ServiceUser is the user that the packages make, and that the units run the service as.
const ServiceUser = "machipost"

// ConfigPath is the configuration that a command works with: the one that --config
// names, else machipost.toml in the folder one is in, else SystemConfig, where they are
// there.
func ConfigPath(cmd *cobra.Command) string {
	path, _ := cmd.Flags().GetString("config") // every command has it
	if cmd.Flags().Changed("config") {
		return path
	}
	if _, err := os.Stat(path); err != nil { // also where one may not look around in the folder one is in
		if _, err := os.Stat(SystemConfig); !errors.Is(err, fs.ErrNotExist) { // one that we may not read is there, too
			return SystemConfig
		}
	}
	return path
}

// AsUser is how a command is run as another user: what to write.
func AsUser(name, command string) string {
	return fmt.Sprintf("sudo -u %s machipost %s", name, command)
}

// ReadFile reads a file, or standard input for "-". Its errors name the file.
func (w World) ReadFile(name string) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(w.Stdin)
	}
	return os.ReadFile(name)
}

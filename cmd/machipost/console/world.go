// Package console is what every command has in common at the command line: what
// comes from outside (the World), how it prints, what its flags are called, and how
// a fault is told, with its exit status.
//
// It knows no command, no configuration and no database. Of the moderator it knows
// the faults that have an exit status of their own, and nothing else. What may
// enter is what all commands share; what only one prints stands beside it.
package console

import (
	"io"
	"math/rand/v2"
	"os"
	"time"
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
}

// ReadFile reads a file, or standard input for "-". Its errors name the file.
func (w World) ReadFile(name string) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(w.Stdin)
	}
	return os.ReadFile(name)
}

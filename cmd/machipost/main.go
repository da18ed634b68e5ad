// Machipost moderates games of Machi Koro by e-mail.
package main

import (
	"context"
	cryptorand "crypto/rand"
	"encoding/binary"
	"io"
	"math/rand/v2"
	"os"
	"os/signal"
	"syscall"
	"time"
	_ "time/tzdata" // zones are known on machines without them, too

	"golang.org/x/term"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], world{
		stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr,
		getenv: os.Getenv, now: time.Now, chance: secretChance{},
		terminal: term.IsTerminal(int(os.Stderr.Fd())) && os.Getenv("NO_COLOR") == "",
	}))
}

// A world is all that the program gets from outside: tests hand in another.
type world struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	getenv         func(string) string
	now            func() time.Time
	chance         rand.Source
	terminal       bool // stderr is one that a progress bar may be drawn on
}

// run carries out one command line and returns the exit status.
func run(ctx context.Context, args []string, w world) int {
	root := newRoot(w)
	root.SetArgs(args)
	root.SetIn(w.stdin)
	root.SetOut(w.stdout)
	root.SetErr(w.stderr)
	return w.explain(execute(ctx, root))
}

// secretChance is chance that nobody can guess: dice, decks and tags hang on it.
type secretChance struct{}

// Uint64 never fails: crypto/rand ends the program where there is no chance to
// be had.
func (secretChance) Uint64() uint64 {
	var b [8]byte
	cryptorand.Read(b[:])
	return binary.BigEndian.Uint64(b[:])
}

// Machipost moderates games of Machi Koro by e-mail. Here its commands are wired
// together, and run and serve go round.
//
// It knows no rule, and what a command does stands in a room of its own below. What
// may enter is what there is once in the program: the clock, chance, signals, the
// tree of commands.
package main

import (
	"context"
	cryptorand "crypto/rand"
	"encoding/binary"
	"errors"
	"os"
	"os/signal"
	"os/user"
	"runtime/debug"
	"strconv"
	"syscall"
	"time"
	_ "time/tzdata" // zones are known on machines without them, too

	"golang.org/x/term"

	"machipost/cmd/machipost/console"
	"machipost/gm"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gm.HeapGrowth)
	}
	build, _ := debug.ReadBuildInfo() // nil where there is none
	os.Exit(run(ctx, os.Args[1:], console.World{
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr,
		Getenv: os.Getenv, Now: time.Now, Chance: secretChance{}, Version: versionOf(build),
		Terminal: term.IsTerminal(int(os.Stderr.Fd())) && os.Getenv("NO_COLOR") == "",
		Colour:   term.IsTerminal(int(os.Stdout.Fd())) && os.Getenv("NO_COLOR") == "",
		Asks:     term.IsTerminal(int(os.Stdin.Fd())),
		User:     whoami(),
		Network:  console.OfThisMachine(),
		Hidden:   func(ctx context.Context) ([]byte, error) { return hidden(ctx, int(os.Stdin.Fd())) },
	}))
}

// whoami is who runs the program; on Windows nobody with a number.
func whoami() console.User {
	name := strconv.Itoa(os.Geteuid())
	if u, err := user.LookupId(name); err == nil {
		name = u.Username
	}
	if os.Geteuid() < 0 {
		return console.User{}
	}
	return console.User{ID: os.Geteuid(), Name: name}
}

// run carries out one command line and returns the exit status.
func run(ctx context.Context, args []string, w console.World) int {
	root := newRoot(w)
	root.SetArgs(args)
	root.SetIn(w.Stdin)
	root.SetOut(w.Stdout)
	root.SetErr(w.Stderr)
	if err := unknown(root, args); err != nil {
		return w.Explain(console.Usage(err))
	}
	return w.Explain(execute(ctx, root))
}

// hidden reads a line from a terminal without showing it. When ctx is done before, the
// terminal shows again what is written, and it fails with why.
func hidden(ctx context.Context, terminal int) ([]byte, error) {
	before, err := term.GetState(terminal)
	if err != nil {
		return nil, err
	}
	type read struct {
		text []byte
		err  error
	}
	got := make(chan read, 1)
	go func() {
		text, err := term.ReadPassword(terminal)
		got <- read{text, err}
	}()
	select {
	case r := <-got:
		return r.text, r.err
	case <-ctx.Done():
		return nil, errors.Join(ctx.Err(), term.Restore(terminal, before))
	}
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

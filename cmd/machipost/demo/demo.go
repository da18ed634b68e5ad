// Package demo is the command that plays a whole game by mail on this machine: a
// post office on loopback, a moderator, players at their mail programs, and a
// person at one if there is one, on a quickened clock.
//
// It reads no configuration and leaves nothing but a folder of letters. How a
// player reads and writes stands in gm/demo. What may enter is what makes that
// world, and shows it.
package demo

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"time"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/gm"
	"machipost/gm/demo"
	"machipost/gm/post"
	"machipost/gm/postoffice"
)

// A plan is what the flags ask for.
type plan struct {
	seed     uint64
	seeded   bool
	names    []string // of the players; none for four that we know
	person   string   // who plays at a mail program of their own, "" for nobody
	base     bool
	language string // of all letters
	folder   string
	imap     int
	smtp     int
}

// Command is the command "demo".
func Command(w console.World) *cobra.Command {
	var p plan
	cmd := &cobra.Command{
		Use:   "demo",
		Short: "Play a whole game by mail on this machine, without any account",
		Long: `Start a post office of its own on loopback, with a GM and four players at
their mail programs, and play a game to its end on a quickened clock. The last
line of the output names a folder with every letter as an .eml file, and a page,
index.html, that shows them all as each player saw them.`,
		Example: `  machipost demo --seed 7
  machipost demo --play Eve
  machipost demo --names 'Ann, Bob' --base`,
		Args: console.Exactly(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			for i, name := range p.names {
				p.names[i] = strings.TrimSpace(name)
			}
			p.seeded = cmd.Flags().Changed("seed")
			log, err := w.Log(cmd, slog.LevelError)
			if err != nil {
				return err
			}
			return run(cmd.Context(), w, log, p)
		},
	}
	flags := cmd.Flags()
	flags.Uint64Var(&p.seed, "seed", 0, "play the game of this `number`, the same every time (default: any)")
	flags.StringSliceVar(&p.names, "names", nil, "let these `players` play, two to five: \"Ann, Bob\" (default: four)")
	flags.StringVar(&p.person, "play", "", "leave a seat to a person of this `name`, at any mail program")
	flags.BoolVar(&p.base, "base", false, "play the base game, without expansions")
	flags.StringVar(&p.language, "language", "en", "write all letters in this `language`, en or es")
	flags.StringVar(&p.folder, "folder", "", "put the letters into this `folder` (default: a new one)")
	flags.IntVar(&p.imap, "imap-port", 0, "the `port` of the post office's IMAP (default: any free one)")
	flags.IntVar(&p.smtp, "smtp-port", 0, "the `port` of the post office's SMTP (default: any free one)")
	return cmd
}

// The world of the demo: a domain that exists nowhere, a clock that begins on a
// Monday at noon, a deadline each evening.
const (
	domain    = "machipost.test"
	gmAddress = "gm@" + domain
	gameName  = "demo"
	deadline  = "0 20 * * *"
	password  = "machipost" // the post office is on loopback, for the time of a game
	longest   = 500         // turns; no game was ever that long
)

var (
	start  = time.Date(2026, time.January, 5, 12, 0, 0, 0, time.UTC)
	people = []string{"Ann", "Bob", "Cat", "Dan"}
)

// A demonstration is a demo under way.
type demonstration struct {
	outside console.World
	log     *slog.Logger
	plan    plan
	clock   time.Time
	office  *postoffice.Office
	gm      *gm.GM
	inbox   post.Inbox // the GM's
	players []*demo.Correspondent
	bar     *progressbar.ProgressBar
	album   album
	saved   int // letters written to the folder
	fault   error
}

// run plays a game and shows it.
func run(ctx context.Context, w console.World, log *slog.Logger, p plan) (err error) {
	if !p.seeded {
		p.seed = w.Chance.Uint64() % 1_000_000
	}
	if p.folder == "" {
		if p.folder, err = os.MkdirTemp("", "machipost-demo-"); err != nil {
			return fmt.Errorf("making a folder for the letters: %w", err)
		}
	} else if err := os.MkdirAll(p.folder, 0o700); err != nil {
		return fmt.Errorf("making a folder for the letters: %w", err)
	}
	d := &demonstration{outside: w, log: log, plan: p, clock: start, album: album{folder: p.folder}}
	d.bar = progressbar.NewOptions(-1, progressbar.OptionSetWriter(w.Stderr),
		progressbar.OptionSetVisibility(w.Terminal), progressbar.OptionClearOnFinish())
	defer d.bar.Clear()
	closeAll, err := d.open(ctx)
	if err != nil {
		return err
	}
	defer closeAll()
	err = d.play(ctx)
	d.bar.Clear()
	if ctx.Err() != nil {
		return d.leave() // a person's way to end a game
	}
	if err != nil {
		return err
	}
	return d.show(ctx)
}

// leave tells where the letters of a game are that was not played to its end. It fails
// when the page of them cannot be written.
func (d *demonstration) leave() error {
	if err := d.album.bind(d.plan.seed, d.names()); err != nil {
		return err
	}
	fmt.Fprintf(d.outside.Stdout, "\nThe game was left before its end. Its %d letters so far, and %s to look at them, are in the folder:\n%s\n", d.saved, albumName, d.plan.folder)
	return nil
}

// show prints the last report as a player got it, the placings, and where the
// letters are.
func (d *demonstration) show(ctx context.Context) error {
	reader := d.players[0]
	if err := d.everybodyReads(ctx); err != nil {
		return err
	}
	fmt.Fprintf(d.outside.Stdout, "The last report, as %s got it:\n\n", reader.Name)
	fmt.Fprintln(d.outside.Stdout, indent(reader.Last()))
	fmt.Fprintf(d.outside.Stdout, "The final letter:\n\n%s\n", indent(reader.Newest()))
	fmt.Fprintf(d.outside.Stdout, "Seed %d: 'machipost demo --seed %d%s' plays this game again.\n", d.plan.seed, d.plan.seed, d.plan.flags())
	checked, err := d.checked()
	if err != nil {
		return err
	}
	fmt.Fprintln(d.outside.Stdout, checked)
	if err := d.album.bind(d.plan.seed, d.names()); err != nil {
		return err
	}
	fmt.Fprintf(d.outside.Stdout, "%d letters, and %s to look at them, are in the folder:\n%s\n", d.saved, albumName, d.plan.folder)
	return nil
}

// flags are those that the game and its letters hang on beside its seed.
func (p plan) flags() (flags string) {
	if p.base {
		flags = " --base"
	}
	if len(p.names) > 0 {
		flags += fmt.Sprintf(" --names %q", strings.Join(p.names, ","))
	}
	if p.language != "en" {
		flags += " --language " + p.language
	}
	return flags
}

func indent(text string) string {
	return "  | " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n  | ") + "\n"
}

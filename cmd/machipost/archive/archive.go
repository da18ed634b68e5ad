// Package archive is the command that writes pages of games into a folder.
//
// What is on them is not its business: gm/archive decides it, reports/archive sets it. What
// may enter is how files come to lie in a folder.
package archive

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/cmd/machipost/service"
	"machipost/gm/archive"
)

// A plan is what the flags say.
type plan struct {
	all      bool
	to       string
	names    string
	language string
}

// Command is the command "archive".
func Command(w console.World) *cobra.Command {
	var p plan
	cmd := console.Changing(&cobra.Command{
		Use:   "archive GAME... --to DIR",
		Short: "Write pages of games to keep: every go, town by town",
		Long: `Write a page of each game named, or with --all of every game that is over, and
index.html with a list of those that are there. A page is one file that works
from a disk, without a network; it can be read and printed without its script.
The same games give the same bytes.

What is published is what those get who read a game along: never orders, press
to one player, addresses, tags or decks. With --all there is a page of all who
play, too (club.html). Who is forgotten is a number, and so is who has written
"archive no". --names seats names nobody.`,
		Example: `  machipost archive friday --to /var/www/games
  machipost archive --all --to /var/www/games --names seats`,
		Args: func(_ *cobra.Command, args []string) error {
			switch {
			case p.all == (len(args) > 0):
				return console.Usage(errors.New("name games, or write --all"))
			case p.to == "":
				return console.Usage(errors.New("--to names the folder for the pages"))
			case !slices.Contains([]string{"players", "seats"}, p.names):
				return console.Usage(fmt.Errorf("--names %q: write players or seats", p.names))
			}
			return nil
		},
		RunE: service.With(w, func(s *service.Service, cmd *cobra.Command, args []string) error {
			return write(w, s, cmd, args, p)
		}),
	})
	flags := cmd.Flags()
	flags.BoolVar(&p.all, "all", false, "every game that is over")
	flags.StringVar(&p.to, "to", "", "the `folder` for the pages; it is made where there is none")
	flags.StringVar(&p.names, "names", "players", "`what` stands for people: players or seats")
	flags.StringVar(&p.language, "language", "en", "the `language` of the pages")
	return cmd
}

// A written is what was written, as JSON.
type written struct {
	Folder string `json:"folder"`
	Files  []file `json:"files"`
}

type file struct {
	Name  string `json:"name"`
	Bytes int    `json:"bytes"`
}

func write(w console.World, s *service.Service, cmd *cobra.Command, games []string, p plan) error {
	pages, err := s.Looks.Archive(cmd.Context(), p.language, archive.Archive{
		Choice: archive.Choice{Seats: p.names == "seats"}, Games: games,
		There: func(name string) bool {
			_, err := os.Stat(filepath.Join(p.to, name))
			return err == nil
		},
	})
	if err != nil {
		return hint(err, games)
	}
	done, bytes := written{Folder: p.to, Files: []file{}}, 0
	for _, page := range pages {
		done.Files = append(done.Files, file{page.Name, len(page.Bytes)})
		bytes += len(page.Bytes)
	}
	told := fmt.Sprintf("%s, %d bytes, in %s.", console.Counted(len(pages), "page"), bytes, p.to)
	if console.IsDry(cmd) {
		return w.Tell(cmd, done, "It would be "+told)
	}
	if err := os.MkdirAll(p.to, 0o755); err != nil {
		return err
	}
	for _, page := range pages {
		if err := put(p.to, page); err != nil {
			return err
		}
	}
	return w.Tell(cmd, done, told)
}

// hint tells how to find a game's name, where there was one.
func hint(err error, games []string) error {
	if len(games) == 1 {
		return service.Hint(err, games[0])
	}
	return err
}

// put writes a page in one move: who reads it meanwhile gets the old one or the new one.
func put(folder string, page archive.File) error {
	draft, err := os.CreateTemp(folder, ".page-*")
	if err != nil {
		return err
	}
	_, err = draft.Write(page.Bytes)
	err = errors.Join(err, draft.Chmod(0o644), draft.Close())
	if err == nil {
		err = os.Rename(draft.Name(), filepath.Join(folder, page.Name))
	}
	if err != nil {
		return errors.Join(err, os.Remove(draft.Name()))
	}
	return nil
}

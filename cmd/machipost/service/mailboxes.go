package service

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
	"machipost/gm/records"
)

// chosen has work done in the mailbox that a command line is about: of the game in its
// first place, or of the letter with that number.
func chosen(work Work) Round {
	return func(all []*Service, cmd *cobra.Command, args []string) error {
		s, err := of(all, cmd, args)
		if err != nil {
			return err
		}
		return work(s, cmd, args)
	}
}

func of(all []*Service, cmd *cobra.Command, args []string) (*Service, error) {
	if len(all) == 1 {
		return all[0], nil
	}
	place := ""
	if places := console.Places(cmd); len(places) > 0 && len(args) > 0 {
		place, _, _ = strings.Cut(places[0], "/")
	}
	switch place {
	case "GAME":
		if strings.Contains(cmd.Use, "GAME...") {
			return together(all, "game", args, func(name string) (*Service, error) { return ofGame(all, cmd, name) })
		}
		game, _, _ := strings.Cut(args[0], "/")
		s, err := ofGame(all, cmd, game)
		return cmp.Or(s, all[0]), err
	case "ID":
		return together(all, "letter", args, func(number string) (*Service, error) { return ofLetter(all, cmd, number) })
	}
	names := make([]string, len(all))
	for i, s := range all {
		names[i] = s.Mark()
	}
	return nil, console.Usage(fmt.Errorf("there are several mailboxes; name one with --mailbox: %s", strings.Join(names, ", ")))
}

// together is the mailbox of several games or letters, which are all in one: what is done to
// several is done to all of them or to none. It is the first where there is none of them:
// whoever works on them says so.
func together(all []*Service, what string, names []string, of func(string) (*Service, error)) (found *Service, err error) {
	for _, name := range names {
		s, err := of(name)
		if err != nil {
			return nil, err
		}
		if found != nil && s != nil && s != found {
			return nil, console.Usage(fmt.Errorf("%s %s is in the mailbox %s, and one before it in %s; write a line for each mailbox", what, name, s.Mark(), found.Mark()))
		}
		found = cmp.Or(found, s)
	}
	return cmp.Or(found, all[0]), nil
}

// ofGame is the mailbox of a game; nil where there is no such game. It fails when the store
// does.
func ofGame(all []*Service, cmd *cobra.Command, game string) (*Service, error) {
	return having(all, records.ErrNoGame, func(s *Service) error {
		_, err := s.Looks.Game(cmd.Context(), game)
		return err
	})
}

// ofLetter is the mailbox of a letter, of theirs or of ours, likewise.
func ofLetter(all []*Service, cmd *cobra.Command, number string) (*Service, error) {
	id, err := strconv.ParseInt(number, 10, 64)
	if err != nil {
		return nil, nil // whoever reads it says so
	}
	ours := cmd.HasParent() && cmd.Parent().Name() == "outbox"
	return having(all, records.ErrNoLetter, func(s *Service) error {
		return s.Store.View(cmd.Context(), func(view records.View) (err error) {
			if ours {
				_, err = view.Outbox.Letter(id)
			} else {
				_, err = view.Letters.Filed(id)
			}
			return err
		})
	})
}

// having is the first that has something, nil where none has.
func having(all []*Service, none error, look func(*Service) error) (*Service, error) {
	for _, s := range all {
		switch err := look(s); {
		case err == nil:
			return s, nil
		case !errors.Is(err, none):
			return nil, err
		}
	}
	return nil, nil
}

// Mark is what the mailbox is called where there are several, else "".
func (s *Service) Mark() string {
	if s.Among == 1 {
		return ""
	}
	return s.Config.Shown()
}

// Within adds to an error in which mailbox it happened, where there are several, on each line
// of joined ones; nil stays nil.
func (s *Service) Within(err error) error {
	if err == nil || s.Mark() == "" {
		return err
	}
	if joined, several := err.(interface{ Unwrap() []error }); several && strings.Contains(err.Error(), "\n") {
		var all []error
		for _, one := range joined.Unwrap() {
			all = append(all, s.Within(one))
		}
		return errors.Join(all...)
	}
	return fmt.Errorf("mailbox %s: %w", s.Mark(), err)
}

// Line is a line about a mailbox: which one it is stands before it, where there are several.
func (s *Service) Line(line string) string {
	if s.Mark() == "" {
		return line
	}
	return s.Mark() + ": " + line
}

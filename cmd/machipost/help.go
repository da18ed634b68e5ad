package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/agnivade/levenshtein"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// chapters are the parts of the help, in the order in which one meets them, each with its
// commands.
var chapters = []struct{ id, title, commands string }{
	{"setting up", "Setting the service up, and keeping it well:", "init doctor backup restore completion"},
	{"running", "Having it run:", "run serve resume"},
	{"games", "Games and who plays in them:", "game player orders announce"},
	{"letters", "Letters, in and out:", "letter outbox"},
	{"trying", "Trying things out, without a mail account:", "demo adjudicate dice simulate help"},
}

// columns is how wide the help may be.
const columns = 80

// bind orders the help of the program by chapters, within the columns.
func bind(root *cobra.Command) {
	for _, chapter := range chapters {
		root.AddGroup(&cobra.Group{ID: chapter.id, Title: chapter.title})
		for name := range strings.FieldsSeq(chapter.commands) {
			switch name {
			case "help":
				root.SetHelpCommandGroupID(chapter.id)
			case "completion":
				root.SetCompletionCommandGroupID(chapter.id)
			}
			for _, cmd := range root.Commands() {
				if cmd.Name() == name {
					cmd.GroupID = chapter.id
				}
			}
		}
	}
	wrapped := fmt.Sprintf("FlagUsagesWrapped %d", columns)
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), "Flags.FlagUsages ", "Flags."+wrapped+" "))
}

// near is how many letters a word may be off, to be taken for one that there is.
const near = 2

// unknown is an error for a word below a group of commands that is none of them, with the
// nearest; nil where there is none such.
func unknown(root *cobra.Command, args []string) error {
	cmd, rest, err := root.Find(args)
	if err != nil || cmd == root || cmd.Runnable() || !cmd.HasSubCommands() {
		return nil // cobra has its say
	}
	if len(rest) == 0 || strings.HasPrefix(rest[0], "-") || rest[0] == "help" {
		return nil
	}
	var names []string
	for _, sub := range cmd.Commands() {
		names = append(names, sub.Name())
	}
	return fmt.Errorf("unknown command %q for %q%s", rest[0], cmd.CommandPath(), meant(rest[0], names))
}

// meant asks for the nearest of some words, "" where none is near.
func meant(word string, words []string) string {
	best, least := "", near+1
	for _, w := range words {
		if d := levenshtein.ComputeDistance(strings.ToLower(word), w); d < least || strings.HasPrefix(w, strings.ToLower(word)) && len(word) > near {
			best, least = w, min(d, near)
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %s?", best)
}

// nearestFlag adds to an error of an unknown flag the nearest one that there is.
func nearestFlag(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) {
		return err
	}
	var names []string
	visit := func(f *pflag.Flag) {
		if !f.Hidden {
			names = append(names, f.Name)
		}
	}
	cmd.Flags().VisitAll(visit)
	cmd.InheritedFlags().VisitAll(visit)
	hint := meant(unknown.GetSpecifiedName(), names)
	if hint == "" {
		return fmt.Errorf("%w; '%s --help' lists them", err, cmd.CommandPath())
	}
	return fmt.Errorf("%w%s", err, strings.Replace(hint, "mean ", "mean --", 1))
}

package main

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// chapters are the parts of the help, in the order in which one meets them, each with its
// commands.
var chapters = []struct{ id, title, commands string }{
	{"setting up", "Setting the service up, and keeping it well:", "init doctor backup restore store completion"},
	{"running", "Having it run:", "run serve resume"},
	{"games", "Games and who plays in them:", "games game player orders say announce stats archive"},
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
	root.DisableSuggestions = true // ours are told by unknown
	usual := root.HelpFunc()
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) {
		cmd.Long = folded(cmd.Long) // what cobra writes of its own commands is wider
		usual(cmd, args)
	})
	short := strings.NewReplacer("Flags.FlagUsages ", "Flags."+wrapped+" ", "for more information about a command", "for more about a command")
	root.SetUsageTemplate(short.Replace(root.UsageTemplate()))
}

// folded is a text with no line wider than the columns, broken at blanks.
func folded(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		for at := 0; utf8.RuneCountInString(line[at:]) > columns; {
			blank := strings.LastIndexByte(line[at:at+columns], ' ')
			if blank <= 0 {
				break
			}
			line = line[:at+blank] + "\n" + line[at+blank+1:]
			at += blank + 1
		}
		lines[i] = line
	}
	return strings.Join(lines, "\n")
}

// near is how many letters a word may be off, to be taken for one that there is.
const near = 2

// unknown is an error for a word that should be a command, or one that help is asked on,
// and is none, with the nearest; nil where there is none such.
func unknown(root *cobra.Command, args []string) error {
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd(args...)
	words := args
	if len(words) > 0 && words[0] == "help" {
		words = words[1:]
	}
	if len(words) > 0 && strings.HasPrefix(words[0], "__") {
		return nil // what a shell asks
	}
	cmd, rest, err := root.Find(words)
	word := ""
	switch {
	case err != nil && cmd == root:
		if _, other := fmt.Sscanf(err.Error(), "unknown command %q", &word); other != nil {
			return nil // cobra has its say
		}
	case err != nil || cmd == root || cmd.Runnable() || !cmd.HasSubCommands():
		return nil
	case len(rest) == 0 || strings.HasPrefix(rest[0], "-") || rest[0] == "help":
		return nil
	default:
		word = rest[0]
	}
	var names []string
	for _, sub := range cmd.Commands() {
		names = append(names, sub.Name())
	}
	return fmt.Errorf("unknown command %q for %q%s", word, cmd.CommandPath(), meant(word, names))
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

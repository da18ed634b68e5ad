package main

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
)

// onlyReads are the commands that change nothing, so that there is nothing to try
// out; all others have --dry-run.
var onlyReads = []string{
	"adjudicate", "demo", "dice check", "doctor", "game export", "game history", "game list", "game preview", "game show", "game verify", "games",
	"letter list", "letter show", "orders check", "orders help", "orders show", "outbox list", "player list", "player show",
	"stats", "stats odds", "simulate", "simulate merge", // write nothing but the file that --csv names
	"serve", // writes, but there is no trying out what goes on for ever
}

// inWords are the commands that print what people read, and no JSON.
var inWords = []string{"demo", "orders help", "serve"}

// runnable are the commands that do something, by their names without "machipost".
func runnable() map[string]*cobra.Command {
	found := map[string]*cobra.Command{}
	var walk func(cmd *cobra.Command)
	walk = func(cmd *cobra.Command) {
		if cmd.Runnable() {
			_, path, _ := strings.Cut(cmd.CommandPath(), " ")
			found[path] = cmd
		}
		for _, sub := range cmd.Commands() {
			walk(sub)
		}
	}
	walk(newRoot(console.World{}))
	return found
}

func TestEveryCommandIsExplained(t *testing.T) {
	t.Parallel()
	all := runnable()
	if len(all) < 20 {
		t.Fatalf("only %d commands were found", len(all))
	}
	for path, cmd := range all {
		if cmd.Short == "" && cmd.Long == "" {
			t.Errorf("%s says nothing of what it does", path)
		}
		for line := range strings.Lines(cmd.Example) {
			for one := range strings.SplitSeq(line, "|") {
				if strings.Contains(one, "machipost") && !strings.Contains(one, path[strings.LastIndex(path, " ")+1:]) {
					t.Errorf("%s: an example of something else: %s", path, line)
				}
			}
		}
		if !strings.Contains(cmd.Example, "machipost") {
			t.Errorf("%s has no example", path)
		}
	}
}

func TestEveryCommandThatWritesCanBeTriedOut(t *testing.T) {
	t.Parallel()
	for path, cmd := range runnable() {
		reads, tried := slices.Contains(onlyReads, path), cmd.Flags().Lookup("dry-run") != nil
		if reads == tried {
			t.Errorf("%s: only reads: %v, has --dry-run: %v", path, reads, tried)
		}
	}
}

func TestEveryCommandPrintsJSON(t *testing.T) {
	t.Parallel()
	for path, cmd := range runnable() {
		words, json := slices.Contains(inWords, path), cmd.Flags().Lookup("json") != nil
		if words == json {
			t.Errorf("%s: in words: %v, has --json: %v", path, words, json)
		}
	}
}

// The root's help and docs/operating.md tell the same of exit statuses; a test of
// theirs is TestExitStatuses.
func TestExitStatusesAreDocumented(t *testing.T) {
	t.Parallel()
	doc, err := os.ReadFile("../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	help := newRoot(console.World{}).Long
	for _, status := range []int{0, console.StatusFailed, console.StatusUsage, console.StatusTryAgain, console.StatusRefused, console.StatusMisconfig} {
		if !strings.Contains(string(doc), fmt.Sprintf("\n| %d | ", status)) {
			t.Errorf("docs/operating.md does not tell of status %d", status)
		}
		if !strings.Contains(help, fmt.Sprintf("\n  %-4d", status)) {
			t.Errorf("the help does not tell of status %d", status)
		}
	}
}

package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"machipost/cmd/machipost/console"
)

// said carries out a command line without a desk.
func said(t *testing.T, args ...string) (out, complaint string, status int) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	status = run(t.Context(), args, console.World{Stdin: strings.NewReader(""), Stdout: &stdout, Stderr: &stderr,
		Getenv: func(string) string { return "" }, Now: time.Now, Chance: rand.NewPCG(1, 1)})
	return stdout.String(), stderr.String(), status
}

// The help of every command fits a terminal, and all of it stands in a chapter.
func TestHelpFits(t *testing.T) {
	t.Parallel()
	root := newRoot(console.World{})
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	paths := pathsBelow(root)
	if !slices.Contains(paths, "completion bash") || !slices.Contains(paths, "dice") {
		t.Fatalf("there are only %q", paths)
	}
	for _, path := range paths {
		out, _, status := said(t, append(strings.Fields(path), "--help")...)
		if status != 0 || !strings.Contains(out, "Usage:") {
			t.Errorf("%s --help: status %d", path, status)
		}
		for line := range strings.Lines(out) {
			if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > columns {
				t.Errorf("%s --help: %d columns: %s", path, n, line)
			}
		}
		cmd, _, err := root.Find(strings.Fields(path))
		cobras := path == "help" || strings.HasPrefix(path, "completion")
		if err != nil || !cobras && folded(cmd.Long) != cmd.Long {
			t.Errorf("%s --help: a line of more than %d columns is broken in two: %v", path, columns, err)
		}
		if path == "" && strings.Contains(out, "Additional") {
			t.Errorf("a command is in no chapter:\n%s", out)
		}
	}
}

// pathsBelow are a command and all below it, groups, too, without the program's name.
func pathsBelow(cmd *cobra.Command) []string {
	_, path, _ := strings.Cut(cmd.CommandPath(), " ")
	paths := []string{path}
	for _, sub := range cmd.Commands() {
		paths = append(paths, pathsBelow(sub)...)
	}
	return paths
}

// Who misspells a command or a flag is told the nearest one.
func TestMisspeltWords(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"gaem":                `unknown command "gaem" for "machipost"; did you mean game?` + "\n",
		"doktor":              `unknown command "doktor" for "machipost"; did you mean doctor?` + "\n",
		"--config x doktor":   `unknown command "doktor" for "machipost"; did you mean doctor?` + "\n",
		"help doktor":         `unknown command "doktor" for "machipost"; did you mean doctor?` + "\n",
		"help game lst":       `unknown command "lst" for "machipost game"; did you mean list?` + "\n",
		"help zzzzzz":         `unknown command "zzzzzz" for "machipost"` + "\n",
		"completion bsh":      `unknown command "bsh" for "machipost completion"; did you mean bash?` + "\n",
		"game lst":            `unknown command "lst" for "machipost game"; did you mean list?`,
		"orders chek -":       "did you mean check?",
		"player adres friday": `unknown command "adres" for "machipost player"; did you mean address?`,
		"game zzzzzz":         `unknown command "zzzzzz" for "machipost game"` + "\n",
		"game list --jsn":     "unknown flag: --jsn; did you mean --json?",
		"run --dryrun":        "did you mean --dry-run?",
		"run --logg text":     "did you mean --log?",
		"init --adress x":     "did you mean --address?",
		"run --zzzzzz":        "unknown flag: --zzzzzz; 'machipost run --help' lists them",
	} {
		out, complaint, status := said(t, strings.Fields(line)...)
		if status != console.StatusUsage || out != "" || !strings.Contains(complaint, want) {
			t.Errorf("%s: status %d: %s%s", line, status, out, complaint)
		}
	}
}

// examplesOf are the command lines in the help of a command, taken apart as a shell would,
// without what stands before a pipe or behind a redirection.
func examplesOf(t *testing.T, example string) (lines [][]string) {
	t.Helper()
	for line := range strings.Lines(strings.ReplaceAll(example, "\\\n", " ")) {
		if at := strings.LastIndex(line, "| machipost"); at >= 0 {
			line = line[at+2:]
		}
		line, _, _ = strings.Cut(line, " | ")
		line, _, _ = strings.Cut(line, " > ")
		line, _, _ = strings.Cut(line, " < ")
		line = strings.ReplaceAll(line, "$(date +%F)", "2026-12-01")
		words := shellWords(line)
		if at := slices.Index(words, "machipost"); at >= 0 { // behind a crontab's times
			lines = append(lines, words[at+1:])
		}
	}
	return lines
}

// shellWords takes a line apart at blanks, but not within quotation marks.
func shellWords(line string) (words []string) {
	word, quote, began := "", rune(0), false
	for _, r := range line + " " {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word += string(r)
		case r == '\'' || r == '"':
			quote, began = r, true
		case r == ' ' || r == '\n':
			if began || word != "" {
				words = append(words, word)
			}
			word, began = "", false
		default:
			word += string(r)
		}
	}
	return words
}

// Every example in the help is a command line that can be carried out, on a desk where its
// games are played and its files lie.
func TestExamplesCanBeCarriedOut(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	tried := 0
	for path, cmd := range runnable() {
		if path == "demo" || path == "serve" || strings.HasPrefix(path, "simulate") { // other tests play those
			continue
		}
		for i, words := range examplesOf(t, cmd.Example) {
			t.Run(fmt.Sprintf("%s %d", path, i), func(t *testing.T) {
				on := d.copied(t)
				words = on.atHand(words)
				if cmd.Flags().Lookup("dry-run") != nil && !slices.Contains(words, "--dry-run") {
					words = append(words, "--dry-run")
				}
				var out, complaint bytes.Buffer
				status := run(t.Context(), words, console.World{
					Stdin: strings.NewReader("buy Mine"), Stdout: &out, Stderr: &complaint, Getenv: func(string) string { return d.password },
					Now: func() time.Time { return d.clock }, Chance: rand.NewPCG(1, 1),
				})
				line := strings.Join(words, " ")
				if status == console.StatusUsage || status == console.StatusMisconfig {
					t.Errorf("%s: status %d: %s", line, status, complaint.String())
				}
				if status == console.StatusFailed && !strings.Contains(complaint.String(), "no such") && !slices.ContainsFunc(refusedHere, func(s string) bool { return strings.Contains(complaint.String(), s) }) {
					t.Errorf("%s: %s", line, complaint.String())
				}
			})
			tried++
		}
	}
	if tried < 40 {
		t.Errorf("only %d examples were found", tried)
	}
}

// refusedHere is what an example may be told on a desk where things stand otherwise.
var refusedHere = []string{"is running", "is not held", "has started", "has begun", "is sent already", "is queued already", "is over", "has no", "already", "fault of", "cannot be", "there is a game of that name", "is not due"}

// atHand puts the desk's own configuration, letters and files into an example.
func (d *desk) atHand(words []string) []string {
	words = slices.Clone(words)
	for i, word := range words {
		switch {
		case i > 0 && words[i-1] == "--config":
			words[i] = filepath.Join(d.folder, "machipost.toml")
		case i > 0 && words[i-1] == "--answers":
			words[i] = filepath.Join(d.papers, "answers.toml")
			d.paper("answers.toml", "keeper = \"eve@example.org\"\n")
		case strings.HasPrefix(word, "/var/backups"):
			words[i] = filepath.Join(d.papers, "COPY")
			if words[0] == "backup" {
				words[i] = filepath.Join(d.papers, "another")
			}
		case strings.HasPrefix(word, "postgres://"): // nothing answers there
			words[i] = "postgres://gm@127.0.0.1:1/machipost?sslmode=disable"
		case word == "pw":
			words[i] = filepath.Join(d.papers, "pw")
			d.paper("pw", "secret\n")
		case strings.HasSuffix(word, ".json") && !strings.Contains(word, "="):
			words[i] = filepath.Join(d.papers, "POSITION")
		case word == "import":
			words = append(words, "--players", "Ann <ann@example.org>, Bob <bob@example.org>, Cat <dan@example.org>") // as its file has them
		case strings.HasSuffix(word, ".txt"):
			words[i] = filepath.Join(d.papers, "SHEET")
		}
	}
	if !slices.Contains(words, "--config") {
		words = append(words, "--config", filepath.Join(d.folder, "machipost.toml"))
	}
	return words
}

// Shells complete the names of games and players from the database, and make none where
// there is none.
func TestCompletions(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	begun := map[string]string{`init --preset web`: "web.de", `init --zone Europe/Lond`: "Europe/London", `game new x --zone UT`: "UTC"}
	for line, want := range begun {
		out, _, status := said(t, append([]string{"__complete"}, strings.Split(line, " ")...)...)
		if known := len(zonesHere()) > 1 || want != "Europe/London"; status != 0 || known && !slices.Contains(strings.Split(out, "\n"), want) {
			t.Errorf("%q: %q, want %q", line, out, want)
		}
	}
	for line, want := range map[string]string{
		`game show `:                 "friday monday held",
		`game start `:                "friday monday held",
		`game verify f`:              "friday monday held", // the shell picks those that begin so
		`player show friday `:        "Ann Bob Cat",
		`orders enter FRIDAY `:       "Ann Bob Cat",
		`orders show friday Ann `:    "",
		`player show nowhere `:       "",
		`game deadline monday `:      "",
		`game replace friday `:       "Ann Bob Cat",
		`player address friday Ann `: "",
		`init --service-user `:       "",
	} {
		words := strings.Split(line, " ")
		args := append([]string{"__complete", "--config", filepath.Join(d.folder, "machipost.toml")}, words...)
		out, complaint, status := said(t, args...)
		names, _, _ := strings.Cut(out, ":")
		if got := strings.Join(strings.Fields(names), " "); status != 0 || got != want {
			t.Errorf("%q: %q, want %q (%s)", line, got, want, complaint)
		}
	}
	empty := filepath.Join(t.TempDir(), "machipost.toml")
	if err := os.WriteFile(empty, fmt.Appendf(nil, quietConfig, filepath.Join(filepath.Dir(empty), "games.db")), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, config := range []string{empty, empty + ".none"} {
		if out, _, status := said(t, "__complete", "--config", config, "game", "show", ""); status != 0 || !strings.HasPrefix(out, ":") {
			t.Errorf("status %d: %s", status, out)
		}
	}
	if _, err := os.Stat(filepath.Join(filepath.Dir(empty), "games.db")); err == nil {
		t.Error("a database was made")
	}
}

// All four shells get a script.
func TestCompletionScripts(t *testing.T) {
	t.Parallel()
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		if out, complaint, status := said(t, "completion", shell); status != 0 || !strings.Contains(out, "machipost") || complaint != "" {
			t.Errorf("%s: status %d: %s", shell, status, complaint)
		}
	}
}

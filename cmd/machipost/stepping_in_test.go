package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/mail"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/engine"
	"machipost/gm"
	"machipost/gm/lobby"
	"machipost/gm/mailbox/letter"
	"machipost/gm/mailbox/memory"
	"machipost/gm/postoffice"
	"machipost/gm/store"
	"machipost/reports"
)

// A study is where a keeper sits: a configuration, and a database in which friday has
// played a turn and monday waits.
type study struct {
	*testing.T
	console.World
	dir      string
	out, err bytes.Buffer
}

func sitDown(t *testing.T, imap, smtp int) *study {
	t.Helper()
	d := &study{T: t, dir: t.TempDir()}
	now := time.Date(2026, 12, 2, 12, 0, 0, 0, time.UTC)
	d.World = console.World{
		Stdin: strings.NewReader("go 1: buy Forest"), Stdout: &d.out, Stderr: &d.err,
		Getenv: func(string) string { return "wrong" }, Now: func() time.Time { return now }, Chance: rand.NewPCG(2, 0),
	}
	d.write("machipost.toml", strings.Replace(fmt.Sprintf(scriptConfig, imap, smtp), "keeper =", fmt.Sprintf("database = %q\nkeeper =", filepath.Join(d.dir, "m.db")), 1))
	d.write("bob.txt", "go 1: buy Forest")
	d.write("nothing.txt", "The weather is fine.")
	d.write("position.json", `{"turn": 4, "players": [{"name": "Ann"}, {"name": "Bob"}]}`)
	d.play()
	return d
}

func (d *study) write(name, text string) {
	d.Helper()
	if err := os.WriteFile(filepath.Join(d.dir, name), []byte(text), 0o600); err != nil {
		d.Fatal(err)
	}
}

// play makes what lies in the database.
func (d *study) play() {
	d.Helper()
	db, err := store.Open(d.Context(), filepath.Join(d.dir, "m.db"), d.Now)
	if err != nil {
		d.Fatal(err)
	}
	defer db.Close()
	words, err := reports.In("en")
	if err != nil {
		d.Fatal(err)
	}
	mails := memory.New(d.Now)
	g, err := gm.New(gm.Deps{
		Store: db, Inbox: mails.Account(scriptGM), Composer: letter.Composer{}, Postman: mails.Postman(),
		Now: d.Now, Chance: rand.NewPCG(1, 0), Words: words, Address: mail.Address{Address: scriptGM},
	})
	if err != nil {
		d.Fatal(err)
	}
	for _, name := range []string{"friday", "monday"} {
		_, err := g.Lobby.NewGame(d.Context(), lobby.Plan{
			Name: name, KeepSeats: true, Rules: engine.DefaultRules(engine.Base), Schedule: "0 20 * * *", Zone: "UTC",
			Players: []mail.Address{{Name: "Ann", Address: "ann@example.org"}, {Name: "Bob", Address: "bob@example.org"}},
		})
		if err != nil {
			d.Fatal(err)
		}
	}
	if _, err := g.Lobby.StartGame(d.Context(), "friday"); err != nil {
		d.Fatal(err)
	}
	if _, err := g.Steps.ResolveNow(d.Context(), "friday", 1, "To begin with.", false); err != nil {
		d.Fatal(err)
	}
}

// does carries a command line out, words with a @ being files, and returns the
// exit status.
func (d *study) does(line string, more ...string) int {
	d.out.Reset()
	d.err.Reset()
	args := []string{"--config", filepath.Join(d.dir, "machipost.toml")}
	for _, word := range strings.Fields(line) {
		if file, ok := strings.CutPrefix(word, "@"); ok {
			word = filepath.Join(d.dir, file)
		}
		args = append(args, strings.ReplaceAll(word, "_", " "))
	}
	return run(d.Context(), append(args, more...), d.World)
}

// hash is what the database looks like.
func (d *study) hash() [32]byte {
	d.Helper()
	text, err := os.ReadFile(filepath.Join(d.dir, "m.db"))
	if err != nil {
		d.Fatal(err)
	}
	return sha256.Sum256(text)
}

// steppingIn are the commands that change a running game; "_" is a space.
var steppingIn = []string{
	"game deadline friday 2026-12-09_20:00 --reason Snow.",
	"game hold friday --reason Snow.",
	"game resolve friday --turn 2 --reason Snow.",
	"game undo friday --turn 1 --reason Snow.",
	"game replace friday Bob Cat_<cat@example.org> --reason Snow.",
	"game end friday --reason Snow.",
	"game import sunday @position.json --schedule 0_20_*_*_* --players Ann_<ann@example.org>,Bob_<bob@example.org>",
	"orders enter friday Bob @bob.txt --reason Snow.",
	"player rename friday Bob Bert --reason Snow.",
}

// Nothing is kept of a dry run, not one byte, and no mail server is asked: there
// is none.
func TestDryRunOfSteppingInChangesNothing(t *testing.T) {
	t.Parallel()
	d := sitDown(t, 1, 1)
	for _, line := range steppingIn {
		before := d.hash()
		for _, more := range [][]string{{"--dry-run"}, {"--dry-run", "--json"}} {
			if status := d.does(line, more...); status != 0 {
				t.Errorf("%s %s: exit status %d: %s", line, more, status, d.err.String())
			}
			if d.out.Len() == 0 || !strings.Contains(d.err.String(), "a dry run, nothing is changed") {
				t.Errorf("%s: said %q and %q", line, d.out.String(), d.err.String())
			}
		}
		if d.hash() != before {
			t.Errorf("%s changed the database", line)
		}
		if !json.Valid(d.out.Bytes()) {
			t.Errorf("%s: no JSON: %s", line, d.out.String())
		}
	}
	before := d.hash()
	if status := d.does("game resume friday --dry-run --reason Sun."); status != console.StatusFailed || d.hash() != before {
		t.Errorf("resume of a game that is not held: exit status %d", status)
	}
	if d.does("game hold friday --reason Snow.") != 0 || d.hash() == before {
		t.Fatal("the comparison sees no change")
	}
	before = d.hash()
	if status := d.does("game resume friday --dry-run --json --reason Sun."); status != 0 || d.hash() != before || !json.Valid(d.out.Bytes()) {
		t.Errorf("resume: exit status %d: %s", status, d.err.String())
	}
}

func TestExitStatusesOfSteppingIn(t *testing.T) {
	t.Parallel()
	office, err := postoffice.Open(postoffice.Config{Accounts: []postoffice.Account{{Address: scriptGM, Password: "right"}}, Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	defer office.Close()
	settings, _ := office.Settings(scriptGM)
	refusing, gone := sitDown(t, settings.IMAPPort, settings.SMTPPort), sitDown(t, 1, 1)
	for _, line := range steppingIn {
		bare, _, _ := strings.Cut(line, " --reason")
		nowhere := strings.Replace(line, "friday", "nowhere", 1)
		for _, c := range []struct {
			line   string
			status int
			says   string
		}{
			{line + " --foo", console.StatusUsage, "unknown flag"},
			{line + " too many", console.StatusUsage, "write machipost"},
			{bare, console.StatusUsage, "add --reason"},
			{nowhere, console.StatusFailed, "no such game; 'machipost game list' lists them"},
			{"--config none.toml " + line, console.StatusMisconfig, "none.toml"},
		} {
			if strings.Contains(line, "import") && (c.line == bare || c.line == nowhere) {
				continue
			}
			if status := gone.does(c.line); status != c.status || !strings.Contains(gone.err.String(), c.says) {
				t.Errorf("%s: exit status %d, want %d: %s", c.line, status, c.status, gone.err.String())
			}
		}
	}
	for _, c := range []struct {
		study  *study
		line   string
		status int
	}{
		{gone, "game resolve friday --turn 2 --reason Snow.", console.StatusTryAgain},
		{refusing, "game resolve friday --turn 2 --reason Snow.", console.StatusRefused},
		{gone, "game resolve friday --turn 1 --reason Snow.", console.StatusFailed},
		{gone, "game resolve friday --reason Snow.", console.StatusUsage},
		{gone, "game undo friday --reason Snow.", console.StatusUsage},
		{gone, "game deadline friday soon --reason Snow.", console.StatusUsage},
		{gone, "game deadline friday 2026-12-01_20:00 --reason Snow.", console.StatusFailed},
		{gone, "game hold monday --reason Snow.", console.StatusFailed},
		{gone, "game replace friday Bob cat@example.org --reason Snow.", console.StatusUsage},
		{gone, "game replace friday Eve Cat_<cat@example.org> --reason Snow.", console.StatusFailed},
		{gone, "game import sunday @none.json --schedule 0_20_*_*_* --players Ann_<ann@example.org>", console.StatusFailed},
		{gone, "game import sunday @position.json --schedule 0_20_*_*_* --players Ann_<ann@example.org>", console.StatusUsage},
		{gone, "game import sunday @position.json --players Ann_<ann@example.org>", console.StatusUsage},
		{gone, "orders enter friday Bob @nothing.txt --reason Snow.", console.StatusFailed},
		{gone, "orders enter friday Bob @none.txt --reason Snow.", console.StatusFailed},
		{gone, "orders show", console.StatusUsage},
		{gone, "orders show monday", console.StatusFailed},
		{gone, "orders show friday Eve", console.StatusFailed},
		{gone, "game preview monday", console.StatusFailed},
		{gone, "game preview nowhere", console.StatusFailed},
		{gone, "game history nowhere", console.StatusFailed},
		{gone, "game preview friday --json", 0},
		{gone, "game history friday --json", 0},
		{gone, "orders show friday --json", 0},
		{gone, "orders show friday Ann --json", 0},
		{gone, "orders enter friday Bob - --reason Snow. --json", 0},
	} {
		if status := c.study.does(c.line); status != c.status {
			t.Errorf("%s: exit status %d, want %d: %s", c.line, status, c.status, c.study.err.String())
		}
		if c.status == 0 && !json.Valid(c.study.out.Bytes()) {
			t.Errorf("%s: no JSON: %s", c.line, c.study.out.String())
		}
	}
}

// Each of these commands has an example in its help.
func TestSteppingInHasExamples(t *testing.T) {
	t.Parallel()
	d := sitDown(t, 1, 1)
	for _, line := range append(steppingIn, "game resume", "game preview", "game history", "orders show") {
		words := strings.Fields(line)
		if status := d.does(words[0] + " " + words[1] + " --help"); status != 0 {
			t.Errorf("%s: exit status %d", line, status)
		}
		if help := d.out.String(); !strings.Contains(help, "Examples:") || !strings.Contains(help, "machipost "+words[0]+" "+words[1]) || !strings.Contains(help, "--json") {
			t.Errorf("%s: %s", line, help)
		}
	}
}

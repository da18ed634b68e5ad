package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
)

const quietConfig = `address = "gm@example.org"
database = %q
[imap]
host = "127.0.0.1"
user = "gm"
password_env = "GM_PASSWORD"
[smtp]
host = "127.0.0.1"
`

// inATerminal runs one command line and returns what a terminal gets.
func inATerminal(t *testing.T, config string, args ...string) (said string, status int) {
	t.Helper()
	var out bytes.Buffer
	status = run(t.Context(), append([]string{"--config", config}, args...), console.World{
		Stdin: strings.NewReader(""), Stdout: &out, Stderr: &out, Getenv: func(string) string { return "" },
		Now: func() time.Time { return time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC) }, Chance: rand.NewPCG(1, 2),
	})
	return out.String(), status
}

// Names that would act on a terminal are refused, and no output holds them, nor
// a megabyte of them.
func TestHostileNames(t *testing.T) {
	t.Parallel()
	config := filepath.Join(t.TempDir(), "machipost.toml")
	text := fmt.Sprintf(quietConfig, filepath.Join(t.TempDir(), "games.db"))
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if said, status := inATerminal(t, config, "game", "new", "friday", "--schedule", "0 20 * * *",
		"--players", "Zoë O'Hara <zoe@example.org>, Bob <bob@example.org>"); status != 0 {
		t.Fatal(said)
	}
	for _, hostile := range []string{
		"\x1b[2J", "a\rb", "a\nb", "a\x00b", "Ann\u202e", "\u2066Ann", "Ann\u200f", "\x9b31m", "a\x07", "<script>", strings.Repeat("x", 1<<20), "\u2028", "\xff\xfe",
	} {
		quoted := strings.ReplaceAll(strings.ReplaceAll(hostile, `\`, `\\`), `"`, `\"`)
		for _, args := range [][]string{
			{"game", "new", hostile, "--schedule", "0 20 * * *", "--players", "Ann <ann@example.org>, Bob <bob@example.org>"},
			{"game", "new", "monday", "--schedule", "0 20 * * *", "--players", `"` + quoted + `" <ann@example.org>, Bob <bob@example.org>`},
			{"game", "new", "monday", "--schedule", "0 20 * * *", "--players", `Ann <"` + quoted + `"@example.org>, Bob <bob@example.org>`},
			{"game", "new", "monday", "--schedule", hostile, "--players", "Ann <ann@example.org>, Bob <bob@example.org>"},
			{"game", "new", "monday", "--schedule", "0 20 * * *", "--zone", hostile, "--players", "Ann <ann@example.org>, Bob <bob@example.org>"},
			{"player", "address", "friday", "Bob", "--add", hostile + "@example.org"},
			{"player", "tag", "friday", hostile},
			{"game", "show", hostile},
			{hostile},
		} {
			said, status := inATerminal(t, config, args...)
			if at := strings.IndexFunc(said, acts); status == 0 || at >= 0 || len(said) > 10_000 {
				t.Errorf("%.60q: status %d, %d bytes, acts at %d: %.300q", args, status, len(said), at, said)
			}
		}
	}
	for _, args := range [][]string{{"game", "list"}, {"game", "show", "friday"}, {"game", "list", "--json"}, {"player", "list", "friday"}} {
		said, status := inATerminal(t, config, args...)
		if status != 0 || strings.ContainsFunc(said, acts) || !strings.Contains(said, "Zoë O'Hara") {
			t.Errorf("%q: status %d: %q", args, status, said)
		}
	}
}

package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
)

func TestExitStatusesOfGameNew(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	config := filepath.Join(dir, "machipost.toml")
	text := "address = \"gm@example.org\"\ndatabase = \"" + filepath.Join(dir, "games.db") + "\"\n" +
		"[imap]\nhost = \"127.0.0.1\"\nsecurity = \"plain\"\nuser = \"gm\"\npassword_env = \"PASSWORD\"\n[smtp]\nhost = \"127.0.0.1\"\nsecurity = \"plain\"\n"
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args string // words with a | between them
		want int
	}{
		{"game|new|friday|--open|3|--schedule|daily 20:00|--seats|given|--early|yes", 0},
		{"game|new|friday|--open|3|--schedule|daily 20:00", console.StatusFailed}, // there is one
		{"game|new|monday|--open|6|--schedule|daily 20:00", console.StatusUsage},
		{"game|new|monday|--open|3|--schedule|daily", console.StatusUsage},
		{"game|new|monday|--open|3|--schedule|daily 20:00|--schedule|Tue 20:00", console.StatusUsage},
		{"game|new|monday|--open|3|--schedule|daily 20:00|--zone|Atlantis", console.StatusUsage},
		{"game|new|monday|--open|3|--schedule|daily 20:00|--players|Ann <ann@@example.org>", console.StatusUsage},
		{"game|new|monday|--open|3|--schedule|daily 20:00|--players|Ann <änn@example.org>", console.StatusUsage},
		{"game|new|monday|--open|3|--schedule|daily 20:00|--dry-run|--seats|drawn|--early|no", 0},
		{"game|new|monday|--open|3|--schedule|daily 20:00|--dry-run|--seats", console.StatusUsage}, // a value is needed
		{"game|new|monday|--open|3|--deadline|daily 20:00|--without|Mine|--without|Forest", 0},     // --deadline was its name; the dry run left monday free
		{"game|start|friday", console.StatusFailed},
		{"game|start|tuesday", console.StatusFailed},
		{"game|start|friday|now", console.StatusUsage},
		{"game|show|monday", 0},
		{"game|list|--json", 0},
	} {
		var out, complaint bytes.Buffer
		w := console.World{Stdin: strings.NewReader(""), Stdout: &out, Stderr: &complaint, Getenv: func(string) string { return "secret" },
			Now: time.Now, Chance: rand.NewPCG(1, 1)}
		if got := run(t.Context(), append([]string{"--config", config}, strings.Split(c.args, "|")...), w); got != c.want {
			t.Errorf("%s: exit status %d, want %d: %s", c.args, got, c.want, complaint.String())
		}
	}
}

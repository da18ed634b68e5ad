package main

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
)

func TestExitStatuses(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for _, c := range []struct {
		says string
		args []string
		want int
	}{
		{"help", []string{"--help"}, 0},
		{"an unknown command", []string{"gaem"}, console.StatusUsage},
		{"an unknown flag", []string{"game", "list", "--foo"}, console.StatusUsage},
		{"a flag that is missing", []string{"game", "new", "friday"}, console.StatusUsage},
		{"an argument too many", []string{"run", "now"}, console.StatusUsage},
		{"a value that cannot be", []string{"adjudicate", "p.json", "--goes", "0"}, console.StatusUsage},
		{"no configuration", []string{"--config", dir + "/none.toml", "run"}, console.StatusMisconfig},
		{"a value that no flag has", []string{"letter", "list", "--state", "lost"}, console.StatusUsage},
		{"a number that is none", []string{"outbox", "drop", "all"}, console.StatusUsage},
		{"no letters", []string{"outbox", "retry"}, console.StatusUsage},
		{"no dry run of a service", []string{"serve", "--dry-run"}, console.StatusUsage},
		{"no configuration for a dry run", []string{"--config", dir + "/none.toml", "run", "--dry-run"}, console.StatusMisconfig},
		{"no such file", []string{"adjudicate", dir + "/none.json"}, console.StatusFailed},
	} {
		var out, complaint bytes.Buffer
		w := console.World{Stdin: strings.NewReader(""), Stdout: &out, Stderr: &complaint, Getenv: func(string) string { return "" },
			Now: time.Now, Chance: rand.NewPCG(1, 1)}
		if got := run(t.Context(), c.args, w); got != c.want {
			t.Errorf("%s: %q: exit status %d, want %d: %s", c.says, c.args, got, c.want, complaint.String())
		}
		if c.want != 0 && (out.Len() > 0 || !strings.HasPrefix(complaint.String(), "machipost: ")) {
			t.Errorf("%s: stdout %q, stderr %q", c.says, out.String(), complaint.String())
		}
	}
}

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"strings"
	"syscall"
	"testing"
	"time"

	"machipost/gm"
)

func TestExitStatuses(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		says string
		args []string
		want int
	}{
		{"help", []string{"--help"}, 0},
		{"an unknown command", []string{"gaem"}, statusUsage},
		{"an unknown flag", []string{"game", "list", "--foo"}, statusUsage},
		{"a flag that is missing", []string{"game", "new", "friday"}, statusUsage},
		{"an argument too many", []string{"run", "now"}, statusUsage},
		{"a value that cannot be", []string{"adjudicate", "p.json", "--goes", "0"}, statusUsage},
		{"no configuration", []string{"--config", dir + "/none.toml", "run"}, statusMisconfig},
		{"a value that no flag has", []string{"letter", "list", "--state", "lost"}, statusUsage},
		{"a number that is none", []string{"outbox", "drop", "all"}, statusUsage},
		{"no letters", []string{"outbox", "retry"}, statusUsage},
		{"no dry run of a service", []string{"serve", "--dry-run"}, statusUsage},
		{"no configuration for a dry run", []string{"--config", dir + "/none.toml", "run", "--dry-run"}, statusMisconfig},
		{"no such file", []string{"adjudicate", dir + "/none.json"}, statusFailed},
	} {
		var out, complaint bytes.Buffer
		w := world{stdin: strings.NewReader(""), stdout: &out, stderr: &complaint, getenv: func(string) string { return "" },
			now: time.Now, chance: rand.NewPCG(1, 1)}
		if got := run(t.Context(), c.args, w); got != c.want {
			t.Errorf("%s: %q: exit status %d, want %d: %s", c.says, c.args, got, c.want, complaint.String())
		}
		if c.want != 0 && (out.Len() > 0 || !strings.HasPrefix(complaint.String(), "machipost: ")) {
			t.Errorf("%s: stdout %q, stderr %q", c.says, out.String(), complaint.String())
		}
	}
}

// What is wrong is said once.
func TestABusyDatabaseIsToldOnce(t *testing.T) {
	var complaint bytes.Buffer
	world{stderr: &complaint}.explain(fmt.Errorf("opening games.db: %w", gm.ErrBusy))
	if got, want := complaint.String(), "machipost: opening games.db: the database is busy; another machipost is at work; try again later\n"; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
}

func TestJudge(t *testing.T) {
	for _, c := range []struct {
		err  error
		want int
	}{
		{&gm.AccountError{Server: "imap", Reason: "NO"}, statusRefused},
		{fmt.Errorf("opening: %w", gm.ErrBusy), statusTryAgain},
		{&net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}, statusTryAgain},
		{&net.DNSError{Name: "nowhere"}, statusTryAgain},
		{fmt.Errorf("greeting: %w", io.EOF), statusTryAgain},
		{context.DeadlineExceeded, statusTryAgain},
		{syscall.ENOENT, statusFailed},
		{errors.New("anything else"), statusFailed},
	} {
		if got, _ := judge(c.err); got != c.want {
			t.Errorf("%v: exit status %d, want %d", c.err, got, c.want)
		}
	}
}

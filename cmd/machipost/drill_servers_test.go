//go:build servers

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/gm/store/postgres/trial"
)

// stack does something to the server.
func (f *fire) stack(args ...string) {
	f.Helper()
	cmd := exec.Command(os.Getenv("MACHIPOST_POSTGRES_STACK"), args...)
	cmd.Env = append(os.Environ(), "RUN="+filepath.Dir(trial.PasswordFile()))
	if out, err := cmd.CombinedOutput(); err != nil {
		f.Fatalf("%q: %v: %s", args, err, out)
	}
}

// said is what a command prints, and complains of.
func (f *fire) said(args ...string) string {
	f.Helper()
	out, _ := f.command(args...).CombinedOutput()
	f.Logf("$ machipost %s\n%s", strings.Join(args, " "), out)
	return string(out)
}

// A server that is put back to a time before the last turn is known to be behind, and
// resolves nothing until the keeper says so: the drill of docs/operating.md.
func TestServersRestoreDrill(t *testing.T) {
	f := layFire(t)
	turn := func(n string) {
		f.until("turn "+n+" is over", func() bool {
			f.said("run")
			return strings.Contains(f.must("game", "show", f.game(0), "--json"), `"turn": `+n)
		})
		f.said("run")
	}
	f.stack("base")
	turn("2")
	time.Sleep(2 * time.Second)
	then := time.Now().UTC().Format("2006-01-02 15:04:05+00")
	t.Logf("the server is put back to %s", then)
	time.Sleep(2 * time.Second)
	turn("3")
	trial.Do(t, trial.Address(t), "SELECT pg_switch_wal()") // what is not archived yet
	time.Sleep(2 * time.Second)
	f.stack("back", then)
	f.configureFire(trial.NextPort(t, f.address))
	if out := f.said("store", "restored"); !strings.Contains(out, "No turn is resolved") {
		t.Error(out)
	}
	if out := f.said("run"); !strings.Contains(out, "a backup was put back") {
		t.Error(out)
	}
	f.said("resume")
	if out := f.said("run"); !strings.Contains(out, "the database is behind the letters that were") && !strings.Contains(out, "is behind") {
		t.Error(out)
	}
	if out := f.must("game", "show", f.game(0), "--json"); !strings.Contains(out, `"turn": 2`) {
		t.Errorf("a turn was resolved a second time: %s", out)
	}
	if out := f.said("resume", "--behind", "--reason", "The disk broke."); !strings.Contains(out, "resolved again") {
		t.Error(out)
	}
	turn("3")
	for g := range fireGames {
		f.said("game", "verify", f.game(g))
	}
}

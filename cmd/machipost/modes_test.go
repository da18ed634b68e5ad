package main

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/gm/store/files"
)

// looseDesk is a desk whose database everybody may read.
func looseDesk(t *testing.T) *desk {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("files have no such modes here")
	}
	d := openDesk(t)
	if err := os.Chmod(d.database(), 0o644); err != nil {
		t.Fatal(err)
	}
	return d
}

// modeOf is a file's, permissions only.
func modeOf(t *testing.T, path string) os.FileMode {
	t.Helper()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	return info.Mode().Perm()
}

// withoutDatabase are the commands that never open one, or tell of its mode otherwise.
var withoutDatabase = []string{"adjudicate", "demo", "dice check", "doctor", "init", "orders check", "orders help", "restore", "simulate", "simulate merge", "store copy"}

// Every command that opens a database which others may read says so, in one line on
// stderr, and does its work; what prints JSON says nothing, and only serve mends it.
func TestALooseDatabaseIsTold(t *testing.T) {
	t.Parallel()
	d := looseDesk(t)
	const told = "machipost: others may read the database"
	lines := slices.DeleteFunc(slices.Clone(dryRuns), func(line string) bool {
		return slices.ContainsFunc(withoutDatabase, func(path string) bool { return strings.HasPrefix(line, path+" ") })
	})
	for i := range lines {
		lines[i] += " --dry-run"
	}
	lines = append(lines, `games`, `game list`, `game show friday`, `game verify friday`, `game history friday`, `game export friday`, `game preview friday`,
		`player list friday`, `player show friday Ann`, `orders show friday`, `letter list`, `letter show ASIDE`, `outbox list`, `stats`, `stats odds`)
	for path := range runnable() {
		opens := path != "serve" && !slices.Contains(withoutDatabase, path)
		if opens && !slices.ContainsFunc(lines, func(line string) bool { return line == path || strings.HasPrefix(line, path+" ") }) {
			t.Errorf("%s has no row", path)
		}
	}
	for _, line := range lines {
		line = d.fill(line)
		out, complaint, status := d.run(line)
		if status != 0 || strings.Count(complaint, told) != 1 || strings.Contains(out, told) ||
			!strings.Contains(complaint, "(0644); 'machipost serve' mends it, or run 'chmod 600 "+d.database()+"'\n") {
			t.Errorf("%s: status %d, %s", line, status, complaint)
		}
		if _, complaint, _ = d.run(line + " --json"); strings.Contains(complaint, told) {
			t.Errorf("%s --json says it, too", line)
		}
	}
	if mode := modeOf(t, d.database()); mode != 0o644 {
		t.Errorf("the mode is now %o", mode)
	}
}

// stopping writes what is said, and ends a context once that is this.
type stopping struct {
	bytes.Buffer
	at   string
	stop context.CancelFunc
}

func (s *stopping) Write(p []byte) (int, error) {
	n, err := s.Buffer.Write(p)
	if strings.Contains(s.String(), s.at) {
		s.stop()
	}
	return n, err
}

func TestServeMendsALooseDatabase(t *testing.T) {
	t.Parallel()
	d := looseDesk(t)
	if err := os.WriteFile(d.database()+"-journal", nil, 0o664); err != nil {
		t.Fatal(err)
	}
	for i := range 2 {
		ctx, stop := context.WithCancel(t.Context())
		complaint := &stopping{at: "serving", stop: stop}
		status := run(ctx, []string{"--config", filepath.Join(d.folder, "machipost.toml"), "serve"}, console.World{
			Stdin: strings.NewReader(""), Stdout: &bytes.Buffer{}, Stderr: complaint, Getenv: func(string) string { return "secret" },
			Now: func() time.Time { return d.clock }, Chance: rand.NewPCG(2, uint64(i)),
		})
		if told := strings.Count(complaint.String(), "machipost: others could read the database; now only you can: "); status != 0 || told != 1-i {
			t.Errorf("time %d: status %d: %s", i, status, complaint)
		}
	}
	if mode := modeOf(t, d.database()); mode != 0o600 {
		t.Errorf("the mode is now %o", mode)
	}
	if _, complaint, _ := d.run("game list"); complaint != "" {
		t.Errorf("it says still: %s", complaint)
	}
}

// What the demo writes down is for nobody's eyes but the owner's, a person's letters too.
func TestLettersOfTheDemoAreTheOwnersOnly(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("files have no such modes here")
	}
	folder := filepath.Join(t.TempDir(), "letters")
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	world := console.World{Stdin: strings.NewReader(""), Stdout: &stopping{at: "waiting for the orders of Eve", stop: stop}, Stderr: &bytes.Buffer{},
		Getenv: func(string) string { return "" }, Now: time.Now, Chance: rand.NewPCG(1, 1)}
	if status := run(ctx, []string{"demo", "--seed", "7", "--play", "Eve", "--folder", folder}, world); status != 0 {
		t.Errorf("status %d", status)
	}
	letters, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(letters) < len(scriptPeople)/2 || modeOf(t, folder) != 0o700 {
		t.Errorf("%d letters, mode %o, %v", len(letters), modeOf(t, folder), err)
	}
	for _, letter := range letters {
		if mode := modeOf(t, letter); mode != 0o600 {
			t.Errorf("%s: mode %o", letter, mode)
		}
	}
}

// A database that can only be read is told of in one sentence, and nothing is made beside
// it; what was, while it could, is mended with the next command.
func TestDatabaseThatCanOnlyBeRead(t *testing.T) {
	t.Parallel()
	d := openDesk(t).copied(t)
	chmod := func(path string, mode os.FileMode) {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
	}
	d.must("game list")
	chmod(d.database(), 0o400)
	for _, words := range [][]string{{"game", "list"}, {"run"}, {"run", "--dry-run"}, {"backup", filepath.Join(t.TempDir(), "x")}} {
		_, complaint, status := said(t, append(words, "--config", filepath.Join(d.folder, "machipost.toml"))...)
		want := fmt.Sprintf("machipost: %s (0400) can only be read; if the service is to go on with it, run 'chmod 600 %s'\n", d.database(), d.database())
		if status != console.StatusFailed || complaint != want {
			t.Errorf("%s: status %d: %s", words, status, complaint)
		}
	}
	if beside, _ := filepath.Glob(d.database() + "-*"); len(beside) > 0 { // the pattern is well formed
		t.Errorf("there is %s", beside)
	}
	chmod(d.database(), 0o600)
	if err := os.WriteFile(d.database()+"-shm", nil, 0o400); err != nil {
		t.Fatal(err)
	}
	if err := files.MakeWritable(d.database()); err != nil {
		t.Fatal(err)
	}
	if shut := files.FindReadOnly(d.database()); len(shut) > 0 {
		t.Errorf("%s can still only be read", shut)
	}
	d.must("game list")
}

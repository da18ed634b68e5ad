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
	"machipost/cmd/machipost/disk"
)

// A household is a folder for a database, whose it is, and a configuration that names it.
type household struct {
	*testing.T
	folder, config string
}

// keepHouse makes one that belongs to another user than the one who runs the tests, who
// must be root to give it away.
func keepHouse(t *testing.T) household {
	t.Helper()
	if os.Geteuid() != 0 {
		t.Skip("only root can give files to others")
	}
	h := household{t, filepath.Join(t.TempDir(), "var"), filepath.Join(t.TempDir(), "machipost.toml")}
	if err := os.Mkdir(h.folder, 0o700); err != nil {
		t.Fatal(err)
	}
	h.give(h.folder)
	h.names(filepath.Join(h.folder, "games.db"))
	return h
}

const stranger = 65534 // nobody, on every system

func (h household) give(path string) {
	if err := os.Chown(path, stranger, stranger); err != nil {
		h.Fatal(err)
	}
}

// names has the configuration name a database.
func (h household) names(database string) {
	if err := os.WriteFile(h.config, fmt.Appendf(nil, quietConfig, database), 0o600); err != nil {
		h.Fatal(err)
	}
}

func (h household) run(user console.User, args ...string) (complaint string, status int) {
	var out, said bytes.Buffer
	status = run(h.Context(), append([]string{"--config", h.config}, args...), console.World{
		Stdin: strings.NewReader(""), Stdout: &out, Stderr: &said, Getenv: func(string) string { return "x" }, Now: time.Now, Chance: rand.NewPCG(1, 1), User: user,
	})
	return said.String(), status
}

// files are what lies in the folder, with whose it is.
func (h household) files() string {
	var all []string
	entries, err := os.ReadDir(h.folder)
	if err != nil {
		h.Fatal(err)
	}
	for _, e := range entries {
		owner, _ := disk.OwnerOf(filepath.Join(h.folder, e.Name()))
		all = append(all, fmt.Sprintf("%s %d", e.Name(), owner.ID))
	}
	return strings.Join(all, ", ")
}

// Who would make files that the service could not use is told whom to be, before
// anything is made.
func TestWhoMayMakeADatabase(t *testing.T) {
	t.Parallel()
	root, service, other := console.User{ID: 0, Name: "root"}, console.User{ID: stranger, Name: "nobody"}, console.User{ID: 4711, Name: "kim"}
	for _, c := range []struct {
		name   string
		user   console.User
		before func(household)
		says   string // "" where the command is carried out
		files  string // behind it
	}{
		{"root, in the service's folder", root, nil, "var is nobody's, who could not use a database that root makes there; run it as that user: sudo -u nobody machipost game list", ""},
		{"root, in a dry run", root, nil, "", ""},
		{"root, in a folder that is root's", root, func(h household) { h.names(filepath.Join(h.folder, "..", "games.db")) }, "", ""},
		{"root, where the service has made it", root, func(h household) { h.run(service, "game", "list"); h.give(filepath.Join(h.folder, "games.db")) }, "", "games.db 65534"},
		{"the service", service, nil, "", "games.db 0"}, // for the test is root
		{"another, where the service has made it", other, func(h household) { h.run(service, "game", "list"); h.give(filepath.Join(h.folder, "games.db")) },
			"games.db is nobody's, and you are kim; run it as that user: sudo -u nobody machipost game list", "games.db 65534"},
		{"a folder above is missing", service, func(h household) { h.names(filepath.Join(h.folder, "a", "b", "games.db")) }, "a/b is missing, and so is the one above it", ""},
		{"it is a folder", service, func(h household) { h.names(h.folder) }, "it must be a file", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			h := keepHouse(t)
			if c.before != nil {
				c.before(h)
			}
			args := []string{"game", "list"}
			if strings.Contains(c.name, "dry run") {
				args = []string{"game", "new", "friday", "--schedule", "Fri at 20:00", "--open", "2", "--dry-run"}
			}
			complaint, status := h.run(c.user, args...)
			if (status == 0) != (c.says == "") || !strings.Contains(complaint, c.says) || strings.Contains(complaint, "(14)") {
				t.Errorf("status %d: %s", status, complaint)
			}
			if got := h.files(); got != c.files {
				t.Errorf("there are %q, want %q", got, c.files)
			}
		})
	}
}

// init makes nothing that the service could not use, and says whose it is to be.
func TestInitMakesFilesForTheService(t *testing.T) {
	t.Parallel()
	h := keepHouse(t)
	etc, database := filepath.Join(filepath.Dir(h.config), "etc", "machipost.toml"), filepath.Join(h.folder, "state", "games.db")
	h.config = etc
	password := filepath.Join(t.TempDir(), "password")
	if err := os.WriteFile(password, []byte("x\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	args := func(more ...string) []string {
		return append([]string{"init", "--no-network", "--address", "gm@example.org", "--preset", "gmail", "--keeper", "you@example.org", "--zone", "UTC",
			"--password-file", password, "--database", database}, more...)
	}
	root, kim := console.User{ID: 0, Name: "root"}, console.User{ID: 4711, Name: "kim"}
	for _, c := range []struct {
		user console.User
		args []string
		says string
	}{
		{root, args("--service-user", "no-such-user"), "there is no user no-such-user for the service; make one with 'useradd --system "},
		{kim, args("--service-user", "nobody"), "you are kim, and what you make nobody could not use; run it as root"},
	} {
		if complaint, status := h.run(c.user, c.args...); status != console.StatusFailed || !strings.Contains(complaint, c.says) {
			t.Errorf("status %d: %s", status, complaint)
		}
	}
	if _, err := os.Stat(filepath.Dir(etc)); err == nil {
		t.Fatal("something was made")
	}
	if complaint, status := h.run(root, args("--service-user", "nobody")...); status != 0 {
		t.Fatalf("status %d: %s", status, complaint)
	}
	for path, want := range map[string]string{etc: "0 nogroup -rw-r-----", password: "0 nogroup -rw-r-----", filepath.Dir(database): "65534 nogroup drwx------"} {
		owner, _ := disk.OwnerOf(path)
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%d %s %s", owner.ID, owner.Group, info.Mode()); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}

// What root makes of a database, and puts in its place, is its owner's.
func TestRootsBackupIsTheServices(t *testing.T) {
	t.Parallel()
	root, service := console.User{ID: 0, Name: "root"}, console.User{ID: stranger, Name: "nobody"}
	for _, there := range []bool{true, false} {
		h := keepHouse(t)
		database, backup := filepath.Join(h.folder, "games.db"), filepath.Join(h.folder, "copy.db")
		h.run(service, "game", "list")
		h.give(database)
		if complaint, status := h.run(root, "backup", backup); status != 0 || h.files() != "copy.db 65534, games.db 65534" {
			t.Fatalf("status %d: %s: %s", status, complaint, h.files())
		}
		if !there {
			if err := os.Remove(database); err != nil {
				t.Fatal(err)
			}
			h.files()
		}
		complaint, status := h.run(root, "restore", backup)
		if status != 0 || strings.Contains(h.files(), " 0") || !strings.Contains(h.files(), "games.db 65534") {
			t.Errorf("there before: %v: status %d: %s: %s", there, status, complaint, h.files())
		}
	}
}

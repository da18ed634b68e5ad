//go:build servers

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"machipost/cmd/machipost/console"
	"machipost/gm/store/postgres/trial"
)

// configureServer has the desk use a database in PostgreSQL.
func (d *desk) configureServer(address string) {
	d.Helper()
	path := filepath.Join(d.folder, "machipost.toml")
	text, err := os.ReadFile(path)
	if err != nil {
		d.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, "database ") || strings.HasPrefix(line, "database=") {
			lines[i] = fmt.Sprintf("database = %q\ndatabase_password_file = %q", address, trial.PasswordFile())
		}
	}
	if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o600); err != nil {
		d.Fatal(err)
	}
}

// All that is stored goes to PostgreSQL and back; there the commands work as on a file,
// dry runs change nothing, and what is the server's own business is refused with a way
// out. Nowhere is the password told.
func TestServersStoreCopy(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	address := trial.Bare(t, trial.Database(t))
	file := d.database()
	shown := d.must("game show friday --json")
	d.configureServer(address)
	if out := d.must("store copy " + file + " " + address + " --dry-run"); !strings.Contains(out, "nothing was copied") {
		t.Error(out)
	}
	told := d.must("store copy " + file + " " + address)
	if !strings.Contains(told, "tables with") || !strings.Contains(told, "came out the same again") {
		t.Error(told)
	}
	if got := d.must("game show friday --json"); got != shown {
		t.Errorf("in PostgreSQL it is\n%s\nin the file\n%s", got, shown)
	}
	if _, complaint, status := d.run("store copy " + file + " " + address); status != 1 || !strings.Contains(complaint, "nothing is overwritten") {
		t.Errorf("status %d: %s", status, complaint)
	}
	dry := d.must("run --dry-run")
	if got := d.must("run --dry-run"); got != dry || !strings.Contains(dry, "letters filed: 1") {
		t.Errorf("two dry runs: %s, %s", dry, got)
	}
	if got := d.must("run"); !strings.Contains(got, "letters filed: 1") { // by the server's clock, which is another
		t.Errorf("a run: %s", got)
	}
	for line, way := range map[string]string{
		"backup " + filepath.Join(d.papers, "new"): "pg_dump", "restore " + filepath.Join(d.papers, "COPY"): "machipost store restored",
		"store copy " + file + " other.db": "pg_dump",
	} {
		if _, complaint, status := d.run(line); status == 0 || !strings.Contains(complaint, way) {
			t.Errorf("%s: status %d, %s", line, status, complaint)
		}
	}
	if out, complaint, _ := d.run("doctor --no-network"); !strings.Contains(out, "on 127.0.0.1") {
		t.Errorf("the doctor says: %s%s", out, complaint)
	}
	d.must("game verify friday")
	d.must("store restored")
	if out, complaint, _ := d.run("run"); !strings.Contains(out+complaint, "a backup was put back") {
		t.Errorf("a run behind a restore: %s%s", out, complaint)
	}
	back := filepath.Join(d.papers, "back.db")
	d.must("store copy " + address + " " + back)
	if info, err := os.Stat(back); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	wrong := filepath.Join(d.papers, "wrong")
	if err := os.WriteFile(wrong, []byte("not-the-password\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(d.folder, "machipost.toml"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(d.folder, "machipost.toml"), []byte(strings.ReplaceAll(string(text), trial.PasswordFile(), wrong)), 0o600); err != nil {
		t.Fatal(err)
	}
	out, complaint, status := d.run("game list")
	if status != console.StatusRefused || strings.Contains(out+complaint, "not-the-password") {
		t.Errorf("with a wrong password: status %d, %s%s", status, out, complaint)
	}
}

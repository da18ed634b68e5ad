package main

import (
	"context"
	"database/sql"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"machipost/gm/dice"
)

// onlyLooks are command lines of every command without --dry-run, to be carried out at
// the same desk as dryRuns; demo has no desk, and store copy wants a server.
var onlyLooks = []string{
	`adjudicate POSITION --seed 7`, `dice check SHEET`, `doctor`, `doctor --no-network`, `game export friday`, `game history friday`, `game list`, `game preview friday`, `game show friday`,
	`game verify friday`, `games`, `letter list`, `letter show ASIDE`, `orders check SHEET --game friday --player Ann`, `orders help`, `orders show friday`,
	`orders show friday Ann`, `outbox list`, `player list friday`, `player show friday Ann`, `serve`, `simulate --games 3`, `simulate merge POSITION`,
	`stats`, `stats odds`,
}

func TestEveryCommandThatLooksIsTested(t *testing.T) {
	t.Parallel()
	for path := range runnable() {
		begins := func(line string) bool { return line == path || strings.HasPrefix(line, path+" ") }
		if path != "demo" && path != "store copy" && !slices.ContainsFunc(onlyLooks, begins) && !slices.ContainsFunc(dryRuns, begins) {
			t.Errorf("%s has no row in onlyLooks or dryRuns", path)
		}
	}
}

// canaries are what nobody but who it belongs to may see.
type canaries struct {
	anywhere *regexp.Regexp // passwords, tags and keys: in nothing that is printed
	log      *regexp.Regexp // in no line of the log: what was written, addresses, names
}

var tagOf = regexp.MustCompile(`\[(friday|monday|held)#(\w{12})\]`)

// hideCanaries has Ann send orders with a line of her own, and names all that is to be
// seen nowhere.
func (d *desk) hideCanaries() canaries {
	d.Helper()
	db, err := sql.Open("sqlite", d.database())
	if err != nil {
		d.Fatal(err)
	}
	defer db.Close()
	tags := map[string]bool{}
	subject := ""
	for _, raw := range d.column(db, "SELECT CAST(raw AS TEXT) FROM rendered ORDER BY id DESC") {
		for _, found := range tagOf.FindAllStringSubmatch(raw, -1) {
			tags[found[2]] = true
			if subject == "" && found[1] == "friday" && strings.Contains(raw, "ann@example.org") {
				subject = found[0]
			}
		}
	}
	if len(tags) < 3 || subject == "" {
		d.Fatalf("%d tags were found, Ann's is %q", len(tags), subject)
	}
	secrets := append(d.keys(db), deskPassword, "canary-of-a-wrong-password")
	for tag := range tags {
		secrets = append(secrets, tag)
	}
	d.send("From: ann@example.org\r\nSubject: Re: " + subject + " canary-of-a-subject\r\n\r\nbuy Forest\r\ncanary-of-an-order\r\npress: canary-of-press\r\n")
	d.must("run")
	d.must("player tag friday Bob") // a letter that waits
	d.send("From: bob@example.org\r\nSubject: canary-of-a-stranger\r\n\r\ncanary-of-a-letter\r\n")
	everything := strings.Join(secrets, "|")
	return canaries{
		anywhere: regexp.MustCompile(everything),
		log:      regexp.MustCompile(`(?i)` + everything + `|canary|example\.org|\b(ann|bob|cat)\b|forest|snow|christmas`),
	}
}

// keys are the roots of all games, the keys of their next rolls, and those of decks that
// were not opened yet, in hex, as letters begin them, and as they are.
func (d *desk) keys(db *sql.DB) (all []string) {
	d.Helper()
	chains := d.blobs(db, "SELECT chain FROM dice ORDER BY game")
	used := d.column(db, "SELECT CAST((SELECT count(*) FROM rolls WHERE game = dice.game) AS TEXT) FROM dice ORDER BY game")
	for i, kept := range chains {
		chain, err := dice.ReadChain(kept)
		if err != nil {
			d.Fatal(err)
		}
		rolls, _ := strconv.Atoi(used[i])
		for _, roll := range []int{rolls + 1, rolls + 2, rolls + 3, 100, dice.Links} {
			key, err := chain.Key(roll)
			if err != nil {
				d.Fatal(err)
			}
			all = append(all, key.String()[:16])
		}
	}
	for _, deck := range d.blobs(db, "SELECT deck FROM dice JOIN games ON games.id = game WHERE length(deck) > 0 AND state != 'finished'") {
		all = append(all, hex.EncodeToString(deck[:8]))
	}
	if len(all) < 5 {
		d.Fatalf("only the keys %q were found", all)
	}
	return all
}

// blobs are the values of a query for one column.
func (d *desk) blobs(db *sql.DB, query string) (all [][]byte) {
	d.Helper()
	rows, err := db.Query(query)
	if err != nil {
		d.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var one []byte
		if err := rows.Scan(&one); err != nil {
			d.Fatal(err)
		}
		all = append(all, one)
	}
	return all
}

// A situation is how a desk may fail.
type situation struct {
	name string
	make func(*desk)
}

var situations = []situation{
	{"all is well", func(*desk) {}},
	{"a wrong password", func(d *desk) { d.password = "canary-of-a-wrong-password" }},
	{"a database that is none", func(d *desk) {
		if err := os.WriteFile(d.database(), []byte(strings.Repeat("canary", 1000)), 0o600); err != nil {
			d.Fatal(err)
		}
	}},
}

// No command, whatever it prints and logs and in whichever form, and however it fails,
// lets a password or a tag be seen; and no line of a log holds what somebody wrote. The
// command lines share a post office, so they do not run beside each other.
func TestCanariesAreNotSeen(t *testing.T) {
	t.Parallel()
	d := openDesk(t)
	hidden := d.hideCanaries()
	for i, at := range situations {
		for n, line := range slices.Concat(onlyLooks, dryRuns) {
			if i > 0 && n%sizedHere(8, 1) != 0 {
				continue
			}
			t.Run(at.name+"/"+line, func(t *testing.T) {
				for form, more := range []string{" --log text --log-level debug", " --log json --log-level debug --json"} {
					if sizedHere(1, 0) == 1 && n%2 != form && line != "serve" {
						continue // the other half in the long run
					}
					on := d.copied(t)
					line := on.fill(line)
					at.make(on)
					on.looksFor(hidden, line+more)
				}
			})
		}
	}
}

// sizedHere is small in "make test", and full in "make test-long".
func sizedHere(small, full int) int {
	if os.Getenv("MACHIPOST_LONG") != "" {
		return full
	}
	return small
}

// looksFor carries a command line out and looks for canaries in all that comes of it.
func (d *desk) looksFor(hidden canaries, line string) {
	d.Helper()
	out, complaint, status := d.run(line)
	if strings.HasSuffix(line, " --json") && status == 2 { // it prints words alone
		out, complaint, _ = d.run(strings.TrimSuffix(line, " --json"))
	}
	for what, text := range map[string]string{"stdout": out, "stderr": complaint} {
		if found := hidden.anywhere.FindString(text); found != "" {
			d.Errorf("%s: %s has %q:\n%.2000s", line, what, found, text)
		}
	}
	for one := range strings.Lines(complaint) {
		if strings.HasPrefix(one, "{") || strings.HasPrefix(one, "time=") {
			if found := hidden.log.FindString(one); found != "" {
				d.Errorf("%s: the log has %q: %s", line, found, one)
			}
		} else if strings.Contains(one, "canary") {
			d.Errorf("%s: an error has a canary: %s", line, one)
		}
	}
}

// What runs is seen by everybody on the machine: no password is among its arguments.
func TestCanariesAreNotInTheProcessList(t *testing.T) {
	t.Parallel()
	if _, err := os.Stat("/proc/self/cmdline"); err != nil {
		t.Skip("there is no /proc to look at")
	}
	d := openDesk(t)
	test, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(d.folder, "machipost") // by this name the test is the program
	if err := os.Symlink(test, program); err != nil {
		t.Fatal(err)
	}
	clock := filepath.Join(d.folder, "clock")
	if err := os.WriteFile(clock, []byte(d.clock.Format(time.RFC3339)), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	cmd := exec.CommandContext(ctx, program, "--config", filepath.Join(d.folder, "machipost.toml"), "serve")
	cmd.Env = append(os.Environ(), "SCRIPT_WORLD="+d.folder, "SCRIPT_CHANCE=9", "GM_PASSWORD="+deskPassword)
	said, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var first [200]byte
	if n, _ := said.Read(first[:]); !strings.Contains(string(first[:n]), "serving") { // it has read the password
		t.Errorf("it said %q", first[:n])
	}
	arguments, err := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", cmd.Process.Pid))
	if err != nil || !strings.Contains(string(arguments), "serve") || strings.Contains(string(arguments), "canary") {
		t.Errorf("%q, %v", arguments, err)
	}
	stop()
	_ = cmd.Wait() // it was killed
}

//go:build servers

package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
	"machipost/gm/postoffice"
	"machipost/gm/store/postgres/trial"
)

// A fire is games in real time whose workers are processes of their own, of which some are
// killed, put to sleep, or cut off from a database that crashes.
type fire struct {
	soak
	address string // of the database, without its password
	wire    *trial.Wire
	workers []*exec.Cmd
	aheads  []string // by how much each one's clock is ahead
	logs    []*os.File
}

const (
	fireGames = 4
	fireTurns = 20 * time.Second // between two deadlines
)

var firesReport = regexp.MustCompile(`(game\d+): report of turn (\d+)`)

// layFire lays the games, and starts no worker.
func layFire(t *testing.T) *fire {
	t.Helper()
	address := trial.Bare(t, trial.Database(t))
	f := &fire{address: address, soak: soak{T: t, folder: t.TempDir(), clock: time.Now(), chance: rand.New(rand.NewPCG(3, 4)), letters: map[string][]post.Letter{}},
		wire: trial.Lay(t, address), aheads: []string{"0s", "10h", "-10h"}}
	accounts := []postoffice.Account{{Address: scriptGM, Password: "gm's secret"}, {Address: "keeper@" + scriptDomain, Password: "secret"}}
	for _, name := range soaked {
		accounts = append(accounts, postoffice.Account{Address: name + "@" + scriptDomain, Password: "secret"})
	}
	var err error
	if f.office, err = postoffice.Open(postoffice.Config{Accounts: accounts, Delivered: f.deliver, Now: time.Now}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.office.Close() })
	test, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	f.program = filepath.Join(f.folder, "machipost")
	if err := os.Symlink(test, f.program); err != nil {
		t.Fatal(err)
	}
	f.configureFire(f.wire.Address)
	t.Setenv("SCRIPT_AHEAD", "0s")
	f.must("run")
	for g := range fireGames {
		f.must("game", "new", f.game(g), "--seats", "given", "--expansions", "base", "--schedule", fmt.Sprintf("*/%d * * * * *", int(fireTurns.Seconds())),
			"--reminder", "none", "--excuses", "0", "--nmrs", "0", "--substitute", "none", "--extensions", "0",
			"--players", "Ann <ann@example.org>, Bob <bob@example.org>")
		f.must("game", "start", f.game(g))
	}
	f.must("run")
	return f
}

// configureFire has all commands use a database.
func (f *fire) configureFire(address string) {
	f.Helper()
	settings, _ := f.office.Settings(scriptGM)
	config := fmt.Sprintf("database = %q\ndatabase_password_file = %q\npoll = \"2s\"\n", address, trial.PasswordFile()) +
		fmt.Sprintf(scriptConfig, settings.IMAPPort, settings.SMTPPort)
	if err := os.WriteFile(filepath.Join(f.folder, "machipost.toml"), []byte(config), 0o600); err != nil {
		f.Fatal(err)
	}
}

// newFire is a fire with its workers at work.
func newFire(t *testing.T) *fire {
	t.Helper()
	f := layFire(t)
	var err error
	f.workers, f.logs = make([]*exec.Cmd, len(f.aheads)), make([]*os.File, len(f.aheads))
	for i := range f.workers {
		if f.logs[i], err = os.Create(filepath.Join(f.folder, fmt.Sprintf("log%d", i))); err != nil {
			t.Fatal(err)
		}
		f.light(i)
	}
	t.Cleanup(func() {
		for _, w := range f.workers {
			_ = w.Process.Kill()
			_ = w.Wait()
		}
	})
	return f
}

// light starts a worker.
func (f *fire) light(i int) {
	f.Helper()
	cmd := f.command("serve")
	cmd.Env = append(cmd.Env, "SCRIPT_AHEAD="+f.aheads[i])
	cmd.Stderr = f.logs[i]
	if err := cmd.Start(); err != nil {
		f.Fatal(err)
	}
	f.workers[i] = cmd
}

// killWorker kills a worker and starts another in its place.
func (f *fire) killWorker(i int) {
	_ = f.workers[i].Process.Kill()
	_ = f.workers[i].Wait()
	f.killed++
	f.light(i)
}

// Whatever befalls the workers, their connections and the database, every letter is
// answered, every turn is resolved once and told once.
func TestServersWorkersUnderFire(t *testing.T) {
	f := newFire(t)
	until := time.Now().Add(75 * time.Second)
	if os.Getenv("MACHIPOST_LONG") != "" {
		until = time.Now().Add(10 * time.Minute)
	}
	var asleep sync.WaitGroup
	for n := 0; time.Now().Before(until); n++ {
		if n%4 == 0 {
			f.post(f.game(f.chance.IntN(fireGames)), soaked[f.chance.IntN(len(soaked))])
		}
		switch i := f.chance.IntN(len(f.workers)); {
		case n == 20: // longer than anything may be held
			sleeper := f.workers[i].Process
			_ = sleeper.Signal(syscall.SIGSTOP)
			asleep.Go(func() {
				time.Sleep(28 * time.Second)
				_ = sleeper.Signal(syscall.SIGCONT)
			})
		case n == 40, n%150 == 149:
			trial.Restart(t)
			f.killed++ // whatever was jotted down last may have gone with it
		case n%9 == 4:
			f.killWorker(i)
		case n%5 == 2:
			f.wire.Cut()
			f.killed++ // of a letter on its way it is not known whether it went
		}
		time.Sleep(time.Duration(200+f.chance.IntN(800)) * time.Millisecond)
	}
	asleep.Wait()
	f.calm()
}

// calm waits until all is done that can be done, and looks at what came of it.
func (f *fire) calm() {
	f.Helper()
	for g := range fireGames {
		f.until("hold "+f.game(g), func() bool {
			_, err := f.command("game", "hold", f.game(g), "--reason", "The fire is out.").CombinedOutput()
			return err == nil
		})
	}
	doubtful := 0
	f.until("the letters went", func() bool {
		out, err := f.outbox("--state", "queued").Output()
		var queued []fireLetter
		if err != nil || json.Unmarshal(out, &queued) != nil {
			return false
		}
		doubtful = len(queued)
		return claimed(queued)
	})
	f.until("the letters were answered", func() bool {
		f.mu.Lock()
		defer f.mu.Unlock()
		return f.unanswered() <= doubtful
	})
	f.judge(doubtful)
}

// outbox lists letters of ours, each of them: what the newest wait for may be long ago.
func (f *fire) outbox(which ...string) *exec.Cmd {
	return f.command(append([]string{"outbox", "list", "--limit", "10000", "--json"}, which...)...)
}

// A fireLetter is a line of the outbox.
type fireLetter struct {
	ID       int64
	To       string
	Attempts int
}

// claimed tells of letters that are queued whether each waits for a claim to end: a worker
// that was killed with one on its way leaves it to nobody for a while, nor what is behind it
// to the same address.
func claimed(queued []fireLetter) bool {
	slices.SortFunc(queued, func(a, b fireLetter) int { return cmp.Compare(a.ID, b.ID) })
	begun := map[string]bool{}
	for _, l := range queued {
		begun[l.To] = begun[l.To] || l.Attempts > 0
		if !begun[l.To] {
			return false
		}
	}
	return true
}

// until waits for something, a minute and a half at the most.
func (f *fire) until(what string, is func() bool) {
	f.Helper()
	for end := time.Now().Add(90 * time.Second); time.Now().Before(end); time.Sleep(time.Second) {
		if is() {
			return
		}
	}
	queued, _ := f.outbox().CombinedOutput()
	f.Logf("the outbox: %s", queued)
	for i := range f.logs {
		text, _ := os.ReadFile(f.logs[i].Name())
		f.Logf("worker %d:\n%s", i, text[max(0, len(text)-3000):])
	}
	f.Fatalf("in vain: %s", what)
}

// unanswered counts letters of players without an answer.
func (f *fire) unanswered() int {
	answered := map[string]bool{}
	for _, letters := range f.letters {
		for _, l := range letters {
			for _, to := range l.InReplyTo {
				answered[to] = true
			}
		}
	}
	left := 0
	for n := 1; n <= f.wrote; n++ {
		if !answered[fmt.Sprintf("letter-%d@%s", n, scriptDomain)] {
			left++
		}
	}
	return left
}

// judge fails where a turn was told twice, or not at all, or an answer was.
func (f *fire) judge(doubtful int) {
	f.Helper()
	f.mu.Lock()
	defer f.mu.Unlock()
	copies, turns, missing := 0, 0, 0
	answers, reports := map[string]string{}, map[string]string{}
	for who, letters := range f.letters {
		seen := map[string]bool{}
		for _, l := range letters {
			if seen[l.MessageID] {
				copies++
				continue
			}
			seen[l.MessageID] = true
			for _, to := range l.InReplyTo {
				if strings.HasPrefix(to, "letter-") && answers[to] != "" {
					f.Errorf("two answers to %s", to)
				}
				answers[to] = l.MessageID
			}
			if found := firesReport.FindStringSubmatch(letter.WholeText(l.Raw)); found != nil && !strings.HasPrefix(strings.Join(l.InReplyTo, " "), "letter-") {
				of := who + " " + found[1] + " " + found[2]
				if reports[of] != "" {
					f.Errorf("two reports: %s", of)
				}
				reports[of] = l.MessageID
			}
		}
	}
	for g := range fireGames {
		said := f.must("game", "verify", f.game(g))
		var n int
		for _, word := range strings.Fields(said) {
			if _, err := fmt.Sscanf(word, "%d", &n); err == nil {
				break
			}
		}
		turns += n
		for turn := 1; turn <= n; turn++ {
			for _, who := range soaked {
				if reports[fmt.Sprintf("%s %s %d", who, f.game(g), turn)] == "" {
					missing++
				}
			}
		}
	}
	if turns < fireGames || missing > doubtful || copies > f.killed {
		f.Errorf("%d turns, %d reports are missing, %d letters may be on their way; %d second copies, %d kills and cuts", turns, missing, doubtful, copies, f.killed)
	}
	f.Logf("%d turns, %d letters of players, %d kills and cuts, %d second copies, %d letters whose fate is not known yet", turns, f.wrote, f.killed, copies, doubtful)
}

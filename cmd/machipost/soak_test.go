package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
	"machipost/gm/postoffice"
)

// A soak is games whose moderator is a process of its own that is killed at any moment,
// again and again, while letters come in.
type soak struct {
	*testing.T
	folder, program string
	office          *postoffice.Office
	clock           time.Time
	chance          *rand.Rand
	takes           time.Duration // a round that is left alone, about
	started, killed int

	mu      sync.Mutex
	letters map[string][]post.Letter // by person
	wrote   int
}

// A soakSize is how many games, turns of each, and kills in all.
type soakSize struct {
	games, turns, kills int
	until               time.Time // no further turn is begun after that; the zero time for no limit
}

// sizeOfSoak is small in "make test", larger in "make test-long" and full in "make
// soak", which takes MACHIPOST_SOAK at the most.
func sizeOfSoak(t *testing.T) soakSize {
	t.Helper()
	if text := os.Getenv("MACHIPOST_SOAK"); text != "" {
		within, err := time.ParseDuration(text)
		if err != nil {
			t.Fatal(err)
		}
		return soakSize{20, 30, 1600, time.Now().Add(within)} // one in three ends before it is killed
	}
	if os.Getenv("MACHIPOST_LONG") != "" {
		return soakSize{5, 10, 200, time.Time{}}
	}
	return soakSize{2, 2, 6, time.Time{}}
}

var soaked = []string{"ann", "bob"}

// Whenever the process is killed, every letter is answered, every turn is resolved and
// told, and none of it twice but for what was on its way.
func TestKilledAtAnyMoment(t *testing.T) {
	t.Parallel()
	size := sizeOfSoak(t)
	s := newSoak(t)
	for g := range size.games {
		s.must("game", "new", s.game(g), "--seats", "given", "--expansions", "base", "--schedule", "0 20 * * *", "--reminder", "none",
			"--excuses", "0", "--nmrs", "0", "--substitute", "none", "--extensions", "0",
			"--players", "Ann <ann@example.org>, Bob <bob@example.org>")
		s.must("game", "start", s.game(g))
	}
	began := time.Now()
	s.must("run")
	s.takes = time.Since(began)
	turns := 0
	for ; turns < size.turns && (size.until.IsZero() || time.Now().Before(size.until)); turns++ {
		s.day(size.games, size.kills/size.turns)
	}
	s.count(size.games, turns)
	t.Logf("%d games, %d turns, %d kills, %d letters", size.games, turns, s.killed, s.wrote)
}

func (s *soak) game(g int) string { return fmt.Sprintf("game%d", g+1) }

func newSoak(t *testing.T) *soak {
	t.Helper()
	s := &soak{
		T: t, folder: t.TempDir(), clock: time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC),
		chance: rand.New(rand.NewPCG(1, 2)), letters: map[string][]post.Letter{},
	}
	s.later(0)
	accounts := []postoffice.Account{{Address: scriptGM, Password: "gm's secret"}, {Address: "keeper@" + scriptDomain, Password: "secret"}}
	for _, name := range soaked {
		accounts = append(accounts, postoffice.Account{Address: name + "@" + scriptDomain, Password: "secret"})
	}
	var err error
	s.office, err = postoffice.Open(postoffice.Config{Accounts: accounts, Delivered: s.deliver, Now: func() time.Time {
		return readClock(filepath.Join(s.folder, "clock"))
	}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.office.Close() })
	test, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	s.program = filepath.Join(s.folder, "machipost") // by this name the test is the program
	if err := os.Symlink(test, s.program); err != nil {
		t.Fatal(err)
	}
	settings, _ := s.office.Settings(scriptGM)
	config := fmt.Appendf(nil, scriptConfig, settings.IMAPPort, settings.SMTPPort)
	if err := os.WriteFile(filepath.Join(s.folder, "machipost.toml"), config, 0o600); err != nil {
		t.Fatal(err)
	}
	s.must("run")
	return s
}

func (s *soak) deliver(d postoffice.Delivery) {
	s.mu.Lock()
	defer s.mu.Unlock()
	name, _, _ := strings.Cut(d.To, "@")
	s.letters[name] = append(s.letters[name], letter.Reader{}.Read(d.Raw))
}

// later moves the clock on.
func (s *soak) later(by time.Duration) {
	s.Helper()
	s.clock = s.clock.Add(by)
	file := filepath.Join(s.folder, "clock")
	if err := os.WriteFile(file+".new", []byte(s.clock.Format(time.RFC3339)), 0o600); err != nil {
		s.Fatal(err)
	}
	if err := os.Rename(file+".new", file); err != nil { // a process may be reading it
		s.Fatal(err)
	}
}

// command is the program as a process of its own.
func (s *soak) command(args ...string) *exec.Cmd {
	cmd := exec.CommandContext(s.Context(), s.program, append([]string{"--config", filepath.Join(s.folder, "machipost.toml")}, args...)...)
	s.started++
	cmd.Dir = s.folder // the database is there, too
	cmd.Env = append(os.Environ(), "SCRIPT_WORLD="+s.folder, "GM_PASSWORD=gm's secret", "SCRIPT_CHANCE="+strconv.Itoa(s.started))
	return cmd
}

func (s *soak) must(args ...string) string {
	s.Helper()
	out, err := s.command(args...).CombinedOutput()
	if err != nil {
		s.Fatalf("%q: %v: %s", args, err, out)
	}
	return string(out)
}

// killedRun is a run that is killed after a moment, unless it was faster.
func (s *soak) killedRun() {
	s.Helper()
	cmd := s.command("run")
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		s.Fatal(err)
	}
	killer := time.AfterFunc(time.Duration(s.chance.Int64N(int64(s.takes))), func() { _ = cmd.Process.Kill() })
	err := cmd.Wait()
	killer.Stop()
	switch {
	case err == nil:
	case cmd.ProcessState.ExitCode() < 0:
		s.killed++
	case cmd.ProcessState.ExitCode() != console.StatusTryAgain:
		s.Errorf("a run ended with %v: %s", err, said.String())
	}
}

// day is one turn of every game: its players write, the process is killed meanwhile and
// around the deadline, and then left alone.
func (s *soak) day(games, kills int) {
	s.Helper()
	deadline := time.Date(s.clock.Year(), s.clock.Month(), s.clock.Day(), 20, 0, 0, 0, time.UTC)
	if s.clock.After(deadline) {
		deadline = deadline.AddDate(0, 0, 1)
	}
	for g := range games {
		for _, who := range soaked {
			s.post(s.game(g), who)
		}
		for range kills / 2 / games {
			s.later(time.Minute)
			s.killedRun()
		}
	}
	s.later(deadline.Add(time.Minute).Sub(s.clock))
	for range max(1, kills-kills/2/games*games) {
		s.killedRun()
		s.later(time.Minute)
	}
	for range 2 {
		s.later(20 * time.Minute) // claims run out
		s.must("run")
	}
}

// post has a player of a game send orders.
func (s *soak) post(game, who string) {
	s.Helper()
	s.mu.Lock()
	var start *post.Letter
	for i, l := range s.letters[who] {
		if strings.HasPrefix(l.Subject, game+":") {
			start = &s.letters[who][i]
			break
		}
	}
	s.mu.Unlock()
	if start == nil {
		s.Fatalf("%s got no letter of %s", who, game)
	}
	s.wrote++
	raw := fmt.Appendf(nil, "From: %s@%s\r\nTo: %s\r\nSubject: Re: %s\r\nMessage-ID: <letter-%d@%s>\r\nIn-Reply-To: <%s>\r\n\r\nbuy Forest\r\nnumber %d\r\n",
		who, scriptDomain, scriptGM, start.Subject, s.wrote, scriptDomain, start.MessageID, s.wrote)
	settings, _ := s.office.Settings(who + "@" + scriptDomain)
	postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: deskServer(settings, settings.SMTPPort)})
	if err != nil {
		s.Fatal(err)
	}
	err = postman.Deliver(s.Context(), []post.Parcel{{From: settings.Address, To: scriptGM, Raw: raw}}, func(_ post.Parcel, fault error) error { return fault })
	if err != nil {
		s.Fatal(err)
	}
}

// count fails unless every letter was answered once and every turn told once, and no
// more second copies came than kills excuse.
func (s *soak) count(games, turns int) {
	s.Helper()
	s.mu.Lock()
	defer s.mu.Unlock()
	answered, copies := map[string]string{}, 0
	reports := map[string]map[string]bool{} // message ids by player, game and turn
	for who, letters := range s.letters {
		seen := map[string]bool{}
		for _, l := range letters {
			if seen[l.MessageID] {
				copies++
				continue
			}
			seen[l.MessageID] = true
			for _, to := range l.InReplyTo {
				if strings.HasPrefix(to, "letter-") && answered[to] != "" {
					s.Errorf("%s got two answers to %s", who, to)
				}
				answered[to] = l.MessageID
			}
			if game, rest, found := strings.Cut(l.Text, ": report of turn "); found {
				number, _, _ := strings.Cut(rest, "\n")
				of := who + " " + game[strings.LastIndexAny(game, "\n ")+1:] + " " + strings.Fields(number)[0]
				if reports[of] == nil {
					reports[of] = map[string]bool{}
				}
				reports[of][l.MessageID] = true
			}
		}
	}
	for n := 1; n <= s.wrote; n++ {
		if answered[fmt.Sprintf("letter-%d@%s", n, scriptDomain)] == "" {
			s.Errorf("letter %d was not answered", n)
		}
	}
	for g := range games {
		for turn := 1; turn <= turns; turn++ {
			for _, who := range soaked {
				if ids := reports[who+" "+s.game(g)+" "+strconv.Itoa(turn)]; len(ids) != 1 {
					s.Errorf("%s got %d reports of turn %d of %s", who, len(ids), turn, s.game(g))
				}
			}
		}
		if said := s.must("game", "verify", s.game(g)); !strings.Contains(said, "all came out the same") {
			s.Errorf("%s: %s", s.game(g), said)
		}
	}
	if copies > s.killed {
		s.Errorf("%d second copies, %d kills", copies, s.killed)
	}
}

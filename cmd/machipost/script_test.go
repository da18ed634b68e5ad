package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/mail"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"machipost/cmd/machipost/console"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
	"machipost/gm/postoffice"
)

// The scripts in testdata/script are pages of text: a clock that is given,
// letters in, letters out. Beside testscript's own commands there are:
//
//	machipost ARGS           the program, with the script's clock and chance
//	round                    machipost run
//	clock TIME               sets the clock (RFC 3339, seconds may be left out)
//	game NAME CRON PLAYER…   opens and starts a game, seats as given, without terms
//	deadlines GAME N [PLAYER FILE]…
//	                         a minute after each of the game's next N deadlines,
//	                         does a round; "over" for N: until the game is over.
//	                         Before each the players send their letters
//	post PLAYER FILE         answers the newest letter to PLAYER with FILE's text
//	post -in GAME PLAYER FILE   answers the newest letter to PLAYER in that game
//	post -new PLAYER FILE    writes a letter of its own, with FILE's first line as subject
//	post -from PLAYER OTHER FILE   answers PLAYER's newest letter from OTHER's address
//	post -raw PLAYER FILE    sends FILE as it is, header and all
//	mail PLAYER TEXT         a letter to PLAYER since the last "read" holds TEXT
//	read PLAYER N            PLAYER got N letters since the last "read"; forgets them
//	show PLAYER              prints the newest letter to PLAYER, for who writes scripts

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"machipost": func() {
		os.Exit(run(context.Background(), os.Args[1:], scriptWorld()))
	}})
}

// scriptWorld is the world of a program that a script runs: the clock is a file,
// and so is a counter from which each run gets another chance.
func scriptWorld() console.World {
	dir := os.Getenv("SCRIPT_WORLD")
	if n, err := strconv.Atoi(os.Getenv("SCRIPT_CHANCE")); err == nil { // of who counts for itself
		return worldOf(dir, n)
	}
	counter := filepath.Join(dir, "chance")
	text, _ := os.ReadFile(counter) // none at the first run
	n, _ := strconv.Atoi(string(text))
	if err := os.WriteFile(counter, []byte(strconv.Itoa(n+1)), 0o644); err != nil {
		panic(err)
	}
	return worldOf(dir, n)
}

func worldOf(dir string, n int) console.World {
	build, _ := debug.ReadBuildInfo()
	now := func() time.Time { return readClock(filepath.Join(dir, "clock")) }
	if ahead, err := time.ParseDuration(os.Getenv("SCRIPT_AHEAD")); err == nil { // of who plays in real time
		now = func() time.Time { return time.Now().Add(ahead) }
	}
	return console.World{
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr, Getenv: os.Getenv,
		Now: now, Chance: rand.NewPCG(1, uint64(n)),
		Version: versionOf(build),
	}
}

func readClock(file string) time.Time {
	text, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	now, err := time.Parse(time.RFC3339, string(text))
	if err != nil {
		panic(err)
	}
	return now
}

const (
	scriptDomain = "example.org"
	scriptGM     = "gm@" + scriptDomain
	scriptClub   = "club@" + scriptDomain // another mailbox, where a script has one
)

var scriptPeople = []string{"ann", "bob", "cat", "dan", "eve", "fay", "gus", "keeper"}

// A street is the people of a script and their post office.
type street struct {
	office *postoffice.Office
	mu     sync.Mutex
	boxes  map[string][]post.Letter // unread letters of each person
	newest map[string]post.Letter   // by person, and by person and game
	posted int
}

func TestScripts(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{
		Dir:   "testdata/script",
		Setup: setUp,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"clock": setClock, "game": startGame, "round": round, "post": postLetter, "mail": hasMail, "read": readMail, "show": showMail, "deadlines": passDeadlines,
		},
		UpdateScripts: os.Getenv("UPDATE_SCRIPTS") != "",
	})
}

type streetKey struct{}

func setUp(env *testscript.Env) error {
	world := filepath.Join(env.WorkDir, ".world")
	if err := os.Mkdir(world, 0o755); err != nil {
		return err
	}
	clock := filepath.Join(world, "clock")
	if err := os.WriteFile(clock, []byte("2026-12-01T12:00:00Z"), 0o644); err != nil {
		return err
	}
	s := &street{boxes: map[string][]post.Letter{}, newest: map[string]post.Letter{}}
	accounts := []postoffice.Account{{Address: scriptGM, Password: "gm's secret"}, {Address: scriptClub, Password: "club's secret"}}
	for _, name := range scriptPeople {
		accounts = append(accounts, postoffice.Account{Address: name + "@" + scriptDomain, Password: "secret"})
	}
	var err error
	s.office, err = postoffice.Open(postoffice.Config{
		Accounts: accounts, Delivered: s.deliver, Now: func() time.Time { return readClock(clock) },
	})
	if err != nil {
		return err
	}
	env.Defer(func() { s.office.Close() })
	env.Values[streetKey{}] = s
	env.Setenv("SCRIPT_WORLD", world)
	env.Setenv("GM_PASSWORD", "gm's secret")
	env.Setenv("CLUB_PASSWORD", "club's secret")
	settings, _ := s.office.Settings(scriptGM)
	env.Setenv("IMAP_PORT", strconv.Itoa(settings.IMAPPort))
	env.Setenv("SMTP_PORT", strconv.Itoa(settings.SMTPPort))
	return os.WriteFile(filepath.Join(env.WorkDir, "machipost.toml"), fmt.Appendf(nil, scriptConfig, settings.IMAPPort, settings.SMTPPort), 0o644)
}

const scriptConfig = `address = "The GM <gm@example.org>"
keeper = "keeper@example.org"

[imap]
host = "127.0.0.1"
port = %d
security = "plain"
user = "gm@example.org"
password_env = "GM_PASSWORD"

[smtp]
host = "127.0.0.1"
port = %d
security = "plain"
user = "gm@example.org"
password_env = "GM_PASSWORD"
`

// deliver notes a letter to a person.
func (s *street) deliver(d postoffice.Delivery) {
	s.mu.Lock()
	defer s.mu.Unlock()
	name, _, _ := strings.Cut(d.To, "@")
	l := letter.Reader{}.Read(d.Raw)
	s.boxes[name] = append(s.boxes[name], l)
	s.newest[name] = l
	if game, _, found := strings.Cut(l.Subject, ":"); found {
		game, _, _ = strings.Cut(game, " ") // behind it stands the turn
		s.newest[name+" "+game] = l
	}
}

func theStreet(ts *testscript.TestScript) *street { return ts.Value(streetKey{}).(*street) }

func setClock(ts *testscript.TestScript, _ bool, args []string) {
	now, err := time.Parse(time.RFC3339, args[0])
	if err != nil {
		now, err = time.Parse("2006-01-02T15:04Z07:00", args[0])
	}
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(".world/clock"), []byte(now.Format(time.RFC3339)), 0o644))
}

func startGame(ts *testscript.TestScript, _ bool, args []string) {
	var players []string
	for _, name := range args[2:] {
		players = append(players, fmt.Sprintf("%s <%s@%s>", name, strings.ToLower(name), scriptDomain))
	}
	round(ts, false, nil)
	ts.Check(ts.Exec("machipost", "game", "new", args[0], "--seats", "given", "--expansions", "base", "--schedule", args[1],
		"--reminder", "none", "--excuses", "0", "--nmrs", "0", "--substitute", "none", "--extensions", "0", "--players", strings.Join(players, ", ")))
	ts.Check(ts.Exec("machipost", "game", "start", args[0]))
	round(ts, false, nil)
}

func round(ts *testscript.TestScript, neg bool, _ []string) {
	if err := ts.Exec("machipost", "run"); (err != nil) != neg {
		ts.Fatalf("round: %v", err)
	}
}

func postLetter(ts *testscript.TestScript, _ bool, args []string) {
	s := theStreet(ts)
	how := "-reply"
	if strings.HasPrefix(args[0], "-") {
		how, args = args[0], args[1:]
	}
	game := ""
	if how == "-in" {
		game, args = " "+args[0], args[1:]
	}
	to, named := scriptGM, strings.Contains(args[0], "@")
	if named {
		to, args = args[0], args[1:]
	}
	name, writer, text := args[0], args[0], ts.ReadFile(args[len(args)-1])
	if how == "-from" {
		writer = args[1]
	}
	s.mu.Lock()
	s.posted++
	newest, id := s.newest[name+game], fmt.Sprintf("letter-%d@%s", s.posted, scriptDomain)
	s.mu.Unlock()
	if how != "-new" && !named && len(newest.From) > 0 {
		to = newest.From[0].Address
	}
	draft := post.Draft{
		MessageID: id, InReplyTo: newest.MessageID, References: newest.References, Subject: "Re: " + newest.Subject, Text: text,
		Date: readClock(ts.MkAbs(".world/clock")), From: mail.Address{Address: writer + "@" + scriptDomain}, To: mail.Address{Address: to},
	}
	if how == "-new" {
		draft.InReplyTo, draft.References = "", nil
		draft.Subject, draft.Text, _ = strings.Cut(text, "\n")
	}
	raw, err := letter.Composer{}.Compose(draft)
	ts.Check(err)
	if how == "-raw" {
		raw = []byte(strings.ReplaceAll(text, "\n", "\r\n"))
	}
	s.send(ts, writer, to, raw)
}

func (s *street) send(ts *testscript.TestScript, writer, to string, raw []byte) {
	settings, _ := s.office.Settings(writer + "@" + scriptDomain)
	postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: mailbox.Server{
		Host: settings.Host, Port: settings.SMTPPort, Security: mailbox.Plain, User: settings.User,
		Password: func() (string, error) { return "secret", nil },
	}})
	ts.Check(err)
	ts.Check(postman.Deliver(context.Background(), []post.Parcel{{From: settings.Address, To: to, Raw: raw}},
		func(_ post.Parcel, fault error) error { return fault }))
}

func hasMail(ts *testscript.TestScript, neg bool, args []string) {
	s := theStreet(ts)
	s.mu.Lock()
	defer s.mu.Unlock()
	found := false
	for _, l := range s.boxes[args[0]] {
		found = found || strings.Contains(flat(l.Subject+"\n"+l.Text), flat(args[1]))
	}
	if found == neg {
		var all strings.Builder
		for _, l := range s.boxes[args[0]] {
			fmt.Fprintf(&all, "Subject: %s\n\n%s\n", l.Subject, l.Text)
		}
		ts.Fatalf("%d letters to %s:\n%s", len(s.boxes[args[0]]), args[0], all.String())
	}
}

var space = regexp.MustCompile(`\s+`)

// flat lets a sentence be found however its lines were broken.
func flat(text string) string { return space.ReplaceAllString(text, " ") }

func readMail(ts *testscript.TestScript, _ bool, args []string) {
	s := theStreet(ts)
	s.mu.Lock()
	defer s.mu.Unlock()
	want, err := strconv.Atoi(args[1])
	ts.Check(err)
	if got := len(s.boxes[args[0]]); got != want {
		ts.Fatalf("%d letters to %s, want %d", got, args[0], want)
	}
	delete(s.boxes, args[0])
}

func showMail(ts *testscript.TestScript, _ bool, args []string) {
	s := theStreet(ts)
	s.mu.Lock()
	defer s.mu.Unlock()
	l := s.newest[args[0]]
	ts.Logf("Subject: %s\n\n%s", l.Subject, l.Text)
}

// longest is how many deadlines a game of a script may take to its end.
const longest = 200

// passDeadlines sets the clock to a minute after a game's next deadline and does
// a round, so many times or until the game is over. Before each of them the
// players named send their letters.
func passDeadlines(ts *testscript.TestScript, _ bool, args []string) {
	times := longest
	if args[1] != "over" {
		var err error
		times, err = strconv.Atoi(args[1])
		ts.Check(err)
	}
	for range times {
		deadline := deadlineOf(ts, args[0])
		if deadline == nil {
			if args[1] == "over" {
				return
			}
			ts.Fatalf("%s is over", args[0])
		}
		for letters := args[2:]; len(letters) > 0; letters = letters[2:] {
			postLetter(ts, false, append([]string{"-in", args[0]}, letters[:2]...))
		}
		now := deadline.Add(time.Minute).Format(time.RFC3339)
		ts.Check(os.WriteFile(ts.MkAbs(".world/clock"), []byte(now), 0o644))
		round(ts, false, nil)
	}
	if args[1] == "over" {
		ts.Fatalf("%s is not over after %d deadlines", args[0], longest)
	}
}

// deadlineOf is when a game's orders are due, nil when there is no turn to come.
func deadlineOf(ts *testscript.TestScript, game string) *time.Time {
	ts.Check(ts.Exec("machipost", "game", "show", game, "--json"))
	var shown struct{ Deadline *time.Time }
	ts.Check(json.Unmarshal([]byte(ts.ReadFile("stdout")), &shown))
	return shown.Deadline
}

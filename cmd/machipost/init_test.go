package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
)

// A site is a folder in which somebody sets a service up.
type site struct {
	*testing.T
	folder string
}

// at is a site with what init made of a password in it, where there is one.
func at(t *testing.T, password string) site {
	t.Helper()
	s := site{t, t.TempDir()}
	if password != "" {
		if complaint, status := s.init("", s.answers(password, "UTC")...); status != 0 {
			t.Fatalf("status %d: %s", status, complaint)
		}
	}
	return s
}

func (s site) config() string { return filepath.Join(s.folder, "etc", "machipost.toml") }

// answers are a file of answers outside of what init makes, with the flags that name it.
func (s site) answers(password, zone string) []string {
	path := filepath.Join(s.TempDir(), "answers.toml")
	text := fmt.Sprintf("address = \"gm@example.org\"\npreset = \"gmail\"\nkeeper = \"you@example.org\"\nzone = %q\npassword = %q\n", zone, password)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		s.Fatal(err)
	}
	return []string{"--answers", path}
}

// init sets up with what a person types, "" for nobody.
func (s site) init(typed string, args ...string) (complaint string, status int) {
	var said bytes.Buffer
	status = s.initIn(s.Context(), strings.NewReader(typed), &said, typed != "", args...)
	return said.String(), status
}

func (s site) initIn(ctx context.Context, typed io.Reader, said io.Writer, asks bool, args ...string) int {
	return run(ctx, append([]string{"init", "--no-network", "--config", s.config()}, args...), console.World{
		Stdin: typed, Stdout: io.Discard, Stderr: said, Getenv: func(string) string { return "" }, Now: time.Now, Chance: rand.NewPCG(1, 1), Asks: asks,
	})
}

// lies is what lies in the site, with what it holds.
func (s site) lies() string {
	var all strings.Builder
	err := filepath.WalkDir(s.folder, func(path string, e os.DirEntry, err error) error {
		text, _ := os.ReadFile(path) // none of a folder
		if path != s.folder {
			fmt.Fprintf(&all, "%s: %s\n", strings.TrimPrefix(path, s.folder), text)
		}
		return err
	})
	if err != nil {
		s.Fatal(err)
	}
	return all.String()
}

// What is refused changes nothing, in a dry run as in earnest: the password that works
// stays, and where there was nothing there is nothing.
func TestInitThatIsRefusedChangesNothing(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name     string
		password string // that is there; "" for a new setup
		args     func(site) []string
		says     string
		status   int
	}{
		{"a zone that there is not", "old", func(s site) []string { return s.answers("new", "Atlantis") }, `--zone "Atlantis" is not a time zone; write one like Europe/London`, console.StatusUsage},
		{"the same, new", "", func(s site) []string { return s.answers("new", "Atlantis") }, `--zone "Atlantis" is not a time zone`, console.StatusUsage},
		{"certificates that there are not", "old", func(s site) []string { return append(s.answers("new", "UTC"), "--ca", "/none.pem") }, "imap.ca: open /none.pem", console.StatusMisconfig},
		{"the same, new", "", func(s site) []string { return append(s.answers("new", "UTC"), "--ca", "/none.pem") }, "machipost: imap.ca: open /none.pem", console.StatusMisconfig},
		{"no TLS over the net", "", func(s site) []string { return append(s.answers("new", "UTC"), "--imap", "mail.example.org:143/plain") }, "imap.security: plain is for loopback", console.StatusMisconfig},
		{"a port beyond the last", "", func(s site) []string { return append(s.answers("new", "UTC"), "--imap", "localhost:99999") }, `--imap "localhost:99999": write a host and a port`, console.StatusUsage},
		{"no port", "old", func(s site) []string { return []string{"--smtp", "localhost:0"} }, `--smtp "localhost:0": write a host and a port`, console.StatusUsage},
	} {
		for _, dry := range []bool{false, true} {
			s := at(t, c.password)
			before, args := s.lies(), c.args(s)
			if dry {
				args = append(args, "--dry-run")
			}
			complaint, status := s.init("", args...)
			if status != c.status || !strings.Contains(complaint, c.says) {
				t.Errorf("%s, dry %v: status %d: %s", c.name, dry, status, complaint)
			}
			if after := s.lies(); after != before {
				t.Errorf("%s, dry %v: there is\n%s, and there was\n%s", c.name, dry, after, before)
			}
		}
	}
	s := at(t, "old")
	if complaint, status := s.init("", s.answers("new", "UTC")...); status != 0 || !strings.Contains(s.lies(), "password: new\n") {
		t.Errorf("status %d: %s: %s", status, complaint, s.lies())
	}
}

// Where the password cannot be put in its place there is no configuration without it.
func TestInitWithoutRoomForThePassword(t *testing.T) {
	t.Parallel()
	s := at(t, "")
	if err := os.MkdirAll(filepath.Join(s.folder, "etc", "password", "x"), 0o700); err != nil {
		t.Fatal(err)
	}
	before := s.lies()
	if complaint, status := s.init("", s.answers("new", "UTC")...); status != console.StatusFailed || s.lies() != before {
		t.Errorf("status %d: %s: %s", status, complaint, s.lies())
	}
}

// A wrong answer is asked for again, three times in all. At most five are asked for.
func TestInitAsksAgain(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, typed, says string
		asked             int // questions
		status            int
		holds             string // the configuration
	}{
		{"all at once", "gm@example.org\nmail.example.org\nsecret\nyou@example.org\nUTC\n", "The password", 5, 0, `host          = "mail.example.org"`},
		{"two servers", "gm@example.org\na.example.org:1143/starttls b.example.org:25\nsecret\nyou@example.org\nUTC\n", "", 5, 0, "port          = 1143\nsecurity      = \"starttls\""},
		{"a provider by its name", "gm@example.org\ngmail\nsecret\nyou@example.org\nUTC\n", "an app password", 5, 0, `"smtp.gmail.com"`},
		{"a domain that is known", "gm@posteo.de\nsecret\nyou@example.org\nUTC\n", "", 4, 0, `"posteo.de"`},
		{"each wrong once", "gm\ngm@example.org\ngmial\nmail.example.org\n\nsecret\n\nyou@example.org\nAtlantis\nUTC\n", "\"gm\" is not a mail address; write one like gm@example.org\n", 10, 0, `zone          = "UTC"`},
		{"three times wrong", "gm\ngm\nme\n", `machipost: "me" is not a mail address`, 3, console.StatusFailed, ""},
		{"the answers end", "gm@example.org\n", "the answers ended; begin again", 2, console.StatusFailed, ""},
	} {
		s := at(t, "")
		complaint, status := s.init(c.typed)
		text, _ := os.ReadFile(s.config()) // none where it was refused
		if status != c.status || !strings.Contains(complaint, c.says) || !strings.Contains(string(text), c.holds) || (len(text) > 0) != (status == 0) {
			t.Errorf("%s: status %d: %s\n%s", c.name, status, complaint, text)
		}
		asked := 0
		for _, question := range []string{"The address that", "The mail provider", "The password", "Your own address", "The time zone"} {
			asked += strings.Count(complaint, question)
		}
		if asked != c.asked {
			t.Errorf("%s: %d questions, want %d: %s", c.name, asked, c.asked, complaint)
		}
		if status == 0 && !strings.Contains(string(text), `user          = "gm@`) {
			t.Errorf("%s: the user is not the whole address:\n%s", c.name, text)
		}
	}
}

// A file of answers with a password that others may read is warned of.
func TestLooseAnswersAreWarnedOf(t *testing.T) {
	t.Parallel()
	for mode, warned := range map[os.FileMode]bool{0o644: true, 0o640: true, 0o600: false} {
		s := at(t, "")
		args := s.answers("secret", "UTC")
		if err := os.Chmod(args[1], mode); err != nil {
			t.Fatal(err)
		}
		complaint, status := s.init("", args...)
		if want := fmt.Sprintf("others may read the password in %s (%04o); run 'chmod 600 %s'", args[1], mode, args[1]); status != 0 || strings.Contains(complaint, want) != warned {
			t.Errorf("%04o: status %d: %s", mode, status, complaint)
		}
	}
}

// The user of one's own server is the whole address, unless another is named.
func TestInitOwnServer(t *testing.T) {
	t.Parallel()
	own := []string{"--preset", "own", "--imap", "mail.example.org:993", "--smtp", "mail.example.org:465", "--address", "gm@example.org",
		"--keeper", "you@example.org", "--zone", "UTC", "--password-env", "X"}
	for user, args := range map[string][]string{"gm@example.org": own, "gm": append(own, "--user", "gm")} {
		s := at(t, "")
		complaint, status := s.init("", args...)
		if want := fmt.Sprintf("user          = %q\n", user); status != 0 || strings.Count(s.lies(), want) != 2 {
			t.Errorf("%s: status %d: %s%s", user, status, complaint, s.lies())
		}
	}
}

// A breaker breaks off when a question is put.
type breaker struct {
	bytes.Buffer
	at   string
	stop func()
}

func (b *breaker) Write(p []byte) (int, error) {
	n, err := b.Buffer.Write(p)
	if strings.Contains(b.String(), b.at) {
		b.stop()
	}
	return n, err
}

// Who breaks off is let go at any question, and nothing is made.
func TestInitBrokenOff(t *testing.T) {
	t.Parallel()
	for _, question := range []string{"The address that", "The password", "The time zone"} {
		ctx, stop := context.WithCancel(t.Context())
		never, typist := io.Pipe()
		t.Cleanup(func() { typist.Close() })
		answers := map[string]string{"The password": "gm@gmail.com\n", "The time zone": "gm@gmail.com\nsecret\nyou@example.org\n"}[question]
		s, said := at(t, ""), &breaker{at: question, stop: stop}
		status := s.initIn(ctx, io.MultiReader(strings.NewReader(answers), never), said, true)
		if status != console.StatusFailed || !strings.Contains(said.String(), "broken off; nothing was made or changed") || s.lies() != "" {
			t.Errorf("%s: status %d: %s%s", question, status, said.String(), s.lies())
		}
	}
}

// What stands in a file of answers is not told of it: it may be a password.
func TestAnswersAreNotTold(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"zone = \"UTC\"\npassword = topsecret\n": "answers.toml:2: password: this cannot be read; write a line each",
		"password = 4711\n":                      `answers.toml: password: write it in quotes, like password = "…"`,
		"topsecret\n":                            "answers.toml:",
	} {
		s := at(t, "")
		path := filepath.Join(s.TempDir(), "answers.toml")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		complaint, status := s.init("", "--answers", path)
		if status != console.StatusUsage || !strings.Contains(complaint, want) || strings.Contains(complaint, "secret") || strings.Contains(complaint, "4711") {
			t.Errorf("%q: status %d: %s", text, status, complaint)
		}
	}
}

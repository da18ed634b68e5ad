//go:build servers

package main

import (
	"bytes"
	"context"
	"crypto/x509"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/gm/demo"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
)

// turnsToPlay is how many turns the game on real servers goes on for.
const turnsToPlay = 6

// TestServersPlayAGame plays a game with "serve" between a real Dovecot and a
// real Postfix, by the real clock, with deadlines seconds apart. The players
// read by IMAP and write by SMTP, as everybody does. .ci/test-servers starts the
// servers. It sets the environment of the process, so nothing runs beside it.
func TestServersPlayAGame(t *testing.T) {
	w := console.World{Stdin: strings.NewReader(""), Stdout: io.Discard, Stderr: t.Output(), Getenv: os.Getenv, Now: time.Now, Chance: secretChance{}}
	config := filepath.Join(t.TempDir(), "machipost.toml")
	database := filepath.Join(t.TempDir(), "games.db")
	t.Setenv("GM_PASSWORD", "secret")
	text := fmt.Sprintf(serversConfig, database, mailPort(t, "IMAPS"), os.Getenv("MACHIPOST_MAIL_CA"), mailPort(t, "SUBMISSION"), os.Getenv("MACHIPOST_MAIL_CA"))
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	command := func(args ...string) {
		t.Helper()
		if status := run(t.Context(), append([]string{"--config", config}, args...), w); status != 0 {
			t.Fatalf("%q: exit status %d", args, status)
		}
	}
	players := seatPlayers(t)
	command("run") // the first start leaves old letters alone
	command("game", "new", "friday", "--expansions", "base", "--schedule", "*/4 * * * * *",
		"--excuses", "0", "--nmrs", "never", // a machine that is busy for seconds holds nothing up
		"--players", "Ann <ann@players.test>, Bob <bob@players.test>, Carol <carol@players.test>")
	command("game", "start", "friday")

	ctx, stop := context.WithCancel(t.Context())
	served := make(chan int)
	go func() { served <- run(ctx, []string{"--config", config, "serve"}, w) }()
	playAlong(t, players)
	stopped := time.Now()
	stop()
	if status := <-served; status != 0 {
		t.Errorf("serve: exit status %d", status)
	}
	if took := time.Since(stopped); took > 10*time.Second {
		t.Errorf("serve took %s to end", took)
	}
	var out bytes.Buffer
	w.Stdout = &out
	command("game", "verify", "friday")
	if !strings.Contains(out.String(), "all came out the same") {
		t.Errorf("verify says %q", out.String())
	}
}

// playAlong lets the players answer each report until enough turns are over,
// and every one of them has every report.
func playAlong(t *testing.T, players []*demo.Correspondent) {
	t.Helper()
	acknowledged := 0
	for deadline := time.Now().Add(2 * time.Minute); ; {
		done := 0
		for _, p := range players {
			ctx, cancel := context.WithTimeout(t.Context(), time.Second)
			err := p.Inbox.Wait(ctx)
			cancel()
			if err != nil {
				t.Fatal(err)
			}
			turn := p.Turn()
			if _, err := p.Read(t.Context()); err != nil {
				t.Fatal(err)
			}
			if strings.Contains(p.Newest(), "buy") {
				acknowledged++
			}
			if p.Turn() > turnsToPlay {
				done++
			} else if p.Turn() > turn {
				if err := p.Write(t.Context(), "gm@pbem.test"); err != nil {
					t.Fatal(err)
				}
			}
		}
		if done == len(players) {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d of %d players saw turn %d within two minutes", done, len(players), turnsToPlay+1)
		}
	}
	if acknowledged == 0 {
		t.Error("no orders were acknowledged")
	}
}

func seatPlayers(t *testing.T) []*demo.Correspondent {
	t.Helper()
	pem, err := os.ReadFile(os.Getenv("MACHIPOST_MAIL_CA"))
	if err != nil {
		t.Fatal(err)
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(pem)
	var players []*demo.Correspondent
	for i, name := range []string{"Ann", "Bob", "Carol"} {
		server := mailbox.Server{Host: "localhost", Port: mailPort(t, "IMAP"), Security: mailbox.StartTLS, User: strings.ToLower(name),
			Password: func() (string, error) { return "secret", nil }, RootCAs: roots}
		inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server})
		if err != nil {
			t.Fatal(err)
		}
		server.Port, server.Security = mailPort(t, "SUBMISSIONS"), mailbox.TLS
		postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: server})
		if err != nil {
			t.Fatal(err)
		}
		player := &demo.Correspondent{Name: name, Address: strings.ToLower(name) + "@players.test", Inbox: inbox, Postman: postman,
			Composer: letter.Composer{}, Chance: rand.NewPCG(uint64(i), uint64(time.Now().UnixNano())), Now: time.Now}
		player.Sit(i)
		if _, err := player.Read(t.Context()); err != nil { // where the mailbox ends
			t.Fatal(err)
		}
		players = append(players, player)
	}
	return players
}

func mailPort(t *testing.T, which string) int {
	t.Helper()
	port, err := strconv.Atoi(os.Getenv("MACHIPOST_MAIL_" + which))
	if err != nil {
		t.Fatalf("MACHIPOST_MAIL_%s is not set; run .ci/test-servers", which)
	}
	return port
}

const serversConfig = `address = "The GM <gm@pbem.test>"
database = %q
poll = "2s"

[imap]
host = "localhost"
port = %d
ca = %q
user = "gm"
password_env = "GM_PASSWORD"

[smtp]
host = "localhost"
port = %d
ca = %q
security = "starttls"
user = "gm"
password_env = "GM_PASSWORD"
`

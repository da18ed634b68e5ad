package main

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"machipost/cmd/machipost/console"
	"machipost/gm/mailbox"
	"machipost/gm/post"
	"machipost/gm/postoffice"
)

// Several processes at one mailbox find letters moved by each other under their hands:
// none of them says that anything is wrong, and each letter has one answer.
func TestRunsBesideEachOther(t *testing.T) {
	t.Parallel()
	rounds := 6
	if os.Getenv("MACHIPOST_LONG") != "" {
		rounds = 100
	}
	office, err := postoffice.Open(postoffice.Config{Now: time.Now, Accounts: []postoffice.Account{
		{Address: scriptGM, Password: "secret"}, {Address: "ann@example.org", Password: "secret"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	defer office.Close()
	settings, _ := office.Settings(scriptGM)
	folder := t.TempDir()
	text := fmt.Sprintf(deskConfig, filepath.Join(folder, "games.db"), settings.IMAPPort, settings.SMTPPort)
	if err := os.WriteFile(filepath.Join(folder, "machipost.toml"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	runs := func(n uint64) (int, string) {
		var complained bytes.Buffer
		world := console.World{
			Stdin: strings.NewReader(""), Stdout: io.Discard, Stderr: &complained, Getenv: func(string) string { return "secret" },
			Now: time.Now, Chance: rand.NewPCG(2, n),
		}
		return run(t.Context(), []string{"--config", filepath.Join(folder, "machipost.toml"), "run"}, world), complained.String()
	}
	if status, complaint := runs(0); status != 0 {
		t.Fatal(complaint)
	}
	sender, _ := office.Settings("ann@example.org")
	postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: deskServer(sender, sender.SMTPPort)})
	if err != nil {
		t.Fatal(err)
	}
	const each = 5 // letters a round, of which the sender has as many answers
	for round := range rounds {
		var parcels []post.Parcel
		for i := range each {
			parcels = append(parcels, post.Parcel{From: "ann@example.org", To: scriptGM, Raw: fmt.Appendf(nil,
				"From: ann@example.org\r\nSubject: games\r\nMessage-ID: <%d.%d@example.org>\r\n\r\ngames\r\n", round, i)})
		}
		if err := postman.Deliver(t.Context(), parcels, func(_ post.Parcel, fault error) error { return fault }); err != nil {
			t.Fatal(err)
		}
		var together sync.WaitGroup
		for process := range 3 {
			together.Go(func() {
				if status, complaint := runs(uint64(10*round + process + 1)); status != 0 {
					t.Errorf("round %d: exit status %d: %s", round, status, complaint)
				}
			})
		}
		together.Wait()
	}
	answers := map[string]int{}
	for _, d := range office.Deliveries() {
		if d.From == scriptGM {
			answers[string(d.Raw)]++
		}
	}
	if len(answers) == 0 || len(answers) > rounds*each {
		t.Errorf("%d answers to %d letters", len(answers), rounds*each)
	}
}

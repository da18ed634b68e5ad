package gm_test

import (
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/mail"
	"path/filepath"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/mailbox"
	"machipost/gm/mailbox/letter"
	"machipost/gm/post"
	"machipost/gm/postoffice"
	"machipost/gm/store"
)

// lettersOfABench is how many letters come in, and go out, at once: strangers get no more answers a day.
const lettersOfABench = 500

// A bench is a GM at real lines and at a database that waits for the disk.
type bench struct {
	*testing.B
	*gm.GM
	office *postoffice.Office
	clock  time.Time
}

func setBench(b *testing.B) *bench {
	b.Helper()
	w := &bench{B: b, clock: time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)}
	now := func() time.Time { return w.clock }
	accounts := []postoffice.Account{{Address: gmAddress, Password: "secret"}}
	for i := range lettersOfABench {
		accounts = append(accounts, postoffice.Account{Address: fmt.Sprintf("stranger%d@example.org", i), Password: "secret"})
	}
	var err error
	if w.office, err = postoffice.Open(postoffice.Config{Now: now, Accounts: accounts}); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { w.office.Close() })
	db, err := store.Open(b.Context(), filepath.Join(b.TempDir(), "games.db"), now)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { db.Close() })
	words, err := english()
	if err != nil {
		b.Fatal(err)
	}
	s, _ := w.office.Settings(gmAddress)
	server := mailbox.Server{
		Host: s.Host, Port: s.IMAPPort, Security: mailbox.Security(s.Security), User: s.User,
		Password: func() (string, error) { return "secret", nil },
	}
	inbox, err := mailbox.NewIMAP(mailbox.IMAPConfig{Server: server, Processed: "Processed"})
	if err != nil {
		b.Fatal(err)
	}
	server.Port = s.SMTPPort
	postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Server: server, Hello: "localhost"})
	if err != nil {
		b.Fatal(err)
	}
	w.GM, err = gm.New(gm.Deps{
		Store: db, Inbox: inbox, Composer: letter.Composer{}, Postman: postman, Now: now, Chance: rand.NewPCG(1, 0), Words: words,
		Log: slog.New(slog.DiscardHandler), Address: mail.Address{Name: "The GM", Address: gmAddress},
	})
	if err != nil {
		b.Fatal(err)
	}
	if _, err := w.Letters.File(b.Context(), true); err != nil { // the first start
		b.Fatal(err)
	}
	return w
}

// write has each stranger write a letter.
func (w *bench) write(round int) {
	w.Helper()
	s, _ := w.office.Settings("stranger0@example.org")
	postman, err := mailbox.NewSMTP(mailbox.SMTPConfig{Hello: "localhost", Server: mailbox.Server{
		Host: s.Host, Port: s.SMTPPort, Security: mailbox.Security(s.Security), User: s.User,
		Password: func() (string, error) { return "secret", nil },
	}})
	if err != nil {
		w.Fatal(err)
	}
	var parcels []post.Parcel
	for i := range lettersOfABench {
		from := fmt.Sprintf("stranger%d@example.org", i)
		raw := fmt.Appendf(nil, "From: <%s>\r\nTo: %s\r\nSubject: hello\r\nMessage-ID: <%d.%d@example.org>\r\n\r\nHello, is anybody there?\r\n", from, gmAddress, round, i)
		parcels = append(parcels, post.Parcel{From: "stranger0@example.org", To: gmAddress, Raw: raw})
	}
	err = postman.Deliver(w.Context(), parcels, func(_ post.Parcel, err error) error { return err })
	if err != nil {
		w.Fatal(err)
	}
}

// The same letters over the bare wire, for a measure: delivered, and nothing noted.
func BenchmarkBareSending(b *testing.B) {
	w := setBench(b)
	for round := 0; b.Loop(); round++ {
		w.write(round)
	}
}

// Letters that come in at once, from the wire into the database; and then their answers,
// from there to the wire.
func BenchmarkLetters(b *testing.B) {
	for _, step := range []string{"filed", "sent"} {
		b.Run(step, func(b *testing.B) {
			w := setBench(b)
			for round := 0; b.Loop(); round++ {
				b.StopTimer()
				w.clock = w.clock.Add(25 * time.Hour)
				w.write(round)
				if step == "filed" {
					b.StartTimer()
				}
				if n, err := w.Letters.File(b.Context(), true); err != nil || n != lettersOfABench {
					b.Fatal(n, err)
				}
				if step == "filed" {
					continue
				}
				b.StartTimer()
				if n, failed, err := w.Carrier.SendDue(b.Context()); err != nil || n != lettersOfABench || failed > 0 {
					b.Fatal(n, failed, err)
				}
			}
		})
	}
}

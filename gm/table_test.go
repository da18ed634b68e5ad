package gm_test

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/mail"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"machipost/engine"
	"machipost/gm"
	"machipost/gm/lobby"
	"machipost/gm/mailbox/letter"
	"machipost/gm/mailbox/memory"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/store"
	"machipost/reports"
	"machipost/templates"
)

// A table is a GM with players round it: mail in memory, a database in a
// temporary folder, a clock that is set by hand.
type table struct {
	*testing.T
	*gm.GM
	deps  gm.Deps // of that GM; with changes them
	mail  *memory.Mail
	db    *store.DB
	path  string // of the database
	clock time.Time
	sent  int
}

const (
	gmAddress     = "gm@example.org"
	keeperAddress = "keeper@example.org"
)

func setTable(t *testing.T) *table {
	t.Helper()
	tb := &table{T: t, clock: time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)}
	tb.mail = memory.New(func() time.Time { return tb.clock })
	tb.mail.Marks = []string{templates.ReplyMark}
	for _, address := range []string{gmAddress, keeperAddress, "ann@example.org", "bob@example.org", "eve@example.org"} {
		tb.mail.Account(address)
	}
	tb.path = filepath.Join(t.TempDir(), "games.db")
	tb.db = tb.opened(tb.path)
	tb.deps = tb.depsOf(1)
	tb.GM = tb.made(tb.deps)
	return tb
}

// opened opens a new database with nothing in it, by the table's clock.
func (tb *table) opened(path string) *store.DB {
	tb.Helper()
	empty, err := emptyDatabase()
	if err == nil {
		err = os.WriteFile(path, empty, 0o600)
	}
	if err != nil {
		tb.Fatal(err)
	}
	db, err := store.OpenUnsynced(tb.Context(), path, func() time.Time { return tb.clock })
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { db.Close() })
	return db
}

// emptyDatabase is a file of today's form with nothing in it: the migrations are
// carried out once, and not for each table.
var emptyDatabase = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "machipost")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "empty.db")
	db, err := store.OpenUnsynced(context.Background(), path, time.Now)
	if err != nil {
		return nil, err
	}
	if err := db.Close(); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
})

// english are the words of all tables: nobody changes them.
var english = sync.OnceValues(func() (*reports.Words, error) { return reports.In("en") })

// with makes the GM anew of other parts.
func (tb *table) with(change func(*gm.Deps)) {
	tb.Helper()
	change(&tb.deps)
	tb.GM = tb.made(tb.deps)
}

func (tb *table) made(deps gm.Deps) *gm.GM {
	tb.Helper()
	g, err := gm.New(deps)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// newGM is another process at the same database and mailbox.
func (tb *table) newGM(seed uint64) *gm.GM {
	tb.Helper()
	return tb.made(tb.depsOf(seed))
}

func (tb *table) depsOf(seed uint64) gm.Deps {
	words, err := english()
	if err != nil {
		tb.Fatal(err)
	}
	return gm.Deps{
		Store: tb.db, Inbox: tb.mail.Account(gmAddress), Composer: letter.Composer{}, Postman: tb.mail.Postman(),
		Now: func() time.Time { return tb.clock }, Chance: rand.NewPCG(seed, 0), Words: words, Log: slog.New(slog.DiscardHandler),
		Address: mail.Address{Name: "The GM", Address: gmAddress}, Keeper: keeperAddress, Separator: "+",
	}
}

// start opens and starts a base game of Ann and Bob with a deadline each evening
// at eight.
func (tb *table) start(name string) {
	tb.Helper()
	tb.startWith(name, "0 20 * * *")
}

// startWith is start with another schedule.
func (tb *table) startWith(name, schedule string) {
	tb.Helper()
	tb.round()
	tb.open(name, schedule, true)
	tb.round()
}

// open opens and starts a game, without a round before and after.
func (tb *table) open(name, schedule string, keepSeats bool) records.Game {
	tb.Helper()
	_, err := tb.Lobby.NewGame(tb.Context(), lobby.Plan{
		Name: name, KeepSeats: keepSeats, Rules: engine.DefaultRules(engine.Base), Schedule: schedule, Zone: "UTC",
		Players: []mail.Address{{Name: "Ann", Address: "ann@example.org"}, {Name: "Bob", Address: "bob@example.org"}},
	})
	if err != nil {
		tb.Fatal(err)
	}
	game, err := tb.Lobby.StartGame(tb.Context(), name)
	if err != nil {
		tb.Fatal(err)
	}
	return game
}

func (tb *table) round() gm.RoundReport {
	tb.Helper()
	report, err := tb.Round(tb.Context())
	if err != nil {
		tb.Fatal(err)
	}
	return report
}

// at sets the clock, to a day of December 2026 and a time of it.
func (tb *table) at(day int, clock string) {
	tb.Helper()
	now, err := time.Parse("2006-01-02 15:04:05", fmt.Sprintf("2026-12-%02d %s", day, clock))
	if err != nil {
		tb.Fatal(err)
	}
	tb.clock = now
}

// letters are those that an address got, oldest first.
func (tb *table) letters(address string) []post.Letter {
	var letters []post.Letter
	for _, l := range tb.mail.Account(address).Letters() {
		l.Text = "" // with the marks of the GM's reader it is empty
		letters = append(letters, l)
	}
	return letters
}

// count fails unless an address got so many letters.
func (tb *table) count(address string, want int) {
	tb.Helper()
	if got := len(tb.letters(address)); got != want {
		tb.Errorf("%s got %d letters, want %d", address, got, want)
	}
}

// heard fails unless the newest letter to an address says something.
func (tb *table) heard(address, text string) {
	tb.Helper()
	said := ""
	if letters := tb.letters(address); len(letters) > 0 {
		said = tb.text(letters[len(letters)-1])
	}
	if !strings.Contains(said, text) && !strings.Contains(flat(said), text) {
		tb.Errorf("the newest letter to %s does not say %q", address, text)
	}
}

// text is what a letter to a player says.
func (tb *table) text(l post.Letter) string { return letter.Reader{}.Read(l.Raw).Text }

// flat lets a sentence be found however its lines were broken.
func flat(text string) string { return strings.ReplaceAll(text, "\n", " ") }

// reply answers the newest letter to a player.
func (tb *table) reply(address, text string) {
	tb.Helper()
	letters := tb.letters(address)
	last := letters[len(letters)-1]
	tb.write(address, "Re: "+last.Subject, last.MessageID, text)
}

func (tb *table) write(address, subject, inReplyTo, text string) {
	tb.Helper()
	tb.sent++
	raw, err := letter.Composer{}.Compose(post.Draft{
		MessageID: fmt.Sprintf("letter-%d@example.org", tb.sent), InReplyTo: inReplyTo, Date: tb.clock,
		From: mail.Address{Address: address}, To: mail.Address{Address: gmAddress}, Subject: subject, Text: text + "\n",
	})
	if err != nil {
		tb.Fatal(err)
	}
	tb.lay(address, raw)
}

// lay puts a letter as it is into the GM's mailbox.
func (tb *table) lay(from string, raw []byte) {
	tb.Helper()
	if err := tb.mail.Post(from, gmAddress, raw); err != nil {
		tb.Fatal(err)
	}
}

// turn is the turn that a game is in.
func (tb *table) turn(name string) int {
	tb.Helper()
	game, err := tb.Looks.Game(context.Background(), name)
	if err != nil {
		tb.Fatal(err)
	}
	return game.Position.Turn
}

// finish ends a game, as if somebody had won it.
func (tb *table) finish(name string) {
	tb.Helper()
	err := tb.db.Update(tb.Context(), func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return err
		}
		game.State, game.Deadline = records.Finished, time.Time{}
		return tx.Games.Save(game)
	})
	if err != nil {
		tb.Fatal(err)
	}
}

// OpenSeat leaves a seat as a resignation does.
func (tb *table) OpenSeat(ctx context.Context, name string, seat int) error {
	return tb.db.Update(ctx, func(tx records.Tx) error {
		game, err := tx.Games.Named(name)
		if err != nil {
			return err
		}
		return tb.Turns.Seats.Open(tx, &game, engine.Seat(seat), records.GoneResigned)
	})
}

// aPlan is one for which nobody chose anything but what is needed.
func aPlan() lobby.Plan {
	plan := lobby.NewPlan("friday", "UTC")
	plan.Places, plan.Schedule = 4, "0 20 * * TUE,FRI"
	return plan
}

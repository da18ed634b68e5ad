//go:build servers

package postgres_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/store/postgres"
	"machipost/gm/store/postgres/trial"
)

var noon = time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)

func atNoon() time.Time { return noon }

// open opens an empty database.
func open(t *testing.T) (*postgres.DB, string) {
	t.Helper()
	address := trial.Database(t)
	db, err := postgres.OpenClocked(t.Context(), address, "", atNoon)
	fail(t, err)
	t.Cleanup(func() { db.Close() })
	return db, address
}

func fail(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// friday is a game of Ann and Bob that goes on, with a place for a third.
func friday(t *testing.T, db *postgres.DB) records.Game {
	t.Helper()
	game := records.Game{
		Name: "friday", State: records.Running, Schedule: "0 20 * * *", Zone: "UTC", Created: noon, Places: 3,
		Position: engine.NewPosition(engine.DefaultRules(engine.Everything), 2, func([]engine.Card) {}),
		Players:  []records.Player{{Name: "Ann", Address: "ann@example.org"}, {Name: "Bob", Address: "bob@example.org"}},
	}
	fail(t, db.Update(t.Context(), func(tx records.Tx) error { return tx.Games.Add(&game) }))
	return game
}

// A meeting has two transactions wait for each other, once, between what they read and
// what they write: so each has read before the other writes.
type meeting struct {
	both sync.WaitGroup
	once [2]sync.Once
}

func (m *meeting) wait(who int) {
	m.once[who].Do(func() { m.both.Done(); m.both.Wait() })
}

// raced carries two out at once, and returns how often each was begun, and its error.
func raced(t *testing.T, db *postgres.DB, f func(tx records.Tx, who int, meet func()) error) (begun [2]int, errs [2]error) {
	t.Helper()
	m := &meeting{}
	m.both.Add(2)
	var done sync.WaitGroup
	for who := range 2 {
		done.Go(func() {
			errs[who] = db.Update(t.Context(), func(tx records.Tx) error {
				begun[who]++
				return f(tx, who, func() { m.wait(who) })
			})
		})
	}
	done.Wait()
	return begun, errs
}

// What each transaction relies on: that nothing of what it has read has changed when it
// commits. Of two that read the same and write it, one comes behind the other.
func TestServersRaces(t *testing.T) {
	t.Parallel()
	errLate := errors.New("another was faster")
	for name, c := range map[string]struct {
		f    func(game records.Game, tx records.Tx, who int, meet func()) error
		look func(view records.View, game records.Game) (string, error)
		want string // what there is in the end
		late int    // how many were too late
	}{
		"a turn is resolved once": {
			f: func(game records.Game, tx records.Tx, _ int, meet func()) error {
				g, err := tx.Games.Named("friday")
				meet()
				if err != nil || g.Position.Turn != game.Position.Turn {
					return errors.Join(err, errLate)
				}
				err = tx.Turns.Add(records.Turn{Game: g.ID, Number: g.Position.Turn, Resolved: noon, Before: g.Position, After: g.Position})
				g.Position.Turn++
				return errors.Join(err, tx.Games.Save(g))
			},
			look: func(view records.View, game records.Game) (string, error) {
				turns, err := view.Turns.Of(game.ID)
				return strconv.Itoa(len(turns)), err
			},
			want: "1", late: 1,
		},
		"a sheet for a turn that is being resolved counts, or is for the next": {
			f: func(game records.Game, tx records.Tx, who int, meet func()) error {
				g, err := tx.Games.Named("friday")
				if err != nil {
					return err
				}
				if who == 0 { // a letter with orders
					meet()
					return tx.Sheets.Add(records.Sheet{Player: g.Players[0].ID, Turn: g.Position.Turn, Arrived: noon, Orders: "buy Mine"})
				}
				counting, err := tx.Sheets.For(g.ID, g.Position.Turn, noon)
				meet()
				if err != nil {
					return err
				}
				turn := records.Turn{Game: g.ID, Number: g.Position.Turn, Resolved: noon, Before: g.Position, After: g.Position}
				for _, p := range g.Players {
					turn.Orders = append(turn.Orders, counting[p.ID])
				}
				err = tx.Turns.Add(turn)
				g.Position.Turn++
				return errors.Join(err, tx.Games.Save(g))
			},
			look: func(view records.View, game records.Game) (string, error) {
				turn, err := view.Turns.Last(game.ID)
				if err != nil {
					return "", err
				}
				sheets, err := view.Sheets.Of(game.ID)
				counted := turn.Orders[0].Orders == "buy Mine"
				if err != nil || len(sheets) != 1 || counted != (sheets[0].Turn == turn.Number) {
					return "a sheet that does not count for its turn", err
				}
				return "well", nil
			},
			want: "well",
		},
		"the last place is one player's": {
			f: func(_ records.Game, tx records.Tx, who int, meet func()) error {
				g, err := tx.Games.Named("friday")
				meet()
				if err != nil || len(g.Players) >= g.Places {
					return errors.Join(err, errLate)
				}
				return tx.Players.Add(g.ID, &records.Player{Name: []string{"Cat", "Dan"}[who], Address: "x@example.org"})
			},
			look: func(view records.View, _ records.Game) (string, error) {
				g, err := view.Games.Named("friday")
				return strconv.Itoa(len(g.Players)), err
			},
			want: "3", late: 1,
		},
		"a name is one game's": {
			f: func(_ records.Game, tx records.Tx, who int, meet func()) error {
				_, err := tx.Games.Named("monday")
				meet()
				if !errors.Is(err, records.ErrNoGame) {
					return errors.Join(err, errLate)
				}
				err = tx.Games.Add(&records.Game{Name: []string{"monday", "MONDAY"}[who], State: records.Waiting, Schedule: "0 20 * * *", Zone: "UTC",
					Created: noon, Position: engine.NewPosition(engine.DefaultRules(engine.Base), 2, func([]engine.Card) {})})
				if errors.Is(err, records.ErrNameUsed) {
					err = errLate
				}
				return err
			},
			look: func(view records.View, _ records.Game) (string, error) {
				games, err := view.Games.All()
				return strconv.Itoa(len(games)), err
			},
			want: "2", late: 1,
		},
		"a limit of answers is kept by both together": {
			f: func(_ records.Game, tx records.Tx, who int, meet func()) error {
				answers, err := tx.Outbox.Answered("zoe@example.org", noon.Add(-time.Hour))
				meet()
				if err != nil || answers >= 1 {
					return errors.Join(err, errLate)
				}
				_, err = tx.Outbox.Queue(records.Outgoing{Kind: records.Answer, MessageID: strconv.Itoa(who) + "@x", To: "zoe@example.org", Raw: []byte("hello"), Created: noon, Due: noon})
				return err
			},
			look: func(view records.View, _ records.Game) (string, error) {
				answers, err := view.Outbox.Answered("zoe@example.org", noon.Add(-time.Hour))
				return strconv.Itoa(answers), err
			},
			want: "1", late: 1,
		},
		"the keeper is told once": {
			f: func(_ records.Game, tx records.Tx, _ int, meet func()) error {
				meet()
				first, err := tx.Told.Once("a matter", noon)
				if err == nil && !first {
					err = errLate
				}
				return err
			},
			look: func(view records.View, _ records.Game) (string, error) {
				n, err := view.Told.Since("a matter", noon.Add(-time.Hour))
				return strconv.Itoa(n), err
			},
			want: "1", late: 1,
		},
		"a number is given out once": {
			f: func(_ records.Game, tx records.Tx, _ int, meet func()) error {
				value, err := tx.Settings.Value("number")
				meet()
				n, _ := strconv.Atoi(value)
				return errors.Join(err, tx.Settings.Set("number", strconv.Itoa(n+1)))
			},
			look: func(view records.View, _ records.Game) (string, error) { return view.Settings.Value("number") },
			want: "2",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db, _ := open(t)
			game := friday(t, db)
			begun, errs := raced(t, db, func(tx records.Tx, who int, meet func()) error { return c.f(game, tx, who, meet) })
			late := 0
			for _, err := range errs {
				if errors.Is(err, errLate) {
					late++
				} else if err != nil {
					t.Error(err)
				}
			}
			var got string
			fail(t, db.View(t.Context(), func(view records.View) (err error) {
				got, err = c.look(view, game)
				return err
			}))
			if got != c.want || late != c.late {
				t.Errorf("%q, %d too late; want %q, %d", got, late, c.want, c.late)
			}
			if begun[0]+begun[1] < 3 && c.late+len(c.want) > 1 && name != "the keeper is told once" {
				t.Errorf("begun %v: neither was run again", begun)
			}
		})
	}
}

// A group that others were in the way of is carried out again whole, whatever its updates
// made of that.
func TestServersGroupsAreRunAgain(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	begun := 0
	fail(t, db.Group(t.Context(), func(update records.Updater) error {
		begun++
		err := update(func(tx records.Tx) error { return tx.Settings.Set("letter", strconv.Itoa(begun)) })
		fail(t, err)
		_ = update(func(tx records.Tx) error {
			value, err := tx.Settings.Value("number")
			if begun == 1 {
				fail(t, db.Update(t.Context(), func(tx records.Tx) error { return tx.Settings.Set("number", "7") }))
			}
			return errors.Join(err, tx.Settings.Set("number", value+"1"))
		})
		return nil // what an update met is kept all the same
	}))
	fail(t, db.View(t.Context(), func(view records.View) error {
		number, err := view.Settings.Value("number")
		fail(t, err)
		letter, err := view.Settings.Value("letter")
		if number != "71" || letter != "2" || begun != 2 {
			t.Errorf("number %s, letter %s, begun %d times", number, letter, begun)
		}
		return err
	}))
}

// Who is always in somebody's way is told so in the end.
func TestServersTriesAreBounded(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	begun := 0
	err := db.Update(t.Context(), func(tx records.Tx) error {
		begun++
		value, err := tx.Settings.Value("number")
		fail(t, err)
		fail(t, db.Update(t.Context(), func(tx records.Tx) error { return tx.Settings.Set("number", value+"x") }))
		return tx.Settings.Set("number", value)
	})
	if fault := new(records.Fault); !errors.Is(err, records.ErrBusy) || !errors.As(err, &fault) || begun < 10 || begun > 100 {
		t.Errorf("begun %d times, %v", begun, err)
	}
}

// One process at a time holds a thing; it is free once that one is gone.
func TestServersHolds(t *testing.T) {
	t.Parallel()
	one, address := open(t)
	two, err := postgres.OpenClocked(t.Context(), address, "", atNoon)
	fail(t, err)
	defer two.Close()
	holds := func(db *postgres.DB) bool {
		t.Helper()
		mine, err := db.Hold(t.Context(), "mailbox")
		fail(t, err)
		return mine
	}
	for i, want := range []bool{holds(one), !holds(two), holds(one)} {
		if !want {
			t.Errorf("step %d", i)
		}
	}
	one.Release("mailbox")
	if !holds(two) || holds(one) {
		t.Error("not released")
	}
	trial.Do(t, address, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())")
	for range 100 {
		if holds(one) {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("a hold outlived its session")
}

// What the server says of an address that it does not like names no password, and nor
// does what we say of one that we cannot read.
func TestServersPasswordsAreNotTold(t *testing.T) {
	t.Parallel()
	address := trial.Database(t)
	const secret = "s3cr:et"
	for _, c := range []struct {
		address, password string
		want              error
	}{
		{trial.Bare(t, address), secret, records.ErrShut},
		{strings.Replace(trial.Bare(t, address), "machipost@", "machipost:"+"s3cr%3Aet@", 1), "", records.ErrShut},
		{"postgres://gm:" + secret + "@127.0.0.1:9/games?sslmode=disable", "", nil},
		{"postgres://gm:" + secret + "@%zz/games", "", nil},
		{"postgres://gm:" + secret + "@host:port/games", "", nil},
		{"postgres://gm:s3cr%3Aet@127.0.0.1:1/games?sslmode=disable", "", records.ErrAway},
	} {
		db, err := postgres.Open(t.Context(), c.address, c.password, time.Now)
		if err == nil {
			db.Close()
			t.Errorf("%s was opened", c.address)
			continue
		}
		if c.want != nil && !errors.Is(err, c.want) {
			t.Errorf("%v, want %v", err, c.want)
		}
		if strings.Contains(err.Error(), "s3cr") || strings.Contains(postgres.Shown(c.address), "s3cr") {
			t.Errorf("the password stands in %q", err)
		}
	}
}

// Letters may hold what PostgreSQL has no room for in a text.
func TestServersOddTexts(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := friday(t, db)
	fail(t, db.Update(t.Context(), func(tx records.Tx) error {
		f := records.FiledLetter{Filed: noon, State: records.Applied, Why: "\xff"}
		f.Letter.Arrived, f.Letter.Text, f.Letter.Subject = noon, "a\x00b\xffc", "\x00"
		f.Letter.Raw = []byte("a\x00b\xffc")
		id, err := tx.Letters.Add(f)
		fail(t, err)
		got, err := tx.Letters.Filed(id)
		if got.Letter.Text != "a\uFFFDb\uFFFDc" || !slices.Equal(got.Letter.Raw, f.Letter.Raw) {
			t.Errorf("%q, %q", got.Letter.Text, got.Letter.Raw)
		}
		_, err = tx.Letters.Unconfirmed(game.Players[0].ID, []string{"\x00@x", "\xff@x"})
		return err
	}))
}

// Transactions have the server's clock, whatever this machine's says, and so has Now.
func TestServersClock(t *testing.T) {
	t.Parallel()
	address := trial.Database(t)
	ahead := func() time.Time { return time.Now().Add(10 * time.Hour) }
	db, err := postgres.Open(t.Context(), address, "", ahead)
	fail(t, err)
	defer db.Close()
	fail(t, db.View(t.Context(), func(view records.View) error {
		if d := time.Since(view.Now).Abs(); d > 5*time.Second {
			t.Errorf("the moment of a transaction is %s off", d)
		}
		return nil
	}))
	if d := time.Since(db.Now()).Abs(); d > 5*time.Second {
		t.Errorf("the clock is %s off", d)
	}
}

// The server translates no plan into machine code, however dear it takes it for: a look at
// all that is owed took a tenth of a second.
func TestServersPlansAreNotCompiled(t *testing.T) {
	t.Parallel()
	_, address := open(t)
	pool, err := postgres.Connect(address, "")
	fail(t, err)
	defer pool.Close()
	rows, err := pool.QueryContext(t.Context(), "EXPLAIN ANALYZE SELECT since, letters FROM owed")
	fail(t, err)
	defer rows.Close()
	var plan []string
	for rows.Next() {
		var line string
		fail(t, rows.Scan(&line))
		plan = append(plan, line)
	}
	fail(t, rows.Err())
	if whole := strings.Join(plan, "\n"); len(plan) == 0 || strings.Contains(whole, "JIT") {
		t.Errorf("the plan:\n%s", whole)
	}
}

// No statement is begun once its asker has gone.
func TestServersAskersWhoHaveGone(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	ctx, cancel := context.WithCancel(t.Context())
	err := db.Update(ctx, func(tx records.Tx) error {
		cancel()
		return tx.Settings.Set("a", "b")
	})
	if fault := new(records.Fault); !errors.Is(err, context.Canceled) || !errors.As(err, &fault) {
		t.Error(err)
	}
}

// holdAt names a database to a process that is to hold things there, and to sleep.
const holdAt = "MACHIPOST_HOLD_AT"

// What a process has that is heard of no more, though its connections stand, is another's
// within half a minute: it sleeps, or its machine is gone. Its transactions are undone.
func TestServersSilentProcessesLoseWhatTheyHold(t *testing.T) {
	if address := os.Getenv(holdAt); address != "" {
		holdAndSleep(t, address)
	}
	if os.Getenv("MACHIPOST_LONG") == "" {
		t.Skip("it takes half a minute; MACHIPOST_LONG=1 has it done")
	}
	db, address := open(t)
	fail(t, db.Update(t.Context(), func(tx records.Tx) error {
		return tx.Games.Add(&records.Game{Name: "friday", State: records.Waiting, Created: noon, Position: engine.NewPosition(engine.DefaultRules(engine.Base), 2, func([]engine.Card) {})})
	}))
	silent := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
	silent.Env = append(os.Environ(), holdAt+"="+address)
	out, err := silent.StdoutPipe()
	fail(t, err)
	fail(t, silent.Start())
	defer func() { _ = silent.Process.Kill(); _ = silent.Wait() }()
	if said, err := bufio.NewReader(out).ReadString('\n'); err != nil || said != "held\n" {
		t.Fatalf("it said %q (%v)", said, err)
	}
	fail(t, silent.Process.Signal(syscall.SIGSTOP))

	within, end := context.WithTimeout(t.Context(), 30*time.Second)
	defer end()
	take := func() error {
		return db.Take(within, func(tx records.Tx) error { _, err := tx.Games.Take("friday"); return err })
	}
	for what, got := range map[string]func() (bool, error){
		"the mailbox": func() (bool, error) { return db.Hold(within, "mailbox") },
		"a game": func() (bool, error) {
			err := take()
			if errors.Is(err, records.ErrTaken) {
				return false, nil
			}
			return err == nil, err
		},
	} {
		tries := 0
		for mine := false; !mine; tries++ {
			var err error
			if mine, err = got(); err != nil {
				t.Fatalf("%s, at try %d: %v", what, tries, err)
			}
			select {
			case <-within.Done():
				t.Fatalf("after half a minute a silent process has %s still", what)
			case <-time.After(100 * time.Millisecond):
			}
		}
		t.Logf("%s was free at try %d", what, tries)
	}
}

// holdAndSleep is what such a process does.
func holdAndSleep(t *testing.T, address string) {
	t.Helper()
	db, err := postgres.Open(t.Context(), address, "", time.Now)
	fail(t, err)
	mine, err := db.Hold(t.Context(), "mailbox")
	if err != nil || !mine {
		t.Fatal(mine, err)
	}
	_ = db.Take(t.Context(), func(tx records.Tx) error {
		if _, err := tx.Games.Take("friday"); err != nil {
			t.Fatal(err)
		}
		fmt.Println("held")
		select {}
	})
}

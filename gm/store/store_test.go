package store_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"machipost/engine"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/store"
)

var noon = time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)

// atNoon is a clock that stands still.
func atNoon() time.Time { return noon }

// A memory is a store of some engine.
type memory interface {
	records.Store
	Close() error
}

// A tool makes empty databases for tests, and opens them again.
type tool struct {
	make   func(*testing.T) (name string)
	open   func(ctx context.Context, name string, clock func() time.Time) (memory, error)
	column func(t *testing.T, name, query string) []string
	room   int // among how many times as many letters it looks for what may go
}

// onFiles is SQLite.
var onFiles = tool{
	func(t *testing.T) string { return filepath.Join(t.TempDir(), "odd name %20?#.db") },
	func(ctx context.Context, path string, clock func() time.Time) (memory, error) {
		return store.OpenUnsynced(ctx, path, clock)
	},
	func(t *testing.T, path, query string) []string {
		return texts(t, "sqlite", "file:"+filepath.Dir(path)+"/odd%20name%20%2520%3F%23.db", query)
	},
	1,
}

// tested is the engine on which each part of a transaction is tried: with the tag servers
// and a server to be had, PostgreSQL.
var tested = onFiles

// open opens an empty database of the engine that is tested.
func open(t *testing.T) (memory, string) {
	t.Helper()
	return opened(t, tested)
}

// openFile opens an empty database of SQLite: for what only that engine has.
func openFile(t *testing.T) (memory, string) {
	t.Helper()
	return opened(t, onFiles)
}

func opened(t *testing.T, e tool) (memory, string) {
	t.Helper()
	name := e.make(t)
	db, err := e.open(t.Context(), name, atNoon)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db, name
}

// again opens a database of the engine that is tested once more.
func again(t *testing.T, name string) memory {
	t.Helper()
	db, err := tested.open(t.Context(), name, atNoon)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func update(t *testing.T, db records.Store, f func(records.Tx) error) {
	t.Helper()
	if err := db.Update(t.Context(), f); err != nil {
		t.Fatal(err)
	}
}

// addGame stores a game of Ann and Bob.
func addGame(t *testing.T, db records.Store, name string) records.Game {
	t.Helper()
	game := records.Game{
		Name: name, State: records.Running, Schedule: "0 20 * * *", Zone: "UTC", Created: noon,
		Position: engine.NewPosition(engine.DefaultRules(engine.Everything), 2, func([]engine.Card) {}),
		Players:  []records.Player{{Name: "Ann", Address: "ann@example.org"}, {Name: "Bob", Address: "bob@example.org"}},
	}
	update(t, db, func(tx records.Tx) error { return tx.Games.Add(&game) })
	return game
}

func TestOpenAgainKeepsAll(t *testing.T) {
	t.Parallel()
	db, path := open(t)
	game := addGame(t, db, "friday")
	game.Deadline, game.Players[1].Thread = noon.Add(time.Hour), "x@example.org"
	game.Players[0], game.Players[1] = game.Players[1], game.Players[0]
	update(t, db, func(tx records.Tx) error { return tx.Games.Save(game) })
	db.Close()

	err := again(t, path).View(t.Context(), func(view records.View) error {
		got, err := view.Games.Named("FRIDAY")
		if err == nil && !reflect.DeepEqual(got, game) {
			t.Errorf("got %+v\nwant %+v", got, game)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestGameNamesAreUnique(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	game.Name = "Friday"
	err := db.Update(t.Context(), func(tx records.Tx) error { return tx.Games.Add(&game) })
	if !errors.Is(err, records.ErrNameUsed) {
		t.Errorf("%v, want ErrNameUsed", err)
	}
	err = db.View(t.Context(), func(view records.View) error { _, err := view.Games.Named("monday"); return err })
	if !errors.Is(err, records.ErrNoGame) {
		t.Errorf("%v, want ErrNoGame", err)
	}
}

func TestFailedUpdateLeavesNothing(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	fault := errors.New("a fault")
	err := db.Update(t.Context(), func(tx records.Tx) error {
		if err := tx.Settings.Set("key", "value"); err != nil {
			return err
		}
		return fault
	})
	if !errors.Is(err, fault) {
		t.Errorf("%v, want the fault", err)
	}
	update(t, db, func(tx records.Tx) error {
		if value, err := tx.Settings.Value("key"); value != "" || err != nil {
			t.Errorf("setting %q, %v", value, err)
		}
		return nil
	})
}

// addSheet files a letter and the sheet in it.
func addSheet(t *testing.T, db records.Store, player int64, turn int, arrived time.Time, orders string, standing *string) {
	t.Helper()
	update(t, db, func(tx records.Tx) error {
		f := records.FiledLetter{Letter: post.Letter{Arrived: arrived, Raw: []byte(orders)}, Filed: arrived, State: records.Applied, Player: player}
		copy(f.Hash[:], orders+arrived.String())
		id, err := tx.Letters.Add(f)
		if err != nil {
			return err
		}
		return tx.Sheets.Add(records.Sheet{Player: player, Turn: turn, Letter: id, Arrived: arrived, Orders: orders, Standing: standing})
	})
}

func counting(t *testing.T, db records.Store, game records.Game, turn int, cut time.Time) records.Counting {
	t.Helper()
	var c records.Counting
	update(t, db, func(tx records.Tx) error {
		all, err := tx.Sheets.For(game.ID, turn, cut)
		c = all[game.Players[0].ID]
		return err
	})
	return c
}

func TestWhichSheetCounts(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	ann := game.Players[0].ID
	standing, none := "buy Forest", ""
	addSheet(t, db, ann, 1, noon.Add(2*time.Minute), "later", nil)
	addSheet(t, db, ann, 1, noon.Add(1*time.Minute), "earlier", &standing)
	addSheet(t, db, ann, 1, noon.Add(3*time.Minute), "too late", nil)
	addSheet(t, db, ann, 3, noon, "for turn 3", &none)

	cut := noon.Add(2 * time.Minute)
	for _, c := range []struct {
		says string
		turn int
		cut  time.Time
		want records.Counting
	}{
		{"of two the one that arrived later", 1, cut, records.Counting{Sent: true, Heard: true, Orders: "later", Standing: standing}},
		{"by the cut-off, not after it", 1, cut.Add(-time.Second), records.Counting{Sent: true, Heard: true, Orders: "earlier", Standing: standing}},
		{"standing orders go on", 2, cut, records.Counting{Standing: standing}},
		{"until the heading comes again", 3, cut, records.Counting{Sent: true, Heard: true, Orders: "for turn 3"}},
	} {
		if got := counting(t, db, game, c.turn, c.cut); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.says, got, c.want)
		}
	}
	update(t, db, func(tx records.Tx) error {
		for _, c := range []struct {
			by   time.Time
			want int
		}{{noon, 0}, {noon.Add(2 * time.Minute), 2}, {time.Time{}, 1}} {
			if n, err := tx.Sheets.Clear(ann, 1, c.by); n != c.want || err != nil {
				t.Errorf("cleared %d by %v, want %d: %v", n, c.by, c.want, err)
			}
		}
		return nil
	})
	if got, want := counting(t, db, game, 1, cut), (records.Counting{Heard: true, Standing: standing}); got != want {
		t.Errorf("taken back: %+v, want %+v", got, want)
	}
}

func TestTurnIsStoredOnce(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	turn := records.Turn{
		Game: game.ID, Number: 1, Resolved: noon, Names: game.Names(), Before: game.Position, After: game.Position, Dice: []int{3, 6},
		Orders: []records.Counting{{Sent: true, Heard: true, Orders: "buy Forest"}, {}},
		Events: []engine.Event{engine.GoBegan{Number: 1}, engine.Rolled{Dice: engine.Throw{3}}, engine.Bought{Seat: 0, Card: engine.Forest, Cost: 3}},
	}
	update(t, db, func(tx records.Tx) error { return tx.Turns.Add(turn) })
	if err := db.Update(t.Context(), func(tx records.Tx) error { return tx.Turns.Add(turn) }); err == nil {
		t.Error("the same turn was stored twice")
	}
	update(t, db, func(tx records.Tx) error {
		got, err := tx.Turns.Numbered(game.ID, 1)
		if err == nil && !reflect.DeepEqual(got, turn) {
			t.Errorf("got %+v\nwant %+v", got, turn)
		}
		return err
	})
}

// waits queues letters, and begins tells which are due and may be begun: all of them are.
func waits(t *testing.T, db records.Store, letters ...records.Outgoing) {
	t.Helper()
	update(t, db, func(tx records.Tx) error {
		for i, out := range letters {
			out.MessageID, out.Raw, out.Created, out.Due = fmt.Sprintf("%c@x", 'a'+i), []byte("x"), noon, noon
			if _, err := tx.Outbox.Queue(out); err != nil {
				return err
			}
		}
		return nil
	})
}

func begins(t *testing.T, db records.Store, at time.Time, limit, others int) (ids []string) {
	t.Helper()
	update(t, db, func(tx records.Tx) error {
		due, err := tx.Outbox.Due(at, limit, others)
		for _, out := range due {
			may, err := tx.Attempts.Begin(out.ID, at, at.Add(time.Minute), others == 0)
			if err != nil {
				return err
			}
			if may {
				ids = append(ids, out.MessageID)
			}
		}
		return err
	})
	return ids
}

// What is due is handed out within bounds, and one letter in any case.
func TestDueWithinBounds(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	update(t, db, func(tx records.Tx) error {
		for i, size := range []int{records.MaxDueBytes + 1, 9, 9, records.MaxDueBytes - 9, 9} {
			out := records.Outgoing{Kind: records.Report, To: fmt.Sprintf("%d@example.org", i), MessageID: fmt.Sprintf("%d@x", i), Raw: make([]byte, size), Created: noon, Due: noon}
			if _, err := tx.Outbox.Queue(out); err != nil {
				return err
			}
		}
		return nil
	})
	for _, want := range [][]int64{{1}, {2, 3}, {4, 5}, nil} {
		update(t, db, func(tx records.Tx) error {
			due, err := tx.Outbox.Due(noon, 9, 9)
			var ids []int64
			for _, out := range due {
				ids = append(ids, out.ID)
				if len(out.Raw) == 0 {
					t.Errorf("letter %d says nothing", out.ID)
				}
				fail(t, tx.Attempts.Sent(out.ID, noon))
			}
			if !reflect.DeepEqual(ids, want) {
				t.Errorf("due are %v, want %v", ids, want)
			}
			return err
		})
	}
}

func TestOutboxIsBegunInOrder(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	report := records.Outgoing{Kind: records.Report, To: "ann@example.org"}
	waits(t, db, report, report, records.Outgoing{Kind: records.Report, To: "bob@example.org"}, records.Outgoing{Kind: records.Answer, To: "Ann@Example.org"})
	for _, c := range []struct {
		says string
		at   time.Time
		want []string
	}{
		{"not before it is due", noon.Add(-time.Second), nil},
		{"so many, and one to an address", noon, []string{"a@x"}},
		{"what is begun is another's, and nothing overtakes it", noon, []string{"c@x"}},
		{"until its claim is over", noon.Add(time.Minute), []string{"a@x"}},
	} {
		if got := begins(t, db, c.at, 2, 2); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %q, want %q", c.says, got, c.want)
		}
	}
	update(t, db, func(tx records.Tx) error {
		later := noon.Add(time.Hour)
		if waits, err := tx.Attempts.PutOff(1, noon, later, "why"); waits || err != nil {
			t.Errorf("what is begun is put off: %v, %v", waits, err)
		}
		if waits, err := tx.Attempts.PutOff(2, noon, later, "why"); !waits || err != nil {
			t.Errorf("what was not begun is not put off: %v, %v", waits, err)
		}
		fail(t, tx.Attempts.GiveBack(1, noon))
		out, err := tx.Outbox.Letter(1)
		if err == nil && (out.Attempts != 1 || !out.Due.Equal(noon)) {
			t.Errorf("given back after the second attempt: %+v", out)
		}
		return err
	})
	if got := begins(t, db, noon, 9, 9); !reflect.DeepEqual(got, []string{"a@x"}) {
		t.Errorf("given back: %q", got)
	}
}

func TestNewerDatabaseIsRefused(t *testing.T) {
	t.Parallel()
	db, path := openFile(t)
	db.Close()
	raw, err := sql.Open("sqlite", "file:"+filepath.Dir(path)+"/odd%20name%20%2520%3F%23.db")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := raw.Exec("PRAGMA user_version = 999"); err != nil {
		t.Fatal(err)
	}
	raw.Close()
	if _, err := store.Open(t.Context(), path, atNoon); err == nil {
		t.Error("a database of a newer machipost was opened")
	}
}

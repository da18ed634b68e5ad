// Package outside is a database as a file, from outside: what it shows to who only looks,
// a backup of it, and how it is closed for good.
//
// It brings nothing up to date and decides nothing: a moderator works with gm/store. What
// may enter is what is done to the whole file, from outside.
package outside

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strings"
	"time"

	"machipost/gm/records"
	"machipost/gm/store"
	"machipost/gm/store/forms"
)

// An Examination is what a database file shows of itself to who only looks. Times are
// UTC, whole seconds.
type Examination struct {
	Version   int       // its form (user_version)
	Known     int       // the newest form that we know
	Journal   string    // journal_mode: wal
	Fault     string    // what quick_check finds; "" where all is well
	Size      int64     // bytes
	LastRun   time.Time // when the last round of any mailbox began; the zero time when there was none
	Games     int       // that are not over
	Queued    int       // letters of ours that wait
	OldestDue time.Time // since when the oldest of them is due; the zero time when none is
	Parked    int       // letters of ours that cannot be delivered
	Aside     int       // letters that were set aside
	Backup    time.Time // when a backup was last made with our own command; the zero time when none was

	Of map[string]Share // each mailbox's, by its name
}

// A Share is what a database shows of one of the mailboxes in it.
type Share struct {
	LastRun   time.Time // when its last round began; the zero time when there was none
	Held      string    // why no turn is resolved; "" when they are
	Games     int       // that are not over
	Players   int       // who play in them
	SentToday int       // letters of ours that were sent in the day before
}

// severalFrom is the form from which on mailboxes share a database.
const severalFrom = 22

// Examine looks at the database at path, as it is: it brings nothing up to date and makes
// nothing. It fails with fs.ErrNotExist where there is none, with records.ErrBusy,
// records.ErrShut and records.ErrDamaged.
func Examine(ctx context.Context, path string, now time.Time) (Examination, error) {
	info, err := os.Stat(path)
	if err != nil {
		return Examination{}, err
	}
	db, err := sql.Open("sqlite", onlyLooking(path))
	if err != nil {
		return Examination{}, fmt.Errorf("opening %s: %w", path, err)
	}
	defer db.Close()
	x := Examination{Size: info.Size()}
	if x.Known, err = forms.Form(); err != nil {
		return x, err
	}
	if err := x.look(ctx, db, now); err != nil {
		return x, fmt.Errorf("opening %s: %w", path, store.Named(err))
	}
	return x, nil
}

// onlyLooking is the address of a database that is read. SQLite wants to write beside it
// all the same: what is in its log can only be read with an index of it.
func onlyLooking(path string) string {
	return address(path, "busy_timeout(10000)", "query_only(1)")
}

// address is that of a database that is there, with pragmas.
func address(path string, pragmas ...string) string {
	keys := url.Values{"mode": {"rw"}, "_pragma": pragmas}
	return (&url.URL{Scheme: "file", Opaque: url.PathEscape(path), RawQuery: keys.Encode()}).String()
}

// look fills the examination.
func (x *Examination) look(ctx context.Context, db *sql.DB, now time.Time) error {
	if err := db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&x.Version); err != nil {
		return err
	}
	if err := db.QueryRowContext(ctx, "PRAGMA journal_mode").Scan(&x.Journal); err != nil {
		return err
	}
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&x.Fault); err != nil {
		return err
	}
	if x.Fault == "ok" {
		x.Fault = ""
	}
	return x.count(ctx, db, now)
}

// count fills what is counted. Forms of older versions have all these tables and columns.
func (x *Examination) count(ctx context.Context, db *sql.DB, now time.Time) error {
	if x.Version == 0 || x.Version > x.Known {
		return nil // there is nothing in it yet, or nothing that we know
	}
	var backup sql.NullString
	var due sql.NullInt64
	for _, one := range []struct {
		query string
		into  any
		args  []any
	}{
		{"SELECT max(value) FROM settings WHERE name = 'last backup'", &backup, nil},
		{"SELECT count(*) FROM games WHERE state IN ('waiting', 'running')", &x.Games, nil},
		{"SELECT count(*) FROM outbox WHERE state = 'queued'", &x.Queued, nil},
		{"SELECT min(due) FROM outbox WHERE state = 'queued' AND due <= $1", &due, []any{now.Unix()}},
		{"SELECT count(*) FROM outbox WHERE state = 'parked'", &x.Parked, nil},
		{"SELECT count(*) FROM letters WHERE state = 'aside'", &x.Aside, nil},
	} {
		if err := db.QueryRowContext(ctx, one.query, one.args...).Scan(one.into); err != nil {
			return err
		}
	}
	x.OldestDue, x.Backup = readSeconds(due), readStamp(backup)
	return x.share(ctx, db, now)
}

// share fills what each mailbox has of it.
func (x *Examination) share(ctx context.Context, db *sql.DB, now time.Time) error {
	x.Of = map[string]Share{}
	mailbox := "mailbox"
	if x.Version < severalFrom {
		mailbox = "''"
	}
	for _, one := range []struct {
		query string
		args  []any
		into  func(*Share, int)
	}{
		{"SELECT " + mailbox + ", count(*) FROM games WHERE state IN ('waiting', 'running') GROUP BY 1", nil,
			func(s *Share, n int) { s.Games = n }},
		{"SELECT " + mailbox + ", count(*) FROM players JOIN games ON games.id = players.game WHERE games.state IN ('waiting', 'running') GROUP BY 1", nil,
			func(s *Share, n int) { s.Players = n }},
		{"SELECT " + mailbox + ", count(*) FROM outbox WHERE state = 'sent' AND sent > $1 GROUP BY 1", []any{now.Add(-24 * time.Hour).Unix()},
			func(s *Share, n int) { s.SentToday = n }},
	} {
		err := pairs(ctx, db, one.query, one.args, func(name string, n int) {
			s := x.Of[name]
			one.into(&s, n)
			x.Of[name] = s
		})
		if err != nil {
			return err
		}
	}
	return pairs(ctx, db, "SELECT name, value FROM settings WHERE name IN ('last run', 'held') OR name LIKE '%/last run' OR name LIKE '%/held'", nil, func(setting, value string) {
		name, of, named := strings.Cut(setting, "/")
		if !named {
			name, of = "", setting
		}
		s := x.Of[name]
		if of == "held" {
			s.Held = value
		} else if s.LastRun = readStamp(sql.NullString{String: value}); s.LastRun.After(x.LastRun) {
			x.LastRun = s.LastRun
		}
		x.Of[name] = s
	})
}

// pairs calls take with each row of two columns.
func pairs[value any](ctx context.Context, db *sql.DB, query string, args []any, take func(string, value)) error {
	rows, err := db.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var key string
		var of value
		if err := rows.Scan(&key, &of); err != nil {
			return err
		}
		take(key, of)
	}
	return rows.Err()
}

// readStamp reads a time as settings hold it; the zero time for none.
func readStamp(text sql.NullString) time.Time {
	t, err := time.Parse(time.RFC3339, text.String)
	if err != nil {
		return time.Time{}
	}
	return t.UTC()
}

// readSeconds reads unix seconds; the zero time for none.
func readSeconds(n sql.NullInt64) time.Time {
	if !n.Valid {
		return time.Time{}
	}
	return time.Unix(n.Int64, 0).UTC()
}

// Backup is store.Copy into a file that is not there yet, and on the disk when it returns. It
// fails as store.Copy does, and with fs.ErrExist.
func Backup(ctx context.Context, from, to string) error {
	if _, err := os.Stat(from); err != nil {
		return err
	}
	own, err := os.OpenFile(to, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	defer own.Close()
	if err := store.Copy(ctx, from, to); err != nil {
		return errors.Join(err, os.Remove(to))
	}
	return own.Sync()
}

// Retire closes a database for good, so that all of it is in its one file, which may then
// be moved. It fails with records.ErrBusy while somebody has it open.
func Retire(ctx context.Context, path string) error {
	db, err := sql.Open("sqlite", address(path, "busy_timeout(2000)"))
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	var mode string
	if err := db.QueryRowContext(ctx, "PRAGMA journal_mode = DELETE").Scan(&mode); err != nil {
		return store.Named(err)
	}
	if mode != "delete" {
		return records.ErrBusy
	}
	return nil
}

// A Game is one by its name, with the names of its players, in the order in which they
// joined.
type Game struct {
	Mailbox string // whose it is, "" for the first
	Name    string
	Players []string
}

// Games lists the games of the database at path, oldest first, for who completes a command
// line: it makes nothing and waits for nobody. It fails as Examine does.
func Games(ctx context.Context, path string) (games []Game, err error) {
	if _, err := os.Stat(path); err != nil {
		return nil, err
	}
	db, err := sql.Open("sqlite", address(path, "query_only(1)"))
	if err != nil {
		return nil, err
	}
	defer db.Close()
	return gamesOf(ctx, db, store.Named)
}

// gamesOf lists them; named makes of an engine's error one of records.
func gamesOf(ctx context.Context, db *sql.DB, named func(error) error) (games []Game, err error) {
	rows, err := db.QueryContext(ctx, "SELECT games.mailbox, games.name, coalesce(players.name, '') FROM games LEFT JOIN players ON players.game = games.id ORDER BY games.id, players.id")
	if err != nil {
		return nil, named(err)
	}
	defer rows.Close()
	for rows.Next() {
		var mailbox, game, player string
		if err := rows.Scan(&mailbox, &game, &player); err != nil {
			return nil, named(err)
		}
		if len(games) == 0 || games[len(games)-1].Name != game {
			games = append(games, Game{Mailbox: mailbox, Name: game})
		}
		if player != "" {
			last := &games[len(games)-1]
			last.Players = append(last.Players, player)
		}
	}
	return games, named(rows.Err())
}

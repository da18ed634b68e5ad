package store_test

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"machipost/engine/wire"
	"machipost/gm/records"
	"machipost/gm/store"
)

// The chain of a game grows, and of each game the newest link is to be kept, once.
func TestChains(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	friday, monday := addGame(t, db, "friday"), addGame(t, db, "monday")
	link := func(game records.Game, turn int, value string) records.Link {
		return records.Link{Game: game.ID, Turn: turn, Made: noon, Value: value}
	}
	one, two, other := link(friday, 1, "a"), link(friday, 1, "b"), link(monday, 0, "c")
	update(t, db, func(tx records.Tx) error {
		last, err := tx.Chain.Last(friday.ID)
		fail(t, err)
		same(t, "the newest link of none", last, records.Link{})
		for _, l := range []records.Link{one, two, other} {
			fail(t, tx.Chain.Add(l))
		}
		last, err = tx.Chain.Last(friday.ID)
		same(t, "the newest link", last, two)
		return err
	})
	unkept := func(want ...records.Link) {
		t.Helper()
		update(t, db, func(tx records.Tx) error {
			links, err := tx.Chain.Unkept()
			same(t, "to be kept", links, want)
			return err
		})
	}
	unkept(two, other)
	update(t, db, func(tx records.Tx) error {
		links, err := tx.Chain.Of(friday.ID, 1)
		fail(t, err)
		same(t, "the links of a turn", links, []records.Link{one, two})
		return tx.Chain.SetKept(two)
	})
	unkept(other)
	three := link(friday, 2, "d")
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Chain.SetKept(other))
		return tx.Chain.Add(three)
	})
	unkept(three)
}

// withoutLanguages takes back what the nineteenth migration adds.
const withoutLanguages = "ALTER TABLE players DROP COLUMN language; ALTER TABLE players DROP COLUMN no_html; ALTER TABLE players DROP COLUMN calendar; " +
	"ALTER TABLE observers DROP COLUMN language; ALTER TABLE standbys DROP COLUMN language; "

// withoutStatements takes back what the twentieth migration adds.
const withoutStatements = "DROP INDEX IF EXISTS games_statements; ALTER TABLE games DROP COLUMN statements; "

// The thirteenth migration gives each turn its link, those taken back too, and what is
// forgotten later, or nobody knows, is not in it.
func TestTwelfthFormGetsAChain(t *testing.T) {
	t.Parallel()
	db, path := openFile(t)
	game := addGame(t, db, "friday")
	update(t, db, func(tx records.Tx) error {
		fail(t, tx.Turns.Add(aTurn(game, 1)))
		fail(t, tx.Turns.Undo(game.ID, 1, noon, "no"))
		again := aTurn(game, 1)
		again.Resolved, again.Dice = noon.AddDate(0, 0, 1), []int{4}
		fail(t, tx.Turns.Add(again))
		return tx.Turns.Add(aTurnAt(game, 2, noon.AddDate(0, 0, 2)))
	})
	fail(t, db.Close())
	chained := func(change string) (links []records.Link) {
		file := filepath.Join(t.TempDir(), "copy.db")
		fail(t, store.Copy(t.Context(), path, file))
		raw, err := sql.Open("sqlite", file)
		fail(t, err)
		_, err = raw.Exec("DROP TABLE IF EXISTS owed; DROP INDEX outbox_waiting; DROP INDEX outbox_next; DROP TABLE chain; DROP TABLE left_out; DROP TABLE dice; DROP TABLE rolls; DROP TABLE given; DROP TABLE measures; DROP TABLE wishes; DROP INDEX IF EXISTS games_over; PRAGMA user_version = 12; " + withoutRendered + withoutMailboxes(t) + withoutStatements + withoutLanguages + withoutIndexes(t))
		fail(t, err)
		longPositions(t, raw)
		_, err = raw.Exec(change)
		fail(t, err)
		fail(t, raw.Close())
		copied, err := store.Open(t.Context(), file, atNoon)
		fail(t, err)
		defer copied.Close()
		update(t, copied, func(tx records.Tx) error {
			for turn := 1; turn <= 2; turn++ {
				of, err := tx.Chain.Of(game.ID, turn)
				fail(t, err)
				links = append(links, of...)
			}
			unkept, err := tx.Chain.Unkept()
			if err == nil && (len(unkept) != 1 || unkept[0].Turn != 2) {
				t.Errorf("to be kept: %v", unkept)
			}
			return err
		})
		return links
	}
	links := chained("")
	if len(links) != 3 || links[0].Turn != 1 || !links[0].Made.Equal(noon) || links[2].Turn != 2 || len(links[1].Value) != 64 {
		t.Fatalf("the links %+v", links)
	}
	same(t, "with other names", chained(`UPDATE turns SET after = replace(after, 'Ann', 'Zoë')`), links)
	if other := chained(`UPDATE undone SET dice = '[5]'`); other[0].Value == links[0].Value || other[2].Value == links[2].Value {
		t.Error("the chain does not hang on what was taken back")
	}
}

// withoutIndexes drops the indexes of the sixteenth migration.
func withoutIndexes(t *testing.T) string {
	t.Helper()
	var drop strings.Builder
	drop.WriteString("DROP TABLE proposals; CREATE INDEX letters_kept ON letters (id); CREATE INDEX outbox_kept ON outbox (id); ")
	drop.WriteString("DROP INDEX observers_of_domain; ALTER TABLE observers DROP COLUMN domain; ")
	return drop.String() + without(t, "0016_due.sql")
}

// without drops the indexes of a migration, those that are there.
func without(t *testing.T, migration string) string {
	t.Helper()
	made, err := os.ReadFile("forms/migrations/" + migration)
	fail(t, err)
	var drop strings.Builder
	for _, index := range regexp.MustCompile(`CREATE INDEX (\w+)`).FindAllSubmatch(made, -1) {
		fmt.Fprintf(&drop, "DROP INDEX IF EXISTS %s; ", index[1])
	}
	return drop.String()
}

// withoutMailboxes takes back what the twenty-second migration adds, but for the keys.
func withoutMailboxes(t *testing.T) string {
	t.Helper()
	drop := without(t, "0022_mailboxes.sql")
	for _, table := range []string{"games", "letters", "outbox", "requests"} {
		drop += "ALTER TABLE " + table + " DROP COLUMN mailbox; "
	}
	return drop + "CREATE INDEX outbox_due ON outbox (state, due); CREATE INDEX outbox_answers ON outbox (kind, created, recipient); CREATE INDEX outbox_tried ON outbox (tried); "
}

// withoutRendered takes back the twenty-fifth migration, of letters that say nothing.
const withoutRendered = "DROP TABLE rendered; ALTER TABLE outbox ADD COLUMN raw BLOB NOT NULL DEFAULT x''; "

// longPositions writes the positions of all turns as they were written before the short
// form.
func longPositions(t *testing.T, db *sql.DB) {
	t.Helper()
	for _, column := range []string{"turns.before", "turns.after", "undone.before", "undone.after"} {
		table, column, _ := strings.Cut(column, ".")
		rows, err := db.Query("SELECT DISTINCT " + column + " FROM " + table)
		fail(t, err)
		var texts []string
		for rows.Next() {
			var text string
			fail(t, rows.Scan(&text))
			texts = append(texts, text)
		}
		fail(t, rows.Close())
		for _, text := range texts {
			p, err := wire.ReadShort(text)
			fail(t, err)
			long, err := wire.WritePosition(&p)
			fail(t, err)
			_, err = db.Exec("UPDATE "+table+" SET "+column+" = ? WHERE "+column+" = ?", string(long), text)
			fail(t, err)
		}
	}
}

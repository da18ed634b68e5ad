package store_test

import (
	"crypto/sha256"
	"database/sql"
	"fmt"
	"machipost/gm/records"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// Of letters to people who were forgotten, by marks in columns once, nothing comes
// back, and answers to them are counted as before.
func TestEighthFormKeepsWhatIsForgotten(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	old := layEighth(t, path)
	answered := map[string]int{}
	for _, name := range strings.Fields("ann bob cat dan eve gil kim lea una zed") {
		address := name + "@example.org"
		marker := fmt.Sprintf("forgotten %x", sha256.Sum256([]byte(address)))
		var count int
		fail(t, old.QueryRow("SELECT count(*) FROM outbox WHERE kind = 'answer' AND recipient IN (?, ?)", address, marker).Scan(&count))
		answered[address] = count
	}
	fail(t, old.Close())
	db := upgraded(t, path)
	update(t, db, func(tx records.Tx) error {
		for address, want := range answered {
			got, err := tx.Outbox.Answered(address, time.Time{})
			fail(t, err)
			same(t, "answers to "+address, got, want)
		}
		return nil
	})
	same(t, "answers to Kim, who was forgotten", answered["kim@example.org"], 3)
	raw, err := sql.Open("sqlite", path)
	fail(t, err)
	defer raw.Close()
	for _, c := range []struct{ says, query, want string }{
		{"forgotten", "SELECT count(*) FROM outbox WHERE message_id IS NULL AND recipient IS NULL", "30"},
		{"marks left", "SELECT count(*) FROM outbox WHERE message_id || recipient LIKE '%forgotten%'", "0"},
		{"kept", "SELECT count(*) FROM outbox WHERE once_sent = 'keep'", "246"},
		{"emptied once they are sent", "SELECT count(*) FROM outbox WHERE once_sent = 'empty'", "2"},
		{"forgotten once they are sent", "SELECT count(*) FROM outbox WHERE once_sent = 'forget'", "2"},
		{"letters of nobody", "SELECT count(*) FROM letters WHERE senders = '[]'", "9"},
		{"a sender", "SELECT senders FROM letters WHERE id = 73", `["mal@example.org"]`},
	} {
		var got string
		fail(t, raw.QueryRow(c.query).Scan(&got))
		same(t, c.says, got, c.want)
	}
}

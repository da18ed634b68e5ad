package store_test

import (
	"bytes"
	"crypto/sha256"
	"net/mail"
	"os"
	"path/filepath"
	"testing"
	"time"

	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/store"
)

// fileFrom files a letter.
func fileFrom(t *testing.T, db records.Store, player int64, from ...string) {
	t.Helper()
	f := records.FiledLetter{
		Letter: post.Letter{Arrived: noon, Size: 3, Raw: []byte("raw"), Subject: "orders", MessageID: "in@x", Text: "buy Mine"},
		Hash:   sha256.Sum256([]byte(from[0])), Filed: noon, State: records.Applied, Player: player,
	}
	for _, address := range from {
		f.Letter.From = append(f.Letter.From, mail.Address{Address: address})
	}
	update(t, db, func(tx records.Tx) error { _, err := tx.Letters.Add(f); return err })
}

func TestForgottenPersonLeavesNothing(t *testing.T) {
	t.Parallel()
	db, path := open(t)
	game, other := addGame(t, db, "friday"), addWaiting(t, db, "monday", 4, "Carol")
	ann, bob := game.Players[0].ID, game.Players[1].ID
	update(t, db, func(tx records.Tx) error {
		return tx.Players.SetAddresses(ann, []string{"work@example.org", "ann@example.org"})
	})
	addSheet(t, db, ann, 1, noon, "buy Mine", nil)
	fileFrom(t, db, 0, "Ann@Example.org")
	fileFrom(t, db, 0, "partner@example.org", "ann@example.org")
	fileFrom(t, db, 0, "joann@example.org")
	fileFrom(t, db, bob, "bob@example.org")
	queue(t, db,
		records.Outgoing{To: "ann@example.org", Letter: 1}, records.Outgoing{To: "Ann@example.org", Player: ann},
		records.Outgoing{To: "ann@example.org", Fleeting: true}, records.Outgoing{To: "bob@example.org", Player: bob},
		records.Outgoing{To: "bob@example.org", Player: bob}, records.Outgoing{To: "carol@example.org", Player: other.Players[0].ID})
	away := records.Absence{Since: noon, Until: noon.Add(time.Hour)}
	update(t, db, func(tx records.Tx) error {
		for _, address := range []string{"ann@example.org", "bob@example.org"} {
			fail(t, tx.Requests.Add(records.Request{Kind: records.AskCommand, Line: "join", Address: address, Asked: "1@x", Made: noon}))
			fail(t, tx.Onlookers.AddObserver(other.ID, address, "example.org", noon))
			fail(t, tx.Onlookers.AddStandby(records.Standby{Address: address, Name: "N"}, noon))
			_, err := tx.Told.Once("letters from "+address, noon)
			fail(t, err)
		}
		fail(t, tx.Requests.Add(records.Request{Kind: records.AskCommand, Line: "resign", Player: ann, Address: "work@example.org", Asked: "1@x", Made: noon}))
		fail(t, tx.Players.AddAbsence(ann, away))
		fail(t, tx.Players.AddAbsence(bob, away))
		fail(t, tx.Attempts.Sent(1, noon))
		fail(t, tx.Attempts.Sent(4, noon))
		fail(t, tx.Attempts.Sent(6, noon))
		for address, want := range map[string]int{"": 0, "ann@example.org": 3} {
			letters, err := tx.Forgetting.Person(address)
			fail(t, err)
			same(t, "letters of "+address, letters, want)
		}
		return nil
	})
	for _, c := range []struct {
		says, query string
		want        []string
	}{
		{"letters with something in them", "SELECT id FROM letters WHERE raw IS NOT NULL ORDER BY id", []string{"4", "5"}},
		{"others", "SELECT DISTINCT text || subject || senders || message_id FROM letters WHERE raw IS NULL", []string{"[]"}},
		{"all hashes", "SELECT count(*) FROM letters WHERE length(hash) = 32", []string{"5"}},
		{"outbox", "SELECT id || ' ' || coalesce(length(raw), 0) FROM outbox LEFT JOIN rendered USING (id) WHERE message_id IS NOT NULL ORDER BY id",
			[]string{"3 18", "4 0", "5 18", "6 20"}},
		{"letters to nobody", "SELECT id FROM outbox WHERE recipient IS NULL AND length(person) = 32 AND player IS NULL AND letter IS NULL AND id NOT IN (SELECT id FROM rendered) ORDER BY id",
			[]string{"1", "2"}},
		{"of which something goes once they are sent", "SELECT id FROM outbox WHERE once_sent <> 'keep' ORDER BY id", []string{"3", "5"}},
		{"requests", "SELECT address FROM requests", []string{"bob@example.org"}},
		{"observers", "SELECT address FROM observers", []string{"bob@example.org"}},
		{"standbys", "SELECT address FROM standbys", []string{"bob@example.org"}},
		{"absences", "SELECT name FROM absences JOIN players ON players.id = player", []string{"Bob"}},
		{"told", "SELECT matter FROM told", []string{"letters from bob@example.org"}},
		{"sheets", "SELECT orders FROM sheets", []string{"buy Mine"}},
		{"addresses", "SELECT address FROM addresses WHERE player = 1 ORDER BY place", []string{"work@example.org", "ann@example.org"}},
	} {
		same(t, c.says, column(t, path, c.query), c.want)
	}
}

func TestForgottenNameStandsInNoLetter(t *testing.T) {
	t.Parallel()
	db, path := open(t)
	game, other := addGame(t, db, "friday"), addGame(t, db, "monday")
	bob := game.Players[1].ID
	for _, l := range []struct {
		player             int64
		subject, text, raw string
	}{
		{bob, "", "tv ann lee.", "base64"}, {bob, "", "", "> Ann\n Lee wrote\xff"}, {bob, "Ann Lee", "", ""},
		{bob, "Anna Lee", "Ann Leeds", "cann lee, Ann"}, {other.Players[1].ID, "", "tv Ann Lee", ""}, {0, "", "tv Ann Lee", ""},
	} {
		f := records.FiledLetter{Letter: post.Letter{Arrived: noon, Subject: l.subject, Text: l.text, Raw: []byte(l.raw)}, Filed: noon, Player: l.player}
		f.Hash = sha256.Sum256([]byte(l.subject + l.text + l.raw + string(rune('a'+l.player))))
		update(t, db, func(tx records.Tx) error { _, err := tx.Letters.Add(f); return err })
	}
	update(t, db, func(tx records.Tx) error { return tx.Forgetting.Words(game.ID, []string{"Ann Lee"}, "Player 1") })
	same(t, "letters left", column(t, path, "SELECT id FROM letters WHERE subject <> '' OR text <> '' OR raw IS NOT NULL ORDER BY id"),
		[]string{"4", "5", "6"})
}

// What was forgotten is not left in pages of the file that nobody uses.
func TestForgottenBytesAreOverwritten(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	db, err := store.Open(t.Context(), path, atNoon)
	fail(t, err)
	for n := range 20 {
		f := records.FiledLetter{Letter: post.Letter{Arrived: noon, Raw: bytes.Repeat([]byte("a secret of Ann's"), 500)}, Filed: noon}
		f.Hash[0], f.Letter.From = byte(n), []mail.Address{{Address: "ann@example.org"}}
		update(t, db, func(tx records.Tx) error { _, err := tx.Letters.Add(f); return err })
	}
	update(t, db, func(tx records.Tx) error { _, err := tx.Forgetting.Person("ann@example.org"); return err })
	fail(t, db.Close()) // the log goes into the file, too
	raw, err := os.ReadFile(path)
	fail(t, err)
	if n := bytes.Count(raw, []byte("a secret of Ann's")); n > 0 {
		t.Errorf("the file holds it %d times", n)
	}
}

package store

import (
	"database/sql"
	"path/filepath"
	"testing"

	"machipost/gm"
)

// A database that another process holds is told in our words alone: what SQLite
// says to it is the same once more.
func TestBusyIsToldOnce(t *testing.T) {
	path := "file:" + filepath.Join(t.TempDir(), "games.db")
	var dbs [2]*sql.DB
	for i := range dbs {
		db, err := sql.Open("sqlite", path)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		db.SetMaxOpenConns(1)
		dbs[i] = db
	}
	if _, err := dbs[0].Exec("CREATE TABLE one (a); BEGIN EXCLUSIVE"); err != nil {
		t.Fatal(err)
	}
	_, err := dbs[1].Exec("INSERT INTO one VALUES (1)")
	if got := busy(err); got != gm.ErrBusy {
		t.Errorf("%v is told as %q", err, got)
	}
}

//go:build servers

package postgres_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"machipost/gm/records"
	"machipost/gm/store/postgres"
	"machipost/gm/store/postgres/trial"
)

// layForm makes a database of a form that was, and returns its address.
func layForm(t *testing.T, newest int) string {
	t.Helper()
	address := trial.Database(t)
	trial.Do(t, address, "CREATE TABLE form (number bigint PRIMARY KEY)")
	for number := 18; number <= newest; number++ {
		files, err := filepath.Glob(fmt.Sprintf("../forms/postgres/%04d_*.sql", number))
		fail(t, err)
		if len(files) != 1 {
			t.Fatalf("form %d: %v", number, files)
		}
		statements, err := os.ReadFile(files[0])
		fail(t, err)
		trial.Do(t, address, fmt.Sprintf("DO $form$ BEGIN EXECUTE $all$%s$all$; END $form$", statements))
		trial.Do(t, address, "INSERT INTO form (number) VALUES ($1)", number)
	}
	return address
}

// What letters say is moved beside their rows, and lies nowhere else in the server's files:
// not as a column that nobody can ask for any more, whose letter nobody can empty.
func TestUpgradeMovesWhatLettersSay(t *testing.T) {
	t.Parallel()
	address := layForm(t, 24)
	trial.Do(t, address, `INSERT INTO outbox (kind, state, message_id, recipient, raw, created, due)
		SELECT 'report', 'sent', i || '@x', i || '@example.org', decode((SELECT string_agg(md5(i * 1000 + j || ''), '') FROM generate_series(1, 1000) AS j), 'hex'), 1, 1
		FROM generate_series(1, 100) AS i`)
	trial.Do(t, address, "INSERT INTO outbox (kind, state, message_id, recipient, raw, created, due) VALUES ('report', 'sent', 'none@x', 'none@example.org', '', 1, 1)")
	size := func(of string) int {
		bytes, err := strconv.Atoi(trial.Do(t, address, "SELECT pg_table_size($1::text::regclass)", of)[0])
		fail(t, err)
		return bytes
	}
	before := size("outbox")
	said := trial.Do(t, address, "SELECT md5(raw) FROM outbox WHERE id = 7")[0]
	db, err := postgres.OpenClocked(t.Context(), address, "", atNoon)
	fail(t, err)
	defer db.Close()
	fail(t, db.View(t.Context(), func(view records.View) error {
		if nothing, err := view.Outbox.Letter(101); err != nil || len(nothing.Raw) != 0 {
			t.Errorf("%d bytes, %v", len(nothing.Raw), err)
		}
		out, err := view.Outbox.Letter(7)
		if len(out.Raw) != 16000 || out.To != "7@example.org" {
			t.Errorf("%d bytes to %q", len(out.Raw), out.To)
		}
		return err
	}))
	if now := trial.Do(t, address, "SELECT md5(raw) FROM rendered WHERE id = 7")[0]; now != said {
		t.Error("the letter says something else")
	}
	if after := size("outbox"); before < 1_000_000 || after > before/10 {
		t.Errorf("the outbox had %d bytes, and has %d", before, after)
	}
}

// However long a statement of a migration takes, it is not broken off: who has many letters
// could never start.
func TestUpgradeTakesItsTime(t *testing.T) {
	t.Parallel()
	address := layForm(t, 24)
	trial.Do(t, address, `CREATE FUNCTION hurried() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
		IF current_setting('statement_timeout') <> '0' THEN RAISE 'a statement may take %', current_setting('statement_timeout'); END IF; END $$`)
	trial.Do(t, address, "CREATE EVENT TRIGGER hurried ON ddl_command_start EXECUTE FUNCTION hurried()")
	db, err := postgres.OpenClocked(t.Context(), address, "", atNoon)
	fail(t, err)
	fail(t, db.Close())
}

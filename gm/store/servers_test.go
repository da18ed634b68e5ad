//go:build servers

package store_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"machipost/gm/records"
	"machipost/gm/store/postgres"
	"machipost/gm/store/postgres/trial"
	"machipost/gm/store/tables"
)

// With the tag servers each part of a transaction is tried on the PostgreSQL that
// .ci/postgres/stack.sh starts, in a database of its own for each test.
func init() {
	if !trial.Started() {
		return
	}
	tested = tool{
		trial.Database,
		func(ctx context.Context, name string, clock func() time.Time) (memory, error) {
			return postgres.OpenClocked(ctx, name, "", clock)
		},
		func(t *testing.T, name, query string) []string { return trial.Do(t, name, query) },
		4, // others may have the first in hand
	}
}

// Both engines have the same tables, columns, keys and indexes. What differs is how they
// write types, and what an index is made of where it is more than a column.
func TestServersSchemasAreTheSame(t *testing.T) {
	t.Parallel()
	if !trial.Started() {
		t.Skip("there is no PostgreSQL")
	}
	_, file := openFile(t)
	_, server := open(t)
	for _, c := range []struct{ what, sqlite, postgres string }{
		{"columns, and whether they may be missing", `SELECT m.name || '.' || c.name || CASE WHEN c."notnull" OR c.pk > 0 THEN '' ELSE ' NULL' END
			FROM sqlite_master AS m, pragma_table_info(m.name) AS c WHERE m.type = 'table' ORDER BY 1`,
			`SELECT c.table_name || '.' || c.column_name || CASE c.is_nullable WHEN 'NO' THEN '' ELSE ' NULL' END
			FROM information_schema.columns AS c WHERE c.table_schema = 'public' AND c.table_name <> 'form' ORDER BY (c.table_name || '.' || c.column_name || CASE c.is_nullable WHEN 'NO' THEN '' ELSE ' NULL' END) COLLATE "C"`},
		{"primary keys", `SELECT m.name || ' ' || c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c
			WHERE m.type = 'table' AND c.pk > 0 ORDER BY m.name, c.pk`,
			`SELECT k.table_name || ' ' || k.column_name FROM information_schema.key_column_usage AS k
			JOIN information_schema.table_constraints AS c USING (constraint_name, table_name)
			WHERE c.constraint_type = 'PRIMARY KEY' AND k.table_schema = 'public' AND k.table_name <> 'form' ORDER BY k.table_name COLLATE "C", k.ordinal_position`},
		{"foreign keys", `SELECT m.name || '.' || f."from" || ' ' || f."table" || ' ' || f.on_delete FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS f
			WHERE m.type = 'table' ORDER BY 1`,
			`SELECT k.table_name || '.' || k.column_name || ' ' || u.table_name || ' ' || r.delete_rule FROM information_schema.referential_constraints AS r
			JOIN information_schema.key_column_usage AS k ON k.constraint_name = r.constraint_name
			JOIN information_schema.constraint_column_usage AS u ON u.constraint_name = r.constraint_name
			ORDER BY (k.table_name || '.' || k.column_name) COLLATE "C"`},
		{"indexes", `SELECT name || ' ' || tbl_name || CASE WHEN sql LIKE '% WHERE %' THEN ' partial' ELSE '' END FROM sqlite_master
			WHERE type = 'index' AND sql IS NOT NULL ORDER BY 1`,
			`SELECT i.indexname || ' ' || i.tablename || CASE WHEN i.indexdef LIKE '% WHERE %' THEN ' partial' ELSE '' END FROM pg_indexes AS i
			WHERE i.schemaname = 'public' AND i.indexname NOT LIKE '%\_key' AND i.indexname NOT LIKE '%\_pkey'
			ORDER BY (i.indexname || ' ' || i.tablename) COLLATE "C"`},
		{"indexed columns", `SELECT i.name || ' ' || x.seqno || ' ' || x.name FROM sqlite_master AS i, pragma_index_info(i.name) AS x
			WHERE i.type = 'index' AND i.sql IS NOT NULL AND x.name IS NOT NULL AND i.name NOT IN ('outbox_waiting', 'outbox_next') ORDER BY 1`,
			`SELECT c.relname || ' ' || (a.attnum - 1) || ' ' || a.attname FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
			JOIN pg_namespace AS n ON n.oid = c.relnamespace AND n.nspname = 'public'
			JOIN pg_attribute AS a ON a.attrelid = c.oid
			WHERE c.relname NOT LIKE '%\_key' AND c.relname NOT LIKE '%\_pkey' AND i.indkey[a.attnum - 1] <> 0 AND c.relname NOT IN ('outbox_waiting', 'outbox_next')
			ORDER BY (c.relname || ' ' || (a.attnum - 1) || ' ' || a.attname) COLLATE "C"`},
		{"what is unique", `SELECT m.name || ' ' || (SELECT group_concat(lower(x.name) ORDER BY x.seqno) FROM pragma_index_info(i.name) AS x)
			FROM sqlite_master AS m, pragma_index_list(m.name) AS i WHERE m.type = 'table' AND i."unique" AND i.origin = 'u' ORDER BY 1`,
			`SELECT i.indrelid::regclass::text || ' ' || (SELECT string_agg(regexp_replace(pg_get_indexdef(i.indexrelid, n, false), '^lower\((.*)\)$', '\1'), ',' ORDER BY n)
			FROM generate_series(1, i.indnatts) AS n) FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
			JOIN pg_namespace AS s ON s.oid = c.relnamespace AND s.nspname = 'public'
			WHERE i.indisunique AND NOT i.indisprimary ORDER BY 1`},
	} {
		want, got := onFiles.column(t, file, c.sqlite), tested.column(t, server, c.postgres)
		for _, one := range want {
			if !slices.Contains(got, one) {
				t.Errorf("%s: PostgreSQL has no %q", c.what, one)
			}
		}
		for _, one := range got {
			if !slices.Contains(want, one) {
				t.Errorf("%s: only PostgreSQL has %q", c.what, one)
			}
		}
		if len(want) == 0 {
			t.Errorf("%s: none", c.what)
		}
	}
	same(t, "form", tested.column(t, server, "SELECT max(number) FROM form"), onFiles.column(t, file, "PRAGMA user_version"))
}

// Each method of each part of a transaction makes statements that the server can carry
// out: what it is asked to keep may be refused, as by SQLite, and nothing else fails.
func TestServersCarryOutEachStatement(t *testing.T) {
	t.Parallel()
	db, _ := open(t)
	game := addGame(t, db, "friday")
	queue(t, db, records.Outgoing{To: "ann@example.org", Player: game.Players[0].ID})
	called := map[string]bool{}
	for id := range int64(3) {
		parts := reflect.TypeFor[records.Tx]()
		for i := range parts.NumField() {
			if parts.Field(i).Type.Kind() != reflect.Interface {
				continue
			}
			for m := range parts.Field(i).Type.NumMethod() {
				name := parts.Field(i).Name + "." + parts.Field(i).Type.Method(m).Name
				called[name] = true
				err := db.Update(t.Context(), func(tx records.Tx) error {
					method := reflect.ValueOf(tx).Field(i).Method(m)
					var args []reflect.Value
					for a := range method.Type().NumIn() {
						args = append(args, argument(method.Type().In(a), id))
					}
					call := method.Call
					if method.Type().IsVariadic() {
						call = method.CallSlice
					}
					out := call(args)
					if err, is := out[len(out)-1].Interface().(error); is {
						return err
					}
					return context.Canceled // all of it is taken back
				})
				if fault := new(records.Fault); err == nil || strings.Contains(err.Error(), "SQLSTATE 42") || strings.Contains(err.Error(), "SQLSTATE 22") || asFault(err, fault) {
					t.Errorf("%s: %v", name, err)
				}
			}
		}
	}
	if len(called) < 100 {
		t.Errorf("only %d methods: %q", len(called), slices.Sorted(maps.Keys(called)))
	}
}

func asFault(err error, fault *records.Fault) bool {
	f, is := err.(*records.Fault)
	if is {
		*fault = *f
	}
	return is
}

// argument is something that a method takes.
func argument(of reflect.Type, id int64) reflect.Value {
	v := reflect.New(of).Elem()
	switch {
	case of == reflect.TypeFor[time.Time]():
		return reflect.ValueOf(time.Unix(1.9e9, 0))
	case of.Kind() == reflect.Func:
		return reflect.MakeFunc(of, func([]reflect.Value) []reflect.Value { return nil })
	case of.Kind() == reflect.Pointer:
		v.Set(reflect.New(of.Elem()))
	case of.Kind() == reflect.Slice:
		v.Set(reflect.Append(v, argument(of.Elem(), id)))
	case of.Kind() == reflect.Struct:
		for i := range of.NumField() {
			if f := v.Field(i); f.CanSet() && (f.Kind() == reflect.String || f.CanInt()) {
				f.Set(argument(f.Type(), id))
			}
		}
	case of.Kind() == reflect.String:
		v.SetString("ann@example.org")
	case v.CanInt():
		v.SetInt(id)
	}
	return v
}

// errExplained ends a part behind the statement that was asked about.
var errExplained = errors.New("explained")

// An explaining transaction asks how each query would be gone about, and carries none out.
type explaining struct {
	*sql.Tx
	plan *strings.Builder
}

func (e explaining) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	rows, err := e.Tx.QueryContext(ctx, "EXPLAIN "+regexp.MustCompile(`\?(\d)`).ReplaceAllString(query, "$$$1"), args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var line string
		if err := rows.Scan(&line); err != nil {
			return nil, err
		}
		fmt.Fprintln(e.plan, line)
	}
	return nil, errors.Join(rows.Err(), errExplained)
}

func (explaining) Read(string) {}

// What goes next is looked up letter by letter also where the server believes that nothing
// is queued, or knows nothing of it.
func TestServersLookUpWhatIsDueWhateverTheyBelieve(t *testing.T) {
	t.Parallel()
	if !trial.Started() {
		t.Skip("there is no PostgreSQL")
	}
	for _, believes := range []string{"", "VACUUM ANALYZE"} {
		db, address := opened(t, tested)
		waits(t, db, records.Outgoing{Kind: records.Report, To: "ann@example.org"})
		update(t, db, func(tx records.Tx) error { return tx.Attempts.Sent(1, noon) })
		if believes != "" {
			trial.Do(t, address, believes)
		}
		trial.Do(t, address, `INSERT INTO outbox (kind, message_id, recipient, created, due)
			SELECT 'report', i || '@x', i || '@example.org', 1, 1 FROM generate_series(1, 20000) AS i`)
		pool, err := postgres.Connect(address, "")
		fail(t, err)
		defer pool.Close()
		tx, err := pool.BeginTx(t.Context(), nil)
		fail(t, err)
		defer tx.Rollback()
		e := explaining{tx, &strings.Builder{}}
		parts := tables.Engine{Words: tables.PostgreSQL(), Fault: func(err error) error { return err }}.Parts(t.Context(), e, noon)
		if _, err := parts.Outbox.Due(noon, 50, 50); !errors.Is(err, errExplained) {
			t.Fatal(err)
		}
		scans := regexp.MustCompile(`(?:Scan using|Index Scan on|Seq Scan on) (\w+)`).FindAllStringSubmatch(e.plan.String(), -1)
		if len(scans) == 0 {
			t.Error("nothing is looked up")
		}
		for _, scan := range scans {
			if !slices.Contains([]string{"outbox_next", "outbox_waiting", "outbox_pkey"}, scan[1]) {
				t.Errorf("%q: by %s:\n%s", believes, scan[1], e.plan)
			}
		}
	}
}

// Who claims while another does gets other letters, and nobody waits.
func TestServersClaimAtTheSameTime(t *testing.T) {
	t.Parallel()
	if !trial.Started() {
		t.Skip("there is no PostgreSQL")
	}
	db, _ := opened(t, tested)
	var letters []records.Outgoing
	for i := range 8 {
		letters = append(letters, records.Outgoing{Kind: records.Report, To: fmt.Sprintf("%d@example.org", i)})
	}
	waits(t, db, letters...)
	claimed := func(tx records.Tx) (ids []int64) {
		due, err := tx.Outbox.Due(noon, 3, 12)
		fail(t, err)
		for _, out := range due {
			ids = append(ids, out.ID)
		}
		return ids
	}
	fail(t, db.Take(t.Context(), func(tx records.Tx) error {
		same(t, "the first", claimed(tx), []int64{1, 2, 3})
		return db.Take(t.Context(), func(tx records.Tx) error {
			same(t, "the second", claimed(tx), []int64{4, 5, 6})
			return db.Take(t.Context(), func(tx records.Tx) error {
				same(t, "the third", claimed(tx), []int64{7, 8})
				return nil
			})
		})
	}))
}

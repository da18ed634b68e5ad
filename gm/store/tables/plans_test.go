package tables

import (
	"context"
	"database/sql"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	_ "modernc.org/sqlite"

	"machipost/gm/store/forms"
)

// What is due to be emptied is found by indexes, and not by looking at all that was
// ever kept: it is looked for in every round.
func TestOldLettersAreFoundByIndex(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	bringUpToDate(t, db)
	for _, c := range []struct {
		table, statement string
		args             []any
	}{{"letters", first.emptyLetters(), []any{0, 0, 0}}, {"rendered", first.oldOutgoing(), []any{0}}} {
		plan := planOf(t, db, c.statement, c.args)
		if strings.Contains(plan, "SCAN ") || !strings.Contains(plan, c.table+"_old (") {
			t.Errorf("%s:\n%s", c.table, plan)
		}
	}
}

// grows are the statements that look at all of a table that grows, and why they may:
// they are known by their beginning.
var grows = map[string]string{
	"SELECT " + gameColumns + " FROM games WHERE mailbox = '' AND true ":                                                   "a keeper asks for all games",
	"SELECT " + playerColumns(SQLite()) + " FROM players WHERE game IN (SELECT id FROM games WHERE mailbox = '' AND true)": "and for their players",
	"SELECT " + letterColumns + ", NULL FROM letters WHERE mailbox || ''":                                                  "it ends with the newest few",
	"SELECT " + outgoingColumns + " FROM outbox WHERE recipient IS NOT NULL AND mailbox || ''":                             "it ends with the newest few",
	"SELECT DISTINCT mailbox FROM games":                                                                                   "who looks at all that is stored asks for all mailboxes",
	"SELECT player, since, letters FROM owed":                                                                              "all that is owed is looked at; it is few, and settled soon",
	"SELECT uidvalidity, uid":                                                                          "all that was left out is looked at; it is few, and given up",
	"SELECT address, name, language FROM standbys":                                                     "all standbys are offered a seat",
	"SELECT game, turn, made, value FROM chain WHERE NOT kept AND ":                                    "the index has only those that are not kept, and they are kept soon",
	"SELECT id FROM games WHERE mailbox = '' AND state = 'running' AND NOT EXISTS (SELECT 1 FROM dice": "asked once, by the first round that knows of locks",
	"SELECT game, turn, luck, odds, won FROM measures WHERE game IN":                                   "it ends with the newest games",
	// Who is forgotten is looked for in all that was ever written, once.
	"SELECT matter FROM told WHERE replace": "an address may stand in any matter",
	first.forgetLetters():                   "an address may stand in any From",
	"SELECT DISTINCT recipient FROM outbox WHERE recipient IS NOT NULL AND lower(recipient) = ?": "and of ours any may be to it",
}

// first is a transaction of the first mailbox.
var first = forgetting{conn{words: SQLite()}}

// inSQLite marks no faults.
var inSQLite = Engine{Words: SQLite(), Fault: func(err error) error { return err }}

// bringUpToDate gives a database all its tables.
func bringUpToDate(t *testing.T, db *sql.DB) {
	t.Helper()
	all, err := forms.All()
	if err != nil {
		t.Fatal(err)
	}
	err = forms.BringUpToDate(t.Context(), all, func(f func(*sql.Tx) error) error {
		tx, err := db.Begin()
		if err != nil {
			return err
		}
		defer tx.Rollback()
		if err := f(tx); err != nil {
			return err
		}
		return tx.Commit()
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A recorder carries statements out and keeps them.
type recorder struct {
	Statements
	kept map[string][]any // the statement, and one of its arguments
}

func (r recorder) ExecContext(ctx context.Context, statement string, args ...any) (sql.Result, error) {
	r.kept[statement] = args
	return r.Statements.ExecContext(ctx, statement, args...)
}

func (r recorder) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	r.kept[query] = args
	return r.Statements.QueryContext(ctx, query, args...)
}

func (r recorder) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	r.kept[query] = args
	return r.Statements.QueryRowContext(ctx, query, args...)
}

func (r recorder) Read(string) {}

// A bare is a transaction without prepared statements.
type bare struct{ *sql.Tx }

func (bare) Read(string) {}

// No statement looks at all of a table that grows: what a letter or a round costs does
// not hang on how much was ever stored. Each method of each part of a transaction is
// called, on a database with games in it, and SQLite is asked how it goes about each
// statement that it made.
func TestNoStatementScansATableThatGrows(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	laid, err := os.ReadFile("../testdata/eighth.sql")
	if err != nil {
		t.Fatal(err)
	}
	raw, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	if _, err := raw.Exec("BEGIN; " + string(laid) + " COMMIT"); err != nil {
		t.Fatal(err)
	}
	bringUpToDate(t, raw)
	if _, err := raw.Exec("UPDATE outbox SET state = 'queued', once_sent = iif(id = 2, 'empty', once_sent) WHERE id < 5"); err != nil {
		t.Fatal(err)
	}
	kept := map[string][]any{}
	for id := range int64(12) {
		callAll(t, raw, kept, id)
	}
	for statement, args := range kept {
		plan := planOf(t, raw, statement, args)
		if strings.HasPrefix(statement, "WITH addressed") && !containsAll(plan, "SEARCH one USING COVERING INDEX outbox_next (mailbox=? AND <expr>=? AND id>?)",
			"SEARCH outbox USING COVERING INDEX outbox_waiting (mailbox=? AND recipient=?)", "SEARCH outbox USING INTEGER PRIMARY KEY") {
			t.Errorf("what is due is not looked up once a letter, or not found by the indexes alone:\n%s", plan)
		}
		if strings.HasPrefix(statement, "SELECT (SELECT count(*) FROM outbox") && !containsAll(plan, "INDEX outbox_answered (recipient=?", "INDEX outbox_answered_person (person=?") {
			t.Errorf("answers to one address are looked for among those to all:\n%s", plan)
		}
		for step := range strings.SplitSeq(plan, "\n") {
			if scanned := scans.FindStringSubmatch(step); scanned != nil && !strings.HasPrefix(scanned[1], "(subquery") && !small[scanned[1]] && !ofFew.MatchString(step) && !begins(statement, grows) {
				t.Errorf("%s\n\t%s", statement, step)
			}
		}
	}
	for which, index := range byIndex {
		plan := planOf(t, raw, "SELECT id FROM games WHERE mailbox = '' AND "+which, []any{0}[:strings.Count(which, "?")])
		if !strings.Contains(plan, "INDEX "+index) {
			t.Errorf("%s: not by %s but\n%s", which, index, plan)
		}
	}
	for _, literal := range literals(t) {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(kept)), func(s string) bool { return strings.Contains(s, literal) }) {
			t.Errorf("no call made the statement %s", literal)
		}
	}
}

// byIndex are the games that a round asks for, and by which index each is found: one that
// has only them, or is in the order of their times.
var byIndex = map[string]string{
	goesOn + " AND " + SQLite().cut + " < ?": "games_cut", goesOn + " AND " + SQLite().cut + " >= ?": "games_cut",
	reminding(SQLite()) + " AND " + SQLite().reminds() + " <= ?": "games_reminding", goesOn + " AND " + SQLite().early: "games_early",
	"statements IS NOT NULL AND statements <= ?": "games_statements",
	"state = 'waiting'":                          "games_waiting", "state IN ('waiting', 'running')": "games_open",
}

// ofFew are the indexes that have only few of the rows.
var ofFew = regexp.MustCompile(`USING( COVERING)? INDEX games_(early|open|waiting)$`)

// scans is a step that looks at all rows of a table, or at all of an index.
var scans = regexp.MustCompile(`^SCAN (\S+)`)

// small are the tables, and what is made of other tables on the way, that do not grow.
var small = map[string]bool{"settings": true, "json_each": true, "CONSTANT": true, "queued": true, "waiting": true, "chosen": true,
	"seeds": true, "first_0": true, "first_1": true, "first_2": true, "addressed": true,
}

func containsAll(text string, parts ...string) bool {
	return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(text, part) })
}

func begins(statement string, with map[string]string) bool {
	for beginning := range with {
		if strings.HasPrefix(statement, beginning) {
			return true
		}
	}
	return false
}

// callAll calls each method of each part of a transaction, for the rows with an ID, and
// takes back what it did.
func callAll(t *testing.T, db *sql.DB, kept map[string][]any, id int64) {
	t.Helper()
	parts := reflect.ValueOf(inSQLite.Parts(t.Context(), nil, time.Time{}))
	for i := range parts.NumField() {
		if parts.Field(i).Kind() != reflect.Interface {
			continue
		}
		for m := range parts.Field(i).NumMethod() {
			tx, err := db.Begin()
			if err != nil {
				t.Fatal(err)
			}
			method := reflect.ValueOf(inSQLite.Parts(t.Context(), recorder{bare{tx}, kept}, time.Unix(1.8e9, 0))).Field(i).Method(m)
			var args []reflect.Value
			for a := range method.Type().NumIn() {
				args = append(args, argument(method.Type().In(a), id))
			}
			if method.Type().IsVariadic() { // with what may be left out, and without
				method.CallSlice(args)
				args = args[:len(args)-1]
			}
			method.Call(args)
			if err := tx.Rollback(); err != nil {
				t.Fatal(err)
			}
		}
	}
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

// literals are the statements of this room, up to where something is put into them.
func literals(t *testing.T) (all []string) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if literal, is := n.(*ast.BasicLit); is && literal.Kind == token.STRING {
				text, err := strconv.Unquote(literal.Value)
				if err == nil && statement.MatchString(text) {
					text, _, _ = strings.Cut(text, "%")
					all = append(all, text)
				}
			}
			return true
		})
	}
	if len(all) < 60 {
		t.Errorf("only %d statements were found", len(all))
	}
	return all
}

var statement = regexp.MustCompile(`^(SELECT|INSERT|UPDATE|DELETE|WITH) `)

// planOf is how SQLite goes about a statement.
func planOf(t *testing.T, db *sql.DB, statement string, args []any) string {
	t.Helper()
	rows, err := db.Query("EXPLAIN QUERY PLAN "+statement, args...)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var steps []string
	for rows.Next() {
		var id, parent, rest int
		var step string
		if err := rows.Scan(&id, &parent, &rest, &step); err != nil {
			t.Fatal(err)
		}
		steps = append(steps, step)
	}
	return strings.Join(steps, "\n")
}

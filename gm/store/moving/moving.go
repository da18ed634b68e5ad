// Package moving takes all that a store holds into an empty one of another engine, and
// shows that it arrived.
//
// It knows tables as they stand in the databases, and none by its name: what a row means
// is nothing to it. What may enter is what is done to all tables alike.
package moving

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"slices"
	"strings"

	"machipost/gm/records"
)

// ErrNotEmpty is a store to which nothing is copied, because it holds something.
var ErrNotEmpty = errors.New("it holds something already, and nothing is overwritten")

// A Side is a store that can be had alone.
type Side interface {
	// Alone carries f out in one transaction while nobody else writes, with what is
	// stored as f would find it. An error of f undoes all of it and is returned. Else it
	// fails with a records.Fault.
	Alone(ctx context.Context, f func(*sql.Tx, records.View) error) error
	// Catalog tells how its engine lists what it has.
	Catalog() Catalog
}

// A Catalog is how an engine lists what it has. Each is a query.
type Catalog struct {
	Tables  string // their names, but for that of the form
	Columns string // of the table ?: name, place in the primary key (0 for none), whether it is a flag; in any order
	Needs   string // of the table ?: the tables that its foreign keys point to
	Numbers string // sets the numbers that the table ? gives next, once there are rows; "" where the engine sees for itself
	Dollars bool   // a parameter is $1, and not ?
}

// A Table is what arrived of one.
type Table struct {
	Name string
	Rows int
	Hash string // SHA-256 of all rows, in the order of their keys, in hex
}

// Copy takes all that from holds into to, holds both against each other by counts and
// hashes of each table, and commits once verify has found well what to holds then. It
// fails with ErrNotEmpty, when the two have not the same tables, when what arrived is not
// what left, with the error of verify, and when a store does; then to is as it was.
func Copy(ctx context.Context, from, to Side, verify func(records.View) error) (moved []Table, err error) {
	err = from.Alone(ctx, func(reads *sql.Tx, _ records.View) error {
		return to.Alone(ctx, func(writes *sql.Tx, arrived records.View) error {
			m := move{ctx, end{reads, from.Catalog()}, end{writes, to.Catalog()}}
			if moved, err = m.all(); err != nil {
				return err
			}
			return verify(arrived)
		})
	})
	return moved, err
}

// A move is one that is on its way.
type move struct {
	ctx      context.Context
	from, to end
}

// An end is a transaction of a move.
type end struct {
	*sql.Tx
	Catalog
}

func (m move) all() (moved []Table, err error) {
	tables, err := m.from.ordered(m.ctx)
	if err != nil {
		return nil, err
	}
	there, err := m.to.ordered(m.ctx)
	if err != nil {
		return nil, err
	}
	if a, b := slices.Sorted(slices.Values(tables)), slices.Sorted(slices.Values(there)); !slices.Equal(a, b) {
		return nil, fmt.Errorf("the tables are not the same: %s, and %s", strings.Join(a, ", "), strings.Join(b, ", "))
	}
	for _, name := range tables {
		if rows, err := m.to.count(m.ctx, name); err != nil || rows > 0 {
			return nil, errors.Join(err, ErrNotEmpty)
		}
	}
	for _, name := range tables {
		table, err := m.table(name)
		if err != nil {
			return nil, fmt.Errorf("copying %s: %w", name, err)
		}
		moved = append(moved, table)
	}
	return moved, nil
}

// table takes one table over, and reads it again where it arrived.
func (m move) table(name string) (Table, error) {
	t := Table{Name: name}
	columns, err := m.from.columns(m.ctx, name)
	if err != nil {
		return t, err
	}
	theirs, err := m.to.columns(m.ctx, name)
	if err != nil {
		return t, err
	}
	if !slices.EqualFunc(columns, theirs, func(a, b column) bool { return a.name == b.name && a.key == b.key }) {
		return t, fmt.Errorf("the columns are not the same: %v, and %v", columns, theirs)
	}
	for i := range theirs { // one engine knows a flag, the other takes it for a number
		theirs[i].flag = theirs[i].flag || columns[i].flag
	}
	left, err := m.from.rows(m.ctx, name, theirs, func(some [][]any) error {
		t.Rows += len(some)
		return m.to.insert(m.ctx, name, theirs, some)
	})
	if err != nil {
		return t, err
	}
	arrived, err := m.to.rows(m.ctx, name, theirs, func([][]any) error { return nil })
	if err != nil {
		return t, err
	}
	if rows, err := m.to.count(m.ctx, name); err != nil || rows != t.Rows || left != arrived {
		return t, errors.Join(err, fmt.Errorf("%d rows left (%s) and %d arrived (%s)", t.Rows, left, rows, arrived))
	}
	t.Hash = left
	if m.to.Numbers == "" || !slices.ContainsFunc(theirs, func(c column) bool { return c.name == "id" }) {
		return t, nil
	}
	_, err = m.to.ExecContext(m.ctx, strings.ReplaceAll(m.to.Numbers, "?", name))
	return t, err
}

// A column is one of a table.
type column struct {
	name string
	key  int // its place in the primary key, 0 for none
	flag bool
}

// columns are those of a table, in the order of the alphabet.
func (e end) columns(ctx context.Context, table string) (all []column, err error) {
	rows, err := e.QueryContext(ctx, e.Columns, table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var c column
		if err := rows.Scan(&c.name, &c.key, &c.flag); err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	slices.SortFunc(all, func(a, b column) int { return strings.Compare(a.name, b.name) })
	return all, rows.Err()
}

// ordered are the tables, each behind those that its keys point to.
func (e end) ordered(ctx context.Context) (tables []string, err error) {
	names, err := e.texts(ctx, e.Tables)
	if err != nil {
		return nil, err
	}
	var add func(name string) error
	add = func(name string) error {
		if slices.Contains(tables, name) {
			return nil
		}
		needs, err := e.texts(ctx, e.Needs, name)
		if err != nil {
			return err
		}
		for _, other := range needs {
			if err := add(other); err != nil {
				return err
			}
		}
		tables = append(tables, name)
		return nil
	}
	for _, name := range names {
		if err := add(name); err != nil {
			return nil, err
		}
	}
	return tables, nil
}

func (e end) texts(ctx context.Context, query string, args ...any) (texts []string, err error) {
	rows, err := e.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			return nil, err
		}
		texts = append(texts, text)
	}
	return texts, rows.Err()
}

func (e end) count(ctx context.Context, table string) (rows int, err error) {
	err = e.QueryRowContext(ctx, "SELECT count(*) FROM "+quoted(table)).Scan(&rows)
	return rows, err
}

// atOnce is how many rows are in hand at a time: one may be a letter of some megabytes.
const atOnce = 20

// rows reads a table in the order of its key, of all columns where it has none; the types
// of flags are those of columns. It hands some rows at a time to take, and returns the
// hash of all.
func (e end) rows(ctx context.Context, table string, columns []column, take func([][]any) error) (string, error) {
	rows, err := e.QueryContext(ctx, "SELECT "+list(columns)+" FROM "+quoted(table)+" ORDER BY "+list(keyOf(columns)))
	if err != nil {
		return "", err
	}
	defer rows.Close()
	sum := sha256.New()
	var some [][]any
	for rows.Next() {
		values := make([]any, len(columns))
		into := make([]any, len(columns))
		for i := range values {
			into[i] = &values[i]
		}
		if err := rows.Scan(into...); err != nil {
			return "", err
		}
		for i, c := range columns {
			values[i] = plain(values[i], c)
			add(sum, values[i])
		}
		if some = append(some, values); len(some) < atOnce {
			continue
		}
		if err := take(some); err != nil {
			return "", err
		}
		some = nil
	}
	if err := rows.Err(); err != nil {
		return "", err
	}
	if len(some) > 0 {
		err = take(some)
	}
	return hex.EncodeToString(sum.Sum(nil)), err
}

// plain is a value as every engine can have it: a flag, and a text of UTF-8 without the
// character zero.
func plain(value any, c column) any {
	switch v := value.(type) {
	case int64:
		if c.flag {
			return v != 0
		}
	case []byte:
		return append([]byte{}, v...) // no bytes are not nothing
	case string:
		return strings.ReplaceAll(strings.ToValidUTF8(v, "\uFFFD"), "\x00", "\uFFFD")
	}
	return value
}

// add adds a value to a hash, with its kind and length, so that no two rows look alike.
func add(sum hash.Hash, value any) {
	switch v := value.(type) {
	case nil:
		fmt.Fprint(sum, "-;")
	case bool:
		number := 0
		if v {
			number = 1
		}
		fmt.Fprintf(sum, "%d;", number)
	case []byte:
		fmt.Fprintf(sum, "b%d:%s;", len(v), v)
	case string:
		fmt.Fprintf(sum, "t%d:%s;", len(v), v)
	default:
		fmt.Fprintf(sum, "%v;", v)
	}
}

// insert adds rows to a table.
func (e end) insert(ctx context.Context, table string, columns []column, some [][]any) error {
	var values []string
	var args []any
	for _, row := range some {
		places := make([]string, len(row))
		for i, value := range row {
			args = append(args, value)
			places[i] = "?"
			if e.Dollars {
				places[i] = fmt.Sprintf("$%d", len(args))
			}
		}
		values = append(values, "("+strings.Join(places, ", ")+")")
	}
	_, err := e.ExecContext(ctx, "INSERT INTO "+quoted(table)+" ("+list(columns)+") VALUES "+strings.Join(values, ", "), args...)
	return err
}

// keyOf are the columns of the primary key in its order, all where there is none.
func keyOf(columns []column) []column {
	key := slices.DeleteFunc(slices.Clone(columns), func(c column) bool { return c.key == 0 })
	if len(key) == 0 {
		return columns
	}
	slices.SortFunc(key, func(a, b column) int { return a.key - b.key })
	return key
}

func list(columns []column) string {
	names := make([]string, len(columns))
	for i, c := range columns {
		names[i] = quoted(c.name)
	}
	return strings.Join(names, ", ")
}

// quoted is a name as both engines take it.
func quoted(name string) string { return `"` + name + `"` }

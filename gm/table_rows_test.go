package gm_test

import (
	"database/sql"
	"strings"
)

// This file looks at a table's database, and damages it, behind everybody's back.

// forgotten fails if a word is anywhere in the database, letters to the keeper
// apart.
func (tb *table) forgotten(words ...string) {
	tb.Helper()
	db, all := tb.raw(), "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
	if onServer != nil {
		all = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
	}
	tables, err := db.Query(all)
	if err != nil {
		tb.Fatal(err)
	}
	var names []string
	for tables.Next() {
		var name string
		if err := tables.Scan(&name); err != nil {
			tb.Fatal(err)
		}
		names = append(names, name)
	}
	for _, name := range names {
		tb.notIn(db, name, words)
	}
}

func (tb *table) notIn(db *sql.DB, name string, words []string) {
	tb.Helper()
	if name == "rendered" { // to whom they are stands in the outbox
		name = "rendered JOIN outbox USING (id)"
	}
	rows, err := db.Query("SELECT * FROM " + name)
	if err != nil {
		tb.Fatal(err)
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		tb.Fatal(err)
	}
	for rows.Next() {
		fields := make([]sql.RawBytes, len(columns))
		into := make([]any, len(columns))
		for i := range fields {
			into[i] = &fields[i]
		}
		if err := rows.Scan(into...); err != nil {
			tb.Fatal(err)
		}
		toKeeper := false
		for i, f := range fields {
			toKeeper = toKeeper || columns[i] == "recipient" && string(f) == keeperAddress
		}
		for i, f := range fields {
			for _, word := range words {
				if !toKeeper && strings.Contains(string(f), word) {
					tb.Errorf("%s.%s has %q: %.200q", name, columns[i], word, f)
				}
			}
		}
	}
}

// damage changes the database behind everybody's back.
func (tb *table) damage(statement string) {
	tb.Helper()
	if _, err := tb.raw().Exec(statement); err != nil {
		tb.Fatal(err)
	}
}

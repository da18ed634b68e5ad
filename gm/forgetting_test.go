package gm_test

import (
	"database/sql"
	"strings"
	"testing"
)

// A player of a running and of a finished game is forgotten: what is left speaks
// of a number.
func TestForgetMeLeavesANumber(t *testing.T) {
	tb := setTable(t)
	tb.start("monday")
	tb.at(1, "20:01:00")
	tb.round()
	tb.finish("monday")
	tb.at(2, "12:00:00")
	tb.open("friday", "0 20 * * *", true)
	tb.round()
	tb.asks(ann, "buy Forest\npress: I was here")
	tb.asks(bob, "buy Bakery\nstanding: tv Ann")
	tb.at(2, "20:01:00")
	tb.round()
	tb.asks(ann, "forget me")
	tb.says(ann, "you leave monday, friday for good", "That cannot be taken back.")
	tb.asks(ann, "yes")
	tb.says(ann, "You are forgotten")
	tb.says(keeper, "A player wished to be forgotten")
	tb.at(3, "19:00:00")
	tb.asks(bob, "buy Wheat Field\nreport 1")
	tb.says(bob, "Player 1 buys Forest")
	tb.silentOn(bob, "Ann")
	tb.at(3, "20:01:00")
	tb.round()
	tb.at(4, "20:01:00")
	tb.round()
	tb.says(bob, "A player wished to be forgotten and is called Player 1 now.", "friday: report of turn 2")
	tb.silentOn(bob, "Ann")
	if n, err := tb.Verify(tb.Context(), "friday"); err != nil || n != 2 {
		t.Errorf("verified %d turns: %v", n, err)
	}
	tb.forgotten("Ann", "ann@")
}

// forgotten fails if a word is anywhere in the database, letters to the keeper
// apart.
func (tb *table) forgotten(words ...string) {
	tb.Helper()
	db, err := sql.Open("sqlite", tb.path)
	if err != nil {
		tb.Fatal(err)
	}
	defer db.Close()
	tables, err := db.Query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
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
			toKeeper = toKeeper || columns[i] == "recipient" && string(f) == keeper
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

func TestForgetMeIsAskedAbout(t *testing.T) {
	tb := setTable(t)
	tb.start("friday")
	tb.asks(ann, "forget me")
	tb.write(bob, "Re: friday", tb.letters(ann)[1].MessageID, "yes")
	tb.round()
	tb.addresses("friday", ann)
	tb.write(ann, "hello", "", "forget me") // without a tag, as anybody could
	tb.round()
	tb.addresses("friday", ann)
}

func TestAStrangerCanBeForgotten(t *testing.T) {
	tb := setTable(t)
	tb.start("friday")
	tb.writes(eve, "Hello", "watch friday")
	tb.asks(eve, "yes")
	tb.writes(eve, "Hello", "forget me")
	tb.asks(eve, "yes")
	tb.says(eve, "You are forgotten")
	tb.forgotten("eve@")
}

// damage changes the database behind everybody's back.
func (tb *table) damage(statement string) {
	tb.Helper()
	db, err := sql.Open("sqlite", tb.path)
	if err != nil {
		tb.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(statement); err != nil {
		tb.Fatal(err)
	}
}

// Package tables is the SQL of the games' memory: each part of a records.Tx, and the
// statements that it makes. Both engines carry out the same ones; what they say in
// different words stands in words.go, side by side.
//
// It opens no database, begins and ends no transaction, and decides nothing: what a row
// means to the rules, or to a letter, is not its business. What may enter is a part of
// records.Tx, or a statement of one. Parameters are ?, or ?1, ?2 where one stands twice;
// flags are read as bool, and no statement hangs on how an engine keeps them.
package tables

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"machipost/gm/records"
	"machipost/gm/store/tables/keepsakes"
	"machipost/gm/store/tables/part"
	"machipost/gm/store/tables/rendered"
	"machipost/gm/store/tables/rolls"
	"machipost/gm/store/tables/waiting"
)

// Statements carries out statements; a transaction does.
type Statements = part.Statements

// An Engine is what the parts must know of an engine: its words, and how it marks what
// went wrong in the database itself as a records.Fault. A row that is not there, or that
// a constraint refuses, is the business of whoever asked: such an error stays as it is.
type Engine struct {
	Words *Words
	Fault func(error) error
}

// Parts are those of a transaction in an engine, at its moment: UTC, whole seconds. No
// statement is begun once ctx has ended.
func (e Engine) Parts(ctx context.Context, on Statements, now time.Time) records.Tx {
	return conn{ctx, on, e.Words, e.Fault, ""}.tx(now)
}

// A conn is a transaction with the context it was begun in. Each part of a
// records.Tx is one, with the statements of that part.
type conn struct {
	ctx context.Context
	Statements
	words   *Words
	fault   func(error) error
	mailbox string // of which it is, "" for the first
}

type (
	settings   struct{ conn }
	games      struct{ conn }
	deadlines  struct{ conn }
	players    struct{ conn }
	letters    struct{ conn }
	sheets     struct{ conn }
	turns      struct{ conn }
	changes    struct{ conn }
	press      struct{ conn }
	onlookers  struct{ conn }
	requests   struct{ conn }
	proposals  struct{ conn }
	outbox     struct{ conn }
	attempts   struct{ conn }
	told       struct{ conn }
	forgetting struct{ conn }
)

// tx is the transaction with all its parts, at its moment.
func (t conn) tx(now time.Time) records.Tx {
	within := t.part()
	kept := keepsakes.Part{Part: within}
	return records.Tx{
		Settings: settings{t}, Games: games{t}, Deadlines: deadlines{t}, Players: players{t}, Letters: letters{t}, LeftOut: waiting.LeftOuts{Part: within}, Sheets: sheets{t}, Turns: turns{t},
		Chain: keepsakes.Chain{Part: kept}, Dice: rolls.Part{Part: within}, Changes: changes{t}, Press: press{t}, Onlookers: onlookers{t}, Requests: requests{t}, Proposals: proposals{t},
		Outbox: outbox{t}, Debts: waiting.Debts{Part: within}, Attempts: attempts{t}, Told: told{t}, Measures: keepsakes.Measures{Part: kept}, Wishes: keepsakes.Wishes{Part: kept}, Forgetting: forgetting{t},
		Now: now,
		In:  func(mailbox string) records.Tx { return conn{t.ctx, t.Statements, t.words, t.fault, mailbox}.tx(now) },
	}
}

// part is the transaction for the rooms of single tables.
func (t conn) part() part.Part {
	return part.Part{Context: t.ctx, On: t.Statements, Fault: t.fault, Mailbox: t.mailbox}
}

// rendered is what letters of ours say.
func (t conn) rendered() rendered.Part { return rendered.Part{Part: t.part()} }

func (t conn) exec(statement string, args ...any) (sql.Result, error) {
	result, err := t.ExecContext(t.ctx, statement, args...)
	return result, t.fault(err)
}

// here is the condition that a row is of the transaction's mailbox, by a column of it.
func (t conn) here(column string) string { return part.Of(column, t.mailbox) }

// ours is that of a row that belongs to a game, by the column with the game's ID.
func (t conn) ours(game string) string {
	return part.OfGame(game, t.mailbox)
}

// own is the name of a value that each mailbox has for itself. No mailbox's name has a
// slash.
func (t conn) own(name string) string {
	if t.mailbox == "" {
		return name
	}
	return t.mailbox + "/" + name
}

func (t conn) row(query string, args ...any) row {
	return row{t.QueryRowContext(t.ctx, query, args...), t.fault}
}

// A row is what a query for one row returned.
type row struct {
	*sql.Row
	fault func(error) error
}

// Scan is that of sql.Row; it fails with sql.ErrNoRows, or with a fault.
func (r row) Scan(dest ...any) error { return r.fault(r.Row.Scan(dest...)) }

// each calls take with each row of a query. What take returns is returned as it
// is.
func (t conn) each(query string, args []any, take func(row scanner) error) error {
	rows, err := t.QueryContext(t.ctx, query, args...)
	if err != nil {
		return t.fault(err)
	}
	defer t.Read(query)
	defer rows.Close()
	for rows.Next() {
		if err := take(faulty{rows, t.fault}); err != nil {
			return err
		}
	}
	return t.fault(rows.Err())
}

// A scanner is a row of a query.
type scanner interface{ Scan(dest ...any) error }

// faulty is one of many rows.
type faulty struct {
	*sql.Rows
	fault func(error) error
}

// Scan is that of sql.Rows; it fails with a fault.
func (r faulty) Scan(dest ...any) error { return r.fault(r.Rows.Scan(dest...)) }

// unreadable is the fault of a stored value that cannot be read back.
func unreadable(format string, args ...any) error {
	return &records.Fault{Err: fmt.Errorf(format, args...)}
}

func fromTime(t time.Time) any         { return part.FromTime(t) }
func toTime(n sql.NullInt64) time.Time { return part.ToTime(n) }

// list writes texts or numbers as a JSON array, none of them as an empty one. The
// character zero, which not every engine has room for, becomes U+FFFD.
func list[item ~string | ~int64](items []item) string {
	written, _ := json.Marshal(append([]item{}, items...)) // they can always be written
	return strings.ReplaceAll(string(written), `\u0000`, "\uFFFD")
}

// among is the condition that a row's ID is one of a list, the only parameter.
func (t conn) among() string {
	return "id IN (SELECT CAST(value AS BIGINT) FROM " + t.words.listed("?") + ")"
}

// fromID stores the ID 0 as NULL.
func fromID(id int64) any {
	if id == 0 {
		return nil
	}
	return id
}

// Package part is what the rooms of single tables have in common: statements within a
// transaction, whose faults are marked as the database's.
//
// It knows no table. What may enter is another way to carry out a statement.
package part

import (
	"context"
	"database/sql"
	"strings"
	"time"
)

// A Part is some tables within a transaction. Fault marks what went wrong in the database
// itself.
type Part struct {
	Context context.Context
	On      Statements
	Fault   func(error) error
	Mailbox string // of which the transaction is, "" for the first
}

// Statements carries out statements; a transaction does. It fails as that does.
type Statements interface {
	// ExecContext is that of sql.Tx, and fails as that does.
	ExecContext(ctx context.Context, statement string, args ...any) (sql.Result, error)
	// QueryContext is that of sql.Tx, and fails as that does.
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	// QueryRowContext is that of sql.Tx.
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	// Read tells that the rows of a query are read: until then the same text is carried out
	// by another statement.
	Read(query string)
}

// Exec carries out a statement. It fails when the database does.
func (p Part) Exec(statement string, args ...any) error {
	_, err := p.On.ExecContext(p.Context, statement, args...)
	return p.Fault(err)
}

// Each calls take with each row of a query. It fails when the database does, and with what
// take returns, which counts as a fault of the database.
func (p Part) Each(query string, args []any, take func(*sql.Rows) error) error {
	rows, err := p.On.QueryContext(p.Context, query, args...)
	if err != nil {
		return p.Fault(err)
	}
	defer p.On.Read(query)
	defer rows.Close()
	for rows.Next() {
		if err := take(rows); err != nil {
			return p.Fault(err)
		}
	}
	return p.Fault(rows.Err())
}

// Here is the condition that a row is of the transaction's mailbox, by a column of it.
func (p Part) Here(column string) string { return Of(column, p.Mailbox) }

// Ours is that of a row that belongs to a game, by what gives the game's ID.
func (p Part) Ours(game string) string { return OfGame(game, p.Mailbox) }

// OfPlayer gives the ID of the game of a row's player.
const OfPlayer = "(SELECT game FROM players WHERE players.id = player)"

// OfGame is Ours for a mailbox.
func OfGame(game, mailbox string) string {
	return "EXISTS (SELECT 1 FROM games AS whose WHERE whose.id = " + game + " AND " + Of("whose.mailbox", mailbox) + ")"
}

// Of is the condition that a row is of a mailbox, by a column of it. The name stands in the
// statement: so each mailbox has statements of its own that stay prepared.
func Of(column, mailbox string) string {
	return column + " = '" + strings.ReplaceAll(mailbox, "'", "''") + "'"
}

// FromTime is a time as it is stored: unix seconds, NULL for the zero time.
func FromTime(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.Unix()
}

// ToTime is what FromTime stored, UTC.
func ToTime(n sql.NullInt64) time.Time {
	if !n.Valid {
		return time.Time{}
	}
	return time.Unix(n.Int64, 0).UTC()
}

package store

import (
	"context"
	"database/sql"
	"time"

	"machipost/gm/records"
	"machipost/gm/store/rolls"
)

// A conn is a transaction with the context it was begun in. Each part of a
// records.Tx is one, with the statements of that part.
type conn struct {
	ctx context.Context
	statements
}

// statements carries out statements; a transaction does.
type statements interface {
	ExecContext(ctx context.Context, statement string, args ...any) (sql.Result, error)
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	// Read tells that the rows of a query are read.
	Read(query string)
}

type (
	settings   struct{ conn }
	games      struct{ conn }
	deadlines  struct{ conn }
	players    struct{ conn }
	letters    struct{ conn }
	leftOut    struct{ conn }
	sheets     struct{ conn }
	turns      struct{ conn }
	chain      struct{ conn }
	changes    struct{ conn }
	press      struct{ conn }
	onlookers  struct{ conn }
	requests   struct{ conn }
	proposals  struct{ conn }
	outbox     struct{ conn }
	debts      struct{ conn }
	attempts   struct{ conn }
	told       struct{ conn }
	forgetting struct{ conn }
)

// tx is the transaction with all its parts, at its moment.
func (t conn) tx(now time.Time) records.Tx {
	return records.Tx{
		Settings: settings{t}, Games: games{t}, Deadlines: deadlines{t}, Players: players{t}, Letters: letters{t}, LeftOut: leftOut{t}, Sheets: sheets{t}, Turns: turns{t},
		Chain: chain{t}, Dice: rolls.Part{Context: t.ctx, On: t.statements, Fault: fault}, Changes: changes{t}, Press: press{t}, Onlookers: onlookers{t}, Requests: requests{t}, Proposals: proposals{t},
		Outbox: outbox{t}, Debts: debts{t}, Attempts: attempts{t}, Told: told{t}, Forgetting: forgetting{t},
		Now: now,
	}
}

func (t conn) exec(statement string, args ...any) (sql.Result, error) {
	result, err := t.ExecContext(t.ctx, statement, args...)
	return result, fault(err)
}

func (t conn) row(query string, args ...any) row {
	return row{t.QueryRowContext(t.ctx, query, args...)}
}

// A row is what a query for one row returned.
type row struct{ *sql.Row }

// Scan is that of sql.Row; it fails with sql.ErrNoRows, or with a fault.
func (r row) Scan(dest ...any) error { return fault(r.Row.Scan(dest...)) }

// each calls take with each row of a query. What take returns is returned as it
// is.
func (t conn) each(query string, args []any, take func(row scanner) error) error {
	rows, err := t.QueryContext(t.ctx, query, args...)
	if err != nil {
		return fault(err)
	}
	defer t.Read(query)
	defer rows.Close()
	for rows.Next() {
		if err := take(faulty{rows}); err != nil {
			return err
		}
	}
	return fault(rows.Err())
}

// A scanner is a row of a query.
type scanner interface{ Scan(dest ...any) error }

// faulty is one of many rows.
type faulty struct{ *sql.Rows }

// Scan is that of sql.Rows; it fails with a fault.
func (r faulty) Scan(dest ...any) error { return fault(r.Rows.Scan(dest...)) }

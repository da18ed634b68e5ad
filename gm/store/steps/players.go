// Package steps is what migrations do in Go, behind their SQL and in the same
// transaction: what SQL cannot say. A step writes its own SQL and calls nothing that may
// change, for it must do the same in years; so nothing of ours may enter, and it knows no
// record of today.
package steps

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
)

// A formerChange is what the tenth step looks at of a change.
type formerChange struct {
	id              int64
	kind, who, name string
}

// passes tells whether somebody was called otherwise from the change on.
func (c formerChange) passes() bool {
	return c.kind == "player replaced" || c.kind == "player renamed" || c.kind == "seat taken"
}

// NamePlayers is the step of the tenth migration: it finds the player of each change
// by its name at that time, from the names of today back to the first change. It fails
// when the database does.
func NamePlayers(ctx context.Context, tx *sql.Tx) error {
	games, err := column[int64](ctx, tx, "SELECT id FROM games ORDER BY id")
	if err != nil {
		return err
	}
	for _, game := range games {
		if err := namePlayersIn(ctx, tx, game); err != nil {
			return fmt.Errorf("the players of the changes of game %d: %w", game, err)
		}
	}
	return nil
}

func namePlayersIn(ctx context.Context, tx *sql.Tx, game int64) error {
	ids, err := column[int64](ctx, tx, "SELECT id FROM players WHERE game = ? ORDER BY seat", game)
	if err != nil {
		return err
	}
	called, err := column[string](ctx, tx, "SELECT name FROM players WHERE game = ? ORDER BY seat", game)
	if err != nil {
		return err
	}
	changes, err := formerChanges(ctx, tx, game)
	if err != nil {
		return err
	}
	for _, c := range changes {
		name := c.who
		if c.passes() {
			name = c.name
		}
		seat := slices.Index(called, name)
		if name == "" || seat < 0 {
			continue
		}
		if c.passes() {
			called[seat] = c.who
		}
		if _, err := tx.ExecContext(ctx, "UPDATE changes SET player = ? WHERE id = ?", ids[seat], c.id); err != nil {
			return err
		}
	}
	return nil
}

// formerChanges are those of a game about players, the newest first.
func formerChanges(ctx context.Context, tx *sql.Tx, game int64) ([]formerChange, error) {
	rows, err := tx.QueryContext(ctx, "SELECT id, kind, who, name FROM changes WHERE game = ? AND who <> '' ORDER BY id DESC", game)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var changes []formerChange
	for rows.Next() {
		var c formerChange
		if err := rows.Scan(&c.id, &c.kind, &c.who, &c.name); err != nil {
			return nil, err
		}
		changes = append(changes, c)
	}
	return changes, rows.Err()
}

// column is the only column of a query.
func column[value any](ctx context.Context, tx *sql.Tx, query string, args ...any) ([]value, error) {
	rows, err := tx.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []value
	for rows.Next() {
		var one value
		if err := rows.Scan(&one); err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, rows.Err()
}

package steps

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"fmt"
)

// A formerTurn is what the thirteenth step looks at of a turn.
type formerTurn struct {
	number   int
	resolved int64
	dice     string
	after    string
}

// ChainTurns is the step of the thirteenth migration: it gives every turn that was
// resolved until now its link, those taken back too, in the order of time. The same
// turns get the same links, whichever copy of the database they stand in. It fails when the
// database does, and for a turn that cannot be read.
func ChainTurns(ctx context.Context, tx *sql.Tx) error {
	games, err := column[int64](ctx, tx, "SELECT id FROM games ORDER BY id")
	if err != nil {
		return err
	}
	for _, game := range games {
		if err := chainTurnsOf(ctx, tx, game); err != nil {
			return fmt.Errorf("the chain of game %d: %w", game, err)
		}
	}
	return nil
}

func chainTurnsOf(ctx context.Context, tx *sql.Tx, game int64) error {
	turns, err := formerTurns(ctx, tx, game)
	if err != nil {
		return err
	}
	value := ""
	for _, t := range turns {
		after, err := t.position()
		if err != nil {
			return fmt.Errorf("turn %d: %w", t.number, err)
		}
		sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%d\n%d\n%s\n%s", value, t.number, t.resolved, t.dice, after))
		value = hex.EncodeToString(sum[:])
		_, err = tx.ExecContext(ctx, "INSERT INTO chain (game, turn, made, value) VALUES (?, ?, ?, ?)", game, t.number, t.resolved, value)
		if err != nil {
			return err
		}
	}
	return nil
}

// formerTurns are those of a game, those taken back too, the oldest first.
func formerTurns(ctx context.Context, tx *sql.Tx, game int64) ([]formerTurn, error) {
	rows, err := tx.QueryContext(ctx, `SELECT turn, resolved, dice, after FROM turns WHERE game = ?1
		UNION ALL SELECT turn, resolved, dice, after FROM undone WHERE game = ?1 ORDER BY resolved, turn`, game)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var turns []formerTurn
	for rows.Next() {
		var t formerTurn
		if err := rows.Scan(&t.number, &t.resolved, &t.dice, &t.after); err != nil {
			return nil, err
		}
		turns = append(turns, t)
	}
	return turns, rows.Err()
}

// position is the one behind a turn, without what nobody may know, the order of the
// decks, and what may have been changed since, the names and texts of players.
func (t formerTurn) position() ([]byte, error) {
	var p map[string]any
	if err := json.Unmarshal([]byte(t.after), &p); err != nil {
		return nil, err
	}
	if market, is := p["market"].(map[string]any); is {
		delete(market, "decks")
	}
	players, _ := p["players"].([]any)
	for _, player := range players {
		if fields, is := player.(map[string]any); is {
			delete(fields, "name")
			delete(fields, "standing")
		}
	}
	return json.Marshal(p) // the keys in the order of the alphabet
}

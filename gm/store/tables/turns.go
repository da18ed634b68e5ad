package tables

import (
	"cmp"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/records"
)

// Add implements records.Turns.
func (t turns) Add(turn records.Turn) error {
	if turn.Names == nil {
		var err error
		if turn.Names, err = t.names(turn.Game); err != nil {
			return err
		}
	}
	texts, err := turnTexts(turn)
	if err != nil {
		return err
	}
	_, err = t.exec("INSERT INTO turns ("+turnColumns+") VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		append([]any{turn.Game, turn.Number, fromTime(turn.Resolved)}, texts...)...)
	return err
}

// turnTexts writes a turn's before, orders, dice, events and after.
func turnTexts(turn records.Turn) ([]any, error) {
	before, err := writePosition(turn.Before, turn.Names)
	if err != nil {
		return nil, err
	}
	orders, err := json.Marshal(turn.Orders)
	if err != nil {
		return nil, fmt.Errorf("writing orders: %w", err)
	}
	dice, err := json.Marshal(turn.Dice)
	if err != nil {
		return nil, fmt.Errorf("writing dice: %w", err)
	}
	events, err := wire.MarshalEvents(turn.Events, turn.Names)
	if err != nil {
		return nil, fmt.Errorf("writing events: %w", err)
	}
	after, err := writePosition(turn.After, turn.Names)
	return []any{before, string(orders), string(dice), string(events), after}, err
}

// names are the players' names of a game, in seat order.
func (t turns) names(game int64) ([]string, error) {
	var names []string
	err := t.each("SELECT name FROM players WHERE game = ? ORDER BY seat", []any{game}, func(rows scanner) error {
		var name string
		err := rows.Scan(&name)
		names = append(names, name)
		return err
	})
	return names, err
}

// In the order of turnTexts, behind the first three.
const turnColumns = "game, turn, resolved, before, orders, dice, events, after"

// Of implements records.TurnReader.
func (t turns) Of(game int64) ([]records.Turn, error) {
	var turns []records.Turn
	err := t.each("SELECT "+turnColumns+" FROM turns WHERE game = ? ORDER BY turn", []any{game}, func(rows scanner) error {
		turn, err := scanTurn(rows)
		turns = append(turns, turn)
		return err
	})
	return turns, err
}

// Numbered implements records.TurnReader.
func (t turns) Numbered(game int64, number int) (records.Turn, error) {
	turn, err := t.one("turn = ?", game, number)
	if err != nil && !errors.Is(err, records.ErrNoTurn) {
		return turn, fmt.Errorf("reading turn %d: %w", number, err)
	}
	return turn, err
}

// Last implements records.TurnReader.
func (t turns) Last(game int64) (records.Turn, error) {
	return t.one("true ORDER BY turn DESC LIMIT 1", game)
}

// one is the turn of a game, ?1, of which something is so; records.ErrNoTurn.
func (t turns) one(which string, args ...any) (records.Turn, error) {
	turn, err := scanTurn(t.row("SELECT "+turnColumns+" FROM turns WHERE game = ? AND "+which, args...))
	if errors.Is(err, sql.ErrNoRows) {
		return turn, records.ErrNoTurn
	}
	return turn, err
}

// Counted implements records.TurnReader.
func (t turns) Counted(game int64) ([]records.CountedTurn, error) {
	var all []records.CountedTurn
	err := t.each("SELECT turn, orders FROM turns WHERE game = ? ORDER BY turn", []any{game}, func(rows scanner) error {
		turn, err := scanCounted(rows)
		all = append(all, turn)
		return err
	})
	return all, err
}

// CountedIn implements records.TurnReader.
func (t turns) CountedIn(game int64, number int) (records.CountedTurn, error) {
	turn, err := scanCounted(t.row("SELECT turn, orders FROM turns WHERE game = ? AND turn = ?", game, number))
	if errors.Is(err, sql.ErrNoRows) {
		return turn, records.ErrNoTurn
	}
	return turn, err
}

func scanCounted(row scanner) (turn records.CountedTurn, err error) {
	var orders []byte
	if err := row.Scan(&turn.Number, &orders); err != nil {
		return turn, err
	}
	if err := json.Unmarshal(orders, &turn.Orders); err != nil {
		return turn, unreadable("reading the orders of turn %d: %w", turn.Number, err)
	}
	return turn, nil
}

// Names implements records.TurnReader.
func (t turns) Names(game int64) ([]string, error) {
	seen := map[string]bool{}
	err := t.each("SELECT before FROM turns WHERE game = ?1 UNION ALL SELECT before FROM undone WHERE game = ?1", []any{game}, func(rows scanner) error {
		var before []byte
		if err := rows.Scan(&before); err != nil {
			return err
		}
		p, err := restore(before)
		for _, name := range p.Names {
			seen[name] = true
		}
		return err
	})
	return slices.Sorted(maps.Keys(seen)), err
}

// After implements records.TurnReader.
func (t turns) After(game int64, from, to int) ([]engine.Position, error) {
	var all []engine.Position
	err := t.each("SELECT after FROM turns WHERE game = ? AND turn BETWEEN ? AND ? ORDER BY turn", []any{game, from, to}, func(rows scanner) error {
		var after []byte
		if err := rows.Scan(&after); err != nil {
			return err
		}
		p, err := restore(after)
		all = append(all, p.Position)
		return err
	})
	return all, err
}

// Undo implements records.Turns. It fails with records.ErrNoTurn when there is none.
func (t turns) Undo(game int64, number int, at time.Time, reason string) error {
	moved, err := t.changed("INSERT INTO undone (undone, reason, "+turnColumns+") SELECT CAST(? AS BIGINT), ?, "+turnColumns+" FROM turns WHERE game = ? AND turn = ?",
		at.Unix(), reason, game, number)
	if err != nil || moved == 0 {
		return cmp.Or(err, records.ErrNoTurn)
	}
	for _, statement := range []string{
		"DELETE FROM turns WHERE game = ? AND turn = ?",
		"DELETE FROM measures WHERE game = ? AND turn >= ?", // what was said of it is taken back, too
	} {
		if _, err := t.exec(statement, game, number); err != nil {
			return err
		}
	}
	return nil
}

// Undone implements records.TurnReader.
func (t turns) Undone(game int64) ([]records.UndoneTurn, error) {
	var turns []records.UndoneTurn
	err := t.each("SELECT "+turnColumns+", undone, reason FROM undone WHERE game = ? ORDER BY id", []any{game}, func(rows scanner) error {
		var undone records.UndoneTurn
		var at sql.NullInt64
		var err error
		undone.Turn, err = scanTurn(rows, &at, &undone.Reason)
		undone.Undone = toTime(at)
		turns = append(turns, undone)
		return err
	})
	return turns, err
}

// RewriteTurns implements records.Forgetting.
func (t forgetting) RewriteTurns(game int64, rewrite func(*records.Turn)) error {
	if err := t.rewriteIn("turns", "turn", game, rewrite); err != nil {
		return err
	}
	return t.rewriteIn("undone", "id", game, rewrite)
}

// rewriteIn rewrites a game's turns in a table with a key beside the game.
func (t forgetting) rewriteIn(table, key string, game int64, rewrite func(*records.Turn)) error {
	turns := map[int64]records.Turn{}
	err := t.each("SELECT "+turnColumns+", "+key+" FROM "+table+" WHERE game = ?", []any{game}, func(rows scanner) error {
		var id int64
		turn, err := scanTurn(rows, &id)
		turns[id] = turn
		return err
	})
	if err != nil {
		return err
	}
	for id, turn := range turns {
		rewrite(&turn)
		texts, err := turnTexts(turn)
		if err != nil {
			return fmt.Errorf("rewriting turn %d: %w", turn.Number, err)
		}
		_, err = t.exec("UPDATE "+table+" SET before = ?, orders = ?, dice = ?, events = ?, after = ? WHERE game = ? AND "+key+" = ?",
			append(texts, game, id)...)
		if err != nil {
			return err
		}
	}
	return nil
}

// scanTurn reads a turn from turnColumns, and columns behind them into more.
func scanTurn(row scanner, more ...any) (records.Turn, error) {
	var turn records.Turn
	var resolved sql.NullInt64
	var before, orders, dice, events, after []byte
	err := row.Scan(append([]any{&turn.Game, &turn.Number, &resolved, &before, &orders, &dice, &events, &after}, more...)...)
	if err != nil {
		return turn, err
	}
	turn.Resolved = toTime(resolved)
	if err := readPositions(&turn, before, after); err != nil {
		return turn, err
	}
	if turn.Events, err = wire.UnmarshalEvents(events, turn.Names); err != nil {
		return turn, unreadable("reading events: %w", err)
	}
	if err := json.Unmarshal(orders, &turn.Orders); err != nil {
		return turn, unreadable("reading orders: %w", err)
	}
	if err := json.Unmarshal(dice, &turn.Dice); err != nil {
		return turn, unreadable("reading dice: %w", err)
	}
	return turn, nil
}

// readPositions reads a turn's positions and the names that the players had then:
// the events are written with them.
func readPositions(turn *records.Turn, before, after []byte) error {
	first, err := restore(before)
	if err != nil {
		return err
	}
	turn.Before, turn.Names = first.Position, first.Names
	turn.After, err = readPosition(after)
	return err
}

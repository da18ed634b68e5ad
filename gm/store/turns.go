package store

import (
	"database/sql"
	"encoding/json"
	"fmt"

	"machipost/engine/wire"
	"machipost/gm"
)

// AddTurn implements gm.Tx.
func (t *tx) AddTurn(turn gm.Turn) error {
	names, err := t.names(turn.Game)
	if err != nil {
		return err
	}
	before, err := writePosition(turn.Before, names)
	if err != nil {
		return err
	}
	after, err := writePosition(turn.After, names)
	if err != nil {
		return err
	}
	events, err := wire.MarshalEvents(turn.Events, names)
	if err != nil {
		return fmt.Errorf("writing events: %w", err)
	}
	orders, err := json.Marshal(turn.Orders)
	if err != nil {
		return fmt.Errorf("writing orders: %w", err)
	}
	dice, err := json.Marshal(turn.Dice)
	if err != nil {
		return fmt.Errorf("writing dice: %w", err)
	}
	_, err = t.exec("INSERT INTO turns (game, turn, resolved, before, orders, dice, events, after) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		turn.Game, turn.Number, fromTime(turn.Resolved), before, string(orders), string(dice), string(events), after)
	return err
}

// names are the players' names of a game, in seat order.
func (t *tx) names(game int64) ([]string, error) {
	var names []string
	err := t.each("SELECT name FROM players WHERE game = ? ORDER BY seat", []any{game}, func(rows *sql.Rows) error {
		var name string
		err := rows.Scan(&name)
		names = append(names, name)
		return err
	})
	return names, err
}

const turnQuery = "SELECT game, turn, resolved, before, orders, dice, events, after FROM turns WHERE game = ?"

// Turns implements gm.Tx.
func (t *tx) Turns(game int64) ([]gm.Turn, error) {
	names, err := t.names(game)
	if err != nil {
		return nil, err
	}
	var turns []gm.Turn
	err = t.each(turnQuery+" ORDER BY turn", []any{game}, func(rows *sql.Rows) error {
		turn, err := scanTurn(rows, names)
		turns = append(turns, turn)
		return err
	})
	return turns, err
}

// TurnOf implements gm.Tx.
func (t *tx) TurnOf(game int64, number int) (gm.Turn, error) {
	names, err := t.names(game)
	if err != nil {
		return gm.Turn{}, err
	}
	turn, err := scanTurn(t.row(turnQuery+" AND turn = ?", game, number), names)
	if err != nil {
		return turn, fmt.Errorf("reading turn %d: %w", number, err)
	}
	return turn, nil
}

func scanTurn(row interface{ Scan(...any) error }, names []string) (gm.Turn, error) {
	var turn gm.Turn
	var resolved sql.NullInt64
	var before, orders, dice, events, after []byte
	err := row.Scan(&turn.Game, &turn.Number, &resolved, &before, &orders, &dice, &events, &after)
	if err != nil {
		return turn, err
	}
	turn.Resolved = toTime(resolved)
	if turn.Before, err = readPosition(before); err != nil {
		return turn, err
	}
	if turn.After, err = readPosition(after); err != nil {
		return turn, err
	}
	if turn.Events, err = wire.UnmarshalEvents(events, names); err != nil {
		return turn, fmt.Errorf("reading events: %w", err)
	}
	if err := json.Unmarshal(orders, &turn.Orders); err != nil {
		return turn, fmt.Errorf("reading orders: %w", err)
	}
	if err := json.Unmarshal(dice, &turn.Dice); err != nil {
		return turn, fmt.Errorf("reading dice: %w", err)
	}
	return turn, nil
}

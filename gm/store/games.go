package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm"
)

// A tx is a transaction with the context it was begun in.
type tx struct {
	ctx context.Context
	*sql.Tx
}

var _ gm.Tx = (*tx)(nil)

func (t *tx) exec(statement string, args ...any) (sql.Result, error) {
	return t.ExecContext(t.ctx, statement, args...)
}

func (t *tx) row(query string, args ...any) *sql.Row { return t.QueryRowContext(t.ctx, query, args...) }

// each calls take with each row of a query.
func (t *tx) each(query string, args []any, take func(*sql.Rows) error) error {
	rows, err := t.QueryContext(t.ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := take(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Setting implements gm.Tx.
func (t *tx) Setting(name string) (value string, err error) {
	err = t.row("SELECT value FROM settings WHERE name = ?", name).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return value, err
}

// SetSetting implements gm.Tx.
func (t *tx) SetSetting(name, value string) error {
	_, err := t.exec("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)
	return err
}

const (
	gameColumns   = "id, name, state, schedule, zone, keep_seats, position, deadline, grace, created"
	playerColumns = `game, id, name, generation, thread,
		(SELECT bounced FROM addresses WHERE player = players.id AND place = 0),
		(SELECT json_group_array(address ORDER BY place) FROM addresses WHERE player = players.id)`
)

// Games implements gm.Tx: two queries, however many games there are.
func (t *tx) Games() ([]gm.Game, error) {
	players, err := t.players("SELECT " + playerColumns + " FROM players ORDER BY game, seat")
	if err != nil {
		return nil, err
	}
	var games []gm.Game
	err = t.each("SELECT "+gameColumns+" FROM games ORDER BY id", nil, func(rows *sql.Rows) error {
		game, err := scanGame(rows)
		game.Players = players[game.ID]
		games = append(games, game)
		return err
	})
	return games, err
}

// Game implements gm.Tx.
func (t *tx) Game(name string) (gm.Game, error) {
	game, err := scanGame(t.row("SELECT "+gameColumns+" FROM games WHERE name = ?", name))
	if errors.Is(err, sql.ErrNoRows) {
		return gm.Game{}, gm.ErrNoGame
	}
	if err != nil {
		return gm.Game{}, err
	}
	players, err := t.players("SELECT "+playerColumns+" FROM players WHERE game = ? ORDER BY seat", game.ID)
	game.Players = players[game.ID]
	return game, err
}

func scanGame(row interface{ Scan(...any) error }) (gm.Game, error) {
	var game gm.Game
	var position []byte
	var deadline, grace, created sql.NullInt64
	err := row.Scan(&game.ID, &game.Name, &game.State, &game.Schedule, &game.Zone, &game.KeepSeats, &position, &deadline, &grace, &created)
	if err != nil {
		return game, err
	}
	game.Deadline, game.Grace, game.Created = toTime(deadline), toTime(grace), toTime(created)
	game.Position, err = readPosition(position)
	return game, err
}

func (t *tx) players(query string, args ...any) (map[int64][]gm.Player, error) {
	players := map[int64][]gm.Player{}
	err := t.each(query, args, func(rows *sql.Rows) error {
		var game int64
		var p gm.Player
		var addresses string
		if err := rows.Scan(&game, &p.ID, &p.Name, &p.Generation, &p.Thread, &p.Bounced, &addresses); err != nil {
			return err
		}
		err := readAddresses(addresses, &p)
		players[game] = append(players[game], p)
		return err
	})
	return players, err
}

// AddGame implements gm.Tx.
func (t *tx) AddGame(game *gm.Game) error {
	position, err := writePosition(game.Position, game.Names())
	if err != nil {
		return err
	}
	result, err := t.exec("INSERT INTO games (name, state, schedule, zone, keep_seats, position, created) VALUES (?, ?, ?, ?, ?, ?, ?)",
		game.Name, game.State, game.Schedule, game.Zone, game.KeepSeats, position, fromTime(game.Created))
	if isTaken(err) {
		return gm.ErrNameUsed
	}
	if err != nil {
		return err
	}
	if game.ID, err = result.LastInsertId(); err != nil {
		return err
	}
	for i := range game.Players {
		if err := t.addPlayer(game.ID, i, &game.Players[i]); err != nil {
			return err
		}
	}
	return nil
}

func (t *tx) addPlayer(game int64, seat int, p *gm.Player) error {
	result, err := t.exec("INSERT INTO players (game, seat, name, generation, thread) VALUES (?, ?, ?, ?, ?)",
		game, seat, p.Name, p.Generation, p.Thread)
	if err != nil {
		return err
	}
	if p.ID, err = result.LastInsertId(); err != nil {
		return err
	}
	return t.SetAddresses(p.ID, p.Addresses())
}

// SaveGame implements gm.Tx.
func (t *tx) SaveGame(game gm.Game) error {
	position, err := writePosition(game.Position, game.Names())
	if err != nil {
		return err
	}
	_, err = t.exec("UPDATE games SET state = ?, position = ?, deadline = ?, grace = ? WHERE id = ?",
		game.State, position, fromTime(game.Deadline), fromTime(game.Grace), game.ID)
	if err != nil {
		return err
	}
	for seat, p := range game.Players {
		_, err := t.exec("UPDATE players SET seat = ?, generation = ?, thread = ? WHERE id = ?",
			seat, p.Generation, p.Thread, p.ID)
		if err != nil {
			return err
		}
	}
	return nil
}

// isTaken tells an error of a UNIQUE constraint.
func isTaken(err error) bool {
	var fault *sqlite.Error
	return errors.As(err, &fault) && fault.Code() == sqlite3.SQLITE_CONSTRAINT_UNIQUE
}

func writePosition(p engine.Position, names []string) (string, error) {
	text, err := wire.WritePosition(&wire.Position{Position: p, Names: names, Standing: make([]string, len(names))})
	if err != nil {
		return "", fmt.Errorf("writing a position: %w", err)
	}
	return string(text), nil
}

func readPosition(text []byte) (engine.Position, error) {
	p, err := wire.Restore(text)
	if err != nil {
		return engine.Position{}, fmt.Errorf("reading a stored position: %w", err)
	}
	return p.Position, nil
}

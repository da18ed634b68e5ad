package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	sqlite3 "modernc.org/sqlite/lib"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/records"
)

// Value implements records.Settings.
func (t settings) Value(name string) (value string, err error) {
	err = t.row("SELECT value FROM settings WHERE name = ?", name).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return value, err
}

// Set implements records.Settings.
func (t settings) Set(name, value string) error {
	_, err := t.exec("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)
	return err
}

const gameColumns = `id, name, state, schedule, zone, keep_seats, position, deadline, grace, created,
	places, terms, began, held, extensions, ended`

// All implements records.GameReader: two queries, however many games there are.
func (t games) All() ([]records.Game, error) {
	players, err := t.players("SELECT " + playerColumns + " FROM players ORDER BY game, seat")
	if err != nil {
		return nil, err
	}
	var games []records.Game
	err = t.each("SELECT "+gameColumns+" FROM games ORDER BY id", nil, func(rows scanner) error {
		game, err := scanGame(rows)
		game.Players = players[game.ID]
		games = append(games, game)
		return err
	})
	return games, err
}

// Named implements records.GameReader.
func (g games) Named(name string) (records.Game, error) { return g.one("name = ?", name) }

// WithID implements records.GameReader.
func (g games) WithID(id int64) (records.Game, error) { return g.one("id = ?", id) }

// one is the game of which something is so; records.ErrNoGame.
func (g games) one(which string, arg any) (records.Game, error) {
	game, err := scanGame(g.row("SELECT "+gameColumns+" FROM games WHERE "+which, arg))
	if errors.Is(err, sql.ErrNoRows) {
		return records.Game{}, records.ErrNoGame
	}
	if err != nil {
		return records.Game{}, err
	}
	seated, err := g.players("SELECT "+playerColumns+" FROM players WHERE game = ? ORDER BY seat", game.ID)
	game.Players = seated[game.ID]
	return game, err
}

func scanGame(row scanner) (records.Game, error) {
	var game records.Game
	var position, terms []byte
	var deadline, grace, began, created, ended sql.NullInt64
	err := row.Scan(&game.ID, &game.Name, &game.State, &game.Schedule, &game.Zone, &game.KeepSeats, &position, &deadline, &grace, &created,
		&game.Places, &terms, &began, &game.Held, &game.Extended, &ended)
	if err != nil {
		return game, err
	}
	game.Deadline, game.Grace, game.Began = toTime(deadline), toTime(grace), toTime(began)
	game.Created, game.Ended = toTime(created), toTime(ended)
	if err := json.Unmarshal(terms, &game.Terms); err != nil {
		return game, unreadable("reading terms: %w", err)
	}
	game.Position, err = readPosition(position)
	return game, err
}

// Add implements records.Games.
func (t games) Add(game *records.Game) error {
	position, err := writePosition(game.Position, game.Names())
	if err != nil {
		return err
	}
	result, err := t.exec("INSERT INTO games (name, state, schedule, zone, keep_seats, position, created) VALUES (?, ?, ?, ?, ?, ?, ?)",
		game.Name, game.State, game.Schedule, game.Zone, game.KeepSeats, position, fromTime(game.Created))
	if isTaken(err) {
		return records.ErrNameUsed
	}
	if err != nil {
		return err
	}
	if game.ID, err = result.LastInsertId(); err != nil {
		return err
	}
	seats := players(t)
	for i := range game.Players {
		if err := seats.Add(game.ID, &game.Players[i]); err != nil {
			return err
		}
	}
	return t.Save(*game)
}

// Save implements records.Games.
func (t games) Save(game records.Game) error {
	position, err := writePosition(game.Position, game.Names())
	if err != nil {
		return err
	}
	terms, err := json.Marshal(game.Terms)
	if err != nil {
		return fmt.Errorf("writing terms: %w", err)
	}
	_, err = t.exec(`UPDATE games SET state = ?, schedule = ?, zone = ?, keep_seats = ?, position = ?, deadline = ?, grace = ?,
		places = ?, terms = ?, began = ?, held = ?, extensions = ?, ended = ? WHERE id = ?`,
		game.State, game.Schedule, game.Zone, game.KeepSeats, position, fromTime(game.Deadline), fromTime(game.Grace),
		game.Places, string(terms), fromTime(game.Began), game.Held, game.Extended, fromTime(game.Ended), game.ID)
	if err != nil {
		return err
	}
	for seat, p := range game.Players {
		if err := t.savePlayer(seat, p); err != nil {
			return err
		}
	}
	return nil
}

// isTaken tells an error of a UNIQUE constraint.
func isTaken(err error) bool { return code(err) == sqlite3.SQLITE_CONSTRAINT_UNIQUE }

// writePosition writes a position with the players' names, and makes up those of
// places that are still empty.
func writePosition(p engine.Position, names []string) (string, error) {
	names = withSeats(names, p.Players)
	text, err := wire.WritePosition(&wire.Position{Position: p, Names: names, Standing: make([]string, len(names))})
	if err != nil {
		return "", fmt.Errorf("writing a position: %w", err)
	}
	return string(text), nil
}

// withSeats adds names to the players' until there are enough, none of them
// twice: a position is not read back otherwise.
func withSeats(names []string, places int) []string {
	names = slices.Clone(names)
	for seat := 1; len(names) < places; seat++ {
		name := fmt.Sprintf("Seat %d", seat)
		if !slices.ContainsFunc(names, func(other string) bool { return wire.SameName(other, name) }) {
			names = append(names, name)
		}
	}
	return names
}

func readPosition(text []byte) (engine.Position, error) {
	p, err := restore(text)
	return p.Position, err
}

// restore reads a position with the names that stand in it.
func restore(text []byte) (wire.Position, error) {
	p, err := wire.Restore(text)
	if err != nil {
		return p, unreadable("reading a stored position: %w", err)
	}
	return p, nil
}

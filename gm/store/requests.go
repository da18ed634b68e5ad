package store

import (
	"database/sql"
	"errors"
	"time"

	"machipost/gm/records"
)

// Add implements gm.Requests.
func (t requests) Add(r records.Request) error {
	_, err := t.exec("INSERT INTO requests (asks, game, player, address, asked, made) VALUES (?, ?, ?, ?, ?, ?)",
		r.Asks, fromID(r.Game), fromID(r.Player), r.Address, r.Asked, fromTime(r.Made))
	return err
}

const requestQuery = `SELECT id, asks, ifnull(game, 0), ifnull(player, 0), address, asked, made FROM requests
	WHERE done IS NULL AND address = ? AND `

// Asked implements gm.Requests.
func (t requests) Asked(address string, asked []string) (*records.Request, error) {
	return scanRequest(t.row(requestQuery+"asked IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT 1", address, list(asked)))
}

// Open implements gm.Requests.
func (t requests) Open(address string, since time.Time) (*records.Request, error) {
	return scanRequest(t.row(requestQuery+"made >= ? ORDER BY id DESC LIMIT 1", address, since.Unix()))
}

// scanRequest returns nil for no row.
func scanRequest(row scanner) (*records.Request, error) {
	var r records.Request
	var made sql.NullInt64
	err := row.Scan(&r.ID, &r.Asks, &r.Game, &r.Player, &r.Address, &r.Asked, &made)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	r.Made = toTime(made)
	return &r, err
}

// Remove implements gm.Requests.
func (t requests) Remove(asked string) error {
	_, err := t.exec("DELETE FROM requests WHERE asked = ?", asked)
	return err
}

// Rewrite implements gm.Requests.
func (t requests) Rewrite(was, now string) error {
	_, err := t.exec("UPDATE requests SET asks = ? WHERE asks = ?", now, was)
	return err
}

// SetDone implements gm.Requests.
func (t requests) SetDone(r records.Request, now time.Time) error {
	_, err := t.exec("UPDATE requests SET done = ? WHERE done IS NULL AND (asks, address) = (?, ?)", now.Unix(), r.Asks, r.Address)
	return err
}

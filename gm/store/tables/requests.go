package tables

import (
	"database/sql"
	"errors"
	"time"

	"machipost/gm/records"
)

// Add implements records.Requests.
func (r requests) Add(a records.Request) error {
	_, err := r.exec("INSERT INTO requests (mailbox, kind, line, game, player, seat, address, asked, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
		r.mailbox, a.Kind, a.Line, fromID(a.Game), fromID(a.Player), fromID(a.Seat), a.Address, a.Asked, fromTime(a.Made))
	return err
}

const requestQuery = `SELECT id, kind, line, coalesce(game, 0), coalesce(player, 0), coalesce(seat, 0), address, asked, made FROM requests
	WHERE done IS NULL AND address = ? AND `

// Asked implements records.RequestReader.
func (r requests) Asked(address string, asked []string) (*records.Request, error) {
	return scanRequest(r.row(requestQuery+r.here("mailbox")+" AND asked IN (SELECT value FROM "+r.words.listed("?")+") ORDER BY id DESC LIMIT 1", address, list(asked)))
}

// Open implements records.RequestReader.
func (r requests) Open(address string, since time.Time) (*records.Request, error) {
	return scanRequest(r.row(requestQuery+r.here("mailbox")+" AND made >= ? ORDER BY id DESC LIMIT 1", address, since.Unix()))
}

// scanRequest returns nil for no row.
func scanRequest(row scanner) (*records.Request, error) {
	var r records.Request
	var made sql.NullInt64
	err := row.Scan(&r.ID, &r.Kind, &r.Line, &r.Game, &r.Player, &r.Seat, &r.Address, &r.Asked, &made)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	r.Made = toTime(made)
	return &r, err
}

// Remove implements records.Requests.
func (r requests) Remove(asked string) error {
	_, err := r.exec("DELETE FROM requests WHERE asked = ?", asked)
	return err
}

// SetDone implements records.Requests.
func (r requests) SetDone(done records.Request, now time.Time) error {
	_, err := r.exec("UPDATE requests SET done = ? WHERE "+r.here("mailbox")+" AND done IS NULL AND (kind, line, address) = (?, ?, ?) AND seat IS NOT DISTINCT FROM ?",
		now.Unix(), done.Kind, done.Line, done.Address, fromID(done.Seat))
	return err
}

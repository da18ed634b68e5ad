package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"net/mail"
	"strings"
	"time"

	"machipost/gm"
)

// LetterKnown implements gm.Tx.
func (t *tx) LetterKnown(hash [32]byte) (known bool, err error) {
	err = t.row("SELECT EXISTS (SELECT 1 FROM letters WHERE hash = ?)", hash[:]).Scan(&known)
	return known, err
}

// AddLetter implements gm.Tx.
func (t *tx) AddLetter(f gm.FiledLetter) (int64, error) {
	l := f.Letter
	result, err := t.exec(`INSERT INTO letters
		(uidvalidity, uid, hash, arrived, filed, sender, subject, message_id, size, raw, text, state, why, player)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		l.Mark.UIDValidity, l.Mark.UID, f.Hash[:], fromTime(l.Arrived), fromTime(f.Filed), senders(l.From), l.Subject,
		l.MessageID, l.Size, l.Raw, l.Text, f.State, f.Why, fromID(f.Player))
	if err != nil {
		return 0, err
	}
	return result.LastInsertId()
}

func senders(from []mail.Address) string {
	var addresses []string
	for _, a := range from {
		addresses = append(addresses, a.Address)
	}
	return strings.Join(addresses, ", ")
}

// Unconfirmed implements gm.Tx.
func (t *tx) Unconfirmed(player int64, asked []string) (*gm.FiledLetter, error) {
	answers, err := json.Marshal(asked)
	if err != nil || len(asked) == 0 {
		return nil, err
	}
	f := gm.FiledLetter{State: gm.Unconfirmed, Player: player}
	err = t.row(`SELECT id, text FROM letters
		WHERE player = ? AND state = 'unconfirmed' AND answer IN (SELECT value FROM json_each(?))
		ORDER BY id DESC LIMIT 1`, player, string(answers)).Scan(&f.ID, &f.Letter.Text)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &f, err
}

// SetLetterState implements gm.Tx.
func (t *tx) SetLetterState(id int64, state gm.LetterState, why, answer string) error {
	_, err := t.exec("UPDATE letters SET state = ?, why = ?, answer = ? WHERE id = ?", state, why, answer, id)
	return err
}

// AddSheet implements gm.Tx.
func (t *tx) AddSheet(s gm.Sheet) error {
	_, err := t.exec("INSERT INTO sheets (player, turn, letter, arrived, orders, standing) VALUES (?, ?, ?, ?, ?, ?)",
		s.Player, s.Turn, s.Letter, fromTime(s.Arrived), s.Orders, s.Standing)
	return err
}

// ClearSheets implements gm.Tx.
func (t *tx) ClearSheets(player int64, turn int) (int, error) {
	result, err := t.exec("UPDATE sheets SET cleared = 1 WHERE player = ? AND turn = ? AND NOT cleared", player, turn)
	if err != nil {
		return 0, err
	}
	cleared, err := result.RowsAffected()
	return int(cleared), err
}

// SheetsFor implements gm.Tx. Of two sheets for a turn the one that arrived later
// counts; standing orders count from turn to turn, until a later sheet has the
// heading again, also those of a sheet that was replaced or taken back.
func (t *tx) SheetsFor(game int64, turn int, cut time.Time) (map[int64]gm.Counting, error) {
	counting := map[int64]gm.Counting{}
	err := t.each(`SELECT sheets.player, sheets.turn, sheets.orders, sheets.standing, sheets.cleared
		FROM sheets JOIN players ON players.id = sheets.player
		WHERE players.game = ? AND sheets.turn <= ? AND sheets.arrived <= ?
		ORDER BY sheets.turn, sheets.arrived, sheets.id`, []any{game, turn, cut.Unix()}, func(rows *sql.Rows) error {
		var player int64
		var of int
		var orders string
		var standing *string
		var cleared bool
		if err := rows.Scan(&player, &of, &orders, &standing, &cleared); err != nil {
			return err
		}
		c := counting[player]
		if standing != nil {
			c.Standing = *standing
		}
		if of == turn {
			c.Heard, c.Sent, c.Orders = true, !cleared, orders
		}
		if !c.Sent {
			c.Orders = ""
		}
		counting[player] = c
		return nil
	})
	return counting, err
}

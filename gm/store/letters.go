package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"net/mail"
	"strings"

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

package tables

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/mail"
	"strings"
	"time"

	"machipost/gm/records"
)

// Known implements records.Letters.
func (t letters) Known(hash [32]byte) (known bool, err error) {
	err = t.row("SELECT EXISTS (SELECT 1 FROM letters WHERE hash = ?)", hash[:]).Scan(&known)
	return known, err
}

// Add implements records.Letters.
func (t letters) Add(f records.FiledLetter) (int64, error) {
	l := f.Letter
	var id int64
	err := t.row(`INSERT INTO letters
		(mailbox, uidvalidity, uid, hash, arrived, filed, senders, subject, message_id, size, raw, text, state, why, player)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
		t.mailbox, l.Mark.UIDValidity, l.Mark.UID, f.Hash[:], fromTime(l.Arrived), fromTime(f.Filed), senders(l.From), l.Subject,
		l.MessageID, l.Size, l.Raw, l.Text, f.State, f.Why, fromID(f.Player)).Scan(&id)
	return id, err
}

// senders are the bare addresses of a From header, as a JSON array.
func senders(from []mail.Address) string {
	addresses := make([]string, len(from))
	for i, a := range from {
		addresses[i] = a.Address
	}
	return list(addresses)
}

// Unconfirmed implements records.Letters.
func (t letters) Unconfirmed(player int64, asked []string) (*records.FiledLetter, error) {
	f := records.FiledLetter{State: records.Unconfirmed, Player: player}
	err := t.row(`SELECT id, text, why FROM letters
		WHERE player = ? AND state = 'unconfirmed' AND answer IN (SELECT value FROM `+t.words.listed("?")+`)
		ORDER BY id DESC LIMIT 1`, player, list(asked)).Scan(&f.ID, &f.Letter.Text, &f.Why)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &f, err
}

// SetState implements records.Letters.
func (t letters) SetState(id int64, state records.LetterState, why, answer string) error {
	_, err := t.exec("UPDATE letters SET state = ?, why = ?, answer = ? WHERE id = ?", state, why, answer, id)
	return err
}

const letterColumns = `id, uidvalidity, uid, hash, arrived, filed, senders, subject, message_id, size, text,
	state, why, coalesce(player, 0), emptied`

// Filed implements records.Letters.
func (t letters) Filed(id int64) (records.FiledLetter, error) {
	f, err := scanLetter(t.row("SELECT "+letterColumns+", raw FROM letters WHERE id = ? AND "+t.here("mailbox"), id))
	if errors.Is(err, sql.ErrNoRows) {
		return f, records.ErrNoLetter
	}
	return f, err
}

// SetAside implements records.LetterReader.
func (t letters) SetAside(since time.Time) (all, new int, err error) {
	err = t.row("SELECT count(*), coalesce(sum(CASE WHEN filed > ? THEN 1 ELSE 0 END), 0) FROM letters WHERE "+t.here("mailbox")+" AND state = 'aside'", since.Unix()).Scan(&all, &new)
	return all, new, err
}

// Newest implements records.Letters.
func (t letters) Newest(states []records.LetterState, limit int) ([]records.FiledLetter, error) {
	var letters []records.FiledLetter
	query, args := newest(t.conn, "letters", "", states, limit)
	err := t.each("SELECT "+letterColumns+", NULL FROM letters WHERE "+query, args, func(rows scanner) error {
		f, err := scanLetter(rows)
		letters = append(letters, f)
		return err
	})
	return letters, err
}

// newest asks for the newest rows of a table in one of the states, those of each state
// by its index; of all states, for none. These are looked for from the newest on: so the
// text added to the column keeps from an index by which all of them would be sorted.
// by is what must be said for that index; "" for nothing.
func newest[state ~string](t conn, table, by string, states []state, limit int) (query string, args []any) {
	const last = " ORDER BY id DESC LIMIT ?1"
	if len(states) == 0 {
		return t.here("mailbox || ''") + last, []any{limit}
	}
	args = []any{limit}
	var each []string
	for i, s := range states {
		each = append(each, fmt.Sprintf("SELECT id FROM (SELECT id FROM %s WHERE %s%s AND state = ?%d%s) AS newest", table, t.here("mailbox"), by, i+2, last))
		args = append(args, s)
	}
	return "id IN (" + strings.Join(each, " UNION ALL ") + ")" + last, args
}

func scanLetter(row scanner) (records.FiledLetter, error) {
	var f records.FiledLetter
	var hash, senders []byte
	var arrived, filed, emptied sql.NullInt64
	l := &f.Letter
	err := row.Scan(&f.ID, &l.Mark.UIDValidity, &l.Mark.UID, &hash, &arrived, &filed, &senders, &l.Subject, &l.MessageID, &l.Size, &l.Text,
		&f.State, &f.Why, &f.Player, &emptied, &l.Raw)
	if err != nil {
		return f, err
	}
	l.Arrived, f.Filed, f.Emptied = toTime(arrived), toTime(filed), toTime(emptied)
	copy(f.Hash[:], hash)
	l.From, err = fromSenders(senders)
	return f, err
}

// fromSenders reads what senders wrote.
func fromSenders(text []byte) (from []mail.Address, err error) {
	var addresses []string
	if err := json.Unmarshal(text, &addresses); err != nil {
		return nil, unreadable("the stored senders of a letter: %w", err)
	}
	for _, address := range addresses {
		from = append(from, mail.Address{Address: address})
	}
	return from, nil
}

// SetText implements records.Letters.
func (t letters) SetText(id int64, text string) error {
	_, err := t.exec("UPDATE letters SET text = ? WHERE id = ?", text, id)
	return err
}

// SetPlayer implements records.Letters.
func (t letters) SetPlayer(id, player int64) error {
	_, err := t.exec("UPDATE letters SET player = ? WHERE id = ?", fromID(player), id)
	return err
}

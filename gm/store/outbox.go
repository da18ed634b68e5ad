package store

import (
	"cmp"
	"database/sql"
	"slices"
	"time"

	"machipost/gm"
)

// Queue implements gm.Tx.
func (t *tx) Queue(out gm.Outgoing) error {
	_, err := t.exec(`INSERT INTO outbox (kind, message_id, recipient, player, letter, proven, raw, created, due)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		out.Kind, out.MessageID, out.To, fromID(out.Player), fromID(out.Letter), out.Proven, out.Raw, fromTime(out.Created), fromTime(out.Due))
	return err
}

// Claim implements gm.Tx.
func (t *tx) Claim(now, again time.Time, limit int) ([]gm.Outgoing, error) {
	var claimed []gm.Outgoing
	err := t.each(`UPDATE outbox SET attempts = attempts + 1, due = ?, tried = ?
		WHERE id IN (SELECT id FROM outbox WHERE state = 'queued' AND due <= ? ORDER BY id LIMIT ?)
		RETURNING id, kind, message_id, recipient, ifnull(player, 0), raw, created, attempts`,
		[]any{again.Unix(), now.Unix(), now.Unix(), limit}, func(rows *sql.Rows) error {
			var out gm.Outgoing
			var created sql.NullInt64
			err := rows.Scan(&out.ID, &out.Kind, &out.MessageID, &out.To, &out.Player, &out.Raw, &created, &out.Attempts)
			out.Created = toTime(created)
			claimed = append(claimed, out)
			return err
		})
	// RETURNING promises no order.
	slices.SortFunc(claimed, func(a, b gm.Outgoing) int { return cmp.Compare(a.ID, b.ID) })
	return claimed, err
}

// Tried implements gm.Tx.
func (t *tx) Tried(since time.Time) (letters int, err error) {
	err = t.row("SELECT count(*) FROM outbox WHERE tried > ?", since.Unix()).Scan(&letters)
	return letters, err
}

// SetSent implements gm.Tx.
func (t *tx) SetSent(id int64, now time.Time) error {
	_, err := t.exec("UPDATE outbox SET state = 'sent', sent = ?, trouble = '' WHERE id = ?", now.Unix(), id)
	return err
}

// SetRetry implements gm.Tx.
func (t *tx) SetRetry(id int64, due time.Time, why string) error {
	_, err := t.exec("UPDATE outbox SET due = ?, trouble = ? WHERE id = ? AND state = 'queued'", due.Unix(), why, id)
	return err
}

// SetParked implements gm.Tx.
func (t *tx) SetParked(id int64, why string) error {
	_, err := t.exec("UPDATE outbox SET state = 'parked', trouble = ? WHERE id = ? AND state = 'queued'", why, id)
	return err
}

// Answered implements gm.Tx.
func (t *tx) Answered(address string, since time.Time) (answers int, err error) {
	err = t.row("SELECT count(*) FROM outbox WHERE kind = 'answer' AND created > ?1 AND (?2 = '' OR recipient = ?2)",
		since.Unix(), address).Scan(&answers)
	return answers, err
}

// AnsweredUnproven implements gm.Tx.
func (t *tx) AnsweredUnproven(address string, since time.Time) (answers int, err error) {
	err = t.row("SELECT count(*) FROM outbox WHERE kind = 'answer' AND NOT proven AND created > ? AND recipient = ?",
		since.Unix(), address).Scan(&answers)
	return answers, err
}

// TellOnce implements gm.Tx.
func (t *tx) TellOnce(matter string, now time.Time) (bool, error) {
	result, err := t.exec("INSERT INTO told (matter, at) VALUES (?, ?) ON CONFLICT DO NOTHING", matter, now.Unix())
	if err != nil {
		return false, err
	}
	added, err := result.RowsAffected()
	return added > 0, err
}

// Told implements gm.Tx.
func (t *tx) Told(beginning string, since time.Time) (matters int, err error) {
	err = t.row("SELECT count(*) FROM told WHERE at > ?1 AND substr(matter, 1, length(?2)) = ?2", since.Unix(), beginning).Scan(&matters)
	return matters, err
}

package store

import (
	"cmp"
	"crypto/sha256"
	"database/sql"
	"errors"
	"slices"
	"strings"
	"time"

	"machipost/gm/records"
)

// Queue implements records.Outbox.
func (t outbox) Queue(out records.Outgoing) (int64, error) {
	result, err := t.exec(`INSERT INTO outbox (kind, message_id, recipient, player, game, letter, proven, once_sent, raw, created, due)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		out.Kind, out.MessageID, out.To, fromID(out.Player), fromID(out.Game), fromID(out.Letter), out.Proven, onceSent(out.Fleeting),
		out.Raw, fromTime(out.Created), fromTime(out.Due))
	if err != nil {
		return 0, err
	}
	return result.LastInsertId()
}

const outgoingColumns = `id, kind, message_id, recipient, ifnull(letter, 0), created, due, attempts, ifnull(player, 0),
	ifnull(game, 0), proven, once_sent = 'forget', state, trouble, sent`

// onceSent is what becomes of a letter that is sent, or dropped.
func onceSent(fleeting bool) string {
	if fleeting {
		return "forget"
	}
	return "keep"
}

// Letter implements records.OutboxReader.
func (t outbox) Letter(id int64) (records.Outgoing, error) {
	out, err := scanOutgoing(t.row("SELECT "+outgoingColumns+", raw FROM outbox WHERE id = ? AND "+known, id))
	if errors.Is(err, sql.ErrNoRows) {
		return out, records.ErrNoLetter
	}
	return out, err
}

// Newest implements records.OutboxReader.
func (t outbox) Newest(states []records.OutgoingState, limit int) ([]records.Outgoing, error) {
	return t.outgoing("SELECT "+outgoingColumns+`, NULL FROM outbox
		WHERE (?1 = '[]' OR state IN (SELECT value FROM json_each(?1))) AND `+known+`
		ORDER BY id DESC LIMIT ?2`, list(states), limit)
}

// outgoing reads letters by a query for outgoingColumns and raw.
func (t conn) outgoing(query string, args ...any) ([]records.Outgoing, error) {
	var letters []records.Outgoing
	err := t.each(query, args, func(rows scanner) error {
		out, err := scanOutgoing(rows)
		letters = append(letters, out)
		return err
	})
	return letters, err
}

func scanOutgoing(row scanner) (records.Outgoing, error) {
	var out records.Outgoing
	var created, due, sent sql.NullInt64
	err := row.Scan(&out.ID, &out.Kind, &out.MessageID, &out.To, &out.Letter, &created, &due, &out.Attempts, &out.Player,
		&out.Game, &out.Proven, &out.Fleeting, &out.State, &out.Trouble, &sent, &out.Raw)
	out.Created, out.Due, out.SentAt = toTime(created), toTime(due), toTime(sent)
	return out, err
}

// SetState implements records.Outbox. It fails with records.ErrNoLetter, and for a
// letter that was sent.
func (t outbox) SetState(id int64, state records.OutgoingState, due time.Time) error {
	var now records.OutgoingState
	err := t.row("SELECT state FROM outbox WHERE id = ? AND "+known, id).Scan(&now)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return records.ErrNoLetter
	case err != nil:
		return err
	case now == records.Sent:
		return errors.New("it was sent already")
	}
	_, err = t.exec("UPDATE outbox SET state = ?1, due = iif(?1 = 'queued', ?2, due) WHERE id = ?3", state, due.Unix(), id)
	if err != nil || state != records.Dropped {
		return err
	}
	return t.letGo(id)
}

// DropReports implements records.Outbox. One that is on its way while it is dropped
// goes out, and is noted as sent.
func (t outbox) DropReports(game int64, since, until time.Time) error {
	_, err := t.exec(`UPDATE outbox SET state = 'dropped' WHERE state = 'queued' AND kind = 'report' AND created BETWEEN ?2 AND ?3
		AND (game = ?1 OR player IN (SELECT id FROM players WHERE game = ?1))`, game, since.Unix(), until.Unix())
	return err
}

// Claim implements records.Attempts.
func (t attempts) Claim(now, again time.Time, limit int) ([]records.Outgoing, error) {
	claimed, err := t.outgoing(`UPDATE outbox SET attempts = attempts + 1, due = ?, tried = ?
		WHERE id IN (SELECT id FROM outbox WHERE state = 'queued' AND due <= ? ORDER BY id LIMIT ?)
		RETURNING `+outgoingColumns+", raw", again.Unix(), now.Unix(), now.Unix(), limit)
	// RETURNING promises no order.
	slices.SortFunc(claimed, func(a, b records.Outgoing) int { return cmp.Compare(a.ID, b.ID) })
	return claimed, err
}

// Tried implements records.OutboxReader.
func (t outbox) Tried(since time.Time) (letters int, err error) {
	err = t.row("SELECT count(*) FROM outbox WHERE tried > ?", since.Unix()).Scan(&letters)
	return letters, err
}

// Sent implements records.Attempts.
func (t attempts) Sent(id int64, now time.Time) error {
	if _, err := t.exec("UPDATE outbox SET state = 'sent', sent = ?, trouble = '' WHERE id = ?", now.Unix(), id); err != nil {
		return err
	}
	return t.letGo(id)
}

// forgotten makes of a letter one of which nobody knows what it was nor to whom it
// went: that it was written still counts.
const forgotten = `raw = x'', message_id = NULL, recipient = NULL, player = NULL, game = NULL, letter = NULL, trouble = '',
	once_sent = 'keep', state = iif(state = 'sent', 'sent', 'dropped')`

// known are the letters that are not forgotten.
const known = "recipient IS NOT NULL"

// personOf is an address by which answers are still counted once it is forgotten.
func personOf(address string) []byte {
	sum := sha256.Sum256([]byte(strings.ToLower(address)))
	return sum[:]
}

// letGo removes what is not to be kept of a letter that was sent or dropped.
func (t conn) letGo(id int64) error {
	if _, err := t.exec("UPDATE outbox SET raw = x'', once_sent = 'keep' WHERE id = ? AND once_sent = 'empty'", id); err != nil {
		return err
	}
	return t.forgetOutgoing("id = ? AND once_sent = 'forget'", id)
}

// forgetOutgoing leaves of letters of ours only what is counted.
func (t conn) forgetOutgoing(which string, args ...any) error {
	recipients, err := t.texts("SELECT DISTINCT recipient FROM outbox WHERE "+known+" AND "+which, args...)
	if err != nil {
		return err
	}
	for _, to := range recipients {
		_, err := t.exec("UPDATE outbox SET person = ?, "+forgotten+" WHERE recipient = ? AND "+which, append([]any{personOf(to), to}, args...)...)
		if err != nil {
			return err
		}
	}
	return nil
}

// Retry implements records.Attempts.
func (t attempts) Retry(id int64, due time.Time, why string) error {
	_, err := t.exec("UPDATE outbox SET due = ?, trouble = ? WHERE id = ? AND state = 'queued'", due.Unix(), why, id)
	return err
}

// Parked implements records.Attempts.
func (t attempts) Parked(id int64, why string) error {
	_, err := t.exec("UPDATE outbox SET state = 'parked', trouble = ? WHERE id = ? AND state = 'queued'", why, id)
	if err != nil {
		return err
	}
	return t.forgetOutgoing("id = ? AND state = 'parked' AND once_sent = 'forget'", id)
}

// Answered implements records.OutboxReader.
func (t outbox) Answered(address string, since time.Time) (answers int, err error) {
	err = t.row("SELECT count(*) FROM outbox WHERE kind = 'answer' AND created > ?1 AND (?2 = '' OR recipient = ?2 OR person = ?3)",
		since.Unix(), address, personOf(address)).Scan(&answers)
	return answers, err
}

// AnsweredUnproven implements records.OutboxReader.
func (t outbox) AnsweredUnproven(address string, since time.Time) (answers int, err error) {
	err = t.row("SELECT count(*) FROM outbox WHERE kind = 'answer' AND NOT proven AND created > ? AND (recipient = ? OR person = ?)",
		since.Unix(), address, personOf(address)).Scan(&answers)
	return answers, err
}

// Once implements records.Told.
func (t told) Once(matter string, now time.Time) (bool, error) {
	result, err := t.exec("INSERT INTO told (matter, at) VALUES (?, ?) ON CONFLICT DO NOTHING", matter, now.Unix())
	if err != nil {
		return false, err
	}
	added, err := result.RowsAffected()
	return added > 0, err
}

// Since implements records.Told.
func (t told) Since(beginning string, since time.Time) (matters int, err error) {
	err = t.row("SELECT count(*) FROM told WHERE at > ?1 AND substr(matter, 1, length(?2)) = ?2", since.Unix(), beginning).Scan(&matters)
	return matters, err
}

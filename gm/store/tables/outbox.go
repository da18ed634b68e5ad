package tables

import (
	"crypto/sha256"
	"database/sql"
	"errors"
	"strings"
	"time"

	"machipost/gm/records"
)

// Queue implements records.Outbox.
func (t outbox) Queue(out records.Outgoing) (int64, error) {
	var id int64
	err := t.row(`INSERT INTO outbox (mailbox, kind, message_id, recipient, player, game, letter, proven, once_sent, created, due)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
		t.mailbox, out.Kind, out.MessageID, out.To, fromID(out.Player), fromID(out.Game), fromID(out.Letter), out.Proven, onceSent(out.Fleeting),
		fromTime(out.Created), fromTime(out.Due)).Scan(&id)
	if err != nil {
		return 0, err
	}
	return id, t.rendered().Put(id, out.Created, out.Raw)
}

const outgoingColumns = `id, kind, message_id, recipient, coalesce(letter, 0), created, due, attempts, coalesce(player, 0),
	coalesce(game, 0), proven, once_sent = 'forget', state, trouble, sent`

// onceSent is what becomes of a letter that is sent, or dropped.
func onceSent(fleeting bool) string {
	if fleeting {
		return "forget"
	}
	return "keep"
}

// Letter implements records.OutboxReader.
func (t outbox) Letter(id int64) (records.Outgoing, error) {
	out, err := scanOutgoing(t.row("SELECT "+outgoingColumns+" FROM outbox WHERE id = ? AND "+t.here("mailbox")+" AND "+known, id))
	if err != nil {
		if errors.Is(err, sql.ErrNoRows) {
			err = records.ErrNoLetter
		}
		return out, err
	}
	out.Raw, err = t.rendered().Of(id)
	return out, err
}

// Newest implements records.OutboxReader.
func (t outbox) Newest(states []records.OutgoingState, limit int) ([]records.Outgoing, error) {
	query, args := newest(t.conn, "outbox", " AND due > 0", states, limit)
	return t.outgoing("SELECT "+outgoingColumns+" FROM outbox WHERE "+known+" AND "+query, args...)
}

// outgoing reads letters by a query for outgoingColumns, without what they say.
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
		&out.Game, &out.Proven, &out.Fleeting, &out.State, &out.Trouble, &sent)
	out.Created, out.Due, out.SentAt = toTime(created), toTime(due), toTime(sent)
	return out, err
}

// NotSent implements records.OutboxReader.
func (t outbox) NotSent() (map[records.OutgoingState]int, time.Time, error) {
	letters, since := map[records.OutgoingState]int{}, time.Time{}
	err := t.each("SELECT state, count(*), min(CASE WHEN attempts > 0 THEN created END) FROM outbox WHERE "+t.here("mailbox")+" AND due > 0 AND state IN ('queued', 'parked', 'held') GROUP BY state", nil, func(rows scanner) error {
		var state records.OutgoingState
		var n int
		var oldest sql.NullInt64
		err := rows.Scan(&state, &n, &oldest)
		if letters[state] = n; state == records.Queued {
			since = toTime(oldest)
		}
		return err
	})
	return letters, since, err
}

// SetState implements records.Outbox. It fails with records.ErrNoLetter, and for a
// letter that was sent.
func (t outbox) SetState(id int64, state records.OutgoingState, due time.Time) error {
	var now records.OutgoingState
	err := t.row("SELECT state FROM outbox WHERE id = ? AND "+t.here("mailbox")+" AND "+known, id).Scan(&now)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return records.ErrNoLetter
	case err != nil:
		return err
	case now == records.Sent:
		return errors.New("it was sent already")
	}
	_, err = t.exec("UPDATE outbox SET state = ?1, due = CASE WHEN ?1 = 'queued' THEN ?2 ELSE due END WHERE id = ?3", state, due.Unix(), id)
	if err != nil || state != records.Dropped {
		return err
	}
	return t.letGo(id)
}

// DropReports implements records.Outbox. One that is on its way while it is dropped
// goes out, and is noted as sent.
func (t outbox) DropReports(game int64, since, until time.Time) error {
	_, err := t.exec(`UPDATE outbox SET state = 'dropped' WHERE `+t.here("mailbox")+` AND state = 'queued' AND kind = 'report' AND created BETWEEN ?2 AND ?3
		AND (game = ?1 OR player IN (SELECT id FROM players WHERE game = ?1))`, game, since.Unix(), until.Unix())
	return err
}

// rank is before which others a letter goes: a player's first, and what the keeper is
// told; then reports to those who read along, and answers at a player's address to who
// had no right tag; then answers to anybody else.
const rank = `CASE WHEN proven OR kind = 'notice' OR kind = 'report' AND player IS NOT NULL THEN 0
	WHEN kind = 'report' OR player IS NOT NULL THEN 1 ELSE 2 END`

// waiting are the letters that are queued, or only players', for ?2 of 0, that wait for
// none before them to the same address. All there get the first rank of any of them. They
// are looked for at so many addresses as ?3 letters of the first rank and ?2 of each other
// have, the oldest at addresses where something may go: so it is nothing to a claim how many
// more are due. Those that are put off are passed by one by one.
func (t outbox) waiting() string {
	seeds := func(of, limit string) string { // that id > 0 is said for the index outbox_next, which is for nothing else
		return `SELECT recipient FROM (SELECT recipient FROM outbox AS one WHERE ` + t.here("mailbox") + ` AND state = 'queued' AND id > 0 AND ` + rank + ` = ` + of + `
		AND (SELECT due FROM outbox WHERE ` + t.queued() + ` AND ` + t.words.same("recipient", "one.recipient") + ` ORDER BY id LIMIT 1) <= ?1
		ORDER BY id LIMIT ` + limit + `) AS first_` + of
	}
	return `WITH addressed AS (
	SELECT DISTINCT lower(recipient) AS address FROM (` + seeds("0", t.words.room("?3")) + ` UNION ALL ` + seeds("1", "?2") + ` UNION ALL ` + seeds("2", "?2") + `) AS seeds
), queued AS (
	SELECT id, max(due) OVER (PARTITION BY address ORDER BY id) AS free, min(` + rank + `) OVER (PARTITION BY address) AS rank
	FROM addressed CROSS JOIN ` + t.words.lookup("outbox", "id, due, proven, kind, player", t.queued()+" AND "+t.words.same("recipient", "address")) + `
), waiting AS (
	SELECT id AS letter_id, rank, row_number() OVER (PARTITION BY rank > 0 ORDER BY rank, id) AS place FROM queued WHERE free <= ?1
) `
}

// isQueued tells it of one that is known by its id. An engine that believes that few are,
// as behind a quiet day, would otherwise look for it among all that are.
const isQueued = "state || '' = 'queued'"

// queued tells of a letter that it is, and to be looked at where ?2 are how many may go to
// others than players.
func (t outbox) queued() string {
	return t.here("mailbox") + " AND state = 'queued' AND (?2 > 0 OR " + rank + " = 0)"
}

// Due implements records.OutboxReader. It reads what letters say only within bounds.
func (t outbox) Due(now time.Time, limit, others int) ([]records.Outgoing, error) {
	const most = 1 << 20 // letters at once, whatever is asked for
	limit, others = min(limit, most), min(others, most)
	due, err := t.outgoing(t.waiting()+"SELECT "+outgoingColumns+" FROM (SELECT letter_id, rank FROM waiting WHERE rank = 0 OR place <= ?2 ORDER BY rank, letter_id"+t.words.first("?3")+`) AS chosen CROSS JOIN outbox
		WHERE id = letter_id AND `+isQueued+` AND due <= ?1 ORDER BY rank, id LIMIT ?3`+t.words.skip("outbox"), now.Unix(), others, limit)
	if err != nil {
		return nil, err
	}
	size := 0
	for i := range due {
		if due[i].Raw, err = t.rendered().Of(due[i].ID); err != nil {
			return nil, err
		}
		if size += len(due[i].Raw); i > 0 && size > records.MaxDueBytes {
			return due[:i], nil
		}
	}
	return due, nil
}

// Claim implements records.Attempts.
func (t attempts) Claim(ids []int64, until time.Time) error {
	_, err := t.exec("UPDATE outbox SET due = ? WHERE "+t.among(), until.Unix(), list(ids))
	return err
}

// isFirst tells of a letter that none to the same address is queued before it, of those of
// which something is so. The first is asked for, not whether there is one: so it is looked
// up, whatever an engine believes of how many are queued.
func (t attempts) isFirst(which string) string {
	return "coalesce((SELECT id FROM outbox AS first WHERE " + t.here("first.mailbox") + " AND first.state = 'queued' AND " +
		t.words.same("first.recipient", "outbox.recipient") + which + " ORDER BY first.id LIMIT 1), id) >= id"
}

// BeginClaimed implements records.Attempts.
func (t attempts) BeginClaimed(id int64, claimed, now, again time.Time) (bool, error) {
	return t.did("UPDATE outbox SET attempts = attempts + 1, due = ?1, tried = ?2 WHERE id = ?3 AND "+isQueued+" AND due = ?4 AND "+
		t.isFirst(""), again.Unix(), now.Unix(), id, claimed.Unix())
}

// Begin implements records.Attempts.
func (t attempts) Begin(id int64, now, again time.Time, players bool) (bool, error) {
	return t.did("UPDATE outbox SET attempts = attempts + 1, due = ?1, tried = ?2 WHERE id = ?3 AND "+isQueued+" AND due <= ?2 AND "+
		t.isFirst(" AND (NOT ?4 OR "+rank+" = 0)"), again.Unix(), now.Unix(), id, players)
}

// GiveBack implements records.Attempts.
func (t attempts) GiveBack(id int64, now time.Time) error {
	_, err := t.exec("UPDATE outbox SET attempts = attempts - 1, due = ? WHERE id = ? AND "+isQueued, now.Unix(), id)
	return err
}

// PutOff implements records.Attempts.
func (t attempts) PutOff(id int64, now, due time.Time, why string) (bool, error) {
	return t.did("UPDATE outbox SET due = ?, trouble = ? WHERE id = ? AND "+isQueued+" AND due <= ?", due.Unix(), why, id, now.Unix())
}

// Hasten implements records.Attempts.
func (t attempts) Hasten(latest, now time.Time) error {
	_, err := t.exec("UPDATE outbox SET due = ? WHERE "+t.here("mailbox")+" AND due > 0 AND state = 'queued' AND due > ?", now.Unix(), latest.Unix())
	return err
}

// Tried implements records.OutboxReader.
func (t outbox) Tried(since time.Time) (all, others int, err error) {
	err = t.row("SELECT count(*), count(CASE WHEN "+rank+" > 0 THEN 1 END) FROM outbox WHERE "+t.here("mailbox")+" AND tried > ?", since.Unix()).Scan(&all, &others)
	return all, others, err
}

// Sent implements records.Attempts.
func (t attempts) Sent(id int64, now time.Time) error {
	var once string
	err := t.row("UPDATE outbox SET state = 'sent', sent = ?, trouble = '' WHERE id = ? RETURNING once_sent", now.Unix(), id).Scan(&once)
	if errors.Is(err, sql.ErrNoRows) || err == nil && once == "keep" {
		return nil
	}
	if err != nil {
		return err
	}
	return t.letGo(id)
}

// forgotten makes of a letter one of which nobody knows what it was nor to whom it
// went: that it was written still counts.
const forgotten = `message_id = NULL, recipient = NULL, player = NULL, game = NULL, letter = NULL, trouble = '',
	once_sent = 'keep', state = CASE state WHEN 'sent' THEN 'sent' ELSE 'dropped' END`

// known are the letters that are not forgotten.
const known = "recipient IS NOT NULL"

// personOf is an address by which answers are still counted once it is forgotten.
func personOf(address string) []byte {
	sum := sha256.Sum256([]byte(strings.ToLower(address)))
	return sum[:]
}

// letGo removes what is not to be kept of a letter that was sent or dropped.
func (t conn) letGo(id int64) error {
	if err := t.rendered().Remove("id = ? AND once_sent = 'empty'", id); err != nil {
		return err
	}
	if _, err := t.exec("UPDATE outbox SET once_sent = 'keep' WHERE id = ? AND once_sent = 'empty'", id); err != nil {
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
		if err := t.rendered().Remove("recipient = ? AND "+which, append([]any{to}, args...)...); err != nil {
			return err
		}
		if _, err := t.exec("UPDATE outbox SET person = ?, "+forgotten+" WHERE recipient = ? AND "+which, append([]any{personOf(to), to}, args...)...); err != nil {
			return err
		}
	}
	return nil
}

// Retry implements records.Attempts.
func (t attempts) Retry(id int64, due time.Time, why string) error {
	_, err := t.exec("UPDATE outbox SET due = ?, trouble = ? WHERE id = ? AND "+isQueued, due.Unix(), why, id)
	return err
}

// Parked implements records.Attempts.
func (t attempts) Parked(id int64, why string) error {
	_, err := t.exec("UPDATE outbox SET state = 'parked', trouble = ? WHERE id = ? AND "+isQueued, why, id)
	if err != nil {
		return err
	}
	return t.forgetOutgoing("id = ? AND state = 'parked' AND once_sent = 'forget'", id)
}

// Answered implements records.OutboxReader.
func (t outbox) Answered(address string, since time.Time) (int, error) {
	return t.answered("kind = 'answer'", address, since)
}

// AnsweredUnproven implements records.OutboxReader.
func (t outbox) AnsweredUnproven(address string, since time.Time) (int, error) {
	return t.answered("kind = 'answer' AND NOT proven", address, since)
}

// answered counts answers of a kind to an address, "" for all, also where the person
// behind it is forgotten: each by an index of its own, and not among all of a day.
func (t outbox) answered(which, address string, since time.Time) (answers int, err error) {
	if address == "" {
		err = t.row("SELECT count(*) FROM outbox WHERE "+t.here("mailbox")+" AND "+which+" AND created > ?", since.Unix()).Scan(&answers)
		return answers, err
	}
	which = t.here("mailbox || ''") + " AND " + which
	err = t.row("SELECT (SELECT count(*) FROM outbox WHERE "+which+" AND recipient = ?2 AND created > ?1)"+
		" + (SELECT count(*) FROM outbox WHERE "+which+" AND person = ?3 AND created > ?1)",
		since.Unix(), address, personOf(address)).Scan(&answers)
	return answers, err
}

// Once implements records.Told.
func (t told) Once(matter string, now time.Time) (bool, error) {
	return t.did("INSERT INTO told (matter, at) VALUES (?, ?) ON CONFLICT DO NOTHING", t.own(matter), now.Unix())
}

// Since implements records.Told.
func (t told) Since(beginning string, since time.Time) (matters int, err error) {
	err = t.row("SELECT count(*) FROM told WHERE at > ?1 AND substr(matter, 1, length(?2)) = ?2", since.Unix(), t.own(beginning)).Scan(&matters)
	return matters, err
}

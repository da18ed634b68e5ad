package tables

import "time"

// This file empties what is kept for a while and no longer.

// isOver tells of a player that the game was over by a time, ?1.
const isOver = "EXISTS (SELECT 1 FROM players JOIN games ON games.id = players.game WHERE players.id = player AND games.state = 'finished' AND ended <= ?1)"

// emptyLetters empties what came by a time, ?1, as a letter that is forgotten is
// emptied; ?2 is now, ?3 how many at the most.
func (t forgetting) emptyLetters() string {
	return `UPDATE letters SET raw = NULL, text = '', subject = '', emptied = ?2,
	state = CASE state WHEN 'unconfirmed' THEN 'answered' ELSE state END
	WHERE id IN (SELECT id FROM (` + t.oldLetters() + `) AS found LIMIT ?3)`
}

// oldLetters are found by when they came. Those that are looked at in vain are of games
// that go on for longer than letters are kept.
func (t conn) oldLetters() string {
	return "SELECT id FROM letters WHERE " + t.here("mailbox") + " AND emptied IS NULL AND filed <= ?1 AND (player IS NULL OR " + isOver + ")"
}

// emptyOutgoing empties letters of ours that were written by a time and are not to be sent
// any more, so many at the most, and counts them.
func (t forgetting) emptyOutgoing(by time.Time, limit int) (int, error) {
	old, err := t.texts("SELECT CAST(id AS text) FROM ("+t.oldOutgoing()+") AS found LIMIT ?2", by.Unix(), limit)
	if err != nil || len(old) == 0 {
		return 0, err
	}
	if err := t.rendered().Remove(t.among(), list(old)); err != nil {
		return 0, err
	}
	return t.changed(`UPDATE outbox SET once_sent = CASE once_sent WHEN 'forget' THEN 'forget' ELSE 'keep' END,
		state = CASE state WHEN 'sent' THEN 'sent' ELSE 'dropped' END WHERE `+t.among(), list(old))
}

// oldOutgoing are those letters of which something is kept yet, ?1 the time.
func (t conn) oldOutgoing() string {
	return `SELECT outbox.id FROM rendered CROSS JOIN outbox WHERE outbox.id = rendered.id AND ` + t.here("rendered.mailbox") + ` AND rendered.created <= ?1 AND state <> 'queued'
	AND CASE WHEN player IS NOT NULL THEN ` + isOver + `
		WHEN game IS NOT NULL THEN EXISTS (SELECT 1 FROM games WHERE games.id = outbox.game AND games.state = 'finished' AND ended <= ?1)
		ELSE true END`
}

// HaveOld implements records.LetterReader.
func (t letters) HaveOld(by time.Time) (old bool, err error) {
	err = t.row("SELECT EXISTS (SELECT 1 FROM ("+t.oldLetters()+") AS letters) OR EXISTS (SELECT 1 FROM ("+t.oldOutgoing()+") AS ours)", by.Unix()).Scan(&old)
	return old, err
}

// Old implements records.Forgetting.
func (t forgetting) Old(by, now time.Time, limit int) (in, out int, err error) {
	if in, err = t.changed(t.emptyLetters(), by.Unix(), now.Unix(), limit); err != nil {
		return 0, 0, err
	}
	if out, err = t.emptyOutgoing(by, limit); err != nil || out == 0 {
		return in, 0, err
	}
	return in, out, t.forgetOutgoing(t.here("mailbox") + " AND due > 0 AND state = 'dropped' AND once_sent = 'forget'")
}

// changed carries out a statement and counts its rows.
func (t conn) changed(statement string, args ...any) (int, error) {
	result, err := t.exec(statement, args...)
	if err != nil {
		return 0, err
	}
	rows, err := result.RowsAffected()
	return int(rows), err
}

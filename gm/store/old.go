package store

import "time"

// This file empties what is kept for a while and no longer.

// overBy are the games that were over by a time, ?1.
const overBy = "SELECT id FROM games WHERE state = 'finished' AND ended <= ?1"

// playedBy are their players.
const playedBy = "SELECT id FROM players WHERE game IN (" + overBy + ")"

// emptyLetters empties what came by a time, ?1, as a letter that is forgotten is
// emptied; ?2 is now, ?3 how many at the most. Nobody's and players' letters are found
// apart, each by the index.
const emptyLetters = `UPDATE letters SET raw = NULL, text = '', subject = '', emptied = ?2,
	state = iif(state = 'unconfirmed', 'answered', state)
	WHERE id IN (SELECT id FROM (` + oldLetters + `) LIMIT ?3)`

const oldLetters = `SELECT id FROM letters WHERE emptied IS NULL AND player IS NULL AND filed <= ?1
	UNION ALL
	SELECT id FROM letters WHERE emptied IS NULL AND player IN (` + playedBy + `) AND filed <= ?1`

// emptyOutgoing empties letters of ours that were written by a time, ?1, and are not
// to be sent any more; ?2 is how many at the most.
const emptyOutgoing = `UPDATE outbox SET raw = x'', once_sent = iif(once_sent = 'forget', 'forget', 'keep'), state = iif(state = 'sent', 'sent', 'dropped')
	WHERE id IN (SELECT id FROM (` + oldOutgoing + `) LIMIT ?2)`

const oldOutgoing = `SELECT id FROM outbox WHERE length(raw) > 0 AND player IS NULL AND created <= ?1 AND state <> 'queued'
		AND (game IS NULL OR game IN (` + overBy + `))
	UNION ALL
	SELECT id FROM outbox WHERE length(raw) > 0 AND player IN (` + playedBy + `) AND created <= ?1 AND state <> 'queued'`

// HaveOld implements records.LetterReader.
func (t letters) HaveOld(by time.Time) (old bool, err error) {
	err = t.row("SELECT EXISTS (SELECT 1 FROM ("+oldLetters+")) OR EXISTS (SELECT 1 FROM ("+oldOutgoing+"))", by.Unix()).Scan(&old)
	return old, err
}

// Old implements records.Forgetting.
func (t forgetting) Old(by, now time.Time, limit int) (in, out int, err error) {
	if in, err = t.changed(emptyLetters, by.Unix(), now.Unix(), limit); err != nil {
		return 0, 0, err
	}
	if out, err = t.changed(emptyOutgoing, by.Unix(), limit); err != nil || out == 0 {
		return in, 0, err
	}
	return in, out, t.forgetOutgoing("state = 'dropped' AND once_sent = 'forget'")
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

package tables

import (
	"database/sql"

	"machipost/gm/records"
)

// All implements records.LeftOuts.
func (t leftOut) All() ([]records.LeftOut, error) {
	var all []records.LeftOut
	err := t.each(`SELECT uidvalidity, uid, arrived, size, since, tries, due, why, aside FROM left_out
		WHERE `+t.here("mailbox")+` ORDER BY due, uidvalidity, uid`, nil, func(rows scanner) error {
		var l records.LeftOut
		var arrived, since, due sql.NullInt64
		err := rows.Scan(&l.Mark.UIDValidity, &l.Mark.UID, &arrived, &l.Size, &since, &l.Tries, &due, &l.Why, &l.Aside)
		l.Arrived, l.Since, l.Due = toTime(arrived), toTime(since), toTime(due)
		all = append(all, l)
		return err
	})
	return all, err
}

// Save implements records.LeftOuts.
func (t leftOut) Save(l records.LeftOut) error {
	_, err := t.exec(`INSERT INTO left_out (mailbox, uidvalidity, uid, arrived, size, since, tries, due, why, aside)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (mailbox, uidvalidity, uid) DO UPDATE SET arrived = excluded.arrived, size = excluded.size,
		since = excluded.since, tries = excluded.tries, due = excluded.due, why = excluded.why, aside = excluded.aside`,
		t.mailbox, l.Mark.UIDValidity, l.Mark.UID, fromTime(l.Arrived), l.Size, fromTime(l.Since), l.Tries, fromTime(l.Due), l.Why, l.Aside)
	return err
}

// Remove implements records.LeftOuts.
func (t leftOut) Remove(uidvalidity, uid uint32) error {
	_, err := t.exec("DELETE FROM left_out WHERE mailbox = ? AND uidvalidity = ? AND uid = ?", t.mailbox, uidvalidity, uid)
	return err
}

// Package waiting keeps what waits for another try: letters that the mail server did not hand
// over, and answers that are owed. It is a part of gm/store/tables that fits a room of its
// own.
//
// It knows not when the next try is due. What may enter is a statement about these two
// tables.
package waiting

import (
	"database/sql"
	"errors"
	"time"

	"machipost/gm/records"
	"machipost/gm/store/tables/part"
)

// LeftOuts are records.LeftOuts.
type LeftOuts struct{ part.Part }

var _ records.LeftOuts = LeftOuts{}

// All implements records.LeftOutReader.
func (p LeftOuts) All() (all []records.LeftOut, err error) {
	query := "SELECT uidvalidity, uid, arrived, size, since, tries, due, why, aside FROM left_out WHERE " + p.Here("mailbox") + " ORDER BY due, uidvalidity, uid"
	err = p.Each(query, nil, func(rows *sql.Rows) error {
		var l records.LeftOut
		var arrived, since, due sql.NullInt64
		err := rows.Scan(&l.Mark.UIDValidity, &l.Mark.UID, &arrived, &l.Size, &since, &l.Tries, &due, &l.Why, &l.Aside)
		l.Arrived, l.Since, l.Due = part.ToTime(arrived), part.ToTime(since), part.ToTime(due)
		all = append(all, l)
		return err
	})
	return all, err
}

// Save implements records.LeftOuts.
func (p LeftOuts) Save(l records.LeftOut) error {
	return p.Exec(`INSERT INTO left_out (mailbox, uidvalidity, uid, arrived, size, since, tries, due, why, aside)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (mailbox, uidvalidity, uid) DO UPDATE SET arrived = excluded.arrived, size = excluded.size,
		since = excluded.since, tries = excluded.tries, due = excluded.due, why = excluded.why, aside = excluded.aside`,
		p.Mailbox, l.Mark.UIDValidity, l.Mark.UID, part.FromTime(l.Arrived), l.Size, part.FromTime(l.Since), l.Tries, part.FromTime(l.Due), l.Why, l.Aside)
}

// Remove implements records.LeftOuts.
func (p LeftOuts) Remove(uidvalidity, uid uint32) error {
	return p.Exec("DELETE FROM left_out WHERE mailbox = ? AND uidvalidity = ? AND uid = ?", p.Mailbox, uidvalidity, uid)
}

// Debts are records.Debts.
type Debts struct{ part.Part }

var _ records.Debts = Debts{}

// All implements records.DebtReader.
func (p Debts) All() (all []records.Debt, err error) {
	query := "SELECT player, since, letters FROM owed WHERE " + p.Ours(part.OfPlayer) + " ORDER BY since, player"
	err = p.Each(query, nil, func(rows *sql.Rows) error {
		var d records.Debt
		var since sql.NullInt64
		err := rows.Scan(&d.Player, &since, &d.Letters)
		d.Since = part.ToTime(since)
		all = append(all, d)
		return err
	})
	return all, err
}

// Of implements records.DebtReader.
func (p Debts) Of(player int64) (records.Debt, error) {
	var since sql.NullInt64
	d := records.Debt{Player: player}
	err := p.On.QueryRowContext(p.Context, "SELECT since, letters FROM owed WHERE player = ?", player).Scan(&since, &d.Letters)
	if errors.Is(err, sql.ErrNoRows) {
		return d, nil
	}
	d.Since = part.ToTime(since)
	return d, p.Fault(err)
}

// Add implements records.Debts.
func (p Debts) Add(player int64, now time.Time) error {
	return p.Exec("INSERT INTO owed (player, since, letters) VALUES (?, ?, 1) ON CONFLICT (player) DO UPDATE SET letters = owed.letters + 1",
		player, now.Unix())
}

// Settle implements records.Debts.
func (p Debts) Settle(player int64) error { return p.Exec("DELETE FROM owed WHERE player = ?", player) }

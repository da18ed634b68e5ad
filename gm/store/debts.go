package store

import (
	"database/sql"
	"time"

	"machipost/gm/records"
)

// All implements records.DebtReader.
func (t debts) All() ([]records.Debt, error) {
	var all []records.Debt
	err := t.each("SELECT player, since, letters FROM owed ORDER BY since, player", nil, func(rows scanner) error {
		var d records.Debt
		var since sql.NullInt64
		err := rows.Scan(&d.Player, &since, &d.Letters)
		d.Since = toTime(since)
		all = append(all, d)
		return err
	})
	return all, err
}

// Add implements records.Debts.
func (t debts) Add(player int64, now time.Time) error {
	_, err := t.exec("INSERT INTO owed (player, since, letters) VALUES (?, ?, 1) ON CONFLICT (player) DO UPDATE SET letters = letters + 1",
		player, now.Unix())
	return err
}

// Settle implements records.Debts.
func (t debts) Settle(player int64) error {
	_, err := t.exec("DELETE FROM owed WHERE player = ?", player)
	return err
}

package store

import (
	"database/sql"

	"machipost/gm"
)

// AddChange implements gm.Tx.
func (t *tx) AddChange(c gm.Change) error {
	_, err := t.exec("INSERT INTO changes (game, turn, at, kind, who, what, reason) VALUES (?, ?, ?, ?, ?, ?, ?)",
		c.Game, c.Turn, fromTime(c.At), c.Kind, c.Who, c.What, c.Reason)
	return err
}

// Changes implements gm.Tx.
func (t *tx) Changes(game int64, turn int) ([]gm.Change, error) {
	var changes []gm.Change
	err := t.each(`SELECT id, game, turn, at, kind, who, what, reason, undone FROM changes
		WHERE game = ?1 AND (?2 = 0 OR turn = ?2 AND NOT undone) ORDER BY id`, []any{game, turn}, func(rows scanner) error {
		var c gm.Change
		var at sql.NullInt64
		err := rows.Scan(&c.ID, &c.Game, &c.Turn, &at, &c.Kind, &c.Who, &c.What, &c.Reason, &c.Undone)
		c.At = toTime(at)
		changes = append(changes, c)
		return err
	})
	return changes, err
}

// UndoChanges implements gm.Tx.
func (t *tx) UndoChanges(ids []int64) error {
	_, err := t.exec("UPDATE changes SET undone = 1 WHERE id IN (SELECT value FROM json_each(?))", list(ids))
	return err
}

// AddPress implements gm.Tx.
func (t *tx) AddPress(p gm.Press) error {
	_, err := t.exec("INSERT INTO press (game, turn, author, recipient, anonymous, text, sent) VALUES (?, ?, ?, ?, ?, ?, ?)",
		p.Game, p.Turn, fromID(p.Author), fromID(p.Recipient), p.Anonymous, p.Text, fromTime(p.Sent))
	return err
}

// PressBy implements gm.Tx.
func (t *tx) PressBy(player int64, turn int) (pieces int, err error) {
	err = t.row("SELECT count(*) FROM press WHERE author = ? AND turn = ?", player, turn).Scan(&pieces)
	return pieces, err
}

// PressFor implements gm.Tx.
func (t *tx) PressFor(game int64, turn int) ([]gm.Press, error) {
	var press []gm.Press
	err := t.each(`SELECT game, turn, ifnull(author, 0), anonymous, text, sent FROM press
		WHERE game = ? AND turn = ? AND recipient IS NULL ORDER BY id`, []any{game, turn}, func(rows scanner) error {
		var p gm.Press
		var sent sql.NullInt64
		err := rows.Scan(&p.Game, &p.Turn, &p.Author, &p.Anonymous, &p.Text, &sent)
		p.Sent = toTime(sent)
		press = append(press, p)
		return err
	})
	return press, err
}

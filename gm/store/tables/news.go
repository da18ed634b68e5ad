package tables

import (
	"database/sql"

	"machipost/gm/records"
)

// Add implements records.Changes.
func (t changes) Add(c records.Change) error {
	_, err := t.exec(`INSERT INTO changes (game, turn, at, kind, player, who, until, undoes, name, why, reason)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		c.Game, c.Turn, fromTime(c.At), c.Kind, fromID(c.Player), c.Who, fromTime(c.Until), c.Undoes, c.Name, c.Why, c.Reason)
	return err
}

// Of implements records.ChangeReader.
func (t changes) Of(game int64, turn int) ([]records.Change, error) {
	var changes []records.Change
	err := t.each(`SELECT id, game, turn, at, kind, coalesce(player, 0), who, until, undoes, name, why, reason, undone FROM changes
		WHERE game = ?1 AND (?2 = 0 OR turn = ?2 AND NOT undone) ORDER BY id`, []any{game, turn}, func(rows scanner) error {
		var c records.Change
		var at, until sql.NullInt64
		err := rows.Scan(&c.ID, &c.Game, &c.Turn, &at, &c.Kind, &c.Player, &c.Who, &until, &c.Undoes, &c.Name, &c.Why, &c.Reason, &c.Undone)
		c.At, c.Until = toTime(at), toTime(until)
		changes = append(changes, c)
		return err
	})
	return changes, err
}

// Undo implements records.Changes.
func (t changes) Undo(ids []int64) error {
	_, err := t.exec("UPDATE changes SET undone = true WHERE "+t.among(), list(ids))
	return err
}

// Add implements records.PressBox.
func (t press) Add(p records.Press) error {
	_, err := t.exec("INSERT INTO press (game, turn, author, recipient, anonymous, text, sent) VALUES (?, ?, ?, ?, ?, ?, ?)",
		p.Game, p.Turn, fromID(p.Author), fromID(p.Recipient), p.Anonymous, p.Text, fromTime(p.Sent))
	return err
}

// By implements records.PressReader.
func (t press) By(player int64, turn int) (pieces int, err error) {
	err = t.row("SELECT count(*) FROM press WHERE author = ? AND turn = ?", player, turn).Scan(&pieces)
	return pieces, err
}

// For implements records.PressReader.
func (t press) For(game int64, turn int) ([]records.Press, error) {
	var press []records.Press
	err := t.each(`SELECT game, turn, coalesce(author, 0), anonymous, text, sent FROM press
		WHERE game = ? AND turn = ? AND recipient IS NULL ORDER BY id`, []any{game, turn}, func(rows scanner) error {
		var p records.Press
		var sent sql.NullInt64
		err := rows.Scan(&p.Game, &p.Turn, &p.Author, &p.Anonymous, &p.Text, &sent)
		p.Sent = toTime(sent)
		press = append(press, p)
		return err
	})
	return press, err
}

// ofGM is what the GM says to all players of a game, ?1.
const ofGM = "game = ?1 AND author IS NULL AND recipient IS NULL"

// Withdraw implements records.PressBox.
func (t press) Withdraw(game int64, turn int) (int, error) {
	return t.changed("DELETE FROM press WHERE "+ofGM+" AND turn >= ?2", game, turn)
}

// Pull implements records.PressBox.
func (t press) Pull(game int64, turn int) error {
	_, err := t.exec("UPDATE press SET turn = ?2 WHERE "+ofGM+" AND turn > ?2", game, turn)
	return err
}

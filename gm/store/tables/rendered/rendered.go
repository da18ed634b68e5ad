// Package rendered keeps the bytes of letters of ours, beside their rows in the outbox: a row
// is written anew as a whole whenever an attempt is noted in it, and a letter is much longer
// than all else that is known of it. It is a part of gm/store/tables that fits a room of its
// own.
//
// It knows not what becomes of a letter. What may enter is a statement about this table.
package rendered

import (
	"database/sql"
	"errors"
	"time"

	"machipost/gm/store/tables/part"
)

// Part are the bytes of letters, by the IDs that they have in the outbox.
type Part struct{ part.Part }

// Put keeps the bytes of a letter that was written then; of none there is nothing to keep.
// It fails only when the database does.
func (p Part) Put(letter int64, created time.Time, raw []byte) error {
	if len(raw) == 0 {
		return nil
	}
	return p.Exec("INSERT INTO rendered (id, mailbox, created, raw) VALUES (?, ?, ?, ?)", letter, p.Mailbox, part.FromTime(created), raw)
}

// Of are the bytes of a letter; nil where none are kept. It fails only when the database
// does.
func (p Part) Of(letter int64) (raw []byte, err error) {
	err = p.On.QueryRowContext(p.Context, "SELECT raw FROM rendered WHERE id = ?", letter).Scan(&raw)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return raw, p.Fault(err)
}

// Each calls take with the bytes of each letter of the mailbox, which are good until it
// returns. It fails when the database does.
func (p Part) Each(take func(letter int64, raw []byte)) error {
	return p.Part.Each("SELECT id, raw FROM rendered WHERE "+p.Here("mailbox"), nil, func(rows *sql.Rows) error {
		var id int64
		var raw sql.RawBytes
		err := rows.Scan(&id, &raw)
		take(id, raw)
		return err
	})
}

// Remove removes those of the letters of which something is so in the outbox. It fails only
// when the database does.
func (p Part) Remove(which string, args ...any) error {
	return p.Exec("DELETE FROM rendered WHERE id IN (SELECT id FROM outbox WHERE "+which+")", args...)
}

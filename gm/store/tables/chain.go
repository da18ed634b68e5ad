package tables

import (
	"database/sql"
	"errors"

	"machipost/gm/records"
)

const linkColumns = "game, turn, made, value"

// Last implements records.ChainReader.
func (t chain) Last(game int64) (records.Link, error) {
	link, err := scanLink(t.row("SELECT "+linkColumns+" FROM chain WHERE game = ? ORDER BY id DESC LIMIT 1", game))
	if errors.Is(err, sql.ErrNoRows) {
		return records.Link{}, nil
	}
	return link, err
}

// Of implements records.ChainReader.
func (t chain) Of(game int64, turn int) ([]records.Link, error) {
	return t.links("game = ? AND turn = ? ORDER BY id", game, turn)
}

// Unkept implements records.ChainReader.
func (t chain) Unkept() ([]records.Link, error) {
	return t.links("NOT kept AND " + t.ours("chain.game") + " AND NOT EXISTS (SELECT 1 FROM chain AS later WHERE later.game = chain.game AND later.id > chain.id) ORDER BY id")
}

// links are those of which something is so.
func (t chain) links(which string, args ...any) (links []records.Link, err error) {
	err = t.each("SELECT "+linkColumns+" FROM chain WHERE "+which, args, func(rows scanner) error {
		link, err := scanLink(rows)
		links = append(links, link)
		return err
	})
	return links, err
}

func scanLink(row scanner) (records.Link, error) {
	var link records.Link
	var made sql.NullInt64
	err := row.Scan(&link.Game, &link.Turn, &made, &link.Value)
	link.Made = toTime(made)
	return link, err
}

// Add implements records.Chain.
func (t chain) Add(link records.Link) error {
	_, err := t.exec("INSERT INTO chain ("+linkColumns+") VALUES (?, ?, ?, ?)", link.Game, link.Turn, link.Made.Unix(), link.Value)
	return err
}

// SetKept implements records.Chain.
func (t chain) SetKept(link records.Link) error {
	_, err := t.exec("UPDATE chain SET kept = true WHERE game = ?1 AND NOT kept AND id <= (SELECT max(id) FROM chain WHERE game = ?1 AND value = ?2)",
		link.Game, link.Value)
	return err
}

package keepsakes

import (
	"database/sql"

	"machipost/gm/records"
	"machipost/gm/store/tables/part"
)

// Chain is records.Chain.
type Chain struct{ Part }

var _ records.Chain = Chain{}

const linkColumns = "game, turn, made, value"

// Last implements records.ChainReader.
func (p Chain) Last(game int64) (records.Link, error) {
	links, err := p.links("game = ? ORDER BY id DESC LIMIT 1", game)
	return append(links, records.Link{})[0], err
}

// Of implements records.ChainReader.
func (p Chain) Of(game int64, turn int) ([]records.Link, error) {
	return p.links("game = ? AND turn = ? ORDER BY id", game, turn)
}

// Unkept implements records.ChainReader.
func (p Chain) Unkept() ([]records.Link, error) {
	return p.links("NOT kept AND " + p.Ours("chain.game") + " AND NOT EXISTS (SELECT 1 FROM chain AS later WHERE later.game = chain.game AND later.id > chain.id) ORDER BY id")
}

// links are those of which something is so.
func (p Chain) links(which string, args ...any) (links []records.Link, err error) {
	err = p.Each("SELECT "+linkColumns+" FROM chain WHERE "+which, args, func(rows *sql.Rows) error {
		var link records.Link
		var made sql.NullInt64
		err := rows.Scan(&link.Game, &link.Turn, &made, &link.Value)
		link.Made = part.ToTime(made)
		links = append(links, link)
		return err
	})
	return links, err
}

// Add implements records.Chain.
func (p Chain) Add(link records.Link) error {
	return p.Exec("INSERT INTO chain ("+linkColumns+") VALUES (?, ?, ?, ?)", link.Game, link.Turn, link.Made.Unix(), link.Value)
}

// SetKept implements records.Chain.
func (p Chain) SetKept(link records.Link) error {
	return p.Exec("UPDATE chain SET kept = true WHERE game = ?1 AND NOT kept AND id <= (SELECT max(id) FROM chain WHERE game = ?1 AND value = ?2)",
		link.Game, link.Value)
}

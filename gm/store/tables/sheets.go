package tables

import (
	"database/sql"
	"time"

	"machipost/gm/records"
)

// Add implements records.Sheets.
func (t sheets) Add(s records.Sheet) error {
	_, err := t.exec("INSERT INTO sheets (player, turn, letter, arrived, orders, standing) VALUES (?, ?, ?, ?, ?, ?)",
		s.Player, s.Turn, fromID(s.Letter), fromTime(s.Arrived), s.Orders, s.Standing)
	return err
}

// Of implements records.SheetReader.
func (t sheets) Of(game int64) ([]records.Sheet, error) { return t.sheets("true", game) }

// Arrived implements records.SheetReader.
func (t sheets) Arrived(game int64, turn int, since time.Time) ([]records.Sheet, error) {
	return t.sheets("sheets.turn = ?2 AND (CAST(?3 AS BIGINT) IS NULL OR sheets.arrived > ?3)", game, turn, fromTime(since))
}

// sheets reads those of a game, ?1, of which something is so.
func (t sheets) sheets(which string, args ...any) ([]records.Sheet, error) {
	var all []records.Sheet
	err := t.each(`SELECT sheets.id, sheets.player, sheets.turn, coalesce(sheets.letter, 0), sheets.arrived, sheets.orders, sheets.standing, sheets.cleared
		FROM sheets JOIN players ON players.id = sheets.player
		WHERE players.game = ?1 AND `+which+` ORDER BY sheets.arrived, sheets.id`, args, func(rows scanner) error {
		var s records.Sheet
		var arrived sql.NullInt64
		err := rows.Scan(&s.ID, &s.Player, &s.Turn, &s.Letter, &arrived, &s.Orders, &s.Standing, &s.Cleared)
		s.Arrived = toTime(arrived)
		all = append(all, s)
		return err
	})
	return all, err
}

// Move implements records.Sheets.
func (t sheets) Move(id int64, turn int) error {
	_, err := t.exec("UPDATE sheets SET turn = ? WHERE id = ?", turn, id)
	return err
}

// Rewrite implements records.Sheets.
func (t sheets) Rewrite(id int64, orders string, standing *string) error {
	_, err := t.exec("UPDATE sheets SET orders = ?, standing = ? WHERE id = ?", orders, standing, id)
	return err
}

// ClearFrom implements records.Sheets.
func (t sheets) ClearFrom(player int64, turn int) error {
	_, err := t.exec("UPDATE sheets SET cleared = true WHERE player = ? AND turn >= ? AND NOT cleared", player, turn)
	return err
}

// Withdraw implements records.Sheets.
func (t sheets) Withdraw(player int64) error {
	_, err := t.exec("UPDATE sheets SET cleared = true, standing = NULL WHERE player = ?", player)
	return err
}

// Clear implements records.Sheets.
func (t sheets) Clear(player int64, turn int, by time.Time) (int, error) {
	return t.changed(`UPDATE sheets SET cleared = true
		WHERE player = ?1 AND turn = ?2 AND NOT cleared AND (CAST(?3 AS BIGINT) IS NULL OR arrived <= ?3)`, player, turn, fromTime(by))
}

// For implements records.Sheets. Of two sheets for a turn the one that arrived later
// counts; standing orders count from turn to turn, until a later sheet has the
// heading again, also those of a sheet that was replaced or taken back. Two rows a
// player are looked at, however many sheets there were.
func (t sheets) For(game int64, turn int, cut time.Time, only ...int64) (map[int64]records.Counting, error) {
	counting := map[int64]records.Counting{}
	which, args := "", []any{game, turn, cut.Unix()}
	if len(only) > 0 {
		which, args = " AND players.id = ?4", append(args, only[0])
	}
	err := t.each(`SELECT players.id, sheets.id IS NOT NULL, coalesce(sheets.orders, ''), coalesce(sheets.cleared, true),
		coalesce((SELECT standing FROM sheets WHERE player = players.id AND standing IS NOT NULL AND turn <= ?2 AND arrived <= ?3
			ORDER BY turn DESC, arrived DESC, id DESC LIMIT 1), '')
		FROM players LEFT JOIN sheets ON sheets.id = (SELECT id FROM sheets WHERE player = players.id AND turn = ?2 AND arrived <= ?3
			ORDER BY arrived DESC, id DESC LIMIT 1)
		WHERE players.game = ?1`+which, args, func(rows scanner) error {
		var player int64
		var cleared bool
		var c records.Counting
		err := rows.Scan(&player, &c.Heard, &c.Orders, &cleared, &c.Standing)
		if c.Sent = !cleared; !c.Sent {
			c.Orders = ""
		}
		counting[player] = c
		return err
	})
	return counting, err
}

// Heard implements records.SheetReader. The games, their turns and the times by which
// orders count are three lists.
func (t sheets) Heard(asked []records.AskedTurn) (map[int64]records.Counting, error) {
	var games, turns, cuts []int64
	for _, a := range asked {
		games, turns, cuts = append(games, a.Game), append(turns, int64(a.Turn)), append(cuts, a.Cut.Unix())
	}
	each := func(list, what string) string {
		return "(SELECT key AS place, CAST(value AS BIGINT) AS " + what + " FROM " + t.words.listed(list) + ") AS " + what + "s"
	}
	heard := map[int64]records.Counting{}
	err := t.each(`SELECT players.id, sheets.id IS NOT NULL, coalesce(sheets.cleared, true)
		FROM `+each("?1", "game")+" JOIN "+each("?2", "turn")+" ON turns.place = games.place JOIN "+each("?3", "cut")+` ON cuts.place = games.place
		JOIN players ON players.game = games.game
		LEFT JOIN sheets ON sheets.id = (SELECT id FROM sheets WHERE player = players.id AND sheets.turn = turns.turn AND arrived <= cuts.cut
			ORDER BY arrived DESC, id DESC LIMIT 1)`, []any{list(games), list(turns), list(cuts)}, func(rows scanner) error {
		var player int64
		var cleared bool
		var c records.Counting
		err := rows.Scan(&player, &c.Heard, &cleared)
		c.Sent = !cleared
		heard[player] = c
		return err
	})
	return heard, err
}

// Later implements records.Sheets.
func (t sheets) Later(player int64, turn int) ([]string, error) {
	var later []string
	last := 0
	err := t.each(`SELECT turn, orders FROM sheets
		WHERE player = ? AND turn > ? AND NOT cleared
		ORDER BY turn, arrived DESC, id DESC`, []any{player, turn}, func(rows scanner) error {
		var of int
		var orders string
		if err := rows.Scan(&of, &orders); err != nil || of == last {
			return err
		}
		last, later = of, append(later, orders)
		return nil
	})
	return later, err
}

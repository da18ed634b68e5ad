// Package keepsakes keeps what a game leaves behind beside its turns: what was
// reckoned of them, the chain by which they can be proven, and what people want of what is
// told. It is a part of gm/store/tables that fits a room of its own.
//
// It reckons nothing. What may enter is a statement about these tables.
package keepsakes

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"slices"

	"machipost/gm/records"
	"machipost/gm/store/tables/part"
)

// A Part is these tables within a transaction.
type Part struct{ part.Part }

// Measures are records.Measures.
type Measures struct{ Part }

var _ records.Measures = Measures{}

// Of implements records.MeasureReader.
func (p Measures) Of(game int64) (all []records.Measure, err error) {
	err = p.Each("SELECT "+columns+" FROM measures WHERE game = ? ORDER BY turn", []any{game}, func(rows *sql.Rows) error {
		_, m, err := scanMeasure(rows)
		all = append(all, m)
		return err
	})
	return all, err
}

// Missing implements records.MeasureReader.
func (p Measures) Missing(game int64) (missing bool, err error) {
	const query = `SELECT EXISTS (SELECT 1 FROM turns WHERE game = ? AND NOT EXISTS (SELECT 1 FROM measures AS m WHERE m.game = turns.game AND m.turn = turns.turn))`
	err = p.Each(query, []any{game}, func(rows *sql.Rows) error { return rows.Scan(&missing) })
	return missing, err
}

const columns = "game, turn, luck, odds, won"

func scanMeasure(rows *sql.Rows) (game int64, m records.Measure, err error) {
	var luck, odds, won []byte
	if err := rows.Scan(&game, &m.Turn, &luck, &odds, &won); err != nil {
		return game, m, err
	}
	for _, column := range []struct {
		from []byte
		to   *[]int
	}{{luck, &m.Luck}, {odds, &m.Odds}, {won, &m.Won}} {
		if err := json.Unmarshal(column.from, column.to); err != nil {
			return game, m, &records.Fault{Err: fmt.Errorf("reading what was reckoned of turn %d: %w", m.Turn, err)}
		}
	}
	return game, m, nil
}

// newestWon are the games that were won, at most so many.
func (p Part) newestWon() string {
	return "SELECT game FROM measures AS m WHERE won <> 'null' AND EXISTS (SELECT 1 FROM games WHERE id = m.game AND " + p.Here("mailbox") + " AND state = 'finished') ORDER BY game DESC LIMIT ?"
}

// Prophecies implements records.MeasureReader.
func (p Measures) Prophecies(games int) (all []records.Prophecy, err error) {
	var last int64
	err = p.Each("SELECT "+columns+" FROM measures WHERE game IN ("+p.newestWon()+") ORDER BY game DESC, turn", []any{games}, func(rows *sql.Rows) error {
		game, m, err := scanMeasure(rows)
		if err != nil {
			return err
		}
		if game != last {
			all, last = append(all, records.Prophecy{}), game
		}
		of := &all[len(all)-1]
		if of.Won = m.Won; m.Odds != nil {
			of.Said = append(of.Said, m.Odds)
		}
		return nil
	})
	return slices.DeleteFunc(all, func(p records.Prophecy) bool { return len(p.Said) == 0 }), err
}

// Over implements records.MeasureReader.
func (p Measures) Over(games int) (ids []int64, err error) {
	query := "SELECT id FROM games WHERE " + p.Here("mailbox") + " AND state = 'finished' ORDER BY id DESC LIMIT ?"
	err = p.Each(query, []any{games}, func(rows *sql.Rows) error {
		var id int64
		err := rows.Scan(&id)
		ids = append(ids, id)
		return err
	})
	return ids, err
}

// Put implements records.Measures.
func (p Measures) Put(game int64, m records.Measure) error {
	texts := make([]any, 3)
	for i, numbers := range [][]int{m.Luck, m.Odds, m.Won} {
		text, err := json.Marshal(numbers)
		if err != nil {
			return fmt.Errorf("writing what was reckoned of turn %d: %w", m.Turn, err)
		}
		texts[i] = string(text)
	}
	return p.Exec(`INSERT INTO measures (game, turn, luck, odds, won) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (game, turn) DO UPDATE SET luck = excluded.luck, odds = excluded.odds, won = excluded.won`, append([]any{game, m.Turn}, texts...)...)
}

// Wishes are records.Wishes.
type Wishes struct{ Part }

var _ records.Wishes = Wishes{}

// Wish implements records.WishReader.
func (p Wishes) Wish(w records.Wish) (map[string]bool, error) {
	have := map[string]bool{}
	err := p.Each("SELECT address FROM wishes WHERE mailbox = ? AND wish = ?", []any{p.Mailbox, w}, func(rows *sql.Rows) error {
		var address string
		err := rows.Scan(&address)
		have[address] = true
		return err
	})
	return have, err
}

// Set implements records.Wishes.
func (p Wishes) Set(address string, w records.Wish, on bool) error {
	if on {
		return p.Exec("INSERT INTO wishes (mailbox, address, wish) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", p.Mailbox, address, w)
	}
	return p.Exec("DELETE FROM wishes WHERE mailbox = ? AND address = ? AND wish = ?", p.Mailbox, address, w)
}

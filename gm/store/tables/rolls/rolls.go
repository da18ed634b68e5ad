// Package rolls keeps the dice of games in SQLite: their locks, their rolls, and what the
// seats give. It is a part of gm/store that fits a room of its own.
//
// It decides nothing, and no key is computed here but for reading a roll back. What may
// enter is a statement about these three tables.
package rolls

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"

	"machipost/gm/dice"
	"machipost/gm/records"
	"machipost/gm/store/tables/part"
)

// A Part is records.Dice within a transaction.
type Part struct{ part.Part }

var _ records.Dice = Part{}

// Of implements records.DiceReader.
func (p Part) Of(game int64) (*records.DiceLock, error) {
	lock := records.DiceLock{Game: game}
	var chain, deck, told []byte
	row := p.On.QueryRowContext(p.Context, "SELECT chain, deck, since, told FROM dice WHERE game = ?", game)
	err := row.Scan(&chain, &deck, &lock.Since, &told)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, p.Fault(err)
	}
	copy(lock.Deck[:], deck)
	if lock.Chain, err = dice.ReadChain(chain); err != nil {
		return nil, &records.Fault{Err: err}
	}
	if err := json.Unmarshal(told, &lock.Told); err != nil {
		return nil, &records.Fault{Err: fmt.Errorf("reading what the seats gave: %w", err)}
	}
	return &lock, nil
}

// Lock implements records.Dice.
func (p Part) Lock(lock records.DiceLock) error {
	told, err := json.Marshal(lock.Told)
	if err != nil {
		return fmt.Errorf("writing what the seats gave: %w", err)
	}
	deck := []byte{}
	if lock.Deck != (dice.Key{}) {
		deck = lock.Deck[:]
	}
	return p.Exec(`INSERT INTO dice (game, chain, deck, since, told) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (game) DO UPDATE SET chain = excluded.chain, deck = excluded.deck, since = excluded.since, told = excluded.told`,
		lock.Game, lock.Chain.Bytes(), deck, lock.Since, string(told))
}

// Unlocked implements records.DiceReader.
func (p Part) Unlocked() (games []int64, err error) {
	query := "SELECT id FROM games WHERE " + p.Here("mailbox") + " AND state = 'running' AND NOT EXISTS (SELECT 1 FROM dice WHERE game = games.id) ORDER BY id"
	err = p.Each(query, nil, func(rows *sql.Rows) error {
		var game int64
		err := rows.Scan(&game)
		games = append(games, game)
		return err
	})
	return games, err
}

const columns = "game, roll, mix, faces, told"

// Rolls implements records.DiceReader.
func (p Part) Rolls(game int64) (rolls []records.Roll, err error) {
	const query = "SELECT " + columns + " FROM rolls WHERE game = ? ORDER BY roll"
	err = p.Each(query, []any{game}, func(rows *sql.Rows) error {
		roll, err := scanRoll(rows)
		rolls = append(rolls, roll)
		return err
	})
	if err != nil || len(rolls) == 0 {
		return nil, err
	}
	lock, err := p.Of(game)
	if err != nil || lock == nil {
		return nil, err
	}
	for i := range rolls {
		if rolls[i].Key, err = lock.Chain.Key(rolls[i].Number); err != nil {
			return nil, &records.Fault{Err: err}
		}
	}
	return rolls, nil
}

func scanRoll(rows *sql.Rows) (records.Roll, error) {
	var roll records.Roll
	var number int
	var mix string
	var faces, told []byte
	if err := rows.Scan(&roll.Game, &number, &mix, &faces, &told); err != nil {
		return roll, err
	}
	var err error
	if roll.Roll, err = dice.ReadMix(mix); err != nil {
		return roll, &records.Fault{Err: err}
	}
	roll.Number = number
	if err := json.Unmarshal(faces, &roll.Gave); err != nil {
		return roll, &records.Fault{Err: fmt.Errorf("reading the faces of roll %d: %w", number, err)}
	}
	if err := json.Unmarshal(told, &roll.Told); err != nil {
		return roll, &records.Fault{Err: fmt.Errorf("reading what roll %d tells: %w", number, err)}
	}
	return roll, nil
}

// AddRoll implements records.Dice.
func (p Part) AddRoll(roll records.Roll) error {
	faces, err := json.Marshal(roll.Gave)
	if err != nil {
		return fmt.Errorf("writing faces: %w", err)
	}
	told, err := json.Marshal(roll.Told)
	if err != nil {
		return fmt.Errorf("writing what a roll tells: %w", err)
	}
	return p.Exec("INSERT INTO rolls ("+columns+") VALUES (?, ?, ?, ?, ?)", roll.Game, roll.Number, roll.Mix(), string(faces), string(told))
}

// Gifts implements records.DiceReader.
func (p Part) Gifts(game int64) (map[int64]records.Gift, error) {
	gifts := map[int64]records.Gift{}
	const query = "SELECT player, what, since FROM given WHERE player IN (SELECT id FROM players WHERE game = ?)"
	err := p.Each(query, []any{game}, func(rows *sql.Rows) error {
		var player int64
		var gift records.Gift
		err := rows.Scan(&player, &gift.What, &gift.Since)
		gifts[player] = gift
		return err
	})
	return gifts, err
}

// Give implements records.Dice.
func (p Part) Give(player int64, gift records.Gift) (bool, error) {
	result, err := p.On.ExecContext(p.Context, `INSERT INTO given (player, what, since) VALUES (?, ?, ?)
		ON CONFLICT (player) DO UPDATE SET what = excluded.what, since = excluded.since WHERE given.what = ?`,
		player, gift.What, gift.Since, dice.None)
	if err != nil {
		return false, p.Fault(err)
	}
	rows, err := result.RowsAffected()
	return rows > 0, p.Fault(err)
}

// Pass implements records.Dice.
func (p Part) Pass(player int64) error {
	return p.Exec("INSERT INTO given (player, what, since) VALUES (?, ?, 0) ON CONFLICT (player) DO UPDATE SET what = excluded.what, since = 0",
		player, dice.None)
}

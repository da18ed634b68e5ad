package tables

import (
	"bytes"
	"cmp"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"machipost/engine"
	"machipost/engine/wire"
	"machipost/gm/records"
)

// Value implements records.Settings.
func (t settings) Value(name string) (value string, err error) {
	err = t.row("SELECT value FROM settings WHERE name = ?", t.own(name)).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return value, err
}

// Set implements records.Settings.
func (t settings) Set(name, value string) error {
	_, err := t.exec("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", t.own(name), value)
	return err
}

const gameColumns = `id, name, state, schedule, zone, keep_seats, position, deadline, grace, created,
	places, terms, began, held, extensions, ended, statements`

// All implements records.GameReader.
func (t games) All() ([]records.Game, error) { return t.games("true") }

// Mailboxes implements records.GameReader.
func (t games) Mailboxes() ([]string, error) {
	return t.texts("SELECT DISTINCT mailbox FROM games ORDER BY mailbox")
}

// Open implements records.GameReader.
func (t games) Open() ([]records.Game, error) { return t.games("state IN ('waiting', 'running')") }

// Full implements records.GameReader.
func (t games) Full() ([]records.Game, error) {
	return t.games("state = 'waiting' AND (SELECT count(*) FROM players WHERE game = games.id) >= CASE WHEN places < ?1 THEN ?1 ELSE places END", engine.MinPlayers)
}

// PlayedFrom implements records.GameReader.
func (t games) PlayedFrom(address string) ([]records.Game, error) {
	return t.games("id IN (SELECT game FROM players WHERE id IN (SELECT player FROM addresses WHERE address = ?))", address)
}

// HavePlayers implements records.GameReader.
func (t games) HavePlayers() (any bool, err error) {
	err = t.row("SELECT EXISTS (SELECT 1 FROM games WHERE " + t.here("mailbox") + " AND state IN ('waiting', 'running')" +
		" AND EXISTS (SELECT 1 FROM players WHERE game = games.id))").Scan(&any)
	return any, err
}

// games are those of which something is so, oldest first: two queries, however many
// games there are. The plus keeps SQLite from looking at all games in their order, for
// the few that are asked for.
func (t conn) games(which string, args ...any) ([]records.Game, error) {
	return t.gamesWith(which, "", args...)
}

// gamesWith is games with something behind the query for them.
func (t conn) gamesWith(which, behind string, args ...any) ([]records.Game, error) {
	which = t.here("mailbox") + " AND " + which
	var games []records.Game
	err := t.each("SELECT "+gameColumns+" FROM games WHERE "+which+" ORDER BY +id"+behind, args, func(rows scanner) error {
		game, err := scanGame(rows)
		games = append(games, game)
		return err
	})
	if err != nil || len(games) == 0 {
		return nil, err
	}
	whose := "game IN (SELECT id FROM games WHERE " + which + ")"
	if len(games) == 1 { // as it mostly is, and then it is found sooner
		whose, args = "game = ?", []any{games[0].ID}
	}
	players, err := t.players("SELECT "+playerColumns(t.words)+" FROM players WHERE "+whose+" ORDER BY game, seat", args...)
	for i := range games {
		games[i].Players = players[games[i].ID]
	}
	return games, err
}

// Named implements records.GameReader.
func (t games) Named(name string) (records.Game, error) {
	return t.one(t.words.same("name", "?"), name)
}

// Take implements records.Games.
func (t games) Take(name string) (records.Game, error) {
	taken, err := t.gamesWith(t.words.same("name", "?"), t.words.skip("games"), name)
	if err != nil || len(taken) > 0 {
		return append(taken, records.Game{})[0], err
	}
	if _, err := t.Named(name); err != nil {
		return records.Game{}, err
	}
	return records.Game{}, records.ErrTaken
}

// WithID implements records.GameReader.
func (t games) WithID(id int64) (records.Game, error) { return t.one("id = ?", id) }

// WithPlayer implements records.GameReader.
func (t games) WithPlayer(player int64) (records.Game, error) {
	return t.one("id = (SELECT game FROM players WHERE id = ?)", player)
}

// one is the game of which something is so; records.ErrNoGame.
func (t games) one(which string, arg any) (records.Game, error) {
	found, err := t.games(which, arg)
	if err != nil || len(found) == 0 {
		return records.Game{}, cmp.Or(err, records.ErrNoGame)
	}
	return found[0], nil
}

// goesOn is a part of the indexes of migration 16, word for word: else they are not used.
const goesOn = "state = 'running' AND held = ''"

// Cut implements records.Deadlines. Mostly there is none, which the first tells at once, while
// an engine that believes that there are many looks through all games.
func (t deadlines) Cut(before time.Time) ([]records.CutOff, error) {
	first, err := t.First()
	if err != nil || first.IsZero() || !first.Before(before) {
		return nil, err
	}
	var all []records.CutOff
	err = t.each("SELECT name, schedule, zone, "+t.words.cut+", terms, (SELECT count(*) FROM players WHERE game = games.id) FROM games WHERE "+
		t.here("mailbox")+" AND "+goesOn+" AND "+t.words.cut+" < ? ORDER BY +id", []any{before.Unix()}, func(rows scanner) error {
		var one records.CutOff
		var at sql.NullInt64
		var written []byte
		if err := rows.Scan(&one.Game, &one.Schedule, &one.Zone, &at, &written, &one.Seats); err != nil {
			return err
		}
		terms, err := readTerms(written)
		one.At, one.PublicDice = toTime(at), terms.Dice == records.PublicDice
		all = append(all, one)
		return err
	})
	return all, err
}

// Early implements records.Deadlines.
func (t deadlines) Early() ([]records.Game, error) {
	// Their ids come out of the index alone. An engine that believes that there are many
	// would look for whole games among all.
	ids, err := t.texts("SELECT CAST(id AS text) FROM games WHERE " + t.here("mailbox") + " AND " + goesOn + " AND " + t.words.early)
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	return t.games("id IN (SELECT CAST(value AS BIGINT) FROM "+t.words.listed("?1")+")", list(ids))
}

// reminding are the games that remind in this turn: one that is shorter than that needs
// none. It is a part of the index of migration 24, word for word.
func reminding(w *Words) string {
	return goesOn + " AND " + w.reminder + " > 0 AND " + w.reminds() + " > coalesce(began, -62135596800)"
}

// coming is the turn of a player's game that comes: the one behind the last that is stored.
const coming = "(SELECT coalesce(max(turn), 0) + 1 FROM turns WHERE game = p.game)"

// Reminding implements records.Deadlines.
func (t deadlines) Reminding(now time.Time) ([]string, error) {
	return t.texts("SELECT name FROM games WHERE "+t.here("mailbox")+" AND "+reminding(t.words)+" AND "+t.words.reminds()+" <= ?1 AND "+t.words.cut+` >= ?1
		AND EXISTS (SELECT 1 FROM players AS p LEFT JOIN sheets AS s ON s.player = p.id AND s.turn = `+coming+`
			WHERE p.game = games.id AND p.gone = '' AND NOT p.no_reminders AND p.reminded <> `+coming+` AND (s.id IS NULL OR s.cleared OR EXISTS (SELECT 1 FROM proposals WHERE player = p.id AND state = 'open')))
		ORDER BY +id`, now.Unix())
}

// Statements implements records.Deadlines.
func (t deadlines) Statements(now time.Time) ([]records.Game, error) {
	return t.games("statements IS NOT NULL AND statements <= ?", now.Unix())
}

// First implements records.Deadlines.
func (t deadlines) First() (time.Time, error) {
	return t.time("SELECT min(" + t.words.cut + ") FROM games WHERE " + t.here("mailbox") + " AND " + goesOn)
}

// Next implements records.Deadlines.
func (t deadlines) Next(now time.Time) (time.Time, error) {
	cut, err := t.time("SELECT min("+t.words.cut+") FROM games WHERE "+t.here("mailbox")+" AND "+goesOn+" AND "+t.words.cut+" >= ?", now.Unix())
	if err != nil {
		return cut, err
	}
	reminder, err := t.time("SELECT min("+t.words.reminds()+") FROM games WHERE "+t.here("mailbox")+" AND "+reminding(t.words)+" AND "+t.words.reminds()+" > ?", now.Unix())
	if cut.IsZero() || !reminder.IsZero() && reminder.Before(cut) {
		return reminder, err
	}
	return cut, err
}

// time is the only value of a query, the zero time for NULL.
func (t conn) time(query string, args ...any) (time.Time, error) {
	var at sql.NullInt64
	err := t.row(query, args...).Scan(&at)
	return toTime(at), err
}

func scanGame(row scanner) (records.Game, error) {
	var game records.Game
	var position, terms []byte
	var deadline, grace, began, created, ended, statements sql.NullInt64
	err := row.Scan(&game.ID, &game.Name, &game.State, &game.Schedule, &game.Zone, &game.KeepSeats, &position, &deadline, &grace, &created,
		&game.Places, &terms, &began, &game.Held, &game.Extended, &ended, &statements)
	if err != nil {
		return game, err
	}
	game.Deadline, game.Grace, game.Began = toTime(deadline), toTime(grace), toTime(began)
	game.Created, game.Ended, game.Statements = toTime(created), toTime(ended), toTime(statements)
	if game.Terms, err = readTerms(terms); err != nil {
		return game, err
	}
	game.Position, err = readPosition(position)
	return game, err
}

// readTerms reads the terms of a game as they are stored.
func readTerms(written []byte) (terms records.Terms, err error) {
	if err := json.Unmarshal(written, &terms); err != nil {
		return terms, unreadable("reading terms: %w", err)
	}
	return terms, nil
}

// Add implements records.Games.
func (t games) Add(game *records.Game) error {
	position, err := writePosition(game.Position, game.Names())
	if err != nil {
		return err
	}
	err = t.row(`INSERT INTO games (mailbox, name, state, schedule, zone, keep_seats, position, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT DO NOTHING RETURNING id`,
		t.mailbox, game.Name, game.State, game.Schedule, game.Zone, game.KeepSeats, position, fromTime(game.Created)).Scan(&game.ID)
	if errors.Is(err, sql.ErrNoRows) {
		return records.ErrNameUsed
	}
	if err != nil {
		return err
	}
	seats := players(t)
	for i := range game.Players {
		if err := seats.Add(game.ID, &game.Players[i]); err != nil {
			return err
		}
	}
	return t.Save(*game)
}

// Save implements records.Games.
func (t games) Save(game records.Game) error {
	position, err := writePosition(game.Position, game.Names())
	if err != nil {
		return err
	}
	terms, err := json.Marshal(game.Terms)
	if err != nil {
		return fmt.Errorf("writing terms: %w", err)
	}
	_, err = t.exec(`UPDATE games SET state = ?, schedule = ?, zone = ?, keep_seats = ?, position = ?, deadline = ?, grace = ?,
		places = ?, terms = ?, began = ?, held = ?, extensions = ?, ended = ?, statements = ? WHERE id = ?`,
		game.State, game.Schedule, game.Zone, game.KeepSeats, position, fromTime(game.Deadline), fromTime(game.Grace),
		game.Places, string(terms), fromTime(game.Began), game.Held, game.Extended, fromTime(game.Ended), fromTime(game.Statements), game.ID)
	if err != nil {
		return err
	}
	for seat, p := range game.Players {
		if err := t.savePlayer(seat, p); err != nil {
			return err
		}
	}
	return nil
}

// writePosition writes a position with the players' names, and makes up those of
// places that are still empty.
func writePosition(p engine.Position, names []string) (string, error) {
	text, err := wire.WriteShort(&p, withSeats(names, p.Players))
	if err != nil {
		return "", fmt.Errorf("writing a position: %w", err)
	}
	return text, nil
}

// withSeats adds names to the players' until there are enough, none of them
// twice: a position is not read back otherwise.
func withSeats(names []string, places int) []string {
	names = slices.Clone(names)
	for seat := 1; len(names) < places; seat++ {
		name := fmt.Sprintf("Seat %d", seat)
		if !slices.ContainsFunc(names, func(other string) bool { return wire.SameName(other, name) }) {
			names = append(names, name)
		}
	}
	return names
}

func readPosition(text []byte) (engine.Position, error) {
	p, err := restore(text)
	return p.Position, err
}

// restore reads a position with the names that stand in it. Those of before migration
// 16 are JSON.
func restore(text []byte) (wire.Position, error) {
	read := wire.Restore
	if !bytes.HasPrefix(text, []byte("{")) {
		read = func(text []byte) (wire.Position, error) { return wire.ReadShort(string(text)) }
	}
	p, err := read(text)
	if err != nil {
		return p, unreadable("reading a stored position: %w", err)
	}
	return p, nil
}

package tables

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"time"

	"machipost/engine/wire"
	"machipost/gm/records"
)

func playerColumns(w *Words) string {
	return `game, id, name, generation, thread,
	zone, language, no_html, calendar, no_reminders, excused, missed, reminded, ready, wait, extension, vote_end, gone,
	coalesce((SELECT bounced FROM addresses WHERE player = players.id AND place = 0), 0),
	(SELECT ` + w.array("address", "place") + ` FROM addresses WHERE player = players.id),
	(SELECT ` + w.array(w.pair("since", "until"), "since, until") + ` FROM absences WHERE player = players.id)`
}

// players reads the players of games by a query for playerColumns.
func (t conn) players(query string, args ...any) (map[int64][]records.Player, error) {
	players := map[int64][]records.Player{}
	err := t.each(query, args, func(rows scanner) error {
		game, p, err := scanPlayer(rows)
		players[game] = append(players[game], p)
		return err
	})
	return players, err
}

func scanPlayer(rows scanner) (game int64, p records.Player, err error) {
	var addresses, absences string
	err = rows.Scan(&game, &p.ID, &p.Name, &p.Generation, &p.Thread,
		&p.Zone, &p.Language, &p.NoHTML, &p.Calendar, &p.NoReminders, &p.Excused, &p.Missed, &p.Reminded, &p.Ready, &p.Wait, &p.Extension, &p.VoteEnd, &p.Gone,
		&p.Bounced, &addresses, &absences)
	if err != nil {
		return game, p, err
	}
	if err := readAddresses(addresses, &p); err != nil {
		return game, p, err
	}
	return game, p, readAbsences(absences, &p)
}

// readAbsences gives a player the absences of a JSON array of pairs.
func readAbsences(text string, p *records.Player) error {
	if text == "[]" { // as of most
		return nil
	}
	var all [][2]int64
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		return unreadable("the stored absences %s of player %s: %w", text, p.Name, err)
	}
	for _, a := range all {
		p.Absences = append(p.Absences, records.Absence{Since: time.Unix(a[0], 0).UTC(), Until: time.Unix(a[1], 0).UTC()})
	}
	return nil
}

// Add implements records.Players.
func (t players) Add(game int64, p *records.Player) error {
	if err := t.checkName(game, 0, p.Name); err != nil {
		return err
	}
	var seat int
	if err := t.row("SELECT coalesce(max(seat) + 1, 0) FROM players WHERE game = ?", game).Scan(&seat); err != nil {
		return err
	}
	err := t.row("INSERT INTO players (game, seat, name, generation, thread) VALUES (?, ?, ?, ?, ?) RETURNING id",
		game, seat, p.Name, p.Generation, p.Thread).Scan(&p.ID)
	if err != nil {
		return err
	}
	if err := t.savePlayer(seat, *p); err != nil {
		return err
	}
	return t.addWhereabouts(p)
}

// addWhereabouts stores the addresses and absences of a new player.
func (t players) addWhereabouts(p *records.Player) error {
	for _, a := range p.Absences {
		if err := t.AddAbsence(p.ID, a); err != nil {
			return err
		}
	}
	if p.Address == "" {
		return nil
	}
	return t.SetAddresses(p.ID, p.Addresses())
}

// savePlayer stores what may change in a player.
func (t conn) savePlayer(seat int, p records.Player) error {
	_, err := t.exec(`UPDATE players SET seat = ?, generation = ?, thread = ?, zone = ?, language = ?, no_html = ?, calendar = ?, no_reminders = ?, excused = ?, missed = ?,
		reminded = ?, ready = ?, wait = ?, extension = ?, vote_end = ?, gone = ? WHERE id = ?`,
		seat, p.Generation, p.Thread, p.Zone, p.Language, p.NoHTML, p.Calendar, p.NoReminders, p.Excused, p.Missed,
		p.Reminded, p.Ready, p.Wait, p.Extension, p.VoteEnd, p.Gone, p.ID)
	return err
}

// checkName fails when somebody else in a game has a name.
func (t players) checkName(game, player int64, name string) error {
	return t.each("SELECT name FROM players WHERE game = ? AND id <> ?", []any{game, player}, func(rows scanner) error {
		var other string
		if err := rows.Scan(&other); err != nil {
			return err
		}
		if wire.SameName(other, name) {
			return records.ErrPlayerName
		}
		return nil
	})
}

// Remove implements records.Players. Press goes, too: without its writer it would pass
// for the GM's, without its reader it would be told to all.
func (t players) Remove(player int64) error {
	var game int64
	var seat int
	if err := t.row("SELECT game, seat FROM players WHERE id = ?", player).Scan(&game, &seat); err != nil {
		return fmt.Errorf("finding player %d: %w", player, err)
	}
	for _, statement := range []string{
		"UPDATE past_players SET player = NULL WHERE player = ?",
		"UPDATE letters SET player = NULL WHERE player = ?",
		"UPDATE outbox SET player = NULL WHERE player = ?",
		"UPDATE requests SET player = NULL WHERE player = ?",
		"UPDATE requests SET seat = NULL WHERE seat = ?",
		"UPDATE changes SET player = NULL WHERE player = ?",
		"DELETE FROM addresses WHERE player = ?",
		"DELETE FROM absences WHERE player = ?",
		"DELETE FROM sheets WHERE player = ?",
		"DELETE FROM owed WHERE player = ?",
		"DELETE FROM proposals WHERE player = ?",
		"DELETE FROM press WHERE author = ?",
		"DELETE FROM press WHERE recipient = ?",
		"DELETE FROM players WHERE id = ?",
	} {
		if _, err := t.exec(statement, player); err != nil {
			return err
		}
	}
	_, err := t.exec("UPDATE players SET seat = seat - 1 WHERE game = ? AND seat > ?", game, seat)
	return err
}

// AddPast implements records.Players.
func (t players) AddPast(game int64, p records.Player, until time.Time) error {
	for _, address := range p.Addresses() {
		if address == "" { // who was forgotten has none
			continue
		}
		_, err := t.exec("INSERT INTO past_players (game, player, name, address, until) VALUES (?, ?, ?, ?, ?)",
			game, p.ID, p.Name, address, until.Unix())
		if err != nil {
			return err
		}
	}
	return nil
}

// Past implements records.Players.
func (t players) Past(address string) ([]records.PastPlayer, error) {
	var all []records.PastPlayer
	err := t.each(`SELECT DISTINCT mine.game, coalesce(mine.player, 0), mine.name, mine.until,
		(SELECT `+t.words.array("address", "address")+` FROM past_players AS other
			WHERE (other.game, other.name, other.until) = (mine.game, mine.name, mine.until))
		FROM past_players AS mine WHERE mine.address = ? AND `+t.ours("mine.game")+` ORDER BY mine.until`, []any{address}, func(rows scanner) error {
		var p records.PastPlayer
		var addresses []byte
		var until sql.NullInt64
		if err := rows.Scan(&p.Game, &p.Player, &p.Name, &until, &addresses); err != nil {
			return err
		}
		p.Until = toTime(until)
		all = append(all, p)
		if err := json.Unmarshal(addresses, &all[len(all)-1].Addresses); err != nil {
			return unreadable("the stored addresses of %s, who had a seat: %w", p.Name, err)
		}
		return nil
	})
	return all, err
}

// Places implements records.PlayerReader.
func (t players) Places(ids []int64) (map[int64]records.Place, error) {
	places := map[int64]records.Place{}
	err := t.each(`SELECT players.id, games.name, players.name FROM players JOIN games ON games.id = players.game
		WHERE players.id IN (SELECT CAST(value AS BIGINT) FROM `+t.words.listed("?")+`)`, []any{list(ids)}, func(rows scanner) error {
		var id int64
		var place records.Place
		err := rows.Scan(&id, &place.Game, &place.Player)
		places[id] = place
		return err
	})
	return places, err
}

// Rename implements records.Players.
func (t players) Rename(player int64, name string) error {
	var game int64
	if err := t.row("SELECT game FROM players WHERE id = ?", player).Scan(&game); err != nil {
		return fmt.Errorf("finding player %d: %w", player, err)
	}
	if err := t.checkName(game, player, name); err != nil {
		return err
	}
	_, err := t.exec("UPDATE players SET name = ? WHERE id = ?", name, player)
	return err
}

// AddAbsence implements records.Players.
func (t players) AddAbsence(player int64, a records.Absence) error {
	_, err := t.exec("INSERT INTO absences (player, since, until) VALUES (?, ?, ?)", player, a.Since.Unix(), a.Until.Unix())
	return err
}

// EndAbsences implements records.Players.
func (t players) EndAbsences(player int64, at time.Time) error {
	if _, err := t.exec("DELETE FROM absences WHERE player = ? AND since >= ?", player, at.Unix()); err != nil {
		return err
	}
	_, err := t.exec("UPDATE absences SET until = ?1 WHERE player = ?2 AND until > ?1", at.Unix(), player)
	return err
}

package tables

import (
	"cmp"
	"encoding/hex"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"machipost/gm/records"
)

// forgetLetters empties what a person wrote, ?1 the address. The letters stay as
// rows: sheets came from them, and their hashes keep them from being filed again.
func (t forgetting) forgetLetters() string {
	return `UPDATE letters SET raw = NULL, text = '', subject = '', senders = '[]', message_id = '',
	state = CASE state WHEN 'unconfirmed' THEN 'answered' ELSE state END
	WHERE ` + t.here("mailbox") + ` AND (player IN (` + t.seatsOf() + `)
		OR EXISTS (SELECT 1 FROM ` + t.words.listed("senders") + ` WHERE lower(value) = ?1))
	AND (raw IS NOT NULL OR text <> '' OR subject <> '' OR senders <> '[]' OR message_id <> '')`
}

// seatsOf are the seats of the person, ?1 the address.
func (t forgetting) seatsOf() string {
	return "SELECT player FROM addresses JOIN players ON players.id = addresses.player WHERE address = ?1 AND " + t.ours("players.game")
}

// inGames are the letters of ours in the games of the person, ?1 the address.
func (t forgetting) inGames() string {
	games := "SELECT game FROM players WHERE id IN (" + t.seatsOf() + ") UNION SELECT game FROM past_players WHERE address = ?1 AND " + t.ours("past_players.game")
	return "(player IN (SELECT id FROM players WHERE game IN (" + games + ")) OR game IN (" + games + "))"
}

// forgetStatements remove what else is kept of the person behind an address, ?1. Of what
// was sent in the person's games the bytes go: the name may stand there; that it
// was sent still counts. What is still to be sent there goes once it is.
func (t forgetting) forgetStatements() []string {
	return []string{
		"DELETE FROM rendered WHERE id IN (SELECT id FROM outbox WHERE " + t.here("mailbox") + " AND state IN ('sent', 'dropped') AND " + t.inGames() + ")",
		"UPDATE outbox SET once_sent = 'empty' WHERE " + t.here("mailbox") + " AND once_sent = 'keep' AND state IN ('queued', 'parked', 'held') AND " + t.inGames(),
		"DELETE FROM requests WHERE address = ?1 AND " + t.here("mailbox") + " OR player IN (" + t.seatsOf() + ")",
		"DELETE FROM observers WHERE address = ?1 AND " + t.ours("game"),
		"DELETE FROM standbys WHERE address = ?1 AND " + t.here("mailbox"),
		"DELETE FROM absences WHERE player IN (" + t.seatsOf() + ")",
		"DELETE FROM owed WHERE player IN (" + t.seatsOf() + ")",
		"DELETE FROM proposals WHERE player IN (" + t.seatsOf() + ")",
		"DELETE FROM past_players WHERE address = ?1 AND " + t.ours("game"),
		"DELETE FROM wishes WHERE address = ?1 AND " + t.here("mailbox"),
	}
}

// Person implements records.Forgetting. Nobody has the empty address.
func (t forgetting) Person(address string) (letters int, err error) {
	if address == "" {
		return 0, nil
	}
	emptied, err := t.changed(t.forgetLetters(), address)
	if err != nil {
		return 0, err
	}
	if err := t.forgetOutgoing("lower(recipient) = ? AND once_sent <> 'forget' AND "+t.here("mailbox"), address); err != nil {
		return 0, err
	}
	for _, statement := range t.forgetStatements() {
		if _, err := t.exec(statement, address); err != nil {
			return 0, err
		}
	}
	return emptied, t.forgetMatters(address)
}

// forgetMatters removes what was told of an address: what the first word has before a slash is a mailbox.
func (t forgetting) forgetMatters(address string) error {
	matters, err := t.texts("SELECT matter FROM told WHERE replace(lower(matter), ?, '') <> lower(matter)", address)
	if err != nil {
		return err
	}
	matters = slices.DeleteFunc(matters, func(matter string) bool {
		word, _, _ := strings.Cut(matter, " ")
		return word[:max(0, strings.Index(word, "/"))] != t.mailbox
	})
	_, err = t.exec("DELETE FROM told WHERE matter IN (SELECT value FROM "+t.words.listed("?")+")", list(matters))
	return err
}

// Stay implements records.Forgetting. In the seconds of its beginning and its end
// letters went to others, too.
func (t forgetting) Stay(player int64, all bool, since, until time.Time) error {
	err := t.forgetOutgoing("player = ? AND once_sent <> 'forget' AND created > coalesce(CAST(? AS BIGINT), 0) AND created < coalesce(CAST(? AS BIGINT), 1000000000000)",
		player, fromTime(since), fromTime(until))
	if err != nil {
		return err
	}
	_, err = t.exec(`DELETE FROM press WHERE author = ?1 AND (?2 OR recipient IS NOT NULL)
		AND (CAST(?3 AS BIGINT) IS NULL OR sent >= ?3) AND (CAST(?4 AS BIGINT) IS NULL OR sent <= ?4)`, player, all, fromTime(since), fromTime(until))
	return err
}

// Name implements records.Forgetting. What is told of a player whose row is gone is
// known by the name alone.
func (t forgetting) Name(game int64, name records.Called, by string) error {
	_, err := t.exec(`UPDATE changes SET who = CASE who WHEN ?3 THEN ?4 ELSE who END, name = CASE name WHEN ?3 THEN ?4 ELSE name END
		WHERE game = ?1 AND (player = ?2 OR player IS NULL) AND (CAST(?5 AS BIGINT) IS NULL OR at >= ?5) AND (CAST(?6 AS BIGINT) IS NULL OR at <= ?6)`,
		game, name.Player, name.Name, by, fromTime(name.Since), fromTime(name.Until))
	if err != nil {
		return err
	}
	_, err = t.exec("UPDATE requests SET line = ? WHERE kind = ? AND game = ? AND line = ?", by, records.AskOffer, game, name.Name)
	return err
}

// Words implements records.Forgetting.
func (t forgetting) Words(game int64, words []string, by string) error {
	if len(words) == 0 {
		return nil
	}
	found, err := wholeWords(words)
	if err != nil {
		return err
	}
	for _, written := range []struct{ table, column, game string }{
		{"press", "text", "game"}, {"changes", "reason", "game"}, {"undone", "reason", "game"}, {"games", "held", "id"},
		{"requests", "line", "game"},
	} {
		if err := t.replaceIn(written.table, written.column, written.game, game, found, by); err != nil {
			return err
		}
	}
	holding, err := t.lettersWith(game, found)
	if err != nil {
		return err
	}
	_, err = t.exec(`UPDATE letters SET raw = NULL, text = '', subject = '', state = CASE state WHEN 'unconfirmed' THEN 'answered' ELSE state END
		WHERE `+t.among(), list(holding))
	if err != nil {
		return err
	}
	return t.emptyOutbox(found)
}

// replaceIn replaces words in one column of a table, in the rows of a game.
func (t forgetting) replaceIn(table, column, key string, game int64, words *regexp.Regexp, by string) error {
	now := map[int64]string{}
	err := t.each("SELECT id, "+column+" FROM "+table+" WHERE "+key+" = ? AND "+column+" <> ''", []any{game}, func(rows scanner) error {
		var id int64
		var text string
		err := rows.Scan(&id, &text)
		if words.MatchString(text) {
			now[id] = replaceWords(words, text, by)
		}
		return err
	})
	if err != nil {
		return err
	}
	for id, text := range now {
		if _, err := t.exec("UPDATE "+table+" SET "+column+" = ? WHERE id = ?", text, id); err != nil {
			return err
		}
	}
	return nil
}

// emptyOutbox removes what letters of ours say that hold one of the words, in
// whatever game of the mailbox; of those still to be sent, once they are.
func (t forgetting) emptyOutbox(words *regexp.Regexp) error {
	var holding []int64
	err := t.rendered().Each(func(id int64, raw []byte) {
		if words.Match(unquoted(raw)) {
			holding = append(holding, id)
		}
	})
	if err != nil {
		return err
	}
	these := t.among()
	if err := t.rendered().Remove("state IN ('sent', 'dropped') AND "+these, list(holding)); err != nil {
		return err
	}
	_, err = t.exec("UPDATE outbox SET once_sent = CASE once_sent WHEN 'forget' THEN 'forget' ELSE 'empty' END WHERE "+these, list(holding))
	return err
}

// unquoted undoes the quoted-printable encoding of a letter of ours (RFC 2045,
// section 6.7).
func unquoted(raw []byte) []byte {
	plain := make([]byte, 0, len(raw))
	for i := 0; i < len(raw); i++ {
		switch {
		case raw[i] != '=' || i+2 >= len(raw):
			plain = append(plain, raw[i])
			continue
		case raw[i+1] == '\r' && raw[i+2] == '\n': // a line that goes on
		default:
			code, err := hex.DecodeString(string(raw[i+1 : i+3]))
			if err != nil {
				plain = append(plain, raw[i])
				continue
			}
			plain = append(plain, code...)
		}
		i += 2
	}
	return plain
}

// lettersWith returns the IDs of the letters of a game's players that hold one of
// the words.
func (t forgetting) lettersWith(game int64, words *regexp.Regexp) (ids []string, err error) {
	err = t.each("SELECT id, subject, text, raw FROM letters WHERE player IN (SELECT id FROM players WHERE game = ?)", []any{game},
		func(rows scanner) error {
			var id, subject, text string
			var raw []byte
			err := rows.Scan(&id, &subject, &text, &raw)
			if words.MatchString(subject) || words.MatchString(text) || words.Match(raw) {
				ids = append(ids, id)
			}
			return err
		})
	return ids, err
}

// wholeWords finds names and addresses in any case: Ann, and ann@example.org, but
// not cannot.
func wholeWords(words []string) (*regexp.Regexp, error) {
	any := make([]string, len(words))
	for i, word := range words {
		parts := strings.Fields(word)
		for p := range parts {
			parts[p] = regexp.QuoteMeta(parts[p])
		}
		any[i] = strings.Join(parts, `\s+`)
	}
	// The longest first: of two that begin alike that is the one that is meant.
	slices.SortFunc(any, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	found, err := regexp.Compile(`(?i)(^|[^\pL\pN])(?:` + strings.Join(any, "|") + `)($|[^\pL\pN])`)
	if err != nil {
		return nil, fmt.Errorf("looking for %q: %w", words, err)
	}
	return found, nil
}

// replaceWords replaces what wholeWords finds, also where one space stands between
// two.
func replaceWords(words *regexp.Regexp, text, by string) string {
	var replaced strings.Builder
	for {
		at := words.FindStringSubmatchIndex(text)
		if at == nil {
			return replaced.String() + text
		}
		replaced.WriteString(text[:at[3]] + by)
		text = text[at[4]:]
	}
}

package store

import (
	"database/sql"
	"fmt"
	"regexp"
	"strings"

	"machipost/gm"
)

// forgetting removes what is kept of the person behind an address, ?1. Letters
// stay as rows: sheets came from them, and their hashes keep them from being
// filed again. Of what was sent in the person's games the bytes go: the name may
// stand there; that it was sent still counts. What is still to be sent there goes
// once it is.
var forgetting = []string{
	`UPDATE letters SET raw = NULL, text = '', subject = '', sender = '', message_id = '',
		state = iif(state = 'unconfirmed', 'answered', state)
		WHERE player IN (SELECT player FROM addresses WHERE address = ?1)
		OR instr(', ' || lower(sender) || ', ', ', ' || ?1 || ', ')`,
	"DELETE FROM outbox WHERE lower(recipient) = ?1 AND NOT fleeting",
	`UPDATE outbox SET raw = x'' WHERE state = 'sent' AND player IN (SELECT id FROM players WHERE game IN (
		SELECT game FROM players JOIN addresses ON addresses.player = players.id WHERE address = ?1))`,
	`UPDATE outbox SET fleeting = 1 WHERE state NOT IN ('sent', 'dropped') AND player IN (SELECT id FROM players WHERE game IN (
		SELECT game FROM players JOIN addresses ON addresses.player = players.id WHERE address = ?1))`,
	"DELETE FROM requests WHERE address = ?1 OR player IN (SELECT player FROM addresses WHERE address = ?1)",
	"DELETE FROM observers WHERE address = ?1",
	"DELETE FROM standbys WHERE address = ?1",
	"DELETE FROM absences WHERE player IN (SELECT player FROM addresses WHERE address = ?1)",
	"DELETE FROM told WHERE instr(lower(matter), ?1)",
}

// Forget implements gm.Tx. Nobody has the empty address.
func (t *tx) Forget(address string) error {
	if address == "" {
		return nil
	}
	for _, statement := range forgetting {
		if _, err := t.exec(statement, address); err != nil {
			return err
		}
	}
	return nil
}

// ForgetName implements gm.Tx. A seat opens for a reason: that may be a name as
// well, but is none there.
func (t *tx) ForgetName(game int64, name, by string) error {
	_, err := t.exec(`UPDATE changes SET who = iif(who = ?2, ?3, who), what = iif(what = ?2 AND kind <> ?4, ?3, what)
		WHERE game = ?1`, game, name, by, gm.SeatOpened)
	if err != nil {
		return err
	}
	holding, err := t.lettersWith(game, name)
	if err != nil {
		return err
	}
	_, err = t.exec(`UPDATE letters SET raw = NULL, text = '', subject = '', state = iif(state = 'unconfirmed', 'answered', state)
		WHERE id IN (SELECT value FROM json_each(?))`, list(holding))
	return err
}

// lettersWith returns the IDs of the letters of a game's players that hold a name.
func (t *tx) lettersWith(game int64, name string) (ids []string, err error) {
	word, err := wholeWord(name)
	if err != nil {
		return nil, err
	}
	err = t.each("SELECT id, subject, text, raw FROM letters WHERE player IN (SELECT id FROM players WHERE game = ?)", []any{game},
		func(rows *sql.Rows) error {
			var id, subject, text string
			var raw []byte
			err := rows.Scan(&id, &subject, &text, &raw)
			if word.MatchString(subject) || word.MatchString(text) || word.Match(raw) {
				ids = append(ids, id)
			}
			return err
		})
	return ids, err
}

// wholeWord finds a name in any case: Ann, and ann@example.org, but not cannot.
func wholeWord(name string) (*regexp.Regexp, error) {
	parts := strings.Fields(name)
	for i, part := range parts {
		parts[i] = regexp.QuoteMeta(part)
	}
	word, err := regexp.Compile(`(?i)(^|[^\pL\pN])` + strings.Join(parts, `\s+`) + `($|[^\pL\pN])`)
	if err != nil {
		return nil, fmt.Errorf("looking for %q: %w", name, err)
	}
	return word, nil
}

package tables

import (
	"database/sql"
	"encoding/json"
	"errors"

	"machipost/gm/records"
	"machipost/gm/store/tables/part"
)

// SetAddresses implements records.Players.
func (t players) SetAddresses(player int64, addresses []string) error {
	all := list(addresses)
	_, err := t.exec("DELETE FROM addresses WHERE player = ?1 AND address NOT IN (SELECT value FROM "+t.words.listed("?2")+")", player, all)
	if err != nil {
		return err
	}
	_, err = t.exec(`INSERT INTO addresses (player, address, place) SELECT CAST(?1 AS BIGINT), value, key FROM `+t.words.listed("?2")+` WHERE true
		ON CONFLICT (player, address) DO UPDATE SET place = excluded.place`, player, all)
	return err
}

// readAddresses gives a player the addresses of a JSON array. Who was forgotten
// has none.
func readAddresses(text string, p *records.Player) error {
	var all []string
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		return unreadable("the stored addresses %s of player %s: %w", text, p.Name, err)
	}
	if len(all) > 0 {
		p.Address = all[0]
	}
	if len(all) > 1 {
		p.Others = all[1:]
	}
	return nil
}

// SentTo implements records.OutboxReader.
func (t outbox) SentTo(messageIDs []string) (id int64, recipient string, err error) {
	err = t.row(`SELECT outbox.id, recipient FROM `+t.words.listed("?")+` JOIN outbox ON message_id = value WHERE `+t.here("mailbox")+` ORDER BY key LIMIT 1`, list(messageIDs)).Scan(&id, &recipient)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, "", nil
	}
	return id, recipient, err
}

// AddBounce implements records.Players.
func (t players) AddBounce(address string, weight int) (score int, err error) {
	if _, err := t.exec("UPDATE addresses SET bounced = bounced + ? WHERE address = ? AND "+t.ours(part.OfPlayer), weight, address); err != nil {
		return 0, err
	}
	err = t.row("SELECT coalesce(max(bounced), 0) FROM addresses WHERE address = ? AND "+t.ours(part.OfPlayer), address).Scan(&score)
	return score, err
}

// ClearBounces implements records.Players.
func (t players) ClearBounces(addresses []string) error {
	_, err := t.exec("UPDATE addresses SET bounced = 0 WHERE address IN (SELECT value FROM "+t.words.listed("?")+") AND "+t.ours(part.OfPlayer), list(addresses))
	return err
}

package tables

import (
	"time"

	"machipost/gm/records"
)

// Observers implements records.OnlookerReader.
func (t onlookers) Observers(game int64) (all []records.Observer, err error) {
	err = t.each("SELECT address, language FROM observers WHERE game = ? ORDER BY address", []any{game}, func(rows scanner) error {
		var o records.Observer
		err := rows.Scan(&o.Address, &o.Language)
		all = append(all, o)
		return err
	})
	return all, err
}

// Speak implements records.Onlookers.
func (t onlookers) Speak(address, language string) (bool, error) {
	observes, err := t.did("UPDATE observers SET language = ? WHERE address = ? AND "+t.ours("game"), language, address)
	if err != nil {
		return false, err
	}
	stands, err := t.did("UPDATE standbys SET language = ? WHERE address = ? AND "+t.here("mailbox"), language, address)
	return observes || stands, err
}

// Observed implements records.OnlookerReader.
func (t onlookers) Observed(address string) ([]string, error) {
	return t.texts("SELECT name FROM observers JOIN games ON games.id = observers.game WHERE address = ? AND "+t.here("mailbox")+" ORDER BY lower(name)", address)
}

// OthersOf implements records.OnlookerReader.
func (t onlookers) OthersOf(domain, address string, since time.Time) (others int, err error) {
	which, args := "since > coalesce(CAST(?2 AS BIGINT), 0)", []any{address, fromTime(since)}
	if domain != "" {
		which, args = which+" AND domain = ?3", append(args, domain)
	}
	err = t.row("SELECT count(DISTINCT address) FROM observers WHERE address <> ?1 AND "+t.ours("game")+" AND "+which, args...).Scan(&others)
	return others, err
}

// texts reads the only column of a query.
func (t conn) texts(query string, args ...any) ([]string, error) {
	var texts []string
	err := t.each(query, args, func(rows scanner) error {
		var text string
		err := rows.Scan(&text)
		texts = append(texts, text)
		return err
	})
	return texts, err
}

// AddObserver implements records.Onlookers.
func (t onlookers) AddObserver(game int64, address, domain string, now time.Time) error {
	_, err := t.exec("INSERT INTO observers (game, address, domain, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
		game, address, domain, now.Unix())
	return err
}

// RemoveObserver implements records.Onlookers.
func (t onlookers) RemoveObserver(game int64, address string) (bool, error) {
	return t.did("DELETE FROM observers WHERE game = ? AND address = ?", game, address)
}

// did carries out a statement and tells whether it changed something.
func (t conn) did(statement string, args ...any) (bool, error) {
	rows, err := t.changed(statement, args...)
	return rows > 0, err
}

// Bounce implements records.Onlookers.
func (t onlookers) Bounce(address string, weight, limit int) error {
	for _, of := range []struct{ table, here string }{{"observers", t.ours("game")}, {"standbys", t.here("mailbox")}} {
		if _, err := t.exec("UPDATE "+of.table+" SET bounced = bounced + ? WHERE address = ? AND "+of.here, weight, address); err != nil {
			return err
		}
		if _, err := t.exec("DELETE FROM "+of.table+" WHERE address = ? AND bounced >= ? AND "+of.here, address, limit); err != nil {
			return err
		}
	}
	return nil
}

// Standbys implements records.OnlookerReader.
func (t onlookers) Standbys() ([]records.Standby, error) {
	var standbys []records.Standby
	err := t.each("SELECT address, name, language FROM standbys WHERE "+t.here("mailbox")+" ORDER BY since, address", nil, func(rows scanner) error {
		var s records.Standby
		err := rows.Scan(&s.Address, &s.Name, &s.Language)
		standbys = append(standbys, s)
		return err
	})
	return standbys, err
}

// AddStandby implements records.Onlookers. Another name leaves a person's place in
// the list.
func (t onlookers) AddStandby(s records.Standby, now time.Time) error {
	_, err := t.exec("INSERT INTO standbys (mailbox, address, name, language, since) VALUES (?, ?, ?, ?, ?) ON CONFLICT (mailbox, address) DO UPDATE SET name = excluded.name",
		t.mailbox, s.Address, s.Name, s.Language, now.Unix())
	return err
}

// RemoveStandby implements records.Onlookers.
func (t onlookers) RemoveStandby(address string) (bool, error) {
	return t.did("DELETE FROM standbys WHERE mailbox = ? AND address = ?", t.mailbox, address)
}

package senders

import (
	"fmt"

	"machipost/gm/records"
)

// Key is the secret from which tags are made. It is drawn when it is first asked
// for, in the same transaction. It fails only when the store does.
func (t *Tags) Key(tx records.Tx) ([]byte, error) {
	key, err := tx.Settings.Value(settingKey)
	if err != nil || key != "" {
		return []byte(key), err
	}
	key = fmt.Sprintf("%016x%016x", t.Chance.Uint64(), t.Chance.Uint64())
	return []byte(key), tx.Settings.Set(settingKey, key)
}

// KeyIn is that key, empty where it was not drawn yet. It fails only when the store does.
func KeyIn(view records.View) ([]byte, error) {
	key, err := view.Settings.Value(settingKey)
	return []byte(key), err
}

// Renew makes the player's next tag the one that counts. It fails only when the
// store does.
func Renew(tx records.Tx, game *records.Game, p *records.Player) error {
	p.Generation++
	return tx.Games.Save(*game)
}

// Now is the writer's tag as it is by now. It fails only when the store does.
func (t *Tags) Now(tx records.Tx, w Writer) (Tag, error) {
	key, err := t.Key(tx)
	return TagFor(key, w.Game, w.Player()), err
}

// settingKey is the store's setting of the secret from which tags are made.
const settingKey = "key"

package sending

import (
	"slices"

	"machipost/gm/records"
)

// LanguageOf is the language that was chosen at an address, in lower case, for letters to
// a player, a standby or a reader; "" for none. It fails only when the store does.
func LanguageOf(view records.View, address string) (string, error) {
	games, err := view.Games.PlayedFrom(address)
	for _, game := range games {
		for _, p := range game.Players {
			if p.Address == address && p.Language != "" {
				return p.Language, err
			}
		}
	}
	if err != nil {
		return "", err
	}
	standbys, err := view.Onlookers.Standbys()
	if at := slices.IndexFunc(standbys, func(s records.Standby) bool { return s.Address == address && s.Language != "" }); at >= 0 {
		return standbys[at].Language, err
	}
	if err != nil {
		return "", err
	}
	watched, err := view.Onlookers.Observed(address)
	if err != nil || len(watched) == 0 {
		return "", err
	}
	game, err := view.Games.Named(watched[0])
	if err != nil {
		return "", err
	}
	observers, err := view.Onlookers.Observers(game.ID)
	if at := slices.IndexFunc(observers, func(o records.Observer) bool { return o.Address == address }); at >= 0 {
		return observers[at].Language, err
	}
	return "", err
}

// Everywhere changes the players with an address, in lower case, in all their games, and
// returns these games as they are then. It fails only when the store does.
func Everywhere(tx records.Tx, address string, change func(*records.Player)) ([]records.Game, error) {
	games, err := tx.Games.PlayedFrom(address)
	if err != nil {
		return nil, err
	}
	var changed []records.Game
	for _, game := range games {
		at := 0
		for i := range game.Players {
			if game.Players[i].Address == address {
				change(&game.Players[i])
				at++
			}
		}
		if at == 0 {
			continue
		}
		if err := tx.Games.Save(game); err != nil {
			return nil, err
		}
		changed = append(changed, game)
	}
	return changed, nil
}

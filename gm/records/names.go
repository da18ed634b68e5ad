package records

import "slices"

// NamesOf returns the names that a player had, back to when the seat was another's, the
// last one first. changes are all of the game.
func NamesOf(changes []Change, p PastPlayer) []Called {
	left := slices.IndexFunc(changes, func(c Change) bool {
		return c.Player == p.Player && isSuccession(c) && c.Who == p.Name && !c.At.Before(p.Until)
	})
	if !p.Until.IsZero() && left >= 0 {
		changes = changes[:left]
	}
	name := Called{Player: p.Player, Name: p.Name, Until: p.Until}
	var names []Called
	for _, c := range slices.Backward(changes) {
		// Of players whose rows are gone the name tells who was who.
		if c.Player != p.Player || p.Player == 0 && c.Name != name.Name {
			continue
		}
		switch {
		case c.Kind == PlayerRenamed:
			name.Since = c.At
			names = append(names, name)
			name = Called{Player: p.Player, Name: c.Who, Until: c.At}
		case isSuccession(c):
			name.Since = c.At
			return append(names, name)
		}
	}
	return append(names, name)
}

// isSuccession tells a change by which a seat went to another person.
func isSuccession(c Change) bool {
	return c.Kind == PlayerReplaced || c.Kind == SeatTaken
}

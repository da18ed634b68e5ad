package records

import (
	"time"

	"machipost/gm/calendar"
)

// ClockOf is a time as a player reads it: in the player's zone, or the game's.
func (g *Game) ClockOf(p Player, t time.Time) time.Time {
	if t.IsZero() {
		return t
	}
	for _, name := range []string{p.Zone, g.Zone} {
		if zone, err := time.LoadLocation(name); err == nil && name != "" {
			return t.In(zone)
		}
	}
	return t.UTC()
}

// DueFor is when orders are due, as a player reads it; the zero time when no turn
// is to come, and while the GM holds the game: its deadline counts for nothing.
func (g *Game) DueFor(p Player) time.Time {
	if g.Held != "" {
		return time.Time{}
	}
	return g.ClockOf(p, g.Cut())
}

// LocalDeadline is when orders are due, in the game's own zone; the zero time when
// no turn is to come.
func (g *Game) LocalDeadline() time.Time { return g.ClockOf(Player{}, g.Cut()) }

// Stamp is a setting that is a time, UTC, the zero time where it was never set. It fails
// when it is none, and when the store does.
func Stamp(view View, name string) (time.Time, error) {
	value, err := view.Settings.Value(name)
	if err != nil || value == "" {
		return time.Time{}, err
	}
	return calendar.ReadStamp(value)
}

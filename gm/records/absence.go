package records

import (
	"slices"
	"time"
)

// An Absence is a time for which a player is away: from Since until before Until,
// both UTC.
type Absence struct{ Since, Until time.Time }

// AwayAt tells whether the player said to be away at a time.
func (p Player) AwayAt(t time.Time) bool {
	return slices.ContainsFunc(p.Absences, func(a Absence) bool { return !t.Before(a.Since) && t.Before(a.Until) })
}

package records

import (
	"machipost/gm/calendar"
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

// DaysAway counts the days of absences that are left at a time, and those absences.
func DaysAway(absences []Absence, now time.Time) (days, times int) {
	for _, a := range Merged(absences) {
		if a.Until.After(now) {
			days, times = days+daysFrom(a, now), times+1
		}
	}
	return days, times
}

// daysFrom counts the days of an absence that are left at a time; one that has begun
// is none any more.
func daysFrom(a Absence, now time.Time) int {
	if a.Since.Before(now) {
		a.Since = now
	}
	return int((a.Until.Sub(a.Since) + calendar.Day/4) / calendar.Day) // a day may have 23 hours
}

// Merged makes one of absences that touch, and puts them in order.
func Merged(all []Absence) []Absence {
	slices.SortFunc(all, func(a, b Absence) int { return a.Since.Compare(b.Since) })
	var one []Absence
	for _, a := range all {
		if last := len(one) - 1; last >= 0 && !a.Since.After(one[last].Until) {
			if a.Until.After(one[last].Until) {
				one[last].Until = a.Until
			}
			continue
		}
		one = append(one, a)
	}
	return one
}

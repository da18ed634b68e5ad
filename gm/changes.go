package gm

import (
	"slices"

	"machipost/gm/calendar"
	"machipost/gm/records"
	"machipost/reports"
)

// timed are the kinds of which What is a time.
var timed = []records.ChangeKind{records.DeadlineMoved, records.Extended, records.GameResumed, records.MissExcused}

// news is what a report tells of changes, on the game's clock.
func news(game *records.Game, changes []records.Change) []reports.News {
	all := make([]reports.News, len(changes))
	for i, c := range changes {
		all[i] = reports.News{Kind: string(c.Kind), Who: c.Who, What: c.What, Reason: c.Reason}
		if slices.Contains(timed, c.Kind) {
			if at, err := calendar.ReadStamp(c.What); err == nil {
				all[i].Until = game.ClockOf(records.Player{}, at)
			}
		}
	}
	return all
}

package sending

import (
	"time"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/reports"
)

// OverviewOf is what reports know of a game: who sits where, and what lies there.
func OverviewOf(g *records.Game) reports.Overview {
	return reports.Overview{Game: g.Name, Names: g.Names(), Position: g.Position}
}

// DueFor is what a letter to a player tells of the turn that comes.
func DueFor(g *records.Game, p records.Player) reports.Due {
	return reports.Due{Game: g.Name, Turn: g.Position.Turn, Until: g.DueFor(p)}
}

// MovedFor is the same in a letter that moves the deadline.
func MovedFor(g *records.Game, p records.Player) reports.Moved {
	return reports.Moved{Due: DueFor(g, p), Round: g.PublicRound()}
}

// DueForNewcomer is what somebody is told of it who has no seat yet: nothing is
// expected behind the deadline.
func DueForNewcomer(g *records.Game, now time.Time) reports.Due {
	return reports.Due{Game: g.Name, Turn: g.Position.Turn, Until: g.ClockOf(records.Player{}, g.DueBy(now))}
}

// WithoutOrders tells whose goes were played without the player's orders, and why.
func WithoutOrders(counting []records.Counting) reports.Circumstances {
	var played reports.Circumstances
	for i, c := range counting {
		seat := engine.Seat(i)
		switch {
		case c.Bot != "":
			played.Bots = append(played.Bots, seat)
		case c.Gone:
			played.Empty = append(played.Empty, seat)
		case c.NMR():
			played.NMR = append(played.NMR, seat)
		case c.Absent && !c.Sent:
			played.Absent = append(played.Absent, seat)
		}
	}
	return played
}

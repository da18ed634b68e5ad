package sending

import (
	"machipost/engine"
	"machipost/gm/records"
	"machipost/reports"
)

// TableOf is what reports know of a game: who sits where, and what lies there.
func TableOf(g *records.Game) reports.Table {
	return reports.Table{Game: g.Name, Names: g.Names(), Position: g.Position}
}

// AboutTurn is what a letter to a player tells of the turn that comes.
func AboutTurn(g *records.Game, s engine.Seat) reports.About {
	p := g.Players[s]
	return reports.About{Game: g.Name, Player: p.Name, Turn: g.Position.Turn, Until: g.DueFor(p)}
}

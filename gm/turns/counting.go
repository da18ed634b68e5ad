package turns

import (
	"time"

	"machipost/gm/records"
)

// CountSheets returns what counts for each player in the turn that comes, in seat
// order. It fails only when the store does.
func CountSheets(view records.View, game *records.Game) ([]records.Counting, error) {
	byPlayer, err := view.Sheets.For(game.ID, game.Position.Turn, countsUntil(game, view.Now))
	if err != nil {
		return nil, err
	}
	counting := make([]records.Counting, len(game.Players))
	for i, p := range game.Players {
		counting[i] = counted(game, p, byPlayer[p.ID], countsUntil(game, view.Now))
	}
	return counting, nil
}

// countsUntil is until when orders that arrive count for the turn that comes:
// until they are cut off, or, as long as the keeper holds the game, until now. The
// mail server's clock may be ahead of ours.
func countsUntil(g *records.Game, now time.Time) time.Time {
	if now = now.Add(ClockSlack); g.Held != "" && g.Cut().Before(now) {
		return now
	}
	return g.Cut()
}

// counted adds to what counts of a player's sheets what the player said beside
// them. A sheet that is in force counts, though its player may be gone by now.
func counted(g *records.Game, p records.Player, c records.Counting, until time.Time) records.Counting {
	c.Ready, c.Absent = p.Ready == g.Position.Turn, p.AwayAt(until)
	if p.Gone != "" && !c.Sent {
		c.Sent, c.Heard, c.Ready, c.Absent = false, false, false, false
		c.Gone, c.Bot = true, g.Terms.Substitute
	}
	return c
}

// CountAll is CountSheets for those of some games that run, by their IDs, in one query;
// what orders say is left out. It fails only when the store does.
func CountAll(view records.View, games []records.Game) (map[int64][]records.Counting, error) {
	var asked []records.AskedTurn
	for i := range games {
		if g := &games[i]; g.State == records.Running {
			asked = append(asked, records.AskedTurn{Game: g.ID, Turn: g.Position.Turn, Cut: countsUntil(g, view.Now)})
		}
	}
	heard, err := view.Sheets.Heard(asked)
	if err != nil {
		return nil, err
	}
	all := map[int64][]records.Counting{}
	for i := range games {
		g := &games[i]
		if g.State != records.Running {
			continue
		}
		for _, p := range g.Players {
			all[g.ID] = append(all[g.ID], counted(g, p, heard[p.ID], countsUntil(g, view.Now)))
		}
	}
	return all, nil
}

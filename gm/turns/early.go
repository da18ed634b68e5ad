package turns

import (
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/records"
)

// This file tells when a turn need not wait for its deadline.

// mayBeEarly tells whether a turn may be resolved before its deadline: the game
// agreed on that, and nobody has asked to wait.
func mayBeEarly(g *records.Game) bool {
	waits := func(p records.Player) bool { return p.Gone == "" && p.Wait == g.Position.Turn }
	return g.GoesOn() && g.Terms.Early && !slices.ContainsFunc(g.Players, waits)
}

// isComplete tells whether everybody has sent orders, or is content with none,
// who is there to do so, and somebody has.
func isComplete(view records.View, game *records.Game, counting []records.Counting) (bool, error) {
	if !slices.ContainsFunc(counting, records.Counting.Settled) {
		return false, nil
	}
	missing, err := Missing(view, game, counting)
	return missing == 0, err
}

// Missing counts those who are there and of whom nothing has come for the turn;
// nothing new, where the turn was taken back. It fails only when the store does.
func Missing(view records.View, game *records.Game, counting []records.Counting) (int, error) {
	again, err := saidAgain(view, game)
	missing := 0
	for i, c := range counting {
		settled := c.Settled() && (again == nil || c.Ready || again[engine.Seat(i)])
		if game.Players[i].Gone == "" && !c.Absent && !settled {
			missing++
		}
	}
	return missing, err
}

// saidAgain returns whose orders for the turn that comes arrived since it was taken
// back; nil when it was not. Nobody is ready any more from before.
func saidAgain(view records.View, game *records.Game) (map[engine.Seat]bool, error) {
	back, err := takenBack(view, game)
	if err != nil || back.IsZero() {
		return nil, err
	}
	sheets, err := view.Sheets.Arrived(game.ID, game.Position.Turn, back)
	again := map[engine.Seat]bool{}
	for _, s := range sheets {
		if seat := game.SeatWith(s.Player); seat != engine.NoSeat {
			again[seat] = true
		}
	}
	return again, err
}

// takenBack returns when the turn that comes was taken back last, the zero time when
// it was not.
func takenBack(view records.View, game *records.Game) (back time.Time, err error) {
	changes, err := view.Changes.Of(game.ID, game.Position.Turn)
	for _, c := range changes {
		if c.Kind == records.TurnUndone {
			back = c.At
		}
	}
	return back, err
}

package gm_test

import "testing"

// The turn in which a game is won stands in the race of its report under its own number.
func TestTheRaceOfATurnThatIsWon(t *testing.T) {
	t.Parallel()
	tb := setTable(t)
	tb.start("friday")
	tb.evenings(1, 2)
	tb.nearlyWon("friday", tb.seatOf("friday", ann))
	tb.asks(ann, "buy Train Station")
	tb.at(3, "20:01:00")
	tb.round()
	tb.times(ann, "friday: report of turn 3", 1)
	tb.times(ann, "After turn 1 2 3 ", 2) // in the report, and in the last letter
}

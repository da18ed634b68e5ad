package gm_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"machipost/gm/records"
)

// Whatever players write, whenever, and whatever the game agreed on: a round finds
// nothing left to do after another, a turn comes out the same again, a game that
// goes on has a deadline, and no letter makes us fail.
func TestSeasonsOfChance(t *testing.T) {
	t.Parallel()
	for seed := range uint64(sized(3, 50)) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			chance := rand.New(rand.NewPCG(seed, 1))
			tb := setTable(t)
			tb.agree("friday", daily, "Europe/London", someTerms(chance), "Ann", "Bob", "Cat")
			for range 60 {
				tb.clock = tb.clock.Add(time.Duration(chance.IntN(9*60)) * time.Minute)
				if text := written[chance.IntN(len(written))]; chance.IntN(4) > 0 {
					who := []string{ann, bob, "cat@example.org"}[chance.IntN(3)]
					tb.reply(who, fmt.Sprintf(text+"%.0s", tb.clock.Format(time.DateOnly)))
				}
				tb.settle()
				if game := tb.game("friday"); game.State == records.Running && game.Cut().Before(tb.clock) {
					t.Fatalf("at %s the turn was due at %s", tb.clock, game.Cut())
				}
			}
			game := tb.game("friday")
			if (game.State == records.Running) == game.Deadline.IsZero() {
				t.Errorf("%s, deadline %s", game.State, game.Deadline)
			}
			tb.verified("friday", game.Position.Turn-1)
			tb.times(keeperAddress, "could not be worked on", 0)
		})
	}
}

// settle is a round, and another that finds nothing left to do: but orders that
// came behind a deadline may be all that the turn after it waits for.
func (tb *table) settle() {
	tb.Helper()
	tb.round()
	if tb.game("friday").Terms.Early {
		tb.round()
	}
	if report := tb.round(); report.Turns+report.Letters+report.Sent != 0 {
		tb.Fatalf("another round did something: %+v", report)
	}
}

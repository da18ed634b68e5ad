package gm_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"machipost/gm"
	"machipost/gm/records"
)

// Eight processes, each with the database opened for itself, do rounds at the same
// time for a whole season: every letter is answered once, every turn is resolved once,
// and each player gets one report of it.
func TestCrowdOfProcesses(t *testing.T) {
	t.Parallel()
	const crowd = 8
	rounds, phases := 10, sized(6, 100) // 1,000 rounds each in the long run
	tb := setTable(t)
	tb.agree("friday", daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat")
	people := []string{ann, bob, cat}
	var processes []*gm.GM
	for i := range crowd {
		deps := tb.depsOf(uint64(100 + i))
		deps.Store = tb.another()
		processes = append(processes, tb.made(deps))
	}
	for phase := range phases {
		for i, who := range people {
			start := tb.letters(who)[0]
			tb.write(who, "Re: "+start.Subject, start.MessageID, fmt.Sprintf("buy Forest\nthe %d. letter of %d", phase, i))
		}
		tb.clock = tb.clock.Add(12 * time.Hour) // every other phase passes a deadline
		var all sync.WaitGroup
		for _, process := range processes {
			all.Go(func() {
				for range rounds {
					if _, err := process.Round(t.Context()); err != nil {
						t.Error(err)
					}
				}
			})
		}
		all.Wait()
		for _, who := range people {
			tb.count(who, 1+(phase+1)+tb.turn("friday")-1)
		}
		if t.Failed() {
			return
		}
	}
	tb.inTurn("friday", 1+phases/2)
	tb.verified("friday", phases/2)
}

//go:build servers

package gm_test

import (
	"fmt"
	"regexp"

	"sync"
	"sync/atomic"
	"testing"

	"machipost/gm"
	"machipost/gm/records"
	"machipost/gm/store/postgres/trial"
)

var oneReport = regexp.MustCompile(`(game\d+): report of turn (\d+)`)

// workers are several processes at the same database, each with a connection of its own.
func (tb *table) workers(n int) (all []*gm.GM) {
	tb.Helper()
	for i := range n {
		deps := tb.depsOf(uint64(100 + i))
		deps.Store = tb.another()
		deps.Holds = deps.Store.(records.Holds)
		all = append(all, tb.made(deps))
	}
	return all
}

// Several workers resolve what is due together: each turn once, each letter once, and more
// than one of them has a part in it.
func TestServersWorkers(t *testing.T) {
	t.Parallel()
	if !trial.Started() {
		t.Skip("there is no PostgreSQL")
	}
	const games, phases = 60, 3 // so many that no worker is done before the others have had a processor
	tb := setTable(t)
	people := []string{ann, bob, cat}
	tb.mail.Account(cat)
	for i := range games {
		tb.agree(fmt.Sprintf("game%d", i), daily, "UTC", records.Terms{}, "Ann", "Bob", "Cat")
	}
	workers := tb.workers(4)
	for phase := range phases {
		tb.at(1+phase, "20:01:00")
		shares, sent := make([]int, len(workers)), make([]int, len(workers))
		var all sync.WaitGroup
		var done atomic.Int64
		for i, worker := range workers {
			all.Go(func() {
				for tries := 0; tries < 6 || tries < 1000 && done.Load() < games; tries++ { // the others wait for the reader
					report, err := worker.Round(t.Context())
					if err != nil {
						t.Error(err)
					}
					shares[i] += report.Turns
					done.Add(int64(report.Turns))
					sent[i] += report.Sent
				}
			})
		}
		all.Wait()
		turns, busy := 0, 0
		for _, n := range shares {
			if turns += n; n > 0 {
				busy++
			}
		}
		if turns != games || busy < 2 {
			t.Errorf("phase %d: turns resolved by the workers: %v, letters sent: %v", phase, shares, sent)
		}
		tb.at(1+phase, "20:02:00") // claims are over
		for range 2 {              // what was skipped because another had it in hand
			for _, worker := range workers {
				if _, err := worker.Round(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, who := range people {
			reports := map[string]int{}
			for _, l := range tb.letters(who) {
				if found := oneReport.FindStringSubmatch(tb.text(l)); found != nil && found[2] == fmt.Sprint(phase+1) {
					reports[found[1]]++
				}
			}
			if len(reports) != games {
				t.Errorf("phase %d: %s has reports of %d games", phase, who, len(reports))
			}
			for name, n := range reports {
				if n != 1 {
					t.Errorf("phase %d: %s has %d reports of %s", phase, who, n, name)
				}
			}
		}
	}
	for i := range games {
		tb.verified(fmt.Sprintf("game%d", i), phases)
	}
}

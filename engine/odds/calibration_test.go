package odds

import (
	"os"
	"testing"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/engine/chance"
)

// The tables of docs/odds.md, made by "MACHIPOST_LONG=1 go test -v -run Calibration
// ./engine/odds": games of all sizes and mixes in which others play than those by whom the
// odds are found.
func TestCalibration(t *testing.T) {
	if os.Getenv("MACHIPOST_LONG") == "" {
		t.Skip("MACHIPOST_LONG=1 plays 900 games, and each of their turns 400 times to the end")
	}
	for table, who := range []string{"steady-1", "steady-1 and swift-1", "swift-1"} {
		t.Run(who, func(t *testing.T) {
			t.Parallel()
			var samples []Sample
			for seed := range 300 {
				samples = append(samples, samplesOf(t, seed, table)...)
			}
			r := RecordOf(samples)
			t.Logf("%d samples: Brier score %.3f, of even odds %.3f, error %.3f", r.Samples, r.Brier, r.Even, r.Error)
			for _, row := range r.Rows {
				t.Logf("said %3d %%  came %5.1f %%  of %d", row.Said, row.Came, row.Samples)
			}
			if r.Error > tolerable || r.Brier >= r.Even {
				t.Error("that is too far off")
			}
		})
	}
}

// samplesOf is a game with what was said behind each of its turns.
func samplesOf(t *testing.T, seed, table int) (samples []Sample) {
	const games = 400
	source := chance.Of(99, seed)
	players := engine.MinPlayers + seed%4
	sets := [...]engine.Set{engine.Everything, engine.Base, engine.Base | engine.Harbours}[seed/4%3]
	position := engine.NewPosition(engine.DefaultRules(sets), players, source.Shuffle)
	a := engine.Adjudicator{Dice: &source}
	for s := range players {
		name := "steady-1"
		if table == 2 || table == 1 && source.Throw() > 3 {
			name = "swift-1"
		}
		a.Players[s], _ = bots.Named(name)
	}
	var said [][]int
	for range MostTurns {
		if err := a.PlayTurn(&position); err != nil {
			t.Fatal(err)
		}
		if winners := a.Winners(); len(winners) > 0 {
			var came [engine.MaxPlayers]float64
			for _, s := range winners {
				came[s] = 1 / float64(len(winners))
			}
			for _, odds := range said {
				for s, percent := range odds {
					samples = append(samples, Sample{percent, came[s], players})
				}
			}
			return samples
		}
		wins := winsFrom(t, &position, games)
		said = append(said, wins.Said())
	}
	return nil
}

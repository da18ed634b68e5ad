package playouts

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"reflect"
	"strings"
	"sync/atomic"
	"testing"

	"machipost/engine"

	"pgregory.net/rapid"
)

func sized(few, all int) int {
	if os.Getenv("MACHIPOST_LONG") != "" {
		return all
	}
	return few
}

func swifts(games, players int) Settings {
	s := Settings{Games: games, Seed: 7, Rules: engine.DefaultRules(engine.Everything)}
	for range players {
		s.Players = append(s.Players, "swift-1")
	}
	return s
}

func run(t testing.TB, s Settings, from, below, workers int) Counts {
	t.Helper()
	counts, err := Run(context.Background(), s, from, below, workers, nil)
	if err != nil {
		t.Fatal(err)
	}
	return counts
}

// However a series is cut, and however many work at it, it is the same.
func TestAnyPartsMakeTheSameSeries(t *testing.T) {
	t.Parallel()
	s := swifts(sized(300, 5000), 3)
	s.Players[1] = "steady-1"
	whole := run(t, s, 0, s.Games, 1)
	for workers := 2; workers <= 5; workers++ {
		if got := run(t, s, 0, s.Games, workers); !reflect.DeepEqual(got, whole) {
			t.Errorf("%d workers count %+v, one %+v", workers, got, whole)
		}
	}
	for _, of := range []int{2, 7, 40} {
		var shards []*Shard
		for number := of; number >= 1; number-- {
			from, below := Bounds(s.Games, number, of)
			text, err := WriteShard(&Shard{Settings: s, Number: number, Of: of, Counts: run(t, s, from, below, 2)})
			if err != nil {
				t.Fatal(err)
			}
			shard, err := ReadShard(fmt.Sprint(number), text)
			if err != nil {
				t.Fatal(err)
			}
			shards = append(shards, shard)
		}
		settings, merged, err := Merge(shards)
		if err != nil || !reflect.DeepEqual(merged, whole) || !reflect.DeepEqual(settings, s) {
			t.Errorf("%d parts make %+v (%v), the whole is %+v", of, merged, err, whole)
		}
	}
}

func TestAnotherSeedIsAnotherSeries(t *testing.T) {
	t.Parallel()
	s := swifts(100, 4)
	first := run(t, s, 0, s.Games, 1)
	s.Seed++
	if reflect.DeepEqual(first, run(t, s, 0, s.Games, 1)) {
		t.Error("seeds 7 and 8 give the same games")
	}
}

// The counts of a series agree with each other.
func TestCountsAddUp(t *testing.T) {
	t.Parallel()
	s := swifts(400, 4)
	s.Players[2] = "steady-1"
	c := run(t, s, 0, s.Games, 3)
	if c.Games != 400 || c.Unfinished != 0 || c.Goes < 400*10 {
		t.Errorf("%d games, %d without an end, %d goes", c.Games, c.Unfinished, c.Goes)
	}
	won, seated := int64(0), int64(0)
	for seat := range s.Players {
		won += c.Seat(seat).Won
		if c.Seat(seat).Games != 400 {
			t.Errorf("%d games in seat %d", c.Seat(seat).Games, seat+1)
		}
		for player := range s.Players {
			if games := c.Seatings[player][seat].Games; games != 100 {
				t.Errorf("player %d had %d games in seat %d", player+1, games, seat+1)
			}
		}
	}
	for _, name := range []string{"swift-1", "steady-1"} {
		seated += c.Bot(s, name).Games
	}
	if won != 400 || seated != 1600 || c.Bot(s, "steady-1").Games != 400 {
		t.Errorf("%d won, %d seats", won, seated)
	}
	for i, card := range c.Cards {
		last := engine.Card(i).IsLandmark() && c.Cards[i].Won != 400 && engine.Card(i) != engine.CityHall
		if card.Won > card.Buyers || card.Buyers > card.Copies || last {
			t.Errorf("%s: %+v", engine.Card(i), card)
		}
	}
}

func TestAGameAllocatesNothing(t *testing.T) {
	h, game := newHand(swifts(1, 4)), 0
	if allocations := testing.AllocsPerRun(50, func() { h.play(game); game++ }); allocations != 0 {
		t.Errorf("%v allocations a game", allocations)
	}
}

func TestAStoppedSeriesFails(t *testing.T) {
	t.Parallel()
	ctx, stop := context.WithCancel(context.Background())
	var told atomic.Int64
	counts, err := Run(ctx, swifts(1_000_000, 4), 0, 1_000_000, 2, func(games int) {
		told.Add(int64(games))
		stop()
	})
	if !errors.Is(err, context.Canceled) || counts.Games == 1_000_000 || counts.Games != told.Load() {
		t.Errorf("%d games, %d told, %v", counts.Games, told.Load(), err)
	}
}

// The parts of a series are all of it, each game in one, and even.
func TestBounds(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		of := rapid.IntRange(1, 100).Draw(t, "of")
		games := rapid.OneOf(rapid.IntRange(of, 10_000), rapid.IntRange(math.MaxInt/2, math.MaxInt)).Draw(t, "games")
		end := 0
		for number := 1; number <= of; number++ {
			from, below := Bounds(games, number, of)
			if from != end || below-from < games/of || below-from-games/of > 1 {
				t.Fatalf("part %d of %d is from %d to %d, the one before ends at %d", number, of, from, below, end)
			}
			end = below
		}
		if end != games {
			t.Fatalf("the parts end at %d", end)
		}
	})
}

// Wilson's intervals, worked out by hand from his formula.
func TestShares(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		won, games    int64
		of, low, high float64
	}{
		{0, 0, 0, 0, 1},
		{0, 10, 0, 0, 0.277533},
		{10, 10, 1, 0.722467, 1},
		{5, 10, 0.5, 0.236593, 0.763407},
		{250, 1000, 0.25, 0.224143, 0.277763},
	} {
		got := ShareOf(c.won, c.games)
		for i, pair := range [][2]float64{{got.Of, c.of}, {got.Low, c.low}, {got.High, c.high}} {
			if math.Abs(pair[0]-pair[1]) > 1e-4 {
				t.Errorf("%d of %d: figure %d is %f, want %f", c.won, c.games, i, pair[0], pair[1])
			}
		}
	}
}

// Each case spoils the third of three parts; the error says what is wrong with it.
func TestPartsThatMakeNoSeries(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		says  string
		spoil func(s *Shard)
	}{
		{"are both part 2", func(s *Shard) { s.Number = 2 }},
		{"another seed", func(s *Shard) { s.Settings.Seed++ }},
		{"another number of games", func(s *Shard) { s.Settings.Games++ }},
		{"another table of players", func(s *Shard) { s.Settings.Players = []string{"swift-1", "steady-1"} }},
		{"another set of rules", func(s *Shard) { s.Settings.Rules = engine.DefaultRules(engine.Base) }},
		{"another number of parts", func(s *Shard) { s.Of = 4 }},
	} {
		shards := parts(3)
		c.spoil(shards[2])
		if _, _, err := Merge(shards); !errors.Is(err, ErrMerge) || !strings.Contains(err.Error(), c.says) || !strings.Contains(err.Error(), "three.json") {
			t.Errorf("%s: %v", c.says, err)
		}
	}
	for _, few := range [][]*Shard{nil, parts(3)[:2]} {
		if _, _, err := Merge(few); !errors.Is(err, ErrMerge) {
			t.Errorf("%d of 3 parts: %v", len(few), err)
		}
	}
}

func parts(of int) []*Shard {
	shards := make([]*Shard, of)
	for i := range shards {
		s := swifts(6, 2)
		shards[i] = &Shard{Name: []string{"one.json", "two.json", "three.json"}[i], Settings: s, Number: i + 1, Of: of, Counts: newCounts(s)}
	}
	return shards
}

// Each case changes something in the text of a shard.
func TestReadShardRefuses(t *testing.T) {
	t.Parallel()
	s := swifts(6, 2)
	text, err := WriteShard(&Shard{Settings: s, Number: 1, Of: 2, Counts: run(t, s, 0, 3, 1)})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ says, from, to string }{
		{"another format", "shard 1", "shard 2"},
		{"an unknown bot", `"swift-1"`, `"hasty-1"`},
		{"fewer games than the part has", `"played": 3`, `"played": 2`},
		{"a part beyond the last", `"shard": 1`, `"shard": 3`},
		{"no part", `"of": 2`, `"of": 0`},
		{"an unknown card", `"Harbour": {`, `"Harbor": {`},
		{"an unknown field", `"goes":`, `"gos":`},
		{"a seed that is none", `"seed": "7"`, `"seed": "-7"`},
		{"rules that are none", `"deluxe"`, `"delux"`},
		{"seats that are missing", `"seatings": [`, `"seatings": [[],`},
		{"no games", `"games": 6`, `"games": 0`},
	} {
		changed := strings.Replace(string(text), c.from, c.to, 1)
		if changed == string(text) {
			t.Errorf("%s: nothing was changed in %s", c.says, text)
		}
		if _, err := ReadShard("part.json", []byte(changed)); !errors.Is(err, ErrShard) || !strings.HasPrefix(err.Error(), "part.json: ") {
			t.Errorf("%s: %v", c.says, err)
		}
	}
	if _, err := ReadShard("part.json", append(text, text...)); !errors.Is(err, ErrShard) {
		t.Errorf("twice: %v", err)
	}
	for cut := range len(text) - 1 {
		if _, err := ReadShard("part.json", text[:cut]); !errors.Is(err, ErrShard) {
			t.Fatalf("cut off after %d bytes: %v", cut, err)
		}
	}
}

// Whatever is read as a shard is written as it was read, and makes a series of one.
func FuzzReadShard(f *testing.F) {
	s := swifts(3, 2)
	text, err := WriteShard(&Shard{Settings: s, Number: 1, Of: 1, Counts: run(f, s, 0, 3, 1)})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte("{}"))
	f.Fuzz(func(t *testing.T, text []byte) {
		shard, err := ReadShard("part.json", text)
		if err != nil {
			return
		}
		written, err := WriteShard(shard)
		if err != nil {
			t.Fatal(err)
		}
		again, err := ReadShard("part.json", written)
		if err != nil || !reflect.DeepEqual(again, shard) {
			t.Fatalf("%+v\nwas written as %s\n%v", shard, written, err)
		}
		if _, counts, err := Merge([]*Shard{shard}); err == nil && counts.Games > 0 {
			Summarise(shard.Settings, &counts)
		}
	})
}

// BenchmarkWorkers plays games by one worker and by four. Where there are four
// processors and nothing else to do, four should take a fourth of the time.
func BenchmarkWorkers(b *testing.B) {
	for _, workers := range []int{1, 4} {
		b.Run(fmt.Sprint(workers), func(b *testing.B) {
			s := swifts(1, 4)
			games := 0
			for b.Loop() {
				run(b, s, games, games+20_000, workers)
				games += 20_000
			}
			b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

package engine

import "testing"

// A die that cycles through fixed faces, so that every run does the same work.
type wheel int

func (w *wheel) Throw() int {
	*w = (*w*7 + 5) % 101
	return int(*w)%6 + 1
}

// shopper buys whatever can be bought first, so that towns grow.
type shopper struct{ NoOrders }

func (shopper) Candidates(v View) Candidates {
	return Candidates{RadioTower, TrainStation, ShoppingMall, Mine, Forest}
}

// A season is twenty postal turns of a game that nobody wins.
type season struct {
	adjudicator     Adjudicator
	start, position Position
	goes            int
}

func newSeason(tell func(Event)) *season {
	die := wheel(1)
	s := &season{start: NewPosition(DefaultRules(Everything), 4, nobody)}
	s.adjudicator = Adjudicator{Dice: &die, Tell: tell}
	for i := range s.adjudicator.Players {
		s.adjudicator.Players[i] = shopper{}
	}
	return s
}

func (s *season) play(t testing.TB) {
	s.position = s.start
	for s.position.Turn < 20 {
		if err := s.adjudicator.PlayTurn(&s.position); err != nil {
			t.Fatal(err)
		}
		s.goes += s.adjudicator.turn.number
	}
}

func benchmarkTurns(b *testing.B, tell func(Event)) {
	s := newSeason(tell)
	b.ReportAllocs()
	for b.Loop() {
		s.play(b)
	}
	b.ReportMetric(float64(s.goes)/b.Elapsed().Seconds(), "goes/s")
}

func BenchmarkTurnsUnread(b *testing.B) { benchmarkTurns(b, nil) }

func BenchmarkTurnsWithEvents(b *testing.B) {
	var events []Event
	benchmarkTurns(b, func(e Event) { events = append(events[:0], e) })
}

func TestAGoAllocatesNothing(t *testing.T) {
	s := newSeason(nil)
	if allocations := testing.AllocsPerRun(5, func() { s.play(t) }); allocations != 0 {
		t.Errorf("%v allocations in twenty turns", allocations)
	}
}

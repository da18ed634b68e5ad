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

func benchmarkTurns(b *testing.B, tell func(Event)) {
	die := wheel(1)
	start := NewPosition(DefaultRules(Everything), 4, func([]Card) {})
	a := Adjudicator{Dice: &die, Tell: tell}
	for s := range a.Players {
		a.Players[s] = shopper{}
	}
	b.ReportAllocs()
	goes := 0
	for b.Loop() {
		p := start
		for p.Turn < 20 {
			before := p.Turn
			if err := a.PlayTurn(&p); err != nil {
				b.Fatal(err)
			}
			goes += a.turn.number
			if p.Turn == before {
				break
			}
		}
	}
	b.ReportMetric(float64(goes)/b.Elapsed().Seconds(), "goes/s")
}

func BenchmarkTurnsUnread(b *testing.B) { benchmarkTurns(b, nil) }

func BenchmarkTurnsWithEvents(b *testing.B) {
	var events []Event
	benchmarkTurns(b, func(e Event) { events = append(events[:0], e) })
}

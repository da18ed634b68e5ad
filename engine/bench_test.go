package engine

import (
	"testing"
)

// chance is dice and a shuffler for games that are all different and always the same:
// splitmix64, of which the high bits count.
type chance uint64

func (c *chance) below(n int) int {
	*c += 0x9e3779b97f4a7c15
	z := uint64(*c)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) >> 32 * uint64(n) >> 32)
}

func (c *chance) Throw() int { return 1 + c.below(6) }

func (c *chance) shuffle(cards []Card) {
	for i := len(cards) - 1; i > 0; i-- {
		j := c.below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// planner has a fixed plan: in every go the first card of it that can be bought.
type planner struct {
	NoOrders
	plan *[16]Card
}

func (p planner) Candidates(v View) Candidates {
	buyable := v.Buyable()
	for _, c := range p.plan {
		if buyable.Has(c) {
			return Candidates{c}
		}
	}
	return Candidates{}
}

// A series is whole games of four planners with everything but the Deluxe cards.
type series struct {
	rules       Rules
	chance      chance
	shuffle     func([]Card)
	adjudicator Adjudicator
	position    Position
	games, goes int
}

func newSeries() *series {
	s := &series{rules: DefaultRules(Base | Harbours | Millions)}
	s.shuffle = s.chance.shuffle
	s.adjudicator.Dice = &s.chance
	plan := &[16]Card{
		Airport, RadioTower, AmusementPark, ShoppingMall, TrainStation, Harbour,
		Mine, CheeseFactory, AppleOrchard, FurnitureFactory, Forest,
		ConvenienceStore, Cafe, LivestockFarm, Bakery, WheatField,
	}
	for i := range s.adjudicator.Players {
		s.adjudicator.Players[i] = planner{plan: plan}
	}
	return s
}

// playGame plays a game from the shuffling to the last landmark.
func (s *series) playGame(t testing.TB) {
	s.position.Deal(s.rules, 4, s.shuffle)
	for over := false; !over; over = s.adjudicator.turn.over {
		if err := s.adjudicator.PlayTurn(&s.position); err != nil {
			t.Fatal(err)
		}
		s.goes += s.adjudicator.turn.number
	}
	s.games++
}

// benchmarkGames counts the goes of a second of the processor's, which other work on
// the machine takes nothing from.
func benchmarkGames(b *testing.B, ears *Ears, tell func(Event)) {
	s := newSeries()
	s.adjudicator.Ears, s.adjudicator.Tell = ears, tell
	b.ReportAllocs()
	began := used()
	for b.Loop() {
		s.playGame(b)
	}
	seconds := used() - began
	b.ReportMetric(float64(s.goes)/seconds, "goes/cpu-s")
	b.ReportMetric(float64(s.goes)/float64(s.games), "goes/game")
}

func BenchmarkGamesUnheard(b *testing.B) { benchmarkGames(b, nil, nil) }
func BenchmarkGamesHeard(b *testing.B)   { benchmarkGames(b, allEars(new(int)), nil) }
func BenchmarkGamesKept(b *testing.B) {
	var events []Event
	benchmarkGames(b, nil, func(e Event) {
		if _, ends := e.(TurnEnded); ends {
			events = events[:0]
		}
		events = append(events, e)
	})
}

func TestAGameAllocatesNothing(t *testing.T) {
	heard := 0
	for name, ears := range map[string]*Ears{"silent": nil, "heard": allEars(&heard)} {
		s := newSeries()
		s.adjudicator.Ears = ears
		if allocations := testing.AllocsPerRun(20, func() { s.playGame(t) }); allocations != 0 {
			t.Errorf("%s: %v allocations a game", name, allocations)
		}
	}
	if heard == 0 {
		t.Error("nothing was heard")
	}
}

// counting is an ear that counts the events it hears.
func counting[E Event](heard *int) func(E) { return func(E) { *heard++ } }

// allEars hear events of every kind.
func allEars(heard *int) *Ears {
	return &Ears{
		GoBegan: counting[GoBegan](heard), Rolled: counting[Rolled](heard), Rerolled: counting[Rerolled](heard),
		TwoAdded: counting[TwoAdded](heard), TunaRolled: counting[TunaRolled](heard), Reopened: counting[Reopened](heard),
		Paid: counting[Paid](heard), Repaid: counting[Repaid](heard), Earned: counting[Earned](heard),
		Demolished: counting[Demolished](heard), Moved: counting[Moved](heard), Closed: counting[Closed](heard),
		RenovationChosen: counting[RenovationChosen](heard), Swapped: counting[Swapped](heard),
		Convened: counting[Convened](heard), Shared: counting[Shared](heard), CityHallPaid: counting[CityHallPaid](heard),
		Bought: counting[Bought](heard), LoanTaken: counting[LoanTaken](heard), Offered: counting[Offered](heard),
		AirportPaid: counting[AirportPaid](heard), Invested: counting[Invested](heard), Won: counting[Won](heard),
		TurnEnded: counting[TurnEnded](heard),
	}
}

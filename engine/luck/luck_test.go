package luck

import (
	"errors"
	"math"
	"os"
	"slices"
	"testing"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/engine/chance"
)

// A seated is a table before a turn, and who sits there.
type seated struct {
	position engine.Position
	players  [engine.MaxPlayers]engine.Decisions
}

func tableOf(players int, change func(*seated)) seated {
	s := seated{position: engine.NewPosition(engine.DefaultRules(engine.Base), players, func([]engine.Card) {})}
	change(&s)
	return s
}

func (s *seated) build(seat int, landmarks ...engine.Card) {
	for _, c := range landmarks {
		s.position.Towns[seat].Owned.Put(c, 1)
	}
}

// again always rerolls; its second dice are of a source.
type again struct{ engine.NoOrders }

func (again) Reroll(engine.View) bool { return true }

// farmer buys a Wheat Field in every go.
type farmer struct{ engine.NoOrders }

func (farmer) Candidates(v engine.View) engine.Candidates {
	return engine.Candidates{engine.WheatField}
}

// A Wheat Field each earns on a 1, the roller's Bakery on 2 and 3: the roller is owed half
// a coin a go, and the other a sixth.
func TestLuck(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		what  string
		table seated
		faces []int
		want  Sum
	}{
		{"a 1, then nothing twice", tableOf(2, func(*seated) {}), []int{1, 4, 4}, Sum{18 - 6 - 18, 30 - 18 - 6}},
		{"the price is no luck, but what was bought is there from then on", tableOf(2, func(s *seated) { s.players[0] = farmer{} }),
			[]int{1, 4, 4}, Sum{18 - 12 - 24, 30 - 18 - 6}},
		{"two dice: a 2 and a 3 of 36 pay the Bakery", tableOf(2, func(s *seated) { s.build(0, engine.TrainStation) }),
			[]int{1, 2, 4, 6, 6}, Sum{36 - 3 - 6 - 3, -18}},
		{"a red card: who pays is as unlucky as who is paid is lucky", tableOf(2, func(s *seated) {
			for seat := range 2 {
				s.position.Towns[seat].Owned = engine.Stock{}
			}
			s.position.Towns[1].Owned.Put(engine.Cafe, 1)
		}), []int{3, 3, 4}, Sum{-30 + 0 + 6, 30 + 0 - 6}},
		{"who has nothing gets a coin of the City Hall, whatever falls", tableOf(2, func(s *seated) {
			s.position.Towns[0].Coins = 0
			for seat := range 2 {
				s.position.Towns[seat].Owned = engine.Stock{}
			}
			s.build(0, engine.WheatField, engine.CityHall)
		}), []int{1, 4, 4}, Sum{0 - 6 - 6}},
	} {
		got, err := Of(&c.table.position, c.table.players, c.faces)
		if err != nil || got != c.want {
			t.Errorf("%s: %v (%v), want %v", c.what, got, err, c.want)
		}
	}
}

func TestCoins(t *testing.T) {
	t.Parallel()
	s := Sum{Whole, -Whole, 17, -18, 0}
	var got []int
	for seat := range engine.Seat(engine.MaxPlayers) {
		got = append(got, s.Coins(seat))
	}
	if want := []int{1, -1, 0, -1, 0}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	s.Add(Sum{0, 0, 1, 0, -36})
	if s.Coins(2) != 1 || s.Coins(4) != -1 {
		t.Errorf("with more: %v", s)
	}
}

func TestTooFewFaces(t *testing.T) {
	t.Parallel()
	table := tableOf(2, func(*seated) {})
	if _, err := Of(&table.position, table.players, []int{1, 4}); !errors.As(err, new(engine.ErrDice)) {
		t.Errorf("two faces for three goes: %v", err)
	}
}

// The order in which cards lie that nobody has drawn changes nothing, and luck that is
// counted again is the same.
func TestTheDeckHasNoPartInLuck(t *testing.T) {
	t.Parallel()
	bot, _ := bots.Named("steady-1")
	for seed := range 20 {
		source := chance.Of(7, seed)
		position := engine.NewPosition(engine.DefaultRules(engine.Everything), 3, source.Shuffle)
		table := seated{position: position, players: [engine.MaxPlayers]engine.Decisions{bot, again{}, farmer{}}}
		table.build(0, engine.TrainStation, engine.RadioTower, engine.AmusementPark)
		table.build(1, engine.TrainStation, engine.RadioTower)
		first, faces, after := table.play(t, &source)
		again, err := Of(&table.position, table.players, faces)
		if err != nil || again != first {
			t.Errorf("table %d: %v, counted again %v (%v)", seed, first, again, err)
		}
		for i := range position.Market.Piles {
			left := after.Market.Piles[i].Left()
			cards := table.position.Market.Piles[i].Cards()
			slices.Reverse(cards[len(cards)-left:])
			table.position.Market.Piles[i] = engine.PileOf(cards)
		}
		if turned, err := Of(&table.position, table.players, faces); err != nil || turned != first {
			t.Errorf("table %d: %v, with the rest of the deck turned round %v (%v)", seed, first, turned, err)
		}
	}
}

// play plays the turn and returns its luck, what the dice showed, and the table after it.
func (s *seated) play(t testing.TB, source engine.Dice) (Sum, []int, engine.Position) {
	t.Helper()
	faces, after := &kept{source: source}, s.position
	a := engine.Adjudicator{Players: s.players, Dice: faces}
	if err := a.PlayTurn(&after); err != nil {
		t.Fatal(err)
	}
	luck, err := Of(&s.position, s.players, faces.thrown)
	if err != nil {
		t.Fatal(err)
	}
	return luck, faces.thrown, after
}

// luckOfGame plays a game of bots and returns its luck.
func luckOfGame(t testing.TB, seed, players int) (sum Sum) {
	source := chance.Of(18, seed)
	table := seated{position: engine.NewPosition(engine.DefaultRules(engine.Everything), players, source.Shuffle)}
	bot, _ := bots.Named("swift-1")
	for s := range players {
		table.players[s] = bot
	}
	for turn := table.position.Turn; turn == table.position.Turn; turn++ { // it stays in the last one
		luck, _, after := table.play(t, &source)
		sum.Add(luck)
		table.position = after
	}
	return sum
}

type kept struct {
	source engine.Dice
	thrown []int
}

func (k *kept) Throw() int {
	face := k.source.Throw()
	k.thrown = append(k.thrown, face)
	return face
}

// Dice owe nobody anything: over many games luck is nothing, in every seat.
func TestLuckIsUnbiased(t *testing.T) {
	t.Parallel()
	games := 100
	if os.Getenv("MACHIPOST_LONG") != "" {
		games = 1000
	}
	const players = 4
	var sum, squares [players]float64
	for seed := range games {
		luck := luckOfGame(t, seed, players)
		for s := range players {
			coins := float64(luck[s]) / Whole
			sum[s] += coins
			squares[s] += coins * coins
		}
	}
	n := float64(games)
	for s := range players {
		mean := sum[s] / n
		deviation := math.Sqrt((squares[s]/n - mean*mean) / n)
		t.Logf("seat %d: %.2f coins a game, standard error %.2f", s+1, mean, deviation)
		if math.Abs(mean) > 3*deviation {
			t.Errorf("seat %d: %.2f coins a game, more than three standard errors of %.2f", s+1, mean, deviation)
		}
	}
}

// A turn of four bots in the middle of a game: at most 5 ms (docs/performance.md).
func BenchmarkLuck(b *testing.B) {
	source := chance.Of(18, 1)
	table := seated{position: engine.NewPosition(engine.DefaultRules(engine.Everything), 4, source.Shuffle)}
	bot, _ := bots.Named("steady-1")
	table.players = [engine.MaxPlayers]engine.Decisions{bot, bot, bot, bot}
	for range 15 {
		_, _, table.position = table.play(b, &source)
	}
	_, faces, _ := table.play(b, &source)
	for b.Loop() {
		if _, err := Of(&table.position, table.players, faces); err != nil {
			b.Fatal(err)
		}
	}
}

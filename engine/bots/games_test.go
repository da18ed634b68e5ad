package bots

import (
	"os"
	"slices"
	"testing"

	"machipost/engine"
)

// Dice of a test's own, so that games stay the same whatever a library does: a
// linear congruential generator, of which the high bits count.
type chance uint64

func (c *chance) below(n int) int {
	*c = *c*6364136223846793005 + 1442695040888963407
	return int(uint64(*c>>33) % uint64(n))
}

func (c *chance) Throw() int { return 1 + c.below(6) }

func (c *chance) shuffle(cards []engine.Card) {
	for i := len(cards) - 1; i > 0; i-- {
		j := c.below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// mixes are the base game with every choice of expansions.
func mixes() []engine.Set {
	var all []engine.Set
	for sets := engine.Base; sets <= engine.Everything; sets++ {
		if sets&engine.Base != 0 {
			all = append(all, sets)
		}
	}
	return all
}

// sized is how many games a test plays: few in "make test", all in "make
// test-long".
func sized(few, all int) int {
	if os.Getenv("MACHIPOST_LONG") != "" {
		return all
	}
	return few
}

// rulesOf varies all that the rules of a game can vary.
func rulesOf(seed int) engine.Rules {
	all := mixes()
	rules := engine.DefaultRules(all[seed%len(all)])
	rules.Method = engine.Method(seed / 3 % 3)
	rules.Size = [...]int{10, 12, 15}[seed/5%3]
	if rules.Method == engine.Open {
		rules.Size = 0
	}
	rules.Victory = engine.Victory(seed / 8 % 2)
	return rules
}

// A table of players, and how long they may play.
type match struct {
	rules   engine.Rules
	seed    int
	players []engine.Decisions
	limit   int // postal turns
}

// play plays the match and returns who won in which postal turn; nobody if the
// limit came first.
func (m *match) play(t testing.TB) (winners []engine.Seat, turns int) {
	dice := chance(m.seed)
	p := engine.NewPosition(m.rules, len(m.players), dice.shuffle)
	a := engine.Adjudicator{Dice: &dice}
	copy(a.Players[:], m.players)
	for p.Turn <= m.limit {
		turns = p.Turn
		if err := a.PlayTurn(&p); err != nil {
			t.Fatal(err)
		}
		if winners = a.Winners(); len(winners) > 0 {
			break
		}
	}
	return winners, turns
}

// botsAt returns so many seats with the bot.
func botsAt(players int, bot engine.Decisions) []engine.Decisions {
	seats := make([]engine.Decisions, players)
	for i := range seats {
		seats[i] = bot
	}
	return seats
}

// Far more than steady-1 needs, which is 30 or so; a game that stands still would go
// beyond.
const longestGame = 80

// longestGames are the same of every bot.
var longestGames = map[string]int{"steady-1": longestGame, "swift-1": 2 * longestGame}

func TestGamesOfBotsEnd(t *testing.T) {
	t.Parallel()
	for seed := range sized(200, 2000) {
		players := engine.MinPlayers + seed/16%4
		for name, limit := range longestGames {
			bot, _ := Named(name)
			m := match{rules: rulesOf(seed), seed: seed, players: botsAt(players, bot), limit: limit}
			if winners, turns := m.play(t); len(winners) == 0 {
				t.Errorf("game %d of %d %s (%+v): nobody has won after %d turns", seed, players, name, m.rules, turns)
			}
		}
	}
}

// Games with a single landmark or without most cards are odd, and end too.
func TestShortGamesOfBotsEnd(t *testing.T) {
	t.Parallel()
	for c := engine.FirstLandmark; c < engine.CityHall; c++ {
		rules := engine.DefaultRules(engine.Everything)
		rules.Landmarks = engine.CardsOf(c)
		for without := engine.FirstEstablishment; without <= engine.LastEstablishment; without++ {
			if without != engine.WheatField && without != engine.Bakery && without%3 != 0 {
				rules.Without |= engine.CardsOf(without)
			}
		}
		for name, limit := range longestGames {
			bot, _ := Named(name)
			m := match{rules: rules, seed: int(c), players: botsAt(3, bot), limit: limit}
			if winners, turns := m.play(t); len(winners) == 0 {
				t.Errorf("a game of %s for the %s alone: nobody has won after %d turns", name, c, turns)
			}
		}
	}
}

// A shopper buys the first card of a list that can be bought, the dearest first.
type shopper struct{ engine.NoOrders }

var shoppingList = [...]engine.Card{
	engine.Airport, engine.RadioTower, engine.AmusementPark, engine.ShoppingMall, engine.TrainStation, engine.Harbour,
	engine.Mine, engine.CheeseFactory, engine.AppleOrchard, engine.FurnitureFactory, engine.Forest,
	engine.ConvenienceStore, engine.Cafe, engine.LivestockFarm, engine.Bakery, engine.WheatField,
}

func (shopper) Candidates(v engine.View) engine.Candidates {
	for _, c := range shoppingList {
		if v.Refusal(c) == engine.NoRefusal {
			return engine.Candidates{c}
		}
	}
	return engine.Candidates{}
}

// Of three hundred games with every mix of expansions in turn, and the seats
// alternating, most must be won.
func TestSteadyBeatsShoppers(t *testing.T) {
	t.Parallel()
	games, won := sized(300, 3000), 0
	for seed := range games {
		sets, bot := mixes()[seed/2%8], engine.Seat(seed%2)
		m := match{rules: engine.DefaultRules(sets), seed: seed, players: botsAt(2, shopper{}), limit: longestGame}
		m.players[bot] = steady1{}
		if winners, _ := m.play(t); len(winners) == 1 && winners[0] == bot {
			won++
		}
	}
	if won < games*7/10 {
		t.Errorf("steady-1 won %d of %d games, want %d", won, games, games*7/10)
	}
}

// A lister buys the first card of its own list that can be bought.
type lister struct {
	engine.NoOrders
	list []engine.Card
}

func (l lister) Candidates(v engine.View) engine.Candidates {
	for _, c := range l.list {
		if v.Buyable().Has(c) {
			return engine.Candidates{c}
		}
	}
	return engine.Candidates{}
}

// landmarksFirst is a list that wants the landmarks first, the dearest first.
func landmarksFirst(then ...engine.Card) lister {
	return lister{list: join(shoppingList[:6], then)}
}

// Against three fixed lists swift-1 must win more than a third of the games, where a
// fourth would be even; the seats go round.
func TestSwiftBeatsFixedLists(t *testing.T) {
	t.Parallel()
	lists := []engine.Decisions{
		landmarksFirst(shoppingList[6:]...),
		landmarksFirst(engine.GeneralStore, engine.CornField, engine.Vineyard, engine.Winery, engine.AppleOrchard, engine.ConvenienceStore, engine.Stadium),
		landmarksFirst(engine.ConvenienceStore, engine.Forest, engine.Mine, engine.FlowerShop, engine.FlowerOrchard, engine.Cafe),
	}
	games, won := sized(400, 8000), 0
	for seed := range games {
		sets, me := mixes()[seed/4%8], engine.Seat(seed%4)
		m := match{rules: engine.DefaultRules(sets), seed: seed, players: slices.Insert(slices.Clone(lists), int(me), engine.Decisions(swift1{})), limit: 500}
		if winners, _ := m.play(t); len(winners) == 1 && winners[0] == me {
			won++
		}
	}
	if won < games*35/100 {
		t.Errorf("swift-1 won %d of %d games, want %d", won, games, games*35/100)
	} else {
		t.Logf("swift-1 won %d of %d games", won, games)
	}
}

// A season is a game of four, played again and again.
type season struct {
	adjudicator     engine.Adjudicator
	start, position engine.Position
	dice            chance
	goes            int
}

func newSeason(bot engine.Decisions) *season {
	s := &season{}
	s.start = engine.NewPosition(engine.DefaultRules(engine.Everything), 4, s.dice.shuffle)
	s.adjudicator.Dice = &s.dice
	copy(s.adjudicator.Players[:], botsAt(4, bot))
	return s
}

// play plays ten postal turns, in which hardly ever anybody wins.
func (s *season) play(t testing.TB) {
	s.position = s.start
	for range 10 {
		s.goes += s.position.Players + 1
		if err := s.adjudicator.PlayTurn(&s.position); err != nil {
			t.Fatal(err)
		}
	}
}

// BenchmarkBots counts goes a second of the processor's, which other work on the
// machine takes nothing from.
func BenchmarkBots(b *testing.B) {
	for _, name := range Names() {
		b.Run(name, func(b *testing.B) {
			bot, _ := Named(name)
			s := newSeason(bot)
			b.ReportAllocs()
			began := used()
			for b.Loop() {
				s.play(b)
			}
			b.ReportMetric(float64(s.goes)/(used()-began), "goes/cpu-s")
		})
	}
}

// It counts what the process allocates, so nothing runs beside it.
func TestABotAllocatesNothing(t *testing.T) {
	for _, name := range Names() {
		bot, _ := Named(name)
		s := newSeason(bot)
		if allocations := testing.AllocsPerRun(20, func() { s.play(t) }); allocations != 0 {
			t.Errorf("%s: %v allocations in ten turns", name, allocations)
		}
	}
}

package odds

import (
	"context"
	"errors"
	"slices"
	"testing"

	"machipost/engine"
	"machipost/engine/bots"
	"machipost/engine/chance"
)

// tableOf is a table of bots after some turns of a game.
func tableOf(t testing.TB, rules engine.Rules, players, turns, seed int) engine.Position {
	source := chance.Of(18, seed)
	position := engine.NewPosition(rules, players, source.Shuffle)
	a := engine.Adjudicator{Dice: &source}
	for s := range players {
		a.Players[s], _ = bots.Named("steady-1")
	}
	for range turns {
		if err := a.PlayTurn(&position); err != nil {
			t.Fatal(err)
		}
	}
	return position
}

func winsFrom(t testing.TB, p *engine.Position, games int) Wins {
	t.Helper()
	wins, err := Play(context.Background(), engine.Look(p, 0), games)
	if err != nil {
		t.Fatal(err)
	}
	return wins
}

// The order of the deck is nobody's knowledge, so it changes nothing. Sheets, standing
// orders and dice are not even handed in.
func TestOddsKnowNoDeck(t *testing.T) {
	t.Parallel()
	for _, method := range []engine.Method{engine.Deck, engine.Split} {
		rules := engine.DefaultRules(engine.Everything)
		rules.Method = method
		position := tableOf(t, rules, 4, 8, 1)
		want := winsFrom(t, &position, 50)
		turned := position
		for i := range turned.Market.Piles {
			cards := turned.Market.Piles[i].Cards()
			slices.Reverse(cards)
			turned.Market.Piles[i] = engine.PileOf(cards)
		}
		if turned == position {
			t.Fatal("the decks are empty")
		}
		if got := winsFrom(t, &turned, 50); got != want {
			t.Errorf("with the deck turned round %+v, before %+v", got, want)
		}
		for seat := range engine.Seat(4) { // whoever looks
			if got, err := Play(context.Background(), engine.Look(&position, seat), 50); err != nil || got != want {
				t.Errorf("as seat %d sees it %+v (%v), as the first does %+v", seat+1, got, err, want)
			}
		}
	}
}

// What is shuffled is what lies in the decks: nobody has these cards.
func TestUnseenCards(t *testing.T) {
	t.Parallel()
	for seed := range 12 {
		rules := engine.DefaultRules(engine.Everything)
		rules.Method, rules.Without = engine.Method(seed%3), engine.CardsOf(engine.Mine)
		if rules.Method == engine.Open {
			rules.Size = 0
		}
		position := tableOf(t, rules, 2+seed%4, seed, seed)
		h := newHand(engine.Look(&position, 0), engine.NoOrders{})
		for i := range position.Market.Piles {
			there := position.Market.Piles[i].Cards()
			slices.Sort(there)
			if !slices.Equal(h.unseen[i], there) {
				t.Errorf("game %d, pile %d: %v are shuffled, %v lie there", seed, i, h.unseen[i], there)
			}
		}
	}
}

// Who needs nothing but a coin more wins; the same number of games is the same odds.
func TestOddsFollowTheTable(t *testing.T) {
	t.Parallel()
	position := tableOf(t, engine.DefaultRules(engine.Base), 3, 6, 2)
	town := &position.Towns[1]
	for left := position.Rules.Landmarks; left != 0; left = left.Rest() {
		town.Owned.Put(left.First(), 1)
	}
	town.Owned.Put(engine.RadioTower, 0)
	town.Coins = 60
	wins := winsFrom(t, &position, 100)
	if said := wins.Said(); said[1] < 85 || said[0]+said[1]+said[2] != 100 {
		t.Errorf("%v", said)
	}
	if again := winsFrom(t, &position, 100); again != wins {
		t.Errorf("%+v, and then %+v", wins, again)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if _, err := Play(stopped, engine.Look(&position, 0), 100); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
}

// However many play at once, it comes to the same.
func TestOddsByAnyNumberOfProcessors(t *testing.T) {
	t.Parallel()
	position := tableOf(t, engine.DefaultRules(engine.Everything), 4, 8, 1)
	want := winsFrom(t, &position, 100)
	for many := 1; many < 5; many++ {
		if got, err := playBy(t.Context(), engine.Look(&position, 0), 100, many); err != nil || got != want {
			t.Errorf("by %d: %+v (%v), want %+v", many, got, err, want)
		}
	}
}

func TestSharedGames(t *testing.T) {
	t.Parallel()
	w := Wins{Players: 3}
	w.add([]engine.Seat{0, 2})
	w.add(nil)
	if want := [engine.MaxPlayers]int{30 + 20, 20, 30 + 20}; w.parts != want || w.Games != 2 {
		t.Errorf("%+v", w)
	}
}

func TestSaid(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		parts []int // of 100 games
		want  []int
	}{
		{[]int{100, 0}, []int{95, 5}},
		{[]int{50, 50}, []int{50, 50}},
		{[]int{34, 33, 33}, []int{35, 35, 30}}, // of equals the first
		{[]int{25, 25, 25, 25}, []int{25, 25, 25, 25}},
		{[]int{97, 1, 1, 1, 0}, []int{85, 5, 5, 5, 0}},
		{[]int{0, 0, 0, 0, 0}, []int{20, 20, 20, 20, 20}},
	} {
		w := Wins{Players: len(c.parts)}
		for s, games := range c.parts {
			w.parts[s] = games * whole
			w.Games += games
		}
		if got := w.Said(); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.parts, got, c.want)
		}
	}
}

func TestRecord(t *testing.T) {
	t.Parallel()
	r := RecordOf([]Sample{{50, 1, 2}, {50, 0, 2}, {80, 1, 4}, {80, 0.5, 2}})
	const brier, even, off = (0.25 + 0.25 + 0.04 + 0.09) / 4, (0.25 + 0.25 + 0.5625 + 0) / 4, (2*0 + 2*0.05) / 4
	if near(r.Brier, brier) && near(r.Even, even) && near(r.Error, off) && r.Samples == 4 &&
		slices.Equal(r.Rows, []Row{{50, 2, 50}, {80, 2, 75}}) {
		return
	}
	t.Errorf("%+v", r)
}

func near(a, b float64) bool { return a-b < 1e-9 && b-a < 1e-9 }

func TestTooSure(t *testing.T) {
	t.Parallel()
	said := func(samples, came int) bool {
		var all []Sample
		for i := range samples {
			s := Sample{Said: 80, Players: 2}
			if i < came {
				s.Came = 1
			}
			all = append(all, s)
		}
		return RecordOf(all).TooSure()
	}
	if said(499, 300) || !said(500, 300) || said(500, 380) || RecordOf(nil).TooSure() {
		t.Error("too sure with too few samples, or for a small error, or not for a great one")
	}
}

// What a game in its middle takes, of four and of five: at most a second each.
func BenchmarkOdds(b *testing.B) {
	for _, sets := range []struct {
		name    string
		rules   engine.Rules
		players int
	}{{"all", engine.DefaultRules(engine.Everything), 4}, {"base", engine.DefaultRules(engine.Base), 5}} {
		b.Run(sets.name, func(b *testing.B) {
			position := tableOf(b, sets.rules, sets.players, 0, 3)
			for b.Loop() {
				winsFrom(b, &position, Games)
			}
		})
	}
}

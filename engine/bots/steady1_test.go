package bots

import (
	"slices"
	"testing"

	"machipost/engine"
)

// A holding is what a player has in a case.
type holding struct {
	coins int
	cards []engine.Card
}

func has(coins int, cards ...engine.Card) holding { return holding{coins, cards} }

// times is a card several times.
func times(n int, c engine.Card) []engine.Card { return slices.Repeat([]engine.Card{c}, n) }

func join(lists ...[]engine.Card) []engine.Card { return slices.Concat(lists...) }

// deal returns a position of these towns, with all cards in play and on offer.
func deal(holdings ...holding) engine.Position {
	rules := engine.DefaultRules(engine.Everything)
	rules.Method, rules.Size = engine.Open, 0
	unshuffled := func([]engine.Card) {}
	p := engine.NewPosition(rules, len(holdings), unshuffled)
	for s, h := range holdings {
		p.Towns[s] = engine.Town{Coins: h.coins}
		for _, c := range h.cards {
			p.Towns[s].Owned.Add(c, 1)
		}
	}
	p.NewMarket(unshuffled)
	return p
}

// allBut are all landmarks but one.
func allBut(missing engine.Card) []engine.Card {
	var cards []engine.Card
	for c := engine.FirstLandmark; c < engine.CityHall; c++ {
		if c != missing {
			cards = append(cards, c)
		}
	}
	return cards
}

func dice(v engine.View) any     { return steady1{}.DiceToRoll(v) }
func demolish(v engine.View) any { return steady1{}.Demolish(v) }
func move(v engine.View) any     { return steady1{}.Move(v) }
func tv(v engine.View) any       { return steady1{}.TVVictim(v) }
func swap(v engine.View) any     { return steady1{}.Swap(v) }
func renovate(v engine.View) any { return steady1{}.Renovate(v) }
func convene(v engine.View) any  { return steady1{}.Convene(v) }
func buy(v engine.View) any      { return steady1{}.Candidates(v)[0] }
func invest(v engine.View) any   { return steady1{}.Invest(v) }

var (
	poor    = has(0, engine.WheatField, engine.Bakery)
	builder = has(0, allBut(engine.RadioTower)...)
)

// Each case is player 1's answer before his go.
func TestSteadyAnswers(t *testing.T) {
	t.Parallel()
	const trainStation, mine = engine.TrainStation, engine.Mine
	cases := []struct {
		name   string
		answer func(engine.View) any
		want   any
		towns  []holding
	}{
		{"one die for low numbers", dice, 1,
			[]holding{has(5, trainStation, engine.ConvenienceStore, engine.Bakery), poor}},
		{"two dice for high numbers", dice, 2,
			[]holding{has(5, trainStation, mine, engine.AppleOrchard, engine.Vineyard), poor}},
		{"the last landmark wins", buy, engine.RadioTower,
			[]holding{has(22, allBut(engine.RadioTower)...), poor}},
		{"a Train Station where all cards want two dice", buy, trainStation,
			[]holding{has(4, mine, mine, engine.Restaurant, engine.AppleOrchard), poor}},
		{"no Train Station where none does", buy, engine.ConvenienceStore,
			[]holding{has(4, engine.WheatField, engine.Bakery), poor}},
		{"a factory with cards to count", buy, engine.CheeseFactory,
			[]holding{has(5, join(times(5, engine.LivestockFarm), []engine.Card{trainStation})...), poor}},
		{"nothing where the coins are for the last landmark", buy, engine.NoCard,
			[]holding{has(21, join(allBut(engine.RadioTower), times(3, mine))...), poor}},
		{"the landmark that is least missed", demolish, engine.Harbour,
			[]holding{has(0, trainStation, engine.Harbour, mine, mine), poor}},
		{"the card that is least missed, to the last", move, engine.Move{Card: engine.FlowerShop, To: 1},
			[]holding{has(0, trainStation, mine, engine.FlowerShop), poor, builder}},
		{"nothing where there is nothing to give", move, engine.Move{},
			[]holding{has(0, trainStation, engine.Stadium), poor}},
		{"the richest", tv, engine.Seat(2),
			[]holding{poor, has(3), has(9), has(4)}},
		{"the worst for the best", swap, engine.Swap{Mine: engine.FlowerShop, Theirs: mine, Of: 2},
			[]holding{has(0, trainStation, engine.FlowerShop, engine.ConvenienceStore), poor, has(0, mine, engine.WheatField)}},
		{"no swap for what is worse", swap, engine.Swap{},
			[]holding{has(0, trainStation, mine), has(0, engine.FlowerShop)}},
		{"no swap with nothing to give", swap, engine.Swap{},
			[]holding{has(0, trainStation, engine.Stadium), has(0, mine)}},
		{"what harms others most", renovate, mine,
			[]holding{poor, has(9, mine, mine, engine.WheatField), has(9, engine.Bakery)}},
		{"nothing where it harms nobody else", renovate, engine.NoCard,
			[]holding{has(0, mine, mine), has(9, engine.Park)}},
		{"the best in the Convention Center's stead", convene, engine.CheeseFactory,
			[]holding{has(0, join(times(3, engine.LivestockFarm), times(2, engine.CheeseFactory), times(2, mine))...), poor}},
		{"not for less than the Center costs", convene, engine.NoCard,
			[]holding{has(0, mine, engine.WheatField), poor}},
		{"a coin to spare is invested", invest, true,
			[]holding{has(3, trainStation, engine.TechStartup, engine.ConvenienceStore), poor, poor, poor}},
		{"not where it is missing for the last landmark", invest, false,
			[]holding{has(21, join(allBut(engine.RadioTower), []engine.Card{engine.TechStartup})...), poor, poor, poor}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := deal(c.towns...)
			if got := c.answer(engine.Look(&p, 0)); got != c.want {
				t.Errorf("answers %v, want %v", got, c.want)
			}
		})
	}
}

// Each case is the total that player 1 keeps of the dice that are thrown.
func TestSteadyAtTheDice(t *testing.T) {
	t.Parallel()
	mines := join(times(2, engine.Mine), []engine.Card{engine.TrainStation, engine.RadioTower})
	boats := []engine.Card{engine.TrainStation, engine.Harbour, engine.TunaBoat, engine.TunaBoat}
	apples := []engine.Card{engine.TrainStation, engine.Harbour, engine.AppleOrchard}
	park := append([]engine.Card{engine.AmusementPark}, mines...)
	cases := []struct {
		name  string
		cards []engine.Card
		dice  fixed
		want  int
	}{
		{"a worthless roll is thrown again", mines, fixed{1, 2, 4, 5}, 9},
		{"a good one is kept", mines, fixed{4, 5, 1, 2}, 9},
		{"doubles that earn an extra go are kept", park, fixed{1, 1, 6, 6, 6, 6}, 2},
		{"two are added for the boats", boats, fixed{5, 5, 3, 4}, 12},
		{"none are added where orchards earn", apples, fixed{5, 5}, 10},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			if got := totalKept(t, deal(has(0, c.cards...), poor), c.dice); got != c.want {
				t.Errorf("keeps %d, want %d", got, c.want)
			}
		})
	}
}

func totalKept(t *testing.T, p engine.Position, dice fixed) int {
	total := 0
	a := engine.Adjudicator{Dice: &dice, StopAfter: 1, Tell: func(e engine.Event) {
		switch e := e.(type) {
		case engine.Rolled:
			total = e.Dice.Total()
		case engine.Rerolled:
			total = e.Dice.Total()
		case engine.TwoAdded:
			total = e.Total
		}
	}}
	a.Players[0] = steady1{}
	if err := a.PlayTurn(&p); err != nil {
		t.Fatal(err)
	}
	return total
}

package engine

import (
	"slices"
	"testing"
)

// A ruling is a case that proves a numbered ruling of docs/rules.md. Each was
// written from the ruling. go test ./engine -run Rulings/5.6 runs those of one.
type ruling struct {
	number, says string
	game         *game // nil for a case of the card table or of setting up
	wants        wants
}

type wants []func(*testing.T, *game)

func TestRulings(t *testing.T) {
	for _, r := range slices.Concat(cardRulings, setUpRulings, turnRulings, diceRulings, redRulings, incomeRulings,
		townRulings, majorRulings, conventionRulings, renovationRulings, purchaseRulings, endRulings) {
		t.Run(r.number+" "+r.says, func(t *testing.T) {
			if r.game != nil {
				r.game.play(t)
			}
			for _, want := range r.wants {
				want(t, r.game)
			}
		})
	}
}

// A game is a table where some goes of a postal turn are played: one, unless it
// says otherwise. Two copies of everything are on offer and nothing is drawn.
type game struct {
	position Position
	players  [MaxPlayers]Decisions
	faces    []int
	stop     int
	before   Position
	events   []Event
	won      []Seat
}

// deal seats towns; the first has the first go.
func deal(towns ...Town) *game {
	g := &game{stop: 1}
	g.position = Position{Rules: DefaultRules(Everything), Turn: 1, Players: len(towns)}
	g.position.Rules.Method, g.position.Rules.Size = Open, 0
	copy(g.position.Towns[:], towns)
	for c := FirstEstablishment; c <= LastEstablishment; c++ {
		g.position.Market.Offer.Put(c, 2)
	}
	return g
}

// town has coins and cards: a Card, or what x, shut and on make.
func town(coins int, has ...any) Town {
	t := Town{Coins: coins}
	for _, thing := range has {
		switch thing := thing.(type) {
		case Card:
			t.Owned.Add(thing, 1)
		case func(*Town):
			thing(&t)
		}
	}
	return t
}

// x is copies of a card.
func x(copies int, c Card) func(*Town) { return func(t *Town) { t.Owned.Add(c, copies) } }

// shut is copies that are closed for renovation.
func shut(copies int, c Card) func(*Town) {
	return func(t *Town) { t.Owned.Add(c, copies); t.Closed.Add(c, copies) }
}

// startup is a Tech Startup with coins on it.
func startup(coins int) func(*Town) {
	return func(t *Town) { t.Owned.Put(TechStartup, 1); t.Investment = coins }
}

// roll sets the dice, in the order of throwing.
func (g *game) roll(faces ...int) *game { g.faces = faces; return g }

// goes is how many goes are played; 0 is the whole postal turn.
func (g *game) goes(n int) *game { g.stop = n; return g }

func (g *game) turn(n int) *game { g.position.Turn = n; return g }

// seat gives orders to a player.
func (g *game) seat(s Seat, orders script) *game { g.players[s] = &orders; return g }

// orders gives orders to the first player.
func (g *game) orders(orders script) *game { return g.seat(0, orders) }

// offer puts copies of a card on offer.
func (g *game) offer(c Card, copies int) *game { g.position.Market.Offer.Put(c, copies); return g }

// until sets the way of winning and the landmarks that must be built.
func (g *game) until(v Victory, landmarks ...Card) *game {
	g.position.Rules.Victory, g.position.Rules.Landmarks = v, CardsOf(landmarks...)
	return g
}

// market changes to an empty marketplace of a method with these piles.
func (g *game) market(m Method, size int, piles ...[]Card) *game {
	g.position.Rules.Method, g.position.Rules.Size = m, size
	g.position.Market = Market{}
	for i, cards := range piles {
		g.position.Market.Piles[i] = PileOf(cards)
	}
	return g
}

// Throw takes the next face.
func (g *game) Throw() int {
	if len(g.faces) == 0 {
		return 0
	}
	face := g.faces[0]
	g.faces = g.faces[1:]
	return face
}

func (g *game) play(t *testing.T) {
	t.Helper()
	g.before = g.position
	a := Adjudicator{Players: g.players, Dice: g, StopAfter: g.stop, Tell: func(e Event) { g.events = append(g.events, e) }}
	if err := a.PlayTurn(&g.position); err != nil {
		t.Fatal(err)
	}
	if len(g.faces) > 0 {
		t.Errorf("the dice %v were not thrown", g.faces)
	}
	g.won = a.Winners()
	after, err := Replay(g.before, g.events)
	if err != nil || after != g.position {
		t.Errorf("the events do not tell what happened (%v): %+v", err, g.events)
	}
}

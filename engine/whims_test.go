package engine

import (
	"math/rand/v2"

	"pgregory.net/rapid"
)

// A whim is a player and the dice of a game that goes as chance will have it.
// Most answers are ones the rules allow, some are not.
type whim struct{ *rand.Rand }

func (w whim) Throw() int { return 1 + w.IntN(6) }

func (w whim) card() Card { return Card(w.IntN(int(NumCards))) }
func (w whim) seat() Seat { return Seat(w.IntN(MaxPlayers+2) - 1) }
func (w whim) often() bool {
	return w.IntN(3) > 0
}

// mine is a card of the player's town, if a few tries find one.
func (w whim) mine(v View, s Seat) Card {
	for range 20 {
		if c := w.card(); 0 <= s && int(s) < v.Players() && v.Owned(s, c) > 0 {
			return c
		}
	}
	return w.card()
}

func (w whim) DiceToRoll(View) int { return w.IntN(4) }
func (w whim) Reroll(View) bool    { return w.often() }
func (w whim) AddTwo(View) bool    { return w.often() }
func (w whim) Demolish(View) Card  { return w.card() }
func (w whim) Move(v View) Move    { return Move{w.mine(v, v.Me()), w.seat()} }
func (w whim) TVVictim(View) Seat  { return w.seat() }
func (w whim) Renovate(View) Card  { return w.card() }
func (w whim) Convene(v View) Card { return w.mine(v, v.Me()) }
func (w whim) Invest(View) bool    { return w.often() }

func (w whim) Swap(v View) Swap {
	of := w.seat()
	return Swap{w.mine(v, v.Me()), w.mine(v, of), of}
}

func (w whim) Candidates(View) Candidates {
	return Candidates{w.card(), w.card(), w.card(), w.card(), w.card()}
}

// A played is a postal turn that was played.
type played struct {
	seed          uint64
	before, after Position
	events        []Event
	won           []Seat
	hearing       *Ears
}

// replayed plays the same turn over another position.
func (p *played) replayed(t *rapid.T, over Position) played {
	q := played{seed: p.seed, before: over, after: over}
	chance := whim{rand.New(rand.NewPCG(p.seed, 0))}
	a := Adjudicator{Dice: chance, Ears: p.hearing, Tell: func(e Event) { q.events = append(q.events, e) }}
	for s := range a.Players {
		a.Players[s] = chance
	}
	if err := a.PlayTurn(&q.after); err != nil {
		t.Fatal(err)
	}
	q.won = a.Winners()
	return q
}

// turns draws a game and plays a few turns of it, until somebody has won. Each
// goes to check.
func turns(t *rapid.T, check func(played)) {
	p := drawPosition(t)
	for range rapid.IntRange(1, 4).Draw(t, "turns") {
		turn := played{seed: rapid.Uint64().Draw(t, "chance")}
		turn = turn.replayed(t, p)
		check(turn)
		if len(turn.won) > 0 {
			return
		}
		p = turn.after
	}
}

func drawRules(t *rapid.T) Rules {
	r := DefaultRules(Set(rapid.IntRange(0, int(Everything)).Draw(t, "sets")))
	r.Method = Method(rapid.IntRange(0, 2).Draw(t, "method"))
	r.Size = rapid.SampledFrom([]int{10, 12, 15}).Draw(t, "size")
	if r.Method == Open {
		r.Size = 0
	}
	r.Victory = Victory(rapid.IntRange(0, 1).Draw(t, "victory"))
	for _, c := range rapid.SliceOfN(rapid.IntRange(int(LivestockFarm), int(LastEstablishment)), 0, 4).Draw(t, "without") {
		r.Without |= CardsOf(Card(c)) &^ CardsOf(Bakery)
	}
	return r
}

// drawPosition draws a position in the middle of a game, with cards in the
// towns and some of them closed.
func drawPosition(t *rapid.T) Position {
	p := NewPosition(drawRules(t), rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players"), nobody)
	p.Turn = rapid.IntRange(1, 12).Draw(t, "turn")
	chance := whim{rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "towns"), 0))}
	for s := range p.Players {
		p.Towns[s].Coins = chance.IntN(40)
		for range chance.IntN(25) {
			build(&p, s, chance)
		}
	}
	p.NewMarket(func(cards []Card) {
		chance.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	})
	return p
}

// build puts a card into a town, if there is one for it.
func build(p *Position, s int, chance whim) {
	c, town := chance.card(), &p.Towns[s]
	switch {
	case c == NoCard, !p.Rules.InPlay().Has(c), (c.IsLandmark() || c.IsMajor()) && town.Has(c):
		return
	case c.IsLandmark() && town.Landmarks()+1 == p.Rules.Landmarks.Count():
		return // or the game would be over
	case !c.IsLandmark() && p.leftOver(c) == 0:
		return
	}
	town.Owned.Add(c, 1)
	if !c.IsLandmark() && chance.IntN(4) == 0 {
		town.Closed.Add(c, 1)
	}
	if c == TechStartup {
		town.Investment = chance.IntN(5)
	}
}

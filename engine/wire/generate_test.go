package wire

import (
	"machipost/engine"

	"pgregory.net/rapid"
)

// buyer buys the first card that a list of wishes has, whatever it is.
type buyer struct {
	engine.NoOrders
	wishes *[]int
}

// next takes a wish, 0 when there are no more.
func (b buyer) next() int {
	if len(*b.wishes) == 0 {
		return 0
	}
	wish := (*b.wishes)[0]
	*b.wishes = (*b.wishes)[1:]
	return wish
}

func (b buyer) Candidates(engine.View) engine.Candidates {
	return engine.Candidates{engine.Card(b.next()), engine.Card(b.next()), engine.Card(b.next()), engine.Mine, engine.Forest}
}

func (b buyer) Invest(engine.View) bool { return true }

func (b buyer) Swap(v engine.View) engine.Swap {
	return engine.Swap{Mine: v.CheapestToMove(), Theirs: engine.Bakery, Of: v.Richest()}
}

// faces are dice drawn for a test.
type faces struct{ t *rapid.T }

func (f faces) Throw() int { return rapid.IntRange(1, 6).Draw(f.t, "die") }

// played draws a game of any rules, plays some turns of it, and returns the
// position and every event.
func played(t *rapid.T) (engine.Position, []engine.Event) {
	rules := engine.DefaultRules(engine.Set(rapid.IntRange(0, int(engine.Everything)).Draw(t, "sets")))
	rules.Method = engine.Method(rapid.IntRange(0, 2).Draw(t, "method"))
	rules.Size = rapid.SampledFrom([]int{10, 12, 15}).Draw(t, "size")
	if rules.Method == engine.Open {
		rules.Size = 0
	}
	rules.Victory = engine.Victory(rapid.IntRange(0, 1).Draw(t, "victory"))
	p := engine.NewPosition(rules, rapid.IntRange(2, 5).Draw(t, "players"), func(cards []engine.Card) {
		copy(cards, rapid.Permutation(cards).Draw(t, "deck"))
	})
	for s := range p.Players {
		p.Towns[s].Coins = rapid.IntRange(0, 60).Draw(t, "coins")
	}
	var events []engine.Event
	wishes := rapid.SliceOfN(rapid.IntRange(0, int(engine.NumCards)-1), 60, 60).Draw(t, "wishes")
	a := engine.Adjudicator{Dice: faces{t}, Tell: func(e engine.Event) { events = append(events, e) }}
	for s := range a.Players {
		a.Players[s] = buyer{wishes: &wishes}
	}
	for range rapid.IntRange(0, 4).Draw(t, "turns") {
		if err := a.PlayTurn(&p); err != nil {
			t.Fatal(err)
		}
		if len(a.Winners()) > 0 {
			break
		}
	}
	return p, events
}

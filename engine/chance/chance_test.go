package chance

import (
	"slices"
	"testing"

	"machipost/engine"
)

// A seed that was used once gives the same for ever.
func TestOf(t *testing.T) {
	t.Parallel()
	source := Of(7, 3)
	var faces []int
	for range 12 {
		faces = append(faces, source.Throw())
	}
	if want := []int{4, 1, 4, 1, 6, 4, 5, 5, 6, 6, 4, 2}; !slices.Equal(faces, want) {
		t.Errorf("%v, want %v", faces, want)
	}
}

// Whatever lies open changes the seed; the order of the deck does not.
func TestSeed(t *testing.T) {
	t.Parallel()
	seedWith := func(change func(*engine.Position)) uint64 {
		p := engine.NewPosition(engine.DefaultRules(engine.Everything), 3, func([]engine.Card) {})
		change(&p)
		return Seed(engine.Look(&p, 0))
	}
	first := seedWith(func(*engine.Position) {})
	seeds := []uint64{
		first,
		seedWith(func(p *engine.Position) { p.Turn++ }),
		seedWith(func(p *engine.Position) { p.Players++ }),
		seedWith(func(p *engine.Position) { p.Rules.Victory = engine.Round }),
		seedWith(func(p *engine.Position) { p.Rules.Size = 12 }),
		seedWith(func(p *engine.Position) { p.Rules.Landmarks = engine.CardsOf(engine.Harbour) }),
		seedWith(func(p *engine.Position) { p.Towns[0].Coins++ }),
		seedWith(func(p *engine.Position) { p.Towns[1].Coins++ }),
		seedWith(func(p *engine.Position) { p.Towns[1].Investment++ }),
		seedWith(func(p *engine.Position) { p.Towns[2].Owned.Add(engine.Mine, 1) }),
		seedWith(func(p *engine.Position) { p.Towns[2].Closed.Add(engine.Bakery, 1) }),
		seedWith(func(p *engine.Position) { p.Market.Offer.Add(engine.Mine, 1) }),
	}
	slices.Sort(seeds)
	if n := len(seeds); len(slices.Compact(seeds)) != n {
		t.Error("two tables have one seed")
	}
	turned := seedWith(func(p *engine.Position) {
		for i := range p.Market.Piles {
			cards := p.Market.Piles[i].Cards()
			slices.Reverse(cards)
			p.Market.Piles[i] = engine.PileOf(cards)
		}
	})
	if turned != first {
		t.Error("the seed hangs on the order of the deck")
	}
}

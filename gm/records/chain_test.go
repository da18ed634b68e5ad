package records

import (
	"slices"
	"testing"
	"time"

	"machipost/engine"
)

// A link hangs on the turn, on all that came before, on the time, the dice and the
// table; the order of the deck cannot be found out by it.
func TestLinks(t *testing.T) {
	t.Parallel()
	rules := engine.DefaultRules(engine.Base)
	rules.Method, rules.Size = engine.Deck, engine.DefaultSize
	table := func(change func(*engine.Position)) engine.Position {
		p := engine.NewPosition(rules, 2, func([]engine.Card) {})
		change(&p)
		return p
	}
	made := time.Date(2026, 12, 1, 20, 0, 0, 0, time.UTC)
	next := func(before Link, turn int, made time.Time, dice []int, change func(*engine.Position)) string {
		link, err := before.Next(1, turn, made, dice, table(change))
		if err != nil || len(link.Value) != 64 || link.Turn != turn || link.Game != 1 || !link.Made.Equal(made) {
			t.Fatalf("%+v, %v", link, err)
		}
		return link.Value
	}
	nothing := func(*engine.Position) {}
	first := next(Link{}, 1, made, []int{3}, nothing)
	values := []string{
		first,
		next(Link{Value: first}, 1, made, []int{3}, nothing),
		next(Link{}, 2, made, []int{3}, nothing),
		next(Link{}, 1, made.Add(time.Second), []int{3}, nothing),
		next(Link{}, 1, made, []int{4}, nothing),
		next(Link{}, 1, made, nil, nothing),
		next(Link{}, 1, made, []int{3}, func(p *engine.Position) { p.Towns[1].Coins++ }),
	}
	slices.Sort(values)
	if len(slices.Compact(values)) != 7 {
		t.Errorf("the same link of different turns: %q", values)
	}
	reversed := next(Link{}, 1, made, []int{3}, func(p *engine.Position) {
		p.Market.Piles = engine.NewPosition(rules, 2, slices.Reverse[[]engine.Card]).Market.Piles
	})
	if reversed != first {
		t.Error("the link tells of the order of the deck")
	}
}

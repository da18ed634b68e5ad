package engine

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// This file holds what a case may want of the game it played.

// coins wants these coins in hand, in seat order.
func coins(want ...int) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		for s, n := range want {
			if got := g.position.Towns[s].Coins; got != n {
				t.Errorf("player %d has %d coins, want %d", s+1, got, n)
			}
		}
	}
}

// owns wants so many copies of a card in a town, closed ones among them.
func owns(s Seat, c Card, want int) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		if got := g.position.Towns[s].Owned.Of(c); got != want {
			t.Errorf("player %d owns %d %s, want %d", s+1, got, c, want)
		}
	}
}

// closed wants so many closed copies of a card in a town.
func closed(s Seat, c Card, want int) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		if got := g.position.Towns[s].Closed.Of(c); got != want {
			t.Errorf("player %d has %d %s closed, want %d", s+1, got, c, want)
		}
	}
}

// offers wants so many copies of a card on offer.
func offers(c Card, want int) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		if got := g.position.Market.Offer.Of(c); got != want {
			t.Errorf("%d %s on offer, want %d", got, c, want)
		}
	}
}

// told wants an event among those that happened.
func told(want Event) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		if !slices.Contains(g.events, want) {
			t.Errorf("no %T%+v in %s", want, want, story(g.events))
		}
	}
}

// never wants no event of these types.
func never(types ...Event) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		for _, e := range g.events {
			if slices.ContainsFunc(types, func(n Event) bool { return reflect.TypeOf(n) == reflect.TypeOf(e) }) {
				t.Errorf("%T%+v happened", e, e)
			}
		}
	}
}

// order wants the types of all events, one after the other.
func order(want string) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		if got := story(g.events); got != want {
			t.Errorf("happened: %s\n    want: %s", got, want)
		}
	}
}

func story(events []Event) string {
	var types []string
	for _, e := range events {
		types = append(types, strings.TrimPrefix(fmt.Sprintf("%T", e), "engine."))
	}
	return strings.Join(types, " ")
}

// sequence wants the goes by player, + for an extra one.
func sequence(want string) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		var goes []string
		for _, e := range g.events {
			if began, ok := e.(GoBegan); ok {
				goes = append(goes, fmt.Sprint(began.Seat+1)+map[bool]string{true: "+"}[began.Extra])
			}
		}
		if got := strings.Join(goes, " "); got != want {
			t.Errorf("goes of %s, want %s", got, want)
		}
	}
}

// winners wants these to have won.
func winners(want ...Seat) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		if !slices.Equal(g.won, want) {
			t.Errorf("winners %v, want %v", g.won, want)
		}
	}
}

// tenDifferent is a pile that fills a marketplace of ten.
var tenDifferent = []Card{WheatField, LivestockFarm, Bakery, Cafe, CornField, ConvenienceStore, Forest, Stadium, Mine, AppleOrchard}

// different wants so many different cards on offer.
func different(want int) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		got := 0
		for _, copies := range g.position.Market.Offer.All() {
			got += min(int(copies), 1)
		}
		if got != want {
			t.Errorf("%d different cards on offer, want %d", got, want)
		}
	}
}

// invested wants coins on a Tech Startup.
func invested(s Seat, want int) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		if got := g.position.Towns[s].Investment; got != want {
			t.Errorf("%d coins on the Startup of player %d, want %d", got, s+1, want)
		}
	}
}

// firstPayer wants the first payment from this player.
func firstPayer(want Seat) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		for _, e := range g.events {
			if paid, ok := e.(Paid); ok {
				if paid.From != want {
					t.Errorf("player %d pays first, want %d", paid.From+1, want+1)
				}
				return
			}
		}
		t.Error("nobody pays")
	}
}

// nextTurn wants the position to be before this turn.
func nextTurn(want int) func(*testing.T, *game) {
	return func(t *testing.T, g *game) {
		if g.position.Turn != want {
			t.Errorf("turn %d comes next, want %d", g.position.Turn, want)
		}
	}
}

// ranks wants places by seat.
func ranks(won []Seat, want string, towns ...Town) func(*testing.T, *game) {
	return func(t *testing.T, _ *game) {
		p := deal(towns...).position
		got := make([]string, len(towns))
		for _, place := range Placings(&p, won) {
			got[place.Seat] = fmt.Sprint(place.Rank)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("places %v, want %s", got, want)
		}
	}
}

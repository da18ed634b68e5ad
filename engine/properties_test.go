package engine

import (
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// each calls check with the position after each event.
func (p *played) each(check func(Event, *Position)) {
	at := p.before
	for _, e := range p.events {
		e.apply(&at)
		check(e, &at)
	}
}

// Replay keeps the books: coins balance event by event, and nobody falls below
// zero.
func TestTheEventsTellTheTurn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		turns(t, func(p played) {
			after, err := Replay(p.before, p.events)
			if err != nil {
				t.Fatal(err)
			}
			if after != p.after {
				t.Fatalf("played %+v\nreplayed %+v", p.after, after)
			}
		})
	})
}

func copies(p *Position) [NumCards]int {
	var all [NumCards]int
	for c := FirstEstablishment; c <= LastEstablishment; c++ {
		all[c] = p.Market.Offer.Of(c)
		for s := range p.Players {
			all[c] += p.Towns[s].Owned.Of(c)
		}
	}
	for i := range p.Market.Piles {
		for _, c := range p.Market.Piles[i].Cards() {
			all[c]++
		}
	}
	return all
}

func TestNoCardIsLostOrMade(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		turns(t, func(p played) {
			before := copies(&p.before)
			p.each(func(e Event, at *Position) {
				if copies(at) != before {
					t.Fatalf("%T%+v changed the number of cards", e, e)
				}
			})
		})
	})
}

func TestTownsAreSound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		turns(t, func(p played) {
			p.each(func(e Event, at *Position) {
				for s := range at.Players {
					if wrong := unsound(&at.Towns[s], at.Rules.InPlay()); wrong != NoCard {
						t.Fatalf("after %T%+v player %d has %s wrong: %+v", e, e, s+1, wrong, at.Towns[s])
					}
				}
			})
		})
	})
}

// unsound returns a card that cannot be in a town so: not in play, a Major or
// landmark twice, more closed than owned; the Tech Startup for an investment
// without one.
func unsound(town *Town, inPlay Cards) Card {
	for c, owned := range town.Owned.All() {
		single := Card(c).IsLandmark() || Card(c).IsMajor()
		if town.Closed.Of(Card(c)) > int(owned) || single && owned > 1 || owned > 0 && !inPlay.Has(Card(c)) {
			return Card(c)
		}
	}
	if town.Investment > 0 && !town.Has(TechStartup) || town.Investment < 0 || town.Coins < 0 {
		return TechStartup
	}
	return NoCard
}

func TestTheSameOrdersAndDiceGiveTheSameTurn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		turns(t, func(p played) {
			again := p.replayed(t, p.before)
			if !slices.Equal(again.events, p.events) || again.after != p.after || !slices.Equal(again.won, p.won) {
				t.Fatalf("first %s\nthen %s", story(p.events), story(again.events))
			}
		})
	})
}

func TestATurnHasAGoForEachAndOneMore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		turns(t, func(p played) {
			var regular []Seat
			for _, e := range p.events {
				if began, ok := e.(GoBegan); ok && !began.Extra {
					regular = append(regular, began.Seat)
				}
			}
			n := p.before.Players
			if len(p.won) == 0 && len(regular) != n+1 || len(regular) > n+1 {
				t.Fatalf("%d players, regular goes of %v", n, regular)
			}
			for i, s := range regular {
				if want := (p.before.Turn - 1 + i) % n; int(s) != want {
					t.Fatalf("turn %d: go %d is player %d's, want %d", p.before.Turn, i+1, s+1, want+1)
				}
			}
		})
	})
}

// A marketplace is full whenever a go is over, or its decks are empty.
func TestTheMarketIsRefilled(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		turns(t, func(p played) {
			p.each(func(e Event, at *Position) {
				if _, begins := e.(GoBegan); !begins {
					return
				}
				for pile := range NumPiles {
					if at.short(pile) {
						t.Fatalf("a go begins, and pile %d still has cards for the offer", pile)
					}
				}
			})
		})
	})
}

func TestAMajorThatEverybodyOwnsIsNeverOnOffer(t *testing.T) {
	t.Run("ruling 2.7", rapid.MakeCheck(func(t *rapid.T) {
		turns(t, func(p played) {
			p.each(func(e Event, at *Position) {
				for c := FirstEstablishment; c <= LastEstablishment; c++ {
					if c.IsMajor() && at.Market.Offer.Of(c) > 0 && everybodyHas(at, c) {
						t.Fatalf("after %T%+v everybody has %s, and it is on offer", e, e, c)
					}
				}
			})
		})
	}))
}

func everybodyHas(p *Position, c Card) bool {
	for s := range p.Players {
		if !p.Towns[s].Has(c) {
			return false
		}
	}
	return true
}

// What has not been drawn shows nowhere: in another order it makes no
// difference to what anybody sees, does or reads.
func TestTheDeckIsSecret(t *testing.T) {
	t.Run("ruling 2.8: events and decisions", rapid.MakeCheck(func(t *rapid.T) {
		turns(t, func(p played) {
			over := p.before
			for i := range over.Market.Piles {
				slices.Reverse(over.Market.Piles[i].cards[:p.after.Market.Piles[i].left])
			}
			again := p.replayed(t, over)
			if !slices.Equal(again.events, p.events) || again.after.Towns != p.after.Towns {
				t.Fatalf("with one deck %s\nwith another %s", story(p.events), story(again.events))
			}
		})
	}))
	t.Run("ruling 2.8: no way from a View to a pile", func(t *testing.T) {
		view := reflect.TypeFor[View]()
		for i := range view.NumMethod() {
			method := view.Method(i).Type
			for j := range method.NumOut() {
				if holdsPile(method.Out(j)) {
					t.Errorf("%s shows the deck", view.Method(i).Name)
				}
			}
		}
	})
}

// holdsPile tells whether a value of the type gives a pile away.
func holdsPile(of reflect.Type) bool {
	switch of.Kind() {
	case reflect.Struct:
		for i := range of.NumField() {
			if holdsPile(of.Field(i).Type) {
				return true
			}
		}
		return of == reflect.TypeFor[Pile]()
	case reflect.Array, reflect.Slice, reflect.Pointer:
		return holdsPile(of.Elem())
	}
	return false
}

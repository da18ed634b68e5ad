package engine

import (
	"testing"

	"pgregory.net/rapid"
)

// What is sorted for the loop says of every card what its row says.
func TestTheSortedTableIsTheTable(t *testing.T) {
	for c := FirstLandmark; c <= LastEstablishment; c++ {
		row := c.Print()
		for total := range sorted.up {
			up, on := sorted.up[total], row.On.Hold(total)
			for name, is := range map[string][2]bool{
				"red":     {up.red.Has(c), on && row.Colour == Red},
				"blue":    {up.blue.Has(c), on && row.Colour == Blue},
				"green":   {up.green.Has(c), on && row.Colour == Green && !row.effect.loan},
				"loans":   {up.loans.Has(c), on && row.effect.loan},
				"purple":  {up.purple.Has(c), on && row.Colour == Purple},
				"working": {up.working.Has(c), on && row.effect.task != nil},
			} {
				if is[0] != is[1] {
					t.Errorf("%s is %s on %d: %v, its row says %v", c, name, total, is[0], is[1])
				}
			}
		}
		if row.On.High > highest || row.Cost > dearest {
			t.Errorf("%s is on %d and costs %d: beyond the table", c, row.On.High, row.Cost)
		}
		for coins := range 2 * dearest {
			if got := sorted.canPay(coins).Has(c); got != (row.Cost <= coins) {
				t.Errorf("%s for %d coins: %v", c, coins, got)
			}
		}
		for sets := range Everything + 1 {
			if got := sorted.ofSets[sets].Has(c); got != (row.Set&sets != 0) {
				t.Errorf("%s in %04b: %v", c, sets, got)
			}
		}
		sortedByKind(t, c, row)
	}
}

func sortedByKind(t *testing.T, c Card, row Print) {
	for name, is := range map[string][2]bool{
		"a Major":    {sorted.majors.Has(c), c.IsMajor()},
		"red":        {sorted.red.Has(c), row.Colour == Red},
		"cup, bread": {sorted.cups.Has(c), row.Icon != Plain},
		"low":        {sorted.lowNumbers.Has(c), row.On.Low > 0 && row.On.Low <= 6 && !c.IsMajor()},
		"a landmark": {landmarks.Has(c), c.IsLandmark() && c != CityHall},
		"owned":      {establishments.Has(c), !c.IsLandmark()},
	} {
		if is[0] != is[1] {
			t.Errorf("%s is %s: %v, its row says %v", c, name, is[0], is[1])
		}
	}
	e, d := &row.effect, sorted.deeds[c]
	counts := e.counted.cards
	if e.counted.red {
		counts = sorted.red
	}
	want := deed{counts: counts, needs: e.holds.needs, coins: d.coins, cost: d.cost, under: d.under, from: d.from, mall: d.mall, counter: e.counted.counter}
	if d != want || int(d.coins) != e.coins || int(d.cost) != row.Cost || int(d.under) != e.holds.under || int(d.from) != e.holds.from || d.mall == 1 != (row.Icon != Plain) {
		t.Errorf("%s: %+v, its row says %+v", c, d, row)
	}
}

// What is kept of a position is what a look through all its cards finds, after each
// event of each go.
func TestWhatIsKeptIsWhatIsThere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		turns(t, func(p played) {
			p.each(func(e Event, at *Position) {
				if wrong := misKept(at); wrong != "" {
					t.Fatalf("after %T%+v: %s", e, e, wrong)
				}
			})
			if wrong := misKept(&p.after); wrong != "" {
				t.Fatalf("after the turn: %s", wrong)
			}
		})
	})
}

func misKept(p *Position) string {
	if scanned(&p.Market.Offer) != p.Market.Offer.Kinds() {
		return "the offer"
	}
	for s := range p.Players {
		town := &p.Towns[s]
		built, open := 0, Cards(0)
		for c := NoCard; c < NumCards; c++ {
			if c.IsLandmark() && c != CityHall && town.Owned.Of(c) > 0 {
				built++
			}
			if town.Owned.Of(c) > town.Closed.Of(c) {
				open |= CardsOf(c)
			}
		}
		switch {
		case scanned(&town.Owned) != town.Owned.Kinds():
			return "what a town owns"
		case scanned(&town.Closed) != town.Closed.Kinds():
			return "what is closed"
		case built != town.Landmarks():
			return "the landmarks"
		case open != town.open():
			return "what is open"
		}
	}
	return ""
}

// scanned are the kinds of a stock, card by card.
func scanned(s *Stock) Cards {
	var kinds Cards
	for c, copies := range s.All() {
		if copies > 0 {
			kinds |= CardsOf(Card(c))
		}
	}
	return kinds
}

// What can be bought is what nothing speaks against, rule by rule (rulings 7.2, 7.3).
func TestBuyableIsWhatIsNotRefused(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		for s := range p.Players {
			town := &p.Towns[s]
			v := Look(&p, Seat(s))
			for c := NoCard; c < NumCards; c++ {
				row := table[c]
				can := c != NoCard && c != CityHall && p.Rules.InPlay().Has(c) && row.Cost <= town.Coins &&
					(c.IsLandmark() || p.Market.Offer.Of(c) > 0) && (!c.IsLandmark() && !c.IsMajor() || town.Owned.Of(c) == 0)
				if v.Buyable().Has(c) != can || (v.Refusal(c) == NoRefusal) != can {
					t.Fatalf("%s: buyable %v, refusal %d, want %v", c, v.Buyable().Has(c), v.Refusal(c), can)
				}
			}
		}
	})
}

func TestStocks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var stock Stock
		var want [NumCards]uint8
		for range rapid.IntRange(0, 40).Draw(t, "changes") {
			c := Card(rapid.IntRange(1, int(NumCards)-1).Draw(t, "card"))
			n := rapid.IntRange(0, 3).Draw(t, "copies")
			if rapid.Bool().Draw(t, "put") {
				stock.Put(c, n)
				want[c] = uint8(n)
			} else {
				n = max(n-2, -int(want[c]))
				stock.Add(c, n)
				want[c] = uint8(int(want[c]) + n)
			}
			if stock.All() != want || stock.Of(c) != int(want[c]) || stock.Has(c) != (want[c] > 0) || stock.Kinds() != scanned(&stock) {
				t.Fatalf("%+v, want %v", stock, want)
			}
		}
		n, last := 0, NoCard
		for left := stock.Kinds(); left != 0; left = left.Rest() {
			if c := left.First(); c <= last || !stock.Has(c) {
				t.Fatalf("%s after %s", c, last)
			}
			n, last = n+1, left.First()
		}
		if n != stock.Kinds().Count() || last != stock.Kinds().last() {
			t.Fatalf("%d cards, the last %s", n, last)
		}
	})
}

package engine

// This file holds the table of cards sorted for the loop: sets of cards by total,
// colour, price and expansion, and of each card what it pays with. It is derived from
// the rows of table, once, at the start; nothing stands here that does not stand there.
// sorted_test.go holds it against the rows.

// A sorting is what can be known of all cards without looking at one.
type sorting struct {
	up         [highest + 1]activated
	affordable [dearest + 1]Cards // with so many coins, and more
	ofSets     [Everything + 1]Cards
	majors     Cards // purple
	lowNumbers Cards // lowest activation number 6 or less, no Majors (ruling 2.6)
	cups       Cards // cup and bread cards (ruling 1.3)
	red        Cards
	deeds      [NumCards]deed
}

// activated are the Establishments that a total activates, by what they do.
type activated struct {
	red, blue, green, purple Cards // green without the loans
	loans                    Cards // of the green cards those that cost (5.3)
	working                  Cards // those that change the town (5.7)
}

// A deed is what a card does that needs no decision, in little room.
type deed struct {
	counts Cards // cards that multiply the coins; none: once
	needs  Cards // landmarks that the owner must have
	coins  uint8 // a copy, or a copy and counted card
	cost   uint8
	under  uint8 // the owner has fewer landmarks; 0: however many
	from   uint8 // the roller has so many landmarks or more
	mall   uint8 // 1 for what the Shopping Mall raises (1.3)
	counter
}

const (
	highest = 14 // two sixes and the Harbour's two (4.3)
	dearest = 30 // the Airport

	landmarks      = Cards(1<<CityHall - 1<<FirstLandmark) // those that can be built
	establishments = Cards(1<<NumCards - 1<<FirstEstablishment)
)

var sorted = sort(&table)

func sort(rows *[NumCards]Print) *sorting {
	s := &sorting{}
	for c := FirstLandmark; c <= LastEstablishment; c++ {
		s.addCard(c, &rows[c])
	}
	for c := FirstLandmark; c <= LastEstablishment; c++ {
		s.deeds[c] = s.deedOf(&rows[c])
	}
	return s
}

func (s *sorting) addCard(c Card, row *Print) {
	set := CardsOf(c)
	for coins := row.Cost; coins <= dearest; coins++ {
		s.affordable[coins] |= set
	}
	for sets := range s.ofSets {
		if Set(sets)&row.Set != 0 {
			s.ofSets[sets] |= set
		}
	}
	if row.Icon != Plain {
		s.cups |= set
	}
	switch {
	case row.Colour == Purple:
		s.majors |= set
	case 0 < row.On.Low && row.On.Low <= 6:
		s.lowNumbers |= set
	}
	if row.Colour == Red {
		s.red |= set
	}
	for total := row.On.Low; 0 < total && total <= row.On.High; total++ {
		s.up[total].add(set, row)
	}
}

func (a *activated) add(set Cards, row *Print) {
	switch row.Colour {
	case Red:
		a.red |= set
	case Blue:
		a.blue |= set
	case Purple:
		a.purple |= set
	case Green:
		if row.effect.loan {
			a.loans |= set
		} else {
			a.green |= set
		}
	}
	if row.effect.task != nil {
		a.working |= set
	}
}

func (s *sorting) deedOf(row *Print) deed {
	e := &row.effect
	d := deed{
		counts: e.counted.cards, needs: e.holds.needs, coins: uint8(e.coins), cost: uint8(row.Cost),
		under: uint8(e.holds.under), from: uint8(e.holds.from), counter: e.counted.counter,
	}
	if e.counted.red {
		d.counts = s.red
	}
	if row.Icon != Plain {
		d.mall = 1
	}
	return d
}

// canPay is the set of cards that cost no more.
func (s *sorting) canPay(coins int) Cards { return s.affordable[min(coins, dearest)] }

package bots

import (
	"testing"

	"machipost/engine"

	"pgregory.net/rapid"
)

// What is expected of a round, as the words have it: total by total, each by itself,
// without the sums of a forecast.

func (t *table) plainOnce(dice int) int {
	sum := 0
	for total := lowest(dice); total <= greatest(dice); total++ {
		sum += throws(dice, total) * t.ownGain(total)
	}
	return sum
}

func (t *table) plainExpected(dice int) int {
	once := t.plainOnce(dice)
	sum := once
	if t.mine().Has(engine.RadioTower) {
		sum = 0
		for total := lowest(dice); total <= greatest(dice); total++ {
			sum += throws(dice, total) * max(parts*t.ownGain(total), once)
		}
		sum /= parts
	}
	if dice == 2 && t.mine().Has(engine.AmusementPark) {
		sum += sum / 5
	}
	return sum
}

func (t *table) plainBest() (dice, expected int) {
	one := t.plainExpected(1)
	if two := t.plainExpected(2); t.mine().Has(engine.TrainStation) && two >= one {
		return 2, two
	}
	return 1, one
}

func (t *table) plainIncomeNow() int {
	_, sum := t.plainBest()
	for s := range engine.Seat(t.players) {
		if s == t.me {
			continue
		}
		var of [3]int
		for dice := 1; dice <= 2; dice++ {
			for total := lowest(dice); total <= greatest(dice); total++ {
				of[dice] += throws(dice, total) * t.gain(s, total)
			}
		}
		if t.towns[s].Has(engine.TrainStation) {
			sum += (of[1] + of[2]) / 2
		} else {
			sum += of[1]
		}
	}
	if t.mine().Has(engine.Airport) {
		sum += parts * airportPay
	}
	return sum
}

func (t *table) plainOutlook() int {
	soon := *t
	soon.equip()
	return t.outlookOf(max((t.plainIncomeNow()+soon.plainIncomeNow())/2, 1))
}

// A forecast is what its totals come to one by one, in any position, and so is what it
// makes of each purchase without counting anew.
func TestAForecastIsWhatTheTotalsComeTo(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		me := engine.Seat(rapid.IntRange(0, p.Players-1).Draw(t, "seat"))
		now, long := seen(engine.Look(&p, me)), foreseen(engine.Look(&p, me))
		var f forecast
		f.ownRoll(&now)
		dice, expected := f.bestDice(&now)
		if plain, want := now.plainBest(); dice != plain || expected != want {
			t.Fatalf("%d dice for %d, one by one %d for %d", dice, expected, plain, want)
		}
		if got, want := long.outlook(), long.plainOutlook(); got != want {
			t.Fatalf("the outlook is %d, one by one %d", got, want)
		}
		var all prospects
		all.of(&long)
		before := all
		for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
			single := c.IsLandmark() || c.IsMajor()
			if c == engine.CityHall || single && long.mine().Has(c) || !p.Rules.InPlay().Has(c) {
				continue
			}
			after := long.bought(c)
			if got, want := all.after(c), after.plainOutlook(); got != want {
				t.Fatalf("after the purchase of %s the outlook is %d, one by one %d", c, got, want)
			}
			if all != before {
				t.Fatalf("asking for %s has changed the table", c)
			}
		}
	})
}

// What addRed builds on: a roll activates one kind of red card at most.
func TestNoTwoRedCardsHaveANumberInCommon(t *testing.T) {
	t.Parallel()
	for total, cards := range activated {
		red := 0
		for _, c := range cards {
			if c.Colour() == engine.Red {
				red++
			}
		}
		if red > 1 {
			t.Errorf("%d red cards on %d", red, total)
		}
	}
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if redCards.Has(c) != (c.Colour() == engine.Red) {
			t.Errorf("%s is among the red cards: %v", c, redCards.Has(c))
		}
	}
}

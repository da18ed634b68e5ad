package bots

import "machipost/engine"

// This file counts by the chances of dice. Expected coins are in parts: 36 of
// them are one coin, so that everything stays a whole number.

// parts is how many equally likely throws two dice have.
const parts = 36

// throws is how many of those throws show this total. Of one die each face
// counts as six.
func throws(dice, total int) int {
	if dice == 1 {
		return 6
	}
	return 6 - max(total-7, 7-total)
}

// lowest and greatest are the totals that so many dice can show.
func lowest(dice int) int   { return dice }
func greatest(dice int) int { return 6 * dice }

// ownGain is the gain of a roll of the player's own. With the Harbour it is the
// better of the two totals.
func (t *table) ownGain(total int) int {
	gain := t.gain(t.me, total)
	if total >= engine.HarbourFrom && t.mine().Has(engine.Harbour) {
		return max(gain, t.gain(t.me, total+engine.HarbourAdds))
	}
	return gain
}

// gains are what the player may expect of each total of his own, from the first: the
// better one with the Harbour.
type gains [highest + 1]int

// gains are those of a forecast.
func (f *forecast) gains(t *table) gains {
	var g gains
	purse := int32(t.purse(t.me))
	for total := range g {
		g[total] = int(f.own[total] - min(f.due[total], purse))
	}
	if t.mine().Has(engine.Harbour) {
		for total := engine.HarbourFrom; total <= greatest(2); total++ {
			g[total] = max(g[total], g[total+engine.HarbourAdds])
		}
	}
	return g
}

// once is what the player may expect, in parts, of one throw of so many dice.
func (g *gains) once(dice int) int {
	if dice == 1 {
		return 6 * (g[1] + g[2] + g[3] + g[4] + g[5] + g[6])
	}
	return 1*(g[2]+g[12]) + 2*(g[3]+g[11]) + 3*(g[4]+g[10]) + 4*(g[5]+g[9]) + 5*(g[6]+g[8]) + 6*g[7]
}

// expected is what the player may expect, in parts, of a go with so many dice:
// of a throw, of another where the Radio Tower is of use, and of the extra goes
// of an Amusement Park.
func (g *gains) expected(t *table, dice int) int {
	sum := g.once(dice)
	if t.mine().Has(engine.RadioTower) {
		sum = g.withReroll(dice, sum)
	}
	if dice == 2 && t.mine().Has(engine.AmusementPark) {
		sum += sum / 5 // one go in six earns another: 1/6 + 1/36 + ...
	}
	return sum
}

// withReroll is what the better of each throw and of once more what all throws may
// bring comes to.
func (g *gains) withReroll(dice, once int) int {
	sum := 0
	for total := lowest(dice); total <= greatest(dice); total++ {
		sum += throws(dice, total) * max(parts*g[total], once)
	}
	return sum / parts
}

// bestDice is how many dice the player should roll, and what may be expected of
// them, in parts.
func (f *forecast) bestDice(t *table) (dice, expected int) {
	g := f.gains(t)
	one := g.expected(t, 1)
	if !t.mine().Has(engine.TrainStation) {
		return 1, one
	}
	if two := g.expected(t, 2); two >= one {
		return 2, two
	}
	return 1, one
}

// fromRoll is what the player may expect, in parts, of a roll of another. Who
// has a Train Station is taken to roll one die as often as two.
func (f *forecast) fromRoll(t *table, roller engine.Seat) int {
	one := int(f.blue[1] + f.red[roller][1])
	if !t.towns[roller].Has(engine.TrainStation) {
		return one
	}
	return (one + int(f.blue[2]+f.red[roller][2])) / 2
}

// incomeNow is what the player may expect of a round, in parts, as the towns
// are.
func (f *forecast) incomeNow(t *table) int {
	_, sum := f.bestDice(t)
	for s := range engine.Seat(t.players) {
		if s != t.me {
			sum += f.fromRoll(t, s)
		}
	}
	if t.mine().Has(engine.Airport) {
		sum += parts * airportPay
	}
	return sum
}

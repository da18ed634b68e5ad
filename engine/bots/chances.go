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

// Harbour figures of ruling 4.3.
const (
	harbourFrom = 10
	harbourAdds = 2
)

// ownGain is the gain of a roll of the player's own. With the Harbour it is the
// better of the two totals.
func (t *table) ownGain(total int) int {
	gain := t.gain(t.me, total)
	if total >= harbourFrom && t.mine().Has(engine.Harbour) {
		return max(gain, t.gain(t.me, total+harbourAdds))
	}
	return gain
}

// expectedOnce is what the player may expect, in parts, of one throw of so many
// dice.
func (t *table) expectedOnce(dice int) int {
	sum := 0
	for total := lowest(dice); total <= greatest(dice); total++ {
		sum += throws(dice, total) * t.ownGain(total)
	}
	return sum
}

// expected is what the player may expect, in parts, of a go with so many dice:
// of a throw, of another where the Radio Tower is of use, and of the extra goes
// of an Amusement Park.
func (t *table) expected(dice int) int {
	sum := t.expectedOnce(dice)
	if t.mine().Has(engine.RadioTower) {
		sum = t.expectedWithReroll(dice, sum)
	}
	if dice == 2 && t.mine().Has(engine.AmusementPark) {
		sum += sum / 5 // one go in six earns another: 1/6 + 1/36 + ...
	}
	return sum
}

// expectedWithReroll is what the better of each throw and of once more what all
// throws may bring comes to.
func (t *table) expectedWithReroll(dice, once int) int {
	sum := 0
	for total := lowest(dice); total <= greatest(dice); total++ {
		sum += throws(dice, total) * max(parts*t.ownGain(total), once)
	}
	return sum / parts
}

// bestDice is how many dice the player should roll, and what may be expected of
// them, in parts.
func (t *table) bestDice() (dice, expected int) {
	one := t.expected(1)
	if !t.mine().Has(engine.TrainStation) {
		return 1, one
	}
	if two := t.expected(2); two >= one {
		return 2, two
	}
	return 1, one
}

// fromRoll is what the player may expect, in parts, of a roll of another. Who
// has a Train Station is taken to roll one die as often as two.
func (t *table) fromRoll(roller engine.Seat) int {
	one := t.fromDice(roller, 1)
	if !t.towns[roller].Has(engine.TrainStation) {
		return one
	}
	return (one + t.fromDice(roller, 2)) / 2
}

func (t *table) fromDice(roller engine.Seat, dice int) int {
	sum := 0
	for total := lowest(dice); total <= greatest(dice); total++ {
		sum += throws(dice, total) * t.gain(roller, total)
	}
	return sum
}

package bots

import "machipost/engine"

// steady1 is the strategy "steady-1". It wants all landmarks soon, looks no
// further than the answer it gives, and never does harm for harm's sake but
// where the card asks for it. It never changes (see the package).
type steady1 struct{}

var _ engine.Decisions = steady1{}

// DiceToRoll is as many as bring more.
func (steady1) DiceToRoll(v engine.View) int {
	t := seen(v)
	var f forecast
	f.ownRoll(&t)
	dice, _ := f.bestDice(&t)
	return dice
}

// Reroll is yes if another throw of as many dice may be expected to bring more
// than this one.
func (steady1) Reroll(v engine.View) bool {
	t := seen(v)
	dice := diceThrown(v, &t)
	var f forecast
	f.ownRoll(&t)
	g := f.gains(&t)
	once := g.once(dice)
	lies := parts * t.ownGain(v.Total())
	if v.Doubles() && t.mine().Has(engine.AmusementPark) {
		lies += once // an extra go
	}
	return lies < once
}

// diceThrown is how many dice lie there. A View does not tell, but a total does,
// or doubles; else they are as many as the bot answered before.
func diceThrown(v engine.View, t *table) int {
	if v.Total() > greatest(1) || v.Doubles() {
		return 2
	}
	var f forecast
	f.ownRoll(t)
	dice, _ := f.bestDice(t)
	return dice
}

// AddTwo is yes if the higher total brings more.
func (steady1) AddTwo(v engine.View) bool {
	t := seen(v)
	return t.gain(t.me, v.Total()+engine.HarbourAdds) > t.gain(t.me, v.Total())
}

// Demolish is the landmark that delays the end least.
func (steady1) Demolish(v engine.View) engine.Card {
	t := foreseen(v)
	return t.leastMissed(engine.FirstLandmark, engine.CityHall-1)
}

// Move is the card that is least missed, to the player who is furthest from
// the end; none if there is nothing to give.
func (steady1) Move(v engine.View) engine.Move {
	t := foreseen(v)
	card := t.leastMissed(engine.FirstEstablishment, engine.LastEstablishment)
	if card == engine.NoCard {
		return engine.Move{}
	}
	return engine.Move{Card: card, To: t.hindmost()}
}

// TVVictim is the richest other player.
func (steady1) TVVictim(v engine.View) engine.Seat { return v.Richest() }

// Swap is the player's least missed card for the one that is most welcome, if
// the end comes nearer by it.
func (steady1) Swap(v engine.View) engine.Swap {
	t := foreseen(v)
	gives := t.leastMissed(engine.FirstEstablishment, engine.LastEstablishment)
	if gives == engine.NoCard {
		return engine.Swap{}
	}
	given := t.without(gives)
	best, shortest := engine.Swap{}, t.outlook()
	for s := range engine.Seat(t.players) {
		if s == t.me {
			continue
		}
		if card, outlook := given.mostWelcome(s); outlook < shortest {
			best, shortest = engine.Swap{Mine: gives, Theirs: card, Of: s}, outlook
		}
	}
	return best
}

// Renovate is the Establishment whose closing is worth most.
func (steady1) Renovate(v engine.View) engine.Card {
	t := seen(v)
	card, _ := t.bestToRenovate()
	return card
}

// Convene is the card that brings most, if that is more than the Convention
// Center costs, which is lost by it.
func (steady1) Convene(v engine.View) engine.Card {
	t := seen(v)
	card, _ := t.bestToConvene()
	return card
}

// Candidates are the one purchase that brings the end nearest, if any does.
func (steady1) Candidates(v engine.View) engine.Candidates {
	t := foreseen(v)
	var prospects prospects
	prospects.of(&t)
	best, shortest := engine.NoCard, prospects.saved()
	for left := v.Buyable(); left != 0; left = left.Rest() {
		c := left.First()
		if outlook := prospects.after(c); outlook < shortest {
			best, shortest = c, outlook
		}
	}
	return engine.Candidates{best}
}

// Invest is yes if the coin brings the end nearer on the Tech Startup than in
// hand.
func (steady1) Invest(v engine.View) bool {
	t := foreseen(v)
	after := t.invested()
	return after.outlook() < t.outlook()
}

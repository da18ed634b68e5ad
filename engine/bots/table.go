package bots

import "machipost/engine"

// A table is what a bot sees, as a value that it can change to ask what if.
type table struct {
	players   int
	me        engine.Seat
	landmarks engine.Cards // in play
	towns     [engine.MaxPlayers]engine.Town

	// longRun looks past this go: closed cards will be open again, and purses
	// are not as full or empty as they happen to be.
	longRun bool
}

// seen returns the table as it lies there.
func seen(v engine.View) table {
	t := table{players: v.Players(), me: v.Me(), landmarks: v.Rules().Landmarks}
	for s := range engine.Seat(t.players) {
		t.towns[s] = v.Town(s)
	}
	return t
}

// foreseen returns the table as it will be in the long run.
func foreseen(v engine.View) table {
	t := seen(v)
	t.longRun = true
	for s := range t.players {
		t.towns[s].Closed = engine.Stock{}
	}
	return t
}

// mine is the town of the player who decides.
func (t *table) mine() *engine.Town { return &t.towns[t.me] }

// bought returns the table after a purchase.
func (t table) bought(c engine.Card) table {
	t.buy(c, 1)
	return t
}

// buy buys a card, or takes the purchase back for -1.
func (t *table) buy(c engine.Card, times int) {
	t.mine().Owned.Add(c, times)
	t.mine().Coins += times * (yields[c].gift - c.Cost())
}

// without returns the table with a card of the player's gone.
func (t table) without(c engine.Card) table {
	t.mine().Owned.Add(c, -1)
	return t
}

// with returns the table with one more card of the player's.
func (t table) with(c engine.Card) table {
	t.mine().Owned.Add(c, 1)
	return t
}

// invested returns the table with one more coin on the Tech Startup.
func (t table) invested() table {
	t.mine().Coins--
	t.mine().Investment++
	return t
}

// equip builds those landmarks that let cards act at all, everybody's Train Station and
// the player's Harbour, and tells whether there were any to build.
func (t *table) equip() bool {
	built := false
	if t.landmarks.Has(engine.TrainStation) {
		for s := range t.players {
			built = built || !t.towns[s].Has(engine.TrainStation)
			t.towns[s].Owned.Put(engine.TrainStation, 1)
		}
	}
	if t.landmarks.Has(engine.Harbour) {
		built = built || !t.mine().Has(engine.Harbour)
		t.mine().Owned.Put(engine.Harbour, 1)
	}
	return built
}

// usualPurse is what players are taken to have in the long run, at least.
const usualPurse = 6

// purse is what can be taken from a player.
func (t *table) purse(s engine.Seat) int {
	if t.longRun {
		return max(t.towns[s].Coins, usualPurse)
	}
	return t.towns[s].Coins
}

// toBuild are the costs and the number of the landmarks that a player still has
// to build.
func (t *table) toBuild(s engine.Seat) (coins, left int) {
	for c := engine.FirstLandmark; c < engine.CityHall; c++ {
		if t.landmarks.Has(c) && !t.towns[s].Has(c) {
			coins += c.Cost()
			left++
		}
	}
	return coins, left
}

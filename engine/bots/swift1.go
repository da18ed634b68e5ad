package bots

import "machipost/engine"

// swift1 is the strategy "swift-1", for playing millions of goes a second. It looks at
// sets of cards and never counts what a card would bring: what to buy stands in a table.
// It never changes (see the package).
type swift1 struct{ engine.NoOrders }

var _ engine.Decisions = swift1{}

// swiftWishes are what swift-1 would buy, the dearest wish first, by the stage of its
// town. It buys nothing that stands in no list, and saves its coins instead. The lists
// were found by playing: each is what won most games against lists like it.
var swiftWishes = [...][]engine.Card{
	{ // no landmark stands
		engine.CornField, engine.ShoppingMall, engine.Bakery, engine.AmusementPark, engine.Harbour,
		engine.LivestockFarm, engine.TrainStation, engine.RadioTower, engine.Airport,
	},
	{ // one or two
		engine.CornField, engine.TVStation, engine.RadioTower, engine.SushiBar, engine.ConvenienceStore,
		engine.FrenchRestaurant, engine.FlowerOrchard, engine.MackerelBoat, engine.PizzaJoint, engine.Vineyard,
		engine.Cafe, engine.Bakery, engine.Harbour, engine.TaxOffice, engine.TunaBoat, engine.AmusementPark,
		engine.ShoppingMall, engine.Stadium, engine.Publisher, engine.Airport, engine.MembersOnlyClub,
		engine.Restaurant, engine.TrainStation,
	},
	{ // three or four
		engine.CornField, engine.TrainStation, engine.Vineyard, engine.ShoppingMall, engine.Airport,
		engine.RadioTower, engine.Harbour, engine.Cafe, engine.AmusementPark,
	},
	{ // five or more
		engine.Harbour, engine.Airport, engine.MembersOnlyClub, engine.ShoppingMall, engine.TrainStation,
		engine.WheatField, engine.RadioTower, engine.AmusementPark,
	},
}

// swiftStages are the stages of a town by how many landmarks stand in it.
var swiftStages = [engine.CityHall]uint8{0, 1, 1, 2, 2, 3, 3}

// A wishList is a list of wishes turned round.
type wishList struct {
	cards engine.Cards
	place [engine.NumCards]uint8 // in the list
}

var swiftLists = wishLists()

func wishLists() (lists [len(swiftWishes)]wishList) {
	for stage, wishes := range swiftWishes {
		lists[stage].cards = engine.CardsOf(wishes...)
		for i, c := range wishes {
			lists[stage].place[c] = uint8(i)
		}
	}
	return lists
}

// dearest is the card of a set that is the dearest wish, NoCard if none is one.
func (l *wishList) dearest(of engine.Cards) engine.Card {
	found, first := engine.NoCard, uint8(engine.NumCards)
	for left := of & l.cards; left != 0; left = left.Rest() {
		if c := left.First(); l.place[c] < first {
			found, first = c, l.place[c]
		}
	}
	return found
}

// earning are the cards that earn on a go of their owner's, by total; low and high are
// those for one die and those that want two.
var earning, low, high = earningCards()

func earningCards() (byTotal [highest + 1]engine.Cards, low, high engine.Cards) {
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		on := c.Print().On
		for total := on.Low; total <= on.High && c.Colour() != engine.Red; total++ {
			byTotal[total] |= engine.CardsOf(c)
			if total <= greatest(1) {
				low |= engine.CardsOf(c)
			} else if total <= greatest(2) {
				high |= engine.CardsOf(c)
			}
		}
	}
	return byTotal, low, high
}

// DiceToRoll is two with at least half as many kinds for two dice as for one.
func (swift1) DiceToRoll(v engine.View) int {
	mine := v.Kinds(v.Me())
	if 2*(mine&high).Count() >= (mine & low).Count() {
		return 2
	}
	return 1
}

// Reroll is yes where nothing earns.
func (swift1) Reroll(v engine.View) bool { return v.Kinds(v.Me())&earning[v.Total()] == 0 }

// AddTwo is yes where nothing earns.
func (swift1) AddTwo(v engine.View) bool { return v.Kinds(v.Me())&earning[v.Total()] == 0 }

// Candidates are the dearest wish that can be bought.
func (swift1) Candidates(v engine.View) engine.Candidates {
	list := &swiftLists[swiftStages[v.Landmarks(v.Me())]]
	return engine.Candidates{list.dearest(v.Buyable())}
}

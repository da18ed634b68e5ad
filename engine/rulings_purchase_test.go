package engine

// Section 7: purchase.
var purchaseRulings = []ruling{
	{"7.1", "a player with no coins gets one", deal(town(0, CityHall), town(0, CityHall)).roll(6), wants{coins(1, 0)}},
	{"7.1", "and may spend it", deal(town(0, CityHall), town(0)).roll(6).orders(script{buy: []Card{WheatField}}),
		wants{coins(0, 0), owns(0, WheatField, 1)}},
	{"7.1", "a player with a coin gets none", deal(town(1, CityHall), town(0)).roll(6), wants{coins(1, 0), never(CityHallPaid{})}},
	{"7.1", "nor does one without a City Hall", deal(town(0), town(0)).roll(6), wants{coins(0, 0), never(CityHallPaid{})}},
	{"7.1", "not after a purchase that took the last coin",
		deal(town(1, CityHall), town(0)).roll(6).orders(script{buy: []Card{WheatField}}), wants{coins(0, 0)}},

	{"7.2", "one card a go", deal(town(20), town(0)).roll(6).orders(script{buy: []Card{Mine, Forest}}),
		wants{coins(14, 0), owns(0, Mine, 1), owns(0, Forest, 0)}},
	{"7.2", "a landmark is a card too", deal(town(20), town(0)).roll(6).orders(script{buy: []Card{TrainStation, Forest}}),
		wants{coins(16, 0), owns(0, TrainStation, 1), owns(0, Forest, 0)}},
	{"7.2", "a landmark that is not in play cannot be built",
		deal(town(20), town(0)).until(First, RadioTower).roll(6).orders(script{buy: []Card{TrainStation}}), wants{coins(20, 0), never(Bought{})}},
	{"7.2", "the City Hall cannot be built", deal(town(20), town(0)).roll(6).orders(script{buy: []Card{CityHall}}), wants{never(Bought{})}},

	{"7.3", "the first candidate that can be bought: the others were not on offer, too dear, owned, built",
		deal(town(6, Stadium, TrainStation), town(0)).roll(1, 1).offer(Cafe, 0).
			orders(script{buy: []Card{Cafe, TVStation, Stadium, TrainStation, Forest}}),
		wants{coins(3, 0), owns(0, Forest, 1), owns(0, Stadium, 1), owns(0, TrainStation, 1)}},
	{"7.3", "none of them", deal(town(2), town(0)).roll(1).orders(script{buy: []Card{Mine, Forest}}), wants{coins(2, 0), never(Bought{})}},
	{"7.3", "five at most", nil, wants{holds("candidates", MaxCandidates, 5)}},
	{"7.3", "exactly the price is enough", deal(town(6), town(0)).roll(1).orders(script{buy: []Card{Mine}}), wants{coins(0, 0), owns(0, Mine, 1)}},
	{"7.3", "a closed Major is owned",
		deal(town(20, shut(1, Stadium)), town(0)).roll(1).orders(script{buy: []Card{Stadium}}), wants{never(Bought{})}},

	{"7.4", "no candidates, no purchase", deal(town(20), town(20)).roll(1, 1, 1).goes(0), wants{coins(20, 20), never(Bought{})}},

	{"7.5", "the card leaves the offer, the price goes to the bank",
		deal(town(9), town(0)).roll(1).orders(script{buy: []Card{Mine}}), wants{coins(3, 0), offers(Mine, 1)}},
	{"7.5", "the offer is refilled at once, repeats on their stacks",
		deal(town(9), town(9)).market(Deck, 10, append(tenDifferent[:10:10], Cafe, Cafe, Park, Winery)).goes(2).roll(6, 6).
			orders(script{buy: []Card{Mine}}).seat(1, script{buy: []Card{Park}}),
		wants{offers(Mine, 0), offers(Cafe, 3), owns(1, Park, 1), offers(Winery, 1)}},
	{"7.5", "a stack that is not empty needs no refill",
		deal(town(9), town(0)).market(Deck, 10, []Card{Mine, Mine, WheatField, LivestockFarm, Bakery, Cafe, CornField, Forest, Stadium,
			Vineyard, Park, Winery}).roll(6).orders(script{buy: []Card{Mine}}), wants{offers(Mine, 1), offers(Winery, 0), different(10)}},
	{"7.5", "a bought card acts from the next roll on",
		deal(town(9), town(0)).roll(1, 1).goes(2).orders(script{goBuys: [][]Card{{WheatField}}}), wants{coins(9, 0)}},
	{"7.5", "a landmark acts from the next roll on",
		deal(town(4), town(0)).roll(1, 1, 1, 2).goes(0).orders(script{goBuys: [][]Card{{TrainStation}}}),
		wants{told(Rolled{Seat: 0, Dice: Throw{1}}), told(Rolled{Seat: 0, Dice: Throw{1, 2}})}},

	{"7.6", "a go without a purchase earns 10", deal(town(0, Airport), town(0, Airport)).roll(1), wants{coins(10, 0)}},
	{"7.6", "in an extra go too", deal(town(0, Airport, TrainStation, AmusementPark), town(0)).roll(1, 1, 1, 2).goes(2), wants{coins(20, 0)}},
	{"7.6", "a go with a purchase earns nothing", deal(town(5, Airport), town(0)).roll(1).orders(script{buy: []Card{Forest}}), wants{coins(2, 0)}},
	{"7.6", "a card that costs nothing is a purchase",
		deal(town(5, Airport), town(0)).roll(1).orders(script{buy: []Card{GeneralStore}}), wants{coins(5, 0)}},
	{"7.6", "buying the Airport is a purchase", deal(town(30), town(0)).roll(1).orders(script{buy: []Card{Airport}}), wants{coins(0, 0)}},
	{"7.6", "candidates that fail are no purchase",
		deal(town(0, Airport), town(0)).roll(1).orders(script{buy: []Card{Mine}}), wants{coins(10, 0), never(Bought{})}},

	{"7.7", "a coin, if ordered", deal(town(5, startup(2)), town(0)).roll(1).orders(script{invest: true}), wants{coins(4, 0), invested(0, 3)}},
	{"7.7", "by default none", deal(town(5, startup(2)), town(0)).roll(1), wants{coins(5, 0), invested(0, 2)}},
	{"7.7", "on the go it was bought, too",
		deal(town(2), town(0)).roll(1).orders(script{invest: true, buy: []Card{TechStartup}}), wants{coins(0, 0), invested(0, 1)}},
	{"7.7", "not without a coin", deal(town(0, startup(2)), town(0)).roll(1).orders(script{invest: true}), wants{invested(0, 2)}},
	{"7.7", "not without a Tech Startup", deal(town(5), town(0)).roll(1).orders(script{invest: true}), wants{coins(5, 0), never(Invested{})}},
	{"7.7", "not on another player's go",
		deal(town(5), town(5, startup(2))).roll(1).seat(1, script{invest: true}), wants{coins(5, 5), invested(1, 2)}},
}

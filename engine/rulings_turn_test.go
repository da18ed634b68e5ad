package engine

// Section 3: a postal turn.
var turnRulings = []ruling{
	{"3.1", "four players, turn 1", deal(town(0), town(0), town(0), town(0)).goes(0).roll(1, 1, 1, 1, 1), wants{sequence("1 2 3 4 1")}},
	{"3.1", "four players, turn 2",
		deal(town(0), town(0), town(0), town(0)).turn(2).goes(0).roll(1, 1, 1, 1, 1), wants{sequence("2 3 4 1 2")}},
	{"3.1", "two players, turn 3", deal(town(0), town(0)).turn(3).goes(0).roll(1, 1, 1), wants{sequence("1 2 1")}},
	{"3.1", "five players, turn 5", deal(town(0), town(0), town(0), town(0), town(0)).turn(5).goes(0).roll(1, 1, 1, 1, 1, 1),
		wants{sequence("5 1 2 3 4 5"), nextTurn(6)}},
	{"3.1", "a turn stopped short does not count", deal(town(0), town(0)).goes(2).roll(1, 1), wants{sequence("1 2"), nextTurn(1)}},

	{"3.2", "rounds run on across turns: in turn 2 of two the round ends with the first go",
		deal(town(0), town(4)).turn(2).until(Round, TrainStation).seat(1, script{buy: []Card{TrainStation}}).goes(0).roll(1),
		wants{winners(1), sequence("2")}},
	{"3.2", "in turn 2 of three the round that player 2 continues ends with player 3",
		deal(town(0), town(4), town(0)).turn(2).until(Round, TrainStation).seat(1, script{buy: []Card{TrainStation}}).goes(0).roll(1, 1),
		wants{winners(1), sequence("2 3")}},

	{"3.3", "dice, payments, income, Majors, City Hall, purchase, refill, investment",
		deal(town(1, CityHall, TrainStation, Forest, Winery, Vineyard, Mine, TaxOffice, startup(0)), town(0, Restaurant), town(20)).
			market(Deck, 10, tenDifferent, nil, nil).roll(4, 5).orders(script{invest: true, buy: []Card{Forest}}),
		wants{order("Offered Offered Offered Offered Offered Offered Offered Offered Offered Offered " +
			"GoBegan Rolled Paid Earned Earned Closed Paid Bought Invested")}},
	{"3.3", "City Hall before, Airport after the purchase",
		deal(town(0, CityHall, Airport), town(0)).roll(6), wants{coins(11, 0), order("GoBegan Rolled CityHallPaid AirportPaid")}},

	{"3.4", "doubles earn one extra go straight after this one",
		deal(town(0, TrainStation, AmusementPark), town(0)).goes(0).roll(1, 1, 1, 2, 1, 1, 2), wants{sequence("1 1+ 2 1")}},
	{"3.4", "an extra go with doubles earns another",
		deal(town(0, TrainStation, AmusementPark), town(0)).goes(0).roll(1, 1, 2, 2, 1, 2, 1, 1, 2), wants{sequence("1 1+ 1+ 2 1")}},
	{"3.4", "also after the last go of the turn",
		deal(town(0, TrainStation, AmusementPark), town(0)).goes(0).roll(1, 2, 1, 1, 1, 1, 2), wants{sequence("1 2 1 1+"), nextTurn(2)}},
	{"3.4", "the dice that count are those of the reroll",
		deal(town(0, TrainStation, AmusementPark, RadioTower), town(0)).goes(2).roll(1, 1, 1, 2, 1).orders(script{reroll: true}),
		wants{sequence("1 2")}},
	{"3.4", "doubles of the reroll earn it",
		deal(town(0, TrainStation, AmusementPark, RadioTower), town(0)).goes(2).roll(1, 2, 1, 1, 1, 2, 1, 2).orders(script{reroll: true}),
		wants{sequence("1 1+")}},
	{"3.4", "the Harbour's two do not count",
		deal(town(0, TrainStation, AmusementPark, Harbour), town(0)).goes(2).roll(5, 5, 1, 2).orders(script{addTwo: true}),
		wants{sequence("1 1+")}},
	{"3.4", "no Park, no extra go", deal(town(0, TrainStation), town(0, AmusementPark)).goes(2).roll(1, 1, 1), wants{sequence("1 2")}},
	{"3.4", "a Park bought in the go does not count",
		deal(town(16, TrainStation), town(0)).goes(2).roll(1, 1, 1).orders(script{buy: []Card{AmusementPark}}),
		wants{sequence("1 2"), owns(0, AmusementPark, 1)}},
	{"3.4", "a Park demolished in the go stood when the dice were rolled",
		deal(town(0, TrainStation, AmusementPark, DemolitionCompany), town(0)).goes(2).roll(2, 2, 1, 2).
			orders(script{demolish: AmusementPark}),
		wants{sequence("1 1+"), owns(0, AmusementPark, 0)}},
	{"3.4", "one die shows no doubles",
		deal(town(0, TrainStation, AmusementPark), town(0)).goes(2).roll(2, 2).orders(script{oneDie: true}), wants{sequence("1 2")}},

	{"3.5", "a player without orders keeps taking goes, and earns",
		deal(town(0, TrainStation, WheatField, CityHall), town(0)).goes(0).roll(2, 3, 1, 5, 5),
		wants{sequence("1 2 1"), coins(2, 0), never(Bought{}, Rerolled{})}},
}

// Section 9: the end.
var endRulings = []ruling{
	{"9.1", "the last landmark ends the game at once",
		deal(town(22, Harbour), town(0), town(0)).until(First, Harbour, RadioTower).goes(0).roll(6).orders(script{buy: []Card{RadioTower}}),
		wants{winners(0), sequence("1"), order("GoBegan Rolled Bought Won"), nextTurn(1)}},
	{"9.1", "no investment and no extra go come after it",
		deal(town(30, TrainStation, AmusementPark, startup(0)), town(0)).until(First, TrainStation, AmusementPark, RadioTower).
			goes(0).roll(1, 1).orders(script{buy: []Card{RadioTower}, invest: true}),
		wants{winners(0), sequence("1"), invested(0, 0)}},
	{"9.1", "a landmark that is left out need not be built",
		deal(town(2), town(0)).until(First, Harbour).roll(1).orders(script{buy: []Card{Harbour}}), wants{winners(0)}},
	{"9.1", "all but one is not enough",
		deal(town(2), town(0)).until(First, Harbour, Airport).roll(1).orders(script{buy: []Card{Harbour}}), wants{winners()}},

	{"9.2", "play goes on to the end of the round",
		deal(town(2), town(0), town(0)).until(Round, Harbour).goes(0).roll(1, 1, 1).orders(script{buy: []Card{Harbour}}),
		wants{winners(0), sequence("1 2 3")}},
	{"9.2", "extra goes included",
		deal(town(2), town(0, TrainStation, AmusementPark)).until(Round, Harbour).goes(0).roll(1, 1, 1, 1, 2).orders(script{buy: []Card{Harbour}}),
		wants{winners(0), sequence("1 2 2+")}},
	{"9.2", "among those who have them all most coins win",
		deal(town(3), town(9)).until(Round, Harbour).goes(0).roll(6, 6).
			orders(script{buy: []Card{Harbour}}).seat(1, script{buy: []Card{Harbour}}), wants{winners(1)}},
	{"9.2", "a rich player without them all wins nothing",
		deal(town(3), town(99)).until(Round, Harbour).goes(0).roll(6, 6).orders(script{buy: []Card{Harbour}}), wants{winners(0)}},
	{"9.2", "equal coins share the victory",
		deal(town(9), town(9), town(5)).until(Round, Harbour).goes(0).roll(6, 6, 6).
			orders(script{buy: []Card{Harbour}}).seat(1, script{buy: []Card{Harbour}}), wants{winners(0, 1)}},
	{"9.2", "who builds them in the last go of a turn wins when the round ends, in the next",
		deal(town(4), town(0)).until(Round, TrainStation).goes(0).roll(1, 1, 1).
			orders(script{goBuys: [][]Card{nil, {TrainStation}}}), wants{winners(), nextTurn(2)}},
	{"9.2", "a round that ends with the turn ends the turn too",
		deal(town(0), town(2)).turn(2).until(Round, Harbour).goes(0).roll(1, 1, 1).seat(1, script{goBuys: [][]Card{nil, {Harbour}}}),
		wants{winners(1), sequence("2 1 2"), nextTurn(3)}},
	{"9.2", "demolished before the round ends: play goes on",
		deal(town(2, TrainStation, AmusementPark, DemolitionCompany), town(0)).until(Round, Harbour, TrainStation).goes(0).
			roll(1, 1, 1, 3, 1, 1, 2).orders(script{goBuys: [][]Card{{Harbour}}, demolish: Harbour}),
		wants{winners(), sequence("1 1+ 2 1"), owns(0, Harbour, 0)}},

	{"9.3", "winners, then landmarks, their cost, coins, the cost of Establishments; level ones share", nil, wants{
		ranks([]Seat{1}, "2 1 3", town(90), town(0), town(0)),
		ranks(nil, "2 1", town(90, Airport), town(0, Harbour, TrainStation)),
		ranks(nil, "2 1", town(90, Harbour), town(0, TrainStation)),
		ranks(nil, "2 1", town(3, Harbour, Mine), town(4, Harbour)),
		ranks(nil, "2 1", town(3, x(5, WheatField)), town(3, Mine)),
		ranks(nil, "1 1 3", town(3, Mine), town(3, Stadium), town(2, x(6, Mine))),
		ranks(nil, "1 1", town(3, CityHall), town(3)),
		ranks([]Seat{0, 2}, "1 3 1", town(3, Mine), town(99, Airport), town(3)),
	}},
}

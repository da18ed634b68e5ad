package bots

import "machipost/engine"

// A yield is what one copy of an Establishment brings when it acts, as far as
// it can be counted beforehand. Numbers, colours, icons and costs are those of
// the engine's table.
type yield struct {
	coins  int          // a copy, or a copy and counted card; from the bank or, of red cards, from the roller
	counts engine.Cards // the owner's cards that multiply the coins; none: once
	needs  engine.Card  // a landmark of the owner's without which nothing comes
	under  int          // the owner has fewer landmarks than this; 0: however many
	victim int          // the roller has this many landmarks or more
	every  bool         // the counts of all players multiply
	rests  bool         // works on every second roll only (ruling 5.10)
	gift   int          // coins that come with the purchase (ruling 5.11)
}

// Estimates for what no table can tell.
const (
	everything = 1000 // all that a roller has: more than anybody
	tunaCatch  = 7    // what two dice show on average (ruling 4.5)
	moved      = 3    // the Moving Company's 4, less a card (ruling 5.9)
	demolished = 8    // what a demolition pays, before a landmark is rebuilt (ruling 5.8)
)

var redCards = engine.CardsOf(engine.SushiBar, engine.Cafe, engine.FrenchRestaurant, engine.PizzaJoint,
	engine.HamburgerStand, engine.Restaurant, engine.MembersOnlyClub)

// cupsAndBread are what the Publisher counts (ruling 1.3).
var cupsAndBread = marked()

func marked() (set engine.Cards) {
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if c.Icon() != engine.Plain {
			set |= engine.CardsOf(c)
		}
	}
	return set
}

// yields are those of the blue, green and red cards (rulings 5.2 to 5.5). What
// a Major brings is counted by visit.
var yields = [engine.NumCards]yield{
	engine.WheatField:        {coins: 1},
	engine.SushiBar:          {coins: 3, needs: engine.Harbour},
	engine.GeneralStore:      {coins: 2, under: 2},
	engine.LivestockFarm:     {coins: 1},
	engine.Bakery:            {coins: 1},
	engine.Cafe:              {coins: 1},
	engine.CornField:         {coins: 1, under: 2},
	engine.ConvenienceStore:  {coins: 3},
	engine.DemolitionCompany: {coins: demolished},
	engine.FlowerOrchard:     {coins: 1},
	engine.Forest:            {coins: 1},
	engine.FrenchRestaurant:  {coins: 5, victim: 2},
	engine.LoanOffice:        {coins: -2, gift: 5},
	engine.FlowerShop:        {coins: 1, counts: engine.CardsOf(engine.FlowerOrchard)},
	engine.PizzaJoint:        {coins: 1},
	engine.Vineyard:          {coins: 3},
	engine.CheeseFactory:     {coins: 3, counts: engine.CardsOf(engine.LivestockFarm)},
	engine.HamburgerStand:    {coins: 1},
	engine.MackerelBoat:      {coins: 3, needs: engine.Harbour},
	engine.FurnitureFactory:  {coins: 3, counts: engine.CardsOf(engine.Forest, engine.Mine)},
	engine.Winery:            {coins: 6, counts: engine.CardsOf(engine.Vineyard), rests: true},
	engine.Mine:              {coins: 5},
	engine.MovingCompany:     {coins: moved},
	engine.Restaurant:        {coins: 2},
	engine.AppleOrchard:      {coins: 3},
	engine.SodaBottlingPlant: {coins: 1, counts: redCards, every: true},
	engine.ProduceMarket:     {coins: 2, counts: engine.CardsOf(engine.WheatField, engine.AppleOrchard)},
	engine.FoodWarehouse:     {coins: 2, counts: redCards},
	engine.MembersOnlyClub:   {coins: everything, victim: 3},
	engine.TunaBoat:          {coins: tunaCatch, needs: engine.Harbour},
}

// highest is the highest total there is: two sixes and the Harbour's two.
const highest = 14

// activated are the Establishments that each total activates, in table order;
// NoCard ends a list.
var activated = byTotal()

func byTotal() [highest + 1][engine.NumCards]engine.Card {
	var lists [highest + 1][engine.NumCards]engine.Card
	for total := range lists {
		n := 0
		for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
			if c.Print().On.Hold(total) {
				lists[total][n] = c
				n++
			}
		}
	}
	return lists
}

package engine

import (
	"fmt"
	"testing"
)

// Section 1: cards.
var cardRulings = []ruling{
	{"1.1", "the Sushi Bar costs 4", nil, wants{holds("cost", SushiBar.Print().Cost, 4)}},
	{"1.1", "39 Establishments, 9 of them Majors, 7 landmarks", nil, wants{
		holds("Establishments", int(LastEstablishment-FirstEstablishment)+1, 39), holds("Majors", count(Card.IsMajor), 9),
		holds("landmarks", count(Card.IsLandmark), 7)}},
	{"1.1", "numbers are those of the table", nil, wants{
		holds("Bakery", Bakery.Print().On, Numbers{2, 3}), holds("Park", Park.Print().On, Numbers{11, 13}),
		holds("Tuna Boat", TunaBoat.Print().On, Numbers{12, 14}), holds("Winery", Winery.Print().On, Numbers{9, 9})}},

	{"1.2", "six of each, of Majors one a player, starting cards on top", nil, wants{
		holds("Mine", Copies(Mine, 3), 6), holds("Stadium", Copies(Stadium, 3), 3), holds("Park", Copies(Park, 5), 5),
		holds("Wheat Field", Copies(WheatField, 4), 6), holds("all Wheat Fields", Exist(WheatField, 4), 10),
		holds("all Bakeries", Exist(Bakery, 2), 8), holds("all Mines", Exist(Mine, 2), 6)}},
	{"1.2", "a new market never has a starting card", nil, wants{noStartingCards}},

	{"1.3", "cup and bread", nil, wants{
		icons(Cup, SushiBar, Cafe, FrenchRestaurant, PizzaJoint, HamburgerStand, Restaurant, MembersOnlyClub),
		icons(Bread, GeneralStore, Bakery, ConvenienceStore, FlowerShop)}},
	{"1.3", "a Corn Field feels neither Mall nor Publisher",
		deal(town(0, TrainStation, ShoppingMall, Publisher), town(5, CornField, Mine)).roll(3, 4), wants{coins(0, 5)}},

	{"1.4", "only the owner's cards count",
		deal(town(0, TrainStation, CheeseFactory), town(0, x(3, LivestockFarm))).roll(3, 4), wants{coins(0, 0)}},
	{"1.4", "the Produce Market counts no Flower Orchard, Corn Field or Vineyard",
		deal(town(0, TrainStation, ProduceMarket, AppleOrchard, FlowerOrchard, CornField, Vineyard), town(0)).roll(5, 6), wants{coins(2, 0)}},
	{"1.4", "the Furniture Factory counts Mines",
		deal(town(0, TrainStation, FurnitureFactory, x(2, Mine)), town(0)).roll(4, 4), wants{coins(6, 0)}},

	{"1.5", "Food Warehouse: the owner's red cards alone",
		deal(town(0, TrainStation, FoodWarehouse), town(0, x(4, Cafe))).roll(6, 6), wants{coins(0, 0)}},
	{"1.5", "Soda Bottling Plant: those of all players, the owner's too",
		deal(town(0, TrainStation, SodaBottlingPlant, Cafe), town(0, x(4, Cafe))).roll(5, 6), wants{coins(5, 0)}},

	{"1.6", "the City Hall is no constructed landmark: the General Store earns with one other",
		deal(town(0, CityHall, Harbour, GeneralStore), town(0)).roll(2), wants{coins(2, 0)}},
	{"1.6", "nor for the French Restaurant", deal(town(9, CityHall, Harbour), town(0, FrenchRestaurant)).roll(5), wants{coins(9, 0)}},

	{"1.7", "the Convention Center belongs to the Deluxe bonus and joins any mix", nil, wants{
		inPlay(Base|Deluxe, true, ConventionCenter, Mine), inPlay(Everything&^Deluxe, false, ConventionCenter)}},
	{"1.7", "the Mine is called Mine", nil, wants{holds("name", Mine.String(), "Mine")}},

	{"1.8", "a closed card is owned: it counts for the Cheese Factory",
		deal(town(0, TrainStation, CheeseFactory, shut(2, LivestockFarm)), town(0)).roll(3, 4), wants{coins(6, 0)}},
	{"1.8", "for the Soda Bottling Plant", deal(town(0, TrainStation, SodaBottlingPlant), town(0, shut(2, Cafe))).roll(5, 6), wants{coins(2, 0)}},
	{"1.8", "for the Food Warehouse", deal(town(0, TrainStation, FoodWarehouse, shut(1, Cafe)), town(0)).roll(6, 6), wants{coins(2, 0)}},
	{"1.8", "for the Publisher", deal(town(0, TrainStation, Publisher), town(5, shut(2, Cafe))).roll(3, 4), wants{coins(2, 3)}},
	{"1.8", "it can be swapped, and does nothing when rolled",
		deal(town(0, BusinessComplex, Bakery), town(0, shut(1, Mine))).roll(6).orders(script{swap: Swap{Bakery, Mine, 1}}),
		wants{owns(0, Mine, 1), closed(0, Mine, 1)}},
}

// Section 2: setting up.
var setUpRulings = []ruling{
	{"2.1", "3 coins, a Wheat Field and a Bakery, the City Hall", nil, wants{starts(Everything, town(3, WheatField, Bakery, CityHall))}},
	{"2.1", "without the Harbour expansion no City Hall", nil, wants{starts(Base|Millions|Deluxe, town(3, WheatField, Bakery))}},
	{"2.1", "two to five players", nil, wants{holds("fewest", MinPlayers, 2), holds("most", MaxPlayers, 5)}},

	{"2.2", "base always", nil, wants{holds("sets", DefaultRules(0).Sets, Base), holds("sets", DefaultRules(Deluxe).Sets, Base|Deluxe)}},
	{"2.2", "each expansion on or off", nil, wants{
		inPlay(Base, true, Mine, RadioTower), inPlay(Base, false, Harbour, Airport, SushiBar, Vineyard, ConventionCenter),
		inPlay(Base|Millions, true, Vineyard, Park), inPlay(Base|Millions, false, TunaBoat, Airport), inPlay(Everything, true, Mine, Airport, Park)}},

	{"2.3", "a card left out is neither on offer nor to be bought",
		without(deal(town(9), town(0)), Mine).roll(1).orders(script{buy: []Card{Mine, Forest}}), wants{owns(0, Mine, 0), owns(0, Forest, 1)}},
	{"2.3", "a game keeps a landmark, the Wheat Field and the Bakery", nil, wants{
		checks(nil, func(r *Rules) { r.Landmarks = CardsOf(Airport) }),
		checks(nil, func(r *Rules) { r.Without = CardsOf(Mine, Park) }),
		checks(ErrNoLandmark, func(r *Rules) { r.Landmarks = 0 }),
		checks(ErrStartingCard, func(r *Rules) { r.Without = CardsOf(WheatField) }),
		checks(ErrStartingCard, func(r *Rules) { r.Without = CardsOf(Mine, Bakery) })}},
	{"2.3", "a landmark of an expansion that is not in play cannot be", nil, wants{
		checks(ErrForeign, func(r *Rules) { r.Sets = Base }), checks(ErrForeign, func(r *Rules) { r.Landmarks |= CardsOf(CityHall) })}},

	{"2.4", "open: all copies on offer, the default of a base game", nil, wants{
		holds("method", DefaultRules(Base).Method, Open), openMarket}},

	{"2.5", "deck of ten is the default with any expansion", nil, wants{
		holds("method", DefaultRules(Deluxe).Method, Deck), holds("size", DefaultRules(Base|Harbours).Size, 10)}},
	{"2.5", "sizes are 10, 12 and 15", nil, wants{
		checks(nil, func(r *Rules) { r.Size = 12 }), checks(nil, func(r *Rules) { r.Size = 15 }),
		checks(ErrSize, func(r *Rules) { r.Size = 11 }), checks(ErrSize, func(r *Rules) { r.Method = Open })}},
	{"2.5", "drawn until so many different ones are on offer", nil, wants{newMarket(Deck, 10, 10), newMarket(Deck, 12, 12), newMarket(Deck, 15, 15)}},
	{"2.5", "a position with too few on offer is refilled before the first go",
		deal(town(0), town(0)).market(Deck, 10, tenDifferent).roll(1), wants{different(10), offers(Mine, 1)}},
	{"2.5", "with the deck empty it stays short", deal(town(0), town(0)).market(Deck, 10, tenDifferent[:4]).roll(1), wants{different(4)}},

	{"2.6", "three decks share the places: 4/4/2, 5/5/2, 6/6/3", nil, wants{
		newMarket(Split, 10, 4, 4, 2), newMarket(Split, 12, 5, 5, 2), newMarket(Split, 15, 6, 6, 3)}},
	{"2.6", "the lowest number tells the deck, Majors have their own", nil, wants{
		piles(Low, WheatField, LoanOffice, FlowerShop), piles(High, PizzaJoint, TunaBoat), piles(Majors, Stadium, TaxOffice, Park)}},
	{"2.6", "each part is refilled from its own deck",
		deal(town(9), town(0)).market(Split, 10, []Card{WheatField, Cafe, Forest, Bakery, CornField, FlowerOrchard}, []Card{Mine}, []Card{Park, Stadium, TaxOffice}).
			roll(2).orders(script{buy: []Card{Park}}), wants{different(4 + 1 + 2), offers(TaxOffice, 1), offers(CornField, 0)}},

	{"2.9", "player 1 goes first", deal(town(0), town(0), town(0)).roll(1), wants{sequence("1")}},
}

// holds wants a value.
func holds[T comparable](what string, got, want T) func(*testing.T, *game) {
	return func(t *testing.T, _ *game) {
		if got != want {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
}

func count(is func(Card) bool) int {
	n := 0
	for c := FirstLandmark; c <= LastEstablishment; c++ {
		if is(c) {
			n++
		}
	}
	return n
}

// icons wants the icon on these cards and no others.
func icons(icon Icon, cards ...Card) func(*testing.T, *game) {
	return holds("icons", count(func(c Card) bool { return (c.Print().Icon == icon) != CardsOf(cards...).Has(c) }), 0)
}

// inPlay wants cards in a game of these sets, or not.
func inPlay(sets Set, want bool, cards ...Card) func(*testing.T, *game) {
	return func(t *testing.T, _ *game) {
		for _, c := range cards {
			if got := DefaultRules(sets).InPlay().Has(c); got != want {
				t.Errorf("sets %b: %s in play: %v", sets, c, got)
			}
		}
	}
}

func starts(sets Set, want Town) func(*testing.T, *game) {
	return func(t *testing.T, _ *game) {
		p := NewPosition(DefaultRules(sets), 3, func([]Card) {})
		if p.Towns[0] != want || p.Towns[2] != want || p.Towns[3] != (Town{}) || p.Turn != 1 {
			t.Errorf("starts with %+v", p)
		}
	}
}

func checks(want error, change func(*Rules)) func(*testing.T, *game) {
	return func(t *testing.T, _ *game) {
		r := DefaultRules(Everything)
		change(&r)
		if got := r.Check(); got != want {
			t.Errorf("%+v: %v, want %v", r, got, want)
		}
	}
}

func without(g *game, c Card) *game {
	g.position.Rules.Without = CardsOf(c)
	return g
}

func openMarket(t *testing.T, _ *game) {
	p := NewPosition(DefaultRules(Base), 3, nobody)
	for c := FirstEstablishment; c <= LastEstablishment; c++ {
		want := 0
		if p.Rules.InPlay().Has(c) {
			want = Copies(c, 3)
		}
		if p.Market.Offer.Of(c) != want {
			t.Errorf("%d %s on offer, want %d", p.Market.Offer.Of(c), c, want)
		}
	}
}

// nobody shuffles.
func nobody([]Card) {}

func noStartingCards(t *testing.T, _ *game) {
	p := Position{Rules: DefaultRules(Base), Turn: 1, Players: 2}
	p.NewMarket(nobody)
	if got := p.Market.Offer.Of(WheatField); got != 6 {
		t.Errorf("%d Wheat Fields on offer", got)
	}
}

// newMarket wants so many different cards of each pile on offer.
func newMarket(m Method, size int, want ...int) func(*testing.T, *game) {
	return func(t *testing.T, _ *game) {
		rules := DefaultRules(Everything)
		rules.Method, rules.Size = m, size
		p := NewPosition(rules, 4, nobody)
		got := make([]int, len(want))
		for c, copies := range p.Market.Offer.All() {
			if copies > 0 {
				got[rules.PileFor(Card(c))]++
			}
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%v on offer, want %v", got, want)
		}
	}
}

// piles wants cards to belong to a pile of the method split.
func piles(want int, cards ...Card) func(*testing.T, *game) {
	return func(t *testing.T, _ *game) {
		for _, c := range cards {
			if got := (Rules{Method: Split}).PileFor(c); got != want {
				t.Errorf("%s: pile %d, want %d", c, got, want)
			}
		}
	}
}

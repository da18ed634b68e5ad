// Package engine is the rules of Machi Koro as postal players play them: a
// position, decisions and dice go in, events and the position after come out.
// Numbers such as "ruling 5.6" are those of docs/rules.md.
//
// Nothing here reads a clock, a file or chance: whoever calls hands the dice in. It
// knows no player's name and no orders, and writes no words. What may enter is what
// stands in the rules.
package engine

// A Card is an Establishment or a landmark. The order of the constants is
// table order (docs/rules.md, section 1): landmarks first, top to bottom.
type Card uint8

// The cards. NoCard stands where there is none.
const (
	NoCard Card = iota
	Harbour
	TrainStation
	ShoppingMall
	AmusementPark
	RadioTower
	Airport
	CityHall
	WheatField
	SushiBar
	GeneralStore
	LivestockFarm
	Bakery
	Cafe
	CornField
	ConvenienceStore
	DemolitionCompany
	FlowerOrchard
	Forest
	FrenchRestaurant
	LoanOffice
	FlowerShop
	Stadium
	TVStation
	BusinessComplex
	PizzaJoint
	Vineyard
	Publisher
	CheeseFactory
	HamburgerStand
	MackerelBoat
	FurnitureFactory
	RenovationCompany
	TaxOffice
	Winery
	Mine
	MovingCompany
	Restaurant
	TechStartup
	AppleOrchard
	ConventionCenter
	SodaBottlingPlant
	ProduceMarket
	Park
	FoodWarehouse
	MembersOnlyClub
	TunaBoat
	NumCards // how long an array indexed by Card is
)

// Edges of the two halves of the table, for loops in table order.
const (
	FirstLandmark      = Harbour
	LastLandmark       = CityHall
	FirstEstablishment = WheatField
	LastEstablishment  = TunaBoat
)

// A Colour tells when a card acts and who pays.
type Colour uint8

const (
	Yellow Colour = iota // landmarks: no number
	Blue                 // anybody's roll, from the bank
	Green                // the owner's roll, from the bank
	Red                  // another player's roll, from that player
	Purple               // Majors: the owner's roll, from the others
)

// An Icon is the mark other cards ask for (ruling 1.3).
type Icon uint8

// The icons. A Plain card has none that another asks for.
const (
	Plain Icon = iota
	Cup
	Bread
)

// Numbers are the activation numbers of a card, both ends included; the zero
// Numbers, which landmarks have, hold none.
type Numbers struct{ Low, High int }

// Hold tells whether total is one of n.
func (n Numbers) Hold(total int) bool { return n.Low > 0 && n.Low <= total && total <= n.High }

func on(low int, high ...int) Numbers {
	if len(high) == 0 {
		return Numbers{low, low}
	}
	return Numbers{low, high[0]}
}

var none = Numbers{}

// A Print is what is printed on a card, and what it does.
type Print struct {
	Name   string // the postal rules' name
	Set    Set    // the edition it comes from
	Cost   int    // coins
	On     Numbers
	Colour Colour
	Icon   Icon
	effect effect
}

// table is the table of cards, one row a card, in table order: the row is the
// rule (rulings 1.1, 5.2, 5.4, 5.5, 5.21). Code reached from an effect reads
// it through its turn, or the table would be needed to initialise itself. Others
// read it through the methods of Card.
var table = [NumCards]Print{
	Harbour:       {"Harbour", Harbours, 2, none, Yellow, Plain, effect{}},
	TrainStation:  {"Train Station", Base, 4, none, Yellow, Plain, effect{}},
	ShoppingMall:  {"Shopping Mall", Base, 10, none, Yellow, Plain, effect{}},
	AmusementPark: {"Amusement Park", Base, 16, none, Yellow, Plain, effect{}},
	RadioTower:    {"Radio Tower", Base, 22, none, Yellow, Plain, effect{}},
	Airport:       {"Airport", Harbours, 30, none, Yellow, Plain, effect{}},
	CityHall:      {"City Hall", Harbours, 0, none, Yellow, Plain, effect{}},

	WheatField:        {"Wheat Field", Base, 1, on(1), Blue, Plain, earn(1)},
	SushiBar:          {"Sushi Bar", Harbours, 4, on(1), Red, Cup, take(3).when(ownerHas(Harbour))},
	GeneralStore:      {"General Store", Millions, 0, on(2), Green, Bread, earn(2).when(ownerBuiltUnder(2))},
	LivestockFarm:     {"Livestock Farm", Base, 1, on(2), Blue, Plain, earn(1)},
	Bakery:            {"Bakery", Base, 1, on(2, 3), Green, Bread, earn(1)},
	Cafe:              {"Cafe", Base, 2, on(3), Red, Cup, take(1)},
	CornField:         {"Corn Field", Millions, 2, on(3, 4), Blue, Plain, earn(1).when(ownerBuiltUnder(2))},
	ConvenienceStore:  {"Convenience Store", Base, 2, on(4), Green, Bread, earn(3)},
	DemolitionCompany: {"Demolition Company", Millions, 2, on(4), Green, Plain, work(demolish)},
	FlowerOrchard:     {"Flower Orchard", Harbours, 2, on(4), Blue, Plain, earn(1)},
	Forest:            {"Forest", Base, 3, on(5), Blue, Plain, earn(1)},
	FrenchRestaurant:  {"French Restaurant", Millions, 3, on(5), Red, Cup, take(5).when(rollerBuilt(2))},
	LoanOffice:        {"Loan Office", Millions, 0, on(5, 6), Green, Plain, repay(2)},
	FlowerShop:        {"Flower Shop", Harbours, 1, on(6), Green, Bread, earn(1).per(owned(FlowerOrchard))},
	Stadium:           {"Stadium", Base, 6, on(6), Purple, Plain, levy(flat(2))},
	TVStation:         {"TV Station", Base, 7, on(6), Purple, Plain, major(visitTVStation)},
	BusinessComplex:   {"Business Complex", Base, 8, on(6), Purple, Plain, major(swapCards)},
	PizzaJoint:        {"Pizza Joint", Harbours, 1, on(7), Red, Cup, take(1)},
	Vineyard:          {"Vineyard", Millions, 3, on(7), Blue, Plain, earn(3)},
	Publisher:         {"Publisher", Harbours, 5, on(7), Purple, Plain, levy(cupsAndBread)},
	CheeseFactory:     {"Cheese Factory", Base, 5, on(7), Green, Plain, earn(3).per(owned(LivestockFarm))},
	HamburgerStand:    {"Hamburger Stand", Harbours, 1, on(8), Red, Cup, take(1)},
	MackerelBoat:      {"Mackerel Boat", Harbours, 2, on(8), Blue, Plain, earn(3).when(ownerHas(Harbour))},
	FurnitureFactory:  {"Furniture Factory", Base, 3, on(8), Green, Plain, earn(3).per(owned(Forest, Mine))},
	RenovationCompany: {"Renovation Company", Millions, 4, on(8), Purple, Plain, major(renovate)},
	TaxOffice:         {"Tax Office", Harbours, 4, on(8, 9), Purple, Plain, levy(halfFromTen)},
	Winery:            {"Winery", Millions, 3, on(9), Green, Plain, earn(6).per(owned(Vineyard)).then(closeForRenovation)},
	Mine:              {"Mine", Base, 6, on(9), Blue, Plain, earn(5)},
	MovingCompany:     {"Moving Company", Millions, 2, on(9, 10), Green, Plain, work(moveOut)},
	Restaurant:        {"Restaurant", Base, 3, on(9, 10), Red, Cup, take(2)},
	TechStartup:       {"Tech Startup", Millions, 1, on(10), Purple, Plain, levy(investment)},
	AppleOrchard:      {"Apple Orchard", Base, 3, on(10), Blue, Plain, earn(3)},
	ConventionCenter:  {"Convention Center", Deluxe, 7, on(10), Purple, Plain, major(convene)},
	SodaBottlingPlant: {"Soda Bottling Plant", Millions, 5, on(11), Green, Plain, earn(1).per(everyRedCard)},
	ProduceMarket:     {"Produce Market", Base, 2, on(11, 12), Green, Plain, earn(2).per(owned(WheatField, AppleOrchard))},
	Park:              {"Park", Millions, 3, on(11, 13), Purple, Plain, major(share)},
	FoodWarehouse:     {"Food Warehouse", Harbours, 2, on(12, 13), Green, Plain, earn(2).per(ownRedCards)},
	MembersOnlyClub:   {"Member's Only Club", Millions, 4, on(12, 14), Red, Cup, takeAll().when(rollerBuilt(3))},
	TunaBoat:          {"Tuna Boat", Harbours, 5, on(12, 14), Blue, Plain, earn(1).when(ownerHas(Harbour)).per(tunaCatch).casting((*turn).castNets)},
}

// String is the card's name, "nothing" for NoCard.
func (c Card) String() string {
	if c == NoCard {
		return "nothing"
	}
	return table[c].Name
}

// IsLandmark tells a landmark, the City Hall among them, from an Establishment.
func (c Card) IsLandmark() bool { return FirstLandmark <= c && c <= LastLandmark }

// IsMajor tells whether the card is a Major Establishment.
func (c Card) IsMajor() bool { return table[c].Colour == Purple }

// Print returns the card's row of the table; that of NoCard is the zero Print.
func (c Card) Print() Print { return table[c] }

// What bots ask for most, without a copy of the whole row.

// Cost is what the card costs, in coins.
func (c Card) Cost() int { return table[c].Cost }

// Colour tells when the card acts and who pays.
func (c Card) Colour() Colour { return table[c].Colour }

// Icon is the mark on the card that other cards ask for.
func (c Card) Icon() Icon { return table[c].Icon }

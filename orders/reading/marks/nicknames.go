package marks

import (
	"strings"

	"machipost/engine"
)

// nicknames are what people call cards that have another name. A card that is called so
// is told in the answer, like a misspelt one.
var nicknames = called(map[engine.Card]string{
	engine.LivestockFarm:     "cow farm, sheep farm, cattle farm, livestock one, animal farm, vaqueria, granja de vacas, kuhfarm, kuhstall",
	engine.Cafe:              "kaffeehaus, kaffee, bistro, coffee place, coffee shop, coffee house, coffee bar, coffeehouse",
	engine.HamburgerStand:    "burger place, burger joint, burger bar, burger stand, burger shop, burgers, burger, hamburger place, puesto de hamburguesas, burgerbude, burgerladen",
	engine.PizzaJoint:        "pizza place, pizza shop, pizza parlour, pizza parlor, pizzeria, pizza restaurant",
	engine.SushiBar:          "sushi place, sushi restaurant, sushi shop",
	engine.FlowerOrchard:     "flower garden, flower field, flower farm, flower gardens, garden, huerto de flores, blumengarten, jardin de flores",
	engine.FlowerShop:        "florist, florists, flower stall, flower store",
	engine.TrainStation:      "railway station, rail station, train stop, railway",
	engine.ConvenienceStore:  "tante emma laden, kiosk, tienda de la esquina, tienda 24 horas, tienda de 24 horas, tiendita, tiendita 24 horas, tiendita de 24 horas, tienda veinticuatro horas, superette, epicerie, corner shop, convenience shop, minimarket, corner store",
	engine.FurnitureFactory:  "furniture shop, furniture store, furniture maker, furniture works, muebleria, tienda de muebles, carpinteria",
	engine.CheeseFactory:     "cheese maker, cheese dairy, cheese plant, cheese one, dairy, cheese place",
	engine.ShoppingMall:      "shopping centre, shopping center, big mall",
	engine.AmusementPark:     "vergnugungspark, rummelplatz, rummel, parque tematico, feria, fete foraine, parc a theme, theme park, fun fair, funfair, ferris wheel, big park",
	engine.RadioTower:        "radio mast, radio station",
	engine.ProduceMarket:     "veg market, vegetable market, fruit market, fruit and veg market, greengrocer, veggie market, el mercado de frutas, obstmarkt, gemusemarkt",
	engine.SodaBottlingPlant: "soda factory, bottling plant, lemonade factory, soda plant, fabrica de refrescos, embotelladora, limonadenfabrik, usine de limonade",
	engine.TaxOffice:         "tax man, taxman, tax people, tax bureau",
	engine.LoanOffice:        "money lender, moneylender",
	engine.Restaurant:        "gasthaus, wirtshaus",
	engine.Winery:            "wine maker, winemaker, wine factory, wine cellar",
	engine.Vineyard:          "vines, grapes, grape field",
	engine.AppleOrchard:      "apple farm, apple trees, apple garden, huerta de manzanas, huerto de manzanas, manzanar, campo de manzanas, apfelgarten",
	engine.CornField:         "corn farm, cornfields, maize field",
	engine.WheatField:        "wheat farm, wheatfields, grain field",
	engine.Forest:            "woods, wood",
	engine.Bakery:            "backer, panaderia, boulanger, bread shop, baker, bakers, bakerys",
	engine.Harbour:           "docks, port, dock, muelle",
	engine.FrenchRestaurant:  "french place, french one",
	engine.TVStation:         "telly station, television station, tv thing, tv studio",
	engine.MackerelBoat:      "mackerel one",
	engine.TunaBoat:          "tuna one, tuna ship",
	engine.Airport:           "airfield, aerodrome",
	engine.Stadium:           "football ground, football stadium, sports ground, arena",
	engine.MovingCompany:     "removal company, removal firm",
})

func called(rows map[engine.Card]string) map[string]engine.Card {
	all := map[string]engine.Card{}
	for card, list := range rows {
		for name := range strings.SplitSeq(list, ",") {
			all[strings.TrimSpace(name)] = card
		}
	}
	return all
}

// longestNickname is how many words one has at most.
const longestNickname = 4

// Nickname returns the card that is called by another name at a place; its Tokens are 0
// for none.
func (t *Table) Nickname(tokens []Token, at int) Card {
	name, best := "", Card{}
	for n := 0; n < longestNickname && at+n < len(tokens); n++ {
		if n > 0 {
			name += " "
		}
		name += tokens[at+n].Low
		if card, ok := nicknames[name]; ok && t.Game.Has(card) {
			best = Card{Card: card, Strength: Clear, Tokens: n + 1}
		}
	}
	return best
}

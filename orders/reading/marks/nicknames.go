package marks

import (
	"strings"

	"machipost/engine"
)

// nicknames are what people call cards that have another name. A card that is called so
// is told in the answer, like a misspelt one.
var nicknames = called(map[engine.Card]string{
	engine.LivestockFarm:     "cow farm, sheep farm, cattle farm, livestock one, animal farm, vaqueria, granja de vacas, kuhfarm, kuhstall, finca ganadera, granja ganadera, ganaderia, rinderfarm, rinderzucht, viehhof, viehranch, rinderranch, ferme d elevage, ferme laitiere, etable",
	engine.Cafe:              "kaffeehaus, kaffee, bistro, coffee place, coffee shop, coffee house, coffee bar, coffeehouse, cafe, kaffeestube, kaffeeladen",
	engine.HamburgerStand:    "burger place, burger joint, burger bar, burger stand, burger shop, burgers, burger, hamburger place, puesto de hamburguesas, burgerbude, burgerladen, puesto de hamburguesa, hamburgueseria, burger bude, hamburger bude, hamburgerladen, hamburger stand, burgerstand, kiosque a hamburgers, baraque a burgers",
	engine.PizzaJoint:        "pizza place, pizza shop, pizza parlour, pizza parlor, pizzeria, pizza restaurant, pizzabacker, pizzastand, pizzarestaurant",
	engine.SushiBar:          "sushi place, sushi restaurant, sushi shop, bar japones, sushibar, sushiladen, sushi bude, restaurant japonais, restaurant de sushi, bar sushi, restaurante sushi",
	engine.FlowerOrchard:     "flower garden, flower field, flower farm, flower gardens, garden, huerto de flores, blumengarten, jardin de flores, huerta de flores, plantacion de flores, campo floral, blumenplantage, blumenacker, blumenfarm, jardin fleuri, campo flores",
	engine.FlowerShop:        "florist, florists, flower stall, flower store, puesto de flores, blumenstand, blumenhandler, magasin de fleurs, tienda flores",
	engine.TrainStation:      "railway station, rail station, train stop, railway, estacion ferroviaria, estacion del tren, zugbahnhof, hauptbahnhof, gare de train, gare des trains, estacion tren",
	engine.ConvenienceStore:  "tante emma laden, kiosk, tienda de la esquina, tienda 24 horas, tienda de 24 horas, tiendita, tiendita 24 horas, tiendita de 24 horas, tienda 24 h, tienda de 24 h, tienda veinticuatro horas, superette, epicerie, corner shop, convenience shop, minimarket, corner store, minimercado, mini mercado, autoservicio, tienda de conveniencias, nachbarschaftsladen, tankstellenshop, spatkauf, lebensmittelladen, superette de quartier",
	engine.FurnitureFactory:  "furniture shop, furniture store, furniture maker, furniture works, muebleria, tienda de muebles, carpinteria, fabrica del mueble, fabrica de mobiliario, fabrica de mueble, mobelwerk, mobelhersteller, mobelhaus, usine a meubles, fabrique de mobilier, fabrica muebles",
	engine.CheeseFactory:     "cheese maker, cheese dairy, cheese plant, cheese one, dairy, cheese place, fabrica quesera, kasefabriken, kasehersteller, fabrique de fromages, usine a fromage, usine de fromage, fabrica quesos, fabrica queso",
	engine.ShoppingMall:      "shopping centre, shopping center, big mall, galeria comercial, galerias comerciales, centro de compras, einkaufscenter, shoppingcenter, shoppingmall, einkaufspassage, kaufhaus, centre d achats, galerie marchande",
	engine.AmusementPark:     "vergnugungspark, rummelplatz, rummel, parque tematico, feria, fete foraine, parc a theme, theme park, fun fair, funfair, ferris wheel, big park, parque de diversiones, parque de atraccion, erlebnispark, themenpark, parc d amusement, parc de loisirs, parc d attractions, parque atracciones",
	engine.RadioTower:        "radio mast, radio station, torre de la radio, radio torre, torre de comunicaciones, antena de la radio, funkmast, sendemast, rundfunkturm, radiomast, tour de la radio, antenne radio, pylone radio, tour de transmission",
	engine.ProduceMarket:     "veg market, vegetable market, fruit market, fruit and veg market, greengrocer, veggie market, el mercado de frutas, obstmarkt, gemusemarkt, mercado de verduras, mercado de abastos, verduleria, mercado de hortalizas, mercado de frutas y hortalizas, mercado de la fruta, mercado de fruta, mercado de fruta y verdura, mercado de fruta y verduras, mercado de frutas y verdura, obst und gemusemarkt, obst gemusemarkt, gemusehalle, marktstand, gemusehandler, marche aux fruits et legumes, marche de legumes, marche aux fruits, marche de fruits, marche fruits et legumes, marche des producteurs, mercado frutas",
	engine.SodaBottlingPlant: "soda factory, bottling plant, lemonade factory, soda plant, fabrica de refrescos, embotelladora, limonadenfabrik, usine de limonade, fabrica de gaseosas, fabrica de gaseosa, embotelladora de refrescos, planta de gaseosas, planta de gaseosa, planta de embotellado, fabrica de soda, fabrica de sodas, embotelladora de gaseosas, limoabfullung, limonadenabfullung, getrankefabrik, abfullbetrieb, sodafabrik, limo fabrik, limonadenabfullanlage, sodaabfullanlage, getrankeabfuller, usine de limonades, usine de boissons, embouteilleur, usine d embouteillage de soda, planta refrescos",
	engine.TaxOffice:         "tax man, taxman, tax people, tax bureau, oficina tributaria, oficina de hacienda, delegacion de hacienda, oficina fiscal, oficina del fisco, steuerburo, steuerbehorde, centre d impots, tresor public, bureau des taxes, hotel des impots",
	engine.LoanOffice:        "lone office, lone offices, money lender, moneylender, casa de prestamos, prestamista, oficina de prestamo, oficina de creditos, banco de prestamos, kreditanstalt, kreditamt, leihburo, leihhaus, kreditstelle, agence de prets, organisme de credit, bureau de credit, banque de pret, oficina prestamos",
	engine.Restaurant:        "gasthaus, wirtshaus, gaststatte, restaurant de famille, restaurante de familia, resto familial",
	engine.Winery:            "wine maker, winemaker, wine factory, wine cellar, lagar, weinkeller, winzerei, weinfabrik, exploitation viticole, cave viticole",
	engine.Vineyard:          "vines, grapes, grape field, weingarten, rebberg, weinfeld, weinreben, vignes",
	engine.AppleOrchard:      "apple farm, apple trees, apple garden, huerta de manzanas, huerto de manzanas, manzanar, campo de manzanas, apfelgarten, obstplantage, obstgarten, campo de manzanos, huerta de manzanos, plantacion de manzanas, plantacion de manzanos, apfelwiese, apfelbaume, apfelbaumplantage, apfelfarm, verger a pommes, verger de pommiers, pommiers",
	engine.CornField:         "corn farm, cornfields, maize field, maisacker, champ mais, campo maiz",
	engine.WheatField:        "wheat farm, wheatfields, grain field, trigales, weizenacker, champ ble, campo trigo",
	engine.Forest:            "woods, wood, bosquecillo, arboleda, waldchen, waldstuck, forst, bois, petite foret",
	engine.Bakery:            "backer, panaderia, boulanger, bread shop, baker, bakers, bakerys, panificadora, tahona, backerei, backstube, backladen, boulangerie patisserie",
	engine.Harbour:           "docks, port, dock, muelle, embarcadero, seehafen, fischereihafen, hafenanlage",
	engine.FrenchRestaurant:  "french place, french one, bistro frances, restaurante de franceses, bistrot francais, franzose, feinschmeckerrestaurant",
	engine.TVStation:         "telly station, television station, tv thing, tv studio, canal de tele, televisora, emisora de tele, cadena de la tele, fernsehstudio, fernsehanstalt, tv station, studio de television, station tele, studio tele, estacion tv, canal tv, cadena tv, cadena television",
	engine.MackerelBoat:      "mackerel one, barco de caballas, barca de caballa, barca de caballas, barca de pesca, barco caballa, barco de la caballa, pesquero, barquito de pesca, makrelenschiff, makrelenfischer, fischerboot, fischkutter, kutter, bateau de maquereau, bateau a maquereau, bateau maquereau, barque de peche, bateau pecheur, barco caballa",
	engine.TunaBoat:          "tuna one, tuna ship, barco de atunes, pesquero de atun, barca de atun, barco para atun, thunfischschiff, thunfischfischer, thunfischtrawler, bateau a thon, bateau a thons, bateau de peche au thon, bateau thonier, barco atun",
	engine.Airport:           "airfield, aerodrome, flugplatz, airport",
	engine.Stadium:           "football ground, football stadium, sports ground, arena, estadio de futbol, fussballstadion, sportstadion, stade de foot, stade de football",
	engine.BusinessComplex:   "edificio de oficinas, complejo de oficinas, parque empresarial, centro de oficinas, burogebaude, burozentrum, business center, businesszentrum, complexe de bureaux, immeuble de bureaux, centre des affaires, centro negocios",
	engine.FoodWarehouse:     "almacen de alimentacion, almacen de viveres, almacen de comestibles, nahrungsmittellager, lebensmittellagerhaus, lebensmittelhalle, lebensmittelgrosslager, entrepot de denrees, entrepot alimentation, entrepot de vivres, entrepot d aliments, almacen comida, almacen alimentos",
	engine.Publisher:         "casa editorial, buchverlag, zeitungsverlag, editeur, maison edition",
	engine.GeneralStore:      "tienda general, almacen general, tienda de abarrotes, abarrotes, kramerladen, gemischtwarenhandlung, magasin generaliste, bazar",
	engine.DemolitionCompany: "empresa de derribos, empresa de derribo, empresa de demoliciones, demoledora, compania de demolicion, compania de demoliciones, abbruchunternehmen, abbruchfirma, abrissbetrieb, abrisstrupp, compagnie de demolition, demolisseur, empresa demolicion",
	engine.MembersOnlyClub:   "club de socios, club exclusivo, club solo para socios, club solo socios, club para socios, club de miembros, club solo para miembros, mitgliederklub, mitglieder club, exklusivclub, exklusiver club, geschlossener club, club exclusif, club reserve aux membres, club des membres, club tres prive, cercle prive",
	engine.Park:              "parque municipal, parque publico, stadtpark, parc municipal, parc public",
	engine.RenovationCompany: "empresa de renovaciones, compania de reformas, compania de renovacion, empresa de reforma, empresa de rehabilitacion, renovierungsbetrieb, sanierungsunternehmen, sanierungsbetrieb, renovierungsdienst, compagnie de renovation, boite de renovation, empresa reformas",
	engine.TechStartup:       "tech thing, tech place, startup thing, empresa emergente, technologieunternehmen, technologiefirma, tech unternehmen, techunternehmen, technikstartup, startup techno, startup technologique, start up techno, entreprise technologique",
	engine.ConventionCenter:  "palacio de congresos, palacio de exposiciones, centro de exposiciones, recinto ferial, kongresshalle, messehalle, kongresscenter, convention centre, kongresshaus, messegelande, palais des expositions, centre d exposition, centre des expositions, centre des conventions, centro convenciones",
	engine.Mine:              "kohlebergwerk, kohlenbergwerk, kohlegrube, zeche, mine de charbon",
	engine.MovingCompany:     "removal company, removal firm, empresa de mudanza, compania de mudanzas, compania de mudanza, umzugsservice, umzugsbetrieb, umzugsdienst, compagnie de demenagement, demenageur, empresa mudanzas",
})

func called(rows map[engine.Card]string) map[string]engine.Card {
	all := map[string]engine.Card{}
	for card, list := range rows {
		for name := range strings.SplitSeq(list, ",") {
			all[strings.TrimSpace(name)] = card
		}
	}
	for word, card := range businesses {
		for thing := range strings.FieldsSeq(things) {
			all[word+" "+thing] = card
		}
	}
	return all
}

// businesses are words of one card alone, and things what people call a card whose other word they
// have forgotten: `the loan thing`.
var businesses = map[string]engine.Card{
	"loan": engine.LoanOffice, "tax": engine.TaxOffice, "demolition": engine.DemolitionCompany, "moving": engine.MovingCompany, "removal": engine.MovingCompany, "renovation": engine.RenovationCompany,
	"convention": engine.ConventionCenter, "startup": engine.TechStartup, "tech": engine.TechStartup, "pizza": engine.PizzaJoint, "burger": engine.HamburgerStand, "hamburger": engine.HamburgerStand, "sushi": engine.SushiBar,
	"cheese": engine.CheeseFactory, "furniture": engine.FurnitureFactory, "soda": engine.SodaBottlingPlant, "lemonade": engine.SodaBottlingPlant, "apple": engine.AppleOrchard, "corn": engine.CornField, "wheat": engine.WheatField,
	"cow": engine.LivestockFarm, "cattle": engine.LivestockFarm, "wood": engine.Forest, "bread": engine.Bakery, "coffee": engine.Cafe, "grape": engine.Vineyard, "tuna": engine.TunaBoat, "mackerel": engine.MackerelBoat, "amusement": engine.AmusementPark, "shopping": engine.ShoppingMall, "publishing": engine.Publisher, "members": engine.MembersOnlyClub,
}

const things = "thing thingy thingie place lot outfit gizmo whatsit"

// longestNickname is how many words one has at most.
const longestNickname = 4

// Nickname returns the card that is called by another name at a place; its Tokens are 0
// for none.
func (t *Table) Nickname(tokens []Token, at int) Card {
	name, best := "", Card{}
	if at > 0 && at < len(tokens) && isElsewhere(&tokens[at-1], tokens[at].Low) {
		return best
	}
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

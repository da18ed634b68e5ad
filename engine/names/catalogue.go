// Package names finds the card that a player's words name: in every edition's
// English and in Spanish, whole or shortened, one or many. It never guesses: a
// misspelt name is unknown, and Closest tells what may have been meant.
//
// It knows cards only, neither players nor orders. What may enter is a name under
// which a card was sold, or by which people call it.
package names

import e "machipost/engine"

// A Language is that of a name; it tells how the name's plural is made.
type Language uint8

// The languages of the catalogue.
const (
	English Language = iota
	Spanish
)

// A Name is one name of a card.
type Name struct {
	Card     e.Card
	Text     string
	Language Language
}

// catalogue holds every name: the postal rules' first, in table order, then those
// of other editions, then the Spanish ones.
var catalogue = [...]Name{
	{e.Harbour, "Harbour", English},
	{e.TrainStation, "Train Station", English},
	{e.ShoppingMall, "Shopping Mall", English},
	{e.AmusementPark, "Amusement Park", English},
	{e.RadioTower, "Radio Tower", English},
	{e.Airport, "Airport", English},
	{e.CityHall, "City Hall", English},
	{e.WheatField, "Wheat Field", English},
	{e.SushiBar, "Sushi Bar", English},
	{e.GeneralStore, "General Store", English},
	{e.LivestockFarm, "Livestock Farm", English},
	{e.Bakery, "Bakery", English},
	{e.Cafe, "Cafe", English},
	{e.CornField, "Corn Field", English},
	{e.ConvenienceStore, "Convenience Store", English},
	{e.DemolitionCompany, "Demolition Company", English},
	{e.FlowerOrchard, "Flower Orchard", English},
	{e.Forest, "Forest", English},
	{e.FrenchRestaurant, "French Restaurant", English},
	{e.LoanOffice, "Loan Office", English},
	{e.FlowerShop, "Flower Shop", English},
	{e.Stadium, "Stadium", English},
	{e.TVStation, "TV Station", English},
	{e.BusinessComplex, "Business Complex", English},
	{e.PizzaJoint, "Pizza Joint", English},
	{e.Vineyard, "Vineyard", English},
	{e.Publisher, "Publisher", English},
	{e.CheeseFactory, "Cheese Factory", English},
	{e.HamburgerStand, "Hamburger Stand", English},
	{e.MackerelBoat, "Mackerel Boat", English},
	{e.FurnitureFactory, "Furniture Factory", English},
	{e.RenovationCompany, "Renovation Company", English},
	{e.TaxOffice, "Tax Office", English},
	{e.Winery, "Winery", English},
	{e.Mine, "Mine", English},
	{e.MovingCompany, "Moving Company", English},
	{e.Restaurant, "Restaurant", English},
	{e.TechStartup, "Tech Startup", English},
	{e.AppleOrchard, "Apple Orchard", English},
	{e.ConventionCenter, "Convention Center", English},
	{e.SodaBottlingPlant, "Soda Bottling Plant", English},
	{e.ProduceMarket, "Produce Market", English},
	{e.Park, "Park", English},
	{e.FoodWarehouse, "Food Warehouse", English},
	{e.MembersOnlyClub, "Member's Only Club", English},
	{e.TunaBoat, "Tuna Boat", English},

	{e.Harbour, "Harbor", English},
	{e.LivestockFarm, "Ranch", English},
	{e.BusinessComplex, "Business Center", English},
	{e.BusinessComplex, "Business Centre", English},
	{e.TechStartup, "Tech Start-up", English},
	{e.Mine, "Diamine", English},
	{e.Restaurant, "Family Restaurant", English},
	{e.ConventionCenter, "Convention Centre", English},
	{e.ProduceMarket, "Fruit and Vegetable Market", English},
	{e.MackerelBoat, "Mackerel", English},

	{e.Harbour, "Puerto", Spanish},
	{e.TrainStation, "Estación de tren", Spanish},
	{e.ShoppingMall, "Centro comercial", Spanish},
	{e.AmusementPark, "Parque de atracciones", Spanish},
	{e.RadioTower, "Torre de radiodifusión", Spanish},
	{e.Airport, "Aeropuerto", Spanish},
	{e.CityHall, "Ayuntamiento", Spanish},
	{e.WheatField, "Campo de trigo", Spanish},
	{e.SushiBar, "Restaurante de sushi", Spanish},
	{e.Bakery, "Panadería", Spanish},
	{e.Cafe, "Cafetería", Spanish},
	{e.ConvenienceStore, "Supermercado", Spanish},
	{e.FlowerOrchard, "Campo de flores", Spanish},
	{e.FlowerShop, "Floristería", Spanish},
	{e.Stadium, "Estadio", Spanish},
	{e.PizzaJoint, "Pizzería", Spanish},
	{e.Publisher, "Editorial", Spanish},
	{e.HamburgerStand, "Hamburguesería", Spanish},
	{e.MackerelBoat, "Barco pesquero", Spanish},
	{e.TaxOffice, "Hacienda", Spanish},
	{e.Mine, "Mina", Spanish},
	{e.Restaurant, "Restaurante", Spanish},
	{e.FoodWarehouse, "Almacén de comida", Spanish},
	{e.TunaBoat, "Atunero", Spanish},

	// Ours: the Spanish rules that we know have no such card.
	{e.GeneralStore, "Tienda de ultramarinos", Spanish},
	{e.GeneralStore, "Colmado", Spanish},
	{e.LivestockFarm, "Granja", Spanish},
	{e.CornField, "Campo de maíz", Spanish},
	{e.ConvenienceStore, "Tienda de conveniencia", Spanish},
	{e.DemolitionCompany, "Empresa de demolición", Spanish},
	{e.Forest, "Bosque", Spanish},
	{e.FrenchRestaurant, "Restaurante francés", Spanish},
	{e.LoanOffice, "Oficina de préstamos", Spanish},
	{e.TVStation, "Cadena de televisión", Spanish},
	{e.TVStation, "Canal de televisión", Spanish},
	{e.BusinessComplex, "Centro de negocios", Spanish},
	{e.Vineyard, "Viñedo", Spanish},
	{e.CheeseFactory, "Fábrica de quesos", Spanish},
	{e.CheeseFactory, "Quesería", Spanish},
	{e.FurnitureFactory, "Fábrica de muebles", Spanish},
	{e.RenovationCompany, "Empresa de reformas", Spanish},
	{e.Winery, "Bodega", Spanish},
	{e.MovingCompany, "Empresa de mudanzas", Spanish},
	{e.TechStartup, "Empresa tecnológica", Spanish},
	{e.AppleOrchard, "Manzanal", Spanish},
	{e.AppleOrchard, "Huerto de manzanos", Spanish},
	{e.ConventionCenter, "Centro de convenciones", Spanish},
	{e.SodaBottlingPlant, "Planta embotelladora", Spanish},
	{e.ProduceMarket, "Mercado de frutas y verduras", Spanish},
	{e.ProduceMarket, "Mercado", Spanish},
	{e.ProduceMarket, "Frutería", Spanish},
	{e.Park, "Parque", Spanish},
	{e.MembersOnlyClub, "Club privado", Spanish},
	{e.MackerelBoat, "Barco caballero", Spanish},
	{e.TunaBoat, "Barco atunero", Spanish},
	{e.BusinessComplex, "Complejo empresarial", Spanish},
	{e.RadioTower, "Torre de radio", Spanish},
	{e.Harbour, "El puerto", Spanish},
	{e.TrainStation, "Estación", Spanish},
	{e.WheatField, "Trigal", Spanish},
	{e.WheatField, "Trigo", Spanish},
	{e.CornField, "Maizal", Spanish},
}

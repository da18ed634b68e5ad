package names_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"machipost/engine"
	"machipost/engine/names"
)

var everything = engine.DefaultRules(engine.Everything).InPlay()
var baseGame = engine.DefaultRules(engine.Base).InPlay()

func TestEveryNameOfTheCatalogueIsItsCard(t *testing.T) {
	for _, name := range names.Catalogue() {
		for _, text := range []string{name.Text, strings.ToUpper(name.Text), " " + name.Text + "  ", strings.ReplaceAll(name.Text, " ", "\u00a0")} {
			if found := names.Find(text, everything); found.Verdict != names.Known || found.Card != name.Card {
				t.Errorf("%q: %+v, want %s", text, found, name.Card)
			}
		}
	}
}

func TestEveryCardHasThePostalRulesName(t *testing.T) {
	catalogue := names.Catalogue()
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		if catalogue[c-1].Card != c || catalogue[c-1].Text != c.String() {
			t.Errorf("row %d is %q, want %s", c-1, catalogue[c-1].Text, c)
		}
	}
}

func TestFind(t *testing.T) {
	for _, c := range []struct {
		text string
		want engine.Card
	}{
		{"w f", engine.WheatField}, {"wheat", engine.WheatField}, {"Wheat Fields", engine.WheatField}, {"w fields", engine.WheatField},
		{"Wheat-Field", engine.WheatField},
		{"conv s", engine.ConvenienceStore}, {"convention", engine.ConventionCenter},
		{"tv", engine.TVStation}, {"TV Stations", engine.TVStation},
		{"restaurant", engine.Restaurant}, {"restaurants", engine.Restaurant}, {"family restaurants", engine.Restaurant}, {"fam", engine.Restaurant},
		{"french", engine.FrenchRestaurant},
		{"cafés", engine.Cafe}, {"cafe\u0301", engine.Cafe}, {"Ranches", engine.LivestockFarm}, {"bakeries", engine.Bakery},
		{"Wineries", engine.Winery}, {"Cheese Factories", engine.CheeseFactory}, {"Demolition Companies", engine.DemolitionCompany},
		{"Members Only Club", engine.MembersOnlyClub}, {"Members' Only Clubs", engine.MembersOnlyClub}, {"Member’s Only", engine.MembersOnlyClub},
		{"Fruit & Vegetable Market", engine.ProduceMarket}, {"fruit and vegetable markets", engine.ProduceMarket},
		{"Diamines", engine.Mine}, {"Mackerel", engine.MackerelBoat}, {"harbor", engine.Harbour}, {"Business Centers", engine.BusinessComplex}, {"Business Complexes", engine.BusinessComplex},
		{"panaderías", engine.Bakery}, {"estaciones de tren", engine.TrainStation}, {"Barcos pesqueros", engine.MackerelBoat},
		{"restaurantes de sushi", engine.SushiBar}, {"almacenes de comida", engine.FoodWarehouse}, {"centros comerciales", engine.ShoppingMall},
		{"Molkereien", engine.CheeseFactory}, {"Wälder", engine.Forest}, {"BÄCKEREI", engine.Bakery}, {"Minimarkt", engine.ConvenienceStore}, {"Weizenfelder", engine.WheatField}, {"Bürohaus", engine.BusinessComplex},
		{"Champs de blé", engine.WheatField}, {"forêts", engine.Forest}, {"parc d’attractions", engine.AmusementPark}, {"Restaurants français", engine.FrenchRestaurant}, {"Hôtel de ville", engine.CityHall},
		{"minas", engine.Mine}, {"Restaurantes", engine.Restaurant}, {"campo de t", engine.WheatField},
		{"park", engine.Park}, {"tech start-up", engine.TechStartup},
	} {
		if found := names.Find(c.text, everything); found.Verdict != names.Known || found.Card != c.want {
			t.Errorf("%q: %+v, want %s", c.text, found, c.want)
		}
	}
}

func TestNothingIsGuessed(t *testing.T) {
	for _, text := range []string{"", "mien", "wheatfield", "station", "field wheat", "mine forest", "mines only", "x", "mine!",
		"Wal", "boulang", "champ", "Markt",
		strings.Repeat("wheat ", 5000), "wheat field field", "'", "-"} {
		if found := names.Find(text, everything); found.Verdict != names.Unknown {
			t.Errorf("%q: %+v, want unknown", text, found)
		}
	}
}

func TestAmbiguous(t *testing.T) {
	for _, c := range []struct {
		text string
		want []engine.Card
	}{
		{"conv", []engine.Card{engine.ConvenienceStore, engine.ConventionCenter}},
		{"est", []engine.Card{engine.TrainStation, engine.Stadium, engine.TVStation}},                     // Estación, Estadio
		{"res", []engine.Card{engine.SushiBar, engine.FrenchRestaurant, engine.Restaurant}},               // a name in each language
		{"pu", []engine.Card{engine.Harbour, engine.FlowerShop, engine.Publisher, engine.HamburgerStand}}, // Puerto, Puesto, Publisher
		{"flower", []engine.Card{engine.FlowerOrchard, engine.FlowerShop}},
		{"estación", []engine.Card{engine.TrainStation, engine.TVStation}},
		{"huerto", []engine.Card{engine.FlowerOrchard, engine.AppleOrchard}},
		{"t s", []engine.Card{engine.TrainStation, engine.TVStation, engine.TechStartup}},
	} {
		if found := names.Find(c.text, everything); found.Verdict != names.Ambiguous || !slices.Equal(found.Fits, c.want) {
			t.Errorf("%q: %+v, want %v", c.text, found, c.want)
		}
	}
}

func TestOnlyTheCardsOfTheGameCount(t *testing.T) {
	if found := names.Find("conv", baseGame); found.Card != engine.ConvenienceStore || found.Verdict != names.Known {
		t.Errorf("conv in the base game: %+v", found)
	}
	for _, text := range []string{"Tuna Boat", "tuna", "Park", "Atunero"} {
		if found := names.Find(text, baseGame); found.Verdict != names.NotInGame || found.Card == engine.NoCard {
			t.Errorf("%q in the base game: %+v, want not in the game", text, found)
		}
	}
	// A whole name of a card that is left out beats the beginning of another.
	without := everything &^ engine.CardsOf(engine.Restaurant)
	if found := names.Find("restaurant", without); found.Verdict != names.NotInGame || found.Card != engine.Restaurant {
		t.Errorf("restaurant left out: %+v", found)
	}
}

func TestClosest(t *testing.T) {
	for _, c := range []struct {
		text string
		want []engine.Card
	}{
		{"Mien", []engine.Card{engine.Mine}},
		{"Wheatfield", []engine.Card{engine.WheatField}},
		{"Wheet", []engine.Card{engine.WheatField}},
		{"Stadum", []engine.Card{engine.Stadium}},
		{"Furnture Factry", []engine.Card{engine.FurnitureFactory}},
		{"station", []engine.Card{engine.TrainStation, engine.Stadium, engine.TVStation}}, // Stadion,
		{"panaderia x", []engine.Card{engine.Bakery}},
		{"zzzzzz", nil}, {"xy", nil}, {"", nil},
	} {
		if got := names.Closest(c.text, everything); !slices.Equal(got, c.want) {
			t.Errorf("%q: %v, want %v", c.text, got, c.want)
		}
	}
	if got := names.Closest("Tuna Baot", baseGame); len(got) != 0 {
		t.Errorf("closest outside the game: %v", got)
	}
}

func FuzzFind(f *testing.F) {
	for _, name := range names.Catalogue() {
		f.Add(name.Text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		found := names.Find(text, everything)
		if (found.Verdict == names.Known) != (found.Card != engine.NoCard) {
			t.Errorf("%q: %+v", text, found)
		}
		names.Closest(text, everything)
	})
}

// Every card has a name in every language in which letters are written, and is found by it.
func TestPrintedNames(t *testing.T) {
	for _, l := range []names.Language{names.English, names.Spanish} {
		for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
			name := names.In(c, l)
			if names.Whole(name) != c {
				t.Errorf("%s is called %q in language %d, which is %s", c, name, l, names.Whole(name))
			}
			if l == names.English && name != c.String() || l == names.Spanish && name == c.String() {
				t.Errorf("%s is called %q in language %d", c, name, l)
			}
		}
	}
	for l, want := range map[names.Language]string{names.English: "nothing", names.Spanish: "nada"} {
		if got := names.In(engine.NoCard, l); got != want {
			t.Errorf("no card is %q in language %d", got, l)
		}
	}
	for code, want := range map[string]names.Language{"en": names.English, "es": names.Spanish} {
		if l, ok := names.Spoken(code); !ok || l != want {
			t.Errorf("%s is language %d, %v", code, l, ok)
		}
	}
	if _, ok := names.Spoken("xx"); ok {
		t.Error("xx is a language")
	}
}

// A name of plain letters is folded like one with others.
func TestPlainNamesFoldLikeOthers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := "x" + rapid.StringOf(rapid.RuneFrom([]rune("aBz09 -'`&._\t\n|"))).Draw(t, "text") + "x"
		if got, want := names.Fold(text)+"e", names.Fold(text+"É"); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	})
	for text, want := range map[string]string{" Bob's -- Cafe ": "bobs cafe", "": "", " ": "", "Mine & Co": "mine and co", "tv station": "tv station", "a  b": "a b"} {
		if got := names.Fold(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

package wire

import (
	"strings"
	"testing"

	"machipost/engine"
)

// still leaves a deck in table order.
func still([]engine.Card) {}

func isVerb(name string) bool { return name == "buy" || name == "P2" }

// players makes a position of these two players' fields.
func players(ann, bob string) string {
	return `{"rules": {"expansions": []}, "players": [{"name": "Ann"` + ann + `}, {"name": "Bob"` + bob + `}]}`
}

func TestReadPositionNamesThePlace(t *testing.T) {
	ann := func(fields string) string { return players(", "+fields, "") }
	two := `"players": [{"name": "Ann"}, {"name": "Bob"}]`
	cases := []struct{ text, want string }{
		{"{\n\n\"turn\": x}", "line 3: invalid character 'x' looking for beginning of value"},
		{`{"turn": 1} 2`, "line 1: invalid character '2' after top-level value"},
		{"", "line 1: unexpected end of JSON input"},
		{`[]`, "a list, must be an object"},
		{`{"deck": 1}`, "deck: unknown field"},
		{`{"de\nck": 1}`, `"de\nck": unknown field`},
		{`{"turn": 1, "turn": 2, ` + two + `}`, "turn: given twice"},
		{`{"turn": 0, ` + two + `}`, "turn: 0, must be at least 1"},
		{`{"turn": "1", ` + two + `}`, "turn: a text, must be a number"},
		{`{"turn": 1.5, ` + two + `}`, "turn: 1.5, must be a whole number"},
		{`{"turn": 9999999999, ` + two + `}`, "turn: 9999999999, must be at most 1000000000"},
		{`{}`, "players: missing"},
		{`{"players": [{"name": "Ann"}]}`, "players: 1, must be 2 to 5"},
		{`{"players": [{"name": "Ann"}, "Bob"]}`, "players[1]: a text, must be an object"},
		{`{"players": [{}, {"name": "Bob"}]}`, "players[0].name: missing"},
		{`{"players": [{"name": "Ann"}, {"name": "aNN"}]}`, `players[1].name: "aNN" is the name of player 1 too`},
		{`{"players": [{"name": "Ann Lee"}, {"name": "Ann  Lee"}]}`, `players[1].name: "Ann  Lee" is the name of player 1 too`},
		{`{"players": [{"name": ""}, {"name": "Bob"}]}`, `players[0].name: a player needs a name`},
		{`{"players": [{"name": "4nn"}, {"name": "Bob"}]}`, `players[0].name: "4nn" does not begin with a letter`},
		{`{"players": [{"name": "Ann!"}, {"name": "Bob"}]}`, `players[0].name: "Ann!" has something else than letters, digits, spaces, hyphens, apostrophes and dots`},
		{`{"players": [{"name": "` + strings.Repeat("A", 31) + `"}, {"name": "Bob"}]}`, `players[0].name: "` + strings.Repeat("A", 31) + `" has more than 30 characters`},
		{`{"players": [{"name": "P2"}, {"name": "Bob"}]}`, `players[0].name: "P2" is a word of the order language`},
		{ann(`"coin": 3`), "players[0].coin: unknown field"},
		{ann(`"coins": -1`), "players[0].coins: -1, must be at least 0"},
		{ann(`"coins": null`), "players[0].coins: null, must be a number"},
		{ann(`"establishments": []`), "players[0].establishments: a list, must be an object"},
		{ann(`"establishments": {"Mien": 1}`), `players[0].establishments: unknown card "Mien", perhaps Mine`},
		{ann(`"establishments": {"Xyzzyx": 1}`), `players[0].establishments: unknown card "Xyzzyx"`},
		{`{"players": [{"name": "Ann", "establishments": {"conv": 1}}, {"name": "Bob"}]}`, `players[0].establishments: "conv" may be Convenience Store or Convention Center`},
		{ann(`"establishments": {"Ranch": 1, "Livestock Farm": 1}`), "players[0].establishments: Livestock Farm is named twice"},
		{ann(`"establishments": {"Mine": "1"}`), "players[0].establishments.Mine: a text, must be a number"},
		{ann(`"establishments": {"Mine": -1}`), "players[0].establishments.Mine: -1, must be at least 0"},
		{ann(`"establishments": {"Mine": 1, "mine": 1}`), "players[0].establishments: Mine is named twice"},
		{ann(`"establishments": {"Mine": 7}`), "players[0].establishments: 7 Mine so far, 6 exist"},
		{ann(`"establishments": {"Mine": 300}`), "players[0].establishments: 300 Mine so far, 6 exist"},
		{players(`, "establishments": {"Mine": 4}`, `, "establishments": {"Mine": 3}`), "players[1].establishments: 7 Mine so far, 6 exist"},
		{ann(`"establishments": {"Winery": 1}`), "players[0].establishments: Winery is not in play"},
		{ann(`"establishments": {"Radio Tower": 1}`), "players[0].establishments: Radio Tower is a landmark"},
		{ann(`"establishments": {"Stadium": 2}`), "players[0].establishments: 2 Stadium, a Major stands in a town once"},
		{players("", `, "closed": {"Bakery": 2}`), "players[1].closed: 2 Bakery closed, 1 owned"},
		{players("", `, "closed": {"Mine": 1}`), "players[1].closed: 1 Mine closed, 0 owned"},
		{ann(`"landmarks": ["Mine"]`), "players[0].landmarks: Mine is no landmark"},
		{ann(`"landmarks": ["Airport"]`), "players[0].landmarks[0]: Airport is not in play"},
		{ann(`"landmarks": ["City Hall"]`), "players[0].landmarks[0]: City Hall is not in play"},
		{ann(`"landmarks": ["Radio Tower", "Radio Tower"]`), "players[0].landmarks[1]: Radio Tower is named twice"},
		{ann(`"investment": 2`), "players[0].investment: 2, but no Tech Startup"},
		{ann(`"investment": -2`), "players[0].investment: -2, must be at least 0"},
		{ann(`"standing": 2`), "players[0].standing: a number, must be a text"},
		{ann(`"landmarks": ["Train Station", "Shopping Mall", "Amusement Park", "Radio Tower"]`), "players[0].landmarks: Ann has won already"},
		{`{"rules": {"expansions": ["harbor"]}, ` + two + `}`, `rules.expansions[0]: "harbor", must be one of "harbour", "millionaires-row" or "deluxe"`},
		{`{"rules": {"expansions": [1]}, ` + two + `}`, `rules.expansions[0]: a number, must be a text`},
		{`{"rules": {"expansions": ["deluxe", "deluxe"]}, ` + two + `}`, `rules.expansions[1]: deluxe is named twice`},
		{`{"rules": {"without": ["Bakery"]}, ` + two + `}`, "rules.without: the Wheat Field and the Bakery stay in every game"},
		{`{"rules": {"without": ["City Hall"]}, ` + two + `}`, "rules.without: the City Hall stays in every game with the Harbour expansion"},
		{`{"rules": {"expansions": [], "without": ["Park"]}, ` + two + `}`, "rules.without[0]: Park is not in play"},
		{`{"rules": {"without": ["Park"]}, "players": [{"name": "Ann", "establishments": {"Park": 1}}, {"name": "Bob"}]}`, "players[0].establishments: Park is not in play"},
		{`{"rules": {"landmarks": []}, ` + two + `}`, "rules.landmarks: a game keeps at least one landmark"},
		{`{"rules": {"landmarks": ["Harbour"]}, "players": [{"name": "Ann", "landmarks": ["Airport"]}, {"name": "Bob"}]}`, "players[0].landmarks[0]: Airport is not in play"},
		{`{"rules": {"market": {"method": "row"}}, ` + two + `}`, `rules.market.method: "row", must be one of "open", "deck" or "split"`},
		{`{"rules": {"market": {"size": 11}}, ` + two + `}`, "rules.market.size: a marketplace has 10, 12 or 15 places, an open one no size"},
		{`{"rules": {"market": {"method": "open", "size": 10}}, ` + two + `}`, "rules.market.size: a marketplace has 10, 12 or 15 places, an open one no size"},
		{`{"rules": {"victory": "last"}, ` + two + `}`, `rules.victory: "last", must be one of "first" or "round"`},
		{`{"market": {"offer": {"Mine": 7}}, ` + two + `}`, "market.offer: 7 Mine so far, 6 exist"},
		{`{"market": {"offer": {"Harbour": 1}}, ` + two + `}`, "market.offer: Harbour is a landmark"},
		{`{"market": {"offer": {"Mine": 6}, "decks": {"all": ["Forest", "Mine"]}}, ` + two + `}`, "market.decks.all[1]: 7 Mine so far, 6 exist"},
		{`{"market": {"decks": {"all": ["Harbour"]}}, ` + two + `}`, "market.decks.all[0]: Harbour is a landmark"},
		{`{"market": {"decks": {"low": []}}, ` + two + `}`, "market.decks.low: unknown field"},
		{`{"rules": {"market": {"method": "open"}}, "market": {"decks": {"all": []}}, ` + two + `}`, "market.decks.all: unknown field"},
		{`{"rules": {"market": {"method": "split"}}, "market": {"decks": {"low": ["Mine"]}}, ` + two + `}`, "market.decks.low[0]: Mine belongs to the deck high"},
	}
	for _, c := range cases {
		_, err := ReadPosition([]byte(c.text), isVerb, still)
		if err == nil || err.Error() != c.want {
			t.Errorf("%s\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

func TestAbsentFieldsHaveTheirDefaults(t *testing.T) {
	p, err := ReadPosition([]byte(`{"players": [{"name": "Ann"}, {"name": "Zoë O'Hara-Smith Jr."}]}`), isVerb, still)
	if err != nil {
		t.Fatal(err)
	}
	if want := engine.NewPosition(engine.DefaultRules(engine.Everything), 2, still); p.Position != want {
		t.Errorf("got %+v\nwant %+v", p.Position, want)
	}
}

func TestAMarketTooSmallIsRefilled(t *testing.T) {
	p, err := ReadPosition([]byte(`{"players": [{"name": "Ann"}, {"name": "Bob"}],
		"market": {"offer": {"Mine": 2}, "decks": {"all": ["Mine", "Cafe"]}}}`), nil, still)
	if err != nil {
		t.Fatal(err)
	}
	if p.Market.Offer.Of(engine.Mine) != 3 || p.Market.Offer.Of(engine.Cafe) != 1 || p.Market.Piles[0].Left() != 0 {
		t.Errorf("offer %v, %d left", p.Market.Offer, p.Market.Piles[0].Left())
	}
}

func TestARoundMayGoOnAfterTheLastLandmark(t *testing.T) {
	text := func(turn string) []byte {
		return []byte(`{"rules": {"landmarks": ["Harbour"], "victory": "round"}, "turn": ` + turn + `,
			"players": [{"name": "Ann", "landmarks": ["Harbour"]}, {"name": "Bob"}]}`)
	}
	if _, err := ReadPosition(text("2"), nil, still); err != nil {
		t.Errorf("turn 2 begins within a round: %v", err)
	}
	if _, err := ReadPosition(text("3"), nil, still); err == nil {
		t.Error("turn 3 begins with a round: the game is won")
	}
	if _, err := Restore(text("3")); err != nil {
		t.Errorf("a finished game is restored: %v", err)
	}
}

func TestCardsMayHaveAnyEditionsNames(t *testing.T) {
	p, err := ReadPosition([]byte(`{"rules": {"landmarks": ["Harbor", "Estación de tren", "City Hall"]}, "players": [{"name": "Ann",
		"establishments": {"Ranch": 2, "Diamines": 1, "Family Restaurant": 1}, "landmarks": ["harbor"]}, {"name": "Bob"}]}`), nil, still)
	if err != nil {
		t.Fatal(err)
	}
	town := &p.Towns[0]
	if town.Owned.Of(engine.LivestockFarm) != 2 || !town.Has(engine.Mine) || !town.Has(engine.Restaurant) || !town.Has(engine.Harbour) {
		t.Errorf("town %v", town.Owned)
	}
	if p.Rules.Landmarks != engine.CardsOf(engine.Harbour, engine.TrainStation) {
		t.Errorf("landmarks %b", p.Rules.Landmarks)
	}
}

func TestLandmarksCanBeLeftOut(t *testing.T) {
	p, err := ReadPosition([]byte(`{"rules": {"without": ["Airport", "Park"]}, "players": [{"name": "Ann"}, {"name": "Bob"}]}`), nil, still)
	if err != nil {
		t.Fatal(err)
	}
	if p.Rules.Landmarks.Has(engine.Airport) || p.Rules.Without != engine.CardsOf(engine.Park) {
		t.Errorf("rules %+v", p.Rules)
	}
}

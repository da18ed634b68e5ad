package wire

import (
	"testing"

	"machipost/engine"

	"pgregory.net/rapid"
)

func TestRulesComeBackAsTheyWere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game, _ := played(t)
		text, err := WriteRules(game.Rules)
		if err != nil {
			t.Fatal(err)
		}
		back, err := ReadRules(text)
		if err != nil || back != game.Rules {
			t.Fatalf("%s came back as %+v (%v)", text, back, err)
		}
	})
}

func TestReadRulesNamesThePlace(t *testing.T) {
	cases := []struct{ text, want string }{
		{`{"without": ["Mien"]}`, `rules.without[0]: unknown card "Mien", perhaps Mine`},
		{`{"without": [1]}`, "rules.without[0]: a number, must be a text"},
		{`{"expansions": [], "landmarks": ["Harbour"]}`, "rules.landmarks[0]: Harbour is not in play"},
		{`{"size": 10}`, "rules.size: unknown field"},
		{`[]`, "rules: a list, must be an object"},
		{`{`, "line 1: unexpected end of JSON input"},
	}
	for _, c := range cases {
		_, err := ReadRules([]byte(c.text))
		if err == nil || err.Error() != c.want {
			t.Errorf("%s\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

func TestReadRulesFillsInDefaults(t *testing.T) {
	cases := []struct {
		text string
		want engine.Rules
	}{
		{`{}`, engine.DefaultRules(engine.Everything)},
		{`{"expansions": []}`, engine.DefaultRules(engine.Base)},
		{`{"expansions": ["deluxe"]}`, engine.DefaultRules(engine.Deluxe)},
	}
	for _, c := range cases {
		if got, err := ReadRules([]byte(c.text)); err != nil || got != c.want {
			t.Errorf("%s: %+v (%v), want %+v", c.text, got, err, c.want)
		}
	}
}

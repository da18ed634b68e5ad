package reading_test

import (
	"testing"

	"machipost/engine"
	"machipost/orders/reading"
)

// Words that are meant in two ways file nothing; the answer asks.
func TestTwofold(t *testing.T) {
	t.Parallel()
	table := reading.Table{Names: []string{"Ann", "Bob"}, Rules: engine.DefaultRules(engine.Everything), Turn: 1}
	for text, asked := range map[string]bool{
		"First I buy a Hamburger Stand. Then I buy a Pizza Joint.":  true,
		"first buy Forest, then Mine":                               true,
		"go 1: first buy Forest, then Mine":                         false,
		"Stadium on go 1\nand on go 2 Cafe and roll 2":              false,
		"all goes: 2 dice, reroll 2-5, +2 if 10+":                   false,
		"reroll 2-5\n+2 on 10":                                      false,
		"buy Forest, then Mine":                                     false,
		"renovate Bakery. Tech Startup, Park.":                      true,
		"Tech Startup, Publisher":                                   true,
		"Tech Startup, Publisher\ninvest if I have 5 coins":         false,
		"Purchase priorities: Tech Startup, Tax Office, Publisher.": false,
		"a cafe, a pizza joint if no cafe left":                     false,
	} {
		sheet := reading.Read(text, table, 0)
		if got := len(sheet.Proposed) > 0; got != asked {
			t.Errorf("%q: asked %t, want %t:\n%s", text, got, asked, sheet.Canonical())
		}
	}
	if got := reading.Read("a cafe, a pizza joint if no cafe left", table, 1).Canonical(); got != "every go\n  buy Cafe, Pizza Joint\n" {
		t.Errorf("a list with its own condition: %s", got)
	}
	// Who has one go has one list.
	if sheet := reading.Read("First I buy a Forest. Then a Mine.", table, 1); len(sheet.Lines) == 0 {
		t.Errorf("one go: %v", sheet.Proposed)
	}
}

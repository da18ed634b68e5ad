package reports

import (
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/examples"
	"machipost/orders/reading"
)

// A report shows orders to write by: one for each thing that the town lets its player decide,
// which, sent back, are read as they stand.
func TestTheExamplesOfAReportAreOrders(t *testing.T) {
	small, _ := worst(t)
	small.Position = small.Before
	small.Position.Towns[1] = engine.Town{} // who has nothing
	few := engine.NewPosition(engine.DefaultRules(engine.Base), 2, func([]engine.Card) {})
	few.Market.Offer = engine.Stock{} // and where nothing lies
	for _, c := range []struct {
		name     string
		position engine.Position
		names    []string
		seat     engine.Seat
		want     []string
	}{
		{"one go", played(t, 3, 3, 1, 2, 4, 5, 1).Position, []string{"Ann", "Bob"}, 0, []string{"roll 2", "reroll 1-4", "buy Wheat Field, Livestock Farm, Bakery"}},
		{"two goes", played(t, 3, 3, 1, 2, 4, 5, 1).Position, []string{"Ann", "Bob"}, 1, []string{"go 1: buy Wheat Field, Livestock Farm, Bakery", "go 2: buy Livestock Farm, Bakery"}},
		{"nothing lies there", few, []string{"Ann", "Bob"}, 1, []string{"buy Train Station"}},
		{"a town without cards", small.Position, longNames, 1, nil},
		{"all cards", small.Position, longNames, 0, nil},
	} {
		lines := examples.For(&c.position, c.names, c.seat)
		for language := range orders.NumLanguages {
			var text []string
			for _, line := range lines {
				one := line.In(orders.Language(language))
				if line.Scope != orders.EveryGo {
					one = line.Scope.In(orders.Language(language)) + ": " + one
				}
				text = append(text, one)
			}
			if c.want != nil && language == 0 && !slices.Equal(text, c.want) {
				t.Errorf("%s: %q, want %q", c.name, text, c.want)
			}
			sheet := reading.Read(strings.Join(text, "\n")+"\nend\nThat was an example.", reading.Table{Names: c.names, Rules: c.position.Rules, Turn: c.position.Turn}, c.seat)
			if len(sheet.Proposed)+len(sheet.Refused)+len(sheet.Warnings) > 0 || len(sheet.Lines) != len(lines) {
				t.Errorf("%s: of %q is read %q; refused %v, proposed %v, warned %v", c.name, text, sheet.Canonical(), sheet.Refused, sheet.Proposed, sheet.Warnings)
			}
			for i, line := range sheet.Lines {
				if !slices.ContainsFunc(lines, func(l orders.Line) bool { return l.Scope == line.Scope && l.Order.Equal(line.Order) }) {
					t.Errorf("%s: %q is read %q", c.name, text, sheet.Lines[i])
				}
			}
		}
	}
}

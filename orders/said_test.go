package orders_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading"
)

// tables are games with names that mean something in one language or the other.
var tables = [][]string{
	{"Ann", "Bob", "Cat"}, {"Sí", "María de la O", "Juan y Medio"}, {"A", "Noel No", "Puerto Rico"}, {"Zoë", "El más rico", "Bosque"},
	{"The Duke", "Trigo de Bob", "Bob"}, {"Tele", "Compra", "Nada Más"}, {"Ann", "Bob: and", "Bob, Carol"}, {"Y", "Si Tiro", "Mina"},
}

// A drawer draws sheets that players can have.
type drawer struct {
	*rapid.T
	me engine.Seat
}

func (d drawer) number(low, high int) int { return rapid.IntRange(low, high).Draw(d.T, "n") }

func (d drawer) yes() bool { return rapid.Bool().Draw(d.T, "yes") }

// totals draws some, neither none nor all.
func (d drawer) totals() orders.Totals {
	return orders.Totals(d.number(1, 1<<orders.MaxTotal-2)) << 1
}

// card draws one that the order takes.
func (d drawer) card(takes func(c engine.Card) bool) engine.Card {
	var list []engine.Card
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		if takes(c) {
			list = append(list, c)
		}
	}
	return rapid.SampledFrom(list).Draw(d.T, "card")
}

func isMinor(c engine.Card) bool { return !c.IsLandmark() && !c.IsMajor() }

// cards draws several, no two alike.
func (d drawer) cards(takes func(c engine.Card) bool) []engine.Card {
	var list []engine.Card
	var drawn engine.Cards
	for range d.number(1, 5) {
		c := d.card(func(c engine.Card) bool { return takes(c) && c != engine.CityHall && !drawn.Has(c) })
		list, drawn = append(list, c), drawn|engine.CardsOf(c)
	}
	return list
}

func (d drawer) other() engine.Seat {
	return engine.Seat((int(d.me) + d.number(1, 2)) % 3)
}

func (d drawer) order() orders.Order {
	o := orders.Order{Verb: orders.Verb(d.number(0, orders.NumVerbs-1))}
	switch o.Verb {
	case orders.Buy:
		if o.Nothing = d.yes(); o.Nothing && d.yes() {
			return o
		}
		o.Cards = d.cards(func(engine.Card) bool { return true })
	case orders.Roll:
		o.Dice = d.number(1, 2)
	case orders.Reroll, orders.Harbour:
		if o.Totals = d.totals(); d.yes() {
			o.Totals = rapid.SampledFrom([]orders.Totals{0, orders.AllTotals}).Draw(d.T, "totals")
		}
	case orders.TV:
		if o.Player = engine.NoSeat; d.yes() {
			o.Player = d.other()
		}
	case orders.Swap:
		if o.Nothing = d.yes(); !o.Nothing {
			o.Cards, o.Theirs, o.Player = []engine.Card{d.card(isMinor)}, d.card(isMinor), d.other()
		}
	case orders.Renovate, orders.Convention:
		if o.Nothing = d.yes(); !o.Nothing {
			o.Cards = []engine.Card{d.card(func(c engine.Card) bool {
				return isMinor(c) && (o.Verb == orders.Renovate || c.Print().Colour != engine.Red)
			})}
		}
	case orders.Demolish:
		o.Cards = d.cards(engine.Card.IsLandmark)
	case orders.Move:
		o.Cards, o.Player = []engine.Card{d.card(isMinor)}, d.other()
	case orders.Invest:
		o.Nothing = d.yes()
	}
	return o
}

func (d drawer) condition(beforeDice bool) orders.Condition {
	c := orders.Condition{Kind: orders.ConditionKind(d.number(0, orders.NumConditions-1)), Who: d.me}
	for beforeDice && (c.Kind == orders.Rolled || c.Kind == orders.Doubles) {
		c.Kind = orders.Coins
	}
	switch c.Kind {
	case orders.Rolled:
		c.Totals = d.totals()
	case orders.Coins:
		c.Who, c.Count = engine.Seat(d.number(0, 2)), d.number(0, 99)
		c.Compare = rapid.SampledFrom([]orders.Comparison{orders.AtLeast, orders.AtMost, orders.Over, orders.Under, orders.Exactly}).Draw(d.T, "sign")
	case orders.Has:
		c.Who, c.Count, c.Card = engine.Seat(d.number(0, 2)), d.number(1, 5), d.card(func(engine.Card) bool { return true })
	case orders.Landmarks:
		c.Who, c.Count = engine.Seat(d.number(0, 2)), d.number(1, 6)
	case orders.OnOffer:
		c.Card = d.card(func(c engine.Card) bool { return !c.IsLandmark() })
	case orders.Bought:
		c.Who, c.Card = engine.Seat(d.number(0, 2)), d.card(func(engine.Card) bool { return true })
	}
	if d.yes() {
		c = c.Negated()
	}
	return c
}

func (d drawer) sheet(players []string) orders.Sheet {
	s := orders.Sheet{HasExtra: d.yes()}
	if d.yes() {
		s.Turn = d.number(3, 20)
	}
	scribe := orders.Scribe{Names: players, Me: d.me}
	for scope := orders.Go1; scope <= orders.Standing; scope++ {
		for range d.number(0, 2) {
			line := orders.Line{Scope: scope, Order: d.order()}
			for range d.number(0, 3) {
				line.If = append(line.If, d.condition(line.Order.Verb == orders.Roll))
			}
			s.Lines = append(s.Lines, scribe.Write(line))
		}
	}
	s.HasExtra = s.HasExtra || len(s.In(orders.ExtraGo)) > 0
	s.HasStanding = d.yes() || len(s.In(orders.Standing)) > 0
	return s
}

// What is written in a language is read back at once, and says the same, whatever the
// players are called: as a sheet, order by order, and with its lines broken.
func TestWhatIsWrittenIsRead(t *testing.T) {
	rules := engine.DefaultRules(engine.Everything)
	rapid.Check(t, func(t *rapid.T) {
		players := rapid.SampledFrom(tables).Draw(t, "players")
		d := drawer{t, engine.Seat(rapid.IntRange(0, 2).Draw(t, "me"))}
		sheet := d.sheet(players)
		table := reading.Table{Names: players, Rules: rules, Turn: 3}
		for l := range orders.NumLanguages {
			language := orders.Language(l)
			for _, text := range []string{sheet.CanonicalIn(language), strings.Join(sheet.OrdersIn(language), "\n"), broken(sheet.CanonicalIn(language), language)} {
				again := reading.Read(text, table, d.me)
				again = evened(again)
				if len(again.Refused)+len(again.Proposed)+len(again.Prose)+len(again.Spelled) > 0 || !alike(evened(sheet), again) {
					t.Fatalf("for %q\n%s\nis read as\n%s\nrefused %+v\nproposed %+v\nprose %+v", players, text, again.CanonicalIn(language), again.Refused, again.Proposed, again.Prose)
				}
			}
			standing := reading.ReadStanding(sheet.StandingIn(language), table, d.me)
			if standing.StandingIn(names.English) != sheet.Standing() {
				t.Fatalf("standing orders\n%s\nare read as\n%s", sheet.StandingIn(language), standing.Standing())
			}
		}
	})
}

// broken is a text whose lines are broken as answers and mail programs break them: behind
// commas and the words in which a line goes on.
func broken(text string, l orders.Language) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		column := 0
		for i, word := range strings.Fields(line) {
			switch last := strings.TrimSpace(b.String()[strings.LastIndexAny(b.String(), " \n")+1:]); {
			case i == 0:
				b.WriteString("  ")
			case column > 40 && (strings.HasSuffix(last, ",") || orders.GoesOn(last, l)):
				b.WriteString("\n  ")
				column = 0
			default:
				b.WriteByte(' ')
			}
			b.WriteString(word)
			column += len(word) + 1
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// evened is a sheet in which "not I roll 7" is told by the other totals: broken lines are
// read as what people write, and it is the same.
func evened(s orders.Sheet) orders.Sheet {
	s.Lines = slices.Clone(s.Lines)
	for i, line := range s.Lines {
		s.Lines[i].If = slices.Clone(line.If)
		for k, c := range line.If {
			if c.Kind == orders.Rolled && c.Not {
				s.Lines[i].If[k].Not, s.Lines[i].If[k].Totals = false, orders.AllTotals&^c.Totals
			}
		}
	}
	return s
}

// Numbers that a mail program broke are one list, no place in a list of lines.
func TestNumbersOverTwoLines(t *testing.T) {
	table := reading.Table{Names: []string{"Ann", "Bob", "Cat"}, Rules: engine.DefaultRules(engine.Everything), Turn: 1}
	for text, want := range map[string]string{
		"if not I roll 1-2, 4,\n6: demolish Harbour":          "every go: if not I roll 1-2, 4, 6: demolish Harbour",
		"si no saco 1-2, 4,\n6: demuele Puerto":               "every go: if not I roll 1-2, 4, 6: demolish Harbour",
		"roll 1\nif coins >= 3 and\ndoubles: buy Mine":        "every go: roll 1 / every go: if coins >= 3 and doubles: buy Mine",
		"tv Bob\nsi monedas >= 3 y\nsaco dobles: compra Mina": "every go: tv Bob / every go: if coins >= 3 and doubles: buy Mine",
	} {
		if sheet := reading.Read(text, table, 0); strings.Join(sheet.Orders(), " / ") != want || len(sheet.Refused)+len(sheet.Proposed) > 0 {
			t.Errorf("%q is read as %q, refused %+v, proposed %+v", text, sheet.Orders(), sheet.Refused, sheet.Proposed)
		}
	}
}

// alike tells whether two sheets say the same.
func alike(a, b orders.Sheet) bool {
	if a.Turn != b.Turn || a.HasExtra != b.HasExtra || a.HasStanding != b.HasStanding || len(a.Lines) != len(b.Lines) {
		return false
	}
	for i, line := range a.Lines {
		other := b.Lines[i]
		if line.Scope != other.Scope || !reflect.DeepEqual(line.Order, other.Order) || len(line.If) != len(other.If) || len(line.If) > 0 && !reflect.DeepEqual(line.If, other.If) {
			return false
		}
	}
	return true
}

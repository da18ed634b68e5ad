package orders

import (
	"slices"
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders/wording"
)

// A Scribe writes the orders of one player in canonical form, which tells the
// other players by their names.
type Scribe struct {
	Names    []string    // of all players, in seat order
	Me       engine.Seat // who orders: `coins >= 3` are the writer's
	Language Language    // in which Condition writes; Write writes in all
}

// in is the same scribe, writing in a language.
func (s Scribe) in(l Language) Scribe {
	s.Language = l
	return s
}

// Write returns the line with its canonical form, for Line.String, Line.In and
// Line.Conditions. Seats in it must have a name.
func (s Scribe) Write(line Line) Line {
	line.by = s.in(names.English)
	line.conditions = line.by.conditions(line)
	line.text = line.by.line(line.Order, line.conditions)
	return line
}

// line is an order in canonical form behind its conditions.
func (s Scribe) line(o Order, conditions []string) string {
	text := s.ordered(o)
	if len(conditions) == 0 {
		return text
	}
	return If.In(s.Language) + " " + strings.Join(conditions, " "+And.In(s.Language)+" ") + ": " + text
}

// conditions are the conditions of a line in canonical form.
func (s Scribe) conditions(line Line) []string {
	list := make([]string, len(line.If))
	for i, c := range line.If {
		list[i] = s.Condition(c)
	}
	return list
}

// ordered is an order in canonical form.
func (s Scribe) ordered(o Order) string {
	return filled(formOf(&o).Say[s.Language], func(place string) string {
		switch place {
		case "CARDS":
			return s.list(o)
		case "CARD":
			return strings.Join(CardNamesIn(o.Cards, s.Language), ", ")
		case "THEIRS":
			return names.In(o.Theirs, s.Language)
		case "NUMBERS":
			return o.Totals.String()
		case "N":
			return strconv.Itoa(o.Dice)
		}
		return s.name(o.Player)
	})
}

// list is what an order names, one behind the other.
func (s Scribe) list(o Order) string {
	list := CardNamesIn(o.Cards, s.Language)
	if o.Nothing {
		list = append(list, Nothing.In(s.Language))
	}
	return strings.Join(list, ", ")
}

// filled is a form with what is named in its places.
func filled(form string, named func(place string) string) string {
	parts := strings.Split(form, " ")
	for i, part := range parts {
		if IsPlace(part) {
			parts[i] = named(part)
		}
	}
	return strings.Join(parts, " ")
}

// name is a player's name, or the seat where the name could be read as something
// else.
func (s Scribe) name(seat engine.Seat) string {
	name := s.Names[seat]
	w := wording.Split(name)
	plain := len(w) > 0 && w.Lower() == wording.Fold(name) && w.Index(",", ":") < 0 && !strings.Contains(name, ";")
	if !plain || slices.ContainsFunc(w, func(x wording.Word) bool { return IsKeywordIn(x.Low, s.Language) }) {
		return "P" + strconv.Itoa(int(seat)+1)
	}
	return strings.Join(strings.Fields(name), " ")
}

// Condition is a condition in canonical form.
func (s Scribe) Condition(c Condition) string {
	return filled(askedBy(c, s.Me)[s.Language], func(place string) string {
		switch place {
		case "CARD":
			return names.In(c.Card, s.Language)
		case "NUMBERS":
			return c.Totals.String()
		case "SIGN":
			return string(c.Compare)
		case "N":
			return strconv.Itoa(c.Count)
		}
		return s.name(c.Who)
	})
}

// CardNames are the names of the cards as we write them, in their order; nil for
// none.
func CardNames(cards []engine.Card) []string { return CardNamesIn(cards, names.English) }

// CardNamesIn are the same in a language.
func CardNamesIn(cards []engine.Card, l Language) []string {
	var list []string
	for _, card := range cards {
		list = append(list, names.In(card, l))
	}
	return list
}

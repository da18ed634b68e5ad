package orders

import (
	"slices"
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/orders/wording"
)

// A Scribe writes the orders of one player in canonical form, which tells the
// other players by their names.
type Scribe struct {
	Names []string    // of all players, in seat order
	Me    engine.Seat // who orders: `coins >= 3` are the writer's
}

// Write returns the line with its canonical form, for Line.String and
// Line.Conditions. Seats in it must have a name.
func (s Scribe) Write(line Line) Line {
	line.conditions = s.conditions(line)
	line.text = s.ordered(line.Order)
	if len(line.If) > 0 {
		line.text = "if " + strings.Join(line.conditions, " and ") + ": " + line.text
	}
	return line
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
	if o.Verb == Reroll && o.Totals == 0 {
		return "never " + o.Verb.String()
	}
	return o.Verb.String() + " " + s.args(o)
}

func (s Scribe) args(o Order) string {
	switch o.Verb {
	case Buy:
		list := CardNames(o.Cards)
		if o.Nothing {
			list = append(list, "nothing")
		}
		return strings.Join(list, ", ")
	case Roll:
		return strconv.Itoa(o.Dice)
	case Reroll, Harbour:
		return totalsMeant(o.Totals)
	case TV:
		if o.Player == engine.NoSeat {
			return "richest"
		}
		return s.name(o.Player)
	case Convention, Swap, Renovate, Move, Demolish:
		return s.cardArgs(o)
	}
	return alwaysOrNever(!o.Nothing)
}

func (s Scribe) cardArgs(o Order) string {
	cards := strings.Join(CardNames(o.Cards), ", ")
	switch {
	case o.Nothing && o.Verb == Convention:
		return "none"
	case o.Nothing:
		return "nothing"
	case o.Verb == Swap:
		return cards + " for " + o.Theirs.String() + " of " + s.name(o.Player)
	case o.Verb == Move:
		return cards + " to " + s.name(o.Player)
	}
	return cards
}

func totalsMeant(t Totals) string {
	if t == 0 || t == AllTotals {
		return alwaysOrNever(t != 0)
	}
	return t.String()
}

func alwaysOrNever(always bool) string {
	if always {
		return "always"
	}
	return "never"
}

// name is a player's name, or the seat where the name could be read as something
// else.
func (s Scribe) name(seat engine.Seat) string {
	name := s.Names[seat]
	w := wording.Split(name)
	plain := len(w) > 0 && w.Lower() == wording.Fold(name) && w.Index(",", ":") < 0 && !strings.Contains(name, ";")
	if !plain || slices.ContainsFunc(w, func(x wording.Word) bool { return IsKeyword(x.Low) }) {
		return "P" + strconv.Itoa(int(seat)+1)
	}
	return strings.Join(strings.Fields(name), " ")
}

// subject is what a condition asks about: the writer, or another player.
func (s Scribe) subject(seat engine.Seat, mine, theirs string) string {
	if seat == s.Me {
		return mine
	}
	return strings.TrimSpace(s.name(seat) + " " + theirs)
}

func counted(n int) string {
	if n == 1 {
		return ""
	}
	return strconv.Itoa(n) + " "
}

// Condition is a condition in canonical form.
func (s Scribe) Condition(c Condition) string {
	text := s.positive(c)
	switch {
	case !c.Not:
		return text
	case c.Kind == OnOffer:
		return "no " + text
	case c.Kind == Has && c.Count == 1:
		return s.subject(c.Who, "have", "has") + " no " + c.Card.String()
	case c.Kind == Bought && c.Who != s.Me:
		return s.name(c.Who) + " has not bought " + c.Card.String()
	}
	return "not " + text
}

func (s Scribe) positive(c Condition) string {
	switch c.Kind {
	case Rolled:
		return "I roll " + c.Totals.String()
	case Doubles:
		return "doubles"
	case Coins:
		return strings.TrimSpace(s.subject(c.Who, "", "") + " coins " + string(c.Compare) + " " + strconv.Itoa(c.Count))
	case Has:
		return s.subject(c.Who, "have", "has") + " " + counted(c.Count) + c.Card.String()
	case Landmarks:
		return s.subject(c.Who, "have", "has") + " " + strconv.Itoa(c.Count) + " landmarks"
	case OnOffer:
		return c.Card.String() + " on offer"
	}
	return strings.TrimSpace(s.subject(c.Who, "", "") + " bought " + c.Card.String())
}

// CardNames are the names of the cards as we write them, in their order; nil for
// none.
func CardNames(cards []engine.Card) []string {
	var list []string
	for _, card := range cards {
		list = append(list, card.String())
	}
	return list
}

package orders

import (
	"slices"
	"strconv"
	"strings"

	"machipost/engine"
)

// This file writes what was understood in canonical form. Reading the canonical
// form again gives the same sheet.

// Canonical is the sheet in canonical form, a line an order, under headings.
func (s Sheet) Canonical() string {
	var b strings.Builder
	if s.Turn > 0 {
		b.WriteString("turn " + itoa(s.Turn) + "\n")
	}
	for scope := range numScopes {
		s.writeScope(&b, scope)
	}
	return b.String()
}

func (s Sheet) writeScope(b *strings.Builder, scope Scope) {
	lines := s.In(scope)
	switch {
	case len(lines) > 0, scope == ExtraGo && s.HasExtra:
		b.WriteString(scope.String() + "\n")
	case scope == Standing && s.HasStanding:
		b.WriteString("standing: none\n")
	}
	for _, line := range lines {
		b.WriteString("  " + line.text + "\n")
	}
}

// Orders are the orders of the sheet in canonical form, one a line, each with its
// heading.
func (s Sheet) Orders() []string {
	var list []string
	if s.Turn > 0 {
		list = append(list, "turn "+itoa(s.Turn))
	}
	for scope := range numScopes {
		lines := s.In(scope)
		switch {
		case len(lines) > 0:
		case scope == ExtraGo && s.HasExtra:
			list = append(list, scope.String())
		case scope == Standing && s.HasStanding:
			list = append(list, "standing: none")
		}
		for _, line := range lines {
			list = append(list, scope.String()+": "+line.text)
		}
	}
	return list
}

// Standing is the standing part of the sheet in canonical form, without its
// heading; "" for none. ReadStanding reads it.
func (s Sheet) Standing() string {
	var b strings.Builder
	for _, line := range s.In(Standing) {
		b.WriteString(line.text + "\n")
	}
	return b.String()
}

// WithoutStanding is the sheet without its standing part.
func (s Sheet) WithoutStanding() Sheet {
	var lines []Line
	for _, line := range s.Lines {
		if line.Scope != Standing {
			lines = append(lines, line)
		}
	}
	s.Lines, s.HasStanding = lines, false
	return s
}

// Named is the sheet of the player in a seat with other names of the players, in
// seat order: the same orders, written for them.
func (s Sheet) Named(names []string, me engine.Seat) Sheet {
	r := &reader{table: Table{Names: names}, me: me}
	lines := make([]Line, len(s.Lines))
	for i, line := range s.Lines {
		line.text, line.conditions = r.canonical(line), r.conditions(line)
		lines[i] = line
	}
	s.Lines = lines
	return s
}

// canonical is a line in canonical form.
func (r *reader) canonical(line Line) string {
	if len(line.If) == 0 {
		return r.ordered(line.Order)
	}
	return "if " + strings.Join(r.conditions(line), " and ") + ": " + r.ordered(line.Order)
}

// conditions are the conditions of a line in canonical form.
func (r *reader) conditions(line Line) []string {
	list := make([]string, len(line.If))
	for i, c := range line.If {
		list[i] = r.condition(c)
	}
	return list
}

// ordered is an order in canonical form.
func (r *reader) ordered(o Order) string {
	if o.Verb == Reroll && o.Totals == 0 {
		return "never " + o.Verb.String()
	}
	return o.Verb.String() + " " + r.args(o)
}

func (r *reader) args(o Order) string {
	switch o.Verb {
	case Buy:
		list := cardNames(o.Cards)
		if o.Nothing {
			list = append(list, "nothing")
		}
		return strings.Join(list, ", ")
	case Roll:
		return itoa(o.Dice)
	case Reroll, Harbour:
		return totalsMeant(o.Totals)
	case TV:
		if o.Player == engine.NoSeat {
			return "richest"
		}
		return r.name(o.Player)
	case Convention, Swap, Renovate, Move, Demolish:
		return r.cardArgs(o)
	}
	return alwaysOrNever(!o.Nothing)
}

func (r *reader) cardArgs(o Order) string {
	cards := strings.Join(cardNames(o.Cards), ", ")
	switch {
	case o.Nothing && o.Verb == Convention:
		return "none"
	case o.Nothing:
		return "nothing"
	case o.Verb == Swap:
		return cards + " for " + o.Theirs.String() + " of " + r.name(o.Player)
	case o.Verb == Move:
		return cards + " to " + r.name(o.Player)
	}
	return cards
}

func totalsMeant(t Totals) string {
	if t == 0 || t == allTotals {
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
func (r *reader) name(s engine.Seat) string {
	name := r.table.Names[s]
	w := split(name)
	plain := len(w) > 0 && w.lower() == foldPlayer(name) && w.index(",", ":") < 0 && !strings.Contains(name, ";")
	if !plain || slices.ContainsFunc(w, func(x word) bool { return isKeyword(x.low) }) {
		return "P" + itoa(int(s)+1)
	}
	return strings.Join(strings.Fields(name), " ")
}

// subject is what a condition asks about: the writer, or another player.
func (r *reader) subject(s engine.Seat, mine, theirs string) string {
	if s == r.me {
		return mine
	}
	return strings.TrimSpace(r.name(s) + " " + theirs)
}

func counted(n int) string {
	if n == 1 {
		return ""
	}
	return itoa(n) + " "
}

func itoa(n int) string { return strconv.Itoa(n) }

// condition is a condition in canonical form.
func (r *reader) condition(c Condition) string {
	text := r.positive(c)
	switch {
	case !c.Not:
		return text
	case c.Kind == OnOffer:
		return "no " + text
	case c.Kind == Has && c.Count == 1:
		return r.subject(c.Who, "have", "has") + " no " + c.Card.String()
	case c.Kind == Bought && c.Who != r.me:
		return r.name(c.Who) + " has not bought " + c.Card.String()
	}
	return "not " + text
}

func (r *reader) positive(c Condition) string {
	switch c.Kind {
	case Rolled:
		return "I roll " + c.Totals.String()
	case Doubles:
		return "doubles"
	case Coins:
		return strings.TrimSpace(r.subject(c.Who, "", "") + " coins " + string(c.Compare) + " " + itoa(c.Count))
	case Has:
		return r.subject(c.Who, "have", "has") + " " + counted(c.Count) + c.Card.String()
	case Landmarks:
		return r.subject(c.Who, "have", "has") + " " + itoa(c.Count) + " landmarks"
	case OnOffer:
		return c.Card.String() + " on offer"
	}
	return strings.TrimSpace(r.subject(c.Who, "", "") + " bought " + c.Card.String())
}

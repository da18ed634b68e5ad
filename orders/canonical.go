package orders

import (
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
)

// This file writes a sheet in canonical form. Reading the canonical form again
// gives the same sheet.

// Canonical is the sheet in canonical form, a line an order, under headings, in English:
// so it is kept.
func (s Sheet) Canonical() string { return s.CanonicalIn(names.English) }

// CanonicalIn is the same in a language.
func (s Sheet) CanonicalIn(l Language) string {
	var b strings.Builder
	if s.Turn > 0 {
		b.WriteString(turnIn(l, s.Turn) + "\n")
	}
	for scope := range numScopes {
		s.writeScope(&b, scope, l)
	}
	return b.String()
}

// turnIn is the heading of a sheet for that turn.
func turnIn(l Language, turn int) string { return Turn.In(l) + " " + strconv.Itoa(turn) }

// clearedIn says that no orders stand any more.
func clearedIn(l Language) string { return Standing.In(l) + ": " + NoneOf.In(l) }

func (s Sheet) writeScope(b *strings.Builder, scope Scope, l Language) {
	lines := s.In(scope)
	switch {
	case len(lines) > 0, scope == ExtraGo && s.HasExtra:
		b.WriteString(scope.In(l) + "\n")
	case scope == Standing && s.HasStanding:
		b.WriteString(clearedIn(l) + "\n")
	}
	for _, line := range lines {
		b.WriteString("  " + line.In(l) + "\n")
	}
}

// Orders are the orders of the sheet in canonical form, one a line, each with its
// heading.
func (s Sheet) Orders() []string { return s.OrdersIn(names.English) }

// OrdersIn are the same in a language.
func (s Sheet) OrdersIn(l Language) []string {
	var list []string
	if s.Turn > 0 {
		list = append(list, turnIn(l, s.Turn))
	}
	for scope := range numScopes {
		lines := s.In(scope)
		switch {
		case len(lines) > 0:
		case scope == ExtraGo && s.HasExtra:
			list = append(list, scope.In(l))
		case scope == Standing && s.HasStanding:
			list = append(list, clearedIn(l))
		}
		for _, line := range lines {
			list = append(list, scope.In(l)+": "+line.In(l))
		}
	}
	return list
}

// Standing is the standing part of the sheet in canonical form, without its
// heading; "" for none. reading.ReadStanding reads it.
func (s Sheet) Standing() string { return s.StandingIn(names.English) }

// StandingIn is the same in a language.
func (s Sheet) StandingIn(l Language) string {
	var b strings.Builder
	for _, line := range s.In(Standing) {
		b.WriteString(line.In(l) + "\n")
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
func (s Sheet) Named(called []string, me engine.Seat) Sheet {
	scribe := Scribe{Names: called, Me: me}
	lines := make([]Line, len(s.Lines))
	for i, line := range s.Lines {
		lines[i] = scribe.Write(line)
	}
	s.Lines = lines
	return s
}

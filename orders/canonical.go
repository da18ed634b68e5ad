package orders

import (
	"strconv"
	"strings"

	"machipost/engine"
)

// This file writes a sheet in canonical form. Reading the canonical form again
// gives the same sheet.

// Canonical is the sheet in canonical form, a line an order, under headings.
func (s Sheet) Canonical() string {
	var b strings.Builder
	if s.Turn > 0 {
		b.WriteString("turn " + strconv.Itoa(s.Turn) + "\n")
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
		list = append(list, "turn "+strconv.Itoa(s.Turn))
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
// heading; "" for none. reading.ReadStanding reads it.
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
	scribe := Scribe{names, me}
	lines := make([]Line, len(s.Lines))
	for i, line := range s.Lines {
		lines[i] = scribe.Write(line)
	}
	s.Lines = lines
	return s
}

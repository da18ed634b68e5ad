package changes

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
)

// This file tells orders that speak of those on file, though nothing says that they amend them.

// Words that limit what is on file, deny it, or put something beside it.
var (
	limiting = marks.Lows("only", "solo", "solamente", "nur", "seulement")
	refusing = marks.Lows("not", "no", "without", "sin", "nicht", "ohne", "kein", "keine", "keinen", "pas", "sans", "nix")
	beforeIt = marks.Lows("before", "after", "behind", "ahead", "above", "below", "antes", "despues", "vor", "hinter", "avant", "apres")
	going    = marks.Lows("and", "but", "y", "e", "pero", "und", "aber", "et", "mais")
)

// Refers returns the words by which the first orders of a letter speak of those on file: `the Mine
// only in go 1`, `and if there is no Mine the Ranch`, `Forest before the Cafe`; "" for none.
func Refers(p *parts.Arguer, filed []orders.Line) string {
	if len(p.T) > 3 && going[p.T[0].Low] {
		return p.T[0].Raw
	}
	has := func(card engine.Card) bool {
		return slices.ContainsFunc(filed, func(l orders.Line) bool { return slices.Contains(l.Order.Cards, card) })
	}
	only, known, first := "", false, true
	for at := range p.T {
		if limiting[p.T[at].Low] && !strings.HasPrefix(p.Taken[at], "a condition") {
			only = p.T[at].Raw
		}
		found, leads := p.CardAt(at), first
		if found.Tokens == 0 || found.Strength >= marks.Weak {
			continue
		}
		if first = false; !has(found.Card) {
			continue
		}
		asked := strings.HasPrefix(p.Taken[at], "a condition")
		known = known || !asked
		from := at - 1
		for p.Sign(from, "the", "a", "an", "my", "any", "la", "el", "los", "las", "un", "una", "der", "die", "das", "den", "of", "front", "in", "le") {
			from--
		}
		if from >= 0 && !asked && (refusing[p.T[from].Low] && leads || beforeIt[p.T[from].Low] && from > 0) {
			return p.T[from].Raw
		}
		if next := at + found.Tokens; next < len(p.T) && !asked && refusing[p.T[next].Low] && (p.Closes(next+1) || p.Sign(next+1, ":")) {
			return p.T[next].Raw
		}
	}
	if known {
		return only
	}
	return ""
}

package changes

import (
	"iter"
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

// Answers tells orders that speak of those on file and leave the others as they are: a choice that
// is not to be made after all, `so no swap`, or a candidate for when one on file is not there, `if
// the Mine is gone a Forest`. The first ones come in the place of what they deny.
func Answers(said, filed []orders.Line) (denies, behind bool) {
	for i := range said {
		line := &said[i]
		same := func(l orders.Line) bool { return l.Order.Verb == line.Order.Verb && l.Scope <= orders.EveryGo }
		switch {
		case line.Order.Verb != orders.Buy && line.Order.Nothing && len(line.If) == 0 && slices.ContainsFunc(filed, func(l orders.Line) bool { return same(l) && !l.Order.Nothing }):
			denies = true
		case line.Order.Verb == orders.Buy && len(line.Order.Cards) > 0 && len(line.If) == 1 && line.If[0].Kind == orders.OnOffer && line.If[0].Not && slices.ContainsFunc(filed, func(l orders.Line) bool {
			return same(l) && slices.Contains(l.Order.Cards, line.If[0].Card)
		}):
			behind = true
		default:
			return false, false
		}
	}
	return denies, behind && !denies
}

// OnSheet are the candidates of a sheet, for any go; none where there is no sheet.
func OnSheet(sheet *orders.Sheet) (list []engine.Card) {
	if sheet == nil {
		return nil
	}
	for _, line := range sheet.Lines {
		if line.Order.Verb == orders.Buy && line.Scope <= orders.EveryGo {
			list = append(list, line.Order.Cards...)
		}
	}
	return list
}

// Asked are the candidates so far; before the first orders of a letter those on file.
func Asked(started bool, onFile *orders.Sheet, letter iter.Seq[Filed]) []engine.Card {
	if !started {
		return OnSheet(onFile)
	}
	return Candidates(letter)
}

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
		if p.Sign(at, "its", "his", "their", "that") && p.Sign(at+1, "place", "stead") {
			return p.T[at+1].Raw
		}
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

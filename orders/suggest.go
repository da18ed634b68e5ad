package orders

import (
	"strings"

	"github.com/agnivade/levenshtein"

	"machipost/engine/names"
)

// This file looks for the order that a line of prose may have been meant to be.
// A suggestion is shown to the player and never obeyed.

// suggest returns an order in canonical form, "" if the line looks like none.
func (r *reader) suggest(w words) string {
	if len(w) > maxGuess {
		return ""
	}
	if text := r.misspelt(w); text != "" {
		return text
	}
	if text := r.nakedCards(w); text != "" {
		return text
	}
	for at := 1; at < min(len(w), maxName); at++ {
		if row, _ := wordVerb(w[at:]); row != nil {
			if text := r.wholeOrder(w[at:]); text != "" {
				return text
			}
		}
	}
	return ""
}

// misspelt takes the first word for a misspelt one of the language.
func (r *reader) misspelt(w words) string {
	for _, known := range firstWords() {
		if !looksLike(w[0].low, known) {
			continue
		}
		corrected := append(words{{low: known, raw: known}}, w[1:]...)
		h, length := headingAt(corrected)
		rest := corrected[length:]
		if length > 0 && rest.begin(":") {
			rest = rest[1:]
		}
		switch {
		case length == 0:
			if text := r.wholeOrder(corrected); text != "" {
				return text
			}
		case h.kind == goHeading && (h.number < 1 || h.number > 2):
		case len(rest) == 0:
			return corrected[:length].lower()
		case r.beginsVerb(rest):
			if text := r.wholeOrder(rest); text != "" {
				return corrected[:length].lower() + ": " + text
			}
		}
	}
	return ""
}

// firstWords are the words that a line of the language may begin with.
func firstWords() []string {
	list := []string{"go", "extra", "every", "standing", "turn", "if", "unless"}
	for i := range Verbs {
		list = append(list, Verbs[i].Words...)
	}
	return list
}

// looksLike tells whether a word is a slip of the pen for a known one.
func looksLike(low, known string) bool {
	if len(low) > 2*len(known) || len(low) < 2 || low == known {
		return false
	}
	d := levenshtein.ComputeDistance(low, known)
	return d == 1 || d == 2 && len(known) > 2 && low[0] == known[0]
}

// nakedCards takes a list of cards for one without `buy`. Short beginnings are
// too much like words of other meaning.
func (r *reader) nakedCards(w words) string {
	h, length := headingAt(w)
	list := w[length:]
	if length > 0 && list.begin(":") {
		list = list[1:]
	}
	for _, piece := range pieces(list, ",", "or", "then") {
		if names.Whole(piece.lower()) == 0 && len(piece.lower()) < len("mine") {
			return ""
		}
	}
	text := r.wholeOrder(append(words{{low: "buy", raw: "buy"}}, list...))
	if text == "" || length == 0 {
		return text
	}
	if h.kind == goHeading && (h.number < 1 || h.number > 2) {
		return ""
	}
	return strings.TrimSpace(w[:length].lower()) + ": " + text
}

// wholeOrder returns the order in canonical form if nothing is wrong with it.
func (r *reader) wholeOrder(w words) string {
	if !r.beginsVerb(w) {
		return ""
	}
	f := r.order(w)
	if !f.ok || f.bare || len(f.refused) > 0 || len(f.warnings) > 0 {
		return ""
	}
	return r.canonical(f.line)
}

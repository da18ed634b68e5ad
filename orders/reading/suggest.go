package reading

import (
	"github.com/agnivade/levenshtein"

	"machipost/engine/names"
)

// This file looks for the order that a line of prose may have been meant to be.
// A suggestion is shown to the player and never obeyed.

// A guesser looks for orders that may have been meant. It builds on the orderer.
type guesser struct{ orderer }

// suggest returns an order in canonical form, "" if the line looks like none.
func (r *guesser) suggest(w words) string {
	if len(w) > maxGuess {
		return ""
	}
	if text := r.misspelt(w); text != "" {
		return text
	}
	if head, _ := nearHeadingAt(w); head != "" {
		return r.headed(w)
	}
	if text := r.nakedCards(w); text != "" {
		return text
	}
	return r.within(w)
}

// within finds an order behind other words: `I would like to buy Mine`.
func (r *guesser) within(w words) string {
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
func (r *guesser) misspelt(w words) string {
	for _, known := range firstWords() {
		if !looksLike(w[0].Low, known) {
			continue
		}
		corrected := append(words{{Low: known, Raw: known}}, w[1:]...)
		read := r.wholeOrder
		if head, _ := nearHeadingAt(corrected); head != "" {
			read = r.headed
		}
		if text := read(corrected); text != "" {
			return text
		}
	}
	return ""
}

// firstWords are the words that a line of the language may begin with.
func firstWords() []string {
	list := []string{"go", "extra", "every", "standing", "turn", "if", "unless"}
	for i := range verbs {
		list = append(list, verbs[i].Words...)
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
func (r *guesser) nakedCards(list words) string {
	for _, piece := range pieces(list, ",", "or", "then") {
		if names.Whole(piece.Lower()) == 0 && len(piece.Lower()) < len("mine") {
			return ""
		}
	}
	return r.wholeOrder(append(words{{Low: "buy", Raw: "buy"}}, list...))
}

// wholeOrder returns the order in canonical form if nothing is wrong with it.
func (r *guesser) wholeOrder(w words) string {
	if !r.beginsVerb(w) {
		return ""
	}
	f := r.order(w)
	if !f.ok || f.bare || len(f.refused) > 0 || len(f.warnings) > 0 {
		return ""
	}
	return r.scribe().Write(f.line).String()
}

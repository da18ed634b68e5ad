package wire

import (
	"fmt"
	"slices"
	"strconv"

	"machipost/engine"
)

// A reader makes sense of nodes. It remembers the first thing that was wrong,
// and its user asks once, at the end.
type reader struct{ err error }

func (r *reader) fail(place, format string, args ...any) {
	if r.err == nil {
		r.err = &Error{place, fmt.Sprintf(format, args...)}
	}
}

// is tells whether the value is there and of the kind wanted; another kind is
// an error.
func (r *reader) is(n node, want kind) bool {
	if n.kind != want && n.kind != absent {
		r.fail(n.place, "%s, must be %s", n.kind, want)
	}
	return n.kind == want
}

// fields returns the fields of an object, which may be no others than these.
func (r *reader) fields(n node, known ...string) map[string]node {
	fields := map[string]node{}
	if !r.is(n, object) {
		return fields
	}
	for _, m := range n.members {
		_, twice := fields[m.name]
		switch {
		case !slices.Contains(known, m.name):
			r.fail(m.value.place, "unknown field")
		case twice:
			r.fail(m.value.place, "given twice")
		}
		fields[m.name] = m.value
	}
	return fields
}

// most is the largest number read: far more coins than a game sees, and no sum
// of such numbers runs over.
const most = 1_000_000_000

// number returns a whole number that is at least least, or otherwise where it
// is absent.
func (r *reader) number(n node, least, otherwise int) int {
	if !r.is(n, number) {
		return otherwise
	}
	value, err := strconv.Atoi(n.text)
	switch {
	case err != nil:
		r.fail(n.place, "%s, must be a whole number", n.text)
	case value < least:
		r.fail(n.place, "%d, must be at least %d", value, least)
	case value > most:
		r.fail(n.place, "%d, must be at most %d", value, most)
	}
	return value
}

// text returns a text, empty where it is absent.
func (r *reader) text(n node) string {
	r.is(n, text)
	return n.text
}

// elements returns the values of a list, none where it is absent.
func (r *reader) elements(n node) []node {
	r.is(n, list)
	return n.elements
}

// oneOf returns the place of the text among the words, or otherwise where it is
// absent.
func (r *reader) oneOf(n node, otherwise int, words []string) int {
	if !r.is(n, text) {
		return otherwise
	}
	i := slices.Index(words, n.text)
	if i < 0 {
		r.fail(n.place, "%q, must be one of %s", n.text, quoted(words))
		return otherwise
	}
	return i
}

func quoted(words []string) string {
	sentence := ""
	for i, w := range words {
		switch {
		case i == 0:
		case i == len(words)-1:
			sentence += " or "
		default:
			sentence += ", "
		}
		sentence += strconv.Quote(w)
	}
	return sentence
}

// card returns the card of that name, which must be one of those in play.
func (r *reader) card(place, name string, inPlay engine.Cards) engine.Card {
	c, why := cardNamed(name, inPlay)
	if why != "" {
		r.fail(place, "%s", why)
	}
	return c
}

// cards returns a list of cards, none of them twice.
func (r *reader) cards(n node, inPlay engine.Cards) engine.Cards {
	var set engine.Cards
	for _, element := range r.elements(n) {
		if !r.is(element, text) {
			continue
		}
		c := r.card(element.place, element.text, inPlay)
		if set.Has(c) {
			r.fail(element.place, "%s is named twice", c)
		}
		set |= engine.CardsOf(c)
	}
	return set
}

// counts returns copies of Establishments by name.
func (r *reader) counts(n node, inPlay engine.Cards) [engine.NumCards]int {
	var counts [engine.NumCards]int
	var seen engine.Cards
	if !r.is(n, object) {
		return counts
	}
	for _, m := range n.members {
		c := r.card(n.place, m.name, inPlay)
		switch {
		case seen.Has(c):
			r.fail(n.place, "%s is named twice", c)
		case c.IsLandmark():
			r.fail(n.place, "%s is a landmark", c)
		}
		seen |= engine.CardsOf(c)
		counts[c] = r.number(m.value, 0, 0)
	}
	return counts
}

package voice

import (
	"regexp"
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
)

// This file says in the language of a letter what a program has found wrong: such a
// sentence is an error, in English, and meant for a command line as well. The template
// "faults" has them all, each with ours below it; in English it is empty.

// A fault is a sentence of the program's, and how it is said.
type fault struct {
	pattern *regexp.Regexp
	verbs   []string // of the places in it, "%q" and so on
	said    string   // %1 and so on is what stood there
}

// places are what may stand for each verb.
var places = map[string]string{
	"%q": `("(?:[^"\\]|\\.)*")`, "%d": `(-?\d+)`, "%s": `(.+?)`, "%c": `(.+?)`, "%w": `(.+)`,
}

var verbOf = regexp.MustCompile(`%[a-z]`)

// faultsOf reads the template "faults".
func faultsOf(text string) (all []fault) {
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch {
		case strings.TrimSpace(line) == "":
		case strings.HasPrefix(line, "  ") && len(all) > 0:
			all[len(all)-1].said = strings.TrimSpace(line)
		default:
			pattern := verbOf.ReplaceAllStringFunc(regexp.QuoteMeta(line), func(verb string) string { return places[verb] })
			all = append(all, fault{pattern: regexp.MustCompile("^" + pattern + "$"), verbs: verbOf.FindAllString(line, -1)})
		}
	}
	return all
}

// why is what a program has found wrong; a sentence that is not known stays as it is.
func (v *Voice) why(text string) string {
	for _, f := range v.faults {
		found := f.pattern.FindStringSubmatch(text)
		if found == nil {
			continue
		}
		said := f.said
		for i, verb := range f.verbs {
			said = strings.ReplaceAll(said, "%"+strconv.Itoa(i+1), v.placed(verb, found[i+1]))
		}
		return said
	}
	return text
}

// given is what a seat gives to the dice: "word rhubarb", "letter 0123456789abcdef". A
// checker reads it.
func (v *Voice) given(what string) string {
	kind, rest, more := strings.Cut(what, " ")
	if !v.Has("Given " + kind) {
		return what
	}
	said := v.execute("Given "+kind, nil)
	if more {
		said += " " + rest
	}
	return said
}

// placed is what stood in a place.
func (v *Voice) placed(verb, text string) string {
	switch card := names.Whole(text); {
	case verb == "%w":
		return v.why(text)
	case verb == "%c" && card != engine.NoCard:
		return v.Card(card)
	}
	return text
}

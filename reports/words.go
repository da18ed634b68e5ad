// Package reports turns what happened into what people read: turn reports,
// acknowledgements, start and final letters.
//
// It decides nothing; a sentence that needs a fact finds it in an event, a position
// or a sheet. It knows no letter, no address and no clock: a deadline comes in as a
// value. The words themselves are in package templates. What may enter is what
// gives them their data.
package reports

import (
	"fmt"
	"slices"
	"strings"

	"machipost/reports/page"
	"machipost/reports/voice"
	"machipost/templates"
)

// Width is how many columns a line of a letter may have.
const Width = page.Width

// Words are the words of a language, for one table of players. What a table has of its own
// are the names.
type Words struct {
	*voice.Voice
	names []string // of the players, in seat order
}

// In returns the words of a language ("en"), for letters that name no player. It fails when
// there is no such language.
func In(language string) (*Words, error) {
	if all := templates.Languages(); !slices.Contains(all, language) {
		return nil, fmt.Errorf("there is no language %q: there is %s", language, strings.Join(all, ", "))
	}
	v, err := voice.Open(language)
	if err != nil {
		return nil, fmt.Errorf("language %q: %w", language, err)
	}
	return &Words{Voice: v}, nil
}

// For returns the words with the names of these players, in seat order.
func (w *Words) For(names []string) *Words { return &Words{w.Voice, names} }

// In returns the same words in another language ("es"); where there is none such, and
// for "", in this one.
func (w *Words) In(language string) *Words {
	if v, err := voice.Open(language); err == nil {
		return &Words{v, w.names}
	}
	return w
}

// say returns the text of a template, without the line ends round it. A template
// that cannot be carried out is a fault of ours, which a test finds for every
// one of them.
func (w *Words) say(name string, data any) string {
	return w.Voice.Say(name, data, w.names)
}

// Called is the words in the language that somebody calls so: by its code, or by its name
// in any language. ok is false when there is none such.
func Called(w *Words, text string) (words *Words, ok bool) {
	for _, language := range templates.Languages() {
		spoken := w.In(language)
		for _, name := range append(namesOf(spoken), language) {
			if strings.EqualFold(name, text) {
				return spoken, true
			}
		}
	}
	return nil, false
}

// NameOf is the name of the language that is spoken, in that language.
func NameOf(w *Words) string { return namesOf(w)[0] }

func namesOf(w *Words) []string { return strings.Fields(w.say("LanguageNames", nil)) }

// Languages are the languages of letters, each as "es (español)".
func Languages(w *Words) (all []string) {
	for _, language := range templates.Languages() {
		all = append(all, language+" ("+NameOf(w.In(language))+")")
	}
	return all
}

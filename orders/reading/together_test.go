package reading_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading"
)

// A lone is one sentence that orders one thing for every go, and what it is filed as.
type lone struct{ text, want, verb string }

// tongues are words by which a sentence is known to be of a language; of two languages in one
// letter nothing is said here.
var tongues = map[string][]string{
	"es": strings.Fields("un una el los las si con por mi compra compro quiero que para dado dados al tira tiro mueve vez y roba otra mina bosque tele repito nunca"),
	"de": strings.Fields("ich ein eine einen der das den wenn und bitte nicht kein keine mit von nochmal nimm kaufe mal hafen bei nein ja"),
	"fr": strings.Fields("le une des jamais avec pas au du rien pour les je non"),
}

// tongue is the language of a sentence; "" for several.
func tongue(text string) string {
	of, low := "en", strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" .,:;!?()-'", r) })
	for language, words := range tongues {
		if slices.ContainsFunc(low, func(w string) bool { return slices.Contains(words, w) }) {
			if of != "en" {
				return ""
			}
			of = language
		}
	}
	if of == "en" && strings.ContainsFunc(text, func(r rune) bool { return r > 127 }) {
		return ""
	}
	return of
}

// lonely are the sentences of testdata/said.txt in a language that order one thing by themselves.
func lonely(t *testing.T, language string) (list []lone) {
	seen := map[string]bool{}
	for _, c := range sayings(t, "said") {
		if text := strings.TrimSpace(c.text); !seen[text] && !strings.Contains(text, "\n") && tongue(text) == language && !strings.HasPrefix(strings.ToLower(text), "also") {
			seen[text] = true
			if s := read(text); len(s.Lines) == 1 && s.Lines[0].Scope == orders.EveryGo && len(s.Orders()) == 1 && len(s.Refused)+len(s.Proposed)+len(s.Warnings) == 0 {
				list = append(list, lone{text, s.Orders()[0], s.Lines[0].Order.Verb.String()})
			}
		}
	}
	return list
}

// together puts sentences one behind another: each has a line for itself, or a stop before it.
func together(some []lone, chance *rand.Rand) (text, want string) {
	for _, one := range some {
		switch {
		case text == "":
		case chance.IntN(3) == 0:
			text += "\n"
		case strings.ContainsAny(text[len(text)-1:], ".!?"):
			text += " "
		default:
			text += ". "
		}
		text, want = text+one.text, want+one.want+"\n"
	}
	return text, want
}

// What a sentence orders alone it orders beside others, or it is asked about; and it is asked
// about seldom.
func TestSentencesTogether(t *testing.T) {
	t.Parallel()
	letters := 500
	if os.Getenv("MACHIPOST_LONG") != "" {
		letters = 20_000
	}
	l := strangersLetter{Players: []string{"Ann", "Bob", "Carol"}, Player: "Ann", Turn: 1}
	for _, language := range []string{"en"} {
		all, chance, atOnce := lonely(t, language), rand.New(rand.NewPCG(1, 0)), 0
		for range letters {
			var some []lone
			for n := 2 + chance.IntN(2); len(some) < n; {
				if one := all[chance.IntN(len(all))]; !slices.ContainsFunc(some, func(other lone) bool { return other.verb == one.verb }) {
					some = append(some, one)
				}
			}
			text, want := together(some, chance)
			s := read(text)
			switch wanted := l.effect(reading.Read(want, l.table(), engine.Seat(0))); {
			case len(s.Refused)+len(s.Proposed) > 0:
			case l.effect(s) == wanted:
				atOnce++
			default:
				t.Errorf("%q\ngot  %s\nwant %s", text, l.effect(s), wanted)
			}
		}
		if atOnce*100 < letters*mostly {
			t.Errorf("%s: of %d letters %d are read at once", language, letters, atOnce)
		}
	}
}

// mostly is how many of a hundred letters of whole sentences are read at once, at least.
const mostly = 90

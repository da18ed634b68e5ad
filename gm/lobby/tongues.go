package lobby

import (
	"errors"
	"regexp"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/gm/calendar"
	"machipost/gm/records"
)

// This file is the table of options in other languages than English: a column a language,
// read and shown by the same cells. Values are read into the English of the table of
// options, and shown out of it.

// A wording is a word in other languages than English, in the order of package names.
type wording []string

// in is the word in a language; english is the word in English.
func (w wording) in(l names.Language, english string) string {
	if l == names.English || int(l) > len(w) {
		return english
	}
	return w[l-1]
}

// optionNames are what the options are called.
var optionNames = map[string]wording{
	"players": {"jugadores"}, "expansions": {"expansiones"}, "without": {"exclusiones"}, "landmarks": {"puntos de interés"},
	"market": {"mercado"}, "size": {"tamaño"}, "victory": {"victoria"}, "schedule": {"plazos"}, "zone": {"zona"}, "seats": {"asientos"},
	"early": {"adelanto"}, "reminder": {"recordatorio"}, "excuses": {"excusas"}, "grace": {"margen"}, "nmrs": {"faltas"},
	"substitute": {"sustituto"}, "press": {"prensa"}, "extensions": {"prórrogas"}, "dice": {"dados"}, "odds": {"pronóstico"}, "page": {"página"},
}

// valueWords are the words that values of an option have, and what stands in their forms.
var valueWords = map[string]map[string]wording{
	"expansions": {"all": {"todas"}, "harbour": {"puerto"}, "millionaires-row": {"millonarios"}},
	"without":    {"none": {"ninguna"}, "CARDS": {"CARTAS"}},
	"landmarks":  {"all": {"todos"}, "LANDMARKS": {"PUNTOS DE INTERÉS"}},
	"market":     {"open": {"abierto"}, "deck": {"mazo"}, "split": {"tres mazos"}},
	"size":       {"all": {"todo"}},
	"victory":    {"first": {"primero"}, "round": {"ronda"}},
	"schedule":   {"DAYS at TIME": {"DÍAS a las HORA"}, "daily at TIME": {"a diario a las HORA"}},
	"zone":       {"ZONE": {"ZONA"}},
	"seats":      {"drawn": {"sorteados"}, "given": {"fijos"}},
	"early":      {"yes": {"sí"}, "no": {"no"}},
	"reminder":   {"none": {"ninguno"}},
	"nmrs":       {"never": {"nunca"}},
	"substitute": {"none": {"nadie"}},
	"press":      {"signed": {"firmada"}, "anonymous": {"anónima"}, "none": {"ninguna"}},
	"extensions": {"vote": {"votación"}, "none": {"ninguna"}},
	"dice":       {"locked": {"sellados"}, "public": {"públicos"}},
	"odds":       {"on": {"sí"}, "off": {"no"}},
	"page":       {"on": {"sí"}, "off": {"no"}},
}

// folded is a text in small letters without accents.
func folded(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(text))
}

// englishName is the option that is called so in another language, "" for none.
func englishName(name string) string { return englishNames()[folded(name)] }

// englishNames are the options by how they are called in other languages.
var englishNames = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for english, words := range optionNames {
		for _, word := range words {
			all[folded(word)] = english
		}
	}
	return all
})

// inEnglish is a value of an option in the words of the table of options. A list is read
// item by item; what is no word of another language stays as it is.
func inEnglish(option, value string) string {
	if english, ok := englishWord(option, value); ok {
		return english
	}
	list := strings.Split(value, ",")
	for i, item := range list {
		if english, ok := englishWord(option, strings.TrimSpace(item)); ok {
			list[i] = english
		}
	}
	return strings.Join(list, ",")
}

func englishWord(option, word string) (string, bool) {
	for english, words := range valueWords[option] {
		for _, said := range words {
			if folded(said) == folded(word) {
				return english, true
			}
		}
	}
	return "", false
}

// lengthShown is a length of time as a value shows it.
var lengthShown = regexp.MustCompile(`^\d+ (?:day|hour|minute)s?$`)

// valueIn is a value, or a form of one, in a language.
func valueIn(option, value string, l names.Language) string {
	if words, ok := valueWords[option][value]; ok {
		return words.in(l, value)
	}
	list := strings.Split(value, ", ")
	for i, item := range list {
		words, isWord := valueWords[option][item]
		switch card := names.Whole(item); {
		case isWord:
			list[i] = words.in(l, item)
		case card != engine.NoCard && (option == "without" || option == "landmarks"):
			list[i] = names.In(card, l)
		case lengthShown.MatchString(item):
			list[i] = calendar.LengthIn(item, calendar.Tongue(l))
		}
	}
	return strings.Join(list, ", ")
}

// shownIn is what an option is in a game, in a language.
func (o *option) shownIn(g *records.Game, l names.Language) string {
	if o.name == "schedule" {
		return calendar.WordsIn(g.Schedule, calendar.Tongue(l))
	}
	return valueIn(o.name, o.show(g), l)
}

// WrongOption is the option that an error is about, as it is called in a language, and
// what is wrong with it; "" for the option of an error that is about none.
func WrongOption(err error, l names.Language) (option, why string) {
	var odd *OptionError
	if !errors.As(err, &odd) {
		return "", err.Error()
	}
	return optionNames[odd.Name].in(l, odd.Name), odd.Problem
}

// formsIn are the forms of its values in a language.
func (o *option) formsIn(l names.Language) []string {
	all := make([]string, len(o.forms))
	for i, form := range o.forms {
		all[i] = valueIn(o.name, form, l)
	}
	return all
}

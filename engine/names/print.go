package names

import "machipost/engine"

// Spoken returns the language of a folder of words, "en" or "es"; false for one in
// which no card is named.
func Spoken(code string) (Language, bool) {
	switch code {
	case "en":
		return English, true
	case "es":
		return Spanish, true
	}
	return English, false
}

// printed are the names that we write, the first of each card in each language.
var printed = firsts(catalogue[:])

func firsts(catalogue []Name) (printed [French + 1][engine.LastEstablishment + 1]string) {
	for _, name := range catalogue {
		if printed[name.Language][name.Card] == "" {
			printed[name.Language][name.Card] = name.Text
		}
	}
	return printed
}

// In is the name of a card as we write it in a language, in English where it has none
// there; "nothing" in that language for NoCard.
func In(card engine.Card, language Language) string {
	if card == engine.NoCard && language == Spanish {
		return "nada"
	}
	if name := printed[language][card]; name != "" {
		return name
	}
	return card.String()
}

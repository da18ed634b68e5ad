package words

import (
	"strings"
	"sync"

	"machipost/engine/names"
)

// hinges are words on which much hangs, of each language. A word that sounds like one of
// them, or is a long one with a letter too many, too few or in its neighbour's place, and is
// nothing else, is that.
var hinges = [NumLanguages][]string{
	Spanish: strings.Fields(`quiero favor dado dados turno turnos jugada jugadas vez veces primera primero segunda segundo compro compra comprar construir moneda monedas lanzo lanzar tiro tirar repito repetir puerto cada siempre nunca despues entonces
		tambien cambio intercambio menos salvo nada todas ambas alcanza llega puedo puede dinero bastante suficiente hacer igual mismo mejor`),
	German: strings.Fields(`wurfel wurfeln wurfle bitte kaufe kaufen kauf nehme mochte hatte munzen ersten erster zweiten zweiter beide beiden runde immer sonst ansonsten wenn falls nicht nichts dann danach zuerst tausche tauschen hafen nochmal investiere
		gegen reicht gleiche genug mindestens weniger danke`),
	French: strings.Fields(`achete acheter prends veux voudrais lance lancer relance pieces premier premiere deuxieme second tours coup toujours jamais sinon apres ensuite encore echange echanger contre argent assez moins plus possible pareil chaque plait
		merci aussi rien jeter jette`),
}

// spellings are letters that sound alike in each language, and what is written for them where
// words are compared.
var spellings = [NumLanguages]*strings.Replacer{
	Spanish: strings.NewReplacer("ch", "x", "h", "", "v", "b", "ce", "se", "ci", "si", "z", "s", "ll", "y", "qu", "k", "c", "k", "ge", "je", "gi", "ji", "rr", "r"),
	German:  strings.NewReplacer("sch", "x", "ch", "c", "ck", "k", "tz", "z", "dt", "t", "th", "t", "ph", "f", "v", "f", "ie", "i", "ih", "i", "eh", "e", "ah", "a", "oh", "o", "uh", "u", "ai", "ei", "y", "i", "ae", "a", "oe", "o", "ue", "u"),
	French:  strings.NewReplacer("eau", "o", "au", "o", "ph", "f", "ch", "x", "qu", "k", "ce", "se", "ci", "si", "c", "k", "ai", "e", "ei", "e", "h", "", "y", "i", "ge", "je", "gi", "ji", "z", "s"),
}

// minSlip is how many letters a hinge has of which one may be too many or too few.
const minSlip = 6

// minSound is how many letters a word has that is compared by its sound.
const minSound = 4

// sound is how a word of a language sounds, by its letters.
func sound(low string, language Language) string {
	if language == Spanish {
		if stem, cut := strings.CutSuffix(low, "ao"); cut {
			low = stem + "ado"
		} else if stem, cut := strings.CutSuffix(low, "aos"); cut {
			low = stem + "ados"
		}
	}
	low = spellings[language].Replace(low)
	var b strings.Builder
	for i := range len(low) {
		if i == 0 || low[i] != low[i-1] {
			b.WriteByte(low[i])
		}
	}
	low = b.String()
	if language == French {
		low = strings.TrimSuffix(strings.TrimRight(low, "stxrd"), "e")
	}
	return low
}

// bySound are the hinges of each language by how they sound; of two that sound alike the
// first.
var bySound = sync.OnceValue(func() (all [NumLanguages]map[string]string) {
	for language, list := range hinges {
		all[language] = map[string]string{}
		for _, low := range list {
			if key := sound(low, Language(language)); all[language][key] == "" {
				all[language][key] = low
			}
		}
	}
	return all
})

// Sounding is the hinge that a word is which no table of these languages knows; "" for none.
func Sounding(low string, in *[NumLanguages]bool) string {
	if len(low) < minSound || IsKnown(low, English) {
		return ""
	}
	for language, list := range hinges {
		switch {
		case !in[language] || len(list) == 0:
			continue
		case IsKnown(low, Language(language)):
			return ""
		}
		if hinge := bySound()[language][sound(low, Language(language))]; hinge != "" {
			return hinge
		}
		for _, hinge := range list {
			if slip := len(low) - len(hinge); len(hinge) >= minSlip && slip*slip == 1 && names.Alike(low, hinge) {
				return hinge
			}
		}
	}
	return ""
}

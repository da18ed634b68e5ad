package orders

import (
	"slices"

	"machipost/engine/names"
	"machipost/orders/wording"
)

// This file is the order language in every language in which answers speak it: a row a
// thing, a column a language. What is written by these rows is read by them, in
// orders/exact; so another language is a column here, and the names of the cards. A
// sheet is kept in the first column.
//
// Terms, for whoever writes templates. One word a thing, everywhere:
//
//	go                 jugada             landmark          punto de interés
//	extra go           jugada extra       Establishment     edificio
//	every go           cada jugada        Major             edificio avanzado
//	turn (postal)      turno              marketplace       mercado; on offer: en oferta
//	round              ronda              coins             monedas
//	standing orders    órdenes permanentes  dice, doubles   dados, dobles
//	sheet of orders    hoja de órdenes    to reroll         repetir la tirada
//	order              orden              total             suma
//	condition          condición          closed            cerrado
//	game (one of many) partida            player            jugador
//	deadline           plazo              report            informe
//	clear, end, yes    borrar, fin, sí    press             prensa

// NumLanguages is how many columns the tables have: names.English, then names.Spanish.
const NumLanguages = int(names.Spanish) + 1

// A Say is how a thing is said, a column a language.
type Say [NumLanguages]string

// A Language is a column of the tables.
type Language = names.Language

// A Term is a word of the language that is neither a verb nor in a condition.
type Term uint8

// The terms.
const (
	If      Term = iota // begins the conditions of a line
	And                 // joins them
	Or                  // joins what a list names, beside the comma
	Nothing             // the last of a list, or all of it
	Go                  // `go 1`
	Turn                // `turn 7`
	NoneOf              // `standing: none`
	End                 // a line that ends the orders
	Clear               // a letter that takes a sheet back
	Yes                 // a letter that agrees to what is proposed
	numTerms
)

var terms = [numTerms]Say{
	If:      {"if", "si"},
	And:     {"and", "y"},
	Or:      {"or", "o"},
	Nothing: {"nothing", "nada"},
	Go:      {"go", "jugada"},
	Turn:    {"turn", "turno"},
	NoneOf:  {"none", "ninguna"},
	End:     {"end", "fin"},
	Clear:   {"clear", "borrar"},
	Yes:     {"yes", "sí"},
}

// termsAbroad are words for a term in languages that answers do not speak.
var termsAbroad = map[Term][]string{End: {"ende"}}

// In is the word in a language.
func (t Term) In(l Language) string { return terms[t][l] }

// Says tells whether the word, in any language, is all that is said.
func (t Term) Says(w wording.Words) bool {
	return len(w) == 1 && (slices.Contains(terms[t][:], w[0].Low) || slices.Contains(termsAbroad[t], w[0].Low))
}

// goOn are words in which a line may end that goes on in the next one.
var goOn = [NumLanguages][]string{{"and", "for", "of", "to"}, {"y", "por", "de"}}

// GoesOn tells whether a line that ends in the word, in lower case, goes on in the next.
func GoesOn(low string, l Language) bool { return slices.Contains(goOn[l], low) }

// headings are the words of the scopes.
var headings = [numScopes]Say{
	Go1:      {"go 1", "jugada 1"},
	Go2:      {"go 2", "jugada 2"},
	ExtraGo:  {"extra go", "jugada extra"},
	EveryGo:  {"every go", "cada jugada"},
	Standing: {"standing", "permanentes"},
}

// In is the heading in a language, as a player writes it.
func (s Scope) In(l Language) string { return headings[s][l] }

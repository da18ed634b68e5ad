package dice

import (
	"regexp"
	"strings"

	"machipost/engine/names"
)

// This file brings the sentences of letters in Spanish into those in English, which are
// then read: a row a sentence. What has the form of dice is the same in all languages.

// A rendering is a sentence as a letter has it, and as it is read.
type rendering struct {
	sentence *regexp.Regexp
	read     string
	card     int // the group that is the name of a card, 0 for none
}

const oneRoll = `(\d(?: \+ \d = \d+)?)`

var renderings = []rendering{
	{sentence: spaced(`--- responde por encima de esta línea ---`), read: replyLine},
	{sentence: spaced(`^` + game + `: informe del turno (\d{1,6})$`), read: "$1: report of turn $2"},
	{sentence: spaced(`^¡Hola, ([^!\n]+)! Esto es ` + game + `$`), read: "Welcome to $2, $1!"},
	{sentence: spaced(`^La mesa está puesta, y eres el jugador (\d+)\.`), read: "The table is laid, and you are player $1."},
	{sentence: spaced(`y eres el jugador (\d+)\.`), read: "and you are player $1."},
	{sentence: spaced(`^Por orden de asiento: `), read: "In seat order: "},
	{sentence: spaced(`^Cómo se dan las órdenes$`), read: "How to order"},
	{sentence: spaced(`^Las reglas en pocas palabras$`), read: "The rules in brief"},
	{sentence: spaced(`^` + game + ` se ha acabado tras (\d+ turno)`), read: "$1 is over after $2"},
	{sentence: spaced(`^` + game + ` acaba en tablas tras (\d+ turno)`), read: "$1 ends as a draw after $2"},
	{sentence: spaced(`^` + game + ` acaba tras (\d+ turno)`), read: "$1 ends after $2"},
	{sentence: regexp.MustCompile(`(?m)^(.* after \d+) turno(s?)\b`), read: "$1 turn$2"},
	{sentence: spaced(`^Gracias por jugar\.$`), read: "Thank you all for playing."},
	{sentence: spaced(`^La clasificación$`), read: "The placings"},
	{sentence: spaced(`^La partida se ha acabado\.`), read: "The game is over."},
	{sentence: spaced(`^Lo siento: el GM ha tenido que deshacer el turno (\d+) de ` + game + `\.`), read: "I am sorry: the GM had to take turn $1 of $2 back."},
	{sentence: spaced(`^Cartas que quedan en el mazo: (\d{1,4})$`), read: "Cards left in the deck: $1"},
	{sentence: spaced(`^En oferta$`), read: "On offer"},
	{sentence: spaced(`^Carta copias precio con$`), read: "Card copies price on"},
	{sentence: regexp.MustCompile(`(?m)^(\pL[\pL ]*) (\d+ \d+ \d+(?:-\d+)?)$`), read: "$1 $2", card: 1},
	{sentence: regexp.MustCompile(`(?m)^(\pL[\pL ]*) (\d+ \d+ \d+(?:-\d+)?) nueva$`), read: "$1 $2 new", card: 1},
	{sentence: regexp.MustCompile(`(?m)^Jugada (\d+): `), read: "Go $1: "},
	{sentence: spaced(`^Tira ` + oneRoll + `\.$`), read: "Rolls $1."},
	{sentence: spaced(`^Repite la tirada \(Torre de radiodifusión\): ` + oneRoll + `\.$`), read: "Rolls again (Radio Tower): $1."},
	{sentence: spaced(`^La pesca del atún: ` + oneRoll + ` monedas por barco\.$`), read: "The tuna catch: $1 coins a boat."},
	{sentence: spaced(`^Nuevo en oferta: ([^.]+)\.$`), read: "New on offer: $1.", card: 1},
	{sentence: spaced(`^El asiento (\d{1,2}) de ` + game + ` da a los dados: palabra ([a-z0-9-]{1,24})\. Cuenta desde el turno (\d{1,6})`),
		read: "Seat $1 of $2 gives the dice: word $3. It counts from turn $4 on"},
	{sentence: spaced(`^El asiento (\d{1,2}) de ` + game + ` da a los dados: carta ([0-9a-f]{16})\. Cuenta desde el turno (\d{1,6})`),
		read: "Seat $1 of $2 gives the dice: letter $3. It counts from turn $4 on"},
	{sentence: spaced(`^El asiento (\d{1,2}) de ` + game + ` da a los dados:`), read: "Seat $1 of $2 gives the dice:"},
	{sentence: spaced(`Los dados del turno (\d{1,6}) de ` + game + ` toman la ronda (\d{1,19}) de quicknet\.`), read: "The dice of turn $1 of $2 take round $3 of quicknet."},
}

// inEnglish is a text, as plain has it, with these sentences as they are read.
func inEnglish(text string) string {
	for _, r := range renderings {
		text = r.sentence.ReplaceAllStringFunc(text, func(found string) string {
			at := r.sentence.FindStringSubmatchIndex(found)
			if at == nil {
				return found
			}
			read := string(r.sentence.ExpandString(nil, r.read, found, at))
			if r.card == 0 {
				return read
			}
			name := oneLine(found[at[2*r.card]:at[2*r.card+1]])
			if card := names.Whole(name); card != 0 {
				read = strings.Replace(oneLine(read), name, card.String(), 1)
			}
			return read
		})
	}
	return text
}

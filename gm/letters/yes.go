package letters

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"machipost/engine"
	"machipost/gm/commands"
	"machipost/gm/voice"
	ordersreading "machipost/orders/reading"
)

// A yesness is how far a letter is a yes.
type yesness uint8

const (
	noYes   yesness = iota
	yesAnd          // a yes with more below it, which may take it back
	yesOnly         // a yes, and a name or a greeting
)

// yes are the words that confirm.
var yes = []string{"yes", "yes please", "confirm", "confirmed", "sí", "si", "sí por favor", "si por favor", "confirmo", "confirmado"}

// signOff is how many words may stand below a yes: a greeting and a name.
const signOff = 6

// takesBack finds words that may take a yes back.
var takesBack = regexp.MustCompile(`(?i)\b(no|not|never|don't|dont|wait|stop|but|cancel|only|if|unless|instead|nunca|espera|pero|cancela|solo|salvo|excepto|menos|mejor)\b`)

// howMuchYes tells whether a letter is a yes. A line that greets may stand above it.
func howMuchYes(text string) yesness {
	var lines []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	if len(lines) > 1 && strings.HasSuffix(lines[0], ",") && !slices.Contains(yes, bare(lines[0])) {
		lines = lines[1:]
	}
	if len(lines) == 0 || !slices.Contains(yes, bare(lines[0])) {
		return noYes
	}
	below := strings.Join(lines[1:], "\n")
	_, isCommand := commands.Match(below)
	asks := isCommand || voice.BeginsPress(below) || hasOrders(ordersreading.Read(below, ordersreading.Table{}, engine.NoSeat))
	if asks || len(strings.Fields(below)) > signOff || takesBack.MatchString(below) {
		return yesAnd
	}
	return yesOnly
}

// bare is a line in small letters without what is round its words.
func bare(line string) string {
	words := strings.FieldsFunc(strings.ToLower(line), func(r rune) bool { return !unicode.IsLetter(r) })
	return strings.Join(words, " ")
}

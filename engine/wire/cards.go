package wire

import (
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
)

// cardNamed returns the card in play that a text names, as players may name
// it, or why there is none.
func cardNamed(name string, inPlay engine.Cards) (engine.Card, string) {
	found := names.Find(name, inPlay)
	switch found.Verdict {
	case names.Known:
		return found.Card, ""
	case names.NotInGame:
		return engine.NoCard, found.Card.String() + " is not in play"
	case names.Ambiguous:
		return engine.NoCard, strconv.Quote(name) + " may be " + listed(found.Fits)
	}
	why := "unknown card " + strconv.Quote(name)
	if closest := names.Closest(name, inPlay); len(closest) > 0 {
		why += ", perhaps " + listed(closest)
	}
	return engine.NoCard, why
}

// listed joins names of cards with or.
func listed(cards []engine.Card) string {
	texts := make([]string, len(cards))
	for i, c := range cards {
		texts[i] = c.String()
	}
	return strings.Join(texts, " or ")
}

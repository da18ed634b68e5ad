package wire

import (
	"strconv"
	"strings"

	"machipost/engine"
)

// cardNamed returns the card in play that a text names, or why there is none.
func cardNamed(name string, inPlay engine.Cards) (engine.Card, string) {
	for c := engine.FirstLandmark; c <= engine.LastEstablishment; c++ {
		if !strings.EqualFold(c.String(), name) {
			continue
		}
		if !inPlay.Has(c) {
			return engine.NoCard, c.String() + " is not in play"
		}
		return c, ""
	}
	return engine.NoCard, "unknown card " + strconv.Quote(name)
}

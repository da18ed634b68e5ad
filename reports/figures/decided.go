package figures

import (
	"machipost/engine"
	"machipost/orders/deciding"
)

// Decided are the goes of a player for which there were lines, with what these decided;
// none of nil.
func Decided(d *deciding.Decider) (goes []deciding.Go) {
	if d == nil {
		return nil
	}
	for _, g := range d.Goes() {
		if g = withLines(g); len(g.Choices)+len(g.Tries) > 0 {
			goes = append(goes, g)
		}
	}
	return goes
}

// withLines leaves out the choices for which the player had no lines at all.
func withLines(g deciding.Go) deciding.Go {
	var choices []deciding.Choice
	for _, c := range g.Choices {
		if c.Line != nil || len(c.Skipped) > 0 {
			choices = append(choices, c)
		}
	}
	g.Choices = choices
	return g
}

// A BriefGo is what a player's lines decided in a go, in a few words.
type BriefGo struct {
	Number int
	Extra  bool
	Bought engine.Card  // NoCard for none
	Dear   deciding.Try // the first candidate that was too dear, where none was bought
	Other  deciding.Try // else the first that could not be bought
	Ended  bool         // else the list was empty, or ended
}

// Briefly are the first goes of a player, at most three.
func Briefly(d *deciding.Decider) (goes []BriefGo) {
	for _, g := range Decided(d) {
		goes = append(goes, briefOf(g))
	}
	return goes[:min(len(goes), 3)]
}

func briefOf(g deciding.Go) BriefGo {
	b := BriefGo{Number: g.Number, Extra: g.Extra, Ended: true}
	for _, try := range g.Tries {
		switch {
		case try.Outcome == deciding.WasBought:
			b.Bought = try.Card
		case try.Outcome == deciding.WasRefused && try.Refusal == engine.TooDear && b.Dear.Card == engine.NoCard:
			b.Dear = try
		case try.Outcome == deciding.WasRefused && b.Other.Card == engine.NoCard:
			b.Other = try
		default:
			continue
		}
		b.Ended = false
	}
	return b
}

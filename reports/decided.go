package reports

import (
	"machipost/engine"
	"machipost/orders/deciding"
)

// Decided tells a player which of his lines decided what, go by go, and why the
// others did not; "" when he had no lines, or for an observer, who has no
// player. It is for that player's eyes only.
func (w *Words) Decided(player *deciding.Decider) string {
	if player == nil {
		return ""
	}
	var goes []deciding.Go
	for _, g := range player.Goes() {
		if g = withLines(g); len(g.Choices)+len(g.Tries) > 0 {
			goes = append(goes, g)
		}
	}
	if len(goes) == 0 {
		return ""
	}
	return w.say("Decided", goes)
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

// A briefGo is what a player's lines decided in a go, in a few words.
type briefGo struct {
	Number int
	Extra  bool
	Bought engine.Card  // NoCard for none
	Dear   deciding.Try // the first candidate that was too dear, where none was bought
	Other  deciding.Try // else the first that could not be bought
	Ended  bool         // else the list was empty, or ended
}

// briefly are the first goes of a player, at most three.
func briefly(d *deciding.Decider) (goes []briefGo) {
	if d == nil {
		return nil
	}
	for _, g := range d.Goes() {
		if g = withLines(g); len(g.Choices)+len(g.Tries) == 0 {
			continue
		}
		goes = append(goes, briefOf(g))
	}
	return goes[:min(len(goes), 3)]
}

func briefOf(g deciding.Go) briefGo {
	b := briefGo{Number: g.Number, Extra: g.Extra, Ended: true}
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

package reports

import "machipost/orders/deciding"

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

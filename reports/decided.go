package reports

import (
	"machipost/orders/deciding"
	"machipost/reports/figures"
)

// Decided tells a player which of his lines decided what, go by go, and why the
// others did not; "" when he had no lines, or for an observer, who has no
// player. It is for that player's eyes only.
func (w *Words) Decided(player *deciding.Decider) string {
	goes := figures.Decided(player)
	if len(goes) == 0 {
		return ""
	}
	return w.say("Decided", goes)
}

package speech

import "machipost/orders/reading/marks"

// SpellTurn spells `T7` out that stands before a line: it is the turn that the letter is for,
// where no other line begins like it, and the number is that of the turn, or of no go. Who has
// two goes names one of them so below a card.
func (s *Speech) SpellTurn(rows int, row func(int) []marks.Token, turn int, twoGoes bool) {
	var found []marks.Token
	at := 0
	for i := range rows {
		if t := row(i); len(t) > 1 && t[0].Is("t") && t[1].Glued && t[1].Number > 0 {
			if found != nil {
				return
			}
			found, at = t, i
		}
	}
	if found == nil || found[1].Number != turn && found[1].Number < 3 {
		return
	}
	for i := 0; i < at && twoGoes; i++ {
		for k := range row(i) {
			if s.Card(row(i), k) > 0 {
				return
			}
		}
	}
	found[0].Low = "turn"
}

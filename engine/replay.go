package engine

import "fmt"

// Replay plays events over a position and returns the position after them. It
// keeps the books: an error tells at which event coins came from nowhere, went
// nowhere, or a player had fewer than none.
func Replay(p Position, events []Event) (Position, error) {
	for i, e := range events {
		before := p.Coins()
		e.apply(&p)
		if got, want := p.Coins(), before+e.FromBank(); got != want {
			return p, fmt.Errorf("event %d, %T: %d coins on the table, the books say %d", i+1, e, got, want)
		}
		for s := range p.Players {
			if p.Towns[s].Coins < 0 {
				return p, fmt.Errorf("event %d, %T: player %d has %d coins", i+1, e, s+1, p.Towns[s].Coins)
			}
		}
	}
	return p, nil
}

package deciding

import "machipost/engine"

// A Prospect is what a total of the dice would bring the roller, as the towns stand.
type Prospect struct {
	Total int
	One   int // of 6 throws of one die that give it
	Two   int // of 36 throws of two dice that do; 0 where the roller has one die
	Coins int // in hand at the purchase
}

// Outlook returns what a go of the player's would bring if it were played now, in the
// order of the totals. Two dice can be thrown by the owner of a Train Station. No
// decision is guessed: all go by default, and a Tuna Boat catches seven, the mean.
func Outlook(pos *engine.Position, me engine.Seat) []Prospect {
	all := make([]Prospect, 0, 12)
	two := pos.Towns[me].Has(engine.TrainStation)
	var on trial
	for total := 1; total <= 12; total++ {
		o := Prospect{Total: total}
		faces := engine.Throw{total}
		if total <= 6 {
			o.One = 1
		}
		if two && total > 1 {
			o.Two = min(total-1, 13-total)
		}
		if o.One+o.Two == 0 {
			continue
		}
		if total > 6 {
			faces = engine.Throw{6, total - 6}
		}
		p := probe{faces: faces, tuna: engine.Throw{3, 4}, me: me}
		p.play(pos, me, &on)
		o.Coins = p.purchase
		all = append(all, o)
	}
	return all
}

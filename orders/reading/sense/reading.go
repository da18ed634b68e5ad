package sense

import (
	"machipost/engine"
	"machipost/orders"
)

// A Reading is what a letter comes to by its sense.
type Reading struct {
	Lines   []orders.Line         // in the order in which they count
	Written []string              // the sentence of each, as written
	Barred  engine.Cards          // cards of lists of what is not to be bought
	Mended  [orders.NumVerbs]bool // what a sentence put something else in the place of
	Passed  int                   // words passed over that no table here has, in sentences of goes, cards or numbers
	Rights  bool                  // a sentence puts right what another said
	Doubts  int                   // clauses of the game of which nothing became, and words that nobody knows
}

// Sheet is the sheet of a reading.
func (r *Reading) Sheet() orders.Sheet {
	s := orders.Sheet{Lines: r.Lines}
	for i := range r.Lines {
		s.HasExtra = s.HasExtra || r.Lines[i].Scope == orders.ExtraGo
		s.HasStanding = s.HasStanding || r.Lines[i].Scope == orders.Standing
	}
	return s
}

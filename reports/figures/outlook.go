package figures

import "machipost/engine"

// An Outlook is what chance has given so far, and who would win from here.
type Outlook struct {
	Luck    []Luck // none where it is not known
	Odds    []Odd  // none where nobody reckoned
	Games   int    // that were played on for the odds
	TooSure bool   // what came lay far from what was said, so far
}

// A Luck is a player's: coins more or less than the dice owed.
type Luck struct {
	Seat  engine.Seat
	Coins int
}

// An Odd is how likely it is that a player wins.
type Odd struct {
	Seat    engine.Seat
	Percent int
	Change  int // since the report before, 0 where that told none
}

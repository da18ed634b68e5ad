package records

import "time"

// A Debt is a player's letters that were worked on without an answer, because the
// player had so many answers already: one follows for all of them.
type Debt struct {
	Player  int64
	Since   time.Time // the first of these letters
	Letters int
}

// A DebtReader looks at which answers are owed.
type DebtReader interface {
	// All returns what is owed, a debt a player. It fails only when the store does.
	All() ([]Debt, error)
	// Of returns what is owed to a player, without letters if nothing is. It fails only
	// when the store does.
	Of(player int64) (Debt, error)
}

// Debts are the answers that are owed.
type Debts interface {
	DebtReader
	// Add counts one more letter of a player's that is owed an answer. It fails only
	// when the store does.
	Add(player int64, now time.Time) error
	// Settle ends what is owed to a player, if anything is. It fails only when the
	// store does.
	Settle(player int64) error
}

package records

import "time"

// Terms are what a game agreed on beside the rules of play: how it is moderated.
// Each is an option of the table of gm/lobby/options.go. The zero Terms give no reminder,
// no excuse and no end of patience.
type Terms struct {
	Early      bool          `json:"early"`      // resolve a turn once all orders are in
	Reminder   time.Duration `json:"reminder"`   // how long before the deadline; 0 for none
	Excuses    int           `json:"excuses"`    // misses a player for which the turn waits
	Grace      time.Duration `json:"grace"`      // how long it waits, and how long an extension is; 0 as DefaultTerms has it
	NMRs       int           `json:"nmrs"`       // in a row, after which a seat is open to a standby; 0 for never
	Substitute string        `json:"substitute"` // name of the bot that plays a seat without a person; "" for nobody
	Press      PressRule     `json:"press"`
	Extensions int           `json:"extensions"` // a game; ByVote when all must ask
	Dice       DiceRule      `json:"dice,omitempty"`
	NoOdds     bool          `json:"no_odds,omitempty"` // reports do not tell who would win
	NoPage     bool          `json:"no_page,omitempty"` // the last letter brings no page of the game
}

// A DiceRule is what the dice of a game are made with beside its keys and what the seats
// give. The zero DiceRule is OwnDice.
type DiceRule string

// The kinds of dice.
const (
	OwnDice    DiceRule = ""       // nothing
	PublicDice DiceRule = "public" // a round of drand's quicknet, which nobody knows before
)

// A PressRule is what press a game prints.
type PressRule string

// The kinds of press. The zero PressRule is SignedPress.
const (
	SignedPress PressRule = ""          // with the writer's name
	AnyPress    PressRule = "anonymous" // also without it
	NoPress     PressRule = "none"
)

// ByVote is the number of Extensions of a game where an extension is granted when
// every player asks for it.
const ByVote = -1

// DefaultTerms are those of a game that nobody chose others for.
func DefaultTerms() Terms {
	return Terms{
		Reminder: 24 * time.Hour, Excuses: 1, Grace: 24 * time.Hour, NMRs: 2, Substitute: "steady-1", Extensions: 1,
	}
}

// GraceTime is how long a turn of the game is held.
func (t Terms) GraceTime() time.Duration {
	if t.Grace == 0 {
		return DefaultTerms().Grace
	}
	return t.Grace
}

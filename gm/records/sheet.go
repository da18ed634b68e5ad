package records

import "time"

// Settled tells whether the player needs no more time.
func (c Counting) Settled() bool { return c.Sent || c.Ready }

// Spoke tells whether a letter of the player's got through for that turn.
func (c Counting) Spoke() bool { return c.Heard || c.Ready }

// A Sheet is a filed sheet of orders.
type Sheet struct {
	ID       int64
	Player   int64
	Turn     int
	Letter   int64 // 0 for orders that the GM entered
	Arrived  time.Time
	Orders   string  // canonical, without the standing part
	Standing *string // canonical; nil when the sheet has no standing heading
	Cleared  bool    // taken back; read only
}

// An AskedTurn is a turn of a game of which it is asked who has sent orders by a time.
type AskedTurn struct {
	Game int64
	Turn int
	Cut  time.Time
}

// A Counting is what counts for a player in one turn.
type Counting struct {
	Sent     bool // a sheet for this turn is in force
	Heard    bool // a sheet for this turn came in; it may have been taken back
	Orders   string
	Standing string

	Ready  bool   `json:",omitempty"` // the player was content with what there is
	Absent bool   `json:",omitempty"` // the player had said to be away
	Bot    string `json:",omitempty"` // who played the seat in the player's stead
	Gone   bool   `json:",omitempty"` // the seat had no player, or a bot
}

// NMR tells whether the player is one who sent no orders (ruling 10.4).
func (c Counting) NMR() bool { return !c.Sent && !c.Ready && !c.Absent && !c.Gone }

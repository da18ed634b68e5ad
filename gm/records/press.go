package records

import "time"

// A Press is what a player tells all, or one other player.
type Press struct {
	Game      int64
	Turn      int   // in whose report it is printed
	Author    int64 // a player's ID; 0 for the GM
	Recipient int64 // a player's ID; 0 for all
	Anonymous bool
	Text      string
	Sent      time.Time
}

package figures

import "time"

// A Day is all that the keeper has to look after.
type Day struct {
	Games    []GameDay
	NewAside int       // letters set aside within a day
	Parked   int       // letters of ours
	Waits    time.Time // since then letters of ours wait, in the keeper's zone; zero when none does for long
	LeftOut  int       // letters that the mail server does not hand over
	Clock    string    // why no turn is resolved: our clock; "" when it is believed
	Behind   bool      // the database is, of what was sent
}

// A GameDay is a game of it. It has no orders.
type GameDay struct {
	Game    string
	Turn    int
	Places  int       // of a game that waits for its start; else 0
	Here    int       // players that it has
	Until   time.Time // the deadline, in the game's zone; zero when there is none
	Held    string    // why the keeper holds it, "" for not
	Overdue bool      // its deadline is over for long
	Grace   bool      // it waits for somebody
	In      []string  // players who need no more time
	Late    []string  // of whom nothing has come, a day before the deadline
	Missing []string  // likewise, with more time than that
	Asked   []string  // whose orders wait for their yes
	Away    []string
	Empty   []string // whose seats nobody plays
	Lost    []string // to whom letters keep coming back
}

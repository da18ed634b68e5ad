package records

import "time"

// A Player is a person's place in one game.
type Player struct {
	ID         int64
	Name       string
	Address    string   // bare, lower case: letters to the player go there
	Others     []string // addresses that the player writes from, too, likewise
	Bounced    int      // score of the letters to Address that came back
	Generation int      // counts the tags the player has had in this game
	Thread     string   // message id of the first letter to the player, "" before it

	Zone        string // in which deadlines are told, IANA; "" for the game's
	Language    string // of letters to the player, a folder of templates; "" for that of the house
	NoHTML      bool   // the player wants letters of plain text
	Calendar    bool   // the player wants deadlines as calendar files
	NoReminders bool   // the player wants none
	Excused     int    // misses for which a turn waited
	Missed      int    // turns in a row without orders, absences not counted
	Reminded    int    // the last turn of which the player was reminded
	Ready       int    // the last turn for which the player said so, likewise:
	Wait        int
	Extension   int
	VoteEnd     bool   // for an end of the game as a draw
	Gone        string // why nobody plays the seat: GoneSilent, GoneResigned; "" when somebody does
	Absences    []Absence
}

// Why a seat is open to a standby.
const (
	GoneSilent   = "silent"
	GoneResigned = "resigned"
)

// Addresses returns all addresses of the player, the one that letters go to
// first.
func (p Player) Addresses() []string { return append([]string{p.Address}, p.Others...) }

// A PastPlayer is a person who had a seat before another got it.
type PastPlayer struct {
	Game      int64
	Player    int64 // 0 when the seat is gone, too
	Name      string
	Addresses []string
	Until     time.Time
}

// A Called is a name that a player had for a time; the zero times are no bounds.
type Called struct {
	Player       int64 // 0 where the player's row is gone
	Name         string
	Since, Until time.Time
}

// A Place is where somebody plays: the game's name and the player's.
type Place struct{ Game, Player string }

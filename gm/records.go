package gm

import (
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/post"
)

// This file holds what a Store keeps.

// A GameState is where a game stands.
type GameState string

// The states of a game.
const (
	Waiting  GameState = "waiting" // for its start
	Running  GameState = "running"
	Finished GameState = "finished"
)

// A Game is a game and its players.
type Game struct {
	ID        int64
	Name      string
	State     GameState
	Schedule  string   // cron expression of five fields, or six with seconds first
	Zone      string   // IANA name, "Europe/London"
	Terms     Terms    // how it is moderated
	Places    int      // how many may play; before the start there may be fewer players
	Players   []Player // in seat order once the game has started
	KeepSeats bool     // seats are as entered, not drawn (ruling 2.9)

	Position engine.Position // its Rules are the game's; the rest counts from the start on
	Deadline time.Time       // of the turn to be resolved; zero before the start and after the end
	Grace    time.Time       // until when the turn waits, which it does once; zero when it did not
	Began    time.Time       // when the players were asked for this turn's orders
	Held     string          // why no turn is resolved until the GM lets it; "" when they are
	Extended int             // extensions granted so far
	Created  time.Time

	opening bool // its start letters are being written
}

// Names returns the players' names in seat order.
func (g *Game) Names() []string {
	names := make([]string, len(g.Players))
	for i, p := range g.Players {
		names[i] = p.Name
	}
	return names
}

// begun tells whether the table was laid: some games are over before that.
func (g *Game) begun() bool {
	wrote := func(p Player) bool { return p.Thread != "" }
	return g.State == Running || slices.ContainsFunc(g.Players, wrote)
}

// finish ends the game.
func (g *Game) finish() {
	g.State, g.Deadline, g.Grace, g.Held = Finished, time.Time{}, time.Time{}, ""
}

// Cut is when the turn's orders are cut off: the deadline, or the end of its
// grace.
func (g *Game) Cut() time.Time {
	if g.Grace.After(g.Deadline) {
		return g.Grace
	}
	return g.Deadline
}

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

// An Absence is a time for which a player is away: from Since until before Until,
// both UTC.
type Absence struct{ Since, Until time.Time }

// AwayAt tells whether the player said to be away at a time.
func (p Player) AwayAt(t time.Time) bool {
	return slices.ContainsFunc(p.Absences, func(a Absence) bool { return !t.Before(a.Since) && t.Before(a.Until) })
}

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
	Name         string
	Since, Until time.Time
}

// A LetterState is what became of a letter.
type LetterState string

// The states of a letter.
const (
	Applied     LetterState = "applied"     // it had an effect and an answer
	Answered    LetterState = "answered"    // an answer, no effect
	Unconfirmed LetterState = "unconfirmed" // the writer was asked
	Aside       LetterState = "aside"       // set aside for the GM to see
	Automatic   LetterState = "automatic"   // a machine wrote it: no answer
)

// A FiledLetter is a letter as the store keeps it.
type FiledLetter struct {
	ID     int64
	Letter post.Letter
	Hash   [32]byte
	Filed  time.Time
	State  LetterState
	Why    string // for the GM: why it has that state; "" when it is plain
	Player int64  // 0 when nobody's
}

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

// A Turn is a resolved turn with all it came from: resolving it again gives the
// same events.
type Turn struct {
	Game     int64
	Number   int
	Resolved time.Time
	Names    []string // of the players at that time, in seat order
	Before   engine.Position
	Orders   []Counting // in seat order
	Dice     []int      // faces, in the order of throwing
	Events   []engine.Event
	After    engine.Position
}

// An UndoneTurn is a turn that was taken back.
type UndoneTurn struct {
	Turn
	Undone time.Time
	Reason string
}

// A Change is something that changed in a game beside its turns. It stands in the
// next report.
type Change struct {
	ID     int64
	Game   int64
	Turn   int // in whose report it stands
	At     time.Time
	Kind   ChangeKind
	Who    string // the player's name that it is about, "" for none
	What   string // depends on the kind
	Reason string // the GM's, "" where the game's rule did it
	Undone bool   // with the turn behind which it was made; read only
}

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

// A Standby is a person who would take over a seat.
type Standby struct{ Address, Name string }

// A Request is a command that is carried out once its writer has said yes.
type Request struct {
	ID      int64
	Asks    string // the command, as it was written
	Game    int64  // 0 for none
	Player  int64  // 0 for a person who plays in no game
	Address string // who was asked, bare, lower case
	Asked   string // in this message of ours
	Made    time.Time
}

// An OutgoingState is what became of a letter of ours.
type OutgoingState string

// The states of a letter of ours.
const (
	Queued  OutgoingState = "queued"
	Sent    OutgoingState = "sent"
	Parked  OutgoingState = "parked"  // it cannot be delivered
	Held    OutgoingState = "held"    // by the GM, until retry
	Dropped OutgoingState = "dropped" // by the GM, for good
)

// An OutgoingKind is why a letter of ours goes out.
type OutgoingKind string

// The kinds of letters of ours.
const (
	Report OutgoingKind = "report" // of our own accord
	Answer OutgoingKind = "answer" // to a letter
	Notice OutgoingKind = "notice" // to the GM
)

// An Outgoing is a letter in the outbox.
type Outgoing struct {
	ID        int64
	Kind      OutgoingKind
	MessageID string
	To        string // bare address
	Letter    int64  // the letter that it answers, 0 for none
	Raw       []byte
	Created   time.Time
	Due       time.Time
	Attempts  int // noted before each dialling
	Player    int64
	Game      int64 // of which it tells somebody who does not play in it; 0 for none
	Proven    bool  // it answers a letter with a right tag
	Fleeting  bool  // nothing is kept of it once it is sent, or dropped

	State   OutgoingState // read only, as are:
	Trouble string        // why the last attempt failed; "" when it did not
	SentAt  time.Time     // zero when it was not
}

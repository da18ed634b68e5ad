package gm

import (
	"context"
	"errors"
	"time"

	"machipost/engine"
)

// Errors of a Store that a caller decides by.
var (
	ErrNoGame   = errors.New("no such game")
	ErrNameUsed = errors.New("there is a game of that name")
	// ErrBusy is a database that another process held for too long.
	ErrBusy = errors.New("the database is busy")
)

// A Store keeps what the GM knows. What Update committed has happened, once;
// what it has not committed has not happened.
type Store interface {
	// Update carries f out in one transaction that holds the write lock from
	// its start. An error of f undoes all of it and is returned.
	Update(ctx context.Context, f func(Tx) error) error
	// View carries f out on one frozen moment of the database; f must not write.
	View(ctx context.Context, f func(Tx) error) error
}

// A Tx is a transaction. All times are UTC, whole seconds. Every method fails
// when the database does; other errors are named.
type Tx interface {
	// Setting returns a value of the GM's own, "" when it was never set.
	Setting(name string) (string, error)
	SetSetting(name, value string) error

	// Games returns every game, oldest first, with its players.
	Games() ([]Game, error)
	// Game finds a game by name, upper and lower case alike; ErrNoGame.
	Game(name string) (Game, error)
	// AddGame stores a new game and its players and gives them their IDs;
	// ErrNameUsed.
	AddGame(*Game) error
	// SaveGame stores what may change in a game and its players: not the names,
	// nor the addresses.
	SaveGame(Game) error
	// SetAddresses stores all addresses of a player, bare, lower case, the one
	// that letters go to first.
	SetAddresses(player int64, addresses []string) error

	// SentTo returns to whom a letter of ours with one of these message ids went,
	// the first that there is; "" if there is none.
	SentTo(messageIDs []string) (string, error)
	// AddBounce adds to the score of an address, in all games, and returns what it
	// is now; 0 when no player has the address.
	AddBounce(address string, weight int) (score int, err error)
	// ClearBounces makes the scores of addresses 0.
	ClearBounces(addresses []string) error

	// LetterKnown tells whether a letter of these bytes was filed before.
	LetterKnown(hash [32]byte) (bool, error)
	// AddLetter files a letter and returns its ID.
	AddLetter(FiledLetter) (int64, error)
	// Unconfirmed returns the player's letter that waits for the confirmation
	// which was asked for in one of these messages of ours, nil if there is none.
	Unconfirmed(player int64, asked []string) (*FiledLetter, error)
	// SetLetterState says what has become of a letter, why, and in which message
	// of ours its writer was answered.
	SetLetterState(id int64, state LetterState, why, answer string) error

	// AddSheet files a sheet of orders.
	AddSheet(Sheet) error
	// ClearSheets takes back the player's sheets for a turn; their standing
	// orders stay. It returns how many there were.
	ClearSheets(player int64, turn int) (int, error)
	// SheetsFor returns, for each player of a game, what counts in a turn of the
	// sheets that arrived by cut.
	SheetsFor(game int64, turn int, cut time.Time) (map[int64]Counting, error)

	// LaterSheets returns the player's orders, canonical, that wait for turns
	// behind this one, the next turn first; the newest sheet of each.
	LaterSheets(player int64, turn int) ([]string, error)

	// AddTurn stores a resolved turn. It fails when that turn of the game is
	// stored already.
	AddTurn(Turn) error
	// Turns returns the resolved turns of a game, in order.
	Turns(game int64) ([]Turn, error)
	// TurnOf returns one resolved turn.
	TurnOf(game int64, number int) (Turn, error)

	// Queue puts a letter into the outbox.
	Queue(Outgoing) error
	// Claim notes an attempt for up to limit letters that are due by now, oldest
	// first, and returns them. They are due again at again, unless one of the
	// following is said of them before.
	Claim(now, again time.Time, limit int) ([]Outgoing, error)
	// Tried counts the letters that were claimed since a time.
	Tried(since time.Time) (int, error)
	// SetSent, SetRetry and SetParked say how the attempt ended.
	SetSent(id int64, now time.Time) error
	SetRetry(id int64, due time.Time, why string) error
	SetParked(id int64, why string) error
	// Answered counts the answers queued to an address since a time, to every
	// address if it is "".
	Answered(address string, since time.Time) (int, error)
	// AnsweredUnproven counts those of them to letters that had no right tag.
	AnsweredUnproven(address string, since time.Time) (int, error)

	// TellOnce remembers that the keeper was told of a matter, and returns false
	// if that was so already.
	TellOnce(matter string, now time.Time) (bool, error)
	// Told counts the matters that begin so and of which the keeper was told
	// since a time.
	Told(beginning string, since time.Time) (int, error)
}

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
	Rules     engine.Rules
	Schedule  string   // cron expression of five fields, or six with seconds first
	Zone      string   // IANA name, "Europe/London"
	Players   []Player // in seat order once the game has started
	KeepSeats bool     // seats are as entered, not drawn (ruling 2.9)

	Position engine.Position // its Rules are the game's; the rest counts from the start on
	Deadline time.Time       // of the turn to be resolved; zero before the start and after the end
	Grace    time.Time       // the turn is held until then; zero when it is not
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
}

// Addresses returns all addresses of the player, the one that letters go to
// first.
func (p Player) Addresses() []string { return append([]string{p.Address}, p.Others...) }

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
	Letter Letter
	Hash   [32]byte
	Filed  time.Time
	State  LetterState
	Why    string // for the GM: why it has that state; "" when it is plain
	Player int64  // 0 when nobody's
}

// A Sheet is a filed sheet of orders.
type Sheet struct {
	Player   int64
	Turn     int
	Letter   int64
	Arrived  time.Time
	Orders   string  // canonical, without the standing part
	Standing *string // canonical; nil when the sheet has no standing heading
}

// A Counting is what counts for a player in one turn.
type Counting struct {
	Sent     bool // a sheet for this turn is in force
	Heard    bool // a sheet for this turn came in; it may have been taken back
	Orders   string
	Standing string
}

// A Turn is a resolved turn with all it came from: resolving it again gives the
// same events.
type Turn struct {
	Game     int64
	Number   int
	Resolved time.Time
	Before   engine.Position
	Orders   []Counting // in seat order
	Dice     []int      // faces, in the order of throwing
	Events   []engine.Event
	After    engine.Position
}

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
	Proven    bool // it answers a letter with a right tag
}

package gm

import (
	"context"
	"errors"
	"time"
)

// Errors of a Store that a caller decides by.
var (
	ErrNoGame   = errors.New("no such game")
	ErrNameUsed = errors.New("there is a game of that name")
	ErrNoTurn   = errors.New("no such turn")
	ErrNoLetter = errors.New("no such letter")
	// ErrPlayerName is a name that another player of the game has.
	ErrPlayerName = errors.New("there is a player of that name")
	// ErrBusy is a database that another process held for too long.
	ErrBusy = errors.New("the database is busy")
)

// A StoreFault is a fault of the store itself, not of what it was asked to keep: a
// disk that is full, a lock that did not come free, a value that cannot be read
// back, a context that ended. What was asked is well; it may be asked again.
type StoreFault struct{ Err error }

func (f *StoreFault) Error() string { return f.Err.Error() }

// Unwrap returns what the fault is, ErrBusy for a lock.
func (f *StoreFault) Unwrap() error { return f.Err }

// A Store keeps what the GM knows. What Update committed has happened, once;
// what it has not committed has not happened.
type Store interface {
	// Update carries f out in one transaction that holds the write lock from
	// its start. An error of f undoes all of it and is returned.
	Update(ctx context.Context, f func(Tx) error) error
	// View carries f out on one frozen moment of the database; f must not write.
	View(ctx context.Context, f func(Tx) error) error
}

// A Tx is a transaction. All times are UTC, whole seconds. Every method fails with
// a *StoreFault when the database does; other errors are named.
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
	// nor the addresses and absences.
	SaveGame(Game) error
	// AddPlayer seats one more player behind the others and gives the player an ID;
	// ErrPlayerName.
	AddPlayer(game int64, p *Player) error
	// RemovePlayer takes a player out of a game that has not started; the player's
	// letters stay, as nobody's.
	RemovePlayer(player int64) error
	// AddPastPlayer notes who has had a seat until a time.
	AddPastPlayer(game int64, p Player, until time.Time) error
	// PastPlayers returns the seats that the person with an address had before others
	// got them, the first left first.
	PastPlayers(address string) ([]PastPlayer, error)
	// Rename gives a player another name; ErrPlayerName.
	Rename(player int64, name string) error
	// AddAbsence notes when a player will be away.
	AddAbsence(player int64, a Absence) error
	// EndAbsences lets no absence of a player reach beyond a time.
	EndAbsences(player int64, at time.Time) error
	// SetAddresses stores all addresses of a player, bare, lower case, the one
	// that letters go to first.
	SetAddresses(player int64, addresses []string) error

	// SentTo returns to whom a letter of ours with one of these message ids went,
	// the first that there is; "" if there is none.
	SentTo(messageIDs []string) (string, error)
	// AddBounce adds to the score of an address, in all games, and returns what it
	// is now; 0 when no player has the address.
	AddBounce(address string, weight int) (score int, err error)
	// BounceOnlooker adds to the score of an address that observes games or is a
	// standby, and takes it off these lists once it has come to the limit.
	BounceOnlooker(address string, weight, limit int) error
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

	// Letter returns a filed letter, all of it that is kept; ErrNoLetter.
	Letter(id int64) (FiledLetter, error)
	// Letters returns the newest letters in one of the states (all, for none), at
	// most limit of them, the newest first, without their raw bytes.
	Letters(states []LetterState, limit int) ([]FiledLetter, error)
	// SetLetterText replaces what was read in a letter.
	SetLetterText(id int64, text string) error
	// SetLetterPlayer says whose letter it turned out to be.
	SetLetterPlayer(id, player int64) error

	// AddSheet files a sheet of orders.
	AddSheet(Sheet) error
	// SheetsOf returns every sheet of a game, oldest first, those taken back too.
	SheetsOf(game int64) ([]Sheet, error)
	// MoveSheet makes a sheet one for another turn.
	MoveSheet(id int64, turn int) error
	// RewriteSheet replaces the texts of a sheet: what they say stays the same.
	RewriteSheet(id int64, orders string, standing *string) error
	// ClearSheets takes back the player's sheets for a turn that arrived by a time,
	// or all of them for the zero time; their standing orders stay. It returns how
	// many there were.
	ClearSheets(player int64, turn int, by time.Time) (int, error)
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
	// TurnOf returns one resolved turn; ErrNoTurn.
	TurnOf(game int64, number int) (Turn, error)
	// UndoTurn takes a resolved turn out of the game and keeps it among those undone.
	UndoTurn(game int64, number int, at time.Time, reason string) error
	// Undone returns the turns of a game that were taken back, oldest first.
	Undone(game int64) ([]UndoneTurn, error)

	// AddChange notes a change in a game with its reason.
	AddChange(Change) error
	// Changes returns those of a game that stand in the report of a turn, oldest
	// first; for 0 those of every turn, and those taken back.
	Changes(game int64, turn int) ([]Change, error)
	// UndoChanges takes changes back: they stay on record, and in no report.
	UndoChanges(ids []int64) error

	// AddPress keeps press for the report of a turn.
	AddPress(Press) error
	// PressBy counts the press of a player for the report of a turn.
	PressBy(player int64, turn int) (int, error)
	// PressFor returns the press to all that is printed in the report of a turn,
	// oldest first.
	PressFor(game int64, turn int) ([]Press, error)

	// Observers returns the addresses that get a game's public report, in the
	// order of the alphabet.
	Observers(game int64) ([]string, error)
	// Observed returns the names of the games that an address observes.
	Observed(address string) ([]string, error)
	AddObserver(game int64, address string, now time.Time) error
	// RemoveObserver returns false when the address was none.
	RemoveObserver(game int64, address string) (bool, error)

	// Standbys returns who would take over a seat, who asked first first.
	Standbys() ([]Standby, error)
	// AddStandby puts a person on that list, or changes the name.
	AddStandby(s Standby, now time.Time) error
	// RemoveStandby returns false when the address was not on the list.
	RemoveStandby(address string) (bool, error)

	// AddRequest keeps what waits for a yes.
	AddRequest(Request) error
	// RequestAsked returns the newest request that this address was asked about in
	// one of these messages of ours and that is not done, nil if there is none.
	RequestAsked(address string, asked []string) (*Request, error)
	// OpenRequest returns the newest request that this address was asked about since
	// a time and that is not done, nil if there is none.
	OpenRequest(address string, since time.Time) (*Request, error)
	// RemoveRequests removes those that were asked about in a message of ours.
	RemoveRequests(asked string) error
	// RewriteRequests puts what is asked now in the place of what was.
	RewriteRequests(was, now string) error
	// SetRequestDone closes a request, and all others that asked the same of the same
	// address.
	SetRequestDone(r Request, now time.Time) error

	// RewriteTurns replaces every turn of a game, those undone too, by what rewrite
	// makes of it: its names and texts, never what happened.
	RewriteTurns(game int64, rewrite func(*Turn)) error
	// ForgetName puts another name in the place of one in the changes of a game, of
	// the time for which somebody was called so.
	ForgetName(game int64, name Called, by string) error
	// ForgetWords puts a name in the place of words that stand for a person in what
	// others wrote of a game: press and reasons. It empties the letters of its
	// players that hold them, and those of ours, of whatever game.
	ForgetWords(game int64, words []string, by string) error
	// ForgetStay removes what a player told others in a time (the zero time for no
	// bound), all of it or what was told to one, and to whom letters of ours went.
	ForgetStay(player int64, all bool, since, until time.Time) error
	// Forget removes a person's data: the letters from an address and of players
	// with it, its requests, observing, standby, absences and past seats, what was
	// sent in its games, and of letters of ours to it all but that they were
	// written. The last answer goes once it is sent. It returns how many letters
	// there were. The players' rows stay for Rename and SetAddresses.
	Forget(address string) (letters int, err error)

	// Queue puts a letter into the outbox.
	Queue(Outgoing) error
	// Outgoing returns a letter of the outbox; ErrNoLetter.
	Outgoing(id int64) (Outgoing, error)
	// Outbox returns the newest letters in one of the states (all, for none), at
	// most limit of them, the newest first, without their raw bytes.
	Outbox(states []OutgoingState, limit int) ([]Outgoing, error)
	// SetOutgoing moves a letter of the outbox to a state; due is when it is tried
	// if that is Queued.
	SetOutgoing(id int64, state OutgoingState, due time.Time) error
	// DropReports drops the reports of a game that were queued from since to until
	// and are not sent yet, those to readers too.
	DropReports(game int64, since, until time.Time) error
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

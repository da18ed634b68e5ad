package records

import "time"

// This file holds the parts of a transaction. A function asks for the parts that it
// uses; what only looks gets parts that cannot write.

// A SettingReader looks at the values of the GM's own.
type SettingReader interface {
	// Value returns a value of the GM's own, "" when it was never set.
	Value(name string) (string, error)
}

// Settings are the values of the GM's own.
type Settings interface {
	SettingReader
	Set(name, value string) error
}

// A GameReader looks at the games with their players.
type GameReader interface {
	// All returns every game, oldest first, with its players.
	All() ([]Game, error)
	// WithID finds a game by its ID; ErrNoGame.
	WithID(id int64) (Game, error)
	// Named finds a game by name, upper and lower case alike; ErrNoGame.
	Named(name string) (Game, error)
}

// Games are the games with their players.
type Games interface {
	GameReader
	// Add stores a new game and its players and gives them their IDs;
	// ErrNameUsed.
	Add(*Game) error
	// Save stores what may change in a game and its players: not the names,
	// nor the addresses and absences.
	Save(Game) error
}

// A PlayerReader looks at who plays, and who has played.
type PlayerReader interface {
	// Past returns the seats that the person with an address had before others
	// got them, the first left first.
	Past(address string) ([]PastPlayer, error)
}

// Players are who plays, and who has played.
type Players interface {
	PlayerReader
	// Add seats one more player behind the others and gives the player an ID;
	// ErrPlayerName.
	Add(game int64, p *Player) error
	// Remove takes a player out of a game that has not started; the player's
	// letters stay, as nobody's.
	Remove(player int64) error
	// AddPast notes who has had a seat until a time.
	AddPast(game int64, p Player, until time.Time) error
	// Rename gives a player another name; ErrPlayerName.
	Rename(player int64, name string) error
	// AddAbsence notes when a player will be away.
	AddAbsence(player int64, a Absence) error
	// EndAbsences lets no absence of a player reach beyond a time.
	EndAbsences(player int64, at time.Time) error
	// SetAddresses stores all addresses of a player, bare, lower case, the one
	// that letters go to first.
	SetAddresses(player int64, addresses []string) error
	// AddBounce adds to the score of an address, in all games, and returns what it
	// is now; 0 when no player has the address.
	AddBounce(address string, weight int) (score int, err error)
	// ClearBounces makes the scores of addresses 0.
	ClearBounces(addresses []string) error
}

// A LetterReader looks at the letters that came in.
type LetterReader interface {
	// Known tells whether a letter of these bytes was filed before.
	Known(hash [32]byte) (bool, error)
	// Filed returns a filed letter, all of it that is kept; ErrNoLetter.
	Filed(id int64) (FiledLetter, error)
	// Newest returns the newest letters in one of the states (all, for none), at
	// most limit of them, the newest first, without their raw bytes.
	Newest(states []LetterState, limit int) ([]FiledLetter, error)
	// Unconfirmed returns the player's letter that waits for the confirmation
	// which was asked for in one of these messages of ours, nil if there is none.
	Unconfirmed(player int64, asked []string) (*FiledLetter, error)
}

// Letters are the letters that came in.
type Letters interface {
	LetterReader
	// Add files a letter and returns its ID.
	Add(FiledLetter) (int64, error)
	// SetState says what has become of a letter, why, and in which message
	// of ours its writer was answered.
	SetState(id int64, state LetterState, why, answer string) error
	// SetText replaces what was read in a letter.
	SetText(id int64, text string) error
	// SetPlayer says whose letter it turned out to be.
	SetPlayer(id, player int64) error
}

// A SheetReader looks at the orders on file.
type SheetReader interface {
	// Arrived returns the sheets of a game for a turn that arrived later than a time
	// (the zero time for all), oldest first, those taken back too.
	Arrived(game int64, turn int, since time.Time) ([]Sheet, error)
	// Of returns every sheet of a game, oldest first, those taken back too.
	Of(game int64) ([]Sheet, error)
	// For returns, for each player of a game, what counts in a turn of the
	// sheets that arrived by cut.
	For(game int64, turn int, cut time.Time) (map[int64]Counting, error)
	// Later returns the player's orders, canonical, that wait for turns
	// behind this one, the next turn first; the newest sheet of each.
	Later(player int64, turn int) ([]string, error)
}

// Sheets are the orders on file.
type Sheets interface {
	SheetReader
	// Add files a sheet of orders.
	Add(Sheet) error
	// Move makes a sheet one for another turn.
	Move(id int64, turn int) error
	// Rewrite replaces the texts of a sheet: what they say stays the same.
	Rewrite(id int64, orders string, standing *string) error
	// ClearFrom takes back the player's sheets for a turn and for all behind it; their
	// standing orders stay.
	ClearFrom(player int64, turn int) error
	// Withdraw takes back all sheets of a player, standing orders too.
	Withdraw(player int64) error
	// Clear takes back the player's sheets for a turn that arrived by a time,
	// or all of them for the zero time; their standing orders stay. It returns how
	// many there were.
	Clear(player int64, turn int, by time.Time) (int, error)
}

// A TurnReader looks at the resolved turns.
type TurnReader interface {
	// Of returns the resolved turns of a game, in order.
	Of(game int64) ([]Turn, error)
	// Last returns the turn of a game that was resolved last; ErrNoTurn.
	Last(game int64) (Turn, error)
	// Counted returns what counted in each resolved turn of a game, in order.
	Counted(game int64) ([]CountedTurn, error)
	// Names returns all names that players of a game had in its turns, those undone
	// too, in the order of the alphabet.
	Names(game int64) ([]string, error)
	// Numbered returns one resolved turn; ErrNoTurn.
	Numbered(game int64, number int) (Turn, error)
	// Undone returns the turns of a game that were taken back, oldest first.
	Undone(game int64) ([]UndoneTurn, error)
}

// Turns are the resolved turns.
type Turns interface {
	TurnReader
	// Add stores a resolved turn. It fails when that turn of the game is
	// stored already.
	Add(Turn) error
	// Undo takes a resolved turn out of the game and keeps it among those undone.
	Undo(game int64, number int, at time.Time, reason string) error
}

// A ChangeReader looks at what changed in games beside their turns.
type ChangeReader interface {
	// Of returns those of a game that stand in the report of a turn, oldest
	// first; for 0 those of every turn, and those taken back.
	Of(game int64, turn int) ([]Change, error)
}

// Changes are what changed in games beside their turns.
type Changes interface {
	ChangeReader
	// Add notes a change in a game with its reason.
	Add(Change) error
	// Undo takes changes back: they stay on record, and in no report.
	Undo(ids []int64) error
}

// A PressReader looks at what players tell each other.
type PressReader interface {
	// By counts the press of a player for the report of a turn.
	By(player int64, turn int) (int, error)
	// For returns the press to all that is printed in the report of a turn,
	// oldest first.
	For(game int64, turn int) ([]Press, error)
}

// A PressBox keeps what players tell each other.
type PressBox interface {
	PressReader
	// Add keeps press for the report of a turn.
	Add(Press) error
}

// An OnlookerReader looks at who reads along, and who would take over a seat.
type OnlookerReader interface {
	// Observers returns the addresses that get a game's public report, in the
	// order of the alphabet.
	Observers(game int64) ([]string, error)
	// Observed returns the names of the games that an address observes.
	Observed(address string) ([]string, error)
	// Standbys returns who would take over a seat, who asked first first.
	Standbys() ([]Standby, error)
}

// Onlookers are who reads along, and who would take over a seat.
type Onlookers interface {
	OnlookerReader
	AddObserver(game int64, address string, now time.Time) error
	// RemoveObserver returns false when the address was none.
	RemoveObserver(game int64, address string) (bool, error)
	// AddStandby puts a person on that list, or changes the name.
	AddStandby(s Standby, now time.Time) error
	// RemoveStandby returns false when the address was not on the list.
	RemoveStandby(address string) (bool, error)
	// Bounce adds to the score of an address that observes games or is a
	// standby, and takes it off these lists once it has come to the limit.
	Bounce(address string, weight, limit int) error
}

// A RequestReader looks at what waits for a yes.
type RequestReader interface {
	// Asked returns the newest request that this address was asked about in
	// one of these messages of ours and that is not done, nil if there is none.
	Asked(address string, asked []string) (*Request, error)
	// Open returns the newest request that this address was asked about since
	// a time and that is not done, nil if there is none.
	Open(address string, since time.Time) (*Request, error)
}

// Requests are what waits for a yes.
type Requests interface {
	RequestReader
	// Add keeps what waits for a yes.
	Add(Request) error
	// Remove removes those that were asked about in a message of ours.
	Remove(asked string) error
	// SetDone closes a request, and all others that asked the same of the same
	// address.
	SetDone(r Request, now time.Time) error
}

// An OutboxReader looks at the letters of ours.
type OutboxReader interface {
	// Letter returns a letter of the outbox; ErrNoLetter.
	Letter(id int64) (Outgoing, error)
	// Newest returns the newest letters in one of the states (all, for none), at
	// most limit of them, the newest first, without their raw bytes.
	Newest(states []OutgoingState, limit int) ([]Outgoing, error)
	// SentTo returns to whom a letter of ours with one of these message ids went,
	// the first that there is; "" if there is none.
	SentTo(messageIDs []string) (string, error)
	// Answered counts the answers queued to an address since a time, to every
	// address if it is "".
	Answered(address string, since time.Time) (int, error)
	// AnsweredUnproven counts those of them to letters that had no right tag.
	AnsweredUnproven(address string, since time.Time) (int, error)
	// Tried counts the letters that were claimed since a time.
	Tried(since time.Time) (int, error)
}

// Outbox are the letters of ours.
type Outbox interface {
	OutboxReader
	// Queue puts a letter into the outbox and returns its ID.
	Queue(Outgoing) (int64, error)
	// SetState moves a letter of the outbox to a state; due is when it is tried
	// if that is Queued.
	SetState(id int64, state OutgoingState, due time.Time) error
	// DropReports drops the reports of a game that were queued from since to until
	// and are not sent yet, those to readers too.
	DropReports(game int64, since, until time.Time) error
}

// Attempts are the attempts to send them.
type Attempts interface {
	// Claim notes an attempt for up to limit letters that are due by now, oldest
	// first, and returns them. They are due again at again, unless one of the
	// following is said of them before.
	Claim(now, again time.Time, limit int) ([]Outgoing, error)
	// Sent notes that the letter was taken over by the mail server.
	Sent(id int64, now time.Time) error
	Retry(id int64, due time.Time, why string) error
	Parked(id int64, why string) error
}

// A ToldReader looks at of what the keeper was told.
type ToldReader interface {
	// Since counts the matters that begin so and of which the keeper was told
	// since a time.
	Since(beginning string, since time.Time) (int, error)
}

// Told are of what the keeper was told.
type Told interface {
	ToldReader
	// Once remembers that the keeper was told of a matter, and returns false
	// if that was so already.
	Once(matter string, now time.Time) (bool, error)
}

// Forgetting are what is removed of people who want to be forgotten.
type Forgetting interface {
	// RewriteTurns replaces every turn of a game, those undone too, by what rewrite
	// makes of it: its names and texts, never what happened.
	RewriteTurns(game int64, rewrite func(*Turn)) error
	// Name puts another name in the place of one in the changes of a game, of
	// the time for which somebody was called so.
	Name(game int64, name Called, by string) error
	// Words puts a name in the place of words that stand for a person in what
	// others wrote of a game: press and reasons. It empties the letters of its
	// players that hold them, and those of ours, of whatever game.
	Words(game int64, words []string, by string) error
	// Stay removes what a player told others in a time (the zero time for no
	// bound), all of it or what was told to one, and to whom letters of ours went.
	Stay(player int64, all bool, since, until time.Time) error
	// Person removes a person's data: the letters from an address and of players
	// with it, its requests, observing, standby, absences and past seats, what was
	// sent in its games, and of letters of ours to it all but that they were
	// written. The last answer goes once it is sent. It returns how many letters
	// there were. The players' rows stay for Rename and SetAddresses.
	Person(address string) (letters int, err error)
}

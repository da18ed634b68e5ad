package records

import (
	"time"

	"machipost/engine"
)

// This file holds the parts of a transaction. A function asks for the parts that it
// uses; what only looks gets parts that cannot write.

// A SettingReader looks at the values of the GM's own.
type SettingReader interface {
	// Value returns a value of the GM's own, "" when it was never set. It fails only
	// when the store does.
	Value(name string) (string, error)
}

// Settings are the values of the GM's own.
type Settings interface {
	SettingReader
	// Set stores a value. It fails only when the store does.
	Set(name, value string) error
}

// A GameReader looks at the games with their players. What costs no more the more games
// there are says so by what it asks for; lists are oldest first.
type GameReader interface {
	// All returns every game, those that are over, too. It is for a keeper who wants to
	// see them, never for a letter or a round. It fails only when the store does.
	All() ([]Game, error)
	// Mailboxes returns the names of the mailboxes that have games, this one or another,
	// in the order of the alphabet. It is for who looks at all that is stored. It fails
	// only when the store does.
	Mailboxes() ([]string, error)
	// Open returns the games that are not over. It fails only when the store does.
	Open() ([]Game, error)
	// Full returns the games that wait for nobody any more, and were not started yet. It
	// fails only when the store does.
	Full() ([]Game, error)
	// PlayedFrom returns the games, also those that are over, in which a player writes
	// from an address in small letters. It fails only when the store does.
	PlayedFrom(address string) ([]Game, error)
	// WithPlayer finds the game of a player by the player's ID; ErrNoGame. It fails only
	// when the store does.
	WithPlayer(player int64) (Game, error)
	// HavePlayers tells whether a game that is not over has players. It fails only when
	// the store does.
	HavePlayers() (bool, error)
	// WithID finds a game by its ID; ErrNoGame. It fails only when the store does.
	WithID(id int64) (Game, error)
	// Named finds a game by name, upper and lower case alike. It fails with ErrNoGame,
	// and when the store does.
	Named(name string) (Game, error)
}

// Games are the games with their players.
type Games interface {
	GameReader
	// Add stores a new game and its players and gives them their IDs. It fails with
	// ErrNameUsed, and when the store does.
	Add(*Game) error
	// Take is Named for a transaction that changes the game, where several processes want
	// to: it fails with ErrTaken while another has it in hand, instead of waiting.
	Take(name string) (Game, error)
	// Save stores what may change in a game and its players: not the names, nor the
	// addresses and absences. It fails only when the store does.
	Save(Game) error
}

// A PlayerReader looks at who plays, and who has played.
type PlayerReader interface {
	// Past returns the seats that the person with an address had before others got
	// them, the first left first. It fails only when the store does.
	Past(address string) ([]PastPlayer, error)
	// Places are where the players with these IDs play, those that there are. It fails
	// only when the store does.
	Places(players []int64) (map[int64]Place, error)
}

// Players are who plays, and who has played.
type Players interface {
	PlayerReader
	// Add seats one more player behind the others and gives the player an ID. It fails
	// with ErrPlayerName, and when the store does.
	Add(game int64, p *Player) error
	// Remove takes a player out of a game that has not started; the player's letters
	// stay, as nobody's. It fails only when the store does.
	Remove(player int64) error
	// AddPast notes who has had a seat until a time. It fails only when the store
	// does.
	AddPast(game int64, p Player, until time.Time) error
	// Rename gives a player another name. It fails with ErrPlayerName, and when the
	// store does.
	Rename(player int64, name string) error
	// AddAbsence notes when a player will be away. It fails only when the store does.
	AddAbsence(player int64, a Absence) error
	// EndAbsences lets no absence of a player reach beyond a time. It fails only when
	// the store does.
	EndAbsences(player int64, at time.Time) error
	// SetAddresses stores all addresses of a player, bare, lower case, the one that
	// letters go to first. It fails only when the store does.
	SetAddresses(player int64, addresses []string) error
	// AddBounce adds to the score of an address, in all games of the mailbox, and returns
	// what it is now; 0 when no player has the address. It fails only when the store does.
	AddBounce(address string, weight int) (score int, err error)
	// ClearBounces makes the scores of addresses 0, likewise. It fails only when the store
	// does.
	ClearBounces(addresses []string) error
}

// A LetterReader looks at the letters that came in.
type LetterReader interface {
	// Known tells whether a letter of these bytes was filed before. It fails only when
	// the store does.
	Known(hash [32]byte) (bool, error)
	// Filed returns a filed letter, all of it that is kept. It fails with ErrNoLetter,
	// and when the store does.
	Filed(id int64) (FiledLetter, error)
	// Newest returns the newest letters in one of the states (all, for none), at most
	// limit of them, the newest first, without their raw bytes. It fails only when the
	// store does.
	Newest(states []LetterState, limit int) ([]FiledLetter, error)
	// Unconfirmed returns the player's letter that waits for the confirmation which
	// was asked for in one of these messages of ours, nil if there is none. It fails
	// only when the store does.
	Unconfirmed(player int64, asked []string) (*FiledLetter, error)
	// SetAside counts the letters that were set aside, all of them and those since a time.
	// It fails only when the store does.
	SetAside(since time.Time) (all, new int, err error)
	// HaveOld tells whether Forgetting.Old would empty a letter by a time, of theirs or of
	// ours. It fails only when the store does.
	HaveOld(by time.Time) (bool, error)
}

// Letters are the letters that came in.
type Letters interface {
	LetterReader
	// Add files a letter and returns its ID. It fails only when the store does.
	Add(FiledLetter) (int64, error)
	// SetState says what has become of a letter, why, and in which message of ours its
	// writer was answered. It fails only when the store does.
	SetState(id int64, state LetterState, why, answer string) error
	// SetText replaces what was read in a letter. It fails only when the store does.
	SetText(id int64, text string) error
	// SetPlayer says whose letter it turned out to be. It fails only when the store
	// does.
	SetPlayer(id, player int64) error
}

// A SheetReader looks at the orders on file.
type SheetReader interface {
	// Arrived returns the sheets of a game for a turn that arrived later than a time
	// (the zero time for all), oldest first, those taken back too. It fails only when
	// the store does.
	Arrived(game int64, turn int, since time.Time) ([]Sheet, error)
	// Of returns every sheet of a game, oldest first, those taken back too. It fails
	// only when the store does.
	Of(game int64) ([]Sheet, error)
	// For returns, for each player of a game, or only for one of them, what counts in a
	// turn of the sheets that arrived by cut. It fails only when the store does.
	For(game int64, turn int, cut time.Time, only ...int64) (map[int64]Counting, error)
	// Heard is For for several games, each in a turn of its own, in one query. It leaves out
	// what orders say. It fails only when the store does.
	Heard(asked []AskedTurn) (map[int64]Counting, error)
	// Later returns the player's orders, canonical, that wait for turns behind this
	// one, the next turn first; the newest sheet of each. It fails only when the store
	// does.
	Later(player int64, turn int) ([]string, error)
}

// Sheets are the orders on file.
type Sheets interface {
	SheetReader
	// Add files a sheet of orders. It fails only when the store does.
	Add(Sheet) error
	// Move makes a sheet one for another turn. It fails only when the store does.
	Move(id int64, turn int) error
	// Rewrite replaces the texts of a sheet: what they say stays the same. It fails
	// only when the store does.
	Rewrite(id int64, orders string, standing *string) error
	// ClearFrom takes back the player's sheets for a turn and for all behind it; their
	// standing orders stay. It fails only when the store does.
	ClearFrom(player int64, turn int) error
	// Withdraw takes back all sheets of a player, standing orders too. It fails only
	// when the store does.
	Withdraw(player int64) error
	// Clear takes back the player's sheets for a turn that arrived by a time, or all
	// of them for the zero time; their standing orders stay. It returns how many there
	// were. It fails only when the store does.
	Clear(player int64, turn int, by time.Time) (int, error)
}

// A TurnReader looks at the resolved turns.
type TurnReader interface {
	// Of returns the resolved turns of a game, in order. It fails only when the store
	// does.
	Of(game int64) ([]Turn, error)
	// Last returns the turn of a game that was resolved last; ErrNoTurn. It fails only
	// when the store does.
	Last(game int64) (Turn, error)
	// Counted returns what counted in each resolved turn of a game, in order. It fails
	// only when the store does.
	Counted(game int64) ([]CountedTurn, error)
	// CountedIn returns the same of one turn. It fails with ErrNoTurn, and when the store
	// does.
	CountedIn(game int64, number int) (CountedTurn, error)
	// Names returns all names that players of a game had in its turns, those undone
	// too, in the order of the alphabet. It fails only when the store does.
	Names(game int64) ([]string, error)
	// Numbered returns one resolved turn. It fails with ErrNoTurn, and when the store
	// does.
	Numbered(game int64, number int) (Turn, error)
	// After returns the positions after the resolved turns of a game from one number up
	// to another, in order: their Turn is that which comes, or the last one of a game
	// that it won. It fails only when the store does.
	After(game int64, from, to int) ([]engine.Position, error)
	// Undone returns the turns of a game that were taken back, oldest first. It fails
	// only when the store does.
	Undone(game int64) ([]UndoneTurn, error)
}

// Turns are the resolved turns.
type Turns interface {
	TurnReader
	// Add stores a resolved turn. It fails when that turn of the game is
	// stored already.
	Add(Turn) error
	// Undo takes a resolved turn out of the game and keeps it among those undone. It
	// fails with ErrNoTurn, and when the store does.
	Undo(game int64, number int, at time.Time, reason string) error
}

// A ChangeReader looks at what changed in games beside their turns.
type ChangeReader interface {
	// Of returns those of a game that stand in the report of a turn, oldest first; for
	// 0 those of every turn, and those taken back. It fails only when the store does.
	Of(game int64, turn int) ([]Change, error)
}

// Changes are what changed in games beside their turns.
type Changes interface {
	ChangeReader
	// Add notes a change in a game with its reason. It fails only when the store does.
	Add(Change) error
	// Undo takes changes back: they stay on record, and in no report. It fails only
	// when the store does.
	Undo(ids []int64) error
}

// A RequestReader looks at what waits for a yes.
type RequestReader interface {
	// Asked returns the newest request that this address was asked about in one of
	// these messages of ours and that is not done, nil if there is none. It fails only
	// when the store does.
	Asked(address string, asked []string) (*Request, error)
	// Open returns the newest request that this address was asked about since a time
	// and that is not done, nil if there is none. It fails only when the store does.
	Open(address string, since time.Time) (*Request, error)
}

// Requests are what waits for a yes.
type Requests interface {
	RequestReader
	// Add keeps what waits for a yes. It fails only when the store does.
	Add(Request) error
	// Remove removes those that were asked about in a message of ours. It fails only
	// when the store does.
	Remove(asked string) error
	// SetDone closes a request, and all others that asked the same of the same
	// address. It fails only when the store does.
	SetDone(r Request, now time.Time) error
}

// A ToldReader looks at of what the keeper was told.
type ToldReader interface {
	// Since counts the matters that begin so and of which the keeper was told since a
	// time. It fails only when the store does.
	Since(beginning string, since time.Time) (int, error)
}

// Told are of what the keeper was told.
type Told interface {
	ToldReader
	// Once remembers that the keeper was told of a matter, and returns false if that
	// was so already. It fails only when the store does.
	Once(matter string, now time.Time) (bool, error)
}

// Forgetting are what is removed: of people who want to be forgotten, and with time.
type Forgetting interface {
	// RewriteTurns replaces every turn of a game, those undone too, by what rewrite
	// makes of it: its names and texts, never what happened. It fails only when the
	// store does.
	RewriteTurns(game int64, rewrite func(*Turn)) error
	// Name puts another name in the place of one in the changes of a game, of the time
	// for which somebody was called so. It fails only when the store does.
	Name(game int64, name Called, by string) error
	// Words puts a name in the place of words that stand for a person in what others
	// wrote of a game: press and reasons. It empties the letters of its players that
	// hold them, and those of ours, of whatever game. It fails only when the store
	// does.
	Words(game int64, words []string, by string) error
	// Stay removes what a player told others in a time (the zero time for no bound),
	// all of it or what was told to one, and to whom letters of ours went. It fails
	// only when the store does.
	Stay(player int64, all bool, since, until time.Time) error
	// Person removes a person's data: the letters from an address and of players with
	// it, its requests, observing, standby, absences and past seats, what was sent in
	// its games, and of letters of ours to it all but that they were written. The last
	// answer goes once it is sent. It returns how many letters there were. The
	// players' rows stay for Rename and SetAddresses. It fails only when the store
	// does.
	Person(address string) (letters int, err error)
	// Old removes what letters say that came, or were written, by a time and belong to
	// no game, or to one that was over by then; at most limit of each kind. That they were
	// written stays, with when, by whom and their hashes. Of ours, what is still to be
	// sent stays whole, and what is parked or held is dropped. It returns of how many
	// that came in, and of how many of ours. It fails only when the store does.
	Old(by, now time.Time, limit int) (in, out int, err error)
}

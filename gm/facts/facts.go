// Package facts holds what the log tells: a row for each kind of fact, and the words
// in which all lines tell of letters, games, turns and players.
//
// A fact has happened: a transaction notes what it does, and whoever has committed it
// writes the notes, so that nothing stands in the log that was undone. A fact names
// things by their ids and has no room for what somebody wrote: no orders, addresses,
// tags, subjects or secrets. Nothing of ours may enter; records hands the notes round.
package facts

import "time"

// A Kind is what happened; it is the message of the line.
type Kind string

// The kinds of facts. Changes of a game are facts, too, by the names of their kinds.
const (
	LetterFiled     Kind = "letter filed"
	LetterAside     Kind = "letter set aside"
	LetterFailed    Kind = "letter failed"
	LetterLeftOut   Kind = "letter left out"
	LetterReadAgain Kind = "letter read again"
	LetterConfirmed Kind = "letter confirmed"
	LettersEmptied  Kind = "letters emptied"

	OutgoingQueued Kind = "outgoing queued"
	OutgoingSent   Kind = "outgoing sent"
	OutgoingPutOff Kind = "outgoing put off"
	OutgoingParked Kind = "outgoing parked"
	OutgoingMoved  Kind = "outgoing moved"

	GameOpened     Kind = "game opened"
	GameStarted    Kind = "game started"
	GameEnded      Kind = "game ended"
	PlayerJoined   Kind = "player joined"
	PlayerLeft     Kind = "player left"
	TurnWaits      Kind = "turn waits"
	WordSaid       Kind = "word said" // of the GM
	WordWithdrawn  Kind = "word withdrawn"
	StatementsSent Kind = "statements sent"
	TurnResolved   Kind = "turn resolved"

	ClockHeld    Kind = "clock held"
	ClockResumed Kind = "clock resumed"
	MailboxOut   Kind = "mailbox out of reach"

	DatabaseBehind  Kind = "database behind"  // what was sent
	DatabaseSettled Kind = "database settled" // the keeper has turns played again
)

// A Why is a reason in a word.
type Why string

// The reasons.
const (
	Forged     Why = "forged"     // the mail server holds the sender for that
	Unreadable Why = "unreadable" // the letter's text cannot be read
	TooMany    Why = "too many"   // answers to the address, or in all
	Unwritable Why = "unwritable" // no answer can be written to the address
	Panicked   Why = "panicked"   // the work on it did
	Refused    Why = "refused"    // the work on it returned an error
	Won        Why = "won"
	Empty      Why = "empty" // nobody is in it any more
)

// A Fact is one thing that happened. What is zero is not told, nor what the row of
// its kind does not name.
type Fact struct {
	Kind Kind

	Letter   int64 // one that came in
	Outgoing int64 // one of ours
	Game     int64
	Turn     int
	Player   int64
	State    string    // of the letter, in the records' word
	Standing string    // of its writer, in the senders' word
	Why      Why       //
	Code     int       // a mail server's reply
	Events   int       // of the turn
	Letters  int       // how many that came in
	Sent     int       // how many of ours
	Deadline time.Time // of the turn that comes, with its grace
	Since    time.Time
	Fault    any           // what went wrong; only its type is told
	Stack    string        // of a panic
	Took     time.Duration // the transaction; told to those who debug
}

// Notes are the facts of a transaction, in the order in which they happened. A nil
// *Notes takes them and keeps none.
type Notes struct{ facts []Fact }

// Note keeps a fact until the transaction has committed.
func (n *Notes) Note(f Fact) {
	if n != nil {
		n.facts = append(n.facts, f)
	}
}

// Join keeps the facts of other notes behind these.
func (n *Notes) Join(others *Notes) { n.facts = append(n.facts, others.facts...) }

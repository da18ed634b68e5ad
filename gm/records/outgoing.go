package records

import "time"

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

// MaxDueBytes is how many bytes letters that go out together have, so that they fit into
// memory; one may have more.
const MaxDueBytes = 1 << 20

// An OutboxReader looks at the letters of ours.
type OutboxReader interface {
	// Letter returns a letter of the outbox. It fails with ErrNoLetter, and when the
	// store does.
	Letter(id int64) (Outgoing, error)
	// Newest returns the newest letters in one of the states (all, for none), at most
	// limit of them, the newest first, without their raw bytes. It fails only when the
	// store does.
	Newest(states []OutgoingState, limit int) ([]Outgoing, error)
	// NotSent counts the letters that have not gone out, by their states, and tells since
	// when the oldest waits that is queued and was tried in vain, the zero time for none.
	// It fails only when the store does.
	NotSent() (letters map[OutgoingState]int, since time.Time, err error)
	// SentTo returns which letter of ours has one of these message ids, the first that
	// there is, and to whom it went; 0 and "" if there is none. It fails only when the
	// store does.
	SentTo(messageIDs []string) (id int64, recipient string, err error)
	// Answered counts the answers queued to an address since a time, to every address
	// if it is "". It fails only when the store does.
	Answered(address string, since time.Time) (int, error)
	// AnsweredUnproven counts those of them to letters that had no right tag. It fails
	// only when the store does.
	AnsweredUnproven(address string, since time.Time) (int, error)
	// Tried counts the letters that were begun since a time, all of them and those to
	// others than players. It fails only when the store does.
	Tried(since time.Time) (all, others int, err error)
}

// Outbox are the letters of ours.
type Outbox interface {
	OutboxReader
	// Due returns letters that may be begun now, limit at the most, and within
	// MaxDueBytes unless it is one, in the order in which they should go: to players first, then to those who read along, then
	// answers to anybody else, and of each the oldest first. To addresses to which
	// nothing of a player waits there are others at the most. A letter behind one to
	// the same address that is not due yet is not among them. For others of 0 it is
	// as if only letters to players were queued. What another process is about to claim is
	// left out. It fails only when the store does.
	Due(now time.Time, limit, others int) ([]Outgoing, error)
	// Queue puts a letter into the outbox and returns its ID. It fails only when the
	// store does.
	Queue(Outgoing) (int64, error)
	// SetState moves a letter of the outbox to a state; due is when it is tried if
	// that is Queued. It fails with ErrNoLetter, for a letter that was sent, and when
	// the store does.
	SetState(id int64, state OutgoingState, due time.Time) error
	// DropReports drops the reports of a game that were queued from since to until and
	// are not sent yet, those to readers too. It fails only when the store does.
	DropReports(game int64, since, until time.Time) error
}

// Attempts are the attempts to send them.
type Attempts interface {
	// Begin notes an attempt for a letter, which is due again at again unless one of
	// the following is said of it before. It returns false, and changes nothing, when
	// the letter is not queued or not due any more, or an earlier one to the same
	// address is queued; where players is true, an earlier one to a player. It fails
	// only when the store does.
	Begin(id int64, now, again time.Time, players bool) (bool, error)
	// Claim has letters that are due belong to whoever claims them, until a time: nobody
	// else finds them due before. It fails only when the store does.
	Claim(ids []int64, until time.Time) error
	// BeginClaimed is Begin for a letter that was claimed until a time, if nobody has
	// claimed or begun it since. It fails only when the store does.
	BeginClaimed(id int64, claimed, now, again time.Time) (bool, error)
	// GiveBack undoes Begin for a letter that surely has not gone. It fails only when
	// the store does.
	GiveBack(id int64, now time.Time) error
	// PutOff has a letter that was not begun wait until a time, and notes why. It
	// returns false when another process has begun it meanwhile. It fails only when
	// the store does.
	PutOff(id int64, now, due time.Time, why string) (bool, error)
	// Hasten lets no letter that waits be due later than latest: those that are, are due
	// at now. It fails only when the store does.
	Hasten(latest, now time.Time) error
	// Sent notes that the letter was taken over by the mail server. It fails only when
	// the store does.
	Sent(id int64, now time.Time) error
	// Retry has the letter tried again at due, and notes why. It fails only when the
	// store does.
	Retry(id int64, due time.Time, why string) error
	// Parked has the letter tried no more until the keeper moves it, and notes why. It
	// fails only when the store does.
	Parked(id int64, why string) error
}

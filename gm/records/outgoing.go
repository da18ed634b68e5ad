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
const MaxDueBytes = 4 << 20

package records

import (
	"time"

	"machipost/gm/post"
)

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

	Emptied time.Time // read only: when what it says was removed, for its age; zero while it is kept
}

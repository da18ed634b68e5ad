package records

import (
	"time"

	"machipost/gm/post"
)

// A LeftOut is a letter that the mail server lists and did not hand over. The mark of
// the mailbox has passed it, so that the letters behind it are read; it is asked for
// again by its number.
type LeftOut struct {
	Mark    post.Mark
	Arrived time.Time // the zero time where the server told none
	Size    int64     // bytes on the server, -1 where it told none
	Since   time.Time // when it was asked for first
	Tries   int       // how often it was asked for in vain
	Due     time.Time // when it is asked for again
	Why     string    // the last time
	Aside   bool      // no turn waits for it any more
}

// Holds tells whether a turn waits for the letter: it may bring orders that count.
func (l *LeftOut) Holds(cut time.Time) bool { return !l.Aside && !l.Arrived.After(cut) }

// How long a letter that was left out is asked for.
const (
	triesAside = 4              // in vain, and no turn waits any more: some ten minutes
	triesInAll = 40             // some thirty days
	longestGap = 24 * time.Hour // between two tries
)

// gap is the time between the last try and the next.
func (l *LeftOut) gap() time.Duration {
	return min(longestGap, time.Minute<<min(max(l.Tries-1, 0), 12))
}

// NextTry is when the letter is asked for again. That is now where the time that was
// noted is farther off than its gap: a clock that was fast has set it.
func (l *LeftOut) NextTry(now time.Time) time.Time {
	if l.Due.After(now.Add(l.gap())) {
		return now
	}
	return l.Due
}

// AskedInVain is the letter after one more try. The next is after a minute, then after
// two, four, and so on. It tells whether the letter is set aside by that; asked tells
// false when it will not be asked for again. Tries are counted and not days, so that a
// clock that jumps gives no letter up.
func (l LeftOut) AskedInVain(now time.Time) (next LeftOut, aside, asked bool) {
	next = l
	next.Tries++
	next.Due = now.Add(next.gap())
	next.Aside = next.Tries >= triesAside
	return next, next.Aside && !l.Aside, next.Tries < triesInAll
}

// A LeftOutReader looks at the letters that the mail server did not hand over.
type LeftOutReader interface {
	// All returns all of them, those that are asked for next first. It fails only when
	// the store does.
	All() ([]LeftOut, error)
}

// LeftOuts are the letters that the mail server did not hand over.
type LeftOuts interface {
	LeftOutReader
	// Save keeps one, in the place of what was known of it. It fails only when the
	// store does.
	Save(LeftOut) error
	// Remove removes one, if it is there. It fails only when the store does.
	Remove(uidvalidity, uid uint32) error
}

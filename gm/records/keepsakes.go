package records

// A Measure is what was reckoned of a turn when it was resolved. What is missing can be
// reckoned again from the turn, but for the odds.
type Measure struct {
	Turn int
	Luck []int // by seat, in parts of a coin of which luck.Whole make one
	Odds []int // what the report said of who will win, percent by seat; nil where it said nothing
	Won  []int // the seats that won in it, from 0; nil while the game goes on
}

// A Prophecy is all that the reports of a game said of who will win, and who has.
type Prophecy struct {
	Said [][]int // percent by seat, turn by turn
	Won  []int   // seats, from 0
}

// A MeasureReader looks at what was reckoned of turns.
type MeasureReader interface {
	// Of returns what was reckoned of the turns of a game, in order; of one that was taken
	// back nothing any more. It fails only when the store does.
	Of(game int64) ([]Measure, error)
	// Missing tells whether nothing is kept of some turn of a game: one from before that
	// was. It fails only when the store does.
	Missing(game int64) (bool, error)
	// Prophecies returns what was said in the newest games that were won, and of whose
	// winner something was said; at most so many, the newest first. It fails only when the
	// store does.
	Prophecies(games int) ([]Prophecy, error)
	// Over returns the IDs of the newest games that are over, at most so many, the newest
	// first. It fails only when the store does.
	Over(games int) ([]int64, error)
}

// Measures are what was reckoned of turns.
type Measures interface {
	MeasureReader
	// Put keeps what was reckoned of a turn, in the place of what was there. It fails only
	// when the store does.
	Put(game int64, m Measure) error
}

// A Wish is what somebody wants of what is told behind a game, for all games.
type Wish string

// The wishes.
const (
	NoArchive Wish = "no archive" // not to be named in pages that are kept
	TellSpeed Wish = "speed"      // to have it told how soon orders come
)

// A WishReader looks at what people want.
type WishReader interface {
	// Wish returns the addresses, in small letters, of those who have a wish. It fails only
	// when the store does.
	Wish(w Wish) (map[string]bool, error)
}

// Wishes are what people want.
type Wishes interface {
	WishReader
	// Set notes that somebody with an address, in small letters, has a wish, or has it no
	// more. It fails only when the store does.
	Set(address string, w Wish, on bool) error
}

// MoveWishes has who writes from another address now want what he wanted before. It fails
// only when the store does.
func MoveWishes(tx Tx, from, to string) error {
	for _, wish := range []Wish{NoArchive, TellSpeed} {
		have, err := tx.Wishes.Wish(wish)
		if err == nil && have[from] {
			err = tx.Wishes.Set(to, wish, true)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

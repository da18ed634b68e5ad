package engine

import "errors"

// A Set is an edition that cards come from (ruling 2.2); Sets are added up.
type Set uint8

const (
	Base     Set = 1 << iota // always in play
	Harbours                 // the Harbour expansion
	Millions                 // Millionaire's Row
	Deluxe                   // the bonus cards of the Deluxe edition

	Everything = Base | Harbours | Millions | Deluxe // all of them
)

// A Method is how the marketplace is filled (rulings 2.4 to 2.6).
type Method uint8

const (
	Open  Method = iota // everything is on offer
	Deck                // one deck
	Split               // three decks: low numbers, high numbers, Majors
)

// A Victory is when a game ends (rulings 9.1, 9.2).
type Victory uint8

const (
	First Victory = iota // the moment somebody has every landmark
	Round                // at the end of that round
)

// Rules are what a game agrees on before it starts (rulings 2.2 to 2.6, 9.1,
// 9.2). The zero Rules are no game; see DefaultRules.
type Rules struct {
	Sets      Set   // expansions in play, Base included
	Without   Cards // Establishments left out (ruling 2.3)
	Landmarks Cards // landmarks that must be built, the City Hall never among them
	Method    Method
	Size      int // different Establishments on offer: 10, 12 or 15; 0 for Open
	Victory   Victory
}

// DefaultSize is the size of a marketplace that nobody chose (ruling 2.5).
const DefaultSize = 10

// DefaultRules returns the rules of a game with these expansions and nothing
// else settled: every card, an open marketplace for the base game and a deck of
// ten with any expansion, the first to finish wins (rulings 2.2 to 2.5, 9.1).
func DefaultRules(sets Set) Rules {
	r := Rules{Sets: sets | Base, Method: Deck, Size: DefaultSize}
	if r.Sets == Base {
		r.Method, r.Size = Open, 0
	}
	r.Landmarks = r.LandmarksOfSets()
	return r
}

// LandmarksOfSets returns every landmark of the expansions in play that can be
// built.
func (r Rules) LandmarksOfSets() Cards {
	return sorted.ofSets[r.Sets&Everything] & landmarks
}

// InPlay returns every Establishment and landmark of the game, the City Hall
// where the Harbour expansion is in play (ruling 2.1).
func (r Rules) InPlay() Cards {
	return r.Landmarks | sorted.ofSets[r.Sets&Everything]&^landmarks&^(r.Without&establishments)
}

// Copies returns how many copies of an Establishment the supply of a game of
// that many players has, without the starting cards (ruling 1.2).
func Copies(c Card, players int) int {
	if c.IsMajor() {
		return players
	}
	return 6
}

// Errors of Check. Each is a whole sentence but for its end.
var (
	ErrNoLandmark   = errors.New("a game keeps at least one landmark")
	ErrStartingCard = errors.New("the Wheat Field and the Bakery stay in every game")
	ErrSize         = errors.New("a marketplace has 10, 12 or 15 places, an open one no size")
	ErrForeign      = errors.New("a landmark in play is of an expansion that is not")
)

// Check tells what is wrong with the rules (rulings 2.2 to 2.6), nil if they make a
// game. It fails with one of the errors above.
func (r Rules) Check() error {
	switch {
	case r.Landmarks == 0:
		return ErrNoLandmark
	case r.Landmarks&^r.LandmarksOfSets() != 0:
		return ErrForeign
	case r.Without.Has(WheatField) || r.Without.Has(Bakery):
		return ErrStartingCard
	case r.Method == Open && r.Size != 0, r.Method != Open && r.Size != 10 && r.Size != 12 && r.Size != 15:
		return ErrSize
	}
	return nil
}

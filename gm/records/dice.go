package records

import (
	"machipost/engine"
	"machipost/gm/dice"
)

// A DiceLock is by what a game's dice, deck and seats are drawn. All of it is secret:
// the keys of rolls that were told are in the Rolls.
type DiceLock struct {
	Game  int64
	Chain dice.Chain
	Deck  dice.Key     // of deck and seats; the zero Key where none were drawn by it
	Since int          // the first turn that is rolled by it
	Told  []dice.Given // what the seats gave when the players got the lock, in seat order; nil before: nothing is rolled by it yet
}

// Shown is what players are shown of a lock: of a game that waits for its start, too, so
// that it is known before they give anything. It is "" in a running one before they get it.
func (l *DiceLock) Shown(game *Game) string {
	if l.Told == nil && game.State == Running {
		return ""
	}
	shown := dice.Locked{Game: game.Name, Lock: l.Chain.Lock(), Told: l.Told}
	if l.Deck != (dice.Key{}) {
		shown.Deck = l.Deck.Lock()
	}
	return shown.Text()
}

// Opened is what the last letter of a game shows of its deck and seats, "" where nothing
// was drawn by a key.
func (l *DiceLock) Opened(game *Game) string {
	if l.Deck == (dice.Key{}) {
		return ""
	}
	o := dice.Opened{Game: game.Name, Key: l.Deck}
	if !game.KeepSeats {
		for _, place := range l.DrawnSeats(game) {
			o.Seats = append(o.Seats, place+1)
		}
	}
	l.Laid(game, func(pile []engine.Card) {
		var names []string
		for _, c := range pile {
			names = append(names, c.String())
		}
		o.Piles = append(o.Piles, names)
	})
	return o.Text()
}

// DrawnSeats are, in seat order, the places of the players as they were before the seats
// were drawn, from 0 on.
func (l *DiceLock) DrawnSeats(game *Game) []int {
	return dice.Shuffled(l.Deck, dice.SeatsMix(game.Name), len(game.Players))
}

// Laid is the position with which a game of these players begins. tell is called with
// each pile of the deck as it lies, the first to be drawn first.
func (l *DiceLock) Laid(game *Game, tell func([]engine.Card)) engine.Position {
	pile := 0
	return engine.NewPosition(game.Position.Rules, len(game.Players), func(cards []engine.Card) {
		lies := make([]engine.Card, len(cards))
		for i, from := range dice.Shuffled(l.Deck, dice.PileMix(game.Name, pile), len(cards)) {
			lies[i] = cards[from]
		}
		copy(cards, lies)
		pile++
		tell(lies)
	})
}

// A Roll is one that was made, as its report showed it.
type Roll struct {
	Game int64
	dice.Block
}

// A Gift is what a player gives to the dice.
type Gift struct {
	What  dice.Given
	Since int // the first turn in which it counts
}

// GivenIn is what the seats of a game give in a turn, in seat order.
func GivenIn(turn int, g *Game, gifts map[int64]Gift) []dice.Given {
	given := make([]dice.Given, len(g.Players))
	for i, p := range g.Players {
		given[i] = dice.None
		if gift, has := gifts[p.ID]; has && gift.Since <= turn {
			given[i] = gift.What
		}
	}
	return given
}

// PublicRound is the round of quicknet by which the turn that comes is rolled, as its
// deadline is now; 0 for a game without, and for one that has no deadline.
func (g *Game) PublicRound() uint64 {
	if g.Terms.Dice != PublicDice || g.State != Running || g.Held != "" {
		return 0
	}
	return dice.RoundAt(g.Cut().Add(dice.Behind))
}

// A DiceReader looks at the dice of games.
type DiceReader interface {
	// Of returns by what a game's dice are drawn, nil where they are not locked. It fails
	// only when the store does.
	Of(game int64) (*DiceLock, error)
	// Unlocked returns the running games without a lock, oldest first. It fails only when
	// the store does.
	Unlocked() ([]int64, error)
	// Rolls returns the rolls of a game in order, those of turns that were taken back
	// too. It fails only when the store does.
	Rolls(game int64) ([]Roll, error)
	// Gifts returns what the players of a game give, by their IDs; of those who have never
	// given there is none. It fails only when the store does.
	Gifts(game int64) (map[int64]Gift, error)
}

// Dice are the dice of games.
type Dice interface {
	DiceReader
	// Lock keeps by what a game's dice are drawn, in the place of what was kept before. It
	// fails only when the store does.
	Lock(DiceLock) error
	// AddRoll keeps a roll. It fails when there is one of its number, and when the store
	// does.
	AddRoll(Roll) error
	// Give notes what a player gives, unless there is something already, and returns
	// whether it did. It fails only when the store does.
	Give(player int64, gift Gift) (bool, error)
	// Pass notes that a seat has passed to another person, who has given nothing yet. It
	// fails only when the store does.
	Pass(player int64) error
}

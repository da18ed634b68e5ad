package records

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"machipost/engine"
	"machipost/engine/wire"
)

// A Link is what a resolved turn, or a start, adds to the chain of its game. The
// chain only grows: a turn that is taken back keeps its link, and the turn that is
// played again gets one of its own.
type Link struct {
	Game  int64
	Turn  int       // 0 for the start of the game
	Made  time.Time // when the turn was resolved, UTC, whole seconds
	Value string    // SHA-256 over the value before and what the turn came to, in hex
}

// Next returns the link that follows this one, the zero Link for the first of a
// game: of the turn, its dice and the position behind it. What nobody may know, the
// order of the deck, and what may be changed later, the names, is not in it. It
// fails only when the position cannot be written.
func (l Link) Next(game int64, turn int, made time.Time, dice []int, after engine.Position) (Link, error) {
	next := Link{Game: game, Turn: turn, Made: made}
	after.Market.Piles = engine.Position{}.Market.Piles
	p := wire.Position{Position: after, Names: make([]string, after.Players), Standing: make([]string, after.Players)}
	for seat := range p.Names {
		p.Names[seat] = strconv.Itoa(seat + 1)
	}
	position, err := wire.WritePosition(&p)
	if err != nil {
		return next, fmt.Errorf("writing a link of the chain: %w", err)
	}
	faces, err := json.Marshal(dice)
	if err != nil {
		return next, fmt.Errorf("writing a link of the chain: %w", err)
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%d\n%d\n%s\n%s", l.Value, turn, made.Unix(), faces, position))
	next.Value = hex.EncodeToString(sum[:])
	return next, nil
}

// AddLink adds the link of a turn to the chain of its game and returns it. It fails
// as Next does, and when the store does.
func AddLink(tx Tx, game int64, turn int, dice []int, after engine.Position) (Link, error) {
	last, err := tx.Chain.Last(game)
	if err != nil {
		return Link{}, err
	}
	link, err := last.Next(game, turn, tx.Now, dice, after)
	if err != nil {
		return link, err
	}
	return link, tx.Chain.Add(link)
}

// A ChainReader looks at the chains of the games.
type ChainReader interface {
	// Last returns the newest link of a game, the zero Link where there is none. It
	// fails only when the store does.
	Last(game int64) (Link, error)
	// Of returns the links of a turn of a game, oldest first: several where it was
	// taken back. It fails only when the store does.
	Of(game int64, turn int) ([]Link, error)
	// Unkept returns, of each game, the newest link where no witness of it is kept
	// yet. It fails only when the store does.
	Unkept() ([]Link, error)
}

// Chain are the chains of the games.
type Chain interface {
	ChainReader
	// Add adds a link. It fails only when the store does.
	Add(Link) error
	// SetKept notes that a witness of a link is kept; those before it in its game need
	// none any more. It fails only when the store does.
	SetKept(Link) error
}

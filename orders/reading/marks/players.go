package marks

import (
	"slices"
	"strings"

	"machipost/engine"
)

// A Player is one that tokens name.
type Player struct {
	Seat   engine.Seat
	Fits   []engine.Seat // those that fit as well, nil when one is meant
	Whole  bool          // the whole name, or the seat
	Tokens int           // how many name the player; 0 for nobody
}

// A Table is who and what can be named at a game's table.
type Table struct {
	Names []string     // in seat order
	Game  engine.Cards // all cards of the game
	Me    engine.Seat  // who writes
	// Likelier takes a whole name for its card, though it may be another one's as well.
	Likelier bool
	Work     int // steps taken so far, for the test that they grow with the letter only

	players  [][]string // the names as tokens
	searches int        // how many more misspelt names are looked for
}

// NewTable returns a table of a game.
func NewTable(names []string, game engine.Cards, me engine.Seat) *Table {
	t := &Table{Names: names, Game: game, Me: me, searches: maxSearches}
	for _, name := range names {
		var lows []string
		for _, token := range Tokens(name) {
			if token.Low != "." {
				lows = append(lows, token.Low)
			}
		}
		t.players = append(t.players, lows)
	}
	return t
}

// WholeName is more letters than a name has: as many are asked for where nothing shorter is one.
const WholeName = 99

// Player returns the player that the tokens at a place name: by the whole name, by its
// first words, by a beginning of at least that many letters, or by the seat.
func (t *Table) Player(tokens []Token, at, letters int) Player {
	t.Work++
	if at >= len(tokens) {
		return Player{}
	}
	if p := t.seat(tokens, at); p.Tokens > 0 {
		return p
	}
	var best Player
	for seat, name := range t.players {
		n, whole := nameAt(name, tokens[at:], letters)
		switch {
		case n == 0 || best.Whole && !whole || n < best.Tokens && !(whole && !best.Whole):
		case whole && !best.Whole || n > best.Tokens:
			best = Player{Seat: engine.Seat(seat), Whole: whole, Tokens: n}
		default:
			if best.Fits == nil {
				best.Fits = []engine.Seat{best.Seat}
			}
			best.Fits = append(best.Fits, engine.Seat(seat))
		}
	}
	return best
}

// nameAt returns how many tokens name a player, and whether it is the whole name.
func nameAt(name []string, tokens []Token, letters int) (n int, whole bool) {
	for k, part := range name {
		for n > 0 && n < len(tokens) && tokens[n].Is(".") && n+1 < len(tokens) && tokens[n+1].Is(part) {
			n++
		}
		if n >= len(tokens) {
			return n, false
		}
		low := tokens[n].Low
		switch {
		case low == part:
			n++
		case len(low) >= letters && strings.HasPrefix(part, low) && tokens[n].IsWord():
			return n + 1, false
		default:
			if k == 0 {
				return 0, false
			}
			return n, false
		}
	}
	return n, n > 0
}

// seat reads `player 2`, `P2` and `seat 2`.
func (t *Table) seat(tokens []Token, at int) Player {
	if !tokens[at].Is("player", "p", "seat", "jugador", "spieler", "joueur") || at+1 >= len(tokens) {
		return Player{}
	}
	next := at + 1
	if tokens[next].Is("#") && next+1 < len(tokens) {
		next++
	}
	n := tokens[next].Number
	if n < 1 || n > len(t.Names) || tokens[at].Is("p") && !tokens[next].Glued {
		return Player{}
	}
	return Player{Seat: engine.Seat(n - 1), Whole: true, Tokens: next - at + 1}
}

// Him is the one other player whom tokens name, or, where they name none, who was named before;
// nil for several.
func (t *Table) Him(tokens []Token, before []engine.Seat) []engine.Seat {
	var seats []engine.Seat
	for i := range tokens {
		if who := t.Player(tokens, i, WholeName); who.Whole && who.Seat != t.Me && !slices.Contains(seats, who.Seat) {
			seats = append(seats, who.Seat)
		}
	}
	switch len(seats) {
	case 0:
		return before
	case 1:
		return seats
	}
	return nil
}

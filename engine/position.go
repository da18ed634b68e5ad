package engine

// A Seat is a player's place at the table, clockwise from 0 (player 1).
type Seat int8

// NoSeat is nobody.
const NoSeat Seat = -1

// The number of players (ruling 2.1).
const (
	MinPlayers = 2
	MaxPlayers = 5
)

// A Town is what a player has.
type Town struct {
	Coins      int   // in hand
	Investment int   // coins on the Tech Startup (ruling 5.26)
	Owned      Stock // copies, closed ones included; 1 for a constructed landmark
	Closed     Stock // how many of them are closed for renovation (ruling 6.1)
}

// Open returns how many copies of the card act when it is rolled.
func (t *Town) Open(c Card) int { return t.Owned.Of(c) - t.Closed.Of(c) }

// Has tells whether the town owns the card, or has constructed it.
func (t *Town) Has(c Card) bool { return t.Owned.Has(c) }

// Landmarks counts the constructed landmarks, never the City Hall (ruling 1.6).
func (t *Town) Landmarks() int { return (t.Owned.kinds & landmarks).Count() }

// open returns the cards of which a copy is open.
func (t *Town) open() Cards {
	set := t.Owned.kinds
	for left := t.Closed.kinds; left != 0; left = left.Rest() {
		if t.Open(left.First()) == 0 {
			set &^= CardsOf(left.First())
		}
	}
	return set
}

// A Pile is a deck of Establishments, face down.
type Pile struct {
	cards [maxPile]Card // the next card to draw is cards[left-1]
	left  uint8
}

// maxPile is room for 30 Establishments in six copies, 9 Majors in five and two
// starting cards for each player (ruling 1.2): every card that exists.
const maxPile = 30*6 + 9*MaxPlayers + 2*MaxPlayers

// PileOf returns the pile of these cards, the first one drawn first. It panics
// with more cards than a game has.
func PileOf(cards []Card) Pile {
	var p Pile
	for i, c := range cards {
		p.cards[len(cards)-1-i] = c
	}
	p.left = uint8(len(cards))
	return p
}

// Left returns how many cards the pile has.
func (p *Pile) Left() int { return int(p.left) }

// Cards returns the cards of the pile, the next to be drawn first. They are a
// secret of the GM's (ruling 2.8).
func (p *Pile) Cards() []Card {
	cards := make([]Card, 0, p.left)
	for i := int(p.left) - 1; i >= 0; i-- {
		cards = append(cards, p.cards[i])
	}
	return cards
}

// put puts copies of a card onto the pile.
func (p *Pile) put(c Card, copies int) {
	for range copies {
		p.cards[p.left] = c
		p.left++
	}
}

// next returns the card that will be drawn.
func (p *Pile) next() Card { return p.cards[p.left-1] }

// draw takes the next card away. It leaves no trace, so that positions which
// are equal compare equal.
func (p *Pile) draw() {
	p.left--
	p.cards[p.left] = NoCard
}

// The piles of a marketplace. Method Deck has its one in Low.
const (
	Low      = iota // lowest activation number 6 or less; the whole deck of method Deck
	High            // 7 or more
	Majors          // Major Establishments
	NumPiles        // how many there are
)

// A Market is the marketplace and what is to come.
type Market struct {
	Offer Stock // copies on offer
	Piles [NumPiles]Pile
}

// A Position is a game between two postal turns. It is a value: a copy is a
// game of its own.
type Position struct {
	Rules   Rules
	Turn    int // the postal turn to be resolved, from 1
	Players int // 2 to 5
	Towns   [MaxPlayers]Town
	Market  Market
}

// FirstPlayer returns who goes first in the position's turn (ruling 3.1).
func (p *Position) FirstPlayer() Seat { return Seat((p.Turn - 1) % p.Players) }

// Goes returns how many regular goes the seat has in the position's turn: two
// for the turn's first player, one for the others (ruling 3.1).
func (p *Position) Goes(s Seat) int {
	if s == p.FirstPlayer() {
		return 2
	}
	return 1
}

// HasAll tells whether the seat has constructed every landmark in play.
func (p *Position) HasAll(s Seat) bool { return p.Rules.Landmarks&^p.Towns[s].Owned.kinds == 0 }

// Coins returns all coins in hands and on Tech Startups: what the bank does not
// have.
func (p *Position) Coins() int {
	sum := 0
	for s := range p.Players {
		sum += p.Towns[s].Coins + p.Towns[s].Investment
	}
	return sum
}

// before returns the next seat anticlockwise.
func (p *Position) before(s Seat) Seat {
	if s == 0 {
		s = Seat(p.Players)
	}
	return s - 1
}

// after returns the next seat clockwise.
func (p *Position) after(s Seat) Seat {
	if s++; int(s) == p.Players {
		return 0
	}
	return s
}

// NewPosition returns a game before its first turn (rulings 2.1, 2.4 to 2.6).
// shuffle puts the cards of a deck into the order they will be drawn in. The
// rules must pass Check and there must be 2 to 5 players.
func NewPosition(rules Rules, players int, shuffle func([]Card)) Position {
	var p Position
	p.Deal(rules, players, shuffle)
	return p
}

// Deal makes the position what NewPosition returns, in the room it has.
func (p *Position) Deal(rules Rules, players int, shuffle func([]Card)) {
	*p = Position{Rules: rules, Turn: 1, Players: players}
	for s := range players {
		p.Towns[s] = startingTown(rules)
	}
	p.NewMarket(shuffle)
}

func startingTown(rules Rules) Town {
	town := Town{Coins: 3}
	town.Owned.Put(WheatField, 1)
	town.Owned.Put(Bakery, 1)
	if rules.Sets&Harbours != 0 {
		town.Owned.Put(CityHall, 1)
	}
	return town
}

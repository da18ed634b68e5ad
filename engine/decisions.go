package engine

// MaxCandidates is how many cards a player may name for one go (ruling 7.3).
const MaxCandidates = 5

// Candidates are the cards a player would buy, the dearest wish first. NoCard
// ends the list.
type Candidates [MaxCandidates]Card

// A Swap is what a Business Complex does: the roller's Mine for Theirs of the
// player Of (ruling 5.23). The zero Swap is none.
type Swap struct {
	Mine, Theirs Card
	Of           Seat
}

// A Move is what a Moving Company does (ruling 5.9). The zero Move is none.
type Move struct {
	Card Card
	To   Seat
}

// Decisions is a player at the table: the engine asks, the player answers. An
// answer that the rules do not allow at that moment counts as the default, so a
// player need not check them. Embed NoOrders and answer what there are orders
// for.
type Decisions interface {
	// DiceToRoll returns 1 or 2. Asked with the Train Station only (4.1).
	DiceToRoll(View) int
	// Reroll tells whether to throw the dice again. Asked with the Radio Tower
	// only, once a go (4.2).
	Reroll(View) bool
	// AddTwo tells whether to raise the total by 2. Asked with the Harbour only
	// and on 10 or more (4.3).
	AddTwo(View) bool
	// Demolish returns the constructed landmark to turn back (5.8).
	Demolish(View) Card
	// Move returns what a Moving Company gives away, and to whom (5.9).
	Move(View) Move
	// TVVictim returns who pays for the TV Station (5.22).
	TVVictim(View) Seat
	// Swap returns what the Business Complex swaps (5.23).
	Swap(View) Swap
	// Renovate returns the Establishment that the Renovation Company closes,
	// NoCard for none (5.24).
	Renovate(View) Card
	// Convene returns the Establishment that works in the Convention Center's
	// stead, NoCard for none (5.27).
	Convene(View) Card
	// Candidates returns the cards to try to buy, in order (7.3).
	Candidates(View) Candidates
	// Invest tells whether a coin goes onto the Tech Startup (7.7).
	Invest(View) bool
}

// NoOrders is a player of whom nothing was heard: every default, each with its
// ruling.
type NoOrders struct{}

var _ Decisions = NoOrders{}

// DiceToRoll is two (ruling 4.1).
func (NoOrders) DiceToRoll(View) int { return 2 }

// Reroll is no (ruling 4.2).
func (NoOrders) Reroll(View) bool { return false }

// AddTwo is no (ruling 4.3).
func (NoOrders) AddTwo(View) bool { return false }

// Demolish is the cheapest landmark that stands (ruling 5.8).
func (NoOrders) Demolish(v View) Card { return v.CheapestLandmark() }

// Move is the roller's cheapest card to the poorest player (ruling 5.9).
func (NoOrders) Move(v View) Move { return Move{v.CheapestToMove(), v.Poorest()} }

// TVVictim is the richest other player (ruling 5.22).
func (NoOrders) TVVictim(v View) Seat { return v.Richest() }

// Swap is none (ruling 5.23).
func (NoOrders) Swap(View) Swap { return Swap{} }

// Renovate is the card lowest in the table that hurts others only (ruling
// 5.24).
func (NoOrders) Renovate(v View) Card { return v.LowestToRenovate() }

// Convene is none (ruling 5.27).
func (NoOrders) Convene(View) Card { return NoCard }

// Candidates are none (ruling 7.4).
func (NoOrders) Candidates(View) Candidates { return Candidates{} }

// Invest is no (ruling 7.7).
func (NoOrders) Invest(View) bool { return false }

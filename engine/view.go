package engine

// A View is what the player who has to decide may know at that moment: all
// that lies open on the table, and of the go what has happened in it. The
// order of the decks is not in it (ruling 2.8). A View is valid until the
// decision is made.
type View struct {
	t  *turn
	me Seat
}

// Look returns what a seat sees of a position between two turns, as at the
// start of its first go: no dice lie there.
func Look(p *Position, me Seat) View {
	t := &turn{}
	t.begin(p)
	t.roller = me
	return View{t, me}
}

// Me is the seat that decides. It is always the roller's.
func (v View) Me() Seat { return v.me }

// Players is how many play.
func (v View) Players() int { return v.t.pos.Players }

// Rules are the game's.
func (v View) Rules() Rules { return v.t.pos.Rules }

// Turn is the number of the postal turn, from 1.
func (v View) Turn() int { return v.t.pos.Turn }

// Go is which of the player's own regular goes of this turn it is, 1 or 2; in
// an extra go the one that earned it.
func (v View) Go() int { return v.t.ownGo }

// Extra tells an extra go (ruling 3.4).
func (v View) Extra() bool { return v.t.extra }

// Total is the total that lies there: after the Harbour the final one (ruling
// 4.3). It is 0 before the dice are thrown.
func (v View) Total() int { return v.t.total }

// Doubles tells whether the dice that count show doubles (ruling 3.4).
func (v View) Doubles() bool { return v.t.dice.doubles() }

// Town is what a player has.
func (v View) Town(s Seat) Town { return v.t.pos.Towns[s] }

// Coins are those a player has in hand.
func (v View) Coins(s Seat) int { return v.t.pos.Towns[s].Coins }

// Investment is what lies on a player's Tech Startup (ruling 5.26).
func (v View) Investment(s Seat) int { return v.t.pos.Towns[s].Investment }

// Owned counts a player's copies of a card, closed ones too; for a landmark it
// is 1 when constructed.
func (v View) Owned(s Seat, c Card) int { return v.t.pos.Towns[s].Owned.Of(c) }

// Closed counts those of them that are closed for renovation (ruling 6.1).
func (v View) Closed(s Seat, c Card) int { return v.t.pos.Towns[s].Closed.Of(c) }

// Kinds is the set of cards that a player owns and landmarks that are constructed.
func (v View) Kinds(s Seat) Cards { return v.t.pos.Towns[s].Owned.kinds }

// Landmarks counts a player's constructed landmarks (ruling 1.6).
func (v View) Landmarks(s Seat) int { return v.t.pos.Towns[s].Landmarks() }

// OnOffer counts the copies of an Establishment in the marketplace.
func (v View) OnOffer(c Card) int { return v.t.pos.Market.Offer.Of(c) }

// Bought tells whether a player bought or built the card in an earlier go of
// this postal turn.
func (v View) Bought(s Seat, c Card) bool { return v.t.bought[s].Has(c) }

// Richest is the other player with the most coins, of equals the first
// anticlockwise from the player (ruling 5.12).
func (v View) Richest() Seat {
	return v.firstOther(func(coins, best int) bool { return coins > best })
}

// Poorest is the other player with the fewest coins, of equals the first
// anticlockwise from the player (ruling 5.12).
func (v View) Poorest() Seat {
	return v.firstOther(func(coins, best int) bool { return coins < best })
}

func (v View) firstOther(better func(coins, best int) bool) Seat {
	p := v.t.pos
	best := p.before(v.me)
	for s := p.before(best); s != v.me; s = p.before(s) {
		if better(p.Towns[s].Coins, p.Towns[best].Coins) {
			best = s
		}
	}
	return best
}

// CheapestLandmark is the player's cheapest constructed landmark that can be
// demolished, NoCard if there is none (ruling 5.8).
func (v View) CheapestLandmark() Card { return v.cheapest(landmarks) }

// CheapestToMove is the first in table order among the player's cheapest
// Establishments that are no Majors, NoCard if there is none (ruling 5.9).
func (v View) CheapestToMove() Card { return v.cheapest(establishments &^ v.t.sorted.majors) }

func (v View) cheapest(of Cards) Card {
	found, cost := NoCard, dearest+1
	for left := v.Kinds(v.me) & of; left != 0; left = left.Rest() {
		if c := left.First(); v.t.cards[c].Cost < cost {
			found, cost = c, v.t.cards[c].Cost
		}
	}
	return found
}

// LowestToRenovate is the Establishment lowest in the table that another player
// has open and the player does not own, NoCard if there is none (ruling 5.24).
func (v View) LowestToRenovate() Card {
	return (v.open() & establishments &^ v.t.sorted.majors &^ v.Kinds(v.me)).last()
}

// open are the cards that anybody has open.
func (v View) open() Cards {
	var open Cards
	for s := range v.t.pos.Players {
		open |= v.t.pos.Towns[s].open()
	}
	return open
}

// CanDemolish tells whether the landmark stands and may fall (ruling 5.8).
func (v View) CanDemolish(c Card) bool {
	return c.IsLandmark() && c != CityHall && v.Owned(v.me, c) > 0
}

// CanMove tells whether the card can be given to that player (ruling 5.9).
func (v View) CanMove(m Move) bool {
	return v.isOther(m.To) && v.isMinor(m.Card) && v.Owned(v.me, m.Card) > 0
}

// CanSwap tells whether both cards of the swap are there (ruling 5.23).
func (v View) CanSwap(s Swap) bool {
	return v.isOther(s.Of) && v.isMinor(s.Mine) && v.isMinor(s.Theirs) &&
		v.Owned(v.me, s.Mine) > 0 && v.Owned(s.Of, s.Theirs) > 0
}

// CanRenovate tells whether anybody has the Establishment open (ruling 5.24).
func (v View) CanRenovate(c Card) bool {
	return v.isMinor(c) && v.open().Has(c)
}

// CanConvene tells whether the Establishment can work in the Convention
// Center's stead: blue or green, and the player has it open (ruling 5.27).
func (v View) CanConvene(c Card) bool {
	return v.isMinor(c) && v.t.cards[c].Colour != Red && v.t.pos.Towns[v.me].Open(c) > 0
}

// CanVictimise tells whether s is another player (ruling 5.22).
func (v View) CanVictimise(s Seat) bool { return v.isOther(s) }

func (v View) isOther(s Seat) bool {
	return 0 <= s && int(s) < v.t.pos.Players && s != v.me
}

func (v View) isMinor(c Card) bool {
	return FirstEstablishment <= c && c <= LastEstablishment && v.t.cards[c].Colour != Purple
}

// A Refusal is why a card cannot be bought (ruling 7.3).
type Refusal uint8

// The refusals, in the order in which they are looked for.
const (
	NoRefusal Refusal = iota
	NotInPlay
	AlreadyBuilt // a landmark
	AlreadyOwned // a Major
	NotOnOffer
	TooDear
)

// Buyable is the set of cards that the player could buy now: those without a Refusal.
func (v View) Buyable() Cards {
	pos, town := v.t.pos, &v.t.pos.Towns[v.me]
	single := landmarks | v.t.sorted.majors // of which a town has one
	there := pos.Market.Offer.kinds | landmarks
	return there & v.t.inPlay &^ (town.Owned.kinds & single) & v.t.sorted.canPay(town.Coins)
}

// Refusal tells why the player could not buy the card now.
func (v View) Refusal(c Card) Refusal {
	if v.Buyable().Has(c) {
		return NoRefusal
	}
	pos, row := v.t.pos, &v.t.cards[c]
	switch {
	case c == NoCard || c == CityHall || !v.t.inPlay.Has(c):
		return NotInPlay
	case c.IsLandmark() && pos.Towns[v.me].Has(c):
		return AlreadyBuilt
	case row.Colour == Purple && pos.Towns[v.me].Has(c):
		return AlreadyOwned
	case !c.IsLandmark() && !pos.Market.Offer.Has(c):
		return NotOnOffer
	}
	return TooDear
}

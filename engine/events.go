package engine

// This file is the only place where a position changes. An event is a fact in
// the past tense, complete in itself: what reports say, they read in events.

// An Event is one thing that happened. The events of a turn, played over the
// position before it, give the position after.
type Event interface {
	apply(*Position)
	// FromBank is how many coins came from the bank, less than zero for coins
	// that went there.
	FromBank() int
}

type (
	// GoBegan tells that a player's go began (3.3). Number counts the goes of
	// the postal turn from 1, extra goes too.
	GoBegan struct {
		dry
		Seat   Seat
		Number int
		Extra  bool
	}
	// Rolled tells what dice were thrown first (4.1).
	Rolled struct {
		dry
		Seat Seat
		Dice Throw
	}
	// Rerolled tells that the Radio Tower's owner threw them again (4.2).
	Rerolled struct {
		dry
		Seat Seat
		Dice Throw
	}
	// TwoAdded tells that the Harbour raised the total (4.3).
	TwoAdded struct {
		dry
		Seat  Seat
		Total int
	}
	// TunaRolled tells the catch per boat (4.5).
	TunaRolled struct {
		dry
		Seat Seat
		Dice Throw
	}
	// Reopened tells that Copies came out of renovation instead of acting (6.1).
	Reopened struct {
		dry
		Seat   Seat
		Card   Card
		Copies int
	}
	// Paid tells that To got Coins for Copies of Card; Coins < Due when From had
	// no more (5.1, 5.20).
	Paid struct {
		dry
		Card       Card
		From, To   Seat
		Copies     int
		Due, Coins int
	}
	// Repaid tells that the roller's Loan Offices cost Coins; Coins < Due when
	// there were no more (5.3).
	Repaid struct {
		Card       Card
		Seat       Seat
		Copies     int
		Due, Coins int
	}
	// Earned tells that Seat got Coins from the bank for Copies of Card (5.4 to
	// 5.6).
	Earned struct {
		Card   Card
		Seat   Seat
		Copies int
		Coins  int
	}
	// Demolished tells that a landmark was turned back for Coins (5.8).
	Demolished struct {
		Seat     Seat
		Landmark Card
		Coins    int
	}
	// Moved tells that a Moving Company gave a card away for Coins (5.9).
	// Closed: the copy was, and still is, closed (6.5).
	Moved struct {
		From, To Seat
		Card     Card
		Closed   bool
		Coins    int
	}
	// Closed tells that Copies closed for renovation (5.10, 5.24).
	Closed struct {
		dry
		Seat   Seat
		Card   Card
		Copies int
	}
	// RenovationChosen tells which Establishment the Renovation Company closes,
	// NoCard for none (5.24).
	RenovationChosen struct {
		dry
		Seat Seat
		Card Card
	}
	// Swapped tells what the Business Complex swapped (5.23, 6.5).
	Swapped struct {
		dry
		Seat, Of                    Seat
		Gave, Got                   Card
		GaveWasClosed, GotWasClosed bool
	}
	// Convened tells that Card works in the Convention Center's stead, which is
	// back in the marketplace (5.27).
	Convened struct {
		dry
		Seat Seat
		Card Card
	}
	// Shared tells that the Park left everybody with Each coins, Coins of them
	// from the bank (5.28).
	Shared struct {
		Seat  Seat
		Each  int
		Coins int
	}
	// CityHallPaid tells that a player without coins got one (7.1).
	CityHallPaid struct {
		Seat  Seat
		Coins int
	}
	// Bought tells that a card was bought or a landmark built (7.2, 7.5).
	Bought struct {
		Seat Seat
		Card Card
		Cost int
	}
	// LoanTaken tells what a Loan Office paid when it was bought (5.11).
	LoanTaken struct {
		Seat  Seat
		Coins int
	}
	// Offered tells that Card came from a pile to the marketplace (2.5, 2.6).
	Offered struct {
		dry
		Card Card
		Pile int
	}
	// AirportPaid tells what a go without a purchase earned (7.6).
	AirportPaid struct {
		Seat  Seat
		Coins int
	}
	// Invested tells that a coin went onto the Tech Startup, which holds Total
	// now (7.7).
	Invested struct {
		dry
		Seat  Seat
		Total int
	}
	// Won tells that the game is over and Seat has won it, alone or with others
	// (9.1, 9.2).
	Won struct {
		dry
		Seat Seat
	}
	// TurnEnded tells that every go of the postal turn was played (3.1).
	TurnEnded struct {
		dry
		Turn int
	}
)

// dry is an event that neither takes from the bank nor gives to it.
type dry struct{}

// FromBank is 0: the bank has no part in it.
func (dry) FromBank() int { return 0 }

func (GoBegan) apply(*Position)          {}
func (Rolled) apply(*Position)           {}
func (Rerolled) apply(*Position)         {}
func (TwoAdded) apply(*Position)         {}
func (TunaRolled) apply(*Position)       {}
func (RenovationChosen) apply(*Position) {}
func (Won) apply(*Position)              {}

func (e Reopened) apply(p *Position) { p.Towns[e.Seat].Closed.Add(e.Card, -e.Copies) }
func (e Closed) apply(p *Position)   { p.Towns[e.Seat].Closed.Add(e.Card, e.Copies) }

func (e Paid) apply(p *Position) {
	p.Towns[e.From].Coins -= e.Coins
	p.Towns[e.To].Coins += e.Coins
}

func (e Repaid) apply(p *Position) { p.Towns[e.Seat].Coins -= e.Coins }

// FromBank is less than zero: the coins went there.
func (e Repaid) FromBank() int { return -e.Coins }

func (e Earned) apply(p *Position) { p.Towns[e.Seat].Coins += e.Coins }

// FromBank is all of it.
func (e Earned) FromBank() int { return e.Coins }

func (e Demolished) apply(p *Position) {
	p.Towns[e.Seat].Owned.Add(e.Landmark, -1)
	p.Towns[e.Seat].Coins += e.Coins
}

// FromBank is all of it.
func (e Demolished) FromBank() int { return e.Coins }

func (e Moved) apply(p *Position) {
	hand(&p.Towns[e.From], &p.Towns[e.To], e.Card, e.Closed)
	p.Towns[e.From].Coins += e.Coins
}

// FromBank is all of it.
func (e Moved) FromBank() int { return e.Coins }

func (e Swapped) apply(p *Position) {
	hand(&p.Towns[e.Seat], &p.Towns[e.Of], e.Gave, e.GaveWasClosed)
	hand(&p.Towns[e.Of], &p.Towns[e.Seat], e.Got, e.GotWasClosed)
}

// hand passes one copy on, which stays as open or closed as it was (6.5).
func hand(from, to *Town, c Card, closed bool) {
	from.Owned.Add(c, -1)
	to.Owned.Add(c, 1)
	if closed {
		from.Closed.Add(c, -1)
		to.Closed.Add(c, 1)
	}
}

func (e Convened) apply(p *Position) {
	p.Towns[e.Seat].Owned.Add(ConventionCenter, -1)
	p.Market.Offer.Add(ConventionCenter, 1)
}

func (e Shared) apply(p *Position) {
	for s := range p.Players {
		p.Towns[s].Coins = e.Each
	}
}

// FromBank is what made the pool even.
func (e Shared) FromBank() int { return e.Coins }

func (e CityHallPaid) apply(p *Position) { p.Towns[e.Seat].Coins += e.Coins }

// FromBank is all of it.
func (e CityHallPaid) FromBank() int { return e.Coins }

func (e Bought) apply(p *Position) {
	p.Towns[e.Seat].Coins -= e.Cost
	p.Towns[e.Seat].Owned.Add(e.Card, 1)
	if !e.Card.IsLandmark() {
		p.Market.Offer.Add(e.Card, -1)
	}
}

// FromBank is less than zero: the price went there.
func (e Bought) FromBank() int { return -e.Cost }

func (e LoanTaken) apply(p *Position) { p.Towns[e.Seat].Coins += e.Coins }

// FromBank is all of it.
func (e LoanTaken) FromBank() int { return e.Coins }

func (e Offered) apply(p *Position) {
	p.Market.Piles[e.Pile].draw()
	p.Market.Offer.Add(e.Card, 1)
}

func (e AirportPaid) apply(p *Position) { p.Towns[e.Seat].Coins += e.Coins }

// FromBank is all of it.
func (e AirportPaid) FromBank() int { return e.Coins }

func (e Invested) apply(p *Position) {
	p.Towns[e.Seat].Coins--
	p.Towns[e.Seat].Investment++
}

func (e TurnEnded) apply(p *Position) { p.Turn++ }

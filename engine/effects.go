package engine

// An effect is what a card does when its number comes up. The functions below
// make effects, so that a row of the table reads as its rule.
type effect struct {
	coins int  // earn, take, repay: coins a copy, or a copy and counted card
	all   bool // takeAll
	loan  bool // repay

	holds   condition                     // the zero condition: always (rulings 5.2, 5.4, 5.5)
	counted tally                         // the zero tally: one
	toll    func(t *turn, payer Seat) int // levy: what each other player owes
	task    func(t *turn, c Card)         // work of a copy on the town, after all income (5.7)
	visit   func(t *turn)                 // what a Major does
	cast    func(t *turn)                 // throws dice of the card's own when it works alone (5.27)
}

// A condition is what must hold for a card to act at all.
type condition struct {
	needs Cards // landmarks that the owner must have constructed
	under int   // the owner has fewer landmarks than this; 0: however many
	from  int   // the roller has this many landmarks or more
}

// A tally is what multiplies a card's coins.
type tally struct {
	cards Cards // their copies
	red   bool  // the copies of all red cards
	counter
}

// A counter tells who counts for a tally.
type counter uint8

const (
	ofOwner counter = iota // the owner's copies
	ofAll                  // all players' copies
	ofTuna                 // no copies but the sum of the Tuna dice
)

// earn is coins from the bank for each copy.
func earn(coins int) effect { return effect{coins: coins} }

// take is coins from the roller for each copy.
func take(coins int) effect { return effect{coins: coins} }

// takeAll is all the roller has.
func takeAll() effect { return effect{all: true} }

// repay is coins to the bank for each copy.
func repay(coins int) effect { return effect{coins: coins, loan: true} }

// work is a card that earns by changing the town.
func work(task func(*turn, Card)) effect { return effect{task: task} }

// levy is coins from each other player.
func levy(toll func(t *turn, payer Seat) int) effect { return effect{toll: toll} }

// major is a Major Establishment with a function of its own.
func major(visit func(*turn)) effect { return effect{visit: visit} }

// when makes the effect hang on a condition.
func (e effect) when(holds condition) effect {
	e.holds = holds
	return e
}

// per multiplies the effect by what is counted.
func (e effect) per(counted tally) effect {
	e.counted = counted
	return e
}

// then adds work on the town after the income.
func (e effect) then(task func(*turn, Card)) effect {
	e.task = task
	return e
}

// casting throws the card's own dice where it works without its number (5.27).
func (e effect) casting(cast func(*turn)) effect {
	e.cast = cast
	return e
}

// applies tells whether the card's own condition holds for its owner (6.3).
func (t *turn) applies(c Card, owner Seat) bool {
	d, town := &t.sorted.deeds[c], &t.pos.Towns[owner]
	return d.needs&^town.Owned.kinds == 0 &&
		(d.under == 0 || town.Landmarks() < int(d.under)) &&
		(d.from == 0 || t.town().Landmarks() >= int(d.from))
}

// worth is what so many copies of a card are worth to their owner: (coins +
// Mall) for each copy and counted card, which is ruling 5.6. For red cards it
// is what is due (ruling 5.2).
func (t *turn) worth(c Card, owner Seat, copies int) int {
	d, town := &t.sorted.deeds[c], &t.pos.Towns[owner]
	coins := int(d.coins)
	if town.Has(ShoppingMall) {
		coins += int(d.mall)
	}
	if d.counts != 0 || d.counter != 0 {
		coins *= t.counted(d, owner)
	}
	return coins * copies
}

// counted is the number that multiplies what a card earns.
func (t *turn) counted(d *deed, of Seat) int {
	switch d.counter {
	case ofTuna:
		return t.tuna
	case ofAll:
		sum := 0
		for s := range t.pos.Players {
			sum += t.pos.Towns[s].number(d.counts)
		}
		return sum
	}
	return t.pos.Towns[of].number(d.counts)
}

// number counts the town's copies of a set of cards, closed ones too (1.4, 1.8).
func (t *Town) number(set Cards) int {
	sum := 0
	for left := set & t.Owned.kinds; left != 0; left = left.Rest() {
		sum += t.Owned.Of(left.First())
	}
	return sum
}

// ownerHas is the condition that the owner has constructed a landmark.
func ownerHas(landmark Card) condition { return condition{needs: CardsOf(landmark)} }

// ownerBuiltUnder is the condition that the owner has fewer landmarks than n.
func ownerBuiltUnder(n int) condition { return condition{under: n} }

// rollerBuilt is the condition that the roller has n landmarks or more.
func rollerBuilt(n int) condition { return condition{from: n} }

// owned counts the owner's copies of some cards, closed ones too (1.4, 1.8).
func owned(cards ...Card) tally { return tally{cards: CardsOf(cards...)} }

var (
	ownRedCards  = tally{red: true}                 // the owner's red cards (ruling 1.5)
	everyRedCard = tally{red: true, counter: ofAll} // the red cards of all players (ruling 1.5)
	tunaCatch    = tally{counter: ofTuna}           // the sum of the Tuna dice (ruling 4.5)
)

// flat is the same toll from everybody (Stadium, ruling 5.21).
func flat(coins int) func(*turn, Seat) int {
	return func(*turn, Seat) int { return coins }
}

// cupsAndBread is the Publisher's toll, a coin a card (rulings 1.3, 1.8, 5.21).
func cupsAndBread(t *turn, payer Seat) int { return t.pos.Towns[payer].number(t.sorted.cups) }

// taxFrom is what a player must have to be taxed (ruling 5.21).
const taxFrom = 10

// halfFromTen is the Tax Office's toll, rounded down (ruling 5.21).
func halfFromTen(t *turn, payer Seat) int {
	coins := t.pos.Towns[payer].Coins
	if coins < taxFrom {
		return 0
	}
	return coins / 2
}

// investment is the Tech Startup's toll (ruling 5.26).
func investment(t *turn, _ Seat) int { return t.town().Investment }

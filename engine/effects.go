package engine

// An effect is what a card does when its number comes up. The functions below
// make effects, so that a row of the table reads as its rule.
type effect struct {
	coins int  // earn, take, repay: coins a copy, or a copy and counted card
	all   bool // takeAll
	loan  bool // repay

	holds func(t *turn, owner Seat) bool // nil: always (rulings 5.2, 5.4, 5.5)
	count func(t *turn, owner Seat) int  // nil: one
	toll  func(t *turn, payer Seat) int  // levy: what each other player owes
	task  func(t *turn, c Card)          // work of a copy on the town, after all income (5.7)
	visit func(t *turn)                  // what a Major does
	cast  func(t *turn)                  // throws dice of the card's own when it works alone (5.27)
}

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
func (e effect) when(holds func(*turn, Seat) bool) effect {
	e.holds = holds
	return e
}

// per multiplies the effect by what count finds.
func (e effect) per(count func(*turn, Seat) int) effect {
	e.count = count
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
func (e *effect) applies(t *turn, owner Seat) bool { return e.holds == nil || e.holds(t, owner) }

// worth is what so many copies of a card are worth to their owner: (coins +
// Mall) for each copy and counted card, which is ruling 5.6. For red cards it
// is what is due (ruling 5.2).
func (t *turn) worth(c Card, owner Seat, copies int) int {
	row := &t.cards[c]
	counted := 1
	if row.effect.count != nil {
		counted = row.effect.count(t, owner)
	}
	bonus := 0
	if row.Icon != Plain && t.pos.Towns[owner].Has(ShoppingMall) {
		bonus = 1
	}
	return (row.effect.coins + bonus) * counted * copies
}

// ownerHas is the condition that the owner has constructed a landmark.
func ownerHas(landmark Card) func(*turn, Seat) bool {
	return func(t *turn, owner Seat) bool { return t.pos.Towns[owner].Has(landmark) }
}

// ownerBuiltUnder is the condition that the owner has fewer landmarks than n.
func ownerBuiltUnder(n int) func(*turn, Seat) bool {
	return func(t *turn, owner Seat) bool { return t.pos.Towns[owner].Landmarks() < n }
}

// rollerBuilt is the condition that the roller has n landmarks or more.
func rollerBuilt(n int) func(*turn, Seat) bool {
	return func(t *turn, _ Seat) bool { return t.town().Landmarks() >= n }
}

// owned counts the owner's copies of some cards, closed ones too (1.4, 1.8).
func owned(cards ...Card) func(*turn, Seat) int {
	return func(t *turn, owner Seat) int {
		sum := 0
		for _, c := range cards {
			sum += int(t.pos.Towns[owner].Owned[c])
		}
		return sum
	}
}

// ownRedCards counts the owner's red cards (ruling 1.5).
func ownRedCards(t *turn, owner Seat) int {
	sum := 0
	for c := FirstEstablishment; c <= LastEstablishment; c++ {
		if t.cards[c].Colour == Red {
			sum += int(t.pos.Towns[owner].Owned[c])
		}
	}
	return sum
}

// everyRedCard counts the red cards of all players (ruling 1.5).
func everyRedCard(t *turn, _ Seat) int {
	sum := 0
	for s := range t.pos.Players {
		sum += ownRedCards(t, Seat(s))
	}
	return sum
}

// tunaCatch is the sum of the Tuna dice (ruling 4.5).
func tunaCatch(t *turn, _ Seat) int { return t.tuna }

// flat is the same toll from everybody (Stadium, ruling 5.21).
func flat(coins int) func(*turn, Seat) int {
	return func(*turn, Seat) int { return coins }
}

// cupsAndBread is the Publisher's toll, a coin a card (rulings 1.3, 1.8, 5.21).
func cupsAndBread(t *turn, payer Seat) int {
	sum := 0
	for c := FirstEstablishment; c <= LastEstablishment; c++ {
		if t.cards[c].Icon != Plain {
			sum += int(t.pos.Towns[payer].Owned[c])
		}
	}
	return sum
}

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

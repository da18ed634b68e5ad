package engine

import (
	"cmp"
	"strconv"
)

// An Adjudicator resolves postal turns. It may be used again and again, by one
// caller at a time; it then allocates nothing.
type Adjudicator struct {
	// Players answer for the seats, in seat order. Nil is a player without
	// orders.
	Players [MaxPlayers]Decisions
	// Dice gives every face that is thrown, in the order of throwing.
	Dice Dice
	// Tell, if not nil, is called with each event as it happens; each is allocated.
	// Without it nothing is.
	Tell func(Event)
	// Ears, if not nil, hear events as they happen; nothing is allocated for them.
	Ears *Ears
	// StopAfter ends the turn after so many goes, extra ones too; 0 plays all.
	StopAfter int

	turn turn
	deaf Ears // hear nothing
}

// An ErrDice tells that the dice ran out before the turn was over.
type ErrDice struct{ Go int } // the go of the postal turn, from 1

// Error tells in which go.
func (e ErrDice) Error() string { return "the dice ran out in go " + strconv.Itoa(e.Go) }

// PlayTurn plays the position's postal turn and leaves the position after it.
// Position.Turn has counted up if every go was played. After an error, which is
// an ErrDice, the position is worth nothing.
func (a *Adjudicator) PlayTurn(p *Position) error {
	t := &a.turn
	t.begin(p)
	t.players, t.source = &a.Players, a.Dice
	t.tell, t.ears = a.Tell, cmp.Or(a.Ears, &a.deaf)
	t.heard = a.Tell != nil || a.Ears != nil
	t.refillMarket()
	t.playGoes(a.StopAfter)
	if t.ranOut {
		return ErrDice{t.number}
	}
	return nil
}

// Winners returns the seats that won in the turn just played, none while the
// game goes on.
func (a *Adjudicator) Winners() []Seat {
	var winners []Seat
	for s := range Seat(MaxPlayers) {
		if a.turn.won[s] {
			winners = append(winners, s)
		}
	}
	return winners
}

// A turn is a postal turn being played.
type turn struct {
	pos     *Position
	cards   *[NumCards]Print
	sorted  *sorting
	players *[MaxPlayers]Decisions
	source  Dice
	tell    func(Event)
	ears    *Ears
	heard   bool // somebody listens

	bought [MaxPlayers]Cards // in earlier goes of this turn
	won    [MaxPlayers]bool
	over   bool // somebody has won
	ranOut bool // the dice did

	inPlay  Cards
	number  int // goes begun, extra ones too
	regular int // regular goes begun

	// The go being played.
	roller    Seat
	ownGo     int  // which of the roller's regular goes it is, or earned it
	extra     bool // ruling 3.4
	park      bool // the Amusement Park stood when the dice fell
	dice      Throw
	total     int             // the number that activates cards; 0 before the roll
	tuna      int             // the sum of the Tuna dice; 0 when none were thrown
	up        *activated      // what the total activates
	working   Cards           // the roller's cards that will change the town
	acting    [NumCards]uint8 // their copies that were open when the dice fell
	purchased Card
}

// begin makes the turn ready for a position. What a go leaves behind, the next one
// overwrites.
func (t *turn) begin(p *Position) {
	acting := t.acting
	*t = turn{pos: p, cards: &table, sorted: sorted, up: &sorted.up[0], inPlay: p.Rules.InPlay(), ownGo: 1}
	t.acting = acting
}

// playGoes plays the turn's goes, all of them if stopAfter is 0.
func (t *turn) playGoes(stopAfter int) {
	for t.nextGo() {
		if stopAfter > 0 && t.number == stopAfter {
			return
		}
		t.playGo()
	}
	if t.complete() {
		TurnEnded{Turn: t.pos.Turn}.happen(t)
	}
}

// complete tells whether every go was played to its end. A round may end the
// game after the last one, a purchase ends it within one (rulings 3.1, 9.1,
// 9.2).
func (t *turn) complete() bool {
	return !t.ranOut && t.regular > t.pos.Players && (!t.over || t.pos.Rules.Victory == Round)
}

// nextGo makes ready for the go that follows, the extra one that was earned or
// the next of the n+1 regular ones (rulings 3.1, 3.4). It is false when there is
// none. A round that is over may end the game (ruling 9.2).
func (t *turn) nextGo() bool {
	if t.ranOut || t.over {
		return false
	}
	if t.earnedExtraGo() {
		t.extra = true
		return true
	}
	if t.pos.Rules.Victory == Round && t.roundOver() {
		t.endRound()
	}
	n := t.pos.Players
	if t.over || t.regular > n {
		return false
	}
	if t.extra = false; t.regular == 0 {
		t.roller = t.pos.FirstPlayer()
	} else {
		t.roller = t.pos.after(t.roller)
	}
	if t.regular == n {
		t.ownGo = 2
	}
	t.regular++
	return true
}

// playGo plays one go in the order of ruling 3.3.
func (t *turn) playGo() {
	t.beginGo()
	t.rollDice()      // 4.1 to 4.5
	t.payRedCards()   // 5.1, 5.2
	t.repayLoans()    // 5.3
	t.collectIncome() // 5.3 to 5.6
	t.changeTowns()   // 5.7 to 5.10
	t.runMajors()     // 5.20 to 5.28
	t.visitCityHall() // 7.1
	t.buyOneCard()    // 7.2 to 7.5
	if t.hasWon() {   // 9.1
		return
	}
	t.useAirport() // 7.6
	t.invest()     // 7.7
	t.bought[t.roller] |= 1 << t.purchased &^ (1 << NoCard)
}

func (t *turn) beginGo() {
	t.number++
	t.park = t.town().Has(AmusementPark)
	t.dice, t.total, t.tuna, t.purchased = Throw{}, 0, 0, NoCard
	GoBegan{Seat: t.roller, Number: t.number, Extra: t.extra}.happen(t)
}

// town is the roller's.
func (t *turn) town() *Town { return &t.pos.Towns[t.roller] }

// ask returns the roller's decisions and what the roller sees.
func (t *turn) ask() (Decisions, View) {
	if player := t.players[t.roller]; player != nil {
		return player, View{t, t.roller}
	}
	return NoOrders{}, View{t, t.roller}
}

// rollDice settles the number that activates cards.
func (t *turn) rollDice() {
	t.dice = t.throw(t.diceToRoll())
	Rolled{Seat: t.roller, Dice: t.dice}.happen(t)
	t.total = t.dice.Total()
	t.reroll()
	t.addTwo()
	t.noteActingCopies()
	t.rollForTuna()
}

// diceToRoll is one, or two with the Train Station unless the player wants one
// (ruling 4.1).
func (t *turn) diceToRoll() int {
	if !t.town().Has(TrainStation) {
		return 1
	}
	if player, view := t.ask(); player.DiceToRoll(view) == 1 {
		return 1
	}
	return 2
}

// throw throws one die or two. It remembers when there were no more.
func (t *turn) throw(dice int) Throw {
	var thrown Throw
	for i := range dice {
		thrown[i] = t.source.Throw()
		t.ranOut = t.ranOut || thrown[i] == 0
	}
	return thrown
}

// reroll throws all the dice once more for the Radio Tower (ruling 4.2).
func (t *turn) reroll() {
	if !t.town().Has(RadioTower) {
		return
	}
	if player, view := t.ask(); !player.Reroll(view) {
		return
	}
	dice := 1
	if t.dice[1] != 0 {
		dice = 2
	}
	t.dice = t.throw(dice)
	t.total = t.dice.Total()
	Rerolled{Seat: t.roller, Dice: t.dice}.happen(t)
}

// Harbour figures of ruling 4.3: the lowest total that it may raise, and by how much.
const (
	HarbourFrom = 10
	HarbourAdds = 2
)

// addTwo raises the total for the Harbour (ruling 4.3).
func (t *turn) addTwo() {
	if t.total < HarbourFrom || !t.town().Has(Harbour) {
		return
	}
	if player, view := t.ask(); !player.AddTwo(view) {
		return
	}
	t.total += HarbourAdds
	TwoAdded{Seat: t.roller, Total: t.total}.happen(t)
}

// noteActingCopies remembers which of the roller's cards were open when the
// dice fell: whatever they do to the town, these act (rulings 5.7, 5.9, 6.4).
func (t *turn) noteActingCopies() {
	t.up = &t.sorted.up[0]
	if t.total <= highest {
		t.up = &t.sorted.up[t.total]
	}
	t.working = t.up.working & t.town().Owned.kinds
	for left := t.working; left != 0; left = left.Rest() {
		t.acting[left.First()] = uint8(t.town().Open(left.First()))
	}
}

// rollForTuna throws the Tuna dice, once, if there is anybody to be paid
// (ruling 4.5).
func (t *turn) rollForTuna() {
	if !t.up.blue.Has(TunaBoat) {
		return
	}
	for s := range t.pos.Players {
		if t.pos.Towns[s].Open(TunaBoat) > 0 && t.pos.Towns[s].Has(Harbour) {
			t.castNets()
			return
		}
	}
}

func (t *turn) castNets() {
	thrown := t.throw(2)
	t.tuna = thrown.Total()
	TunaRolled{Seat: t.roller, Dice: thrown}.happen(t)
}

// earnedExtraGo tells whether the go just played rolled doubles with an
// Amusement Park that stood when the dice fell (ruling 3.4).
func (t *turn) earnedExtraGo() bool { return t.park && t.dice.doubles() }

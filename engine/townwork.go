package engine

// This file holds the green cards that change the roller's town. They work when
// all income of the roll is paid, in table order (ruling 5.7).

// changeTowns lets every copy that was open when the dice fell do its work,
// also one that another copy has just given away (rulings 5.7 to 5.10).
func (t *turn) changeTowns() {
	for left := t.working; left != 0; left = left.Rest() {
		t.workOn(left.First(), int(t.acting[left.First()]))
	}
}

func (t *turn) workOn(c Card, copies int) {
	task := t.cards[c].effect.task
	if task == nil {
		return
	}
	for range copies {
		task(t, c)
	}
}

// What the bank pays for work done (rulings 5.8, 5.9).
const (
	demolitionPay = 8
	movingPay     = 4
)

// demolish turns one of the roller's landmarks back (ruling 5.8).
func demolish(t *turn, _ Card) {
	player, view := t.ask()
	landmark := view.CheapestLandmark()
	if landmark == NoCard {
		return
	}
	if wish := player.Demolish(view); view.CanDemolish(wish) {
		landmark = wish
	}
	Demolished{Seat: t.roller, Landmark: landmark, Coins: demolitionPay}.happen(t)
}

// moveOut gives one of the roller's Establishments away (rulings 5.9, 6.5).
func moveOut(t *turn, _ Card) {
	player, view := t.ask()
	move := player.Move(view)
	if !view.CanMove(move) {
		move = Move{view.CheapestToMove(), view.Poorest()}
	}
	if move.Card == NoCard {
		return
	}
	closed := t.town().Open(move.Card) == 0
	Moved{From: t.roller, To: move.To, Card: move.Card, Closed: closed, Coins: movingPay}.happen(t)
}

// closeForRenovation closes the copy that has worked, wherever the town has an
// open one left (ruling 5.10).
func closeForRenovation(t *turn, c Card) {
	if t.town().Open(c) > 0 {
		Closed{Seat: t.roller, Card: c, Copies: 1}.happen(t)
	}
}

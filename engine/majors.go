package engine

// This file holds the Major Establishments. They act for the roller alone,
// after everything else, in table order (rulings 5.20, 5.25).

func (t *turn) runMajors() {
	for left := t.up.purple & t.town().Owned.kinds; left != 0; left = left.Rest() {
		if c := left.First(); t.reopen(c, t.roller) > 0 {
			t.runMajor(c)
		}
	}
}

func (t *turn) runMajor(c Card) {
	effect := &t.cards[c].effect
	if effect.visit != nil {
		effect.visit(t)
		return
	}
	t.eachOther(func(payer Seat) { t.pay(c, payer, t.roller, 1, effect.toll(t, payer)) })
}

// eachOther calls visit for the other players, anticlockwise (ruling 5.20).
func (t *turn) eachOther(visit func(Seat)) {
	for s := t.pos.before(t.roller); s != t.roller; s = t.pos.before(s) {
		visit(s)
	}
}

// tvPay is what the TV Station's guest pays (ruling 5.22).
const tvPay = 5

// visitTVStation takes coins of one player (ruling 5.22).
func visitTVStation(t *turn) {
	player, view := t.ask()
	victim := player.TVVictim(view)
	if !view.CanVictimise(victim) {
		victim = view.Richest()
	}
	t.pay(TVStation, victim, t.roller, 1, tvPay)
}

// swapCards is the Business Complex (rulings 5.23, 6.5).
func swapCards(t *turn) {
	player, view := t.ask()
	swap := player.Swap(view)
	if swap == (Swap{}) || !view.CanSwap(swap) {
		return
	}
	Swapped{
		Seat: t.roller, Of: swap.Of, Gave: swap.Mine, Got: swap.Theirs,
		GaveWasClosed: t.town().Open(swap.Mine) == 0,
		GotWasClosed:  t.pos.Towns[swap.Of].Open(swap.Theirs) == 0,
	}.happen(t)
}

// renovate closes an Establishment everywhere; the others pay for theirs
// (ruling 5.24).
func renovate(t *turn) {
	player, view := t.ask()
	card := player.Renovate(view)
	if card != NoCard && !view.CanRenovate(card) {
		card = view.LowestToRenovate()
	}
	RenovationChosen{Seat: t.roller, Card: card}.happen(t)
	if card == NoCard {
		return
	}
	t.closeAll(card, t.roller)
	t.eachOther(func(s Seat) {
		closed := t.closeAll(card, s)
		t.pay(RenovationCompany, s, t.roller, 1, closed)
	})
}

// closeAll closes a player's open copies and returns how many there were.
func (t *turn) closeAll(c Card, s Seat) int {
	open := t.pos.Towns[s].Open(c)
	if open > 0 {
		Closed{Seat: s, Card: c, Copies: open}.happen(t)
	}
	return open
}

// convene lets another Establishment work in the Convention Center's stead
// (ruling 5.27).
func convene(t *turn) {
	player, view := t.ask()
	card := player.Convene(view)
	if !view.CanConvene(card) {
		return
	}
	copies := t.town().Open(card)
	Convened{Seat: t.roller, Card: card}.happen(t)
	t.actOnce(card, copies)
}

// actOnce lets copies of a blue or green card of the roller's do all they do
// when their number comes up.
func (t *turn) actOnce(c Card, copies int) {
	effect := &t.cards[c].effect
	if !t.applies(c, t.roller) {
		return
	}
	if effect.loan {
		t.repay(c, copies)
		return
	}
	if effect.cast != nil {
		effect.cast(t)
	}
	t.earn(c, t.roller, copies)
	t.workOn(c, copies)
}

// share divides all coins evenly; the bank tops them up (ruling 5.28).
func share(t *turn) {
	pool := 0
	for s := range t.pos.Players {
		pool += t.pos.Towns[s].Coins
	}
	each := (pool + t.pos.Players - 1) / t.pos.Players
	Shared{Seat: t.roller, Each: each, Coins: each*t.pos.Players - pool}.happen(t)
}

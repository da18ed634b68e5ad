package engine

// payRedCards lets the other players' red cards take what the roller has,
// player by player, anticlockwise (rulings 5.1, 5.2).
func (t *turn) payRedCards() {
	for s := t.pos.before(t.roller); s != t.roller; s = t.pos.before(s) {
		t.eachActivated(func(c Card) {
			if t.cards[c].Colour == Red {
				t.payRedCard(c, s)
			}
		})
	}
}

func (t *turn) payRedCard(c Card, owner Seat) {
	row := &t.cards[c]
	if !row.effect.applies(t, owner) {
		return
	}
	copies := t.reopen(c, owner)
	if copies == 0 {
		return
	}
	due := t.worth(c, owner, copies)
	if row.effect.all {
		due = t.town().Coins
	}
	t.pay(c, t.roller, owner, copies, due)
}

// pay moves what is due, or what there is (rulings 5.1, 5.20). Nothing due is
// nothing to tell.
func (t *turn) pay(c Card, from, to Seat, copies, due int) {
	if due == 0 {
		return
	}
	coins := min(due, t.pos.Towns[from].Coins)
	happen(t, Paid{Card: c, From: from, To: to, Copies: copies, Due: due, Coins: coins})
}

// eachActivated calls act for the Establishments whose number came up, in table
// order.
func (t *turn) eachActivated(act func(Card)) {
	for c := FirstEstablishment; c <= LastEstablishment; c++ {
		if t.cards[c].On.Hold(t.total) {
			act(c)
		}
	}
}

// reopen opens the closed copies of a card that this roll activates, and
// returns how many copies were open before (rulings 6.1, 6.2).
func (t *turn) reopen(c Card, owner Seat) int {
	town := &t.pos.Towns[owner]
	open := town.Open(c)
	if closed := int(town.Closed[c]); closed > 0 {
		happen(t, Reopened{Seat: owner, Card: c, Copies: closed})
	}
	return open
}

// repayLoans takes the Loan Offices' instalments before any income (5.3).
func (t *turn) repayLoans() {
	t.eachActivated(func(c Card) {
		if !t.cards[c].effect.loan {
			return
		}
		if copies := t.reopen(c, t.roller); copies > 0 {
			t.repay(c, copies)
		}
	})
}

func (t *turn) repay(c Card, copies int) {
	due := t.worth(c, t.roller, copies)
	happen(t, Repaid{Card: c, Seat: t.roller, Copies: copies, Due: due, Coins: min(due, t.town().Coins)})
}

// collectIncome pays blue cards of everybody and green cards of the roller,
// clockwise from the roller (rulings 5.3 to 5.6).
func (t *turn) collectIncome() {
	for i := range t.pos.Players {
		owner := Seat((int(t.roller) + i) % t.pos.Players)
		t.eachActivated(func(c Card) {
			row := &t.cards[c]
			if row.Colour == Blue || row.Colour == Green && owner == t.roller && !row.effect.loan {
				t.collect(c, owner)
			}
		})
	}
}

func (t *turn) collect(c Card, owner Seat) {
	if !t.cards[c].effect.applies(t, owner) {
		return
	}
	if copies := t.reopen(c, owner); copies > 0 {
		t.earn(c, owner, copies)
	}
}

// earn pays copies of a card from the bank.
func (t *turn) earn(c Card, owner Seat, copies int) {
	if coins := t.worth(c, owner, copies); coins > 0 {
		happen(t, Earned{Card: c, Seat: owner, Copies: copies, Coins: coins})
	}
}

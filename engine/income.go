package engine

// payRedCards lets the other players' red cards take what the roller has,
// player by player, anticlockwise (rulings 5.1, 5.2).
func (t *turn) payRedCards() {
	red := t.up.red
	if red == 0 {
		return
	}
	for s := t.pos.before(t.roller); s != t.roller; s = t.pos.before(s) {
		for left := red & t.pos.Towns[s].Owned.kinds; left != 0; left = left.Rest() {
			t.payRedCard(left.First(), s)
		}
	}
}

func (t *turn) payRedCard(c Card, owner Seat) {
	if !t.applies(c, owner) {
		return
	}
	copies := t.reopen(c, owner)
	if copies == 0 {
		return
	}
	due := t.worth(c, owner, copies)
	if t.cards[c].effect.all {
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
	Paid{Card: c, From: from, To: to, Copies: copies, Due: due, Coins: coins}.happen(t)
}

// reopen opens the closed copies of a card that this roll activates, and
// returns how many copies were open before (rulings 6.1, 6.2).
func (t *turn) reopen(c Card, owner Seat) int {
	town := &t.pos.Towns[owner]
	open := town.Open(c)
	if closed := town.Closed.Of(c); closed > 0 {
		Reopened{Seat: owner, Card: c, Copies: closed}.happen(t)
	}
	return open
}

// repayLoans takes the Loan Offices' instalments before any income (5.3).
func (t *turn) repayLoans() {
	for left := t.up.loans & t.town().Owned.kinds; left != 0; left = left.Rest() {
		c := left.First()
		if copies := t.reopen(c, t.roller); copies > 0 {
			t.repay(c, copies)
		}
	}
}

func (t *turn) repay(c Card, copies int) {
	due := t.worth(c, t.roller, copies)
	Repaid{Card: c, Seat: t.roller, Copies: copies, Due: due, Coins: min(due, t.town().Coins)}.happen(t)
}

// collectIncome pays blue cards of everybody and green cards of the roller,
// clockwise from the roller (rulings 5.3 to 5.6).
func (t *turn) collectIncome() {
	pays := t.up.blue | t.up.green
	owner := t.roller
	for {
		for left := pays & t.pos.Towns[owner].Owned.kinds; left != 0; left = left.Rest() {
			t.collect(left.First(), owner)
		}
		if owner, pays = t.pos.after(owner), t.up.blue; owner == t.roller {
			return
		}
	}
}

func (t *turn) collect(c Card, owner Seat) {
	if !t.applies(c, owner) {
		return
	}
	if copies := t.reopen(c, owner); copies > 0 {
		t.earn(c, owner, copies)
	}
}

// earn pays copies of a card from the bank.
func (t *turn) earn(c Card, owner Seat, copies int) {
	if coins := t.worth(c, owner, copies); coins > 0 {
		Earned{Card: c, Seat: owner, Copies: copies, Coins: coins}.happen(t)
	}
}

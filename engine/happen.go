package engine

// This file carries events out and tells them. Each kind has its own line, so that the
// compiler knows what happens and a turn that nobody listens to does nothing but that.

// Ears hear events, each the kind it is for. Nil hears nothing, and costs nothing. What
// they are called with is a copy, and nothing is allocated for it.
type Ears struct {
	GoBegan          func(GoBegan)
	Rolled           func(Rolled)
	Rerolled         func(Rerolled)
	TwoAdded         func(TwoAdded)
	TunaRolled       func(TunaRolled)
	Reopened         func(Reopened)
	Paid             func(Paid)
	Repaid           func(Repaid)
	Earned           func(Earned)
	Demolished       func(Demolished)
	Moved            func(Moved)
	Closed           func(Closed)
	RenovationChosen func(RenovationChosen)
	Swapped          func(Swapped)
	Convened         func(Convened)
	Shared           func(Shared)
	CityHallPaid     func(CityHallPaid)
	Bought           func(Bought)
	LoanTaken        func(LoanTaken)
	Offered          func(Offered)
	AirportPaid      func(AirportPaid)
	Invested         func(Invested)
	Won              func(Won)
	TurnEnded        func(TurnEnded)
}

// hear tells an event that has happened to whoever listens.
func hear[E Event](t *turn, ear func(E), e E) {
	if ear != nil {
		ear(e)
	}
	if t.tell != nil {
		t.tell(e)
	}
}

func (e GoBegan) happen(t *turn) {
	if t.heard {
		hear(t, t.ears.GoBegan, e)
	}
}
func (e Rolled) happen(t *turn) {
	if t.heard {
		hear(t, t.ears.Rolled, e)
	}
}
func (e Rerolled) happen(t *turn) {
	if t.heard {
		hear(t, t.ears.Rerolled, e)
	}
}
func (e TwoAdded) happen(t *turn) {
	if t.heard {
		hear(t, t.ears.TwoAdded, e)
	}
}
func (e TunaRolled) happen(t *turn) {
	if t.heard {
		hear(t, t.ears.TunaRolled, e)
	}
}
func (e Reopened) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Reopened, e)
	}
}
func (e Paid) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Paid, e)
	}
}
func (e Repaid) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Repaid, e)
	}
}
func (e Earned) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Earned, e)
	}
}
func (e Demolished) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Demolished, e)
	}
}
func (e Moved) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Moved, e)
	}
}
func (e Closed) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Closed, e)
	}
}
func (e RenovationChosen) happen(t *turn) {
	if t.heard {
		hear(t, t.ears.RenovationChosen, e)
	}
}
func (e Swapped) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Swapped, e)
	}
}
func (e Convened) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Convened, e)
	}
}
func (e Shared) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Shared, e)
	}
}
func (e CityHallPaid) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.CityHallPaid, e)
	}
}
func (e Bought) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Bought, e)
	}
}
func (e LoanTaken) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.LoanTaken, e)
	}
}
func (e Offered) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Offered, e)
	}
}
func (e AirportPaid) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.AirportPaid, e)
	}
}
func (e Invested) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.Invested, e)
	}
}
func (e Won) happen(t *turn) {
	if t.heard {
		hear(t, t.ears.Won, e)
	}
}
func (e TurnEnded) happen(t *turn) {
	e.apply(t.pos)
	if t.heard {
		hear(t, t.ears.TurnEnded, e)
	}
}

package club

import (
	"cmp"
	"slices"
	"time"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/turns"
)

// An over is a game that is over, with what its seats came to.
type over struct {
	records.Game
	began   time.Time // when the players got the first turn; zero where that is not known
	called  []string  // the players; "" of who is not to be named
	turns   []records.Turn
	winners []engine.Seat
	seats   []seated
}

// A seated is a seat of such a game.
type seated struct {
	place   int       // from 1; 0 where nobody won
	last    time.Time // since when the person of the end has it; zero from the start on
	goes    int
	byBot   int // of them those that a bot played
	nmrs    int // of the person of the end
	best    int // the most coins that a go of the seat's brought it
	bestIn  int // in that turn
	bought  [engine.NumCards]int
	brought [engine.NumCards]int // coins
	waits   []time.Duration      // from a report to the first orders
}

func readOver(view records.View, id int64, unnamed map[string]bool) (*over, error) {
	game, err := view.Games.WithID(id)
	if err != nil {
		return nil, err
	}
	o := &over{Game: game, seats: make([]seated, len(game.Players))}
	for _, p := range game.Players {
		if p.Address == "" || slices.ContainsFunc(p.Addresses(), func(a string) bool { return unnamed[a] }) {
			p.Name = ""
		}
		o.called = append(o.called, p.Name)
	}
	if o.turns, err = view.Turns.Of(id); err != nil || len(o.turns) == 0 {
		return o, err
	}
	starts, err := view.Chain.Of(id, 0)
	if err != nil {
		return nil, err
	}
	for _, start := range starts {
		o.began = start.Made
	}
	changes, err := view.Changes.Of(id, 0)
	if err != nil {
		return nil, err
	}
	o.pass(changes)
	for i := range o.turns {
		o.countTurn(&o.turns[i])
	}
	o.winners = turns.WinnersOf(o.turns[len(o.turns)-1])
	if len(o.winners) > 0 {
		for _, p := range engine.Placings(&o.Position, o.winners) {
			o.seats[p.Seat].place = p.Rank
		}
	}
	return o, o.time(view)
}

// pass notes which seats went to another person. Before the game began nobody had played
// there.
func (o *over) pass(changes []records.Change) {
	for _, c := range changes {
		seat := o.SeatWith(c.Player)
		if c.Player != 0 && seat != engine.NoSeat && !c.At.Before(o.began) && (c.Kind == records.PlayerReplaced || c.Kind == records.SeatTaken) {
			o.seats[seat].last = c.At
		}
	}
}

// countTurn counts a turn's goes, cards and silences.
func (o *over) countTurn(turn *records.Turn) {
	for s, c := range turn.Orders {
		if c.NMR() && !turn.Resolved.Before(o.seats[s].last) {
			o.seats[s].nmrs++
		}
	}
	roller, coins := engine.NoSeat, 0
	for _, e := range turn.Events {
		if began, is := e.(engine.GoBegan); is {
			roller, coins = began.Seat, 0
			o.seats[roller].goes++
			if turn.Orders[roller].Bot != "" {
				o.seats[roller].byBot++
			}
			continue
		}
		if roller == engine.NoSeat {
			continue
		}
		coins += o.countEvent(e, roller)
		if at := &o.seats[roller]; coins > at.best {
			at.best, at.bestIn = coins, turn.Number
		}
	}
}

// countEvent counts what a card brought its owner, and returns the coins that it brought
// the roller, less than nothing for those it cost. Purchases are no cost of a go.
func (o *over) countEvent(e engine.Event, roller engine.Seat) int {
	got := func(s engine.Seat, c engine.Card, coins int) int {
		o.seats[s].brought[c] += coins
		if s == roller {
			return coins
		}
		return 0
	}
	switch e := e.(type) {
	case engine.Paid:
		coins := got(e.To, e.Card, e.Coins)
		if e.From == roller {
			coins -= e.Coins
		}
		return coins
	case engine.Earned:
		return got(e.Seat, e.Card, e.Coins)
	case engine.Demolished:
		return got(e.Seat, engine.DemolitionCompany, e.Coins)
	case engine.Moved:
		return got(e.From, engine.MovingCompany, e.Coins)
	case engine.Repaid:
		return got(e.Seat, e.Card, -e.Coins)
	case engine.LoanTaken:
		return got(e.Seat, engine.LoanOffice, e.Coins)
	case engine.CityHallPaid:
		return e.Coins
	case engine.AirportPaid:
		return e.Coins
	case engine.Bought:
		o.seats[e.Seat].bought[e.Card]++
	}
	return 0
}

// time notes how long the first orders of each turn took, from the report before them, or
// the start.
func (o *over) time(view records.View) error {
	sheets, err := view.Sheets.Of(o.ID)
	if err != nil {
		return err
	}
	asked := map[int]time.Time{}
	if !o.began.IsZero() {
		asked[o.turns[0].Number] = o.began
	}
	for _, turn := range o.turns {
		asked[turn.Number+1] = turn.Resolved
	}
	type of struct {
		seat engine.Seat
		turn int
	}
	first := map[of]time.Time{}
	for _, s := range sheets {
		at := of{o.SeatWith(s.Player), s.Turn}
		began, told := asked[s.Turn]
		if at.seat == engine.NoSeat || s.Letter == 0 || !told || s.Arrived.Before(began) || s.Arrived.Before(o.seats[at.seat].last) {
			continue
		}
		if was, there := first[at]; !there || s.Arrived.Before(was) {
			first[at] = s.Arrived
		}
	}
	for at, arrived := range first {
		o.seats[at.seat].waits = append(o.seats[at.seat].waits, arrived.Sub(asked[at.turn]))
	}
	return nil
}

// mostByBot is the part of a seat's goes beyond which a bot has played the game, as one of
// so many.
const mostByBot = 3

// rates tells whether a seat's place says how well its person plays: not where the game was
// given up, the seat passed on, or a bot played much of it.
func (o *over) rates(s engine.Seat) bool {
	seat := &o.seats[s]
	return seat.place > 0 && seat.last.IsZero() && mostByBot*seat.byBot <= seat.goes
}

// wins is the part of the game that a seat has won.
func (o *over) wins(s engine.Seat) float64 {
	if !slices.Contains(o.winners, s) {
		return 0
	}
	return 1 / float64(len(o.winners))
}

// namesOf are the players in these seats, "-" for who is not to be named.
func (o *over) namesOf(seats []engine.Seat) (names []string) {
	for _, s := range seats {
		names = append(names, cmp.Or(o.called[s], "-"))
	}
	return names
}

package luck

import (
	"machipost/engine"
	"machipost/engine/chance"
)

// A trial plays a turn as it was, or up to one go of it and that with other dice.
type trial struct {
	before *engine.Position
	faces  []int
	seed   uint64

	adjudicator engine.Adjudicator
	ears        engine.Ears
	position    engine.Position

	// The go being played.
	coins  [engine.MaxPlayers]int // before it
	number int
	goes   []played // of the turn as it was, as far as it has come

	// Its dice: some that are given, then those of a source, or none.
	given  []int
	thrown int
	other  engine.Throw
	later  *chance.Source
}

// A played is a go as it was.
type played struct {
	from   int // of the turn's faces its first
	dice   int // that were thrown first
	income [engine.MaxPlayers]int
}

// A guest is a player whose purchase is looked at: by then the dice have done their work.
type guest struct {
	engine.Decisions
	trial *trial
}

// Candidates looks at the coins, and then asks the player.
func (g guest) Candidates(v engine.View) engine.Candidates {
	g.trial.look(v)
	return g.Decisions.Candidates(v)
}

func (t *trial) seat(players [engine.MaxPlayers]engine.Decisions) {
	for s, player := range players {
		if player == nil {
			player = engine.NoOrders{}
		}
		t.adjudicator.Players[s] = guest{player, t}
	}
	t.ears = engine.Ears{GoBegan: t.begin, Rolled: t.roll}
	t.adjudicator.Dice, t.adjudicator.Ears = t, &t.ears
}

func (t *trial) begin(e engine.GoBegan) {
	for s := range t.position.Players {
		t.coins[s] = t.position.Towns[s].Coins
	}
	t.number = e.Number
	t.goes = append(t.goes[:e.Number-1], played{from: t.thrown})
}

func (t *trial) roll(e engine.Rolled) {
	t.goes[t.number-1].dice = 1
	if e.Dice[1] != 0 {
		t.goes[t.number-1].dice = 2
	}
}

func (t *trial) look(v engine.View) {
	income := &t.goes[t.number-1].income
	for s := range engine.Seat(v.Players()) {
		income[s] = v.Coins(s) - t.coins[s]
	}
}

// Throw gives the faces that are given, and then those of the source.
func (t *trial) Throw() int {
	t.thrown++
	switch at := t.thrown - 1; {
	case at < len(t.given):
		return t.given[at]
	case t.later == nil:
		return 0
	case at < len(t.given)+len(t.other) && t.other[at-len(t.given)] != 0:
		return t.other[at-len(t.given)]
	}
	return t.later.Throw()
}

// played plays the turn as it was.
func (t *trial) played() ([]played, error) {
	t.given, t.later = t.faces, nil
	err := t.play(0)
	return append([]played(nil), t.goes...), err
}

// tried is what a go, counted from 1, would have brought that begins at a face of the turn
// and with another first roll.
func (t *trial) tried(number, from int, first engine.Throw) [engine.MaxPlayers]int {
	later := chance.Of(t.seed, number*Whole*2+6*first[0]+first[1])
	t.given, t.other, t.later = t.faces[:from], first, &later
	if t.play(number) != nil {
		panic("dice of chance have run out")
	}
	return t.goes[number-1].income
}

func (t *trial) play(stopAfter int) error {
	t.thrown, t.position = 0, *t.before
	t.adjudicator.StopAfter = stopAfter
	return t.adjudicator.PlayTurn(&t.position)
}

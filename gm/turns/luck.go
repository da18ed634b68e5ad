package turns

import (
	"machipost/engine"
	"machipost/engine/luck"
	"machipost/gm/reckoning"
	"machipost/gm/records"
	"machipost/reports"
)

// LuckOf is the luck of a stored turn by seat, from what is stored, in parts of a coin of
// which luck.Whole make one. It is nil for a turn that cannot be played again: that is no
// reason to fail for anybody.
func LuckOf(turn *records.Turn) []int {
	return luckOf(turn, DecidersOf(turn))
}

// luckOf is LuckOf where it is known who answered, by deciders that are used for nothing
// else.
func luckOf(turn *records.Turn, deciders deciders) []int {
	for _, d := range deciders {
		if d != nil {
			d.Silent = true
		}
	}
	players, err := playersOf(turn.Orders, deciders)
	if err != nil {
		return nil
	}
	sum, err := luck.Of(&turn.Before, players, turn.Dice)
	if err != nil {
		return nil
	}
	return sum[:turn.Before.Players]
}

// Measured is what was reckoned of the resolved turns of a game, in order. Luck that was
// not kept is reckoned now: of turns from before it was. It fails only when the store does.
func Measured(view records.View, game int64) ([]records.Measure, error) {
	kept, err := view.Measures.Of(game)
	if err != nil {
		return nil, err
	}
	if missing, err := view.Measures.Missing(game); err != nil || !missing {
		return kept, err
	}
	byTurn := map[int]records.Measure{}
	for _, m := range kept {
		byTurn[m.Turn] = m
	}
	turns, err := view.Turns.Of(game)
	if err != nil {
		return nil, err
	}
	all := make([]records.Measure, len(turns))
	for i := range turns {
		var there bool
		if all[i], there = byTurn[turns[i].Number]; !there {
			all[i] = measure(&turns[i], LuckOf(&turns[i]), nil)
		}
	}
	return all, nil
}

// measure is what is kept of a turn that brought such luck.
func measure(turn *records.Turn, luck, odds []int) records.Measure {
	m := records.Measure{Turn: turn.Number, Luck: luck, Odds: odds}
	for _, s := range WinnersOf(*turn) {
		m.Won = append(m.Won, int(s))
	}
	return m
}

// trusted is over how many games that were won, the newest, it is looked whether odds can be
// trusted.
const trusted = 50

// tooSure tells whether odds were too sure so far. It fails only when the store does.
func tooSure(view records.View) (bool, error) {
	record, err := reckoning.Record(view, trusted)
	return record.TooSure(), err
}

// Reported is a resolved turn as its report tells it. It fails only when the store does.
func Reported(view records.View, game *records.Game, turn records.Turn, winners []engine.Seat) (reports.Turn, error) {
	of, err := backgroundOf(view, game, turn.Number)
	if err != nil {
		return reports.Turn{}, err
	}
	public := of.public(game, turn, winners)
	if public.Odds != nil {
		public.TooSure, err = tooSure(view)
	}
	return public, err
}

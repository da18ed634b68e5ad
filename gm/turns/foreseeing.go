package turns

import (
	"context"

	"machipost/engine"
	"machipost/engine/odds"
	"machipost/gm/records"
	"machipost/gm/rolls"
	"machipost/gm/sending"
)

// This file makes, before a turn's transaction, what can be made of it: that takes some
// time, for which no transaction should be held, and several turns can be made at once. The
// dice of a turn are settled beforehand, so it can be seen what it will come to, and how the
// letters will tell of it. What is made here leaves this room only where the transaction
// finds what it was made of as it was; the odds, which hang on the table alone, also where
// something else has changed and the turn came to that table.

// An Outlook is what is said of who will win. The zero Outlook is nothing.
type Outlook struct {
	Odds    []int // percent by seat; nil for none
	TooSure bool  // those of other games were, so far
}

// A Foreseen is what was made of a turn that is not resolved yet. The zero Foreseen is
// nothing.
type Foreseen struct {
	played  *played
	told    *telling
	outlook Outlook
}

// of are the odds for a turn that was resolved: none, where another table came of it than
// was foreseen.
func (f Foreseen) of(after *engine.Position) []int {
	if f.played == nil || f.played.turn.After != *after {
		return nil
	}
	return f.outlook.Odds
}

// Foresee makes what will come of the next turn of a game, if it is resolved now; public is
// the public part of its dice. Of games that do not run, that nobody plays, or that have
// dice that nobody can foresee, there is nothing. It fails with ErrNoGame, as Resolve does,
// when the store does, and when the context is done.
func (t *Turns) Foresee(ctx context.Context, name, public string) (Foreseen, error) {
	sure, err := toldTooSure(ctx, t)
	if err != nil {
		return Foreseen{}, err
	}
	return foresee(ctx, t, name, public, sure, nil)
}

// toldTooSure tells whether the odds that are told were too sure so far, where they are told.
func toldTooSure(ctx context.Context, t *Turns) (sure bool, err error) {
	if t.Playouts == 0 {
		return false, nil
	}
	err = t.Store.View(ctx, func(view records.View) error {
		sure, err = tooSure(view)
		return err
	})
	return sure, err
}

// foresee is Foresee where it is known whether odds were too sure. With message ids that
// were never used, one a seat, the letters are composed, too.
func foresee(ctx context.Context, t *Turns, name, public string, sure bool, ids []string) (f Foreseen, err error) {
	if t.Shared && t.Playouts == 0 { // to ask for everything twice costs more than it saves
		return f, nil
	}
	var comes basis
	var thrown *rolls.Throwing
	err = t.Store.View(ctx, func(view records.View) (err error) {
		comes, thrown, err = comesOf(view, name, public)
		return err
	})
	if err != nil || thrown == nil {
		return f, err
	}
	if f.played, err = comes.play(thrown); err != nil {
		return Foreseen{}, err
	}
	p := f.played
	if t.Playouts > 0 && !comes.game.Terms.NoOdds && len(p.winners) == 0 {
		wins, err := odds.Play(ctx, engine.Look(&p.turn.After, 0), t.Playouts)
		if err != nil {
			return Foreseen{}, err
		}
		f.outlook = Outlook{wins.Said(), sure}
	}
	roll := *p.roll
	roll.Gave = p.turn.Dice
	f.told = tell(t.Desk, p, measure(&p.turn, p.luck, f.outlook.Odds), f.outlook, rolls.Shown(roll, p.since))
	if f.told.letters != nil {
		f.told.letters.Seal(sending.Timed(t.Desk, p.was), p.key, &p.after, p.link, ids, p.now)
	}
	return f, nil
}

// comesOf is what the next turn of a game will be made of; thrown is nil where that cannot
// be told.
func comesOf(view records.View, name, public string) (of basis, thrown *rolls.Throwing, err error) {
	game, err := view.Games.Named(name)
	if err != nil || game.State != records.Running {
		return of, nil, err
	}
	counting, err := CountSheets(view, &game)
	if err != nil || Deserted(counting) {
		return of, nil, err
	}
	thrown, err = rolls.Next(view, &game, public, nil)
	if err != nil || thrown.Roll == nil {
		return of, nil, err
	}
	of, err = basisOf(view, &game, counting, thrown)
	return of, thrown, err
}

package turns

import (
	"slices"

	"machipost/engine"
	"machipost/gm/records"
	"machipost/gm/sending"
	"machipost/reports"
)

// Deserted tells whether nobody plays a turn. It is not played then: there would
// be no end to a game of players who order nothing.
func Deserted(counting []records.Counting) bool {
	return !slices.ContainsFunc(counting, func(c records.Counting) bool { return !c.Gone })
}

// EndDeserted ends a game that nobody plays any more, and tells who may want to
// know. The reason is the keeper's, "" where the game's rule does it. It fails when
// the store does, or with a sending.Unwritable.
func (t *Turns) EndDeserted(tx records.Tx, game *records.Game, reason string) error {
	return t.endUnwon(tx, game, records.GameEnded, reason)
}

// EndOver ends a game that is over. It fails as EndDeserted does.
func (t *Turns) EndOver(tx records.Tx, game *records.Game) error {
	if game.Agrees() {
		return t.endUnwon(tx, game, records.EndedByVote, "")
	}
	return t.EndDeserted(tx, game, "")
}

// endUnwon ends a game that nobody has won, with a last letter to all.
func (t *Turns) endUnwon(tx records.Tx, game *records.Game, kind records.ChangeKind, reason string) error {
	if err := records.NoteChange(tx, game, records.Change{Kind: kind, Reason: reason}); err != nil {
		return err
	}
	was := sending.DeadlineOf(game)
	game.Finish(tx.Now)
	if err := tx.Games.Save(*game); err != nil {
		return err
	}
	final := Unwon(game, kind == records.EndedByVote)
	var err error
	if final.Deck, err = OpenedDeck(tx.View(), game); err != nil {
		return err
	}
	desk, file, err := withPage(t, tx, game, sending.Timed(t.Desk, was))
	if err != nil {
		return err
	}
	err = desk.WriteToAll(tx, game, func(w *reports.Words, s engine.Seat, _ string) reports.Letter {
		theirs := final
		theirs.Statements, theirs.Page = game.ClockOf(game.Players[s], game.Statements), pageFor(game.Players[s], file)
		return w.Unwon(theirs)
	})
	if err != nil {
		return err
	}
	return t.Desk.WriteToObservers(tx, game, func(w *reports.Words) reports.Letter { return w.UnwonObserved(final) })
}

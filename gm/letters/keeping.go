package letters

import (
	"context"

	"machipost/gm/facts"
	"machipost/gm/records"
)

// step is of how many letters of each kind a round removes what they say: none may be
// long, however many have grown old.
const step = 50

// HaveOld tells whether there is something for EmptyOld to do. It fails only when the
// store does.
func (l *Letters) HaveOld(ctx context.Context) (old bool, err error) {
	if l.Keep == 0 {
		return false, nil
	}
	err = l.Store.View(ctx, func(view records.View) error {
		old, err = view.Letters.HaveOld(view.Now.Add(-l.Keep))
		return err
	})
	return old, err
}

// EmptyOld removes what letters say that are kept no longer, some of them each time.
// What follows from them stays: sheets, turns, and that they were there. The mail
// server's clock must agree with ours: it cannot be undone. It fails only when the store does.
func (l *Letters) EmptyOld(ctx context.Context) error {
	if l.Keep == 0 {
		return nil
	}
	return l.Store.Update(ctx, func(tx records.Tx) error {
		in, out, err := tx.Forgetting.Old(tx.Now.Add(-l.Keep), tx.Now, step)
		if in+out > 0 {
			tx.Facts.Note(facts.Fact{Kind: facts.LettersEmptied, Letters: in, Sent: out})
		}
		return err
	})
}

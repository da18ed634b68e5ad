package letters

import (
	"context"
	"slices"

	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
)

// This file is about letters that the mail server lists and does not hand over, and
// about those that still lie in the mailbox though they are done with.

// askedAtOnce is how many letters that were left out are asked for in a round: each of
// them may take the time of a step on the wire.
const askedAtOnce = 5

// leaveOut notes that a letter was not handed over. It is asked for again, ever more
// seldom; after a few tries no turn waits for it any more, and the keeper is told.
func (p *poll) leaveOut(tx records.Tx, l post.Letter) error {
	old, err := fromBefore(tx.View(), l.Arrived)
	if err != nil || old && !l.Arrived.IsZero() {
		return err
	}
	left, err := knownAs(tx.View(), l)
	if err != nil || left.NextTry(tx.Now).After(tx.Now) { // another process was faster
		return err
	}
	left.Arrived, left.Size, left.Why = l.Arrived, l.Size, l.LeftOut
	left, aside, asked := left.AskedInVain(tx.Now)
	if !asked {
		return tx.LeftOut.Remove(l.Mark.UIDValidity, l.Mark.UID)
	}
	tx.Facts.Note(facts.Fact{Kind: facts.LetterLeftOut, Since: left.Since})
	if aside {
		if err := p.Desk.TellLeftOut(tx, left); err != nil {
			return err
		}
	}
	return tx.LeftOut.Save(left)
}

// knownAs is what is known of a letter that was not handed over.
func knownAs(view records.View, l post.Letter) (records.LeftOut, error) {
	all, err := view.LeftOut.All()
	if i := slices.IndexFunc(all, func(left records.LeftOut) bool { return left.Mark == l.Mark }); i >= 0 {
		return all[i], err
	}
	return records.LeftOut{Mark: l.Mark, Since: view.Now}, err
}

// dropStale forgets letters that a mailbox read to this mark cannot have: those of
// another numbering, and those behind the mark.
func dropStale(tx records.Tx, done post.Mark) error {
	all, err := tx.LeftOut.All()
	for _, left := range all {
		if err == nil && (left.Mark.UIDValidity != done.UIDValidity || left.Mark.UID > done.UID) {
			err = tx.LeftOut.Remove(left.Mark.UIDValidity, left.Mark.UID)
		}
	}
	return err
}

// again asks once more for the letters whose time has come.
func (p *poll) again(ctx context.Context) error {
	var due []post.Mark
	err := p.Store.View(ctx, func(view records.View) error {
		all, err := view.LeftOut.All()
		for _, left := range all {
			if len(due) < askedAtOnce && !left.NextTry(view.Now).After(view.Now) {
				due = append(due, left.Mark)
			}
		}
		return err
	})
	if err != nil || len(due) == 0 {
		return err
	}
	gone, err := p.Inbox.Again(ctx, due, func(some []post.Letter) error { return p.takeAll(ctx, some) })
	if err != nil || len(gone) == 0 {
		return err
	}
	return p.Store.Update(ctx, func(tx records.Tx) error {
		for _, mark := range gone {
			if err := tx.LeftOut.Remove(mark.UIDValidity, mark.UID); err != nil {
				return err
			}
		}
		return nil
	})
}

// tidy moves out of the way what earlier rounds have filed and not moved, for they
// were stopped between the two. It tells whether that is done: where it is not,
// reading the mailbox will meet the reason, and the next round does it. It fails only
// when the store does.
func (l *Letters) tidy(ctx context.Context, done post.Mark) (bool, error) {
	var behind post.Mark
	var but []post.Mark
	err := l.Store.View(ctx, func(view records.View) (err error) {
		if behind, err = tidiedTo(view, done); err != nil {
			return err
		}
		left, err := view.LeftOut.All()
		for _, l := range left {
			but = append(but, l.Mark)
		}
		return err
	})
	return err == nil && l.Inbox.Tidy(ctx, behind, done, but) == nil, err
}

// tidiedTo is the mark behind which something may be left lying. In a mailbox that was
// renumbered since nothing is: it is read anew from its beginning, and what is known is
// moved by that.
func tidiedTo(view records.View, done post.Mark) (post.Mark, error) {
	value, err := view.Settings.Value(settingTidied)
	if err != nil || value == "" {
		return done, err
	}
	behind, err := post.ParseMark(value)
	if behind.UIDValidity != done.UIDValidity {
		return done, err
	}
	return behind, err
}

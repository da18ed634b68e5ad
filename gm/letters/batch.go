package letters

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"

	"machipost/gm/facts"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
	"machipost/reports"
)

// This file is about letters that are filed together. The disk is waited for once for
// all of them, and none is answered or moved before that. Each is an update of its own:
// what one of them does wrong undoes nothing of the others.

// takeAll files the letters of a batch in one commit. Where that cannot be, for a fault
// that one of them meets, they are filed one by one, so that it holds up only those
// behind it.
func (p *poll) takeAll(ctx context.Context, some []post.Letter) error {
	err := p.takeTogether(ctx, some)
	if err == nil || len(some) == 1 || ctx.Err() != nil || errors.Is(err, records.ErrBusy) {
		return err
	}
	for one := range slices.Chunk(some, 1) {
		if err := p.takeTogether(ctx, one); err != nil {
			return err
		}
	}
	return nil
}

// takeTogether files letters in one commit, with how far the mailbox is read by that.
func (p *poll) takeTogether(ctx context.Context, some []post.Letter) error {
	filed := 0
	err := p.Store.Group(ctx, func(update records.Updater) error {
		filed = 0
		for l := range p.readBefore(ctx, some) {
			p.before = l.reading
			isNew, err := p.take(update, l.Letter)
			if err != nil {
				return err
			}
			if isNew {
				filed++
			}
		}
		return update(func(tx records.Tx) error { return passed(tx, some) })
	})
	if err == nil {
		p.filed += filed
	}
	return err
}

// take files a letter, or notes that it was left out. It tells whether it was new.
func (p *poll) take(update records.Updater, l post.Letter) (isNew bool, err error) {
	if l.LeftOut != "" {
		return false, update(func(tx records.Tx) error { return p.leaveOut(tx, l) })
	}
	return p.file(update, l)
}

// passed notes that letters are done with, or were left out.
func passed(tx records.Tx, some []post.Letter) error {
	left, err := tx.LeftOut.All()
	if err != nil {
		return err
	}
	for _, l := range left {
		came := func(one post.Letter) bool { return one.Mark == l.Mark && one.LeftOut == "" }
		if !slices.ContainsFunc(some, came) {
			continue
		}
		if err := tx.LeftOut.Remove(l.Mark.UIDValidity, l.Mark.UID); err != nil {
			return err
		}
	}
	return advance(tx, some[len(some)-1].Mark)
}

// file files one letter. A letter that makes us panic, or whose work ends in
// an error, is set aside after this one try, and the rest of the mailbox goes on:
// only a fault of the store may stop it, for that is not the letter's.
func (p *poll) file(update records.Updater, l post.Letter) (isNew bool, err error) {
	f := records.FiledLetter{Letter: l, Hash: hashOf(l, p.Mailbox), State: records.Aside}
	isNew, fault, err := p.try(update, f)
	if fault == nil {
		return isNew, err
	}
	f.Why = fmt.Sprint(fault.Fault)
	err = update(func(tx records.Tx) error {
		f.Filed = tx.Now
		if f.ID, err = tx.Letters.Add(f); err != nil {
			return err
		}
		fault.Letter = f.ID
		tx.Facts.Note(*fault)
		err := p.Desk.TellOfLetter(tx, f, reports.LetterFault{Subject: senders.WithoutSecrets(l.Subject), Fault: f.Why})
		if errors.As(err, new(sending.Unwritable)) {
			return nil // a keeper to whom nobody can write has the letter in the box all the same
		}
		return err
	})
	return err == nil, err
}

// try files a letter in one update. fault is what made us panic, or the
// error that the work on the letter returned; err is the store's.
func (p *poll) try(update records.Updater, f records.FiledLetter) (isNew bool, fault *facts.Fact, err error) {
	defer func() {
		if r := recover(); r != nil {
			fault = &facts.Fact{Kind: facts.LetterFailed, Why: facts.Panicked, Fault: r, Stack: string(debug.Stack())}
			isNew, err = false, nil
		}
	}()
	var ofLetter error // what the work on it returned, but for faults of the store
	err = update(func(tx records.Tx) error {
		known, err := tx.Letters.Known(f.Hash)
		if err != nil || known {
			return err
		}
		isNew, f.Filed = true, tx.Now
		if err = p.read(tx, f); !errors.As(err, new(*records.Fault)) {
			ofLetter = err
		}
		return err
	})
	if ofLetter != nil {
		return false, &facts.Fact{Kind: facts.LetterFailed, Why: facts.Refused, Fault: ofLetter}, nil
	}
	return isNew && err == nil, nil, err
}

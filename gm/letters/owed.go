package letters

import (
	"context"
	"errors"

	"machipost/gm/commands"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/gm/senders"
	"machipost/gm/sending"
)

// This file is about players who wrote more letters than they get answers: their orders
// are filed all the same, and one answer follows for all of them.

// mayAnswer tells whether the letter may be answered, by itself: what is owed to a
// player comes first.
func mayAnswer(w *work, to string) (bool, error) {
	switch {
	case w.Writer.LookedAt && to != "":
		return true, nil
	case w.Writer.Standing != senders.Proven:
		plays := w.Writer.Standing == senders.Unconfirmed || w.Writer.Standing == senders.Undecided
		return w.Desk.MayAnswer(w.Tx, to, plays)
	}
	if debt, err := w.Tx.Debts.Of(w.Filed.Player); err != nil || debt.Letters > 0 {
		return false, err
	}
	return w.Desk.MayAnswerPlayer(w.Tx, w.Writer.Game, w.Writer.Player())
}

// AnswerOwed sends these answers, each once its player may have one again. It fails only
// when the store does.
func (l *Letters) AnswerOwed(ctx context.Context) error {
	var debts []records.Debt
	err := l.Store.View(ctx, func(view records.View) (err error) {
		debts, err = view.Debts.All()
		return err
	})
	for _, debt := range debts {
		err = errors.Join(err, l.Store.Update(ctx, func(tx records.Tx) error { return l.settle(tx, debt.Player) }))
	}
	return err
}

// settle answers a player what is still owed, if there is room for it.
func (l *Letters) settle(tx records.Tx, player int64) error {
	debt, err := tx.Debts.Of(player)
	if err != nil || debt.Letters == 0 {
		return err
	}
	w, err := l.writerWith(tx, player)
	if err != nil || w.Game == nil {
		return err
	}
	if room, err := l.Desk.MayAnswerPlayer(tx, w.Game, w.Player()); err != nil || !room {
		return err
	}
	if err := l.collect(tx, w, debt); err != nil && !errors.As(err, new(sending.Unwritable)) {
		return err
	}
	return tx.Debts.Settle(player)
}

// writerWith is a player as the writer of a letter with the right tag; the game is nil
// where there is no such player.
func (l *Letters) writerWith(tx records.Tx, player int64) (senders.Writer, error) {
	game, err := tx.Games.WithPlayer(player)
	if errors.Is(err, records.ErrNoGame) {
		return senders.Writer{}, nil
	}
	if err != nil {
		return senders.Writer{}, err
	}
	w := senders.Writer{Standing: senders.Proven, Game: &game, Seat: game.SeatWith(player)}
	w.Tag, err = l.Desk.Tags.Now(tx, w)
	return w, err
}

// collect queues the answer to all of a player's letters that had none, with the orders
// that are on file now.
func (l *Letters) collect(tx records.Tx, w senders.Writer, debt records.Debt) error {
	p := w.Player()
	c := l.Commands.Case(tx, records.FiledLetter{Letter: post.Letter{Arrived: tx.Now}, Player: p.ID}, w)
	c.AnswerID = l.Desk.NewMessageID()
	owed := sending.OwedTo(w.Game, p, debt)
	sections := []string{c.Words.Say(owed)}
	if w.Game.State == records.Running && p.Gone != records.GoneResigned {
		onFile, err := commands.OrdersOnFile(c)
		if err != nil {
			return err
		}
		sections = append(sections, onFile)
	}
	draft := l.Desk.DraftTo(w.Game, p, w.Tag, c.Words.Letter(c.Words.Headline(w.Game.Name, 0, owed), sections...))
	draft.MessageID, draft.Automatic = c.AnswerID, "auto-replied"
	return l.Desk.Queue(tx, records.Outgoing{Kind: records.Answer, To: p.Address, Player: p.ID, Proven: true}, draft)
}

package letters

import (
	"errors"
	"slices"

	"machipost/gm/commands"
	"machipost/gm/records"
	"machipost/gm/senders"
	ordersreading "machipost/orders/reading"
	"machipost/reports"
)

// This file is about a yes to orders that were proposed: the letter was not understood
// whole, and our answer said how it may be meant.

// proposed returns the proposal that the letter answers, nil for none. As with other
// questions only who got our letter knows its message id; besides, a yes is only from an
// address of the player's.
func proposed(w *work) (*records.Proposal, error) {
	proposal, err := w.Tx.Proposals.Asked(slices.Concat(w.Filed.Letter.InReplyTo, w.Filed.Letter.References))
	if err != nil || proposal == nil {
		return nil, err
	}
	game, err := w.Tx.Games.WithPlayer(proposal.Player)
	if errors.Is(err, records.ErrNoGame) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	seat := game.SeatWith(proposal.Player)
	if from := authors(w.Filed.Letter); len(from) != 1 || game.SeatOf(from[0]) != seat {
		return nil, nil
	}
	w.Writer = senders.Writer{Standing: senders.Proven, Game: &game, Seat: seat}
	w.Words = w.Desk.WordsFor(&game, w.Writer.Player())
	w.Writer.Tag, err = w.Desk.Tags.Now(w.Tx, w.Writer)
	return proposal, err
}

// fileProposed files what the writer has said yes to, unless its turn was resolved, or
// other orders came since.
func fileProposed(w *work, p *records.Proposal) ([]string, error) {
	game := w.Writer.Game
	switch {
	case game.State != records.Running:
		return []string{w.Words.Say(reports.Over{Game: game.Name})}, nil
	case p.State == records.ProposalFiled: // a second yes
		section, err := w.Answered(commands.OrdersOnFile(w.Case))
		return []string{section}, err
	case p.State != records.ProposalOpen || p.Turn < game.TurnAt(w.Filed.Letter.Arrived):
		gone := reports.ProposalGone{Game: game.Name, Turn: p.Turn, Replaced: p.State == records.ProposalReplaced}
		return []string{w.Words.Say(gone)}, nil
	}
	table := game.OrderTable(game.TurnAt(w.Filed.Letter.Arrived))
	if err := w.Tx.Proposals.Close(p.Player, p.Turn, p.Turn, records.ProposalFiled); err != nil {
		return nil, err
	}
	sheet := ordersreading.ReadKept(p.Orders, table, w.Writer.Seat)
	section, err := w.Answered(commands.ApplyOrders(w.Case, sheet, table))
	return []string{section}, err
}

package exact

import (
	"machipost/engine"
	"machipost/orders"
)

// readSwap reads `CARD for CARD of PLAYER`, `… from PLAYER` and `CARD for
// PLAYER's CARD`. A name may hold one of these words, so the first place that
// makes sense counts.
func (r *orderer) readSwap(args words) sense {
	switch {
	case len(args) == 0:
		return refused(&orders.Refused{Why: orders.NothingNamed})
	case isNothing(args):
		return understood(orders.Order{Nothing: true})
	}
	var first *orders.Refused
	for at := 1; at < min(len(args), maxName); at++ {
		if args[at].Low != "for" {
			continue
		}
		order, bad := r.readSwapOf(args[:at], args[at+1:])
		if bad == nil {
			return r.against(order.Player, order)
		}
		if first == nil {
			first = bad
		}
	}
	if first == nil {
		first = refuse(orders.SwapWithoutFor, "")
	}
	return refused(first)
}

// readSwapOf reads both sides of a swap.
func (r *orderer) readSwapOf(mine, theirs words) (orders.Order, *orders.Refused) {
	card, bad := r.readMinor(orders.Swap, mine)
	if bad != nil {
		return orders.Order{}, bad
	}
	order, bad := r.readOwned(theirs)
	order.Cards = []engine.Card{card}
	return order, bad
}

// readOwned reads `CARD of PLAYER`, `CARD from PLAYER` and `PLAYER's CARD`.
func (r *orderer) readOwned(w words) (orders.Order, *orders.Refused) {
	var first *orders.Refused
	for at := range w[:min(len(w), maxName)] {
		card, player := w[:at], words(nil)
		switch owner := possessive(w[:at+1]); {
		case w[at].Low == "of" || w[at].Low == "from":
			player = w[at+1:]
		case owner != nil:
			card, player = w[at+1:], owner
		}
		if len(player) == 0 || len(card) == 0 {
			continue
		}
		order, bad := r.readOwner(card, player)
		if bad == nil {
			return order, nil
		}
		if first == nil {
			first = bad
		}
	}
	if first == nil {
		first = refuse(orders.SwapWithoutOf, "")
	}
	return orders.Order{}, first
}

func (r *orderer) readOwner(card, player words) (orders.Order, *orders.Refused) {
	theirs, bad := r.readMinor(orders.Swap, card)
	if bad != nil {
		return orders.Order{}, bad
	}
	seat, bad := r.readPlayer(player)
	return orders.Order{Theirs: theirs, Player: seat}, r.onePlayer(orders.Swap, player, bad)
}

// readMove reads `CARD to PLAYER`.
func (r *orderer) readMove(args words) sense {
	switch {
	case len(args) == 0:
		return refused(&orders.Refused{Why: orders.NothingNamed})
	case isNothing(args):
		return refused(&orders.Refused{Why: orders.MustChoose, Verb: orders.Move})
	}
	var first *orders.Refused
	for at := 1; at < min(len(args)-1, maxName); at++ {
		if args[at].Low != "to" {
			continue
		}
		order, bad := r.readMoveTo(args[:at], args[at+1:])
		if bad == nil {
			return r.against(order.Player, order)
		}
		if first == nil {
			first = bad
		}
	}
	if first == nil {
		first = refuse(orders.MoveWithoutTo, "")
	}
	return refused(first)
}

// readMoveTo reads both sides of a move.
func (r *orderer) readMoveTo(card, player words) (orders.Order, *orders.Refused) {
	given, bad := r.readMinor(orders.Move, card)
	if bad != nil {
		return orders.Order{}, bad
	}
	seat, bad := r.readPlayer(player)
	return orders.Order{Cards: []engine.Card{given}, Player: seat}, r.onePlayer(orders.Move, player, bad)
}

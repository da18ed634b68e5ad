package exact

import (
	"machipost/engine"
	"machipost/orders"
)

// This file and swaps.go read what stands behind a verb. Nothing there may reach
// combine, which asks the table of these functions: it adds the forms of the row.

// arguments are the readers of what stands behind each verb. They give an order
// without its verb; the words may be none.
var arguments = [orders.NumVerbs]func(r *orderer, args words) sense{
	orders.Buy:        (*orderer).readBuy,
	orders.Roll:       (*orderer).readRoll,
	orders.Reroll:     (*orderer).readNumbers,
	orders.Harbour:    (*orderer).readNumbers,
	orders.TV:         (*orderer).readTV,
	orders.Swap:       (*orderer).readSwap,
	orders.Renovate:   (*orderer).readRenovate,
	orders.Convention: (*orderer).readConvention,
	orders.Demolish:   (*orderer).readDemolish,
	orders.Move:       (*orderer).readMove,
	orders.Invest:     (*orderer).readInvest,
}

func (r *orderer) readBuy(args words) sense {
	if len(args) == 0 {
		return sense{bare: true}
	}
	read := r.readCandidates(args)
	if limitCandidates(&read); len(read.order.Cards) == 0 && !read.order.Nothing && len(read.refused) == 0 {
		return refused(&orders.Refused{Why: orders.NothingNamed})
	}
	return read
}

// readCandidates reads names joined by commas, `or` or `then`.
func (r *orderer) readCandidates(args words) sense {
	var read sense
	for _, piece := range pieces(args, ",", "or", "then") {
		switch {
		case read.order.Nothing:
			read.refused = append(read.refused, orders.Refused{Why: orders.BehindNothing, Word: piece.String()})
			continue
		case isNothing(piece):
			read.order.Nothing = true
			continue
		}
		card, bad := r.readCard(piece)
		if bad == nil && card == engine.CityHall {
			bad = &orders.Refused{Why: orders.NotForSale, Card: card}
		}
		if bad != nil {
			read.refused = append(read.refused, *bad)
			continue
		}
		read.order.Cards = append(read.order.Cards, card)
	}
	read.ok = len(read.order.Cards) > 0 || read.order.Nothing
	return read
}

// limitCandidates drops repeats and what comes after the first five (ruling
// 7.3), and warns of the latter.
func limitCandidates(read *sense) orders.Order {
	var seen engine.Cards
	var kept []engine.Card
	for _, card := range read.order.Cards {
		if !seen.Has(card) {
			kept = append(kept, card)
		}
		seen |= engine.CardsOf(card)
	}
	if len(kept) > engine.MaxCandidates {
		read.warnings = append(read.warnings, orders.Warning{About: orders.MoreThanFive, Number: len(kept)})
		kept = kept[:engine.MaxCandidates]
	}
	read.order.Cards = kept
	return read.order
}

// pieces cuts a list at the words given. Empty pieces are left out.
func pieces(w words, at ...string) []words {
	var found []words
	for len(w) > 0 {
		next := w.Index(at...)
		if next < 0 {
			next = len(w)
		}
		if next > 0 {
			found = append(found, w[:next])
		}
		w = w[min(next+1, len(w)):]
	}
	return found
}

func (r *orderer) readRoll(args words) sense {
	if args = args.Plain(); len(args) == 2 && (args.End("die") || args.End("dice")) {
		args = args[:1]
	}
	switch {
	case len(args) == 0:
		return refused(&orders.Refused{Why: orders.NothingNamed})
	case args.Is("1"), args.Is("2"):
		return understood(orders.Order{Dice: int(args[0].Low[0] - '0')})
	}
	return refused(&orders.Refused{Why: orders.DiceNumber, Word: args.String(), Closest: []string{"roll 1", "roll 2"}})
}

// readNumbers reads `NUMBERS`, `unless NUMBERS`, `always` and `never`.
func (r *orderer) readNumbers(args words) sense {
	args = args.Plain()
	switch {
	case len(args) == 0:
		return sense{order: orders.Order{Totals: orders.AllTotals}, ok: true, needsIf: true}
	case args.Is("always"):
		return understood(orders.Order{Totals: orders.AllTotals})
	case args.Is("never"):
		return understood(orders.Order{})
	}
	unless := args[0].Low == "unless"
	if unless {
		args = args[1:]
	}
	totals, bad := readTotals(args)
	switch {
	case bad != nil:
		return refused(bad)
	case unless:
		totals = orders.AllTotals &^ totals
	}
	return understood(orders.Order{Totals: totals})
}

func (r *orderer) readTV(args words) sense {
	if args.Plain().Is("richest") {
		return understood(orders.Order{Player: engine.NoSeat})
	}
	if len(args) == 0 {
		return refused(&orders.Refused{Why: orders.NothingNamed})
	}
	if isNothing(args) {
		return refused(&orders.Refused{Why: orders.MustChoose, Verb: orders.TV})
	}
	player, bad := r.readPlayer(args)
	if bad != nil {
		return refused(r.onePlayer(orders.TV, args, bad))
	}
	return r.against(player, orders.Order{Player: player})
}

// against warns of an order that a player gives against himself: it can never be
// carried out.
func (r *orderer) against(player engine.Seat, order orders.Order) sense {
	read := understood(order)
	if player == r.me {
		read.warnings = []orders.Warning{{About: orders.OwnName}}
	}
	return read
}

func (r *orderer) readRenovate(args words) sense { return r.readOne(orders.Renovate, args) }

func (r *orderer) readConvention(args words) sense { return r.readOne(orders.Convention, args) }

// readOne reads an order of one Establishment that is no Major, or none.
func (r *orderer) readOne(verb orders.Verb, args words) sense {
	switch {
	case len(args) == 0:
		return refused(&orders.Refused{Why: orders.NothingNamed})
	case isNothing(args):
		return understood(orders.Order{Nothing: true})
	}
	card, bad := r.readMinor(verb, args)
	if bad != nil {
		return refused(bad)
	}
	return understood(orders.Order{Cards: []engine.Card{card}})
}

func (r *orderer) readDemolish(args words) sense {
	switch {
	case len(args) == 0:
		return refused(&orders.Refused{Why: orders.NothingNamed})
	case isNothing(args):
		return refused(&orders.Refused{Why: orders.MustChoose, Verb: orders.Demolish})
	}
	var read sense
	for _, piece := range pieces(args, ",", "or", "then") {
		card, bad := r.readCard(piece)
		switch {
		case isNothing(piece):
			bad = &orders.Refused{Why: orders.MustChoose, Verb: orders.Demolish}
		case bad != nil:
		case card == engine.CityHall:
			bad = &orders.Refused{Why: orders.CityHallStays, Card: card}
		case !card.IsLandmark():
			bad = &orders.Refused{Why: orders.NotALandmark, Card: card}
		default:
			read.order.Cards = append(read.order.Cards, card)
			continue
		}
		read.refused = append(read.refused, *bad)
	}
	if read.ok = len(read.order.Cards) > 0; !read.ok && len(read.refused) == 0 {
		return refused(&orders.Refused{Why: orders.NothingNamed})
	}
	return read
}

func (r *orderer) readInvest(args words) sense {
	switch args = args.Plain(); {
	case len(args) == 0, args.Is("always"):
		return understood(orders.Order{})
	case args.Is("never"):
		return understood(orders.Order{Nothing: true})
	}
	return refused(&orders.Refused{Why: orders.InvestWord, Word: args.String(), Closest: []string{"invest always", "invest never"}})
}

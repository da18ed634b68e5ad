package orders

import (
	"strconv"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
)

// This file reads what stands behind a verb. Nothing here may reach the table of
// verbs, which holds these functions: combine adds the forms of the row.

func (r *reader) readBuy(args words) reading {
	if len(args) == 0 {
		return reading{bare: true}
	}
	read := r.readCandidates(args)
	if limitCandidates(&read); len(read.order.Cards) == 0 && !read.order.Nothing && len(read.refused) == 0 {
		return refused(&Refused{Why: NothingNamed})
	}
	return read
}

// readCandidates reads names joined by commas, `or` or `then`.
func (r *reader) readCandidates(args words) reading {
	var read reading
	for _, piece := range pieces(args, ",", "or", "then") {
		switch {
		case read.order.Nothing:
			read.refused = append(read.refused, Refused{Why: BehindNothing, Word: piece.String()})
			continue
		case isNothing(piece):
			read.order.Nothing = true
			continue
		}
		card, bad := r.readCard(piece)
		if bad == nil && card == engine.CityHall {
			bad = &Refused{Why: NotForSale, Card: card}
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
func limitCandidates(read *reading) Order {
	var seen engine.Cards
	var kept []engine.Card
	for _, card := range read.order.Cards {
		if !seen.Has(card) {
			kept = append(kept, card)
		}
		seen |= engine.CardsOf(card)
	}
	if len(kept) > engine.MaxCandidates {
		read.warnings = append(read.warnings, Warning{About: MoreThanFive, Number: len(kept)})
		kept = kept[:engine.MaxCandidates]
	}
	read.order.Cards = kept
	return read.order
}

// pieces cuts a list at the words given. Empty pieces are left out.
func pieces(w words, at ...string) []words {
	var found []words
	for len(w) > 0 {
		next := w.index(at...)
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

func (r *reader) readRoll(args words) reading {
	if args = args.plain(); len(args) == 2 && (args.end("die") || args.end("dice")) {
		args = args[:1]
	}
	switch {
	case len(args) == 0:
		return refused(&Refused{Why: NothingNamed})
	case args.is("1"), args.is("2"):
		return understood(Order{Dice: int(args[0].low[0] - '0')})
	}
	return refused(&Refused{Why: DiceNumber, Word: args.String(), Closest: []string{"roll 1", "roll 2"}})
}

func (r *reader) readReroll(args words) reading { return readTotalsOrder(args) }

func (r *reader) readHarbour(args words) reading { return readTotalsOrder(args) }

func readTotalsOrder(args words) reading {
	args = args.plain()
	switch {
	case len(args) == 0:
		return reading{order: Order{Totals: allTotals}, ok: true, needsIf: true}
	case args.is("always"):
		return understood(Order{Totals: allTotals})
	case args.is("never"):
		return understood(Order{})
	}
	unless := args[0].low == "unless"
	if unless {
		args = args[1:]
	}
	totals, bad := readTotals(args)
	switch {
	case bad != nil:
		return refused(bad)
	case unless:
		totals = allTotals &^ totals
	}
	return understood(Order{Totals: totals})
}

func (r *reader) readTV(args words) reading {
	if args.plain().is("richest") {
		return understood(Order{Player: engine.NoSeat})
	}
	if len(args) == 0 {
		return refused(&Refused{Why: NothingNamed})
	}
	if isNothing(args) {
		return refused(&Refused{Why: MustChoose, Verb: TV})
	}
	player, bad := r.readPlayer(args)
	if bad != nil {
		return refused(r.onePlayer(TV, args, bad))
	}
	return r.against(player, Order{Player: player})
}

// onePlayer tells of several players where the order takes one.
func (r *reader) onePlayer(verb Verb, w words, bad *Refused) *Refused {
	if bad != nil && r.arePlayers(pieces(w, ",", "or", "then", "and")) {
		return &Refused{Why: OnePlayerOnly, Verb: verb, Word: w.String()}
	}
	return bad
}

// against warns of an order that a player gives against himself: it can never be
// carried out.
func (r *reader) against(player engine.Seat, order Order) reading {
	read := understood(order)
	if player == r.me {
		read.warnings = []Warning{{About: OwnName}}
	}
	return read
}

func (r *reader) arePlayers(list []words) bool {
	for _, piece := range list[:min(len(list), engine.MaxPlayers)] {
		if _, bad := r.readPlayer(piece); bad != nil {
			return false
		}
	}
	return len(list) > 1
}

func (r *reader) readRenovate(args words) reading { return r.readOne(Renovate, args) }

func (r *reader) readConvention(args words) reading { return r.readOne(Convention, args) }

// readOne reads an order of one Establishment that is no Major, or none.
func (r *reader) readOne(verb Verb, args words) reading {
	switch {
	case len(args) == 0:
		return refused(&Refused{Why: NothingNamed})
	case isNothing(args):
		return understood(Order{Nothing: true})
	}
	card, bad := r.readMinor(verb, args)
	if bad != nil {
		return refused(bad)
	}
	return understood(Order{Cards: []engine.Card{card}})
}

// readMinor reads the one Establishment, no Major, that such an order takes.
func (r *reader) readMinor(verb Verb, w words) (engine.Card, *Refused) {
	card, bad := r.readCard(w)
	switch {
	case bad == nil:
		bad = minor(verb, card)
	case bad.Why == AndInList || len(pieces(w, ",", "or", "then")) > 1:
		bad = &Refused{Why: OneCardOnly, Verb: verb, Word: w.String()}
	}
	return card, bad
}

// minor tells why a card is not one that such an order may name.
func minor(verb Verb, card engine.Card) *Refused {
	switch {
	case card.IsLandmark():
		return &Refused{Why: LandmarkHere, Verb: verb, Card: card}
	case card.IsMajor():
		return &Refused{Why: MajorHere, Verb: verb, Card: card}
	case verb == Convention && card.Print().Colour == engine.Red:
		return &Refused{Why: RedHere, Verb: verb, Card: card}
	}
	return nil
}

func (r *reader) readDemolish(args words) reading {
	switch {
	case len(args) == 0:
		return refused(&Refused{Why: NothingNamed})
	case isNothing(args):
		return refused(&Refused{Why: MustChoose, Verb: Demolish})
	}
	var read reading
	for _, piece := range pieces(args, ",", "or", "then") {
		card, bad := r.readCard(piece)
		switch {
		case isNothing(piece):
			bad = &Refused{Why: MustChoose, Verb: Demolish}
		case bad != nil:
		case card == engine.CityHall:
			bad = &Refused{Why: CityHallStays, Card: card}
		case !card.IsLandmark():
			bad = &Refused{Why: NotALandmark, Card: card}
		default:
			read.order.Cards = append(read.order.Cards, card)
			continue
		}
		read.refused = append(read.refused, *bad)
	}
	if read.ok = len(read.order.Cards) > 0; !read.ok && len(read.refused) == 0 {
		return refused(&Refused{Why: NothingNamed})
	}
	return read
}

func (r *reader) readInvest(args words) reading {
	switch args = args.plain(); {
	case len(args) == 0, args.is("always"):
		return understood(Order{})
	case args.is("never"):
		return understood(Order{Nothing: true})
	}
	return refused(&Refused{Why: InvestWord, Word: args.String(), Closest: []string{"invest always", "invest never"}})
}

// readCard reads the name of a card.
func (r *reader) readCard(w words) (engine.Card, *Refused) {
	w = w.plain()
	text := w.String()
	found := names.Find(w.lower(), r.game)
	switch found.Verdict {
	case names.Known:
		return found.Card, nil
	case names.NotInGame:
		return engine.NoCard, &Refused{Why: CardNotInGame, Word: text, Card: found.Card}
	case names.Ambiguous:
		return engine.NoCard, &Refused{Why: AmbiguousCard, Word: text, Closest: cardNames(found.Fits)}
	}
	if pair := r.joinedByAnd(w); pair != nil {
		return engine.NoCard, &Refused{Why: AndInList, Word: text, Closest: pair}
	}
	return engine.NoCard, refuse(UnknownCard, text)
}

// joinedByAnd returns two cards where `and` stands between them.
func (r *reader) joinedByAnd(w words) []string {
	at := w[:min(len(w), maxName)].index("and")
	if at < 0 || len(w) > maxName {
		return nil
	}
	var pair []string
	for _, side := range []words{w[:at], w[at+1:]} {
		if len(side) == 0 {
			continue
		}
		found := names.Find(side.plain().lower(), r.game)
		if found.Verdict != names.Known {
			return nil
		}
		pair = append(pair, found.Card.String())
	}
	return pair
}

func cardNames(cards []engine.Card) []string {
	var list []string
	for _, card := range cards {
		list = append(list, card.String())
	}
	return list
}

// seatNumber reads `P2` and `player 2`.
func seatNumber(low string) (int, bool) {
	rest, ok := strings.CutPrefix(low, "player ")
	if !ok {
		rest, ok = strings.CutPrefix(low, "p")
	}
	n, err := strconv.Atoi(rest)
	return n, ok && err == nil && n >= 0 && len(rest) <= maxDigits && rest[0] != '+'
}

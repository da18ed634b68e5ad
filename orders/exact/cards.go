package exact

import (
	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
)

// readCard reads the name of a card.
func (r *known) readCard(w words) (engine.Card, *orders.Refused) {
	w = w.Plain()
	text := w.String()
	found := names.Find(w.Lower(), r.game)
	switch found.Verdict {
	case names.Known:
		return found.Card, nil
	case names.NotInGame:
		return engine.NoCard, &orders.Refused{Why: orders.CardNotInGame, Word: text, Card: found.Card}
	case names.Ambiguous:
		return engine.NoCard, &orders.Refused{Why: orders.AmbiguousCard, Word: text, Closest: orders.CardNames(found.Fits)}
	}
	if pair := r.joinedByAnd(w); pair != nil {
		return engine.NoCard, &orders.Refused{Why: orders.AndInList, Word: text, Closest: pair}
	}
	return engine.NoCard, refuse(orders.UnknownCard, text)
}

// joinedByAnd returns two cards where `and` stands between them.
func (r *known) joinedByAnd(w words) []string {
	at := w[:min(len(w), maxName)].Index("and")
	if at < 0 || len(w) > maxName {
		return nil
	}
	var pair []string
	for _, side := range []words{w[:at], w[at+1:]} {
		if len(side) == 0 {
			continue
		}
		found := names.Find(side.Plain().Lower(), r.game)
		if found.Verdict != names.Known {
			return nil
		}
		pair = append(pair, found.Card.String())
	}
	return pair
}

// readMinor reads the one Establishment, no Major, that such an order takes.
func (r *known) readMinor(verb orders.Verb, w words) (engine.Card, *orders.Refused) {
	card, bad := r.readCard(w)
	switch {
	case bad == nil:
		bad = minor(verb, card)
	case bad.Why == orders.AndInList || len(pieces(w, ",", "or", "then")) > 1:
		bad = &orders.Refused{Why: orders.OneCardOnly, Verb: verb, Word: w.String()}
	}
	return card, bad
}

// minor tells why a card is not one that such an order may name.
func minor(verb orders.Verb, card engine.Card) *orders.Refused {
	switch {
	case card.IsLandmark():
		return &orders.Refused{Why: orders.LandmarkHere, Verb: verb, Card: card}
	case card.IsMajor():
		return &orders.Refused{Why: orders.MajorHere, Verb: verb, Card: card}
	case verb == orders.Convention && card.Print().Colour == engine.Red:
		return &orders.Refused{Why: orders.RedHere, Verb: verb, Card: card}
	}
	return nil
}

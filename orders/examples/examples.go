// Package examples makes orders for players to write by: what enters is a position and the
// seat of a player, what leaves is an order for each thing that this player may decide.
// Nothing is decided here, and nothing advised.
package examples

import (
	"machipost/engine"
	"machipost/orders"
)

// mostExamples is how many cards a purchase is shown with.
const mostExamples = 3

// For is orders as a player may write them for the next turn: one for each thing that
// the town lets its player decide, then what to buy, in each go. They show how orders are
// written, and are no advice: what they name is what comes first. names are those of all
// players, in seat order.
func For(p *engine.Position, names []string, me engine.Seat) (lines []orders.Line) {
	by := orders.Scribe{Names: names, Me: me}
	for _, order := range decisions(p, me) {
		lines = append(lines, by.Write(orders.Line{Scope: orders.EveryGo, Order: order}))
	}
	cards := wanted(p, me)
	if len(cards) == 0 {
		return lines
	}
	if p.Goes(me) < 2 {
		return append(lines, by.Write(orders.Line{Scope: orders.EveryGo, Order: orders.Order{Verb: orders.Buy, Cards: cards}}))
	}
	for n, scope := range []orders.Scope{orders.Go1, orders.Go2} {
		from := min(n, len(cards)-1)
		lines = append(lines, by.Write(orders.Line{Scope: scope, Order: orders.Order{Verb: orders.Buy, Cards: cards[from:]}}))
	}
	return lines
}

// wanted are some cards that the player may buy and could pay after a fair roll; those that
// lie there first, and a landmark where none does.
func wanted(p *engine.Position, me engine.Seat) (cards []engine.Card) {
	const fair = 4 // coins
	town := &p.Towns[me]
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment && len(cards) < mostExamples; c++ {
		if p.Market.Offer.Of(c) > 0 && c.Cost() <= town.Coins+fair && !(c.IsMajor() && town.Has(c)) {
			cards = append(cards, c)
		}
	}
	for c := engine.FirstLandmark; c <= engine.LastLandmark && len(cards) == 0; c++ {
		if p.Rules.Landmarks.Has(c) && !town.Has(c) {
			cards = append(cards, c)
		}
	}
	return cards
}

// decisions are what the cards of a town let its player decide besides what to buy.
func decisions(p *engine.Position, me engine.Seat) (list []orders.Order) {
	town := &p.Towns[me]
	other := engine.Seat((int(me) + 1) % p.Players)
	mine, theirs, works := firstOf(p, me, isMinor), firstOf(p, other, isMinor), firstOf(p, me, isConvened)
	built := firstBuilt(p, me)
	for _, may := range []struct {
		has   bool
		order orders.Order
	}{
		{town.Has(engine.TrainStation), orders.Order{Verb: orders.Roll, Dice: 2}},
		{town.Has(engine.RadioTower), orders.Order{Verb: orders.Reroll, Totals: orders.TotalsBetween(1, 4)}},
		{town.Has(engine.Harbour), orders.Order{Verb: orders.Harbour, Totals: orders.TotalsBetween(10, 12)}},
		{town.Open(engine.TVStation) > 0, orders.Order{Verb: orders.TV, Player: other}},
		{town.Open(engine.BusinessComplex) > 0 && mine != engine.NoCard && theirs != engine.NoCard,
			orders.Order{Verb: orders.Swap, Cards: []engine.Card{mine}, Theirs: theirs, Player: other}},
		{town.Open(engine.RenovationCompany) > 0 && theirs != engine.NoCard, orders.Order{Verb: orders.Renovate, Cards: []engine.Card{theirs}}},
		{town.Open(engine.ConventionCenter) > 0 && works != engine.NoCard, orders.Order{Verb: orders.Convention, Cards: []engine.Card{works}}},
		{town.Open(engine.DemolitionCompany) > 0 && built != engine.NoCard, orders.Order{Verb: orders.Demolish, Cards: []engine.Card{built}}},
		{town.Open(engine.MovingCompany) > 0 && mine != engine.NoCard, orders.Order{Verb: orders.Move, Cards: []engine.Card{mine}, Player: other}},
		{town.Open(engine.TechStartup) > 0, orders.Order{Verb: orders.Invest}},
	} {
		if may.has {
			list = append(list, may.order)
		}
	}
	return list
}

// firstOf is the first Establishment of the table that a player has open and that is of a
// kind; NoCard where there is none.
func firstOf(p *engine.Position, s engine.Seat, is func(engine.Card) bool) engine.Card {
	for c := engine.FirstEstablishment; c <= engine.LastEstablishment; c++ {
		if p.Towns[s].Open(c) > 0 && is(c) {
			return c
		}
	}
	return engine.NoCard
}

func isMinor(c engine.Card) bool { return !c.IsMajor() }

// isConvened tells what may work in place of the Convention Center (ruling 5.27).
func isConvened(c engine.Card) bool { return isMinor(c) && c.Colour() != engine.Red }

// firstBuilt is the first landmark of the table that a player has built and may take down;
// NoCard for none.
func firstBuilt(p *engine.Position, s engine.Seat) engine.Card {
	for c := engine.FirstLandmark; c <= engine.LastLandmark; c++ {
		if p.Towns[s].Has(c) && c != engine.CityHall {
			return c
		}
	}
	return engine.NoCard
}

package wire

import "machipost/engine"

// decks names the piles of each method, in the order of the engine's piles.
var decks = map[engine.Method][]string{
	engine.Open:  {},
	engine.Deck:  {"all"},
	engine.Split: {"low", "high", "major"},
}

// market reads the marketplace, or makes a new one where there is none.
func (r *reader) market(p *Position, n node, found *census, shuffle func([]engine.Card)) {
	if n.kind == absent {
		p.NewMarket(shuffle)
		return
	}
	fields := r.fields(n, "offer", "decks")
	for c, copies := range r.counts(fields["offer"], p.Rules.InPlay()) {
		r.count(found, p, fields["offer"].place, engine.Card(c), copies)
		p.Market.Offer.Put(engine.Card(c), copies)
	}
	piles := r.fields(fields["decks"], decks[p.Rules.Method]...)
	for i, name := range decks[p.Rules.Method] {
		cards := r.pile(p, piles[name], i, found)
		if r.err == nil {
			p.Market.Piles[i] = engine.PileOf(cards)
		}
	}
}

// pile reads a deck, the next card first.
func (r *reader) pile(p *Position, n node, pile int, found *census) []engine.Card {
	inPlay := p.Rules.InPlay()
	var cards []engine.Card
	for _, element := range r.elements(n) {
		if !r.is(element, text) {
			continue
		}
		c := r.card(element.place, element.text, inPlay)
		switch {
		case c.IsLandmark():
			r.fail(element.place, "%s is a landmark", c)
		case c != engine.NoCard && p.Rules.PileFor(c) != pile:
			r.fail(element.place, "%s belongs to the deck %s", c, decks[p.Rules.Method][p.Rules.PileFor(c)])
		}
		r.count(found, p, element.place, c, 1)
		cards = append(cards, c)
	}
	return cards
}

package changes

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
)

// This file has changes of what a tool does with a card: `the Renovation Company shall close the
// Bakery instead of the Cafe`.

// acts tells whether the tool that is named does something on file with one of the cards: then only
// what it does is meant.
func (b *bag) acts() (some bool) {
	if b.tool == engine.NoCard || b.toolless {
		return false
	}
	verb := orders.VerbOf(b.tool)
	does := func(t *thing) bool {
		return len(t.Cards) > 0 && slices.ContainsFunc(b.filed, func(l orders.Line) bool { return l.Order.Verb == verb && slices.Contains(l.Order.Cards, t.Cards[0]) })
	}
	for i := range b.things {
		some = some || does(&b.things[i])
	}
	for i := range b.things {
		b.things[i].filed = b.things[i].filed && !some || does(&b.things[i])
	}
	return some
}

// ofTool makes a change of cards that of what the tool does, where one is named that has them on
// file.
func (b *bag) ofTool(s Swap, ok bool) (Swap, bool) {
	if !ok || s.Moot || s.From.Verb != orders.Buy || !b.acts() {
		return s, ok
	}
	s.From.Verb, s.To.Verb = orders.VerbOf(b.tool), orders.VerbOf(b.tool)
	return s, len(s.To.Cards) == 1 && len(s.From.Cards) == 1
}

package sense

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
)

// This file puts right what was said before: other cards, other numbers, the same once more.

// replace takes away what an order corrects: all of its kind where it names cards that were asked
// for, else what was said last.
func (r *letter) replace(o orders.Order, scopes []orders.Scope) {
	span := ledger.Letter
	if o.Verb == orders.Buy && !slices.ContainsFunc(o.Cards, func(c engine.Card) bool { return slices.Contains(r.Named, c) }) {
		if span = ledger.Clause; r.rewrites {
			span = ledger.Sentence
		}
	}
	r.wrong = r.wrong && !r.Replace(o, scopes, span)
}

// recount puts other numbers in the place of those of the last order: `no, 6 coins`.
func (r *letter) recount(c *clause) (done bool) {
	n := len(r.Lines)
	if n == 0 || cues.Any(c.Items, cues.Card, cues.Dice) || cues.SetOf(c.Items).Any(tooling) {
		return false
	}
	numbers := append(cues.Some(c.Items, cues.Coins), cues.Some(c.Items, cues.Number)...)
	if len(numbers) != 1 {
		return false
	}
	it, last := &numbers[0], r.Lines[n-1]
	for i := range r.Lines {
		l := &r.Lines[i]
		throws := l.Order.Verb == orders.Reroll || l.Order.Verb == orders.Harbour
		switch {
		case l.Sentence != last.Sentence:
		case it.Kind == cues.Number && l.Clause == last.Clause && throws && it.Totals != 0:
			l.Order.Totals, done = it.Totals, true
		case len(l.If) == 1 && l.If[0].Kind == orders.Coins:
			if l.If[0].Count, done = it.N, true; it.Kind == cues.Coins && !it.Plain {
				l.If[0].Compare = it.Compare
			}
		}
	}
	r.wrong = r.wrong && !done
	return done
}

// isSource tells a clause whose goes are those of which the orders are: `the same as go 1`.
func isSource(c *clause) bool {
	at := slices.IndexFunc(c.Items, func(i cues.Item) bool { return i.Kind == cues.Goes })
	return at > 0 && (c.Items[at-1].Says("as", "like", "wie", "como", "que", "same as", "comme") || at > 1 && c.Items[at-1].Says("in", "en", "im") && c.Items[at-2].Says("as", "like", "wie", "como", "que"))
}

// repeats gives other goes the orders of a go that was spoken of: `same for my second go`.
func (r *letter) repeats(c *clause, i int, scopes []orders.Scope) (done bool) {
	to, source := slices.Clone(scopes), isSource(c)
	if own := (&clause{Items: slices.Clone(c.Items)}).Scoped(); own != nil && !source {
		to = own
	}
	if (to == nil || source) && i <= 1 && r.goes.headed {
		to = r.goes.heading
	}
	if len(to) == 0 || to[0] == orders.Standing {
		return false
	}
	if cues.Any(c.Items, cues.Card) || r.next != nil && cues.Any(r.next.Items, cues.Card) {
		r.doubts++ // the same minus the boat
	}
	r.goes.copied, r.goes.both = to, true
	from := orders.Go1
	if to[0] == orders.Go1 {
		from = orders.Go2
	}
	for k := range r.Lines {
		l := &r.Lines[k]
		switch {
		case l.Scope != from:
			continue
		case len(r.Lines) > mostOrders:
			r.doubts++
			return done
		case to[0] == orders.EveryGo:
			l.Scope = orders.EveryGo
		default:
			again := *l
			again.Scope = to[0]
			r.Lines = append(r.Lines, again)
		}
		done = true
	}
	return done
}

package sense

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
)

// This file puts right what was said before: other cards, other numbers, the same once more.

// replace takes away what an order corrects.
func (r *letter) replace(o orders.Order, scopes []orders.Scope) {
	same := func(l *line) bool { return l.Order.Verb == o.Verb && slices.Contains(scopes, l.Scope) }
	last := -1
	for i := range r.lines {
		if same(&r.lines[i]) {
			last = i
		}
	}
	if last < 0 {
		return
	}
	at := r.lines[last]
	keep := o.Verb == orders.Buy && !slices.ContainsFunc(o.Cards, func(c engine.Card) bool { return slices.Contains(r.named, c) })
	r.lines = slices.DeleteFunc(r.lines, func(l line) bool {
		return same(&l) && (!keep || l.sentence == at.sentence && l.clause == at.clause)
	})
	r.wrong = false
}

// ahead puts candidates before those of the same goes: `the Park first`.
func (r *letter) ahead(a act, scopes []orders.Scope) bool {
	if a.order.Verb != orders.Buy || len(a.order.Cards) == 0 || len(r.open) > 0 || len(a.all) > 0 {
		return false
	}
	for _, scope := range scopes {
		at := slices.IndexFunc(r.lines, func(l line) bool { return l.Order.Verb == orders.Buy && l.Scope == scope && len(l.If) == 0 })
		if at < 0 {
			return false
		}
		o := &r.lines[at].Order
		o.Cards = append(slices.Clone(a.order.Cards), without(o.Cards, a.order.Cards...)...)
	}
	r.wrong = false
	return true
}

// amend puts another condition in the place of that of the last orders.
func (r *letter) amend(all []orders.Condition) bool {
	n := len(r.lines)
	if n == 0 || len(r.lines[n-1].full) != 1 || len(all) != 1 {
		return false
	}
	last := r.lines[n-1]
	for i := range r.lines {
		if l := &r.lines[i]; l.sentence == last.sentence && l.clause == last.clause {
			l.full, l.If = slices.Clone(all), slices.Clone(all)
			r.settle(l)
		}
	}
	r.chain, r.wrong = all, false
	return true
}

// recount puts other numbers in the place of those of the last order: `no, 6 coins`.
func (r *letter) recount(c *clause) (done bool) {
	n := len(r.lines)
	if n == 0 || cues.Any(c.Items, cues.Card, cues.Dice) || cues.SetOf(c.Items).Any(tooling) {
		return false
	}
	numbers := append(cues.Some(c.Items, cues.Coins), cues.Some(c.Items, cues.Number)...)
	if len(numbers) != 1 {
		return false
	}
	it, last := &numbers[0], r.lines[n-1]
	for i := range r.lines {
		l := &r.lines[i]
		throws := l.Order.Verb == orders.Reroll || l.Order.Verb == orders.Harbour
		switch {
		case l.sentence != last.sentence:
		case it.Kind == cues.Number && l.clause == last.clause && throws && it.Totals != 0:
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

// repeats gives other goes the orders of a go that was spoken of: `same for my second go`.
func (r *letter) repeats(c *clause, i int, scopes []orders.Scope) (done bool) {
	to := slices.Clone(scopes)
	if own := (&clause{Items: slices.Clone(c.Items)}).Scoped(); own != nil {
		to = own
	}
	if to == nil && i <= 1 && r.goes.headed {
		to = r.goes.heading
	}
	if len(to) == 0 || to[0] == orders.Standing {
		return false
	}
	r.goes.copied = to
	from := orders.Go1
	if to[0] == orders.Go1 {
		from = orders.Go2
	}
	for k := range r.lines {
		l := &r.lines[k]
		switch {
		case l.Scope != from:
			continue
		case len(r.lines) > mostOrders:
			r.doubts++
			return done
		case to[0] == orders.EveryGo:
			l.Scope = orders.EveryGo
		default:
			again := *l
			again.Scope = to[0]
			r.lines = append(r.lines, again)
		}
		done = true
	}
	return done
}

// dropLast takes the last orders of the sentence away.
func (b *ledger) dropLast() {
	n := len(b.lines)
	if n == 0 || b.lines[n-1].sentence != b.number {
		return
	}
	last := b.lines[n-1].clause
	b.lines = slices.DeleteFunc(b.lines, func(l line) bool { return l.sentence == b.number && l.clause == last })
}

// drop takes a card out of what is to be bought.
func (b *ledger) drop(c engine.Card) {
	for i := range b.lines {
		if o := &b.lines[i].Order; o.Verb == orders.Buy {
			o.Cards = without(o.Cards, c)
		}
	}
	b.tidy()
}

// tidy takes away purchases of nothing that was asked for.
func (b *ledger) tidy() {
	b.lines = slices.DeleteFunc(b.lines, func(l line) bool {
		return l.Order.Verb == orders.Buy && len(l.Order.Cards) == 0 && !l.Order.Nothing
	})
}

// forgetTools takes the cards away that the sentence names only for what they let their owner do.
func (b *ledger) forgetTools() {
	var verbs []orders.Verb
	for i := range b.lines {
		if l := &b.lines[i]; l.sentence == b.number && l.Order.Verb != orders.Buy {
			verbs = append(verbs, l.Order.Verb)
		}
	}
	for i := range b.lines {
		if l := &b.lines[i]; l.sentence == b.number && l.Order.Verb == orders.Buy {
			l.Order.Cards = slices.DeleteFunc(slices.Clone(l.Order.Cards), func(c engine.Card) bool {
				verb, is := cues.Tool(c)
				return is && slices.Contains(verbs, verb)
			})
		}
	}
	b.tidy()
}

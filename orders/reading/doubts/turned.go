package doubts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/suspects"
)

// This file asks about what is easily turned round, sentence by sentence, and beside others: a tool's
// second choice that is bought, what is otherwise to a condition that was lost.

// turned proposes what was made of a sentence that is suspected, and of what stands beside it; a yes
// files none of it.
func (r doubter) turned() {
	r.leftAlone(r.made())
	made := r.made()
	suspected := map[string]bool{}
	for written, list := range made {
		suspected[written] = !r.exact(written) && suspects.Find(r.g.Table, r.tokens(written), list)
	}
	for i := range r.Entries {
		e := &r.Entries[i]
		if e.Old || e.Gone || suspected[e.Written] {
			continue
		}
		if r.fallsBack(i) && !r.exact(e.Written) {
			suspected[e.Written] = true
		}
	}
	r.propose(func(e *drafts.Entry) bool { return suspected[e.Written] })
	if r.onFile && !r.Sheet.Amends && keepsRest(r) {
		r.propose(func(e *drafts.Entry) bool { return true })
	}
	if prefersBeside(r) {
		r.propose(func(e *drafts.Entry) bool { return e.Line.Order.Verb == orders.Buy })
	}
}

// leftAlone takes out that nothing is bought on a throw, of a sentence by which the throw itself is
// left as it is: `add 2 on a 10, leave it on an 11`.
func (r doubter) leftAlone(made map[string][]orders.Line) {
	r.Entries = slices.DeleteFunc(r.Entries, func(e drafts.Entry) bool {
		onThrow := len(e.Line.If) > 0 && e.Line.If[0].Kind == orders.Rolled && e.Line.Order.Verb == orders.Buy && e.Line.Order.Nothing
		return !e.Old && onThrow && suspects.LeavesThrow(r.tokens(e.Written), made[e.Written]) && !r.exact(e.Written)
	})
}

// propose withholds orders; of a letter that is read freely they are taken out.
func (r doubter) propose(which func(e *drafts.Entry) bool) {
	one := func(e *drafts.Entry) bool { return !e.Old && which(e) }
	if r.Withhold(drafts.Doubt{Why: orders.TwoWays}, one); r.Freely {
		r.Entries = slices.DeleteFunc(r.Entries, func(e drafts.Entry) bool { return one(&e) })
	}
}

// fallsBack tells an order that may be the second choice of a tool, or what is otherwise to a
// condition that was lost.
func (r doubter) fallsBack(i int) bool {
	e := &r.Entries[i]
	t := r.tokens(e.Written)
	if len(e.Line.If) > 0 && len(t) > 0 && t[0].Is("else", "otherwise", "sonst", "ansonsten", "sinon") {
		c := e.Line.If[len(e.Line.If)-1]
		if !slices.ContainsFunc(r.Entries, func(o drafts.Entry) bool {
			return slices.ContainsFunc(o.Line.If, func(other orders.Condition) bool { return other == c.Negated() || other.Negated() == c })
		}) {
			return true
		}
	}
	if keptBack(r, i, t) || i > 0 && (r.losesNoun(i, t) || r.prefersAgain(i, t)) {
		return true
	}
	if e.Line.Order.Verb != orders.Buy || e.Line.Order.Nothing || len(e.Line.Order.Cards) != 1 || marks.Some(t, purchasing) || i == 0 {
		return false
	}
	before := &r.Entries[i-1]
	card := e.Line.Order.Cards[0]
	switch before.Line.Order.Verb {
	case orders.Renovate, orders.Move, orders.Convention, orders.Swap:
		if card.IsLandmark() {
			return false
		}
	case orders.Demolish:
		if !card.IsLandmark() {
			return false
		}
	default:
		return false
	}
	if before.Old || before.Line.Scope != e.Line.Scope && before.Written != e.Written {
		return false
	}
	owns := len(e.Line.If) == 1 && e.Line.If[0].Kind == orders.Has
	return len(e.Line.If) > 0 && (before.Written == e.Written || owns || marks.Says(t, "instead", "case")) || before.Written == e.Written && before.Line.Scope != e.Line.Scope && !marks.Says(t, ":")
}

// reserved are words of a candidate that is for later.
var reserved = marks.Lows("fallback", "reserve", "backup", "notnagel", "reserva")

// keptBack tells a candidate in reserve that stands before another one.
func keptBack(r doubter, i int, t []marks.Token) bool {
	e := &r.Entries[i]
	return e.Line.Order.Verb == orders.Buy && marks.Some(t, reserved) && slices.ContainsFunc(r.Entries[i+1:], func(o drafts.Entry) bool {
		return !o.Old && !o.Gone && o.Line.Order.Verb == orders.Buy && o.Line.Scope == e.Line.Scope && o.Written != e.Written
	})
}

// losesNoun tells a throw that is asked for without a word of dice, behind a condition on something
// else: `12 coins: Stadium; if under 12, Cafe`.
func (r doubter) losesNoun(i int, t []marks.Token) bool {
	before, e := &r.Entries[i-1], &r.Entries[i]
	if len(e.Line.If) != 1 || e.Line.If[0].Kind != orders.Rolled || len(before.Line.If) != 1 || before.Old || before.Line.Order.Verb != e.Line.Order.Verb || suspects.Throws(t) {
		return false
	}
	if !suspects.AsksNumber(t) && !marks.Says(t, "under", "less", "fewer", "more", "over", "least", "most", "mehr", "weniger", "mindestens", "hochstens") {
		return false
	}
	kind := before.Line.If[0].Kind
	return kind == orders.Coins || kind == orders.Landmarks || kind == orders.Has
}

// prefersAgain tells a card that is wanted again, for it is preferred to one that stands above.
func (r doubter) prefersAgain(i int, t []marks.Token) bool {
	e := &r.Entries[i]
	return e.Line.Order.Verb == orders.Buy && len(e.Line.Order.Cards) == 1 && (suspects.Prefers(t) || marks.Says(t, "before", "antes")) && slices.ContainsFunc(r.Entries[:i], func(o drafts.Entry) bool {
		return !o.Old && !o.Gone && o.Line.Order.Verb == orders.Buy && o.Line.Scope == e.Line.Scope && slices.Index(o.Line.Order.Cards, e.Line.Order.Cards[0]) > 0
	})
}

// purchasing are words by which a card is bought, and no second choice of a tool.
var purchasing = marks.Lows("buy", "buys", "want", "like", "get", "take", "purchase", "acquire", "compro", "quiero", "kaufe", "nehme", "kaufen", "build", "bought", "built", "comprar", "shopping", "gebaut", "gekauft")

// Words by which something of what was sent before stays.
var (
	resting   = marks.Lows("rest", "others", "other", "ubrige", "ubrigen", "anderes", "demas", "resto")
	remaining = marks.Lows("stays", "stay", "remain", "remains", "stands", "stand", "unchanged", "wrote", "before", "valid", "fine", "moves", "have", "know", "as", "bleibt", "bleiben", "gleich", "igual", "queda", "sigue")
)

// keepsRest tells a letter that says of what was sent before that it stays, where nothing of it does.
func keepsRest(r doubter) bool {
	said := func(text string) bool {
		t := marks.Tokens(text)
		return len(t) < 15 && (marks.Some(t, resting) || marks.Says(t, "list", "buying", "shopping")) && marks.Some(t, remaining)
	}
	return slices.ContainsFunc(r.Sheet.Prose, func(p orders.Prose) bool { return said(p.Line) }) || slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return !e.Old && said(e.Written) })
}

// prefersBeside tells talk that prefers a card which is not the first candidate.
func prefersBeside(r doubter) bool {
	var later engine.Cards
	for i := range r.Entries {
		if e := &r.Entries[i]; !e.Old && !e.Gone && e.Line.Order.Verb == orders.Buy && len(e.Line.If) == 0 && len(e.Line.Order.Cards) > 1 {
			later |= engine.CardsOf(e.Line.Order.Cards[1:]...)
		}
	}
	if later == 0 {
		return false
	}
	for _, p := range r.Sheet.Prose {
		t := marks.Tokens(p.Line)
		if len(t) > 12 || !suspects.Prefers(t) && !marks.Says(t, "first", "before") || marks.Says(t, "?") {
			continue
		}
		for at := 0; at < len(t); at++ {
			if found := r.g.Table.FullCard(t, at); found.Tokens > 0 && later.Has(found.Card) {
				return true
			}
		}
	}
	return false
}

package sense

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
)

// This file has orders about dice: how many, whether they are thrown again, and the Harbour's two.

// throws are words that throw dice.
var throws = []string{"roll", "rolls", "rolled", "rolling", "throw", "throws", "thrown", "cast", "wurfle", "wurfeln", "wirf", "werfe", "werfen", "tiro", "tirar", "lanzo", "lanzar", "lance", "lancer", "jette"}

// dice is how many dice a clause rolls, 0 for not said; only where it says nothing else.
func (t *task) dice() (n int, only bool) {
	dice := cues.Some(t.Items, cues.Dice)
	switch {
	case len(dice) > 0 && (t.told || t.s.Has(cues.Reroll) || t.s.Has(cues.Hope) && !softly(t.clause)):
		return 0, false
	case t.Lead == cues.Forget:
		return 0, false
	case len(dice) > 0 && t.owned(&dice[len(dice)-1]):
		return 0, false
	case len(dice) > 0:
		n = dice[len(dice)-1].N
		if t.not && len(dice) == 1 && !t.s.Has(cues.Only) {
			return t.denied(n), false
		}
		return n, false
	case len(t.cards) == 0 && (t.Lead == cues.Else || t.elsewhere || t.inRow() != nil) && t.lastIs(orders.Roll) && t.counted() > 0:
		return t.counted(), true
	case len(t.cards) > 0 || t.Lead == cues.Else:
		return 0, false
	case t.only() != nil: // two dice, no, one
		n, _ = cues.Count(t.only().Text)
	}
	if len(t.numbers) == 1 && n == 0 && (t.only() != nil || t.rolls()) {
		n = t.numbers[0].N
	}
	if n != 1 && n != 2 {
		return 0, false
	}
	return n, true
}

// inRow are the goes of dice of which one clause says what comes first, and the next what comes second: `one die
// first, then two`; nil for those of the sentence.
func (t *task) inRow() []orders.Scope {
	if t.Numbers[1] == 0 || len(t.cards) > 0 || !slices.Equal(t.scopes, everyGo) {
		return nil
	}
	switch {
	case t.s.Has(cues.First) && !t.s.Has(cues.Second) && t.next != nil && (t.next.Lead == cues.Then || cues.SetOf(t.next.Items).Has(cues.Second) || t.next.HasGoes(orders.Go2)):
		return []orders.Scope{orders.Go1}
	case (t.s.Has(cues.Second) || t.Lead == cues.Then) && t.lastIs(orders.Roll) && t.Lines[len(t.Lines)-1].Scope == orders.Go1:
		return []orders.Scope{orders.Go2}
	}
	return nil
}

// counted is how many dice a short clause counts that does not say dice; 0 for none.
func (t *task) counted() (n int) {
	if len(t.Items) > mostElse || len(t.players) > 0 {
		return 0
	}
	for i := range t.Items {
		if c, is := cues.Count(t.Items[i].Text); is && (c == 1 || c == 2) {
			n = c
		} else if it := &t.Items[i]; it.Kind == cues.Number && it.Plain && (it.N == 1 || it.N == 2) {
			n = it.N
		}
	}
	return n
}

// owned tells dice that somebody only has.
func (t *task) owned(dice *cues.Item) bool {
	i := t.clause.At(dice.From)
	for i--; i >= 0 && (t.Items[i].IsArticle() || t.Items[i].Is(cues.Only)); i-- {
	}
	return i > 0 && t.Items[i].Says("have", "only have", "got", "have got", "ive got", "tengo", "habe", "ai") && (t.Items[i-1].Says("i", "ich", "yo", "j") || t.Items[i-1].Is(cues.Only))
}

// denied is how many dice are rolled by a clause with a not: the others where it stands before the
// dice, these where it stands behind, 0 where it is about something else.
func (t *task) denied(n int) int {
	at := slices.IndexFunc(t.Items, func(i cues.Item) bool { return i.Kind == cues.Dice })
	not := slices.IndexFunc(t.Items, func(i cues.Item) bool { return i.Is(cues.Not) || i.Is(cues.Never) })
	switch {
	case not > at:
		return n
	case not >= 0 && slices.ContainsFunc(t.Items[not+1:at], func(i cues.Item) bool { return !i.Is(cues.Empty) && !i.Is(cues.Roll) && !i.Is(cues.Not) }):
		return 0
	}
	return 3 - n
}

// only is what a clause says behind dice, where it says one thing; nil for more.
func (t *task) only() (one *cues.Item) {
	if t.Bracket {
		return nil // (2)
	}
	for i := range t.Items {
		it := &t.Items[i]
		_, counts := cues.Count(it.Text)
		switch {
		case it.Is(cues.Only) && len(t.Items) > 1:
		case it.Is(cues.Empty) && !counts && !it.Is(cues.It), it.Says("make it", "make that"):
		case one != nil:
			return nil
		default:
			one = it
		}
	}
	if t.Verb != orders.Roll || t.tooled {
		return nil
	}
	return one
}

// rolls tells a clause that says with how many dice, and does not say dice: `roll 2`.
func (t *task) rolls() bool {
	if !t.s.Has(cues.Roll) || !t.numbers[0].Plain || t.numbers[0].Totals&^orders.TotalsBetween(1, 2) != 0 || len(t.Items) > 5 || t.Lead == cues.If || t.s.Has(cues.Reroll) || t.s.Has(cues.Add) {
		return false
	}
	at := slices.IndexFunc(t.Items, func(i cues.Item) bool { return i.Kind == cues.Word && !i.Is(cues.Empty) })
	return at >= 0 && t.Items[at].Is(cues.Roll) && (t.Items[at].Says(throws...) || t.Items[at].Is(cues.Die)) && !cues.Any(t.Items[:at], cues.Unknown)
}

// faintly makes an `again` another throw, where dice are spoken of.
func (t *task) faintly() {
	if !t.s.Has(cues.Faint) || len(t.cards) > 0 && !(len(t.cards) == 1 && t.names(engine.RadioTower)) || cues.Any(t.Items, cues.Dice) {
		return
	}
	n := len(t.Lines)
	behind := len(t.Items) <= 2 && t.Verb == orders.Roll && n > 0 && (t.Lines[n-1].Sentence == t.Number || t.Lines[n-1].Sentence == t.Number-1 && t.next != nil && t.next.Asks())
	plainly := !t.told && slices.ContainsFunc(t.Items, func(i cues.Item) bool { return i.Is(cues.Roll) && i.Says(throws...) })
	if behind || plainly || len(t.open) == 1 && t.open[0].Kind == orders.Rolled || t.names(engine.RadioTower) {
		t.s.Add(cues.Reroll)
	}
}

// reroll reads which totals are thrown again.
func (t *task) reroll() (o orders.Order, is answer) {
	tower := len(t.cards) == 1 && t.names(engine.RadioTower)
	says := t.s.Has(cues.Reroll) && (len(t.cards) == 0 || tower)
	used := tower && (len(t.numbers) > 0 || cues.Say(t.Items, using...)) && !t.s.Has(cues.Buy) && !cues.Any(t.Items, cues.Coins)
	if !says && !used && !(t.isAbout(orders.Reroll) && len(t.numbers) > 0) {
		return o, silent
	}
	if cues.Say(t.Items, "keep", "keeping", "behalte", "guardo") && !says {
		return o, silent
	}
	o = orders.Order{Verb: orders.Reroll, Totals: t.totals}
	switch {
	case t.not, t.s.Has(cues.Never):
		return o, none // as it is anyway
	case t.s.Has(cues.Unless), t.s.Has(cues.Except):
		o.Totals = t.Excepted()
	case t.totals == 0 && t.kept != 0 && (t.Lead == cues.Else || t.IsOther() || cues.Say(t.Items, "rest", "others", "resto", "ubrigen", "everything else", "all others", "all the others", "the others", "others get")):
		o.Totals = orders.AllTotals &^ t.kept
	case t.totals == 0 && t.before != 0:
		o.Totals = t.before
	case t.totals == 0:
		o.Totals = orders.AllTotals
	}
	return o, ordered
}

// using are words of who uses what is named beside them.
var using = []string{"benutzen", "nutzen", "verwenden", "verwende", "using", "utilizar", "nutze", "nutze ich", "benutze", "use", "usa", "uso", "usar", "apply", "applied", "exercised", "exercise", "yes", "si", "ja", "make use of", "ill use", "avail", "invoke", "invoked", "invoking", "resort", "employ", "employed", "activate"}

// standing are words of totals that stay what they are.
var standing = []string{"stay", "stays", "remain", "remains", "leave it", "leave", "as it is", "as they are", "unchanged", "untouched", "queda", "se queda", "bleibt", "bleiben", "keep", "stands", "stand"}

// exercising are words of what is done with a right that was named before.
var exercising = []string{"exercised", "exercise", "used", "use", "applied", "apply", "invoked"}

// high are the totals to which the Harbour adds.
var high = orders.TotalsBetween(10, orders.MaxTotal)

// harbour reads to which totals two are added.
func (t *task) harbour() (o orders.Order, is answer) {
	alone := len(t.cards) == 1 && t.names(engine.Harbour)
	about, adds := t.isAbout(orders.Harbour), t.s.Has(cues.Add)
	uses := alone && !t.told && cues.Say(t.Items, using...)
	if adds && !alone && !about && !t.AddsTwo() {
		adds = false
	}
	if len(t.cards) == 0 && len(t.Named) > 0 && t.Named[len(t.Named)-1] == engine.Harbour && cues.Say(t.Items, exercising...) && t.s.Has(cues.It) && t.totals&high != 0 {
		about = true
	}
	every := t.s.Has(cues.Every) || uses && t.totals == 0 && len(t.open) == 0
	says := adds && !slices.ContainsFunc(t.cards, func(i cues.Item) bool { return !cues.IsBoat(i.Cards[0]) }) && len(t.open) == 1 && t.open[0].Kind == orders.Rolled && t.AddsTwo() || alone && (adds || uses) || adds && len(t.cards) == 0 && t.totals&high != 0 && t.AddsTwo() || adds && t.names(engine.Harbour) && t.AddsTwo() || (alone || adds && len(t.cards) == 0 || about && len(t.cards) == 0) && !t.s.Has(cues.Buy) &&
		(adds || about || every || t.s.Has(cues.Never) || t.totals&high != 0)
	if !says || t.told && alone {
		return o, silent
	}
	if t.not || t.s.Has(cues.Nothing) || cues.Say(t.Items, standing...) {
		return o, none
	}
	o.Verb = orders.Harbour
	for i := range t.numbers {
		if t.numbers[i].Totals&high != 0 {
			o.Totals |= t.numbers[i].Totals
		}
	}
	if o.Totals == 0 {
		o.Totals = orders.AllTotals
	}
	return o, ordered
}

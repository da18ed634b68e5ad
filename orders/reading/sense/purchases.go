package sense

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
)

// A shopping is what a clause says of cards to be bought.
type shopping struct {
	*task
	cards   []engine.Card
	strange int  // words that nobody knows
	asked   bool // a word asks for cards
	negated bool
	stated  bool // something is said of a card
	begun   bool // a card was named
	totals  orders.Totals
}

// purchases are the candidates that a clause names.
func (t *task) purchases() []ledger.Act {
	if t.Lead == cues.Forget || t.refusing {
		t.wrong = t.wrong && len(t.cards) == 0
		for i := range t.cards {
			if t.refusing {
				t.barred |= engine.CardsOf(t.cards[i].Cards[0])
			}
			if one := t.cards[i].Cards[0]; t.Leading.Says(instead...) {
				t.Drop(one, t.scopes)
			} else {
				t.Exclude(one, t.scopes)
			}
		}
		return nil
	}
	s := shopping{task: t, asked: t.listing || t.wrong && len(t.Items) <= mostRestated && !t.tooled && !t.Colon && !t.s.Has(cues.Past) && !t.Haves()}
	for i := range t.Items {
		if s.item(i); s.stated {
			break
		}
	}
	switch {
	case len(s.cards) == 0 && !s.begun && (t.s.Has(cues.Nothing) || t.s.Has(cues.Save)):
		return s.nothing()
	case len(s.cards) == 0 && s.asked && (t.s.Has(cues.It) || t.s.Has(cues.Buy) && !t.s.Has(cues.Past) && t.Lead != cues.Why && len(t.Items) <= 3) && len(t.supposed) > 0 && len(t.Items) <= 5 && !s.negated && !t.Colon:
		s.cards = t.supposed[:1]
	case len(s.cards) == 0 && s.asked && !s.negated && t.s.Has(cues.It) && cues.Say(t.Items, "back", "straight back", "zuruck") && len(t.Lines) > 0 && t.Lines[len(t.Lines)-1].Order.Verb == orders.Demolish:
		s.cards = t.Lines[len(t.Lines)-1].Order.Cards[:1]
	case len(s.cards) == 0 && s.asked && !s.negated && t.s.Has(cues.It) && len(t.supposed) == 0 && len(t.open) > 0 && len(t.Named) > 0 && len(t.Items) <= 5 && !t.Buys():
		s.cards = t.Named[len(t.Named)-1:] // saving for the Airport; with 30 I buy it
	case len(s.cards) == 0:
		return nil
	}
	if !s.stands() || s.swaps() || s.goesOnDemolishing() || s.goesOnMoving() || s.cards[0] == engine.TVStation && t.s.Has(cues.Richest) {
		return nil
	}
	if s.perGo() {
		return []ledger.Act{
			{Order: orders.Order{Verb: orders.Buy, Cards: s.cards[:1]}, For: []orders.Scope{orders.Go1}},
			{Order: orders.Order{Verb: orders.Buy, Cards: s.cards[1:]}, For: []orders.Scope{orders.Go2}},
		}
	}
	one := ledger.Act{Order: orders.Order{Verb: orders.Buy, Cards: s.cards}, Asked: s.s.Has(cues.Buy) && !s.s.Any(tooling)}
	if s.totals != 0 {
		one.All = []orders.Condition{{Kind: orders.Rolled, Totals: s.totals}}
	}
	if s.orNothing() {
		return []ledger.Act{one, {Order: orders.Order{Verb: orders.Buy, Nothing: true}, All: one.All}}
	}
	return []ledger.Act{one}
}

// orNothing tells candidates behind which nothing is bought: `Airport or nothing`.
func (s *shopping) orNothing() bool {
	n := len(s.Items)
	if n < 3 || s.negated || len(s.open) > 0 || s.s.Any(besidePurchases) {
		return false
	}
	last := &s.Items[n-1]
	return last.Is(cues.Nothing) && !last.Is(cues.Not) && s.Items[n-2].Is(cues.Or) && s.Items[n-3].Kind == cues.Card
}

// mostRestated is how many items a clause has at most that says a card in the place of another.
const mostRestated = 5

// perGo tells one card first and another second, where goes were spoken of: `Bakery first and Cafe
// second`.
func (s *shopping) perGo() bool {
	if len(s.cards) != 2 || s.Numbers[1] == 0 || !slices.ContainsFunc(s.Lines, func(l ledger.Line) bool { return l.Scope == orders.Go1 || l.Scope == orders.Go2 }) {
		return false
	}
	first := slices.IndexFunc(s.Items, func(i cues.Item) bool { return i.Is(cues.First) })
	second := slices.IndexFunc(s.Items, func(i cues.Item) bool { return i.Is(cues.Second) })
	cards := slices.IndexFunc(s.Items, func(i cues.Item) bool { return i.Kind == cues.Card })
	return first > cards && second > first
}

// liking are words that ask for cards only where nobody says of himself what he is like.
var (
	liking = []string{"like", "likes", "love"}
	we     = []string{"i", "we", "they", "you"}
)

// item takes in one item of the clause.
func (s *shopping) item(i int) {
	it := &s.Items[i]
	switch {
	case it.Is(cues.Buy):
		s.negated = s.negated && (it.Says("get") || i > 0 && s.Items[i-1].Is(cues.Not))
		s.asked = s.asked || !(it.Says(liking...) && i > 0 && s.Items[i-1].Says(we...))
	case it.Is(cues.Not), it.Is(cues.Never):
		s.negated = true
		if (!s.asked || i+1 == len(s.Items)) && !cues.Any(s.Items[i:], cues.Card) {
			s.cards = nil // the Mine not
		}
	case it.Is(cues.Add) && len(s.numbers) == 0 && !s.names(engine.Harbour):
		s.asked = true // and add the Bakery at the end
	case it.Kind == cues.Card:
		s.card(it, i)
	case it.Is(cues.Cost) && s.begun:
		s.stated = true
	case it.Kind == cues.Unknown:
		s.strange++
	case it.Kind == cues.Number && it.Totals != 0 && i > 0 && (s.Items[i-1].Is(cues.Roll) || i+1 < len(s.Items) && s.Items[i+1].Is(cues.Roll)):
		s.totals = it.Totals
	}
}

// besides are words before a card that is only there with another, or is at work.
var besides = []string{"with the", "with my", "con la", "con el", "con los", "con las", "mit dem", "mit der", "mit den", "avec le", "avec la", "avec les"}

// card takes in a card, where it may be bought.
func (s *shopping) card(it *cues.Item, i int) {
	begun := s.begun
	s.begun = true
	_, tool := cues.Tool(it.Cards[0])
	switch {
	case i > 0 && s.Items[i-1].Says(besides...) && (begun || tool && !it.Cards[0].IsLandmark()),
		cues.Say(s.Items[:i], "keep", "keeping", "hang on to", "hold on to", "behalten", "conservar", "garder"),
		s.clause.Belongs(i) && !(s.gave() && s.clause.OwnedByOther(it.From)),
		s.Bracket && !s.asked && s.Lead != cues.Else && !(s.elsewise && (s.next == nil || s.next.Bracket)),
		!s.asked && i > 0 && s.Items[i-1].Is(cues.Mine) && cues.Any(s.Items[i:], cues.Unknown), // my Mine is counting on it
		!s.asked && cues.SetOf(s.Items[:i]).Has(cues.Save):                                     // saving for it
	case s.negated && s.s.Has(cues.Have) && !s.asked: // it is not there, and may be wanted
	case s.negated:
		s.Exclude(it.Cards[0], s.scopes)
	default:
		s.cards = append(s.cards, s.fit(it))
	}
}

// fit is the one card that an item names, the likeliest where several fit.
func (s *shopping) fit(it *cues.Item) engine.Card {
	for _, c := range it.Cards {
		if slices.Contains(s.Named, c) {
			return c
		}
	}
	return it.Cards[0]
}

// besidePurchases are classes of words beside which a nothing is about something else than purchases.
var besidePurchases = cues.ClassesOf(cues.Raze, cues.Close, cues.Swap, cues.Put, cues.Reroll, cues.Add, cues.There)

// nothing reads that nothing is bought.
func (s *shopping) nothing() []ledger.Act {
	buys, otherwise := s.s.Has(cues.Buy) && !(s.s.Has(cues.Raze) && cues.Say(s.Items, "gets", "get")), s.Lead == cues.Else
	long := len(s.Items) > 4 && !s.elsewise && !otherwise && !s.BuysNothing()
	switch {
	case !buys && len(s.open) > 0 && s.open[0].Kind == orders.Rolled && cues.Say(s.Items, "leave it", "keep it", "keep them", "leave"), // the total stands
		!buys && (s.s.Has(cues.Cost) || len(s.players) > 0),
		!buys && s.Verb == orders.Reroll && len(s.Lines) > 0 && s.Lines[len(s.Lines)-1].Sentence == s.Number && cues.Say(s.Items, "alles", "everything", "anything", "rest", "others", "todo", "demas"), // the other totals
		!buys && s.throwsBefore() && s.Lines[len(s.Lines)-1].Sentence == s.Number && cues.Say(s.Items, "nothing else", "else") && len(s.Items) <= 2,
		!buys && s.s.Has(cues.Roll) && !s.elsewise && !otherwise && len(s.open) == 0,
		!buys && (s.s.Any(besidePurchases) || s.Haves() || long),
		(otherwise || s.elsewise && !buys && !s.BuysNothing() && s.throwsBefore()) && s.Verb != orders.Buy && s.Verb != orders.Roll,
		s.strange > 3,
		!buys && !otherwise && !s.elsewise && !s.s.Has(cues.Nothing) && len(s.Items) > 3:
		return nil
	}
	return []ledger.Act{{Order: orders.Order{Verb: orders.Buy, Nothing: true}}}
}

// stands tells whether the cards of a clause are asked for, and not only told of.
func (s *shopping) stands() bool {
	first := &s.Items[0]
	theirs := len(s.Items) > 1 && (first.Kind == cues.Player && !first.Genitive || first.Is(cues.He) && !first.Is(cues.It) || first.Is(cues.Others))
	switch {
	case theirs && !s.elsewise, s.Lead == cues.Why, s.s.Has(cues.Nothing) && s.s.Any(besidePurchases) && !s.asked:
		return false
	case s.asked, s.Lead == cues.Else && !s.s.Has(cues.Past):
		return true
	case s.Haves(), s.s.Has(cues.Past):
		return false
	case s.elsewise:
		return true
	}
	return !s.stated && s.strange <= 1 && s.IsList() && !s.IsVague()
}

// lastIs tells whether the order before is of a verb, in the same sentence.
func (r *letter) lastIs(verb orders.Verb) bool {
	n := len(r.Lines)
	return n > 0 && r.Lines[n-1].Order.Verb == verb && r.Lines[n-1].Sentence == r.Number
}

// throwsBefore tells whether the order before is about what dice show, in the same sentence or the one before.
func (r *letter) throwsBefore() bool {
	n := len(r.Lines)
	return n > 0 && r.Lines[n-1].Sentence >= r.Number-1 && (r.Lines[n-1].Order.Verb == orders.Harbour || r.Lines[n-1].Order.Verb == orders.Reroll)
}

// gave tells whether the order before gives a card away, in the same sentence.
func (r *letter) gave() bool { return r.lastIs(orders.Move) }

// goesOn tells cards that may only go on with an order of a tool before them.
func (s *shopping) goesOn(verb orders.Verb) bool {
	return !s.asked && s.Lead != cues.Else && !s.elsewise && s.lastIs(verb)
}

// swaps makes a swap of a card that is given and one that is taken for it.
func (s *shopping) swaps() bool {
	if s.not || len(s.cards) != 1 || !s.gave() || !slices.ContainsFunc(s.task.cards, func(i cues.Item) bool { return s.clause.OwnedByOther(i.From) }) {
		return false
	}
	o := &s.Lines[len(s.Lines)-1].Order
	*o = orders.Order{Verb: orders.Swap, Cards: o.Cards, Theirs: s.cards[0], Player: o.Player}
	return true
}

// goesOnDemolishing puts landmarks behind those that are demolished before them.
func (s *shopping) goesOnDemolishing() bool {
	if !s.cards[0].IsLandmark() || !s.goesOn(orders.Demolish) {
		return false
	}
	for i := range s.Lines {
		if l := &s.Lines[i]; l.Sentence == s.Number && l.Order.Verb == orders.Demolish {
			l.Order.Cards = append(slices.Clone(l.Order.Cards), s.cards...)
		}
	}
	return true
}

// goesOnMoving gives cards to whom the one before them was given: `… and then the Cafe`.
func (s *shopping) goesOnMoving() bool {
	if !s.tooled || !s.goesOn(orders.Move) {
		return false
	}
	last := s.Lines[len(s.Lines)-1]
	for _, c := range s.cards {
		one := last
		one.Order.Cards = []engine.Card{c}
		s.Lines = append(s.Lines, one)
	}
	return true
}

// listsCards tells a sentence of nothing but cards, and for which goes they are.
func (w *walk) listsCards() bool {
	return !slices.ContainsFunc(w.list, func(c clause) bool {
		return slices.ContainsFunc(c.Items, func(i cues.Item) bool {
			return i.Kind != cues.Card && i.Kind != cues.Number && i.Kind != cues.Goes && i.Kind != cues.Sign && !i.Is(cues.Empty)
		})
	})
}

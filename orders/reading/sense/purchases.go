package sense

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/marks"
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
func (t *task) purchases() []act {
	if t.Lead == cues.Forget {
		for i := range t.cards {
			t.exclude(t.cards[i].Cards[0])
		}
		return nil
	}
	s := shopping{task: t, asked: t.listing}
	for i := range t.Items {
		if s.item(i); s.stated {
			break
		}
	}
	switch {
	case len(s.cards) == 0 && !s.begun && (t.s.Has(cues.Nothing) || t.s.Has(cues.Save)):
		return s.nothing()
	case len(s.cards) == 0 && s.asked && t.s.Has(cues.It) && len(t.supposed) > 0 && len(t.Items) <= 5 && !s.negated:
		s.cards = t.supposed[:1]
	case len(s.cards) == 0:
		return nil
	}
	if !s.stands() || s.swaps() || s.goesOnDemolishing() || s.cards[0] == engine.TVStation && t.s.Has(cues.Richest) {
		return nil
	}
	one := act{order: orders.Order{Verb: orders.Buy, Cards: s.cards}}
	if s.totals != 0 {
		one.all = []orders.Condition{{Kind: orders.Rolled, Totals: s.totals}}
	}
	return []act{one}
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
		s.negated = s.negated && it.Says("get")
		s.asked = s.asked || !(it.Says(liking...) && i > 0 && s.Items[i-1].Says(we...))
	case it.Is(cues.Not), it.Is(cues.Never):
		s.negated = true
		if (!s.asked || i+1 == len(s.Items)) && !cues.Any(s.Items[i:], cues.Card) {
			s.cards = nil // the Mine not
		}
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

// card takes in a card, where it may be bought.
func (s *shopping) card(it *cues.Item, i int) {
	s.begun = true
	switch {
	case belongs(s.clause, i) && !(s.gave() && ownedByOther(s.clause, it.From)),
		s.Bracket && !s.asked && s.Lead != cues.Else && !s.elsewise,
		!s.asked && cues.SetOf(s.Items[:i]).Has(cues.Save): // saving for it
	case s.negated:
		s.exclude(it.Cards[0])
	default:
		s.cards = append(s.cards, s.fit(it))
	}
}

// fit is the one card that an item names, the likeliest where several fit.
func (s *shopping) fit(it *cues.Item) engine.Card {
	for _, c := range it.Cards {
		if slices.Contains(s.named, c) {
			return c
		}
	}
	return it.Cards[0]
}

// exclude keeps a card out of what is bought.
func (r *letter) exclude(c engine.Card) {
	r.excluded = append(r.excluded, c)
	r.drop(c)
}

// besidePurchases are classes of words beside which a nothing is about something else than purchases.
var besidePurchases = cues.ClassesOf(cues.Raze, cues.Close, cues.Swap, cues.Put, cues.Reroll, cues.Add, cues.There)

// nothing reads that nothing is bought.
func (s *shopping) nothing() []act {
	buys, otherwise := s.s.Has(cues.Buy), s.Lead == cues.Else
	long := len(s.Items) > 4 && !s.elsewise && !otherwise && !buysNothing(s.clause)
	switch {
	case !buys && (s.s.Any(besidePurchases) || haves(s.clause) || long),
		otherwise && s.verb != orders.Buy && s.verb != orders.Roll,
		s.strange > 3,
		!buys && !otherwise && !s.elsewise && !s.s.Has(cues.Nothing) && len(s.Items) > 3:
		return nil
	}
	return []act{{order: orders.Order{Verb: orders.Buy, Nothing: true}}}
}

// stands tells whether the cards of a clause are asked for, and not only told of.
func (s *shopping) stands() bool {
	first := &s.Items[0]
	theirs := len(s.Items) > 1 && (first.Kind == cues.Player && !first.Genitive || first.Is(cues.He) && !first.Is(cues.It) || first.Is(cues.Others))
	switch {
	case theirs && !s.elsewise, s.Lead == cues.Why:
		return false
	case s.asked, s.Lead == cues.Else && !s.s.Has(cues.Past):
		return true
	case haves(s.clause), s.s.Has(cues.Past):
		return false
	case s.elsewise:
		return true
	}
	return !s.stated && s.strange <= 1 && isList(s.clause) && !vague(s.clause)
}

// gave tells whether the order before gives a card away, in the same sentence.
func (r *letter) gave() bool {
	n := len(r.lines)
	return n > 0 && r.lines[n-1].Order.Verb == orders.Move && r.lines[n-1].sentence == r.number
}

// swaps makes a swap of a card that is given and one that is taken for it.
func (s *shopping) swaps() bool {
	if s.not || len(s.cards) != 1 || !s.gave() || !slices.ContainsFunc(s.task.cards, func(i cues.Item) bool { return ownedByOther(s.clause, i.From) }) {
		return false
	}
	o := &s.lines[len(s.lines)-1].Order
	*o = orders.Order{Verb: orders.Swap, Cards: o.Cards, Theirs: s.cards[0], Player: o.Player}
	return true
}

// goesOnDemolishing puts landmarks behind those that are demolished before them.
func (s *shopping) goesOnDemolishing() bool {
	n := len(s.lines)
	if s.asked || n == 0 || s.Lead == cues.Else || s.elsewise || !s.cards[0].IsLandmark() || s.lines[n-1].Order.Verb != orders.Demolish || s.lines[n-1].sentence != s.number {
		return false
	}
	for i := range s.lines {
		if l := &s.lines[i]; l.sentence == s.number && l.Order.Verb == orders.Demolish {
			l.Order.Cards = append(slices.Clone(l.Order.Cards), s.cards...)
		}
	}
	return true
}

// vague tells a clause whose only cards are parts of names among other words: `to business`.
func vague(c *clause) bool {
	plain := func(i cues.Item) bool {
		return i.Kind == cues.Card && i.Strength != marks.Clear && i.Strength != marks.Misspelt
	}
	idle := func(i cues.Item) bool {
		return i.Kind == cues.Unknown || i.Is(cues.Empty) && !i.IsArticle() && !i.Is(cues.Or) && !i.Is(cues.Then)
	}
	return !slices.ContainsFunc(c.Items, plain) && slices.ContainsFunc(c.Items, idle)
}

// haves tells a clause that says who has something.
func haves(c *clause) bool {
	return slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Is(cues.Have) && !i.Is(cues.Save) })
}

// buysNothing tells a clause that says of purchases that there is none.
func buysNothing(c *clause) bool {
	return slices.ContainsFunc(c.Items, func(i cues.Item) bool {
		return i.Is(cues.Nothing) && (strings.Contains(i.Text, "b") || strings.Contains(i.Text, "kauf") || strings.Contains(i.Text, "compr") || strings.Contains(i.Text, "achet") || strings.Contains(i.Text, "spen"))
	})
}

// listed are words that may stand among candidates.
var listed = cues.ClassesOf(cues.Empty, cues.And, cues.Or, cues.Then, cues.Priority, cues.Only, cues.First, cues.Second, cues.Third, cues.Else, cues.Buy, cues.Instead, cues.Already, cues.Not, cues.Every, cues.Cost, cues.Coin, cues.Afford, cues.There, cues.Save, cues.It, cues.Nothing, cues.Swap, cues.But)

// isList tells a clause of nothing but cards and what may stand among them.
func isList(c *clause) bool {
	return !slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Kind == cues.Word && !i.Classes.Any(listed) })
}

package premises

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
	"machipost/orders/reading/splits"
)

// An Outcome is what a condition comes to.
type Outcome uint8

// The outcomes.
const (
	Strange Outcome = iota // nobody knows
	Real                   // it is asked
	Hollow                 // it says nothing: what cannot be paid for is not bought anyway
	Other                  // that of all other cases
	Lost                   // what was said cannot be had
)

// A Premise is a condition of a letter.
type Premise struct {
	Outcome Outcome
	All     []orders.Condition
	Tool    orders.Verb // it is about a tool
	Tooled  bool
	Named   []engine.Card
	Offers  bool // it asks whether a card is there
	Goes    bool // ... or gone
}

// A Memory is what a letter spoke of so far.
type Memory struct {
	Him   engine.Seat   // who was named last; NoSeat for nobody
	Named []engine.Card // all cards
	Asked engine.Card   // the last of which was asked whether somebody has it; NoCard for none
}

// An asking is a condition while it is read.
type asking struct {
	*Memory
	*splits.Clause
	words   *cues.Finder
	before  *ledger.Ledger // so far
	w       Premise
	s       cues.Classes
	not     bool // it must not hold
	who     engine.Seat
	subject bool // who is named
}

// Of is the condition that a clause is, behind the orders before it and in the light of what was spoken of.
// Whom it names, it remembers.
func Of(c *splits.Clause, words *cues.Finder, before *ledger.Ledger, memory *Memory) Premise {
	a := asking{Memory: memory, Clause: c, words: words, before: before, s: cues.SetOf(c.Items), not: c.Lead == cues.Unless, who: before.Me}
	counted := false // what is denied behind an amount is something else
	for i := range c.Items {
		it := &c.Items[i]
		denies := (it.Is(cues.Not) || it.Is(cues.Never) && !it.Is(cues.Not)) && !it.Is(cues.Roll) && !(counted && i > 0) || it.Is(cues.There) && (strings.Contains(it.Text, " no") || it.Says("theres no"))
		a.not = a.not != denies
		counted = counted || it.Kind == cues.Coins || it.Kind == cues.Landmarks
		if it.Kind == cues.Card {
			a.w.Named = append(a.w.Named, it.Cards[0])
		}
		a.about(it)
		if it.Kind == cues.Player && it.Genitive && i+1 < len(c.Items) && c.Items[i+1].Kind == cues.Coins {
			a.who, a.subject, a.Him = it.Seat, true, it.Seat // if Bob's coins are 6
		}
	}
	if !a.subject && a.Him >= 0 && a.Him != a.before.Me && (counted || cues.Any(c.Items, cues.Number) && a.s.Has(cues.Have)) && a.ofOther() {
		a.who, a.subject = a.Him, true
	}
	if a.amounts(); a.ofNeither() {
		a.w.Outcome, a.w.All = Lost, nil
	}
	if a.w.Outcome == Real && a.s.Has(cues.Gone) && !a.subject && len(a.w.All) == 1 && a.w.All[0].Kind == orders.Coins && a.w.All[0].Who == a.before.Me && !a.not {
		a.w.Outcome, a.w.All = Lost, nil // it is gone, and there are coins for another
	}
	if a.s.Has(cues.Doubles) && a.w.Outcome != Real {
		a.add(orders.Condition{Kind: orders.Doubles, Not: a.s.Has(cues.Gone)})
	}
	if a.w.Outcome != Real && !a.ofTool() {
		a.w.Offers, a.w.Goes = a.s.Has(cues.There) && !a.s.Has(cues.Afford), a.s.Has(cues.Gone) && !a.subject && !a.s.Has(cues.Others)
		a.inWords()
	}
	return a.w
}

// about keeps of whom a condition is.
func (a *asking) about(it *cues.Item) {
	switch {
	case a.subject:
	case it.Kind == cues.Player && !it.Genitive:
		a.who, a.subject, a.Him = it.Seat, true, it.Seat
	case a.Him >= 0 && (it.Says("tiene", "tenga", "tuviera", "queda", "quedan", "quede", "queden", "anda") || it.Is(cues.He) && !it.Is(cues.Theirs)):
		a.who, a.subject = a.Him, true
	}
}

// ofNeither tells a number of what was named before, of which nothing is to be had: `if none of the two is there`.
func (a *asking) ofNeither() bool {
	numbers := cues.Some(a.Items, cues.Number)
	return len(numbers) == 1 && numbers[0].Plain && numbers[0].N <= 3 && !a.s.Has(cues.Roll) && (strings.HasPrefix(a.Leading.Text, "if neither") || strings.HasPrefix(a.Leading.Text, "or if neither") || cues.Say(a.Items, "neither of", "none of", "none", "neither"))
}

// ofOther tells coins of which nobody says whose they are, where somebody is to pay.
func (a *asking) ofOther() bool {
	return a.before.Verb == orders.TV && !cues.Say(a.Items, "i", "i have", "ive", "my", "ich", "yo", "tengo", "j", "je", "have", "habe", "hab", "llego", "llego a", "me", "with")
}

// add adds a condition.
func (a *asking) add(k orders.Condition) {
	k.Not = k.Not != (a.not || a.Lead == cues.Else)
	a.w.All, a.w.Outcome = append(a.w.All, k), Real
}

// amounts asks what the numbers of a condition ask.
func (a *asking) amounts() {
	for i := range a.Items {
		switch it := &a.Items[i]; it.Kind {
		case cues.Coins:
			if a.s.Has(cues.Cannot) && it.Plain {
				continue // two coins are too much
			}
			k := orders.Condition{Kind: orders.Coins, Who: a.who, Compare: it.Compare, Count: it.N}
			if it.Plain && (it.Only || cues.SetOf(a.Items[max(0, i-4):i]).Has(cues.Only)) {
				k.Compare = orders.AtMost
			}
			a.add(k)
		case cues.Landmarks:
			if it.Plain && !a.s.Has(cues.Have) || a.s.Has(cues.Raze) {
				continue // if a landmark has to go
			}
			a.add(landmarks(it, a.who))
		case cues.Number:
			a.number(it, i)
		}
	}
}

// landmarks asks how many landmarks somebody has: the language asks only whether there are so many.
func landmarks(it *cues.Item, who engine.Seat) orders.Condition {
	k := orders.Condition{Kind: orders.Landmarks, Who: who, Count: it.N}
	if it.Compare == orders.Over || it.Compare == orders.AtMost {
		k.Count++
	}
	k.Not = it.Compare == orders.Under || it.Compare == orders.AtMost
	return k
}

// number asks what a number without a noun asks: how many of a card, coins, or a total.
func (a *asking) number(it *cues.Item, i int) {
	rolls := a.s.Has(cues.Roll)
	switch {
	case it.Plain && it.N == 1 && a.subject && a.not && a.s.Has(cues.Have) && len(a.Memory.Named) > 0 && len(a.Items) <= 4:
		a.owns(a.Memory.Named[len(a.Memory.Named)-1]) // if he hasn't got 1
	case it.Plain && it.N == 1 && a.s.Has(cues.There): // if there is one
	case a.s.Has(cues.Coin) && !rolls && it.Plain && it.N > 0: // coins 4 to 9: nobody knows which
	case (a.s.Has(cues.Afford) || a.s.Has(cues.Cannot)) && it.Plain && !a.s.Has(cues.Have):
	case i+1 < len(a.Items) && a.Items[i+1].Kind == cues.Card && !rolls:
		a.add(orders.Condition{Kind: orders.Has, Who: a.who, Not: it.Plain && it.N == 0, Count: max(it.N, 1), Card: a.Items[i+1].Cards[0]})
	case !rolls && (a.s.Has(cues.Have) && !a.s.Has(cues.Reroll) || a.subject), it.N > orders.MaxTotal:
		k := orders.Condition{Kind: orders.Coins, Who: a.who, Compare: it.Compare, Count: it.N}
		if it.N <= 12 && !a.subject {
			k.Totals = it.Totals // it may be a throw
		}
		a.add(k)
	case it.Totals != 0:
		a.total(it, rolls)
	}
}

// total asks for a total of the dice; where nothing says so, it may be coins.
func (a *asking) total(it *cues.Item, rolls bool) {
	k := orders.Condition{Kind: orders.Rolled, Totals: it.Totals}
	if a.s.Has(cues.Except) {
		k.Totals = orders.AllTotals &^ k.Totals
	}
	if it.Plain && !rolls && len(a.before.Chain) == 1 && a.before.Chain[0].Kind == orders.Coins && a.before.Chain[0].Who == a.before.Me && a.before.Chain[0].Count == it.N {
		a.add(a.before.Chain[0])
		a.w.All[len(a.w.All)-1].Not = a.not || a.Lead == cues.Else
		return // if I have 6 coins … if it is not 6
	}
	if !it.Plain && !rolls && !a.s.Has(cues.Reroll) {
		k.Compare, k.Count = it.Compare, it.N
	}
	if n := len(a.w.All); n > 0 && a.w.All[n-1].Kind == orders.Rolled && a.w.All[n-1].Not == (a.not || a.Lead == cues.Else) {
		a.w.All[n-1].Totals |= k.Totals
	} else {
		a.add(k)
	}
}

// ofTool tells a condition that a tool is at work.
func (a *asking) ofTool() bool {
	s, n := a.s, 0
	for i := range a.Items {
		if !a.Items[i].Is(cues.Empty) || a.Items[i].IsArticle() {
			n++
		}
	}
	if s.Has(cues.Afford) || s.Has(cues.Cannot) || s.Has(cues.Gone) || s.Has(cues.There) || s.Has(cues.Have) && !s.Has(cues.Act) {
		return false
	}
	for _, card := range a.w.Named {
		verb, is := cues.Tool(card)
		rare := verb == orders.Demolish || verb == orders.Move || verb == orders.Renovate || verb == orders.Convention
		own := verb == orders.Invest || verb == orders.Harbour || verb == orders.Reroll
		if is && (s.Has(cues.Act) || n <= 3 && (!own || a.Colon) || s.Has(cues.Mine) || rare) && (!s.Has(cues.Buy) || !own && n <= 4 && !s.Has(cues.Not)) {
			a.w.Tool, a.w.Tooled, a.w.Outcome = verb, true, Hollow
			return true
		}
	}
	return false
}

// inWords asks what a condition without numbers asks.
func (a *asking) inWords() {
	s, cards := a.s, a.w.Named
	others := a.subject || s.Has(cues.Others)
	either := func(no, yes Outcome) {
		if a.w.Outcome = yes; a.not {
			a.w.Outcome = no
		}
	}
	switch verb, works := atWork(a.Clause, s); {
	case a.Lead == cues.Else:
		a.w.Outcome = Other
	case works:
		a.w.Tool, a.w.Tooled, a.w.Outcome = verb, true, Hollow
	case s.Has(cues.Have) && a.subject && a.Asked != engine.NoCard && len(cards) == 0 && cues.Say(a.Items, "none", "keine", "keinen", "keins", "ninguna", "ninguno"):
		a.not = true
		a.owns(a.Asked)
	case s.Has(cues.Gone), others && a.takesAway():
		if either(Hollow, Lost); s.Has(cues.Cannot) {
			a.w.Outcome = Lost
		}
	case s.Has(cues.Cannot) && a.not && !slices.ContainsFunc(a.Items, func(i cues.Item) bool { return i.Is(cues.Cannot) && i.Is(cues.Not) }):
		a.w.Outcome = Hollow // if I am not broke
	case cues.Say(a.Items, "not rich", "im not rich") && len(a.before.Chain) > 0:
		a.w.Outcome = Other // what rich is was said before
	case s.Has(cues.Cannot):
		a.w.Outcome = Lost
	case s.Has(cues.Afford), s.Has(cues.There):
		either(Lost, Hollow)
	case s.Has(cues.Have) && len(cards) > 1 && (s.Has(cues.Or) || a.not): // nobody knows whether all, or one
	case s.Has(cues.Have) && len(cards) > 0:
		for _, card := range cards {
			a.owns(card)
		}
	case s.Has(cues.Have) && a.Asked != engine.NoCard && !s.Has(cues.It) && len(a.Items) <= 4:
		a.owns(a.Asked)
	case s.Has(cues.Have) && s.Has(cues.It) && a.subject && a.Asked != engine.NoCard && len(cards) == 0:
		a.owns(a.Asked)
	case s.Has(cues.Have) && (s.Has(cues.It) || s.Has(cues.Already)) && len(a.Memory.Named) > 0:
		a.w.Named = a.Memory.Named[len(a.Memory.Named)-1:]
		a.owns(a.w.Named[0])
	case s.Has(cues.Buy) && len(cards) > 0:
		either(Other, Hollow)
	case len(a.Items) <= 4 && (a.not || s.Has(cues.Nothing)), a.IsOther():
		a.w.Outcome = Other
	case a.strange():
	case a.not:
		a.w.Outcome = Lost
	case len(cards) == 0 && !others:
		a.w.Outcome = Hollow
	}
}

// strange tells a condition in which is a word that nobody knows.
func (a *asking) strange() bool {
	return slices.ContainsFunc(a.Items, func(i cues.Item) bool {
		return i.Kind == cues.Unknown && !a.words.Everyday(i.Text) || i.Kind == cues.Player
	})
}

// owns asks whether somebody has a card.
func (a *asking) owns(card engine.Card) {
	a.add(orders.Condition{Kind: orders.Has, Who: a.who, Count: 1, Card: card})
}

// takesAway tells what somebody else does by which a card is gone.
func (a *asking) takesAway() bool {
	s, cards := a.s, len(a.w.Named) > 0
	switch {
	case s.Has(cues.Past) && !s.Has(cues.Have) && (cards || len(a.Memory.Named) > 0):
		return true
	case s.Has(cues.Have) && cards && a.subject:
		return false
	}
	return s.Has(cues.Buy) || s.Has(cues.Take) || s.Has(cues.Have) && s.Has(cues.Already)
}

// atWork is the tool that a condition tells of by what it does.
func atWork(c *splits.Clause, s cues.Classes) (orders.Verb, bool) {
	switch {
	case s.Has(cues.Swap):
		return orders.Swap, true
	case s.Has(cues.Raze) && len(c.Items) < 8 && !s.Has(cues.Gone) && (c.Razes() || cues.Any(c.Items, cues.Card, cues.Landmarks)):
		return orders.Demolish, true
	case s.Has(cues.Close) && c.Closes():
		return orders.Renovate, true
	}
	return orders.Move, s.Has(cues.Give) && c.Gives()
}

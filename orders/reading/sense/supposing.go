package sense

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
	"machipost/orders/reading/premises"
	"machipost/orders/reading/splits"
)

// This file settles what follows from a condition, and from a heading.

// suppose reads a condition: of what follows, or of what was just said.
func (w *walk) suppose(c *clause) {
	if c.Lead == cues.Unless && w.leads(w.rest(), nil) {
		switch next := &w.list[w.i+1]; {
		case w.i == 0 && w.Buys(), w.i > 0 && w.said == 0, next.Lead == cues.Then && len(w.Lines) > 0 && w.Lines[len(w.Lines)-1].Order.Nothing:
			c.Lead, w.exception = cues.If, w.i == 0
		case w.i == 0: // unless Bob has a Mine, the Forest
		case next.Lead == cues.Then:
			next.Lead, next.Leading = cues.Else, cues.Item{Text: "otherwise", To: 1} // unless Bob has one, then the Forest
		case next.Comma && w.Verb == orders.Buy && cues.Any(next.Items, cues.Card):
			c.Lead = cues.If
		}
	}
	if w.i > 0 && !c.Comma && cues.Say(w.list[w.i-1].Items, standing...) && !cues.Any(w.list[w.i-1].Items, cues.Card) {
		return // of a total that stays what it is
	}
	if w.i > 0 && w.list[w.i-1].Comma && !slices.ContainsFunc(w.list[w.i-1].Items, func(i cues.Item) bool { return !i.Is(cues.Only) && !i.Is(cues.Or) }) {
		c.Comma = true // …, only on a 6 do I want the Stadium
	}
	turnHim(w, c)
	asked := w.ask(c)
	if w.wrong && asked.Outcome == premises.Real && w.said == 0 && w.i+1 == len(w.list) && w.Amend(asked.All) {
		w.wrong = false
		return
	}
	if asked.Outcome != premises.Real || len(asked.All) == 0 {
		w.doubtWords(c)
	}
	w.ended = c.Colon
	if asked.Outcome == premises.Hollow && w.interrupted(c) {
		asked.Outcome = premises.Strange
	}
	w.longer(c, &asked)
	leads := w.leads(w.rest(), asked.All)
	if w.muted = asked.Outcome == premises.Strange; w.muted {
		w.doubts++
		if w.said > 0 && (!c.Comma || !leads) {
			w.DropLast()
			w.muted, w.dropped = false, true
		}
	}
	w.owed = asked.Outcome == premises.Lost || asked.Outcome == premises.Other
	if w.supposed = asked.Named; len(asked.Named) > 0 && asked.Outcome == premises.Real {
		w.Asked = asked.Named[0]
	}
	if asked.Tooled {
		w.tool, w.tooled = asked.Tool, true
	}
	w.vain = asked.Outcome == premises.Hollow && cues.SetOf(c.Items).Any(cues.ClassesOf(cues.Afford, cues.There))
	behind := w.said > 0 && (onlyThen(c) || c.Bracket && !c.Colon || !c.Comma && w.i > 0 && w.list[w.i-1].Lead != cues.If || !leads)
	if w.awaits = false; asked.Outcome == premises.Real {
		ledger.Answer(&w.Ledger, asked.All)
	}
	w.follows(c, &asked, behind, leads)
}

// turnHim makes the player from whom coins are taken first the one of whom a condition is behind the one
// who is to pay in his place: `from Bob, but from Carol if he has less than 4`.
func turnHim(w *walk, c *clause) {
	if w.Verb != orders.TV || w.i == 0 || !cues.SetOf(c.Items).Has(cues.He) || len(cues.Some(w.list[w.i-1].Items, cues.Player)) != 1 {
		return
	}
	for _, sentence := range [...]int{w.Number, w.Number - 1} {
		for i := range w.Lines {
			if l := &w.Lines[i]; l.Sentence == sentence && l.Order.Verb == orders.TV && l.Order.Player != w.Him && l.Order.Player != engine.NoSeat {
				w.Him = l.Order.Player
				return
			}
		}
	}
}

// interrupted tells a condition that says what it asks behind a comma: `should I, by then, have 6 coins`.
func (w *walk) interrupted(c *clause) bool {
	rest := w.rest()
	return len(rest) > 1 && !slices.ContainsFunc(c.Items, func(i cues.Item) bool { return !i.Is(cues.Empty) }) &&
		!cues.Any(rest[0].Items, cues.Card, cues.Number, cues.Dice) && cues.Any(rest[1].Items, cues.Coins, cues.Number) && rest[1].Lead == cues.None
}

// onlyThen tells a condition that holds for what stands before it: `but only if`.
func onlyThen(c *clause) bool {
	return strings.HasPrefix(c.Leading.Text, "only ") || strings.HasPrefix(c.Leading.Text, "nur ") || strings.HasPrefix(c.Leading.Text, "solo ")
}

// longer reads a condition together with the clauses behind it, where nobody knows it alone.
func (w *walk) longer(c *clause, asked *premises.Premise) {
	for k := w.i + 1; asked.Outcome == premises.Strange && k < min(w.i+3, len(w.list)) && w.list[k].Lead == cues.None && !w.list[k].Colon; k++ {
		next := &w.list[k]
		if s := cues.SetOf(next.Items); cues.Any(next.Items, cues.Card) || s.Has(cues.Buy) && !s.Has(cues.Afford) {
			return
		}
		merged := *c
		for j := w.i + 1; j <= k; j++ {
			merged.Items = slices.Concat(merged.Items, w.list[j].Items)
		}
		if *asked = w.ask(&merged); asked.Outcome != premises.Strange {
			for j := w.i + 1; j <= k; j++ {
				w.list[j].Items = nil
			}
		}
	}
}

// follows settles on what the orders that follow stand.
func (w *walk) follows(c *clause, asked *premises.Premise, behind, leads bool) {
	switch asked.Outcome {
	case premises.Real:
		if behind {
			if lists(w.list[:w.i]) && !c.Bracket && !slices.ContainsFunc(w.rest(), func(c clause) bool { return c.Lead == cues.None && cues.Any(c.Items, cues.Card) }) {
				ledger.Gather(&w.Ledger)
			}
			w.Hold(asked.All)
		} else {
			ledger.Firm(&w.Ledger, asked.All)
			w.open, w.loose = asked.All, false
		}
	case premises.Other:
		if behind && !leads {
			return
		}
		if w.letter.Turned {
			ledger.Firm(&w.Ledger, w.Chain)
		}
		w.open, w.turned, w.elsewise = w.Contrary(), true, true
	case premises.Lost:
		if w.lost = true; len(w.Chain) == 1 && w.Chain[0].Kind == orders.OnOffer {
			w.open, w.turned, w.elsewise = w.Contrary(), true, true // if the Mine is on offer … if it's gone
			return
		}
		if n := len(asked.Named); n == 1 && (asked.Offers || asked.Goes) && (c.Colon || !w.Wants(asked.Named[0]) && leads) {
			w.open = []orders.Condition{{Kind: orders.OnOffer, Card: asked.Named[0], Not: true}}
			return
		}
		if w.open, w.turned, w.elsewise = w.Same(), w.letter.Turned, true; cues.SetOf(c.Items).Has(cues.Gone) {
			w.open = slices.Clone(w.Chain) // who can pay for the one that is gone
		}
	case premises.Hollow:
		if behind {
			return
		}
		if w.i > 0 && w.list[w.i-1].Asks() {
			return // it only tells when that is asked
		}
		w.open = nil
		if len(asked.Named) == 1 && asked.Offers && (c.Colon || leads && w.offersOther(asked.Named[0])) {
			w.open = []orders.Condition{{Kind: orders.OnOffer, Card: asked.Named[0]}}
		}
	}
}

// offersOther tells whether the next clause buys another card than that of which it was asked
// whether it is on offer.
func (w *walk) offersOther(card engine.Card) bool {
	rest := w.rest()
	if w.Wants(card) || len(rest) == 0 {
		return false
	}
	cards := cues.Some(rest[0].Items, cues.Card)
	return len(cards) > 0 && !slices.ContainsFunc(cards, func(i cues.Item) bool { return slices.Contains(i.Cards, card) })
}

// heads reads a clause that heads what follows: a tool, a condition, a kind of orders.
func (w *walk) heads(c *clause) bool {
	cards, s := cues.Some(c.Items, cues.Card), cues.SetOf(c.Items)
	if len(cards) == 1 && (w.i == 0 || w.i == 1 && w.list[0].Colon && len(w.list[0].Items) == 0) {
		verb, is := cues.Tool(cards[0].Cards[0])
		rest := w.rest()
		regards := len(rest) > 0 && rest[0].Comma && s.Has(cues.Regard) && len(c.Items) <= 4 && !s.Does() && !cues.Any(c.Items, cues.Player)
		named := len(rest) > 0 && rest[0].Comma && !c.Colon && len(c.Items) <= 2 && !cues.Any(c.Items, cues.Player) && len(rest[0].Items) <= 3 && !cues.Any(rest[0].Items, cues.Card) &&
			(cues.Any(rest[0].Items, cues.Player) || verb == orders.TV && cues.SetOf(rest[0].Items).Has(cues.Richest) || cues.SetOf(rest[0].Items).Has(cues.Never) || verb == orders.Harbour && onlyThen(&rest[0]) && len(rest) == 1)
		if is && (regards || named || c.Colon && len(c.Items) <= 3 || speaksOf(w, c, verb)) {
			w.tool, w.tooled = verb, true
			w.remember(c)
			return true
		}
	}
	if states(w, c) {
		return true
	}
	if !c.Colon || len(cards) > 0 {
		return false
	}
	numbers := len(cues.Some(c.Items, cues.Number)) + len(cues.Some(c.Items, cues.Coins))
	rolled := len(c.Items) == 2 && c.Items[0].Is(cues.Roll) && c.Items[0].Says(throws...) && c.Items[1].Kind == cues.Number && c.Items[1].N > 2
	if numbers == 1 && !cues.Any(c.Items, cues.Unknown) && (rolled || !s.Has(cues.Go)) && !s.Any(tooling) && c.Lead != cues.Else {
		if asked := w.ask(c); asked.Outcome == premises.Real {
			w.open = asked.All
			return true
		}
	}
	if w.i > 0 {
		return false
	}
	denies := s.Has(cues.Nothing) && cues.Say(c.Items, "dont buy", "do not buy", "not buy", "not to buy", "nicht kaufen", "no comprar", "no compres") || cues.Say(c.Items, "avoid", "sell", "evitar", "not buying", "not buy")
	onlyGoes := !slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Kind != cues.Goes && i.Kind != cues.Sign })
	if onlyGoes && w.refusing {
		return false // don't buy: go 1: Mine
	}
	if w.refusing = denies || s.Has(cues.Not) && (s.Has(cues.Buy) || cues.Say(c.Items, "wanted", "desired", "list", "gewunscht")); w.refusing {
		return true
	}
	if s.Has(cues.Buy) {
		w.listing = true
		return false
	}
	verb, is := splits.Headed(s)
	if is && (verb != orders.Demolish || c.Razes()) {
		w.tool, w.tooled = verb, true
		return numbers == 0
	}
	return headsDice(w, s)
}

// mostBetween is how many items stand at most between a tool and what it is to do.
const mostBetween = 6

// speaksOf tells a tool alone of which the sentence goes on to say what it is to do: `the Convention Center,
// should I own one, shall become a Mine`, `La Empresa de demolición, que derribe el Puerto`.
func speaksOf(w *walk, c *clause, verb orders.Verb) bool {
	rest := w.rest()
	if len(rest) == 0 || c.Colon || cues.SetOf(c.Items).Has(cues.Buy) || slices.ContainsFunc(c.Items, func(i cues.Item) bool {
		return i.Kind != cues.Card && !i.IsArticle() && !i.Is(cues.Mine) && !i.Is(cues.Empty) && !i.Is(cues.Regard)
	}) {
		return false
	}
	if rest[0].Asks() && len(rest) > 1 && len(rest[0].Items) <= mostBetween && !cues.Any(rest[0].Items, cues.Number, cues.Coins, cues.Player, cues.Card) {
		works := rest[0].Colon || rest[1].Comma && cues.SetOf(rest[1].Items).Any(splits.WorkOf(verb))
		if works {
			rest[0] = clause{Bracket: rest[0].Bracket} // what it asks is when the tool acts, or that it is there
		}
		return works
	}
	return rest[0].Comma && rest[0].Lead == cues.None && cues.SetOf(rest[0].Items).Any(splits.WorkOf(verb)) && !cues.SetOf(rest[0].Items).Has(cues.Buy)
}

// headsDice reads how many dice stand behind `dice:`.
func headsDice(w *walk, s cues.Classes) bool {
	if !s.Has(cues.Roll) && !s.Has(cues.Die) || len(w.list) < 2 || len(w.list[1].Items) == 0 {
		return false
	}
	it := &w.list[1].Items[0]
	n, ok := cues.Count(it.Text)
	if it.Kind == cues.Number && it.Plain {
		n, ok = it.N, true
	}
	if !ok || n != 1 && n != 2 {
		return false
	}
	w.put(ledger.Act{Order: orders.Order{Verb: orders.Roll, Dice: n}})
	w.said++
	w.list[1].Items = w.list[1].Items[1:]
	return true
}

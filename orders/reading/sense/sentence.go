package sense

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
	"machipost/orders/reading/splits"
)

// A walk goes through the clauses of a sentence.
type walk struct {
	*letter
	list      []clause
	i         int                // where it stands
	open      []orders.Condition // what holds for the orders that follow
	ended     bool               // ... and ends in a colon
	scopes    []orders.Scope     // goes that the sentence names
	spoken    int                // ... how often
	said      int                // orders of it
	tool      orders.Verb        // that it is about
	tooled    bool
	talk      bool // it only tells
	turned    bool // what follows stands on the contrary of a condition
	settled   bool // it took something back, and said what
	jokes     bool // what it said was none
	ahead     bool // what the clause asks for comes before the rest
	exception bool // it begins with an unless: what it orders comes before the rest
	mends     bool // it puts right what was said before
	mended    [orders.NumVerbs]bool
	pleads    bool // it asks for something
	lost      bool // what it asked for may not be had, and something else is named
	dropped   bool // ... and what stood before it is not ordered: nor is what follows an otherwise
	muted     bool // nobody knows on which condition what follows stands
	loose     bool // it stands behind an otherwise that may only say that something cannot be had
	awaits    bool // it is for all other totals than those that come
	failing   bool // ... as words say that are mostly for that
	vain      bool // the last condition says only that something can be had
}

// sentence reads a sentence.
func (r *letter) sentence(s splits.Sentence) {
	r.Number++
	r.goes.fresh = r.goes.fresh && r.goes.heads == 1
	r.goes.copied, r.supposed, r.owed = nil, nil, false
	items := r.Items(s.Tokens)
	r.pass(items)
	if r.titles(s.Tokens, items) || s.Asks && !splits.Pleads(s.Tokens, items) {
		r.wonders(s, items)
		return
	}
	t := splits.Plain(s.Tokens)
	if len(t) < len(s.Tokens) {
		items = r.Items(t)
	}
	r.goes.now(t)
	defer func() { r.wondered = nil }()
	r.inTurn(items)
	w := walk{letter: r, list: splits.Of(items), open: r.wondered, pleads: len(t) < len(s.Tokens), tool: r.tool, tooled: r.tooled}
	if hangs(&w) || exchanges(&w, items) {
		return
	}
	firstThen(&w, items)
	goesBehind(&w)
	for w.i = range w.list {
		w.clause(&w.list[w.i])
	}
	w.end()
}

// pass counts the words of a sentence of the game that no table here has.
func (r *letter) pass(items []cues.Item) {
	if !cues.Any(items, cues.Card, cues.Goes, cues.Coins, cues.Number, cues.Dice, cues.Player, cues.Landmarks) {
		return
	}
	for i := range items {
		if items[i].Kind == cues.Unknown && items[i].Text != cues.Writer {
			r.passed++
		}
	}
}

// clause reads a clause in the light of those before it.
func (w *walk) clause(c *clause) {
	if c.Lead != cues.Forget && cues.SetOf(c.Items).Has(cues.Same) && w.repeats(c, w.i, w.scopes) {
		w.said++
		w.scopes = w.goes.copied
		return
	}
	before := w.scopes
	if c.Lead != cues.Forget || len(c.Items) > 1 || !c.HasGoes(orders.EveryGo) { // scrap both
		w.names(c)
	}
	w.elsewhere = w.said > 0 && w.scopes != nil && !slices.Equal(before, w.scopes)
	w.elsewise = false
	if getsExtra(w, c) {
		return
	}
	if c.Asks() || c.Lead == cues.None && w.i == 0 {
		w.ended = false
	}
	if c.Bracket && slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Sign("?") }) {
		return
	}
	switch c.Lead {
	case cues.Wrong:
		w.wrong, w.rights = !w.settled && len(w.Lines) > 0, w.rights || len(w.Lines) > 0
		w.jokes = c.Leading.Says("only joking", "just kidding", "only kidding")
		return
	case cues.Forget:
		if w.forgets(c) {
			return
		}
	case cues.Why:
		w.talk = true
		return
	case cues.If, cues.Unless:
		if w.talk && !c.Comma && w.i > 0 && w.list[w.i-1].Lead == cues.Why {
			return // it is of what is told
		}
		w.talk = false
		w.suppose(c)
		return
	case cues.Else:
		if len(c.Items) == 0 && w.i == len(w.list)-1 {
			w.denies(c)
			return
		}
		if w.dropped || w.otherwise(c) {
			return
		}
	case cues.But:
		w.talk = false
	case cues.Then:
		if w.i == 0 && c.Leading.Says(thatEvent...) {
			w.open = slices.Clone(w.Chain)
		}
	}
	if w.passes(c) || w.heads(c) || puts(w, c) || lacksStanding(w, c) {
		return
	}
	w.orders(c)
}

// getsExtra tells a condition that only says that there is an extra go.
func getsExtra(w *walk, c *clause) bool {
	asks := c.Asks() || c.Lead == cues.And && w.i > 0 && w.list[w.i-1].Asks()
	card := slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Kind == cues.Card && i.Cards[0] != engine.AmusementPark })
	return asks && !card && len(w.scopes) == 1 && w.scopes[0] == orders.ExtraGo && !cues.Any(c.Items, cues.Number, cues.Coins, cues.Player, cues.Dice) && !cues.SetOf(c.Items).Has(cues.Doubles)
}

// thatEvent are words that begin a sentence on the condition of the one before.
var thatEvent = []string{"in which event", "in which case", "in that event", "in that same event", "in the same event", "in this event", "in such case", "in such event"}

// instead are words before what something is better than.
var instead = []string{"instead of", "in place of", "in the place of", "rather than", "anstatt", "anstelle", "anstelle von", "anstelle des", "statt", "statt des", "en vez de", "en lugar de", "au lieu de", "a la place de"}

// names takes the goes out of a clause: they are those of the sentence, or a heading.
func (w *walk) names(c *clause) {
	silent := slices.ContainsFunc(c.Items, func(i cues.Item) bool { return i.Silent })
	named := c.Scoped()
	extra := named != nil && named[0] == orders.ExtraGo && c.Asks() && w.leads(w.rest(), nil)
	if named == nil || w.i > 0 && c.Asks() && !extra && (w.scopes != nil || w.goes.headed) {
		return // a condition tells of what was in another
	}
	if named[0] == orders.EveryGo && (w.goes.heading[0] == orders.Standing || w.goes.loose != nil && w.goes.loose[0] == orders.Standing || w.scopes != nil && w.scopes[0] == orders.Standing) {
		return // every time, for good
	}
	if named[0] == orders.Standing && !(silent && w.leads(w.rest(), nil)) && w.lasts(c) {
		return
	}
	w.goes.both = w.goes.both || named[0] == orders.EveryGo && !cues.Any(c.Items, cues.Dice)
	if w.spoken == 0 || !slices.Equal(w.scopes, named) {
		w.spoken++
	}
	w.scopes = named
	g, alone := &w.goes, !slices.ContainsFunc(w.list[1:], func(c clause) bool { return !c.Bracket })
	switch {
	case !slices.ContainsFunc(c.Items, func(i cues.Item) bool { return !i.Is(cues.Only) }) && (c.Colon || w.i == 0 && alone):
		g.inline = !alone && (g.inline || named[0] == orders.Go1)
		if w.i == 0 {
			g.heading, g.headed, g.loose, g.fresh, g.heads = named, true, nil, true, g.heads+1
			w.scopes = nil
		}
	case w.i == 0 && g.headed && len(c.Items) > 0 && !slices.Equal(named, g.heading):
		g.heading, g.headed = everyGo, false
	}
}

// lasting are words of what was said that is to stay so.
var lasting = []string{"keep", "keep it", "keep doing", "keep that", "like that", "the same", "same", "and keep", "likewise", "lo mismo", "igual", "genauso", "so"}

// lasts makes what was said before it standing orders: `and keep it like that until I say otherwise`.
func (w *walk) lasts(c *clause) bool {
	if len(c.Items) == 0 && w.said > 0 && !c.Colon {
		w.Last(true)
		return true
	}
	if c.Colon || len(w.Lines) == 0 || cues.Any(c.Items, cues.Card, cues.Dice, cues.Player, cues.Number) || !cues.Say(c.Items, lasting...) && !cues.SetOf(c.Items).Has(cues.Same) {
		return false
	}
	w.Last(w.said > 0)
	return true
}

// forgets drops all purchases, where a clause says so: `scrap both`. It tells whether that is all that it says.
func (w *walk) forgets(c *clause) bool {
	switch {
	case len(c.Items) == 0 && len(w.Lines) > 0:
		w.wrong = true // oh never mind, …
		return true
	case c.Leading.Says(instead...) && (len(w.open) > 0 || cues.SetOf(c.Items).Has(cues.It)):
		return true // it only says what this is better than
	}
	w.wrong = false
	s := cues.SetOf(c.Items)
	if !c.HasGoes(orders.EveryGo) && (cues.Any(c.Items, cues.Card) || !s.Has(cues.It) && !s.Has(cues.Both)) {
		return false
	}
	w.Lines = slices.DeleteFunc(w.Lines, func(l ledger.Line) bool { return l.Order.Verb == orders.Buy })
	return true
}

// puts tells a heading that is a card of which is said that it is not wanted: `Shopping Mall: later`.
func puts(w *walk, c *clause) bool {
	rest := w.rest()
	if !c.Colon || len(rest) == 0 || !cues.Any(c.Items, cues.Card) || cues.Any(rest[0].Items, cues.Card, cues.Player, cues.Number, cues.Coins, cues.Dice) {
		return false
	}
	s := cues.SetOf(rest[0].Items)
	return s.Has(cues.Hope) || cues.Say(rest[0].Items, "no", "nein", "non", "dropped", "skip", "not now", "gestrichen")
}

// rest are the clauses behind the one that is read.
func (w *walk) rest() []clause { return w.list[w.i+1:] }

// passes tells a clause that only tells, or of which nobody knows when it is to be done.
func (w *walk) passes(c *clause) bool {
	if w.muted = w.muted && c.Lead != cues.Else; w.muted {
		return true
	}
	w.talk = w.talk && c.Lead != cues.Then && !c.Comma
	if w.talk && c.Lead == cues.None {
		return true
	}
	if w.i > 0 && (w.list[w.i-1].Asks() || w.list[w.i-1].Lead == cues.Else) {
		w.elsewise = true
	}
	return false
}

// orders reads what is to be done.
func (w *walk) orders(c *clause) {
	w.letter.open, w.letter.next, w.letter.scopes = w.open, nil, w.goes.of(w.scopes, orders.Buy)
	if rest := w.rest(); len(rest) > 0 {
		w.letter.next = &rest[0]
	}
	w.letter.before = totalsBefore(w)
	if w.wrong && len(c.Items) <= 3 && c.Lead == cues.None && w.recount(c) {
		w.said++
		return
	}
	s := cues.SetOf(c.Items)
	w.rewrites = s.Has(cues.Buy) && (w.mends || w.wrong && !c.Comma)
	w.ahead = cues.Say(c.Items, "before", "ahead", "above", "instead", "rather", "first", "vor", "zuerst", "antes", "primero")
	before, acts := w.candidates(), w.acts(c, w.tool, w.tooled)
	for _, a := range acts {
		w.said++
		first := (w.wrong || w.goes.copied != nil || w.asksAgain(a) && !s.Has(cues.Buy)) && (s.Has(cues.First) || s.Has(cues.Priority))
		if (first || w.exception) && len(w.open) == 0 && w.Prefer(a, w.goes.of(w.scopes, orders.Buy)) {
			w.wrong = w.wrong && !first
			continue
		}
		w.put(a)
	}
	w.hint(c, len(acts) > 0)
	if w.candidates() < before && w.wrong && s.Has(cues.Not) { // not the Mine, rather the Forest
		w.wrong, w.settled = false, true
	}
	if len(acts) == 0 && w.pleads && s.Has(cues.It) && !cues.Any(c.Items, cues.Card) {
		w.doubts++ // one of those, please
	}
	w.weigh(c, len(acts) > 0 || w.declined)
	w.declined = false
	w.remember(c)
}

// asksAgain tells candidates that all are already.
func (w *walk) asksAgain(a ledger.Act) bool {
	return len(a.Order.Cards) > 0 && !slices.ContainsFunc(a.Order.Cards, func(c engine.Card) bool { return !w.Wants(c) })
}

// candidates are how many cards the orders so far name.
func (w *walk) candidates() (n int) {
	for i := range w.Lines {
		n += len(w.Lines[i].Order.Cards)
	}
	return n
}

// put puts an act into the ledger.
func (w *walk) put(a ledger.Act) {
	verb := a.Order.Verb
	w.wrong = w.wrong || w.mends && !w.mended[verb] // no wait, roll 1, buy the Mine
	w.mends, w.mended[verb] = w.mends || w.wrong, true
	scopes := w.goes.of(w.scopes, a.Order.Verb)
	switch {
	case a.For != nil:
		scopes = a.For
	case w.wrong && w.scopes == nil && !w.goes.fresh:
		scopes = w.Goes(verb, scopes)
	}
	if w.wrong {
		w.replace(a.Order, scopes)
	}
	e := ledger.Entry{Act: a, Open: w.open, Scopes: scopes, Clause: w.i, Turned: w.letter.Turned, Joins: w.elsewise, Strict: w.ended && !w.ahead, Loose: w.loose, Failing: w.failing, Awaits: w.awaits && len(w.open) == 0}
	w.letter.Turned = w.turned
	w.Add(e)
}

// hint keeps the tool of which a clause speaks that orders nothing: the next may.
func (w *walk) hint(c *clause, acted bool) {
	cards := cues.Some(c.Items, cues.Card)
	if acted || w.tooled || len(cards) != 1 {
		return
	}
	switch card := cards[0].Cards[0]; card {
	case engine.DemolitionCompany, engine.MovingCompany, engine.RenovationCompany, engine.ConventionCenter, engine.BusinessComplex:
		w.tool, w.tooled = cues.Tool(card)
	}
}

// actsAlone tells a tool of which enough is said by when it acts: `Reroll: on 2, 3`.
func (w *walk) actsAlone() bool {
	switch w.tool {
	case orders.Invest:
		return true
	case orders.Reroll, orders.Harbour:
		return len(w.open) == 1 && w.open[0].Kind == orders.Rolled
	}
	return false
}

// totals are all, for a tool that knows totals.
func (w *walk) totals() orders.Totals {
	if w.tool == orders.Invest {
		return 0
	}
	return orders.AllTotals
}

// end settles what the end of a sentence tells.
func (w *walk) end() {
	if w.said == 0 && w.tooled && len(w.open) > 0 && w.actsAlone() {
		w.put(ledger.Act{Order: orders.Order{Verb: w.tool, Totals: w.totals()}})
		w.said++
	}
	if w.owed {
		w.doubts++
	}
	if held := heldBelow(w); held != nil {
		w.under, w.listed = held, false
	}
	if w.said > 1 {
		ledger.ForgetTools(&w.Ledger)
	}
	g, n := &w.goes, len(w.list)
	heads := n > 0 && w.list[n-1].Colon && (w.said == 0 || w.scopes != nil)
	if heads && w.scopes != nil {
		g.heading, g.headed, g.loose = w.scopes, true, nil
	}
	if w.scopes != nil && !g.headed && w.said > 0 && (w.Verb == orders.Buy || w.spoken == 1 && w.scopes[0] != orders.ExtraGo) {
		g.loose = w.scopes
	}
	w.wrong = w.wrong && (w.said == 0 || w.jokes)
	w.refusing = w.refusing && (heads || w.listsCards())
	if w.letter.tooled = w.tooled && heads; heads && w.tooled {
		w.letter.tool = w.tool
	}
}

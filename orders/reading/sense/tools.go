package sense

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
	"machipost/orders/reading/splits"
)

// This file has orders of tools: what is said of the TV Station, the Business Complex and the
// others.

// A toolTask is a clause read for an order of a tool.
type toolTask struct {
	*task
	cards []cues.Item // that are not denied
	not   bool        // ... nor is the order
	him   engine.Seat // whom it may be about; NoSeat for nobody
}

// withTool is the order of a tool that a clause gives.
func (t *task) withTool() (orders.Order, answer) {
	w := toolTask{task: t, him: engine.NoSeat}
	w.cards = slices.DeleteFunc(slices.Clone(t.cards), func(i cues.Item) bool { return t.clause.IsDenied(i.From) })
	for i := range t.Items {
		it := &t.Items[i]
		w.not = w.not || (it.Is(cues.Not) || it.Is(cues.Never) || it.Is(cues.Forget) && it.Says("not the")) && !t.deniesCard(it.From)
	}
	w.not = w.not || t.Lead == cues.Forget
	if len(t.players) > 0 {
		w.him = t.players[0].Seat
	} else if t.s.Has(cues.He) || t.s.Has(cues.Theirs) {
		w.him = t.letter.Him
	}
	if t.s.Has(cues.Past) && !t.s.Any(cues.ClassesOf(cues.Swap, cues.Close, cues.Raze)) {
		return orders.Order{}, silent
	}
	if w.tooled && cues.Say(w.Items, "stay", "stays", "remain", "remains", "bleibt", "se queda") && !w.s.Any(tooling) {
		return orders.Order{}, none
	}
	if o, is := w.goesOnElse(); is {
		return o, ordered
	}
	for _, read := range [...]func(*toolTask) (orders.Order, answer){(*toolTask).swap, (*toolTask).tv, (*toolTask).renovate, (*toolTask).convention, (*toolTask).demolish, (*toolTask).move, (*toolTask).invest} {
		if o, is := read(&w); is != silent {
			return o, is
		}
	}
	return orders.Order{}, silent
}

// mostElse is how many items of substance a clause has at most that only names what is to be in all other cases.
const mostElse = 4

// goesOnElse is the order before with another card, or another player, for all other cases or in another
// go: `otherwise the Bakery`, `and in go 2 to Carol`.
func (w *toolTask) goesOnElse() (o orders.Order, is bool) {
	last := len(w.Lines) - 1
	given := w.Verb == orders.Move && len(w.open) > 0 && (w.s.Has(cues.It) || w.s.Has(cues.Give)) // it goes to Carol
	razed := w.Verb == orders.Demolish && w.elsewise && !(len(w.open) == 1 && w.open[0].Kind == orders.Rolled)
	if w.Lead != cues.Else && !w.elsewhere && !given && !razed || last < 0 || w.not || substance(w.Items) > mostElse || w.s.Has(cues.Buy) || w.s.Any(tooling) && !w.s.Has(cues.To) && !given && !(w.Verb == orders.Convention && w.s.Has(cues.Become)) || w.Lines[last].Sentence != w.Number || w.Lines[last].Order.Verb != w.Verb {
		return o, false
	}
	o = w.Lines[last].Order
	switch cards, players := len(w.cards), len(w.players); {
	case (w.Verb == orders.Renovate || w.Verb == orders.Convention) && cards == 1 && players == 0 && !w.cards[0].Cards[0].IsLandmark():
		o.Cards = w.cards[0].Cards[:1]
	case w.Verb == orders.Demolish && cards == 1 && players == 0 && w.cards[0].Cards[0].IsLandmark() && (w.elsewhere || razed):
		o.Cards = w.cards[0].Cards[:1]
	case w.Verb == orders.TV && cards == 0 && players == 1 && w.elsewhere:
		o.Player = w.players[0].Seat
	case w.Verb == orders.Move && cards == 1 && players <= 1 && w.elsewhere && !w.cards[0].Cards[0].IsLandmark():
		if o.Cards = w.cards[0].Cards[:1]; players == 1 {
			o.Player = w.players[0].Seat
		}
	case w.Verb == orders.Move && cards == 0 && players == 1:
		o.Player = w.players[0].Seat
	case w.Verb == orders.Move && cards == 1 && players == 0 && w.Lead == cues.Else && !w.cards[0].Cards[0].IsLandmark():
		o.Cards = w.cards[0].Cards[:1]
	default:
		return o, false
	}
	return o, true
}

// substance is how many items say something.
func substance(items []cues.Item) (n int) {
	for i := range items {
		if !items[i].Is(cues.Empty) {
			n++
		}
	}
	return n
}

// about tells whether the clause is about a tool: by what stands before it, or by the total and a
// word that says it faintly.
func (w *toolTask) about(v orders.Verb) bool {
	if w.isAbout(v) {
		return true
	}
	if len(w.open) != 1 || w.open[0].Kind != orders.Rolled || w.open[0].Not || w.open[0].Totals&ledger.Acting(v) == 0 {
		return false
	}
	switch v {
	case orders.Demolish:
		return w.s.Has(cues.Raze)
	case orders.Renovate:
		return w.s.Has(cues.Close) || w.open[0].Totals == ledger.Acting(v) && !w.s.Has(cues.Buy) && len(w.cards) == 1 && w.cards[0].Plural && len(w.Items) <= 3
	case orders.Move:
		return (w.s.Has(cues.Give) || w.s.Has(cues.To) && !w.s.Has(cues.Buy)) && len(w.players) > 0
	case orders.TV:
		return w.s.Has(cues.Take) && len(w.players) > 0 && !w.s.Has(cues.Buy)
	}
	return false
}

// of tells whether a card is named that is not denied.
func (w *toolTask) of(one engine.Card) bool {
	return slices.ContainsFunc(w.cards, func(i cues.Item) bool { return i.Cards[0] == one })
}

// beside are the cards but a tool's own.
func (w *toolTask) beside(tool engine.Card) []cues.Item {
	return slices.DeleteFunc(slices.Clone(w.cards), func(i cues.Item) bool { return i.Cards[0] == tool })
}

// swap reads an exchange, told in one clause or in two.
func (w *toolTask) swap() (o orders.Order, is answer) {
	about, rest := w.about(orders.Swap), w.beside(engine.BusinessComplex)
	switch {
	case w.not:
		return o, silent
	case len(w.cards) == 1 && w.swapsOn():
		o = w.Lines[len(w.Lines)-1].Order
		o.Theirs = w.cards[0].Cards[0]
		if w.him >= 0 {
			o.Player = w.him
		}
		return o, ordered
	case len(rest) == 1 && w.s.Has(cues.Swap) && w.Asked != engine.NoCard && w.letter.Him >= 0 && len(w.players) == 0 && (w.s.Has(cues.It) || cues.Say(w.Items, "dagegen")) && len(w.open) > 0:
		return orders.Order{Verb: orders.Swap, Cards: rest[0].Cards[:1], Theirs: w.Asked, Player: w.letter.Him}, ordered
	case len(rest) == 1 && w.s.Has(cues.Swap) && w.s.Has(cues.It) && w.letter.Him < 0 && len(w.players) == 0 && !w.s.Has(cues.Buy):
		w.doubts++ // for what?
		return o, none
	case about && len(w.cards) == 1:
		return w.half(&w.cards[0])
	case !about && !w.of(engine.BusinessComplex) && !w.s.Has(cues.Swap) && !w.barters(rest), len(rest) != 2 || w.him < 0:
		return o, silent
	}
	mine, theirs := rest[0], rest[1]
	if w.clause.OwnedByOther(mine.From) && !w.clause.OwnedByOther(theirs.From) {
		mine, theirs = theirs, mine
	}
	if cards := w.clause; cues.SetOf(cards.Items[max(0, cards.At(theirs.From)-1):cards.At(theirs.From)]).Has(cues.Mine) {
		mine, theirs = theirs, mine
	}
	him := w.him
	for i := range w.players {
		if len(w.players) > 1 && w.players[i].Genitive {
			him = w.players[i].Seat
		}
	}
	return orders.Order{Verb: orders.Swap, Cards: mine.Cards[:1], Theirs: theirs.Cards[0], Player: him}, ordered
}

// swapsOn tells another player's card that is taken where the one before cannot be had.
func (w *toolTask) swapsOn() bool {
	n := len(w.Lines)
	if n == 0 || w.Verb != orders.Swap || w.Lines[n-1].Order.Verb != orders.Swap || w.s.Has(cues.Buy) || w.s.Has(cues.Mine) {
		return false
	}
	return (w.elsewise || w.Lead == cues.Else || len(w.open) > 0) && w.clause.OwnedByOther(w.cards[0].From)
}

// barters tells a card for one of another player's, without a verb.
func (w *toolTask) barters(rest []cues.Item) bool {
	if len(rest) != 2 || w.s.Has(cues.Buy) || !w.clause.OwnedByOther(rest[1].From) || w.clause.OwnedByOther(rest[0].From) {
		return false
	}
	i, j := w.clause.At(rest[0].From), w.clause.At(rest[1].From)
	return cues.SetOf(w.Items[i:j]).Has(cues.For)
}

// halves are what is known of a swap that is told in two clauses.
type halves struct {
	mine, theirs engine.Card
	player       engine.Seat
}

// half keeps what a clause tells of a swap.
func (w *toolTask) half(one *cues.Item) (o orders.Order, is answer) {
	h := &w.halves
	switch {
	case w.clause.OwnedByOther(one.From) && w.him >= 0:
		h.theirs, h.player = one.Cards[0], w.him
	case w.s.Has(cues.Mine):
		h.mine = one.Cards[0]
	case w.s.Has(cues.Give) && w.him >= 0 && h.mine == engine.NoCard:
		h.mine, h.player = one.Cards[0], w.him
	}
	switch {
	case h.mine == engine.NoCard && h.theirs == engine.NoCard:
		return o, silent
	case h.mine == engine.NoCard || h.theirs == engine.NoCard:
		return o, none
	}
	o = orders.Order{Verb: orders.Swap, Cards: []engine.Card{h.mine}, Theirs: h.theirs, Player: h.player}
	*h = halves{}
	return o, ordered
}

// tv reads from whom coins are taken.
func (w *toolTask) tv() (o orders.Order, is answer) {
	o.Verb = orders.TV
	station := w.of(engine.TVStation)
	s, about, takes := w.s, w.about(orders.TV), w.clause.Takes()
	alone := len(w.beside(engine.TVStation)) == 0
	if len(w.Items) > 0 && w.Items[0].Is(cues.He) && !w.Items[0].Is(cues.It) && !w.elsewise && len(w.open) == 0 {
		return o, silent // he takes from Bob
	}
	said := len(w.Lines) > 0 && w.Verb == orders.TV && (w.elsewise || w.Lead == cues.Else || w.wrong)
	switch n := len(w.players); {
	case (station || about) && n > 0 && alone && (about || takes || !s.Has(cues.Buy) || s.Has(cues.Take) || s.Has(cues.From)):
		if w.not && n == 1 {
			return o, none
		}
		o.Player = w.players[n-1].Seat
		if at := slices.IndexFunc(w.players, func(p cues.Item) bool { return !w.clause.IsNegated(p.From) }); at >= 0 {
			o.Player = w.players[at].Seat
		}
	case w.not && n == 1 && said && len(w.cards) == 0 && len(w.Items) <= 5:
		w.Spare(w.players[0].Seat) // no, not Bob
		return o, none
	case w.not || !alone:
		return o, silent
	case station && n == 0 && w.him >= 0 && (s.Has(cues.He) || s.Has(cues.Theirs)) && s.Has(cues.Take):
		o.Player = w.him
	case n == 1 && w.takesOver():
		o.Player = w.players[0].Seat
	case n == 0 && s.Has(cues.Richest) && (about || w.Verb == orders.TV) && len(w.open) == 1 && w.open[0].Kind == orders.Coins:
		o.Player = engine.NoSeat
	case n == 1 && len(w.cards) == 0 && said && !w.not && !s.Has(cues.Past) && len(w.Items) <= 5,
		n == 1 && takes && (s.Has(cues.Take) || w.players[0].Genitive):
		o.Player = w.players[0].Seat
	default:
		return o, silent
	}
	return o, ordered
}

// surrendered are words of a landmark that is chosen where one has to go.
var surrendered = []string{"take the", "take", "it should be", "it shall be", "choose", "pick", "should be", "shall be"}

// mostBeside is how many items a clause has that names whom coins are taken from in the place of another.
const mostBeside = 10

// takesOver tells a player who pays where another does not, on a condition about somebody's coins.
func (w *toolTask) takesOver() bool {
	if w.Verb != orders.TV || len(w.cards) > 0 || w.s.Has(cues.Past) || w.s.Has(cues.Hope) || len(w.Items) > mostBeside {
		return false
	}
	if len(w.open) == 1 && w.open[0].Kind == orders.Coins && w.open[0].Who != w.Me && w.open[0].Who != w.players[0].Seat {
		return true
	}
	return len(w.Items) <= 3 && w.next != nil && w.next.Asks() && (cues.Any(w.next.Items, cues.Player) || cues.SetOf(w.next.Items).Has(cues.He)) && cues.Any(w.next.Items, cues.Number, cues.Coins)
}

// passives are words beside which `closed` is not what happened.
var passives = []string{"be", "is", "are", "get", "to", "shall", "should", "will", "may"}

// renovate reads what is closed.
func (w *toolTask) renovate() (o orders.Order, is answer) {
	about, own := w.about(orders.Renovate), w.of(engine.RenovationCompany)
	rest := w.beside(engine.RenovationCompany)
	if cues.Say(w.Items, "shut") && w.s.Has(cues.Mine) && !own && !about && len(w.open) == 0 {
		return o, silent // my boats are shut
	}
	applies := own && len(rest) == 1 && (w.leadsTo(engine.RenovationCompany) || cues.Say(w.Items, using...) || cues.Say(w.Items, "applied to", "be applied to", "applies to"))
	closed := cues.Say(w.Items, "closed", "renovated") && !cues.Say(w.Items, passives...) && !w.s.Has(cues.Have) && !w.s.Has(cues.Buy)
	switch {
	case !w.s.Has(cues.Close) && !about && !applies || w.not || len(rest) == 0, closed && !about:
		return o, silent
	case len(rest) > 1 && !(own && w.s.Has(cues.Close)), rest[0].Cards[0].IsLandmark(), !own && !about && !w.clause.Closes():
		return o, silent
	}
	return orders.Order{Verb: orders.Renovate, Cards: rest[0].Cards[:1]}, ordered
}

// leadsTo tells a tool that stands first, as what the clause is about, and acts on the one card behind it: `reno Mine`, `for the Renovation Company I'd pick the Mine`, `the Demolition Company has to take …`.
func (w *toolTask) leadsTo(tool engine.Card) bool {
	at := slices.IndexFunc(w.Items, func(i cues.Item) bool { return i.Kind == cues.Card })
	if len(w.beside(tool)) != 1 || w.Items[at].Cards[0] != tool {
		return false
	}
	before := cues.SetOf(w.Items[:at])
	return at == 0 && len(w.Items) == 2 || before.Has(cues.Regard) && !before.Has(cues.Buy) || at <= 1 && !before.Has(cues.Buy) && at+1 < len(w.Items) && w.Items[at+1].Is(cues.Act)
}

// convention reads what the Convention Center becomes.
func (w *toolTask) convention() (o orders.Order, is answer) {
	rest := w.beside(engine.ConventionCenter)
	own := w.of(engine.ConventionCenter) && (w.s.Has(cues.Become) || w.Colon || len(w.Items) <= 4) && (!w.s.Has(cues.Buy) || w.becomes()) && !cues.Say(w.Items, "or", "oder", "o", "ou")
	if w.not || len(rest) == 0 || !own && !(w.about(orders.Convention) && len(rest) == 1) {
		return o, silent
	}
	return orders.Order{Verb: orders.Convention, Cards: rest[0].Cards[:1]}, ordered
}

// becomes tells a card that is to become another: `my Convention Center would like to be a Mine`.
func (w *toolTask) becomes() bool {
	at := slices.IndexFunc(w.Items, func(i cues.Item) bool { return i.Kind == cues.Card && i.Cards[0] == engine.ConventionCenter })
	as := slices.IndexFunc(w.Items, func(i cues.Item) bool { return i.Is(cues.Become) && len(i.Text) > 3 })
	return at >= 0 && as > at && as+1 < len(w.Items) && splits.HoldsCard(w.Items[as+1:])
}

// demolish reads what is taken down.
func (w *toolTask) demolish() (o orders.Order, is answer) {
	own := w.of(engine.DemolitionCompany) && len(w.cards) > 1
	razes, down := w.s.Has(cues.Raze), len(w.Items) == 2 && w.Items[0].Kind == cues.Card && w.Items[1].Says("down", "abajo")
	if w.not || w.s.Has(cues.Buy) && !razes && !((w.isAbout(orders.Demolish) || w.leadsTo(engine.DemolitionCompany)) && cues.Say(w.Items, surrendered...)) || !own && !down && !(razes && w.clause.Razes()) && !w.about(orders.Demolish) {
		return o, silent
	}
	o.Verb = orders.Demolish
	for _, i := range w.beside(engine.DemolitionCompany) {
		if i.Cards[0].IsLandmark() {
			o.Cards = append(o.Cards, i.Cards[0])
		}
	}
	if len(o.Cards) == 0 {
		return o, silent
	}
	return o, ordered
}

// move reads what is given to whom.
func (w *toolTask) move() (o orders.Order, is answer) {
	about, own, gives := w.about(orders.Move) || w.gave() && w.s.Has(cues.To) && len(w.Items) <= mostElse, w.of(engine.MovingCompany), w.s.Has(cues.Give)
	rest, n := w.beside(engine.MovingCompany), len(w.players)
	if about && n == 0 && len(rest) > 0 && !w.s.Has(cues.Buy) && w.next != nil && !cues.Any(w.next.Items, cues.Card) {
		w.players = cues.Some(w.next.Items, cues.Player) // both to Bob
		n = len(w.players)
	}
	if w.not || n == 0 || !about && !own && !gives || w.s.Has(cues.Buy) && !gives && !about {
		return o, silent
	}
	o = orders.Order{Verb: orders.Move, Player: w.players[n-1].Seat}
	if n > 1 && w.clause.IsNegated(w.players[n-1].From) {
		o.Player = w.players[0].Seat
	}
	switch {
	case own && len(rest) == 0 && !w.s.Has(cues.Buy) && (about || gives && w.s.Has(cues.Mine)):
		o.Cards = []engine.Card{engine.MovingCompany}
	case len(rest) != 1 && (len(rest) == 0 || n > 1), slices.ContainsFunc(rest, func(i cues.Item) bool { return i.Cards[0].IsLandmark() }), !own && !about && !w.clause.Gives():
		return o, silent
	default:
		o.Cards = rest[0].Cards[:1]
		for i := range rest[1:] {
			w.more = append(w.more, orders.Order{Verb: orders.Move, Player: o.Player, Cards: rest[1+i].Cards[:1]})
		}
	}
	return o, ordered
}

// invest reads whether a coin is put on the startup.
func (w *toolTask) invest() (o orders.Order, is answer) {
	s, startup := w.s, w.of(engine.TechStartup)
	spoken := len(w.cards) == 0 && len(w.Named) > 0 && w.Named[len(w.Named)-1] == engine.TechStartup
	alone := len(w.beside(engine.TechStartup)) == 0
	o = orders.Order{Verb: orders.Invest, Nothing: w.not || s.Has(cues.Nothing) || s.Has(cues.Never)}
	amounts := cues.Some(w.Items, cues.Coins)
	switch {
	case !alone, len(amounts) > 0 && amounts[0].N != 1:
		return o, silent
	case startup && (!s.Has(cues.Buy) || cues.Say(w.Items, "gets", "get")) && w.Lead != cues.Else && (s.Has(cues.Coin) || s.Has(cues.Nothing) || len(amounts) > 0),
		s.Has(cues.Put) && (startup || spoken || w.clause.Invests()), spoken && len(amounts) == 1 && s.Has(cues.It) && !s.Has(cues.Buy), w.about(orders.Invest) && len(w.Items) > 0,
		startup && len(w.Items) <= 3 && (s.Has(cues.Every) || s.Has(cues.Never)):
		return o, ordered
	}
	return o, silent
}

// deniesCard tells a not that is about a card behind another.
func (t *task) deniesCard(from int) bool {
	return slices.ContainsFunc(t.cards, func(i cues.Item) bool { return i.From > from && t.clause.IsDenied(i.From) })
}

package doubts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
)

// This file proposes orders that are likelier others: a total that may be a price, a Landmark that
// may stand or be torn down already, one that is built and not torn down.

// Words by which a number is come by, of coins as of dice, and those that speak of dice.
var (
	gaining = marks.Lows("hit", "hits", "get", "reach", "reaches", "make", "makes", "manage")
	rolling = marks.Lows("roll", "rolls", "rolled", "rolling", "throw", "throws", "thrown", "threw", "cast", "die", "dice", "dices", "total", "totals", "pips", "number", "comes", "come", "shows", "tiro", "tirada", "tirar", "dado", "dados", "saco", "sale", "wurf", "wurfle", "wurfel", "wurfele", "augen", "zahl", "kommt", "fallt", "lance", "des")
)

// prices proposes what hangs on a total that is just what the card costs, where nothing in its
// sentence speaks of dice: `the Shopping Mall if I hit the 10`.
func (r doubter) prices() {
	r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool {
		o := &e.Line.Order
		if e.Old || o.Verb != orders.Buy || len(o.Cards) == 0 || !slices.ContainsFunc(e.Line.If, func(c orders.Condition) bool {
			return c.Kind == orders.Rolled && c.Totals == orders.TotalsBetween(o.Cards[0].Cost(), o.Cards[0].Cost())
		}) {
			return false
		}
		t, gained := r.tokens(e.Written), false
		if marks.Some(t, rolling) {
			return false
		}
		for i := 1; i+2 < len(t); i++ {
			gained = gained || gaining[t[i].Low] && t[i+1].Is("the") && t[i+2].Number >= 0
		}
		return gained
	})
}

// rebuilding are words of what is built anew.
var rebuilding = marks.Lows("build", "builds", "buy", "buys", "rebuild", "gebaut", "gekauft", "baue", "bauen", "kaufe", "kaufen", "errichtet", "construye", "construyo", "construir", "comprar", "construis", "achete", "acheter")

// rebuilt proposes what is torn down in a sentence that speaks of building, too, and of which
// nothing was read that is bought: one of its Landmarks may be that.
func (r doubter) rebuilt() {
	bought := map[string]bool{} // sentences by which something is
	for i := range r.Entries {
		if e := &r.Entries[i]; e.Line.Order.Verb == orders.Buy {
			bought[e.Written] = true
		}
	}
	r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool {
		return !e.Old && e.Line.Order.Verb == orders.Demolish && len(e.Line.Order.Cards) > 1 && !bought[e.Written] && marks.Some(r.tokens(e.Written), rebuilding)
	})
}

// rolls tells whether the letter chooses how many dice are thrown.
func rolls(r doubter) bool {
	return slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Line.Order.Verb == orders.Roll })
}

// standing proposes a Landmark that is to be bought where its sentence may speak of the one that
// stands: `the Train Station if it's gone`, `Harbour? Yes, on 10`, or, of one who has it to choose his
// dice, is torn down: `one die. On a 4: Train Station`.
func (r doubter) standing() {
	added := orders.TotalsBetween(10, orders.MaxTotal)
	r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool {
		o := &e.Line.Order
		if e.Old || o.Verb != orders.Buy || len(o.Cards) != 1 || !o.Cards[0].IsLandmark() {
			return false
		}
		t := r.tokens(e.Written)
		buys := marks.Some(t, buying)
		if len(e.Line.If) == 0 {
			return isGone(t) && r.namesOnce(t) && !(buys && marks.Says(t, "(")) && !comesNext(r, e, t) // buy: Train Station (if it's gone)
		}
		if buys {
			return false
		}
		if o.Cards[0] == engine.TrainStation && rolls(r) {
			return slices.ContainsFunc(e.Line.If, func(c orders.Condition) bool {
				return c.Kind == orders.Rolled && !c.Not && c.Totals == orders.Demolish.ActsAt()
			})
		}
		return o.Cards[0] == engine.Harbour && slices.ContainsFunc(e.Line.If, func(c orders.Condition) bool {
			return c.Kind == orders.Rolled && !c.Not && c.Totals&^added == 0
		})
	})
}

// comesNext tells a candidate behind the condition that the one before is gone, which is no Landmark and so was on
// offer: `Mine`, `and if it's gone the Harbour`.
func comesNext(r doubter, e *drafts.Entry, t []marks.Token) bool {
	at := marks.Index(t, "gone", "weg")
	for at >= 0 && at < len(t) && r.g.Table.AnyCard(t, at).Tokens == 0 {
		at++
	}
	if at < 0 || at == len(t) {
		return false
	}
	last := engine.NoCard
	for i := range r.Entries {
		before := &r.Entries[i]
		if before == e {
			break
		}
		if n := len(before.Line.Order.Cards); n > 0 && before.Line.Order.Verb == orders.Buy && !before.Gone && before.Line.Scope == e.Line.Scope {
			last = before.Line.Order.Cards[n-1]
		}
	}
	return last != engine.NoCard && !last.IsLandmark()
}

// isGone tells a sentence that asks whether something is gone.
func isGone(t []marks.Token) bool {
	asks := false
	for i := range t {
		if asks = asks || t[i].Is("if", "when", "wenn", "falls", "si"); asks && t[i].Is("gone", "demolished", "destroyed", "smashed", "weg", "abgerissen", "demolida", "derribada") {
			return true
		}
	}
	return false
}

// namesOnce tells a sentence that names one card, once.
func (r doubter) namesOnce(t []marks.Token) bool {
	n := 0
	for at := 0; at < len(t); at++ {
		if found := r.g.Table.AnyCard(t, at); found.Tokens > 0 {
			n++
			at += found.Tokens - 1
		}
	}
	return n == 1
}

// Words by which something is asked for, and of what a card does.
var (
	wishing = marks.Lows("buy", "buys", "want", "like", "get", "take", "please", "pls", "plz", "build", "would", "id", "ill", "purchase", "have", "grab", "bag", "acquire", "compro", "quiero", "kaufe", "ich", "nehme", "otherwise", "else", "then", "or", "if", "first", "second", "shopping", "bought", "built")
	finite  = marks.Lows("has", "must", "needs", "pays", "gives", "makes", "earns", "brings", "costs", "did", "does", "owes", "keeps", "wants", "muss", "bringt", "zahlt", "tiene", "paga")
)

// doing proposes a card that is bought by a sentence which asks for none, and says what the card
// does: `reroll unless 7, the Publisher has to pay for that Airport`.
func (r doubter) doing() {
	does := func(e *drafts.Entry) bool {
		t := r.tokens(e.Written)
		return !e.Old && e.Line.Order.Verb == orders.Buy && !marks.Some(t, wishing) && marks.Some(t, finite) && r.acts(t) && !r.exact(e.Written)
	}
	if r.Withhold(drafts.Doubt{Why: orders.TwoWays}, does); r.Freely {
		r.Entries = slices.DeleteFunc(r.Entries, func(e drafts.Entry) bool { return does(&e) })
	}
}

// acts tells a card of which is said what it does.
func (r doubter) acts(t []marks.Token) bool {
	for at := 0; at < len(t); at++ {
		found := r.g.Table.FullCard(t, at)
		if found.Tokens == 0 {
			continue
		}
		if at += found.Tokens; at < len(t) && finite[t[at].Low] {
			return true
		}
		at--
	}
	return false
}

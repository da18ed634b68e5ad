package sentences

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// This file reads what is to be otherwise: the conditions before it, turned round.

// otherwise reads `otherwise` behind an order with conditions.
func (p *parse) otherwise(at int) int {
	end := p.Turn(at)
	if end == 0 {
		return at
	}
	if p.Out.Chain == nil && len(p.Out.Acts) == 0 {
		p.Out.Chain = p.Now.Chain
	}
	doubtSide(p, at, end)
	doubtHaving(p, at, end)
	unaskItself(p)
	unaskBuilt(p, at, end)
	under := beside(p, at, end)
	if under == nil {
		under = exhausted(p, at)
	}
	if under != nil {
		p.Held, p.Turned = under, false
		p.Take(at, end, "a joint")
		return p.then(end)
	}
	if p.trails(end) {
		if sets := verbs.Turned(p.Now.Chain); len(sets) == 1 {
			p.Out.Acts[0].Line.If = sets[0]
		} else {
			p.Doubt = "otherwise"
		}
		p.Out.Chain, p.InList = nil, false
		p.Take(at, end, "otherwise")
		return end
	}
	switch sets := verbs.Turned(p.Out.Chain); {
	case len(sets) == 1 && p.endsChain(end):
		p.Out.Acts[len(p.Out.Acts)-1].Line.If = sets[0]
		p.Out.Chain, p.Held, p.InList = nil, nil, false
		p.Take(at, end, "otherwise")
		return end
	case p.Out.Chain != nil:
		p.Turned, p.Held = true, nil
		if last := len(p.Out.Acts) - 1; last >= 0 && p.Scopes == nil {
			p.Scopes = p.Out.Acts[last].Scopes // Cafe in go 1 if I have 6 coins, otherwise Bakery
		}
	case p.InList:
		p.elseAt = len(p.Out.Acts)
	case p.fallsBack():
		p.lacked = true
	default:
		return at
	}
	p.Take(at, end, "otherwise")
	if next := declines(p, end); next > end {
		return next
	}
	if next := (tooler{p}).narrower(end); next > end {
		return next
	}
	return p.then(end)
}

// doubtHaving doubts an otherwise that asks whether the writer has something, where the condition before
// does not: `si saco un 7, la mina; si no la tengo, el bosque`.
func doubtHaving(p *parse, at, end int) {
	n := len(p.Out.Chain)
	if n == 0 || len(p.Out.Chain[n-1]) == 0 || !marks.Says(p.T[at:end], "tengo", "tenga", "tuviera") {
		return
	}
	if c := p.Out.Chain[n-1][0]; c.Kind != orders.Has && c.Kind != orders.Coins || c.Who != p.Table.Me {
		p.Doubt = p.Written(at, end)
	}
}

// exhausted are the conditions of the order before, where one of those that were asked holds in
// any case, or where it is bought if that can be: what is to be otherwise is the next candidate under
// the same ones. `With 10 coins the Mall. With less than 10 the Mine, else the Cafe.`
func exhausted(p *parse, at int) []orders.Condition {
	n := len(p.Out.Acts)
	if n == 0 {
		return nil
	}
	last := p.Out.Acts[n-1].Line.If
	buys := p.Out.Acts[n-1].Line.Order.Verb == orders.Buy
	if within := inner(p, at, last); within != nil || !buys {
		if within != nil && buys && pays(p, p.Out.Acts[n-1].Line) {
			return last[:len(last)-1]
		}
		return within
	}
	if len(last) > 0 && parts.IsAffordable(p.Arguer, at) {
		return last
	}
	chain := p.Out.Chain
	if p.Now.Last != nil && p.Now.Last.Verb == orders.Buy {
		chain = slices.Concat(p.Now.Chain, chain)
	}
	if len(last) != 1 || len(chain) < 2 || !slices.Equal(chain[len(chain)-1], last) {
		return nil
	}
	for _, before := range chain[:len(chain)-1] {
		neither := orders.Line{If: []orders.Condition{before[0].Negated(), last[0].Negated()}, Order: orders.Order{Verb: orders.Buy}}
		if len(before) == 1 && neither.Futile(p.Table.Me) {
			return last
		}
	}
	return nil
}

// inner are the conditions of what is to be otherwise than an order of which one stands behind it, and
// the others before: `if I roll 6: buy Mine if Bob has one, otherwise Cafe`; nil for other ones, and where more
// stands behind it than that.
func inner(p *parse, at int, last []orders.Condition) []orders.Condition {
	chain, n := p.Out.Chain, len(last)-1
	if len(chain) != 2 || n < 1 || !slices.Equal(last, chain[len(chain)-1]) || !slices.Equal(last[:n], chain[len(chain)-2]) {
		return nil
	}
	for next := p.Turn(at); next < len(p.T); next++ {
		if _, more := p.Is(next, words.If, words.Unless, words.Else, words.And); more > 0 {
			return nil
		}
	}
	return append(slices.Clone(last[:n]), last[n].Negated())
}

// pays tells a line on whose last condition its last card can be paid for.
func pays(p *parse, line orders.Line) bool {
	cards, c := line.Order.Cards, line.If[len(line.If)-1]
	return len(cards) > 0 && c.Kind == orders.Coins && c.Who == p.Table.Me && c.Compare == orders.AtLeast && c.Count == cards[len(cards)-1].Cost()
}

// declines reads that a total is left as it lies behind an otherwise: `on a 10 I add two, otherwise not`.
func declines(p *parse, at int) int {
	next := p.CommaAt(at)
	for p.Sign(next, "then", "i", "rather", "better") {
		next++
	}
	last := p.LastOrder()
	if !p.Turned || last == nil || last.Verb != orders.Reroll && last.Verb != orders.Harbour || !p.Sign(next, "no", "not", "dont", "nothing", "never", "nicht", "nichts", "nada") || !p.Closes(next+1) {
		return at
	}
	p.Take(at, next+1, parts.VerbName(last.Verb))
	p.add(orders.Order{Verb: last.Verb})
	return next + 1
}

// counts tells a number of coins behind what says that something is out of reach: `si no llego | a
// 10 monedas`.
func counts(p *parse, at int) bool {
	if !p.Sign(at, "a", "to") {
		return false
	}
	for at++; p.Sign(at, "las", "los", "the"); {
		at++
	}
	_, end := p.Number(at)
	_, coins := p.Is(end, words.Coins)
	return end > 0 && coins > 0
}

// narrower reads what must hold besides, behind an otherwise: `if not, and I have at least
// 26`, `otherwise with 10 or more`.
func (p tooler) narrower(at int) int {
	next := p.CommaAt(at)
	if _, and := p.Is(next, words.And, words.Break); and > 0 {
		next = and
	}
	sets := verbs.Turned(p.Out.Chain)
	if !p.Turned || len(sets) != 1 {
		return at
	}
	_, after := p.Opener(next)
	if next = max(next, after); next == p.CommaAt(at) {
		return at
	}
	list, end := p.Conditions(next)
	if end == 0 || !p.clean(end) {
		return at
	}
	p.Take(at, end, p.ConditionText(list))
	return p.holding(append(sets[0], list...), end)
}

// unaskItself drops `if there is a Mine` from the candidate Mine, which asks that anyway,
// so that the otherwise behind it goes on with the list.
func unaskItself(p *parse) {
	last := len(p.Out.Acts) - 1
	if last < 0 || len(p.Out.Chain) != 1 || len(p.Now.If) > 0 {
		return
	}
	line := &p.Out.Acts[last].Line
	if line.Order.Verb == orders.Buy && len(line.Order.Cards) == 1 && len(line.If) == 1 &&
		line.If[0].Kind == orders.OnOffer && !line.If[0].Not && line.If[0].Card == line.Order.Cards[0] {
		line.If, p.Out.Chain, p.Held, p.InList = nil, nil, nil, true
	}
}

// unaskBuilt drops `if I haven't got it by then` behind the Landmark of the sentence before, which
// buying it asks anyway, so that an otherwise goes on with the list. In the same sentence it is
// for when the Landmark is there, and so is an otherwise that brings no card.
func unaskBuilt(p *parse, at, end int) {
	if len(p.Out.Acts) > 0 || !p.Now.Listed || len(p.Out.Chain) != 1 || len(p.Out.Chain[0]) != 1 {
		return
	}
	if _, opens := p.Opener(at); opens > 0 {
		return // if I have
	}
	if before := (orders.Order{Verb: orders.Buy, Cards: p.Now.Cards}); (p.CardAt(end).Tokens > 0 || p.CardAt(end+1).Tokens > 0) && unbuilt(before, p.Out.Chain[0][0], p.Table.Me) {
		p.Out.Chain, p.Held, p.Turned, p.InList = nil, nil, false, true
	}
}

// unbuilt tells a condition that the one Landmark that is to be bought is not there yet.
func unbuilt(o orders.Order, c orders.Condition, me engine.Seat) bool {
	return o.Verb == orders.Buy && len(o.Cards) == 1 && o.Cards[0].IsLandmark() && c.Kind == orders.Has && c.Not && c.Who == me && c.Count <= 1 && c.Card == o.Cards[0]
}

// unaskCoins drops `if I have 10 coins` from a list whose first candidate costs them, which asks
// that anyway, where what stands behind it is bought failing that.
func unaskCoins(p *parse) {
	if len(p.Out.Acts) != 1 || len(p.Now.If) > 0 {
		return
	}
	line := &p.Out.Acts[0].Line
	if line.Order.Verb != orders.Buy || len(line.Order.Cards) < 2 || len(line.If) != 1 {
		return
	}
	lacks, poor := false, ""
	for at := range p.T {
		lacks = lacks || p.Sign(at, "failing") && p.Sign(at+1, "that", "which", "it")
		if poor == "" && p.Taken[at] == "a joint" && changes.Lacks(p.Arguer, at) {
			_, end := p.Is(at, words.Joint)
			for i := at; i < end; i++ {
				if needy[p.T[i].Low] {
					poor = p.Written(at, end)
				}
			}
		}
	}
	c := line.If[0]
	switch own := c.Kind == orders.Coins && !c.Not && c.Compare == orders.AtLeast && c.Who == p.Table.Me; {
	case own && (lacks || poor != "") && c.Count == line.Order.Cards[0].Cost():
		line.If, p.Out.Chain = nil, nil
	case own && poor != "":
		p.Doubt = poor // if I have 20 coins the Mall, if I am broke the Mine
	}
}

// dearerLast doubts a candidate that is to be bought if it can be paid for, behind one that is
// cheaper: `a Bakery, but the Mall if I can afford it` wants the Mall first.
func dearerLast(p *parse) {
	if len(p.Out.Acts) == 0 || p.Doubt != "" {
		return
	}
	line := &p.Out.Acts[len(p.Out.Acts)-1].Line
	n := len(line.Order.Cards) - 1
	if line.Order.Verb != orders.Buy || n < 0 || len(line.If) > 0 {
		return
	}
	cheap := changes.LastOf(line.Order.Cards[:n])
	if last := len(p.Out.Acts) - 1; n == 0 && last > 0 && len(p.Out.Acts[last-1].Line.If) == 0 && p.Out.Acts[last-1].Line.Order.Verb == orders.Buy {
		cheap = changes.LastOf(p.Out.Acts[last-1].Line.Order.Cards)
	}
	if cheap == engine.NoCard || line.Order.Cards[n].Cost() <= cheap.Cost() {
		return
	}
	for at := len(p.T) - 1; at > 1; at-- {
		found := p.CardAt(at)
		if found.Tokens == 0 || found.Card != line.Order.Cards[n] {
			continue
		}
		end := p.CommaAt(at + found.Tokens)
		_, after := p.Is(end, words.Empty)
		can := false
		for i := end; i < after; i++ {
			can = can || needy[p.T[i].Low] || p.Sign(i, "rich")
		}
		before := at - 1
		for before > 0 && p.Sign(before, "the", "a", "an", "maybe", "perhaps") {
			before--
		}
		if can && p.Sign(before, ",", "or", "but", "and") && !p.Sign(before-1, "not") {
			p.Doubt = p.Written(at, after)
			line.Order.Cards = append([]engine.Card{line.Order.Cards[n]}, line.Order.Cards[:n]...)
		}
		return
	}
}

// needy are words of who has too few coins.
var needy = marks.Lows("broke", "skint", "poor", "penniless", "short", "afford", "money", "coins", "cash", "funds", "dough", "dear", "expensive", "pay", "enough", "rich")

// closeTurned settles an `otherwise` with no order behind it: alone in its line it is for
// the next one, else nobody knows what it turns round.
func (p *parse) closeTurned() {
	if n := p.elseAt; n > 0 && len(p.Out.Acts) > n && p.Out.Acts[n].Line.Order.Verb != orders.Buy {
		p.Doubt = "otherwise" // `the Airport if I can, otherwise put a coin in the Startup`
	}
	if !p.Turned {
		return
	}
	sets := verbs.Turned(p.Out.Chain)
	if len(p.Out.Acts) > 0 || len(sets) != 1 {
		p.Doubt = "otherwise"
		return
	}
	p.Out.If = sets[0]
}

// endsChain tells an `otherwise` behind the order that it is for, and in front of another one: `the
// Forest if Bob has a Mine, the Bakery if not, and two dice`.
func (p *starter) endsChain(end int) bool {
	n := len(p.Out.Acts)
	if n < 2 || len(p.Out.Acts[n-1].Line.If) > 0 || len(p.Out.Acts[n-2].Line.If) == 0 || p.Out.Acts[n-1].Line.Order.Verb != p.Out.Acts[n-2].Line.Order.Verb {
		return false
	}
	_, and := p.Is(p.CommaAt(end), words.And)
	_, count := p.Number(and)
	_, dice := p.Is(max(and, count), words.Dice, words.Single, words.Both)
	return and > 0 && (p.OpensOrder(and) || dice > 0)
}

// trails tells an `otherwise` behind the cards of a sentence, of what the sentence before it
// hung on: `If I roll 9, the Mine. The Cafe otherwise.`
func (p *starter) trails(end int) bool {
	return p.Now.Chain != nil && len(p.Now.If) == 0 && len(p.Out.Acts) == 1 && len(p.Out.Acts[0].Line.If) == 0 && (len(p.Out.Acts[0].Line.Order.Cards) == 1 || p.Sign(end-1, "otherwise", "else")) && (end == len(p.T) || p.Sign(end, ".") && end+1 == len(p.T))
}

// ofTarget are the conditions of an order: whose coins are to be few is who was named before,
// where another player pays then and nobody says whose: `tv Bob, under 4 coins Carol`.
func ofTarget(p *parse, order orders.Order) []orders.Condition {
	if order.Verb != orders.TV || !p.Some && p.Now.Last == nil || p.Last.Verb != orders.TV || p.Last.Player == order.Player || p.Last.Player < 0 || len(p.Held) != 1 || p.Turned {
		return p.Held
	}
	for _, asked := range slices.Concat(p.Now.Chain, p.Out.Chain) {
		if asked[0].Kind == orders.Coins && asked[0].Who == p.Table.Me {
			return p.Held // as the writer's were before
		}
	}
	c := p.Held[0]
	few := c.Compare == orders.Under || c.Compare == orders.AtMost || c.Compare == orders.Exactly && c.Count == 0
	if c.Kind != orders.Coins || c.Who != p.Table.Me || c.Not || !few || marks.Some(p.T, writing) {
		return p.Held
	}
	c.Who = p.Last.Player
	return []orders.Condition{c}
}

// writing are words by which it is said whose coins they are.
var writing = marks.Lows("he", "she", "they", "it", "er", "sie", "el", "ella", "il", "elle", "i", "im", "ive", "id", "ill", "me", "my", "we", "our", "ich", "mein", "meine", "habe", "hab", "wir", "yo", "tengo", "tenga", "mi", "mis", "je", "j", "jai", "ai", "mes", "ma", "mon")

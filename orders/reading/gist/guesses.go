package gist

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file reads conditions by what is named in them.

// A guess is a condition that was not understood, and what is named in it.
type guess struct {
	asker
	from, next, end int
	unless          bool // it must not hold

	amount  int // where a number begins with what it is compared by, and one more; 0 for none
	exact   bool
	no      int // words that turn it round
	others  int // other players
	who     engine.Seat
	cards   []engine.Card
	tool    orders.Verb // Buy for none
	scopes  []orders.Scope
	doubles bool
	bare    bool // nothing is in it but a verb and what turns it round
	said    map[string]bool
}

// hints are words of a condition that tell what it asks for.
var hints = map[string]map[string]bool{
	"gets":  marks.Lows("get", "got", "bought", "buy", "built", "build", "managed", "comprado", "compro", "gekauft", "achete", "bekommen"),
	"it":    marks.Lows("it", "that", "one", "la", "lo", "ihn", "es", "them", "l", "las", "los"),
	"kept":  marks.Lows("keep", "left", "remain", "remaining", "leaves", "leave", "spare", "quedan", "ubrig", "reste", "restent"),
	"reach": reaching,
	"other": marks.Lows("else", "other", "another", "different", "otro", "otra", "anderes", "autre"),
	"fewer": marks.Lows("fewer", "less", "more", "weniger", "menos", "moins", "mehr"),
	"rolls": marks.Lows("roll", "throw", "rolled", "comes", "come", "turns", "up", "falls", "total", "sale", "saco", "kommt", "wurfle", "summe", "fais", "result", "dice"),
	"holds": marks.Lows("got", "have", "hold", "holding", "own", "left", "possess", "tenga", "tengo", "habe", "hab", "ai", "ive"),
	"until": marks.Lows("until", "till", "before", "after", "hasta", "bis", "except"),
}

// Words that leave a condition bare though they are of a class, and that don't.
var (
	bares   = marks.Lows("no", "not", "have", "havent", "there", "isnt", "arent", "hay", "gibt", "work", "works", "haben")
	ables   = marks.Lows("cant", "cannot", "can", "unable", "couldnt", "able", "afford", "puedo", "kann")
	bought  = marks.Lows("bought", "takes", "took", "buys", "away", "out")
	exactly = marks.Lows("exactly", "precisely", "flat", "genau", "exactamente")
)

// guessed reads a condition by what is named in it, up to the end of its clause.
func (s asker) guessed(at, next int, unless bool) int {
	g := &guess{asker: s, from: at, next: next, end: next, unless: unless, who: s.Table.Me, tool: orders.Buy, bare: true, said: map[string]bool{}}
	for g.end < len(s.T) && !g.stops() {
		g.end = g.take(g.end)
	}
	return g.settle()
}

// stops tells whether the condition ends where it was read to.
func (g *guess) stops() bool {
	at, later := g.end, g.end > g.next
	switch {
	case g.Sign(at, ",", ".", ";", ":", "?", "(", ")", "-", "then"), g.tool != orders.Buy && g.isOther(at):
		return true
	case later && (g.is(at, words.Else) || g.parts(at) || g.is(at, words.Retract) && g.PhraseAt(at).Tokens > 1):
		return true
	case later && (g.tool != orders.Buy || g.amount > 0 || len(g.cards) > 0) && g.opens(at) && !g.is(at, words.Dice):
		return true
	case g.tool != orders.Buy && g.is(at, words.Verb, words.Prep) && g.isOther(at+1):
		return true
	}
	found := g.CardAt(at)
	return later && g.Sign(at, "i", "id", "ill") && g.wants(at, g.bound(at)) ||
		g.isCard(at) && found.Fits == nil && !g.acts(found.Card) && !(g.doubles && g.Sign(at-2, "with")) && (g.amount > 0 || g.said["had"] && g.no > 0 || g.said["taken"] || g.said["dear"] || g.doubles)
}

// acts tells a card that does something when it is hit, in a condition on the dice.
func (g *guess) acts(card engine.Card) bool {
	verb := parts.VerbCard(card)
	return verb != orders.Buy && verb != orders.Roll && !g.said["holds"] && !g.said["coins"]
}

// take takes what stands at a place down, and returns where it ends.
func (g *guess) take(at int) int {
	if found := g.CardAt(at); g.isCard(at) && found.Fits == nil {
		g.bare = false
		switch {
		case g.doubles && g.Sign(at-2, "with"):
		case g.acts(found.Card):
			g.tool = parts.VerbCard(found.Card)
		default:
			g.cards = append(g.cards, found.Card)
		}
		return at + found.Tokens
	}
	if g.isOther(at) {
		who := g.PlayerAt(at, 3)
		g.who, g.others = who.Seat, g.others+1
		return at + who.Tokens
	}
	for verb := orders.TV; verb <= orders.Invest; verb++ {
		if words.PlacesOf(g.T[at].Low).In(verb, &g.Languages)&words.OfTool != 0 && g.T[at].Number < 0 && !g.is(at, words.Coins, words.Number) && !g.Sign(at, "start") {
			g.tool = verb
		}
	}
	if m, after := g.Is(at, words.Scope); after > at+1 && len(g.scopes) == 0 {
		if m.Value != words.BothGoes {
			g.scopes = []orders.Scope{orders.Scope(m.Value)}
		}
		return after
	}
	if end := g.number(at); end > 0 {
		return end
	}
	return g.word(at)
}

// number takes a number down; 0 for none.
func (g *guess) number(at int) int {
	n, end := g.Number(at)
	if end == 0 || n == 0 || g.amount > 0 || g.T[at].Number < 0 && n == 1 {
		return 0
	}
	g.amount = at + 1
	for i := max(g.next, at-3); i < at; i++ {
		if _, behind := g.Is(i, words.Least, words.Most, words.Over, words.Under, words.Exactly, words.Between); behind == at {
			g.amount = i + 1
			break
		}
	}
	if _, more := g.Is(end, words.OrMore, words.OrLess); more > 0 {
		return more
	}
	if end < len(g.T) && exactly[g.T[end].Low] {
		g.exact = true
		end++
	}
	return end
}

// word takes a word down.
func (g *guess) word(at int) int {
	low, class := g.T[at].Low, g.class(at)
	for hint, list := range hints {
		g.said[hint] = g.said[hint] || list[low] && (hint != "it" || at > g.next)
	}
	if class&words.Naught != 0 || g.is(at, words.HasNot) {
		g.no++
	}
	g.bare = g.bare && (class&(words.Had|words.Taken|words.Dear) == 0 || bares[low]) && !ables[low]
	g.note("had", class&(words.Had|words.Able) != 0)
	g.note("taken", class&words.Taken != 0 && !bought[low])
	g.note("dear", class&words.Dear != 0)
	g.note("rolls", g.is(at, words.Roll, words.Total, words.Dice))
	g.note("coins", g.is(at, words.Coins))
	g.note("holds", g.is(at, words.Has))
	g.doubles = g.doubles || g.is(at, words.Doubles)
	if phrase := g.Tabled(at); phrase.Tokens > 1 && g.is(at, words.Has, words.HasNot, words.Roll, words.Total, words.Coins) {
		return at + phrase.Tokens
	}
	return at + 1
}

func (g *guess) note(hint string, is bool) { g.said[hint] = g.said[hint] || is }

// settle puts down what the condition is.
func (g *guess) settle() int {
	p := piece{kind: lost, from: g.from, to: g.end}
	if list := g.conditions(); list != nil {
		p.kind, p.list, g.stated = condition, list, list
	} else if g.amount == 0 {
		p.kind = g.kind()
	}
	if len(g.scopes) > 0 && !(p.kind == condition && p.list[0].Kind == orders.Bought) {
		if g.scopes[0] == orders.ExtraGo {
			p.kind = relief
		}
		g.add(piece{kind: goes, from: g.from, to: g.from, scopes: g.scopes})
	}
	if g.tool != orders.Buy && (g.amount > 0 || p.kind == relief) {
		g.sentence.tool = g.tool
	}
	if len(g.cards) == 1 {
		g.last = g.cards[0]
	}
	return g.add(p)
}

// conditions are those of the order language that it is; nil for none.
func (g *guess) conditions() []orders.Condition {
	turned := g.unless != (g.no%2 == 1)
	me, alone := g.Table.Me, len(g.cards) == 0 && g.others == 0
	c := orders.Condition{}
	switch known := g.last != engine.NoCard; {
	case g.amount > 0:
		return g.amounts(turned)
	case g.said["fewer"] && g.chained(), g.said["other"] && g.chained(), g.tool != orders.Buy && alone:
		return nil
	case g.doubles:
		c = orders.Condition{Kind: orders.Doubles, Who: me, Not: turned}
	case g.said["gets"] && g.others == 0 && (len(g.cards) == 1 || alone && g.said["it"] && known) && g.secondGo():
		c = orders.Condition{Kind: orders.Bought, Who: me, Card: g.last, Not: turned}
		if len(g.cards) == 1 {
			c.Card = g.cards[0]
		}
	case alone && g.said["holds"] && g.said["it"] && g.no%2 == 0 && known && !g.said["fewer"] && !g.said["dear"] && !g.said["taken"] && !g.said["coins"]:
		c = orders.Condition{Kind: orders.Has, Who: me, Card: g.last, Count: 1, Not: g.unless}
	case len(g.cards) == 1 && g.others == 1 && g.said["holds"]:
		c = orders.Condition{Kind: orders.Has, Who: g.who, Card: g.cards[0], Count: 1, Not: turned}
	default:
		return nil
	}
	return []orders.Condition{c}
}

// amounts are the conditions on a number; nil for none.
func (g *guess) amounts(turned bool) []orders.Condition {
	if len(g.cards) > 0 {
		return nil
	}
	c, coins := g.Amount(g.amount-1, g.who)
	set, totals := g.Totals(g.amount - 1)
	switch {
	case g.said["kept"] && g.said["coins"] && g.last != engine.NoCard && g.others == 0 && !g.said["until"] && coins > 0:
		c.Count += g.last.Cost() // what is left when it is paid
	case (g.said["coins"] || g.said["holds"]) && !g.said["rolls"] && coins > 0:
		if g.exact {
			c.Compare = orders.Exactly
		}
	case g.others > 0, totals == 0 && (coins == 0 || turned):
		return nil
	case totals > 0:
		if g.said["reach"] { // that gets me to 12 or more
			set = twoLess(set)
		}
		c = orders.Condition{Kind: orders.Rolled, Who: g.Table.Me, Totals: set}
		if turned {
			c.Totals = orders.AllTotals &^ set
		}
		return []orders.Condition{c}
	}
	if turned {
		c = c.Negated()
	}
	return []orders.Condition{c}
}

// kind is what the condition is where it names no number.
func (g *guess) kind() kind {
	none := g.others == 0 && !g.unless
	gone := g.said["dear"] || g.said["taken"] || g.no%2 == 1
	switch {
	case (g.said["fewer"] || g.said["other"]) && len(g.cards) == 0 && g.chained():
		return other
	case g.tool != orders.Buy && len(g.cards) == 0 && g.others == 0 && g.no == 0:
		return relief
	case none && len(g.cards) == 0 && g.bare && g.no%2 == 1 && g.chained():
		return other
	case none && gone && (len(g.cards) == 0 || len(g.cards) == 1 && g.listed(g.cards[0])):
		return lack
	case none && g.no == 0 && !g.said["until"] && (len(g.cards) == 1 && g.said["had"] || len(g.cards) == 0 && !g.said["rolls"] && (g.said["had"] || len(g.scopes) > 0 || !g.said["coins"])):
		return relief
	}
	return lost
}

package conditions

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file reads conditions by what is named in them.

// A guess is a condition that was not understood, and what is named in it.
type guess struct {
	asker
	From, next, end int
	unless          bool // it must not hold

	count   int
	counted int // where the number ends
	amount  int // where a number begins with what it is compared by, and one more; 0 for none
	exact   bool
	no      int // words that turn it round
	others  int // other players
	who     engine.Seat
	whom    []engine.Seat // all of them
	Cards   []engine.Card
	tool    orders.Verb // Buy for none
	Scopes  []orders.Scope
	doubles bool
	unknown bool // a word of it is in no table
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
	"first": marks.Lows("snaps", "snap", "grabs", "grab", "takes", "take", "took", "gets", "buys", "nicks", "beats", "pinches", "nabs", "first", "before", "bought", "buy", "schnappt", "kauft", "nimmt", "compra", "quita", "prend", "achete"),
	"built": marks.Lows("built", "stands", "standing", "up", "finished", "complete", "completed", "done", "erected", "constructed", "gebaut", "steht", "construido", "construida", "hecho", "construit", "construite", "ready"),
	"owns":  marks.Lows("own", "owns", "owned", "possess", "possesses", "besitze", "besitzt", "poseo", "possede"),
	"gone":  marks.Lows("last", "already", "all", "both", "every"),
	"until": marks.Lows("until", "till", "before", "after", "hasta", "bis", "except"),
}

// Words that leave a condition bare though they are of a class, and that don't.
var (
	bares   = marks.Lows("no", "not", "have", "havent", "there", "isnt", "arent", "hay", "gibt", "work", "works", "haben")
	ables   = marks.Lows("cant", "cannot", "can", "unable", "couldnt", "able", "afford", "puedo", "kann")
	bought  = marks.Lows("bought", "takes", "took", "buys", "away", "out")
	raising = marks.Lows("add", "tack", "stick", "slap", "whack", "clap", "bump") // two to what is thrown
	exactly = marks.Lows("exactly", "precisely", "flat", "genau", "exactamente")
)

// guessed reads a condition by what is named in it, up to the end of its clause.
func (s asker) guessed(at, next int, unless bool) int {
	g := &guess{asker: s, From: at, next: next, end: next, unless: unless, who: s.Table.Me, tool: orders.Buy, bare: true, said: map[string]bool{}}
	for g.end < len(s.T) && !g.stops() {
		g.end = g.take(g.end)
	}
	return g.settle()
}

// stops tells whether the condition ends where it was read to.
func (g *guess) stops() bool {
	at, later := g.end, g.end > g.next
	switch {
	case g.Sign(at, ",", ".", ";", ":", "?", "(", ")", "-", "then"), g.tool != orders.Buy && g.IsOther(at):
		return true
	case later && g.Means(at, words.Nothing) && !g.Means(at, words.Has, words.HasNot):
		return true
	case later && (g.Means(at, words.Else) || g.Parts(at) || g.Means(at, words.Retract) && g.PhraseAt(at).Tokens > 1 && !g.Means(at, words.OrMore)):
		return true
	case later && (g.tool != orders.Buy || g.amount > 0 || len(g.Cards) > 0) && g.Opens(at) && !g.Means(at, words.Dice):
		return true
	case g.tool != orders.Buy && g.Means(at, words.Verb, words.Prep) && g.IsOther(at+1), g.tool == orders.Move && g.Sign(at, "give", "hand", "pass", "send", "move"):
		return true
	}
	found := g.CardAt(at)
	if g.IsCard(at) && g.counted == at && at > g.next && (g.said["holds"] || g.others == 1) && !g.said["coins"] && len(g.Cards) == 0 {
		return false // two Mines
	}
	if later && (g.amount > 0 || len(g.Cards) > 0) && g.Sign(at, "tv", "telly", "tele", "swap", "reroll", "renovate", "roll") {
		return true
	}
	if later && g.amount > 0 && g.Sign(at, "go", "make", "pick", "choose", "try") && (g.IsOther(at+1) || g.Sign(at+1, "for", "it", "after") && g.IsOther(at+2)) {
		return true // go for Carol
	}
	if later && g.amount > 0 && raising[g.T[at].Low] {
		return true
	}
	if later && (g.amount > 0 || len(g.Cards) > 0 || g.doubles) && g.Sign(at, "i", "im", "id", "ill", "we", "let", "lets") && !g.Sign(at-1, "that", "than", "as", "which", "and", "or", "but") {
		return true
	}
	return later && g.Sign(at, "i", "id", "ill") && g.Wants(at, g.Bound(at)) ||
		g.IsCard(at) && found.Fits == nil && !g.acts(found.Card) && !(g.doubles && g.Sign(at-2, "with")) && (g.amount > 0 || g.said["had"] && g.no > 0 || g.said["taken"] && (g.others == 0 || len(g.Cards) > 0) || g.said["dear"] || g.doubles)
}

// acts tells a card that does something when it is hit, in a condition on the dice.
func (g *guess) acts(card engine.Card) bool {
	verb := orders.VerbOf(card)
	return verb != orders.Buy && verb != orders.Roll && !card.IsLandmark() && !g.said["holds"] && !g.said["coins"]
}

// take takes what stands at a place down, and returns where it ends.
func (g *guess) take(at int) int {
	if g.IsCard(at) && g.Sign(at-1, "'s") && !(at > 1 && g.IsOther(at-2)) {
		return at + g.CardAt(at).Tokens // somebody's Cafe
	}
	if found := g.CardAt(at); g.IsCard(at) && found.Fits == nil {
		g.bare = false
		switch {
		case g.doubles && g.Sign(at-2, "with"):
		case g.acts(found.Card):
			g.tool = orders.VerbOf(found.Card)
		default:
			g.Cards = append(g.Cards, found.Card)
		}
		return at + found.Tokens
	}
	if g.IsOther(at) {
		who := g.PlayerAt(at, 3)
		g.who, g.others, g.whom = who.Seat, g.others+1, append(g.whom, who.Seat)
		return at + who.Tokens
	}
	if g.counted == at && at > g.next && g.Sign(at, "of") && g.Sign(at+1, "them", "those", "these") && g.Last != engine.NoCard {
		g.Cards = append(g.Cards, g.Last)
		g.note("holds", true)
		return at + 2
	}
	if who, ok := g.Him(at); ok && g.others == 0 && !g.said["it"] {
		g.who, g.others = who, 1
		g.note("holds", strings.HasSuffix(g.T[at].Low, "s") && len(g.T[at].Low) > 2)
		return at + 1
	}
	for verb := orders.TV; verb <= orders.Invest; verb++ {
		if words.PlacesOf(g.T[at].Low).In(verb, &g.Languages)&words.OfTool != 0 && g.T[at].Number < 0 && !g.Means(at, words.Coins, words.Number) && !g.Sign(at, "start") {
			g.tool = verb
		}
	}
	if m, after := g.Is(at, words.Scope); after > at+1 && len(g.Scopes) == 0 {
		if m.Value != words.BothGoes {
			g.Scopes = []orders.Scope{orders.Scope(m.Value)}
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
	if end == 0 || n == 0 || g.amount > 0 || g.T[at].Number < 0 && n == 1 && !(g.Sign(end, "of") && g.Sign(end+1, "them", "those", "these")) && !(g.said["limits"] && g.IsCard(end)) {
		return 0
	}
	g.amount, g.count, g.counted = at+1, n, end
	for i := max(g.next, at-3); i < at; i++ {
		if _, behind := g.Is(i, words.Least, words.Most, words.Over, words.Under, words.Exactly, words.Between); behind == at {
			g.amount = i + 1
			for ; i < at; i++ { // not below 5 is turned round already
				if g.Class(i)&words.Naught != 0 {
					g.no--
				}
			}
			break
		}
	}
	if _, more := g.Is(end, words.OrMore, words.OrLess); more > 0 {
		g.counted = more
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
	low, class := g.T[at].Low, g.Class(at)
	g.unknown = g.unknown || class == 0 && g.PhraseAt(at).Tokens == 0 && g.T[at].IsWord()
	g.note("somebody", words.IsSomebody(low) || g.Sign(at, "il", "elle") && g.Sign(at+1, "a", "na", "possede", "detient"))
	for hint, list := range hints {
		g.said[hint] = g.said[hint] || list[low] && (hint != "it" || at > g.next) && !(hint == "reach" && brings(g.asker, at))
	}
	if class&words.Naught != 0 || g.Means(at, words.HasNot) {
		g.no++
	}
	g.bare = g.bare && (class&(words.Had|words.Taken|words.Dear) == 0 || bares[low]) && !ables[low]
	g.note("had", class&(words.Had|words.Able) != 0)
	g.note("taken", class&words.Taken != 0 && !bought[low])
	g.note("dear", class&words.Dear != 0 || g.Sign(at, "much") && g.Sign(at-1, "too", "to"))
	if exactly[low] {
		g.exact = true
		g.note("limits", true)
	}
	if _, limit := g.Is(at, words.Least, words.Most, words.Over, words.Under); limit > 0 {
		g.note("limits", !g.Sign(limit, "enough"))
	}
	g.note("rolls", g.Means(at, words.Roll, words.Total, words.Dice) && !(g.others == 1 && g.Sign(at, "got")))
	g.note("coins", g.Means(at, words.Coins))
	g.note("holds", g.Means(at, words.Has))
	g.doubles = g.doubles || g.Means(at, words.Doubles)
	if phrase := g.Tabled(at); phrase.Tokens > 1 && g.Means(at, words.Has, words.HasNot, words.Roll, words.Total, words.Coins) {
		return at + phrase.Tokens
	}
	return at + 1
}

func (g *guess) note(hint string, is bool) { g.said[hint] = g.said[hint] || is }

// settle puts down what the condition is.
func (g *guess) settle() int {
	p := pieces.Piece{Kind: pieces.Lost, From: g.From, To: g.end}
	if len(g.whom) > 1 && len(g.Cards) < 2 {
		g.others = 1
	}
	if list := g.reflected(); list != nil {
		p.Kind, p.List = pieces.Condition, list
	} else if list := g.conditions(); list != nil {
		for _, who := range g.whom[:max(len(g.whom)-1, 0)] { // both Bob and Carol
			c := list[0]
			c.Who = who
			list = append(list, c)
		}
		p.Kind, p.List, g.Stated = pieces.Condition, list, list
		if g.unless && len(list) > 1 {
			p.Kind = pieces.Lost
		}
		if g.unless {
			g.Stated = []orders.Condition{list[0].Negated()}
		}
	} else if g.amount == 0 {
		p.Kind = g.kind()
	}
	if len(g.Scopes) > 0 && !(p.Kind == pieces.Condition && p.List[0].Kind == orders.Bought) {
		if g.Scopes[0] == orders.ExtraGo {
			p.Kind = pieces.Relief
		}
		g.Add(pieces.Piece{Kind: pieces.Goes, From: g.From, To: g.From, Scopes: g.Scopes})
	}
	if g.tool != orders.Buy && (g.amount > 0 || p.Kind == pieces.Relief) {
		g.Sentence.Tool = g.tool
	}
	if len(g.Cards) == 1 {
		g.Last = g.Cards[0]
		if p.Kind == pieces.Lack && !g.Listed(g.Cards[0]) { // if the Mall is too dear: it is wanted first
			g.Add(pieces.Piece{Kind: pieces.Cards, From: g.From, To: g.From, Order: orders.Order{Cards: g.Cards}})
			g.Begins = g.From
		}
	}
	return g.Add(p)
}

// echoes are words of a condition that only says whether the one before holds.
var echoes = marks.Lows("i", "he", "she", "they", "it", "do", "dont", "does", "doesnt", "did", "didnt", "have", "havent", "has", "hasnt", "is", "isnt", "not", "am", "are", "arent", "then", "that", "so", "we", "one", "ich", "habe", "hab", "nicht", "er", "hat", "ist")

// reflected is the condition before it, or that it does not hold, where no more is said
// than `if I do`; nil for any other.
func (g *guess) reflected() []orders.Condition {
	before, above := g.Stated, false
	if before == nil && len(g.Now.Chain) > 0 {
		before, above = g.Now.Chain[len(g.Now.Chain)-1], true
	}
	if len(before) != 1 || g.unless || g.end == g.next {
		return nil
	}
	for i := g.next; i < g.end; i++ {
		if !echoes[g.T[i].Low] {
			return nil
		}
	}
	c := before[0]
	if c.Kind != orders.Coins {
		c.Not = false
	}
	if lacks := above && (c.Compare == orders.Under || c.Compare == orders.AtMost); g.no%2 == 1 || lacks {
		c = c.Negated() // unless I have 10: nothing. If I have: Mine
	}
	return []orders.Condition{c}
}

// conditions are those of the order language that it is; nil for none.
func (g *guess) conditions() []orders.Condition {
	turned := g.unless != (g.no%2 == 1)
	me, alone := g.Table.Me, len(g.Cards) == 0 && g.others == 0
	c := orders.Condition{}
	switch known := g.Last != engine.NoCard; {
	case g.amount > 0:
		return g.amounts(turned)
	case g.said["fewer"] && g.Chained(), g.said["other"] && g.Chained(), g.tool != orders.Buy && alone:
		return nil
	case g.doubles:
		c = orders.Condition{Kind: orders.Doubles, Who: me, Not: turned}
	case g.said["gets"] && g.others == 0 && (len(g.Cards) == 1 || alone && g.said["it"] && known) && g.secondGo():
		c = orders.Condition{Kind: orders.Bought, Who: me, Card: g.Last, Not: turned}
		if len(g.Cards) == 1 {
			c.Card = g.Cards[0]
		}
	case alone && g.said["holds"] && g.said["it"] && g.no%2 == 0 && known && !g.said["fewer"] && !g.said["dear"] && !g.said["taken"] && !g.said["coins"]:
		c = orders.Condition{Kind: orders.Has, Who: me, Card: g.Last, Count: 1, Not: g.unless}
	case len(g.Cards) == 1 && g.others == 0 && g.said["owns"] && !g.said["coins"]:
		c = orders.Condition{Kind: orders.Has, Who: me, Card: g.Cards[0], Count: 1, Not: turned}
	case len(g.Cards) == 1 && g.Cards[0].IsLandmark() && g.said["built"] && g.others < 2:
		c = orders.Condition{Kind: orders.Has, Who: g.who, Card: g.Cards[0], Count: 1, Not: turned}
	case len(g.Cards) == 1 && g.others == 1 && g.said["first"] && !g.said["holds"]:
		return nil
	case len(g.Cards) == 1 && g.others == 1 && g.said["holds"]:
		c = orders.Condition{Kind: orders.Has, Who: g.who, Card: g.Cards[0], Count: 1, Not: turned}
	default:
		return nil
	}
	return []orders.Condition{c}
}

// kind is what the condition is where it names no number.
func (g *guess) kind() pieces.Kind {
	none := g.others == 0 && !g.unless
	gone := g.said["dear"] || g.said["taken"] || g.no%2 == 1
	switch {
	case (g.said["fewer"] || g.said["other"]) && len(g.Cards) == 0 && g.Chained():
		return pieces.Other
	case g.said["limits"]:
		return pieces.Lost
	case g.tool != orders.Buy && len(g.Cards) == 0 && g.others == 0 && g.no == 0:
		return pieces.Relief
	case none && len(g.Cards) == 0 && g.bare && g.no%2 == 1 && g.Chained():
		return pieces.Other
	case none && gone && len(g.Cards) < 2 || !g.unless && len(g.Cards) == 1 && g.others == 1 && (g.said["taken"] || g.said["first"]):
		return pieces.Lack
	case !g.unless && g.others == 1 && len(g.Cards) == 0 && g.said["holds"] && g.said["gone"] && g.no == 0:
		return pieces.Lack // if Bob has the last one
	case none && g.no == 0 && !g.said["until"] && (len(g.Cards) == 1 && g.said["had"] || len(g.Cards) == 0 && !g.said["rolls"] && (g.said["had"] || !g.unknown && (len(g.Scopes) > 0 || !g.said["coins"]))):
		return pieces.Relief
	}
	if none && g.no == 0 && len(g.Cards) == 0 && g.said["coins"] && g.said["holds"] && !g.said["until"] {
		return pieces.Relief // if I got the money for it
	}
	return pieces.Lost
}

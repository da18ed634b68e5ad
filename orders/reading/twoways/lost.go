package twoways

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// In these tables stand words that are lost in a reading that does not show them.
var (
	// inGoes are goes without their noun: `nothing in the second`.
	inGoes = rows("in|on|for|during the|my|an|any|either|each first|second|other|last|next|latter|former|extra|bonus|additional|one|ones $|and|but|or|please", "in|on|for|during the|my|an|any first|second|other|last|next|extra|bonus|additional one $|and|but|or|please")
	// nextGo is nothing for the go that comes next.
	nextGo = rows("nothing|none|save|saving|pass|skip in|for|on|during the next|other|second|last", "nothing|none|save|pass|skip the next|other|second|last")
	// together are people of whom it is said together: what they have is no condition on the writer.
	together = rows("if|when|whenever|once either has|of", "all three|of of|us", "all # of us|them")
	// vague are totals of which nobody says where they begin.
	vague = rows("bad|low|high|big|small|poor|lousy|good|great|terrible|awful|rubbish|crap|weak|lower|higher|useless|horrible|silly|tiny|decent|unlucky|ugly|nasty|stupid roll|rolls|total|totals|number|numbers|throw|throws|result|results|score|scores|sum|sums|one|ones")
	// bareDice are dice without their noun.
	bareDice = rows("with|using|on one|two|1|2 $", "with|using one|two|1|2 first|then|second|and")
	// general is what is for all goes, and no General Store.
	general = rows("^ general|generally :")
	// suffered is what is done to a card by somebody.
	suffered = rows("if|when|whenever|once|should|unless|in|case my|the|a|his|her|their @ is|gets|get|are|be|was|were|has|got|must closed|shut|renovated|demolished|razed|moved|swapped|traded|taken|stolen|torn|be|been|being|to")
)

// wanted is no talk, whatever else a sentence says: what goes for somebody else as well, limits,
// and goes with something for them.
var wanted = rows("^ the same|likewise goes|applies|holds for %", "^ the second|first|other|extra : whatever|anything|something|whichever", "^ but|and keep|leave|hold|save at least|always #",
	// Whom a tool may hit, and whom first.
	"leave|let % alone|be|out|off|in", "spare % this|please|$", "anyone|anybody|everyone|everybody|any|whoever|player but|except|save|bar %", "% > %",
	// Which throws are kept, what is added to them, and with how many dice.
	"^ keep|hold anything|everything|all|whatever over|above|from|higher", "^ keep|hold over|above|at #", "^ keep|hold # and|or|upwards|up|+", "put|add|stick # on|onto top|a|an|the|any|every", "^ one|two|both is|are|will be|plenty|enough|ample|sufficient|do $|plenty|enough|ample|sufficient|at|for|with", "^ a|one|my coin|coins for|on|onto|into the|my|our",
	// Cards that are not named.
	"^ a|any|some|the blue|green|red|purple|pink|yellow card|one|establishment|building", "^ a|any|my|the cheapest|dearest|priciest|costliest landmark|landmarks|card|building|one|establishment",
)

// Wanted tells words of a sentence that is no talk, though nothing of it may be understood.
func Wanted(g *marked.Grammar, tokens []marks.Token) bool {
	w := watcher{g, tokens}
	for at := range tokens {
		if w.any(wanted, at) > 0 {
			return true
		}
	}
	return (stray{w}).slipsDice()
}

// loses tells words that should be in what a sentence was read as, and are not.
func (w watcher) loses(now clauses.Context, read *clauses.Reading) string {
	scoped := slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Scopes != nil && a.Scopes[0] != orders.EveryGo }) || len(read.Scopes) > 0
	throws := slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return a.Line.Order.Verb == orders.Reroll || a.Line.Order.Verb == orders.Harbour
	})
	free := slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb != orders.Buy && len(a.Line.If) == 0 })
	if at := w.wantsTool(read); at >= 0 {
		return w.t[at].Raw
	}
	if w.headsTool(read) || spares(now, read) || w.excepts(read) || w.swapsTool(read) || w.rollsAnd(read) {
		return w.t[0].Raw
	}
	if name := Strange(w.g, w.t, read); name != "" && takesCards(read) {
		return name
	}
	if name := (stray{w}).astray(read); name != "" {
		return name
	}
	for at := range w.t {
		if name := (stranger{w}).untold(at); name != "" && takesCards(read) {
			return name
		}
		if end := w.any(inGoes, at); end > 0 && now.TwoGo && !scoped {
			return w.written(at, end)
		}
		if end := w.any(nextGo, at); end > 0 && now.TwoGo && !scoped {
			return w.written(at, end)
		}
		if end := w.any(general, at); end > 0 {
			return w.written(at, end)
		}
		if end := w.any(bareDice, at); end > 0 && !w.coins() && !w.rollsBare(at, read) {
			return w.written(at, end)
		}
		if end := w.any(together, at); end > 0 {
			return w.written(at, end)
		}
		if end := w.any(vague, at); end > 0 && throws {
			return w.written(at, end)
		}
		if end := w.any(suffered, at); end > 0 && free {
			return w.written(at, end)
		}
		if w.concludes(at) || w.praises(at, read) {
			return w.t[at].Raw
		}
	}
	return ""
}

// excepts tells an unless that left nothing in an order that is no purchase: `tv Bob, unless I
// have no coins`.
func (w watcher) excepts(read *clauses.Reading) bool {
	if slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return len(a.Line.If) > 0 || a.Line.Order.Verb == orders.Buy || a.Line.Order.Totals != 0
	}) {
		return false
	}
	return marks.Says(w.t, "unless")
}

// headsTool tells a card bought that stands as a head before what is done with something else:
// `Harbour: to be exercised on 10`.
func (w watcher) headsTool(read *clauses.Reading) bool {
	head := w.g.Table.FullCard(w.t, 0)
	if head.Tokens == 0 || head.Tokens >= len(w.t) || !w.t[head.Tokens].Is(":") || len(read.Acts) < 2 {
		return false
	}
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return a.Line.Order.Verb == orders.Buy && len(a.Line.Order.Cards) == 1 && a.Line.Order.Cards[0] == head.Card
	}) && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb != orders.Buy })
}

// swapsTool tells a swap for the card by which something else is done: `give Bob my Cafe with the
// Moving Company, and take his Mine`.
func (w watcher) swapsTool(read *clauses.Reading) bool {
	for at := 1; at < len(w.t); at++ {
		found := w.g.Table.FullCard(w.t, at)
		if found.Tokens > 0 && (w.t[at-1].Is("with", "via", "by", "using") || at > 1 && w.t[at-2].Is("with", "via", "by", "using")) && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
			return a.Line.Order.Verb == orders.Swap && a.Line.Order.Theirs == found.Card && found.Card == engine.MovingCompany
		}) {
			return true
		}
	}
	return false
}

// rollsAnd tells dice on a condition and a throw again that is joined to them and hangs on none:
// `if he doesn't, two dice and reroll under 6`.
func (w watcher) rollsAnd(read *clauses.Reading) bool {
	joined := false
	for at := 1; at < len(w.t); at++ {
		joined = joined || w.t[at].Is("and") && w.t[at-1].Is("dice", "die", "one", "two", "both")
	}
	for i := 1; i < len(read.Acts) && joined; i++ {
		a, b := read.Acts[i-1].Line, read.Acts[i].Line
		if a.Order.Verb == orders.Roll && len(a.If) > 0 && b.Order.Verb == orders.Reroll && len(b.If) == 0 {
			return true
		}
	}
	return false
}

// openers are words that open what something hangs on.
var openers = marks.Lows("if", "when", "whenever", "once", "unless", "should")

// concludes tells a `so` behind a sentence that has a condition of its own: `once Bob has the
// Mall I am done for, so buy the Mall` hangs on nothing.
func (w watcher) concludes(at int) bool {
	if at == 0 || !w.t[at].Is("so", "therefore", "hence") || !w.t[at-1].Is(",", "and", ";", "-") || at+1 < len(w.t) && w.t[at+1].Is("that", "long", "far", "be", "if", "when", "once", "unless", "much", "many", "as", "soon") {
		return false
	}
	for i := at - 1; i >= 0 && !w.t[i].Is(".", ":", ";", "so"); i-- {
		if openers[w.t[i].Low] && (!w.t[i].Is("should") || i == 0 || w.breaks(i-1)) {
			return true
		}
	}
	return false
}

// praised are words of what a card would be; taking of what the writer does behind a but.
var (
	praised = marks.Lows("is", "are", "was", "were", "would", "sounds", "sound", "looks", "look", "seems", "seem", "might", "could", "tempts", "appeals", "id", "wouldve", "feels")
	settles = marks.Lows("settle", "also", "accept", "happy", "content", "if", "otherwise", "else", "too", "fine", "manage", "make", "alternatively", "failing", "fallback", "backup", "unless", "when", "second")
)

// praises tells a card that is only spoken of, before another one that is taken: `a Forest
// would be nice but I am taking the Bakery`.
func (w watcher) praises(at int, read *clauses.Reading) bool {
	if at == 0 || at+1 >= len(w.t) || !w.t[at].Is("but", "yet", "still", "however", "though") || !w.t[at+1].Is("i", "im", "ill", "we", "lets", "let", "today", "this", "now", "for", "it", "tonight") {
		return false
	}
	for i := at; i < len(w.t); i++ {
		if settles[w.t[i].Low] {
			return false
		}
	}
	for i := at - 1; i >= 0 && !w.t[i].Is(".", ":", ";"); i-- {
		found := w.g.Table.FullCard(w.t, i)
		if found.Tokens > 0 && praised[w.t[i+found.Tokens].Low] && buysAmong(read, found) {
			return true
		}
	}
	return false
}

// buysAmong tells a card that is one of several candidates of a reading.
func buysAmong(read *clauses.Reading, found marks.Card) bool {
	named, others := false, false
	for _, a := range read.Acts {
		if a.Line.Order.Verb == orders.Buy {
			among := slices.Contains(a.Line.Order.Cards, found.Card)
			named, others = named || among, others || !among || len(a.Line.Order.Cards) > 1
		}
	}
	return named && others
}

// spares tells a coin that is not to go onto the Tech Startup on a condition, and nothing of
// when it is, nor the sentence before: none ever goes there unasked.
func spares(now clauses.Context, read *clauses.Reading) bool {
	some, never := now.Last != nil && now.Last.Verb == orders.Invest && !now.Last.Nothing, false
	for _, a := range read.Acts {
		if a.Line.Order.Verb == orders.Invest {
			some = some || !a.Line.Order.Nothing
			never = never || a.Line.Order.Nothing && len(a.Line.If) > 0
		}
	}
	return never && !some
}

// swapping are words of a swap; giving are those of who only gives.
var (
	swapping = marks.Lows("swap", "swaps", "swapping", "trade", "trades", "trading", "exchange", "exchanges", "switch", "complex", "cambio", "cambia", "tausche", "tausch", "echange")
	giving   = marks.Lows("give", "gives", "hand", "hands", "pass", "send", "deliver", "palm", "dump", "gift", "present", "offer")
)

// Moving makes an order of the Moving Company of what reads like a swap of it: `Moving Company:
// give Bob my Bakery`.
func Moving(tokens []marks.Token, read clauses.Reading) clauses.Reading {
	says := func(in map[string]bool) bool {
		return marks.Some(tokens, in)
	}
	for i := range read.Acts {
		o := &read.Acts[i].Line.Order
		if o.Verb != orders.Swap || len(o.Cards) != 1 || o.Cards[0] != engine.MovingCompany && o.Theirs != engine.MovingCompany || says(swapping) || !says(giving) || isFor(tokens, o) {
			continue
		}
		card := o.Cards[0]
		if card == engine.MovingCompany {
			card = o.Theirs
		}
		*o = orders.Order{Verb: orders.Move, Cards: []engine.Card{card}, Player: o.Player}
	}
	return read
}

// isFor tells a card of a swap behind a `for`: it is what is wanted for the other one.
func isFor(tokens []marks.Token, o *orders.Order) bool {
	for i := range tokens {
		for n := 1; tokens[i].Is("for") && n < 5 && i+n < len(tokens); n++ {
			if name := strings.ToLower(o.Cards[0].String() + " " + o.Theirs.String()); strings.Contains(name, strings.TrimSuffix(tokens[i+n].Low, "s")) && len(tokens[i+n].Low) > 3 {
				return true
			}
		}
	}
	return false
}

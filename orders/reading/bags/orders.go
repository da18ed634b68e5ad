// Package bags reads orders and conditions by the words that are in them, in whatever row
// they stand: `my TV Station shall collect from Tom`, `Bob has by then constructed his Train
// Station`. Every word must be one of the bag of that order (orders/reading/words, bags.go),
// and the cards and players must be those that such an order has, no more.
//
// It knows a row of tokens and what of the sentence stands before it, but no sentence: where
// a bag may stand is the matter of orders/reading/sentences. A word of a bag enters in the
// tables, not here.
package bags

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// mostBag is how many tokens such an order has at most.
const mostBag = 40

// takers are words behind a player who takes.
var takers = []string{"take", "takes", "took", "steal", "steals", "stole", "gets", "get", "collects", "grabs", "robs", "charges", "charged", "hit", "hits", "robbed", "targets", "has", "had", "nimmt", "quita", "roba", "prend", "vole", "is", "was", "would"}

// A filled is what was found in a bag.
type filled struct {
	cards   []engine.Card
	row     []entry // cards and players as they stand
	players []engine.Seat
	numbers []int
	tool    bool
	does    bool
	asks    bool
	richest bool
	dice    bool
	totals  orders.Totals
	nots    int
	again   bool
	always  bool
	plus    bool          // `+2`
	takes   bool          // `takes`: down, or out
	uses    bool          // `used`: or not
	two     bool          // what the Harbour adds
	lost    []engine.Card // `not the Train Station`
}

// An entry is a card or a player in a bag.
type entry struct {
	card   engine.Card // engine.NoCard for a player
	player engine.Seat
	mine   bool // `my` stands before the card
	his    bool // `his` does
	owns   bool // an `'s` stands behind the player
}

// A Bagger reads orders and conditions by the words that are in them.
type Bagger struct{ *parts.Arguer }

// bags are the words of each order.
var bags = words.Bags()

// Order reads the order that the words at a place make, up to the last place where a clause
// may end; end is 0 for none.
func (p Bagger) Order(at int) (order orders.Order, end int) {
	for i := range bags {
		if o, after := p.bag(&bags[i], at); after > end {
			order, end = o, after
			order.Verb = bags[i].Verb
		}
	}
	return order, end
}

// bag reads the order of one verb.
func (p Bagger) bag(bag *words.Bag, at int) (best orders.Order, end int) {
	if bag.Verb != orders.Roll && leads(p, at) || bag.Verb == orders.Renovate && p.Sign(at, "if", "when", "should") && p.Sign(at+1, "it", "its", "that", "thats", "they", "theyre") && (p.Sign(at+2, "closed", "shut") || p.Sign(at+3, "closed", "shut")) {
		return best, 0 // if it's closed, the Forest
	}
	var f filled
	next := at
	for next < len(p.T) && next < at+mostBag {
		if next > at && p.parts(next) {
			if o, ok := p.ofBag(bag, &f); ok {
				best, end = o, next
			}
		}
		p.Table.Work++
		_, goes := p.Is(next, words.Scope)
		after := p.intoBag(bag, &f, next, at)
		if after == next || goes > next+1 && next > at { // at the end of each go
			break
		}
		next = after
	}
	if next > at && (next >= len(p.T) || p.parts(next) || p.beginsElse(next)) {
		if o, ok := p.ofBag(bag, &f); ok {
			best, end = o, next
		}
	}
	for end > at+1 && p.Sign(end-1, "und", "y", "et", ",") {
		end-- // what joins it to the next one is none of it
	}
	return best, end
}

// parts tells whether a clause may end at a place.
func (p Bagger) parts(at int) bool {
	if p.Sign(at, ",", ".", ";", "?", "-", "(", ")") {
		return true
	}
	if p.Sign(at, "weil", "denn", "porque", "car", "parce") {
		return true
	}
	_, end := p.Is(at, words.And, words.Break, words.If, words.Unless, words.Else)
	return end > 0
}

// beginsElse tells whether goes, or another order, begin at a place, or only words that say
// nothing are left.
func (p Bagger) beginsElse(at int) bool {
	if _, end := p.Is(at, words.Scope, words.Prep, words.Joint); end > 0 {
		return true
	}
	end := at
	for idle := p.Idle(end); idle > 0; idle = p.Idle(end) {
		end = idle
	}
	return end > at && (end >= len(p.T) || p.Sign(end, ".", ","))
}

// intoBag takes what stands at a place into the bag, and returns where it ends; the
// place itself when it is nothing of it.
func (p Bagger) intoBag(bag *words.Bag, f *filled, at, from int) int {
	f.asks = f.asks || p.Sign(at, ":") && f.totals != 0               // <7: again
	f.does = f.does || p.Sign(at, ":") && f.tool && p.Sign(at-1, ")") // Fernsehsender (falls 6): Bob
	place := p.Places(at).In(bag.Verb, &p.Languages)
	if p.Sign(at, ",", "'s", ":", "+", "(", ")", "=") && !(p.Sign(at, "(") && p.Remark(at) > 0) {
		return at + 1
	}
	if end := p.Remark(at); end > 0 {
		return end
	}
	f.asks = f.asks || place&words.OfAsking != 0
	f.plus = f.plus || p.Sign(at, "+") && bag.Verb == orders.Harbour && (f.tool || slices.Contains(f.cards, engine.Harbour))
	f.does = f.does || f.plus
	if bag.Verb == orders.Reroll || bag.Verb == orders.Harbour {
		if end := p.totalsInto(bag, f, at); end > 0 {
			return end
		}
	}
	if p.isElsewhere(bag, at) || another(p, bag, f, at) {
		return at
	}
	if found := p.CardAt(at); found.Tokens > 0 && found.Fits == nil && (found.Strength == marks.Whole || found.Strength < marks.Weak && place == 0) {
		return p.cardInto(bag, f, at)
	}
	if who := p.PlayerAt(at, 3); who.Tokens > 0 && who.Fits == nil && place&words.OfFilling == 0 {
		if p.others(bag, at, at+who.Tokens, from) {
			return at
		}
		f.players = append(f.players, who.Seat)
		f.row = append(f.row, entry{card: engine.NoCard, player: who.Seat, owns: p.Sign(at+who.Tokens, "'s")})
		return at + who.Tokens
	}
	if end := p.amountInto(bag, f, at, place); end > 0 {
		return end
	}
	if end := p.lostInto(bag, f, at, from); end > 0 {
		return end
	}
	if end := p.idleInto(bag, f, at); end > 0 {
		return end
	}
	if place == 0 || at > from && p.dice(bag, at) || bag.Verb == orders.Demolish && p.Sign(at, "go", "goes", "going") && (p.Sign(at+1, "to") || namesGo(p.T, at)) {
		return at
	}
	if p.asksIn(bag, f, at, from) || bag.Verb == orders.Reroll && f.again && p.Sign(at, "no", "not") && (p.Sign(at-2, "when", "if") || p.Sign(at-3, "when", "if")) { // reroll when it's no good
		return at // a condition of what was read
	}
	if bag.Verb == orders.Roll && p.Sign(at, "both", "single") {
		f.numbers = append(f.numbers, map[bool]int{true: 2, false: 1}[p.Sign(at, "both")])
	}
	if bag.Verb == orders.Reroll && p.Sign(at, "waive", "waived", "no", "not", "never", "forgo", "decline", "without") {
		f.nots++
		f.does = f.does || p.Sign(at, "waive", "waived")
		return at + 1
	}
	f.word(p, bag, at, place)
	return at + 1
}

// word looks at what a word that may stand in the bag says.
func (f *filled) word(p Bagger, bag *words.Bag, at int, place words.Place) {
	f.tears(p, bag, at)
	f.uses = f.uses || p.Sign(at, "used", "use", "exercised", "invoked", "activated", "employed", "touched")
	f.tool = f.tool || place&words.OfTool != 0
	f.does = f.does || place&words.OfTool != 0 && p.Sign(at+1, ":", "=")
	f.does = f.does || place&words.OfDoing != 0 && !(p.Sign(at, "second", "another", "new") && bag.Verb == orders.Reroll && !p.Sign(at+1, "throw", "roll", "try", "time", "chance", "shot", "attempt", "toss", "go", "die", "dice"))
	f.again = f.again || p.Sign(at, "reroll", "rerolled", "again")
	f.dice = f.dice || p.Sign(at, "die", "dice", "dices", "dado", "dados", "wurfel", "wurfeln", "de", "des")
}

// totalsInto takes totals at a place, or the two that the Harbour adds, into the bag; 0
// for none.
func (p Bagger) totalsInto(bag *words.Bag, f *filled, at int) int {
	if n, end := p.Number(at); end > 0 && n == 2 && bag.Verb == orders.Harbour {
		f.two = true
		return end
	}
	f.tool = f.tool || f.two && p.Sign(at, "added", "adding") // two is to be added
	if p.Sign(at, "less", "fewer") && p.Sign(at+1, "as") {
		if n, end := p.Number(at + 2); end > 0 && n > 1 && n <= orders.MaxTotal && f.totals == 0 {
			f.totals = orders.TotalsBetween(1, n-1)
			return end
		}
	}
	if set, end := p.Totals(at); end > 0 && !p.IsPronoun(at, end) && !p.IsNoun(end) {
		if f.totals != 0 {
			return at
		}
		if n, to := p.Number(at); bag.Verb == orders.Harbour && to == end && p.Sign(at-1, "from", "ab", "desde") && set == orders.TotalsBetween(n, n) && n >= 10 && n <= orders.MaxTotal {
			set = orders.TotalsBetween(n, orders.MaxTotal) // from 10 I add two
		}
		f.totals = set
		return end
	}
	return 0
}

// cardInto takes the card at a place into the bag.
func (p Bagger) cardInto(bag *words.Bag, f *filled, at int) int {
	found := p.CardAt(at)
	if orders.VerbOf(found.Card) == bag.Verb && bag.Verb != orders.Demolish && bag.Verb != orders.Reroll && bag.Verb != orders.Harbour && bag.Verb != orders.Roll || found.Card == engine.DemolitionCompany && bag.Verb == orders.Demolish {
		f.tool = true
		f.does = f.does || p.Sign(at+found.Tokens, ":", "=")
	} else {
		f.tool = f.tool || orders.VerbOf(found.Card) == bag.Verb
		f.cards = append(f.cards, found.Card)
		f.row = append(f.row, entry{card: found.Card, his: p.Sign(at-1, "his", "her", "their", "su", "son", "sa", "dessen", "deren", "sein", "seine", "seinen", "ihr", "ihre", "ihren"), mine: p.isMine(at) || p.Sign(at+found.Tokens, "of") && p.Sign(at+found.Tokens+1, "mine")})
	}
	if p.Sign(at+found.Tokens, "of") && p.Sign(at+found.Tokens+1, "mine") {
		return at + found.Tokens + 2
	}
	return at + found.Tokens
}

// ofBag is the order that a bag makes; false for none.
func (p Bagger) ofBag(bag *words.Bag, f *filled) (o orders.Order, ok bool) {
	tooled := f.tool || bag.Verb == orders.TV && slices.Contains(f.numbers, bag.Acts[0]) || bag.Verb == orders.Harbour && slices.Contains(f.cards, engine.Harbour)
	if !f.does && f.nots == 0 || !f.asks && bag.Asks[words.English] != "" || !tooled && !bag.Alone || slices.ContainsFunc(f.lost, func(c engine.Card) bool { return slices.Contains(f.cards, c) }) {
		return o, false
	}
	for _, n := range f.numbers {
		if bag.Verb != orders.Roll && !slices.Contains(bag.Acts, n) || bag.Verb == orders.Move && len(f.numbers) == 1 { // one of its two totals
			return o, false
		}
	}
	one, nobody := len(f.cards) == 1, len(f.players) == 0
	if rests[bag.Verb] && f.nots > 0 {
		return orders.Order{Nothing: true}, f.nots == 1 && f.uses && f.tool && nobody && len(f.cards)+len(f.numbers) == 0
	}
	switch bag.Verb {
	case orders.TV:
		switch {
		case len(f.cards) > 0:
		case f.richest && nobody:
			return orders.Order{Player: engine.NoSeat}, true
		case !f.richest && len(f.players) == 1 && f.players[0] != p.Table.Me:
			return orders.Order{Player: f.players[0]}, true
		}
	case orders.Swap:
		return swapOf(f.row)
	case orders.Renovate, orders.Convention:
		return orders.Order{Cards: f.cards}, one && nobody
	case orders.Demolish:
		landmarks := len(f.cards) > 0 && !slices.ContainsFunc(f.cards, func(c engine.Card) bool { return !c.IsLandmark() })
		return orders.Order{Cards: f.cards}, landmarks && nobody
	case orders.Move:
		if one && len(f.players) == 1 && f.players[0] != p.Table.Me {
			return orders.Order{Cards: f.cards, Player: f.players[0]}, true
		}
	case orders.Reroll:
		if f.nots == 1 && f.totals == 0 && f.again {
			return orders.Order{}, nobody && len(f.cards) == 0 // the right to a reroll is waived
		}
		if f.nots > 0 {
			return o, false
		}
		return orders.Order{Totals: f.totals}, f.totals != 0 && nobody && !slices.ContainsFunc(f.cards, func(c engine.Card) bool { return c != engine.RadioTower })
	case orders.Harbour:
		if f.totals == 0 && (f.always || f.plus) {
			f.totals = orders.AllTotals
		}
		return orders.Order{Totals: f.totals}, f.totals != 0 && nobody && !slices.ContainsFunc(f.cards, func(c engine.Card) bool { return c != engine.Harbour })
	case orders.Invest:
		return orders.Order{}, len(f.cards) == 0 && nobody && len(f.numbers) == 0
	case orders.Roll:
		if len(f.cards) == 0 && nobody && len(f.numbers) == 1 && f.dice && (f.numbers[0] == 1 || f.numbers[0] == 2) {
			return orders.Order{Dice: f.numbers[0]}, true
		}
	}
	return o, false
}

// another tells that what stands behind a place is another order: `take his coins | and swap`, or
// is built, or comes for what is torn down: `and the Mall built`, `for it the Mall`.
func another(p Bagger, bag *words.Bag, f *filled, at int) bool {
	switch {
	case bag.Verb == orders.Swap:
		return len(f.row) == 1 && f.row[0].card == engine.NoCard && p.Sign(at, "and") && p.Sign(at+1, "swap", "trade", "exchange")
	case bag.Verb != orders.Demolish || len(f.cards) == 0:
		return false
	case p.Sign(at, "for"):
		return p.Sign(at+1, "it", "that", "this")
	}
	for i := at; p.Sign(at, "and") && i < at+mostBuilt && i < len(p.T) && !p.Sign(i, ".", ","); i++ {
		if p.Sign(i, "build", "built", "builds", "buy", "bought", "erected", "constructed") {
			return true
		}
	}
	return false
}

// mostBuilt is how many words such a card has round it.
const mostBuilt = 8

// isMine tells whether `my` stands before a card, adjectives between them or not.
func (p Bagger) isMine(at int) bool {
	for i := at - 1; i >= 0 && i >= at-4; i-- {
		if p.Sign(i, "my", "mi", "mein", "meine", "meinen", "mon", "ma") {
			return true
		}
		if p.Sign(i, "for", "against", "the", ",", "'s", "gegen", "fur", "por", "contra", "contre", "die", "das", "den", "la", "el", "le") {
			return false
		}
	}
	return false
}

// swapOf is the swap that two cards and a player make in that row; false when it is not
// plain whose they are.
func swapOf(row []entry) (o orders.Order, ok bool) {
	if len(row) != 3 {
		return o, false
	}
	isPlayer := func(i int) bool { return row[i].card == engine.NoCard }
	var mine, theirs, who entry
	switch {
	case isPlayer(2) && !isPlayer(0) && !isPlayer(1):
		mine, theirs, who = row[0], row[1], row[2]
	case isPlayer(1) && !isPlayer(0) && !isPlayer(2) && row[1].owns:
		mine, who, theirs = row[0], row[1], row[2]
	case isPlayer(0) && !isPlayer(1) && !isPlayer(2) && row[0].owns:
		who, theirs, mine = row[0], row[1], row[2]
	case isPlayer(1) && row[0].mine && row[2].his && !isPlayer(0):
		mine, who, theirs = row[0], row[1], row[2]
	case isPlayer(0) && row[1].mine && row[2].his:
		who, mine, theirs = row[0], row[1], row[2]
	default:
		return o, false
	}
	if theirs.mine || isPlayer(2) && !mine.mine {
		return o, false
	}
	return orders.Order{Cards: []engine.Card{mine.card}, Theirs: theirs.card, Player: who.player}, true
}

// Acting returns where `the Business Complex hits` ends behind an order of that tool, of
// which it says nothing more; 0 for none.
func (p Bagger) Acting(at int) int {
	for p.Sign(at, "the", "my", "a", "an", "our", "el", "la", "mi", "der", "die", "das", "mein", "meine", "le", "ma", "mon") {
		at++
	}
	next := at + 1
	if found := p.CardAt(at); found.Tokens > 0 && found.Fits == nil {
		if orders.VerbOf(found.Card) != p.Last.Verb {
			return 0
		}
		next = at + found.Tokens
	} else if at >= len(p.T) || p.Places(at).In(p.Last.Verb, &p.Languages)&words.OfTool == 0 {
		return 0
	}
	for p.Sign(next, "men", "people", "guys", "thing", "crew", "company") {
		next++
	}
	if _, end := p.Is(next, words.Acts); end > 0 && p.Closes(end) {
		return end
	}
	if p.Sign(next, "come", "comes", "hit", "hits", "act", "acts", "fire", "fires", "calls", "call") && (p.Closes(next+1) || p.Sign(next+1, "up") && p.Closes(next+2)) {
		if p.Sign(next+1, "up") {
			next++
		}
		return next + 1
	}
	return 0
}

package cuts

import (
	"machipost/orders/reading/pieces"
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/throws"
	"machipost/orders/reading/words"
)

// This file makes an order of what is named between two places.

// A scene is what is named between two places.
type scene struct {
	Cards   []placed
	players []placed
	totals  orders.Totals
	kept    orders.Totals // those that stay
	no      int           // words that turn it round
	richest bool
	always  bool
	counts  bool // of coins, or landmarks: coins over 10
	dice    int
}

// A placed is a card or player, and where it stands.
type placed struct {
	card     engine.Card
	seat     engine.Seat
	From, To int
	not      bool // `not` stands before it
}

// refusing are words that refuse what an order does.
var refusing = marks.Lows("not", "no", "never", "dont", "wont", "without", "nothing", "none", "nada", "nichts", "rien", "nunca", "nie", "jamais", "nicht", "kein", "keine", "keinen", "ohne", "sin", "pas", "cant", "doesnt", "shouldnt", "isnt")

// thrownDice is the number of dice at a place, and where its noun stands; 0 for none. The
// place is 0 where the number is a word of its own: both dice.
func (s tooler) thrownDice(at int) (n, end int) {
	if n, end := s.Number(at); end > 0 && n < 3 && n > 0 && (s.Sign(at-1, "roll", "throw", "tiro", "wurfle") && (s.Ends(end) || end >= len(s.T)) || s.Means(end, words.Dice) || s.Sign(end, "die", "dice")) {
		return n, end
	}
	for dice, kind := range []words.Kind{words.Single, words.Both} {
		if _, end := s.Is(at, kind); end > 0 && (s.Means(end, words.Dice) || s.Sign(end, "die", "dice")) {
			return dice + 1, 0
		}
	}
	return 0, 0
}

// look finds what is named between two places.
func (s tooler) look(from, to int) (c scene) {
	not := false
	for i := from; i < to; i++ {
		if found := s.CardAt(i); found.Tokens > 0 && found.Fits == nil && found.Strength < marks.Weak {
			stays := s.Sign(i+found.Tokens, "stays", "stay", "remains", "remain", "stands", "bleibt")
			c.Cards = append(c.Cards, placed{card: found.Card, From: i, To: i + found.Tokens, not: not || stays})
			i += found.Tokens - 1
			continue
		}
		if _, end := s.Is(i, words.Richest); end > 0 {
			c.richest = true
			i = end - 1
			continue
		}
		if s.IsOther(i) {
			who := s.PlayerAt(i, 3)
			c.players = append(c.players, placed{seat: who.Seat, From: i, To: i + who.Tokens, not: not})
			i += who.Tokens - 1
			continue
		}
		if who, ok := s.His(i); ok && len(c.players) == 0 && (s.IsCard(i+1) || s.Means(i+1, words.Coins)) {
			c.players = append(c.players, placed{seat: who, From: i, To: i, not: not})
			continue
		}
		if who, ok := s.Him(i); ok && len(c.players) == 0 {
			c.players = append(c.players, placed{seat: who, From: i, To: i + 1, not: not})
			continue
		}
		if n, end := s.thrownDice(i); n > 0 {
			c.dice = n
			i = max(i, end)
			if end > 0 {
				continue
			}
		}
		if n, end := s.Number(i); end > 0 && n == 2 && (s.Sign(i-1, "+", "the", "add", "plus", "extra", "los", "die") || s.Sign(i-2, "add") || s.T[i].Number < 0) && !s.Means(end, words.OrMore, words.OrLess, words.To) {
			continue // that the Harbour adds
		}
		if set, end := s.Totals(i); end > 0 && end <= to && !s.Means(end, words.Coins, words.Dice, words.Landmark) && !s.Sign(end, "times") && !(end == i+1 && s.T[i].Number < 0 && s.Sign(i, "one", "un", "una", "uno", "ein", "eine", "einen", "two", "dos", "zwei", "une", "deux")) {
			c.counts = c.counts || i > from && s.Means(i-1, words.Coins, words.Landmark) && (i-1 == from || s.T[i-2].Number < 0)
			if not || s.Sign(i-1, "keep", "leave") || s.Sign(i-2, "keep", "leave") {
				c.kept |= set
			} else {
				c.totals |= set
			}
			i = end - 1
			continue
		}
		c.always = c.always || s.Means(i, words.Always)
		if s.Means(i, words.Denial, words.Not) || refusing[s.T[i].Low] {
			c.no++
			not = true
			_, end := s.Is(i, words.Denial, words.Not)
			i = max(i, end-1)
		} else if !s.Sign(i, "the", "a", "an", "from", "my", "on", "to", "of") {
			not = false
		}
	}
	return c
}

// without are the cards of a scene but those of a tool, and those that are not meant.
func (c *scene) without(tool engine.Card) (list []placed) {
	for _, one := range c.Cards {
		if one.card != tool && !one.not {
			list = append(list, one)
		}
	}
	return list
}

// one is the one player of a scene who is meant; false for nobody or several.
func (c *scene) one() (engine.Seat, bool) {
	seat, some := engine.NoSeat, false
	for _, who := range c.players {
		if who.not {
			continue
		}
		if some && who.seat != seat {
			return engine.NoSeat, false
		}
		seat, some = who.seat, true
	}
	return seat, some
}

// tooled is the order that the words between two places make.
func (s tooler) tooled(from, to int) (pieces.Piece, bool) {
	for at := from; at < to; at++ {
		if _, end := words.OneGo(s.T, at); end > at+1 && end <= to && s.T[end-1].Number > 0 {
			return pieces.Piece{}, false // the 2 of go 2 is no total
		}
	}
	c := s.look(from, to)
	if p, ok := s.made(orders.Move, &c, false, false, from, to); ok && s.given(&c) {
		p.Kind, p.Order.Verb = pieces.Order, orders.Move
		return p, true
	}
	for _, verb := range [...]orders.Verb{orders.Swap, orders.Move, orders.TV, orders.Renovate, orders.Demolish, orders.Convention, orders.Invest, orders.Reroll, orders.Harbour, orders.Roll} {
		tool, does := s.evidence(verb, from, to)
		if !tool && !does && (verb != orders.Roll || c.dice == 0) && (verb != orders.Swap || !s.parted(&c)) {
			continue
		}
		if p, ok := s.made(verb, &c, tool, does, from, to); ok {
			p.Kind, p.Order.Verb = pieces.Order, verb
			return p, true
		}
	}
	return pieces.Piece{}, false
}

// parted tells one card that is the writer's by word, and one that is another's.
func (s tooler) parted(c *scene) bool {
	mine, theirs := false, false
	for _, one := range c.Cards {
		mine = mine || s.Sign(one.From-1, "my", "mein", "meine", "meinen", "mi", "mon", "ma") || s.Sign(one.To, "of") && s.Sign(one.To+1, "mine")
		for _, who := range c.players {
			theirs = theirs || s.Sign(who.To, "'s") && one.From >= who.To && one.From <= who.To+3
		}
	}
	return mine && theirs && len(c.Cards) == 2
}

// given tells `the Mine to Bob`, `Bob may have the Mine`.
func (s tooler) given(c *scene) bool {
	if len(c.players) != 1 || len(c.Cards) != 1 || c.players[0].not || c.Cards[0].not {
		return false
	}
	who, card := c.players[0], c.Cards[0]
	if card.To <= who.From && who.From <= card.To+4 && s.Sign(who.From-1, "to", "of", "over") && (s.Sign(who.From-1, "to") || s.Sign(who.From-2, "favour", "favor")) && !s.Sign(who.To, "'s") {
		return true
	}
	if who.To <= card.From && s.Sign(who.To, "gets", "may", "shall", "must", "can", "should", "could", "receives", "bekommt", "kriegt", "recibe") {
		for i := who.To; i < card.From; i++ {
			if s.Sign(i, "gets", "have", "take", "get", "receives", "bekommt", "kriegt", "recibe", "receive", "keep") {
				return true
			}
		}
	}
	return false
}

// made is the order of one verb.
func (s tooler) made(verb orders.Verb, c *scene, tool, does bool, from, to int) (p pieces.Piece, ok bool) {
	who, one := c.one()
	refused := c.no%2 == 1
	if _, nothing := s.Is(to-1, words.Nothing); verb == orders.Harbour && nothing > 0 {
		return p, false
	}
	switch verb {
	case orders.Swap:
		return s.swapped(c, refused, from, to)
	case orders.Move:
		list := c.without(engine.MovingCompany)
		if len(list) == 0 && s.given(c) {
			list = c.Cards // it moves itself
		}
		if s.Tool == orders.Swap || s.names(orders.Swap, from, to) || len(c.players) > 0 && s.Sign(c.players[0].To, "'s") {
			return p, false
		}
		return pieces.Piece{Order: orders.Order{Cards: cardsOf(list), Player: who}}, !refused && one && len(list) == 1 && (tool || does && !s.takes(from, to) || s.given(c))
	case orders.TV:
		if refused || len(c.without(engine.TVStation)) > 0 || !tool && !does {
			return p, false
		}
		if c.richest && len(c.players) == 0 {
			return pieces.Piece{Order: orders.Order{Player: engine.NoSeat}}, true
		}
		return pieces.Piece{Order: orders.Order{Player: who}}, one
	case orders.Renovate:
		list := c.without(engine.RenovationCompany)
		if refused && len(list) == 0 {
			return pieces.Piece{Order: orders.Order{Nothing: true}}, s.names(verb, from, to)
		}
		return pieces.Piece{Order: orders.Order{Cards: cardsOf(list)}}, !refused && len(list) == 1 && len(c.players) == 0
	case orders.Convention:
		list := c.without(engine.ConventionCenter)
		return pieces.Piece{Order: orders.Order{Cards: cardsOf(list)}}, tool && !refused && len(list) == 1 && len(c.players) == 0
	case orders.Demolish:
		list := slices.DeleteFunc(c.without(engine.DemolitionCompany), func(one placed) bool { return !one.card.IsLandmark() })
		return pieces.Piece{Order: orders.Order{Cards: cardsOf(list)}}, len(list) > 0 && len(list) == len(c.without(engine.DemolitionCompany)) && len(c.players) == 0 && (tool || s.tears(from, to)) && (!refused || len(c.Cards) > len(list))
	case orders.Invest:
		if !tool && !s.names(verb, from, to) || len(c.without(engine.TechStartup)) > 0 || len(c.players) > 0 || !tool && c.dice > 0 || s.spends(from, to) {
			return p, false
		}
		return pieces.Piece{Order: orders.Order{Nothing: refused}}, does || refused && tool
	case orders.Reroll:
		return s.rerolled(c, tool, does, refused, from, to)
	case orders.Harbour:
		return s.raised(c, tool, does, refused, from, to)
	case orders.Roll:
		return pieces.Piece{Order: orders.Order{Dice: c.dice}}, c.dice > 0 && len(c.Cards) == 0 && len(c.players) == 0 && !refused && !s.names(orders.Reroll, from, to)
	}
	return p, false
}

// spends tells another number of coins than one between two places.
func (s tooler) spends(from, to int) bool {
	for i := from; i < to; i++ {
		if n, end := s.Number(i); end > 0 && n != 1 && s.Means(end, words.Coins) {
			return true
		}
	}
	return false
}

// swapped is the swap of what is named.
func (s tooler) swapped(c *scene, refused bool, from, to int) (p pieces.Piece, ok bool) {
	who, one := c.one()
	list := c.without(engine.BusinessComplex)
	if refused && len(list) == 0 && len(c.players) == 0 {
		return pieces.Piece{Order: orders.Order{Nothing: true}}, s.names(orders.Swap, from, to)
	}
	if moving, _ := s.evidence(orders.Move, from, to); moving && !s.names(orders.Swap, from, to) {
		return p, false
	}
	if refused || !one || len(list) != 2 {
		return p, false
	}
	theirs := s.wanted(list[0], list[1])
	for _, player := range c.players {
		for i, card := range list {
			if player.From == player.To && card.From == player.To+1 {
				theirs = i // his Mine
				break
			}
			if s.Sign(player.To, "'s") && card.From >= player.To && card.From <= player.To+3 || card.To <= player.From && player.From <= card.To+1 && s.Means(card.To, words.Of) {
				theirs = i
				break
			}
		}
	}
	return pieces.Piece{Order: orders.Order{Cards: []engine.Card{list[1-theirs].card}, Theirs: list[theirs].card, Player: who}}, true
}

// wanted is which of two cards of a swap is the other player's, where that is not said beside him:
// what is the writer's is given, and so is what stands behind a word for that; else it is the second.
func (s tooler) wanted(one, other placed) int {
	own := func(card placed) bool {
		return s.Sign(card.From-1, "my", "mein", "meine", "meinen", "mi", "mon", "ma")
	}
	switch {
	case own(one):
		return 1
	case own(other):
		return 0
	}
	for i := one.To; i < other.From; i++ {
		if s.Sign(i, "give", "gives", "giving", "hand", "gebe", "geb", "gib", "doy", "dar", "dale", "donne", "laisse", "endoso", "paso", "gets", "receives", "bekommt", "kriegt", "erhalt", "recibe", "recoit") {
			return 0
		}
	}
	return 1
}

func cardsOf(list []placed) (all []engine.Card) {
	for _, one := range list {
		all = append(all, one.card)
	}
	return all
}

// rerolled reads which totals are rolled again.
func (s tooler) rerolled(c *scene, tool, does, refused bool, from, to int) (p pieces.Piece, ok bool) {
	again, thrown := false, false
	for i := from; i < to; i++ {
		thrown = thrown || s.Means(i, words.Dice, words.Roll) || s.Sign(i, "roll", "rolls", "throw", "throws", "do", "go", "try", "it", "tirar", "tiro", "wurf", "werfen", "wurfle", "wurfeln", "tirada", "jet", "lance")
		m, end := s.Is(i, words.Verb)
		again = again || end > 0 && m.Value == int(orders.Reroll) && s.CardAt(i).Tokens == 0 || s.Sign(i, "another", "fresh", "second") && s.Sign(i+1, "roll", "throw", "go", "try") || s.Sign(i, "again", "reroll", "rerolls", "rerolled", "rr", "repetir", "repito", "nochmal", "neu", "anew", "afresh", "cup", "relance", "wiederhole", "retry")
	}
	if c.dice == 1 || c.counts || again && !thrown && !tool && !s.names(orders.Reroll, from, to) || len(c.players) > 0 || len(c.without(engine.RadioTower)) > 0 || !again && !(tool && (c.totals != 0 || refused)) {
		return p, false
	}
	switch {
	case refused && c.kept == 0 && c.totals == 0:
		return pieces.Piece{}, !throws.Hung(s.Sentence, from, to)
	case c.totals != 0:
		return pieces.Piece{Order: orders.Order{Totals: c.totals &^ c.kept}}, true
	case c.kept != 0:
		return pieces.Piece{Order: orders.Order{Totals: orders.AllTotals &^ c.kept}}, !refused || c.no == 1
	case c.always:
		return pieces.Piece{Order: orders.Order{Totals: orders.AllTotals}}, true
	}
	return pieces.Piece{Order: orders.Order{Totals: orders.AllTotals}, Asks: true}, does && c.dice == 0
}

// raised reads to which totals the Harbour adds two.
func (s tooler) raised(c *scene, tool, _, refused bool, from, to int) (p pieces.Piece, ok bool) {
	adds, named := false, false
	for i := from; i < to; i++ {
		two := !s.Means(i+2, words.Coins) && s.Sign(i+1, "2", "two", "dos", "zwei", "deux", "the", "los", "die", "les", "extra")
		adds = adds || !s.Means(i+2, words.Coins) && s.Sign(i, "add", "adds", "added", "suma", "sumo", "sumar", "sumame", "addiere", "ajoute", "ajouter") || s.Sign(i, "+", "plus", "mas") && two || s.Sign(i, "use", "using", "used", "bonus", "uso", "usa", "benutze", "nutze", "utilise", "benutzen")
		named = named || s.CardAt(i).Tokens > 0 && s.CardAt(i).Card == engine.Harbour
	}
	if c.counts || len(c.players) > 0 || len(c.without(engine.Harbour)) > 0 || !adds && !(named && (c.totals != 0 || refused)) || !tool && !named {
		return p, false
	}
	switch {
	case refused && c.totals == 0 && c.kept != 0: // not on 12
		return pieces.Piece{Order: orders.Order{Totals: orders.AllTotals &^ c.kept}}, c.no == 1
	case refused && c.totals == 0:
		return pieces.Piece{}, true
	case refused:
		return p, false
	case c.totals != 0:
		return pieces.Piece{Order: orders.Order{Totals: c.totals}}, true
	}
	return pieces.Piece{Order: orders.Order{Totals: orders.AllTotals}}, true
}

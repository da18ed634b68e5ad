// Package slips says plainly how somebody puts right what he wrote just before: what is to be in the place
// of what, and not why: a row of tokens → rows of tokens. `no, sorry, one die, I am better off with a 4` is `no,
// one die`; `not the Mine, the Cafe is cheaper` stays what it is, for no clause there only says what is to be.
//
// It files nothing, and does not know what stands above: whether something is put right by what is
// said plainly, the reader of the letter finds out. A word with which people put something right, or
// behind which they name what is struck, may enter; why they do is told in statements.
package slips

import (
	"slices"

	"machipost/engine"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/statements"
	"machipost/orders/reading/words"
)

// Bounds of a sentence that is looked at.
const (
	mostTokens = 40
	mostTurns  = 3 // places at which something may be put right
	mostThing  = 6 // tokens that say what is to be
)

// Words of corrections.
var (
	// turns are words with which one begins, between an order and what is to be in its place.
	turns = marks.Lows("no", "not", "sorry", "wait", "oops", "scratch", "scrap", "strike", "forget", "drop", "cancel", "actually", "correction", "rather", "or", "hang", "hold", "oh", "hm", "i", "make", "nope", "ah", "er", "perdon", "mejor", "espera", "nein", "nicht", "doch", "moment", "quatsch", "non", "pas", "pardon", "plutot")
	// strikes are words behind which what is struck is named.
	strikes = marks.Lows("not", "scratch", "scrap", "strike", "forget", "drop", "cancel", "delete", "skip", "without", "nicht", "pas")
	// drops are those of them behind which nothing else need be named.
	drops = marks.Lows("scratch", "scrap", "strike", "forget", "drop", "cancel", "delete", "skip")
	// changes are words behind which both are named.
	changes = marks.Lows("change", "swap", "switch", "replace", "exchange")
	// to are words between what is changed and what it becomes.
	to = marks.Lows("to", "for", "with", "by", "into")
	// between are words between what is struck and what is to be.
	between = marks.Lows("but", "rather", "take", "get", "make", "use", "it", "have", "then", "i", "ill", "mean", "meant", "want", "instead", "please", "its", "sino", "sondern", "mais")
	// tails are words behind what is to be that say nothing more.
	tails = marks.Lows("instead", "then", "rather", "please", "now", "thanks")
	// whys are words with which a reason begins without a sign.
	whys = marks.Lows("because", "since", "cos", "coz", "cuz", "bc")
)

// A Way is what a sentence may be that puts something right.
type Way struct {
	Rows    [][]marks.Token // what stands before that, unless it begins with it, and what is to be, said plainly
	Denies  bool            // it says that it puts something right: by what it names as struck, or by an `after all`
	Dice    bool            // ... and that is how many dice
	Scoped  bool            // it says for which go
	Card    engine.Card     // that it names as struck; none for none
	Player  engine.Seat     // ... and whom; NoSeat for nobody
	Unclear bool            // more stands behind it than why: it may be said plainly, or not
}

// Plainly returns what a sentence may be that puts something right in a letter that orders these cards; none for one
// that puts nothing right.
func Plainly(g *marked.Grammar, t []marks.Token, cards engine.Cards) (ways []Way) {
	if marks.Says(t, "?") {
		return nil
	}
	if way, ok := right(g, t, cards, scoped(parts.New(g, t))); ok {
		ways = append(ways, way)
	}
	for at := 1; at+1 < len(t) && len(ways) < mostTurns; at++ {
		if !t[at].Is("-", ";", "(", ".", "!") && !(t[at].Is(",") && turns[t[at+1].Low]) {
			continue
		}
		if way, ok := right(g, t[at+1:], cards, 0); ok {
			way.Rows = slices.Insert(way.Rows, 0, t[:at:at])
			ways = append(ways, way)
		}
	}
	return ways
}

// right is what a row may be that puts something right, behind the words that say for which go; false for one that
// puts nothing right, or says so plainly already. Of dice in one go nobody knows what they were in.
func right(g *marked.Grammar, t []marks.Token, cards engine.Cards, goes int) (way Way, ok bool) {
	way, plain := slip{parts.New(g, t[goes:]), cards}.plain()
	if plain == nil || goes > 0 && !way.Denies {
		return way, false
	}
	if goes > 0 && way.Dice { // go 1: one die instead of two
		plain = plain[len(marks.Tokens("no,")):]
	}
	if goes > 0 {
		way.Scoped, plain = true, slices.Concat(t[:marks.End(t[:goes], ":", ",", "-")], marks.Instead(&t[goes-1], ":"), plain)
	}
	way.Rows = [][]marks.Token{plain}
	return way, way.Unclear || !slices.EqualFunc(plain, t, func(a, b marks.Token) bool { return a.Low == b.Low })
}

// scoped is where the words end that say for which go something is put right, at the beginning; 0 for none.
func scoped(p *parts.Arguer) int {
	at := 0
	for p.Sign(at, "no", "wait", "hang", "hold", "on", "sorry", "oh", "oops", "and", "but", "in", "for", "the", "my", ",", ":") {
		at++
	}
	_, end := p.Is(at, words.Scope)
	for end > 0 && p.Sign(end, ":", ",", "-") {
		end++
	}
	return end
}

// A slip is a row of tokens in which something is put right.
type slip struct {
	*parts.Arguer
	cards engine.Cards // that the letter orders
}

// plain says it plainly; nil where nothing is put right.
func (s slip) plain() (way Way, plain []marks.Token) {
	at := s.opening()
	if at < 0 {
		return way, nil
	}
	was, end := s.struck(at)
	if end > 0 && at+1 < end && drops[s.T[at].Low] && s.resting(s.tail(end)) {
		return s.way(was, true, false), slices.Concat(marks.Instead(&s.T[0], "drop the"), was)
	}
	from := max(at, end)
	if end > 0 {
		from = s.behindStruck(end)
	}
	is := s.span(from, at > 0 || end > 0 && was == nil)
	if is == from {
		return way, nil
	}
	what, rest, all, dice := s.T[from:is:is], is, s.afterAll(is), s.fewDice(from) > 0
	if end == 0 {
		if was, end = s.instead(is, dice); end > 0 {
			rest = end
		}
	}
	if at == 0 && end == 0 && !all {
		return way, nil
	}
	if way = s.way(was, all || end > 0, dice); way.Player != engine.NoSeat && s.list(from) == 0 {
		return way, nil // take from Bob, not from Carol: that is an order of its own
	}
	way.Unclear = !s.resting(s.tail(rest))
	if was == nil || dice {
		return way, slices.Concat(marks.Instead(&s.T[0], "no,"), what)
	}
	return way, slices.Concat(what, marks.Instead(&what[len(what)-1], "instead of"), was)
}

// way is one by which a row is struck; nil for none.
func (s slip) way(was []marks.Token, denies, dice bool) Way {
	way := Way{Denies: denies, Dice: dice, Player: engine.NoSeat}
	if len(was) > 0 {
		way.Card = s.Table.FullCard(was, 0).Card
		if who := s.Table.Player(was, 0, marks.WholeName); who.Whole {
			way.Player = who.Seat
		}
	}
	return way
}

// opening is where the words end by which something is taken back; 0 for none, -1 where they deny what follows.
func (s slip) opening() int {
	at := amends.Behind(s.Arguer)
	for s.Sign(at, "sorry", "oops", "wait", "no", "hm", "oh", "and", "but", "please", ",", "-", "!") {
		at++
	}
	if s.Sign(at, "i", "we") && s.Sign(at+1, "mean", "meant") {
		at += 2
	}
	if s.Sign(at-1, "no") && s.Languages[words.Spanish] && s.Sign(at, "el", "la", "los", "las", "a") {
		return at - 1 // no el Bosque, la Mina
	}
	if s.Sign(at-1, "no") || s.Sign(at-1, "that", "this", "it") && !s.Sign(at-2, "make") {
		return -1 // no Mine, forget that Mine
	}
	return at
}

// struck is what is named as struck at a place, and where that ends; 0 for none.
func (s slip) struck(at int) (was []marks.Token, end int) {
	low := ""
	if at < len(s.T) {
		low = s.T[at].Low
	}
	if !strikes[low] && !changes[low] && !(low == "no" && s.Sign(at+1, "el", "la", "los", "las", "a")) {
		return nil, 0
	}
	if end = s.fewDice(at + 1); end == 0 {
		was, end = s.thing(at + 1)
	}
	if end > 0 && changes[low] {
		if end >= len(s.T) || !to[s.T[end].Low] {
			return nil, 0
		}
		end++
	}
	return was, end
}

// behindStruck is where it is said what is to be, behind what is struck.
func (s slip) behindStruck(at int) int {
	for at < len(s.T) && (between[s.T[at].Low] || s.Sign(at, ",", "-", ";", ":")) {
		at++
	}
	return at
}

// thing is what is named at a place: a card, a player, or how many dice; nil and 0 for none.
func (s slip) thing(at int) (what []marks.Token, end int) {
	for s.Sign(at, "the", "a", "an", "my", "that", "about", "el", "la", "los", "las", "un", "una", "den", "die", "das", "der", "einen", "eine", "le", "les", "de", "du", "von") {
		at++
	}
	if at >= len(s.T) {
		return nil, 0
	}
	if who := s.PlayerAt(at, marks.WholeName); who.Whole && who.Seat != s.Table.Me {
		return s.T[at : at+who.Tokens : at+who.Tokens], at + who.Tokens
	}
	if card := s.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak {
		return s.T[at : at+card.Tokens : at+card.Tokens], at + card.Tokens
	}
	if end = s.dice(at); end > 0 {
		return s.T[at:end:end], end
	}
	return nil, 0
}

// dice is where it ends how many dice are thrown; 0 for no dice at a place.
func (s slip) dice(at int) int {
	if _, end := s.Is(at, words.Single, words.Both); end > 0 {
		return end
	}
	if _, end := s.Number(at); end > 0 && s.Sign(end, "die", "dice", "dado", "dados", "wurfel", "de", "des") {
		return end + 1
	}
	return 0
}

// fewDice is where it ends how many dice were named, be it as a number alone; 0 for none.
func (s slip) fewDice(at int) int {
	if end := s.dice(at); end > 0 {
		return end
	}
	if n, end := s.Number(at); end > 0 && (n == 1 || n == 2) && s.ends(end) {
		return end
	}
	return 0
}

// span is where what is said to be ends: a thing, or several in a list, how many dice where they were spoken of,
// or else what stands up to the next sign.
func (s slip) span(from int, dice bool) int {
	if end := s.fewDice(from); dice && end > 0 && s.ends(end) {
		return end
	}
	if end := s.list(from); end > 0 {
		return end
	}
	at, some := from, false
	for at < len(s.T) && at-from < mostThing && !s.ends(at) {
		_, verb := s.Is(at, words.Verb)
		some = some || verb > 0 || s.CardAt(at).Tokens > 0 && !s.Sign(from, "today", "now", "this")
		at++
	}
	if !some {
		return from
	}
	return at
}

// list is where things end that stand at a place, with commas between them; 0 for none. One of which more is said
// is not of it: `not Bob, Carol, Bob is poor`.
func (s slip) list(from int) (end int) {
	for _, next := s.thing(from); next > 0 && s.ends(next); _, next = s.thing(from) {
		end, from = next, next+1
		if !s.Sign(next, ",") {
			break
		}
	}
	return end
}

// ends tells a place at which what is said to be is at its end.
func (s slip) ends(at int) bool {
	if _, place := s.Is(at, words.Instead); place > 0 {
		return true
	}
	return at >= len(s.T) || s.Sign(at, ",", "-", ";", ":", "(", ")", ".", "!", "not", "after", "if", "when", "unless") || s.Sign(at, "and") && s.Sign(at+1, "not") || whys[s.T[at].Low] || tails[s.T[at].Low]
}

// instead is what something is to be in the place of, behind that, of dice or not; 0 for nothing.
func (s slip) instead(at int, dice bool) (was []marks.Token, end int) {
	switch _, place := s.Is(at, words.Instead); {
	case place > 0 && !s.Sign(at, "not"):
		at = place
	case s.Sign(at, "not"):
		at++
	case s.Sign(at, ",", "and", "-") && s.Sign(at+1, "not"):
		at += 2
	default:
		return nil, 0
	}
	if dice {
		return nil, s.fewDice(at)
	}
	return s.thing(at)
}

// afterAll tells words at a place that take back what was said before.
func (s slip) afterAll(at int) bool {
	return s.Sign(at, "after") && s.Sign(at+1, "all") && !s.Sign(at+2, "that", "this", "those", "these", "the", "of", "my")
}

// tail is the end of words behind what is to be that say nothing more.
func (s slip) tail(at int) int {
	for {
		switch {
		case s.afterAll(at):
			at += 2
		case at < len(s.T) && tails[s.T[at].Low]:
			at++
		default:
			return at
		}
	}
}

// resting tells whether nothing stands at a place but why something is put right.
func (s slip) resting(at int) bool {
	if at < len(s.T) && (s.Sign(at, ",", "-", ";", ":", "(", ".", "!") || whys[s.T[at].Low]) {
		if !whys[s.T[at].Low] {
			at++
		}
		to := marks.End(s.T, ")", ".", "!")
		return at >= to || statements.Justifies(parts.New(s.Grammar, s.T[at:to]), s.cards)
	}
	return at >= len(s.T) || s.Sign(at, ")") && at+1 == len(s.T)
}

// Turns tells a sentence with words that may put something right.
func Turns(t []marks.Token) bool {
	return len(t) > 2 && len(t) <= mostTokens && (marks.Some(t, turns) || marks.Says(t, "after", "instead", "change", "replace", "statt", "anstatt", "vez", "lugar", "lieu"))
}

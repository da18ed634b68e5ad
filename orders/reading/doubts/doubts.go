// Package doubts tells what only the whole letter shows to be meant in two ways, once all of its
// sentences are read: cards that may be orders, purses that may be another's, a first and a then; and,
// while they are read, what a line that was not understood holds up below it.
//
// It reads no sentence: orders as they stand in a draft enter, each with the words that it was read
// from, and the same leave, those in doubt only proposed.
package doubts

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/spelling"
	"machipost/orders/reading/told"
)

// A doubter looks at a whole sheet.
type doubter struct {
	*drafts.Draft
	g     *marked.Grammar
	exact func(written string) bool // a sentence in the order language, in which nothing is in doubt

	onFile bool // an earlier letter counts

	speller *spelling.Speller
	read    map[string][]marks.Token // sentences that were looked at, as tokens
}

// tokens are those of a sentence, with its misspelt words as they are meant; nobody may change them.
func (r doubter) tokens(written string) []marks.Token {
	t, known := r.read[written]
	if !known {
		if t = marks.Tokens(written); !r.exact(written) {
			r.speller.Mend(t)
		}
		r.read[written] = t
	}
	return t
}

// Raise proposes the orders that hang on words which can be meant two ways, and puts together those of totals that
// were named one by one. exact tells a sentence
// in the order language, onFile that an earlier letter counts, and twoGoes that their writer has two
// goes.
func Raise(d *drafts.Draft, g *marked.Grammar, exact func(written string) bool, onFile, twoGoes bool) {
	drafts.Unite(d, exact)
	r := doubter{d, g, exact, onFile, &spelling.Speller{Table: g.Table, In: g.Languages}, map[string][]marks.Token{}}
	r.bottoms()
	r.startup()
	tower(r)
	unmeasured(r)
	r.reasons()
	r.purses()
	r.trailing()
	r.prices()
	r.rebuilt()
	r.standing()
	r.doing()
	r.spared()
	r.lost()
	passed(r)
	dropped(r)
	r.turned()
	richer(r)
	parted(r)
	denied(r)
	unasked(r)
	ladder(r)
	reversed(r)
	arrowed(r)
	if twoGoes {
		common(r)
		pointed(r)
		numbered(r)
		r.sequence()
	}
}

// bottoms puts what is wanted at the bottom of the list behind the candidates that stand below it.
func (r doubter) bottoms() {
	for i, n := 0, len(r.Entries); i < n; i++ {
		e := r.Entries[i]
		if r.Sheet.Amends || e.Old || e.Line.Order.Verb != orders.Buy || e.Line.Order.Nothing || !told.AtBottom(r.tokens(e.Written)) {
			continue
		}
		behind := slices.ContainsFunc(r.Entries[i+1:n], func(other drafts.Entry) bool {
			return other.Line.Order.Verb == orders.Buy && other.Line.Scope == e.Line.Scope && other.Written != e.Written
		})
		if behind {
			r.Entries = append(slices.Delete(r.Entries, i, i+1), e)
			i, n = i-1, n-1
		}
	}
}

// startup proposes what is read of a list of cards in which the Tech Startup was
// taken for its order, or of one of two cards of which it may be.
func (r doubter) startup() {
	invests := slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Line.Order.Verb == orders.Invest })
	for i := range r.Entries {
		line, written := &r.Entries[i].Line, r.Entries[i].Written
		uses, pair := line.Order.Verb == orders.Invest && !line.Order.Nothing, !invests && len(line.Order.Cards) == 2 && line.Order.Cards[0] == engine.TechStartup
		if r.Entries[i].Old || !uses && !pair {
			continue
		}
		t := marks.Tokens(written)
		listed := slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Written == written && e.Line.Order.Verb == orders.Buy })
		if isNext(r, i, t) || (listed || isNextItem(r, i, t)) && isOnlyNamed(r, line, t) {
			buyStartup(r, line)
			continue
		}
		used := uses && !told.AsksToInvest(t) && (listed || told.WishesForIt(t))
		if r.isOnlyStartup(line, t) {
			if !slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool {
				return e.Line.Order.Verb == orders.Buy && (e.Line.Scope == line.Scope || e.Line.Scope == orders.EveryGo)
			}) {
				buyStartup(r, line)
			}
			used = true
		}
		if used || pair && told.IsPair(r.g, t) {
			r.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{"Tech Startup"}}, func(e *drafts.Entry) bool { return e.Written == written })
		}
	}
}

// buyStartup makes a line one by which the card is bought.
func buyStartup(r doubter, line *orders.Line) {
	line.Order = orders.Order{Verb: orders.Buy, Cards: []engine.Card{engine.TechStartup}}
	*line = r.Scribe.Write(*line)
}

// startupAt is where the name of the Tech Startup begins in which the words of a sentence end; -1 for none.
func startupAt(r doubter, t []marks.Token) int {
	for len(t) > 0 && !t[len(t)-1].IsWord() {
		t = t[:len(t)-1]
	}
	if n := len(t); n > 1 && t[n-2].Is("startup") && t[n-1].Is("tecnologica", "technologique") {
		t = t[:n-1]
	}
	for at := range t {
		if found := r.g.Table.AnyCard(t, at); found.Tokens > 0 && found.Card == engine.TechStartup && at+found.Tokens == len(t) {
			return at
		}
	}
	return -1
}

// isOnlyNamed tells an order to invest that is the card's name at the end of a sentence, and nothing but a
// sign or words before the next candidate in front of it: `if I roll 4: buy Mine, otherwise Tech Startup`.
func isOnlyNamed(r doubter, line *orders.Line, t []marks.Token) bool {
	if line.Order.Verb != orders.Invest || line.Order.Nothing || told.AsksToInvest(t) {
		return false
	}
	at := startupAt(r, t)
	for at > 0 && leading[t[at-1].Low] {
		at--
	}
	return at > 0 && !t[at-1].IsWord()
}

// isNextItem tells an item of a list behind one that is bought for the same goes.
func isNextItem(r doubter, i int, t []marks.Token) bool {
	return i > 0 && isPlace(t[:min(len(t), placeTokens)]) && r.Entries[i-1].Line.Order.Verb == orders.Buy && !r.Entries[i-1].Line.Order.Nothing && r.Entries[i-1].Line.Scope == r.Entries[i].Line.Scope && r.Entries[i-1].Paragraph == r.Entries[i].Paragraph
}

// placeTokens is how many tokens an item's place has: `3.`.
const placeTokens = 2

// isOnlyStartup tells an order to invest that is the card's name with nothing behind it: what is
// an order in the order language may be a card to buy. What depends on the throw is a purchase sooner: `if I
// roll a 6, the Tech Startup`.
func (r doubter) isOnlyStartup(line *orders.Line, t []marks.Token) bool {
	rolls := slices.ContainsFunc(line.If, func(c orders.Condition) bool { return c.Kind == orders.Rolled })
	if line.Order.Verb != orders.Invest || line.Order.Nothing || len(line.If) > 0 && (!rolls || told.AsksToInvest(t)) {
		return false
	}
	at := startupAt(r, t)
	if rolls && at > 0 && t[at-1].Is("the", "a", "la", "una", "das", "ein", "une") {
		at--
	}
	return at >= 0 && (rolls && t[max(0, at-1)].Is(",") || at > 0 && t[at-1].Is(":", "-", ")") || isPlace(t[:at]) || leadsIn(t[:at]))
}

// isNext tells an order to invest that is only the card's name, behind why the candidate before cannot be
// had: it is the next one. `the Harbour. If I can't get that then the Tech Startup`.
func isNext(r doubter, i int, t []marks.Token) bool {
	line := &r.Entries[i].Line
	if i == 0 || line.Order.Verb != orders.Invest || line.Order.Nothing || told.AsksToInvest(t) {
		return false
	}
	before := &r.Entries[i-1].Line
	n := len(before.Order.Cards)
	if before.Order.Verb != orders.Buy || n == 0 || before.Scope != line.Scope {
		return false
	}
	at := startupAt(r, t)
	if at <= 0 {
		return false
	}
	if orders.Opposite(line.If, before.If) && leadsIn(t[:at]) {
		return true // otherwise, the Tech Startup
	}
	if len(line.If) == 0 {
		return supposing[t[0].Low] && marks.Some(t[:at], cases) && marks.Some(t[:at], lacking) && !marks.Says(t[:at], "broke", "skint", "poor", "short", "buy", "buying", "bought")
	}
	_, most := line.If[0].Between()
	return len(line.If) == 1 && line.If[0].Kind == orders.Coins && line.If[0].Who == r.g.Table.Me && most < before.Order.Cards[n-1].Cost()
}

// supposing are words with which it begins, cases those of which one is in it, and lacking those of what cannot be had.
var (
	supposing = marks.Lows("if", "and", "or", "but", "when", "should", "failing", "si", "y", "wenn", "falls", "und")
	cases     = marks.Lows("if", "when", "should", "failing", "si", "wenn", "falls")
	lacking   = marks.Lows("cant", "cannot", "couldnt", "not", "dont", "doesnt", "isnt", "gone", "sold", "taken", "expensive", "neither", "fails", "unavailable", "failing", "no", "nicht", "weg", "teuer", "tampoco", "puedo")
)

// isPlace tells nothing but a place in a list: `1.`, `- 1.`.
func isPlace(t []marks.Token) bool {
	n := len(t)
	return n >= 2 && t[n-2].Number > 0 && t[n-1].Is(".") && (n == 2 || n == 3 && t[0].Is("-", "*"))
}

// leadsIn tells nothing but words that stand before the next candidate: `failing which, the`.
func leadsIn(t []marks.Token) bool {
	return !slices.ContainsFunc(t, func(one marks.Token) bool { return !leading[one.Low] && !one.Is(",", ":") })
}

var leading = marks.Lows("the", "a", "an", "failing", "that", "which", "otherwise", "else", "or", "then", "and", "finally", "lastly", "if", "not", "ersatzweise", "sonst", "notfalls", "ansonsten", "der", "die", "das", "den", "o", "y", "la", "el", "sino", "ou", "sinon", "le")

// tower proposes what is read of a sentence that names the Radio Tower and no throw, on what somebody has
// built: the tower may be what is to be bought.
func tower(r doubter) {
	for i := range r.Entries {
		e := &r.Entries[i]
		if e.Old || e.Line.Order.Verb != orders.Reroll || e.Line.Order.Totals != orders.AllTotals || len(e.Line.If) != 1 || e.Line.If[0].Kind != orders.Landmarks && e.Line.If[0].Kind != orders.Has {
			continue
		}
		if t := r.tokens(e.Written); marks.Says(t, "tower") && !marks.Some(t, rethrowing) {
			r.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{engine.RadioTower.String()}}, func(o *drafts.Entry) bool { return o.Written == e.Written })
		}
	}
}

// unmeasured proposes what is read of a sentence with a throw again of all that is lower, or higher, than nobody knows
// what: `reroll anything lower`.
func unmeasured(r doubter) {
	for i := range r.Entries {
		e := &r.Entries[i]
		if !e.Old && e.Line.Order.Verb == orders.Reroll && e.Line.Order.Totals == orders.AllTotals && len(e.Line.If) == 0 && marks.Says(r.tokens(e.Written), "lower", "higher", "smaller", "bigger") {
			r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(o *drafts.Entry) bool { return o.Written == e.Written })
		}
	}
}

// rethrowing are words of who throws again.
var rethrowing = marks.Lows("reroll", "rerolls", "re", "roll", "rolls", "throw", "throws", "again", "use", "used", "always", "works", "dice", "die")

// reasons proposes what is read of a sentence with a tool in which the card to be bought may
// only be why, or may be a tool of the writer's, which he has: `Harbour no, Radio Tower yes`.
func (r doubter) reasons() {
	given := map[string]bool{} // sentences by which a card goes
	for i := range r.Entries {
		if e := &r.Entries[i]; givesAway[e.Line.Order.Verb] {
			given[e.Written] = true
		}
	}
	for i := range r.Entries {
		e := &r.Entries[i]
		if e.Old || e.Line.Order.Verb != orders.Buy || len(e.Line.Order.Cards) != 1 || !given[e.Written] && !affirmed[e.Line.Order.Cards[0]] {
			continue
		}
		t, card := r.tokens(e.Written), e.Line.Order.Cards[0]
		if given[e.Written] && told.Needs(t) || affirmed[card] && told.Affirms(t, card.String()) {
			r.Withhold(drafts.Doubt{Why: orders.TwoWays, Words: []string{card.String()}}, func(o *drafts.Entry) bool { return o.Written == e.Written })
		}
	}
}

// purses proposes what hangs on the writer's coins in a sentence that speaks of somebody
// else's, whom nobody named.
func (r doubter) purses() {
	r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool {
		if e.Old {
			return false
		}
		mine := slices.ContainsFunc(e.Line.If, func(c orders.Condition) bool { return c.Kind == orders.Coins && c.Who == r.g.Table.Me })
		return mine && (told.TheirPurse(r.tokens(e.Written)) || mayCountCards(r, e)) || e.Line.Order.Verb == orders.TV && (takesFromPoor(r, e) || whosePurse(r, e))
	})
}

// takesFromPoor tells a TV Station that takes from somebody where he is poor, in a sentence with an exception, which may
// say that it is to be somebody else then: `save that, should he be poor, from Karl`.
func takesFromPoor(r doubter, e *drafts.Entry) bool {
	poor := slices.ContainsFunc(e.Line.If, func(c orders.Condition) bool {
		return c.Kind == orders.Coins && c.Who == e.Line.Order.Player && (c.Compare == orders.Under && !c.Not || c.Compare == orders.AtLeast && c.Not)
	})
	return poor && marks.Says(r.tokens(e.Written), "but", "save", "saving", "except", "provided")
}

// whosePurse tells a TV Station that hangs on the writer's having little, where a verb of another language may be of the
// player before: `a Dave; si tuviera menos de 5, a Bob`.
func whosePurse(r doubter, e *drafts.Entry) bool {
	mine := r.g.Foreign() && slices.ContainsFunc(e.Line.If, func(c orders.Condition) bool {
		return c.Kind == orders.Coins && c.Who == r.g.Table.Me && c.Compare == orders.Under
	})
	return mine && !r.exact(e.Written) && !marks.Says(r.tokens(e.Written), "i", "ive", "my", "ich", "meine", "tengo", "yo", "mis", "me", "j", "mes")
}

// givesAway are the orders by which a card of the writer's goes; affirmed are the tools that are
// used or not.
var (
	givesAway = map[orders.Verb]bool{orders.Swap: true, orders.Move: true, orders.Demolish: true, orders.Renovate: true}
	affirmed  = map[engine.Card]bool{engine.Harbour: true, engine.RadioTower: true, engine.TrainStation: true, engine.TechStartup: true}
)

// sequence proposes candidates of which the letter says that some come first and
// others then, from who has two goes: they may be one list, or one for each go, which is
// what is shown.
func (r doubter) sequence() {
	why := drafts.Doubt{Why: orders.TwoWays, Words: []string{"first", "then"}}
	unscoped := (*drafts.Entry).IsOpen
	text := r.Text
	defer func() { r.Text = text }()
	list := []int{}
	for i := range r.Entries {
		if unscoped(&r.Entries[i]) {
			list = append(list, i)
		}
	}
	switch {
	case len(list) == 1 && r.Entries[list[0]].Sequence && len(r.Entries[list[0]].Line.Order.Cards) == 2:
		r.Withhold(why, unscoped)
		other := r.Entries[list[0]]
		r.PartGoes(list[0], orders.Go1, other.Line.Order.Cards[:1])
		other.Line.Order.Cards = other.Line.Order.Cards[1:]
		r.Entries = slices.Insert(r.Entries, list[0]+1, other)
		r.PartGoes(list[0]+1, orders.Go2, other.Line.Order.Cards)
	case len(list) == 2 && (r.Entries[list[0]].Place == drafts.First && (r.Entries[list[1]].Place == drafts.Then || r.Entries[list[0]].Sequence)):
		r.Withhold(why, unscoped)
		r.PartGoes(list[0], orders.Go1, r.Entries[list[0]].Line.Order.Cards)
		r.PartGoes(list[1], orders.Go2, r.Entries[list[1]].Line.Order.Cards)
	case len(list) > 0:
		for i := list[len(list)-1] + 1; i < len(r.Entries); i++ {
			e := &r.Entries[i]
			if e.Line.Order.Verb != orders.Buy || e.Line.Scope != orders.Go2 || r.Buys(orders.Go1) {
				continue
			}
			if before := &r.Entries[list[len(list)-1]]; e.Place == drafts.Anytime && before.Number == e.Number && before.Written != e.Written {
				why.Words = []string{"go 2"} // Mine. Go 2 Forest.
				r.Withhold(why, func(o *drafts.Entry) bool { return unscoped(o) || o.Written == e.Written })
				for _, k := range list {
					r.PartGoes(k, orders.Go1, r.Entries[k].Line.Order.Cards)
				}
				return
			}
			if e.Place == drafts.Then {
				for _, k := range list {
					r.PartGoes(k, orders.Go1, r.Entries[k].Line.Order.Cards)
				}
				return
			}
		}
	}
}

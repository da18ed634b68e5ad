package changes

import (
	"iter"
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// WithoutOwnOffer leaves out of a list of candidates that one of them, before the last, is not on
// offer, or that its writer cannot pay for it: "a Cafe, a Pizza Joint if no Cafe is left" is what
// a list means anyway.
func WithoutOwnOffer(line orders.Line, me engine.Seat) orders.Line {
	n := len(line.Order.Cards)
	if line.Order.Verb != orders.Buy || n < 2 {
		return line
	}
	line.If = slices.DeleteFunc(slices.Clone(line.If), func(c orders.Condition) bool {
		return c.Kind == orders.OnOffer && c.Not && slices.Contains(line.Order.Cards[:n-1], c.Card) ||
			c.Kind == orders.Coins && c.Who == me && c.Compare == orders.Under && slices.ContainsFunc(line.Order.Cards[:n-1], func(card engine.Card) bool { return card.Cost() == c.Count })
	})
	return line
}

// IsNever tells conditions of which one holds only when another does not: they were put
// together wrongly.
func IsNever(list []orders.Condition) bool {
	for i, c := range list {
		if slices.Contains(list[i+1:], c.Negated()) {
			return true
		}
	}
	return false
}

// WithoutTwice are conditions without those that stand there already.
func WithoutTwice(list []orders.Condition) (kept []orders.Condition) {
	for _, c := range list {
		if !slices.Contains(kept, c) {
			kept = append(kept, c)
		}
	}
	return kept
}

// Words of where a candidate goes that is different from the same.
var (
	toFront  = marks.Lows("first", "1st", "front", "ahead", "top", "before", "primero", "delante", "zuerst", "davor", "abord", "devant", "preferably")
	toEnd    = marks.Lows("then", "dann", "luego", "despues", "puis", "fallback", "backup", "reserve", "behind", "otherwise", "else", "too", "also", "plus", "add", "end", "last", "gone", "afford", "money", "dear", "expensive", "second", "2nd", "alternative", "sino", "sonst", "sinon", "if", "falls", "wenn", "si", "auch", "tambien", "aussi", "or", "short")
	inPlaces = marks.Lows("instead", "rather", "place", "stattdessen", "lieber", "mejor", "plutot")
)

// Where tells whether a sentence says that a candidate goes to the front of a list, to its end,
// or in the place of what is in it.
func Where(text string) (front, end, instead bool) {
	row := marks.Tokens(text)
	for i, t := range row {
		ofGo := i+1 < len(row) && goes[row[i+1].Low] // it is the go that is the second
		front, end, instead = front || toFront[t.Low], end || toEnd[t.Low] && !ofGo, instead || inPlaces[t.Low]
		end = end || t.Is("after") && i+1 < len(row) && row[i+1].Is("that", "those", "them", "it")
	}
	return front, end, instead
}

// goes are words of goes, before which stands which of them.
var goes = marks.Lows("go", "goes", "turn", "throw", "roll", "play", "time", "jugada", "turno", "tirada", "vez", "zug", "wurf", "runde", "tour", "coup", "lancer")

// Prefers tells a sentence that prefers one candidate to another: `the Bakery over the Mine`.
func Prefers(text string) bool {
	return slices.ContainsFunc(marks.Tokens(text), func(t marks.Token) bool {
		return inFront[t.Low] || t.Is("preferred", "preference", "precedence", "priority")
	})
}

// Words of what a candidate goes in front of, and of what: all that was named before.
var (
	inFront = marks.Lows("ahead", "before", "over", "above", "antes", "encima", "delante", "vor", "avant", "devant")
	allElse = marks.Lows("everything", "anything", "all", "rest", "others", "nada", "todo", "allem", "allen", "tout", "toute", "tous")
)

// Foremost tells a sentence that puts its candidates in front of all others: `the Cafe ahead of
// everything`; and one that only says that they come first, which may be for a go; off tells that none is looked at.
func Foremost(text string, off bool) (front, first bool) {
	if off {
		return false, false
	}
	t := marks.Tokens(text)
	end := len(t)
	for end > 0 && !t[end-1].IsWord() {
		end--
	}
	for i := range t {
		next := i + 1
		for next < end && t[next].Is("of", "que", "de", "the", "all", "le") {
			next++
		}
		ahead := inFront[t[i].Low] || t[i].Is("front") && i > 0 && t[i-1].Is("in")
		front = front || ahead && next < end && (allElse[t[next].Low] || t[next-1].Is("all") || t[next].Is("both", "them", "those") && next+1 == end)
		first = first || i > 0 && i+1 == end && t[i].Is("first", "zuerst") && !t[i-1].Is("the", "my", "in", "on", "go", "at")
	}
	return front, first
}

// WithoutTheirOffer leaves out of candidates that one named before them in the letter is not on
// offer, or that another player than the writer bought it: `a Forest. If there is none, a Mine.`
func WithoutTheirOffer(line orders.Line, before iter.Seq[Filed], me engine.Seat) orders.Line {
	if line.Order.Verb != orders.Buy {
		return line
	}
	line.If = slices.DeleteFunc(slices.Clone(line.If), func(c orders.Condition) bool {
		gone := c.Kind == orders.OnOffer && c.Not || c.Kind == orders.Bought && !c.Not && c.Who != me
		if !gone {
			return false
		}
		for f := range before {
			if f.Line.Order.Verb == orders.Buy && f.Line.Scope == line.Scope && len(f.Line.If) == 0 && slices.Contains(f.Line.Order.Cards, c.Card) {
				return true
			}
		}
		return false
	})
	return line
}

// Words of exceptions.
var (
	besides    = marks.Lows("but", "except", "aber", "pero", "mais")
	leads      = marks.Lows("in", "the", "and", "only", "however", "though", "so", "then", "und", "y", "et", "*", "-", ",")
	conditions = marks.Lows("case", "event", "if", "when", "whenever", "once", "should", "on", "with", "at", "wenn", "falls", "sobald", "sollte", "bei", "mit", "si", "cuando", "con", "quand", "avec")
)

// excepts tells whether a sentence begins with its condition, and so tells an exception of
// what was said before it: `if I roll a 7, the Stadium`; or has one of itself: `the Mine, but
// if I roll a 7, the Stadium`.
func excepts(text string) (above, itself bool) {
	opens, but, saving, asks, since := true, false, false, 0, mostCandidate
	for _, t := range marks.Tokens(text) {
		if since++; but && !saving {
			since = 0
		} else if t.Is("only") { // the Mine, but the Forest only if Bob has a Cafe
			since = mostCandidate
		}
		if itself = itself || since < mostCandidate && since > 0 && conditions[t.Low] && !t.Is("with", "at", "in", "case"); conditions[t.Low] {
			above, itself, asks = above || opens, itself || but && !opens, mostSubject
		}
		but, saving = besides[t.Low] || saving && t.Is("that") || but && t.Is(","), t.Is("save", "saving", "except", "excepting", "provided")
		itself = itself || t.Is("aber", "jedoch") && !opens && asks > 0 // wenn Bob aber
		asks--
		opens = opens && (but || leads[t.Low])
	}
	return above, itself
}

// An Exception is an order on conditions that may be one of others that stand before it.
type Exception struct {
	Filed
	above  bool // its sentence begins with the condition
	but    bool // ... or with a but
	itself bool // it says that it is one
}

// Exception looks at the sentence of an order on conditions, once for all that stand before it.
// Of candidates it must tell that they are no mere next ones.
func (f Filed) Exception() Exception {
	if f.Line.Order.Verb != orders.Buy {
		return Exception{Filed: f, itself: true}
	}
	if fallsBack(f.Sentence) {
		return Exception{Filed: f}
	}
	above, itself := excepts(f.Sentence)
	but := contrasts(f.Sentence) || marks.Says(marks.Tokens(f.Sentence), "though", "however")
	return Exception{f, above || but, but, itself || rather(f.Sentence)}
}

// Of tells whether it is one of another order, which hangs on nothing, takes from who may be too poor, or is bought
// where something else holds; me is the writer, and column tells that the two stand in one.
func (e Exception) Of(other Filed, me engine.Seat, column bool) bool {
	order, o := e.Line.Order, other.Line.Order
	nothing := order.Nothing && len(order.Cards) == 0 || (order.Verb == orders.Reroll || order.Verb == orders.Harbour) && order.Totals == 0
	if other.Line.Scope != e.Line.Scope || o.Verb != order.Verb || o.Verb == orders.Buy && len(o.Cards) == 0 {
		return false
	}
	if hangs := len(other.Line.If) > 0 && !e.spares(other); hangs && !narrows(e.Line.If, other.Line.If) &&
		(o.Verb != orders.Buy && !nothing || o.Verb == orders.Buy && (nothing && !e.but && !ofOthers(e.Line.If, me) || !nothing && !e.but && !e.itself) || asksSame(e.Line.If, other.Line.If)) {
		return false
	}
	if e.itself {
		return true
	}
	lacks := slices.ContainsFunc(o.Cards, func(card engine.Card) bool {
		return slices.ContainsFunc(e.Line.If, func(c orders.Condition) bool {
			poor := c.Compare == orders.Under && !c.Not || c.Compare == orders.AtLeast && c.Not
			if nothing {
				return c.Card == card && (c.Kind == orders.OnOffer || len(o.Cards) == 1 && c.Who == me && card.IsLandmark())
			}
			fewer := poor && c.Count <= card.Cost() || len(e.Line.If) == 1 && c.Compare == orders.AtLeast && !c.Not && c.Count < card.Cost()
			return c.Card == card || c.Kind == orders.Coins && c.Who == me && fewer
		})
	})
	return (other.Sentence != e.Sentence || nothing && len(other.Line.If) > 0) && !lacks && (nothing || e.above && (!column || e.but))
}

// asksSame tells conditions of which one asks the same as one of the others, however that is answered.
func asksSame(list, others []orders.Condition) bool {
	return slices.ContainsFunc(list, func(a orders.Condition) bool {
		return slices.ContainsFunc(others, func(b orders.Condition) bool { return a.Kind == b.Kind && a.Who == b.Who && a.Card == b.Card })
	})
}

// narrows tells an amount of coins that is part of another: of 22 those of whom has 10.
func narrows(list, of []orders.Condition) bool {
	if len(list) != 1 || len(of) != 1 {
		return false
	}
	a, b := list[0], of[0]
	return a.Kind == orders.Coins && b.Kind == orders.Coins && a.Who == b.Who && a.Compare == orders.AtLeast && b.Compare == orders.AtLeast && !a.Not && !b.Not && a.Count > b.Count
}

// ofOthers tells conditions on the dice, on what others have, or on many coins: they are about no candidate of the writer's
// own.
func ofOthers(list []orders.Condition, me engine.Seat) bool {
	return !slices.ContainsFunc(list, func(c orders.Condition) bool {
		rich := c.Kind == orders.Coins && c.Compare == orders.AtLeast && !c.Not
		return c.Kind == orders.OnOffer || c.Kind == orders.Bought || c.Who == me && c.Kind != orders.Rolled && c.Kind != orders.Doubles && !rich
	})
}

// spares tells an exception for when the player from whom another order takes has too little, which is not
// asked there: `on a 6 take from Bob. If he has fewer than 5 coins, from Cid`.
func (e Exception) spares(other Filed) bool {
	if e.Line.Order.Verb != orders.TV || len(e.Line.If) != 1 || e.Line.Order.Player == other.Line.Order.Player {
		return false
	}
	asks := func(c orders.Condition) bool { return c.Kind == orders.Coins && c.Who == other.Line.Order.Player }
	return asks(e.Line.If[0]) && !slices.ContainsFunc(other.Line.If, asks)
}

// fallsBack tells a sentence that begins with why nothing before it can be had: what it brings comes
// last, whatever that hangs on. `If I can't afford those, the Stadium, but only if Bob has 15 coins`.
func fallsBack(text string) bool {
	t := marks.Tokens(text)
	at := 0
	for at < len(t) && (besides[t[at].Low] || leads[t[at].Low] || t[at].Is("or")) {
		at++
	}
	if at == len(t) || !t[at].Is("if", "when", "should", "si", "wenn", "falls") {
		return false
	}
	cannot := false
	for i := at + 1; i < min(len(t), at+mostSubject+5); i++ {
		switch {
		case t[i].Number >= 0 || t[i].Is("roll", "throw", "have", "has", "own"):
			return false
		case t[i].Is(",", "then"):
			return cannot
		}
		cannot = cannot || t[i].Is("cant", "cannot", "couldnt", "neither", "none", "unaffordable", "puedo", "kann")
	}
	return false
}

// contrasts tells a sentence that begins with a but: `but the Stadium on a 6`.
func contrasts(text string) bool {
	list := marks.Tokens(text)
	for i, t := range list {
		if t.Is("unless") { // unless I roll a 6, in which case the Stadium
			return marks.Says(list[i:], "case", "event")
		}
		if besides[t.Low] || !leads[t.Low] {
			return besides[t.Low]
		}
	}
	return false
}

// mostCandidate is how many tokens there are at most from a but to the condition of the candidate
// behind it: `but the Mine on an 8`.
const mostCandidate = 8

// mostSubject is how many tokens there are at most from an `if` to the `aber` in it.
const mostSubject = 4

// rather tells a sentence that wants something instead of what stands before it.
func rather(text string) bool {
	t := marks.Tokens(text)
	is := func(at int, lows ...string) bool { return at >= 0 && at < len(t) && t[at].Is(lows...) }
	for i := range t {
		if is(i, "instead", "rather", "prefer", "plutot", "lieber", "stattdessen") || is(i, "preference") && is(i-1, "in") && !is(i+1, "order") ||
			is(i, "before", "ahead", "above") && (is(i+1, "them", "those", "these", "all", "both") || is(i+1, "of") && is(i+2, "them", "those", "these", "all", "both")) ||
			is(i, "vor") && is(i+1, "allem", "allen") && is(i+2, "anderen") || is(i, "erster") && is(i-1, "an") && is(i+1, "stelle") ||
			is(i, "first", "zuerst") && i > 0 && !is(i-1, "the", "my", "in", "on") && (i+1 == len(t) || is(i+1, ".", ",", "please", "!", ";")) {
			return true
		}
	}
	return false
}

// Adds tells a sentence that begins with a word of adding: `and also buy the Bakery`.
func Adds(text string) bool {
	for _, t := range marks.Tokens(text) {
		if t.Is("also", "additionally", "furthermore", "plus", "addition", "auch", "ausserdem", "tambien", "ademas", "aussi") {
			return true
		}
		if !t.Is("and", "so", "then", "in", "please", "und", "y", "et", ",") {
			return false
		}
	}
	return false
}

// AsWell tells a sentence that wants cards beside those on file: `a Bakery too`, `auch noch eine
// Bäckerei`.
func AsWell(p *parts.Arguer) bool {
	for i := range p.T {
		switch {
		case i > 0 && p.Sign(i-1, "or", "and", "oder", "und", "sonst", "ansonsten", "notfalls", "o", "y", "ou", "et", "sinon", ",", "me", "wenn", "falls"):
		case p.Sign(i, "auch") && p.Sign(i+1, "recht", "gut", "ok", "okay", "fein", "schon", "wenn", "nicht"):
		case p.Sign(i, "auch", "tambien", "aussi"), p.Sign(i, "also") && !p.Languages[words.German],
			p.Sign(i, "too") && (i+1 == len(p.T) || p.Sign(i+1, ",", ".", "please", "then")), p.Sign(i, "as") && p.Sign(i+1, "well") && !p.Sign(i+2, "as"):
			return true
		}
	}
	return false
}

// Puts tells a sentence that says what a choice should be: `make the reroll 1-3`, `the reroll
// should be 1-3`.
func Puts(t []marks.Token) bool {
	is := func(at int, lows ...string) bool { return at < len(t) && t[at].Is(lows...) }
	for i := 2; i < len(t) && is(0, "the", "my"); i++ {
		if is(i, "should", "shall", "must") && is(i+1, "be") || is(i, "ought") && is(i+2, "be") {
			return true
		}
	}
	return is(0, "make", "let") && is(1, "the", "my")
}

// Limits tells a sentence with an only.
func Limits(text string) bool {
	return marks.Says(marks.Tokens(text), "only", "nur", "solo", "solamente", "seulement")
}

// WithoutRepeats leaves candidates out that stand before in the same list.
func WithoutRepeats(lines []orders.Line, s orders.Scribe) []orders.Line {
	seen := map[orders.Scope][]engine.Card{}
	list := lines[:0:0]
	for _, line := range lines {
		if slices.ContainsFunc(list, func(other orders.Line) bool { return other.Scope == line.Scope && other.String() == line.String() }) {
			continue
		}
		if line.Order.Verb == orders.Buy && len(line.If) == 0 {
			kept := []engine.Card{}
			for _, card := range line.Order.Cards {
				if !slices.Contains(seen[line.Scope], card) {
					kept = append(kept, card)
					seen[line.Scope] = append(seen[line.Scope], card)
				}
			}
			if len(kept) == 0 && !line.Order.Nothing {
				continue
			}
			line.Order.Cards = kept
			line = s.Write(line)
		}
		list = append(list, line)
	}
	return list
}

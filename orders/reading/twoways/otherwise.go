package twoways

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file settles what a candidate hangs on where two things stand before it.

// Settle makes candidates hang on what is nearest to them, and doubts an order that hangs on
// what nothing in the language of orders asks.
func Settle(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) {
	preferred(g, tokens, read)
	lastOnly(tokens, read)
	onlyIf(tokens, read)
	ownNone(g, tokens, read)
	InTurn(read)
	restsOnce(tokens, read)
	following(read)
	nearest(g, tokens, read)
	gapped(g, tokens, read)
	excepted(g, tokens, read)
	harboured(g, tokens, read)
	onceOnly(g, tokens, read)
	exactly(tokens, read)
	ofItsKind(read)
	if lacking(tokens, read) && read.Whole() {
		read.Doubt = "if"
	}
}

// following makes a candidate for which only the one before must be gone hang on what that
// one hangs on: `with less than 10 coins the Winery, and if there is none the Mine`.
func following(read *clauses.Reading) {
	for i := len(read.Acts) - 1; i > 0; i-- {
		before, line := &read.Acts[i-1].Line, &read.Acts[i].Line
		if before.Order.Verb != orders.Buy || line.Order.Verb != orders.Buy || before.Order.Nothing || len(before.Order.Cards) != 1 || len(before.If) == 0 || len(line.If) != 1 {
			continue
		}
		if c := line.If[0]; c.Kind == orders.OnOffer && c.Not && c.Card == before.Order.Cards[0] && slices.Equal(read.Acts[i-1].Scopes, read.Acts[i].Scopes) {
			before.Order.Cards = append(slices.Clone(before.Order.Cards), line.Order.Cards...)
			read.Acts = slices.Delete(read.Acts, i, i+1)
		}
	}
}

// nearest makes the candidate behind an otherwise one of the list before it, where what is
// turned round is that this can be had, and not the condition in front: `on a 3 the Mall if I
// can afford it, otherwise the Cafe`.
func nearest(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) {
	if len(read.Acts) != 2 || len(read.Acts[0].Line.If) == 0 || len(read.Acts[1].Line.If) == 0 {
		return
	}
	first, second := &read.Acts[0].Line, &read.Acts[1].Line
	if !orders.Opposite(first.If, second.If) || first.Order.Verb != orders.Buy || second.Order.Verb != orders.Buy || first.Order.Nothing {
		return
	}
	for i := range tokens {
		next, relieves := i, false
		for next < len(tokens) && tokens[next].Is("if", "i", "can", "afford", "it", "one", "that", "possible", "poss", "available", "still", "there", "is", "its") && next < i+7 {
			relieves = relieves || tokens[next].Is("can", "afford", "possible", "poss", "available", "still")
			next++
		}
		if !tokens[i].Is("if") || !relieves || next >= len(tokens) {
			continue
		}
		if tokens[next].Is(",") {
			next++
		}
		if next < len(tokens) && words.Find(tokens, next, g.Speaks).May(words.Else) {
			first.Order.Cards = append(slices.Clone(first.Order.Cards), second.Order.Cards...)
			first.Order.Nothing = second.Order.Nothing
			read.Acts, read.Chain = read.Acts[:1], [][]orders.Condition{first.If}
			return
		}
	}
}

// lacking tells an order of a tool for when the one before cannot be had, though nothing in
// the language of orders says so: `if I can't have that, invest and buy nothing`.
func lacking(tokens []marks.Token, read *clauses.Reading) bool {
	n := len(read.Acts)
	if n < 2 || !tokens[0].Is("if", "but", "and", "should") || !read.Acts[n-1].Line.Order.Nothing {
		return false
	}
	first := &read.Acts[0].Line
	return first.Order.Verb != orders.Buy && len(first.If) == 0
}

// ownNone makes the one candidate that is wanted if the writer has none hang on that: `a Bakery
// if I have none`.
func ownNone(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) {
	n := len(tokens)
	for n > 0 && !tokens[n-1].IsWord() {
		n--
	}
	if n < 4 || len(read.Acts) != 1 || read.Gaps > 0 || read.Doubt != "if" && read.Doubt != "" || !tokens[n-1].Is("none") || !tokens[n-2].Is("have", "own", "got") || !tokens[n-3].Is("i", "we") || !tokens[n-4].Is("if") {
		return
	}
	ifs := 0
	for i := range tokens {
		if tokens[i].Is("if", "when", "unless", "once", "as", "on", "with") {
			ifs++
		}
	}
	if line := &read.Acts[0].Line; line.Order.Verb == orders.Buy && len(line.Order.Cards) == 1 && !line.Order.Nothing && (len(line.If) == 0 || ifs == 1) { // no otherwise of what stands before
		line.If, read.Doubt = []orders.Condition{{Kind: orders.Has, Who: g.Table.Me, Card: line.Order.Cards[0], Count: 1, Not: true}}, ""
	}
}

// InTurn makes a player who pays when the one before him is not rich enough hang on what brings
// that one: `if Bob has less than 3 coins Carol, and if she has less than 3, too, Dave`.
func InTurn(read *clauses.Reading) {
	for i := 1; i < len(read.Acts); i++ {
		a, b := read.Acts[i-1], &read.Acts[i]
		if a.Line.Order.Verb != orders.TV || b.Line.Order.Verb != orders.TV || len(a.Line.If) == 0 || len(b.Line.If) != 1 || !slices.Equal(a.Scopes, b.Scopes) {
			continue
		}
		if c := b.Line.If[0]; c.Kind == orders.Coins && c.Who == a.Line.Order.Player && b.Line.Order.Player != c.Who && !slices.ContainsFunc(a.Line.If, func(one orders.Condition) bool { return one.Who == c.Who }) {
			b.Line.If = append(slices.Clone(a.Line.If), c)
			read.Acts[i-1], read.Acts[i] = read.Acts[i], a
		}
	}
}

// ofItsKind makes what is to be otherwise hang on what an order of its kind hung on before, and not on what one of another
// kind did: `if I have 10 coins a Mine, and if Bob has a Cafe one die, otherwise two`.
func ofItsKind(read *clauses.Reading) {
	for i := range read.Acts {
		line := &read.Acts[i].Line
		if len(line.If) < 2 {
			continue
		}
		turns := func(c orders.Condition, own bool) bool {
			return slices.ContainsFunc(read.Acts[:i], func(a clauses.Act) bool {
				return len(a.Line.If) == 1 && a.Line.If[0] == c.Negated() && (a.Line.Order.Verb == line.Order.Verb) == own
			})
		}
		var kept []orders.Condition
		others := false
		for _, c := range line.If {
			if turns(c, true) {
				kept = append(kept, c)
			} else if others = turns(c, false); !others {
				kept = nil
				break
			}
		}
		if len(kept) > 0 && others {
			line.If = kept
		}
	}
}

// exactly makes what is for less than a number, or for more, where that number itself was asked before, hang on that: `with
// exactly 10 coins the Mall, with less than that a Cafe`.
func exactly(tokens []marks.Token, read *clauses.Reading) {
	fewer, more := marks.Says(tokens, "less", "fewer", "below", "under"), marks.Says(tokens, "more", "above", "over")
	for i := range read.Acts {
		line := &read.Acts[i].Line
		if len(line.If) != 1 || fewer == more || line.If[0].Kind != orders.Coins || line.If[0].Compare != orders.Exactly || !line.If[0].Not {
			continue
		}
		c := line.If[0]
		if c.Not, c.Compare = false, orders.Under; more {
			c.Compare = orders.Over
		}
		line.If = []orders.Condition{c}
	}
}

// excepted makes a coin that is to go nowhere unless something is so one that goes when it is: `no
// coin on the Tech Startup unless I have 20 coins`.
func excepted(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) {
	if len(read.Acts) != 1 || read.Gaps > 0 {
		return
	}
	line := &read.Acts[0].Line
	if line.Order.Verb != orders.Invest || !line.Order.Nothing || len(line.If) != 1 {
		return
	}
	for at := range tokens {
		if names(g, tokens, at, words.Unless) && !tokens[at].Is("if") {
			line.Order.Nothing, line.If = false, []orders.Condition{line.If[0].Negated()}
			return
		}
	}
}

// harboured makes a Harbour that stands alone a candidate where it hangs on what is no roll, or on one on which it
// can do nothing: `if the Mine is gone, the Harbour`, `if I roll 4: Harbour`. On a 10 nobody knows, where something
// else is bought otherwise.
func harboured(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) {
	for i := range read.Acts {
		line := &read.Acts[i].Line
		if line.Order.Verb != orders.Harbour || line.Order.Nothing || len(line.If) == 0 && !read.Acts[i].Instead && !read.Continues || !alone(g, tokens, engine.Harbour) {
			continue
		}
		rolled := func(c orders.Condition) bool { return c.Kind == orders.Rolled }
		rest := func(a clauses.Act) bool {
			return a.Line.Order.Verb == orders.Buy && orders.Opposite(a.Line.If, line.If)
		}
		switch {
		case line.Futile(g.Table.Me) || !slices.ContainsFunc(line.If, rolled):
			line.Order = orders.Order{Verb: orders.Buy, Cards: []engine.Card{engine.Harbour}}
		case read.Whole() && len(line.If) == 1 && slices.ContainsFunc(read.Acts, rest):
			read.Doubt = engine.Harbour.String()
		}
	}
}

// alone tells a card that is named with nothing beside it that says what is done with it.
func alone(g *marked.Grammar, tokens []marks.Token, card engine.Card) bool {
	for at := 0; at < len(tokens); at++ {
		found := g.Table.FullCard(tokens, at)
		if found.Tokens == 0 {
			continue
		}
		next := at + found.Tokens
		for at > 0 && tokens[at-1].Is("the", "a", "my", "el", "un", "der", "den", "einen", "le") {
			at--
		}
		opens := at == 0 || tokens[at-1].Is(":", ",", "-", "then", "entonces", "dann", "alors", "gone", "sold", "taken", "out", "available", "left", "there") || tokens[at-1].Number >= 0
		if found.Card == card && opens && (next == len(tokens) || tokens[next].Is(",", ".", ";", "-", "/", "else", "otherwise", "or", "sonst", "sino", "sinon")) {
			return true
		}
		at = next - 1
	}
	return false
}

// onceOnly makes a candidate in whose place another one is bought by who has it already hang on that he has it
// not, and what comes otherwise on nothing: `a Mine, and if I have one already the Forest, or else the Cafe`.
// Nobody builds a landmark twice.
func onceOnly(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) {
	if !marks.Says(tokens, "already", "schon", "bereits", "ya", "deja") {
		return
	}
	bought := func(i int) *orders.Line {
		if i < 0 || i >= len(read.Acts) || read.Acts[i].Line.Order.Verb != orders.Buy {
			return nil
		}
		return &read.Acts[i].Line
	}
	for i := 1; i < len(read.Acts); i++ {
		before, line := bought(i-1), bought(i)
		if before == nil || line == nil || len(before.Order.Cards) != 1 || len(before.If) > 0 || len(line.If) != 1 || !slices.Equal(read.Acts[i-1].Scopes, read.Acts[i].Scopes) {
			continue
		}
		has := orders.Condition{Kind: orders.Has, Who: g.Table.Me, Card: before.Order.Cards[0], Count: 1}
		if line.If[0] != has {
			continue
		}
		if i+1 < len(read.Acts) && read.Acts[i+1].Line.Order.Verb != orders.Buy && len(read.Acts[i+1].Line.If) > 0 {
			read.Doubt = "and" // , and tv Bob
		}
		if rest := bought(i + 1); rest != nil && len(rest.If) == 1 && rest.If[0] == has.Negated() {
			rest.If = nil
		}
		if !has.Card.IsLandmark() {
			before.If = []orders.Condition{has.Negated()}
		}
	}
}

// Mispointed tells a condition that was made of the card behind an `it`, which is to be bought then, and not
// of what that points at: `Mine, Cafe, and if I have it already Forest`.
func Mispointed(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) bool {
	for at := 1; at < len(tokens); at++ {
		if !tokens[at].Is("it", "that", "one", "them", "both") || !tokens[at-1].Is("have", "own", "got", "already") {
			continue
		}
		next := at + 1
		for next < len(tokens) && tokens[next].Is("already", "by", "then", "the", "a", ",") {
			next++
		}
		found := marks.Card{}
		if next < len(tokens) && next > at+1 {
			found = g.Table.FullCard(tokens, next)
		}
		if found.Tokens > 0 && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
			return slices.ContainsFunc(a.Line.If, func(c orders.Condition) bool { return c.Kind == orders.Has && c.Card == found.Card })
		}) {
			return true
		}
	}
	return false
}

// WithinReason tells a condition that stands in why something is wanted, and may be of that alone: `steal from
// Bob because he laughed when I got the 7`.
func WithinReason(tokens []marks.Token, read *clauses.Reading) bool {
	if !slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return len(a.Line.If) > 0 }) {
		return false
	}
	reason := false
	for i := range tokens {
		switch {
		case tokens[i].Is("because", "cos", "coz", "cuz", "becuase", "becouse", "weil", "porque"):
			reason = true
		case tokens[i].Is(",", ".", ";", "-", "(", ")", ":"):
			reason = false
		case tokens[i].Is("if", "when", "whenever", "unless", "on", "with", "at", "wenn", "si", "cuando", "bei", "mit", "con"):
			return reason
		}
	}
	return false
}

// OnlyNames tells a card of an order that was only named, or may be: as one that the writer has, or for which he
// saves his coins, or whose number was taken for dice: `I do have that Vineyard`, `I need it for the Park`, `I need
// two Forests`, `lock in the Mine`.
func OnlyNames(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) bool {
	bought := func(at int) bool {
		for at < len(tokens) && (tokens[at].Is("the", "my", "a", "an", "that", "this", "those", "these") || numerals[tokens[at].Low] || tokens[at].Number > 0) {
			at++
		}
		if at >= len(tokens) {
			return false
		}
		found := g.Table.FullCard(tokens, at)
		return found.Tokens > 0 && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return slices.Contains(a.Line.Order.Cards, found.Card) })
	}
	for at := 1; at+1 < len(tokens); at++ {
		switch {
		case tokens[at].Is("have") && tokens[at-1].Is("do", "i", "we") && !asksTo(tokens[max(0, at-mostBefore):at]) && !marks.Says(tokens[at:min(len(tokens), at+5)], "buy") && !(tokens[at-1].Is("do") && !(at > 1 && tokens[at-2].Is("i", "we"))):
			if (tokens[at-1].Is("do") || numerals[tokens[at+1].Low] || tokens[at+1].Is("that", "those")) && bought(at+1) {
				return true
			}
		case tokens[at].Is("in") && tokens[at-1].Is("lock") && !marks.Says(tokens, "renovate", "renovation"):
			if slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Renovate }) {
				return true // lock in the Mine
			}
		case tokens[at].Is("the", "den", "el", "my") && tokens[at-1].Is("take", "takes", "nehme", "nimm", "cojo") && bought(at):
			if slices.ContainsFunc(read.Acts, addsTwo) {
				return true // by 10 and 11 take the Harbour
			}
		case tokens[at].Is("two") && tokens[at-1].Is("need", "want", "take", "get", "have") && bought(at):
			if !marks.Says(tokens, "dice", "die") && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Roll }) {
				return true // I need two Forests
			}
		case tokens[at].Is("for") && at > 1 && saved[tokens[at-1].Low]:
			from := at - 2
			for from > 0 && tokens[from].Is("the", "my", "all", "that", "those", "these", "every") {
				from--
			}
			if tokens[from].Is("need", "needs", "want", "keep", "save") && bought(at+1) {
				return true
			}
		}
	}
	return false
}

// mostBefore is how many tokens before `have` such words stand at most.
const mostBefore = 2

// addsTwo tells a Harbour that is bought on totals to which it may add: it may be used.
func addsTwo(a clauses.Act) bool {
	o := a.Line.Order
	return o.Verb == orders.Buy && len(o.Cards) == 1 && o.Cards[0] == engine.Harbour && slices.ContainsFunc(a.Line.If, func(c orders.Condition) bool {
		return c.Kind == orders.Rolled && !c.Not && c.Totals&^orders.TotalsBetween(10, orders.MaxTotal) == 0
	})
}

// asksTo tells words by which somebody asks for what he is to have: `can I have two Forests`.
func asksTo(t []marks.Token) bool {
	return marks.Says(t, "can", "could", "may", "might", "shall", "should", "will", "would", "let")
}

// numerals are numbers in words, saved what is kept for something.
var (
	numerals = marks.Lows("two", "three", "four", "five", "six")
	saved    = marks.Lows("it", "them", "that", "this", "those", "coins", "coin", "money", "cash", "funds", "pennies")
)

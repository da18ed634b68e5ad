package goes

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// A mover puts goes in front of their orders, where they can be told from those of the
// next order, in a letter of who has two goes.
type mover struct {
	*parts.Arguer
	first bool     // another sentence names the first go
	goes  []goMark // those that the sentence names
	then  int      // where `then` stands; -1 for nowhere or in several places
}

// A goMark is where a sentence names a go.
type goMark struct {
	from, to int
	scope    orders.Scope
	bare     bool // by its place alone: 2nd
	number   bool // by its number alone, behind the first: go 1 - Mine, 2 - Forest
}

// mostMoved is how many tokens a sentence has at most in which goes are moved.
const mostMoved = 60

// InFront returns a sentence with the goes in front of their orders: `Cafe 1st go Ranch 2nd
// go`, `Wheat Field, then Forest on my second go`, `one die first and then two`. first is
// true where a line of the letter names the first go.
func (f Finder) InFront(t []marks.Token, first bool) []marks.Token {
	if !f.TwoGoes || len(t) > mostMoved {
		return t
	}
	m := mover{Arguer: parts.New(f.Grammar, t), first: first, then: -1}
	m.TwoGoes = true
	if !m.find() {
		if row := m.labelled(); row != nil {
			return row
		}
		return t
	}
	for _, way := range [...]func(*mover) []marks.Token{(*mover).numbered, (*mover).places, (*mover).each, (*mover).dice, (*mover).later} {
		if row := way(&m); row != nil {
			return row
		}
	}
	return t
}

// find finds the goes, and tells whether there may be something to move.
func (m *mover) find() bool {
	thens := 0
	for at := 0; at < len(m.T); {
		if card := m.CardAt(at); card.Tokens > 0 && card.Strength == marks.Whole {
			at += card.Tokens
			continue
		}
		if g, ok := m.goAt(at); ok {
			m.goes = append(m.goes, g)
			at = g.to
			continue
		}
		if m.Sign(at, "then", "afterwards", "luego", "despues", "danach", "dann", "puis", "ensuite", "apres") {
			thens++
			m.then = at
		}
		at++
	}
	if thens != 1 {
		m.then = -1
	}
	return m.then >= 0 || len(m.goes) > 1
}

// goAt is the go that is named at a place.
func (m *mover) goAt(at int) (goMark, bool) {
	lead := at
	for lead < at+3 && m.Sign(lead, "on", "in", "for", "at", "the", "my", "im", "en", "la", "el", "beim", "au", "mi", "am") {
		lead++
	}
	if m.isTwo(at, lead) {
		return goMark{from: at, to: lead + 1, scope: orders.Go2, number: true}, true
	}
	if at > 0 && m.Sign(at, "now") && m.Sign(at+1, ",", "and", "then", "-") {
		return goMark{from: at, to: at + 1, scope: orders.Go1, bare: true}, true
	}
	for _, from := range [...]int{at, lead} {
		if from >= len(m.T) {
			break
		}
		if found, end := m.Is(from, words.Scope); end > 0 {
			return goMark{from: at, to: end, scope: orders.Scope(found.Value)}, true
		}
		if n, end := placeNumber(m.T, from); (n == 1 || n == 2) && !m.Sign(end, "choice", "choices", "option", "priority", "preference", "pick", "wish", "place") {
			return goMark{from: at, to: end, scope: orders.Go1 + orders.Scope(n-1), bare: true}, true
		}
	}
	return goMark{}, false
}

// labelled reads goes between what is decided and a colon: `TV Station (both goes): Bob`,
// `dice go 2: one`. A card without brackets may be bought in another go.
func (m *mover) labelled() []marks.Token {
	if len(m.goes) != 1 || m.goes[0].from == 0 || m.goes[0].bare {
		return nil
	}
	end, next := m.goes[0].from, m.goes[0].to
	bracketed := m.Sign(end-1, "(", "[") && m.Sign(next, ")", "]")
	if bracketed {
		end, next = end-1, next+1
	}
	found := m.CardAt(0)
	_, whole := m.Is(0, words.Verb, words.Dice)
	card, _ := m.has(next, len(m.T))
	tool := found.Tokens == end && found.Fits == nil && orders.VerbOf(found.Card) != orders.Buy && (bracketed && !(card && found.Card.IsLandmark()) || next+2 == len(m.T) && m.T[next+1].Number > 0)
	if !m.Sign(next, ":") || next+1 == len(m.T) || !tool && (whole != end || found.Tokens > 0 && found.Strength == marks.Whole) {
		return nil
	}
	return m.row(m.T[m.goes[0].from:m.goes[0].to], ":", m.T[:end], ":", m.T[next+1:])
}

// isTwo tells a `two` that stands for the second go, behind the first: `, and for two the
// Forest`, `, 2 - Forest`.
func (m *mover) isTwo(at, two int) bool {
	if len(m.goes) != 1 || m.goes[0].scope != orders.Go1 || m.goes[0].bare || !m.Sign(two, "2", "two", "dos", "zwei", "deux") || !m.Sign(at-1, ",", "and", ".", "y", "und", "et") {
		return false
	}
	next := two + 1
	for m.Sign(next, "the", "a", "an", "i", "id", "want", "la", "el", "un", "una", "den", "die", "das", "einen", "le") {
		next++
	}
	named := m.CardAt(next)
	return m.Sign(two+1, "-", ":", "=") || two > at && named.Tokens > 0 && named.Strength < marks.Weak
}

// numbered reads `go 1 - Mine, 2 - Forest`.
func (m *mover) numbered() []marks.Token {
	if len(m.goes) != 2 || !m.goes[1].number {
		return nil
	}
	end := m.goes[1].from
	for end > 0 && m.T[end-1].Is(",", ".", "and", "y", "und", "et") {
		end--
	}
	next := m.goes[1].to
	for m.Sign(next, "-", ":", "=", ",") {
		next++
	}
	return m.row(m.T[:end], ", go 2 :", m.T[next:])
}

// has tells whether a card, or a number of dice, stands between two places.
func (m *mover) has(from, to int) (card, dice bool) {
	for at := from; at < to; at++ {
		named := m.CardAt(at)
		_, end := m.Is(at, words.Dice)
		card = card || named.Tokens > 0 && named.Strength < marks.Weak
		dice = dice || end > 0
	}
	return card, dice
}

// hangs tells whether a condition stands between two places.
func (m *mover) hangs(from, to int) bool {
	for at := from; at < to; at++ {
		if _, end := m.Is(at, words.If, words.Unless); end > 0 {
			return true
		}
	}
	return false
}

// ends tells whether nothing but thanks stands behind a place, up to a comma.
func (m *mover) ends(at int) bool {
	for m.Sign(at, "please", "pls", "plz", "thanks", "thx", "ta", "bitte", "porfa", "svp") {
		at++
	}
	return at >= len(m.T) || m.Sign(at, ".", ",", ";", "-")
}

// row is a row of parts of the sentence, with goes before them.
func (m *mover) row(parts ...any) (row []marks.Token) {
	at := &m.T[0]
	add := func(lows ...string) {
		for _, t := range marks.Tokens(lows[0]) {
			t.From, t.To, t.Raw, t.Glued = at.To, at.To, "", true
			row = append(row, t)
		}
	}
	for _, part := range parts {
		switch part := part.(type) {
		case string:
			add(part)
		case []marks.Token:
			row = append(row, part...)
			if len(part) > 0 {
				at = &part[len(part)-1]
			}
		}
	}
	return row
}

// without are the tokens between two places but for the goes among them, and what joins
// them to others.
func (m *mover) without(from, to int) []marks.Token {
	var kept []marks.Token
	for at := from; at < to; at++ {
		if i := slices.IndexFunc(m.goes, func(g goMark) bool { return g.from == at && g.to <= to }); i >= 0 {
			at = m.goes[i].to - 1
			continue
		}
		kept = append(kept, m.T[at])
	}
	for len(kept) > 0 && kept[len(kept)-1].Is(",", ".", "and", "y", "und", "et", "-", ":") {
		kept = kept[:len(kept)-1]
	}
	for len(kept) > 0 && kept[0].Is(",", "and", "y", "und", "et", "-", ":", "then", "dann", "danach", "luego", "despues", "puis", "apres", "ensuite") {
		kept = kept[1:]
	}
	return kept
}

// places reads `1st Apple Orchard 2nd Produce Market`.
func (m *mover) places() []marks.Token {
	if len(m.goes) != 2 || m.goes[0].from > 0 || m.first {
		return nil
	}
	for i, g := range m.goes {
		card, _ := m.has(g.to, min(g.to+2, len(m.T)))
		if !g.bare || g.scope != orders.Go1+orders.Scope(i) || m.T[g.from].Number < 0 || !card {
			return nil
		}
	}
	a, b := m.goes[0], m.goes[1]
	return m.row("go 1 :", m.without(a.to, b.from), ", go 2 :", m.T[b.to:])
}

// each reads `Cafe 1st go Ranch 2nd go`: each go stands behind its order.
func (m *mover) each() []marks.Token {
	if len(m.goes) != 2 || m.goes[0].from == 0 || m.goes[0].bare || m.goes[0].scope != orders.Go1 || m.goes[1].scope != orders.Go2 {
		return nil
	}
	a, b := m.goes[0], m.goes[1]
	if !m.ends(b.to) || m.hangs(0, a.from) || !b.bare && m.Sign(a.to, ",", "and", ".") {
		return nil
	}
	card, dice := m.has(0, a.from)
	other, also := m.has(a.to, b.from)
	if card == dice || other == also {
		return nil // of what are they?
	}
	return m.row("go 1 :", m.without(0, a.from), ", go 2 :", m.without(a.to, b.from), m.T[b.to:])
}

// dice reads `one die first and then two`: numbers of dice are no list.
func (m *mover) dice() []marks.Token {
	if m.then < 1 || len(m.goes) == 0 || m.hangs(0, m.then) || slices.ContainsFunc(m.goes, func(g goMark) bool { return g.scope != orders.Go1 && g.scope != orders.Go2 }) {
		return nil
	}
	card, dice := m.has(0, m.then)
	next := m.then + 1
	for m.Sign(next, "with", "just", "only", "roll", "use", "con", "solo", "mit", "nur", "avec") {
		next++
	}
	second, end := m.Number(next)
	if _, noun := m.Is(end, words.Dice); noun > 0 {
		dice, end = true, noun
	}
	first, at := 0, m.then
	for at > 0 && first == 0 {
		if at--; m.T[at].Is(",") && at < m.then-1 {
			return nil
		}
		first, _ = m.Number(at)
	}
	for _, g := range m.goes {
		if g.from == end && g.scope == orders.Go2 {
			end = g.to
		} else if g.from > end && g.scope == orders.Go2 || g.scope == orders.Go1 && g.to > m.then {
			return nil
		}
	}
	if card || !dice || first+second != 3 || !m.ends(end) {
		return nil
	}
	number := "one"
	if second == 2 {
		number = "two"
	}
	return m.row(m.without(0, m.then), " in go 1 and "+number+" dice in go 2", m.T[end:])
}

// later reads `Wheat Field, then Forest on my second go`, `Cafe first, Forest on my second
// go`: what stands before is for the first.
func (m *mover) later() []marks.Token {
	start := 0 // behind what is for both goes
	for _, g := range m.goes {
		for at := g.to; g.scope == orders.EveryGo && (m.then < 0 || g.to <= m.then) && at < len(m.T) && start < g.to; at++ {
			if m.Sign(at, ",", ".", ";", "-", "and", "y", "und") {
				start = at + 1
			}
		}
	}
	goes := slices.DeleteFunc(slices.Clone(m.goes), func(g goMark) bool { return g.scope == orders.EveryGo })
	n := len(goes)
	if n == 0 || n > 2 || goes[n-1].scope != orders.Go2 || goes[n-1].bare || n == 2 && goes[0].scope != orders.Go1 || goes[0].from < start {
		return nil
	}
	last, named := goes[n-1], n == 2 && !goes[0].bare
	from := m.then
	if from < 0 && n == 2 && goes[0].bare {
		for from = last.from - 1; from > goes[0].to && !m.Sign(from, ",", "and"); from-- {
		}
	}
	if from <= start || from > last.from || m.first && !named || named && goes[0].from > start || n == 2 && goes[0].from > from || m.hangs(start, from) {
		return nil
	}
	card, dice := m.has(start, from)
	other, _ := m.has(from, len(m.T))
	behind := m.ends(last.to)
	if !card || dice || !other || !behind && last.from > from+1 {
		return nil
	}
	if behind {
		return m.row(m.T[:start], "go 1 :", m.without(start, from), ", go 2 :", m.without(from, last.from), m.T[last.to:])
	}
	return m.row(m.T[:start], "go 1 :", m.without(start, from), ", go 2 :", m.T[last.to:])
}

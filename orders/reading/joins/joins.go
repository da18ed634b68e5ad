// Package joins puts the lines of a letter together that a mail program, or a hand, has broken, and
// the cards of a list with the line that they stand below.
//
// It asks what lines say, alone and together, and makes no order. What tells that a line goes on in
// the next enters here; how long lines are, in orders/reading/margins.
package joins

import (
	"slices"
	"strings"
	"unicode/utf8"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/formal"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/margins"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// A Joiner puts lines together.
type Joiner struct {
	*lines.Letter
	// Alone is the last sentence of a line, or the first, where it is read by itself and something is
	// ordered in it; nil else.
	Alone func(row lines.Row, last bool) *clauses.Reading
}

// Bounds of putting lines together.
const (
	mostJoined = 60 // tokens that a row has before others are put to it
	mostBehind = 5  // and those behind the comma of a condition that is of the line above
	mostBroken = 8  // lines into which an answer breaks one of ours
)

// Join returns the line at i together with those in which it goes on, and where
// the next one is. A comma that nothing follows is left out.
func (r Joiner) Join(rows []lines.Row, i int) (joined lines.Row, next int) {
	joined, next = rows[i], i+1
	if len(joined.Tokens) == 0 || joined.Cell {
		return joined, next
	}
	if lines.TitlesList(joined.Tokens) && r.areCards(rows[i+1:]) {
		joined.Tokens, joined.Words = marks.Tokens("buy"), wording.Split("buy")
		return r.listBelow(joined, rows, i)
	}
	if r.isBare(joined) || i+1 < len(rows) && rows[i+1].Listed && r.opensList(joined, rows[i+1:]) {
		return r.listBelow(joined, rows, i)
	}
	for next < len(rows) && len(joined.Tokens) < 4*mostJoined && r.goesOn(joined, rows[next]) && !r.isOwn(rows[next:]) && !isAmidst(r, rows[next:]) {
		if rows[next].Split && formal.Extends(joined.Tokens, rows[next].Tokens) {
			joined = withComma(joined)
		}
		joined = lines.Together(joined, rows[next])
		next++
	}
	joined.Words = joined.Words.Trimmed()
	return joined, next
}

// isAmidst tells a condition alone in its line, with an order right below it, too: of which of the two it
// is nobody knows.
func isAmidst(r Joiner, rows []lines.Row) bool {
	return len(rows) > 1 && len(rows[1].Tokens) > 0 && !rows[0].Full && words.Find(rows[0].Tokens, 0, r.Grammar.Speaks).May(words.If) && r.beginsBehind(rows[0]) && marks.Index(rows[0].Tokens, ",") < 0 && !marks.Says(rows[0].Tokens[:1], "only", "nur", "solo", "but") &&
		!r.continues(rows[1]) && !r.isHeading(rows[1]) && !words.Find(rows[1].Tokens, 0, r.Grammar.Speaks).May(words.If, words.Scope) && r.isWhole(rows[1])
}

// isOwn tells conditions that go on in the lines below to an order of their own: `if A and`
// above `B: ORDER`, as answers break them.
func (r Joiner) isOwn(rows []lines.Row) bool {
	whole := rows[0]
	if len(whole.Words) == 0 || !orders.If.Says(whole.Words[:1]) {
		return false
	}
	for _, line := range rows[1:min(len(rows), mostBroken)] {
		if len(line.Tokens) == 0 || len(whole.Tokens) > 2*mostJoined || !whole.Tokens[len(whole.Tokens)-1].Is(",") && !r.endsOpen(whole) {
			return false
		}
		if whole = lines.Together(whole, line); r.Exactly(whole.Words.Trimmed()).Whole() {
			return true
		}
	}
	return false
}

// isBare tells a line that ends in a verb for buying: its cards stand below.
func (r Joiner) isBare(line lines.Row) bool {
	rest := line.Words
	if h, ok := r.Exact.Heading(rest); ok {
		rest = h.Rest
	}
	if len(rest) > 0 && r.Exact.Begins(rest) && r.Exactly(rest).Bare {
		return true
	}
	if n := len(line.Tokens); n > 12 || !line.Tokens[n-1].Is(":") && n > 3 {
		return false
	}
	read := r.InOwnWords(line.Tokens, clauses.Context{First: true})
	return read.Bare && read.Gaps == 0
}

// says tells whether a row begins with a phrase of that kind.
func (r Joiner) says(t []marks.Token, kind words.Kind) (end int, ok bool) {
	found := words.Find(t, 0, r.Grammar.Speaks)
	for _, m := range found.Means {
		if m.Kind == kind {
			return found.Tokens, true
		}
	}
	return 0, false
}

// startsAnew tells whether a line, where a list of cards could go on, is an order or a
// heading of its own. A card whose name does for a verb is one only where what follows
// makes it an order.
func (r Joiner) startsAnew(line lines.Row) bool {
	if _, ok := r.Exact.Heading(line.Words); ok {
		return true
	}
	at := 0
	for at < len(line.Tokens) && line.Tokens[at].Is(",", "*", "-") {
		at++
	}
	if asksFirst(r, line.Tokens, at) {
		return true
	}
	if at+1 < len(line.Tokens) && (line.Tokens[at].Is("not", "no") && line.Tokens[at+1].Is("the", "my", ",") || (starting[line.Tokens[at].Low] || correcting[line.Tokens[at].Low]) && line.Tokens[at+1].Is(",")) {
		return true // not the Mall, the Harbour
	}
	if at+1 < len(line.Tokens) && line.Tokens[at].Is("and", "y", "und", "et") {
		if _, drops := r.says(line.Tokens[at+1:], words.Drop); drops {
			return true // and scratch the Park
		}
	}
	found := r.Grammar.Table.AnyCard(line.Tokens, at)
	if found.Tokens > 0 && found.Strength < marks.Weak {
		end := at + found.Tokens
		if end == len(line.Tokens) {
			return false
		}
		return r.Exact.Begins(line.Words) && r.Exactly(line.Words).Whole() && !line.Tokens[end].Is(",", "or", "then", "if", "unless", "when")
	}
	phrase := words.Find(line.Tokens, at, r.Grammar.Speaks)
	for _, m := range phrase.Means {
		switch m.Kind {
		case words.Verb, words.Scope, words.If, words.Unless, words.Denial, words.Turn:
			return true
		}
	}
	return false
}

// asksFirst tells a line that begins with what somebody has, the verb first, as Germans ask: `Hat Bob 8 Münzen:`.
func asksFirst(r Joiner, t []marks.Token, at int) bool {
	if at+1 >= len(t) || !t[at].Is("hat", "habe", "hab", "besitzt", "besitze") {
		return false
	}
	return t[at+1].Is("ich") || r.Grammar.Table.Player(t, at+1, marks.WholeName).Whole
}

// goesOn tells whether a line goes on in the next.
func (r Joiner) goesOn(line, next lines.Row) bool {
	if len(next.Tokens) == 0 || next.Cell {
		return false
	}
	last := line.Tokens[len(line.Tokens)-1]
	switch {
	case next.Continues, next.Split && formal.Extends(line.Tokens, next.Tokens):
		return true
	case last.Is(".", "?", ":") || r.isHeading(next) || line.Listed && r.headsBelow(next):
		return false
	case line.Full && !(last.Is(",") && r.Exact.Begins(line.Words)):
		return dangles(line.Tokens) || !r.signsOff(next) && !(r.beginsOrder(next) && r.isWhole(line) && r.isWhole(next)) && !(r.Exact.Begins(next.Words) && r.isExact(line))
	case last.Is(","):
		return r.isOrder(line) && !r.startsAnew(next)
	case dangles(line.Tokens) && !r.Exact.EndsInPlayer(line.Words):
		return !next.Listed && !next.Split && !(last.Is("to") && asksAnew(r, next))
	case r.endsOpen(line):
		often := last.Is("time", "vez", "mal", "fois") && !saysWhen(r, next) // two dice every time
		if often || words.Find(next.Tokens, 0, r.Grammar.Speaks).May(words.Scope) {
			return false // Mine if not ⏎ 2nd go Cafe
		}
		return r.isOrder(line) && !r.Exact.EndsInPlayer(line.Words) && !(last.Is("then") && r.Exact.Begins(next.Words) && r.isExact(next))
	case r.beginsBehind(next):
		return r.isOrder(line)
	}
	return !next.Listed && !next.Split && margins.Wrapped(line.Text, utf8.RuneCountInString(line.Text), next.Text) && !r.Exact.Begins(next.Words) && !r.startsAnew(next) && !r.signsOff(next) && !r.stands(line, next) && !r.listsBehindUse(line, next)
}

// beginsOrder tells a line that begins like an order.
func (r Joiner) beginsOrder(line lines.Row) bool {
	return r.Exact.Begins(line.Words) || r.startsAnew(line)
}

// isWhole tells a line that is an order by itself.
func (r Joiner) isWhole(line lines.Row) bool {
	read := r.InOwnWords(line.Tokens, clauses.Context{First: true})
	return read.Whole() && len(read.Acts) > 0 || r.isExact(line)
}

// isExact tells a line that is an order in the order language.
func (r Joiner) isExact(line lines.Row) bool {
	return r.Exact.IsOrder(line.Words)
}

// stands tells a next line that is an order by itself, and no purchase, or the same as what a
// whole line says: one die.
func (r Joiner) stands(line, next lines.Row) bool {
	alone := r.Alone(next, false)
	if alone != nil && slices.Equal(alone.Scopes, []orders.Scope{orders.Standing}) {
		return true // and when I don't write buy the Harbour
	}
	if alone != nil && !alone.Bares && next.Tokens[0].Is("i", "id", "i'd", "ill", "i'll", "we", "quiero", "compro", "ich", "je") {
		return true // I would love the Harbour
	}
	read := r.InOwnWords(next.Tokens, clauses.Context{First: true})
	return read.Whole() && (len(read.Acts) > 0 && read.Acts[0].Line.Order.Verb != orders.Buy || read.Same != nil && r.isWhole(line))
}

// listsBehindUse tells a list of cards below a line that is an order by itself, and no purchase,
// with which it has nothing to do: `swap Bakery for Mine of Bob` above `Mall, else Park`.
func (r Joiner) listsBehindUse(line, next lines.Row) bool {
	if found := r.Grammar.Table.AnyCard(next.Tokens, 0); found.Tokens == 0 || found.Strength >= marks.Weak {
		return false
	}
	use, list := r.InOwnWords(line.Tokens, clauses.Context{First: true}), r.InOwnWords(next.Tokens, clauses.Context{First: true})
	return use.Whole() && len(use.Acts) > 0 && use.Acts[len(use.Acts)-1].Line.Order.Verb != orders.Buy && list.Whole() && list.Bares
}

// signsOff tells a line with nothing but thanks, a greeting or the writer's name.
func (r Joiner) signsOff(line lines.Row) bool {
	t := line.Tokens
	at := r.Writer(t, 0)
	if found := words.Find(t, 0, r.Grammar.Speaks); at == 0 && found.May(words.Chat, words.Empty) {
		at = found.Tokens
	}
	if at == 0 && len(t) > 0 && goodbyes[t[0].Low] {
		at = 1
	}
	if isFrom(r, t) {
		return true
	}
	parted := at
	for at > 0 && at < len(t) && !t[at].IsWord() && t[at].Number < 0 {
		at++
	}
	if at > parted && at < len(t) && goodbyes[t[0].Low] {
		at += max(r.Writer(t, at), 1) // abrazos, Quique
	}
	return at > 0 && at == len(t)
}

// isFrom tells a line that says who wrote, and perhaps how old he is: `from Ann (10 and a half)`.
func isFrom(r Joiner, t []marks.Token) bool {
	at := 0
	for at < len(t) && at < 3 && (t[at].Is("from", "by", "von", "de", "deine", "dein", "your") || goodbyes[t[at].Low]) {
		at++
	}
	named := r.Writer(t, at)
	if at == 0 || named == 0 {
		return false
	}
	at += named
	return at == len(t) || !t[at].IsWord() && t[at].Number < 0
}

// goodbyes are words that greet at the end of a letter, before the writer's name.
var goodbyes = marks.Lows("abrazos", "abrazo", "besos", "beso", "saludos", "salu2", "gracias", "gruss", "grusse", "lg", "vg", "mfg", "bisous", "bises", "cordialement", "atentamente", "cheers", "regards", "love", "ta", "thanks", "merci", "danke")

// isHeading tells a line that begins with goes or a turn.
func (r Joiner) isHeading(line lines.Row) bool {
	_, ok := r.Exact.Heading(line.Words)
	return ok
}

// headsBelow tells a line at the margin that only names goes, below a list: `This turn (both
// goes)`.
func (r Joiner) headsBelow(line lines.Row) bool {
	if line.Listed || len(line.Tokens) > mostHeading || strings.TrimLeft(line.Raw, " \t") != line.Raw {
		return false
	}
	read := r.InOwnWords(line.Tokens, clauses.Context{First: true})
	return read.Whole() && len(read.Acts) == 0 && len(read.Scopes) > 0
}

// mostHeading is how many tokens a heading has at most.
const mostHeading = 8

// dangling are words behind which no sentence ends, whatever it is about: talk that goes on in
// the next line is no order there.
var dangling = marks.Lows("the", "a", "an", "my", "your", "his", "their", "our", "its", "to", "of", "would", "i'd", "i'll", "shall", "should", "whether", "than", "but", "because",
	"el", "los", "las", "un", "una", "mi", "mis", "su", "sus", "del", "al", "der", "das", "dem", "de", "den", "des", "ein", "eine", "einen", "einem", "einer", "mein", "meine", "meinen", "zum", "zur", "le", "la", "les", "une", "du", "mon", "ma", "mes")

// Dangles tells a line behind which a sentence goes on, whatever it is about.
func Dangles(line string) bool { return dangles(marks.Tokens(line)) }

// dangles tells a line that ends in such a word, and not as `as I am used to` does.
func dangles(t []marks.Token) bool {
	if len(t) < 2 {
		return false
	}
	last, before := &t[len(t)-1], &t[len(t)-2]
	switch {
	case last.Is("to"):
		return !before.Is("used", "want", "wants", "like", "love", "have", "need", "able", "hope", "try", "belong", "belongs")
	case last.Is("never"):
		return dangling[before.Low]
	}
	return dangling[last.Low] || dangling[strings.ToLower(last.Raw)]
}

// endsOpen tells a line that ends where no sentence can.
func (r Joiner) endsOpen(line lines.Row) bool {
	t := line.Tokens
	if last := t[len(t)-1]; last.Glued && last.Is("+", "-", "/", "|", "nd") {
		return false // 10+, 2nd
	}
	if n := len(t); n > 1 && t[n-1].Is("then") && t[n-2].Is("by", "until", "till", "since", "even") {
		return false // by then
	}
	for from := max(0, len(t)-4); from < len(t); from++ {
		found := words.Find(t, from, r.Grammar.Speaks)
		if found.Tokens == 0 || from+found.Tokens != len(t) {
			continue
		}
		for _, m := range found.Means {
			switch m.Kind {
			case words.Else:
				return !r.isObject(t, from) && !trails(r, t, from)
			case words.To:
				return from == 0 || !t[from-1].Is("belong", "belongs") // whoever they belong to
			case words.And, words.Or, words.Joint, words.For, words.Of, words.If, words.Unless:
				return true
			}
		}
	}
	return false
}

// saysWhen tells a line that begins with who or what does something: `every time`, `I throw a 4`.
func saysWhen(r Joiner, line lines.Row) bool {
	t := line.Tokens
	return t[0].Is("i", "we", "it", "he", "she", "they", "somebody", "someone", "anybody", "you", "that", "this") ||
		len(t) > 1 && t[0].Is("the", "a", "my", "his", "her") && r.Grammar.Table.AnyCard(t, 1).Tokens == 0
}

// isObject tells an otherwise that is what something is done to: `reroll anything else`, `have
// another go at everything else`, `who else`, `until I say otherwise`.
func (r Joiner) isObject(t []marks.Token, from int) bool {
	if from > 1 && t[from].Is("otherwise", "else") && t[from-1].Is("say", "tell", "write", "decide", "instruct", "order", "you", "hear", "smth", "something", "anything") && marks.Some(t[:from], untils) {
		return true
	}
	if from == 0 || !t[len(t)-1].Is("else") || t[from].Is("or") {
		return false
	}
	if t[from].Is("else") {
		return t[from-1].Is("who", "what", "where", "nobody", "anybody", "anyone", "somebody", "someone", "nothing", "something")
	}
	found := words.Find(t, from-1, r.Grammar.Speaks)
	return t[from-1].Is("at", "throw", "again", "fling", "toss") || found.May(words.Verb)
}

var untils = marks.Lows("until", "till", "til", "unless")

// beginsBehind tells a line that begins where no sentence does: `or Forest`, `if …` with
// no order behind it.
func (r Joiner) beginsBehind(line lines.Row) bool {
	found := words.Find(line.Tokens, 0, r.Grammar.Speaks)
	for _, m := range found.Means {
		switch m.Kind {
		case words.Or:
			return true
		case words.If, words.Unless:
			read := r.InOwnWords(line.Tokens, clauses.Context{First: true})
			comma := marks.Index(line.Tokens, ",") // if I roll 6, I shall scream
			return len(read.If) > 0 && read.Gaps == 0 && !(comma > 0 && len(line.Tokens)-comma > mostBehind) && !(comma > 0 && comma+1 < len(line.Tokens) && line.Tokens[comma+1].Is("i", "so", "that", "it", "then", "we")) && !line.Tokens[len(line.Tokens)-1].Is(":") && !lines.PutsFirst(r.Letter, line.Tokens)
		}
	}
	return false
}

// continues tells a line with which no sentence begins: `and take from Bob`.
func (r Joiner) continues(line lines.Row) bool {
	found := words.Find(line.Tokens, 0, r.Grammar.Speaks)
	return found.May(words.And, words.Or, words.But, words.Joint, words.Else)
}

// isOrder tells a line in which an order or a condition stands.
func (r Joiner) isOrder(line lines.Row) bool {
	if r.Exact.Begins(line.Words) || r.isHeading(line) {
		return true
	}
	read := r.InOwnWords(line.Tokens, clauses.Context{First: true, Listed: r.Listed})
	return !read.Empty() || read.Joins || read.Naming && !read.Chat
}

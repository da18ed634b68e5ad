package lines

import (
	"strings"

	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/margins"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// alone reads a heading that has its line for itself.
func alone(w wording.Words) wording.Words { return exact.Alone(w) }

// A joiner puts lines together.
type joiner struct{ *Letter }

// Join returns the line at i together with those in which it goes on, and where the next
// one is. A comma that nothing follows is left out.
func (r *Letter) Join(lines []Row, i int) (joined Row, next int) { return joiner{r}.join(lines, i) }

// Bounds of putting lines together.
const (
	mostJoined = 60 // tokens that a row has before others are put to it
	mostBroken = 8  // lines into which an answer breaks one of ours
)

// join returns the line at i together with those in which it goes on, and where
// the next one is. A comma that nothing follows is left out.
func (r joiner) join(lines []Row, i int) (joined Row, next int) {
	joined, next = lines[i], i+1
	if len(joined.Tokens) == 0 || joined.Cell {
		return joined, next
	}
	if TitlesList(joined.Tokens) && r.areCards(lines[i+1:]) {
		joined.Tokens, joined.Words = marks.Tokens("buy"), wording.Split("buy")
		return r.listBelow(joined, lines, i)
	}
	if r.isBare(joined) || i+1 < len(lines) && lines[i+1].listed && r.opensList(joined, lines[i+1:]) {
		return r.listBelow(joined, lines, i)
	}
	for next < len(lines) && len(joined.Tokens) < 4*mostJoined && r.goesOn(joined, lines[next]) && !r.isOwn(lines[next:]) {
		joined = Together(joined, lines[next])
		next++
	}
	joined.Words = joined.Words.Trimmed()
	return joined, next
}

// Together puts the second Row behind the first.
func Together(first, second Row) Row {
	first.Text = strings.TrimSpace(first.Text + " " + second.Text)
	first.Words = append(first.Words[:len(first.Words):len(first.Words)], second.Words...)
	first.Tokens = append(first.Tokens[:len(first.Tokens):len(first.Tokens)], second.Tokens...)
	first.full = second.full
	return first
}

// isOwn tells conditions that go on in the lines below to an order of their own: `if A and`
// above `B: ORDER`, as answers break them.
func (r joiner) isOwn(lines []Row) bool {
	whole := lines[0]
	if len(whole.Words) == 0 || !orders.If.Says(whole.Words[:1]) {
		return false
	}
	for _, line := range lines[1:min(len(lines), mostBroken)] {
		if len(line.Tokens) == 0 || len(whole.Tokens) > 2*mostJoined || !whole.Tokens[len(whole.Tokens)-1].Is(",") && !r.endsOpen(whole) {
			return false
		}
		if whole = Together(whole, line); r.Exactly(whole.Words.Trimmed()).Whole() {
			return true
		}
	}
	return false
}

// isBare tells a line that ends in a verb for buying: its cards stand below.
func (r joiner) isBare(line Row) bool {
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
func (r joiner) says(t []marks.Token, kind words.Kind) (end int, ok bool) {
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
func (r joiner) startsAnew(line Row) bool {
	if _, ok := r.Exact.Heading(line.Words); ok {
		return true
	}
	at := 0
	for at < len(line.Tokens) && line.Tokens[at].Is(",", "*", "-") {
		at++
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

// goesOn tells whether a line goes on in the next.
func (r joiner) goesOn(line, next Row) bool {
	if len(next.Tokens) == 0 || next.Cell {
		return false
	}
	last := line.Tokens[len(line.Tokens)-1]
	switch {
	case last.Is(".", "?", ":") || r.isHeading(next) || line.listed && r.headsBelow(next):
		return false
	case line.full && !(last.Is(",") && r.Exact.Begins(line.Words)):
		return dangles(line.Tokens) || !r.signsOff(next) && !(r.beginsOrder(next) && r.isWhole(line) && r.isWhole(next)) && !(r.Exact.Begins(next.Words) && r.isExact(line))
	case last.Is(","):
		return r.isOrder(line) && !r.startsAnew(next)
	case dangles(line.Tokens) && !r.Exact.EndsInPlayer(line.Words):
		return !next.listed && !next.Split
	case r.endsOpen(line):
		return r.isOrder(line) && !r.Exact.EndsInPlayer(line.Words)
	case r.beginsBehind(next):
		return r.isOrder(line)
	}
	return !next.listed && !next.Split && margins.Wrapped(line.Text, next.Text) && !r.Exact.Begins(next.Words) && !r.startsAnew(next) && !r.signsOff(next) && !r.stands(line, next) && !r.listsBehindUse(line, next)
}

// beginsOrder tells a line that begins like an order.
func (r joiner) beginsOrder(line Row) bool { return r.Exact.Begins(line.Words) || r.startsAnew(line) }

// isWhole tells a line that is an order by itself.
func (r joiner) isWhole(line Row) bool {
	read := r.InOwnWords(line.Tokens, clauses.Context{First: true})
	return read.Whole() && len(read.Acts) > 0 || r.isExact(line)
}

// isExact tells a line that is an order in the order language.
func (r joiner) isExact(line Row) bool {
	return r.Exact.Begins(line.Words) && r.Exact.Line(line.Words).Whole()
}

// stands tells a next line that is an order by itself, and no purchase, or the same as what a
// whole line says: one die.
func (r joiner) stands(line, next Row) bool {
	read := r.InOwnWords(next.Tokens, clauses.Context{First: true})
	return read.Whole() && (len(read.Acts) > 0 && read.Acts[0].Line.Order.Verb != orders.Buy || read.Same != nil && r.isWhole(line))
}

// listsBehindUse tells a list of cards below a line that is an order by itself, and no purchase,
// with which it has nothing to do: `swap Bakery for Mine of Bob` above `Mall, else Park`.
func (r joiner) listsBehindUse(line, next Row) bool {
	if found := r.Grammar.Table.AnyCard(next.Tokens, 0); found.Tokens == 0 || found.Strength >= marks.Weak {
		return false
	}
	use, list := r.InOwnWords(line.Tokens, clauses.Context{First: true}), r.InOwnWords(next.Tokens, clauses.Context{First: true})
	return use.Whole() && len(use.Acts) > 0 && use.Acts[len(use.Acts)-1].Line.Order.Verb != orders.Buy && list.Whole() && list.Bares
}

// signsOff tells a line with nothing but thanks, a greeting or the writer's name.
func (r joiner) signsOff(line Row) bool {
	t := line.Tokens
	at := r.Writer(t, 0)
	if found := words.Find(t, 0, r.Grammar.Speaks); at == 0 && found.May(words.Chat, words.Empty) {
		at = found.Tokens
	}
	if at == 0 && len(t) > 0 && goodbyes[t[0].Low] {
		at = 1
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

// goodbyes are words that greet at the end of a letter, before the writer's name.
var goodbyes = marks.Lows("abrazos", "abrazo", "besos", "beso", "saludos", "salu2", "gracias", "gruss", "grusse", "lg", "vg", "mfg", "bisous", "bises", "cordialement", "atentamente", "cheers", "regards", "love", "ta", "thanks", "merci", "danke")

// isHeading tells a line that begins with goes or a turn.
func (r joiner) isHeading(line Row) bool {
	_, ok := r.Exact.Heading(line.Words)
	return ok
}

// headsBelow tells a line at the margin that only names goes, below a list: `This turn (both
// goes)`.
func (r joiner) headsBelow(line Row) bool {
	if line.listed || len(line.Tokens) > mostHeading || strings.TrimLeft(line.Raw, " \t") != line.Raw {
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

// dangles tells a line that ends in such a word, and not as `as I am used to` does.
func dangles(t []marks.Token) bool {
	if len(t) < 2 {
		return false
	}
	last, before := &t[len(t)-1], &t[len(t)-2]
	switch {
	case last.Is("to"):
		return !before.Is("used", "want", "wants", "like", "love", "have", "need", "able", "hope", "try")
	case last.Is("never"):
		return dangling[before.Low]
	}
	return dangling[last.Low] || dangling[strings.ToLower(last.Raw)]
}

// endsOpen tells a line that ends where no sentence can.
func (r joiner) endsOpen(line Row) bool {
	t := line.Tokens
	if last := t[len(t)-1]; last.Glued && last.Is("+", "-", "/", "|", "nd") {
		return false // 10+, 2nd
	}
	for from := max(0, len(t)-4); from < len(t); from++ {
		found := words.Find(t, from, r.Grammar.Speaks)
		if found.Tokens == 0 || from+found.Tokens != len(t) {
			continue
		}
		for _, m := range found.Means {
			switch m.Kind {
			case words.Else:
				return !r.isObject(t, from)
			case words.And, words.Or, words.Joint, words.For, words.Of, words.If, words.Unless, words.To:
				return true
			}
		}
	}
	return false
}

// isObject tells an otherwise that is what something is done to: `reroll anything else`, `have
// another go at everything else`, `who else`, `until I say otherwise`.
func (r joiner) isObject(t []marks.Token, from int) bool {
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
func (r joiner) beginsBehind(line Row) bool {
	found := words.Find(line.Tokens, 0, r.Grammar.Speaks)
	for _, m := range found.Means {
		switch m.Kind {
		case words.Or:
			return true
		case words.If, words.Unless:
			read := r.InOwnWords(line.Tokens, clauses.Context{First: true})
			return len(read.If) > 0 && read.Gaps == 0 && !line.Tokens[len(line.Tokens)-1].Is(":")
		}
	}
	return false
}

// Continues tells a line with which no sentence begins: `and take from Bob`.
func Continues(r *Letter, line Row) bool {
	found := words.Find(line.Tokens, 0, r.Grammar.Speaks)
	return found.May(words.And, words.Or, words.But, words.Joint, words.Else)
}

// isOrder tells a line in which an order or a condition stands.
func (r joiner) isOrder(line Row) bool {
	if r.Exact.Begins(line.Words) || r.isHeading(line) {
		return true
	}
	read := r.InOwnWords(line.Tokens, clauses.Context{First: true, Listed: r.Listed})
	return !read.Empty() || read.Joins || read.Naming && !read.Chat
}

// shownLength is how many characters are shown of a line that is too long.
const shownLength = 60

func shortened(line string) string {
	runes := []rune(strings.TrimSpace(strings.Map(printable, line)))
	return string(runes[:min(len(runes), shownLength)]) + "..."
}

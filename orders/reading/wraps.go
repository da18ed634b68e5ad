package reading

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// alone reads a heading that has its line for itself.
func alone(w wording.Words) wording.Words { return exact.Alone(w) }

// Bounds of putting lines together.
const (
	mostJoined = 60 // tokens that a row has before others are put to it
	wrapWidth  = 66 // characters of a line and the next one's first word, where mail programs wrap
)

// join returns the line at i together with those in which it goes on, and where
// the next one is. A comma that nothing follows is left out.
func (r *letter) join(lines []row, i int) (joined row, next int) {
	joined, next = lines[i], i+1
	if len(joined.tokens) == 0 || joined.cell {
		return joined, next
	}
	if r.isBare(joined) {
		return r.listBelow(lines, i)
	}
	for next < len(lines) && len(joined.tokens) < 4*mostJoined && r.goesOn(joined, lines[next]) && !r.isOwn(lines[next:]) {
		joined = together(joined, lines[next])
		next++
	}
	joined.words = joined.words.Trimmed()
	return joined, next
}

// together puts the second row behind the first.
func together(first, second row) row {
	first.text = strings.TrimSpace(first.text + " " + second.text)
	first.words = append(first.words[:len(first.words):len(first.words)], second.words...)
	first.tokens = append(first.tokens[:len(first.tokens):len(first.tokens)], second.tokens...)
	return first
}

// isOwn tells conditions that go on in the lines below to an order of their own: `if A and`
// above `B: ORDER`, as answers break them.
func (r *letter) isOwn(lines []row) bool {
	whole := lines[0]
	if len(whole.words) == 0 || !orders.If.Says(whole.words[:1]) {
		return false
	}
	for _, line := range lines[1:] {
		if len(line.tokens) == 0 || len(whole.tokens) > 2*mostJoined || !whole.tokens[len(whole.tokens)-1].Is(",") && !r.endsOpen(whole) {
			return false
		}
		if whole = together(whole, line); r.exactly(whole.words.Trimmed()).Whole() {
			return true
		}
	}
	return false
}

// isBare tells a line that ends in a verb for buying: its cards stand below.
func (r *letter) isBare(line row) bool {
	rest := line.words
	if h, ok := r.exact.Heading(rest); ok {
		rest = h.Rest
	}
	if len(rest) > 0 && r.exact.Begins(rest) && r.exactly(rest).Bare {
		return true
	}
	if n := len(line.tokens); n > 12 || !line.tokens[n-1].Is(":") && n > 3 {
		return false
	}
	read := r.grammar.Read(line.tokens, clauses.Context{First: true})
	return read.Bare && read.Gaps == 0
}

// listBelow puts the cards below a bare `buy:` behind it, up to a blank line or an order.
func (r *letter) listBelow(lines []row, i int) (joined row, next int) {
	joined, next = lines[i], i+1
	comma := marks.Tokens(",")
	for ; next < len(lines) && len(lines[next].tokens) > 0 && len(joined.tokens) < 4*mostJoined && !r.startsAnew(lines[next]); next++ {
		if last := joined.tokens[len(joined.tokens)-1]; next > i+1 && !last.Is(",") {
			joined.tokens = append(joined.tokens[:len(joined.tokens):len(joined.tokens)], comma...)
			joined.words = append(joined.words[:len(joined.words):len(joined.words)], wording.Split(", x")[0])
		}
		joined = together(joined, lines[next])
	}
	joined.words = joined.words.Trimmed()
	return joined, next
}

// startsAnew tells whether a line, where a list of cards could go on, is an order or a
// heading of its own. A card whose name does for a verb is one only where what follows
// makes it an order.
func (r *letter) startsAnew(line row) bool {
	if _, ok := r.exact.Heading(line.words); ok {
		return true
	}
	at := 0
	for at < len(line.tokens) && line.tokens[at].Is(",", "*", "-") {
		at++
	}
	found := r.grammar.Table.Card(line.tokens, at, func(int) bool { return false })
	if found.Tokens > 0 && found.Strength < marks.Weak {
		end := at + found.Tokens
		if end == len(line.tokens) {
			return false
		}
		return r.exact.Begins(line.words) && r.exactly(line.words).Whole() && !line.tokens[end].Is(",", "or", "then", "if", "unless", "when")
	}
	phrase := words.Find(line.tokens, at, r.grammar.Speaks)
	for _, m := range phrase.Means {
		switch m.Kind {
		case words.Verb, words.Scope, words.If, words.Unless, words.Denial, words.Turn:
			return true
		}
	}
	return false
}

// goesOn tells whether a line goes on in the next.
func (r *letter) goesOn(line, next row) bool {
	if len(next.tokens) == 0 || next.cell {
		return false
	}
	last := line.tokens[len(line.tokens)-1]
	switch {
	case last.Is(".", "?", ":") || r.isHeading(next):
		return false
	case last.Is(","):
		return r.isOrder(line) && !r.startsAnew(next)
	case r.endsOpen(line):
		return r.isOrder(line) && !r.exact.EndsInPlayer(line.words)
	case r.beginsBehind(next):
		return r.isOrder(line)
	}
	return !next.listed && isWrapped(line.text, next.text) && !r.exact.Begins(next.words) && !r.startsAnew(next)
}

// isHeading tells a line that begins with goes or a turn.
func (r *letter) isHeading(line row) bool {
	_, ok := r.exact.Heading(line.words)
	return ok
}

// endsOpen tells a line that ends where no sentence can.
func (r *letter) endsOpen(line row) bool {
	t := line.tokens
	if last := t[len(t)-1]; last.Glued && last.Is("+", "-", "/", "|") {
		return false // 10+
	}
	for from := max(0, len(t)-4); from < len(t); from++ {
		found := words.Find(t, from, r.grammar.Speaks)
		if found.Tokens == 0 || from+found.Tokens != len(t) {
			continue
		}
		for _, m := range found.Means {
			switch m.Kind {
			case words.And, words.Or, words.Joint, words.For, words.Of, words.If, words.Unless, words.Else, words.To:
				return true
			}
		}
	}
	return false
}

// beginsBehind tells a line that begins where no sentence does: `or Forest`, `if …` with
// no order behind it.
func (r *letter) beginsBehind(line row) bool {
	found := words.Find(line.tokens, 0, r.grammar.Speaks)
	for _, m := range found.Means {
		switch m.Kind {
		case words.Or:
			return true
		case words.If, words.Unless:
			read := r.grammar.Read(line.tokens, clauses.Context{First: true})
			return len(read.If) > 0 && read.Gaps == 0 && !line.tokens[len(line.tokens)-1].Is(":")
		}
	}
	return false
}

// isOrder tells a line in which an order or a condition stands.
func (r *letter) isOrder(line row) bool {
	if r.exact.Begins(line.words) || r.isHeading(line) {
		return true
	}
	read := r.grammar.Read(line.tokens, clauses.Context{First: true, Listed: r.listed})
	return !read.Empty() || read.Joins || read.Naming && !read.Chat
}

// isWrapped tells whether a mail program broke a line: the next one's first word had no
// place behind it.
func isWrapped(line, next string) bool {
	first, _, _ := strings.Cut(next, " ")
	length := utf8.RuneCountInString(line)
	letter, _ := utf8.DecodeRuneInString(first)
	return length < 100 && length+1+utf8.RuneCountInString(first) > wrapWidth && (unicode.IsLower(letter) || unicode.IsUpper(letter) || unicode.IsDigit(letter))
}

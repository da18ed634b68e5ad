package lines

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// This file tells what is in the order language, word by word.

// WithoutHeading is a line without the heading that it begins with.
func WithoutHeading(r *Letter, w wording.Words) wording.Words {
	if h, ok := r.Exact.Heading(w); ok {
		return h.Rest
	}
	return w
}

// HasHeading tells a sentence that begins with a heading.
func HasHeading(r *Letter, written string) bool {
	_, ok := r.Exact.Heading(r.Exact.Plain(wording.Split(written)))
	return ok
}

// Exactness tells sentences in the order language, each of which it looks at once.
func Exactness(r *Letter) func(written string) bool {
	known := map[string]bool{}
	return func(written string) bool {
		is, asked := known[written]
		if !asked {
			is = r.Exactly(WithoutHeading(r, wording.Split(written))).Whole()
			known[written] = is
		}
		return is
	}
}

// AreExact tells lines that are all in the order language, but for a greeting above and a farewell
// below them, and on which nothing hangs but their words: no line is a point of a list or of a table,
// or goes on in the next. Such a letter is read line by line; nobody needs to hear what language it
// is in. exact are its lines without the greeting and the farewell, and frames are these.
func AreExact(r *Letter, rows []Row) (exact []Row, frames []orders.Prose, are bool) {
	first := slices.IndexFunc(rows, func(row Row) bool { return !isBlank(&row) })
	last := len(rows) - 1
	for last > first && isBlank(&rows[last]) {
		last--
	}
	if first < 0 {
		return nil, nil, false
	}
	rows = rows[first : last+1]
	if greetsOnly(&rows[0]) {
		frames, rows = append(frames, framed(&rows[0])), rows[1:]
	}
	said := 0
	for ; len(rows) > 0 && said < mostPartings && (isBlank(&rows[len(rows)-1]) || partsOnly(r, &rows[len(rows)-1])); rows = rows[:len(rows)-1] {
		if below := &rows[len(rows)-1]; !isBlank(below) {
			frames, said = slices.Insert(frames, len(frames)-said, framed(below)), said+1
		}
	}
	for i := range rows {
		if row := &rows[i]; !isBlank(row) && !isExact(r, row) {
			return nil, nil, false
		}
	}
	return rows, frames, slices.ContainsFunc(rows, func(row Row) bool { return !isBlank(&row) })
}

// isExact tells a line in the order language on which no other hangs.
func isExact(r *Letter, row *Row) bool {
	if row.Listed || row.Split || row.Full || row.Strange || row.Cell || !isPlainText(row.Raw) {
		return false
	}
	heading, headed := r.Exact.Heading(row.Words)
	w := row.Words
	if headed {
		if w = heading.Rest; !heading.Exists() {
			return false
		}
	}
	return len(w) == 0 && headed || r.Exact.Begins(w) && r.Exactly(w).Whole()
}

func isBlank(row *Row) bool { return len(row.Words) == 0 && len(row.Tokens) == 0 }

var (
	// hails are words that begin a letter, and hailed those whom they greet.
	hails  = marks.Lows("hi", "hello", "hey", "dear", "hola", "hallo", "salut", "bonjour")
	hailed = marks.Lows("gm", "all", "everyone", "everybody", "there", "folks")
	// farewells are words that end one.
	farewells = marks.Lows("cheers", "thanks", "regards", "wishes", "greetings", "saludos", "gracias", "danke", "merci")
	// fond are words that stand in front of them.
	fond = marks.Lows("best", "kind", "warm")
)

// mostPartings is how many lines the farewell of such a letter has at most.
const mostPartings = 2

// framed is what is told of such a line: it says nothing.
func framed(row *Row) orders.Prose { return orders.Prose{Line: row.Text, Idle: true} }

// greetsOnly tells a line that only greets: `Hi GM,`.
func greetsOnly(row *Row) bool {
	t := unstopped(row)
	return len(t) > 0 && hails[t[0].Low] && (len(t) == 1 || len(t) == 2 && hailed[t[1].Low])
}

// partsOnly tells a line that only says farewell, or is the writer's name: `Cheers, Ann`.
func partsOnly(r *Letter, row *Row) bool {
	t := unstopped(row)
	if len(t) > 1 && fond[t[0].Low] && farewells[t[1].Low] {
		t = t[1:]
	}
	if len(t) > 0 && farewells[t[0].Low] {
		if t = t[1:]; len(t) > 1 && t[0].Is(",") {
			t = t[1:]
		}
		return len(t) == 0 || r.Writer(t, 0) == len(t)
	}
	return len(t) > 0 && r.Writer(t, 0) == len(t) && r.Grammar.Table.AnyCard(t, 0).Tokens == 0 && !r.Exact.IsOrder(row.Words)
}

// unstopped are the tokens of a line without the one mark that it may end in; none of a line that
// is no plain text.
func unstopped(row *Row) []marks.Token {
	t := row.Tokens
	if row.Listed || row.Split || row.Full || row.Strange || row.Cell || !isPlainText(strings.TrimRight(row.Raw, " ,")) {
		return nil
	}
	if len(t) > 1 && t[len(t)-1].Is(",", ".", "!") {
		t = t[:len(t)-1]
	}
	return t
}

// isPlainText tells a line that has no cells, and does not end amidst a list.
func isPlainText(raw string) bool {
	raw = strings.TrimSpace(raw)
	return !strings.ContainsAny(raw, "\t|") && !strings.Contains(raw, "  ") && !strings.HasSuffix(raw, ",")
}

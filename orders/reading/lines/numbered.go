package lines

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"machipost/orders/reading/formal"
	"machipost/orders/reading/goes"
	"machipost/orders/reading/margins"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// This file is about the numbers before lines: goes, places in a list, clauses.

// goes is what finds the goes of the letter.
func (r *Letter) goes() goes.Finder {
	return goes.Finder{Grammar: &r.Grammar, Turn: r.Turn, TwoGoes: r.TwoGoes, Numbers: r.Numbers}
}

// callGoes makes goes of what the writer calls them.
func callGoes(r *Letter, lines []Row) {
	called := make([]goes.Line, len(lines))
	for i := range lines {
		called[i] = goes.Line{Words: lines[i].Words, Tokens: lines[i].Tokens}
	}
	r.goes().Called(called)
}

// NumberedGoes makes `1)` and `2)` goes where each has a number of dice behind it, which
// no list of candidates has, in a letter of who has two goes.
func NumberedGoes(r *Letter, lines []Row) {
	if !r.TwoGoes {
		return
	}
	at := [3]int{}
	for i, line := range lines {
		n, rest, ok := wording.LeadingNumber(line.Text)
		if !ok || !line.Listed || !strings.HasPrefix(rest, ")") && !strings.HasPrefix(rest, ". ") {
			continue
		}
		bare := marks.Tokens(wording.Unbullet(line.Text))
		if n < 1 || n > 2 || at[n] != 0 || !r.goes().Rolls(line.Tokens) || len(bare) == 0 || bare[0].Is(numberedWords...) {
			return
		}
		at[n] = i + 1
	}
	if at[1] == 0 || at[2] == 0 || at[1] > at[2] {
		return
	}
	for n := 1; n <= 2; n++ {
		line := &lines[at[n]-1]
		text := line.Text
		*line = r.Row("go " + strconv.Itoa(n) + ": " + wording.Unbullet(text))
		line.Text = text
	}
}

// endsInNumber tells a list of numbers that goes on in the next line: `if I roll 2, 4,`.
func endsInNumber(t []marks.Token) bool {
	return len(t) > 1 && t[len(t)-1].Is(",") && t[len(t)-2].Number > 0
}

// mostFirst is the highest number that a list of places begins with.
const mostFirst = 3

// ascends tells whether the places before the lines of a list run upwards: else nobody
// knows whether they or the lines count.
func ascends(lines []Row) bool {
	last := 0
	if first := slices.IndexFunc(lines, func(line Row) bool { return line.numbered > 0 }); first >= 0 && lines[first].numbered > mostFirst {
		return false // 10: Mall
	}
	for _, line := range lines {
		if line.numbered > 0 && line.numbered != 1 && line.numbered < last || line.numbered == 1 && last > 2 {
			return false
		}
		last = max(line.numbered, 0)
	}
	return true
}

// markFull marks the lines that go on in the next, where the letter's lines are broken. A number
// in front of the next is a place in a list only where another line is numbered, too; those of
// clauses are taken away.
func markFull(r *Letter, rows []Row) {
	all, numbered, texts := make([]margins.Line, len(rows)), 0, make([]string, len(rows))
	for i := range rows {
		texts[i] = rows[i].Text
	}
	bare := formal.Unlabelled(texts)
	for i := range rows {
		if bare != nil && bare[i] != rows[i].Text && !r.OnFile { // else they may be those of a letter before
			rows[i].Tokens, rows[i].Words, rows[i].Raw, rows[i].Listed = marks.Tokens(bare[i]), alone(r.Exact.Plain(wording.Split(bare[i]))), bare[i], true
		}
		if isNumbered(rows[i]) {
			numbered++
		}
	}
	for i := range rows {
		all[i] = margins.Line{Text: rows[i].Text, Own: rows[i].Split || rows[i].Listed && (numbered > 1 || !isNumbered(rows[i]))}
	}
	for i, full := range margins.Full(all) {
		if rows[i].Full = full; full && rows[i+1].Listed {
			rows[i+1] = Unlisted(r, rows[i+1])
		}
	}
}

// isNumbered tells a line with a number in front of it, as in a list.
func isNumbered(row Row) bool { return row.Listed && row.Text[0] >= '0' && row.Text[0] <= '9' }

// unadded is a line without the plus before its words, as in a list; where a sheet is on file, that adds
// something to it.
func unadded(r *Letter, line string) string {
	if rest, ok := strings.CutPrefix(line, "+ "); ok && !r.OnFile {
		if first, _ := utf8.DecodeRuneInString(rest); unicode.IsLetter(first) {
			return rest
		}
	}
	return line
}

package joins

import (
	"slices"

	"machipost/orders/reading/clauses"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
	"machipost/orders/wording"
)

// opensList tells `if …:` or `otherwise:` above a list that has nothing but cards in each of
// its lines.
func (r Joiner) opensList(line lines.Row, below []lines.Row) bool {
	if n := len(line.Tokens); n > mostOpening || !line.Tokens[n-1].Is(":") {
		return false
	}
	if read := r.InOwnWords(line.Tokens, clauses.Context{First: true}); len(read.Acts) > 0 || read.Sticky || len(read.If) == 0 && words.Find(line.Tokens, 0, r.Grammar.Speaks).Tokens != len(line.Tokens)-1 && !(len(line.Tokens) == 3 && line.Tokens[1].Is("buy")) {
		return false
	} else if _, other := r.says(line.Tokens, words.Else); len(read.If) == 0 && !other {
		return false
	}
	listed := 0
	for listed < len(below) && below[listed].Listed && len(below[listed].Tokens) > 0 {
		listed++
	}
	return listed > 1 && r.areCards(below[:listed])
}

// areCards tells whether some rows, up to a blank line, have nothing but cards in each of them.
func (r Joiner) areCards(below []lines.Row) bool {
	for n, row := range below {
		if len(row.Tokens) == 0 {
			return n > 0
		}
		if found := r.Grammar.Table.AnyCard(row.Tokens, 0); found.Tokens == len(row.Tokens) && found.Strength == marks.Whole {
			continue
		}
		if cards := r.InOwnWords(row.Tokens, clauses.Context{First: true}); !cards.Bares || !cards.Whole() || len(cards.Acts) != 1 || len(cards.Acts[0].Line.If) > 0 {
			return false
		}
	}
	return len(below) > 0
}

// mostOpening is how many tokens a condition above a list has at most.
const mostOpening = 20

// isLabelled tells a line that says for when its cards are: `3 or 4 coins: French Restaurant`.
func isLabelled(row lines.Row) bool {
	colon := marks.Index(row.Tokens, ":")
	return colon > 1 && colon+1 < len(row.Tokens)
}

// onlyVerb tells a line that says nothing but that something is bought: `Buy:`.
func onlyVerb(r *lines.Letter, t []marks.Token) bool {
	verb := words.Find(t, 0, r.Grammar.Speaks)
	return verb.May(words.Verb) && !slices.ContainsFunc(t[verb.Tokens:], func(one marks.Token) bool { return !one.Is(":") })
}

// listBelow puts the cards below the i-th line, a bare `buy:`, behind it, up to a blank line or an
// order: a card with a condition of its own stands by itself, and so do all where each says for when it
// is.
func (r Joiner) listBelow(joined lines.Row, rows []lines.Row, i int) (lines.Row, int) {
	next := i + 1
	if next+1 < len(rows) && rows[next].Listed && isLabelled(rows[next]) && onlyVerb(r.Letter, joined.Tokens) {
		if _, asks := r.says(rows[next].Tokens, words.If); asks || isLabelled(rows[next+1]) {
			return rows[next], next + 1
		}
	}
	for ; next < len(rows) && len(rows[next].Tokens) > 0 && len(joined.Tokens) < 4*mostJoined && !r.startsAnew(rows[next]); next++ {
		if words.Conditional(rows[next].Tokens, r.Grammar.Speaks) {
			if next == i+1 {
				joined, next = lines.Together(joined, rows[next]), next+1
			}
			break
		}
		if last := joined.Tokens[len(joined.Tokens)-1]; next > i+1 && !last.Is(",") {
			joined = withComma(joined)
		}
		joined = lines.Together(joined, rows[next])
	}
	joined.Words = joined.Words.Trimmed()
	return joined, next
}

// withComma is a row with a comma behind it.
func withComma(row lines.Row) lines.Row {
	row.Tokens = append(row.Tokens[:len(row.Tokens):len(row.Tokens)], marks.Tokens(",")...)
	row.Words = append(row.Words[:len(row.Words):len(row.Words)], wording.Split(", x")[0])
	return row
}

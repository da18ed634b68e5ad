package lines

import (
	"slices"
	"strconv"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
)

// byPairs reads rows of a verb and what belongs to it, in two columns.
func (r tabler) byPairs(lines []Row, at int) (made []Row, next int) {
	rows := 0
	for next = at; next < len(lines); next++ {
		one := lines[next].cells
		if isRule(lines[next].raw) && rows > 0 {
			continue
		}
		if len(one) != 2 {
			break
		}
		head := r.verbOf(one[0])
		if head == nil {
			break
		}
		if text := cellText(head.verb.String()+": ", one[1]); text != "" {
			made = append(made, r.cell(text))
		}
		rows++
	}
	if rows < 2 || made == nil {
		return nil, at
	}
	return made, next
}

// byPlaces reads rows of a place in the list and a card: more of them than goes are.
func (r tabler) byPlaces(lines []Row, at int) (made []Row, next int) {
	for next = at; next < len(lines); next++ {
		one := lines[next].cells
		if len(one) < 2 || len(one) > 3 || strings.TrimRight(one[0], ".)") != strconv.Itoa(next-at+1) {
			break
		}
		t := marks.Tokens(one[1])
		if n := r.cardFrom(t, 0); n == 0 || n != len(t) {
			break
		}
		made = append(made, r.cell(orders.Buy.String()+": "+one[1]))
	}
	if len(made) < 2 || len(made) == 2 && r.TwoGoes {
		return nil, at
	}
	return made, next
}

// tool is the verb for which a card's name stands, nil for none: `Moving co.`
func (r tabler) tool(t []marks.Token) *column {
	card := r.Grammar.Table.Card(t, 0, func(int) bool { return false })
	if card.Tokens == 0 || card.Tokens != len(t) || card.Fits != nil || card.Strength >= marks.Weak {
		return nil
	}
	for _, row := range orders.Verbs() {
		if row.Card == card.Card {
			return &column{verb: row.Verb}
		}
	}
	return nil
}

// belowVerb reads a verb that has its line for itself, and in the next one what belongs to
// it: `Dice:` above `two`.
func (r tabler) belowVerb(lines []Row, at int) (made []Row, next int) {
	tokens, colon := lines[at].Tokens, false
	if len(tokens) > 0 && tokens[len(tokens)-1].Is(":") {
		tokens, colon = tokens[:len(tokens)-1], true
	}
	if len(tokens) == 0 || len(tokens) > mostHead || at+1 >= len(lines) || len(lines[at+1].Tokens) == 0 || len(lines[at+1].Tokens) > mostBelow {
		return nil, at
	}
	if at > 0 && len(lines[at-1].Tokens) > 0 && (lines[at-1].Tokens[len(lines[at-1].Tokens)-1].Is(",") || !colon && r.Exactly(together(lines[at-1], lines[at]).Words.Trimmed()).Whole()) || !colon && r.cardFrom(tokens, 0) > 0 {
		return nil, at // a card of a list
	}
	head := r.verbOf(lines[at].Text[:tokens[len(tokens)-1].To])
	if _, headed := r.Exact.Heading(lines[at+1].Words); head == nil || head.verb == orders.Buy || headed || r.verbOf(lines[at+1].Text) != nil {
		return nil, at
	}
	below := r.cell(cellText(head.verb.String()+": ", lines[at+1].Text))
	read := r.InOwnWords(below.Tokens, clauses.Context{First: true})
	if !read.Whole() || len(read.Acts) != 1 || read.Acts[0].Line.Order.Verb != head.verb || len(read.Scopes) > 0 {
		return nil, at
	}
	return []Row{below}, at + 2
}

// Bounds of a verb above its line.
const (
	mostHead  = 3  // tokens of the verb
	mostBelow = 12 // ... of what belongs to it
)

// enumerators are letters that number a list.
const enumerators = "abcdefgh"

// enumerated takes the numbers out of a list that has them within its line, `1) Mine 2)
// Forest 3) Bakery`, and puts commas there. Two of them may be goes, where there are two.
func (r tabler) enumerated(line Row) []marks.Token {
	t := line.Tokens
	var at []int // where each number begins
	if !slices.ContainsFunc(t, isEnumerator) {
		return t
	}
	kept := make([]marks.Token, 0, len(t))
	for i := 0; i < len(t); i++ {
		n, end := enumerator(t, i)
		if n == 0 || n != len(at)+1 && !(len(at) == 0 && n == 2 && line.listed && r.cardBefore(t, i)) || r.cardFrom(t, end) == 0 {
			kept = append(kept, t[i])
			continue
		}
		if n == 2 && len(at) == 0 {
			at = append(at, -1) // the first stood before the line
		}
		at = append(at, i)
		if len(kept) > 0 && !kept[len(kept)-1].Is(",", ":", ";") {
			comma := t[i]
			comma.Low, comma.Raw, comma.To, comma.Number, comma.Glued = ",", ",", t[i].From, -1, true
			kept = append(kept, comma)
		}
		i = end - 1
	}
	if len(at) < 3 && (len(at) < 2 || r.TwoGoes) {
		return t
	}
	return kept
}

// isEnumerator tells a token that may number a list.
func isEnumerator(t marks.Token) bool {
	return t.Number > 0 && t.Number < 10 || len(t.Low) == 1 && strings.Contains(enumerators, t.Low)
}

// enumerator is the number of a list that stands at a place, and where it ends; 0 for none.
func enumerator(t []marks.Token, at int) (n, end int) {
	from := at
	if t[at].Is("(", "#") && at+1 < len(t) {
		at++
	}
	switch {
	case t[at].Number > 0 && t[at].Number < 10:
		n = t[at].Number
	case len(t[at].Low) == 1 && t[at].Low >= enumerators[:1] && t[at].Low <= enumerators[len(enumerators)-1:]:
		n = int(t[at].Low[0]-enumerators[0]) + 1
	default:
		return 0, 0
	}
	if at+1 < len(t) && t[at+1].Is(")", ".", ":") && t[at+1].Glued {
		return n, at + 2
	}
	if t[from].Is("#") {
		return n, at + 1
	}
	return 0, 0
}

// cardFrom is how many tokens name a card at a place, behind an article.
func (r tabler) cardFrom(t []marks.Token, at int) int {
	for at < len(t) && t[at].Is("the", "a", "an", "la", "el", "un", "una", "die", "das", "den", "le") {
		at++
	}
	if at >= len(t) {
		return 0
	}
	if found := r.Grammar.Table.Card(t, at, func(int) bool { return false }); found.Strength < marks.Weak {
		return found.Tokens
	}
	return 0
}

// cardBefore tells whether a card is named before a place.
func (r tabler) cardBefore(t []marks.Token, at int) bool {
	for i := range at {
		if r.cardFrom(t, i) > 0 {
			return true
		}
	}
	return false
}

package tables

import (
	"regexp"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/formal"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// This file reads lists of what a tool does: below `Demolition Company:` or `What the renovators close:`, a
// card in each line is no card to buy.

// mostAbove is how many tokens such a title has at most.
const mostAbove = 8

// toolAbove is the verb of the tool that a line with a colon at its end is the title of, however people call it;
// nil for none. bare is true for one without the colon.
func toolAbove(r tabler, t []marks.Token) (head *column, bare bool) {
	if len(t) == 0 || len(t) > mostAbove {
		return nil, false
	}
	if t = formal.Plain(r.Grammar.Table, t); len(t) > 0 && t[len(t)-1].Is(":") {
		t = t[:len(t)-1]
	} else {
		bare = true
	}
	if len(t) == 0 {
		return nil, false
	}
	if card := formal.Tool(r.Grammar.Table, t); card != "" {
		t = marks.Tokens(card)
	}
	if head = r.verbOfTokens(t); head == nil || head.verb == orders.Buy {
		return nil, false
	}
	return head, bare
}

// next is how the second card of such a list may begin.
var next = regexp.MustCompile(`(?i)^(?:(?:and |or )?(?:else|then)|or|failing that|if not),? +`)

// items puts a tool before each card of the list below it. Where one of them is nothing that it can be told, or
// the title has no colon, nobody knows what is meant by it.
func items(r tabler, rows []lines.Row) {
	for at := 0; at+1 < len(rows); at++ {
		head, bare := toolAbove(r, rows[at].Tokens)
		if head == nil || !takesCards(head.verb) && head.verb != orders.Swap && head.verb != orders.Move || r.Spent() || at > 0 && r.titlesBuys(rows, at-1) {
			continue
		}
		end := at + 1
		for end < len(rows) && isItem(r, rows[end]) && rows[end].Listed == rows[at+1].Listed {
			end++
		}
		if end == at+1 || end < len(rows) && rows[end].Listed && rows[at+1].Listed {
			continue
		}
		switch made := itemsOf(r, rows[at+1:end], head.verb); {
		case made != nil && !bare:
			copy(rows[at+1:end], made)
			rows[at] = lines.Row{Raw: rows[at].Raw}
		case !bare, len(made) > 1 && !rows[at].Listed && rows[at+1].Listed && (at == 0 || len(rows[at-1].Tokens) == 0):
			rows[at].Strange = true
		}
	}
}

// itemsOf are the lines of such a list with its verb before each; nil where one of them is no order of it.
func itemsOf(r tabler, rows []lines.Row, verb orders.Verb) (made []lines.Row) {
	last := engine.NoCard
	for _, row := range rows {
		one := r.cell(verb.String() + ": " + next.ReplaceAllString(wording.Unbullet(row.Text), ""))
		read := r.InOwnWords(one.Tokens, clauses.Context{First: true})
		if !only(&read, verb) {
			return nil
		}
		line := read.Acts[0].Line
		if len(line.If) == 1 && verb == orders.Demolish && len(line.Order.Cards) == 1 && line.If[0].Kind == orders.Has && line.If[0].Not && line.If[0].Card == last {
			one = r.cell(verb.String() + ": " + line.Order.Cards[0].String()) // Harbour, if I have no Mall, below the Mall
		}
		if last = engine.NoCard; len(line.If) == 0 && len(line.Order.Cards) == 1 {
			last = line.Order.Cards[0]
		}
		one.Text = row.Text
		made = append(made, one)
	}
	return made
}

// isItem tells a card, in a list with what is said of it.
func isItem(r tabler, row lines.Row) bool {
	t := row.Tokens
	if len(t) == 0 || row.Split {
		return false
	}
	if row.Listed {
		t = marks.Tokens(next.ReplaceAllString(wording.Unbullet(row.Text), ""))
	}
	for row.Listed && len(t) > 1 && t[0].Is("my", "all", "one", "of") {
		t = t[1:]
	}
	n := r.Grammar.Table.CardFrom(t, 0)
	return n > 0 && (row.Listed || n == len(t))
}

package tables

import (
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
)

// This file reads forms: below a tool that has a line for itself, one line for what is given, one for what
// is got, one for whose it is, or who gets it.

// A field is what a line of a form is for.
type field int

const (
	noField field = iota
	given         // a card of the writer's
	got           // one of another player's
	player        // who that is
)

// fields are the words before the colon of such a line.
var fields = map[string]field{
	"give": given, "i give": given, "i offer": given, "offer": given, "mine": given, "my card": given, "out": given, "given": given, "giving": given, "what": given, "which": given, "card": given, "which card": given, "what card": given, "item": given, "building": given, "establishment": given, "object": given, "what i give": given, "my": given, "away": given, "card given": given, "card to move": given, "card moved": given,
	"landmark": given, "type": given, "kind": given, "target": given, "choice": given, "closes": given, "copies": given, "copy": given, "takes": given, "takes from": player,
	"get": got, "i get": got, "in": got, "i want": got, "want": got, "receive": got, "i receive": got, "in return": got, "in exchange": got, "in exchange for": got, "for": got, "against": got, "their card": got, "theirs": got, "back": got, "getting": got, "what i get": got, "card got": got, "card received": got, "i take": got, "take": got,
	"from": player, "from whom": player, "of": player, "whose": player, "owner": player, "player": player, "partner": player, "with": player, "with whom": player, "who": player, "whom": player, "to": player, "to whom": player, "recipient": player, "receiver": player, "new owner": player, "for whom": player, "goes to": player, "opponent": player, "victim": player, "other player": player,
}

// fieldOf is what a line of a form is for, and what stands in it.
func fieldOf(row lines.Row) (which field, text string) {
	at := marks.Index(row.Tokens, ":")
	if at < 1 || at+1 >= len(row.Tokens) {
		return noField, ""
	}
	return fields[strings.ToLower(marks.Written(row.Tokens[:at]))], strings.TrimRight(marks.Written(row.Tokens[at+1:]), ". ")
}

// forms makes one line of what a tool does that is told as in a form. Where what is told is no order, nobody
// knows what is meant by it.
func forms(r tabler, rows []lines.Row) {
	for at := range rows {
		head, _ := toolAbove(r, rows[at].Tokens)
		if head == nil || r.Spent() || at > 0 && r.titlesBuys(rows, at-1) || !takesCards(head.verb) && head.verb != orders.TV && head.verb != orders.Swap && head.verb != orders.Move {
			continue
		}
		told, next := [player + 1]string{}, at+1
		for next < len(rows) && next <= at+len(told)-1 {
			which, text := fieldOf(rows[next])
			if which == noField || told[which] != "" {
				break
			}
			told[which] = text
			next++
		}
		if two := head.verb == orders.Swap || head.verb == orders.Move; two && next > at+2 || !two && next == at+2 {
			fill(r, rows[at:next], head.verb, told[given], told[got], told[player])
		}
	}
}

// fill puts the order of a form in the place of its lines.
func fill(r tabler, rows []lines.Row, verb orders.Verb, give, get, who string) {
	said := verb.String() + ": " + give + get + who
	switch {
	case verb == orders.Move:
		said = "move " + give + " to " + who
	case verb == orders.Swap && who != "":
		said = "swap " + give + " for " + who + "'s " + get
	case verb == orders.Swap:
		said = "swap " + give + " for " + get
	}
	made := r.cell(said)
	if read := r.InOwnWords(made.Tokens, clauses.Context{First: true}); !only(&read, verb) {
		for i := range rows {
			rows[i].Strange = true
		}
		return
	}
	made.Text = rows[0].Text + " " + said
	rows[0] = made
	for i := range rows[1:] {
		rows[i+1] = lines.Row{}
	}
}

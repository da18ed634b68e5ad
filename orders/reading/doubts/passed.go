package doubts

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file looks at what was passed over: what nothing else speaks of may be an order in it.

// passed asks about sentences that were passed over and say how many dice there are to be, or who is
// to pay, where nothing in the draft does.
func passed(r doubter) {
	prose := r.Sheet.Prose
	r.Sheet.Prose = nil
	for _, p := range prose {
		t := marks.Tokens(p.Line)
		if len(r.Entries) == 0 || !(r.losesDice(t, nil) && !hasDice(t) && !namesOther(r, t)) && !losesTool(r, t) {
			r.Sheet.Prose = append(r.Sheet.Prose, p)
			continue
		}
		text := r.Text
		r.Text = p.Line
		r.Refuse(orders.Refused{Why: orders.Unclear, Word: p.Line})
		r.Text = text
	}
}

// having are words of who tells how many dice he has.
var having = marks.Lows("have", "has", "got", "own", "habe", "hab", "hat", "tengo", "tiene", "had", "ai")

// hasDice tells tokens in which such a word stands beside dice.
func hasDice(t []marks.Token) bool {
	for at := range t {
		if dice[t[at].Low] && marks.Some(t[max(0, at-3):min(len(t), at+3)], having) {
			return true
		}
	}
	return false
}

// Words by which a tool is used, and those of the TV Station in short.
var (
	using   = marks.Lows("so", "shall", "should", "will", "must", "please", "let", "gets", "goes", "pays", "pay", "takes", "take", "hits", "hit", "also", "muss", "zahlt", "soll", "bitte", "asi", "paga", "que", "debe")
	channel = marks.Lows("tv", "telly", "tele", "fernsehsender", "television")
)

// losesTool tells a sentence that names a tool, and says what it is to do, of which nothing in the draft
// is: with the TV Station, a player.
func losesTool(r doubter, t []marks.Token) bool {
	if !marks.Some(t, using) || marks.Says(t, "?") {
		return false
	}
	for at := 0; at < len(t); at++ {
		verb := orders.Buy
		if found := r.g.Table.FullCard(t, at); found.Tokens > 0 && found.Strength == marks.Whole {
			verb = orders.VerbOf(found.Card)
			at += found.Tokens - 1
		} else if channel[t[at].Low] {
			verb = orders.TV
		}
		if verb > orders.Harbour && says(r, verb) == 0 && (verb != orders.TV || namesOther(r, t)) {
			return true
		}
	}
	return false
}

// namesOther tells tokens that name another player.
func namesOther(r doubter, t []marks.Token) bool {
	for at := range t {
		if who := r.g.Table.Player(t, at, 3); who.Tokens > 0 && who.Seat != r.g.Table.Me {
			return true
		}
	}
	return false
}

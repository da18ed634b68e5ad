package doubts

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/drafts"
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
		if len(r.Entries) == 0 || !(r.losesDice(t, nil) && !hasDice(t) && !namesOther(r, t)) && !losesTool(r, t) && !losesGift(r, t) {
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

// giving are words by which a card goes to somebody.
var giving = marks.Lows("goes", "geht", "gehen", "bekommt", "kriegt", "give", "given", "doy", "para")

// losesGift tells a sentence in which a card goes to another player, of which nothing in the draft does.
func losesGift(r doubter, t []marks.Token) bool {
	if !marks.Some(t, giving) || marks.Says(t, "?", "if", "wenn", "si") || says(r, orders.Move)+says(r, orders.Swap) > 0 || !namesOther(r, t) {
		return false
	}
	for at := range t {
		if found := r.g.Table.FullCard(t, at); found.Tokens > 0 && found.Strength == marks.Whole && at < 3 {
			return true
		}
	}
	return false
}

// dropped proposes that nothing is bought, where a sentence drops a card and no candidate is left:
// `drop the Winery, I'd rather save` below others.
func dropped(r doubter) {
	candidate := func(e *drafts.Entry) bool {
		return !e.Gone && e.Line.Order.Verb == orders.Buy && len(e.Line.Order.Cards) > 0
	}
	if !r.onFile || slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return candidate(&e) }) {
		return
	}
	r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool {
		t := r.tokens(e.Written)
		return !e.Old && e.Line.Order.Verb == orders.Buy && e.Line.Order.Nothing && marks.Says(t, "drop", "remove", "delete", "cross", "without", "scratch", "skip", "quita", "sin", "streiche", "ohne") &&
			slices.ContainsFunc(t, func(one marks.Token) bool { return r.g.Table.FullCard([]marks.Token{one}, 0).Tokens > 0 })
	})
}

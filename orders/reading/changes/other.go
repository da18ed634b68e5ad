package changes

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// reversals are ways to say that something is the other way round.
var reversals = [...][]string{
	{"other", "way", "round"}, {"other", "way", "around"}, {"other", "way", "about"}, {"vice", "versa"}, {"reversed"}, {"in", "reverse", "order"}, {"in", "reverse"}, {"reverse", "order"},
	{"opposite", "order"}, {"the", "opposite"}, {"the", "reverse"}, {"backwards"}, {"al", "reves"}, {"en", "orden", "inverso"}, {"andersrum"}, {"andersherum"}, {"umgekehrt"}, {"linverse"}, {"inverse"},
	{"dans", "lautre", "ordre"}, {"dans", "lautre", "sens"}, {"swapped", "round"}, {"swapped", "around"},
	{"swap", "those"}, {"swap", "them"}, {"swap", "these"}, {"swap", "the", "two"}, {"switch", "those"}, {"switch", "them"}, {"switch", "these"}, {"switch", "the", "two"}, {"reverse", "those"}, {"reverse", "them"}, {"reverse", "these"}, {"flip", "those"}, {"flip", "them"},
}

// Reversed returns where `the other way round` at a place ends; 0 for none.
func Reversed(t []marks.Token, at int) int {
	for at < len(t) && t[at].Is("the", "its", "it", "is", "exactly", "just", "but", "a", "l") {
		at++
	}
	for _, way := range reversals {
		next := at
		for _, low := range way {
			if next >= len(t) || !t[next].Is(low) {
				next = 0
				break
			}
			next++
		}
		if next > 0 {
			return next
		}
	}
	return 0
}

// Turns tells whether `the other way round` stands in a row.
func Turns(t []marks.Token) bool {
	for at := range t {
		if Reversed(t, at) > 0 {
			return true
		}
	}
	return false
}

// Excepting passes over what joins a difference to the same: `except that`, `but with`.
func Excepting(p *parts.Arguer, at int) int {
	next, some := at, false
	for p.Sign(next, ",", "but", "except", "save", "only", "just", "with", "that", "though", "and", "apart", "from", "in", "all", "every", "respects", "respect", "pero", "con", "salvo", "que", "excepto", "aber", "nur", "mit", "bloss", "ausser", "dass", "mais", "avec", "sauf", "juste", "plus", "id", "ill", "i", "want", "like", "would", "this", "time") {
		some = some || !p.Sign(next, ",", "in", "all", "and", "i", "id", "ill", "want", "like", "would", "this", "time")
		next++
	}
	if !some {
		return at
	}
	return next
}

// Kept is what alone is to be the same, `same dice`, and where that ends; 0 for no one thing.
func Kept(p *parts.Arguer, at int) (orders.Verb, int) {
	if p.Sign(at, "list", "cards", "card", "buys", "buy", "purchase", "purchases", "shopping", "lista", "compra", "liste", "achats") {
		return orders.Buy, at + 1
	}
	if _, end := p.Is(at, words.Dice); end > 0 || p.Sign(at, "dice", "die", "number") {
		if p.Sign(at, "number") && p.Sign(at+1, "of") {
			end = at + 3
		}
		return orders.Roll, max(end, at+1)
	}
	found := p.PhraseAt(at)
	for _, m := range found.Means {
		if m.Kind == words.Verb && m.Value != int(orders.Buy) {
			return orders.Verb(m.Value), at + found.Tokens
		}
	}
	if card := p.CardAt(at); card.Tokens > 0 && card.Fits == nil && orders.VerbOf(card.Card) != orders.Buy {
		return orders.VerbOf(card.Card), at + card.Tokens
	}
	return orders.Buy, 0
}

// Restated returns where `the other way round: two first, then one` ends, or `Mine first, then
// Forest` behind what takes something back: it says once more what is to be. It is 0 where
// something else stands in it.
func Restated(p *parts.Arguer, at, behind int) int {
	for p.Sign(at, "no", "sorry", "wait", "oh", "nein", "non", "perdon", "pardon", ",", "actually", "hang", "on") {
		at++
	}
	end, ordered := Reversed(p.T, at), false
	for i := behind; end == 0 && i < len(p.T); i++ {
		ordered = ordered || p.Sign(i, "first", "1st", "then", "primero", "luego", "zuerst", "dann", "abord", "puis")
	}
	if ordered {
		end = behind
	}
	if end == 0 {
		return 0
	}
	for p.Sign(end-1, "those", "them", "these", "two") && p.Sign(end, "round", "around", "over", "two", "about", "please") { // swap those two round
		end++
	}
	items := 0
	for at = end; at < len(p.T); {
		_, next := p.Is(at, words.Scope, words.Ordinal, words.Dice, words.And, words.Joint, words.Verb, words.Single, words.Both)
		if _, number := p.Number(at); number > 0 {
			next = number
			items++
		}
		if card := p.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak && card.Fits == nil {
			next = at + card.Tokens
			items++
		}
		if next == 0 && (p.Sign(at, ",", ":", "-", ".", "first", "then", "second", "in", "on", "the", "a", "an", "my", "with", "for", "please", "1st", "2nd", "last", "both", "so", "go", "goes", "st", "nd")) {
			next = at + 1
		}
		if next == 0 {
			next = p.Remark(at)
		}
		if p.Sign(at, "while", "since", "because", "as", "weil", "porque", "car") {
			for next = at; next < len(p.T) && !p.Sign(next, ",", "."); next++ {
			}
		}
		if next <= at {
			return 0
		}
		at = next
	}
	if ordered && items < 2 {
		return 0
	}
	return len(p.T)
}

// GoFollows tells whether a single go stands at a place.
func GoFollows(p *parts.Arguer, at int) bool {
	for p.Sign(at, "in", "on", "for", "en", "el", "la", "im", "the", "my", "au") {
		if m, end := p.Is(at, words.Scope); end > 0 {
			return m.Value == int(orders.Go1) || m.Value == int(orders.Go2)
		}
		at++
	}
	m, end := p.Is(at, words.Scope)
	return end > 0 && (m.Value == int(orders.Go1) || m.Value == int(orders.Go2))
}

// Lacks tells a joint that says why another candidate is to come, `if I can't afford it`:
// an order of another kind behind it would hang on that.
func Lacks(p *parts.Arguer, at int) bool {
	m, end := p.Is(at, words.Joint)
	if end <= at+1 {
		return false
	}
	if m.Value == words.Lack {
		return true
	}
	if _, and := p.Is(at, words.And); and > 0 {
		at = and
	}
	found := words.Shorter(p.T, at, words.If, p.Speaks)
	return found.Tokens > 0
}

// Words of `exactly what I sent this morning`: those that compare, of the sheet on file, and
// beside them.
var (
	alike = marks.Lows("same", "as", "exactly", "everything", "all", "what", "keep", "leave", "mismo", "misma", "gleiche", "dasselbe", "pareil")
	sents = marks.Lows("same", "sent", "wrote", "before", "earlier", "letter", "mail", "email", "message", "note", "orders", "order", "list", "sheet", "thing", "stuff", "mismo", "misma", "gleiche", "dasselbe", "pareil", "orden", "lista", "antes", "vorhin", "dije")
	aside = marks.Lows("as", "in", "my", "the", "of", "from", "i", "that", "what", "last", "previous", "this", "morning", "yesterday", "'s", "evening", "afternoon", "lunchtime", "lunch", "today", "on", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "again", "me", "all", "everything", "exactly", "just", "stands", "stays", "stay", "stand", "is", "are", "was", "were", "it", "first", "que", "wie", "gesagt")
	hails = marks.Lows("yeah", "yes", "hi", "hello", "hey", "ok", "okay", "sorry", "still", "please", "just", ",", "the", "again", "me", ".")
)

// AsSent returns where `same as before` ends, of the sheet on file and not of another turn's,
// with what is to be other behind it; 0 for none.
func AsSent(p *parts.Arguer, at int) int {
	for at < len(p.T) && hails[p.T[at].Low] {
		at++
	}
	_, end := p.Is(at, words.AsBefore)
	if at < len(p.T) && alike[p.T[at].Low] {
		some, next := end > 0, at
		for ; next < len(p.T) && (sents[p.T[next].Low] || alike[p.T[next].Low] || aside[p.T[next].Low]); next++ {
			some = some || sents[p.T[next].Low] || next > at && p.Sign(next-1, "keep", "leave") && p.Sign(next, "everything", "all") && p.Sign(next+1, ",", "-")
		}
		if some {
			end = max(end, next)
		}
	}
	for i := at; i < end; i++ {
		if p.Sign(i, "turn", "time", "round", "go", "turno", "vez", "runde", "mal", "tour", "fois", "usual", "siempre") {
			return 0
		}
	}
	if end == 0 || Excepting(p, end) == end {
		return 0
	}
	return end
}

// Comparing tells `same as go 1` from `same for go 1`.
func Comparing(p *parts.Arguer, end int) bool {
	return p.Sign(end-1, "as", "que", "como", "wie", "comme") || p.Sign(end-2, "as", "wie") && p.Sign(end-1, "in", "for", "im")
}

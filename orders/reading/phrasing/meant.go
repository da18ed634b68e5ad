package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
)

// Words that stand for the card that a condition named, those by which it is one more of it, and
// those behind either.
var (
	pointing = marks.Lows("it", "that", "this", "das", "ihn", "sie", "es", "den", "die", "dies", "diese", "dieses", "diesen", "eso", "esa", "ese", "esta", "este", "la", "lo", "ca", "cela", "celle", "celui", "le")
	another  = marks.Lows("one", "another", "eins", "eine", "einen", "una", "uno", "otra", "otro", "un", "une")
	trailing = marks.Lows("too", "then", "as", "well", "more", "auch", "mas", "encore", "tambien", "aussi", "please", "bitte", "dann", "noch")
)

// Meant finds which of some conditions names the card that stands behind a verb as `that one`, `one
// too`, and where that ends; 0 for nowhere: a card that is on offer, or of which somebody has one.
func Meant(t []marks.Token, at int, held []orders.Condition) (which, end int) {
	which = -1
	for i, c := range held {
		switch c.Kind {
		case orders.OnOffer, orders.Has, orders.Bought:
			if which >= 0 || c.Not {
				return 0, 0
			}
			which = i
		}
	}
	if which < 0 || at >= len(t) {
		return 0, 0
	}
	offered := held[which].Kind == orders.OnOffer
	end = at + 1
	switch {
	case offered && pointing[t[at].Low]:
		if end < len(t) && t[at].Is("that", "this") && t[end].Is("one") || end < len(t) && t[at].Is("celle", "celui") && t[end].Is("la") {
			end++
		}
	case another[t[at].Low]:
		if end+1 < len(t) && t[end].Is("of") && t[end+1].Is("them", "those", "these") {
			end += 2
		}
	default:
		return 0, 0
	}
	more := offered || t[at].Is("another", "otra", "otro")
	for end < len(t) && trailing[t[end].Low] {
		more = true
		end++
	}
	if !more || !offered && at > 0 && t[at-1].Is("have", "got", "own", "tengo", "habe", "ai") {
		return 0, 0 // if I have a Mine buy one; if Bob has a Mine, I have one too
	}
	return which, end
}

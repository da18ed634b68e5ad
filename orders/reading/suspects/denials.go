package suspects

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
)

// This file tells what is denied, and was filed all the same.

// denials are words by which nothing is done, and denied those that nothing of is done behind a no.
var (
	denials = marks.Lows("not", "never", "dont", "wont", "nicht", "nie", "niemals", "kein", "keine", "keinen", "nunca", "jamas", "ninguna", "pas", "jamais")
	denied  = marks.Lows("coin", "coins", "money", "investment", "investments", "investing", "invest", "dice", "die", "need")
)

// denies tells tokens by which something is not done.
func denies(t []marks.Token) bool {
	for at := range t {
		if denials[t[at].Low] && !(at+1 < len(t) && t[at+1].Is("you", "we", "hear", "write", "reply")) || t[at].Is("no") && at+1 < len(t) && denied[t[at+1].Low] {
			return true
		}
	}
	return false
}

// losesDenial tells a sentence that denies something, and of which no order is denied, nor asks for
// anything.
func losesDenial(t []marks.Token, list []orders.Line) bool {
	if slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Nothing || len(l.If) > 0 }) {
		return false
	}
	return denies(t)
}

// nones are words of who has none of something.
var nones = marks.Lows("no", "none", "nothing", "without", "zero", "nada", "ningun", "ninguna", "ninguno", "sin", "kein", "keine", "keinen", "nichts", "nix", "ohne", "rien", "aucun", "aucune", "sans")

// losesNone tells a sentence of a coin that is invested alone, in which there is none of something: `Tech
// Startup: no capital`.
func losesNone(t []marks.Token, list []orders.Line) bool {
	if len(list) != 1 || list[0].Order.Verb != orders.Invest || list[0].Order.Nothing || len(list[0].If) > 0 {
		return false
	}
	for at := range t {
		if nones[t[at].Low] && !(at+1 < len(t) && t[at+1].Is(",", ":")) { // No, always
			return true
		}
	}
	return false
}

// saysBoth tells a sentence of which a coin is to be invested, and none is, in the same goes:
// `Tech Startup, both goes: never invest`.
func saysBoth(list []orders.Line) bool {
	return slices.ContainsFunc(list, func(l orders.Line) bool {
		return l.Order.Verb == orders.Invest && l.Order.Nothing && len(l.If) == 0 && slices.ContainsFunc(list, func(other orders.Line) bool {
			return other.Order.Verb == orders.Invest && !other.Order.Nothing && len(other.If) == 0 && other.Scope == l.Scope
		})
	})
}

// poor are words of who says why he invests nothing.
var poor = marks.Lows("poor", "skint", "broke", "later", "expensive", "enough", "hate", "waste", "cant", "afford", "need")

// isPoor tells a coin that is invested by who says why he has none.
func isPoor(table *marks.Table, t []marks.Token, list []orders.Line) bool {
	return slices.ContainsFunc(list, func(l orders.Line) bool { return l.Order.Verb == orders.Invest && !l.Order.Nothing && len(l.If) == 0 }) &&
		marks.Some(t, poor) && !marks.Says(t, "invest", "put", "if", "always", "yes")
}

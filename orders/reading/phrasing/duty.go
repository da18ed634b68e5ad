package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/words"
)

// Words of which `if I have to tear something down` is made: what must be, the deed, by
// which its tool is known, and what stands between them.
var (
	musts = []string{"have", "must", "need", "got", "forced", "obliged", "supposed", "tengo", "toca", "debo", "he", "hay", "obligan", "muss", "mussen", "soll", "sollte", "dois", "doit", "faut", "faudra"}
	deeds = map[string]orders.Verb{
		"tear": orders.Demolish, "demolish": orders.Demolish, "pull": orders.Demolish, "knock": orders.Demolish, "lose": orders.Demolish,
		"demoler": orders.Demolish, "derribar": orders.Demolish, "tirar": orders.Demolish, "abreissen": orders.Demolish, "opfern": orders.Demolish, "demolir": orders.Demolish, "detruire": orders.Demolish, "raser": orders.Demolish,
		"give": orders.Move, "pass": orders.Move, "hand": orders.Move, "part": orders.Move, "regalar": orders.Move, "dar": orders.Move, "ceder": orders.Move, "abgeben": orders.Move, "hergeben": orders.Move, "verschenken": orders.Move, "donner": orders.Move,
		"close": orders.Renovate, "shut": orders.Renovate, "cerrar": orders.Renovate, "schliessen": orders.Renovate, "fermer": orders.Renovate,
	}
	between = []string{"to", "i", "we", "me", "am", "im", "ive", "ich", "wir", "je", "on", "il", "que", "de", "down", "away", "up", "off", "with", "of", "mine", "something", "anything", "one", "a", "card", "landmark", "building",
		"algo", "alguna", "algun", "un", "una", "uno", "monumento", "edificio", "carta", "punto", "interes", "abajo", "etwas", "was", "ein", "eine", "einen", "karte", "grossprojekt", "gebaude", "quelque", "chose", "une", "carte", "monument", "batiment"}
)

// duty finds when a tool acts, said by what must be done then: `if I have to give something
// away`. What stands behind it is an order of that tool.
func (f talker) duty(at int) words.Phrase {
	opener, _ := f.shorter(at, words.If)
	next := at + opener.Tokens
	if opener.Tokens == 0 || f.sign(at, "where", "once") {
		return words.Phrase{}
	}
	must, deed, done := false, orders.Buy, false
	for ; next < len(f.t) && next < at+mostTokens/2; next++ {
		verb, acts := deeds[f.t[next].Low]
		switch {
		case acts && !done:
			deed, done = verb, true
		case f.sign(next, musts...):
			must = true
		case f.sign(next, ",", "then", "dann", "entonces", "alors"):
			if !must || !done {
				return words.Phrase{}
			}
			for f.sign(next, ",", "then", "dann", "entonces", "alors", "it", "should", "be", "shall", "must", "let") {
				next++
			}
			return phrase(at, next, words.Verb, int(deed))
		case !f.sign(next, between...) || f.isCard(next):
			return words.Phrase{}
		}
	}
	return words.Phrase{}
}

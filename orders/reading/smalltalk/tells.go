package smalltalk

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file passes over what is only told beside an order: what the writer has already, and
// who said what is wanted.

// Words of clauses about what the writer has.
var (
	having  = marks.Lows("habe", "hab", "tengo", "jai", "ai", "nai", "lai")
	beside  = marks.Lows("ich", "yo", "je", "j", "n", "ja", "noch", "schon", "eh", "leider", "nur", "doch", "nicht", "kein", "keine", "keinen", "bereits", "selbst", "selber", "halt", "immer", "erst", "no", "ya", "aun", "todavia", "ningun", "ninguna", "solo", "pas", "plus", "de", "encore", "deja", "que", "qu", "lo", "seulement", "malheureusement", "meinen", "meine", "mein", "tampoco", "auch", "davon", "dafur", "para", "eso", "justo", "pour", "ca", "en", "los", "las", "les", "des")
	causes  = marks.Lows("que", "porque", "como", "ya", "pues", "da", "weil", "denn", "und", "y", "et", "car", "comme", "puisque", "aber", "pero", "mais", "parce", "puesto")
	things  = marks.Lows("estacion", "tren", "gare", "bahnhof", "turm", "torre")
	thus    = marks.Lows("also", "asi", "donc", "deshalb", "darum", "drum", "deswegen", "alors", "entonces", "somit", "daher")
	besides = marks.Lows("sonst", "sinon", "o", "oder", "ou", "ansonsten", "si", ":", "?")
)

// Owned passes over a clause about what the writer has or has not: `no tengo la estación,
// así que un dado`, `Wälder habe ich ja schon drei`.
func Owned(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at < len(t); at++ {
		if at > 0 && !t[at-1].Is(",", ".", ";", "-", "(") || having[t[at].Low] && speech.Sign(t, at+1, "ich") {
			continue
		}
		end := possession(s, t, at)
		if end == 0 {
			continue
		}
		next := end
		if speech.Sign(t, next, ",", ".", "-") {
			next++
		}
		switch {
		case next < len(t) && thus[t[next].Low]:
			for next++; speech.Sign(t, next, "que", ",", ":"); next++ {
			}
			t = speech.Idle(t, at, next)
			end = next
		case another(s, t, next), next < len(t) && (besides[t[next].Low] || !speech.Sign(t, end, ".") && lists(s, t, next)):
			continue // Mine, Wald and so on
		default:
			t = speech.Idle(t, at, end)
		}
		at = end - 1
	}
	return t
}

// another tells whether one more of what is owned is asked for from a place on: `ich habe schon
// zwei Minen, eine dritte bitte`.
func another(s *speech.Speech, t []marks.Token, at int) bool {
	more := false
	for ; at < len(t); at++ {
		if s.Card(t, at) > 0 {
			return false
		}
		more = more || t[at].Is("dritte", "dritten", "vierte", "vierten", "weitere", "weiteren", "otra", "otro", "mas", "tercera", "tercero", "encore", "autre", "troisieme", "quiero", "will", "veux", "noch")
	}
	return more
}

// possession returns where a clause about what the writer has ends; 0 for none.
func possession(s *speech.Speech, t []marks.Token, at int) int {
	has, some := false, 0
	for at < len(t) && causes[t[at].Low] {
		at++
	}
	for at < len(t) && !t[at].Is(",", ".", ";", "-", ")") && !thus[t[at].Low] {
		n := s.Card(t, at)
		_, dice := s.Is(t, at, words.Dice)
		_, number := s.Is(t, at, words.Number)
		switch {
		case n > 0 && !(having[t[at].Low]):
			some++
			at += n
		case things[t[at].Low]:
			some++
			at++
		case having[t[at].Low]:
			has = true
			at++
		case beside[t[at].Low], speech.IsArticle(t[at].Low), t[at].Number >= 0, number > 0:
			at++
		case dice > 0:
			some++
			at++
		default:
			return 0
		}
		if speech.Sign(t, at, ",") && some == 1 && !has && (speech.Sign(t, at+1, "je") && speech.Sign(t, at+2, "lai") || speech.Sign(t, at+1, "ya") && speech.Sign(t, at+3, "tengo") || speech.Sign(t, at+1, "den", "die", "das") && speech.Sign(t, at+2, "hab", "habe")) {
			at++
		}
	}
	if !has || some != 1 {
		return 0
	}
	return at
}

// lists tells whether a card is named at a place, with an article or without.
func lists(s *speech.Speech, t []marks.Token, at int) bool {
	for at < len(t) && (speech.IsArticle(t[at].Low) || t[at].Is("y", "und", "et")) {
		at++
	}
	return s.Card(t, at) > 0
}

// Words of those who speak for the writer, and of what they say.
var (
	elders = marks.Lows("mama", "mami", "mutti", "mutter", "papa", "papi", "papy", "vati", "vater", "oma", "omi", "opa", "opi", "mum", "abuela", "abuelo", "yaya", "yayo", "madre", "padre", "maman", "mamie", "mere", "pere", "marido", "mujer", "mann", "frau", "mari", "femme", "tante", "tia", "tio")
	saying = marks.Lows("sagt", "meint", "sagte", "dice", "dijo", "dit", "a", "hat", "ha", "laesst", "lasst")
)

// Relayed passes over who said what is wanted: `mi mamá dice que quiere una mina`, `Papa
// sagt, ich soll den Wald kaufen`. What is said against it makes it no order.
func Relayed(s *speech.Speech, t []marks.Token) []marks.Token {
	at := 0
	for at < len(t) && (t[at].Is("y", "und", "et", ",", "el", "la", "mi", "der", "die", "mein", "meine", "unsere", "mon", "ma", "notre", "hola", "hallo", "salut", "please")) {
		at++
	}
	if at >= len(t) || !(elders[t[at].Low] || t[at].Is("sie", "er", "ella", "elle", "il") && (at == 0 || t[at-1].Is("please"))) {
		return t
	}
	next := at + 1
	if next >= len(t) || !saying[t[next].Low] {
		return t
	}
	for speech.Sign(t, next, "a", "hat", "ha") {
		next++
	}
	if !speech.Sign(t, next, "sagt", "meint", "sagte", "dice", "dijo", "dit", "gesagt", "dicho") {
		return t
	}
	for i := next; i < len(t); i++ {
		if t[i].Is("pero", "aber", "mais", "doch", "yo", "?") || t[i].Is("je", "ich") && i > next+3 {
			return t
		}
	}
	for next++; speech.Sign(t, next, "que", "qu", "dass", "das", "daß", ",", ":", "ich", "soll", "schreiben", "sagen", "yo"); next++ {
	}
	row := speech.Idle(t, 0, next)
	if !t[next-1].Is("soll") && !bids(s, row, next) {
		return t
	}
	switch {
	case speech.Sign(row, next, "quiere", "compra", "coge"):
		row[next].Low = "quiero"
	case speech.Sign(row, next, "sie", "er") && speech.Sign(row, next+1, "will", "mochte"):
		row[next].Low = "ich"
	case speech.Sign(row, next, "elle", "il") && speech.Sign(row, next+1, "veut", "prend"):
		row[next].Low, row[next+1].Low = "je", "veux"
	}
	return row
}

// bids tells whether something that is to be done stands at a place.
func bids(s *speech.Speech, t []marks.Token, at int) bool {
	if speech.Sign(t, at, "quiere", "sie", "er", "elle", "il") {
		return true
	}
	for _, kind := range [...]words.Kind{words.Verb, words.Scope, words.Single, words.Both} {
		if _, end := s.Is(t, at, kind); end > 0 {
			return true
		}
	}
	for at < len(t) && (speech.IsArticle(t[at].Low) || t[at].Is("bitte", "por", "favor", "porfa", "svp", "1", "2", "un", "dos", "ein", "einen", "zwei", "deux", "mit", "con", "avec")) {
		at++
	}
	n := s.Card(t, at)
	_, dice := s.Is(t, at, words.Dice)
	_, hangs := s.Is(t, at+n, words.If)
	_, joint := s.Is(t, at+n, words.Joint)
	return dice > 0 || n > 0 && (speech.Closes(t, at+n) || hangs+joint > 0)
}

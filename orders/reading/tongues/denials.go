package tongues

import (
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file turns what is denied, and what holds otherwise.

// notElse passes over `si no, no`, `sonst bleibt der Wurf` behind an order with a condition:
// nothing else was said.
func notElse(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		_, end := s.Is(t, at, words.Else)
		if end == 0 {
			continue
		}
		next := end
		if speech.Sign(t, next, ",") {
			next++
		}
		if speech.Sign(t, next, "no", "nicht", "non", "nein", "pas", "nunca", "nie") && speech.ClosesAll(t, next+1) {
			return speech.Idle(t, at, next+1)
		}
		for kept := false; next < len(t) && leaves[t[next].Low]; next++ {
			if kept = kept || stays[t[next].Low]; kept && speech.ClosesAll(t, next+1) {
				return speech.Idle(t, at, next+1)
			}
		}
	}
	return t
}

// Words that leave a throw as it lies, and those beside them.
var (
	stays  = marks.Lows("bleibt", "lasse", "lass", "behalte", "behalt", "dejo", "quedo", "queda", "conservo", "garde", "laisse", "reste")
	leaves = marks.Lows("bleibt", "lasse", "lass", "behalte", "behalt", "dejo", "quedo", "queda", "conservo", "garde", "laisse", "reste", "der", "wurf", "es", "ihn", "ich", "so", "das", "alles", "liegen", "dabei", "lo", "la", "me", "se", "como", "esta", "asi", "tirada", "je", "j", "le", "jet", "comme", "ca", "tel", "quel", "on", "y", "con", "que", "hay", "salga")
)

// asLong makes the `danach` behind `solange …` an otherwise: what comes when that holds no
// more.
func asLong(_ *speech.Speech, t []marks.Token) []marks.Token {
	open := false
	for at := range t {
		open = open || t[at].Is("solange", "mientras") || t[at].Is("tant") && speech.Sign(t, at+1, "que")
		if open && at > 1 && t[at-1].Is(",", ";") && t[at].Is("danach", "despues", "luego", "ensuite", "apres", "nachher") {
			row := append([]marks.Token(nil), t...)
			row[at].Low = "otherwise"
			return row
		}
	}
	return t
}

// deniedOnce leaves one of the two words by which a denial is said: `no tiene ni tres monedas`,
// `nicht einmal 3`, `même pas 3`. Of a list that is denied it is not plain how: `ni Mina ni
// Bosque`.
func deniedOnce(s *speech.Speech, t []marks.Token) []marks.Token {
	denied := false
	for at := 0; at < len(t); at++ {
		switch {
		case t[at].Is(",", ".", ";", ":"):
			denied = false
		case denied && t[at].Is("ni") && s.In[words.Spanish]:
			end := at + 1
			if speech.Sign(t, end, "siquiera") {
				end++
			}
			next := end
			for speech.Sign(t, next, "a", "con", "un", "una", "las", "los") {
				next++
			}
			_, number := s.Is(t, next, words.Number)
			if number > 0 || next < len(t) && t[next].Number >= 0 || speech.Sign(t, next-1, "un", "una") {
				t = append(append([]marks.Token(nil), t[:at]...), t[end:]...)
				continue
			}
			t = speech.Idle(t, at, end)
			t[at].Low = speech.Unclear
		case t[at].Is("einmal", "mal") && speech.Sign(t, at-1, "nicht") && s.In[words.German] && at+1 < len(t) && (t[at+1].Number >= 0 || t[at+1].Is("mehr")), t[at].Is("meme") && speech.Sign(t, at+1, "pas") && s.In[words.French]:
			t = append(append([]marks.Token(nil), t[:at]...), t[at+1:]...)
		case t[at].Is("no", "nunca", "jamas", "tampoco"):
			denied = true
		}
	}
	return t
}

// noneLeft makes the `si no hay mina` behind a card, with nothing between, a condition on the
// other card: else it would be another candidate. So does `si no hay mina, granja`, when the
// mine is not what was named last.
func noneLeft(s *speech.Speech, t []marks.Token) []marks.Token {
	last, named := s.Last, ""
	for at := 0; at+3 < len(t); at++ {
		if t[at].Is("si") && speech.Sign(t, at+1, "tampoco") && speech.Sign(t, at+2, "hay", "queda", "quedan", "se", "puedo") {
			t = append([]marks.Token(nil), t...)
			t[at+1].Low = "no" // not either
		}
		if n := s.Card(t, at); n > 0 {
			last = t[at : at+n]
			named += speech.Spelled(last) + ";"
		}
		if !t[at].Is("si") || !speech.Sign(t, at+1, "no") || !speech.Sign(t, at+2, "hay", "queda", "quedan") {
			continue
		}
		card := at + 3
		for card < len(t) && speech.IsArticle(t[card].Low) {
			card++
		}
		end := card + s.Card(t, card)
		if end == card || !speech.Closes(t, end) || last != nil && speech.Spelled(last) == speech.Spelled(t[card:end]) {
			continue // that is for again
		}
		behind := false
		for from := max(0, at-4); from < at; from++ {
			behind = behind || s.Card(t, from) > 0 && from+s.Card(t, from) == at
		}
		if !behind && (last == nil || !follows(s, t, end)) {
			continue
		}
		if !marks.Says(t[:at], "solo", "solamente", "unicamente") && (behind || !s.Before[speech.Spelled(t[card:end])] && !strings.Contains(named, speech.Spelled(t[card:end])+";")) {
			row := append([]marks.Token(nil), t...)
			row[at+2].Low = speech.Unclear // there may be a comma too few: another candidate
			return row
		}
		verb := t[at+2]
		verb.Low = "esta"
		row := append(append([]marks.Token(nil), t[:at+1]...), t[card:end]...)
		return append(append(row, t[at+1], verb), t[end:]...)
	}
	return t
}

// follows tells whether another card stands behind a comma.
func follows(s *speech.Speech, t []marks.Token, at int) bool {
	next := at + 1
	for next < len(t) && speech.IsArticle(t[next].Low) {
		next++
	}
	return speech.Sign(t, at, ",") && s.Card(t, next) > 0
}

package tongues

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file puts names in the place of words that stand for them, and words that were left
// out.

// owns are words that own something, in front of what stands for it or behind.
var owns = marks.Lows("tiene", "tengo", "tenga", "hat", "habe", "a", "ai", "jai", "kaufe", "kauf", "auch", "compro", "no", "na", "nai")

// missing puts the card named before behind a word that stands for it: `wenn Bob keins
// hat`, `si Bob no tiene ninguna`.
func (s *Speech) missing(t []marks.Token) []marks.Token {
	var last []marks.Token
	for at := 0; at < len(t); at++ {
		if n := s.Card(t, at); n > 0 {
			last = t[at : at+n]
			at += n - 1
			continue
		}
		if last == nil || at == 0 || !t[at].Is("ninguna", "ninguno", "keins", "keines", "keinen", "keine", "keiner", "eins", "eines", "aucun", "aucune", "una", "uno", "einen", "eine") {
			continue
		}
		before := owns[t[at-1].Low] || t[at-1].Is("auch", "selbst", "schon")
		if after := at + 1; !(before && closes(t, after)) && !(sign(t, after, "hat", "habe", "besitzt") && closes(t, after+1)) {
			continue
		}
		var more []marks.Token
		for i := range last {
			more = append(more, made(last[i].Low, &t[at]))
		}
		t = insert(t, at+1, more...)
		at += len(more)
	}
	return t
}

// pronouns puts the other player named before in the place of `a ella`, `von ihm`.
func (s *Speech) pronouns(t []marks.Token) []marks.Token {
	var who []marks.Token
	for at := 0; at < len(t); at++ {
		if n := s.Player(t, at); n > 0 {
			if who != nil && who[0].Low != t[at].Low {
				return t // of whom?
			}
			who = t[at : at+n]
			at += n - 1
			continue
		}
		if who == nil || at == 0 || !t[at].Is("ella", "el", "ihm", "ihr", "ihn", "ihnen", "elle", "lui") || t[at].Is("el") && t[at].Raw != "él" {
			continue
		}
		if !t[at-1].Is("a", "de", "von", "bei", "ich", "chez", "contra", "gegen", "contre", "auf", "nimm", "nehme", "klau", "klaue", "hole") {
			continue
		}
		row := append([]marks.Token(nil), t[:at]...)
		for i := range who {
			one := made(who[i].Low, &t[at])
			if i == 0 {
				one.Raw, one.Glued = t[at].Raw, false
			}
			row = append(row, one)
		}
		row = append(row, t[at+1:]...)
		return row
	}
	return t
}

// throws are verbs of which the dice may be left out.
var throws = marks.Lows("tiro", "tira", "tirar", "tirare", "lanzo", "lanza", "lanzar", "lanzare", "uso", "usare", "wurfle", "wurfele", "wurfeln", "werfe", "lance", "lancer", "jette", "juego", "jugare")

// dice puts the dice behind a number of them that stands alone: `tiro con dos`, `en la
// segunda dos`.
func (s *Speech) dice(t []marks.Token) []marks.Token {
	said := false
	for at := 0; at < len(t); at++ {
		if _, end := s.is(t, at, words.Dice); end > 0 {
			said = true
			continue
		}
		if !t[at].Is("un", "uno", "una", "dos", "ein", "einem", "einen", "einer", "eins", "zwei", "zweien", "deux", "1", "2", "ambos", "beiden", "beide") || !closes(t, at+1) && !s.opensGo(t, at+1) {
			continue
		}
		from := at - 1
		for sign(t, from, "con", "mit", "avec", "los", "solo", "nur", "solamente", "den", "las", "ich", "immer", "siempre", "je", "seulement") {
			from--
		}
		named := false
		if said {
			for start := max(0, at-4); start < at; start++ {
				_, end := s.is(t, start, words.Scope)
				named = named || end == at || end == at-1 && sign(t, end, "con", "mit", "avec")
			}
			named = named || s.opensGo(t, at+1)
		}
		named = named || said && from >= 0 && from < at && t[from].Is("sonst", "ansonsten", "andernfalls", "dann", "no", "sinon", "alors", "entonces", "vorher", "despues", "contrario", "apres")
		if from >= 0 && from < at && throws[t[from].Low] || named {
			t = insert(t, at+1, made("dice", &t[at]))
		}
	}
	return t
}

// opensGo tells whether a single go is named at a place.
func (s *Speech) opensGo(t []marks.Token, at int) bool {
	for sign(t, at, "en", "el", "la", "im", "au", "beim", "in", "den", "fur", "para", "pour", "le") {
		if m, end := s.is(t, at, words.Scope); end > 0 {
			return m.Value == int(orders.Go1) || m.Value == int(orders.Go2)
		}
		at++
	}
	m, end := s.is(t, at, words.Scope)
	return end > 0 && (m.Value == int(orders.Go1) || m.Value == int(orders.Go2))
}

// introduced leaves out `soy Ann` at the beginning of a sentence.
func (s *Speech) introduced(t []marks.Token) []marks.Token {
	for at := 0; at < min(len(t), 5); at++ {
		if !t[at].Is("soy", "bin", "suis", "ici", "aqui", "hier", "habla", "cest", "ist") {
			continue
		}
		next := at + 1
		for sign(t, next, "der", "die", "el", "la", "ist", "yo", "le") {
			next++
		}
		n := s.Me(t, next)
		if n == 0 || next+n >= len(t) || !t[next+n].Is(",", ".", ":", "-", "y", "und", "et") {
			return t
		}
		for at > 0 && t[at-1].Is("ich", "je", "yo", "hier", "ici", "aqui") {
			at--
		}
		end := next + n
		if at == 0 && t[end].Is(",", ".", ":", "-") {
			end++
		}
		return append(append([]marks.Token(nil), t[:at]...), t[end:]...)
	}
	return t
}

// only leaves out a `solo` before one card.
func (s *Speech) only(t []marks.Token) []marks.Token {
	for at := 0; at+2 < len(t); at++ {
		if t[at].Is("solo", "solamente", "nur", "bloss", "seulement", "juste", "lediglich") && t[at+1].Is("un", "una", "ein", "eine", "einen", "une") && s.Card(t, at+2) > 0 {
			return idle(t, at, at+1)
		}
	}
	return t
}

// bothSame passes over `lo mismo` behind both goes, with what it is behind it.
func (s *Speech) bothSame(t []marks.Token) []marks.Token {
	for at := 0; at < min(len(t), 6); at++ {
		m, end := s.is(t, at, words.Scope)
		if end == 0 || m.Value != int(orders.EveryGo) && m.Value != words.BothGoes {
			continue
		}
		_, same := s.is(t, end, words.Same)
		if same > 0 && sign(t, same, ":", ",", "-") && same+1 < len(t) {
			return idle(t, end, same)
		}
	}
	return t
}

// it puts the one card that a condition names behind `lo construyo`, `baue ich ihn auch`.
func (s *Speech) it(t []marks.Token) []marks.Token {
	if len(t) == 0 {
		return t
	}
	var card []marks.Token
	for at := 0; at < len(t); at++ {
		if n := s.Card(t, at); n > 0 {
			if card != nil {
				return t // which?
			}
			card = t[at : at+n]
			at += n - 1
			continue
		}
		if card == nil {
			continue
		}
		pronoun, verb, end := at, at+1, at+2 // lo construyo
		switch {
		case t[at].Is("lo", "la", "le") && sign(t, at+1, "construyo", "compro", "cojo", "pillo", "quiero", "construis", "prends", "achete", "hago"):
		case t[at].Is("baue", "kaufe", "nehme", "nehm", "bau", "kauf", "hole") && sign(t, at+1, "ich") && sign(t, at+2, "ihn", "sie", "es", "das", "den", "die"):
			pronoun, verb, end = at+2, at, at+3
		default:
			continue
		}
		for sign(t, end, "auch", "aussi", "tambien", "mir") {
			end++
		}
		if !closes(t, end) {
			return t
		}
		row := idle(t, pronoun, pronoun+1)
		row = idle(row, max(verb+1, pronoun+1), end)
		if pronoun > verb {
			row = idle(row, verb+1, end)
		}
		var more []marks.Token
		for i := range card {
			more = append(more, made(card[i].Low, &t[end-1]))
		}
		return insert(row, end, more...)
	}
	return t
}

// everyTurn passes over `cada turno` where something is said to be for good.
func (s *Speech) everyTurn(t []marks.Token) []marks.Token {
	stands := false
	for at := 0; at < len(t); at++ {
		if m, end := s.is(t, at, words.Scope); end > 0 {
			stands = stands || m.Value == int(orders.Standing)
			if m.Value != int(orders.EveryGo) {
				at = end - 1
				continue
			}
		}
		if !stands {
			continue
		}
		for next := at; next <= at+1; next++ {
			if sign(t, next, "cada", "jede", "jeder", "jeden", "chaque", "todos") && sign(t, next+1, "turno", "runde", "zug", "tour", "los") {
				end := next + 2
				if sign(t, next+1, "los") && sign(t, next+2, "turnos") {
					end++
				}
				return idle(t, at, end)
			}
		}
	}
	return t
}

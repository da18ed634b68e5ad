package tongues

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file puts names in the place of words that stand for them, and words that were left
// out.

// owns are words that own something, in front of what stands for it or behind.
var owns = marks.Lows("tiene", "tengo", "tenga", "hat", "habe", "a", "ai", "jai", "kaufe", "kauf", "auch", "compro", "no", "na", "nai")

// missing puts the card named before behind a word that stands for it: `wenn Bob keins
// hat`, `si Bob no tiene ninguna`.
func missing(s *speech.Speech, t []marks.Token) []marks.Token {
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
		if after := at + 1; !(before && speech.Closes(t, after)) && !(speech.Sign(t, after, "hat", "habe", "besitzt") && speech.Closes(t, after+1)) {
			continue
		}
		var more []marks.Token
		for i := range last {
			more = append(more, speech.Made(last[i].Low, &t[at]))
		}
		t = speech.Insert(t, at+1, more...)
		at += len(more)
	}
	return t
}

// pronouns puts the other player named before in the place of `a ella`, `von ihm`.
func pronouns(s *speech.Speech, t []marks.Token) []marks.Token {
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
			one := speech.Made(who[i].Low, &t[at])
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
func dice(s *speech.Speech, t []marks.Token) []marks.Token {
	said := s.Diced && len(t) <= mostCorrected
	s.Diced = false
	for at := 0; at < len(t); at++ {
		if _, end := s.Is(t, at, words.Dice); end > 0 {
			s.Diced = true
			said = true
			continue
		}
		if !t[at].Is("un", "uno", "una", "dos", "ein", "einem", "einen", "einer", "eins", "zwei", "zweien", "deux", "1", "2", "ambos", "beiden", "beide") {
			continue
		}
		after := at + 1
		if speech.Sign(t, after, "seul", "solo", "sola", "einzigen", "einzelnen") {
			after++
		}
		if !speech.Closes(t, after) && !opensGo(s, t, after) {
			continue
		}
		from := at - 1
		for speech.Sign(t, from, "con", "mit", "avec", "los", "solo", "nur", "solamente", "den", "las", "ich", "immer", "siempre", "je", "seulement") {
			from--
		}
		named := false
		if said {
			for start := max(0, at-4); start < at; start++ {
				_, end := s.Is(t, start, words.Scope)
				named = named || end == at || end == at-1 && speech.Sign(t, end, "con", "mit", "avec")
			}
			named = named || opensGo(s, t, after) || corrects(t, from)
		}
		named = named || said && from >= 0 && from < at && t[from].Is("sonst", "ansonsten", "andernfalls", "dann", "no", "sinon", "alors", "entonces", "vorher", "despues", "contrario", "apres")
		if from >= 0 && from < at && throws[t[from].Low] || named {
			t = speech.Insert(speech.Idle(t, at+1, after), after, speech.Made("dice", &t[after-1]))
			s.Diced = true
		}
	}
	return t
}

// mostCorrected is how many tokens a sentence has that says only another number of dice.
const mostCorrected = 8

// corrects tells whether nothing but words that take something back stand up to a place.
func corrects(t []marks.Token, last int) bool {
	some := false
	for i := 0; i <= last; i++ {
		if !t[i].Is("ah", "ahm", "euh", "nein", "no", "non", "doch", "mejor", "lieber", "plutot", ",", "espera", "warte", "attends", "bueno", "ach", "halt") {
			return false
		}
		some = some || t[i].IsWord()
	}
	return some
}

// opensGo tells whether a single go is named at a place.
func opensGo(s *speech.Speech, t []marks.Token, at int) bool {
	for speech.Sign(t, at, "en", "el", "la", "im", "au", "beim", "in", "den", "fur", "para", "pour", "le") {
		if m, end := s.Is(t, at, words.Scope); end > 0 {
			return m.Value == int(orders.Go1) || m.Value == int(orders.Go2)
		}
		at++
	}
	m, end := s.Is(t, at, words.Scope)
	return end > 0 && (m.Value == int(orders.Go1) || m.Value == int(orders.Go2))
}

// only leaves out a `solo` before one card.
func only(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at+2 < len(t); at++ {
		if t[at].Is("solo", "solamente", "nur", "bloss", "seulement", "juste", "lediglich") && t[at+1].Is("un", "una", "ein", "eine", "einen", "une") && s.Card(t, at+2) > 0 {
			return speech.Idle(t, at, at+1)
		}
	}
	return t
}

// bothSame passes over `lo mismo` behind both goes, with what it is behind it.
func bothSame(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at < min(len(t), 6); at++ {
		m, end := s.Is(t, at, words.Scope)
		if end == 0 || m.Value != int(orders.EveryGo) && m.Value != words.BothGoes {
			continue
		}
		_, same := s.Is(t, end, words.Same)
		if same > 0 && speech.Sign(t, same, ":", ",", "-") && same+1 < len(t) {
			return speech.Idle(t, end, same)
		}
	}
	return t
}

// it puts the one card that a condition names behind `lo construyo`, `baue ich ihn auch`.
func it(s *speech.Speech, t []marks.Token) []marks.Token {
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
		case t[at].Is("lo", "la", "le") && speech.Sign(t, at+1, "construyo", "compro", "cojo", "pillo", "quiero", "construis", "prends", "achete", "hago"):
		case t[at].Is("baue", "kaufe", "nehme", "nehm", "bau", "kauf", "hole") && speech.Sign(t, at+1, "ich") && speech.Sign(t, at+2, "ihn", "sie", "es", "das", "den", "die"):
			pronoun, verb, end = at+2, at, at+3
		default:
			continue
		}
		for speech.Sign(t, end, "auch", "aussi", "tambien", "mir") {
			end++
		}
		if !speech.Closes(t, end) {
			return t
		}
		row := speech.Idle(t, pronoun, pronoun+1)
		row = speech.Idle(row, max(verb+1, pronoun+1), end)
		if pronoun > verb {
			row = speech.Idle(row, verb+1, end)
		}
		var more []marks.Token
		for i := range card {
			more = append(more, speech.Made(card[i].Low, &t[end-1]))
		}
		return speech.Insert(row, end, more...)
	}
	return t
}

// everyTurn passes over `cada turno` where something is said to be for good.
func everyTurn(s *speech.Speech, t []marks.Token) []marks.Token {
	stands := false
	for at := 0; at < len(t); at++ {
		if m, end := s.Is(t, at, words.Scope); end > 0 {
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
			if speech.Sign(t, next, "cada", "jede", "jeder", "jeden", "chaque", "todos") && speech.Sign(t, next+1, "turno", "runde", "zug", "tour", "los") {
				end := next + 2
				if speech.Sign(t, next+1, "los") && speech.Sign(t, next+2, "turnos") {
					end++
				}
				return speech.Idle(t, at, end)
			}
		}
	}
	return t
}

// keeps are words of owning and buying: what is asked by them is a condition.
var keeps = marks.Lows("habe", "hab", "hat", "haben", "besitze", "besitzt", "tengo", "tiene", "tenga", "ai", "jai", "nai", "compre", "compro", "comprado", "gekauft", "gebaut", "achete", "baue", "kaufe")

// again puts a word that stands for it in the place of the card named last, in a clause that
// says it cannot be had: `wenn es keine Mine gibt`, behind a Mine.
func again(s *speech.Speech, t []marks.Token) []marks.Token {
	last := s.Last
	if s.Before == nil {
		s.Before = map[string]bool{}
	}
	for at := 0; at < len(t); at++ {
		if n := s.Card(t, at); n > 0 {
			last = t[at : at+n]
			s.Before[speech.Spelled(last)] = true
			at += n - 1
			continue
		}
		if last == nil || !t[at].Is("si", "wenn", "falls", "sofern", "sil") {
			continue
		}
		from, n := unavailable(s, t, at+1, last)
		if n == 0 {
			continue
		}
		one := speech.Made("es", &t[from+n-1])
		if t[at].Is("si", "sil") && s.In[words.French] && !s.In[words.Spanish] {
			one.Low = "elle"
		}
		one.Raw, one.From, one.Glued = t[from].Raw, t[from].From, false
		t = append(append(append([]marks.Token(nil), t[:from]...), one), t[from+n:]...)
		at = from
	}
	s.Last = last
	return t
}

// unavailable returns where a card is named in a clause that says it cannot be had, and how
// many tokens it has; 0 for none.
func unavailable(s *speech.Speech, t []marks.Token, at int, card []marks.Token) (from, n int) {
	lacks := false
	for i := at; i < len(t) && i < at+speech.MostClause; i++ {
		if t[i].Is(",", ".", ":", ";") {
			break
		}
		if found := s.Card(t, i); found > 0 {
			if n > 0 {
				break
			}
			if speech.Spelled(t[i:i+found]) != speech.Spelled(card) {
				return 0, 0
			}
			from, n = i, found
			i += found - 1
			continue
		}
		class := words.ClassOf(t[i].Low, func(l words.Language) bool { return s.In[l] && l != words.English })
		if class&(words.Fills|words.Had|words.Naught|words.Taken|words.Dear|words.Able) == 0 || keeps[t[i].Low] || t[i].Number >= 0 {
			if n > 0 && lacks {
				break
			}
			return 0, 0
		}
		lacks = lacks || class&(words.Naught|words.Taken|words.Dear) != 0
	}
	if !lacks {
		return 0, 0
	}
	return from, n
}

// within puts the goes that stand between a throw and its dice before it: `ich werfe beide
// Male einen Würfel`.
func within(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at+1 < len(t); at++ {
		if t[at].Is("gewurfelt") && t[at+1].Is("wird") && (at == 0 || t[at-1].Is(",", ".", ":", "und")) && !speech.Sign(t, at+2, "nicht", "nie", "nur") {
			t = speech.Idle(t, at, at+1)
			t[at+1].Low = "wurfle"
			continue
		}
		if !throws[t[at].Low] {
			continue
		}
		from := at + 1
		for speech.Sign(t, from, "en", "las", "los", "in", "im", "les", "beim", "au", "la") {
			if _, end := s.Is(t, from, words.Scope); end > 0 {
				break
			}
			from++
		}
		_, end := s.Is(t, from, words.Scope)
		next := end
		for speech.Sign(t, next, "con", "mit", "avec", "nur", "solo", "seulement", "je", "jeweils") {
			next++
		}
		if _, number := s.Is(t, next, words.Number); end == 0 || number == 0 && !speech.Sign(t, next, "un", "una", "ein", "einen", "einem", "une", "1", "2") {
			continue
		}
		before := at
		if at > 0 && t[at-1].Is("ich", "je", "yo") {
			before--
		}
		row := append(append([]marks.Token(nil), t[:before]...), t[at+1:end]...)
		return append(append(row, t[before:at+1]...), t[end:]...)
	}
	return t
}

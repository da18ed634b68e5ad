package tongues

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file puts German verbs and conditions where the tables have them.

// Words that begin a German condition without `wenn`, and subjects behind them.
var (
	verbs = marks.Lows("hat", "habe", "haben", "hatte", "besitzt", "besitze", "ist", "sind", "ware", "kommt", "kommen", "fallt", "fallen", "wurfle", "wurfele", "werfe", "bekomme", "bekommt", "kriege", "kriegt",
		"zeigt", "zeigen", "liegt", "steht", "gibt", "reicht", "reichen", "klappt", "geht", "langt", "kauft", "baut", "nimmt", "holt", "schnappt", "betragt", "bin", "fehlt", "fehlen", "kann", "hatten", "erwurfle", "ergibt", "erreiche")
	subjects = marks.Lows("ich", "er", "sie", "es", "das", "man", "jemand", "mir", "wir", "beides", "keiner", "keins", "auch", "die", "der", "davon")
	sums     = marks.Lows("summe", "ergebnis", "wurf", "geld", "zahl", "gesamtsumme", "augensumme", "wurfel", "kasse", "betrag")
	behind   = marks.Lows("dann", "so", "nehme", "kaufe", "baue", "hole", "wurfle", "wurfele", "werfe", "nutze", "benutze", "lege", "tausche", "investiere", "wird", "soll", "will", "mochte", "hatte", "gern", "lieber", "bitte", "halt", "eben", "zahle", "addiere", "wiederhole", "geht", "passe", "spare", "kauf", "nimm", "bau", "hol", "zahlt", "klaue", "stehle", "kassiere", "gebe", "reisse", "opfere", "schliesse", "nichts", "neu", "nochmal")
)

// verbFirst puts a `wenn` before a German condition that begins with its verb, and the
// verb behind its subject.
func verbFirst(s *speech.Speech, t []marks.Token) []marks.Token {
	if !s.In[words.German] {
		return t
	}
	for at := 0; at < len(t); at++ {
		if !verbs[t[at].Low] || at > 0 && !t[at-1].Is(".", ":", ";", ",", "-", "und", "oder", "aber", ")", "?") {
			continue
		}
		if t[at].Is("kauft", "baut", "nimmt", "holt") && speech.Sign(t, at+1, "mir", "uns", "bitte") {
			continue // you all, for me
		}
		if found := words.Find(t, at, func(m words.Meaning) bool { return true }); found.Tokens > 2 {
			continue // geht das nicht
		}
		subject := subject(s, t, at+1)
		if subject == at+1 || !conditional(s, t, subject) {
			continue
		}
		for i := subject; t[at].Is("hat", "habe", "haben") && i+1 < len(t) && !t[i].Is(",", ":"); i++ {
			if t[i].Is("gebaut", "errichtet", "fertiggebaut") && t[i+1].Is(",", ":") {
				t = speech.Idle(t, i, i+1) // who has built it has it
			}
		}
		row := append(append([]marks.Token(nil), t[:at]...), speech.Made("wenn", &t[at]))
		row = append(append(row, t[at+1:subject]...), t[at])
		t = append(row, t[subject:]...)
	}
	return t
}

// subject returns where the subject at a place ends; the place itself for none.
func subject(s *speech.Speech, t []marks.Token, at int) int {
	if at >= len(t) {
		return at
	}
	if n := s.Named(t, at); n > 0 {
		return at + n
	}
	if speech.IsArticle(t[at].Low) && at+1 < len(t) && t[at+1].IsWord() {
		if n := s.Named(t, at+1); n > 0 {
			return at + 1 + n
		}
		if !subjects[t[at].Low] || sums[t[at+1].Low] {
			return at + 2
		}
	}
	if subjects[t[at].Low] {
		return at + 1
	}
	return at
}

// conditional tells whether what stands behind a verb and its subject ends as a condition
// does: at a comma, with what follows from it behind it, or at a colon.
func conditional(s *speech.Speech, t []marks.Token, from int) bool {
	for i := from; i < min(len(t), from+speech.MostClause); i++ {
		switch {
		case t[i].Is(":"):
			return i > from
		case t[i].Is(".", ";", "?", "("), t[i].Is("neu", "nochmal", "erneut", "nochmals", "mit") && t[from-1].Is("ich"):
			return false
		case t[i].Is(",") && i+1 < len(t):
			next := i + 1
			if behind[t[next].Low] {
				return true
			}
			for next < len(t) && speech.IsArticle(t[next].Low) {
				next++
			}
			return s.Named(t, next) > 0
		}
	}
	return false
}

// inCase puts a `wenn` in the place of `für den Fall, dass`.
func inCase(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 1; at+1 < len(t) && s.In[words.German]; at++ {
		if !t[at].Is("fall") || !t[at-1].Is("den", "im") {
			continue
		}
		that := at + 1
		if speech.Sign(t, that, ",") {
			that++
		}
		if !speech.Sign(t, that, "dass", "das", "daß") {
			continue
		}
		from := at - 1
		if speech.Sign(t, from-1, "fur", "gesetzt") {
			from--
		}
		row := append(append([]marks.Token(nil), t[:from]...), speech.Made("wenn", &t[at]))
		t = append(row, t[that+1:]...)
		at = from + 1
	}
	return t
}

// butFirst puts an `aber` behind who a condition asks about before its `wenn`: `wenn er aber
// weniger als 5 Münzen hat`.
func butFirst(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at+2 < len(t); at++ {
		if !t[at].Is("wenn", "falls", "sofern") {
			continue
		}
		if end := subject(s, t, at+1); end > at+1 && speech.Sign(t, end, "aber", "jedoch", "allerdings") {
			row := append(append([]marks.Token(nil), t[:at]...), t[end])
			return append(append(row, t[at:end]...), t[end+1:]...)
		}
	}
	return t
}

// interrupted puts the verb behind the condition that stands between it and what is bought:
// `kaufe ich, sofern ich 16 Münzen habe, den Freizeitpark`.
func interrupted(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 1; at+1 < len(t); at++ {
		if _, opens := s.Is(t, at+1, words.If); !t[at].Is(",") || opens == 0 {
			continue
		}
		from := at - 1
		if from > 0 && t[from].Is("ich", "wir") {
			from--
		}
		m, verb := s.Is(t, from, words.Verb)
		end := at + 2
		for end < len(t) && !t[end].Is(",", ".", ":", ";") {
			end++
		}
		card := end + 1
		for card < len(t) && speech.IsArticle(t[card].Low) {
			card++
		}
		if verb == 0 || m.Value != int(orders.Buy) || !speech.Sign(t, end, ",") || s.Card(t, card) == 0 {
			continue
		}
		row := append(append([]marks.Token(nil), t[:from]...), t[at+1:end+1]...)
		return append(append(row, t[from:at]...), t[end+1:]...)
	}
	return t
}

// boughtLast puts a German `gekauft hat`, `nicht bezahlen kann` before what was bought.
func boughtLast(s *speech.Speech, t []marks.Token) []marks.Token {
	if !s.In[words.German] {
		return t
	}
	opened, card := false, -1
	for at := 0; at < len(t); at++ {
		if _, opens := s.Is(t, at, words.If); opens > 0 {
			opened, card = true, -1
			continue
		}
		if t[at].Is(",", ".", ":", ";") {
			opened = false
		}
		if !opened {
			continue
		}
		if n := s.Card(t, at); n > 0 && card < 0 {
			for card = at; card > 0 && speech.IsArticle(t[card-1].Low); {
				card--
			}
			at += n - 1
			continue
		}
		_, end := s.Is(t, at, words.Bought)
		if end == 0 {
			_, end = s.Is(t, at, words.Afford)
		}
		if end > at+1 && card >= 0 {
			row := append(append([]marks.Token(nil), t[:card]...), t[at:end]...)
			return append(append(row, t[card:at]...), t[end:]...)
		}
	}
	return t
}

// toBuild puts one verb in the place of `ist … zu bauen`.
func toBuild(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at+3 < len(t); at++ {
		if !t[at].Is("ist", "sind", "sei", "ware") || !s.In[words.German] {
			continue
		}
		card := at + 1
		for card < len(t) && (speech.IsArticle(t[card].Low) || t[card].Is("dann", "mir", "fur", "mich", "bitte")) {
			card++
		}
		end := card + s.Card(t, card)
		if end == card || !speech.Sign(t, end, "zu") || !speech.Sign(t, end+1, "bauen", "kaufen", "errichten", "erwerben", "nehmen", "holen") {
			continue
		}
		t = speech.Idle(speech.Idle(t, at, at+1), end, end+2)
		t[at].Low = "kaufe"
	}
	return t
}

// Package revisions turns sentences of other languages that change the sheet on file as the
// tables have them: what is added to it and dropped, one card in the place of another, a player
// or a card that is denied, and what says that the rest stays.
//
// It looks at one sentence, and not at the sheet: all that it knows of it is that there is one.
// A way to change enters here, with a line in the table of orders/reading/tongues; what becomes
// of the sheet is for orders/reading/changes.
package revisions

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// Added puts an `außerdem` before `noch einen Wald dazu`, which is joined to what is on file.
func Added(s *speech.Speech, t []marks.Token) []marks.Token {
	if !s.OnFile || !s.In[words.German] {
		return t
	}
	more := false
	for at := range t {
		more = more || t[at].Is("noch", "auch")
		if more && at > 1 && t[at].Is("dazu", "hinzu", "obendrauf", "dranhangen", "anhangen", "erganzen") && speech.Closes(t, at+1) {
			return speech.Insert(speech.Idle(t, at, at+1), 0, speech.Made("ausserdem", &t[0]))
		}
	}
	return t
}

// drops are verbs behind what is dropped, and what stands in the tables for them.
var drops = map[string]string{
	"streichen": "streiche", "raus": "streiche", "rausnehmen": "streiche", "weglassen": "streiche", "entfernen": "streiche", "loschen": "streiche", "rausstreichen": "streiche",
	"quitala": "quita", "quitalo": "quita", "borrala": "borra", "borralo": "borra", "tachala": "tacha", "tachalo": "tacha", "eliminala": "elimina", "eliminalo": "elimina", "fuera": "quita",
	"quito": "quita", "quitamos": "quita", "quitar": "quita", "quitad": "quita", "quite": "quita", "quita": "quita", "borro": "borra", "borrar": "borra", "elimino": "elimina", "eliminar": "elimina", "tacho": "tacha", "tachar": "tacha", "retiro": "retira", "descarto": "descarta", "anulo": "anula", "cancelo": "cancela",
	"enlever": "enleve", "supprimer": "supprime", "retirer": "retire", "oublier": "oublie",
}

// Dropped puts the verb first that drops a card of the sheet on file: `das Bergwerk bitte
// streichen`.
func Dropped(s *speech.Speech, t []marks.Token) []marks.Token {
	if !s.OnFile {
		return t
	}
	last := len(t) - 1
	for last > 0 && t[last].Is(".", "bitte", "porfa", "svp", "stp") {
		last--
	}
	for at := 0; at < last && s.In[words.Spanish] && s.Card(t, at) == 0; at++ {
		card := at + 1
		for card < last && speech.IsArticle(t[card].Low) {
			card++
		}
		if n := s.Card(t, card); drops[t[at].Low] != "" && n > 0 && speech.Closes(t, card+n) {
			t = append([]marks.Token(nil), t...)
			t[at].Low = drops[t[at].Low]
		}
	}
	if last < 1 || drops[t[last].Low] == "" || speech.Sign(t, last-1, "no") || speech.Sign(t, last-2, "no") && speech.Sign(t, last-1, "lo", "la", "los", "las") {
		return t
	}
	cards, at := 0, 0
	for at < last {
		if n := s.Card(t, at); n > 0 {
			cards++
			at += n
			continue
		}
		if _, idle := s.Is(t, at, words.Empty); idle == 0 && !t[at].Is(",", "wieder", "doch", "mejor", "finalmente", "y", "a", "no", "quiero", "finalement", "al", "final", "lo", "la", "los", "las") {
			return t
		}
		at++
	}
	if cards != 1 {
		return t
	}
	from := 0
	for s.Card(t, from) == 0 {
		from++
	}
	verb := t[last]
	verb.Low = drops[verb.Low]
	row := append(append([]marks.Token(nil), speech.Idle(t, 0, from)[:from]...), verb)
	return append(append(row, t[from:from+s.Card(t, from)]...), t[last+1:]...)
}

// rather are words between what is not to be and what is to be instead.
var rather = marks.Lows("sondern", "sino", "mejor", "lieber", "plutot", "doch", "prefiero", "prefere", "besser", "dafur", "mais", "jaime", "ponme", "mets", "pon", "dame", "cojo", "comprame", "compra", "quiero", "prends", "nehme", "ich", "je", "mir", "den", "die", "das", "bitte", "por", "favor", "mieux", "ahora")

// Contrast makes `kein A, sondern B` the `statt A B` of the tables, for what is on file.
func Contrast(s *speech.Speech, t []marks.Token) []marks.Token {
	if !s.OnFile {
		return t
	}
	for at := range t {
		_, end := s.Is(t, at, words.Drop)
		if end == 0 {
			_, end = s.Is(t, at, words.Instead)
		}
		if end == 0 {
			continue
		}
		for end < len(t) && speech.IsArticle(t[end].Low) {
			end++
		}
		n := s.Card(t, end)
		if n == 0 {
			continue
		}
		next := end + n
		some := false
		for next < len(t) && (t[next].Is(",", "-") || rather[t[next].Low] || speech.IsArticle(t[next].Low)) && s.Card(t, next) == 0 {
			some = some || t[next].Is("sondern", "sino", "mejor", "lieber", "plutot", "doch", "prefiero", "prefere", "besser", "ponme", "mets", "pon", "dame", "comprame", "compra", "prends", "nehme", "cojo", "dafur", "quiero")
			next++
		}
		other := s.Card(t, next)
		if !some || other == 0 || next+other < len(t) && !speech.Closes(t, next+other) {
			continue
		}
		row := append([]marks.Token(nil), t...)
		first := row[at]
		first.Low = "statt"
		for i := at + 1; i < end; i++ {
			row[i].Low = "please"
		}
		row[at] = first
		kept := append([]marks.Token(nil), row[:end+n]...)
		return append(kept, row[next:]...)
	}
	return t
}

// AddedTwice passes over the second of two words that join to what is on file: `j'ai
// oublié : ajoute …`, and over a German `also` that is none.
func AddedTwice(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		if t[at].Is("also") && s.In[words.German] && speech.Sign(t, at+1, "ich", "wir", "dann", "gut", "nun", "bitte", "zwei", "ein") {
			t = speech.Idle(t, at, at+1)
		}
	}
	_, end := s.Is(t, 0, words.Also)
	if end == 0 {
		return t
	}
	next := end
	for speech.Sign(t, next, ",", ":", "-") {
		next++
	}
	if _, again := s.Is(t, next, words.Also); again > 0 && next > end {
		return speech.Idle(t, next, again)
	}
	return t
}

// ChangedIn puts the go behind a change that names it in the midst: `Ändere im zweiten Zug
// Stadion in Mine`.
func ChangedIn(s *speech.Speech, t []marks.Token) []marks.Token {
	_, from := s.Is(t, 0, words.Change)
	if !s.OnFile || from == 0 {
		return t
	}
	next := from
	for speech.Sign(t, next, "en", "im", "au", "in", "bitte") {
		if _, end := s.Is(t, next, words.Scope); end > 0 {
			break
		}
		next++
	}
	_, end := s.Is(t, next, words.Scope)
	last := marks.End(t)
	if end == 0 || end >= last {
		return t
	}
	row := append(append([]marks.Token(nil), t[:from]...), t[end:last]...)
	return append(append(row, t[from:end]...), t[last:]...)
}

// NotHim says of a player who is denied behind another one what the tables have: `la tele a Carol
// y no a Bob`, `von Carol und nicht von Bob`.
func NotHim(s *speech.Speech, t []marks.Token) []marks.Token {
	named := false
	for at := 1; at+1 < len(t); at++ {
		named = named || s.Player(t, at-1) > 0
		if !named || !t[at].Is("no", "nicht", "pas", "non") || !t[at-1].Is(",", "y", "und", "et", "sino") {
			continue
		}
		who := at + 1
		if speech.Sign(t, who, "a", "de", "von", "vom", "bei", "gegen", "auf", "chez", "contra") {
			who++
		}
		n := s.Player(t, who)
		if n == 0 || !speech.Closes(t, who+n) || speech.Sign(t, who+n, ",") && !speech.ClosesAll(t, who+n+1) {
			continue
		}
		row := append(append([]marks.Token(nil), t[:at-1]...), speech.Made(",", &t[at-1]))
		if s.OnFile {
			return append(row, t[at:]...)
		}
		not := t[at]
		not.Low = "not"
		return append(append(row, not), t[who:]...)
	}
	return t
}

// DeniedFirst puts the denial before the player or the card of the sheet on file that is denied,
// where another one stands behind it: `a Bob no, a Carol`, `la Mina no: el Bosque`.
func DeniedFirst(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		from := at
		for speech.Sign(t, from, "a", "al", "y", "und", "et", "de", "von", "pero", "aber") || from < len(t) && speech.IsArticle(t[from].Low) {
			from++
		}
		not := from + s.Named(t, from)
		if !s.OnFile || at > 0 && !t[at-1].Is(",", ":", ".") || not == from || !speech.Sign(t, not, "no", "nicht", "non") || !speech.Sign(t, not+1, ",", ":", ";", ".") {
			continue
		}
		next := not + 2
		for next < len(t) && (rather[t[next].Low] || speech.IsArticle(t[next].Low) || t[next].Is("a", "al", "de", "von")) && s.Named(t, next) == 0 {
			next++
		}
		if other := s.Named(t, next); other == 0 || !speech.ClosesAll(t, next+other) || (s.Player(t, from) > 0) != (s.Player(t, next) > 0) {
			continue
		}
		row := append([]marks.Token(nil), t[:at]...)
		if s.Player(t, from) > 0 && marks.Says(row, "tele", "tv", "television", "canal", "fernseher", "sender") {
			row = nil // that is of what takes
		}
		row = append(append(row, t[not]), t[from:not]...)
		return append(append(row, speech.Made(",", &t[not])), t[next:]...)
	}
	return t
}

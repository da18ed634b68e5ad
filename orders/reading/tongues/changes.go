package tongues

import (
	"slices"
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file turns what changes a sheet, or says that nothing else is meant.

// notElse passes over `si no, no`, `sonst bleibt der Wurf` behind an order with a condition:
// nothing else was said.
func (s *Speech) notElse(t []marks.Token) []marks.Token {
	for at := range t {
		_, end := s.is(t, at, words.Else)
		if end == 0 {
			continue
		}
		next := end
		if sign(t, next, ",") {
			next++
		}
		if sign(t, next, "no", "nicht", "non", "nein", "pas", "nunca", "nie") && closesAll(t, next+1) {
			return idle(t, at, next+1)
		}
		for kept := false; next < len(t) && leaves[t[next].Low]; next++ {
			if kept = kept || stays[t[next].Low]; kept && closesAll(t, next+1) {
				return idle(t, at, next+1)
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

// closesAll tells whether nothing but a full stop stands from a place on.
func closesAll(t []marks.Token, at int) bool {
	return at >= len(t) || at+1 == len(t) && t[at].Is(".")
}

// added puts an `außerdem` before `noch einen Wald dazu`, which is joined to what is on file.
func (s *Speech) added(t []marks.Token) []marks.Token {
	if !s.OnFile || !s.In[words.German] {
		return t
	}
	more := false
	for at := range t {
		more = more || t[at].Is("noch", "auch")
		if more && at > 1 && t[at].Is("dazu", "hinzu", "obendrauf", "dranhangen", "anhangen", "erganzen") && closes(t, at+1) {
			return insert(idle(t, at, at+1), 0, made("ausserdem", &t[0]))
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

// dropped puts the verb first that drops a card of the sheet on file: `das Bergwerk bitte
// streichen`.
func (s *Speech) dropped(t []marks.Token) []marks.Token {
	if !s.OnFile {
		return t
	}
	last := len(t) - 1
	for last > 0 && t[last].Is(".", "bitte", "porfa", "svp", "stp") {
		last--
	}
	for at := 0; at < last && s.In[words.Spanish] && s.Card(t, at) == 0; at++ {
		card := at + 1
		for card < last && articles[t[card].Low] {
			card++
		}
		if n := s.Card(t, card); drops[t[at].Low] != "" && n > 0 && closes(t, card+n) {
			t = append([]marks.Token(nil), t...)
			t[at].Low = drops[t[at].Low]
		}
	}
	if last < 1 || drops[t[last].Low] == "" || sign(t, last-1, "no") || sign(t, last-2, "no") && sign(t, last-1, "lo", "la", "los", "las") {
		return t
	}
	cards, at := 0, 0
	for at < last {
		if n := s.Card(t, at); n > 0 {
			cards++
			at += n
			continue
		}
		if _, idle := s.is(t, at, words.Empty); idle == 0 && !t[at].Is(",", "wieder", "doch", "mejor", "finalmente", "y", "a", "no", "quiero", "finalement", "al", "final", "lo", "la", "los", "las") {
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
	row := append(append([]marks.Token(nil), idle(t, 0, from)[:from]...), verb)
	return append(append(row, t[from:from+s.Card(t, from)]...), t[last+1:]...)
}

// rather are words between what is not to be and what is to be instead.
var rather = marks.Lows("sondern", "sino", "mejor", "lieber", "plutot", "doch", "prefiero", "prefere", "besser", "dafur", "mais", "jaime", "ponme", "mets", "pon", "dame", "cojo", "comprame", "compra", "quiero", "prends", "nehme", "ich", "je", "mir", "den", "die", "das", "bitte", "por", "favor", "mieux", "ahora")

// contrast makes `kein A, sondern B` the `statt A B` of the tables, for what is on file.
func (s *Speech) contrast(t []marks.Token) []marks.Token {
	if !s.OnFile {
		return t
	}
	for at := range t {
		_, end := s.is(t, at, words.Drop)
		if end == 0 {
			_, end = s.is(t, at, words.Instead)
		}
		if end == 0 {
			continue
		}
		for end < len(t) && articles[t[end].Low] {
			end++
		}
		n := s.Card(t, end)
		if n == 0 {
			continue
		}
		next := end + n
		some := false
		for next < len(t) && (t[next].Is(",", "-") || rather[t[next].Low] || articles[t[next].Low]) && s.Card(t, next) == 0 {
			some = some || t[next].Is("sondern", "sino", "mejor", "lieber", "plutot", "doch", "prefiero", "prefere", "besser", "ponme", "mets", "pon", "dame", "comprame", "compra", "prends", "nehme", "cojo", "dafur", "quiero")
			next++
		}
		other := s.Card(t, next)
		if !some || other == 0 || next+other < len(t) && !closes(t, next+other) {
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

// addedTwice passes over the second of two words that join to what is on file: `j'ai
// oublié : ajoute …`, and over a German `also` that is none.
func (s *Speech) addedTwice(t []marks.Token) []marks.Token {
	for at := range t {
		if t[at].Is("also") && s.In[words.German] && sign(t, at+1, "ich", "wir", "dann", "gut", "nun", "bitte", "zwei", "ein") {
			t = idle(t, at, at+1)
		}
	}
	_, end := s.is(t, 0, words.Also)
	if end == 0 {
		return t
	}
	next := end
	for sign(t, next, ",", ":", "-") {
		next++
	}
	if _, again := s.is(t, next, words.Also); again > 0 && next > end {
		return idle(t, next, again)
	}
	return t
}

// changedIn puts the go behind a change that names it in the midst: `Ändere im zweiten Zug
// Stadion in Mine`.
func changedIn(s *Speech, t []marks.Token) []marks.Token {
	_, from := s.is(t, 0, words.Change)
	if !s.OnFile || from == 0 {
		return t
	}
	next := from
	for sign(t, next, "en", "im", "au", "in", "bitte") {
		if _, end := s.is(t, next, words.Scope); end > 0 {
			break
		}
		next++
	}
	_, end := s.is(t, next, words.Scope)
	last := len(t)
	for last > 0 && t[last-1].Is(".") {
		last--
	}
	if end == 0 || end >= last {
		return t
	}
	row := append(append([]marks.Token(nil), t[:from]...), t[end:last]...)
	return append(append(row, t[from:end]...), t[last:]...)
}

// asLong makes the `danach` behind `solange …` an otherwise: what comes when that holds no
// more.
func asLong(_ *Speech, t []marks.Token) []marks.Token {
	open := false
	for at := range t {
		open = open || t[at].Is("solange", "mientras") || t[at].Is("tant") && sign(t, at+1, "que")
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
func deniedOnce(s *Speech, t []marks.Token) []marks.Token {
	denied := false
	for at := 0; at < len(t); at++ {
		switch {
		case t[at].Is(",", ".", ";", ":"):
			denied = false
		case denied && t[at].Is("ni") && s.In[words.Spanish]:
			end := at + 1
			if sign(t, end, "siquiera") {
				end++
			}
			next := end
			for sign(t, next, "a", "con", "un", "una", "las", "los") {
				next++
			}
			_, number := s.is(t, next, words.Number)
			if number > 0 || next < len(t) && t[next].Number >= 0 || sign(t, next-1, "un", "una") {
				t = append(append([]marks.Token(nil), t[:at]...), t[end:]...)
				continue
			}
			t = idle(t, at, end)
			t[at].Low = unclear
		case t[at].Is("einmal", "mal") && sign(t, at-1, "nicht") && s.In[words.German] && at+1 < len(t) && (t[at+1].Number >= 0 || t[at+1].Is("mehr")), t[at].Is("meme") && sign(t, at+1, "pas") && s.In[words.French]:
			t = append(append([]marks.Token(nil), t[:at]...), t[at+1:]...)
		case t[at].Is("no", "nunca", "jamas", "tampoco"):
			denied = true
		}
	}
	return t
}

// notHim says of a player who is denied behind another one what the tables have: `la tele a Carol
// y no a Bob`, `von Carol und nicht von Bob`.
func notHim(s *Speech, t []marks.Token) []marks.Token {
	named := false
	for at := 1; at+1 < len(t); at++ {
		named = named || s.Player(t, at-1) > 0
		if !named || !t[at].Is("no", "nicht", "pas", "non") || !t[at-1].Is(",", "y", "und", "et", "sino") {
			continue
		}
		who := at + 1
		if sign(t, who, "a", "de", "von", "vom", "bei", "gegen", "auf", "chez", "contra") {
			who++
		}
		n := s.Player(t, who)
		if n == 0 || !closes(t, who+n) || sign(t, who+n, ",") && !closesAll(t, who+n+1) {
			continue
		}
		row := append(append([]marks.Token(nil), t[:at-1]...), made(",", &t[at-1]))
		if s.OnFile {
			return append(row, t[at:]...)
		}
		not := t[at]
		not.Low = "not"
		return append(append(row, not), t[who:]...)
	}
	return t
}

// deniedFirst puts the denial before the player or the card of the sheet on file that is denied,
// where another one stands behind it: `a Bob no, a Carol`, `la Mina no: el Bosque`.
func deniedFirst(s *Speech, t []marks.Token) []marks.Token {
	for at := range t {
		from := at
		for sign(t, from, "a", "al", "y", "und", "et", "de", "von", "pero", "aber") || from < len(t) && articles[t[from].Low] {
			from++
		}
		not := from + s.named(t, from)
		if !s.OnFile || at > 0 && !t[at-1].Is(",", ":", ".") || not == from || !sign(t, not, "no", "nicht", "non") || !sign(t, not+1, ",", ":", ";", ".") {
			continue
		}
		next := not + 2
		for next < len(t) && (rather[t[next].Low] || articles[t[next].Low] || t[next].Is("a", "al", "de", "von")) && s.named(t, next) == 0 {
			next++
		}
		if other := s.named(t, next); other == 0 || !closesAll(t, next+other) || (s.Player(t, from) > 0) != (s.Player(t, next) > 0) {
			continue
		}
		row := append([]marks.Token(nil), t[:at]...)
		if s.Player(t, from) > 0 && slices.ContainsFunc(row, func(one marks.Token) bool { return one.Is("tele", "tv", "television", "canal", "fernseher", "sender") }) {
			row = nil // that is of what takes
		}
		row = append(append(row, t[not]), t[from:not]...)
		return append(append(row, made(",", &t[not])), t[next:]...)
	}
	return t
}

// unclear is how a word is compared that can be meant two ways: as none of the tables.
const unclear = "?hay"

// noneLeft makes the `si no hay mina` behind a card, with nothing between, a condition on the
// other card: else it would be another candidate. So does `si no hay mina, granja`, when the
// mine is not what was named last.
func noneLeft(s *Speech, t []marks.Token) []marks.Token {
	last, named := s.last, ""
	for at := 0; at+3 < len(t); at++ {
		if t[at].Is("si") && sign(t, at+1, "tampoco") && sign(t, at+2, "hay", "queda", "quedan", "se", "puedo") {
			t = append([]marks.Token(nil), t...)
			t[at+1].Low = "no" // not either
		}
		if n := s.Card(t, at); n > 0 {
			last = t[at : at+n]
			named += spelled(last) + ";"
		}
		if !t[at].Is("si") || !sign(t, at+1, "no") || !sign(t, at+2, "hay", "queda", "quedan") {
			continue
		}
		card := at + 3
		for card < len(t) && articles[t[card].Low] {
			card++
		}
		end := card + s.Card(t, card)
		if end == card || !closes(t, end) || last != nil && spelled(last) == spelled(t[card:end]) {
			continue // that is for again
		}
		behind := false
		for from := max(0, at-4); from < at; from++ {
			behind = behind || s.Card(t, from) > 0 && from+s.Card(t, from) == at
		}
		if !behind && (last == nil || !follows(s, t, end)) {
			continue
		}
		if !slices.ContainsFunc(t[:at], func(one marks.Token) bool { return one.Is("solo", "solamente", "unicamente") }) && (behind || !s.before[spelled(t[card:end])] && !strings.Contains(named, spelled(t[card:end])+";")) {
			row := append([]marks.Token(nil), t...)
			row[at+2].Low = unclear // there may be a comma too few: another candidate
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
func follows(s *Speech, t []marks.Token, at int) bool {
	next := at + 1
	for next < len(t) && articles[t[next].Low] {
		next++
	}
	return sign(t, at, ",") && s.Card(t, next) > 0
}

// spelled are tokens as they are compared.
func spelled(t []marks.Token) (name string) {
	for i := range t {
		name += " " + t[i].Low
	}
	return name
}

func sign(t []marks.Token, at int, lows ...string) bool {
	return at >= 0 && at < len(t) && t[at].Is(lows...)
}

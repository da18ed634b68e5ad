package tongues

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file turns what is said of tools.

// acting puts a verb behind the tool that acts: `si sale el Centro de negocios`, `si je tombe
// sur la chaîne de télévision`.
func acting(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		if !t[at].Is("si", "cuando", "quand", "wenn", "falls", "sobald", "sil") {
			continue
		}
		from := at + 1
		for speech.Sign(t, from, "me", "je", "nos", "on", "ich", "ya") {
			from++
		}
		_, end := s.Is(t, from, words.Acts)
		if end == 0 {
			_, end = s.Is(t, at+1, words.Acts)
		}
		if speech.Sign(t, from, "tombe", "jactive", "active", "uso", "activo") {
			end = from + 1
		}
		if end == 0 {
			continue
		}
		tool := end
		for speech.Sign(t, tool, "sur", "con", "el", "la", "le", "mi", "ma", "mon", "der", "die", "das", "mein", "l") {
			tool++
		}
		n := s.Tool(t, tool)
		if n == 0 || !speech.Closes(t, tool+n) {
			continue
		}
		row := append(append([]marks.Token(nil), t[:at+1]...), t[tool:tool+n]...)
		row = append(row, speech.Made("acts", &t[tool+n-1]))
		return append(row, t[tool+n:]...)
	}
	return t
}

// tools are words for what is used.
var tools = marks.Lows("hafen", "puerto", "port", "harbour", "harbor", "turm", "funkturm", "startup")

// with are the words by which a tool adds, by those by which people tell whose the two are.
var with = map[string]string{"del": "con", "por": "con", "con": "con", "puntos": "please", "du": "avec", "avec": "avec", "of": "with", "from": "with", "with": "with"}

// theTwo makes `sumo siempre dos con el puerto` of `sumo siempre los dos del puerto`.
func theTwo(_ *speech.Speech, t []marks.Token) []marks.Token {
	for at := 1; at+2 < len(t); at++ {
		if t[at].Is("los", "les", "the") && t[at+1].Is("dos", "deux", "two", "2") && with[t[at+2].Low] != "" && marks.Some(t[at+2:], tools) {
			t = append(append([]marks.Token(nil), t[:at]...), t[at+1:]...)
			if t[at+1].Is("del", "du") {
				t = speech.Insert(t, at+2, speech.Made(map[string]string{"del": "el", "du": "le"}[t[at+1].Low], &t[at+1]))
			}
			t[at+1].Low = with[t[at+1].Low]
		}
	}
	return t
}

// affirmed passes over the yes between a tool and its numbers: `Hafen ja ab 10`.
func affirmed(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 1; at+1 < len(t); at++ {
		if !t[at].Is("ja", "yes", "oui") {
			continue
		}
		before := at - 1
		for before > 0 && t[before].Is(":", ",", "-") {
			before--
		}
		if !tools[t[before].Low] && t[before].Number < 0 && !t[before].Is("mas", "plus", "mehr") {
			continue
		}
		for next := at + 1; next < min(len(t), at+5); next++ {
			if t[next].Number >= 0 {
				return speech.Idle(t, at, at+1)
			}
		}
	}
	return t
}

// unused makes `vom Hafen mache ich keinen Gebrauch` a `never` behind the tool.
func unused(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		if !t[at].Is("gebrauch", "uso", "usage") || !speech.Sign(t, at-1, "keinen", "kein", "no", "ningun", "aucun", "hago", "pas") {
			continue
		}
		tool, n := 0, 0
		for i := range t {
			if found := s.Card(t, i); found > 0 {
				if n > 0 {
					return t
				}
				tool, n = i, found
			}
		}
		end := at + 1
		for speech.Sign(t, end, "zu", "machen", "gemacht", "werden") {
			end++
		}
		from := tool
		for from > 0 && (speech.IsArticle(t[from-1].Low) || t[from-1].Is("von", "vom", "dem", "de", "del", "du", "aus", "recht")) {
			from--
		}
		if n == 0 || tool > at || !speech.Closes(t, end) {
			return t
		}
		row := append(append([]marks.Token(nil), t[:from]...), t[tool:tool+n]...)
		return append(append(row, speech.Made("never", &t[tool+n-1])), t[end:]...)
	}
	return t
}

// Words of a clause that says when a tool may be used.
var (
	permits = marks.Lows("tauschen", "swappen", "tausch", "getauscht", "cambio", "cambiar", "intercambiar", "intercambio", "echange", "echanger", "swap", "dar", "regalar", "donner", "abgeben", "hergeben", "weggeben", "verschenken", "ceder", "marche", "fonctionne", "funciona", "funktioniert")
	clauses = marks.Lows("ich", "je", "yo", "on", "man", "mit", "con", "avec", "dem", "der", "den", "das", "die", "el", "la", "le", "del", "de", "du", "meinem", "mi", "mon", "ma", "darf", "kann", "muss", "soll", "puedo", "pueda", "peux", "dois", "doit", "tengo", "tiene", "que", "hay", "toca", "me", "se", "un", "una", "ein", "einen", "etwas", "was", "algo", "quelque", "chose", "uberhaupt", "wird", "werden", "wirklich", "es", "il", "y", "a", "wieder", "dran", "ist", "zum", "kommt", "une", "carte", "carta", "karte")
	barters = marks.Lows("gegen", "por", "contra", "contre", "for", "against", "dafur", "her")
	buying  = marks.Lows("kaufe", "kauf", "kaufen", "compro", "comprar", "compra", "achete", "acheter", "baue", "construyo", "construis", "wurfle", "tiro", "lance")
)

// allowed passes over a clause that says when a tool may be used, before the order of that
// tool: `wenn ich tauschen darf: mein Wald gegen Bobs Mine`.
func allowed(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		if !t[at].Is("si", "cuando", "quand", "wenn", "falls", "sobald", "sil", "if", "when") {
			continue
		}
		uses, end := false, at+1
		for end < len(t) && !t[end].Is(",", ":", ".", ";") {
			if t[end].Is("(") {
				for end < len(t) && !t[end].Is(")") {
					end++
				}
				end++
				continue
			}
			n := s.Tool(t, end)
			switch {
			case n > 0:
				end += n - 1
			case permits[t[end].Low]:
				uses = true
			case !clauses[t[end].Low]:
				uses, end = false, len(t)
			}
			end++
		}
		if !uses || end+1 >= len(t) {
			continue
		}
		barter, given, other := false, 0, false
		for i := end; i < len(t) && !t[i].Is(".", ";"); i++ {
			barter = barter || barters[t[i].Low]
			other = other || buying[t[i].Low]
			given += s.Player(t, i)
		}
		if other || given == 0 {
			continue
		}
		row := speech.Idle(t, at, end)
		next := end + 1
		if speech.IsArticle(t[next].Low) || s.Card(t, next) > 0 || t[next].Is("meine", "meinen", "mis") {
			verb := speech.Made("swap", &t[end])
			switch {
			case barter:
			case s.In[words.Spanish]:
				verb.Low = "doy"
			case s.In[words.German]:
				verb.Low = "gebe"
			default:
				verb.Low = "donne"
			}
			row = speech.Insert(row, next, verb)
		}
		return row
	}
	return t
}

// Words of a swap in two halves.
var (
	gives = marks.Lows("doy", "dar", "gebe", "geb", "donne", "ofrezco", "entrego", "regalo")
	takes = marks.Lows("cojo", "coger", "quito", "tomo", "prends", "prendre", "nehme", "nehm", "hole", "bekomme", "kriege", "recibo", "recupere", "quedo", "llevo", "da", "will", "mochte", "quiero", "veux")
	his   = marks.Lows("su", "sa", "son", "seine", "seinen", "sein", "ihre", "ihren", "ihr", "dessen", "deren")
)

// bartered makes one order of the two halves of a swap: `doy mi panadería a Bob y cojo su
// mina`.
func bartered(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := range t {
		if !gives[t[at].Low] {
			continue
		}
		mine, who := barter(s, t, at+1)
		if mine == 0 {
			continue
		}
		and := max(mine+s.Card(t, mine), who+s.Player(t, who))
		if !speech.Sign(t, and, "y", "und", "et", ",") {
			continue
		}
		take := and + 1
		for speech.Sign(t, take, "ich", "je", "yo", "y", "und", "et", "me", "le", "lui", "el", "ella") {
			take++
		}
		if take >= len(t) || !takes[t[take].Low] {
			continue
		}
		theirs := take + 1
		for speech.Sign(t, theirs, "ich", "mir", "dafur", "a", "cambio", "con") {
			theirs++
		}
		if t[take].Is("quedo") && theirs < len(t) && speech.IsArticle(t[theirs].Low) {
			t = append([]marks.Token(nil), t...)
			t[take].Low = speech.Unclear // his, or a new one?
		}
		if theirs >= len(t) || !his[t[theirs].Low] {
			continue
		}
		theirs++
		end := theirs + s.Card(t, theirs)
		if speech.Sign(t, end, "a") && speech.Sign(t, end+1, "cambio") {
			t = append(append([]marks.Token(nil), t[:end]...), t[end+2:]...)
		}
		if end == theirs || end < len(t) && !speech.Closes(t, end) && !t[end].Is("dafur") {
			continue
		}
		from := at
		if speech.Sign(t, at-1, "le") {
			from--
		}
		row := append(append([]marks.Token(nil), t[:from]...), speech.Made("swap", &t[at]))
		row = append(append(row, t[mine:mine+s.Card(t, mine)]...), speech.Made("for", &t[mine]))
		row = append(append(row, t[theirs:end]...), speech.Made("of", &t[end-1]))
		return append(append(row, t[who:who+s.Player(t, who)]...), t[end:]...)
	}
	return t
}

// barter returns where the card stands that is given, and to whom, in either row; 0 for none.
func barter(s *speech.Speech, t []marks.Token, at int) (card, who int) {
	for speech.Sign(t, at, "ich", "je", "yo", "le", "mi", "mon", "ma", "mein", "meine", "meinen", "un", "una", "une", "ein", "eine", "einen", "la", "el", "a", "an", "dem", "der") {
		at++
	}
	if n := s.Player(t, at); n > 0 {
		who, at = at, at+n
		for at < len(t) && speech.IsArticle(t[at].Low) {
			at++
		}
	}
	n := s.Card(t, at)
	if n == 0 {
		return 0, 0
	}
	if card, at = at, at+n; who > 0 {
		return card, who
	}
	for speech.Sign(t, at, "a", "an", "dem", "der") {
		at++
	}
	if s.Player(t, at) == 0 {
		return 0, 0
	}
	return card, at
}

// everyTime puts `beide Male` before an order of a tool in whose midst it stands.
func everyTime(s *speech.Speech, t []marks.Token) []marks.Token {
	from, tool := 0, false
	for at := 0; at < len(t); at++ {
		if t[at].Is(",", ".", ":", ";", "und", "y", "et", "wenn", "falls", "si", "sil", "quand", "cuando") {
			from, tool = at+1, false
			continue
		}
		tool = tool || s.Tool(t, at) > 0 || t[at].Is("startup")
		m, end := s.Is(t, at, words.Scope)
		if end == 0 || !tool || at == from || end >= len(t) || speech.Closes(t, end) || m.Value != int(orders.EveryGo) && m.Value != words.BothGoes {
			continue
		}
		row := append(append([]marks.Token(nil), t[:from]...), t[at:end]...)
		return append(append(row, t[from:at]...), t[end:]...)
	}
	return t
}

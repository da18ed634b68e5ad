package revisions

import (
	"slices"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file turns what puts one card in the place of another on file.

// Words around two cards of which one comes in the other's place.
var (
	leaving  = marks.Lows("cambio", "cambia", "cambiar", "cambiamos", "arrepenti", "arrepiento", "ersetze", "ersetzt", "ersetz", "sustituye", "sustituyo", "remplace", "remplacez", "quita", "quito", "fuera", "raus", "streich", "streiche")
	changing = marks.Lows("y", "und", "et", "mais", "sino", "sondern", "mejor", "lieber", "plutot", "doch", "stattdessen", "dafur", "por", "durch", "par", "gegen", "in", "a", "de", "del", "du", "des", "eso", "en", "su", "son", "lugar", "vez", "place", "dentro", "rein", "otra", "otro", "me", "que", "als", "ich", "je", "yo",
		"nehme", "nehm", "mochte", "will", "quiero", "pon", "ponme", "prends", "mets", "veux", "nimm", "hatte", "gern", "gerne", "bitte", "rebonjour", "perdona", "finalement", "pas", "final", "al", "no", "ahora", "jetzt", "maintenant", "noch", "auch", "beim", "im", "la", "wieder", "uberhaupt", "se", "se", "hola", "hallo", "salut", "oh", "ach", "ah", "also", "dann", "so", "entonces", "alors", "donc", "par", "plus", "ne")
	struck   = marks.Lows("quita", "quito", "quitar", "borra", "elimina", "tacha", "retira", "descarta", "cancela", "anula", "olvida", "fuera", "raus", "streich", "streiche", "streichen", "entferne", "losche", "vergiss", "enleve", "retire", "supprime", "oublie", "annule")
	ratherOf = marks.Lows("lieber", "plutot", "mejor", "antes", "prefiero", "prefere")
)

// Replaced makes what puts one card in the place of another one `change A to B`, for what is
// on file: `finalement pas la Mine mais le Café`, `Cambio la Mina por un Café`.
func Replaced(s *speech.Speech, t []marks.Token) []marks.Token {
	if !s.OnFile {
		return t
	}
	var c change
	end := c.scan(s, t)
	if _, told := s.Is(t, 0, words.Change); told > 0 && c.scopeEnd > 0 || end == 0 || c.cards != 2 || c.second <= c.first+c.firstLen {
		return t
	}
	joined := !slices.ContainsFunc(t[c.first+c.firstLen:c.second], func(one marks.Token) bool {
		return !one.Is(",", "y", "e", "und", "et", "ni") && !speech.IsArticle(one.Low)
	})
	if c.marker >= 0 && c.marker < c.first && struck[t[c.marker].Low] && joined {
		return t // both of them
	}
	old, oldLen, other, otherLen := c.first, c.firstLen, c.second, c.secondLen
	switch rather := c.rather >= 0 && c.rather < c.first && speech.Sign(t, c.behind(t), "als", "que"); {
	case c.marker >= 0 && c.marker < c.first && !rather:
	case c.instead && c.marker > c.first || rather:
		old, oldLen, other, otherLen = other, otherLen, old, oldLen
	case c.marker == c.first+c.firstLen:
	default:
		return t
	}
	row := append(append([]marks.Token{speech.Made("change", &t[0])}, t[old:old+oldLen]...), speech.Made("to", &t[old+oldLen-1]))
	row = append(append(row, t[other:other+otherLen]...), t[c.scope:c.scopeEnd]...)
	if end < len(t) {
		row = append(append(row, speech.Made(",", &t[end-1])), t[end:]...)
	}
	return row
}

// A change is what a sentence says of two cards, while it is looked at.
type change struct {
	cards                              int
	first, firstLen, second, secondLen int
	scope, scopeEnd                    int
	marker                             int  // what says which one leaves; -1 for nothing
	instead                            bool // ... stands before that one
	rather                             int
}

// scan looks at the words of a sentence up to what says that the rest stays, and returns
// where that is; 0 when some word says another thing.
func (c *change) scan(s *speech.Speech, t []marks.Token) int {
	c.marker, c.rather = -1, -1
	for at := 0; at < len(t); at++ {
		if _, keep := s.Is(t, at, words.Keep); keep > 0 && at > 0 {
			return at
		}
		if n := s.Card(t, at); n > 0 {
			if c.cards++; c.cards == 1 {
				c.first, c.firstLen = at, n
			} else {
				c.second, c.secondLen = at, n
			}
			at += n - 1
			continue
		}
		if next := c.word(s, t, at); next > 0 {
			at = next - 1
			continue
		}
		return 0
	}
	return len(t)
}

// word looks at a phrase that is no card, and returns where it ends; 0 for one that says
// another thing.
func (c *change) word(s *speech.Speech, t []marks.Token, at int) int {
	if ratherOf[t[at].Low] && c.rather < 0 {
		c.rather = at
	}
	for _, kind := range [...]words.Kind{words.Instead, words.Drop, words.Change} {
		if _, end := s.Is(t, at, kind); end > 0 && !t[at].Is("no", "nicht", "a") || end > at+1 {
			if c.marker < 0 {
				c.marker, c.instead = at, kind == words.Instead
			}
			return end
		}
	}
	if refuses := t[at].Is("no") && speech.Sign(t, at+1, "quiero"); refuses || leaving[t[at].Low] {
		if c.marker < 0 {
			c.marker = at
		}
		if refuses {
			return at + 2
		}
		return at + 1
	}
	if _, end := s.Is(t, at, words.Scope); end > 0 {
		if c.scopeEnd > 0 {
			return 0
		}
		for c.scope = at; c.scope > 0 && t[c.scope-1].Is("en", "im", "in", "beim", "au", "la", "le", "para", "pour"); c.scope-- {
		}
		c.scopeEnd = end
		return end
	}
	for _, kind := range [...]words.Kind{words.Correct, words.Retract} {
		if _, end := s.Is(t, at, kind); end > 0 {
			for i := at; i < end && c.rather < 0; i++ {
				if ratherOf[t[i].Low] {
					c.rather = i
				}
			}
			return end
		}
	}
	if changing[t[at].Low] || speech.IsArticle(t[at].Low) || t[at].Is(",", ".", ":", ";", "-") {
		return at + 1
	}
	_, end := s.Is(t, at, words.Empty)
	return end
}

// behind is what stands directly before the second card, but for an article.
func (c *change) behind(t []marks.Token) int {
	at := c.second - 1
	for at > 0 && speech.IsArticle(t[at].Low) {
		at--
	}
	return at
}

// Words of a sentence that says what stays as it is on file.
var (
	remains = marks.Lows("bleibt", "bleiben", "igual", "dejalo", "dejala", "dejadlo", "sigue", "queda", "reste", "restent", "unverandert", "inchange", "inchanges", "pareil")
	topics  = marks.Lows("lo", "de", "el", "los", "la", "las", "le", "les", "der", "die", "das", "mein", "mi", "mon", "ma", "y", "und", "et", ",", ".", "tausch", "swap", "cambio", "intercambio", "echange", "wurfel", "wurf", "dados", "dado", "des", "repetir", "relance", "relancer", "reroll", "tele", "tv", "fernsehen", "sender", "start", "startup", "hafen", "puerto", "port",
		"so", "gleich", "wie", "er", "sie", "es", "ist", "war", "gehabt", "como", "esta", "estaba", "que", "se", "comme", "est", "etait", "tel", "quel", "auch", "tambien", "aussi", "beim", "en", "im", "au", "no", "ne", "pas", "change", "cambia", "primero", "segundo", "primera", "segunda", "premier", "second", "deuxieme", "erste", "zweite", "erster", "zweiter", "alten")
)

// Remaining makes `der Tausch bleibt`, `lo de la primera déjalo como está` what says that the
// rest of what is on file stays.
func Remaining(s *speech.Speech, t []marks.Token) []marks.Token {
	if !s.OnFile || len(t) < 2 {
		return t
	}
	stays := false
	for at := 0; at < len(t); at++ {
		_, scope := s.Is(t, at, words.Scope)
		switch {
		case remains[t[at].Low], t[at].Is("change", "cambia") && speech.Sign(t, at-1, "no", "ne"):
			stays = true
		case scope > 0:
			at = scope - 1
		case !topics[t[at].Low]:
			return t
		}
	}
	if !stays {
		return t
	}
	return []marks.Token{speech.Made("the", &t[0]), speech.Made("rest", &t[0]), speech.Made("stays", &t[len(t)-1])}
}

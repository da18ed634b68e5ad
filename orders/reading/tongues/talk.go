package tongues

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file passes over what people say before their orders and behind them.

// years are words behind somebody's age.
var years = marks.Lows("anos", "jahre", "jahren", "ans")

// aged passes over who writes, and how old he is: `hola soy Lupita, tengo 8 años`.
func aged(s *Speech, t []marks.Token) []marks.Token {
	for at := 1; at < min(len(t), mostIntroduced); at++ {
		if tells(s, t, at-1) {
			return t
		}
		number := t[at-1].Number >= 0
		if _, end := s.is(t, at-1, words.Number); !years[t[at].Low] || !number && end != at {
			continue
		}
		end := at + 1
		for sign(t, end, "alt", "et", "demi", "y", "medio", "und", "einhalb") && !(t[end].Is("y", "et", "und") && !sign(t, end+1, "demi", "medio")) {
			end++
		}
		if sign(t, end, "y", "et", "und", ",") {
			end++
		}
		return idle(t, 0, end)
	}
	return t
}

// mostIntroduced is how many tokens an introduction has at most.
const mostIntroduced = 18

// tells tells whether something of the game stands at a place: a card, dice, a go, what turns
// an order round.
func tells(s *Speech, t []marks.Token, at int) bool {
	if s.Card(t, at) > 0 || s.Player(t, at) > 0 {
		return true
	}
	for _, kind := range [...]words.Kind{
		words.Scope, words.If, words.Unless, words.Else, words.Denial, words.Not, words.Never, words.Nothing, words.Dice, words.Coins, words.Retract, words.Correct, words.Also, words.Instead, words.Drop,
		words.Keep, words.Governs, words.Round, words.Change, words.Same, words.AsBefore, words.Doubles, words.Always, words.Joint,
	} {
		if m, end := s.is(t, at, kind); end > 0 && (!m.Shy || kind != words.Also) {
			return true
		}
	}
	m, end := s.is(t, at, words.Verb)
	return end > 0 && !(m.Value == int(orders.Roll) && t[at].Is("juego", "spiele", "joue", "die", "dice"))
}

// unreal are words by which what stands behind them is no order.
var unreal = marks.Lows("beispiel", "beispiele", "ejemplo", "exemple", "nachste", "nachsten", "nachstes", "nachster", "proxima", "proximo", "prochain", "prochaine", "letzte", "letztes", "letzten", "ultima", "ultimo", "dernier", "derniere", "morgen", "manana", "demain",
	"spater", "tard", "tarde", "ware", "waren", "gewesen", "hatte", "habria", "habia", "aurais", "avais", "traum", "sueno", "reve", "war", "wurde", "fue", "era", "etait", "hizo", "frage", "fragen", "pregunta", "question", "vielleicht", "quizas", "quiza", "tal", "peut", "etwa", "falsch", "error", "faux", "nie", "nunca", "jamais",
	"alles", "todo", "tout", "erst", "vergiss", "olvida", "oublie", "gilt", "vale", "vaut", "so", "etwas", "anderes", "otra", "autre", "statt", "wollte", "queria", "voulais", "hatten", "man", "sagt", "dice", "dit", "meint")

// prefaced passes over talk before a colon, and the order behind it: `der Kaffee wird kalt: 2
// Würfel`.
func prefaced(s *Speech, t []marks.Token) []marks.Token {
	for at := 0; at+1 < len(t); at++ {
		switch {
		case t[at].Is(":"):
			if at < 4 || !bids(s, t, at+1) {
				return t
			}
			return idle(t, 0, at+1)
		case t[at].Number >= 0, t[at].Is("."):
			return t
		case t[at].Is("nur", "solo") && sign(t, at+1, "schnell", "kurz", "rapido", "eben"), t[at].Is("y", "also", "asi", "que", "hab", "habe"):
		case unreal[t[at].Low], words.IsElsewhen(t[at].Low):
			return t
		case tells(s, t, at):
			return t
		}
	}
	return t
}

// farewells are words that greet at the end of a letter.
var farewells = marks.Lows("bisous", "bises", "biz", "bizz", "saludos", "besos", "abrazos", "salu2", "gracias", "lg", "mfg", "gruss", "grusse", "adios", "ciao", "tschus", "tschuss", "merci", "danke", "chao", "agur", "servus", "baba", "bussi", "adieu", "tchao", "abrazo", "beso")

// farewell passes over greetings at the end of an order: `mine ou forêt bisous`.
func farewell(s *Speech, t []marks.Token) []marks.Token {
	last := len(t)
	for last > 0 && t[last-1].Is(".") {
		last--
	}
	from := last
	for from > 1 && (farewells[t[from-1].Low] || from < last && t[from-1].Is("un", "muchas", "liebe", "viele", "et", "y", "und", "muchos", "vielen", "grosses")) {
		from--
	}
	if from == last || from < 2 {
		return t
	}
	return idle(t, from, last)
}

// mixed makes an `if` before words of another language one of that: `if no me llega`.
func mixed(s *Speech, t []marks.Token) []marks.Token {
	for at := 0; at+1 < len(t); at++ {
		if !t[at].Is("if", "when") {
			continue
		}
		for language, low := range [words.NumLanguages]string{words.Spanish: "si", words.German: "wenn", words.French: "si"} {
			next := t[at+1].Low
			if low != "" && s.In[language] && words.IsKnown(next, words.Language(language)) && (!words.IsKnown(next, words.English) || next == "no" && language == int(words.Spanish) && sign(t, at+2, "me", "hay", "tengo", "llega", "puedo", "queda", "esta", "alcanza", "se")) {
				row := append([]marks.Token(nil), t...)
				row[at].Low = low
				t = row
				break
			}
		}
	}
	return t
}

// headed puts a go before the order whose name stands above it with that go: `Swap en las
// dos: …`.
func headed(s *Speech, t []marks.Token) []marks.Token {
	_, verb := s.is(t, 0, words.Verb)
	if verb == 0 || verb >= len(t) {
		return t
	}
	from := verb
	for sign(t, from, "en", "las", "los", "in", "im", "les", "beim", "au", "la", "aux", "fur", "para", "pour") {
		if _, end := s.is(t, from, words.Scope); end > 0 {
			break
		}
		from++
	}
	_, end := s.is(t, from, words.Scope)
	if end == 0 || !sign(t, end, ":") {
		return t
	}
	row := append(append([]marks.Token(nil), t[verb:end]...), made(",", &t[end-1]))
	return append(append(row, t[:verb]...), t[end:]...)
}

// withEach leaves out the second `con` of `me quedo con A o con B`.
func withEach(s *Speech, t []marks.Token) []marks.Token {
	stays := false
	for at := range t {
		if stays && t[at].Is("con") {
			next := at + 1
			for next < len(t) && articles[t[next].Low] {
				next++
			}
			if s.Card(t, next) > 0 {
				t = idle(t, at, at+1)
			}
		}
		stays = stays || t[at].Is("con") && sign(t, at-1, "quedo", "conformo", "contento")
	}
	return t
}

// because passes over why something is wanted, in a clause with nothing of the game: `…, da
// stehen ja meine Kutter`.
func because(s *Speech, t []marks.Token) []marks.Token {
	for at := 2; at+2 < len(t); at++ {
		comma := t[at-1].Is(",", "-")
		switch {
		case comma && t[at].Is("da", "weil", "denn", "porque", "car", "puisque", "parce", "schliesslich"):
		case comma && t[at].Is("que") && s.In[words.Spanish]:
		case t[at].Is("weil", "porque", "parce") && !t[at-1].Is("nur", "solo", "no", "nicht", "pas"):
		default:
			continue
		}
		end := at + 1
		for end < len(t) && !t[end].Is(",", ".", ";", ":", "-", "?", "y", "und", "et", "pero", "aber", "mais") && (!tells(s, t, end) || t[end].Is("immer", "siempre", "toujours", "ja", "doch", "schon", "noch", "eh")) && t[end].Number < 0 {
			end++
		}
		if end > at+2 && (end == len(t) || t[end].Is(".", ";")) {
			from := at
			if comma {
				from--
			}
			return idle(t, from, end)
		}
	}
	return t
}

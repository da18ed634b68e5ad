// Package smalltalk passes over what people of other languages say beside their orders: who
// they are and how old, why they want it, who told them to, what they have already, and
// greetings.
//
// What it passes over stays in the row, as words that say nothing; it makes no order of it and
// turns none round. What somebody says beside an order enters here, with a line in the table of
// orders/reading/tongues; a sentence that is nothing but talk is for orders/reading/talk.
package smalltalk

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// years are words behind somebody's age.
var years = marks.Lows("anos", "jahre", "jahren", "ans")

// Aged passes over who writes, and how old he is: `hola soy Lupita, tengo 8 años`.
func Aged(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 1; at < min(len(t), mostIntroduced); at++ {
		if tells(s, t, at-1) {
			return t
		}
		number := t[at-1].Number >= 0
		if _, end := s.Is(t, at-1, words.Number); !years[t[at].Low] || !number && end != at {
			continue
		}
		end := at + 1
		for speech.Sign(t, end, "alt", "et", "demi", "y", "medio", "und", "einhalb") && !(t[end].Is("y", "et", "und") && !speech.Sign(t, end+1, "demi", "medio")) {
			end++
		}
		if speech.Sign(t, end, "y", "et", "und", ",") {
			end++
		}
		return speech.Idle(t, 0, end)
	}
	return t
}

// mostIntroduced is how many tokens an introduction has at most.
const mostIntroduced = 18

// tells tells whether something of the game stands at a place: a card, dice, a go, what turns
// an order round.
func tells(s *speech.Speech, t []marks.Token, at int) bool {
	if s.Card(t, at) > 0 || s.Player(t, at) > 0 {
		return true
	}
	for _, kind := range [...]words.Kind{
		words.Scope, words.If, words.Unless, words.Else, words.Denial, words.Not, words.Never, words.Nothing, words.Dice, words.Coins, words.Retract, words.Correct, words.Also, words.Instead, words.Drop,
		words.Keep, words.Governs, words.Round, words.Change, words.Same, words.AsBefore, words.Doubles, words.Always, words.Joint,
	} {
		if m, end := s.Is(t, at, kind); end > 0 && (!m.Shy || kind != words.Also) {
			return true
		}
	}
	m, end := s.Is(t, at, words.Verb)
	return end > 0 && !(m.Value == int(orders.Roll) && t[at].Is("juego", "spiele", "joue", "die", "dice"))
}

// unreal are words by which what stands behind them is no order.
var unreal = marks.Lows("beispiel", "beispiele", "ejemplo", "exemple", "nachste", "nachsten", "nachstes", "nachster", "proxima", "proximo", "prochain", "prochaine", "letzte", "letztes", "letzten", "ultima", "ultimo", "dernier", "derniere", "morgen", "manana", "demain",
	"spater", "tard", "tarde", "ware", "waren", "gewesen", "hatte", "habria", "habia", "aurais", "avais", "traum", "sueno", "reve", "war", "wurde", "fue", "era", "etait", "hizo", "frage", "fragen", "pregunta", "question", "vielleicht", "quizas", "quiza", "tal", "peut", "etwa", "falsch", "error", "faux", "nie", "nunca", "jamais",
	"alles", "todo", "tout", "erst", "vergiss", "olvida", "oublie", "gilt", "vale", "vaut", "so", "etwas", "anderes", "otra", "autre", "statt", "wollte", "queria", "voulais", "hatten", "man", "sagt", "dice", "dit", "meint")

// Prefaced passes over talk before a colon, and the order behind it: `der Kaffee wird kalt: 2
// Würfel`.
func Prefaced(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at+1 < len(t); at++ {
		switch {
		case t[at].Is(":"):
			if at < 4 || !bids(s, t, at+1) {
				return t
			}
			return speech.Idle(t, 0, at+1)
		case t[at].Number >= 0, t[at].Is("."):
			return t
		case t[at].Is("nur", "solo") && speech.Sign(t, at+1, "schnell", "kurz", "rapido", "eben"), t[at].Is("y", "also", "asi", "que", "hab", "habe"):
		case unreal[t[at].Low], words.IsElsewhen(t[at].Low):
			return t
		case tells(s, t, at), counts(s, t, at):
			return t
		}
	}
	return t
}

// counts tells whether landmarks stand at a place, of which somebody has so many: `habe ich drei
// Großprojekte: Flughafen`.
func counts(s *speech.Speech, t []marks.Token, at int) bool {
	_, end := s.Is(t, at, words.Landmark)
	return end > 0
}

// farewells are words that greet at the end of a letter.
var farewells = marks.Lows("bisous", "bises", "biz", "bizz", "saludos", "besos", "abrazos", "salu2", "gracias", "lg", "mfg", "gruss", "grusse", "adios", "ciao", "tschus", "tschuss", "merci", "danke", "chao", "agur", "servus", "baba", "bussi", "adieu", "tchao", "abrazo", "beso")

// Farewell passes over greetings at the end of an order: `mine ou forêt bisous`.
func Farewell(s *speech.Speech, t []marks.Token) []marks.Token {
	last := marks.End(t)
	from := last
	for from > 1 && (farewells[t[from-1].Low] || from < last && t[from-1].Is("un", "muchas", "liebe", "viele", "et", "y", "und", "muchos", "vielen", "grosses")) {
		from--
	}
	if from == last || from < 2 {
		return t
	}
	return speech.Idle(t, from, last)
}

// Because passes over why something is wanted, in a clause with nothing of the game: `…, da
// stehen ja meine Kutter`.
func Because(s *speech.Speech, t []marks.Token) []marks.Token {
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
			return speech.Idle(t, from, end)
		}
	}
	return t
}

// Introduced leaves out `soy Ann` at the beginning of a sentence.
func Introduced(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at < min(len(t), 5); at++ {
		if n := s.Me(t, at+1); at == 0 && t[at].Is("fur", "para", "pour") && n > 0 && speech.Sign(t, at+1+n, ":", "bitte") {
			return speech.Idle(t, 0, at+1+n)
		}
		if !t[at].Is("soy", "bin", "suis", "ici", "aqui", "hier", "habla", "cest", "ist") {
			continue
		}
		next := at + 1
		for speech.Sign(t, next, "der", "die", "el", "la", "ist", "yo", "le") {
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

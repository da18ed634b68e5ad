package tongues

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file names a landmark that is to be built once more when it was torn down.

// anew are ways to say that it is built again, of which a word in capitals stands for it.
var anew = each(
	"rebuild IT", "build|buy|construct|get IT again|back|anew|afresh", "build|buy|construct|get IT right|straight|directly again|back", "build IT up again", "build IT back up", "build IT again at once",
	"vuelvo a construirla|construirlo|comprarla|comprarlo|levantarla|levantarlo", "la|lo vuelvo a construir|comprar|levantar", "la|lo reconstruyo", "la|lo compro|construyo|levanto otra vez", "la|lo compro|construyo|levanto de nuevo", "compra|compro|construye|construyo otra vez", "compra|compro|construye|construyo de nuevo",
	"baue|kaufe|bau|kauf ich IT wieder|neu|nochmal|erneut auf", "baue|kaufe|bau|kauf ich IT wieder|neu|nochmal|erneut", "baue|kaufe|bau|kauf ich IT gleich|dann|sofort wieder|neu auf", "baue|kaufe|bau|kauf ich IT gleich|dann|sofort wieder|neu", "ich baue|kaufe IT wieder|neu|nochmal auf", "ich baue|kaufe IT wieder|neu|nochmal", "ich baue|kaufe IT gleich|dann|sofort wieder|neu auf", "ich baue|kaufe IT gleich|dann|sofort wieder|neu",
	"je le|la rachete|reconstruis",
)

// pronoun are words that stand for it, behind the verb.
var pronoun = marks.Lows("it", "ihn", "sie", "es", "den", "die", "das")

// each are the rows of phrases, place by place, the longest first.
func each(phrases ...string) (rows [][][]string) {
	for _, phrase := range phrases {
		var row [][]string
		for place := range strings.FieldsSeq(phrase) {
			row = append(row, strings.Split(place, "|"))
		}
		rows = append(rows, row)
	}
	slices.SortStableFunc(rows, func(a, b [][]string) int { return len(b) - len(a) })
	return rows
}

// rebuilt makes `buy the Train Station` of `I build it again` behind the Train Station that is to
// be torn down.
func rebuilt(s *speech.Speech, t []marks.Token) []marks.Token {
	for at := 0; at < len(t); at++ {
		if m, end := s.Is(t, at, words.Verb); end > 0 && m.Value == int(orders.Demolish) || t[at].Is("break", "tear", "abreissen", "reisst", "tirar", "tire", "derribar", "derribe") {
			s.Torn = torn(s, t, at)
			continue
		}
		if s.Torn == nil {
			continue
		}
		for _, row := range anew {
			if !isAnew(t, at, row) || later(t, at+len(row)) {
				continue
			}
			from := at
			for from > 0 && t[from-1].Is("then", "afterwards", "after", "luego", "despues", "danach", "dann", "anschliessend", "puis", "i", "will", "ill", "yo", "ich", "je") {
				from--
			}
			buy := t[from]
			buy.Low, buy.Raw = "buy", t[from].Raw
			out := append(append([]marks.Token(nil), t[:from]...), buy)
			for i := range s.Torn {
				out = append(out, speech.Made(s.Torn[i].Low, &t[at]))
			}
			end := at + len(row)
			for speech.Sign(t, end, "afterwards", "danach", "despues", "luego") {
				end++
			}
			return append(out, t[end:]...)
		}
	}
	return t
}

// torn are the words of the landmark that is to be torn down by a verb at a place: the next one,
// or the last before it.
func torn(s *speech.Speech, t []marks.Token, at int) []marks.Token {
	for next := at + 1; next < len(t) && !t[next].Is(".", ","); next++ {
		if n := s.Card(t, next); n > 0 {
			return append([]marks.Token(nil), t[next:next+n]...)
		}
	}
	for before := at - 1; before >= 0 && !t[before].Is(".", ","); before-- {
		if n := s.Card(t, before); n > 0 && before+n <= at {
			return append([]marks.Token(nil), t[before:before+n]...)
		}
	}
	return s.Torn
}

// later tells words of another time behind a place: that may be another turn.
func later(t []marks.Token, at int) bool {
	if speech.Sign(t, at, "in", "on") {
		return !speech.Sign(t, at+1, "go", "my", "the", "both")
	}
	return speech.Sign(t, at, "later", "soon", "next", "when", "if", "some", "as", "someday", "spater", "nachste", "nachsten", "sobald", "wenn", "mas", "cuando", "si", "plus", "quand")
}

// isAnew tells whether a row of words stands at a place.
func isAnew(t []marks.Token, at int, row [][]string) bool {
	if at+len(row) > len(t) {
		return false
	}
	for i, place := range row {
		if place[0] == "IT" && pronoun[t[at+i].Low] || t[at+i].Is(place...) {
			continue
		}
		return false
	}
	return true
}

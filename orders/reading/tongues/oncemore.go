package tongues

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file reads a throw that is to be thrown again, without the verb.

// mostThrown is how many tokens a sentence has at most that says only at which totals.
const mostThrown = 16

// Words of such a sentence.
var (
	totals   = marks.Lows("on", "with", "at", "for", "bei", "con", "avec", "sur", "si", "if", "when", "whenever", "wenn", "falls", "fallt", "quand", "cuando")
	repeated = [][]string{{"again"}, {"once", "more"}, {"one", "more", "time"}, {"one", "more", "try"}, {"one", "more", "go"}, {"another", "go"}, {"another", "try"}, {"otra", "vez"}, {"una", "vez", "mas"}, {"encore", "une", "fois"}, {"encore"}}
)

// onceMore makes `if it is a 1, reroll` of `if it is a 1, again`: what comes again behind
// nothing but a total is the throw, and no condition of what the next sentence says.
func onceMore(s *speech.Speech, t []marks.Token) []marks.Token {
	last := marks.End(t)
	for last > 0 && t[last-1].Is("please", "pls", "porfa", "bitte", "then") {
		last--
	}
	if last > mostThrown || last < 3 || !totals[t[0].Low] && !speech.Sign(t, 0, "and", "but", "y", "pero", "und", "aber", "et", "mais") {
		return t
	}
	for _, phrase := range repeated {
		from := last - len(phrase)
		if from < 2 || !stands(t[from:last], phrase) {
			continue
		}
		end := from
		for end > 0 && t[end-1].Is(",", "then", "entonces", "dann", "alors", "pues") {
			end--
		}
		if end == from || !isTotal(s, t[:end]) {
			return t
		}
		row := speech.Idle(t, from, last)
		row[from].Low = "reroll"
		return row
	}
	return t
}

// stands tells whether tokens are these words.
func stands(t []marks.Token, phrase []string) bool {
	for i, low := range phrase {
		if !t[i].Is(low) {
			return false
		}
	}
	return true
}

// isTotal tells whether tokens name a total, and no coins, card or player.
func isTotal(s *speech.Speech, t []marks.Token) bool {
	number := false
	for at := range t {
		if s.Named(t, at) > 0 || t[at].Is("left", "go", "turn", "jugada", "zug", "tour") {
			return false
		}
		for _, kind := range [...]words.Kind{words.Coins, words.Has, words.HasNot, words.Landmark, words.Scope, words.Dice, words.Denial} {
			if _, end := s.Is(t, at, kind); end > 0 && t[at].Number < 0 {
				return false
			}
		}
		_, end := s.Is(t, at, words.Number)
		number = number || t[at].Number >= 0 || end > 0
	}
	return number
}

package tongues

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
	"machipost/orders/reading/words"
)

// This file reads sentences that answer, one thing after the other, whether it is to be: `one
// die yes, reroll no`.

// Words that answer.
var (
	affirms = marks.Lows("yes", "yep", "yeah", "ja", "si", "oui")
	refuses = marks.Lows("no", "nope", "nein", "non")
)

// mostTopic is how many tokens stand at most before the word that answers for them.
const mostTopic = 6

// answers is a sentence of which each part is answered.
type answers struct {
	*speech.Speech
	t            []marks.Token
	yes, no, not []marks.Token // what is to be, what is never to be, and the cards that are not wanted
}

// answered makes `one die, never reroll` of `one die yes, reroll no`, and `Mine, not Forest` of
// `Mine yes, Forest no`: what is wanted first.
func answered(s *speech.Speech, t []marks.Token) []marks.Token {
	a := answers{Speech: s, t: t}
	some := 0
	for at := 0; at < len(t); {
		for speech.Sign(t, at, ",", ".", ";", "and", "but", "y", "pero", "und", "aber", "et", "mais", "please", "thanks") {
			at++
		}
		if at >= len(t) {
			break
		}
		end := at
		for end < len(t) && end <= at+mostTopic && !a.answers(at, end) {
			end++
		}
		if end >= len(t) || end > at+mostTopic || !a.put(at, end) {
			return t
		}
		some++
		for at = end + 1; speech.Sign(t, at, ")", "please", "thanks"); {
			at++
		}
	}
	if some == 0 || len(a.no) == 0 && len(a.not) == 0 {
		return t
	}
	return append(append(a.yes, a.no...), a.not...)[1:]
}

// answers tells whether a word answers for what stands before it, from a place on.
func (a *answers) answers(from, at int) bool {
	t := a.t
	if at == from || !affirms[t[at].Low] && !refuses[t[at].Low] {
		return false
	}
	next := at + 1
	for speech.Sign(t, next, ")", "please", "thanks") {
		next++
	}
	return next >= len(t) || speech.Sign(t, next, ",", ".", ";", "and", "but", "y", "pero", "und", "aber", "et", "mais") || speech.Sign(t, len(t)-1, "yes", "no", ".") && a.Named(t, next) > 0
}

// put puts what stands at a place where the word at the end of it says; false for what is no
// order and no card.
func (a *answers) put(from, end int) bool {
	t, to := a.t, end
	for to > from && t[to-1].Is(":", "-", "(", ",", "=", "?") {
		to--
	}
	if to == from {
		return false // (no, Mine)
	}
	card, does := false, false
	for i := from; i < to; i++ {
		_, hangs := a.Is(t, i, words.If)
		_, denies := a.Is(t, i, words.Denial)
		if t[i].Is(",", ".", ";", ":", "?", "(") || hangs > 0 || denies > 0 {
			return false
		}
		for _, kind := range [...]words.Kind{words.Verb, words.Dice, words.Single, words.Both} {
			_, is := a.Is(t, i, kind)
			does = does || is > 0
		}
		card, does = card || a.Card(t, i) > 0 && a.Tool(t, i) == 0, does || a.Tool(t, i) > 0
	}
	switch comma := speech.Made(",", &t[to-1]); {
	case !card && !does:
		return false
	case affirms[t[end].Low]:
		a.yes = append(append(a.yes, comma), t[from:to]...)
	case !card && a.ofDice(from, to):
		a.no = append(append(a.no, comma, speech.Made("not", &t[from])), t[from:to]...)
	case !card:
		a.no = append(append(a.no, comma, speech.Made("never", &t[from])), t[from:to]...)
	default:
		a.not = append(append(a.not, comma, speech.Made("not", &t[from])), t[from:to]...)
	}
	return true
}

// ofDice tells words of how many dice are thrown.
func (a *answers) ofDice(from, to int) bool {
	for i := from; i < to; i++ {
		if _, dice := a.Is(a.t, i, words.Dice); dice > 0 {
			return true
		}
	}
	return false
}

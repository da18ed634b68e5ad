package doubts

import (
	"strings"

	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells sentences that nobody understands and that can hardly be talk, for of what they say
// one thing is known: where they stand, or what is to be done.

var (
	// ruling are words that say when something is done.
	ruling = marks.Lows("always", "never", "yes", "siempre", "nunca", "immer", "nie", "niemals", "toujours", "jamais")
	// dropping are words that leave something out.
	dropping = marks.Lows("drop", "strike", "scrap", "cancel", "quita", "quito", "quitad", "elimina", "streich", "streiche", "oublie", "annule")
	// naming stand before a name.
	naming = marks.Lows("the", "a", "an", "my", "el", "la", "los", "las", "un", "una", "der", "die", "das", "den", "ein", "eine", "einen", "le", "les", "une", "please", "y", "and", "und", "et", "perdona", "sorry", "press")
)

// mostUnheard is how many words that nobody knows such a sentence has at most, and longestUnheard how
// many tokens.
const (
	mostUnheard    = 2
	longestUnheard = 6
)

// Unheard is the name in a sentence whose only content is a word or two that nobody knows, with what else
// may be of a card's name, where that is an item of a list (listed), how often it is to be done, or what is
// left out: `3. Rrnch`, `xyzzy always`, `drop the xyzzy`; "" for any other.
func Unheard(g *marked.Grammar, t []marks.Token, listed bool) string {
	if len(t) > longestUnheard {
		return ""
	}
	var name []string
	unknown, rules, drops := 0, false, false
	for at := range t {
		switch one := &t[at]; {
		case one.IsMark(), one.Is("!"), naming[one.Low]:
		case ruling[one.Low]:
			rules = true
		case dropping[one.Low] && name == nil:
			drops = true
		case isUnknown(g, t, at):
			unknown, name = unknown+1, append(name, one.Raw)
		case marks.IsOfName(one.Low) && g.Table.FullCard(t, at).Tokens == 0:
			name = append(name, one.Raw)
		default:
			return ""
		}
	}
	if unknown == 0 || unknown > mostUnheard || !listed && !rules && !drops {
		return ""
	}
	return strings.Join(name, " ")
}

// shortestUnheard is how many letters a word has at least of which it is told that nobody knows it.
const shortestUnheard = 4

// isUnknown tells a word that no table has.
func isUnknown(g *marked.Grammar, t []marks.Token, at int) bool {
	low := t[at].Low
	return t[at].IsWord() && len(low) >= shortestUnheard && words.PlacesOf(low) == nil && !everyday.IsAny(low) && !words.IsKnown(low, words.English) &&
		words.Find(t, at, g.Speaks).Tokens == 0 && g.Table.AnyCard(t, at).Tokens == 0 && g.Table.Player(t, at, 3).Tokens == 0
}

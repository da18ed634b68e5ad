package told

import (
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
)

// This file tells what is to be now from what stands.

// Words of this turn, those behind a `this` that are, and those by which such a word is the
// beginning or the end of what stands: `from now on`, `until today`, `today's`.
var (
	nows    = marks.Lows("now", "today", "tonight", "currently", "presently", "heute", "jetzt", "diesmal", "hoy", "ahora", "maintenant", "aujourdhui")
	times   = marks.Lows("time", "week", "once", "round", "evening", "morning", "vez", "semana", "fois", "semaine", "mal", "woche", "runde", "zug", "ronda", "turno", "jugada", "tour", "manche")
	these   = marks.Lows("this", "esta", "cette", "dieses", "diese", "diesen", "diesem", "dieser", "este", "ce")
	edges   = marks.Lows("from", "of", "since", "starting", "beginning", "begin", "start", "until", "till", "ab", "bis", "desde", "hasta", "partir", "de", "des", "by")
	goingOn = marks.Lows("on", "onwards", "onward", "forth", "forward", "'s", "then", "and", "that", "an", "adelante", "und", "y", "et")
	asking  = marks.Lows("if", "when", "whenever", "unless", "once", "should", "wenn", "falls", "si", "cuando", "quand")
)

// Now tells a sentence of what is to be now: `today the Mine`, `one die this time`.
func Now(t []marks.Token) bool { return nowAt(t) >= 0 }

// Late tells one in which that stands behind something else: `standing: Forest, today the Mine`.
func Late(text string) bool {
	t := marks.Tokens(text)
	at := nowAt(t)
	return at > 2 && marks.Says(t[1:at], ",", ":", ".", "but", "-")
}

// Lasts tells a sentence that says itself what stands, and is no heading: `from now on I roll two`.
func Lasts(read *clauses.Reading, text string) bool {
	return read.Sticky && len(read.Scopes) == 1 && read.Scopes[0] == orders.Standing && !strings.Contains(text, ":")
}

// nowAt is where a sentence says that something is to be now; -1 for nowhere.
func nowAt(t []marks.Token) int {
	asks := false
	for i := range t {
		if !t[i].IsWord() {
			asks = asks && !t[i].Is(",", ":", "-")
			continue
		}
		if asks = asks || asking[t[i].Low] && !(i > 0 && these[t[i-1].Low]); asks {
			continue
		}
		next := i + 1
		if these[t[i].Low] && next < len(t) && times[t[next].Low] {
			next++
		} else if !nows[t[i].Low] {
			continue
		}
		if (i == 0 || !edges[t[i-1].Low]) && (next == len(t) || !goingOn[t[next].Low]) {
			return i
		}
	}
	return -1
}

// ThrowsNext tells a sentence of what is to come behind what was said, with a throw and a purchase of
// its own: it may be for the next go.
func ThrowsNext(t []marks.Token, read *clauses.Reading) bool {
	if len(t) == 0 || !t[0].Is("then", "afterwards", "danach", "anschliessend", "dann", "luego", "despues", "ensuite", "apres") {
		return false
	}
	var rolls, buys bool
	for i := range read.Acts {
		if read.Acts[i].Scopes != nil {
			return false
		}
		rolls = rolls || read.Acts[i].Line.Order.Verb == orders.Roll
		buys = buys || read.Acts[i].Line.Order.Verb == orders.Buy
	}
	return rolls && buys
}

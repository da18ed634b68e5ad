package told

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// ordinals are the words by which people tell their first go from their second.
var ordinals = [...]map[string]bool{
	marks.Lows("first", "1st", "primera", "primer", "primero", "erster", "ersten", "erste", "premier", "premiere"),
	marks.Lows("second", "2nd", "segunda", "segundo", "zweiter", "zweiten", "zweite", "deuxieme", "second", "seconde"),
}

// IsOrdinal tells a word by which people name their first go, or their second.
func IsOrdinal(low string, second bool) bool {
	if second {
		return ordinals[1][low]
	}
	return ordinals[0][low]
}

// PlaceOf is what a sentence begins with, behind `and` and the like.
func PlaceOf(g *marked.Grammar, t []marks.Token) drafts.Place {
	from := 1 + marks.Index(t[:min(len(t), 2*shortest)], ":") // I go twice: first …
	for at := from; at < min(len(t), from+shortest); at++ {
		if thens[t[at].Low] {
			return drafts.Then
		}
		found := words.Find(t, at, g.Speaks)
		for _, m := range found.Means {
			if m.Kind != words.Ordinal || m.Value != 1 {
				continue
			}
			if marks.Some(t[at:min(len(t), at+found.Tokens)], ranks) {
				return drafts.Anytime
			}
			return drafts.First
		}
	}
	return drafts.Anytime
}

// ranks are words of what is wanted most, whichever go it is.
var ranks = marks.Lows("choice", "preference", "priority", "list", "favourite", "favorite", "pick", "option", "wahl", "priorität", "wunsch", "eleccion", "elección", "favorita", "favorito", "prioridad", "opcion", "opción", "choix", "priorite", "priorité")

// thens are words of what comes next.
var thens = marks.Lows("then", "afterwards", "afterward", "later", "next", "luego", "despues", "danach", "dann", "puis", "ensuite")

// IsSequence tells a sentence of the form `first … then …`.
func IsSequence(g *marked.Grammar, t []marks.Token) bool {
	return PlaceOf(g, t) == drafts.First && slices.ContainsFunc(t, func(one marks.Token) bool {
		return thens[one.Low] && !one.Is("afterwards", "afterward", "later", "next")
	})
}

// IsOnly tells a sentence that limits what stands before it to the goes that it names: `only in
// the first go`.
func IsOnly(text string) bool {
	return slices.ContainsFunc(marks.Tokens(text), func(t marks.Token) bool {
		return t.Is("only", "just", "this", "that", "these", "those", "solo", "nur", "seulement")
	})
}

// KeepsAbove tells a sentence that says of what stands above it that it is kept: of all of it where
// that is several sentences.
func KeepsAbove(text string, several bool) bool {
	t := marks.Tokens(text)
	if marks.Says(t, "also") || marks.Says(t, "standing", "permanent", "default") && !marks.Some(t, foregoing) {
		return false // treat these as standing orders: those above, or below?
	}
	all := PointsAtAll(t) || marks.Says(t, "orders", "instructions") || marks.Says(t, "all") && !marks.Says(t, "this", "that", "it", "same")
	return all || !several && (PointsAbove(t) || marks.Says(t, "keep", "just")) || len(t) > 1 && t[0].Is("this", "the") && t[1].Is("notice", "letter", "sheet", "list")
}

// PointsAbove tells a sentence that points at what stands above it.
func PointsAbove(t []marks.Token) bool {
	return PointsAtAll(t) || marks.Says(t, "that", "it", "same", "so") || marks.Says(t, "this") && !saysNow(t)
}

// PointsAtAll tells a sentence that points at all that stands above it.
func PointsAtAll(t []marks.Token) bool {
	return marks.Some(t, foregoing) || marks.Says(t, "these", "those", "they", "them", "everything") || marks.Says(t, "all") && marks.Says(t, "this", "that", "it") && !marks.Some(t, turns)
}

// saysNow tells `this turn and …`.
func saysNow(t []marks.Token) bool {
	at := marks.Index(t, "this")
	return at+1 < len(t) && (turns[t[at+1].Low] || t[at+1].Is("and"))
}

var (
	// foregoing are words of what can only stand above.
	foregoing = marks.Lows("above", "foregoing", "aforesaid", "preceding")
	// turns are words of when something is done.
	turns = marks.Lows("turn", "turns", "round", "rounds", "weeks", "go", "goes", "time", "times")
)

// IsAmount tells a sentence that only names an amount, and no condition: `no, 6 coins`.
func IsAmount(text string) bool {
	return !slices.ContainsFunc(marks.Tokens(text), func(t marks.Token) bool {
		return t.Is("if", "when", "unless", "provided", "si", "cuando", "wenn", "falls", "quand", "on")
	})
}

// ChainOf is the chain behind a sentence; beside tells that it goes on with the one before.
func ChainOf(before [][]orders.Condition, read *clauses.Reading, beside bool) [][]orders.Condition {
	switch {
	case len(read.Chain) > 0 && beside && len(read.Acts) == len(read.Chain):
		return append(slices.Clone(before), read.Chain...)
	case len(read.Chain) > 0:
		return read.Chain
	}
	return nil
}

// TrailsLast tells a sentence whose one condition stands behind the last of several cards, which
// is joined to those before it by more than a comma: it may be of that card alone. `Mine, and
// the Forest if Bob has a Cafe`.
func TrailsLast(t []marks.Token) bool {
	at := marks.Index(t, "if", "wenn", "falls", "si", "when")
	for i := at - 1; i >= 0; i-- {
		if conditional[t[i].Low] {
			return false
		}
	}
	for i := at - 1; i > 1; i-- {
		switch {
		case t[i].Is("and", "or", "und", "oder", "y", "o", "et", "ou"):
			return t[i-1].Is(",") && i+1 < at
		case !t[i].IsWord():
			return false
		}
	}
	return false
}

// conditional are words of a condition in front.
var conditional = marks.Lows("should", "had", "were", "unless", "fewer", "less", "more", "otherwise", "else", "provided", "case", "sonst", "sollte", "bei", "con", "sino")

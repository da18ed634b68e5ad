package phrasing

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// Words of what stays of the sheet on file.
var (
	leaves = marks.Lows("leave", "keep", "let", "deja", "dejad", "dejemos", "lass", "lassen", "lasse", "laisse", "laissez")
	rests  = marks.Lows("rest", "else", "remainder", "remaining", "otherwise", "others", "resto", "demas", "restliche", "ubrige", "reste", "andere", "anderes", "everything")
	things = marks.Lows("points", "point", "items", "item", "respects", "respect", "choices", "wishes", "requests", "settings", "dice", "die", "tv", "telly", "orders", "order", "other", "instructions", "instruction", "purchase", "purchases", "buys", "buy", "shopping", "reroll", "rerolls", "swap", "swaps", "trade", "renovation", "convention", "demolition", "investing", "investment", "list", "station",
		"tausch", "wurfel", "fernsehen", "kauf", "kaufe", "dados", "compra", "compras", "tele", "cambio", "repetir", "achats", "des", "lancer", "relance", "one", "thing", "bit", "part", "conditions", "numbers", "totals", "zug", "jugada", "vez", "primera", "segunda", "erste", "zweite", "erster", "zweiter", "premier", "second", "first", "lista", "liste")
	stays = marks.Lows("passes", "unaffected", "confirmed", "applies", "apply", "stays", "stay", "stands", "stand", "remains", "remain", "holds", "hold", "unchanged", "untouched", "unaltered", "bleibt", "bleiben", "sigue", "siguen", "queda", "quedan", "restent", "unverandert", "identico", "dejalo", "dejala", "dejalos", "inchange", "inchanges")
	likes = marks.Lows("as", "like", "wie", "como", "comme")
	fines = marks.Lows("fine", "ok", "okay", "right", "alone", "same", "igual", "gleich", "pareil", "good", "reste")
	pasts = marks.Lows("letter", "mail", "email", "message", "note", "approved", "earlier", "before", "sent", "was", "were", "is", "are", "said", "wrote", "written", "had", "ordered", "planned", "above", "stated", "requested", "agreed", "signed", "instructed", "submitted", "filed", "vorher", "gehabt", "gesagt", "geschrieben", "estaba", "estaban", "esta", "estan", "dije", "puse", "antes", "avant", "prevu", "dit", "war", "waren", "ist", "sind", "it")
	keeps = marks.Lows("carried", "out", "to", "any", "full", "force", "effect", "last", "previous", "want", "good", "the", "of", "it", "my", "a", "i", "ive", "in", "place", "please", "thanks", "lo", "la", "el", "los", "de", "del", "mi", "todo", "se", "alles", "das", "die", "der", "den", "es", "so", "that", "exactly", "just", "can", "may", "should", "shall", "will", "would", "there", "what", "have", "still", "which", "by", "and", "y", "und", "et", "they", "them",
		"is", "are", "be", "all", "kann", "soll", "puede", "que", "todavia", "noch", "le", "les", "mon", "tout", "ca", "then", "too", "also", "on", "off", "previously", "for", "earlier", "already", "mir", "me", "con", "mit", "with", "about", "bitte", "gracias")
	tails = marks.Lows("first", "behind", "after", "front", "primero", "zuerst", "top")
)

// keep finds what says that something of the sheet on file stays: `leave everything else as it
// was`, `dice and TV as before`, `go 1 stays as it is`, `the Mine can stay behind it`.
func keep(f *finder, at int) words.Phrase {
	next := at
	if f.sign(next, "and", "but", "y", "und") {
		next++
	}
	var rest, thing, card, left, as, kept bool
	for ; next < len(f.t) && next < at+mostTokens; next++ {
		low := f.t[next].Low
		is := func(in map[string]bool) bool { return in[low] }
		switch named := f.Card(next); {
		case is(stays) && (rest || thing), f.sign(next, "want") && f.sign(next-1, "still"):
			kept = true
		case f.sign(next, "first", "second", "1st", "2nd") && !kept && !f.sign(next-1, "still") && f.is(next, words.Scope) == 0 && !f.sign(next+1, "one", "bit", "thing", "part"):
			return stayed(f, at, next, false)
		case named.Tokens > 0 && named.Strength < marks.Weak && named.Fits == nil && !is(things) && !is(rests):
			if !begins(f, at) {
				return words.Phrase{}
			}
			thing, card = true, true
			next += named.Tokens - 1
		case is(leaves):
			left = true
		case f.sign(next, "no", "not", "dont", "never", "nothing") && f.sign(next+1, "touch", "change", "changes", "alter", "alters", "need"):
			left = true
			next++
		case f.t[next].Is(",") && rest && f.sign(next+1, "no", "same", "unchanged", "as"):
		case is(rests):
			rest = true
		case is(likes):
			as = as || rest || thing
		case as && is(pasts):
			kept = true
		case is(fines) && (rest || kept || left && thing || thing && !card && f.sign(next-1, "is", "are", "alone") && f.sign(next, "fine", "ok", "okay", "right", "alone")):
			kept = true
		case rest && is(pasts):
			kept = kept || !f.sign(next, "is", "are", "it", "ist", "sind")
		case (kept || f.sign(next-1, "still")) && is(tails):
			kept = kept || thing
		case is(things), f.t[next].Number == 1 || f.t[next].Number == 2:
			thing = true
		case f.is(next, words.Scope) > 0:
			thing = true
			next = f.is(next, words.Scope) - 1
		case is(keeps), left && f.sign(next, "anything"):
		default:
			return stayed(f, at, next, (rest || thing) && (kept || left && !card && rest))
		}
	}
	return stayed(f, at, next, (rest || thing) && (kept || left && !card && rest))
}

// stayed is what says that something stays, if a clause ends there.
func stayed(f *finder, at, end int, stays bool) words.Phrase {
	if !stays || end < len(f.t) && (f.t[end].IsWord() || f.t[end].Number >= 0 || f.t[end].Is(":", "?")) {
		return words.Phrase{}
	}
	return phrase(at, end, words.Keep, 0)
}

// begins tells whether a clause begins at a place.
func begins(f *finder, at int) bool {
	return at == 0 || !f.t[at-1].IsWord() && f.t[at-1].Number < 0 || f.sign(at-1, "and", "but", "y", "und", "et", "pero", "aber", "mais", "so", "please", "sorry")
}

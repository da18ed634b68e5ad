package told

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file tells what stands in a letter that changes orders and changes none of them.

// Words that take back, those by which what was said is meant, and those of what somebody has
// or is.
var (
	takings  = marks.Lows("cancel", "cancelled", "canceled", "cancels", "forget", "ignore", "disregard", "scrap", "drop", "strike", "delete", "undo", "void", "off", "withdraw", "not", "no", "never", "dont", "nothing", "without", "stop", "wait", "until", "only", "unless", "if")
	meanings = marks.Lows("it", "that", "this", "these", "those", "them", "all", "everything", "else", "rest", "other", "others", "order", "orders", "letter", "mail", "email", "list", "sheet", "change", "changes", "any", "anything", "more", "one", "ones", "way", "mind", "yet")
	states   = marks.Lows("has", "is", "was", "had", "only", "still", "already", "hasnt", "isnt", "built", "bought", "got", "took", "grabbed", "looks", "seems", "'s", "owns", "holds", "needs", "leads", "wins")
)

// MayTakeBack tells a sentence without anything of the game that may be about what was said
// beside it: a short one, or `cancel all of that`, and not `the meeting was cancelled`.
func MayTakeBack(t []marks.Token) bool {
	said := 0
	for i := range t {
		if t[i].IsWord() {
			said++
		}
		for k := max(0, i-3); takings[t[i].Low] && k < min(len(t), i+4); k++ {
			if meanings[t[k].Low] {
				return true
			}
		}
	}
	return said < 4
}

// IsOfOther tells `Bob only has two coins`: what another player has or is, and no card.
func IsOfOther(g *marked.Grammar, t []marks.Token) bool {
	some := false
	for i := range t {
		if who := g.Table.Player(t, i, marks.WholeName); who.Whole && who.Seat != g.Table.Me {
			if some = true; i+who.Tokens >= len(t) || !states[t[i+who.Tokens].Low] {
				return false
			}
		} else if takings[t[i].Low] && !t[i].Is("only") {
			return false
		}
	}
	return some
}

// undoing are words by which a change of what is on file is not to be after all.
var undoing = marks.Lows("no", "nope", "nah", "not", "dont", "keep", "scratch", "strike", "forget", "ignore", "cancel", "undo", "disregard", "delete", "scrap", "nevermind", "never", "back", "void", "withdraw", "retract", "olvida", "olvidalo", "cancela", "borra", "ignora", "nein", "nicht", "vergiss", "streich", "non", "oublie", "annule")

// Undoes tells words that take back a change: `no wait, keep it`, and not `sorry`.
func Undoes(text string) bool {
	return marks.Some(marks.Tokens(text), undoing)
}

// Words by which what was changed is to be as it was, and those beside them.
var (
	restoring = marks.Lows("scrap", "scratch", "forget", "cancel", "undo", "ignore", "disregard", "delete", "keep", "leave", "stays", "stay", "remains", "remain", "stands", "stick", "back", "olvida", "olvidalo", "deja", "dejalo", "queda", "lass", "bleibt", "laisse", "reste")
	beside    = marks.Lows("no", "nope", "nah", "sorry", "actually", "oh", "wait", "hang", "hold", "on", "hmm", "ok", "okay", "please", "then", "that", "it", "this", "the", "my", "them", "as", "is", "was", "were", "before", "with", "to", "at", "after", "all", "still", "be", "should", "shall", "will", "let", "lets", "can", "may", "just", "alone", "i", "ill", "ll", "id", "d", "better", "had", "unchanged", "from", "change", "last", "bit", "where", "how", "go", "one", "order", "for", "of", "and", "they", "fine", "good", "enough", "right", "dice", "die", "dados", "wurfel", "mejor", "como", "estaba", "eso", "lo", "asi", "in", "nein", "doch", "es", "bei", "so", "wie", "war", "das", "non", "comme", "c", "etait", "ca")
)

// Restores tells a sentence that only says that what the one before it changed is to be as it was:
// `no, scrap that, it stays at Bob`, and names nothing else.
func Restores(table *marks.Table, t []marks.Token, was, now []orders.Line) bool {
	back, kinds := missing(was, now)
	_, more := missing(now, was)
	if kinds |= more; kinds == 0 || kinds&(kinds-1) != 0 {
		return false // what of it?
	}
	some := false
	for at := 0; at < len(t); at++ {
		card, who := table.AnyCard(t, at), table.Player(t, at, marks.WholeName)
		switch {
		case restoring[t[at].Low]:
			some = true
		case card.Tokens > 0 && card.Strength < marks.Weak:
			if verb := orders.VerbOf(card.Card); !slices.ContainsFunc(back, func(o orders.Order) bool {
				return verb != orders.Buy && o.Verb == verb || slices.Contains(o.Cards, card.Card) || o.Verb == orders.Swap && o.Theirs == card.Card
			}) {
				return false
			}
			at += card.Tokens - 1
		case t[at].Is("dice", "die", "dados", "wurfel") && kinds != 1<<orders.Roll:
			return false
		case t[at].Is("go", "goes", "turn") && at+1 < len(t) && t[at+1].Number > 0:
			if at++; !onlyIn(was, now, orders.Go1+orders.Scope(t[at].Number-1)) || !onlyIn(now, was, orders.Go1+orders.Scope(t[at].Number-1)) {
				return false
			}
		case who.Whole && who.Seat != table.Me:
			if !slices.ContainsFunc(back, func(o orders.Order) bool {
				return o.Player == who.Seat && (o.Verb == orders.TV || o.Verb == orders.Swap || o.Verb == orders.Move)
			}) {
				return false
			}
			at += who.Tokens - 1
		case t[at].Number >= 0 && t[at].IsWord() && beside[t[at].Low], !t[at].IsWord() && t[at].Number < 0:
		case !beside[t[at].Low] && !slices.ContainsFunc(back, func(o orders.Order) bool { return calls(t[at].Low, &o) }):
			return false
		}
	}
	return some
}

// onlyIn tells whether those lines that are not among others are all of one go.
func onlyIn(list, among []orders.Line, scope orders.Scope) bool {
	return !slices.ContainsFunc(list, func(line orders.Line) bool {
		return line.Scope != scope && !slices.ContainsFunc(among, func(other orders.Line) bool {
			return other.Scope == line.Scope && other.String() == line.String()
		})
	})
}

// calls tells a word of the name of a card of an order: `the market`.
func calls(low string, o *orders.Order) bool {
	return slices.Contains(strings.Fields(strings.ToLower(strings.Join(orders.CardNames(o.Cards), " "))), low)
}

// missing are the orders of some lines that are not among others, of a list the candidates, and
// their kinds.
func missing(list, among []orders.Line) (gone []orders.Order, kinds Kinds) {
	for _, line := range list {
		if slices.ContainsFunc(among, func(other orders.Line) bool { return other.String() == line.String() }) {
			continue
		}
		o := line.Order
		if kinds |= 1 << o.Verb; o.Verb == orders.Buy {
			o.Cards = nil
			for _, card := range line.Order.Cards {
				if !slices.ContainsFunc(among, func(other orders.Line) bool {
					return other.Order.Verb == orders.Buy && other.Scope == line.Scope && slices.Contains(other.Order.Cards, card)
				}) {
					o.Cards = append(o.Cards, card)
				}
			}
		}
		gone = append(gone, o)
	}
	return gone, kinds
}

// Words by which all orders sent before are taken back, of what, of when, and those beside them.
var (
	revoking = marks.Lows("revoke", "withdraw", "rescind", "cancel", "retract", "disregard", "ignore", "forget", "scrap", "delete", "discard", "bin", "annul", "countermand", "replace", "replaces", "supersede", "supersedes", "substitute", "override", "overrides", "place", "stead", "lieu", "withdrawn", "revoked", "cancelled", "canceled", "replaced", "superseded", "void", "nullified", "scrapped", "ignored", "vergiss", "vergessen", "vergesst", "ignorieren", "ignoriere", "ersetzt", "ersetzen", "ersetze", "streich", "streiche", "streichen", "anstelle", "anstatt", "statt", "widerrufe", "widerrufen", "hinfallig", "olvida", "olvide", "olvidad", "olvidate", "olviden", "anula", "anulo", "anulad", "cancela", "cancelo", "ignora", "ignorad", "reemplaza", "reemplazo", "sustituye", "sustituyo", "oublie", "oubliez", "oublier", "annule", "annulez", "remplace", "remplacent", "ignorez")
	sendings = marks.Lows("letter", "mail", "email", "message", "note", "orders", "instructions", "sheet", "list", "everything", "what", "one", "ones", "lot", "version", "batch", "submission", "postcard", "brief", "nachricht", "befehle", "anweisungen", "schreiben", "zettel", "postkarte", "carta", "correo", "mensaje", "ordenes", "lettre", "courrier", "courriel", "ordres", "instrucciones")
	sooner   = marks.Lows("earlier", "previous", "last", "former", "prior", "old", "first", "other", "before", "yesterday", "yesterday's", "morning", "morning's", "afternoon", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "sent", "wrote", "said", "their", "gestern", "gestrigen", "gestriger", "vorhin", "vorherigen", "vorherige", "vorige", "vorigen", "letzten", "letzte", "fruheren", "alten", "alte", "bisherigen", "bisherige", "ayer", "antes", "anterior", "anteriores", "previo", "previas", "hier", "precedent", "precedente", "precedents", "precedentes", "derniere")
	revokes  = marks.Lows("i", "we", "hereby", "herewith", "please", "kindly", "pls", "sorry", "my", "our", "all", "of", "this", "the", "in", "its", "their", "them", "it", "entirety", "whole", "fully", "entirely", "completely", "and", "with", "by", "following", "follows", "these", "new", "takes", "take", "from", "today", "for", "turn", "to", "now", "shall", "is", "are", "be", "that", "have", "i've", "ive", "any", "sir", "madam", "oh", "hi", "hello", "gm", "mate", "friend", "folks", "boss", "dear", "again", "me", "instead", "may", "would", "you", "on", "'s", "s", "had", "was", "were", "has", "been", "here's", "heres", "here", "below", "replacing", "changed", "change", "mind", "complete", "afresh", "anew", "fresh", "so", "use", "using", "read", "only", "just", "what", "very", "hola", "hallo", "salut", "bonjour", "bitte", "bitten", "meinen", "meine", "meinem", "mein", "den", "die", "das", "der", "dem", "von", "vom", "alles", "neu", "neue", "neuen", "nochmal", "kommt", "kommen", "jetzt", "nun", "ist", "sind", "sie", "komplett", "ganz", "es", "folgt", "folgenden", "ich", "de", "del", "lo", "mi", "mis", "la", "las", "el", "los", "mando", "envio", "va", "van", "todo", "toda", "nuevo", "nueva", "nuevas", "otra", "vez", "por", "favor", "ahora", "aqui", "esto", "esta", "estas", "que", "perdon", "ma", "mes", "le", "les", "d", "l", "j", "ai", "il", "te", "vous", "plait", "ok", "okay", "right", "well", "thing", "full", "ah", "ach", "bon", "bueno", "gut", "tout", "voici", "nouveau", "nouvelle", "nouveaux", "est", "sont", "je", "tu", "a")
)

// Words of a clause behind that may say why: how it begins, and what may stay nevertheless, or is
// to be.
var (
	excusing    = marks.Lows("i", "id", "i'd", "ive", "i've", "we", "because", "cos", "since", "as", "it", "they", "he", "she", "my", "the", "wife", "husband", "mum", "mom", "dad", "that", "that's", "thats", "you", "bad", "silly", "wrong", "too", "sorry", "perdon", "porque", "weil", "denn", "car")
	sparingSome = marks.Lows("except", "but", "apart", "only", "keep", "keeps", "leave", "save", "besides", "unless", "if", "when", "until", "still", "stay", "stays", "stand", "stands", "remain", "remains", "dice", "die", "buy", "want", "take", "instead", "salvo", "menos", "excepto", "sauf", "ausser", "nur", "bleibt", "bleiben", "solo", "queda", "quedan", "quiero", "compra", "compro", "kaufe", "will", "veux", "achete", "aber", "pero", "mais")
)

// Revokes tells a sentence that takes back all that was sent before, and nothing else: `I hereby
// revoke my earlier orders of this turn`, `the following takes their place`. Why may be said
// behind it: `forget my first letter, I was half asleep`.
func Revokes(g *marked.Grammar, t []marks.Token, turn int) bool {
	for i := 1; i+1 < len(t); i++ {
		if !t[i].Is(",", "-", "(") || !excusing[t[i+1].Low] || !revokesAll(t[:i], turn) {
			continue
		}
		for at := i + 1; at < len(t); at++ {
			if sparingSome[t[at].Low] || t[at].Number >= 0 || g.Table.FullCard(t, at).Tokens > 0 {
				return false
			}
		}
		return true
	}
	return revokesAll(t, turn)
}

// RevokesAhead returns where the orders begin behind a clause that takes back all that was sent
// before, and spares nothing of it: `forget my first letter, Forest only`; 0 for none.
func RevokesAhead(t []marks.Token, turn int) int {
	for i := 2; i+1 < min(len(t), mostRevoking); i++ {
		if !t[i].Is(",", ":", ";", "-", "and", "und", "y", "et") || !revokesAll(t[:i], turn) {
			continue
		}
		if t[i+1].Is("that", "which", "where") || i+2 < len(t) && t[i+2].Is("one", "ones", "which") || marks.Some(t[i+1:], keeping) {
			return 0 // the one about the Mine
		}
		return i + 1
	}
	return 0
}

// mostRevoking is how many tokens such a clause has at most.
const mostRevoking = 20

// keeping are words by which something of a letter stays.
var keeping = marks.Lows("except", "excepting", "but", "apart", "keep", "keeps", "leave", "save", "besides", "still", "stay", "stays", "stand", "stands", "remain", "remains", "same", "rest", "unchanged", "salvo", "menos", "excepto", "sauf", "ausser", "bleibt", "bleiben", "queda", "quedan", "igual", "reste", "restent", "gilt")

// revokesAll tells one with nothing behind it.
func revokesAll(t []marks.Token, turn int) bool {
	some, what, when := false, false, false
	for i := range t {
		switch {
		case t[i].Number >= 0 && !t[i].IsWord():
			if t[i].Number != turn || i == 0 || !t[i-1].Is("turn") {
				return false
			}
		case revoking[t[i].Low], i+1 < len(t) && t[i].Is("instead") && t[i+1].Is("of"):
			some = true
		case sendings[t[i].Low] || sooner[t[i].Low]:
			mine := i > 0 && t[i-1].Is("my") && t[i].Is("last", "previous") && (i+1 == len(t) || !t[i+1].IsWord()) // forget my last
			what, when = what || mine || sendings[t[i].Low] || t[i].Is("their", "antes", "sent", "wrote"), when || sooner[t[i].Low]
		case t[i].IsWord() && !revokes[t[i].Low] || t[i].Is("?"):
			return false
		}
	}
	return some && what && when
}

// fallings are words that stand before the last candidate of a list.
var fallings = marks.Lows("else", "otherwise", "failing", "alternatively", "not")

// EndsApart tells a list whose last candidate is set apart from those before it: `the Airport, or
// else the Mine`.
func EndsApart(sentence string) bool {
	t := marks.Tokens(sentence)
	for at := len(t) - 2; at > 0 && !t[at].Is(",", ";", "/", ">", "or", "then"); at-- {
		if fallings[t[at].Low] && (!t[at].Is("not") || t[at-1].Is("if")) {
			return true
		}
	}
	return false
}

// AfterAll tells a sentence that decides otherwise than what is on file, but for which card is
// bought: `two dice after all`.
func AfterAll(t []marks.Token, read *clauses.Reading) bool {
	if len(read.Acts) == 0 || !read.Whole() || slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Buy && len(a.Line.Order.Cards) > 0 }) {
		return false
	}
	for i := 1; i < len(t); i++ {
		if t[i-1].Is("after") && t[i].Is("all") || t[i-1].Is("doch") && t[i].Is("lieber") || t[i-1].Is("jetzt", "nun") && t[i].Is("doch", "lieber") || t[i].Is("lieber") || t[i].Is("doch") && i+1 < len(t) && t[i+1].Is("mit", "nur", "einen", "einem", "zwei", "beide", "auf", "bei") {
			return true
		}
	}
	return false
}

// Brings tells a wish behind what is dropped that comes in its place: `I don't want the Mine. I
// want a Forest now`.
func Brings(text string) bool {
	t := marks.Tokens(text)
	wishes, adds := false, false
	for i := range t {
		wishes = wishes || t[i].Is("want", "like", "instead", "rather", "prefer", "fancy", "love", "now")
		adds = adds || t[i].Is("also", "add", "too", "well", "another", "end", "last", "first", "top", "besides", "plus", "list")
	}
	return wishes && !adds
}

// answering are words by which an order speaks of what was said before.
var answering = marks.Lows("leave", "alone", "spare", "peace", "not", "only", "instead", "then", "so", "now", "rather", "enough", "still", "already", "sorry", "again", "better", "longer", "anymore", "all", "actually", "after", "just", "but",
	"nur", "doch", "lieber", "jetzt", "stattdessen", "nun", "solo", "mejor", "ahora", "sino", "finalmente", "seulement", "plutot", "finalement")

// Answers tells an order that speaks of what was said before: `leave Bob alone, hit Carol`.
func Answers(text string) bool {
	return marks.Some(marks.Tokens(text), answering)
}

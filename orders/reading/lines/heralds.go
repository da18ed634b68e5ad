package lines

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells sentences that announce the orders below them in whatever words, by what they
// do not have: no card, no player, no condition, and nothing that denies or limits. What goes
// they name they are a heading of.

var (
	// ordained are words of what is announced, in all languages.
	ordained = marks.Lows("orders", "order", "instructions", "instruction", "instruct", "instructing", "directions", "direction", "directives", "direct", "wishes", "wish", "dispositions", "decisions", "decision", "decided", "intentions", "requests", "request", "commands", "command", "elections", "elect", "moves", "choices", "submission", "submissions", "dispose", "proceed", "requirements", "require", "execute", "particulars", "arrangements", "desires", "programme",
		"ordenes", "orden", "instrucciones", "instruirle", "instruyo", "ordeno", "disposiciones", "dispongo", "decisiones", "deseos", "peticiones", "jugadas", "jugada", "voluntad", "indicaciones", "solicito",
		"befehle", "befehl", "anweisungen", "anweisung", "auftrage", "auftrag", "anordnungen", "anordnung", "anordne", "ordne", "wunsche", "weisungen", "weisung", "instruktionen", "instruiere", "verfuge", "beauftrage", "entscheidungen", "zuge", "zug", "bitten", "vorgaben",
		"ordres", "consignes", "choix", "souhaits", "directives", "decisions", "volontes", "demandes", "ordonne")
	// pointing are words that point at what stands below.
	pointing = marks.Lows("follows", "following", "follow", "below", "hereunder", "hereinafter", "hereafter", "thus", "these", "namely", "viz", "enclosed", "attached", "enclose", "herewith", "under", "detailed", "listed", "hereby", "set", "submit", "state", "give", "giving", "send", "sending", "present", "issue", "issuing", "convey", "provide", "lodge", "confirm", "confirming", "file", "tender",
		"siguiente", "siguientes", "sigue", "siguen", "continuacion", "abajo", "estas", "presente", "mando", "envio", "remito", "comunico", "traslado", "doy", "paso", "dejo", "adjunto", "transmito",
		"folgt", "folgendes", "folgende", "folgenden", "folgender", "untenstehenden", "hiermit", "anbei", "nachstehend", "nachstehenden", "unten", "schicke", "sende", "gebe", "ubermittle", "erteile", "teile",
		"suit", "suivants", "suivantes", "suivante", "suivant", "dessous", "voici", "envoie", "transmets", "donne", "adresse")
	// aside are words that may stand beside them though elsewhere they deny, doubt or ask.
	aside = marks.Lows("turn", "turns", "round", "as", "orders", "order", "ordered", "what", "which", "both", "each", "every", "either", "your", "yours", "wish", "wishes", "ask", "beg", "advised", "confirm", "confirms", "rules", "rule", "been", "said", "say", "to", "kind", "matter", "question", "how", "all", "long", "following", "have", "has", "had", "changed", "pleasure", "proceed", "two", "one", "dos", "zwei", "deux", "wunsche", "instant", "event", "case", "commands", "requests", "dear", "many", "several", "separate", "plan", "give", "told", "ya", "jugada", "jugadas", "respecto", "presente", "pending", "now", "then", "yesterday", "above", "the", "a", "my", "our", "in", "hand", "del", "des", "du", "au", "aux", "le", "les", "lo", "la", "las", "los", "el", "se", "me", "mi", "mis", "su", "sus", "sie", "ich", "ihnen", "ihr", "dir", "euch", "der", "die", "das", "den", "dem", "vous", "je", "mes", "today", "tonight", "week", "hope", "letter", "mail", "email", "earlier", "ones", "any", "rather", "ordre", "ordres", "tour", "coup", "coups", "being", "fall", "falls", "own", "use", "make", "go", "goes", "move", "moves", "keep", "play", "put", "take", "set", "place", "open", "opening")
	// barred are words by which what stands below may be no orders, or others.
	barred = marks.Lows("not", "no", "if", "unless", "could", "might", "were", "was", "their", "his", "her", "he", "she", "they", "subject", "contingent", "depending", "conditional", "conditionally", "failing", "provided", "except", "only", "opposite", "reverse", "reversed", "backwards", "neither", "nor", "none", "nothing", "never", "last", "previous", "former", "tomorrow", "same", "imagine", "dream", "suppose", "draft", "example", "sample", "joke", "test", "maybe", "perhaps", "possibly", "probably", "until", "till", "once", "when", "whenever", "while", "before", "after", "but", "instead", "without", "ignore", "disregard", "cancel", "void", "withdraw", "later", "afterwards", "future", "dice", "die", "coins", "coin", "?", "rumours", "rumour", "advice", "suggestions", "suggestion", "propose", "proposal", "consider", "considering",
		"si", "cuando", "salvo", "sin", "nunca", "quiza", "quizas", "pero", "monedas", "dado", "dados", "wenn", "falls", "nicht", "nur", "kein", "keine", "ausser", "ohne", "vielleicht", "sofern", "munzen", "wurfel", "quand", "sauf", "pas", "sans", "seulement", "mais", "pieces", "sino", "tampoco", "ni", "sonst")
	// amending are words of a letter that changes what is on file.
	amending = marks.Lows("amend", "amended", "amending", "amendment", "amendments", "vary", "varied", "variation", "alter", "alteration", "alterations", "altered", "modify", "modified", "modification", "change", "changes", "changed", "correct", "corrected", "correction", "corrections", "add", "addition", "additional", "additionally", "further", "also", "supplement", "supplementary", "supersede", "supersedes", "replace", "replaces", "replaced", "substitute", "revoke", "revised", "revise", "earlier", "yesterday", "anderung", "anderungen", "andere", "ergange", "ersetzen", "zusatzlich", "cambio", "cambios", "corrijo", "correccion", "anado", "ademas", "tambien", "rectifico", "modifico", "sustituyo", "modification", "modifications", "change", "changement", "changements", "ajoute", "corrige")
	// hosts are words behind which `'s` says nothing of another player.
	hosts = marks.Lows("turn", "week", "go", "today", "game", "tonight", "round", "month", "moderator", "gm", "here", "let", "that", "evening")
	// subjects are words that begin a line of what the letter is about.
	subjects = marks.Lows("re", "ref", "reference", "subject", "regarding", "concerning", "asunto", "betreff", "betr", "betrifft", "objet", "concerne")
	// nearest are words of the go that comes.
	nearest = marks.Lows("next", "proximo", "proxima", "nachsten", "nachste", "prochain", "prochaine")
	// counted are what a number of them may be in such a sentence.
	counted = marks.Lows("go", "goes", "turn", "turns", "jugada", "jugadas", "turno", "turnos", "tirada", "tiradas", "zug", "zuge", "zugen", "runde", "coup", "coups", "tour", "tours")
)

// telling are the kinds of phrases by which a sentence says something of orders.
var telling = map[words.Kind]bool{
	words.Verb: true, words.Denial: true, words.Nothing: true, words.Always: true, words.Never: true, words.Richest: true, words.Joint: true, words.Else: true, words.If: true, words.Unless: true, words.Not: true,
	words.Coins: true, words.Dice: true, words.Single: true, words.Both: true, words.Roll: true, words.Total: true, words.Doubles: true, words.Landmark: true, words.Offered: true, words.Gone: true, words.Bought: true, words.NotBought: true, words.Afford: true,
	words.Least: true, words.Most: true, words.Over: true, words.Under: true, words.OrMore: true, words.OrLess: true, words.Between: true, words.But: true, words.Anything: true, words.Number: true, words.Same: true, words.AsBefore: true,
	words.Change: true, words.Instead: true, words.Drop: true, words.Correct: true, words.Retract: true, words.Governs: true, words.Keep: true, words.Parity: true,
}

// A Herald is a sentence that announces orders: the phrase in it that names the goes that they
// are for has no tokens where it names none.
type Herald struct{ From, To int }

// Heralds tells such a sentence.
func Heralds(r *Letter, s *Sentence) (Herald, bool) {
	t := s.Tokens
	if !mayHerald(s) {
		return Herald{}, false
	}
	goes, value := Herald{}, 0
	for i := 0; i < len(t); i++ {
		if bars(t, i) || r.OnFile && amending[t[i].Low] || isNamed(r, t, i) {
			return Herald{}, false
		}
		scope, n := goesAt(r, t, i)
		switch {
		case n > 0 && (value == 0 || value == int(orders.EveryGo) || scope == value):
			goes, value = Herald{i, i + n}, scope
		case n > 0 && scope != int(orders.EveryGo):
			return Herald{}, false
		case n == 0 && !idlesAt(r, t, i):
			return Herald{}, false
		}
		i += max(0, n-1)
	}
	return goes, true
}

// bars tells a word by which what stands below may be no orders: not `falls` in `the go that falls
// to me`, nor `subject` in front.
func bars(t []marks.Token, at int) bool {
	if at == 0 {
		return words.Recalls(t[0].Low) || barred[t[0].Low] && !subjects[t[0].Low]
	}
	return words.Recalls(t[at].Low) || barred[t[at].Low] && !(t[at].Is("falls") && t[at-1].Is("that", "which"))
}

// mayHerald tells a sentence with the words of one that announces.
func mayHerald(s *Sentence) bool {
	if len(s.Tokens) < 4 {
		return false
	}
	some, points := false, s.Colon
	for i := range s.Tokens {
		some, points = some || ordained[s.Tokens[i].Low], points || pointing[s.Tokens[i].Low]
	}
	return some && points || subjects[s.Tokens[0].Low] && s.Tokens[1].Is(":", ".", "-")
}

// isNamed tells a card or another player at a place.
func isNamed(r *Letter, t []marks.Token, at int) bool {
	who := r.Grammar.Table.Player(t, at, marks.WholeName)
	return who.Whole && who.Seat != r.Me || r.Grammar.Table.FullCard(t, at).Tokens > 0
}

// goesAt is the goes that the phrase at a place names, and how many tokens it has; 0 for none,
// where it is this turn's number, too.
func goesAt(r *Letter, t []marks.Token, at int) (value, n int) {
	found := words.Find(t, at, r.Grammar.Speaks)
	for _, m := range found.Means {
		if m.Kind != words.Scope {
			continue
		}
		turned := t[at+found.Tokens-1].Is("turn", "turno", "runde", "tour")
		if !r.TwoGoes && turned && m.Value == int(orders.Go2) {
			return 0, 0 // the second turn
		}
		return m.Value, found.Tokens
	}
	return 0, 0
}

// idlesAt tells a token that says nothing of the game but the number of this turn, or of goes.
func idlesAt(r *Letter, t []marks.Token, at int) bool {
	one := &t[at]
	if one.Number >= 0 {
		if one.Number == r.Turn-1 && at > 1 && t[at-1].Is("turn", "no", "nr", "number") && marks.Says(t[max(0, at-reported):at], "report", "results", "result") {
			return true // the report on turn 18
		}
		return at > 0 && one.Number == r.Turn && (one.Number > 2 && t[at-1].Is("zug", "jugada") || t[at-1].Is("turn", "turno", "runde", "tour", "no", "nr", ".", "#")) || one.Number == 2 && at+1 < len(t) && counted[t[at+1].Low]
	}
	switch {
	case ordinals[one.Low] > 0 && at+1 < len(t) && t[at+1].Is("turn"):
		return ordinals[one.Low] == r.Turn
	case one.Is("'s"):
		return at > 0 && (hosts[t[at-1].Low] || r.Grammar.Table.Player(t, at-1, marks.WholeName).Whole)
	case one.Is("would", "should"):
		return at+1 < len(t) && t[at+1].Is("like", "wish", "ask")
	case nearest[one.Low]:
		return at+1 < len(t) && t[at+1].Is("go", "goes", "jugada", "zug", "coup")
	}
	if !one.IsWord() {
		return one.Is(",", ".", ":", "-", "'", "(", ")", "/", "\"")
	}
	if aside[one.Low] || ordained[one.Low] || pointing[one.Low] || counted[one.Low] {
		return true
	}
	if words.Unsettles(one.Low) || words.Twists(one.Low) || words.IsElsewhen(one.Low) {
		return false
	}
	means := words.Find(t, at, r.Grammar.Speaks).Means
	return !slices.ContainsFunc(means, func(m words.Meaning) bool { return telling[m.Kind] }) || slices.ContainsFunc(means, func(m words.Meaning) bool { return m.Kind == words.Empty || m.Kind == words.Prep })
}

// reported is how many tokens before its number a report on a turn stands at most.
const reported = 5

// ordinals are what turns are called.
var ordinals = map[string]int{"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12}

// Heading is a row of tokens that heads what stands below.
func Heading(goes []marks.Token) []marks.Token {
	colon := goes[len(goes)-1]
	colon.Raw, colon.Low, colon.Number, colon.Glued = ":", ":", -1, true
	return append(slices.Clip(goes), colon)
}

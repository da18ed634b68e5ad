package told

import (
	"machipost/orders"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells clauses that turn round what stands beside them in sentences that are talk
// otherwise: `the cat walked over the keyboard, so ignore the line above`.

var (
	// erasing are words that begin such a clause, erased what they are said of.
	erasing = marks.Lows("ignore", "disregard", "scrap", "cancel", "forget", "undo", "skip", "drop", "strike", "delete", "void")
	erased  = marks.Lows("above", "line", "lines", "that", "this", "them", "those", "these", "other", "others", "rest", "all", "everything", "last", "order", "orders", "it")
	// sparing are words that begin one about who pays, paying what he does or what becomes of him.
	sparing  = marks.Lows("spare", "make", "let", "leave", "not", "rob", "bleed")
	suffered = marks.Lows("pay", "pays", "paid", "robbed", "bleed", "suffer", "lose", "loses", "cough", "target", "victim")
	bound    = marks.Lows("should", "must", "deserves", "deserve", "make", "let", "turn", "ought", "needs", "has", "can", "may", "will")
	// few are words of a clause that begins with what is denied or limited.
	few = marks.Lows("nothing", "none", "only", "just", "not", "same", "one", "two")
	// wanting are words behind those.
	wanting = marks.Lows("this", "for", "today", "tonight", "now", "please", "pls", "again", "from", "week", "turn", "time", "me", "will", "is", "ok", "does", "then")
	// written are words of who wrote what stands beside, misplaced those of how it is wrong.
	written   = marks.Lows("typed", "wrote", "scribbled", "entered", "added")
	misplaced = marks.Lows("wrong", "other", "mixed", "muddled", "swapped", "confused")
)

// Turns tells a sentence with such a clause.
func Turns(g *marked.Grammar, t []marks.Token) bool {
	if len(t) == 0 || g.Foreign() && !words.AreOurs(t) || t[len(t)-1].Is("?") {
		return false
	}
	begins := true // a clause begins
	for i := range t {
		if !t[i].IsWord() {
			begins = begins || t[i].Is(",", ";", "-", "(", ":", ".")
			continue
		}
		if begins && (t[i].Is("so", "and", "but", "then", "now", "please", "just", "hence") && i+1 < len(t) && !(t[i].Is("just") && t[i+1].Is("one", "two"))) {
			continue
		}
		if (i > 0 || sparing[t[i].Low]) && begins && turnsAt(g, t, i) || begins && undoesPart(t[i:]) || misses(g, t, i) {
			return true
		}
		begins = t[i].Is("so")
	}
	return false
}

// undoesPart tells a clause that undoes a part of what was sent: `forget all I sent except the TV`.
func undoesPart(t []marks.Token) bool {
	return erasing[t[0].Low] && marks.Says(t, "sent", "wrote", "said", "ordered") && marks.Says(t, "except", "but", "apart", "besides", "about", "save", "for")
}

// turnsAt tells a clause at a place behind another one that undoes, spares or limits.
func turnsAt(g *marked.Grammar, t []marks.Token, at int) bool {
	end := at
	for end < len(t) && (t[end].IsWord() || t[end].Number >= 0 || t[end].Is("'s")) {
		end++
	}
	said := t[at:end]
	has := func(set map[string]bool) bool {
		return marks.Some(said[1:], set)
	}
	somebody := marks.Says(said[1:], "him", "her", "them") || NamesOther(g, said)
	first := said[0].Low
	switch {
	case erasing[first]:
		return len(said) < shortest+2 && has(erased) && !marks.Says(said, "sent", "mailed", "posted")
	case sparing[first]:
		return somebody && len(said) < shortest && (first != "not" || len(said) < 4) && (first != "make" && first != "let" || has(suffered))
	case first == "keep" || first == "do":
		return len(said) > 1 && (said[1].Is("doing") || said[1].Is("that", "it", "so", "this") && len(said) < shortest)
	case few[first]:
		return len(said) < shortest+2 && (has(wanting) || marks.Says(said, "die", "dice")) && !(first == "not" && !somebody) && !marks.Says(said, "go", "goes", "turns")
	case first == "the":
		return len(said) > 1 && said[1].Is("same") && marks.Says(said, "again", "please", "pls", "week", "turn", "time")
	}
	return false
}

// misses tells words at a place that say that what stands beside is not meant so.
func misses(g *marked.Grammar, t []marks.Token, at int) bool {
	next := func(n int, lows ...string) bool { return at+n < len(t) && t[at+n].Is(lows...) }
	switch {
	case isTyped(t, at):
		return true
	case t[at].Is("forget", "forgot", "forgotten", "remember", "recall", "know") && next(1, "what", "which") && (t[at].Low[0] == 'f' || at > 0 && t[at-1].Is("dont", "cant", "not", "cannot", "couldnt")):
		return marks.Says(t[at:], "called", "name", "named") // I forget what it's called
	case misplaced[t[at].Low]:
		return next(1, "way") && next(2, "round", "around", "about") || next(1, "up") && next(2, "the", "my") && next(3, "goes", "two", "orders", "turns", "dice", "cards")
	case t[at].Is("should", "ought") && at > 0 && t[at-1].Is("it", "that", "this"):
		return next(1, "be", "read", "say", "have", "to") && (NamesOther(g, t[at:]) || marks.Says(t[at:], "one", "two", "first", "second", "other"))
	case t[at].Is("only", "just") && next(1, "meant"):
		return next(2, "the", "that", "one", "this") && marks.Says(t[at:], "first", "second", "one", "last", "other")
	case t[at].Is("rather", "sooner", "better") && next(1, "it") && next(2, "was", "were", "is"):
		return NamesOther(g, t)
	case t[at].Is("do") && at < 2:
		return next(1, "it", "this", "that") && next(2, "only", "if", "when", "unless", "after", "once", "before", "but")
	case suffered[t[at].Low] || words.Pays(t[at].Low):
		who := NamesOther(g, t)
		return who && marks.Some(t[:at], bound)
	}
	return false
}

// isMistyped tells that somebody else wrote what stands beside: `the kids typed that`.
func isMistyped(t []marks.Token) bool {
	for at := range t {
		if isTyped(t, at) {
			return true
		}
	}
	return false
}

// isTyped tells words of that at a place.
func isTyped(t []marks.Token, at int) bool {
	next := func(n int, lows ...string) bool { return at+n < len(t) && t[at+n].Is(lows...) }
	if !written[t[at].Low] || at == 0 {
		return false
	}
	return !t[at-1].Is("i", "we") && (next(1, "that") && (at+2 == len(t) || !t[at+2].IsWord()) || next(1, "the") && next(2, "above", "lot", "orders", "order", "line")) || t[at-1].Is("was", "were") && MayTakeBack(t)
}

// excuses are words that begin a sentence of who made a mistake.
var excuses = marks.Lows("sorry", "sry", "soz", "oops", "whoops", "ups", "apologies", "perdon", "perdona", "perdonad", "entschuldigung", "sorri", "pardon", "desole")

// towards are words before whom an order is about, and those that may stand before them.
var towards, before = marks.Lows("from", "to", "on", "against", "at"), marks.Lows("oh", "ah", "no", "well", "ok", "hm", "actually", "then", "or", "rather", "as", "you", "were", "back")

// Retargets tells an excuse, or whom an order is about, with nothing behind it but another player
// than the one whom the order before names: `tv Bob. Sorry, Carol`, `tv Bob. From Carol then`. To
// him it would be said.
func Retargets(g *marked.Grammar, t []marks.Token, last *orders.Order) bool {
	if last == nil || last.Verb != orders.TV && last.Verb != orders.Swap && last.Verb != orders.Move {
		return false
	}
	some, at := false, 0
	for at < len(t) && (before[t[at].Low] || t[at].Is(",")) {
		at++
	}
	if at == len(t) || !excuses[t[0].Low] && !towards[t[at].Low] {
		return false
	}
	for at++; at < len(t); at++ {
		who := g.Table.Player(t, at, 3)
		switch {
		case who.Whole && who.Seat != g.Table.Me && who.Seat != last.Player:
			some = true
			at += who.Tokens - 1
		case !t[at].Is(",", ".", "-", "'s", "i", "mean", "meant", "its", "of", "course", "to", "a", "de", "der", "die", "the", "one", "then", "after", "all", "instead", "please"):
			return false
		}
	}
	return some
}

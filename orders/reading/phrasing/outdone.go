package phrasing

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file finds clauses that say of another player that he is sooner, or that he leaves nothing to
// pay with: why the next candidate comes, whoever it is and in whatever words.

var (
	// snatching is what is done by who is sooner, and taking what is so only beside a word of when.
	snatching = marks.Lows("snap", "snaps", "snapped", "snatch", "snatches", "snatched", "grab", "grabs", "grabbed", "nab", "nabs", "nabbed", "nick", "nicks", "nicked", "pinch", "pinches", "pinched", "swipe", "swipes", "swiped", "bag", "bags", "bagged", "beat", "beats", "pip", "pips", "steal", "steals", "stole", "stolen", "rob", "robs", "robbed", "mug", "mugs", "mugged", "fleece", "fleeces", "fleeced", "poach", "poaches", "scoop", "scoops", "hoover", "hoovers",
		"schnappt", "wegschnappt", "schnappen", "wegschnappen", "wegnimmt", "wegkauft", "klaut", "beklaut", "ausraubt", "zuvorkommt", "quita", "quitan", "quitado", "roba", "roban", "adelanta", "adelantan", "birla", "arrebata", "chipe", "vole", "devance", "souffle")
	taking = marks.Lows("take", "takes", "took", "taken", "buy", "buys", "bought", "get", "gets", "got", "come", "comes", "came", "is", "are", "was", "be", "been", "goes", "kauft", "gekauft", "nimmt", "bekommt", "hat", "ist", "compra", "coge", "lleva", "llevan", "llega", "es", "prend", "achete", "est", "a")
	// sooner are words of when.
	sooner = marks.Lows("before", "first", "sooner", "earlier", "faster", "quicker", "antes", "primero", "adelante", "zuvor", "vorher", "vor", "schneller", "avant", "premier", "rapide")
	// somebody are other players.
	somebody = marks.Lows("somebody", "someone", "anybody", "anyone", "one", "other", "others", "another", "else", "players", "player", "lot", "rest", "either", "them", "they", "he", "she", "jemand", "einer", "andere", "anderer", "anderen", "man", "er", "sie", "alguien", "alguno", "otro", "otra", "otros", "el", "ella", "quelquun", "autre", "il", "elle")
	// beside are the other words of such a clause.
	beside = marks.Lows("the", "last", "blind", "of", "you", "it", "that", "this", "these", "those", "both", "all", "me", "my", "mine", "us", "i", "can", "cant", "cannot", "pay", "afford", "am", "broke", "do", "could", "to", "up", "away", "off", "from", "under", "nose", "there", "by", "then", "in", "on", "at", "and", "or", "again", "just", "really", "than", "ahead", "does", "should", "will", "may", "might", "a", "s", "'s", "coins", "money", "cash", "because", "as", "gone", "meantime", "be", "now", "here", "hand", "hands",
		"mir", "den", "die", "das", "ihn", "es", "mich", "ich", "weg", "der", "dem", "aus", "schon", "bis", "dahin", "sollte", "oder", "mein", "meine", "geld", "munzen", "se", "lo", "la", "las", "los", "que", "yo", "ya", "mi", "mas", "rapido", "monedas", "dinero", "o", "y", "le", "moi", "mes", "avant", "pieces", "ou", "plus", "deja")
	// holding are those of them that no such clause ends with where a name follows.
	holding = marks.Lows("the", "my", "of", "and", "or", "a", "den", "die", "das", "la", "el", "le", "y", "o", "und", "oder", "from")
)

// outdone finds `if Pia snaps it up before me`, `if one of you lot robs me`, `wenn Bob schneller ist`.
func outdone(f *finder, at int) words.Phrase {
	start := at
	if joint, _ := f.shorter(at, words.And, words.Or, words.Break); joint.Tokens == 1 {
		start = at + 1
	}
	opener, _ := f.shorter(start, words.If)
	if opener.Tokens == 0 || f.sign(start, "only", "but", "just") || f.sign(start+1, "only") || f.sign(start-1, "only", "not", "but") {
		return words.Phrase{}
	}
	who, snatched, took, soon, robbed, players := false, false, false, false, false, 0
	next := start + opener.Tokens
	if f.sign(next, "i", "we", "ich", "wir", "yo", "je", "le") {
		return words.Phrase{} // if I rob Bob first
	}
loop:
	for ; next < len(f.t) && next < at+mostTokens; next++ {
		low := f.t[next].Low
		one := f.Player(next)
		switch {
		case one.Tokens > 0 && one.Whole:
			who, players = true, players+1
			next += one.Tokens - 1
		case who && f.sign(next, "then", "i", "ich", "id", "ill") && (snatched || soon) && !f.sign(next-1, "before", "than", "as", "by", "bis", "until", "que", "vor") && !f.sign(next+1, "can", "cant", "cannot", "havent", "am", "dont", "do", "could", "get", "got"):
			break loop
		case f.isCard(next) && f.Card(next).Strength == marks.Whole:
			break loop
		case f.sign(next, "b") && f.sign(next+1, "4"):
			soon = true
			next++
		case snatching[low]:
			snatched = true
		case f.sign(next, "me", "us", "it", "that", "this", "them", "mir", "mich", "ihn", "es", "mi", "lo", "la", "moi"):
			robbed = true
		case somebody[low]:
			who = true
			soon = soon || sooner[low]
		case sooner[low]:
			soon = true
		case taking[low]:
			took = true
		case !beside[low]:
			break loop
		}
	}
	for next > start+1 && f.sign(next-1, "the", "a", "den", "die", "das", "la", "el", "le", "then") && (next < len(f.t) && f.isCard(next) || f.sign(next-1, "then")) {
		next--
	}
	if !who || players > 1 || !(snatched && (robbed || soon)) && !(took && soon) || next < start+opener.Tokens+3 || holding[f.t[next-1].Low] {
		return words.Phrase{}
	}
	if next < len(f.t) && (f.t[next].Number >= 0 || f.is(next, words.Least, words.Most, words.Over, words.Under, words.Verb) > 0 && !f.sign(next, "i", "id", "ill")) {
		return words.Phrase{}
	}
	if f.isCard(next) && !soon && !f.sign(next-1, "it", "that", "this", "me", "them", "first", "those", "the", "den", "die", "das", "la", "el") || next < len(f.t) && f.isCard(next) && (snatching[f.t[next-1].Low] || taking[f.t[next-1].Low]) || f.sign(next, "the") && f.isCard(next+1) && (snatching[f.t[next-1].Low] || taking[f.t[next-1].Low] || f.sign(next-1, "up")) {
		return words.Phrase{} // if Bob takes the Mine first
	}
	return leadsOn(f, at, next)
}

// leadsOn is the phrase from one place to another, where no other order stands behind it.
func leadsOn(f *finder, at, next int) words.Phrase {
	if !bringsNext(f, next) {
		return words.Phrase{}
	}
	if f.sign(next, ",") {
		for _, m := range f.Written(next + 1).Means {
			if m.Kind == words.Verb && m.Value != int(orders.Buy) {
				return words.Phrase{} // if Bob robs me, I take his coins
			}
		}
		if f.sign(next+1, "so") && f.sign(next+2, "i", "we") {
			next += 2
		}
	}
	return phrase(at, next, words.Joint, words.Lack)
}

// bringsNext tells that behind a place stands a card, or nothing to buy, if anything stands there.
func bringsNext(f *finder, at int) bool {
	if at >= len(f.t) || f.sign(at, ".", ")", ";") {
		return true
	}
	for i := at; i < len(f.t) && i < at+mostTokens/2; i++ {
		if f.isCard(i) || f.is(i, words.Nothing) > 0 || f.sign(i, "save", "keep", "hold", "skip", "pass", "wait") {
			return true
		}
	}
	return false
}

// unable finds why the next candidate comes without a word that supposes it: `Mine, cant afford it
// then Forest`.
func unable(f *finder, at int) words.Phrase {
	if !f.sign(at-1, ",", ".", "-", ";") || !f.sign(at, "cant", "cannot", "couldnt", "not", "dont", "no") {
		return words.Phrase{}
	}
	c := clause{finder: f, from: at}
	c.in[words.English] = true
	end := c.read(at)
	if end < at+2 || !c.lacks || c.has || !f.sign(end, "then") || !f.namesCard(end) {
		return words.Phrase{}
	}
	return phrase(at, end, words.Joint, words.Lack)
}

package phrasing

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// lack finds a clause about whether a card can be had, of which a list of candidates
// says nothing more: `if somebody beats me to it` is a joint, `if there is one left`
// says nothing. What is asked of a card by name, of a number or of a player is a
// condition, and none of these.
func (f *finder) lack(at int) words.Phrase {
	start := at
	if joint, _ := f.shorter(at, words.And, words.Or, words.Break); joint.Tokens == 1 {
		start = at + 1
		if start < len(f.t) && f.t[start].Is(",") {
			start++
		}
	}
	if start >= len(f.t) {
		return words.Phrase{}
	}
	opener, kind := f.shorter(start, words.Unless, words.If)
	if opener.Tokens == 0 {
		return f.askedLack(at)
	}
	c := clause{finder: f, from: start + opener.Tokens, in: spoken(opener, kind)}
	if kind == words.Unless {
		c.turns = 1
	}
	end := c.read(at)
	if end == 0 {
		return words.Phrase{}
	}
	switch only := f.sign(start, "only", "but", "just") || f.sign(start+1, "only"); {
	case c.lacks && only && !(start > at && f.namesCard(end)):
		return words.Phrase{} // only if somebody has bought one
	case c.lacks && !c.has:
		found := phrase(at, end, words.Joint, words.Lack)
		if c.isElliptic(end) { // if there isn't
			found.Means = append(found.Means, words.Meaning{Kind: words.Else})
		}
		return found
	case c.has && !c.lacks && !((f.sign(start, "but") || f.sign(start-1, "but")) && c.is(end-1, words.Coins) == end && c.sign(end-2, "no", "any") && c.sign(end-3, "have", "has")): // but not if I have no coins
		return phrase(at, end, words.Empty, 0)
	}
	return words.Phrase{}
}

// namesCard tells a card at a place, behind a sign or an article: and only if there is none, the
// Mine.
func (f *finder) namesCard(at int) bool {
	for f.sign(at, ",", "then", "the", "a", "an") {
		at++
	}
	return f.isCard(at)
}

// askedLack finds a question that says by itself why the next candidate comes: `Not enough
// cash?`.
func (f *finder) askedLack(at int) words.Phrase {
	if at > 0 || len(f.t) < 2 || len(f.t) > mostAsked || !f.sign(len(f.t)-1, "?") {
		return words.Phrase{}
	}
	c := clause{finder: f}
	for language := range c.in {
		c.in[language] = true
	}
	if end := c.read(at); end != len(f.t)-1 || !c.lacks || c.has {
		return words.Phrase{}
	}
	return phrase(at, len(f.t)-1, words.Joint, words.Lack)
}

// mostAsked is how many tokens such a question has.
const mostAsked = 8

// A clause is one about whether something can be had, while it is read.
type clause struct {
	*finder
	from  int // behind the word that opens it
	in    [words.NumLanguages]bool
	turns int // how often it is turned round, from its beginning or the last `or` on

	there              bool // `there is` was said
	able               bool // `can`, `cannot` was said: what is bought then is by the writer
	taken, dear, about bool
	him, owns, others  bool // he, has, and what else may have it or be the matter were said
	lacks, has         bool // what its parts say so far
}

// isElliptic tells a clause that only denies what was said before it: `if I don't`.
func (c *clause) isElliptic(end int) bool {
	denied := c.sign(c.from-1, "no") // si no | la tengo
	for i := c.from; i < end; i++ {
		switch {
		case c.sign(i, "dont", "doesnt", "isnt", "arent", "havent", "hasnt", "didnt", "wasnt", "werent", "not", "no"):
			denied = true
		case !c.sign(i, "i", "we", "he", "she", "they", "it", "there", "that", "this", "do", "does", "did", "is", "am", "m", "im", "are", "was", "have", "has", "ive", "weve", "then", "by", "'s", "s", "so", "the", "case", "be", "should", "still", "yet", "yo", "la", "lo", "las", "los", "tengo", "tenga", "tuviera", "aun", "todavia", "ya"):
			return false
		}
	}
	return denied
}

func (c *clause) class(at int) words.Class {
	return c.classOf(at, c.in) & (words.Fills | words.Had | words.Naught | words.Taken | words.Dear | words.Wants | words.Able)
}

// read returns where the clause ends; 0 when it is none.
func (c *clause) read(at int) int {
	next := c.from
	for ; next < len(c.t) && next < at+mostTokens; next++ {
		t := &c.t[next]
		if c.turns > 0 && next > c.from && c.sign(next, "any") && c.sign(next+1, "more") {
			next++ // not there any more
			continue
		}
		class := c.class(next)
		if t.Is("or", "and", "oder", "und", "o", "y", "ou", "et", "nor") && next > c.from {
			if c.class(next+1) == 0 || c.startsOrder(next+1) || !c.judge(next-1) {
				break
			}
			continue
		}
		if class == 0 || c.stops(next) {
			break
		}
		if t.Number >= 0 {
			return 0
		}
		c.there = c.there || t.Is("there", "theres")
		if c.there && t.Is("one", "any", "some") {
			class |= words.Had
		}
		if able := t.Is("can", "cannot", "cant", "could", "couldnt", "unable", "impossible", "able", "to", "need"); able {
			c.able = true
		}
		if c.able && t.Is("have") && c.sign(next+1, "it", "that", "this", "them", "those", "either") || c.able && t.Is("bought", "purchased", "acquired", "constructed", "built", "taken") {
			class = words.Fills | words.Had
		}
		c.whose(t, class)
		c.weigh(class)
	}
	if c.him && c.owns && !c.others {
		return 0 // wenn er keins hat
	}
	if next == c.from || next == at+mostTokens || !c.judge(next-1) || !c.complete(next) {
		return 0
	}
	if c.is(next, words.Least, words.Most, words.Over, words.Under) > 0 {
		return 0 // should the sum turn out | below six
	}
	for i := max(c.from, next-2); i < next; i++ {
		if c.is(i, words.Least, words.Most, words.Over, words.Under, words.Exactly) > next {
			return 0 // si tengo al | menos 3
		}
	}
	if next < len(c.t) && (c.t[next].Number >= 0 || c.Player(next).Whole || !c.t[next].IsWord() && !c.sign(next, ",", ".", ";", ")", "(", "-", "?") && !(c.sign(next, ":") && !c.in[words.English])) {
		return 0
	}
	if c.sign(next, "first", "second") && c.sign(next-1, "my", "the") && c.sign(next-2, "in", "on", "for") {
		return 0 // if I can't have it in my second the Cafe
	}
	if next == c.from+1 && c.sign(c.from, "money", "coins", "coin", "cash", "funds", "monedas", "dinero", "geld", "munzen", "argent", "pieces", "there", "means", "hay", "da") {
		return 0 // if coins
	}
	return next
}

// whose takes down what tells a clause about what another player has, as languages say it in
// which no `he has` stands alone.
func (c *clause) whose(t *marks.Token, class words.Class) {
	c.him = c.him || t.Is("er", "sie", "il", "elle", "ella")
	c.owns = c.owns || t.Is("hat", "hatte", "besitzt", "a", "na", "possede", "tiene", "tenga")
	c.others = c.others || class&words.Taken != 0 || t.Is("y", "ny", "jemand", "keiner", "einer", "man", "markt", "quelquun", "alguien")
}

// stops tells a word that would fit and begins something else: `I take`, `one die`, a
// card.
func (c *clause) stops(at int) bool {
	switch {
	case c.t[at].Is("i", "we") && c.class(at+1)&(words.Able|words.Naught) == 0:
		return true
	case c.t[at].Is("one", "ein", "un", "une", "eine", "einen", "uno", "una") && (c.isCard(at+1) || c.is(at+1, words.Dice) > 0):
		return true
	case c.isCard(at) && (c.Card(at).Strength == marks.Whole || c.Card(at).Tokens > 1):
		return true
	case c.t[at].Is("then", "nothing", "nada", "nichts", "rien") && c.odd():
		return true
	}
	return false
}

// startsOrder tells words that begin an order behind an `and`.
func (c *clause) startsOrder(at int) bool {
	return c.is(at, words.Verb, words.Nothing, words.Scope) > 0 && c.class(at)&(words.Naught|words.Taken|words.Dear) == 0
}

// weigh counts what a word says.
func (c *clause) weigh(class words.Class) {
	if class&words.Naught != 0 && !(c.turns > 0 && (c.in[words.Spanish] || c.in[words.French])) { // no queda ninguna
		c.turns++
	}
	c.taken = c.taken || class&words.Taken != 0
	c.dear = c.dear || class&words.Dear != 0
	c.about = c.about || class&(words.Had|words.Taken|words.Dear) != 0
}

// odd tells whether what was read since the last `or` says that it cannot be had.
func (c *clause) odd() bool {
	n := c.turns
	if c.taken || c.dear {
		n++
	}
	return n%2 == 1
}

// judge takes a part of the clause down that ends with the word at last; false when it
// is about nothing.
func (c *clause) judge(last int) bool {
	if !c.about && c.class(last)&words.Naught == 0 {
		return false
	}
	if c.odd() {
		c.lacks = true
	} else if !c.about {
		return false
	} else {
		c.has = true
	}
	c.turns, c.taken, c.dear, c.about, c.able = 0, false, false, false, false
	return true
}

// complete tells whether the clause is whole where it ends, so that a card behind it is
// not what it is about: `if I can't afford | the Mine` is not.
func (c *clause) complete(end int) bool {
	if end >= len(c.t) || !c.t[end].IsWord() {
		return true
	}
	if c.is(end, words.Has) > 0 || isMissing(c.finder, end, c.from) {
		return false
	}
	if c.is(end, words.Joint, words.And, words.Or, words.Else, words.If, words.Unless, words.Me) > 0 {
		return true
	}
	last := end - 1
	for last > c.from && c.t[last].Is("the", "a", "an", "el", "la", "un", "una", "der", "die", "das", "den", "ein", "eine", "einen", "le", "une") {
		last--
	}
	if c.isCard(end) && c.sign(last, "grabs", "takes", "buys", "nabs", "snaps", "gets", "snatches", "took", "bought", "up", "grab", "take", "steals", "pinches", "nicks", "bags") {
		return false // if somebody grabs the Mine
	}
	return c.class(last)&words.Wants == 0
}

// isMissing tells a card that somebody has none of, `if I have no Mine`, unless it was named
// before, and not last: it is why the last one comes then.
func isMissing(f *finder, at, from int) bool {
	if !f.isCard(at) || !f.sign(at-1, "no", "any") {
		return false
	}
	card, last, named := f.Card(at).Card, f.Card(at).Card, false
	for i := 0; i < from; i++ {
		if f.isCard(i) {
			last = f.Card(i).Card
			named = named || last == card
		}
	}
	return !named || last == card
}

// funds finds what is said of the money that is at hand: `with my 10 coins`.
func (f talker) funds(at int) words.Phrase {
	if !f.sign(at, "with", "for") || !f.sign(at+1, "my", "the", "these", "those") {
		return words.Phrase{}
	}
	next := at + 2
	if _, ok := f.number(next); !ok {
		return words.Phrase{}
	}
	if next = f.is(next+1, words.Coins); next == 0 {
		return words.Phrase{}
	}
	for f.sign(next, "i", "ive", "have", "got", "that", "now", "left", "saved", "up") {
		next++
	}
	return phrase(at, next, words.Empty, 0)
}

// unmet finds `if she does not`, `if that condition is not met`: the other case of a
// condition before it.
func (f *finder) unmet(at int) words.Phrase {
	start := at
	if end := f.is(at, words.And, words.Break); end == at+1 {
		start = end
	}
	if f.sign(at, "less", "fewer") && f.sign(at+1, ":") { // less: Mine
		return phrase(at, at+2, words.Else, 0)
	}
	opener, kind := f.shorter(start, words.If, words.With)
	next := start + opener.Tokens
	if kind == words.With {
		if !f.sign(next, "less", "fewer", "menos", "weniger", "moins") || f.sign(next+1, "as", "de", "que", "als", "wie", "of") || f.sign(next+1, "than") && !f.sign(next+2, "that") || next+1 < len(f.t) && f.t[next+1].Number >= 0 {
			return words.Phrase{}
		}
		if next++; f.sign(next, "than") {
			next += 2
		}
		return phrase(at, next, words.Else, 0)
	}
	if opener.Tokens == 0 || !f.sign(next, "he", "she", "they", "that", "this", "the", "such", "it", "its", "i", "im", "not", "less", "fewer", "lower", "below",
		"er", "sie", "ella", "elle", "il", "das", "dies", "eso", "no", "nicht", "menos", "weniger", "moins", "ich", "tengo", "es", "son", "jai", "cest", "je", "on", "hay", "sale", "saco", "kleiner", "doch") {
		return words.Phrase{}
	}
	not, met := false, f.sign(next, "he", "she", "they", "i", "im")
	for ; next < len(f.t) && next < at+mostTokens/2; next++ {
		switch begins := not && met && f.sign(next, "i", "ive"); {
		case f.sign(next, "none") && f.sign(next-1, "has", "have", "owns", "own", "got", "holds"):
			not, met = true, true
		case f.sign(next, "not", "isnt", "doesnt", "hasnt", "dont", "didnt", "havent", "arent", "no", "nicht", "pas"):
			not = !not
		case f.sign(next, "menos", "weniger", "moins", "kleiner") && !f.sign(next+1, "de", "que", "als", "d") && (next+1 >= len(f.t) || f.t[next+1].Number < 0):
			not, met = true, true
		case f.sign(next, "caso", "fall", "cas", "cumple", "zutrifft", "stimmt"):
			met = true
		case f.sign(next, "tengo", "habe", "jai", "ai", "es", "ist", "son", "sind", "hay", "der", "le", "la", "se", "il", "ich", "je", "ella", "elle", "er", "sie", "das", "dies", "eso", "cest", "est", "ce", "sale", "saco", "on"):
		case f.sign(next, "less", "fewer", "lower", "below") && (!f.sign(next+1, "than", "as") || f.sign(next+1, "than") && f.sign(next+2, "that")):
			not, met = true, true
			if f.sign(next+1, "than") || f.sign(next+1, "that") {
				next += 2
			}
		case f.sign(next, "fulfilled", "met", "satisfied", "case", "so", "true", "apply", "applies", "hold", "holds", "condition"):
			met = true
		case not && f.sign(next, "roll", "get", "got"):
			return words.Phrase{}
		case !begins && f.sign(next, "he", "she", "they", "that", "this", "the", "such", "it", "its", "im", "is", "am", "be", "does", "do", "has", "have", "hold", "holds", "possess", "possesses", "own", "owns", "roll", "get", "total", "should", "a", "then", "i", "conditions", "first", "former", "'s", "got", "only", "ive"):
		default:
			last := next - 1
			for f.sign(last, "the", "a") {
				last--
			}
			open := isMissing(f, next, at) || f.sign(last, "have", "has", "tengo", "habe", "jai", "ai", "hold", "holds", "is", "be", "got", "ive", "roll", "get", "own", "only")
			if !not || !met || f.t[next].IsWord() && (open || !begins && !f.opensOrder(next)) || open && f.t[next].Number >= 0 && f.is(next+1, words.Coins) > 0 || f.sign(next, ":") && !f.sign(last, "less", "fewer") {
				return words.Phrase{}
			}
			return phrase(at, next, words.Else, 0)
		}
	}
	return words.Phrase{}
}

// Lost returns where `should Dave have lost it by then` ends, which between two swaps says
// that the next one is to be tried; 0 for none.
func Lost(line Line, at int) (end int) {
	f := &finder{line, line.Tokens()}
	start := at
	if end := f.is(at, words.And, words.Break, words.Or); end == at+1 {
		start = end
	}
	opener, _ := f.shorter(start, words.If)
	next := start + opener.Tokens
	if opener.Tokens == 0 {
		return 0
	}
	who, lacks, it := false, false, false
	for ; next < len(f.t) && next < at+mostTokens/2; next++ {
		class := f.classOf(next, english)
		switch {
		case f.Player(next).Whole && who && lacks && it && f.sign(next+f.Player(next).Tokens, "'s"):
			return next // then for Carol's
		case f.Player(next).Whole:
			who = true
			next += f.Player(next).Tokens - 1
		case f.sign(next, "he", "she", "they"):
			who = true
		case f.sign(next, "lost", "sold", "hides", "hidden", "parted", "swapped", "traded", "rid"):
			lacks = true
		case f.sign(next, "none", "hasnt", "doesnt", "no", "not", "havent", "without"):
			lacks, it = true, it || f.sign(next, "none")
		case f.sign(next, "it", "one", "1", "hers", "his", "theirs", "any"):
			it = true
		case class&words.Fills == 0 && !f.sign(next, "possesses", "possess", "owns", "own", "longer", "with", "moment"):
			if !who || !lacks || !it || f.t[next].IsWord() && f.isCard(next) && f.t[next-1].Is("no", "not") {
				return 0
			}
			return next
		}
	}
	return 0
}

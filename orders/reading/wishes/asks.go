package wishes

import (
	"strings"

	"machipost/orders"
	"machipost/orders/reading/words"
)

// This file reads how a clause asks for a card, in front of it.

// An asker looks at the words in front of cards.
type asker struct{ *buyer }

// before reads the words of a clause in front of its first card, and tells whether they ask
// for it.
func (b asker) before(c *clause, first int) (asks, ok bool) {
	for i := c.from; i < first; {
		if b.over[i] {
			i++
			continue
		}
		if m, end := b.Is(i, words.Verb); end > i && end <= first && m.Value == int(orders.Buy) && !b.owns(i) {
			if !asks && !b.self(c.from, i) || b.dreams(i, end) {
				return false, false
			}
			asks = true
			i = end
			continue
		}
		if next := b.falls(c, i, first); next > i {
			i = next
			continue
		}
		if end := b.willing(i); end > i && end <= first && b.self(c.from, i) {
			asks = true
			i = end
			continue
		}
		if b.Sign(i, "let") && b.Sign(i+1, "it", "him", "her", "them") || i == c.from && b.Sign(i, "to") {
			return false, false
		}
		if m, end := b.Is(i, words.Verb); end > i && i == c.from && m.Value != int(orders.Buy) && !b.role(i, words.Asks|words.Modal) && !b.given(c, i) {
			return false, false // another order
		}
		switch (leader{b}).way(c, i, first, asks) {
		case refused:
			return false, false
		case granted:
			return true, true
		case wished:
			asks = true
		}
		end := i + max(1, min(b.idle(i), first-i))
		asks = asks || b.asksIn(i, end) && b.self(c.from, i)
		i = end
	}
	return asks, b.leading(c.from, first, asks)
}

// falls is where words end by which a clause goes on with the list before it: `or else`,
// `default to`; the place itself for none.
func (b asker) falls(c *clause, at, first int) int {
	if _, end := b.Is(at, words.Joint, words.Else); len(b.lists) > 0 && end > at {
		if b.joined = true; end > at+1 && end <= first {
			return end
		}
	}
	if at == c.from && b.Sign(at, "default", "defaulting", "fall", "falling", "switch", "switching", "downgrade", "resort", "revert", "drop") && len(b.lists) > 0 {
		for k := at + 1; k < min(first, at+3); k++ {
			if b.Sign(k, "to", "on") {
				b.joined = true
				return k + 1
			}
		}
	}
	return at
}

// asksIn tells whether a word that asks stands in a phrase that says nothing more.
func (b asker) asksIn(from, to int) bool {
	for i := from; i < to; i++ {
		if b.role(i, words.Asks) && to > from+1 && !b.Sign(i, "after", "order", "time", "place", "please") {
			return true
		}
	}
	return false
}

// leading tells whether no word stands in front of a card that makes something else of it than
// what is asked for: out of the Mine, a picture of a Mine.
func (b asker) leading(from, first int, asks bool) bool {
	for i := first - 1; i >= from; i-- {
		switch {
		case b.over[i] || b.idle(i) > 1 || b.Means(i, words.Joint, words.Else, words.Or):
			return true
		case b.Sign(i, "of"):
			return b.Sign(i-1, "bit", "spot", "one", "touch", "favour", "favor", "purchase", "construction", "acquisition", "building", "purchasing", "slice", "serving", "form", "shape", "way", "any", "means", "all", "fond", "think", "dreaming", "pleasure", "joy", "delight", "honour", "honor")
		case b.Sign(i, "to"):
			return (asks || b.joined) && (b.Sign(i-1, "us", "me") && b.Sign(i-2, "treat", "help") || b.Sign(i-1, "no", "default", "defaulting", "back", "switch", "resort", "revert", "downgrade", "myself", "ourselves", "goes", "go", "vote", "down", "over", "self", "hands", "partial", "up")) || b.Sign(i+1, "get", "buy", "have", "build", "take", "own", "see", "place", "order", "purchase", "acquire", "add", "be") || b.verbed(i+1, first)
		case b.Sign(i, "on"):
			return b.Sign(i-1, "back") && b.joined || asks && b.Sign(i-1, "settle", "settled", "settling", "eye", "eyes", "heart", "sights", "set", "keen", "bent", "go", "decided", "decide", "plan", "money", "insist", "dead", "coins", "cash", "hands", "placing", "stuck", "sold", "mind", "gamble", "splurge", "splash", "out")
		case b.Sign(i, "like") && (b.role(i-1, words.Modal) || b.Sign(i-1, "really", "very", "rather", "so")):
			return true
		case b.Sign(i, "at", "from", "about", "off", "over", "against", "near", "by", "out", "into", "in", "around", "behind", "as", "like", "past", "through") && !b.Sign(i+1, "for", "favour", "favor"):
			return b.Sign(i, "about") && b.Sign(i-1, "how", "what") || b.Sign(i, "in") && b.Sign(i-1, "interested") || b.Sign(i, "out", "over", "in", "off") && !b.role(i+1, words.Adjunct) && b.given(&clause{from: from, to: first}, max(from, i-2))
		case b.Sign(i, "for"):
			return asks
		case b.Sign(i, "with"):
			return b.backs(first) || b.Sign(i-1, "start", "starting", "begin", "go", "going", "open", "happy", "content", "do", "stick", "run", "lead", "up", "satisfied", "pleased", "settle")
		case b.role(i, words.Asks|words.Modal):
			return true
		}
	}
	return true
}

// verbed tells a verb right behind `to`, and not the card.
func (b asker) verbed(at, first int) bool { return at < first && !b.role(at, words.Article) }

// willing returns where words end that deny that something is not wanted: wouldn't say no to,
// can't resist, nothing would please me more than.
func (b asker) willing(at int) int {
	next := at
	for b.Sign(next, "nothing") && b.Sign(next+1, "would", "could", "d", "pleases", "suits", "beats") && next < at+1 || next > at && b.Sign(next, "would", "could", "please", "suit", "delight", "cheer", "thrill", "me", "us", "make", "happier") {
		next++
	}
	if next > at && b.Sign(next, "more", "better") && b.Sign(next+1, "than") || next > at && b.Sign(next-1, "happier") && b.Sign(next, "than") {
		return next + 2 - min(1, len(b.T[next].Low)%4/4)
	}
	if !b.role(at, words.Denies) && !b.Sign(at+1, "not") {
		return 0
	}
	next = at + 1
	for b.Sign(next, "not", "be", "really", "possibly", "even") {
		next++
	}
	switch {
	case b.Sign(next, "mind", "resist", "refuse", "decline"):
		return next + 1
	case b.Sign(next, "say") && b.Sign(next+1, "no") && b.Sign(next+2, "to"), b.Sign(next, "live", "do", "manage", "cope", "go") && b.Sign(next+1, "without"), b.Sign(next, "object", "averse", "opposed") && b.Sign(next+1, "to"), b.Sign(next, "turn") && b.Sign(next+1, "down"), b.Sign(next, "wait") && b.Sign(next+1, "for"):
		if b.Sign(next, "say") {
			return next + 3
		}
		return next + 2
	}
	return 0
}

// dreams tells a phrase of wishing in which something stands that makes no wish of it.
func (b asker) dreams(from, to int) bool {
	for i := from; i < to; i++ {
		if b.role(i, words.Strays) && !b.Sign(i, "go", "only", "say") {
			return true
		}
	}
	return false
}

// given tells a verb, whichever, of what the writer is to be given: ship me a Mine.
func (b asker) given(c *clause, at int) bool {
	if !b.Sign(at+1, "me", "us") || !b.article(at+2) && !b.IsCard(at+2) && !b.role(at+2, words.Article|words.Adjunct) {
		return false
	}
	return b.commanded(c.from, at) && b.root(at)
}

// commanded tells whether a verb at a place is asked of the moderator.
func (b asker) commanded(from, at int) bool {
	for i := from; i < at; i++ {
		if !b.over[i] && b.idle(i) == 0 && !b.role(i, words.Concludes) && !b.Sign(i, "just", "please", "could", "would", "can", "will", "you", "u", "ye", "ever", "so", "and", "now", "then", "kindly", "do", "go", "on", "somebody", "quickly", "be", "kind", "to", "good", "enough", "dear") && !b.manner(i) {
			return false
		}
	}
	return true
}

// root tells a word that may be a verb in the form in which something is asked for.
func (b asker) root(at int) bool {
	low := b.T[at].Low
	return b.T[at].IsWord() && !b.role(at, hinders|words.Denies|words.Past|words.Article|words.Adjunct) && !strings.HasSuffix(low, "ed") && !(strings.HasSuffix(low, "s") && !strings.HasSuffix(low, "ss")) && !b.IsOther(at) && !b.Sign(at, "it", "he", "she", "they", "that", "i", "we")
}

// modal tells a verb, whichever, that the writer will or would do with a card: I'd plead for
// a Mine.
func (b asker) modal(from, at, first int) bool {
	if !b.root(at) || b.Sign(at-1, "im") || b.Sign(at-2, "im") {
		return false
	}
	mine := false
	for i := from; i < at; i++ {
		switch {
		case b.over[i], b.role(i, words.Concludes), b.manner(i), b.Sign(i, "so", "and", "please", "really", "just", "now", "to", "like", "love", "be", "hereby", "also", "then", "gladly", "very", "much", "rather", "ever", "so", "have", "do", "going", "happy", "ready"), b.idle(i) > 0 && !b.Sign(i, "i", "id", "ill", "im"):
		case b.Sign(i, "id", "ill", "im", "ima", "gonna", "lets", "let"), b.Sign(i, "i", "we") && b.Sign(i+1, "will", "would", "shall", "d", "ll", "hereby", "want", "wanna"):
			mine = true
		case b.role(i, words.Modal) && mine, b.Sign(i, "i", "me", "us") && mine:
		default:
			return false
		}
	}
	for i := at + 1; i < first; i++ {
		if !b.role(i, words.Article) && !b.Sign(i, "up", "down", "out", "me", "myself", "in", "off", "for") && !b.called(i, first) {
			return false
		}
	}
	return mine && (b.Sign(first-1, "a", "an", "another", "one", "some") || b.Sign(at+1, "for") || b.called(first-1, first) && !b.Sign(at+1, "the"))
}

// laid tells a verb, whichever, that begins a clause in which a card is put to what the writer
// has: bung a Mine on my tab.
func (b asker) laid(c *clause, at, first int) bool {
	if at != c.from && !b.commanded(c.from, at) || !b.root(at) || !b.article(at+1) || at+2 != first {
		return false
	}
	behind := first + b.CardAt(first).Tokens
	for b.Sign(behind, "down", "up", "over", "in", "on", "to", "onto", "into", "for", "by", "towards") {
		behind++
		if b.Sign(behind, "my", "our") {
			return true
		}
	}
	return false
}

// put tells a verb, whichever, of what the moderator is asked to put somewhere: could you
// pop down a Mine.
func (b asker) put(from, at int) bool {
	return b.Sign(at+1, "down", "in", "out") && b.article(at+2) && b.Sign(at-1, "you", "u", "please", "just") && b.root(at) && b.commanded(from, at)
}

// by tells what the writer will do with a card, or for which go it is, in whatever words:
// time to celebrate with a Winery, my second go cashes in with a Cafe.
func (b asker) by(c *clause, at, first int) bool {
	last := first - 1
	if b.Sign(last, "a", "an", "another", "some") {
		last--
	}
	if b.Sign(last, "the") && b.Sign(last-1, "on", "into", "towards", "toward") {
		last-- // my money on the Mine
	}
	goes, pays := at > c.from && b.over[at-1], b.pays(c, at, last)
	if !b.Sign(last, "with") && !((goes || pays) && b.Sign(last, "to", "for", "on", "upon", "into", "towards", "toward", "in")) || orders.VerbOf(b.CardAt(first).Card) != orders.Buy && !b.CardAt(first).Card.IsLandmark() {
		return false
	}
	for i := at; i < first; i++ {
		if b.role(i, hinders|words.Denies|words.Past) && !(goes && b.Sign(i-1, "be", "is", "are")) && !b.Sign(i, "go", "goes") || strings.HasSuffix(b.T[i].Low, "ed") && !(goes && b.Sign(i-1, "be", "is", "are")) && !b.Sign(i-1, "hard") && !b.awards(i) || b.IsOther(i) || b.T[i].Number >= 0 || b.Sign(i, "if", "i", "my") && !pays {
			return false
		}
	}
	if goes || pays {
		return true
	}
	starts := false
	for i := c.from; i < at; i++ {
		starts = starts || b.Sign(i, "id", "ill", "lets", "time", "gonna", "going") || b.Sign(i, "i") && b.role(i+1, words.Modal) || b.Sign(i, "let") && b.Sign(i+1, "us", "me")
		if !starts && !b.plain(i) {
			return false
		}
	}
	return starts
}

// pays tells that money goes on a card: my coins go into a Mine.
func (b asker) pays(c *clause, at, last int) bool {
	if at != c.from && !b.self(c.from, at) || !b.Sign(last, "to", "on", "into", "towards", "toward") {
		return false
	}
	for i := c.from; i < last; i++ {
		if b.Sign(i, "coins", "money", "cash", "pennies", "funds", "savings", "budget", "dosh", "dough", "fortune", "wealth", "chips") {
			return true
		}
	}
	return false
}

// plain tells a word in front of a card that says nothing more.
func (b asker) plain(at int) bool {
	return b.idle(at) > 0 || b.role(at, words.Greets|words.Article|words.Modal|words.Concludes|words.Asks|words.Lures|words.Choice|words.Holds) || b.Means(at, words.And, words.Or, words.Joint, words.Me, words.Break, words.Else) || b.Class(at)&(words.Wishes|words.Wanted|words.Opens) != 0 ||
		b.manner(at) || b.isRealm(at) || b.Sign(at, "you", "ive", "got", "though", "'s", "s", "it", "but", "time", "self", "myself", "ourselves", "well", "oh", "ah", "ok", "as", "by", "means", "form", "shape", "name", "up", "down", "out", "second", "third", "first", "then", "alternative", "fallback", "backup", "reserve", "default")
}

// called tells a word, whichever, between an article and the card: a cheeky Bakery.
func (b asker) called(at, first int) bool {
	if !b.T[at].IsWord() || b.role(at, hinders|words.Denies) || b.IsOther(at) || b.role(at, words.Past) {
		return false
	}
	from := at
	for from > 0 && from > first-5 && b.T[from-1].IsWord() && !b.role(from, words.Article) {
		from--
	}
	for i := at; i < first; i++ {
		if b.role(i, words.Article) && !b.Sign(i-1, "of") || b.Sign(i, "of", "for", "with", "in", "on", "at", "to", "from", "i", "is", "are") && !(b.Sign(i, "of") && b.Sign(i-1, "bit", "spot", "touch", "slice")) {
			return false
		}
	}
	return b.Sign(from, "a", "an", "the", "another", "one", "some", "that", "this") && !b.Sign(from-1, "not")
}

// ranked tells whether words say that a card is the first choice.
func (b asker) ranked(from, to int) bool {
	first, choice := false, false
	for i := from; i < to; i++ {
		if b.role(i, hinders|words.Denies) && !b.role(i, words.Lures) {
			return false
		}
		first = first || b.Sign(i, "first", "top", "favourite", "favorite", "number", "main", "primary")
		choice = choice || b.role(i, words.Choice)
	}
	return first && choice
}

// between reads what stands between two cards of a clause.
func (b asker) between(from, to int) bool {
	if b.Sign(from, "is", "as") && b.Sign(to-1, "and") && b.ranked(from, to) && b.Sign(to+b.CardAt(to).Tokens, "my", "second", "the", "as", "is") {
		return true // is my first choice and the Mine my second
	}
	joins := false
	for i := from; i < to; {
		if _, end := b.Is(i, words.Or, words.Joint, words.Else); end > i && end <= to {
			if b.Now.TwoGo && b.Sign(i, "then", "next", "after", "followed") {
				return false
			}
			joins = true
			i = end
			continue
		}
		if b.Sign(i, "/", ">", "or") {
			joins = true
		} else if b.role(i, hinders|words.Denies) || !b.article(i) && b.idle(i) == 0 && !b.called(i, to) && !b.role(i, words.Greets|words.Holds) && !b.Sign(i, "i", "is", "fine", "ok", "good", "also", "too", "maybe", "perhaps", "even", "just") {
			return false
		}
		i++
	}
	return joins
}

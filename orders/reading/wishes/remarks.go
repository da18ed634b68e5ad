package wishes

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells the clauses that ask for nothing themselves.

// A remarker looks at clauses that only say something.
type remarker struct{ *buyer }

// leads tells a clause that names cards, or players, and says only why one of them is
// asked for: before a `so`, behind a `because`, or of a card that is asked for elsewhere.
func (b remarker) leads(i int) bool {
	c := &b.clauses[i]
	concluded := b.concluded(i)
	reason := c.opener != "" && words.RoleOf(c.opener)&words.Concludes == 0 && c.opener != "but" && c.opener != "and"
	for k := c.from; k < c.to; k++ {
		if saves := concluded && b.Sign(k, "save", "saving", "saved") && b.Sign(k+1, "up", "for"); saves {
			continue
		}
		if b.Means(k, words.If, words.Unless) || !reason && b.role(k, words.Hinders) && !b.lasting(k) || concluded && !reason && b.role(k, words.Strays) && !b.lasting(k) && !b.Sign(k, "cost", "costs", "former", "gone") || reason && b.Means(k, words.Or, words.Joint, words.Else) || b.Sign(k, "instead", "unless", "until", "only") {
			return false
		}
	}
	if len(c.scopes) > 0 || c.vague {
		return false
	}
	if concluded || reason {
		if b.denied(c) && !b.Sign(c.from, "nothing") {
			return reason || concluded && !b.wants(c)
		}
		b.premise(c)
		return true
	}
	if b.denied(c) || c.game {
		return false
	}
	for _, at := range c.cards {
		b.told = append(b.told, b.CardAt(at).Card)
	}
	return true
}

// wants tells whether a clause asks for something.
func (b remarker) wants(c *clause) bool {
	for i := c.from; i < c.to; i++ {
		if b.role(i, words.Asks) || b.Means(i, words.Verb) {
			return true
		}
	}
	return false
}

// concluded tells whether a clause behind this one says what follows from it, and nothing of
// the game stands between.
func (b remarker) concluded(i int) bool {
	for k := i + 1; k < len(b.clauses); k++ {
		if words.RoleOf(b.clauses[k].opener)&words.Concludes != 0 {
			return true
		}
		if len(b.clauses[k].cards) > 0 || b.clauses[k].game {
			return false
		}
	}
	return false
}

// premise remembers the one card that a clause names of which another may ask.
func (b remarker) premise(c *clause) {
	for k := c.from; k < c.to; k++ {
		b.theirs = b.theirs || b.IsOther(k)
	}
	if len(c.cards) == 1 && b.Last == engine.NoCard {
		b.Last = b.CardAt(c.cards[0]).Card
	}
}

// denied tells whether a clause turns something round.
func (b remarker) denied(c *clause) bool {
	for i := c.from; i < c.to; i++ {
		if b.role(i, words.Denies) {
			return true
		}
	}
	return false
}

// joins tells a clause that only joins candidates: failing that, else, as second choice.
func (b remarker) joins(c *clause) bool {
	joint := false
	if c.game || len(c.scopes) > 0 {
		return false
	}
	for i := c.from; i < c.to; {
		if _, end := b.Is(i, words.Joint, words.Or, words.Else); end > i && end <= c.to {
			joint = true
			i = end
			continue
		}
		if !b.Sign(i, "and", "or", "in", "the", "a", "as", "my", "that", "second", "third", "choice", "of", "an", "if") && b.idle(i) == 0 {
			return false
		}
		joint = joint || b.Sign(i, "second", "third")
		i++
	}
	return joint && (len(b.lists) > 0 || b.Now.Listed)
}

// points reads a clause that asks for the one card that another names: so grab it for me.
func (b remarker) points(c *clause) bool {
	card, some := b.Last, b.Last != engine.NoCard
	for _, one := range b.told {
		if some && one != card {
			return false
		}
		card, some = one, true
	}
	if !some || len(b.lists) > 0 || c.game || c.vague || len(b.none) > 0 {
		return false
	}
	it := c.from
	for it < c.to && (!b.Sign(it, "it", "that", "one", "this") || b.Sign(it, "that") && b.Sign(it+1, "one")) {
		if !(b.Sign(it, "go") && b.Sign(it+1, "with", "for")) && b.role(it, hinders|words.Denies|words.Past) || b.Sign(it, "if", "may", "might", "he", "she", "they") {
			return false
		}
		it++
	}
	if it >= c.to || b.theirs && !b.Sign(it, "one") || !b.asksFor(c, it) {
		return false
	}
	for i := it + 1; i < c.to; {
		if !b.over[i] && b.idle(i) == 0 && !b.role(i, words.Greets|words.Choice|words.Adjunct|words.Consents) && !b.Sign(i, "those", "these", "too", "now", "today", "for", "me", "my", "i", "suppose", "guess", "purchase", "a", "whirl", "try", "go", "spin", "shot", "bash", "well", "also", "then") && !b.manner(i) {
			return false
		}
		i += max(1, b.idle(i))
	}
	scopes := c.scopes
	if scopes == nil {
		scopes = b.placed
	}
	b.lists = append(b.lists, wanted{card, scopes})
	return true
}

// asksFor tells whether the writer asks for what a place points to.
func (b remarker) asksFor(c *clause, it int) bool {
	for i := c.from; i < it; i++ {
		if b.Sign(i, "get") && b.Sign(it, "it") && b.Sign(i-1, "i", "we", "now", "dont") {
			return false // what is understood
		}
		if m, end := b.Is(i, words.Verb); end > i && m.Value == int(orders.Buy) && b.self(c.from, i) && !b.owns(i) {
			return true
		}
		if (b.role(i, words.Asks) || b.Sign(i, "make", "do", "play") && i+1 == it || b.Sign(i, "own", "have") && b.role(i-1, words.Modal)) && b.self(c.from, i) {
			return true
		}
	}
	return it == c.from && b.Sign(it, "one") && b.Sign(c.to-1, "please", "pls") || b.Sign(it, "one") && b.role(c.from, words.Concludes) && b.Sign(c.to-1, "please", "pls")
}

// remarks tells a clause of which nothing is of the game and that turns nothing round.
func (b remarker) remarks(c *clause) bool {
	if len(c.scopes) > 0 && !b.counted(c) || c.opener == "but" && len(b.lists) > 0 || b.Sign(c.from, "were") && !strings.Contains(b.T[c.from].Raw, "'") && !strings.Contains(b.T[c.from].Raw, "’") || b.Sign(c.from, "had", "if", "did", "let", "lets", "or", "than") {
		return false
	}
	if b.cries(c) || reasoner(b).tags(c) || b.Sign(c.to-1, "permitting", "allowing", "willing") && c.to-c.from < 4 && !c.game {
		return true
	}
	if c.opener == "before" && len(b.lists) > 0 {
		return !b.named(c)
	}
	if b.isName(c) && !b.called(c) || b.wantsIt(c) || b.announces(c) {
		return false
	}
	if b.Sign(c.from, though[:]...) && marks.Says(b.T[c.from+1:c.to], open[:]...) {
		return false // though maybe not yet
	}
	reason := c.opener != "" && c.opener != "but" && c.opener != "so"
	for i := c.from; i < c.to; i++ {
		switch {
		case parter(b).counts(i) && !b.Sign(i+1, "in", "of", "oclock", "am", "pm", "hours", "minutes", "days", "kids", "children"), b.IsOther(i), b.Means(i, words.If, words.Unless, words.Nothing, words.Retract, words.Correct, words.Change), b.T[i].Number >= 0 && !b.clock(i):
			return false
		case b.whichever(c, i):
		case b.role(i, words.Hinders) && b.idle(i) < 2, b.role(i, words.Strays) && b.idle(i) < 2 && b.strays(c, i):
			return false
		case b.role(i, words.Shortage) && !reason && len(b.none) == 0 && b.Sign(i-1, "im", "am", "so", "bit", "too", "is", "are", "its"), b.Sign(i, "you", "your", "u") && (b.role(i+1, words.Asks|words.Choice) || b.Sign(i+1, "judge", "say", "know", "see")):
			return false
		case b.role(i, words.Denies) && (!reason && b.about(c) || b.Sign(c.to-1, "it", "that", "one", "them")):
			return false
		}
	}
	return true
}

// cries tells a clause that only calls somebody, or cries out.
func (b remarker) cries(c *clause) bool {
	for i := c.from; i < c.to; i++ {
		if !b.role(i, words.Greets) && !b.Sign(i, "go", "on", "then", "now", "come", "there", "whatever", "so", "and", "my", "decision", "made", "im", "afraid", "thats", "you", "know", "what", "tell", "permitting", "supply", "allowing") {
			return false
		}
	}
	return true
}

// whichever tells `whichever I can get first`, of a list.
func (b remarker) whichever(c *clause, at int) bool {
	if at != c.from || !b.Sign(at, "whatever", "whichever") {
		return false
	}
	for i := at + 1; i < c.to; i++ {
		if !b.role(i, words.Consents|words.Asks|words.Lures|words.Modal) && !b.Sign(i, "comes", "fits", "you", "u", "these", "them") {
			return false
		}
	}
	return true
}

// named tells whether a number or a condition is in a clause.
func (b remarker) named(c *clause) bool {
	for i := c.from; i < c.to; i++ {
		if b.T[i].Number >= 0 || parter(b).counts(i) || b.Means(i, words.If, words.Unless, words.Landmark, words.Coins) {
			return true
		}
	}
	return false
}

// strays tells a word that is said of what is asked for, or may be: it opens the clause, or
// stands in one that is short, points to something, or only adds to another.
func (b remarker) strays(c *clause, at int) bool {
	if at == c.from || c.to-c.from < 3 || b.role(c.from, words.Adjunct) && c.opener == "" || b.Sign(at, "other") && b.Sign(at+1, "one", "card", "way", "choice", "option") {
		return true
	}
	if len(b.lists) == 0 && !b.Now.Listed && len(b.told) == 0 && b.Last == engine.NoCard && c.to < len(b.T) {
		return false // nothing was named that it may point to
	}
	for i := c.from; i < c.to; i++ {
		if b.meant(i, c.to) {
			return true
		}
	}
	return false
}

// meant tells a word that stands for something named before, and for nothing behind it.
func (b remarker) meant(at, to int) bool {
	if b.Sign(at, "this", "that", "these", "those") {
		return at+1 >= to || b.role(at+1, words.Modal) || b.Sign(at+1, "is", "'s", "was", "be", "has")
	}
	return b.role(at, words.Means)
}

// isName tells a clause that may be the name of a card which nobody knows.
func (b remarker) isName(c *clause) bool {
	for i := c.from; i < c.to; i++ {
		if b.PhraseAt(i).Tokens > 0 || b.Class(i) != 0 || words.RoleOf(b.T[i].Low) != 0 || everyday.Is(b.T[i].Low, &b.Languages) && b.CardAt(i).Tokens == 0 || b.clock(i) {
			return false
		}
	}
	return c.to-c.from <= mostName
}

// called tells a word behind a wish by which somebody is called, whoever that is.
func (b remarker) called(c *clause) bool {
	return b.asked && c.to-c.from == 1 && c.to >= len(b.T)-1 && len(b.lists) == 1 && b.Table.Misspelt(b.T[c.from:c.to]).Tokens == 0 && b.CardAt(c.from).Tokens == 0
}

// mostName is how many words the name of a card has at most.
const mostName = 3

// announces tells what stands above cards that are not asked for: what I have.
func (b remarker) announces(c *clause) bool {
	if !b.Sign(c.to, ":") {
		return false
	}
	for i := c.from; i < c.to; i++ {
		if b.role(i-1, words.Ranking) && b.Sign(i, "of") && !b.role(i+1, words.Ranking|words.Choice|words.Asks) && !b.Sign(i+1, "cards", "preference") {
			return true // my list of regrets
		}
		if b.role(i, words.Strays|words.Past) && !b.Sign(i, "next", "only") || b.Sign(i, "have", "own", "old", "hold", "hand", "deck", "collection", "possessions", "cards") {
			return true
		}
	}
	return false
}

// wantsIt tells a clause that wants something that it does not name.
func (b remarker) wantsIt(c *clause) bool {
	wants, it := false, false
	for i := c.from; i < c.to; i++ {
		if m, end := b.Is(i, words.Verb); end > i && m.Value == int(orders.Buy) && b.self(c.from, i) && !b.owns(i) && b.role(end-1, words.Asks|words.Article) && !reasoner(b).becomes(c, i) {
			return true
		}
		if b.Sign(i, "in", "of") && b.Sign(i+2, "order") {
			return false
		}
		wants = wants || b.self(c.from, i) && b.role(i, words.Asks) && !b.Sign(i, "please", "time", "after") || b.Sign(i, "like", "love", "have") && b.role(i-1, words.Modal)
		it = it || b.role(i, words.Means) && !(b.Sign(i-1, "of") && b.Sign(i-2, "slice", "piece", "share", "bit"))
	}
	return wants && it
}

// counted tells a clause in which only `twice` and the like looks like the name of goes.
func (b remarker) counted(c *clause) bool {
	for i := c.from; i < c.to; i++ {
		if b.over[i] && !b.Sign(i, "twice", "throughout") {
			return false
		}
	}
	return c.from+2 < c.to && !b.over[c.from]
}

// clock tells a number of the time of day.
func (b remarker) clock(at int) bool {
	return b.Sign(at+1, ":") && at+2 < len(b.T) && b.T[at+2].Number >= 0 || b.Sign(at-1, ":") && at > 1 && b.T[at-2].Number >= 0
}

// about tells whether a clause may speak of what is asked for.
func (b remarker) about(c *clause) bool {
	for i := c.from; i < c.to; i++ {
		if b.role(i, words.Means) || b.role(i, words.Asks) && !b.Sign(i, "time", "order", "place", "book", "make", "sort", "hand", "settle") || b.Sign(i, "have", "really", "sure", "yet", "any", "thing") || b.Means(i, words.Verb) || c.to-c.from < 3 {
			return true
		}
	}
	return false
}

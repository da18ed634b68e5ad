// Package wishes reads sentences that ask for cards, or for none, and for nothing else of
// the game, clause by clause: each is a wish, why the next candidate comes, a remark, or what
// leads to a wish. Words that nobody knows may stand where they say nothing: in remarks, for
// whom something is, how a card is called. One clause that is none of these, and nothing is
// read: what is read here is sure.
//
// Which words turn a wish round, praise, deny or ask stands in orders/reading/words
// (buying.go); what is in no table says nothing. A way to ask for cards enters here.
package wishes

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// A buyer reads one sentence.
type buyer struct {
	*pieces.Sentence
	clauses []clause
	over    []bool        // by token: it belongs to the name of a go
	lists   []wanted      // what is asked for
	told    []engine.Card // cards of which something is only said
	joined  bool          // a word that joins candidates stands before
	placed  []orders.Scope
	theirs  bool             // what is told of a card is told of another player, too
	none    [][]orders.Scope // goes for which nothing is bought
	asked   bool             // some clause asks with a word for it
	goesOn  bool             // the list of the sentence before goes on
	last    bool             // the last candidate stands behind another
	whys    bool             // what joins may say why it does
}

// A clause is a part of the sentence between two signs, or words that part.
type clause struct {
	from, to int
	opener   string // the word it begins with, that says how it belongs to the one before
	cards    []int  // where cards stand
	scopes   []orders.Scope
	vague    bool // a name is in it that fits several cards
	game     bool // a player or a number is
}

// A wanted is a candidate, and its goes.
type wanted struct {
	card   engine.Card
	scopes []orders.Scope
}

// Read returns the candidates of a sentence of which read was understood, or that nothing is
// bought, where it asks for nothing else; false for any other.
func Read(g *marked.Grammar, tokens []marks.Token, now clauses.Context, read *clauses.Reading) (clauses.Reading, bool) {
	none := clauses.Reading{Turn: -1}
	changes := read.Retracts || read.Joins || read.Corrects || read.Keeps || now.OnFile && words.Contrasts(tokens) || len(read.Amendments) > 0
	if read.Gaps == 0 && !read.Talk && !read.Empty() || changes || now.Loose || !now.First && answers(tokens) || len(now.If) > 0 || len(tokens) > mostTokens || g.Foreign() && !words.AreOurs(tokens) {
		return none, false
	}
	if out, ok := hung(g, tokens, now); ok {
		return out, true
	}
	b := &buyer{Sentence: &pieces.Sentence{Arguer: parts.New(g, tokens), Now: now, Last: engine.NoCard}}
	if b.turns() || !(parter{b}).part() || !(asker{b}).asksIf() {
		return none, false
	}
	for i := range b.clauses {
		if !b.take(i) {
			return none, false
		}
	}
	out := b.made()
	return out, len(out.Acts) > 0
}

// turns tells whether an otherwise turns a condition round that was said before: what it is
// for is no mere candidate.
func (b *buyer) turns() bool {
	for i := range b.T {
		if _, end := b.Is(i, words.Else); end > 0 && b.Now.Chain != nil {
			return true
		}
	}
	return false
}

// hinders are the roles of what no wish has beside its card.
const hinders = words.Hinders | words.Strays

// role tells whether the word at a place has a role.
func (b *buyer) role(at int, role words.Role) bool {
	return at >= 0 && at < len(b.T) && words.RoleOf(b.T[at].Low)&role != 0
}

// breaks tells a sign between clauses.
func (b *buyer) breaks(at int) bool {
	t := &b.T[at]
	return t.Is(",", ".", ":", ";", "-", "(", ")", "?", "!")
}

// idle is how many tokens a phrase has that says nothing; 0 for none.
func (b *buyer) idle(at int) int {
	if m, end := b.Is(at, words.Empty); end > at && m.Value == 0 && !b.IsCard(at) {
		return end - at
	}
	return 0
}

// take takes a clause down; false for one that is none of a sentence of wishes.
func (b *buyer) take(i int) bool {
	c := &b.clauses[i]
	if b.isPlace(c) {
		b.placed = c.scopes
		return true
	}
	if c.to == c.from+1 && b.Sign(c.from, "and", "an", "so", "but", "then", "or", "well", "now") {
		return true
	}
	if (saver{b}).saves(c) {
		b.none = append(b.none, c.scopes)
		return true
	}
	if at := b.condition(c); at > 0 {
		return b.supposed(c, at)
	}
	if (remarker{b}).sorry(c) {
		return true
	}
	if len(c.cards) > 0 {
		if b.wishes(c) || len(b.none) > 0 && (saver{b}).waits(c) {
			return true
		}
		return (remarker{b}).leads(i)
	}
	if c.vague {
		return false
	}
	if (remarker{b}).joins(c) {
		b.joined, b.whys = true, b.last && b.Sign(c.from, "if", "should")
		return true
	}
	return len(b.none) > 0 && (saver{b}).waits(c) || (remarker{b}).points(c) || (remarker{b}).remarks(c) || (reasoner{b}).grounds(i)
}

// isPlace tells a clause that only names goes.
func (b *buyer) isPlace(c *clause) bool {
	if len(c.scopes) == 0 || len(c.cards) > 0 || c.game {
		return false
	}
	more := 0
	for i := c.from; i < c.to; i++ {
		if b.over[i] || b.idle(i) > 0 || b.Sign(i, "and", "but", "then", "from", "the", "my", "so", "as") || b.awards(i) {
			continue
		}
		if slices.Contains(c.scopes, orders.ExtraGo) && b.Sign(i, "dice", "die", "roll", "doubles", "double", "gods", "should", "if", "when") {
			continue
		}
		if more++; more > mostBeside || b.Sign(i, "und", "y", "et") || b.role(i, hinders|words.Denies|words.Asks|words.Means) || b.Means(i, words.Verb, words.If, words.Unless) {
			return false
		}
	}
	return true
}

// mostBeside is how many words may stand beside the name of a go, and say nothing.
const mostBeside = 3

// awards tells words of what gives an extra go.
func (b *buyer) awards(at int) bool {
	return b.Sign(at, "awarded", "earned", "granted", "given", "to", "me", "i", "get", "earn", "win", "any", "shall", "come", "comes", "my", "way", "that")
}

// condition returns where a condition begins behind its opener; 0 for none.
func (b *buyer) condition(c *clause) int {
	at := c.from
	for b.Sign(at, "or", "and", "but", "then", "an") {
		at++
	}
	if end := at + b.idle(at); end > at+1 && end <= c.to {
		return 0
	}
	if _, end := b.Is(at, words.If); end > 0 {
		return end
	}
	if b.Sign(at, "should") && at+2 < c.to {
		return at + 1
	}
	if m, end := b.Is(at, words.Joint); end > at+2 && (m.Value == words.Lack && b.Sign(at, "in", "when") || b.Sign(at, "if", "should") && (m.Value == words.Lack || end < c.to)) {
		return at + 1
	}
	return 0
}

// supposed reads why the next candidate comes, or that one is asked for if it may be.
func (b *buyer) supposed(c *clause, at int) bool {
	short, knows := 0, true
	for i := at; i < c.to; i++ {
		if b.role(i, words.Denies) || b.role(i, words.Shortage) && !b.role(i-1, words.Shortage) && !(b.Sign(i, "poor") && b.Sign(i-1, "not")) {
			short++
		}
		knows = knows && (b.role(i, words.Consents|words.Article) || b.Sign(i, "'s", "s", "m"))
		if b.Sign(i, "than", "until", "before", "after", "only", "else", "other", "roll", "total", "throw") || b.role(i, hinders) && b.Sign(i, "dice", "die", "doubles", "double", "turn", "go", "round") {
			return false
		}
	}
	if c.game || len(c.scopes) > 0 || at >= c.to || b.Means(c.from, words.Unless) {
		return false
	}
	for _, k := range c.cards {
		card := b.CardAt(k).Card
		if n := len(b.lists); (n == 0 || b.lists[n-1].card != card && b.lists[0].card != card) && !slices.Contains(b.Now.Cards, card) {
			return false
		}
	}
	if short%2 == 1 && (len(b.lists) > 0 || b.Now.Listed) {
		b.joined, b.whys = true, b.last
		return true
	}
	return short == 0 && knows && !c.vague && len(c.cards) == 0
}

// wishes reads a clause that asks for its cards.
func (b *buyer) wishes(c *clause) bool {
	first := c.cards[0]
	last := c.cards[len(c.cards)-1]
	end := last + b.CardAt(last).Tokens
	if c.game || c.vague || (c.opener == "but" && len(b.lists) > 0 || b.Now.Listed && len(b.lists) == 0) && !b.minor(c) && c.opener == "but" || len(b.none) > 0 && (c.scopes == nil && b.placed == nil || b.none[0] == nil) {
		return false
	}
	for i := c.from; i < first; i++ {
		if len(b.lists) == 0 && b.Sign(i, "second", "third", "backup", "fallback", "reserve", "alternative") && b.Sign(i+1, "choice", "option", "preference", "pick", "is", "would", "best", "plan") {
			if b.joined = b.Now.Listed; !b.joined {
				return false // and the first?
			}
		}
		if b.Sign(i, "might", "may") && b.Sign(i-1, "i", "we", "it", "you") {
			return false // it is open
		}
	}
	asks, ok := (asker{b}).before(c, first)
	if !ok || len(b.lists) == 0 && !b.Now.Listed && b.Means(c.from, words.Else, words.Or, words.Joint) && !b.Sign(first-1, "is", "are") {
		return false
	}
	for i, at := range c.cards[1:] {
		if !(asker{b}).between(c.cards[i]+b.CardAt(c.cards[i]).Tokens, at) {
			return false
		}
	}
	to := c.to
	if b.Sign(to-1, "or") {
		to--
	}
	praised, ok := (praiser{b}).behind(end, to, asks)
	if !ok || !asks && !praised && !b.bare(c, first) {
		return false
	}
	scopes := c.scopes
	if scopes == nil {
		scopes = b.placed
	} else if len(c.cards) > 1 && slices.Contains(b.over[first:c.to], true) {
		return false // for one of them
	} else if first > c.from && b.over[c.from] {
		b.placed = scopes
	}
	b.asked = b.asked || asks
	b.joined = b.joined || b.asked && (ranker{b}).beneath(end) && len(b.lists) > 0 && b.ranks(&clause{to: c.from})
	for i, at := range c.cards {
		one := wanted{b.CardAt(at).Card, scopes}
		if i == 0 && (len(b.lists) > 0 && !b.follows(c, &one) || len(b.lists) == 0 && b.Now.Listed && !b.continues(c, &one)) {
			return false
		}
		b.lists = append(b.lists, one)
	}
	b.joined, b.whys, b.last = b.Sign(c.to-1, "or"), false, len(b.lists) > len(c.cards) || b.goesOn || len(c.cards) > 1
	return true
}

// article tells a word that may stand before a card, and says nothing.
func (b *buyer) article(at int) bool { return b.Sign(at, "a", "an", "the", "another", "some", "one") }

// strange tells a sign that says more than a word.
func (b *buyer) strange(at int) bool { return !b.T[at].IsWord() && !b.Sign(at, "'s", "'") }

// owns tells that somebody has a card already: I have.
func (b *buyer) owns(at int) bool {
	if b.Sign(at, "ive") && (strings.HasSuffix(b.T[min(at+1, len(b.T)-1)].Low, "ed") || b.Sign(at+3, "eye", "eyes", "heart", "sights", "mind")) || b.Sign(at, "got") && b.Sign(at+1, "my") && b.Sign(at+2, "eye", "eyes", "heart", "sights", "mind") {
		return false // I've decided, I've got my eye on
	}
	if b.Sign(at, "has") && b.Sign(at-1, "i") && b.role(at-2, words.Modal) {
		return false // can I has
	}
	if b.Sign(at, "ive", "own", "owns", "has", "holds", "hold") {
		return true
	}
	if b.Sign(at, "have", "got", "love", "like") && !(b.Sign(at, "love") && b.Sign(at-1, "a", "my", "there")) {
		return !b.role(at-1, words.Modal) && !b.Sign(at-1, "to", "just", "really", "please", "me", "you", "i", "we", "gotta") || b.Sign(at-1, "i", "we") && !b.role(at-2, words.Modal)
	}
	return false
}

// self tells whether nobody but the writer and the moderator asks in the words before a
// place.
func (b *buyer) self(from, at int) bool {
	for i := from; i < at; i++ {
		if b.over[i] || b.idle(i) > 0 || b.role(i, words.Greets|words.Modal|words.Concludes|words.Asks|words.Article) || b.Class(i)&(words.Wishes|words.Opens) != 0 {
			continue
		}
		if (i == from || b.Sign(i-1, "my", "the", "our")) && b.role(i+1, words.Ranking) && !b.IsOther(i) || (asker{b}).isRealm(i) {
			continue // my pecking order, my town
		}
		if b.Sign(i, "you", "u") && b.role(i-1, words.Modal) || b.Sign(i, "i", "we", "me", "us", "my", "and", "or", "of", "be", "been", "also", "well", "yes", "oh", "ah", "aye", "still", "quite", "rather", "simply", "certainly", "reckon", "think", "believe", "guess", "suppose", "feel", "like", "now", "today", "maybe", "perhaps", "possibly", "how", "about", "what", "is", "it", "in", "with", "first", "then", "as") || b.Sign(i, "'s") && b.Sign(i-1, "let") || b.manner(i) {
			continue
		}
		return false
	}
	return true
}

// manner tells an adverb of which nobody knows what it says.
func (b *buyer) manner(at int) bool {
	return len(b.T[at].Low) > 4 && strings.HasSuffix(b.T[at].Low, "ly") && !b.role(at, hinders)
}

// named tells whether nothing but how it is called stands before a card.
func (b *buyer) named(from, first int) bool {
	for i := from; i < first; i++ {
		if _, end := b.Is(i, words.Joint, words.Else); end > i+1 || b.idle(i) > 1 {
			i = max(end, i+b.idle(i)) - 1
			continue
		}
		if !b.over[i] && !b.role(i, words.Article|words.Greets|words.Concludes|words.Lures|words.Choice) && !(asker{b}).called(i, first) && !b.Means(i, words.And, words.Or, words.Joint, words.Else) && !b.Sign(i, "it", "'s", "is", "answer", "just", "then", "well", "for", "order", "please", "with", "in", "as", "my", "but", "are", "on", "be", "to", "today", "now", ":", "from", "moves", "final") && !b.manner(i) && b.idle(i) < 2 || b.Sign(i, "call", "move", "test") && b.Sign(i+1, "it") {
			return false
		}
	}
	return true
}

// bare tells a card that is asked for by its name alone: with an article that names no
// certain one, or among others, or with a word of asking.
func (b *buyer) bare(c *clause, first int) bool {
	tool := orders.VerbOf(b.CardAt(first).Card) != orders.Buy
	polite := false
	for i := c.from; i < c.to; i++ {
		polite = polite || b.Sign(i, "please", "pls", "plz", "plx")
	}
	for i := c.to + 1; i < min(len(b.T), c.to+3); i++ {
		polite = polite || b.Sign(i, "please", "pls", "plz", "plx")
	}
	listed := len(b.lists) > 0 || len(c.cards) > 1
	for i := c.to; i < len(b.T); i++ {
		listed = listed || b.Means(i, words.Or, words.Joint, words.Else)
	}
	switch {
	case b.Sign(c.to, ":"), !b.named(c.from, first), !polite && !listed && strings.HasSuffix(b.T[first+b.CardAt(first).Tokens-1].Low, "s") && first == c.from:
		return false // a heading; what there are many of
	case polite, listed, len(c.scopes) > 0 || len(b.placed) > 0, b.joined:
		return true
	case tool:
		return false
	case b.Sign(first-1, "the") && b.role(first-2, words.Concludes) && first-2 == c.from:
		return true
	case b.Sign(first-1, "the") || b.T[c.from].Is("the"):
		return marks.Says(b.T[max(0, c.from-1):first], ":")
	}
	return true
}

// lasting tells a word that hinders nothing where it is only said of something.
func (b *buyer) lasting(at int) bool {
	return b.Sign(at, "week", "month", "year", "enough", "all", "last", "every", "day", "per", "worth", "everyone", "everybody") && !b.Sign(at-1, "next", "this")
}

// This file tells the clauses of a sentence of wishes that ask for nothing themselves.

// This file tells that nothing is bought.

package told

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/statements"
	"machipost/orders/reading/words"
)

// This file tells stories with words of the game in them: of each clause it is plain that
// somebody, or something, is told of, and each of those words has a place in it in which it is
// of everyday life: `Walter did send grapes`, `she could eat 3 burritos`, `until three`.

// longestStory is how many tokens a story has at most.
const longestStory = 60

var (
	// joining are words between clauses, leading those before whom a clause speaks of.
	joining = marks.Lows("and", "but", "so", "because", "since", "which", "who", "while", "whilst", "although", "though", "cos", "coz", "when", "whenever", "if", "as", "hence", "yet", "where")
	leading = marks.Lows("oh", "well", "and", "but", "so", "because", "since", "which", "who", "while", "whilst", "although", "though", "cos", "coz", "when", "whenever", "if", "as", "hence", "yet", "ps", "ha", "haha", "lol", "lmao", "honestly", "today", "yesterday", "tonight", "still", "now", "here", "also", "even", "just", "sadly", "luckily", "anyway", "frankly", "besides", "meanwhile", "apparently", "then", "where", "afterwards", "suddenly", "poor", "dear", "good", "old", "for", "in", "at", "with", "on", "after", "before", "during", "outside", "from", "by", "nearly", "almost", "hi", "hey", "hello", "hiya", "there", "gm", "folks", "evening", "morning", "afternoon", "all")
	// selves are the writer, them those of whom he tells, owned what stands before those.
	selves = marks.Lows("i", "im", "ive", "we", "weve")
	them   = marks.Lows("he", "hes", "she", "shes", "they", "theyre", "theyve", "it", "its", "somebody", "someone", "nobody", "everybody", "everyone", "mum", "mom", "dad", "grandma", "grandpa", "granny", "gran", "nan", "grandad", "there", "theres", "life", "work", "school", "you", "youre", "youve", "people")
	owned  = marks.Lows("my", "our", "his", "her", "their", "your", "the", "a", "an", "some", "no", "every", "another", "this", "that")
	// finite are words of what somebody is, has or does; past those of what was.
	finite = marks.Lows("is", "isnt", "are", "arent", "am", "was", "wasnt", "were", "werent", "has", "hasnt", "had", "hadnt", "have", "havent", "did", "didnt", "does", "doesnt", "do", "dont", "can", "cant", "cannot", "could", "couldnt", "will", "wont", "would", "wouldnt", "may", "might", "must", "shall", "'s", "ll", "ve", "re", "hes", "shes", "theyre", "its", "youre", "im", "ive", "weve", "theyve", "theres", "youve", "says", "said", "thinks")
	past   = marks.Lows("was", "wasnt", "were", "werent", "had", "hadnt", "did", "didnt", "been", "ive", "weve", "theyve", "youve", "went", "came", "saw", "took", "gave", "got", "made", "said", "told", "thought", "knew", "lost", "won", "found", "left", "brought", "bought", "built", "caught", "taught", "felt", "fell", "broke", "spoke", "ate", "drank", "slept", "sat", "stood", "stole", "wrote", "drove", "rode", "ran", "sang", "swam", "threw", "grew", "flew", "blew", "kept", "met", "sent", "spent", "sold", "paid", "heard", "held", "spilt", "learnt", "dreamt", "burnt", "forgot", "became", "began", "swore", "tore", "wore", "woke", "dug", "hung", "stuck", "fed", "bit", "hid", "shot", "lit", "used", "stung", "shook", "struck", "rang", "sank", "rose", "taken", "given", "eaten", "gone", "seen", "done", "written", "spoken", "stolen", "broken", "driven", "fallen", "forgotten", "grown", "known", "worn", "read")
	// barred are words by which a sentence wishes, limits, takes back, or is about the letter:
	// no story has one.
	barred = marks.Lows("please", "pls", "plz", "wanna", "prefer", "prefers", "fancy", "fancies", "id", "let", "lets", "gimme", "choose", "chose", "chosen", "choice", "decision", "opt", "opted", "instead", "otherwise", "unless", "deserve", "deserves", "should", "shouldnt", "ought", "vote", "voted", "advises", "suggests", "suggested", "recommends", "recommended", "tempted", "leaning", "typed", "instruction", "instructions", "muddled", "ignore", "ignores", "disregard", "scrap", "cancel", "undo", "revoke", "withdraw", "mistake", "mistakes", "error", "typo", "reconsidered", "correct", "corrected", "correction", "draft", "joking", "kidding", "example", "reverse", "reversed", "opposite", "abstain", "refrain", "decline", "spare", "sheet", "applies", "apply", "conditional", "preference", "favourite", "favorite", "former", "latter", "same", "none", "whatever", "whichever", "depends", "reroll", "rerolls", "invest", "invests", "investing", "renovate", "demolish", "standing", "landmark", "landmarks", "coin", "coins", "richest", "harbour", "harbor", "startup", "convention", "double", "doubles", "total", "totals", "marketplace", "add", "adds", "suits", "suit", "afford")
	// wary are words that do so, unless it is told of somebody else, or of what was.
	wary = marks.Lows("want", "wants", "wanted", "wish", "wishes", "wished", "need", "needs", "needed", "hope", "hopes", "hoped", "plan", "plans", "planned", "planning", "intend", "intended", "going", "gonna", "decide", "decided", "settle", "settled", "rather", "better", "set", "insist", "insists", "insisted", "agree", "agrees", "agreed", "advised", "supposed", "bet", "above", "below", "lines", "orders", "order", "mix", "mixed", "wrong", "change", "changes", "changed", "test", "joke", "forget", "skip", "pass", "passing", "save", "saves", "saving", "saved", "wait", "waiting", "hold", "holding", "keep", "keeping", "stay", "stays", "sit", "email", "mail", "count", "swap", "swaps", "swapping", "other", "others", "else", "either", "neither", "without", "except", "target", "victim", "enough", "plenty", "sure", "maybe", "perhaps", "possibly", "meant", "mean", "means", "picked", "pick", "drawn")
	// firm are those that stay so where the writer tells what he did.
	firm = marks.Lows("want", "wanted", "wish", "wished", "plan", "planned", "planning", "intend", "intended", "going", "decide", "decided", "settle", "settled", "rather", "insist", "insisted", "agreed", "supposed", "below", "lines", "orders", "order", "mix", "mixed", "wrong", "change", "changes", "changed", "mean", "means", "meant", "enough", "plenty", "maybe", "perhaps", "possibly", "picked", "except", "neither", "either", "email", "mail", "swap", "victim", "target", "hoping", "drawn", "better")
	// owing are words of another player by which he may be meant to pay, or to have something.
	owing = marks.Lows("pay", "pays", "paying", "money", "cash", "wallet", "purse", "pocket", "pockets", "bill", "bills", "cough", "coughs", "stump", "bleed", "bleeds", "suffer", "suffers", "rob", "robs", "robbed", "steal", "steals", "lose", "loses", "give", "gives", "have", "take", "takes", "taken", "hit", "fund", "funds", "finance", "finances", "foot", "tab", "treat", "treats", "contribute", "contributes", "donate", "donates", "share", "chip", "chips", "part", "empty", "help", "helps", "has", "always", "lend", "lends", "sponsor", "tax", "taxed", "debt", "turn", "next", "one", "poorer", "poor", "poorest", "rich", "fortune", "riches", "savings", "piggy", "bank", "tv", "telly", "television", "target", "targets", "hand", "hands", "get", "gets", "receive", "receives", "keep", "keeps", "own", "owns", "do", "hurt", "hurts", "burn", "cost", "costs", "ticket", "fee", "fees", "fine", "bail", "charity", "bounty", "toll", "tolls", "ransom", "go", "goes", "be", "win", "wins", "lead", "leads", "ahead", "lighter", "broke", "cover", "covers", "squeeze", "milk", "fleece", "loot", "plunder", "pinch", "nick", "sting", "singled", "feel", "feels", "happily", "gladly", "first", "instead", "too", "again", "shoulder", "bear", "buy", "buys")
	// placing are words before a place, gone those of who goes to one.
	placing = marks.Lows("in", "at", "from", "near", "outside", "inside", "round", "by", "behind", "past", "through", "into", "opposite", "above", "across", "around", "of", "about", "off")
	gone    = marks.Lows("went", "walked", "drove", "goes", "fare", "ride", "trip", "bus", "taxi", "lift", "way", "back", "ran", "rode", "cycled", "came", "close", "next", "moved", "took", "flew", "sailed", "invited", "taken", "travelled", "been", "driven", "dashed", "train", "drives", "driving", "miles", "minutes", "road")
	// narrowing are words that deny or limit where no one was named before them.
	narrowing = marks.Lows("only", "until", "till", "once", "again", "too", "also", "nothing", "not", "never", "no", "nobody", "dont", "didnt", "doesnt", "cant", "cannot", "couldnt", "wont", "isnt", "wasnt", "arent", "werent", "hasnt", "havent", "hadnt", "wouldnt")
)

// A chapter is a clause of a story.
type chapter struct {
	from, to int
	begins   int  // where it goes on behind what leads it
	self     bool // the writer speaks of himself
	points   bool // ... or of what stands beside it: `that is`
	told     bool // somebody does something in it
	was      bool // ... and did it
	other    bool // another player is named in it
	daily    int  // words of everyday life, or that nobody knows
	games    int  // words of the game
	loose    bool // ... one of which is a shortened name of a card
}

// A reciter looks at a sentence clause by clause.
type reciter struct {
	*parts.Arguer
	g *marked.Grammar
}

// Stories are those of a letter, as written.
type Stories map[string]bool

// Tell tells whether a sentence, of which read is what was understood, is a story, or was known as
// one before: when its letter is read freely no other becomes one.
func (known Stories) Tell(g *marked.Grammar, s lines.Sentence, read *clauses.Reading, ordered []engine.Card, freely bool) bool {
	row := parts.New(g, s.Tokens)
	if !freely && !(read.Whole() && len(read.Acts)+len(read.If)+len(read.Scopes) > 0) && !statements.Commands(row) {
		known[s.Text] = known[s.Text] || recounts(row, s, read) || countsGoes(s) || onlyStates(row, s, read, ordered) || tellsAbroad(g, s, read, ordered)
	}
	return known[s.Text]
}

// onlyStates tells a sentence that only states something, and takes nothing back: not of what is
// ordered either.
func onlyStates(row *parts.Arguer, s lines.Sentence, read *clauses.Reading, ordered []engine.Card) bool {
	t, g := s.Tokens, row.Grammar
	if s.Colon || read.Joins || read.Corrects || read.Keeps || read.Retracts && undoing[t[0].Low] || len(read.Amendments) > 0 || read.Same != nil || read.AsBefore {
		return false
	}
	states, fixed := statements.States(row)
	return fixed || states && !isMistyped(t) && !pointsBack(t) && !saysNothing(g, t) && !limits(t) && !gist.Wanted(g, t) && !Turns(g, t) && !Withdraws(row, ordered)
}

// Withdraws tells words by which a card that is ordered may not be wanted after all: `I don't
// want the Forest to be gone`, `it's gone`.
func Withdraws(row *parts.Arguer, ordered []engine.Card) bool {
	named, points, turned, gone := false, false, false, false
	for at := range row.T {
		low, found := row.T[at].Low, row.CardAt(at)
		named = named || found.Tokens > 0 && slices.Contains(ordered, found.Card)
		points = points || row.T[at].Is("it", "its", "that", "thats", "them", "theyre", "they", "one")
		turned = turned || takings[low] || words.Unsettles(low) || words.Twists(low)
		gone = gone || failing[low] || row.T[at].Is("too") && at+1 < len(row.T) && row.T[at+1].Is("expensive", "dear", "pricey", "much")
	}
	return named && turned || len(ordered) > 0 && points && gone
}

// failing are words of what cannot be had.
var failing = marks.Lows("cant", "cannot", "couldnt", "gone", "sold", "useless", "wait", "unaffordable", "taken", "snapped")

// recounts tells such a story. It was not read.
func recounts(row *parts.Arguer, s lines.Sentence, read *clauses.Reading) bool {
	t, g := s.Tokens, row.Grammar
	p := reciter{row, g}
	limited := isMistyped(t) || pointsBack(t) || saysNothing(g, t) || limits(t) && !p.remembers() || gist.Wanted(g, t)
	if g.Foreign() && !words.AreOurs(t) || s.Colon || len(t) < shortest || len(t) > longestStory || t[len(t)-1].Is("?", ":") || len(read.Amendments) > 0 || read.Same != nil || read.AsBefore || limited || slices.ContainsFunc(t, func(one marks.Token) bool { return barred[one.Low] || one.Is(":", "/", ">", "=", "+") }) {
		return false
	}
	tells, daily := false, 0
	var before chapter
	for from := 0; from < len(t); {
		c := p.chapter(from, &before)
		if !p.holds(&c) {
			return false
		}
		tells, daily = tells || c.told, daily+c.daily
		from, before = c.to, c
	}
	return tells && daily > 0
}

// remembers tells what was at a time that was: `when he saw the bill he had to sit down`.
func (p reciter) remembers() bool {
	n := 0
	for i := range p.T {
		if past[p.T[i].Low] || p.wasDone(i) {
			n++
		}
	}
	return n > 1 && p.Sign(0, "when", "while", "whenever", "as", "before", "after")
}

// chapter is the clause that begins at a place, behind another one.
func (p reciter) chapter(from int, before *chapter) (c chapter) {
	for from < len(p.T) && !p.T[from].IsWord() && p.T[from].Number < 0 {
		from++
	}
	c.from, c.to = from, from
	for c.to < len(p.T) && (c.to == from || p.T[c.to].IsWord() && !joining[p.T[c.to].Low] || p.T[c.to].Number >= 0 || p.Sign(c.to, "'s") || joining[p.T[c.to].Low] && joining[p.T[c.to-1].Low]) {
		c.to++
	}
	at := from
	for at < c.to && leading[p.T[at].Low] && !p.isOther(at) {
		at++
	}
	if c.begins = at; at == c.to {
		return c
	}
	low := p.T[at].Low
	switch goesOn := before.told && from > 0 && p.Sign(from, "and", "but", "which", "who", "so"); {
	case selves[low]:
		c.self, c.told = true, true
	case past[low] || p.wasDone(at):
		c.told, c.self = true, !goesOn || before.self
	case them[low], p.isOther(at), p.Sign(at, "this", "that"):
		c.told = p.finds(at, c.to)
		c.points = p.Sign(at, "this", "that")
	case owned[low], isCapital(&p.T[at]) && (isStrange(low) || at > 0 && isCapital(&p.T[at-1]) || p.daily(at) && at+1 < c.to && finite[p.T[at+1].Low]):
		c.told = p.finds(at+1, c.to)
	case p.numbers(at):
		c.told = p.finds(at+2, c.to) // two wrongs
	case goesOn && (finite[low] || p.endsInS(at)):
		c.told, c.self, c.was = true, before.self, before.was
	}
	for i := at; i < c.to && c.told; i++ {
		c.was = c.was || (past[p.T[i].Low] || p.wasDone(i)) && !p.Sign(i-1, "the", "a", "an", "is", "are", "be", "my", "will", "to", "as")
	}
	return c
}

// finds tells whether somebody does something between two places.
func (p reciter) finds(from, to int) bool {
	for i := from; i < to; i++ {
		if finite[p.T[i].Low] || past[p.T[i].Low] || p.wasDone(i) || i > from && p.endsInS(i) && !owned[p.T[i-1].Low] {
			return true
		}
	}
	return false
}

// endsInS tells what may be a verb of somebody, or several things.
func (p reciter) endsInS(at int) bool {
	low := p.T[at].Low
	return len(low) > 3 && strings.HasSuffix(low, "s") && !strings.HasSuffix(low, "ss") && !p.isCard(at)
}

// wasDone tells a verb of what was.
func (p reciter) wasDone(at int) bool {
	low := p.T[at].Low
	return len(low) > 4 && strings.HasSuffix(low, "ed") && !p.T[at].Is("indeed", "hundred", "sacred", "naked", "speed", "breed", "bleed", "exceed", "succeed", "proceed", "wicked", "tired", "wanted", "needed")
}

// isOther tells another player, by his whole name.
func (p reciter) isOther(at int) bool {
	who := p.PlayerAt(at, marks.WholeName)
	return who.Whole && who.Seat != p.Table.Me
}

// isCard tells a card's name, though it is short, unless it is a word of every day.
func (p reciter) isCard(at int) bool {
	found := p.CardAt(at)
	low := p.T[at].Low
	return found.Tokens > 0 && found.Strength < marks.Weak && (found.Strength == marks.Whole || found.Tokens > 1 || !everyday.Is(low, &p.Languages) && !finite[low] && !hollow[low] && !lively[low] && !past[low])
}

// holds tells whether each word of a clause is of everyday life where it stands.
func (p reciter) holds(c *chapter) bool {
	for at := c.from; at < c.to; {
		end := p.passes(at, c)
		if end == 0 {
			return false
		}
		at = end
	}
	if c.other && !c.was && (c.daily == 0 || slices.ContainsFunc(p.T[c.from:c.to], func(t marks.Token) bool {
		return owing[t.Low] || words.Pays(t.Low)
	})) {
		return false
	}
	if c.loose && (c.daily == 0 || marks.Says(p.T[c.from:c.to], "would", "next", "first", "best", "good", "must")) {
		return false
	}
	return c.told || c.games == 0 && (c.daily > 0 || c.to-c.begins < 1)
}

// passes is where words end that are of everyday life where they stand; 0 for others.
func (p reciter) passes(at int, c *chapter) int {
	t := &p.T[at]
	if p.isOther(at) {
		c.other = true
		c.games++
		if !c.told {
			return 0
		}
		return at + p.PlayerAt(at, marks.WholeName).Tokens
	}
	if _, end := p.Is(at, words.Chat); end > at+1 {
		c.daily++
		return end
	}
	if wary[t.Low] && !(c.told && (!c.self && !(firm[t.Low] && (c.other || c.points)) || c.was && !c.points && !firm[t.Low]) || t.Is("above", "without") && p.Sign(at+1, "a", "an", "the", "my", "our")) {
		return 0
	}
	if found := p.CardAt(at); p.isCard(at) {
		c.games++
		if !p.isPlace(at, &found, c) {
			return 0
		}
		return at + found.Tokens
	}
	if n, end := p.Number(at); end > 0 || t.Number >= 0 {
		if end = max(end, at+1); !p.counts(at, end, n, c) {
			return 0
		}
		return end
	}
	if _, end := p.Is(at, words.Scope, words.Turn, words.Round); end > 0 && !p.Sign(at, "twice", "in", "this", "for", "opener", "tour", "round") || end > at+1 && !p.Sign(at, "this") {
		return 0
	}
	if _, end := p.Is(at, words.Dice, words.Single); end > 0 {
		c.games++
		if !p.Sign(at-1, "the", "my", "his", "her", "these", "our") || !c.told || c.self && !c.was || p.mentions("roll", "throw", "with", "use") {
			return 0
		}
		return end
	}
	if narrowing[t.Low] {
		if at == c.from || c.points && !p.Sign(at, "again", "too", "also") && !(p.Sign(at, "only") && p.Sign(at+1, "the", "a") && p.daily(at+2)) || !c.told && !p.daily(at+1) || t.Is("only") && !p.Sign(at-1, "the", "an", "is", "was", "'s") && !c.was {
			return 0
		}
		return at + 1
	}
	return p.does(at, c)
}

// mentions tells whether one of these words is in the sentence.
func (p reciter) mentions(lows ...string) bool {
	return marks.Says(p.T, lows...)
}

// does is where a word ends that is no name and no number.
func (p reciter) does(at int, c *chapter) int {
	t := &p.T[at]
	if !t.IsWord() {
		if p.Sign(at, "'s") {
			return at + 1
		}
		return 0
	}
	if p.daily(at) || past[t.Low] {
		c.daily++
		return at + 1
	}
	if c.self && !c.was && at+1 == c.to && at > c.begins+1 && p.Sign(at, "it", "that", "them", "those", "these", "this") {
		return 0 // I do it
	}
	if _, end := p.Is(at, words.Nothing, words.Unless, words.Retract, words.Correct, words.Drop, words.Instead, words.Richest, words.Else, words.Keep); end > 0 && !c.was && !finite[t.Low] {
		return 0
	}
	if hollow[t.Low] || leading[t.Low] || finite[t.Low] {
		return at + 1
	}
	if _, verb := p.Is(at, words.Verb); (verb > 0 || wishing[t.Low]) && !p.wasDone(at) {
		own := c.self && !c.was && (c.other || c.games > 0 || !p.Sign(at, "close", "closes", "move", "moves", "play", "open", "run", "bring"))
		if own || !c.told {
			return 0
		}
	}
	if len(t.Low) > 3 {
		c.daily++
	}
	return at + 1
}

// daily tells whether a word of everyday life stands at a place, or one that nobody knows.
func (p reciter) daily(at int) bool {
	return at < len(p.T) && p.T[at].IsWord() && (everyday.Is(p.T[at].Low, &p.Languages) || isStrange(p.T[at].Low) || words.IsUnit(p.T[at].Low))
}

// isPlace tells a card's name that is a place, or of whom is told what was, or how it is: `at a
// flower shop`, `the cafe round the corner has closed`, `the park is full of daffodils`.
func (p reciter) isPlace(at int, found *marks.Card, c *chapter) bool {
	if !c.told || c.other {
		return c.told && c.was && p.isOther(c.begins)
	}
	end := at + found.Tokens
	if found.Strength != marks.Whole && found.Tokens == 1 && !c.self && p.T[at].Raw == p.T[at].Low && !c.points {
		c.loose = true
		return true
	}
	if p.T[at].Raw == "mine" {
		return p.Sign(at-1, "to") && p.daily(end) || !c.self && end == c.to && at > c.begins+1 && (p.endsInS(at-1) || past[p.T[at-1].Low]) && !p.Sign(at-1, "is", "was", "takes", "gets", "buys", "wants")
	}
	before := at - 1
	for before >= c.from && (owned[p.T[before].Low] || p.daily(before) && before > c.from && owned[p.T[before-1].Low]) {
		before--
	}
	named := before < at-1
	switch {
	case named && before >= c.from && placing[p.T[before].Low]:
		return !p.Sign(before-1, "look", "looking", "looked", "aiming", "aim", "eye", "eyes", "best", "think", "thinking", "thought", "sort", "kind", "dream", "dreaming", "dreamt", "fond", "talk", "talked", "out")
	case named && p.Sign(before, "to"):
		return gone[p.T[before-1].Low]
	case named && p.Sign(before, "for"):
		return p.Sign(before-1, "work", "works", "worked", "working")
	case c.self || before >= c.begins || !named && !isCapital(&p.T[at]) || end >= c.to:
		return false
	case c.was && !p.Sign(end, "it", "for", "would", "will"):
		return true
	}
	return false
}

// counts tells a number of something of everyday life: `two pounds`, `until three`, `in 1974`.
func (p reciter) counts(at, end, n int, c *chapter) bool {
	things := func(at int) bool {
		return at < len(p.T) && (p.daily(at) || p.endsInS(at) && !p.Sign(at, "coins", "times", "goes", "turns", "rolls", "throws", "rounds", "cards", "ones", "twos", "threes", "fours", "fives", "sixes", "points", "cubes", "always", "needs", "wins", "does") && !p.isOther(at))
	}
	if n > 20 || things(end) || things(end+1) && p.Sign(end, "more", "very", "little", "big", "small", "old", "new", "good", "hundred", "thousand", "or", "of", "whole", "different", "separate", "sick", "large", "lovely", "fat", "own") {
		return true
	}
	if p.Sign(at, "one") && p.Sign(at-1, "quick", "short", "brief") {
		return true
	}
	c.games++
	switch {
	case p.Sign(end, "dice", "die", "coins", "coin", "times", "goes", "turns"):
		return false
	case p.Sign(at-1, "until", "till", "since", "past", "aged", "age", "by", "than") && c.told && (c.was || !c.self):
		return true
	case p.Sign(at-1, "of") && c.told && p.Sign(at-2, "youngest", "eldest", "oldest", "family", "party", "team", "table", "group"):
		return true
	}
	return c.told && p.Sign(at, "one") && (p.Sign(at-1, "no") && !c.self || p.Sign(at-1, "the", "only") && p.Sign(end, "who"))
}

// isCapital tells a word that is written with a capital letter.
func isCapital(t *marks.Token) bool { return t.Raw != "" && t.Raw[0] >= 'A' && t.Raw[0] <= 'Z' }

// numbers tells a number, in words or digits.
func (p reciter) numbers(at int) bool {
	_, end := p.Number(at)
	return end > 0 || p.T[at].Number >= 0
}

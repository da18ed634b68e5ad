package told

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/statements"
	"machipost/orders/reading/words"
)

// This file tells what a sentence that was not understood may be about: itself, or others. Only
// what limits them, or says nothing of its own, is about others; `no rush`, `the kids won't
// sleep` are about themselves, whatever they deny.

// A Reach is how far a sentence that was not understood may turn round others.
type Reach int

const (
	Itself Reach = iota // it is about no other
	Beside              // it may be about those of its paragraph: `but never from Bob`
	Near                // ... or, where none stand there, of the one before: `only if it rains`
	All                 // ... of the whole letter: `none of this if Bob is ahead`
)

var (
	// hollow are words that say nothing of what a sentence is about.
	hollow = marks.Lows("i", "im", "today", "tonight", "ive", "id", "ill", "me", "my", "we", "us", "our", "you", "your", "it", "its", "itself", "this", "thats", "that", "these", "those", "them", "they", "there", "theres", "here", "he", "she", "him", "her", "his", "one", "ones", "the", "a", "an", "of", "to", "for", "in", "on", "at", "by", "under", "with", "from", "than", "as", "so", "and", "or", "then", "is", "are", "was", "were", "am", "be", "been", "being", "do", "does", "did", "done", "doing", "have", "has", "had", "will", "would", "can", "could", "may", "shall", "should", "must", "ought", "let", "lets", "please", "pls", "sorry", "oh", "ah", "ok", "okay", "just", "still", "again", "too", "also", "very", "quite", "really", "actually", "exactly", "yet", "course", "absolutely", "certainly", "definitely", "seriously", "honestly", "all", "both", "any", "anything", "everything", "each", "same", "more", "much", "some", "half", "like", "rather", "better", "least", "most", "happening", "happen", "happens", "put", "say", "said", "meant", "mean", "mind", "think", "about", "ahead", "behind", "up", "down", "off", "out", "over", "after", "before", "above", "below", "following", "aforesaid", "order", "orders", "list", "plan", "wrote", "apply", "applies", "counts", "count", "holds", "valid", "true", "what", "how", "need", "needed", "s", "'s", "either", "but", "however", "though", "now", "yes", "thanks", "get", "got", "go", "goes", "turn", "turns", "round", "time", "first", "second", "third", "middle", "former", "latter", "extra", "week")
	// denying are those that make others none, or not so, or not yet.
	denying = marks.Lows("only", "not", "no", "never", "none", "nothing", "neither", "nor", "nope", "nah", "dont", "doesnt", "didnt", "isnt", "arent", "wasnt", "wont", "wouldnt", "cannot", "cant", "couldnt", "shouldnt", "mustnt", "if", "when", "whenever", "while", "whilst", "unless", "until", "till", "except", "without", "subject", "provided", "providing", "assuming", "supposing", "depending", "depends", "depend", "pending", "perhaps", "maybe", "possibly", "probably", "might", "whichever", "whatever", "whether", "instead", "otherwise", "else", "strictly",
		"joke", "joking", "kidding", "kid", "draft", "test", "testing", "drill", "rehearsal", "example", "hypothetical", "hypothetically", "theoretically", "theory", "undecided", "unsure", "sure", "decide", "decided", "changed", "thoughts", "thought", "forget", "ignore", "disregard", "scrap", "cancel", "void", "skip", "undo", "stop", "leave", "hold", "wait", "opposite", "reverse", "contrary", "vice", "versa", "deal", "way", "chance", "means", "account", "circumstances", "case", "later", "tomorrow", "yesterday", "soon", "next", "last", "someday", "eventually", "conditional", "conditionally", "condition", "event", "use", "nevermind", "pick", "choose", "wrong", "cancelled", "canceled", "invalid", "ate", "nonsense")
	// pointing are those of them that may mean all orders of a letter.
	pointing = marks.Lows("this", "that", "thats", "these", "those", "it", "them", "all", "any", "anything", "everything", "none", "both", "above", "aforesaid", "orders", "list", "plan")
	// opening are words that begin a limit or a condition.
	opening = marks.Lows("if", "when", "whenever", "while", "whilst", "unless", "until", "except", "excepting", "provided", "providing", "assuming", "supposing", "subject", "pending", "depending", "conditional", "whichever", "whatever")
	// limited are words of a limit behind `only`, `but`, `not`.
	limited = marks.Lows("if", "when", "whenever", "while", "whilst", "unless", "until", "in", "on", "for", "against", "from", "after", "before", "once", "as", "with", "where", "provided")
	// permitting are words that end one: `weather permitting`.
	permitting = marks.Lows("permitting", "allowing", "willing", "only", "excepted", "excluded", "notwithstanding")
	// speaking are those of whom a clause goes on to tell something: behind a condition, what
	// is to be in that case.
	speaking = marks.Lows("i", "im", "id", "ill", "ive", "we", "well", "you", "youll", "theres", "please", "its", "theyll", "hell", "shell")
	// beginning are words before that with which a sentence begins.
	beginning = marks.Lows("and", "but", "oh", "so", "well", "ok", "okay", "please", "also", "again", "though", "however", "sorry", "yes", "now", "right", "of", "course", "this", "that", "all", "ps", ",", "-", "(")
)

// longest is how many tokens a sentence has at most that says nothing of its own, or is a
// condition without an order.
const longest = 14

// ReachOf tells how far a sentence of which read was understood may turn round others.
func ReachOf(g *marked.Grammar, s lines.Sentence, read *clauses.Reading) Reach {
	short := len(s.Tokens) <= shortest
	games := read.Governs && read.Game && !read.Talk && !(read.Chat && !read.Naming && !short)
	switch {
	case len(read.Acts) == 0 && Turns(g, s.Tokens):
		return All
	case g.Foreign():
		if games || read.Governs && short && !SpeaksOf(s) {
			return Beside
		}
	case len(s.Tokens) <= longest && saysNothing(g, s.Tokens):
		for i := range s.Tokens {
			if pointing[s.Tokens[i].Low] && !(i+1 < len(s.Tokens) && s.Tokens[i+1].Is("more")) {
				return All
			}
		}
		return Beside
	case pointsBack(s.Tokens):
		return All
	case limits(s.Tokens):
		return Near
	case read.Retracts && read.Governs, games && (read.Told || read.Naming || read.Heads || short || !isDaily(g, s.Tokens)) && !greets(g, s.Tokens, read):
		return Beside
	}
	return Itself
}

// saysNothing tells a sentence of words that say nothing of their own, one of which turns round
// what others say: `I will not do it`, `that's for next turn`, `later`.
func saysNothing(g *marked.Grammar, t []marks.Token) bool {
	turns, at := false, begins(t)
	if g.Table.Player(t, at, 3).Tokens > 0 {
		return false // what he does
	}
	for i := at; i < len(t); i++ {
		if who := g.Table.Player(t, i, 3); who.Tokens > 0 {
			i += who.Tokens - 1
			turns = turns || i+1 < len(t) && t[i+1].Is("would", "does", "did", "wants") // that's what Bob would do
			continue
		}
		if found := words.Find(t, i, g.Speaks); found.Tokens > 2 && found.Means[0].Kind == words.Empty {
			return false // here goes nothing
		}
		if t[i].IsWord() && !hollow[t[i].Low] && !denying[t[i].Low] || i > 0 && (t[i-1].Is("my") && t[i].Is("turn", "week", "time", "go") || t[i-1].Is("at") && t[i].Is("last") || t[i-1].Is("all") && t[i].Is("means")) {
			return false
		}
		turns = turns || denying[t[i].Low]
	}
	return turns && !isFarewell(t)
}

// isFarewell tells what only ends a letter: `until next time`, `no more than that`.
func isFarewell(t []marks.Token) bool {
	if len(t) > 1 && t[0].Is("no", "nothing") && t[1].Is("more", "else", "further") {
		return !marks.Says(t, "of")
	}
	return t[0].Is("until", "till") && marks.Says(t, "next", "then", "tomorrow", "soon")
}

// pointsBack tells a sentence about the orders of the letter that limits or denies them,
// whatever else it says: `none of this if the dog is ill`, `the above only on Sundays`, `these
// are for when I have the money`, `don't do it before Bob does`.
func pointsBack(t []marks.Token) bool {
	for i := range t {
		next := i + 1
		switch {
		case next < len(t) && t[i].Is("of") && i > 0 && pointing[t[next].Low] && t[i-1].Is("all", "none", "any", "both", "either", "neither", "half", "most", "some", "nothing") && !marks.Says(t, "understand", "believe", "deserve", "know", "remember"),
			i < shortest && (t[i].Is("above") && !(next < len(t) && t[next].Is("a", "an", "my", "our")) || t[i].Is("orders", "list", "plan", "aforesaid") || t[i].Is("order") && i < 2) && !marks.Says(t, "sent", "submitted", "submit"):
			if marks.Some(statements.OfThen(t), denying) || i+1 < len(t) && t[i+1].Is("is", "are") && marks.Says(t, "for") {
				return true
			}
		case next < len(t) && t[i].Is("do", "doing") && pointing[t[next].Low] && i > 0 && i < shortest && t[i-1].Is("dont", "not", "never"):
			return begins(t) >= i-2
		}
	}
	at := begins(t)
	return at+2 < len(t) && t[at].Is("this", "that", "these", "those", "all") && t[at+1].Is("is", "are", "was", "were", "applies", "apply", "counts", "count", "holds", "goes") && (t[at+2].Is("for") && at+3 < len(t) && t[at+3].Is("last", "next") || opening[t[at+2].Low] || at+3 < len(t) && t[at+2].Is("for", "only", "not") && limited[t[at+3].Low])
}

// begins is where a sentence begins behind `but`, `oh`, `all this`.
func begins(t []marks.Token) int {
	at := 0
	for at < len(t) && beginning[t[at].Low] && !(t[at].Is("sorry") && at+1 < len(t) && t[at+1].Is("if", "for", "to", "about")) && !(t[at].Is("this", "that", "all") && at+1 < len(t) && t[at+1].Is("is", "was", "of")) {
		at++
	}
	return at
}

// limits tells a condition, or a limit, without anything that is to be in that case: `unless
// my wife objects`, `only on Sundays`, `weather permitting`.
func limits(t []marks.Token) bool {
	at, end := begins(t), len(t)
	for end > 0 && !t[end-1].IsWord() && t[end-1].Number < 0 {
		end--
	}
	if at >= end || end-at > longest || t[len(t)-1].Is("?") || isFarewell(t[at:]) {
		return false
	}
	from := at + 1
	switch {
	case t[at].Is("only", "not", "never", "but", "just", "strictly") && from < end && limited[t[from].Low] && !(t[from].Is("with") && !t[at].Is("only")):
		from++
	case t[at].Is("in", "on") && from+1 < end && (t[from].Is("case", "condition") || t[from].Is("the") && t[from+1].Is("event", "condition", "case")):
		from += 2
	case t[at].Is("as", "so") && from+1 < end && t[from].Is("long") && t[from+1].Is("as"):
		from += 2
	case opening[t[at].Low] && !(from < end && t[from].Is("only")): // if only it were summer
	default:
		return end-at <= shortest && end > at+1 && permitting[t[end-1].Low]
	}
	if from < end && t[from].Is("that", "of") {
		from++
	}
	denies := t[at].Is("not", "never") && from < end && t[from-1].Is("if", "when", "unless")
	for i := from; i < end; i++ {
		if !t[i].IsWord() && t[i].Number < 0 && !t[i].Is("'s") && !denies || i > from && speaking[t[i].Low] && !denies {
			return false // it goes on
		}
	}
	return true
}

// regretting are words behind which, or before which, a `sorry` takes nothing back.
var (
	regretting = marks.Lows("to", "for", "if", "about", "no", "not", "its", "this", "im", "i", "such", "everyone", "all", "folks", "guys", "but", "my", "the", "that")
	regretful  = marks.Lows("so", "very", "im", "am", "are", "be", "than", "terribly", "awfully", "really", "truly", "feel", "say")
)

// Apologises tells words that take something back elsewhere, and do not here: `I'm sorry to be
// such a bother`, `better safe than sorry`, `hold on to your hats`.
func Apologises(g *marked.Grammar, t []marks.Token, read *clauses.Reading) bool {
	if read.Game || saysNothing(g, t) {
		return false
	}
	for i := range t {
		if t[i].Is("sorry", "sry", "soz") {
			return i > 0 && regretful[t[i-1].Low] || i+1 < len(t) && regretting[t[i+1].Low]
		}
		if i+1 < len(t) && (t[i].Is("wrong") && t[i+1].Is("about") || t[i].Is("wait") && t[i+1].Is("till", "until") || t[i].Is("hold", "hang") && t[i+1].Is("on") && i+2 < len(t) && t[i+2].Is("to") || t[i].Is("that") && t[i+1].Is("anyone", "anybody", "he", "she", "they", "we", "i")) {
			return true // wait till you see my bike
		}
	}
	return false
}

// erring are words of what was written by mistake.
var erring = marks.Lows("wrong", "mistake", "mistaken", "mistook", "error", "typo", "other", "nonsense", "rubbish", "incorrect", "mixed", "muddled", "confused", "backwards", "swapped", "reversed", "misread", "misspoke", "miscounted")

// Errs tells a sentence that says that something is wrong, and not what: `sorry, wrong one`.
func Errs(t []marks.Token) bool {
	return marks.Some(t, erring)
}

// greets tells words about or to another player, or to the game master, that ask for nothing:
// `don't tell Bob`, `good luck to all but Carol`.
func greets(g *marked.Grammar, t []marks.Token, read *clauses.Reading) bool {
	if read.Naming {
		return false
	}
	at := begins(t)
	if who := g.Table.Player(t, at, marks.WholeName); who.Whole {
		return true // what somebody does
	}
	return marks.Some(t, messages)
}

// isDaily tells a sentence with a word of everyday life and no number.
func isDaily(g *marked.Grammar, t []marks.Token) bool {
	return slices.ContainsFunc(t, func(one marks.Token) bool { return everyday.Is(one.Low, &g.Languages) }) && !slices.ContainsFunc(t, func(one marks.Token) bool { return one.Number >= 0 })
}

// Kinds are kinds of orders; a bit each.
type Kinds uint16

// Every kind of orders.
const Every = ^Kinds(0)

// Has tells whether orders of a verb are among them.
func (k Kinds) Has(verb orders.Verb) bool { return k&(1<<verb) != 0 }

// KindsOf are the kinds of orders that a reading makes or changes; every kind where it points
// at other orders.
func KindsOf(read *clauses.Reading) (kinds Kinds) {
	for _, a := range read.Acts {
		kinds |= 1 << a.Line.Order.Verb
	}
	for _, a := range read.Amendments {
		kinds |= 1<<a.From.Verb | 1<<a.To.Verb
	}
	if read.Same != nil || read.AsBefore {
		return Every
	}
	return kinds
}

// OwnKinds are the kinds of the orders that a sentence comes to which was not understood: it
// turns round no others. Every kind for one without an order of its own, for one that takes
// something back, and for one that is only thought of.
func OwnKinds(g *marked.Grammar, s lines.Sentence, now clauses.Context, read *clauses.Reading) Kinds {
	free := gist.Read(g, s.Tokens, now, read)
	whole := !read.Retracts && slices.ContainsFunc(free.Acts, func(a clauses.Act) bool { return !a.Line.Order.Nothing }) && !marks.Says(s.Tokens, "maybe", "perhaps", "possibly", "probably")
	if whole {
		return KindsOf(&free)
	}
	return Every
}

package talk

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells stories: sentences of everyday life, in the language of the rules, in which
// nothing of the game is, though a word of them is near it.

// Words of stories. None makes an order.
var (
	// hard are words that ask for something, take something back, or are of the game.
	hard = marks.Lows("please", "pls", "plz", "want", "wants", "wanna", "wish", "wishes", "need", "needs", "prefer", "fancy", "id", "would", "should", "shall", "could", "must", "may", "might", "let", "lets", "like", "dislike", "gonna", "gimme",
		"buy", "buys", "buying", "bought", "build", "builds", "building", "built", "purchase", "purchases", "acquire", "get", "gets", "grab", "take", "takes", "taking", "took", "taken", "pick", "picks", "picked", "choose", "chose", "chosen", "go", "goes", "going", "gone", "settle", "settled", "opt", "opted", "vote", "voted",
		"roll", "rolls", "rolled", "rolling", "reroll", "rerolls", "throw", "throws", "threw", "swap", "swaps", "swapped", "trade", "trades", "traded", "exchange", "invest", "invests", "invested", "demolish", "renovate", "steal", "rob", "hit", "hits", "charge", "target", "move", "moves", "give", "gives", "gave", "hand", "send", "sends",
		"dice", "die", "coin", "coins", "landmark", "landmarks", "double", "doubles", "total", "harbour", "harbor", "tv", "telly", "radio", "tower", "startup", "convention", "renovation", "demolition", "standing", "marketplace", "turns", "order", "orders", "card", "cards",
		"only", "except", "until", "till", "unless", "instead", "otherwise", "else", "nothing", "none", "without", "if", "whether", "when", "whenever", "once",
		"mistake", "mistakes", "wrong", "error", "joke", "joking", "joked", "kidding", "lie", "lied", "lying", "meant", "mean", "means", "changed", "change", "changes", "reconsidered", "reconsider", "correct", "corrected", "correction", "previous", "earlier", "above", "below", "letter", "letters", "list", "draft", "example", "test", "ignore", "disregard", "forget", "void", "cancel", "cancelled", "withdraw", "withdrawn", "undo", "reverse", "opposite", "backwards", "scrap", "scratch", "wait", "stop", "hold", "instruction", "instructions", "count", "counts", "sheet", "delete", "different", "differently", "again", "same", "usual", "former", "latter", "other", "others", "another", "next", "tomorrow", "later", "soon", "future", "turn", "round",
		"pass", "passing", "skip", "skipping", "save", "saves", "saving", "saved", "keep", "keeping", "sit", "sitting", "abstain", "refrain", "refuse", "decline", "avoid", "spend", "spending", "plan", "plans", "planning", "plan", "decide", "decided", "decision", "choice", "preference", "favourite", "favorite", "priority", "option", "first", "second", "third", "last", "both", "either", "each", "every", "one", "ones", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "that", "those", "these", "them", "anything", "something", "everything", "whatever", "whichever", "rest", "remainder", "use", "using", "used", "play", "plays", "playing", "put", "puts", "add", "adds", "make", "makes", "made", "set", "open", "close", "closed", "shut", "up", "down", "stays", "stay", "remains", "stand", "stands", "leave", "drop", "dropped", "out", "off", "away", "back", "yes", "no")
	// subjects are those of whom something is told, tellers what is told of them.
	subjects = marks.Lows("i", "im", "ive", "we", "weve", "were", "he", "hes", "she", "shes", "they", "theyre", "it", "its", "you", "youre", "somebody", "someone", "nobody", "everybody", "everyone", "work", "life", "school", "mum", "mom", "mama", "dad", "papa", "daddy", "mummy", "grandma", "grandpa", "granny", "nan", "gran", "miss", "mister", "mr", "mrs", "here", "there", "today", "tonight", "yesterday")
	owners   = marks.Lows("half", "most", "my", "our", "his", "her", "their", "your", "the", "a", "an", "some")
	tellers  = marks.Lows("is", "isnt", "are", "arent", "am", "was", "wasnt", "were", "werent", "has", "hasnt", "had", "have", "havent", "did", "didnt", "do", "dont", "does", "doesnt", "cant", "cannot", "know", "think", "hope", "thought", "read", "owe", "remember", "wonder", "understand", "mind", "see", "saw", "heard", "hear", "feel", "felt", "love", "loved", "hate", "miss", "missed", "write", "wrote", "writes", "says", "said", "sends", "asks", "asked", "came", "comes", "went", "broke", "fell", "slept", "ate", "sang", "won", "lost", "forgot", "told", "tells", "looks", "smells", "sounds", "sleeps", "barks", "hurts", "rains", "snows", "works", "worked", "lives", "believe", "deserve", "suppose", "guess", "apologise", "apologize", "blame", "enjoy", "enjoyed", "arrived", "ll", "s", "'s", "m", "re", "ve")
	// measures are units of numbers that are none of the game.
	measures = marks.Lows("minutes", "minute", "mins", "min", "hours", "hour", "hrs", "days", "day", "weeks", "months", "years", "year", "am", "pm", "oclock", "percent", "degrees", "miles", "km", "metres", "meters", "kids", "children", "times", "people", "euros", "pounds", "old")
	// ages are words before such numbers.
	ages = marks.Lows("age", "aged", "flat", "am", "im", "at", "since", "room", "page", "platform", "number", "floor", "is", "hes", "shes", "are", "was")
	// vocatives are all that may stand beside a player who is only spoken to.
	vocatives = marks.Lows("sorry", "thanks", "thank", "cheers", "ta", "hi", "hello", "hey", "hiya", "dear", "nothing", "no", "personal", "offence", "offense", "hard", "feelings", "mate", "love", "good", "luck", "bye", "poor", "you", "to", "ha", "haha", "and", "oh", "well", "played", "nice", "dave", "everyone", "all", "again")
)

// highest is no total of two dice, with what a Harbour adds to them.
const highest = 14

// Narrates tells a story: each clause is of everyday life, and one at least says what
// somebody does, has or is. gaps is how many words of the sentence nothing explained: one that
// was read whole is none, but words to another player.
func (p Teller) Narrates(gaps int) bool {
	if p.Foreign() || len(p.T) < 2 || p.T[len(p.T)-1].Is(":") {
		return false
	}
	if addresses(p) || gaps == 0 {
		return gaps > 0 || addresses(p)
	}
	tells := false
	for from := 0; from < len(p.T); {
		to := from
		for to < len(p.T) && p.T[to].IsWord() || to < len(p.T) && p.T[to].Number >= 0 || p.Sign(to, "'s") {
			if to > from && p.Sign(to, "and", "but", "so", "because", "which", "while", "as", "cos") {
				break
			}
			to++
		}
		if to < len(p.T) && !p.T[to].IsWord() && !p.Sign(to, ",", ".", ";", "-", "(", ")", "?") {
			return false // a sign of the order language
		}
		for i := from; i < to; i++ {
			if gamesAt(p, i) {
				return false
			}
		}
		tells = tells || says(p, from, to)
		from = max(to, from+1)
		if to < len(p.T) && !p.T[to].IsWord() {
			from = to + 1
		}
	}
	return tells
}

// addresses tells words to another player that are no order: `Sorry, Bob!`
func addresses(p Teller) bool {
	some, spoken := false, false
	for at := 0; at < len(p.T); at++ {
		switch who := p.PlayerAt(at, marks.WholeName); {
		case who.Whole:
			some = true
			at += who.Tokens - 1
		case p.T[at].IsWord() && !vocatives[p.T[at].Low], p.T[at].Number >= 0, p.Sign(at, ":", "/", ">", "+", "="):
			return false
		default:
			spoken = spoken || p.T[at].IsWord()
		}
	}
	return some && spoken && !(p.Sign(0, "no", "nothing") && !p.Sign(1, "personal", "offence", "offense", "hard"))
}

// gamesAt tells a word of the game, of asking, or of taking something back.
func gamesAt(p Teller, at int) bool {
	t := &p.T[at]
	if t.Number >= 0 {
		next := at + 1
		return !(next < len(p.T) && measures[p.T[next].Low] || at > 0 && ages[p.T[at-1].Low] && !p.Sign(at-1, "at", "is", "was", "are", "since") || t.Number > highest && p.Sign(at+1, "am", "pm", ".", ":"))
	}
	if who := p.PlayerAt(at, marks.WholeName); who.Whole && who.Seat != p.Table.Me {
		return true
	}
	if found := p.CardAt(at); found.Tokens > 0 && found.Strength < marks.Weak {
		return !daily(p, at, found)
	}
	if isPlain(p, at) {
		return false
	}
	if hard[t.Low] {
		return true
	}
	m, end := p.Is(at, words.Scope, words.Verb, words.Nothing, words.Unless, words.Richest, words.Always, words.Retract, words.Correct, words.Change, words.Drop, words.Keep)
	return end > 0 && !m.Buys() && (m.Kind == words.Scope || !t.Is("on", "in", "at", "for", "with", "from"))
}

// isPlain tells a word that would be of the game elsewhere: `broke down`, `this turn`, `do
// not know`, `had to get the mop`.
func isPlain(p Teller, at int) bool {
	switch t := &p.T[at]; {
	case t.Is("up", "down", "out", "off", "away", "back"):
		return at > 0 && (p.wasAt(at-1) || tellers[p.T[at-1].Low] || p.Sign(at-1, "the", "of", "all"))
	case t.Is("this"):
		return true
	case t.Is("turn"):
		return p.Sign(at-1, "this")
	case t.Is("all"):
		return p.Sign(at+1, "the", "my", "day", "night", "week", "morning", "of") && !p.Sign(at+2, "goes", "turns", "dice", "coins", "rest")
	case t.Is("get", "take", "leave", "go", "pick", "make"):
		return p.Sign(at-1, "to") && p.Sign(at-2, "had", "has")
	case t.Is("not"):
		return p.Sign(at-1, "do", "does", "did", "am", "is", "are", "was", "were", "has", "have", "had")
	case t.Is("that", "one", "after", "before", "rather"):
		return p.Sign(at-1, "the", "so", "know", "think", "hope", "believe", "see", "said", "says", "told", "is", "was", "all", "for")
	}
	return false
}

// daily tells a word that is in a card's name and is used of something else: `on the train`,
// `mine went everywhere`.
func daily(p Teller, at int, found marks.Card) bool {
	t := &p.T[at]
	if found.Tokens > 1 || isCapital(t) && at > 0 {
		return false
	}
	if t.Is("mine") {
		return p.wasAt(at+1) || p.Sign(at+1, "went", "was", "is", "has", "did", "came") || p.Sign(at-1, "of")
	}
	before := at - 1
	for p.Sign(before, "the", "my", "our", "a", "an", "her", "his", "their", "your", "this", "little", "old") {
		before--
	}
	return before < at-1 && p.Sign(before, "in", "at", "to", "from", "near", "outside", "inside", "on", "by", "about", "half", "of", "through") || at == 0 || found.Strength != marks.Whole && p.T[at].Is("city", "train", "bus", "loan", "tax", "boat", "food", "flower", "apple", "corn", "wheat", "soda", "family", "general", "business", "company", "moving", "shopping", "members", "club", "park", "office", "school", "cheese", "fruit")
}

// says tells a clause with somebody or something, and what is done, had or was.
func says(p Teller, from, to int) bool {
	for from < to && (leads[p.T[from].Low] || p.Sign(from, "today", "here", "then", "just", "still", "finally", "honestly", "anyway", "because", "which", "while", "as", "cos", "this", "morning", "evening", "afternoon", "week", "yesterday", "right")) {
		from++
	}
	if from >= to {
		return false
	}
	next := from
	switch {
	case subjects[p.T[next].Low]:
		next++
		if p.Sign(from, "im", "ive", "weve", "hes", "shes", "theyre", "its", "youre") {
			return next < to
		}
	case owners[p.T[next].Low]:
		for next++; next < min(to, from+5) && !tellers[p.T[next].Low] && !p.wasAt(next); {
			next++
		}
	case isCapital(&p.T[next]):
		next++
		if next < to && isCapital(&p.T[next]) {
			next++
		}
	default:
		return false
	}
	for next < to && p.Sign(next, "just", "still", "really", "also", "nearly", "almost", "always", "already", "finally", "quite", "now", "all", "both", "both", "do", "did") {
		next++
	}
	return next < to && (tellers[p.T[next].Low] || p.wasAt(next))
}

// asides is where `by the way`, `quick question` ends.
func asides(p Teller, at int) int {
	switch {
	case p.Sign(at, "by") && p.Sign(at+1, "the") && p.Sign(at+2, "way"):
		return at + 3
	case p.Sign(at, "quick") && p.Sign(at+1, "question"):
		return at + 2
	case p.Sign(at, "btw", "question") && p.Sign(at+1, ",", "-", ":"):
		return at + 1
	}
	return at
}

// ponders is where `do not quite follow what`, `still can't see why` ends; the place itself
// for none.
func ponders(p Teller, at int) int {
	next, no := at, false
	for p.Sign(next, "do", "did", "can", "could", "still", "quite", "really", "fully", "honestly", "just", "not", "dont", "didnt", "cant", "cannot", "couldnt", "never", "have") {
		no = no || p.Sign(next, "not", "dont", "didnt", "cant", "cannot", "couldnt", "never")
		next++
	}
	if !p.Sign(next, "understand", "understood", "follow", "see", "know", "get", "grasp", "remember", "recall", "wonder", "forgot") || !no && !p.Sign(next, "wonder", "forgot") {
		return at
	}
	if next++; p.Sign(next, "what", "why", "how", "who", "whose", "where") {
		return next + 1
	}
	return at
}

// isCapital tells a word that is written with a capital letter.
func isCapital(t *marks.Token) bool {
	return t.Raw != "" && t.Raw[0] >= 'A' && t.Raw[0] <= 'Z'
}

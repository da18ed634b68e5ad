package clauses

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells talk from orders that were not understood: what is only asked, or said
// of somebody, or of what the writer has, was or feels, is passed over, though a card's
// name is in it. What asks for something is no talk.

// Words of statements and questions. They tell nothing of an order, so they stand in no
// table: no sentence is read by them.
var (
	asking = marks.Lows("is", "are", "am", "was", "were", "does", "do", "did", "what", "whats", "who", "why", "how", "which", "where", "when", "has", "have", "isnt", "arent", "dont", "doesnt", "should",
		"explain", "or", "shall", "will")
	others   = marks.Lows("he", "she", "they", "you", "we", "his", "her", "their", "your", "our", "everybody", "everyone", "nobody", "somebody", "someone", "thanks", "regards", "greetings", "love", "hugs")
	states   = marks.Lows("am", "was", "were", "had", "got", "love", "hope", "know", "see", "saw", "own", "have", "ve", "counted", "finally", "laughed", "heard", "feel", "wonder", "remember", "understand", "only", "still", "always", "now", "never", "really", "lost", "won", "did", "went", "loved", "hate", "cant", "refer", "exercise", "remain")
	asserts  = marks.Lows("is", "isnt", "are", "was", "were", "has", "had", "says", "said", "told", "tells", "helped", "helps", "loves", "likes", "thinks", "thought", "came", "left", "went", "called", "asked", "asks", "wins", "won", "wants", "swears", "nearly", "just", "always", "owns", "took", "bought", "built", "knows", "will", "reads", "wouldnt", "cant")
	requests = marks.Lows("please", "pls", "plz", "id", "ill", "buy", "buying", "build", "purchase", "reroll", "let", "lets", "want", "wanna", "wish", "intend", "instead", "otherwise", "failing", "unless", "if", "roll", "throw", "swap", "trade", "exchange", "take", "taking", "give", "use", "using",
		"would", "should", "shall", "invest", "renovate", "demolish", "choose", "else", "rolling", "throwing", "get", "saving", "dont", "make", "put", "order", "hit", "target", "against", "pass", "keep", "move", "close", "until", "may", "second", "better", "rather", "prefer", "idea", "wish", "goes", "choice", "pick", "plan", "preference", "favourite")
	leads = marks.Lows("oh", "well", "and", "but", "so", "hi", "hey", "hello", "now", "ps", ",", "-", "(", "ok", "okay", "yes", "no", "ha", "haha", "also", "because", "p", "s", ".", "anyway")
)

// isTalk tells a question, or a statement, that asks for nothing.
func (p *auditor) isTalk() bool {
	at := 0
	for at < len(p.T) && leads[p.T[at].Low] {
		at++
	}
	if at >= len(p.T) {
		return true
	}
	last := len(p.T) - 1
	if p.T[last].Is("?") && (asking[p.T[at].Low] || p.explains(at)) {
		return true
	}
	from, ok := p.states(at)
	if !ok {
		return false
	}
	for i := from; i < len(p.T); i++ {
		if requests[p.T[i].Low] || p.T[i].Is(":") || p.concludes(i) {
			return false
		}
	}
	return true
}

// concludes tells `so Forest`, `, the Forest`: what is wanted, behind why.
func (p *auditor) concludes(at int) bool {
	if p.T[at].Is("then") && p.Closes(at+1) {
		return true
	}
	if !p.T[at].Is(",", "so", "-", "hence", "therefore", "and", "then") {
		return false
	}
	for at++; p.Sign(at, "the", "a", "an", "my", "so", "just", "one", "two", "both"); {
		at++
	}
	_, dice := p.Is(at, words.Dice)
	if found := p.CardAt(at); found.Tokens > 0 && found.Strength < marks.Weak {
		return !p.Sign(at+found.Tokens, "is", "has", "nearly", "was", "and")
	}
	return dice > 0
}

// states tells whether a statement begins at a place, and where its verb is.
func (p *auditor) states(at int) (int, bool) {
	first := &p.T[at]
	switch next := at + 1; {
	case first.Is("i", "im", "ive"):
		if first.Is("i") && p.Sign(next, "want") && p.Sign(next+1, "to") && p.Sign(next+2, "be", "know", "see", "win") {
			return next + 3, true
		}
		if p.Sign(next, "only", "still", "now", "finally", "really", "already") && p.Sign(next+1, "have", "own", "got", "had") {
			return next + 2, true
		}
		if p.Sign(next, "have", "own", "got", "had") && p.Sign(next+1, "no") { // I have no Train Station
			return next + 2, true
		}
		if _, verb := p.Is(next+1, words.Verb, words.Nothing, words.Denial); first.Is("i") && verb > 0 && !p.Sign(next+1, "a") || next >= len(p.T) {
			return 0, false
		}
		if _, verb := p.Is(next, words.Verb, words.Nothing, words.Denial); !first.Is("i") && verb > 0 {
			return 0, false
		}
		return next + 1, !first.Is("i") || states[p.T[next].Low]
	case others[first.Low]:
		return next, true
	case first.Is("it", "this", "that", "there", "these"):
		return next, next < len(p.T) && asserts[p.T[next].Low]
	case first.Is("what") && p.Sign(next, "a", "an"):
		return next, true // what a report
	case first.Is("sorry") && p.Sign(next, "for", "about", "to"), first.Is("tell"):
		return next, true
	case first.Is("on", "in", "at") && len(p.T) <= 7 && p.Taken[at] == "" && p.CardAt(next+1).Strength == marks.Clear:
		return next, true // on the train
	}
	if who := p.PlayerAt(at, 99); who.Whole && at+who.Tokens < len(p.T) && asserts[p.T[at+who.Tokens].Low] {
		return at + who.Tokens, true
	}
	if first.Is("my", "the", "some", "mum", "dad", "mom", "grandma", "grandpa") && p.CardAt(at+1).Tokens == 0 {
		for i := at + 1; i < min(len(p.T), at+4); i++ {
			if asserts[p.T[i].Low] {
				return at + 1, true
			}
		}
	}
	return 0, false
}

// asks tells whether a word of the sentence asks for something.
func (p *auditor) asks() bool {
	for i := range p.T {
		if requests[p.T[i].Low] {
			return true
		}
	}
	return false
}

// explains tells a question that asks for an explanation: `could you explain …?`.
func (p *auditor) explains(at int) bool {
	if !p.Sign(at, "could", "can", "would", "may") {
		return false
	}
	for i := at; i < len(p.T); i++ {
		if p.T[i].Is("explain", "tell", "what", "how", "why") {
			return true
		}
	}
	return false
}

// tales are words that begin a remark at the end of a sentence.
var tales = marks.Lows("they", "theyre", "it", "its", "she", "shes", "he", "hes", "which", "thats", "because", "cause", "cos", "coz", "since", "who", "haha", "hihi", "just", "i", "im", "my", "so", "lucky", "finally")

// tale returns where a remark behind an order ends: `because they are so cute`, with
// nothing of the game in it and nothing that asks; 0 for none.
func (p *starter) tale(at int) int {
	from := p.CommaAt(at)
	since := p.Sign(from, "now") && p.Sign(from+1, "that") || p.Sign(from, "so") && p.Sign(from+1, "that") && p.Sign(from+2, "it", "i", "they") || p.Sign(from, "as") && p.Sign(from+1, "they", "it", "he", "she")
	if who := p.PlayerAt(from, 99); from > at && from < len(p.T) && who.Whole && p.Sign(from+who.Tokens, "and") && p.Sign(from+who.Tokens+1, "i", "me") {
		since = true // , Dave and I have made peace
	}
	if !p.Some && len(p.out.Amendments) == 0 || from >= len(p.T) || !since && (!tales[p.T[from].Low] || from == at && !p.Sign(at, "because", "cause", "cos", "coz", "which")) {
		return 0
	}
	for i := from; i < len(p.T); i++ {
		switch {
		case i > from && p.T[i].Is(".", ";"):
			return i
		case requests[p.T[i].Low], i > from && !p.IsTalk(i):
			return 0
		}
	}
	if len(p.T) < from+3 {
		return 0
	}
	return len(p.T)
}

// wants tells a wish for something to buy, whatever it may be.
func (p *auditor) wants() bool {
	for i := range p.T {
		if p.T[i].Is("buy", "purchase", "acquire") || p.Sign(i, "i", "id") && p.Sign(i+1, "want", "like", "take") || p.Sign(i, "can", "could") && p.Sign(i+1, "i") && p.Sign(i+2, "have", "please") {
			return true
		}
	}
	return p.namesTwo()
}

// namesTwo tells a name alone that fits several cards.
func (p *auditor) namesTwo() bool {
	some := false
	for i := 0; i < len(p.T); i++ {
		found := p.CardAt(i)
		switch {
		case found.Tokens > 0 && found.Fits != nil:
			some = true
			i += found.Tokens - 1
		case p.Taken[i] == "":
			return false
		}
	}
	return some
}

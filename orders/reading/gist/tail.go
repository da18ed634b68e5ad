package gist

import (
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells where the orders of a sentence are over and only remarks follow: `, she
// had a bonus last month`, `, like a pawn promoted`. Words that nobody knows may stand there.

// hedges are words by which what stands before them is taken back, put off, limited or
// only supposed.
var hedges = marks.Lows("maybe", "perhaps", "possibly", "probably", "hypothetically", "theoretically", "potentially", "tentatively", "provisionally", "supposedly", "allegedly", "ideally", "preferably", "conditionally", "eventually", "temporarily", "initially", "alternatively", "ultimately", "originally", "partially", "partly", "hopefully", "kidding", "joking", "joke", "jokes", "jk", "jks", "psych", "psyche", "gotcha", "dream", "dreams", "imagine", "suppose", "supposing", "assuming", "barring", "excluding", "minus", "bar", "excepting", "pending", "subject", "depending", "depends", "contingent", "provided", "providing", "given", "though", "although", "however", "tho", "rather", "cancel", "cancelled", "scrap", "forget", "ignore", "ignored", "whatever", "whichever", "whoever", "whether", "or", "nor", "either", "neither", "unsure", "uncertain", "undecided", "wait", "later", "tomorrow", "soon", "someday", "until", "till", "once", "after", "afterwards", "before", "while", "during", "whilst", "next", "except", "save", "only", "half", "twice", "way", "chance", "else", "otherwise", "instead", "unless", "if", "when", "whenever", "should", "could", "might", "would", "lest", "fail", "fails", "second", "both", "each", "then", "also", "too", "said", "says", "than", "least", "most", "more", "less", "fewer", "versa", "reverse", "back", "same", "again", "confirm", "confirmed", "tbc", "tbd", "draft", "sorry", "oops", "mistake", "wrong", "correction", "actually", "nope", "nah", "nvm", "lie", "lies", "lying", "fooled", "april", "believe", "plan", "idea", "vote", "consider", "considering", "stop", "stopped", "undo", "delete", "strike", "leave", "wants", "wanted", "decide", "decided", "think", "thinking")

// A remarker looks for remarks behind the orders of a sentence.
type remarker struct{ weigher }

// tail is where nothing but remarks stands from there on; the end where there are none.
func (w remarker) tail() int {
	last := 0
	for i := range w.Pieces {
		if p := &w.Pieces[i]; p.Kind != pieces.Stop && p.Kind != pieces.Full && p.Kind != pieces.Colon {
			last = max(last, p.To)
		}
	}
	for last < len(w.T) && !w.Sign(last, ",", ".", ";", "-", "(") {
		last++
	}
	for i := last; i < len(w.T); i++ {
		if !w.remarks(i) {
			return len(w.T)
		}
	}
	return last
}

// remarks tells a token that says nothing of orders before it.
func (w remarker) remarks(at int) bool {
	t := &w.T[at]
	switch {
	case !t.IsWord():
		return t.Number < 0 && (divides(t) || w.Sign(at, "'s", "'"))
	case hedges[t.Low] || vague[t.Low] || w.IsCard(at) || w.IsOther(at):
		return false
	case w.Class(at)&words.Naught != 0 || w.Means(at, words.Denial, words.Not):
		return w.isOfOthers(at) || w.isNone(at)
	case w.Means(at, turns...):
		return false
	}
	if w.known(at) > 0 {
		return true
	}
	return at > 0 && w.T[at-1].IsWord() && words.Near(t.Low) == "" && w.Table.Misspelt(w.T[at:at+1]).Tokens == 0
}

// isOfOthers tells a word in a clause about somebody else: `he won't notice`.
func (w remarker) isOfOthers(at int) bool {
	for i := at - 1; i >= 0 && !divides(&w.T[i]); i-- {
		if w.Sign(i, "he", "she", "they", "nobody", "hes", "shes", "theyre") && (i == 0 || divides(&w.T[i-1])) {
			return true
		}
	}
	return w.Sign(at, "nobody") && at > 0 && divides(&w.T[at-1])
}

// isNone tells the `no` of `, no hard feelings`: only words of every day stand behind it, or
// such that nobody knows.
func (w remarker) isNone(at int) bool {
	if !w.Sign(at, "no") || at == 0 || !divides(&w.T[at-1]) {
		return false
	}
	end := at + 1
	for ; end < len(w.T) && w.T[end].IsWord(); end++ {
		if w.PhraseAt(end).Tokens > 0 || !everyday.Is(w.T[end].Low, &w.Languages) && w.Class(end) != 0 {
			return false
		}
	}
	return end > at+1
}

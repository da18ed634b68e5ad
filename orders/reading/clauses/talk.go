package clauses

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/words"
)

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
	if p.Sign(from+1, "said", "say", "says") && p.Closes(from+2) {
		return 0 // it is no order, they said it
	}
	if !p.Some && len(p.out.Amendments) == 0 || from >= len(p.T) || !since && (!tales[p.T[from].Low] || from == at && !p.Sign(at, "because", "cause", "cos", "coz", "which")) {
		return 0
	}
	for i := from; i < len(p.T); i++ {
		switch {
		case i > from && p.T[i].Is(".", ";"):
			return i
		case talk.IsRequest(p.T[i].Low), i > from && !p.IsTalk(i):
			return 0
		}
	}
	if len(p.T) < from+3 {
		return 0
	}
	return len(p.T)
}

// retracting reads what takes back the orders before it.
func (p *amender) retracting(at int) int {
	if _, end := p.Is(at, words.Retract); p.Sign(at, "never", "nevermind") && p.now.First && p.Sign(end, ",") {
		p.Take(at, end, "nothing")
		at = p.Commas(end)
	}
	for _, end := p.Is(at, words.Retract); end > 0 && !p.now.First; _, end = p.Is(at, words.Retract) {
		p.Take(at, end, "a correction")
		p.out.Retracts = true
		at = p.Commas(end)
	}
	if p.Sign(at, "no", "nope", "wait") && !p.now.First && at+1 < len(p.T) && p.Sign(at+1, ".") && at+2 >= len(p.T) {
		p.Take(at, at+1, "a correction")
		p.out.Retracts = true
		at++
	}
	if (talk.Teller{Arguer: p.Arguer}).AfterAll() && !p.now.First {
		p.out.Retracts = true
	}
	return at
}

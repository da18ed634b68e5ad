package talk

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// tales are words that begin a remark at the end of a sentence.
var tales = marks.Lows("they", "theyre", "it", "its", "she", "shes", "he", "hes", "which", "thats", "because", "cause", "cos", "coz", "since", "who", "haha", "hihi", "just", "i", "im", "my", "so", "lucky", "finally")

// Tale returns where a remark behind an order ends: `because they are so cute`, with
// nothing of the game in it and nothing that asks; 0 for none. amends tells that the
// sentence changes what is on file.
func (p Teller) Tale(at int, amends bool) int {
	from := p.CommaAt(at)
	since := p.Sign(from, "now") && p.Sign(from+1, "that") || p.Sign(from, "so") && p.Sign(from+1, "that") && p.Sign(from+2, "it", "i", "they") || p.Sign(from, "as") && p.Sign(from+1, "they", "it", "he", "she")
	if who := p.PlayerAt(from, marks.WholeName); from > at && from < len(p.T) && who.Whole && p.Sign(from+who.Tokens, "and") && p.Sign(from+who.Tokens+1, "i", "me") {
		since = true // , Dave and I have made peace
	}
	if p.Sign(from+1, "said", "say", "says") && p.Closes(from+2) {
		return 0 // it is no order, they said it
	}
	if !p.Some && !amends || from >= len(p.T) || !since && (!tales[p.T[from].Low] || from == at && !p.Sign(at, "because", "cause", "cos", "coz", "which")) {
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

// Greeting passes over `Ann here,` or `Hello Dave,` before an order, and returns where that
// ends.
func (p Teller) Greeting(at int) int {
	if who := p.PlayerAt(at, marks.WholeName); who.Whole && p.Sign(at+who.Tokens, "here", "again") && at+who.Tokens+1 < len(p.T) {
		end := p.CommaAt(at + who.Tokens + 1)
		p.Take(at, end, "a greeting")
		at = end
	}
	if next := (greeter{p}).hello(at); next > at {
		p.Take(at, next, "a greeting")
		return next
	}
	_, end := p.Is(at, words.Chat)
	if end == 0 && p.Sign(at, "dear", "hola", "hello", "hallo", "bonjour", "salut") {
		end = at + 1
	}
	if end == 0 || at < len(p.T) && words.IsElsewhen(p.T[at].Low) {
		return at
	}
	for next := end; next < min(len(p.T), end+3); next++ {
		if p.Sign(next, ",", ":") && next+1 < len(p.T) {
			p.Take(at, next+1, "a greeting")
			return next + 1
		}
		if !p.T[next].IsWord() || p.CardAt(next).Tokens > 0 && p.CardAt(next).Strength < marks.Weak {
			return at
		}
	}
	return at
}

// Numbered passes over `(a)`, `(2)` before a sentence.
func (p Teller) Numbered(at int) int {
	if !p.Sign(at, "(") || !p.Sign(at+2, ")") || at+3 >= len(p.T) || len(p.T[at+1].Low) != 1 || p.Sign(at+1, "x") {
		return at
	}
	p.Take(at, at+3, "nothing")
	return at + 3
}

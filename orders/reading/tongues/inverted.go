package tongues

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/speech"
)

// This file puts English clauses in the row that they have here which people write as they would
// in a language that has its verb in front: `Is the Mine already away, so take I the Forest`.

// Words that such clauses are told by.
var (
	inFronts  = marks.Lows("is", "has", "comes", "falls", "lies", "stands", "reaches", "goes", "shows", "works", "acts")
	mineFront = marks.Lows("have", "roll", "throw", "get", "am", "become")
	hisFront  = marks.Lows("buys", "takes", "snaps", "fetches", "wins", "owns", "rolls", "throws", "gets", "builds")
	articles  = marks.Lows("the", "a", "an", "my", "his", "her", "their", "no", "this", "that", "one", "both", "all", "only", "none")
	fronted   = marks.Lows("i", "he", "she", "it", "they", "we", "you", "nobody", "somebody", "someone", "nothing", "there", "this", "that", "none")
	following = marks.Lows("then", "so", "i", "please", "take", "buy", "build", "the", "a", "an", "my", "reroll", "roll", "throw", "nothing", "it", "otherwise", "instead", "rather", "use", "swap", "add", "give", "invest", "tv", "we", "one", "two", "two_dice", "no", "not", "never", "with", "from")
	doing     = marks.Lows("take", "buy", "build", "want", "have", "need", "will", "would", "throw", "roll", "keep", "make", "add", "use", "swap", "give", "save", "spare", "pay", "get", "choose", "invest", "close", "renovate", "change", "exchange", "prefer", "put", "lay", "wish")
	leading   = marks.Lows("then", "so", "today", "now", "there", "otherwise", "else", "here", "also", "therefore", "instead", "secondly", "afterwards", "thereafter", "again", "turn", "time", "go", "round", "that", "die", "dice", "harbour", "tower", "station", "gladly", "rather", "thereby")
)

// inverted puts an `if` before a clause with its verb in front, behind which a comma stands and
// what follows from it, and who does something before what he does.
func inverted(s *speech.Speech, t []marks.Token) []marks.Token {
	if len(t) == 0 || t[len(t)-1].Is("?") {
		return t
	}
	for at := 0; at < len(t); at++ {
		if at > 0 && !t[at-1].Is(".", ";", ":", ",", "-", "and", "but", "or", ")", "otherwise") {
			continue
		}
		if end := subjectOf(s, t, at+1); end > at+1 && isFollowed(s, t, end) {
			row := append(append([]marks.Token(nil), t[:at]...), speech.Made("if", &t[at]))
			row = append(append(row, t[at+1:end]...), t[at])
			t = since(append(row, t[end:]...), at)
		}
	}
	for at := 1; at+1 < len(t); at++ {
		if doing[t[at].Low] && t[at+1].Is("i") && (leading[t[at-1].Low] || t[at-1].Is(",") && at > 1 && opensIf(t, at-1)) && !speech.Sign(t, at-1, "what", "which") {
			row := append([]marks.Token(nil), t...)
			row[at], row[at+1] = row[at+1], row[at]
			t = row
		}
	}
	return t
}

// subjectOf returns where who a clause is about ends that begins with the verb before a place; the
// place itself for nobody.
func subjectOf(s *speech.Speech, t []marks.Token, at int) int {
	if at >= len(t) {
		return at
	}
	switch verb := &t[at-1]; {
	case mineFront[verb.Low]:
		if t[at].Is("i", "we") {
			return at + 1
		}
		return at
	case hisFront[verb.Low]:
		if t[at].Is("he", "she", "somebody", "someone") {
			return at + 1
		}
		return at + s.Player(t, at)
	case !inFronts[verb.Low]:
		return at
	}
	if n := s.Named(t, at); n > 0 {
		return at + n
	}
	if articles[t[at].Low] && at+1 < len(t) {
		if n := s.Card(t, at+1); n > 0 {
			return at + 1 + n
		}
		if t[at+1].Is("money", "throw", "roll", "sum", "total", "result", "number", "coins", "purse", "budget", "one", "stack", "pile") || t[at+1].Number >= 0 {
			return at + 2
		}
	}
	if fronted[t[at].Low] {
		return at + 1
	}
	return at
}

// isFollowed tells whether a clause goes on to a comma behind which stands what follows from it.
func isFollowed(s *speech.Speech, t []marks.Token, from int) bool {
	for i := from; i < min(len(t), from+speech.MostClause); i++ {
		switch {
		case t[i].Is(".", ";", ":", "?", "("):
			return false
		case t[i].Is(",") && i+1 < len(t):
			return following[t[i+1].Low] || doing[t[i+1].Low] || s.Named(t, i+1) > 0
		}
	}
	return false
}

// since says of a condition at a place what is said so elsewhere: `away` is gone, and what
// follows is behind a `then`.
func since(t []marks.Token, at int) []marks.Token {
	for i := at; i < len(t) && !t[i].Is(".", ";"); i++ {
		switch {
		case t[i].Is("away") && speech.Closes(t, i+1):
			t[i].Low = "gone"
		case t[i].Is("so") && t[i-1].Is(","):
			t[i].Low = "then"
			return t
		}
	}
	return t
}

// opensIf tells whether a condition stands before a comma at a place.
func opensIf(t []marks.Token, comma int) bool {
	for i := comma - 1; i >= 0 && !t[i].Is(".", ";", ","); i-- {
		if t[i].Is("if", "when") {
			return true
		}
	}
	return false
}

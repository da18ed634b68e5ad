package told

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells sentences of everyday life with words in them that would be of the game
// elsewhere: `I let go of all attachment`, `they want me to leave`, `tea in one hand`.

var (
	// lively are words that are of the game only beside something of it.
	lively = marks.Lows("dear", "brief", "quick", "match", "question", "questions", "letter", "letters", "mail", "email", "emails", "leave", "leaves", "leaving", "let", "lets", "make", "makes", "making", "move", "moves", "moving", "hand", "hands", "send", "sends", "look", "looks", "stuck", "ask", "asks", "stop", "stops", "run", "runs", "running", "cancelled", "canceled", "postponed", "delayed", "want", "wants", "break", "breaks", "left", "give", "gives", "take", "takes", "taking", "took", "gave", "put", "puts", "stand", "stands", "start", "starts", "drive", "drives", "driving", "call", "calls", "calling", "play", "plays", "playing", "wait", "waits", "waiting", "hold", "holds", "close", "closes", "open", "opens", "turn", "turns", "turned", "change", "changes", "changed", "charge", "hit", "hits", "pick", "picks", "picking", "drop", "drops", "dropped", "works", "working", "reckon", "reckons", "explain", "explains", "explained", "says", "tells", "tell", "thinks", "knows", "know", "hear", "heard", "see", "saw", "comes", "come", "came", "went", "going", "talk", "talking", "thank", "because", "since", "cant", "dont", "wont", "isnt", "doesnt", "hasnt", "havent", "not", "never", "no", "nobody", "somebody", "someone", "everybody", "everyone", "already", "almost", "nearly", "today", "tonight", "yesterday", "tomorrow", "until", "till", "while", "when", "where", "who", "why", "which", "ago", "finally", "although", "without", "soon", "later", "late", "early", "next", "last")
	// counting are words that count or point, unless a word of everyday life stands behind them.
	counting = marks.Lows("one", "two", "both", "all", "each", "first", "second", "other", "another", "any", "same", "half", "most", "least", "more", "extra", "better", "order", "orders", "list", "plan", "following", "above", "below", "either")
	// wishing are words of somebody that are no wish where others have them.
	wishing = marks.Lows("want", "wants", "take", "takes", "taking", "give", "put", "hit", "pick", "close", "open", "hold", "drop", "change", "move", "play")
	// othersAre are those who are not the writer.
	othersAre = marks.Lows("they", "he", "she", "you", "it", "who", "which", "nobody", "somebody", "someone", "everybody", "everyone", "kids", "people", "to")
)

// IsLife tells a sentence of which no card, no other player, no number and no order is read,
// and in which somebody or something of everyday life is; or one that only sends greetings.
func IsLife(g *marked.Grammar, s lines.Sentence, read *clauses.Reading) bool {
	bare := !slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb != orders.Buy || len(a.Line.If) > 0 })
	if g.Foreign() || s.Colon || read.Plainly || read.Retracts || !bare || len(read.Acts) > 1 || len(read.Amendments) > 0 || len(read.If) > 0 && marks.Some(s.Tokens, opening) || s.Tokens[len(s.Tokens)-1].Is("?") {
		return false
	}
	if isGreeting(s.Tokens) && !read.Carded {
		return true
	}
	if len(read.Scopes) > 0 && marks.Says(s.Tokens, "go", "goes", "turn", "turns", "round", "time") {
		return false // a heading
	}
	if limits(s.Tokens) || pointsBack(s.Tokens) || saysNothing(g, s.Tokens) {
		return false
	}
	daily := 0
	for i := 0; i < len(s.Tokens); {
		end, says := lives(g, s.Tokens, i)
		if end == 0 {
			return false
		}
		if i = end; says {
			daily++
		}
	}
	return daily > 0
}

// lives is where a word, or a phrase, ends that may stand in a sentence of everyday life, and
// whether it is of that; 0 for none.
func lives(g *marked.Grammar, tokens []marks.Token, at int) (end int, says bool) {
	t := &tokens[at]
	if !counting[t.Low] && !wishing[t.Low] && (lively[t.Low] || hollow[t.Low]) {
		return at + 1, false
	}
	if found := words.Find(tokens, at, g.Speaks); found.May(words.Chat) {
		return at + found.Tokens, true
	}
	if found := g.Table.AnyCard(tokens, at); found.Tokens > 0 && found.Strength < marks.Weak {
		stays := found.Strength == marks.Whole || at+1 >= len(tokens) || !tokens[at+1].Is("is", "was", "isnt", "wasnt", "doesnt", "has", "hasnt", "wont", "keeps", "leaves", "broke", "stopped")
		if stays {
			return 0, false
		}
		return at + 1, true // the train is late
	}
	if who := g.Table.Player(tokens, at, marks.WholeName); who.Whole && who.Seat != g.Table.Me {
		return 0, false
	}
	if isDailyAt(g, tokens, at) {
		return at + 1, true
	}
	ok := false
	switch {
	case !t.IsWord() && t.Number < 0:
		ok = t.Is(",", ".", "!", "(", ")", "'s", "-", ";")
	case t.Number >= 0:
		ok = at > 0 && t.Glued && len(tokens[at-1].Low) == 1 // the M6, but no total
	case at > 0 && tokens[at-1].Is("until", "till", "at", "by", "since", "past") && words.Find(tokens, at, g.Speaks).May(words.Number):
		return at + 1, true // what time it is
	case at+1 < len(tokens) && strings.HasSuffix(tokens[at+1].Low, "s") && t.Is("two", "three", "four", "five", "six") && tokens[at+1].Is("letters", "questions", "emails", "words", "mistakes"):
		return at + 2, true
	case counting[t.Low]:
		ok = isDailyAt(g, tokens, at+1) || at+1 < len(tokens) && (tokens[at+1].Is("hand", "hands") || tokens[at+1].IsWord() && isStrange(tokens[at+1].Low)) || at > 0 && tokens[at-1].Is("the") && t.Is("other")
	case wishing[t.Low]:
		ok = at > 0 && othersAre[tokens[at-1].Low] || at+1 < len(tokens) && tokens[at+1].Is("the", "a", "an", "my", "our") && isDailyAt(g, tokens, at+2)
	default:
		ok = len(t.Low) == 1 || isStrange(t.Low)
	}
	if !ok {
		return 0, false
	}
	return at + 1, at > 0 && tokens[at-1].Is("my", "our", "his", "her", "their") && isStrange(t.Low)
}

// isStrange tells a word that is in no table.
func isStrange(low string) bool {
	return !words.IsKnown(low, words.English) && words.PlacesOf(low) == nil && !words.Unsettles(low) && !words.Twists(low)
}

// isGreeting tells a sentence that sends somebody's love, or the like: `give Bob my regards`,
// `your move, Bob`.
func isGreeting(t []marks.Token) bool {
	if len(t) > 1 && t[0].Is("your") && t[1].Is("move", "turn", "go") && len(t) <= shortest {
		return true
	}
	return t[0].Is("give", "send", "sends", "sending", "say", "tell", "pass") && len(t) <= longest && slices.ContainsFunc(t, func(one marks.Token) bool {
		return one.Is("love", "regards", "hello", "hi", "wishes", "hug", "hugs", "kiss", "kisses", "greetings", "cheers", "condolences", "congratulations")
	}) && !slices.ContainsFunc(t, func(one marks.Token) bool { return one.Number >= 0 || denying[one.Low] && !one.Is("if") })
}

var (
	hailing  = marks.Lows("greetings", "love", "regards", "wishes", "hugs", "kisses", "cheers", "hello", "saludos", "saludo", "abrazo", "abrazos", "besos", "beso", "grusse", "gruesse", "gruss", "lg", "vg", "bises", "bisous", "amities", "salutations", "cordialement")
	heartily = marks.Lows("best", "kind", "warm", "sunny", "many", "much", "lots", "of", "and", "a", "big", "all", "my", "viele", "liebe", "beste", "schone", "herzliche", "sonnige", "mit", "freundlichen", "un", "unos", "muchos", "fuerte", "gran", "con", "cordiales", "carinosos", "grosses", "les", "mes", "meilleures", "y", "und", "et")
	whence   = marks.Lows("from", "aus", "vom", "von", "desde", "del", "depuis", "du", "des", "de")
)

// Hails tells greetings from somewhere, though a card is called like that: `Saludos desde el
// puerto`, `viele Grüße vom Flughafen`.
func Hails(g *marked.Grammar, t []marks.Token) bool {
	at, hails := 0, false
	for at < len(t) && (hailing[t[at].Low] || heartily[t[at].Low]) {
		hails = hails || hailing[t[at].Low]
		at++
	}
	if !hails || at+1 >= len(t) || !whence[t[at].Low] {
		return false
	}
	comma := false
	for i := at + 1; i < len(t); i++ {
		found := g.Table.AnyCard(t, i)
		if t[i].Number >= 0 || t[i].Is(":") || comma && found.Tokens > 0 && found.Strength < marks.Weak {
			return false // greetings from the bus, a Mine
		}
		comma = comma || t[i].Is(",", "-", "(")
	}
	return true
}

// permitted are the words of who lets the writer play.
var permitted = marks.Lows("my", "our", "said", "says", "lets", "let", "told", "that", "me", "i", "im", "am", "we", "can", "may", "could", "do", "play", "have", "take", "both", "two", "the", "goes", "turns", "alone", "myself", "by", "on", "own", "all", "without", "help", "allowed", "to", "this", "time", ".", "dad", "mum", "mom", "daddy", "mummy", "gran", "grandad", "grandma", "grandpa", "nan", "brother", "sister", "teacher")

// Permits tells that somebody lets the writer play: `my dad said I can do both goes alone`.
func Permits(g *marked.Grammar, t []marks.Token) bool {
	says := marks.Index(t, "said", "says", "lets", "let", "told")
	return says > 0 && says < 3 && !slices.ContainsFunc(t, func(one marks.Token) bool { return !permitted[one.Low] && !everyday.Is(one.Low, &g.Languages) })
}

// isDailyAt tells a word of everyday life.
func isDailyAt(g *marked.Grammar, t []marks.Token, at int) bool {
	return at < len(t) && everyday.Is(t[at].Low, &g.Languages)
}

// IsSignature tells the writer's own name alone, or with how old the writer is: `from Ann (9)`.
func IsSignature(g *marked.Grammar, t []marks.Token) bool {
	at := 0
	for at < len(t) && signing[t[at].Low] {
		at++
	}
	who := g.Table.Player(t, at, 3)
	if who.Tokens == 0 || who.Seat != g.Table.Me {
		return false
	}
	rest := t[at+who.Tokens:]
	for _, one := range rest {
		if one.IsWord() && !aged[one.Low] {
			return len(rest) > 2 && rest[0].Is(",", "-", "(") && styles(g, rest[1:])
		}
	}
	return true
}

// styles tells what somebody calls himself below a letter: `Queen of Bakeries`, `71 and still no Mine`.
func styles(g *marked.Grammar, t []marks.Token) bool {
	of := marks.Index(t, "of", "from", "in", "at", "near", "over", "still", "yet")
	if of < 1 || len(t) > longest || slices.ContainsFunc(t, func(one marks.Token) bool {
		return one.Is("?", ":", "/", ">", "please", "pls", "dice", "die", "or", "then") || one.Number >= 0 && one.Number <= most
	}) {
		return false
	}
	for i := range t[:of] {
		if t[i].IsWord() && !t[i].Is("the", "a", "and", "now", "poor", "proud", "writing", "still", "somewhere", "currently") && (g.Table.FullCard(t, i).Tokens > 0 || g.ClassOf(t[i].Low) != 0 || words.IsKnown(t[i].Low, words.English)) {
			return false
		}
	}
	return true
}

// most is the highest total, with what a Harbour adds.
const most = 14

var (
	signing = marks.Lows("from", "by", "love", "yours", "your", "signed", "best", "cheers", "thanks", "regards", "bye", "von", "dein", "deine", "gruss", "de", "un", "saludo", "tu", "ta", "ton", ",", "-", "~")
	aged    = marks.Lows("age", "aged", "year", "years", "yrs", "old", "and", "a", "half", "quarter", "quarters", "three", "nearly", "almost", "only", "just", "x", "xx", "xxx", "jahre", "jahr", "alt", "anos", "ans", "m", "f")
)

// Greets tells greetings with nothing but the writer's own name beside them.
func Greets(g *marked.Grammar, t []marks.Token, read *clauses.Reading) bool {
	greets := false
	for at := 0; at < len(t); at++ {
		who := g.Table.Player(t, at, 3)
		switch {
		case at < len(read.Taken) && read.Taken[at] == "a greeting":
			greets = true
		case who.Tokens > 0 && who.Seat == g.Table.Me:
			at += who.Tokens - 1
		case t[at].IsWord():
			return false
		}
	}
	return greets
}

// Package told tells sentences that are no orders from those that may be some: messages,
// what somebody wrote before, a wish that only points back. It makes nothing of them. A way to
// tell them enters here, no word of the game.
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
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// shortest is how many tokens a short sentence has: "not this time".
const shortest = 5

// messages are words for what somebody is to be told: no order.
var messages = marks.Lows("tell", "remind", "blame", "forgive", "thank", "excuse", "pardon", "wake", "ask", "send", "shout", "laugh", "cry", "worry", "panic", "complain", "write", "call", "ring", "luck", "regards", "offence", "offense", "feelings", "apologies", "congratulations", "dile", "digale", "sag", "sagt", "dis", "dites")

// IdlyIf tells an `if` from which only a message follows: `if Bob complains, tell him that he
// may write to me`.
func IdlyIf(g *marked.Grammar, s lines.Sentence) bool {
	if Cries(g, s.Tokens) {
		return true
	}
	comma := marks.Index(s.Tokens, ",")
	if !s.Tokens[0].Is("if", "si", "wenn", "falls") || s.Colon || comma < 0 || comma+2 >= len(s.Tokens) || !messages[s.Tokens[comma+1].Low] {
		return false
	}
	for i := comma + 2; i < len(s.Tokens); i++ {
		for _, m := range words.Find(s.Tokens, i, g.Speaks).Means {
			if turning[m.Kind] {
				return false // tell him not to
			}
		}
	}
	for at := comma + 1; at < len(s.Tokens); {
		end, _ := lives(g, s.Tokens, at)
		if end == 0 && !messages[s.Tokens[at].Low] {
			return !gist.Says(g, s.Tokens[comma+2:])
		}
		at = max(end, at+1)
	}
	return true
}

// turning are the kinds of words that may turn round what stands beside a message.
var turning = map[words.Kind]bool{
	words.Governs: true, words.Denial: true, words.Not: true, words.Nothing: true, words.Unless: true, words.Else: true, words.Drop: true, words.Instead: true, words.Retract: true, words.Correct: true,
}

// Chooses tells an order that is no purchase in a sentence of the writer about himself:
// `I'm sticking with one die` is no talk.
func Chooses(s lines.Sentence, read *clauses.Reading) bool {
	return len(s.Tokens) > 0 && s.Tokens[0].Is("i", "im", "ill", "id", "we") && !read.Past && !marks.Says(s.Tokens, "have", "own", "got", "think") && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb != orders.Buy })
}

// Concludes tells a sentence that draws a conclusion about dice, in whatever words: `a single
// die pays best, hence k = 1`.
func Concludes(s lines.Sentence) bool {
	dice := false
	for _, t := range s.Tokens {
		dice = dice || t.Is("die", "dice", "cube", "cubes")
		if dice && t.Is("hence", "therefore", "thus", "ergo", "consequently", "accordingly", "whence") {
			return true
		}
	}
	return false
}

// IsLost tells a sentence that holds an order and would be passed over as talk.
func IsLost(read *clauses.Reading) bool {
	return !read.Chat && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return a.Line.Order.Verb != orders.Buy || len(a.Line.Order.Cards) > 0 && read.Governs && read.Naming
	})
}

// EndsUnknown tells an otherwise nothing behind what may be the name of a card, which nobody
// knows: `TS, else nothing`.
func EndsUnknown(g *marked.Grammar, s lines.Sentence, read *clauses.Reading) bool {
	at := marks.Index(s.Tokens, ",", "or", "else", "otherwise", "then")
	if at <= 0 || at > shortest || len(read.Acts) != 1 || !read.Acts[0].Line.Order.Nothing || read.Acts[0].Line.Order.Verb != orders.Buy || slices.Contains(read.Taken[:at], "the order buy nothing") {
		return false
	}
	return !slices.ContainsFunc(s.Tokens[:at], func(t marks.Token) bool {
		return !t.IsWord() || everyday.Is(t.Low, &g.Languages) || g.ClassOf(t.Low) != 0
	})
}

// BeginsToBuy tells a short sentence that begins with a verb for buying of another language
// than that of the rules: what is bought is no card that we know.
func BeginsToBuy(g *marked.Grammar, s lines.Sentence, read *clauses.Reading) bool {
	if read.Gaps > 2*shortest || read.Chat {
		return false
	}
	at := max(0, slices.Index(read.Taken, "")) // behind words that say nothing
	found := words.Find(s.Tokens, at, g.Speaks)
	return slices.ContainsFunc(found.Means, func(m words.Meaning) bool {
		return m.Kind == words.Verb && m.Value == int(orders.Buy) && m.Language != words.English
	})
}

// PointsBack tells `so I want that`, which names nothing itself.
func PointsBack(s lines.Sentence) (points bool) {
	wants := false
	for _, t := range s.Tokens {
		switch {
		case t.Is("want", "take", "buy", "get", "build", "quiero", "compro", "nehme", "kaufe", "veux", "prends"):
			wants = true
		case t.Is("that", "it", "this", "one", "eso", "esa", "das", "die", "den", "ca"):
			points = wants || points
		case t.IsWord() && !t.Is("so", "and", "then", "i", "id", "ill", "we", "please", "would", "like", "to", "will", "really", "y", "und", "ich", "also", "donc", "je"):
			return false
		}
	}
	return wants && points
}

// SpeaksOf tells a sentence about somebody: `I can't talk long`.
func SpeaksOf(s lines.Sentence) bool {
	for i := range min(len(s.Tokens), 3) {
		if s.Tokens[i].Is("i", "im", "ive", "we", "you", "he", "she", "they", "my", "cant", "yo", "ich", "je") {
			return true
		}
	}
	return false
}

// Recalls tells a sentence of what the writer wrote before: `Oops, I said Forest twice!`
func Recalls(t []marks.Token) bool {
	at := 0
	for at < len(t) && t[at].Is("oops", "oh", "right", "sorry", "well", "ok", "okay", "so", ",", "no", "wait", "ah", "hm", "hmm", "yes", "and", "but", ".", "-") {
		at++
	}
	return at+2 < len(t) && t[at].Is("i", "we") && t[at+1].Is("said", "wrote", "ordered", "asked", "told", "sent", "typed") && !slices.ContainsFunc(t, func(one marks.Token) bool {
		return one.Is("but", "instead", "rather", "not", "meant", "mean", "make", "should", "now", "please", "want", "so", ":")
	})
}

// TellsOfTool tells a sentence that begins with the name of a tool, and says what it does: `the
// Renovation Company shuts every Cafe in town` is no line of the order language.
func TellsOfTool(g *marked.Grammar, tokens []marks.Token) bool {
	at := 0
	for at < len(tokens) && tokens[at].Is("the", "my", "our", "a") {
		at++
	}
	found := g.Table.AnyCard(tokens, at)
	if at >= len(tokens) || found.Tokens == 0 && !tokens[at].Is("tv", "telly", "television", "convention", "renovation", "demolition") || found.Tokens > 0 && !parts.IsTool(found.Card) || found.Card.IsLandmark() {
		return false
	}
	next := at + max(1, found.Tokens)
	if next+2 < len(tokens) && tokens[next].Is(":") { // Renovation Company: please close …
		means := words.Find(tokens, next+1, g.Speaks).Means
		return slices.ContainsFunc(means, func(m words.Meaning) bool { return m.Kind == words.Verb || m.Kind == words.Empty }) && !tokens[next+1].Is("the", "my", "a", "an", "to")
	}
	return next+1 < len(tokens) && tokens[next].IsWord() && g.Table.AnyCard(tokens, next).Tokens == 0 && g.Table.Player(tokens, next, 3).Tokens == 0
}

// AsksFor tells a sentence that asks for what was made of it, though nothing else in its
// letter was understood: with a word of asking, or by what one of the writer's tools does.
func AsksFor(s lines.Sentence, read, free *clauses.Reading) bool {
	if read.Talk || read.Past || s.Tokens[len(s.Tokens)-1].Is("?") {
		return false
	}
	tool := slices.ContainsFunc(free.Acts, func(a clauses.Act) bool {
		v := a.Line.Order.Verb
		return v != orders.Buy && v != orders.Move && v != orders.Reroll
	})
	self := slices.ContainsFunc(s.Tokens, func(t marks.Token) bool {
		return t.Is("i", "im", "id", "ill", "me", "my", "please", "pls", "quiero", "ich", "mir", "je", "moi", "me", "mi")
	})
	return tool || read.Asks && !read.Chat && self && !s.Tokens[0].Is("this", "that", "it", "they", "he", "she", "you", "we", "people", "what")
}

// Denies tells a sentence of which what is left would be the contrary, or not the whole: it was
// not read, and begins by saying what is not to be bought, or names who is not to pay.
func Denies(s lines.Sentence, read *clauses.Reading) bool {
	if slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.TV }) {
		for i := 1; i < len(s.Tokens); i++ {
			if s.Tokens[i].Is(">") || s.Tokens[i].Is("but", "except", "save", "bar") && s.Tokens[i-1].Is("anyone", "anybody", "everyone", "everybody", "all", "any", "whoever", "player") {
				return true // of several players only one is left
			}
		}
	}
	if !Buys(read) {
		return false
	}
	from := max(0, slices.IndexFunc(s.Tokens, func(t marks.Token) bool { return !courtly[t.Low] && !t.Is(",", "and", "but", "also", "oh") }))
	for i := from; i < min(len(s.Tokens), from+2); i++ {
		if s.Tokens[i].Is("avoid", "dont", "do", "never", "skip", "forget", "against") && (!s.Tokens[i].Is("do") || i+1 < len(s.Tokens) && s.Tokens[i+1].Is("not")) {
			return true
		}
	}
	return false
}

// Buys tells whether candidates are among the orders of a sentence.
func Buys(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb == orders.Buy && len(a.Line.Order.Cards) > 0 })
}

// NamesOther tells whether another player than the writer is named in a sentence, whole.
func NamesOther(g *marked.Grammar, tokens []marks.Token) bool {
	for at := range tokens {
		if who := g.Table.Player(tokens, at, 3); who.Whole && who.Seat != g.Table.Me {
			return true
		}
	}
	return false
}

// Bared tells a sentence of which nothing was read but names of cards.
func Bared(read *clauses.Reading) bool {
	return read.Gaps > 0 && !read.Scoped && len(read.If) == 0 && !slices.ContainsFunc(read.Acts, func(a clauses.Act) bool { return a.Line.Order.Verb != orders.Buy || len(a.Line.If) > 0 }) && read.Bares
}

// Introduces tells what may stand above the first order of a letter: `Dear Dave:`, `here we are:`.
func Introduces(text string, read *clauses.Reading) bool {
	t := marks.Tokens(text)
	anew := marks.Says(t, "place", "stead", "now", "anew", "afresh") // withdrawn, and in its place
	refuses := marks.Says(t, "no") && marks.Says(t, "comprar", "compres", "compro", "construir", "quiero")
	return !refuses && (len(read.Scopes) != 1 || read.Scopes[0] == orders.EveryGo) && !read.Naming && !read.Heads && !read.Governs && !read.Told && !slices.ContainsFunc(t, func(t marks.Token) bool {
		return words.IsElsewhen(t.Low) || words.Recalls(t.Low) && !anew || t.Is("only", "if", "when", "unless", "except", "until", "after", "before", "while", "not", "sell", "sells", "selling", "sold", "exclude", "ban", "banned", "verkaufen", "verkaufe", "ignore", "forget", "skip", "scrap", "cancel", "disregard", "avoid", "drop", "omit", "would", "could", "might", "solo", "si", "cuando", "salvo", "nur", "wenn", "falls", "ausser", "seulement", "quand", "sauf", "dont", "never", "nunca", "evitar", "nicht", "nie", "niemals", "kein", "keine", "keinen", "pas", "jamais")
	})
}

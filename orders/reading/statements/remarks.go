package statements

import (
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file finds where a remark may begin behind an order: a sign, and behind it a clause of its own in which
// somebody, or something, is told of. Where it names anything of the game all of it is in frames.

// Bounds of remarks.
const (
	mostPlaces  = 4 // of a sentence at which one may begin
	fewestWords = 4 // of one: not `they said`
)

// Words of remarks.
var (
	// openers stand before one.
	openers = marks.Lows("because", "since", "as", "for", "cos", "coz", "so", "then", "well", "que", "porque", "pues", "ya", "denn", "weil", "car", "puisque")
	// tellers are of whom one tells, owners stand before who or what it is, heads are other words with which one
	// begins that is in a frame; does are words of what they are, have
	// or do.
	tellers = marks.Lows("i", "im", "ive", "we", "weve", "he", "hes", "she", "shes", "it", "its", "they", "theyre", "theyve", "you", "youre", "youve", "there", "theres", "everything", "nobody", "somebody", "someone", "everybody", "everyone", "ich", "wir", "er", "sie", "je", "il", "elle", "yo")
	owners  = marks.Lows("my", "our", "his", "her", "their", "your", "the", "mein", "meine", "meinen", "unser", "der", "die", "das", "mi", "mis", "el", "la", "los", "las", "le", "les", "ma", "mon", "mes")
	heads   = marks.Lows("with", "nothing", "none", "all", "both", "of", "at", "for", "d", "'d")
	does    = marks.Lows("is", "are", "was", "were", "has", "had", "have", "did", "does", "can", "could", "would", "likes", "like", "loves", "love", "looks", "look", "works", "worked", "went", "goes", "go", "came", "comes", "ist", "sind", "war", "hat", "son", "esta", "estan", "tiene", "tienen", "est", "sont", "ont")
	// limiting are words by which the order before a remark is limited, put off or taken back.
	limiting = marks.Lows("unless", "until", "till", "before", "if", "when", "whenever", "otherwise", "instead", "ill", "ll", "shall", "let", "decide", "maybe", "perhaps", "unsure", "sure", "first", "second", "next", "except", "either", "provided", "providing", "long", "assuming", "depending", "depends", "once", "must", "go", "goes", "turn", "turns", "extra", "rather", "meant", "joke", "joking", "kidding", "mistake", "mistakes", "wrong", "says", "said", "later", "alternatively", "solo", "si", "cuando", "hasta", "siempre", "nur", "wenn", "falls", "bis", "erst", "muss", "solange", "seulement", "quand", "jusqu", "doit")
	// undecided are those that do so in a remark in no frame.
	undecided = marks.Lows("not", "never", "no", "dont", "doesnt", "isnt", "wasnt", "didnt", "cant", "cannot", "wont", "couldnt", "wouldnt", "want", "wants", "wanted", "need", "needs", "needed", "think", "thinking", "thought", "agree", "agreed", "typed", "wrote", "written", "told", "prefer", "better", "worse", "best", "up", "off", "to", "same", "too", "also", "so", "only", "else", "other", "others", "them", "that", "this", "mine", "all", "for", "with", "nicht", "nie", "kein", "keine", "auch", "zu", "nunca", "tambien", "que", "ne", "pas", "aussi")
	// unsettled are those that leave an order open.
	unsettled = marks.Lows("if", "unless", "when", "whenever", "should", "were", "had", "once", "perhaps", "maybe", "possibly", "probably", "si", "cuando", "quiza", "quizas", "wenn", "falls", "sollte", "vielleicht", "quand", "peut")
)

// Remarks are the places of the signs behind which a remark may begin. One in brackets may also stand behind a
// condition.
func Remarks(row *parts.Arguer) (places []int) {
	t := row.T
	if len(t) > mostTokens || len(t) == 0 || unsettled[t[0].Low] || marks.Says(t, "?") {
		return nil
	}
	for at := 1; at+1 < len(t) && len(places) < mostPlaces; at++ {
		end := len(t)
		if t[at].Is("(") {
			if end = at + marks.Index(t[at:], ")"); end < at {
				return places
			}
		}
		if t[at].Is(",", ":", "-", "(", ";", "!") && (t[at].Is("(") || !marks.Some(t[:at], unsettled)) && isRemark(row, t[at+1:end]) {
			places = append(places, at)
		}
	}
	return places
}

// isRemark tells what may be one.
func isRemark(row *parts.Arguer, t []marks.Token) bool {
	for len(t) > 0 && openers[t[0].Low] {
		t = t[1:]
	}
	p, ok := newTeller(parts.New(row.Grammar, t))
	if !ok || t[0].Is("and", "or", "plus", "also", "y", "o", "und", "oder", "et", "ou", "that", "thats", "this", "these", "those") || p.turns(0) || marks.Some(t, limiting) || obliges(t) || falls(t) || weighs(p) {
		return false
	}
	n, verb := 0, false
	for at := range t {
		if t[at].IsWord() {
			n++
		}
	}
	_, dice := p.Is(0, words.Single, words.Both)
	if n < fewestWords || !tellers[t[0].Low] && !owners[t[0].Low] && !heads[t[0].Low] && !p.isGame(0) && !p.counts(0) && dice == 0 {
		return false
	}
	if p.runs(0) {
		return true
	}
	for at := range t {
		if undecided[t[at].Low] || t[at].Is(",", ";", ":", "-") || p.isGame(at) || p.counts(at) {
			return false
		}
		if _, game := p.Is(at, words.Scope, words.Turn, words.Round, words.Total, words.Landmark, words.Number, words.Same, words.Nothing, words.Always, words.Never, words.Richest); game > 0 {
			return false
		}
		verb = verb || at > 0 && (does[t[at].Low] || t[at].Is("'s") || strings.HasSuffix(t[at].Low, "ed"))
	}
	return verb && (tellers[t[0].Low] || owners[t[0].Low])
}

// weighing are words by which something of the game is weighed against what was ordered, or gone.
var weighing = marks.Lows("better", "more", "rather", "besser", "lieber", "wollte", "mejor", "mieux", "left", "gone", "off", "weg", "wanted", "agreed", "prefer", "enough")

// weighs tells a remark that does so, or asks for something: `I like the Forest better`, `everything but 7 is
// bad`, `I need a 6 for that`.
func weighs(p teller) bool {
	game, weighed := false, false
	for at := range p.T {
		_, one := p.Is(at, words.Coins)
		game = game || p.isGame(at) && one == 0 || p.Sign(at, "it", "that")
		weighed = weighed || weighing[p.T[at].Low] && !(p.Sign(at, "more") && p.Sign(at+1, "landmark", "landmarks")) && !p.Sign(at+1, "for") || p.Sign(at, "for") && p.Sign(at+1, "that") && p.Sign(0, "he", "she", "they", "i", "we") && !p.Sign(1, "'d", "d") || p.Sign(at, "but") && p.Sign(at-1, "everything", "all", "anything", "nothing")
	}
	return weighed && (game || p.Sign(0, "everything", "all", "anything", "nothing"))
}

// falls tells that something comes down.
func falls(t []marks.Token) bool {
	at := marks.Index(t, "down")
	return at > 0 && t[at-1].Is("comes", "come", "coming", "goes", "go", "going", "falls", "fall", "torn", "pulled", "knocked", "taken", "brought")
}

// obliges tells words by which something has to be.
func obliges(t []marks.Token) bool {
	for at := range len(t) - 1 {
		if t[at].Is("has", "have", "had", "needs", "need", "is", "are", "tiene", "tengo") && t[at+1].Is("to", "que") {
			return true
		}
	}
	return false
}

package statements

import (
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file finds where a remark may begin behind an order: a sign, and behind it a clause of its own in which
// somebody, or something, is told of.

// Bounds of remarks.
const (
	mostPlaces  = 4 // of a sentence at which one may begin
	fewestWords = 4 // of one: not `they said`
)

// Words of remarks: those before one, who is told of in it, what stands before him or it, what he or it is,
// has or does, and words by which the order before is limited, put off or taken back.
var (
	openers   = marks.Lows("because", "since", "as", "for", "cos", "coz", "so", "then", "well", "que", "porque", "pues", "ya", "denn", "weil", "da", "car", "puisque")
	tellers   = marks.Lows("i", "id", "im", "ive", "we", "weve", "he", "hes", "she", "shes", "it", "its", "they", "theyre", "theyve", "you", "youre", "youve", "there", "theres", "everything", "nothing", "everybody", "everyone", "nobody", "somebody", "someone", "ich", "wir", "er", "sie", "es", "je", "il", "elle", "yo")
	owners    = marks.Lows("my", "our", "his", "her", "their", "your", "the", "a", "an", "all", "both", "some", "no", "with", "mein", "meine", "meinen", "unser", "der", "die", "das", "mi", "mis", "el", "la", "los", "las", "le", "les", "ma", "mon", "mes")
	does      = marks.Lows("is", "isnt", "are", "arent", "am", "was", "wasnt", "were", "werent", "has", "hasnt", "had", "hadnt", "have", "havent", "did", "didnt", "does", "doesnt", "dont", "can", "cant", "cannot", "could", "couldnt", "will", "wont", "would", "wouldnt", "may", "might", "want", "need", "like", "love", "hate", "pay", "bring", "give", "cost", "earn", "work", "go", "come", "look", "hurt", "help", "keep", "get", "make", "beat", "took", "got", "made", "gave", "won", "lost", "went", "came", "ist", "sind", "war", "hat", "habe", "haben", "bringt", "bringen", "kostet", "kosten", "braucht", "brauchen", "kann", "es", "son", "esta", "estan", "tiene", "tienen", "tengo", "da", "dan", "cuesta", "cuestan", "est", "sont", "a", "ont", "coute", "coutent")
	limiting  = marks.Lows("unless", "until", "till", "before", "if", "when", "whenever", "otherwise", "instead", "ill", "ll", "shall", "let", "decide", "maybe", "perhaps", "unsure", "sure", "first", "second", "except", "either", "solo", "si", "cuando", "hasta", "nur", "wenn", "falls", "bis", "erst", "seulement", "quand", "jusqu")
	unsettled = marks.Lows("if", "unless", "when", "whenever", "should", "were", "had", "once", "perhaps", "maybe", "possibly", "probably", "si", "cuando", "quiza", "quizas", "wenn", "falls", "sollte", "vielleicht", "quand", "peut")
)

// Remarks are the places of the signs behind which a remark may begin.
func Remarks(row *parts.Arguer) (places []int) {
	t := row.T
	if len(t) > mostTokens || len(t) == 0 || unsettled[t[0].Low] || marks.Says(t, "?") {
		return nil
	}
	for at := 1; at < len(t) && len(places) < mostPlaces; at++ {
		if t[at].Is(",", ":", "-", "(", ";", "!") && remarks(row, at+1) && (t[at].Is("(") || !marks.Some(t[:at], unsettled)) {
			places = append(places, at)
		}
	}
	return places
}

// remarks tells whether all from a place on, or to the end of its brackets, may be a remark.
func remarks(row *parts.Arguer, from int) bool {
	t, at := row.T, from
	for at < len(t) && openers[t[at].Low] {
		at++
	}
	if at == len(t) {
		return false
	}
	end := len(t)
	if t[from-1].Is("(") {
		end = max(from, from+marks.Index(t[from:], ")"))
	}
	if t[at].Is("id") && !(at+1 < end && t[at+1].Is("need", "have", "never", "only")) {
		return false // I'd like the Forest
	}
	n, verb := 0, false
	for i := at; i < end; i++ {
		narrows := t[i].Is("only") && i+1 < end && t[i+1].Is("in", "on", "for", "this", "with", "once", "after", "as", "then", "now", "twice", "from")
		elsewhen := t[i].Is("later", "else") && !t[i-1].Is("for", "nothing", "nobody", "everybody", "everyone", "somebody", "someone", "anybody", "anyone", "everything", "who", "what")
		if narrows || elsewhen || limiting[t[i].Low] || limitsAt(row, i) {
			return false
		}
		if t[i].IsWord() || t[i].Number >= 0 {
			n++
		}
		verb = verb || i > at && (does[t[i].Low] || t[i].Is("'s") || isVerb(t[i].Low) && row.CardAt(i).Tokens == 0)
	}
	return n >= fewestWords && (tellers[t[at].Low] || verb && (owners[t[at].Low] || row.PlayerAt(at, wholeName).Whole || row.CardAt(at).Tokens > 0))
}

// isVerb tells what may be a verb of somebody, or of what was.
func isVerb(low string) bool {
	return len(low) > 3 && strings.HasSuffix(low, "s") && !strings.HasSuffix(low, "ss") || len(low) > 4 && strings.HasSuffix(low, "ed")
}

// limitsAt tells a number with a bound before it: `he is useless under 5 coins`.
func limitsAt(row *parts.Arguer, at int) bool {
	_, end := row.Is(at, words.Least, words.Most, words.Over, words.Under)
	if end == 0 {
		return false
	}
	_, number := row.Number(end)
	return number > 0
}

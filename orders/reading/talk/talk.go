// Package talk tells talk from orders that were not understood: what is only asked, or
// said of somebody, or of what the writer has, was or feels, is passed over, though a
// card's name is in it. What asks for something is no talk.
//
// It looks at a row of tokens and what was made of it, and makes nothing of it itself. A
// word by which talk is known may enter, none that makes an order.
package talk

import (
	"strings"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// Words of statements and questions. They tell nothing of an order, so they stand in no
// table: no sentence is read by them.
var (
	asking = marks.Lows("is", "are", "am", "was", "were", "does", "do", "did", "what", "whats", "who", "why", "how", "which", "where", "when", "has", "have", "isnt", "arent", "dont", "doesnt", "should",
		"explain", "or", "shall", "will",
		"cuanto", "cuantos", "cuantas", "cuando", "quien", "quienes", "donde", "cual", "wer", "wann", "warum", "wieso", "wieviel", "wie", "wo", "welche", "combien", "pourquoi", "comment", "qui", "quel", "quelle")
	others  = marks.Lows("he", "she", "they", "you", "we", "his", "her", "their", "your", "our", "everybody", "everyone", "nobody", "somebody", "someone", "thanks", "thank", "regards", "greetings", "love", "hugs")
	states  = marks.Lows("am", "was", "were", "had", "got", "love", "hope", "know", "see", "saw", "own", "have", "ve", "counted", "finally", "laughed", "heard", "feel", "wonder", "remember", "understand", "only", "still", "always", "now", "never", "really", "lost", "won", "did", "went", "loved", "hate", "cant", "refer", "exercise", "remain")
	asserts = marks.Lows("is", "isnt", "are", "was", "were", "has", "had", "says", "said", "told", "tells", "helped", "helps", "loves", "likes", "thinks", "thought", "came", "left", "went", "called", "asked", "asks", "wins", "won", "wants", "wanted", "insisted", "suggested", "hoped", "swears", "nearly", "just", "always", "owns", "took", "bought", "built", "knows", "will", "reads", "wouldnt", "cant")
	leads   = marks.Lows("oh", "well", "and", "but", "so", "hi", "hey", "hello", "now", "ps", ",", "-", "(", "ok", "okay", "yes", "no", "ha", "haha", "also", "because", "p", "s", ".", "anyway")
)

// requests are words that ask for something.
var requests = marks.Lows("please", "pls", "plz", "id", "ill", "buy", "buying", "build", "purchase", "reroll", "let", "lets", "want", "wanna", "wish", "intend", "instead", "otherwise", "failing", "unless", "if", "roll", "throw", "swap", "trade", "exchange", "take", "taking", "give", "use", "using",
	"would", "should", "shall", "invest", "renovate", "demolish", "choose", "else", "rolling", "throwing", "get", "saving", "dont", "make", "put", "order", "hit", "target", "against", "pass", "keep", "move", "close", "until", "may", "second", "better", "rather", "prefer", "idea", "wish", "goes", "choice", "pick", "plan", "preference", "favourite")

// A Teller looks at a row of tokens that was read.
type Teller struct{ *parts.Arguer }

// Measures tells a number that counts nothing of the game: `37 years of this`, `room 214`.
func (p Teller) Measures(at int) bool {
	if at+1 < len(p.T) && words.IsUnit(p.T[at+1].Low) {
		return true
	}
	return at > 0 && words.IsLabel(p.T[at-1].Low)
}

// IsBeside tells a card's word in a phrase of talk: `in my office hours`.
func (p Teller) IsBeside(at int) bool {
	for from := max(0, at-2); from <= at; from++ {
		if _, end := p.Is(from, words.Chat); end > at && end-from > 1 {
			return true
		}
	}
	return false
}

// begins is where a sentence begins behind `oh`, `and`, `hello` and the like.
func (p Teller) begins() int {
	at := 0
	for at < len(p.T) && (leads[p.T[at].Low] || p.Taken[at] == "a correction" || p.Sign(at, "btw", "quick", "question", "by") && asides(p, at) > at) {
		at = max(at+1, asides(p, at))
	}
	return at
}

// Inquires tells a sentence that begins as a question does: `does`, `who`, `is`.
func (p Teller) Inquires() bool {
	at := p.begins()
	return at < len(p.T) && asking[p.T[at].Low]
}

// Passes tells a question, or a statement, that asks for nothing.
func (p Teller) Passes() bool {
	at := p.begins()
	if p.Sign(at, "dear") {
		for i := at; i < min(len(p.T), at+4); i++ {
			if p.Sign(i, ",") {
				at = i + 1
				break
			}
		}
	}
	if at >= len(p.T) {
		return true
	}
	last := len(p.T) - 1
	if p.T[last].Is("?") && (asking[p.T[at].Low] || p.explains(at) || p.mentions("cuesta", "kostet", "coute", "combien", "wieviel", "crees", "opinas", "avis", "glaubt", "denkst", "pensez", "penses")) {
		return true
	}
	if p.Sign(at, "im") && p.Languages[words.German] {
		return false // in the
	}
	from, ok := p.states(at)
	if end := ponders(p, at+1); p.Sign(at, "i", "we") && end > at+1 {
		from, ok = end, true
	}
	if p.reports(at) {
		from, ok = at+1, true
	}
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
func (p Teller) concludes(at int) bool {
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
func (p Teller) states(at int) (int, bool) {
	first := &p.T[at]
	if found := p.CardAt(at); found.Tokens > 0 && p.Sign(at+found.Tokens, "are", "were", "was") {
		return at + found.Tokens, true // Mines are cool
	}
	if first.Is("i", "we") && (p.wasAt(at+1) || p.wasAt(at+2) && p.Sign(at+1, "nearly", "just", "almost", "really", "finally", "once", "never", "always", "also", "only")) {
		return at + 2, true
	}
	switch next := at + 1; {
	case first.Is("i", "im", "ive"):
		if first.Is("i") && p.Sign(next, "want") && p.Sign(next+1, "to") && p.Sign(next+2, "be", "know", "see", "win") {
			return next + 3, true
		}
		if p.Sign(next, "been") || p.Sign(next, "have", "had") && p.Sign(next+1, "been") { // I've been saving
			return next + 1, true
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
	case first.Is("that", "this", "the") && p.Sign(next, "one", "ones") && p.Sign(next+1, "can", "may", "is", "was", "stays", "looks"):
		return next + 2, true // that one can stay
	case first.Is("it", "this", "that", "there", "these"):
		return next, next < len(p.T) && asserts[p.T[next].Low]
	case first.Is("what") && p.Sign(next, "a", "an"):
		return next, true // what a report
	case first.Is("sorry") && p.Sign(next, "for", "about", "to"), first.Is("tell"):
		return next, true
	case first.Is("mine") && p.Sign(next, "is", "was") && p.Sign(next+1, "the", "a", "an") && !p.Sign(next+2, "one", "first", "second", "next") && !p.Names(next+2):
		return next, true // mine is the best town
	case first.Is("on", "in", "at", "from") && len(p.T) <= 7 && p.Taken[at] == "" && p.CardAt(next+1).Strength == marks.Clear:
		return next, true // on the train
	}
	if who := p.PlayerAt(at, marks.WholeName); who.Whole && at+who.Tokens < len(p.T) && asserts[p.T[at+who.Tokens].Low] {
		return at + who.Tokens, true
	}
	if next := at + 1 + p.CardAt(at+1).Tokens; first.Is("the", "my", "our") && p.Sign(next, "was", "were") {
		return next, true // the Park was lovely
	}
	if first.Is("my", "the", "some", "our", "mum", "dad", "mom", "grandma", "grandpa") && p.CardAt(at+1).Tokens == 0 {
		for i := at + 1; i < min(len(p.T), at+4); i++ {
			if asserts[p.T[i].Low] || p.WasOnce(i) {
				return at + 1, true
			}
		}
	}
	return 0, false
}

// reports tells what somebody said, or what was yesterday, in other languages than that of
// the rules.
func (p Teller) reports(at int) bool {
	return p.Sign(at, "dice", "dicen", "dijo", "sagt", "meint", "sagte", "dit") && p.PlayerAt(at+1, marks.WholeName).Whole ||
		p.Sign(at, "ayer", "anteayer", "anoche", "gestern", "vorgestern", "irgendwann") && !p.mentions("hoy", "ahora", "heute", "jetzt", "asi", "deshalb", "darum", "also")
}

// mentions tells whether one of these words is in the sentence.
func (p Teller) mentions(lows ...string) bool {
	for i := range p.T {
		if p.T[i].Is(lows...) {
			return true
		}
	}
	return false
}

// Names tells whether a card, a number or dice are named from a place on.
func (p Teller) Names(from int) bool {
	for i := from; i < len(p.T); i++ {
		_, some := p.Is(i, words.Number, words.Dice)
		if some > 0 || p.T[i].Number >= 0 || p.CardAt(i).Tokens > 0 {
			return true
		}
	}
	return false
}

// WasOnce tells a verb of what was.
func (p Teller) WasOnce(at int) bool {
	low := p.T[at].Low
	return strings.HasSuffix(low, "ed") && len(low) > 4 && !p.T[at].Is("need", "indeed", "seed", "feed", "wanted", "desired", "needed") ||
		p.T[at].Is("sat", "fell", "broke", "ate", "ran", "slept", "sang", "drank", "spilt", "spilled", "stole", "hit", "gave", "made", "knew", "taught", "drove", "fixed", "did", "kept", "read", "threw", "rolled", "swore")
}

// wasAt is wasOnce at a place that may be behind the end.
func (p Teller) wasAt(at int) bool { return at < len(p.T) && p.WasOnce(at) }

// TellsWhatWas tells words of an order that only tell what somebody did: `I rolled a 4
// again`, `the Business Complex swapped my Bakery`. Behind its object the same word tells
// what is to be done: `Cafes closed`.
func (p Teller) TellsWhatWas(at, end int) bool {
	for i := at; i < end; i++ {
		if p.Sign(i, "was", "were") && !p.Sign(at, "if", "were", "should", "when", "whenever") {
			return true
		}
		if i == at || !p.WasOnce(i) || p.Sign(i+1, "at", "to", "against", "on") {
			continue
		}
		tool := false
		for from := at; from < i; from++ {
			named := p.CardAt(from)
			tool = tool || named.Tokens > 0 && from+named.Tokens == i && parts.IsTool(named.Card)
		}
		if tool || p.Sign(i-1, "i", "we", "they", "he", "she", "you", "who", "men", "people", "crew", "company", "firm", "movers", "wreckers", "renovation", "demolition") {
			return true
		}
	}
	return false
}

// Admires tells a name in an exclamation, or one of a place to which somebody goes: `what a
// Bakery`, `nice Mine`, `going to the Airport`.
func (p Teller) Admires() bool {
	for i := range p.T {
		if (i == 0 || p.Sign(i-1, ",", "-")) && p.Sign(i, "nice", "lovely", "good", "great", "poor") && p.CardAt(i+1).Tokens > 0 {
			return true
		}
		if p.Sign(i, "what") && p.Sign(i+1, "a", "an") || p.Sign(i, "going", "off", "way") && p.Sign(i+1, "to") && p.Sign(i+2, "the", "my") && p.CardAt(i+3).Tokens > 0 {
			return true
		}
	}
	return false
}

// Timed tells a number that may be a time: `the train at 10`.
func (p Teller) Timed() bool {
	for i := range p.T {
		if p.Sign(i, "at") && i+1 < len(p.T) && p.T[i+1].Number > 0 && p.Closes(i+2) {
			return true
		}
	}
	return false
}

// IsArticle tells an article, an adverb or a verb of a letter in another language that is a
// word of the game in a third one: `die Kinder`, `mal wieder`, `mi papá dice`.
func (p Teller) IsArticle(at int) bool {
	switch {
	case !p.Foreign() || Loaded(p):
		return false
	case p.Taken[at] == "nothing":
		return p.Sign(at, "die") || p.Sign(at, "wieder", "noch") && at > 0 && p.Taken[at-1] == "nothing"
	case p.Taken[at] == "" && p.Sign(at, "jouer", "joue", "jouons", "juega", "juego", "jugar", "jugamos", "spielen", "spiele", "spielt", "noch", "wieder", "encore"):
		return !Chooses(p)
	case p.Taken[at] == "" && p.Sign(at, "dice", "die"):
		_, before := p.Number(max(0, at-1))
		_, behind := p.Number(at + 1)
		return before == 0 && behind == 0 && !p.Sign(at+1, ":")
	}
	return false
}

// Loaded tells a sentence with a number and something to which it may belong: `die fünf Münzen
// soll Bob zahlen`.
func Loaded(p Teller) bool {
	number, thing := false, false
	for i := range p.T {
		m, end := p.Is(i, words.Number)
		number = number || p.T[i].Number > 1 || end > 0 && m.Value > 1
		_, kind := p.Is(i, words.Coins, words.Roll, words.Total, words.Under, words.Over, words.Least, words.Most)
		who := p.PlayerAt(i, marks.WholeName)
		thing = thing || kind > 0 || who.Whole && who.Seat != p.Table.Me
	}
	return number && thing
}

// Chooses tells a number of dice, though no dice are named: `je joue avec un seul`.
func Chooses(p Teller) bool {
	for i := range p.T {
		if p.T[i].Is("seul", "solo", "sola", "beide", "beiden", "beides", "uno", "dos", "deux", "einem", "zweien", "zwei", "ambos") {
			return true
		}
	}
	return p.Names(0)
}

// Travels tells a train that is no turn: `im Zug nach Fulda`.
func Travels(p Teller, at int) bool {
	if !p.Sign(at, "zug", "tour") || p.Sign(at-1, "zweiten", "ersten", "diesem", "jedem", "meinem", "beim") {
		return false
	}
	for i := max(0, at-4); i < at; i++ {
		if p.Sign(i, "sitz", "sitze", "sitzen", "bin", "sind", "fahre", "fahren", "steht", "hier", "warte", "gerade", "grad") {
			return true
		}
	}
	return p.Sign(at+1, "nach", "von", "aus", "richtung", "zwischen")
}

// Opinion tells a sentence that asks no favour: nothing but a name and a question mark.
func (p Teller) Opinion() bool {
	for i := range p.T {
		if p.Sign(i, "please", "pls", "plz", "can", "could", "may", "possible", "favor", "bitte", "durfte", "konnte", "puedes", "podrias", "puede", "podria", "podeis", "me", "mir", "kannst", "konntest", "konnen", "konnten", "peux", "pourrais", "pouvez", "pourriez", "tu", "porfa", "xfa", "stp", "svp", "vous", "kann", "darf", "puedo", "puis", "si", "wenn", "falls") {
			return false
		}
	}
	return true
}

// AfterAll tells a sentence that comes back to what was said before: `the Mine after all`, and not
// `if I can't pay it after all, the Forest`.
func (p Teller) AfterAll() bool {
	for i := range p.T {
		if p.Sign(i, "if", "unless", "when", "should") {
			return false
		}
		if p.Sign(i, "after") && p.Sign(i+1, "all") {
			return true
		}
	}
	return false
}

// Asks tells whether a word of the sentence asks for something.
func (p Teller) Asks() bool {
	for i := range p.T {
		if requests[p.T[i].Low] {
			return true
		}
	}
	return false
}

// explains tells a question that asks for an explanation: `could you explain …?`.
func (p Teller) explains(at int) bool {
	if !p.Sign(at, "could", "can", "would", "may") {
		return false
	}
	for i := at; i < len(p.T); i++ {
		if p.T[i].Is("explain", "tell", "what", "how", "why", "win", "soon", "when", "who") {
			return true
		}
	}
	return false
}

// Wants tells a wish for something to buy, whatever it may be.
func (p Teller) Wants() bool {
	for i := range p.T {
		if p.T[i].Is("buy", "purchase", "acquire") || p.Sign(i, "i", "id") && p.Sign(i+1, "want", "like", "take") || p.Sign(i, "can", "could") && p.Sign(i+1, "i") && p.Sign(i+2, "have", "please") {
			return true
		}
	}
	return namesTwo(p)
}

// namesTwo tells a name alone that fits several cards.
func namesTwo(p Teller) bool {
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

package told

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells questions that a writer asks himself, and answers to them that may be a no.

var (
	// polite are words of who asks somebody else.
	polite = marks.Lows("can", "could", "may", "might", "would", "will", "please", "pls", "plz", "you", "possible", "mind", "puedo", "puedes", "podria", "kann", "kannst", "konnte", "darf", "bitte", "puis", "peux", "pouvez", "pourrais", "porfa")
	// agreeing are words that begin an answer which is no no.
	agreeing = marks.Lows("yes", "yep", "yeah", "yup", "aye", "sure", "ok", "okay", "why", "please", "pls", "thanks", "thank", "thx", "cheers", "ta", "of", "go", "definitely", "absolutely", "certainly", "naturally", "gladly", "fine", "done", "lovely", "great", "good", "obviously", "always", "count", "hopefully", "fingers", "right", "deal", "and", "or", "if", "then", "si", "claro", "ja", "klar", "oui", "gracias", "danke", "merci", "gern", "gerne", "love", "sorry", "hope", "i", "bye", "see", "regards", "best", "xx", "x")
)

// longestScoff is how many tokens an answer has that may be a no.
const longestScoff = 8

// AsksItself tells a question that is put to nobody: `two dice?`, `buy the Mine?`
func AsksItself(t []marks.Token) bool {
	return len(t) > 1 && t[len(t)-1].Is("?") && !marks.Some(t, polite)
}

// refusing are the words of a sentence by which nothing is bought, and shopping those of them
// that say so.
var (
	refusing = marks.Lows("no", "not", "dont", "don't", "wont", "do", "make", "im", "i", "am", "will", "please", "pls", "any", "anything", "at", "all", "this", "turn", "time", "today", "for", "me", "purchase", "purchases", "purchasing", "buying", "buy", "shopping", "nothing", ".")
	shopping = marks.Lows("purchase", "purchases", "purchasing", "buying", "buy", "shopping")
)

// Refuses tells a sentence that says in a verb that nothing is bought, and nothing more: not
// that a list ends.
func Refuses(t []marks.Token) bool {
	return !slices.ContainsFunc(t, func(one marks.Token) bool { return !refusing[one.Low] }) && marks.Some(t, shopping)
}

// Scoffs tells a short answer that may be a no: `pull the other one`, `dream on`.
func Scoffs(t []marks.Token) bool {
	return len(t) > 0 && len(t) <= longestScoff && !agreeing[t[0].Low] && !t[len(t)-1].Is("?")
}

var (
	// courtly are words by which a list of cards is asked for, and ofWriter those of who can or cannot.
	courtly  = marks.Lows("please", "pls", "plz")
	ofWriter = marks.Lows("i", "im", "we", "me")
	// ofOthers are words of somebody else, whose list it may be.
	ofOthers = marks.Lows("he", "she", "they", "him", "her", "them", "his", "their", "hers", "theirs", "hes", "shes", "theyre", "you", "your", "was", "were", "had", "bought", "built", ":")
)

// theirs are words of somebody else alone.
var theirs = marks.Lows("he", "she", "they", "him", "her", "them", "his", "their", "hers", "theirs", "hes", "shes", "theyre", "you", "your")

// Words of a list that only the writer can have made: what fails, what he himself orders.
var (
	thrown = marks.Lows("dice", "die", "wurfel", "wurfeln", "dado", "dados")
	owns   = marks.Lows("order", "orders", "choice", "pick", "vote", "wish", "turn", "go", "wunsch", "befehl", "orden")
	refers = marks.Lows("it", "its", "that", "thats", "this", "those", "these", "one", "ones", "them", "they", "theyre", "which", "both", "so", "too", "same", "not", "no", "instead", "rest", "again", "other", "others", "else", "plan", "list", "wish", "turn", "all", "roll", "rolls")
)

// planning are words of a sentence behind which the list of somebody else may stand.
var planning = marks.Lows("plan", "plans", "list", "lists", "wish", "wishes", "wishlist", "same", "says", "said", "thinks", "wants", "wanted", "told", "tells", "strategy", "idea", "always", "recommends", "suggests", "suggested", "advises", "order", "orders", "turn", "go", "will", "buys", "takes", "rolls", "goes")

// ListsOwn tells whether a sentence of cards without a verb, in a line with talk of others, is no
// list of what somebody else has or wants: it says so, or it is the first of the line, and no other
// speaks of the same, or points at it.
func ListsOwn(g *marked.Grammar, line []lines.Sentence, sentence string) bool {
	at := slices.IndexFunc(line, func(s lines.Sentence) bool { return s.Text == sentence })
	if at > 0 && marks.Some(line[at-1].Tokens, planning) && !slices.ContainsFunc(marks.Tokens(sentence), func(t marks.Token) bool { return courtly[t.Low] || t.Is("my", "me", "i") }) {
		return false
	}
	if choosesPlainly(sentence) && !NamesOther(g, marks.Tokens(sentence)) {
		return true
	}
	if at > 0 && begins(line[at-1].Tokens) == 0 {
		first := words.Find(line[at-1].Tokens, 0, g.Speaks)
		return slices.ContainsFunc(first.Means, func(m words.Meaning) bool { return m.Kind == words.Verb && m.Value != int(orders.Buy) }) && !slices.ContainsFunc(line[at-1].Tokens, func(t marks.Token) bool { return ofOthers[t.Low] || t.Is("?") })
	}
	if line[0].Text != sentence || line[len(line)-1].Text == sentence {
		return false
	}
	var named engine.Cards
	for i, s := range line {
		for at := range s.Tokens {
			found := g.Table.AnyCard(s.Tokens, at)
			if found.Tokens > 0 && i > 0 && named.Has(found.Card) || i > 0 && refers[s.Tokens[at].Low] || i == 0 && ofOthers[s.Tokens[at].Low] || s.Tokens[at].Is("?") {
				return false
			}
			if i == 0 && found.Tokens > 0 {
				named |= engine.CardsOf(found.Card)
			}
		}
	}
	return true
}

// choosesPlainly tells a sentence of cards without a verb that can be no list of what somebody else
// has or wants: `the Bakery if I can't`, `two dice, Mine else Forest`, `my order is the Ranch`.
func choosesPlainly(sentence string) bool {
	t := marks.Tokens(sentence)
	if marks.Some(t, theirs) || marks.Says(t, "'s", "?") {
		return false
	}
	for i := 1; i < len(t); i++ {
		switch {
		case t[i-1].Is("it") && t[i].Is("is") && t[0].Is("today", "tonight", "now", "so"), t[i-1].Is("to") && t[i].Is("be"), t[i-1].Is("this") && t[i].Is("time", "turn", "go"), t[i-1].Is("for") && t[i].Is("me"), t[i-1].Is("it") && t[i].Is("is") && i+2 >= len(t):
			return true
		case t[i-1].Is("my", "mein", "meine", "mi") && (owns[t[i].Low] || i+1 < len(t) && t[i].Is("own", "humble", "only") && owns[t[i+1].Low]):
			return true
		}
	}
	return marks.Some(t, thrown) || !marks.Some(t, ofOthers) && (marks.Some(t, courtly) || marks.Some(t, ofWriter) && marks.Says(t, "if"))
}

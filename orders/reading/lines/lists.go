package lines

import (
	"slices"

	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells titles of lists of candidates: `buy, in this order:`, `what I want, best
// first:`. All their words are known, and none names a go, a card or a condition. It puts the cards of
// a list behind the line that it stands below.

var (
	// shopping are words of what is in such a list; one of them is in its title.
	shopping = marks.Lows("buy", "buying", "purchase", "purchases", "purchasing", "shopping", "get", "want", "candidates", "expenditure", "spending", "acquisitions", "acquisition", "wish", "wishes", "wishlist", "build", "building", "construct", "construction", "choices", "preference", "preferences", "priorities", "priority", "preferred", "like", "love", "shop", "list", "targets")
	// listing are the words beside them.
	listing = marks.Lows("in", "this", "that", "the", "following", "order", "of", "sequence", "as", "follows", "best", "first", "most", "top", "down", "to", "highest", "important", "available", "affordable", "afford", "whatever", "whichever", "what", "which", "one", "these", "those", "i", "id", "ill", "we", "my", "our", "me", "can", "could", "would", "please", "is", "are", "here", "comes", "come", "capital", "market", "urgent", "urgency", "ranked", "ranking", "descending", "importance", "favourite", "favourites", "favorite", "favorites", "possible", "pay", "for", "a", "and", "so", "go", "cards", "card", "there", "it", "by", "with", "on", "offer", "then", "now", "today", "tonight", "they", "have", "has", "still", "left", "stock")
)

// TitlesList tells the title of a list of candidates.
func TitlesList(t []marks.Token) bool {
	at, end := 0, len(t)-1
	if end > 1 && t[1].Is(")", ".") && (t[0].Number >= 0 || len(t[0].Low) == 1) {
		at = 2 // 3) Buy, in this order:
	}
	if end < at || !t[end].Is(":") {
		return false
	}
	some, words := false, 0
	for i := at; i < end; i++ {
		switch low := t[i].Low; {
		case !t[i].IsWord() && t[i].Number < 0:
			if !t[i].Is(",", "(", ")", "-", "'s") {
				return false
			}
		case t[i].Is("first", "go", "for", "second") && t[i+1].Is("choice", "preference", "priority", "go", "turn", "one", "two", "the", "my", "both", "extra") && !(t[i+1].Is("one") && t[min(i+2, end)].Is("they", "i", "that", "which", "on", "in", "available", "affordable", "possible", "we", "left", "still")):
			return false
		case t[i].Is("wanted") && i > 0 && t[i-1].Is("most"):
			words++
		case shopping[low]:
			some = true
			words++
		case listing[low]:
			words++
		default:
			return false
		}
	}
	return some && words > 1
}

var (
	// bought are words of a title of what is to be bought, with no list at once behind it.
	bought = marks.Lows("buy", "buying", "purchase", "purchases", "purchasing", "shopping", "kauf", "kaufe", "kaufen", "einkauf", "einkaufe", "einkaufen", "compra", "compras", "compro", "comprar", "achat", "achats", "achete", "acheter")
	// titling are the words beside them.
	titling = marks.Lows("what", "to", "my", "on", "the", "for", "i", "want", "would", "like", "list", "plan", "plans", "things", "is", "was", "ich", "will", "zu", "mein", "meine", "lista", "de", "la", "mi", "mis", "que", "liste", "mes", "a")
)

// apparatus are words of a title of what the tools are to do; none of them is a list of cards.
var apparatus = marks.Lows("tools", "gadgets", "powers", "actions", "activations", "effects", "miscellaneous", "misc", "extras", "decisions", "herramientas", "acciones", "werkzeuge", "aktionen", "outils")

// titlesTools tells such a title, alone in its line: `Tools:`, `My other tools:`.
func titlesTools(t []marks.Token) bool {
	end := len(t) - 1
	if end < 1 || end > 3 || !t[end].Is(":") || !apparatus[t[end-1].Low] {
		return false
	}
	return !slices.ContainsFunc(t[:end-1], func(one marks.Token) bool {
		return !one.Is("my", "the", "other", "special", "and", "mis", "las", "los", "otras", "meine", "die", "andere", "sonstige")
	})
}

// mostTitle is how many words such a title has.
const mostTitle = 6

// untitled is a sentence without the title of what is to be bought, where a condition or a go
// stands behind that, and no list: `What to buy: in my first go the Mine`, `Buy: if I have 10 coins …`.
func untitled(r *Letter, t []marks.Token) []marks.Token {
	end, buys := 0, false
	for ; end < min(len(t), mostTitle) && (titling[t[end].Low] || bought[t[end].Low]); end++ {
		buys = buys || bought[t[end].Low]
	}
	if !buys || end+1 >= len(t) || !t[end].Is(":") {
		return t
	}
	for _, m := range words.Find(t, end+1, r.Grammar.Speaks).Means {
		switch m.Kind {
		case words.If, words.Unless, words.With, words.Least, words.Scope:
			return t[end+1:]
		}
	}
	return t
}

// sober is a sentence without the laughter, or the cry, in front of it: `haha, sorry everybody`,
// `Oh bother: no, two dice`.
func sober(t []marks.Token) []marks.Token {
	at := 0
	for at < len(t) && t[at].Is("haha", "hehe", "jaja", "lol", "lmao", "rofl", "xd", ",") {
		at++
	}
	if cry := at + 2; at == 0 && len(t) > cry+1 && t[0].Is("oh", "ah", "ach") && cries[t[1].Low] && t[cry].Is(":", ",", "-") && t[cry+1].Is("no", "nein", "wait", "actually") {
		return t[cry+1:]
	}
	if len(t) > 4 && t[0].Is("no", "nein") && t[1].Is(",") && t[2].Is("stop", "wait", "halt", "stopp") && t[3].Is(",") {
		return slices.Concat(t[:1], t[3:])
	}
	if at == len(t) || at > 0 && t[0].Is(",") {
		return t
	}
	return t[at:]
}

// cries are what is cried behind an oh.
var cries = marks.Lows("bother", "dear", "dearie", "well", "no", "yes", "drat", "blast", "damn", "heck", "hell", "gosh", "god", "lord", "my", "boy", "man", "sorry", "crumbs", "sugar", "rats", "fiddlesticks", "je", "gott", "mist", "mann")

// uncried is a sentence without the cry behind it: `two dice please, how exciting!`.
func uncried(r *Letter, t []marks.Token) []marks.Token {
	const most = 3 // words behind the how
	end := marks.End(t)
	for at := max(end-most-2, 1); at+2 < end; at++ {
		if !t[at].Is(",", "-", ".") || !t[at+1].Is("how") {
			continue
		}
		if t[0].Is("you", "he", "she", "they", "it", "that", "what") || r.Grammar.Table.Player(t, 0, 3).Tokens > 0 {
			return t // it is told of somebody
		}
		for i := at + 2; i < end; i++ {
			named := r.Grammar.Table.AnyCard(t, i).Tokens + r.Grammar.Table.Player(t, i, 3).Tokens
			if !t[i].IsWord() || t[i].Number >= 0 || asking[t[i].Low] || named > 0 {
				return t
			}
		}
		return append(t[:at:at], t[end:]...)
	}
	return t
}

// asking are words with which a how asks, or tells something.
var asking = marks.Lows("much", "many", "about", "come", "do", "does", "did", "to", "can", "is", "are", "will", "long", "often", "i", "you", "we", "he", "she", "it", "the", "my", "a", "go", "before", "ever", "always", "last")

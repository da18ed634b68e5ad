package lines

import "machipost/orders/reading/marks"

// This file tells titles of lists of candidates: `buy, in this order:`, `what I want, best
// first:`. All their words are known, and none names a go, a card or a condition.

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

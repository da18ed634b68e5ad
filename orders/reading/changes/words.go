package changes

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// InOrders passes over `in my orders` behind a change.
func InOrders(p *parts.Arguer, at int) int {
	if !p.Sign(at, "in", "on", "from") || !p.Sign(at+1, "my", "the") || !p.Sign(at+2, "orders", "sheet", "list", "letter", "mail", "last", "order") {
		return at
	}
	at += 3
	for p.Sign(at, "orders", "mail", "letter", "sheet") {
		at++
	}
	return at
}

// Words of `point 3 of my letter is now`.
var (
	pointers = marks.Lows("point", "clause", "item", "line", "paragraph", "para", "number", "no", "nr", "entry", "section", "instruction", "order", "punkt", "nummer", "punto")
	becoming = marks.Lows("of", "my", "the", "last", "earlier", "previous", "letter", "mail", "email", "list", "orders", "is", "shall", "should", "now", "to", "be", "read", "reads", "becomes", "become", "amended", "changed", "as", "follows", "so", "that", "it", "changes", "please", ":")
)

// Point returns where `point 3 is now:` ends, of the letter that was sent; 0 for none.
func Point(p *parts.Arguer, at int) int {
	for p.Sign(at, "re", "to", "in", "regarding", "concerning", "your", "my", "for") {
		at++
	}
	if at+2 >= len(p.T) || !pointers[p.T[at].Low] || p.T[at+1].Number < 0 {
		return 0
	}
	end := at + 2
	for end < len(p.T) && becoming[p.T[end].Low] {
		end++
	}
	if _, none := p.Is(end, words.Nothing, words.Drop, words.Denial); none > 0 || end == at+2 || end == len(p.T) || p.Sign(end, "nil", "none") {
		return 0
	}
	return end
}

// Words of `someone grabs the Park before me`.
var (
	rivals = marks.Lows("someone", "somebody", "anyone", "anybody", "another", "other", "others", "player", "else", "one", "of", "them", "the", "has", "have", "they", "he", "she", "already", "some1")
	grabs  = marks.Lows("grabs", "grab", "takes", "take", "took", "taken", "buys", "buy", "bought", "gets", "get", "got", "nicks", "bags", "nabs", "snaps", "snatches", "steals", "pinches", "grabbed", "nabbed", "snapped", "beats", "has")
	aheads = marks.Lows("before", "me", "first", "by", "then", "beforehand", "ahead", "of", "up", "my", "go", "turn", "already", "away", "to", "i", "can", "do", "under", "nose")
)

// Taken returns where `someone grabs the Park before me` ends, of the card that a list ends
// in; 0 for none.
func Taken(p *parts.Arguer, at int, card engine.Card) int {
	next, some := at, false
	for next < len(p.T) && (rivals[p.T[next].Low] || p.PlayerAt(next, marks.WholeName).Whole) {
		next += max(1, p.PlayerAt(next, marks.WholeName).Tokens)
	}
	for next > at && next < len(p.T) && (grabs[p.T[next].Low] || p.Sign(next, "up", "the", "that", "a", "my")) {
		some = some || grabs[p.T[next].Low]
		next++
	}
	found := p.CardAt(next)
	if !some || found.Tokens == 0 || found.Fits != nil || found.Card != card {
		return 0
	}
	next += found.Tokens
	for next < len(p.T) && aheads[p.T[next].Low] && !(p.Sign(next, "then") && p.CardAt(next+1).Tokens > 0) {
		next++
	}
	return next
}

// LastOf is the last of some cards; NoCard for none.
func LastOf(cards []engine.Card) engine.Card {
	if len(cards) == 0 {
		return engine.NoCard
	}
	return cards[len(cards)-1]
}

// Missed returns where a condition ends that there is no copy of a card, or that somebody has
// taken it; 0 for none.
func Missed(p *parts.Arguer, next int, last engine.Card) int {
	end := 0
	if list, after := p.Conditions(next); after > 0 && len(list) == 1 && list[0].Kind == orders.OnOffer && list[0].Not && list[0].Card == last {
		end = after
	}
	for p.Sign(next, "there", "is", "are", "the") {
		next++
	}
	if found := p.CardAt(next + 1); end == 0 && p.Sign(next, "no", "not") && found.Tokens > 0 && found.Fits == nil && found.Card == last {
		for end = next + 1 + found.Tokens; p.Sign(end, "left", "more", "there"); {
			end++
		}
	}
	if end == 0 {
		end = Taken(p, next, last)
	}
	return end
}

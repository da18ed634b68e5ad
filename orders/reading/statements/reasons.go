package statements

import (
	"slices"

	"machipost/engine"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// This file tells why somebody puts right what he wrote: a clause that says of whom or what it is about what that is,
// has or does, in words that neither order nor limit anything. It knows these words, and no other.

// Words of reasons.
var (
	// selves are the writer, others are anybody or anything else that a clause is about.
	selves = marks.Lows("i", "im", "ive", "id", "we", "weve")
	others = marks.Lows("he", "hes", "she", "shes", "it", "its", "that", "thats", "they", "theyre", "nobody", "somebody", "everybody", "everyone", "there", "theres")
	// recalls are what the writer did not know or think of.
	recalls = marks.Lows("forgot", "misread", "overlooked", "miscounted", "counted", "saw", "noticed", "realised", "realized", "remembered", "confused")
	// holds are words of what somebody has, lacks are those of what he cannot do, pays of what that is.
	holds = marks.Lows("have", "ve", "'ve", "has", "had", "got", "own", "owns", "ive", "weve", "hes", "shes")
	lacks = marks.Lows("cant", "cannot", "couldnt", "could", "can")
	pays  = marks.Lows("afford", "pay", "reach")
	// needs are words of what somebody wants of the dice.
	needs = marks.Lows("need", "needs", "want", "wants", "wanted")
	// are joins what somebody is; doings are what somebody or something does.
	are    = marks.Lows("is", "are", "was", "were", "am", "'s", "s", "m", "'m", "re", "'re", "im", "its", "thats", "hes", "shes", "theyre", "theres", "looks", "seems", "gets")
	doings = marks.Lows("costs", "gives", "brings", "pays", "eats", "feeds", "helps", "works", "rolls", "rolled", "closed", "shut", "took", "robbed", "earns", "makes", "suits", "fits", "does", "doesnt", "wont", "isnt", "hasnt", "never", "hardly")
	// qualities are what somebody or something may be, grades stand before them.
	qualities = marks.Lows("cheap", "cheaper", "cheapest", "dear", "dearer", "expensive", "pricey", "better", "best", "safer", "nicer", "wiser", "rich", "richer", "poor", "poorer", "poorest", "richest", "broke", "silly", "stupid", "daft", "useless", "pointless", "worthless", "worth", "off", "enough", "greedy", "stronger", "weaker", "quicker", "luckier", "behind", "ahead")
	grades    = marks.Lows("too", "so", "much", "far", "very", "quite", "rather", "really", "a", "bit", "little", "the", "not", "no", "just", "way", "even", "doing", "well", "already")
	// own are words before what belongs to somebody.
	own = marks.Lows("my", "our", "his", "her", "their", "its", "'s", "s")
	// barring are words of which none stands in a reason: they limit, rank, add, order or leave open.
	barring = marks.Lows("unless", "until", "till", "if", "when", "whenever", "while", "otherwise", "let", "decide", "maybe", "perhaps", "possibly", "probably", "should", "shall", "second", "third", "next", "last", "first", "except", "provided", "assuming", "once", "go", "goes", "turn", "turns", "today", "now", "extra", "joke", "joking", "kidding", "later", "wrong", "mistake", "both", "all", "nothing", "anything", "else", "rest", "other", "only", "also", "same", "instead", "as", "after", "before", "above", "below", "then", "plus", "either", "each", "every", "always", "than", "but", "unsure", "sure", "certain", "choice", "target", "plan", "buy", "buying", "save", "saving", "keep", "invest", "investing", "swap", "move", "reroll", "demolish", "renovate", "dice", "die")
)

// Justifies tells a clause that only says why something is put right; cards are those that the letter orders, of
// which none may be what it is about.
func Justifies(row *parts.Arguer, cards engine.Cards) bool {
	t := row.T
	for len(t) > 0 && openers[t[0].Low] {
		t = t[1:]
	}
	p, ok := newTeller(parts.New(row.Grammar, t))
	if !ok {
		return false
	}
	if p.Foreign() && !words.AreOurs(t) {
		return p.runs(0) && !marks.Some(t, limiting)
	}
	if marks.Some(t, barring) || marks.Says(t, ",", ";", ":", "-", "(") || obliges(t) {
		return false
	}
	for at := 0; at < len(t); at++ {
		if t[at].Is("and", "or") && !(p.Sign(at+1, "a", "an") && p.counts(at+2) || at+1 < len(t) && own[t[at+1].Low]) {
			return false
		}
		if p.counts(at) && (at == 0 || !t[at-1].Is("a", "an", "the", "my", "its", "his")) {
			return false
		}
		if p.isCard(at) {
			owned := at > 0 && own[t[at-1].Low]
			if subject := at == 0 || at == 1 && t[0].Is("the", "a"); !owned && (!subject || cards.Has(p.CardAt(at).Card)) {
				return false
			}
			at += p.CardAt(at).Tokens - 1
		}
	}
	from := subject(p)
	return from > 0 && predicate(p, from)
}

// subject is where the words end of whom or what a clause is about; 0 for nobody.
func subject(p teller) int {
	if who := p.PlayerAt(0, marks.WholeName); who.Whole {
		return who.Tokens
	}
	at := 0
	for p.Sign(at, "the", "my", "his", "her", "our", "their") {
		at++
	}
	if card := p.CardAt(at); card.Tokens > 0 && card.Strength < marks.Weak {
		return at + card.Tokens
	}
	if selves[p.low(0)] || others[p.low(0)] {
		return 1
	}
	return 0
}

// predicate tells whether nothing is said behind that but what it is, has or does.
func predicate(p teller, at int) bool {
	self, from := selves[p.low(0)], at
	if at == 1 && (are[p.low(0)] || holds[p.low(0)]) { // its cheaper
		from = 0
	}
	for p.Sign(at, "have", "had", "ve", "'ve", "just", "only", "really", "do", "still", "already", "would", "d", "'d") && !p.Sign(at+1, "no", "a", "the", "my", "two", "one") {
		at++
	}
	switch low := p.low(at); {
	case are[p.low(from)] && p.Sign(from+1, "the") && p.counts(from+2): // it's the 4 I need
		return p.Sign(from+3, "i") && needs[p.low(from+4)] && from+5 == len(p.T)
	case are[p.low(from)]:
		return isQuality(p, from+1)
	case recalls[low], holds[p.low(from)], holds[low]:
		return true
	case lacks[low], p.Sign(at, "dont", "didnt", "havent"):
		return pays[p.low(at+1)] || pays[p.low(at+2)] || p.Sign(at+1, "have", "got", "need")
	case needs[low]:
		return p.Sign(at+1, "a", "an", "my", "its") && p.counts(at+2)
	}
	return !self && doings[p.low(at)]
}

// isQuality tells what somebody or something may be at a place, and how much so.
func isQuality(p teller, at int) bool {
	for grades[p.low(at)] {
		at++
	}
	if !qualities[p.low(at)] {
		return false
	}
	for at++; qualities[p.low(at)]; at++ {
	}
	return p.low(at-1) == "off" || !slices.ContainsFunc(p.T[min(at, len(p.T)):], func(t marks.Token) bool { return t.Number >= 0 })
}

package lines

import (
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
)

// This file tells what is only listed: what stands in a town, or on the table.

var (
	// stock are words of a list of what is there, and inventoried those that may stand beside them.
	stock       = marks.Lows("town", "towns", "city", "village", "inventory", "possessions", "holdings", "assets", "own", "owns", "far", "board", "display", "marketplace", "market", "offer", "built", "stadt", "dorf", "angebot", "auslage", "besitze", "besitz", "pueblo", "ciudad", "tengo", "oferta")
	inventoried = marks.Lows("ive", "i've", "my", "our", "the", "this", "that", "these", "their", "his", "her", "your", "of", "in", "on", "so", "now", "at", "moment", "present", "current", "currently", "right", "what", "i", "we", "he", "she", "you", "have", "has", "got", "is", "are", "was", "already", "there", "here", "list", "buildings", "building", "cards", "card", "establishments", "landmarks", "as", "it", "stands", "standing", "see", "lies", "lying", "still", "for", "all", "reference", "yet", "'s", "report", "says", "according", "to", "by", "today", "up", "till", "until", "mein", "meine", "in", "meiner", "die", "der", "bisher", "ich", "habe", "im", "mi", "en", "la", "el", "hasta", "ahora", "lo", "que")
	amounts     = marks.Lows("coins", "coin", "x", "a", "an", "the", "my", "that", "those", "two", "three", "four", "five", "one", "and", "und", "y", "of", "each", "closed", "no", "yet", "nothing", "none")
)

// IsInventory tells a line of what is there: `my town so far: 2 Mines, Forest`.
func IsInventory(g *marked.Grammar, t []marks.Token) bool {
	colon := marks.Index(t, ":")
	return colon > 0 && colon+1 < len(t) && HeadsInventory(g, t[:colon]) && ListsCards(g, t[colon+1:]) || holdsList(g, t)
}

// holdsList tells one that says so in a sentence: `I own 2 Bakeries and a Cafe`, `on offer I see the
// Mine`. Who has something may want it: how many there are is said, or that it is so.
func holdsList(g *marked.Grammar, t []marks.Token) bool {
	at, sure := 0, false
	for at < len(t) && (stock[t[at].Low] && !t[at].Is("own", "owns") || inventoried[t[at].Low] && !t[at].Is("i", "we") || t[at].Is(",", "already", "only")) {
		sure = sure || stock[t[at].Low]
		at++
	}
	if at+2 >= len(t) || !t[at].Is("i", "we") {
		return false
	}
	for at++; at < len(t) && t[at].Is("already", "only", "now", "currently", "still", "do"); at++ {
		sure = sure || t[at].Is("already", "only", "still", "do")
	}
	if at+1 >= len(t) || !t[at].Is("own", "possess", "hold", "see", "have") {
		return false
	}
	sure = sure || !t[at].Is("have") || t[at+1].Number > 0 || t[at+1].Is("two", "three", "four", "five", "six") && !t[len(t)-1].Is("buy", "please")
	return sure && ListsCards(g, t[at+1:])
}

// HeadsInventory tells the words before such a list.
func HeadsInventory(g *marked.Grammar, t []marks.Token) bool {
	some := false
	for at := 0; at < len(t); at++ {
		who := g.Table.Player(t, at, marks.WholeName)
		switch {
		case who.Whole:
			at += who.Tokens - 1
		case at > 0 && t[at].Is("have", "has", "got", "see") && t[at-1].Is("i", "we", "he", "she", "ive", "i've", "weve"):
			some = true
		case stock[t[at].Low]:
			some = some || !t[at].Is("built") || len(t) > 1
		case !inventoried[t[at].Low] && !t[at].Is(",", ".", "(", ")", "-"):
			return false
		}
	}
	return some
}

// ListsCards tells a row of nothing but cards and how many they are.
func ListsCards(g *marked.Grammar, t []marks.Token) bool {
	some := false
	for at := 0; at < len(t); at++ {
		found := g.Table.AnyCard(t, at)
		switch {
		case found.Tokens > 0:
			some = true
			at += found.Tokens - 1
		case t[at].Number < 0 && !amounts[t[at].Low] && !t[at].Is(",", ".", "-", "(", ")", "*", "&", "+", "/"):
			return false
		}
	}
	return some
}

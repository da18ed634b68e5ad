package twoways

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file finds cards that nobody can know: buildings that the game has not, and those of
// which only the writer knows which they are.

// untold are cards that are not named: `that one I told you about`.
var untold = rows("the|that|this|those one|ones|thing|card|building|cards i|we told|mentioned|described|discussed", "the|that|this|those one|ones|thing|card|building|cards i|we|you talked|spoke|chatted|said about|of|to|with|earlier|before|yesterday|last|on", "the|that|this one|thing|card|building from before|earlier|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|the|our|my", "what i|we told|mentioned|discussed", "you|u know which|what", "the|that|my usual $|and|or|,|if")

// buildings are words at the end of what a building may be called.
var buildings = marks.Lows("port", "ports", "park", "house", "garden", "gardens", "tower", "market", "station", "shop", "store", "factory", "office", "company", "club", "center", "centre", "bar", "field", "fields", "farm", "hall", "mall", "boat", "plant", "joint", "restaurant", "orchard", "dock", "docks", "museum", "library", "school", "hospital", "bank", "cinema", "theatre", "theater", "casino", "hotel", "brewery", "bridge", "zoo", "mill", "parlour", "parlor", "salon", "depot", "garage", "gallery", "stables", "lighthouse", "castle", "temple")

// Words between which a building is named, and those that are no part of a name.
var (
	joining = marks.Lows("a", "an", "another", "or", "then", "and", "else", "otherwise", "buy", "get", "take", "build", "want", "buying", "please")
	noNames = marks.Lows("the", "a", "an", "my", "your", "our", "his", "her", "its", "their", "that", "this", "at", "in", "to", "of", "from", "for", "on", "by", "with", "near", "old", "new", "big", "first", "second", "other", "any", "some", "no", "not", "one", "two", "another", "is", "are", "was", "dear", "i", "we", "you", "it", "me", "them", "and", "or", "last", "next", "same", "good", "nice", "lovely", "like", "right", "left")
)

// A stranger looks for them.
type stranger struct{ watcher }

// Strange is what is named as a candidate is, and is no card: a building, `Water Tower, Forest`, a
// beginning that goes on otherwise, `Apple Orchid, Mine`, or whatever stands between two cards, `Mine,
// Zoo, Forest`; "" for none.
func Strange(g *marked.Grammar, tokens []marks.Token, read *clauses.Reading) string {
	w := stranger{watcher{g, tokens}}
	for at := 0; at < len(tokens); at++ {
		if long := g.Table.Card(tokens, at, short); long.Tokens > 2 {
			at += long.Tokens - 1
			continue
		}
		if marks.IsElsewhere(tokens, at) && w.ends(at+1) && w.starts(at-1) {
			return w.written(at-1, at+1)
		}
		if at > 0 && buildings[tokens[at].Low] && w.ends(at+1) {
			from := at
			for from > 0 && from > at-2 && w.mayName(from-1) {
				from--
			}
			if from < at && w.starts(from) && !w.called(from, at+1, read) {
				return w.written(from, at+1)
			}
		}
		if w.isBetween(at) && (at >= len(read.Taken) || read.Taken[at] == "") && !w.called(at, at+1, read) {
			return w.written(at, at+1)
		}
		begun := g.Table.Card(tokens, at, short)
		if begun.Tokens == 1 && begun.Strength == marks.Clear && !begun.Shortened() && at+1 < len(tokens) && w.mayName(at+1) && w.ends(at+2) && w.starts(at) && !w.called(at, at+2, read) {
			return w.written(at, at+2)
		}
		if begun.Tokens > 0 && begun.Strength == marks.Whole {
			if next := at + begun.Tokens; w.stop(next) && next+2 < len(tokens) && w.mayName(next+1) {
				end := next + 2
				if w.mayName(end) {
					end++
				}
				if w.stop(end) && end+1 < len(tokens) && g.Table.FullCard(tokens, end+1).Strength == marks.Whole && g.Table.FullCard(tokens, end+1).Tokens > 0 && !w.called(next+1, end, read) {
					return w.written(next+1, end)
				}
			}
		}
	}
	return ""
}

// isBetween tells one word between others of a list: `Mall, then Club, then Mine`.
func (w stranger) isBetween(at int) bool {
	return at > 1 && at+2 < len(w.t) && w.t[at].IsWord() && w.stop(at-2) && w.t[at-1].Is("then") && w.stop(at+1) && w.t[at+2].Is("then")
}

// called tells words that name a card, misspelt or not, which was read.
func (w stranger) called(from, to int, read *clauses.Reading) bool {
	list := []marks.Card{w.g.Table.Misspelt(w.t[from:to]), w.g.Table.Slipped(w.t, from)}
	for i := from; i < to; i++ {
		found := w.g.Table.Card(w.t, i, short)
		if found.Tokens > 1 || found.Tokens > 0 && found.Strength == marks.Whole {
			list = append(list, found)
		}
		if found = w.g.Table.Nickname(w.t, i); found.Tokens > 1 {
			list = append(list, found)
		}
	}
	return slices.ContainsFunc(list, func(c marks.Card) bool {
		return c.Tokens > 0 && slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
			return slices.Contains(a.Line.Order.Cards, c.Card) || a.Line.Order.Theirs == c.Card
		})
	})
}

// short lets any name be shortened.
func short(int) bool { return false }

// stop tells a comma of a list.
func (w stranger) stop(at int) bool { return at < len(w.t) && w.t[at].Is(",") }

// mayName tells a word that means nothing known, and may be of a name.
func (w stranger) mayName(at int) bool {
	t := &w.t[at]
	if begun := w.g.Table.Card(w.t, at, short); begun.Tokens > 0 && begun.Strength < marks.Weak && w.ends(at+begun.Tokens) {
		return false
	}
	return t.IsWord() && !noNames[t.Low] && w.g.ClassOf(t.Low) == 0 && words.Find(w.t, at, w.g.Speaks).Tokens == 0 && w.g.Table.Player(w.t, at, 3).Tokens == 0
}

// starts tells whether a candidate may begin at a place.
func (w stranger) starts(at int) bool {
	for at > 0 && (w.t[at-1].Is("the") || w.t[at-1].Is("lovely", "nice", "new", "big", "good")) {
		at--
	}
	return at == 0 || w.breaks(at-1) || w.t[at-1].Is("/", ">", "+", "&") || joining[w.t[at-1].Low]
}

// ends tells whether one may end there.
func (w stranger) ends(at int) bool {
	return at >= len(w.t) || w.breaks(at) || w.t[at].Is("/", ">", "+", "&", "please", "or", "then", "else", "otherwise", "thanks")
}

// untold is what only the writer knows; "" for nothing, and where the card is named behind it.
func (w stranger) untold(at int) string {
	end := w.any(untold, at)
	if end == 0 {
		return ""
	}
	next := end
	for next < len(w.t) && !w.breaks(next) {
		next++
	}
	if next++; next < len(w.t) && w.t[next].Is("the", "a", "an") {
		next++
	}
	if next < len(w.t) && w.g.Table.FullCard(w.t, next).Tokens > 0 && !w.t[next-1].Is("a", "an") {
		return ""
	}
	return w.written(at, end)
}

// takesCards tells a reading by which cards are bought.
func takesCards(read *clauses.Reading) bool {
	return slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return a.Line.Order.Verb == orders.Buy && len(a.Line.Order.Cards) > 0
	})
}

// Points is what only the writer knows in a sentence that asks for it, and for nothing else: `on my
// second go that one I told you about`; "" for nothing.
func Points(g *marked.Grammar, tokens []marks.Token) string {
	w := stranger{watcher{g, tokens}}
	for at := 1; at < len(tokens); at++ {
		if !tokens[at-1].Is("go", "turn", "1", "2", ":", "get", "buy", "want", "take", "like", "build", "then") {
			continue
		}
		if name := w.untold(at); name != "" {
			return name
		}
	}
	return ""
}

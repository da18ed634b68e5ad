package trust

import (
	"slices"

	"machipost/orders"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells what keeps an order of a tool from being one.

// spoilers are words by which what a tool does is not wanted, not yet, or only imagined.
var spoilers = marks.Lows("refuse", "refuses", "decline", "declines", "hate", "hates", "avoid", "regret", "forbid", "fool", "mad", "crazy", "insane", "idiot", "daft", "foolish", "nuts", "bonkers", "next", "tomorrow", "later", "soon", "eventually", "someday", "yet", "wish", "wished", "dream", "imagine", "suppose", "pretend", "almost", "nearly", "hardly", "worth", "beats", "unfair", "cruel", "wrong", "dare")

// isSpoilt tells such a word in an order, or one that denies it and is not heard.
func (w framer) isSpoilt(p *pieces.Piece) bool {
	for i := p.From; i < p.To; i++ {
		if found := w.CardAt(i); w.IsCard(i) && found.Fits == nil {
			i += found.Tokens - 1
			continue
		}
		denied := (w.Class(i)&words.Naught != 0 || w.Means(i, words.Denial, words.Not, words.Never)) && !w.Sign(i, "off", "out", "away")
		if spoilers[w.T[i].Low] && !p.Order.Nothing || denied && !p.Order.Nothing && w.phrased(i, p.To) == 0 {
			return true
		}
	}
	return false
}

// isPlain tells whether no word of everyday life, or that nobody knows, is what an order is
// about: its tool is named, or it only says how a card is: `close the Cafe door`.
func (w framer) isPlain(p *pieces.Piece) bool {
	tool, adds, object := w.ofTool(p) == p.Order.Verb, p.Order.Verb != orders.Harbour, false
	for i := p.From; i < p.To; i++ {
		found := w.CardAt(i)
		tool = tool || found.Tokens > 0 && found.Strength == marks.Whole && orders.VerbOf(found.Card) == p.Order.Verb
		adds = adds || words.PlacesOf(w.T[i].Low).In(p.Order.Verb, &w.Languages)&words.OfDoing != 0 && !w.Sign(i, "add", "adds", "added") || w.Sign(i, "2", "two", "+", ":", "bonus") || i > p.From && i < p.From+4 && w.Sign(i, "on", "for") && !w.Sign(p.From, "on", "for")
	}
	for i := p.From; i < p.To; i++ {
		if found := w.CardAt(i); found.Tokens > 0 && found.Strength < marks.Weak && found.Fits == nil || w.IsOther(i) {
			name := max(found.Tokens, w.PlayerAt(i, 3).Tokens)
			object = object || slices.Contains(p.Order.Cards, w.CardAt(i).Card)
			i += name - 1
			continue
		}
		if end := w.phrased(i, p.To); end > 0 {
			i = end - 1
			continue
		}
		if object && w.Class(i)&words.Subject != 0 {
			break // those meal deals are a scam
		}
		odd := w.T[i].IsWord() && !(p.Order.Nothing && p.Order.Verb == orders.Swap) && len(w.T[i].Low) > 1 && !w.Sign(i, "'s") && words.PlacesOf(w.T[i].Low).In(p.Order.Verb, &w.Languages) == 0 && w.Class(i) == 0 && w.PhraseAt(i).Tokens == 0
		counted := i > 0 && (w.T[i-1].Number >= 0 || w.Means(i-1, words.Number))
		if odd && i > 0 && (!tool && (object || !w.IsCard(i+1)) || counted || p.Order.Verb == orders.Invest && w.Sign(i-1, "'s")) {
			return false
		}
	}
	return adds
}

// willing are words between somebody and what that one does, and selves those of whom the writer
// speaks, or of what.
var (
	willing = marks.Lows("will", "would", "should", "could", "might", "may", "shall", "must", "always", "never", "usually", "often")
	selves  = marks.Lows("i", "we", "you", "it", "that", "which", "this", "they", "them", "dice", "die", "throw", "roll", "then", "and", "so", "please", "but", "or", "total", "result", "number", "tower", "harbour", "harbor", "gm", "turn", "go", "time", "one", "ones", "two", "rest", "others", "otherwise", "both", "all", "i'd", "goes", "turns", "there", "otherwise", "umpire", "moderator", "referee")
)

// ofOther tells that somebody else throws: `my mother would throw one die`.
func ofOther(w weigher, p *pieces.Piece) bool {
	if p.Order.Verb != orders.Roll && p.Order.Verb != orders.Reroll && p.Order.Verb != orders.Harbour {
		return false
	}
	for at := max(p.From-1, 1); at < p.To; at++ {
		if !willing[w.T[at].Low] || at > p.From+2 && !w.Sign(at+1, "throw", "roll", "use", "reroll", "add", "take") {
			continue
		}
		for at > 1 && willing[w.T[at-1].Low] {
			at--
		}
		low := w.T[at-1].Low
		return w.T[at-1].IsWord() && !selves[low] && !w.IsCard(at-1) && w.CardAt(at-1).Tokens == 0 && (everyday.Is(low, &w.Languages) || w.PhraseAt(at-1).Tokens == 0 && w.Class(at-1) == 0)
	}
	return false
}

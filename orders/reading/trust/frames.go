package trust

import (
	"slices"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file tells whether an order is said plainly by the words of its piece: its tool or
// its verb, and all cards and players of it, whatever else stands there.

// A framer looks at the orders of a sentence.
type framer struct{ weigher }

// does tells whether an order has all that its words name.
func (w framer) does(p *pieces.Piece) bool {
	o := p.Order
	if o.Verb == orders.Harbour && o.Totals.Hold(orders.MaxTotal) && !o.Totals.Hold(orders.MaxTotal-1) {
		return false // what it makes of them
	}
	if o.Verb == orders.TV && w.isElliptic(p) || (o.Verb == orders.Swap || o.Verb == orders.Demolish) && w.goesOn(p) {
		return true
	}
	if isOfTool(o.Verb) && !w.acts(p) || o.Verb != orders.Roll && o.Verb != orders.Reroll && !w.isPlain(p) {
		return false
	}
	if o.Verb != orders.Roll && !w.calls(p) || w.IsOther(p.From) && o.Verb != orders.Move && !w.pays(p) || !isOfTool(o.Verb) && w.isTwisted(p) || isOfTool(o.Verb) && w.isSpoilt(p) {
		return false
	}
	for i := p.From; i < p.To; i++ {
		if o.Verb == orders.Demolish && len(o.Cards) > 1 && w.Sign(i, "built", "build", "builds", "bought", "gebaut", "baue", "bauen", "gekauft", "construyo", "construir", "construido", "construit") {
			return false // and for it the Mall is built
		}
		if o.Verb == orders.Move && w.IsOther(i) && w.Sign(i+w.PlayerAt(i, 3).Tokens, "and") {
			return false // my love to Bob and the Bakery
		}
		if w.Sign(i, "turn", "turns", "week", "weeks", "round", "rounds", "month", "year") {
			return false // each and every turn
		}
		if o.Totals != 0 && o.Totals&(o.Totals-1) == 0 && (w.Means(i, words.Over, words.Under, words.OrMore, words.OrLess, words.Least, words.Most) || w.Sign(i, "under", "over", "below", "above")) {
			return false // anything under a four
		}
		if o.Verb != orders.Roll && (w.Sign(i, "both") || w.Sign(i, ",") && w.daily(p)) || w.unframed(p, i) {
			return false
		}
		if found := w.CardAt(i); w.IsCard(i) && !(found.Fits != nil && (w.Class(i) != 0 || w.Means(i, words.Empty))) {
			if found.Strength != marks.Whole && found.Tokens < 2 {
				return false
			}
			if card := found.Card; orders.VerbOf(card) != o.Verb && !slices.Contains(o.Cards, card) && o.Theirs != card && !(o.Verb == orders.Roll && card == engine.TrainStation) {
				return false
			}
			i += found.Tokens - 1
			continue
		}
		if w.IsOther(i) && w.PlayerAt(i, 3).Seat != o.Player {
			return false
		}
		if w.T[i].Number >= 0 && o.Verb != orders.Reroll && o.Verb != orders.Harbour && (o.Verb != orders.Roll || w.T[i].Number > 2) {
			return false
		}
	}
	return true
}

// acts tells whether a word of what a tool does is in its order, or what it does it on: `TV
// on Bob`. Somebody may also say of a tool what it is no order to say: `my TV Station admires
// Bob`.
func (w framer) acts(p *pieces.Piece) bool {
	verb := p.Order.Verb
	if w.isTopic(p) || verb == orders.TV && w.IsOther(p.From) && w.pays(p) || w.Sign(p.From, "have", "let", "make", "use", "set") && w.ofTool(p) == verb {
		return verb != orders.Move || !w.carries(p)
	}
	for i := p.From; i < p.To; i++ {
		if p.Order.Nothing || words.PlacesOf(w.T[i].Low).In(verb, &w.Languages)&words.OfDoing != 0 || verb == orders.TV && pieces.TakesCoins(w.Sentence, i) || w.Sign(i, ":", "on", "for", "at", "against", "as", "from", "off", "=", "-") && !(verb == orders.TV && w.idles(i-1)) {
			return verb != orders.Move || !w.carries(p)
		}
		for _, m := range w.PhraseAt(i).Means {
			if m.Kind == words.Verb && m.Value == int(verb) && !words.IsTool(w.T[i].Low, verb) {
				return verb != orders.Move || !w.carries(p)
			}
		}
		if verb != orders.TV && i > p.From && w.Sign(i, "to", "must", "shall", "should", "may", "can", "will") && w.isTool(i-1, verb) {
			return verb != orders.Move || !w.carries(p)
		}
		if w.IsOther(i) && verb == orders.TV && i > p.From && w.isTool(i-1, verb) {
			return true // TV Bob
		}
		if found := w.CardAt(i); w.IsCard(i) && i > p.From && slices.Contains(p.Order.Cards, found.Card) && w.isTool(i-1, verb) {
			return true // Renovation Company Cafes
		}
	}
	return false
}

// idles tells a word that says something of the TV Station that is no order: `broadcasts from`.
func (w framer) idles(at int) bool {
	return at > 0 && w.T[at].IsWord() && !w.isTool(at, orders.TV) && !w.IsOther(at) && words.PlacesOf(w.T[at].Low).In(orders.TV, &w.Languages) == 0 && w.PhraseAt(at).Tokens == 0 && w.Class(at) == 0
}

// carries tells a player who is brought to a card: `the van brings Bob to the Bakery`.
func (w framer) carries(p *pieces.Piece) bool {
	named := false
	for i := p.From; i < p.To; i++ {
		if w.IsCard(i) && slices.Contains(p.Order.Cards, w.CardAt(i).Card) {
			return named && (w.Sign(i-1, "to", "at", "from") || w.Sign(i-1, "the", "my", "a") && w.Sign(i-2, "to", "at", "from"))
		}
		named = named || w.IsOther(i)
	}
	return false
}

// goesOn tells what is to be swapped or torn down else, directly behind an order that says how:
// `failing that Carol's`.
func (w framer) goesOn(p *pieces.Piece) bool {
	k := w.Of[p.From] - 2
	joined := false
	for k >= 0 && (w.Pieces[k].Kind == pieces.Stop || w.Pieces[k].Kind == pieces.Other || w.Pieces[k].Kind == pieces.Lack) {
		q := &w.Pieces[k]
		joined = joined || q.Kind != pieces.Stop || w.Means(q.From, words.Or, words.Joint)
		k--
	}
	for i := p.From; i < p.To; i++ {
		switch {
		case w.IsCard(i):
			i += w.CardAt(i).Tokens - 1
		case w.IsOther(i):
			i += w.PlayerAt(i, 3).Tokens - 1
		case !w.Sign(i, "'s", "my", "the", "a", "one", "of", "that", "from", "for", "against", "with", "please", "as", "plan", "b", "alternatively", "then", "instead"):
			return false
		}
		joined = joined || w.Sign(i, "plan", "alternatively")
	}
	if k < 0 && w.Now.Last != nil {
		return w.Now.Last.Verb == orders.Swap && p.Order.Verb == orders.Swap
	}
	return joined && k >= 0 && w.Pieces[k].Kind == pieces.Order && w.Pieces[k].Order.Verb == p.Order.Verb
}

// isElliptic tells another player alone, behind an order that names one: `otherwise Carol`.
func (w framer) isElliptic(p *pieces.Piece) bool {
	named := false
	for i := p.From; i < p.To; i++ {
		_, richest := w.Is(i, words.Richest)
		switch {
		case richest > 0 && p.Order.Player == engine.NoSeat && !named:
			named = true
			i = richest - 1
		case w.IsOther(i) && w.PlayerAt(i, 3).Seat == p.Order.Player && !named:
			named = true
			i += w.PlayerAt(i, 3).Tokens - 1
		case !w.Sign(i, "from", "off", "on", "at", "the", "then", "to", "against", "it", "'s", "is", "for", "after", "well", "that", "of", "course", "it's", "its", "will", "be", "instead", "please", "pls", "rather", "do", "go", "make", "take", "hit", "rob", "target", "pick", "choose", "grab", "nick", "just", "coins", "money"):
			return false
		}
	}
	k := w.Of[p.From] - 2
	for k >= 0 && (w.Pieces[k].Kind == pieces.Stop || w.Pieces[k].Kind == pieces.Goes || w.Pieces[k].Kind == pieces.Other || w.Pieces[k].Kind == pieces.Condition || w.Pieces[k].Kind == pieces.Lack || w.Pieces[k].Kind == pieces.Relief) {
		k--
	}
	last := w.Now.Last
	if k >= 0 {
		last = &w.Pieces[k].Order
	}
	return named && last != nil && (alternating(w.weigher) || slices.ContainsFunc(w.Pieces, func(q pieces.Piece) bool { return q.Kind == pieces.Condition })) && (k < 0 || w.Pieces[k].Kind == pieces.Order) && last.Verb == orders.TV && last.Player != p.Order.Player && (k < w.Of[p.From]-2 || k < 0)
}

// ofTools are the orders that a tool of the writer carries out on players and cards.
var ofTools = [...]bool{orders.TV: true, orders.Swap: true, orders.Renovate: true, orders.Convention: true, orders.Demolish: true, orders.Move: true, orders.Invest: false}

// isOfTool tells such an order.
func isOfTool(v orders.Verb) bool { return int(v) < len(ofTools) && ofTools[v] }

// doubtful are words by which an order is only imagined.
var doubtful = marks.Lows("should", "if", "when", "would", "could", "were", "unless", "might", "whenever", "because", "while", "as", "than")

// sparing are words by which a player or a card is left alone, or made better; had are those
// of what was.
var (
	sparing = marks.Lows("spare", "spares", "sparing", "avoid", "avoids", "avoiding", "exempt", "exempts", "skip", "skips", "forgive", "forgives", "pardon", "pardons", "shield", "shields", "protect", "protects", "leave", "leaves", "leaving", "alone", "keep", "keeps", "keeping", "save", "saves", "saving", "preserve", "preserves", "safe", "safely", "miss", "misses", "missing", "ignore", "ignores", "refrain", "refrains", "overlook", "overlooks", "neglect", "refund", "refunds", "reward", "rewards", "owe", "owes", "owed", "reimburse", "compensate", "open", "opens", "stay", "stays", "remain", "remains", "stop", "stops", "stopped", "fear", "fears", "afraid", "immune", "except", "but", "besides", "apart", "beside", "instead", "rather", "other", "else", "anything", "anyone", "everything", "everyone", "anybody", "everybody", "somebody", "someone", "something", "near", "loves", "hates", "half", "less", "more", "fewer", "himself", "herself", "themselves", "sometimes", "once", "than", "dear", "or", "versus", "vs")
	gone    = marks.Lows("was", "were", "had", "did", "been", "gave", "took", "stole", "hasnt", "hadnt", "ago", "yesterday", "earlier")
)

// tvCoins is how many coins the TV Station takes.
const tvCoins = 5

// unframed tells a word in an order of a tool by which it may be none.
func (w framer) unframed(p *pieces.Piece, at int) bool {
	low := w.T[at].Low
	if w.IsOther(at) {
		if p.Order.Verb == orders.Move && w.Sign(at-1, "from", "off") {
			return true // of whom it is taken
		}
		next := at + w.PlayerAt(at, 3).Tokens
		if p.Order.Verb == orders.TV && (w.isGiven(at) || w.Sign(next, "'s") && next+1 < p.To && !w.isTaken(next+1)) {
			return true // the TV is on Bob's wall
		}
		return isOfTool(p.Order.Verb) && w.Sign(next, "'s") && orders.VerbOf(w.CardAt(next+1).Card) == p.Order.Verb && w.CardAt(next+1).Tokens > 0
	}
	if isOfTool(p.Order.Verb) && w.Sign(at, "his", "her", "their", "your") && orders.VerbOf(w.CardAt(at+1).Card) == p.Order.Verb && w.CardAt(at+1).Tokens > 0 {
		return true // his TV Station
	}
	if isOfTool(p.Order.Verb) && doubtful[low] {
		return !w.isOrdered(p, at)
	}
	if m, end := w.Is(at, words.Number); end > 0 && m.Value > 1 && isOfTool(p.Order.Verb) {
		return p.Order.Verb != orders.TV || m.Value != tvCoins
	}
	return isOfTool(p.Order.Verb) && (sparing[low] || gone[low] || words.Reports(low) && !pieces.Bids(w.Sentence, at, p.Order.Verb) || w.isDone(at))
}

// isGiven tells a player to whom the TV Station goes.
func (w framer) isGiven(at int) bool {
	if !w.Sign(at-1, "to") || !w.Sign(at-2, "go", "goes", "going") {
		return false
	}
	return w.isTool(at-3, orders.TV) || w.Sign(at-3, "is", "should", "may", "must", "shall", "can") && w.isTool(at-4, orders.TV)
}

// isTaken tells what is taken of a player, or where he is visited.
func (w framer) isTaken(at int) bool {
	for w.Sign(at, "last", "five", "5", "hard-earned", "precious", "lovely", "full", "fat", "whole") {
		at++
	}
	return w.Means(at, words.Coins, words.And, words.Or, words.Empty) || w.Sign(at, ",") || words.PlacesOf(w.T[at].Low).In(orders.TV, &w.Languages) != 0
}

// isDone tells what was done.
func (w framer) isDone(at int) bool {
	return words.IsDone(w.T[at].Low) && !w.Sign(at-1, "be", "is", "are", "being", "get", "gets", "have", "want", "like", "please", "to")
}

// isOrdered tells a word that may make an order doubtful where it does not: `my TV Station
// should`, `work as`.
func (w framer) isOrdered(p *pieces.Piece, at int) bool {
	if !isOfTool(p.Order.Verb) {
		return false
	}
	switch {
	case w.Sign(at, "as"):
		return p.Order.Verb == orders.Convention || w.isTopic(p)
	case w.Sign(at, "could") && at == p.From:
		return w.Sign(at+1, "you", "i", "we", "u")
	case w.Sign(at, "should") && at > p.From:
		return w.isTool(at-1, p.Order.Verb) || p.Order.Verb == orders.TV && w.IsOther(at-1) && w.pays(p)
	}
	return false
}

// isTool tells the last word of what an order's tool is called.
func (w framer) isTool(at int, verb orders.Verb) bool {
	for i := max(0, at-3); i <= at; i++ {
		if found := w.CardAt(i); found.Tokens > 0 && i+found.Tokens == at+1 && orders.VerbOf(found.Card) == verb {
			return true
		}
	}
	return words.IsTool(w.T[at].Low, verb)
}

// pays tells a player at the beginning of an order who pays for the TV Station.
func (w framer) pays(p *pieces.Piece) bool {
	if p.Order.Verb == orders.Swap {
		return w.Sign(p.From+w.PlayerAt(p.From, 3).Tokens, "'s")
	}
	next := p.From + w.PlayerAt(p.From, 3).Tokens
	for w.Sign(next, "can", "may", "shall", "must", "should", "will", "has", "to", "is", "gets", "be", "get", "ought", "please", "gladly", "kindly", "happily") {
		next++
	}
	passive := w.Sign(next-1, "be", "is", "gets", "get") && w.Sign(next, "robbed", "hit", "charged", "taxed", "fleeced", "mugged", "targeted", "visited", "raided", "milked", "tapped", "billed")
	return p.Order.Verb == orders.TV && next < len(w.T) && (passive || words.Pays(w.T[next].Low))
}

// again tells an order behind an otherwise of which only what is new is said: `otherwise
// from Carol`.
func (w framer) again(p *pieces.Piece) bool {
	if p.Order.Verb != orders.TV && p.Order.Verb != orders.Roll {
		return false
	}
	for i := p.From; i < p.To; i++ {
		if w.IsOther(i) {
			i += w.PlayerAt(i, 3).Tokens - 1
		} else if _, number := w.Number(i); number == 0 && !w.Sign(i, "from", "off", "on", "at", "the", "just", "only", "a", "to", "both", "die", "dice") {
			return false
		}
	}
	before := false
	for i := range w.Pieces {
		q := &w.Pieces[i]
		if q == p {
			return before && (w.Pieces[i-1].Kind == pieces.Other || w.Pieces[i-1].Kind == pieces.Stop && i > 1 && w.Pieces[i-2].Kind == pieces.Other)
		}
		before = before || q.Kind == pieces.Order && q.Order.Verb == p.Order.Verb
	}
	return false
}

// calls tells whether an order's verb or its tool is named in its piece.
func (w framer) calls(p *pieces.Piece) bool {
	for i := p.From; i < p.To; i++ {
		for _, m := range w.PhraseAt(i).Means {
			if m.Kind == words.Verb && m.Value == int(p.Order.Verb) && !w.Sign(i, "investment", "investments") {
				return true
			}
		}
		if found := w.CardAt(i); found.Tokens > 0 && found.Strength == marks.Whole && orders.VerbOf(found.Card) == p.Order.Verb {
			return true
		}
		if isOfTool(p.Order.Verb) && words.IsTool(w.T[i].Low, p.Order.Verb) {
			return true
		}
	}
	at := w.Of[p.From] - 1
	for k := range w.Pieces {
		if q := &w.Pieces[k]; q.Kind == pieces.Relief && (k == at+1 || k < at && k >= at-2) && isOfTool(p.Order.Verb) && w.ofTool(q) == p.Order.Verb {
			return true // if the Demolition Company strikes, …
		}
	}
	return w.isTopic(p)
}

package wishes

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file parts a sentence into clauses.

// A parter parts the sentence.
type parter struct{ *buyer }

// part parts the sentence into clauses; false where that cannot be.
func (b parter) part() bool {
	b.over = make([]bool, len(b.T))
	from := 0
	end := func(at int) {
		if at > from {
			b.clauses = append(b.clauses, b.clause(from, at))
		}
		from = at
	}
	for i := 0; i < len(b.T); {
		switch {
		case !b.breaks(i) && !b.T[i].IsWord() && b.T[i].Number < 0 && !b.T[i].Is("/", ">", "'s", "'"), b.Sign(i, "kind", "sort", "type") && b.Sign(i+1, "of"):
			return false
		case b.breaks(i):
			end(i)
			from = i + 1
			i++
			continue
		case i > from && b.opensClause(i, from):
			end(i)
		}
		if m, after := b.Is(i, words.Scope); after > 0 && !b.Means(i, words.Verb) && !(b.IsCard(i) && b.CardAt(i).Strength == marks.Whole) {
			if m.Value == int(orders.ExtraGo) {
				after = b.granted(after)
			}
			for k := i; k < after; k++ {
				b.over[k] = true
			}
			i = after
			continue
		}
		i += max(1, b.idle(i))
	}
	end(len(b.T))
	return len(b.clauses) > 0
}

// granted passes over what gives an extra go: from the Amusement Park, for a double.
func (b parter) granted(at int) int {
	next := at
	for b.Sign(next, "from", "of", "by", "through", "via", "thanks", "to", "the", "my", "a", "for", "off", "courtesy") {
		next++
	}
	switch {
	case next > at && b.Sign(next, "doubles", "double"):
		return next + 1
	case next > at && b.IsCard(next) && b.CardAt(next).Card == engine.AmusementPark:
		return next + b.CardAt(next).Tokens
	}
	return at
}

// opensClause tells a word that begins a clause within a part between two signs.
func (b parter) opensClause(at, from int) bool {
	if b.IsCard(at) {
		return false
	}
	if b.runsOn(at, from) || b.Sign(at, "and", "with") && ranker(b).beneath(ranker(b).pastCard(at+1)) {
		return true
	}
	subject := b.Sign(at+1, "i", "im", "id", "ill", "ive", "we", "my", "it", "its", "that", "thats", "he", "she", "they", "there", "the", "please", "now", "you", "somebody", "everyone")
	switch {
	case b.role(at, words.Concludes):
		return !b.Sign(at-1, "be", "or", "and", "is", "'s", "s", "was", "are", "were", "been", "being", "am", "im", "its", "thats", "theyre", "not", "ever", "looks", "seems", "feels", "sounds") && !b.Sign(at+1, "much", "many", "kind", "on") && (!b.role(at+1, words.Lures) || b.Sign(at+1, "only"))
	case b.Sign(at, "though") && at > from && b.over[at-1]:
		return false // for this turn though
	case b.Sign(at, "because", "cause", "cos", "coz", "cuz", "though", "although", "while", "which"):
		return true
	case b.Sign(at, "before"):
		return (b.IsOther(at+1) && !b.Sign(at+2, "'s") || b.Sign(at+1, "he", "she", "they", "someone", "somebody", "anyone", "anybody", "it", "its", "theyre", "everyone", "you")) && at > from
	case b.Sign(at, "but"):
		return subject || b.IsCard(at+1) || b.article(at+1) && b.IsCard(at+2) || b.Sign(at+1, "get", "buy", "give", "if")
	case b.Sign(at, "i", "ive", "id", "ill", "im", "please", "lets", "we") && at > from+1 && ((b.Sign(from, "after", "following", "despite", "given", "having", "being") || b.Sign(from, "now", "seeing") && b.Sign(from+1, "that", "as") && !b.Sign(at-1, "that", "as")) || b.ifs(from) && !b.Sign(at-1, "if", "and", "or", "as", "that", "when", "should", "than") && b.consents(from, at)):
		return true
	case b.Sign(at, "then") || b.article(at) && b.IsCard(at+1):
		return b.ifs(from) && b.shortBefore(from, at)
	case b.ifs(from) && b.begins(at) && b.shortBefore(from, at):
		return true
	case b.Sign(at, "since", "as", "and", "for", "that", "now"):
		return subject && !b.endsIn(at) && !(b.Sign(at, "that") && (b.Sign(at-1, "so") || b.role(at-1, words.Asks|words.Consents|words.Modal))) && !(b.Sign(at, "for") && b.Sign(at+1, "the", "my", "that", "now", "it"))
	case b.Sign(at, "should"):
		return at > from && !b.Sign(at-1, "i", "you", "it", "that", "he", "she", "they", "we", "which")
	}
	if b.Sign(at, "if") && b.Sign(at+1, "i", "we") && b.Sign(at-1, "alright", "ok", "okay", "fine", "mind", "possible", "cool", "allowed", "right") && b.Sign(from, "is", "would", "do", "mind") {
		return false // is it all right if I take a Mine
	}
	return (b.Means(at, words.If, words.Unless) || b.Sign(at, "if")) && b.idle(at) == 0 && !b.pardons(from, at) || at > from && b.Sign(at, "whichever", "whatever") && b.Sign(at+1, "i", "is", "comes", "you", "we")
}

// begins tells words by which a wish begins behind a condition: I suppose, could I, maybe.
func (b parter) begins(at int) bool {
	switch {
	case b.Sign(at-1, "and", "or", "but", "if", "that", "than", "as", "should"):
		return false
	case b.Sign(at, "i", "we"):
		return b.Sign(at+1, "suppose", "guess", "think", "reckon", "would", "will", "d", "ll", "want", "shall", "still", "take", "can", "could") && !b.Sign(at+2, "not")
	case b.Sign(at, "could", "can", "may", "shall"):
		return b.Sign(at+1, "i", "we", "you") && !b.Sign(at+2, "not")
	}
	return b.Sign(at, "id", "ill", "maybe", "perhaps", "just", "simply", "lets", "please") && at+1 < len(b.T)
}

// ifs tells a clause that begins like a condition.
func (b parter) ifs(from int) bool {
	for b.Sign(from, "and", "or", "but", "an") {
		from++
	}
	return b.Sign(from, "if", "should")
}

// consents tells words of a condition that says nothing: if it's all the same to you.
func (b parter) consents(from, to int) bool {
	for i := from + 1; i < to; i++ {
		if !b.role(i, words.Consents) && !b.Sign(i, "'s", "s") {
			return false
		}
	}
	return to > from+2
}

// shortBefore tells whether words say that something cannot be had.
func (b parter) shortBefore(from, to int) bool {
	for i := from; i < to; i++ {
		if b.role(i, words.Shortage|words.Denies) {
			return true
		}
	}
	return false
}

// endsIn tells a subject that is the article of a card: and the Forest.
func (b parter) endsIn(at int) bool {
	return b.Sign(at+1, "the", "my") && b.IsCard(at+2)
}

// clause is one, with what is named in it.
func (b parter) clause(from, to int) clause {
	c := clause{from: from, to: to}
	if b.role(from, words.Concludes|words.Reasons) || b.Sign(from, "but", "for", "now", "before") {
		c.opener = b.T[from].Low
	}
	for i := from; i < to; {
		if b.over[i] {
			m, after := b.Is(i, words.Scope)
			if after > 0 {
				c.place(m.Value)
			}
			i = max(i+1, after)
			continue
		}
		found := b.CardAt(i)
		if b.IsCard(i) && !b.isOwn(i) {
			if c.vague = c.vague || found.Fits != nil; found.Fits == nil {
				c.cards = append(c.cards, i)
			}
			i += found.Tokens
			continue
		}
		if len(c.cards) > 0 && b.matches(i) && praiser(b).remarked(i, to) {
			break
		}
		if n := b.idle(i); n > 2 {
			i += n
			continue
		}
		if ranker(b).numbered(i) {
			i += 2
			continue
		}
		if b.Sign(i, "4") && b.Sign(i+1, "me", "us") || b.Sign(i, "2") && b.Sign(i+1, "go", "eat") {
			i++
			continue // for me
		}
		c.game = c.game || b.IsOther(i) || b.T[i].Number >= 0 || b.counts(i)
		i++
	}
	return c
}

// isOwn tells a `mine` that is no card: a friend of mine.
func (b parter) isOwn(at int) bool {
	return b.Sign(at, "mine") && (b.Sign(at-1, "of", "like", "is", "are", "be", "was", "were", "all", "'s", "as", "to", "than", "from", "these") || (at == 0 || b.breaks(at-1)) && b.Sign(at+1, "is") && b.Sign(at+2, "a", "an", "the"))
}

// counts tells a number that is written as a word, but one.
func (b parter) counts(at int) bool {
	m, end := b.Is(at, words.Number)
	return end == at+1 && m.Value != 1
}

// place adds goes to those of a clause.
func (c *clause) place(value int) {
	if value == words.BothGoes {
		c.scopes = append(c.scopes, orders.Go1, orders.Go2)
	} else {
		c.scopes = append(c.scopes, orders.Scope(value))
	}
}

// answers tells a sentence that begins by answering what stands before it.
func answers(tokens []marks.Token) bool {
	return marks.Says(tokens[:min(len(tokens), 4)], "yes", "no", "hm", "hmm")
}

// mostTokens is how many tokens a sentence has at most that is read.
const mostTokens = 120

package gist

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// A kind is what a piece of a sentence is.
type kind uint8

// The kinds.
const (
	stop      kind = iota // a comma, an and: the next piece stands for itself
	full                  // the end of what was said
	goes                  // for which goes
	condition             // If
	relief                // a condition that a list of candidates asks anyway: if I can
	lack                  // why the next candidate comes: if I can't
	other                 // otherwise
	order                 // an order that is no purchase
	cards                 // candidates
	nothing               // nothing is bought
	keep                  // what lies there stays
	lost                  // a condition that nobody understands
	back                  // no wait: what stands before is taken back
	which                 // in which case: list
	same                  // the same as another go
	undone                // what was wished for cannot be
	colon
)

// A piece is some tokens that mean something.
type piece struct {
	kind     kind
	from, to int
	scopes   []orders.Scope
	list     []orders.Condition
	order    orders.Order
	asks     bool // the order has no totals but those of a condition beside it
}

// A sentence is being cut into pieces.
type sentence struct {
	*parts.Arguer
	now    clauses.Context
	pieces []piece
	begins int                // where the clause begins in which the next token stands
	tool   orders.Verb        // the tool that was named before what it does; Buy for none
	left   bool               // a card, a player or a number was left out with what is said of it
	last   engine.Card        // the card that was named last
	stated []orders.Condition // the conditions that were named last, as they were said
}

// add adds a piece; behind most a clause begins.
func (s *sentence) add(p piece) int {
	s.pieces = append(s.pieces, p)
	switch p.kind {
	case cards:
		s.last = p.order.Cards[0]
		return p.to
	case full:
		s.tool = orders.Buy
	}
	s.begins = p.to
	return p.to
}

// speaks tells whether the letter is in a language.
func (s *sentence) speaks(l words.Language) bool { return s.Languages[l] }

// class is the class of the word at a place.
func (s *sentence) class(at int) words.Class {
	if at < 0 || at >= len(s.T) {
		return 0
	}
	return words.ClassOf(s.T[at].Low, s.speaks)
}

// is tells whether a phrase of one of these kinds stands at a place.
func (s *sentence) is(at int, kinds ...words.Kind) bool {
	_, end := s.Is(at, kinds...)
	return end > 0
}

// isCard tells a card that is named plainly.
func (s *sentence) isCard(at int) bool {
	found := s.CardAt(at)
	return found.Tokens > 0 && found.Strength < marks.Weak
}

// isOther tells another player.
func (s *sentence) isOther(at int) bool {
	who := s.PlayerAt(at, 3)
	return who.Tokens > 0 && who.Fits == nil && who.Seat != s.Table.Me && (who.Whole || !s.is(at, words.Empty, words.Verb, words.And, words.Or, words.If, words.Prep) && s.class(at) == 0)
}

// bound is where the clause ends that begins at a place.
func (s *sentence) bound(at int) int {
	for i := at; i < len(s.T); i++ {
		if i > at && s.opens(i) || s.Sign(i, ",", ".", ";", ":", "?", "(", ")", "-", "|") || i > at && s.parts(i) {
			return i
		}
	}
	return len(s.T)
}

// parts tells a word that begins another clause.
func (s *sentence) parts(at int) bool {
	if s.PhraseAt(at).Tokens > 0 && s.is(at, words.If, words.Unless, words.Else, words.Break) {
		return true
	}
	if s.Sign(at, "so", "because", "cos", "coz", "cuz") {
		return true
	}
	_, and := s.Is(at, words.And)
	if _, joint := s.Is(at, words.Joint); and == 0 && joint > 0 && !s.Sign(at, ">", "/", "over") {
		and = joint
	}
	if and == 0 || s.Sign(at, "+", "plus") {
		return false
	}
	n, dice := s.Number(and)
	return s.is(and, words.Verb, words.Denial, words.Me, words.Nothing, words.Scope) || s.isCard(and) || s.Sign(and, "a", "an", "the") && s.isCard(and+1) || dice > 0 && n < 3 && s.is(dice, words.Dice)
}

// opens tells a verb that is for no purchase, behind a card or the like.
func (s *sentence) opens(at int) bool {
	if !s.T[at].IsWord() && s.T[at].Number < 0 || s.Sign(at-1, "to", "i", "ill", "id", "please", "can", "u", "you", "will", "shall", "not", "dont", "never", "no", "of", "the", "my", "a", "and", "then", "with", "wird", "werden", "be", "is", "soll", "if", "when", "me", "let", "do", "must", "want", "would") || s.isCard(at) {
		return false
	}
	if n, end := s.Number(at); end > 0 && (n == 1 || n == 2) && s.is(end, words.Dice) && !s.is(at-1, words.Verb, words.With, words.Prep, words.Denial) {
		return true
	}
	found := s.PhraseAt(at)
	for _, m := range found.Means {
		if m.Kind != words.Verb || m.Value == int(orders.Buy) || m.Value == int(orders.Move) || m.Value == int(orders.TV) && found.Tokens < 2 {
			return false
		}
	}
	return len(found.Means) > 0
}

// named tells whether a card, another player or a number stands between two places.
func (s *sentence) named(from, to int) bool {
	for i := from; i < to; i++ {
		if s.isCard(i) || s.isOther(i) || s.T[i].Number >= 0 {
			return true
		}
	}
	return false
}

// leave passes over a clause, and remembers what was named in it.
func (s *sentence) leave(from, to int) int {
	s.left = s.left || s.named(from, to)
	return to
}

// says tells whether something of the game, or what turns it round, stands between two
// places.
func (s *sentence) says(from, to int) bool {
	for i := from; i < to; i++ {
		if s.isCard(i) || s.isOther(i) || s.T[i].Number >= 0 || s.is(i, words.Verb, words.Scope, words.Denial, words.If, words.Unless, words.Nothing, words.Dice, words.Governs) || s.class(i)&words.Naught != 0 {
			return true
		}
	}
	return false
}

// denied tells whether a word stands before a place in its clause that turns round what
// it says.
func (s *sentence) denied(at int) bool {
	no := 0
	for i := s.begins; i < at; i++ {
		_, end := s.Is(i, words.Denial, words.Not)
		if end > 0 || s.class(i)&words.Naught != 0 {
			if s.Sign(i, "no") && s.Sign(i+1, "doubt", "problem", "worries") || s.Sign(i, "not") && s.Sign(i+1, "only") {
				continue
			}
			no++
			i = max(i, end-1)
		}
		if s.Sign(i, "but", "sino", "sondern", "mais", "rather") {
			no = 0
		}
	}
	return no > 0
}

// wants tells words that wish for something between two places.
func (s *sentence) wants(from, to int) bool {
	for i := from; i < to; i++ {
		if s.Sign(i, "please", "pls", "plz", "want", "wanna", "id", "ill", "buy", "get", "buying", "take", "like", "love", "have", "lets", "let", "would", "ll", "d", "fancy", "prefer", "quiero", "compro", "kaufe", "mochte", "nehme", "achete", "veux", "after", "gimme", "grab", "build", "bitte", "shall", "intend") {
			return !s.Sign(i, "like", "love", "have", "get", "take") || s.Sign(i-1, "id", "would", "d", "to", "please", "ill", "ll", "i", "can", "let", "me") && !(s.Sign(i, "like", "love", "have") && s.Sign(i-1, "i", "me"))
		}
	}
	return false
}

// ends tells whether a condition may end at a place.
func (s *sentence) ends(at int) bool {
	return s.Closes(at) || s.Sign(at, ":", "?", ")", "(", "then") || s.isCard(at) || s.Sign(at, "a", "an", "the", "my") && s.isCard(at+1) || s.is(at, words.Verb, words.Nothing, words.Denial, words.Me, words.Scope, words.Single, words.Both) || s.isOther(at) || s.Sign(at, "please", "pls")
}

// chained tells whether conditions stand before, that an otherwise turns round.
func (s *sentence) chained() bool {
	for _, p := range s.pieces {
		if p.kind == condition {
			return true
		}
	}
	return s.now.Chain != nil
}

// listed tells whether a card is a candidate that was named before.
func (s *sentence) listed(card engine.Card) bool {
	for _, p := range s.pieces {
		if p.kind == cards && len(p.order.Cards) > 0 && p.order.Cards[0] == card {
			return true
		}
	}
	for _, one := range s.now.Cards {
		if one == card {
			return true
		}
	}
	return false
}

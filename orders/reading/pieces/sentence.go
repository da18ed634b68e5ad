// Package pieces has what a sentence that was not explained whole is cut into: goes,
// conditions, an otherwise, orders, cards, and the stops between them; and what its words
// say about the places between which it may be cut.
//
// It finds no piece: that is the matter of orders/reading/cuts and orders/reading/conditions.
// A question about a place in a sentence enters here that several of them ask.
package pieces

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// A Kind is what a piece of a sentence is.
type Kind uint8

// The kinds of pieces.
const (
	Stop      Kind = iota // a comma, an and: the next piece stands for itself
	Full                  // the end of what was said
	Goes                  // for which goes
	Condition             // Piece.List
	Relief                // a condition that a list of candidates asks anyway: if I can
	Lack                  // why the next candidate comes: if I can't
	Other                 // otherwise
	Order                 // an order that is no purchase
	Cards                 // candidates
	Nothing               // nothing is bought
	Keep                  // what lies there stays
	Lost                  // a condition that nobody understands
	Back                  // no wait: what stands before is taken back
	Which                 // in which case: Piece.List
	Same                  // the same as another go
	Change                // of what is on file
	Undone                // what was wished for cannot be
	Colon                 // what stands behind it belongs to what stands before
)

// A Piece is some tokens that mean something.
type Piece struct {
	Kind     Kind
	From, To int                // tokens, the last not among them
	Scopes   []orders.Scope     // Goes
	List     []orders.Condition // Condition, Which
	Order    orders.Order       // Order, and Cards: its cards
	Changed  clauses.Amendment  // Change; without cards: the rest stays
	Asks     bool               // the order has no totals but those of a condition beside it
	Sure     bool               // Order: each word of it was looked at, and none says anything else
	Loose    bool               // Order: one of them may
}

// A Sentence is being cut into pieces.
type Sentence struct {
	*parts.Arguer
	Now    clauses.Context
	Pieces []Piece
	Of     []int              // by token, behind Cut: the place of its piece, from 1; 0 for what is in none
	Begins int                // where the clause begins in which the next token stands
	Tool   orders.Verb        // the tool that was named before what it does; Buy for none
	Left   bool               // a card, a player or a number was left out with what is said of it
	Last   engine.Card        // the card that was named last
	Stated []orders.Condition // the conditions that were named last, as they were said
	bounds []int              // by token: where a clause ends next, made when it is asked for
}

// Add adds a piece; behind most a clause begins.
func (s *Sentence) Add(p Piece) int {
	s.Pieces = append(s.Pieces, p)
	switch p.Kind {
	case Cards:
		s.Last = p.Order.Cards[0]
		return p.To
	case Order:
		if len(p.Order.Cards) == 1 {
			s.Last = p.Order.Cards[0]
		}
	case Full:
		s.Tool = orders.Buy
	}
	s.Begins = p.To
	return p.To
}

// Class is the class of the word at a place.
func (s *Sentence) Class(at int) words.Class {
	if at < 0 || at >= len(s.T) {
		return 0
	}
	return s.ClassOf(s.T[at].Low)
}

// Means tells whether a phrase of one of these kinds stands at a place.
func (s *Sentence) Means(at int, kinds ...words.Kind) bool {
	_, end := s.Is(at, kinds...)
	return end > 0
}

// IsCard tells a card that is named plainly: by its whole name, by several words of it, or
// by its last word.
func (s *Sentence) IsCard(at int) bool {
	found := s.CardAt(at)
	if found.Fits != nil && found.Tokens == 1 && (s.Class(at) != 0 || s.PhraseAt(at).Tokens > 0 || everyday.Is(s.T[at].Low, &s.Languages)) {
		return false // can, rest
	}
	return found.Tokens > 0 && found.Strength < marks.Weak && (found.Strength == marks.Whole || found.Tokens > 1 || found.Fits != nil || isLast(found.Card, s.T[at].Low))
}

// isLast tells whether a word ends the name of a card, or is all of it written together.
func isLast(card engine.Card, low string) bool {
	name := strings.ToLower(card.String())
	low = strings.TrimSuffix(low, "s")
	if low == "stand" {
		return false // the throw stands
	}
	return strings.HasSuffix(name, " "+low) || strings.HasPrefix(low, strings.ReplaceAll(name, " ", ""))
}

// IsOther tells another player.
func (s *Sentence) IsOther(at int) bool {
	who := s.PlayerAt(at, 3)
	return who.Tokens > 0 && who.Fits == nil && who.Seat != s.Table.Me && (who.Whole || !s.Means(at, words.Empty, words.Verb, words.And, words.Or, words.If, words.Prep) && s.Class(at) == 0)
}

// Bound is where the clause ends that begins at a place.
func (s *Sentence) Bound(at int) int {
	if s.bounds == nil {
		s.bounds = make([]int, len(s.T)+1)
		s.bounds[len(s.T)] = len(s.T)
		for i := len(s.T) - 1; i > 0; i-- {
			if s.bounds[i] = s.bounds[i+1]; s.isBound(i) || s.Opens(i) || s.goes(i) || s.Parts(i) {
				s.bounds[i] = i
			}
		}
	}
	if at >= len(s.T) || s.isBound(at) {
		return min(at, len(s.T))
	}
	return s.bounds[at+1]
}

// isBound tells a sign between clauses.
func (s *Sentence) isBound(at int) bool {
	return s.Sign(at, ",", ".", ";", ":", "?", "(", ")", "-", "|")
}

// goes tells goes that are named by several words: they are a piece of their own.
func (s *Sentence) goes(at int) bool {
	if s.IsCard(at) {
		return false
	}
	if _, prep := s.Is(at, words.Prep); prep > 0 {
		if at = prep; s.Sign(at, "my", "the") {
			at++
		}
		_, end := s.Is(at, words.Scope)
		return end > 0 && !s.Sign(end, ":")
	}
	_, end := s.Is(at, words.Scope)
	return end > at+1 && !s.Sign(end, ":")
}

// Parts tells a word that begins another clause.
func (s *Sentence) Parts(at int) bool {
	if s.PhraseAt(at).Tokens > 0 && !s.Sign(at, "should") && s.Means(at, words.If, words.Unless, words.Else, words.Break) {
		return true
	}
	if s.Sign(at, "so", "because", "cos", "coz", "cuz") {
		return true
	}
	_, and := s.Is(at, words.And)
	if _, joint := s.Is(at, words.Joint); and == 0 && joint > 0 && !s.Sign(at, ">", "/", "over") {
		and = joint
	}
	if s.Sign(at, "and") && s.Sign(at+1, "get", "grab", "snag", "find", "fetch", "bring") && s.Sign(at+2, "me", "us", "a", "an") {
		return true
	}
	if and == 0 || s.Sign(at, "+", "plus") {
		return false
	}
	n, dice := s.Number(and)
	return s.Sign(and, "add", "put", "use") || s.Means(and, words.Verb, words.Denial, words.Me, words.Nothing, words.Scope) || s.IsCard(and) || s.Sign(and, "a", "an", "the") && s.IsCard(and+1) || dice > 0 && n < 3 && s.Means(dice, words.Dice)
}

// Opens tells a verb that is for no purchase, behind a card or the like.
func (s *Sentence) Opens(at int) bool {
	if !s.T[at].IsWord() && s.T[at].Number < 0 || s.Sign(at-1, "to", "i", "ill", "id", "please", "can", "u", "you", "will", "shall", "not", "dont", "never", "no", "of", "those", "these", "the", "my", "a", "and", "then", "with", "wird", "werden", "be", "is", "soll", "if", "when", "me", "let", "do", "must", "want", "would") || s.IsCard(at) {
		return false
	}
	if n, end := s.Number(at); end > 0 && (n == 1 || n == 2) && s.Means(end, words.Dice) && !s.Means(at-1, words.Verb, words.With, words.Prep, words.Denial) {
		return true
	}
	found := s.PhraseAt(at)
	if len(found.Means) > 0 && found.Means[0].Kind == words.Verb && s.acts(at, orders.Verb(found.Means[0].Value)) {
		return false // the Renovation Company should close …
	}
	for _, m := range found.Means {
		if m.Kind != words.Verb || m.Value == int(orders.Buy) || m.Value == int(orders.Move) || m.Value == int(orders.TV) && found.Tokens < 2 {
			return false
		}
	}
	return len(found.Means) > 0
}

// acts tells whether the tool of an order stands directly before a place, as what does it.
func (s *Sentence) acts(at int, verb orders.Verb) bool {
	for s.Sign(at-1, "should", "may", "might", "must", "could", "shall", "will", "can", "cant", "cannot", "wont", "shouldnt", "mustnt", "doesnt", "isnt", "never", "not", "people", "men", "crew", "lads", "guys", "folks", "lot", "crowd") {
		at--
	}
	for i := max(0, at-3); i < at; i++ {
		if found := s.CardAt(i); found.Tokens > 0 && found.Fits == nil && !found.Card.IsLandmark() && i+found.Tokens == at && orders.VerbOf(found.Card) == verb {
			return true
		}
	}
	return at > 0 && words.IsTool(s.T[at-1].Low, verb)
}

// Named tells whether a card, another player or a number stands between two places.
func (s *Sentence) Named(from, to int) bool {
	for i := from; i < to; i++ {
		if s.IsCard(i) || s.IsOther(i) || s.T[i].Number >= 0 {
			return true
		}
	}
	return false
}

// Leave passes over a clause, and remembers what was named in it.
func (s *Sentence) Leave(from, to int) int {
	s.Left = s.Left || s.Named(from, to)
	return to
}

// Says tells whether something of the game, or what turns it round, stands between two
// places.
func (s *Sentence) Says(from, to int) bool {
	for i := from; i < to; i++ {
		if s.IsCard(i) || s.IsOther(i) || s.T[i].Number >= 0 || s.Means(i, words.Verb, words.Scope, words.Denial, words.If, words.Unless, words.Nothing, words.Dice, words.Governs) || s.Class(i)&words.Naught != 0 {
			return true
		}
	}
	return false
}

// Denied tells whether a word stands before a place in its clause that turns round what
// it says.
func (s *Sentence) Denied(at int) bool {
	no := 0
	for i := s.Begins; i < at; i++ {
		_, end := s.Is(i, words.Denial, words.Not)
		if end > 0 || s.Class(i)&words.Naught != 0 {
			if s.Sign(i, "no") && s.Sign(i+1, "doubt", "problem", "worries") || s.Sign(i, "not") && s.Sign(i+1, "only") {
				continue
			}
			no++
			i = max(i, end-1)
		}
		if s.Sign(i, "anything", "everything", "whatever") && s.Sign(i+1, "but", "except") {
			return true
		}
		if s.Sign(i, "but", "sino", "sondern", "mais", "rather") {
			no = 0
		}
	}
	return no > 0
}

// Wants tells words that wish for something between two places.
func (s *Sentence) Wants(from, to int) bool {
	for i := from; i < to; i++ {
		if s.Sign(i, "please", "pls", "plz", "want", "wanna", "id", "ill", "buy", "get", "buying", "take", "like", "love", "have", "lets", "let", "would", "ll", "d", "fancy", "prefer", "quiero", "compro", "kaufe", "mochte", "nehme", "achete", "veux", "after", "gimme", "grab", "build", "bitte", "shall", "intend") {
			return !s.Sign(i, "like", "love", "have", "get", "take") || s.Sign(i-1, "id", "would", "d", "to", "please", "ill", "ll", "i", "can", "let", "me") && !(s.Sign(i, "like", "love", "have") && s.Sign(i-1, "i", "me"))
		}
	}
	return false
}

// Ends tells whether a condition may end at a place.
func (s *Sentence) Ends(at int) bool {
	return s.Closes(at) || s.Sign(at, ":", "?", ")", "(", "then") || s.IsCard(at) || s.Sign(at, "a", "an", "the", "my") && s.IsCard(at+1) || s.Means(at, words.Verb, words.Nothing, words.Denial, words.Me, words.Scope, words.Single, words.Both) || s.IsOther(at) || s.Sign(at, "please", "pls", "i", "im", "ill", "id", "we", "let", "lets", "just", "only", "simply", "merely", "maybe")
}

// Chained tells whether conditions stand before, that an otherwise turns round.
func (s *Sentence) Chained() bool {
	for _, p := range s.Pieces {
		if p.Kind == Condition {
			return true
		}
	}
	return s.Now.Chain != nil
}

// Listed tells whether a card is a candidate that was named before.
func (s *Sentence) Listed(card engine.Card) bool {
	for _, p := range s.Pieces {
		if p.Kind == Cards && len(p.Order.Cards) > 0 && p.Order.Cards[0] == card {
			return true
		}
	}
	for _, one := range s.Now.Cards {
		if one == card {
			return true
		}
	}
	return false
}

// His is the other player whose card stands behind a place by `his`; false for nobody.
func (s *Sentence) His(at int) (engine.Seat, bool) {
	if !s.Sign(at, "his", "her", "their", "sein", "seine", "seinen", "ihre", "ihren", "sus", "su", "ses") {
		return engine.NoSeat, false
	}
	return s.Other(at)
}

// Him is the other player whom a pronoun at a place means; false for nobody.
func (s *Sentence) Him(at int) (engine.Seat, bool) {
	if !s.Sign(at, "he", "she", "him", "her", "they", "them", "er", "sie", "ihm", "ihr", "el", "ella", "le", "lui", "elle", "il", "hes", "shes") {
		return engine.NoSeat, false
	}
	return s.Other(at)
}

// Other is the other player who was named last before a place; false for nobody.
func (s *Sentence) Other(at int) (engine.Seat, bool) {
	for i := at - 1; i >= 0; i-- {
		if s.IsOther(i) {
			return s.PlayerAt(i, 3).Seat, true
		}
	}
	if s.Now.Last != nil && s.Now.Last.Verb == orders.TV && s.Now.Last.Player != engine.NoSeat {
		return s.Now.Last.Player, true
	}
	if len(s.Now.Him) == 1 {
		return s.Now.Him[0], true
	}
	return engine.NoSeat, false
}

// TakesCoins tells somebody's coins at a place that are wanted: `I'll have Bob's coins`.
func TakesCoins(s *Sentence, at int) bool {
	if !s.Sign(at-1, "have", "want", "take", "taking", "get", "grab", "claim", "pocket", "bag", "nick", "snatch", "collect", "like", "need", "fancy", "having") {
		return false
	}
	who := at - 2
	for s.Sign(who, "would", "like", "love", "to", "will", "ll", "d", "just", "gladly", "can", "could", "may", "shall", "always") {
		who--
	}
	if s.Sign(who, "he", "she", "they", "you", "hed", "shed", "youd", "theyd", "hell", "youll", "theyll") || who >= 0 && s.IsOther(who) {
		return false // he will
	}
	if s.Sign(at, "his", "her", "their") {
		return s.Means(at+1, words.Coins)
	}
	next := at + s.PlayerAt(at, 3).Tokens
	return s.IsOther(at) && s.Sign(next, "'s") && s.Means(next+1, words.Coins)
}

// Bids tells a word by which the writer has a tool of his do something: `I'd ask the TV Station
// to take`.
func Bids(s *Sentence, at int, verb orders.Verb) bool {
	if !s.Sign(at, "ask", "tell", "instruct", "order", "send", "beg", "trust", "want", "like", "wish") || at > 0 && !s.Sign(at-1, "id", "d", "i", "ill", "ll", "would", "will", "to", "please", "and", "then", "kindly", ",", "shall", "must") {
		return false
	}
	for at++; s.Sign(at, "my", "the"); {
		at++
	}
	return words.IsTool(s.T[min(at, len(s.T)-1)].Low, verb) || s.IsCard(at) && orders.VerbOf(s.CardAt(at).Card) == verb
}

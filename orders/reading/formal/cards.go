package formal

import "machipost/orders/reading/marks"

// unnamed are words with which no name of a card begins; short are those by which one is called for
// short, and nothing else.
var (
	unnamed = marks.Lows("a", "an", "the", "my", "i", "it", "to", "and", "or", "for", "on", "is", "of", "if", "not", "in", "with", "one", "all", "two")
	short   = marks.Lows("mall", "station", "tower", "wheat", "tuna", "mackerel", "sushi", "pizza", "hamburger", "burger", "livestock", "vinyard", "harbor")
)

// card is how many tokens name a card at a place.
func (s *speaker) card(at int) int {
	if at >= len(s.t) || unnamed[s.t[at].Low] {
		return 0
	}
	if !s.looked[at] {
		s.looked[at], s.cards[at] = true, s.find(at)
	}
	return s.cards[at].Tokens
}

// find finds a card at a place: by its whole name, by what people call it, or by a part of it behind
// an article.
func (s *speaker) find(at int) marks.Card {
	if found := s.table.FullCard(s.t, at); found.Tokens > 0 {
		return found
	}
	if found := s.table.Nickname(s.t, at); found.Tokens > 0 {
		return found
	}
	if short[s.t[at].Low] || at > 0 && s.t[at-1].Is("the", "a", "an", "my") {
		if found := s.table.Card(s.t, at, part); found.Fits == nil && found.Strength < marks.Weak {
			return found
		}
	}
	return marks.Card{}
}

// part lets names be shortened.
func part(int) bool { return false }

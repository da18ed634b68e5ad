package formal

import "machipost/orders/reading/marks"

// card is how many tokens name a card at a place: by its whole name, by what people call it, or by
// a part of it behind an article.
func (s *speaker) card(at int) int {
	if found := s.table.Card(s.t, at, whole); found.Tokens > 0 {
		return found.Tokens
	}
	if found := s.table.Nickname(s.t, at); found.Tokens > 0 {
		return found.Tokens
	}
	if found := s.table.Card(s.t, at, part); at > 0 && s.t[at-1].Is("the", "a", "an", "my") && found.Fits == nil && found.Strength < marks.Weak {
		return found.Tokens
	}
	return 0
}

// part lets names be shortened.
func part(int) bool { return false }

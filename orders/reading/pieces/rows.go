package pieces

import "machipost/orders/reading/words"

// This file tells how pieces stand to each other.

// Orders tells a piece that orders something.
func (p *Piece) Orders() bool { return p.Kind == Order || p.Kind == Cards || p.Kind == Nothing }

// Alternates tells a piece that is another candidate for the one before it: an `or`, or why
// it comes, stands between.
func Alternates(s *Sentence, i int) bool {
	for i--; i >= 0; i-- {
		switch p := &s.Pieces[i]; p.Kind {
		case Lack, Relief, Other:
			return true
		case Stop:
			if s.Means(p.From, words.Or) || s.Means(p.From, words.Joint) && !s.Sign(p.From, "then") {
				return true
			}
		default:
			return false
		}
	}
	return false
}

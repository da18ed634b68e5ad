package parts

import (
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file tells where a misspelt card is looked for though no verb stands before it.

// Expects tells whether a card is looked for where no verb asks for one: behind a heading or an
// otherwise, where another card is joined to a misspelt one, or where a misspelt one is all that a
// sentence says, which is in doubt.
func (p *lister) Expects(at int) bool {
	heads := at > 0 && (p.Taken[at-1] == "a heading" || p.Taken[at-1] == "otherwise")
	if at == 0 && !heads && len(p.T[at].Low) >= plainSlip && p.onlyPolite(at+1) {
		_, end := p.Misspelt(at)
		if heads = end > 0; heads {
			p.Doubt = p.T[at].Raw
		}
	}
	long := at > 1 && at < len(p.T) && len(p.T[at].Low) >= plainSlip && !words.IsKnown(p.T[at].Low, words.English)
	if !heads && long && p.T[at-2].IsWord() && p.Slot(at-2, false).Tokens == 0 && p.Sign(at-1, ",", "/", ">", "or", "then", "else") {
		_, before := p.Misspelt(at - 2) // a misspelt one before it
		heads = before == at-1
	}
	if !heads && long {
		before := at
		for before > 1 && p.Sign(before-1, "the", "a", "an") {
			before--
		}
		for back := 1; !heads && back <= longestJoint && back <= before; back++ {
			_, end := p.Is(before-back, words.Joint, words.Else)
			heads = end == before // failing that
		}
	}
	for end := at + 1; !heads && end <= min(at+3, len(p.T)) && p.T[end-1].IsWord(); end++ {
		if next := p.joint(end, 1); next > 0 && p.Slot(next, true).Tokens > 0 && p.Slot(next, true).Strength == marks.Whole || next > 0 && p.slips(at, next) {
			_, misspelt := p.Misspelt(at) // which is more work
			return misspelt == end
		}
	}
	return heads
}

// longestJoint is how many tokens a joint has behind which a misspelt card is looked for.
const longestJoint = 5

// onlyPolite tells whether nothing stands from a place on but what is said when asking for something.
func (p *lister) onlyPolite(at int) bool {
	for ; at < len(p.T); at++ {
		if !p.Sign(at, ".", ",", "please", "pls", "plz", "thanks", "thx", "ta", "porfa", "por", "favor", "gracias", "bitte", "danke", "merci", "svp", "stp") {
			return false
		}
	}
	return true
}

// plainSlip is how many letters a word has at least that is misspelt where nothing tells that a card
// is meant.
const plainSlip = 5

// slips tells two words that are both near a card, and no others.
func (p *lister) slips(at, other int) bool {
	if other >= len(p.T) || len(p.T[other].Low) < plainSlip {
		return false
	}
	short := len(p.T[at].Low) == plainSlip-1 && p.Slot(at, false).Tokens == 0 && !words.IsKnown(p.T[at].Low, words.English) && !words.IsKnown(p.T[other].Low, words.English)
	if len(p.T[at].Low) < plainSlip && !short {
		return false
	}
	_, end := p.Misspelt(other)
	return end > 0
}

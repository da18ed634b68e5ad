package parts

import "machipost/orders/reading/words"

// This file tells what goes on within a case, and what brings the other one.

// goesOnInCase tells an `or else` that brings the next candidate of its case, for another otherwise
// brings the other case: `if I roll a 6, the Mine, or else the Cafe, otherwise the Forest, or else the Bakery`.
func (p *lister) goesOnInCase(at, end int) bool {
	if p.Else && end == at+2 && p.Sign(at, "if", "wenn", "falls", "si") && p.Sign(at+1, "not", "nicht", "no", "non") {
		return true // on a 7 Mine, if not Forest ⏎ otherwise Cafe
	}
	if !p.orElse(at, end) {
		return false
	}
	if p.Else || p.headed(at) {
		return true
	}
	for i := 0; i < len(p.T); {
		_, after := p.Is(i, words.Else)
		if after > 0 && !p.orElse(i, after) {
			return true
		}
		i = max(i+1, after)
	}
	return false
}

// headed tells a list below a case with a colon behind it: `if I roll a 6: the Mine, or else the Cafe`.
func (p *lister) headed(at int) bool {
	colon := at - 1
	for colon > 0 && !p.Sign(colon, ":") {
		colon--
	}
	for i := range max(0, colon) {
		if _, end := p.Is(i, words.If); end > 0 || p.Sign(i, "on", "with") {
			return true
		}
	}
	return false
}

// orElse tells an otherwise behind an or.
func (p *lister) orElse(at, end int) bool {
	return end > at+1 && p.Sign(at, "or", "o", "oder", "ou") && p.Sign(end-1, "else", "no", "sonst", "sinon", "otherwise", "not", "nicht")
}

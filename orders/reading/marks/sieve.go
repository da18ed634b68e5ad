package marks

// A Sieve is words of which nobody asks which: a bit for each, which others may have, too. It tells
// quickly that a phrase fits nowhere, for want of a word.
type Sieve uint64

// SieveOf is that of some words, as they are compared.
func SieveOf(lows ...string) (s Sieve) {
	for _, low := range lows {
		s |= bit(low)
	}
	return s
}

// SieveIn is that of the words of tokens.
func SieveIn(tokens []Token) (s Sieve) {
	for i := range tokens {
		s |= bit(tokens[i].Low)
	}
	return s
}

// HasAll tells whether all words of another may be among them; false only where one is not.
func (s Sieve) HasAll(other Sieve) bool { return other&^s == 0 }

// HasSome tells whether one of another may be among them; false only where none is.
func (s Sieve) HasSome(other Sieve) bool { return s&other != 0 }

// bit is that of a word; none of the empty one.
func bit(low string) Sieve {
	n := len(low)
	if n == 0 {
		return 0
	}
	sum := uint32(n)*0x9e37 + uint32(low[0])*0x85eb + uint32(low[n-1])*0xc2b3 + uint32(low[n/2])*0x27d5
	return 1 << (sum * 0x9e3779b1 >> 26)
}

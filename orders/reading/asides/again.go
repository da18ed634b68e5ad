package asides

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/words"
)

// This file makes `if I can't get the Mine, then a Forest` what it means: that the Mine is
// wanted first, and the Forest when it cannot be had.

// Words of who cannot have a card, and of what he cannot.
var (
	barred  = marks.Lows("cant", "cannot", "couldnt", "unable", "dont", "wont", "didnt", "not", "never", "havent")
	getting = marks.Lows("afford", "get", "have", "buy", "build", "take", "manage", "obtain", "purchase", "acquire", "pay", "for", "to", "stretch", "run", "find", "secure", "grab", "even", "quite", "actually", "possibly", "be", "am", "able", "do", "can", "could", "had", "hold", "of", "raise", "enough", "money", "coins", "cash", "funds", "the")
	asking  = marks.Lows("i", "we", "id", "ill", "i'd", "i'll", "would", "will", "want", "take", "have", "get", "buy", "like", "love", "please", "pls", "then", "just", "a", "an", "the", "another", "to", "me", "go", "for", "settle", "with", "make", "it", "ll", "d", "'s", "lets", "let", "us", "instead", "build", "try", "and", "wed", "well", "shall", "must", "suppose", "guess", "do", "give")
)

// mostBetween is how many words stand between an if and its card, or between that and the
// next candidate.
const mostBetween = 9

// Pointing makes a sentence one in which a candidate is not named again where it cannot be
// had, but only pointed to; named are those above. It tells whether the sentence names one that
// was never asked for.
func Pointing(g *marked.Grammar, tokens *[]marks.Token, named []engine.Card) (odd bool) {
	if marks.Says(*tokens, "if", "unless") {
		*tokens, odd = pointing(g, *tokens, named)
	}
	return odd
}

// wanting puts a card first that only a condition names, for whose price the coins are lacking:
// `si no puedo pagar la mina, una cafetería`.
func wanting(g *marked.Grammar, t []marks.Token, read clauses.Reading) clauses.Reading {
	if !g.Foreign() || !read.Whole() || len(read.Acts) == 0 {
		return read
	}
	a := read.Acts[0]
	if o := a.Line.Order; o.Verb != orders.Buy || o.Nothing || len(a.Line.If) != 1 {
		return read
	}
	c := a.Line.If[0]
	p := parts.New(g, t)
	if slices.ContainsFunc(t, func(one marks.Token) bool { return one.Number >= 0 || one.Is(":") }) {
		return read
	}
	for at := range t {
		found := p.CardAt(at)
		switch {
		case found.Tokens == 0 || found.Strength == marks.Weak:
		case c == orders.Condition{Kind: orders.Coins, Who: g.Table.Me, Compare: orders.Under, Count: found.Card.Cost()} && !slices.Contains(a.Line.Order.Cards, found.Card):
			a.Line.Order.Cards, a.Line.If = append([]engine.Card{found.Card}, a.Line.Order.Cards...), nil
			read.Acts = append([]clauses.Act{a}, read.Acts[1:]...)
			return read
		default:
			return read
		}
	}
	return read
}

// Doubted is what was understood of a sentence, in doubt where that is odd.
func Doubted(g *marked.Grammar, tokens []marks.Token, read clauses.Reading, odd bool) clauses.Reading {
	if odd || read.Doubt == "" && len(read.If)+len(read.Acts) > 0 && unreal(tokens) {
		read.Doubt = "if"
	}
	if at := somebody(tokens); at >= 0 && read.Doubt == "" && len(read.Acts) > 0 {
		read.Doubt = tokens[at].Raw // my sister would buy the Mine
	}
	if read.Doubt == "" && len(read.Acts) > 0 && (preferred(g, tokens) || fallsBehind(tokens, &read)) {
		read.Doubt = "or" // which of them comes first?
	}
	if read.Doubt == "" && len(read.Acts) > 0 && twofold(g, tokens, &read) {
		read.Doubt = "because"
	}
	return wanting(g, tokens, read)
}

func pointing(g *marked.Grammar, t []marks.Token, named []engine.Card) (row []marks.Token, odd bool) {
	s := &pieces.Sentence{Arguer: parts.New(g, t), Last: engine.NoCard}
	if len(named) > 0 {
		s.Last = named[len(named)-1]
	}
	for at, behind := 0, 0; at < len(t); at++ {
		if found := s.CardAt(at); s.IsCard(at) && found.Fits == nil {
			named, s.Last = append(named[:len(named):len(named)], found.Card), found.Card
			at += found.Tokens - 1
			behind = at + 1
			continue
		}
		end := at
		if short := words.Shorter(t, at, words.If, g.Speaks); short.Tokens > 0 {
			end = at + short.Tokens
		}
		if to := owned(s, at); to > 0 && (behind == 0 || at > behind+1 || at > behind && !s.Sign(behind, ",")) {
			return t, false
		} else if to > 0 && s.Last.IsLandmark() {
			return slices.Concat(t[:at], t[to:]), false // it is built once only
		} else if to > 0 {
			return slices.Concat(t[:at], marks.Instead(&t[at], "if i have no "+s.Last.String()), t[to:]), false
		}
		card, from, to := lacked(s, end)
		switch {
		case end == at:
			continue
		case to == 0 || !follows(s, to):
		case card == s.Last:
			return slices.Concat(t[:at], marks.Instead(&t[at], "if i can't get it"), comma(&t[to-1], t[to:])), false
		case len(named) == 0:
			return slices.Concat(t[:at], t[from:to], marks.Instead(&t[to-1], ", if i can't get it"), comma(&t[to-1], t[to:])), false
		default:
			odd = !slices.Contains(named, card)
		}
		break // what stands behind the first is left as it is
	}
	return t, odd
}

// having are words of what somebody has already, erect those of a Landmark; then are words of
// when.
var (
	having = marks.Lows("had", "owned", "held", "possessed", "possession", "got")
	erect  = marks.Lows("built", "bought", "constructed", "completed", "done", "standing", "up")
	then   = marks.Lows("already", "yet", "still", "by", "then", "so", "far", "in", "my", "i", "have", "it", "one", "there", "that", "time", "point")
)

// owned returns where `if not owned by then` ends; 0 for none.
func owned(s *pieces.Sentence, at int) int {
	if s.Last == engine.NoCard || !s.Sign(at, "if", "unless") {
		return 0
	}
	not, says := s.Sign(at, "unless"), false
	for i := at + 1; ; i++ {
		switch {
		case i >= len(s.T) || s.Sign(i, ",", ".", ";", "-", "else", "or", "otherwise", "then", "failing") && !(s.Sign(i, "then") && s.Sign(i-1, "by")):
			if not && says {
				return i
			}
			return 0
		case s.Sign(i, "not", "unbuilt", "unowned"):
			not, says = true, says || !s.Sign(i, "not")
		case having[s.T[i].Low], erect[s.T[i].Low] && s.Last.IsLandmark(), s.Sign(i, "mine") && s.Sign(i-1, "already", "yet", "still"):
			says = true
		case !then[s.T[i].Low]:
			return 0
		}
	}
}

// lacked returns the card of which nothing is said behind an if but that the writer cannot have
// it, and where its name stands; the end is 0 for none.
func lacked(row *pieces.Sentence, at int) (card engine.Card, from, to int) {
	no, gets := false, false
	if !row.Sign(at, "i", "we", "im", "for") {
		return card, 0, 0
	}
	for from = at + 1; from < len(row.T) && from < at+mostBetween; from++ {
		found := row.CardAt(from)
		switch low := row.T[from].Low; {
		case row.IsCard(from) && found.Fits == nil && no && gets:
			return found.Card, from, from + found.Tokens
		case no && gets && row.Sign(from-1, "the", "that") && row.Last != engine.NoCard && strings.HasSuffix(strings.ToLower(row.Last.String()), " "+low):
			return row.Last, from, from + 1 // the store
		case barred[low]:
			no = true
			if row.Sign(from, "dont", "didnt", "not", "havent") && row.Sign(from+1, "have", "own", "hold") && !row.Sign(from+2, "enough", "the") {
				return card, 0, 0 // what is there already
			}
		case getting[low]:
			gets = gets || !row.Sign(from, "the", "to", "even", "quite", "do", "be", "am", "have") || row.Sign(from, "have") && !row.Sign(from-1, "dont", "not", "didnt")
		case !row.Sign(from, "a", "an", "my", "any", "that", "this"):
			return card, 0, 0
		}
	}
	return card, 0, 0
}

// follows tells whether the next candidate stands behind a place, and only what asks for it
// before it.
func follows(row *pieces.Sentence, at int) bool {
	for i := at; i < len(row.T) && i < at+mostBetween; i++ {
		if row.IsCard(i) {
			return row.CardAt(i).Fits == nil && !(row.Sign(i+row.CardAt(i).Tokens, "'s", ":"))
		}
		if !row.Sign(i, ",", "-", "either", "again", "this", "time", "yet") && !asking[row.T[i].Low] {
			return false
		}
	}
	return false
}

// comma is what stands behind why a candidate cannot be had, behind a comma.
func comma(last *marks.Token, rest []marks.Token) []marks.Token {
	for len(rest) > 0 && rest[0].Is("either", "again", "this", "time", "yet") {
		rest = rest[1:]
	}
	if len(rest) > 0 && rest[0].Is(",", "-") {
		return rest
	}
	return slices.Concat(marks.Instead(last, ","), rest)
}

// Words of whom a letter may be to, and between somebody and what that one does.
var (
	kin   = marks.Lows("brother", "brothers", "sister", "sisters", "dad", "daddy", "mum", "mom", "mummy", "boss", "friend", "friends", "mate", "pal", "buddy", "gran", "granny", "nan", "grandma", "grandpa", "son", "daughter", "lad", "love", "darling", "chief", "partner", "neighbour")
	modal = marks.Lows("would", "will", "should", "could", "might", "may", "must", "shall", "wants", "always", "never", "usually", "often")
)

// somebody is where the sentence names somebody else of whom it says that he would, or will, do
// something; -1 for nowhere.
func somebody(t []marks.Token) int {
	at := 0
	for at < len(t) && t[at].Is("and", "but", "so", "well", "my", "our", "the", "your", "his", "her", "little", "big", "old", "dear") {
		at++
	}
	if at+2 < len(t) && kin[t[at].Low] && modal[t[at+1].Low] && !t[at+2].Is("you", "i", "we", ",") {
		return at
	}
	return -1
}

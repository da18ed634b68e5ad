package marks

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
)

// A Strength tells how plainly words name a card.
type Strength uint8

// The strengths, the plainest first.
const (
	Whole    Strength = iota // the whole name, singular or plural
	Clear                    // a beginning of three letters or more, or all words shortened
	Weak                     // a beginning of one or two letters, initials: a card only where one is looked for
	Misspelt                 // near one card only
)

// A Card is one that tokens name.
type Card struct {
	Card     engine.Card
	Fits     []engine.Card // those that fit as well as it, it among them; nil for a card that is meant alone
	Strength Strength
	Tokens   int // how many name it
	Language names.Language
}

// Shortened tells a name of another language than that of the rules that is not whole: `edit`
// may be the Editorial, among Spaniards.
func (c *Card) Shortened() bool {
	return c.Strength != Whole && c.Language == names.Spanish && c.Fits == nil
}

// A shape is a name of a card, as tokens.
type shape struct {
	names.Form
	joined   string // its words without spaces
	initials string
	short    [][]string // the usual shortenings of each word that are no beginnings
}

// shapes are the names of all cards by the letter that they begin with; later those
// by the letters of their other words; begun those by the first letter, and by the first
// two, of how their first word may be written.
type shapes struct {
	first, later [26][]*shape
	begun        map[string][]*shape
	joined       map[string]engine.Card
	ends         engine.Cards // whose name is the end of another card's
	words        map[string]bool
}

var catalogue = shapesOf(names.Forms())

func shapesOf(forms []names.Form) *shapes {
	s := &shapes{begun: map[string][]*shape{}, joined: map[string]engine.Card{}, words: map[string]bool{}}
	for _, form := range forms {
		one := &shape{Form: form, joined: strings.Join(form.Words, "")}
		if form.Language == names.English {
			for _, word := range form.Words {
				one.initials += word[:1]
			}
		}
		for _, word := range form.Words {
			s.words[word] = true
			one.short = append(one.short, shortWords[word])
		}
		s.joined[one.joined] = form.Card
		s.joined[strings.Join(form.Plural, "")] = form.Card
		s.first[form.Words[0][0]-'a'] = append(s.first[form.Words[0][0]-'a'], one)
		for _, first := range append([]string{form.Words[0], form.Plural[0]}, one.short[0]...) {
			for n := 1; n <= 2; n++ {
				if begun := s.begun[first[:n]]; len(begun) == 0 || begun[len(begun)-1] != one {
					s.begun[first[:n]] = append(begun, one)
				}
			}
		}
		for _, word := range form.Words[1:] {
			s.later[word[0]-'a'] = append(s.later[word[0]-'a'], one)
		}
	}
	for _, form := range forms {
		for k := 1; k < len(form.Words); k++ {
			if found, ends := s.joined[strings.Join(form.Words[k:], "")]; ends && found != form.Card {
				s.ends |= engine.CardsOf(found)
			}
		}
	}
	return s
}

// AnyCard is Card where any words may be part of a shortened name.
func (t *Table) AnyCard(tokens []Token, at int) Card {
	return t.Card(tokens, at, func(int) bool { return false })
}

// FullCard is Card where no name is shortened.
func (t *Table) FullCard(tokens []Token, at int) Card {
	return t.Card(tokens, at, func(int) bool { return true })
}

// Card returns the card that the tokens at a place begin with naming, the longest name
// first; Tokens is 0 for none. cut tells tokens that no shortened name may hold: words
// of the language.
func (t *Table) Card(tokens []Token, at int, cut func(at int) bool) Card {
	t.Work++
	if at >= len(tokens) || len(tokens[at].Low) == 0 || tokens[at].Low[0] < 'a' || tokens[at].Low[0] > 'z' {
		return Card{}
	}
	low := tokens[at].Low
	var best Card
	if at+1 < len(tokens) && compounds[low][tokens[at+1].Low] || at > 0 && isElsewhere(&tokens[at-1], low) {
		return best
	}
	for _, one := range catalogue.begun[low[:min(len(low), 2)]] {
		t.Work++
		n, strength := one.match(tokens[at:])
		if n == 1 && strength != Whole && otherWords[low] {
			continue
		}
		if n > 0 && strength != Whole {
			if one.Language > names.Spanish {
				continue
			}
			all := n
			if n = uncut(at, n, cut); n == 0 || n < all && (len(low) < minMisspelt || otherWords[low]) {
				continue
			}
		}
		t.weigh(&best, Card{Card: one.Card, Strength: strength, Tokens: n, Language: one.Language})
	}
	if best.Tokens == 0 && !cut(at) {
		best = t.otherwise(low)
	}
	if best.Language != names.English && (best.Strength != Whole || best.Card == engine.Park && best.Language == names.Spanish && !t.Likelier) && best.Tokens == 1 && best.Fits == nil && !(at > 0 && tokens[at-1].Is("un", "otro")) {
		t.share(&best)
	}
	if best.Tokens > 0 && best.Tokens < len(tokens)-at && tokens[at+best.Tokens].Is("'s") {
		return t.withoutGenitive(best, tokens, at)
	}
	return best
}

// CardFrom is how many tokens name a card at a place, behind an article.
func (t *Table) CardFrom(tokens []Token, at int) int {
	for at < len(tokens) && tokens[at].Is("the", "a", "an", "la", "el", "un", "una", "die", "das", "den", "le") {
		at++
	}
	if at >= len(tokens) {
		return 0
	}
	if found := t.AnyCard(tokens, at); found.Strength < Weak {
		return found.Tokens
	}
	return 0
}

// share makes a foreign beginning of one word ambiguous when the card's last word is
// another card's of the game as well: `estación` is the TV Station, too.
func (t *Table) share(c *Card) {
	_, last, several := strings.Cut(strings.ToLower(c.Card.String()), " ")
	if !several {
		last = strings.ToLower(c.Card.String())
	}
	for _, one := range catalogue.later[last[0]-'a'] {
		t.Work++
		if one.Card != c.Card && t.Game.Has(one.Card) && one.Language == names.English && len(one.Words) == 2 && one.Words[1] == last && shared[last] {
			c.Fits = []engine.Card{c.Card, one.Card}
		}
	}
}

// shared are the words of buildings that mean in another language, alone, no one card.
var shared = Lows("station", "orchard", "park")

// withoutGenitive keeps a card whose last word has an `'s` behind it: a plural as some
// write it.
func (t *Table) withoutGenitive(c Card, tokens []Token, at int) Card {
	if next := at + c.Tokens + 1; next >= len(tokens) || !tokens[next].IsWord() {
		c.Tokens++
	}
	return c
}

// uncut is how many of the tokens at a place stand before a word of the language.
func uncut(at, n int, cut func(at int) bool) int {
	for i := range n {
		if cut(at + i) {
			return i
		}
	}
	return n
}

// weigh keeps the better of two: more tokens, then the plainer, then those of the game.
func (t *Table) weigh(best *Card, other Card) {
	switch {
	case other.Tokens == 0:
	case best.Tokens == 0, other.Tokens > best.Tokens && (other.Strength == Whole || best.Strength != Whole),
		other.Strength == Whole && best.Strength != Whole:
		*best = other
	case other.Tokens < best.Tokens || other.Strength == Weak && best.Strength < Weak || best.Strength == Whole && other.Strength != Whole,
		other.Card == best.Card, t.Game.Has(best.Card) && !t.Game.Has(other.Card):
	case !t.Game.Has(best.Card) && t.Game.Has(other.Card):
		*best = other
	default:
		if best.Fits == nil {
			best.Fits = []engine.Card{best.Card}
		}
		if !slices.Contains(best.Fits, other.Card) {
			best.Fits = append(best.Fits, other.Card)
			slices.Sort(best.Fits)
		}
		best.Strength = max(best.Strength, other.Strength)
	}
}

// match returns how many tokens name the card, and how plainly.
func (s *shape) match(tokens []Token) (int, Strength) {
	matched, used, whole, letters := 0, 0, true, 0
	for used < len(tokens) && matched < len(s.Words) {
		low := tokens[used].Low
		if low == "." && matched > 0 && used+1 < len(tokens) && s.begins(matched, tokens[used+1].Low) {
			used++
			low = tokens[used].Low
		}
		if low == "'s" && matched > 0 { // Member's
			used++
			continue
		}
		if used+1 < len(tokens) && tokens[used+1].IsWord() && (isParted(s.Words[matched], low, tokens[used+1].Low) || isParted(s.Plural[matched], low, tokens[used+1].Low)) { // live stock
			letters += len(low)
			matched++
			used += 2
			continue
		}
		if !s.begins(matched, low) {
			break
		}
		owns := used+1 < len(tokens) && tokens[used+1].Is("'s") && low+"s" == s.Words[matched] // Member's
		whole = whole && (low == s.Words[matched] || low == s.Plural[matched] || owns)
		letters += len(low)
		matched++
		used++
	}
	for used > 0 && tokens[used-1].Is("'s") {
		used--
	}
	switch {
	case matched == 0:
		return 0, Weak
	case whole && matched == len(s.Words):
		return used, Whole
	case letters >= 3 && (matched > 1 || letters >= 3):
		return used, Clear
	}
	return used, Weak
}

// begins tells whether a token shortens the name's word at a place.
func (s *shape) begins(at int, low string) bool {
	if low == "" || low[0] < 'a' || low[0] > 'z' {
		return false
	}
	return strings.HasPrefix(s.Words[at], low) || strings.HasPrefix(s.Plural[at], low) || slices.Contains(s.short[at], low)
}

// isParted tells whether a word is written as these two.
func isParted(word, first, second string) bool {
	return first != "" && len(word) == len(first)+len(second) && strings.HasPrefix(word, first) && strings.HasSuffix(word, second)
}

// otherWords are beginnings of names that are words of their own.
var otherWords = Lows("bus", "live", "lives", "win", "stand", "stands", "busy", "conv", "wins", "che", "par", "mer", "pub", "tan", "sur", "hab", "shop", "shops", "mind")

// shortWords are the usual shortenings of a word that are no beginnings.
var shortWords = map[string][]string{
	"station": {"stn"}, "tower": {"twr"}, "park": {"pk"}, "market": {"mkt"}, "field": {"fld", "flds"}, "center": {"ctr", "cntr"},
	"factory": {"fty", "fcty", "fctry"}, "store": {"str"}, "warehouse": {"whse", "wh"}, "joint": {"jt"},
	"startup": {"startups"}, "restaurant": {"rstrnt"}, "complex": {"cmplx"}, "management": {"mgmt"}, "building": {"bldg"}, "shop": {"shp"}, "boat": {"bt"},
	"orchard": {"orchd", "orchrd"}, "office": {"ofc", "offc"}, "flower": {"flwr", "flwrs"}, "bakery": {"bkry", "bkery"}, "forest": {"frst"}, "train": {"trn"}, "business": {"biz", "bizness"}, "general": {"gnrl"},
	"airport": {"arpt", "aprt"}, "harbour": {"hbr", "hrbr"}, "harbor": {"hbr", "hrbr"}, "vineyard": {"vnyrd", "vinyd"}, "winery": {"wnry"}, "shopping": {"shpg", "shpng"}, "stadium": {"stdm"}, "company": {"cpy", "cmpny"}, "french": {"frnch"},
}

// otherwise finds a card by one word: written together, by initials, by a later word
// of the name that no other card has.
func (t *Table) otherwise(low string) Card {
	if card, ok := catalogue.joined[low]; ok {
		return Card{Card: card, Strength: Clear, Tokens: 1}
	}
	var best Card
	for _, one := range catalogue.first[low[0]-'a'] {
		t.Work++
		if len(one.Words) > 1 && one.initials == low && t.Game.Has(one.Card) {
			t.weigh(&best, Card{Card: one.Card, Strength: Weak, Tokens: 1})
		}
	}
	if best.Tokens > 0 || len(low) < 4 || otherWords[low] {
		return best
	}
	for _, one := range catalogue.later[low[0]-'a'] {
		t.Work++
		if !t.Game.Has(one.Card) || one.Language != names.English {
			continue
		}
		for i, word := range one.Words {
			if i > 0 && (word == low || one.Plural[i] == low) {
				t.weigh(&best, Card{Card: one.Card, Strength: Clear, Tokens: 1})
			}
		}
	}
	return best
}

// Misspelt returns the one card of the game that words of that many tokens are near,
// when no other is as near, or within one letter more in the same language; Tokens is 0
// for none.
func (t *Table) Misspelt(tokens []Token) Card {
	var parts []string
	for i := range tokens {
		parts = append(parts, tokens[i].Low)
	}
	text := strings.Join(parts, " ")
	if t.searches == 0 || len(text) > maxMisspelt || len(text) < minMisspelt {
		return Card{}
	}
	t.searches--
	if names.Find(text, t.Game).Verdict == names.Ambiguous {
		return Card{}
	}
	if card := clippedName(text, t.Game); card != engine.NoCard {
		return Card{Card: card, Strength: Misspelt, Tokens: len(tokens)}
	}
	allowed := min(1+len(text)/8, 2)
	near := names.Near(text, t.Game, allowed+1)
	if len(near) == 0 || near[0].Distance > allowed || slices.ContainsFunc(near, func(n names.Nearby) bool { return rivals(near[0], n) }) {
		return Card{}
	}
	return Card{Card: near[0].Card, Strength: Misspelt, Tokens: len(tokens)}
}

// rivals tells whether a text may be meant for another card as well as for the nearest
// one: it is as near, or hardly further in the same language. `Cafee` is no `Hafen`.
func rivals(nearest, other names.Nearby) bool {
	if other.Card == nearest.Card {
		return false
	}
	return other.Distance == nearest.Distance || other.Language == nearest.Language && other.Distance == nearest.Distance+1
}

// Bounds of looking for a misspelt name.
const (
	minMisspelt = 4
	maxMisspelt = 40
	maxSearches = 120 // of one letter
)

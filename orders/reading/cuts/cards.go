package cuts

import (
	"machipost/orders/reading/pieces"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/everyday"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file finds the cards that are wanted, and tells them from those that are only named.

// A namer finds cards.
type namer struct{ *pieces.Sentence }

// card reads a candidate.
func (s namer) card(at int) int {
	found := s.CardAt(at)
	if found.Tokens > 0 && found.Strength < marks.Weak && found.Fits == nil && !s.IsCard(at) && !s.wanted(at) && !s.Sign(at, "rest") {
		s.Left = true // on the train
	}
	if found.Strength == marks.Weak && found.Tokens > 0 && found.Fits == nil && s.initials(at) {
		return s.Add(pieces.Piece{Kind: pieces.Cards, From: at, To: at + found.Tokens, Order: orders.Order{Cards: []engine.Card{found.Card}}})
	}
	if found.Tokens == 0 || found.Strength >= marks.Weak || !s.IsCard(at) && !s.wanted(at) {
		if s.looks(at) {
			if card, end := s.Misspelt(at); end > 0 && !s.Denied(at) {
				return s.Add(pieces.Piece{Kind: pieces.Cards, From: at, To: end, Order: orders.Order{Cards: []engine.Card{card}}})
			}
		}
		return at
	}
	end := at + found.Tokens
	switch {
	case found.Fits != nil, s.own(at), found.Strength != marks.Whole && !s.wanted(at), s.Sign(at, "mine") && s.Sign(at-1, "of", "like") && !s.Means(end, words.And, words.Or) && !s.Sign(end, ","):
		return s.Leave(at, end)
	case s.Denied(at):
		return s.Leave(at, end)
	case found.Card.IsLandmark() && s.Sign(at-1, "the", "my", "our", "el", "la", "dem", "der") && s.Sign(at-2, "with", "con", "mit", "from") && !s.Wants(s.Begins, at):
		return end // what does it
	case s.before() == orders.VerbOf(found.Card) && s.before() != orders.Buy && s.does(at):
		return end
	case s.calls(found.Card, end):
		s.Tool = orders.VerbOf(found.Card)
		return end
	case s.Sign(end, "fund", "funds", "'s"):
		return end + 1
	}
	return s.Add(pieces.Piece{Kind: pieces.Cards, From: at, To: end, Order: orders.Order{Cards: []engine.Card{found.Card}}})
}

// does tells a tool behind `with`, `via` or the like: what carries out the order before it.
func (s namer) does(at int) bool {
	for s.Sign(at-1, "the", "my", "our") {
		at--
	}
	return s.Sign(at-1, "with", "via", "through", "by", "using", "from", "thanks") || s.Sign(at-1, "of") && s.Sign(at-2, "way", "means", "courtesy")
}

// before is the verb of the last order before; Buy for none.
func (s namer) before() orders.Verb { return cutter(s).before() }

// pronoun reads the card that a condition named: `if there is a Mine I'd like it`.
func (s namer) pronoun(at int) int {
	next := at + 1
	for s.Sign(next, "too", "also", "as", "well", "myself", "for", "me", "then") {
		next++
	}
	wants := s.Wants(s.Begins, at) || s.Means(s.Begins, words.Verb) || s.Sign(at-1, "having", "buying", "getting", "taking", "have", "get", "take", "need", "want", "me", "like", "love", "fancy")
	if !s.Sign(at, "that", "it", "one", "this", "those") || s.Last == engine.NoCard || s.IsCard(at+1) || !wants || next < len(s.T) && !s.Ends(next) && !s.Sign(next-1, "too", "also", "well") {
		return at
	}
	for i := len(s.Pieces) - 1; i >= 0; i-- {
		switch s.Pieces[i].Kind {
		case pieces.Stop:
			continue
		case pieces.Relief, pieces.Condition:
			return s.Add(pieces.Piece{Kind: pieces.Cards, From: at, To: next, Order: orders.Order{Cards: []engine.Card{s.Last}}})
		}
		break
	}
	return at
}

// initials tells `RT` in a list: in capitals, alone between two joints.
func (s namer) initials(at int) bool {
	raw := s.T[at].Raw
	if len(raw) < 2 || raw != strings.ToUpper(raw) || s.Table.Player(s.T, at, 2).Tokens > 0 {
		return false
	}
	before := at == s.Begins || s.Sign(at-1, "/", ",", ">", ":", ".") || s.Means(at-1, words.Verb, words.Or, words.Joint)
	return before && (at+1 >= len(s.T) || s.Sign(at+1, "/", ",", ">", ".", ";") || s.Means(at+1, words.Or, words.Joint))
}

// longName is how many letters a word has that is hardly near a card by chance.
const longName = 5

// looks tells whether a card is looked for at a place: behind a verb, a joint, an article
// or at the clause's beginning.
func (s namer) looks(at int) bool {
	if !s.T[at].IsWord() || s.PhraseAt(at).Tokens > 0 || s.Class(at) != 0 || everyday.Is(s.T[at].Low, &s.Languages) {
		return false
	}
	for at > 0 && s.Sign(at-1, "a", "an", "the", "my", "another", "un", "una", "la", "el", "ein", "eine", "einen", "le", "une", "some") {
		at--
	}
	if len(s.T[at].Low) < longName && !s.Wants(s.Begins, at) && len(s.Pieces) == 0 {
		return false
	}
	if len(s.T[at].Low) > longName && s.Wants(s.Begins, at) {
		return true
	}
	return at == s.Begins || at > 0 && (s.Means(at-1, words.Verb, words.Or, words.And) || s.Sign(at-1, ",", "/", ">", "for", "want", "get", "buy"))
}

// own tells a card that somebody has already, by the word before it.
func (s namer) own(at int) bool {
	for i := at - 1; i >= max(s.Begins, at-2); i-- {
		if s.Sign(i, "'s") && !(i > 0 && s.IsOther(i-1)) {
			continue
		}
		if s.Sign(i, "my", "his", "her", "their", "your", "our", "'s", "meine", "meinen", "mein", "mis", "mes", "sus", "those", "these") {
			return !s.Sign(i+1, "first", "second", "third", "next", "only", "own", "very") && !s.Sign(i-1, "in", "for", "on")
		}
	}
	return false
}

// wanted tells whether a shortened name stands where a card is looked for.
func (s namer) wanted(at int) bool {
	found := s.CardAt(at)
	if s.Sign(at, "stand", "stands") {
		return false
	}
	if found.Language != names.English && found.Strength == marks.Clear && found.Tokens == 1 && !s.Languages[words.Spanish] && !s.Languages[words.German] && !s.Languages[words.French] {
		return false // agen, no agence
	}
	if found.Tokens > 1 || s.Wants(s.Begins, at) || strings.HasPrefix(s.T[at].Low, strings.ReplaceAll(strings.ToLower(found.Card.String()), " ", "")) {
		return true
	}
	from := at
	for from > s.Begins && (s.Sign(from-1, "a", "an", "the", "another", "one", "some", "my", "then", "maybe", "first", "second", "also", "un", "una", "la", "el", "ein", "eine", "einen", "den", "die", "das", "le", "une") || s.T[from-1].Number >= 0 || s.Means(from-1, words.Ordinal)) {
		from--
	}
	return (from == s.Begins || s.Means(from-1, words.Verb, words.Or, words.And, words.Joint)) && s.Ends(at+s.CardAt(at).Tokens)
}

// calls tells a tool that is named before what it does: behind a condition on the dice, or
// before a colon.
func (s namer) calls(card engine.Card, end int) bool {
	verb := orders.VerbOf(card)
	if verb == orders.Buy || verb == orders.Roll || card.IsLandmark() {
		return false
	}
	for s.Sign(end, ")") {
		end++
	}
	if s.Sign(end, ":") || s.Means(end, words.If) && s.Sign(end+1, "it", "they", "that") && !s.Wants(s.Begins, end) {
		return true
	}
	n := len(s.Pieces)
	return n > 0 && s.Pieces[n-1].Kind == pieces.Condition && s.Pieces[n-1].List[0].Kind == orders.Rolled && !s.Wants(s.Begins, end)
}

// A teller passes over what is only said of cards and players.
type teller struct{ *pieces.Sentence }

// told passes over a clause that says something of a card or a player, and wants nothing.
func (s teller) told(at int) int {
	if at != s.Begins {
		return at
	}
	end := s.Bound(at)
	if end <= at+1 {
		return at
	}
	if s.takesBack(at, end) {
		return s.Add(pieces.Piece{Kind: pieces.Undone, From: at, To: end})
	}
	if s.later(at, end) && !s.Named(at, end) {
		return s.Leave(at, s.stop(end)) // next turn, if I live that long, …
	}
	if s.Sign(at+1, "said", "told", "asked", "heard", "says", "tells") {
		return s.Leave(at, end)
	}
	first, last := -1, -1
	for i := at; i < end; i++ {
		if s.IsCard(i) || s.IsOther(i) {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < 0 {
		return at
	}
	if s.Sign(end, "?") && s.Sign(at, "is", "are", "does", "do", "did", "what", "whats", "who", "why", "how", "which", "where", "when", "has", "have", "was", "were", "should") {
		return s.Leave(at, end)
	}
	if s.plans(at, end) || s.unwanted(at, end) {
		return s.Leave(at, end)
	}
	if s.later(at, end) {
		return s.Leave(at, end)
	}
	behind := first + max(s.CardAt(first).Tokens, s.PlayerAt(first, 3).Tokens)
	if first <= at+2 && s.IsCard(first) && s.Sign(behind, "is", "are", "has", "have", "was", "were", "want", "wants", "need", "needs", "like", "likes", "pay", "pays", "looks", "look", "seems", "never", "always", "paid", "did", "will", "isnt", "arent", "wasnt", "stays", "stay", "remains", "annoy", "bleibt") &&
		!s.Sign(behind+1, "my", "fine", "ok", "okay", "good", "what", "first", "next", "second", "best", "the", "please", "enough", "be", "do", "to") && !s.sets(first, behind) {
		return s.Leave(at, end)
	}
	if s.IsCard(first) && s.Sign(behind, "can", "may", "must", "will") && s.Sign(behind+1, "wait", "stay", "keep") {
		return s.Leave(at, end)
	}
	return s.toldOf(at, end, first, last)
}

// sets tells a tool of which is said what it is about to do: `my TV Station is going after Bob`,
// `the Renovation Company is closing the Cafes`, `the Moving Company has orders to …`.
func (s teller) sets(first, behind int) bool {
	verb := orders.VerbOf(s.CardAt(first).Card)
	if verb == orders.Buy || s.CardAt(first).Card.IsLandmark() {
		return false
	}
	return s.Sign(behind, "is", "has") && (s.Sign(behind+1, "going", "after", "aiming", "out", "meant", "supposed", "set", "orders", "instructions") || behind+1 < len(s.T) && strings.HasSuffix(s.T[behind+1].Low, "ing"))
}

// toldOf passes over a clause that says what was, or what somebody has.
func (s teller) toldOf(at, end, first, last int) int {
	if s.Wants(at, end) {
		return at
	}
	for i := at; i < end; i++ {
		past := s.Sign(i, "was", "were", "had", "bought", "built", "took", "lost", "won", "laughed", "gave", "stole", "rolled", "got") && !s.Sign(i+1, "for")
		if past && (s.Sign(at, "i", "he", "she", "they", "we", "you", "my", "it", "who", "ive", "got") || s.IsOther(at) || s.Sign(i, "was", "were", "had")) {
			return s.Leave(at, end)
		}
	}
	switch {
	case s.Sign(at, "i", "we", "ive", "he", "she", "they", "you") && s.Sign(at+1, "have", "own", "like", "love", "hate", "hates", "likes", "loves", "see", "know", "think", "hope", "already", "still", "only", "never", "always", "has", "owns"),
		s.Sign(at, "no", "not", "never", "nor") && last == first && s.IsCard(first) && !s.Means(at+1, words.Verb):
		return s.Leave(at, end)
	}
	return at
}

// stop is where a sentence ends.
func (s teller) stop(at int) int {
	for at < len(s.T) && !s.Sign(at, ".", ";") {
		at++
	}
	return at
}

// plans tells what another player does, wants or has: `I suppose Dave will buy the Airport`.
func (s teller) plans(at, end int) bool {
	who := -1
	for i := at; i < end; i++ {
		if s.IsOther(i) && who < 0 && !s.Sign(i+s.PlayerAt(i, 3).Tokens, "'s") {
			who = i
		}
		if who >= 0 && i > who && s.IsCard(i) {
			for k := who; k < i; k++ {
				if s.Sign(k, "should", "could", "would", "might") && s.Sign(k+1, "buy", "build", "want", "go") || s.Sign(k, "will", "buys", "wants", "has", "built", "bought", "took", "needs", "likes", "loves", "owns", "got", "builds", "hat", "tiene", "kauft", "quiere", "will", "went") {
					return true
				}
			}
			return false
		}
	}
	return false
}

// unwanted tells what is not liked, what would have been, and what others are asked.
func (s teller) unwanted(at, end int) bool {
	for i := at; i < end; i++ {
		if s.Sign(i, "hate", "loathe", "doubt", "regret", "refuse", "dislike", "odio", "hasse", "deteste") {
			return true
		}
		if s.Sign(i, "have") && s.Sign(i-1, "id", "would", "could", "should", "might", "d") && i+1 < end && (s.Sign(i+1, "bought", "built", "taken", "had", "been") || strings.HasSuffix(s.T[i+1].Low, "ed")) {
			return true
		}
		if s.Sign(i, "would") && s.Sign(i+1, "you") && s.Sign(end, "?") && !s.Sign(i+3, "me") {
			return true
		}
	}
	return false
}

// takesBack tells `but I can't afford it yet`.
func (s teller) takesBack(at, end int) bool {
	n := len(s.Pieces)
	if n == 0 || s.Pieces[n-1].Kind != pieces.Stop || !s.Sign(s.Pieces[n-1].From, "but", "aber", "pero", "mais") || s.Named(at, end) {
		return false
	}
	for i := at; i < end; i++ {
		if s.Class(i)&words.Naught != 0 {
			return true
		}
	}
	return false
}

// later tells words of another time than this turn.
func (s teller) later(from, to int) bool {
	for i := from; i < to; i++ {
		if s.Sign(i, "next", "another") && s.Sign(i+1, "time", "week", "year", "month") || s.Sign(i, "later", "someday", "tomorrow", "yesterday", "eventually", "promise", "future", "manana", "morgen", "demain") ||
			s.Sign(i, "one") && s.Sign(i+1, "day") || s.Sign(i, "next") && s.Sign(i+1, "turn", "round") || s.Sign(i, "last") && s.Sign(i+1, "time", "week", "turn", "year") {
			return true
		}
	}
	return false
}

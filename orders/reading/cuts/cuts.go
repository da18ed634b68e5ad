// Package cuts cuts a sentence that was not explained whole into pieces. Each is found by the
// words that make one of its kind, whatever else stands beside them. What is left out:
// remarks, reasons, questions, what was, and what others do.
//
// It puts nothing together; that is the matter of orders/reading/gist. A way to tell one
// piece from another enters here, a word in the tables of orders/reading/words.
package cuts

import (
	"machipost/orders"
	"machipost/orders/reading/conditions"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/pieces"
	"machipost/orders/reading/throws"
	"machipost/orders/reading/words"
)

// This file cuts a sentence into pieces.

// A cutter finds pieces that are told by their words alone.
type cutter struct{ *pieces.Sentence }

// steps find the next piece; each returns where it ends, or where it began for none.
var steps = [...]func(s *pieces.Sentence, at int) int{
	by(cutter.bracket), by(cutter.verb), by(changer.Changed), by(roller.threw), by(placer.Goes), by(cutter.reason), by(cutter.taken), by(cutter.again), by(cutter.otherwise), by(cutter.inWhichCase), conditions.Find, by(cutter.sign),
	by(cutter.never), by(teller.told), by(tooler.ordered), by(cutter.naught), by(cutter.stays), by(cutter.until), by(cutter.joint), by(namer.pronoun), by(cutter.elliptic), by(namer.card),
}

// by makes a step of one of them.
func by[T ~struct{ *pieces.Sentence }](step func(s T, at int) int) func(*pieces.Sentence, int) int {
	return func(s *pieces.Sentence, at int) int { return step(T{s}, at) }
}

// Cut finds the pieces of a sentence, and of which piece each token is.
func Cut(s *pieces.Sentence) {
	s.Of = make([]int, len(s.T))
	for at := 0; at < len(s.T); {
		next, first := at, len(s.Pieces)
		for _, step := range steps {
			s.Table.Work++
			if next = step(s, at); next > at {
				break
			}
		}
		for i := first; i < len(s.Pieces); i++ {
			for k := s.Pieces[i].From; k < min(s.Pieces[i].To, len(s.T)); k++ {
				s.Of[k] = i + 1
			}
		}
		at = max(next, at+1)
	}
	foremost(s)
}

// mostBracket is how many tokens a bracket has at most.
const mostBracket = 40

// bracket passes over a remark in brackets: one that names no card, or says something of it.
func (s cutter) bracket(at int) int {
	if !s.Sign(at, "(") {
		return at
	}
	named, says, asks := false, false, false
	for i := at + 1; i < min(len(s.T), at+mostBracket); i++ {
		if s.Sign(i, ")") {
			if asks {
				return at + 1 // what it hangs on
			}
			if named && !says {
				return s.Add(pieces.Piece{Kind: pieces.Stop, From: at, To: at + 1})
			}
			return s.Leave(at, i+1)
		}
		asks = asks || i == at+1 && s.Means(i, words.If, words.Unless)
		named = named || s.IsCard(i) || s.Means(i, words.Verb, words.Scope) && !s.Means(i, words.Empty)
		says = says || s.Class(i)&(words.Because|words.Subject) != 0 && !s.Means(i, words.Verb) || s.Sign(i, "got", "have", "has", "had", "is", "are", "was", "not", "no") || s.T[i].Is("?")
	}
	return at + 1
}

// verb tells an order's verb in the midst of a clause: another clause begins there.
func (s cutter) verb(at int) int {
	if n, end := s.Number(at + 1); at > s.Begins && (s.Opens(at) || s.Sign(at, "with") && end > 0 && n < 3 && s.Means(end, words.Dice)) {
		s.Begins = at
	}
	return at
}

// sign reads what stands between clauses.
func (s cutter) sign(at int) int {
	switch {
	case s.Sign(at, ".", ";", "?"):
		return s.Add(pieces.Piece{Kind: pieces.Full, From: at, To: at + 1})
	case s.Sign(at, ":"):
		return s.Add(pieces.Piece{Kind: pieces.Colon, From: at, To: at + 1})
	case s.Sign(at, ",", "-", ")", "|", "="):
		return s.Add(pieces.Piece{Kind: pieces.Stop, From: at, To: at + 1})
	}
	if s.Sign(at, "but") && s.Sign(at-1, "anything", "everything", "whatever", "all") {
		return at
	}
	_, end := s.Is(at, words.And, words.Break)
	if end == 0 && s.Sign(at, "so", "then", "therefore", "also") {
		end = at + 1
	}
	if end == 0 || s.IsCard(at) {
		return at
	}
	return s.Add(pieces.Piece{Kind: pieces.Stop, From: at, To: end})
}

// reason passes over why something is wanted, up to the end of the clause.
func (s cutter) reason(at int) int {
	class := s.Class(at)
	begins := s.Sign(at, "since", "as") && s.Sign(at+1, "the", "my", "a") && s.IsCard(at+2) || s.Sign(at, "because", "cause", "cos", "coz", "cuz", "bc", "porque", "weil", "denn", "car", "parce", "puisque", "damit", "which", "hence", "seeing") ||
		s.Sign(at, "so", "now") && s.Sign(at+1, "that") ||
		s.Sign(at, "since", "as", "for", "so", "that", "while", "though", "although", "even") && s.Class(at+1)&words.Subject != 0 && !s.Sign(at+1, "my", "this", "that", "there", "these", "those", "all", "me", "here") && !s.Means(at, words.Same) && !s.Wants(at+1, s.Bound(at+1))
	begins = begins || s.Sign(at, "even") && s.Sign(at+1, "if", "though", "when")
	if !begins || class&words.Wishes != 0 && at+1 >= len(s.T) {
		return at
	}
	end := s.Bound(at + 1)
	for end < len(s.T) && (s.Sign(end, "-") && s.T[end].Glued || s.Means(end, words.Else) && !s.Sign(end-1, ",") && s.T[end].IsWord()) {
		end = s.Bound(end + 1)
	}
	return s.Leave(at, end)
}

// taken reads what takes back the orders before it.
func (s cutter) taken(at int) int {
	_, end := s.Is(at, words.Retract)
	if n := len(s.Pieces); n > 0 && at > 0 && s.Sign(at, "no", "nein", "non", "sorry", "er", "erm") && (s.Pieces[n-1].Kind == pieces.Cards || s.Pieces[n-1].Kind == pieces.Order || s.Pieces[n-1].Kind == pieces.Stop) {
		next := at + 1
		for s.Sign(next, "the", "a", "an", ",", "wait", "sorry", "la", "el", "den", "die", "das", "le", "not") {
			next++
		}
		if s.IsCard(next) && !s.Sign(next-1, "not") && next > at+1 {
			return s.Add(pieces.Piece{Kind: pieces.Back, From: at, To: next})
		}
	}
	if end == 0 || at != s.Begins && end < at+2 || s.IsCard(at) {
		return at
	}
	if s.Now.First && len(s.Pieces) == 0 {
		if end > at+1 || s.Sign(end, ",") {
			s.Begins = end
			return end
		}
		return at
	}
	if end == at+1 && !s.Sign(at, "correction", "oops", "wait", "scratch", "nope") && !s.Sign(end, ",", ":", "-", ".") {
		return at
	}
	return s.Add(pieces.Piece{Kind: pieces.Back, From: at, To: end})
}

// again reads `the same`.
func (s cutter) again(at int) int {
	_, end := s.Is(at, words.Same)
	if end == 0 || s.Sign(at, "as", "como", "wie", "comme") || s.IsCard(at) {
		return at
	}
	return s.Add(pieces.Piece{Kind: pieces.Same, From: at, To: end})
}

// otherwise reads `otherwise`, `if not`.
func (s cutter) otherwise(at int) int {
	_, end := s.Is(at, words.Else)
	if end == 0 && s.Sign(at, "other") && s.Sign(at+1, "wise") {
		end = at + 2
	}
	if end > at+1 && s.Sign(end-1, "not") && s.Sign(end, "that", "him", "her", "them") && s.Sign(end+1, ",", "then") {
		end++
	}
	if end == 0 || s.IsCard(at) || s.Sign(at, "else") && s.Sign(at-1, "what", "who", "how") || s.Sign(end-1, "no", "kein", "ningun", "keine") && end > at+2 && s.IsCard(end) || end > at+1 && !s.Ends(end) || end > at+2 && s.Means(end, words.Verb) && !s.Sign(end-1, "not", "no", "nicht", "non", "pas") {
		return at
	}
	return s.Add(pieces.Piece{Kind: pieces.Other, From: at, To: end})
}

// inWhichCase reads `in which case`, `in that case`.
func (s cutter) inWhichCase(at int) int {
	if s.Sign(at, "in") && s.Sign(at+1, "which", "that") && s.Sign(at+2, "case") && s.Stated != nil {
		return s.Add(pieces.Piece{Kind: pieces.Which, From: at, To: at + 3, List: s.Stated})
	}
	return at
}

// joint reads what joins candidates.
func (s cutter) joint(at int) int {
	m, end := s.Is(at, words.Joint)
	if end == 0 {
		_, end = s.Is(at, words.Or)
	}
	if end == 0 || s.IsCard(at) {
		return at
	}
	if words.Shorter(s.T, at, words.Else, s.Speaks).Tokens > 0 && s.Chained() {
		return s.Add(pieces.Piece{Kind: pieces.Other, From: at, To: end})
	}
	if m.Value == words.Lack || end > at+2 && m.Kind == words.Joint {
		return s.Add(pieces.Piece{Kind: pieces.Lack, From: at, To: end})
	}
	return s.Add(pieces.Piece{Kind: pieces.Stop, From: at, To: end})
}

// stays reads `I keep it`, `leave it alone`.
func (s cutter) stays(at int) int {
	if at == s.Begins {
		end := s.Bound(at)
		for i := at; i < end; i++ {
			if !s.Sign(i, "keep", "happy", "stick", "stand", "live", "content", "satisfied", "behalte", "quedo", "garde") {
				continue
			}
			next := i + 1
			for s.Sign(next, "with", "on", "an", "a", "any", "anything", "at", "the", "eine", "un", "con", "every", "between") {
				next++
			}
			if set, after := s.Totals(next); after > 0 && !s.Means(after, words.Coins, words.Dice, words.Landmark) && !s.IsCard(after) && after >= end {
				s.Add(pieces.Piece{Kind: pieces.Condition, From: at, To: end, List: []orders.Condition{{Kind: orders.Rolled, Who: s.Table.Me, Totals: set}}})
				return s.Add(pieces.Piece{Kind: pieces.Keep, From: end, To: end})
			}
		}
	}
	if s.Sign(at, "keep", "leave", "hold", "stand", "stick") && (s.Sign(at+1, "it", "that", "them", "those", "alone") || at+1 >= len(s.T) || s.Sign(at+1, ",", ".")) {
		return s.Add(pieces.Piece{Kind: pieces.Keep, From: at, To: min(at+2, len(s.T))})
	}
	return at
}

// until reads up to when something is to be: of what stands for good it says nothing more.
func (s cutter) until(at int) int {
	if !s.Sign(at, "until", "till", "hasta", "bis", "jusqua") {
		return at
	}
	end := s.Bound(at + 1)
	for _, p := range s.Pieces {
		if p.Kind == pieces.Goes && len(p.Scopes) == 1 && p.Scopes[0] == orders.Standing {
			return end
		}
	}
	return s.Add(pieces.Piece{Kind: pieces.Lost, From: at, To: end})
}

// naught reads that nothing is bought, or bought any more.
func (s cutter) naught(at int) int {
	if n := len(s.Pieces); n > 0 && s.Pieces[n-1].Kind == pieces.Other && s.Pieces[n-1].To == at && s.Sign(at, "not", "no", "dont", "never", "none") && s.Closes(at+1) {
		switch s.before() {
		case orders.Roll, orders.TV, orders.Move, orders.Demolish:
			return at // they are done anyway
		}
		return s.Add(pieces.Piece{Kind: pieces.Nothing, From: at, To: at + 1})
	}
	_, end := s.Is(at, words.Nothing)
	if verb := s.before(); s.Sign(at, "leave", "let") && (verb == orders.Reroll || verb == orders.Harbour) {
		return at // it stays
	}
	if end == 0 || s.IsCard(at) || s.Sign(end, "but") {
		return at
	}
	if _, number := s.Number(end); number > 0 || !s.Ends(end) && !s.Sign(end, "except", "save") {
		return at // nothing there for me to do
	}
	if s.IsCard(end) || s.Sign(end, "the", "a", "my") && s.IsCard(end+1) || s.Sign(end, "special", "new", "to", "much", "from", "personal") {
		return at
	}
	return s.Add(pieces.Piece{Kind: pieces.Nothing, From: at, To: end})
}

// A placer finds goes.
type placer struct{ *pieces.Sentence }

// goes reads for which goes something is.
func (s placer) Goes(at int) int {
	next, end := at, 0
	var list []orders.Scope
	for next < len(s.T) {
		if s.IsCard(next) && s.CardAt(next).Strength == marks.Whole {
			break
		}
		if m, after := s.Is(next, words.Scope); after > 0 && !throws.Thrower(s).IsThrow(next, after) {
			if m.Value == words.BothGoes {
				list = append(list, orders.Go1, orders.Go2)
			} else {
				list = append(list, orders.Scope(m.Value))
			}
			next, end = after, after
			for s.Sign(next, ",", "/", "+", "&") {
				next++
			}
			if _, and := s.Is(next, words.And); and > 0 {
				next = and
			}
			if next == after || at > s.Begins && !s.both(next) || s.crossed(next) {
				break
			}
			continue
		}
		_, prep := s.Is(next, words.Prep)
		switch {
		case prep > 0 && end == 0:
			next = prep
		case s.Sign(next, "my", "the", "your", "mi", "la", "el", "mein", "meinem", "meinen", "mon", "le"):
			next++
		default:
			next = len(s.T)
		}
	}
	if end == 0 {
		if list, end = s.places(at); end == 0 {
			return at
		}
	}
	return s.Add(pieces.Piece{Kind: pieces.Goes, From: at, To: end, Scopes: list})
}

// both tells goes at a place behind which the clause ends: with those before they are what
// stands before them is for, and nothing stands behind that they could be for.
func (s placer) both(at int) bool {
	if _, prep := s.Is(at, words.Prep); prep > 0 {
		at = prep
	}
	for s.Sign(at, "my", "the") {
		at++
	}
	_, end := s.Is(at, words.Scope)
	return end > 0 && s.Closes(end)
}

// crossed tells goes behind goes that stand behind their order, and what is for these: `two
// dice first go, second go one`.
func (s placer) crossed(at int) bool {
	n := len(s.Pieces)
	_, end := s.Is(at, words.Scope)
	return n > 0 && s.Pieces[n-1].Kind == pieces.Order && end > 0 && end < len(s.T) && (s.T[end].IsWord() || s.T[end].Number >= 0) && !s.Means(end, words.And)
}

// places reads `the second one,`, `first:` from who has two goes.
func (s placer) places(at int) ([]orders.Scope, int) {
	next := at
	for s.Sign(next, "the", "my", "on", "in", "for", "and", "then") {
		next++
	}
	scope := orders.Go1
	switch {
	case !s.Now.TwoGo || at != s.Begins && !s.Sign(at, "on", "in", "for"):
		return nil, 0
	case s.Sign(next, "both", "each"):
		scope = orders.EveryGo
	case s.Sign(next, "second", "last", "2nd", "other"):
		scope = orders.Go2
	case !s.Sign(next, "first", "1st"):
		return nil, 0
	}
	if at > 0 && throws.Thrower(s).Nth(at) {
		return []orders.Scope{scope}, at + 1
	}
	if next++; s.Sign(next, "one", "ones", "time", "times", "my") {
		next++
	}
	for s.Sign(next, "goes", "go", "turn", "turns") {
		next++
	}
	if !s.Sign(next, ",", ":", "-", "=") || next == at+1 && s.Sign(next, ",") {
		return nil, 0
	}
	return []orders.Scope{scope}, next
}

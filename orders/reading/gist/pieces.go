package gist

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/words"
)

// This file cuts a sentence into pieces.

// A cutter finds pieces that are told by their words alone.
type cutter struct{ *sentence }

// steps find the next piece; each returns where it ends, or where it began for none.
var steps = [...]func(s *sentence, at int) int{
	by(cutter.bracket), by(cutter.verb), by(placer.goes), by(cutter.reason), by(cutter.taken), by(cutter.again), by(cutter.otherwise), by(cutter.inWhichCase), by(asker.asked), by(cutter.sign),
	by(teller.told), by(tooler.ordered), by(cutter.naught), by(cutter.stays), by(cutter.until), by(cutter.joint), by(namer.pronoun), by(namer.card), by(cutter.elliptic),
}

// by makes a step of one of them.
func by[T ~struct{ *sentence }](step func(s T, at int) int) func(*sentence, int) int {
	return func(s *sentence, at int) int { return step(T{s}, at) }
}

// cut finds the pieces.
func (s *sentence) cut() {
	for at := 0; at < len(s.T); {
		next := at
		for _, step := range steps {
			s.Table.Work++
			if next = step(s, at); next > at {
				break
			}
		}
		at = max(next, at+1)
	}
}

// mostBracket is how many tokens a bracket has at most.
const mostBracket = 40

// bracket passes over a remark in brackets: one that names no card, or says something of it.
func (s cutter) bracket(at int) int {
	if !s.Sign(at, "(") {
		return at
	}
	named, says := false, false
	for i := at + 1; i < min(len(s.T), at+mostBracket); i++ {
		if s.Sign(i, ")") {
			if named && !says {
				return s.add(piece{kind: stop, from: at, to: at + 1})
			}
			return s.leave(at, i+1)
		}
		named = named || s.isCard(i) || s.is(i, words.Verb, words.Scope) && !s.is(i, words.Empty)
		says = says || s.class(i)&(words.Because|words.Subject) != 0 && !s.is(i, words.Verb) || s.Sign(i, "got", "have", "has", "had", "is", "are", "was", "not", "no") || s.T[i].Is("?")
	}
	return at + 1
}

// verb tells an order's verb in the midst of a clause: another clause begins there.
func (s cutter) verb(at int) int {
	if at > s.begins && s.opens(at) {
		s.begins = at
	}
	return at
}

// sign reads what stands between clauses.
func (s cutter) sign(at int) int {
	switch {
	case s.Sign(at, ".", ";", "?"):
		return s.add(piece{kind: full, from: at, to: at + 1})
	case s.Sign(at, ":"):
		return s.add(piece{kind: colon, from: at, to: at + 1})
	case s.Sign(at, ",", "-", ")", "|", "="):
		return s.add(piece{kind: stop, from: at, to: at + 1})
	}
	_, end := s.Is(at, words.And, words.Break)
	if end == 0 && s.Sign(at, "so", "then", "therefore", "also") {
		end = at + 1
	}
	if end == 0 || s.isCard(at) {
		return at
	}
	return s.add(piece{kind: stop, from: at, to: end})
}

// reason passes over why something is wanted, up to the end of the clause.
func (s cutter) reason(at int) int {
	class := s.class(at)
	begins := s.Sign(at, "because", "cause", "cos", "coz", "cuz", "bc", "porque", "weil", "denn", "car", "parce", "puisque", "damit", "which", "hence", "seeing") ||
		s.Sign(at, "so", "now") && s.Sign(at+1, "that") ||
		s.Sign(at, "since", "as", "for", "so", "that", "pues", "ya", "while", "though", "although", "even") && s.class(at+1)&words.Subject != 0 && !s.Sign(at+1, "my", "this", "that", "there", "these", "those", "all", "me", "here") && !s.is(at, words.Same) && !s.wants(at+1, s.bound(at+1))
	begins = begins || s.Sign(at, "even") && s.Sign(at+1, "if", "though", "when")
	if !begins || class&words.Wishes != 0 && at+1 >= len(s.T) {
		return at
	}
	end := s.bound(at + 1)
	for end < len(s.T) && (s.Sign(end, "-") && s.T[end].Glued || s.is(end, words.Else) && !s.Sign(end-1, ",") && s.T[end].IsWord()) {
		end = s.bound(end + 1)
	}
	return s.leave(at, end)
}

// taken reads what takes back the orders before it.
func (s cutter) taken(at int) int {
	_, end := s.Is(at, words.Retract)
	if end == 0 || at != s.begins && end < at+2 || s.isCard(at) {
		return at
	}
	if s.now.First && len(s.pieces) == 0 {
		if end > at+1 || s.Sign(end, ",") {
			s.begins = end
			return end
		}
		return at
	}
	if end == at+1 && !s.Sign(at, "correction", "oops", "wait", "scratch", "nope") && !s.Sign(end, ",", ":", "-", ".") {
		return at
	}
	return s.add(piece{kind: back, from: at, to: end})
}

// again reads `the same`.
func (s cutter) again(at int) int {
	_, end := s.Is(at, words.Same)
	if end == 0 || s.Sign(at, "as", "como", "wie", "comme") || s.isCard(at) {
		return at
	}
	return s.add(piece{kind: same, from: at, to: end})
}

// otherwise reads `otherwise`, `if not`.
func (s cutter) otherwise(at int) int {
	_, end := s.Is(at, words.Else)
	if end == 0 && s.Sign(at, "other") && s.Sign(at+1, "wise") {
		end = at + 2
	}
	if end == 0 || s.isCard(at) || end > at+1 && !s.ends(end) || end > at+2 && s.is(end, words.Verb) && !s.Sign(end-1, "not", "no", "nicht", "non", "pas") {
		return at
	}
	return s.add(piece{kind: other, from: at, to: end})
}

// inWhichCase reads `in which case`, `in that case`.
func (s cutter) inWhichCase(at int) int {
	if s.Sign(at, "in") && s.Sign(at+1, "which", "that") && s.Sign(at+2, "case") && s.stated != nil {
		return s.add(piece{kind: which, from: at, to: at + 3, list: s.stated})
	}
	return at
}

// joint reads what joins candidates.
func (s cutter) joint(at int) int {
	m, end := s.Is(at, words.Joint)
	if end == 0 {
		_, end = s.Is(at, words.Or)
	}
	if end == 0 || s.isCard(at) {
		return at
	}
	if words.Shorter(s.T, at, words.Else, s.Speaks).Tokens > 0 && s.chained() {
		return s.add(piece{kind: other, from: at, to: end})
	}
	if m.Value == words.Lack || end > at+2 && m.Kind == words.Joint {
		return s.add(piece{kind: lack, from: at, to: end})
	}
	return s.add(piece{kind: stop, from: at, to: end})
}

// stays reads `I keep it`, `leave it alone`.
func (s cutter) stays(at int) int {
	if s.Sign(at, "keep", "leave", "hold", "stand", "stick") && (s.Sign(at+1, "it", "that", "them", "those", "alone") || at+1 >= len(s.T) || s.Sign(at+1, ",", ".")) {
		return s.add(piece{kind: keep, from: at, to: min(at+2, len(s.T))})
	}
	return at
}

// until reads up to when something is to be: of what stands for good it says nothing more.
func (s cutter) until(at int) int {
	if !s.Sign(at, "until", "till", "hasta", "bis", "jusqua") {
		return at
	}
	end := s.bound(at + 1)
	for _, p := range s.pieces {
		if p.kind == goes && len(p.scopes) == 1 && p.scopes[0] == orders.Standing {
			return end
		}
	}
	return s.add(piece{kind: lost, from: at, to: end})
}

// elliptic reads another player who stands alone behind an order that names one.
func (s cutter) elliptic(at int) int {
	if s.now.Last == nil || s.now.Last.Verb != orders.TV || !s.isOther(at) || at != s.begins || len(s.pieces) > 0 && s.pieces[len(s.pieces)-1].kind != stop {
		return at
	}
	who := s.PlayerAt(at, 3)
	if end := at + who.Tokens; s.silent(end) {
		return s.add(piece{kind: order, from: at, to: end, order: orders.Order{Verb: orders.TV, Player: who.Seat}})
	}
	return at
}

// naught reads that nothing is bought, or bought any more.
func (s cutter) naught(at int) int {
	_, end := s.Is(at, words.Nothing)
	if end == 0 || s.isCard(at) || s.Sign(end, "but") {
		return at
	}
	if _, number := s.Number(end); number > 0 {
		return at
	}
	if s.isCard(end) || s.Sign(end, "special", "new", "to", "much", "from", "personal") {
		return at
	}
	return s.add(piece{kind: nothing, from: at, to: end})
}

// A placer finds goes.
type placer struct{ *sentence }

// goes reads for which goes something is.
func (s placer) goes(at int) int {
	next, end := at, 0
	var list []orders.Scope
	for next < len(s.T) {
		if s.isCard(next) && s.CardAt(next).Strength == marks.Whole {
			break
		}
		if m, after := s.Is(next, words.Scope); after > 0 {
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
			if next == after {
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
	return s.add(piece{kind: goes, from: at, to: end, scopes: list})
}

// places reads `the second one,`, `first:` from who has two goes.
func (s placer) places(at int) ([]orders.Scope, int) {
	next := at
	for s.Sign(next, "the", "my", "on", "in", "for", "and", "then") {
		next++
	}
	scope := orders.Go1
	switch {
	case !s.now.TwoGo || at != s.begins && !s.Sign(at, "on", "in", "for"):
		return nil, 0
	case s.Sign(next, "both", "each"):
		scope = orders.EveryGo
	case s.Sign(next, "second", "last", "2nd", "other"):
		scope = orders.Go2
	case !s.Sign(next, "first", "1st"):
		return nil, 0
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

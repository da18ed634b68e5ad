// Package amends tells what a sentence that takes something back puts in whose place, of the
// orders that its letter has so far: what was said last of the same kind, what an otherwise
// brought, or what a change brought.
//
// It knows no sentence but by its reading, or by the amount that it names alone. Fall, Limit and
// Within change the orders, Replaced and Retarget the reading; what cannot be told they leave alone.
// A new way to take something back enters here, the words of one in words.
package amends

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/marks"
)

// A Said is an order of the letter itself, where it stands.
type Said struct {
	Line     *orders.Line
	Sentence string
	Doubted  bool // it is only proposed
	Gone     bool // it was taken back already
	Here     bool // it stands in the line that is read
	Nth      int  // how many orders were said before it
}

// SaidIn are the orders of the letter itself among these, as they were said, with those that it took back; number is
// that of the line that is read.
func SaidIn(entries []drafts.Entry, number int) (list []Said) {
	for i := range entries {
		if e := &entries[i]; !e.Old {
			list = append(list, Said{Line: &e.Line, Sentence: e.Written, Doubted: e.Proposal >= 0, Gone: e.Gone, Here: e.Number == number, Nth: e.Nth})
		}
	}
	slices.SortStableFunc(list, func(a, b Said) int { return a.Nth - b.Nth }) // an exception stands before what was said before it
	return list
}

// goesOn tells an order behind which its line goes on without a stop: what comes may put right only
// the last of its cards.
func (s *Said) goesOn() bool {
	return s.Here && !strings.HasSuffix(s.Sentence, ".") && !strings.HasSuffix(s.Sentence, "!") && !strings.HasSuffix(s.Sentence, "?")
}

// Last is the sentence said last that has an order of a verb; "" for none. An exception stands before what it
// is one of, though it was said behind it.
func Last(list []Said, verb orders.Verb) string {
	last := Said{Nth: -1}
	for _, one := range list {
		if one.Line.Order.Verb == verb && one.Nth >= last.Nth {
			last = one
		}
	}
	return last.Sentence
}

// Replaced are the orders in whose place those of a sentence come: `roll 1. No wait, roll 2.` It is
// nil where it is not plain which. In either case all of the sentence's are given the goes of those
// that the letter said last of their kind.
func Replaced(list []Said, read *clauses.Reading) map[*orders.Line]bool {
	if gone := whole(list, read); gone != nil {
		return gone
	}
	gone, plain := map[*orders.Line]bool{}, true
	for k := range read.Acts {
		act := &read.Acts[k]
		verb := act.Line.Order.Verb
		loose := false
		cards, scopes, said, before := 0, []orders.Scope(nil), orders.Order{}, Last(list, verb)
		for _, e := range list {
			if e.Line.Order.Verb != verb || e.Gone || act.Scopes != nil && !slices.Contains(act.Scopes, e.Line.Scope) || act.Scopes == nil && e.Sentence != before {
				continue
			}
			plain = plain && !e.Doubted && len(e.Line.If) == 0
			if !slices.Contains(scopes, e.Line.Scope) {
				plain = plain && (act.Scopes != nil || scopes == nil || e.Line.Order.Equal(said)) // goes that differ: which?
				said = e.Line.Order
				scopes, cards = append(scopes, e.Line.Scope), 0
			}
			cards, loose = cards+len(e.Line.Order.Cards), loose || e.goesOn()
			gone[e.Line] = true
		}
		none := act.Line.Order.Nothing && len(act.Line.Order.Cards) == 0
		if cards > 1 && !none && (len(act.Line.Order.Cards) < 2 || loose) && verb == orders.Buy || len(act.Line.If) > 0 && (verb == orders.Buy || !said.Equal(act.Line.Order)) {
			plain = false // which of them?
		}
		if act.Scopes == nil {
			act.Scopes = scopes
		}
	}
	if !plain {
		return nil
	}
	if !read.Falls && !read.Continues && !read.Joins {
		saidTwice(list, gone)
	}
	return gone
}

// saidTwice adds to the candidates that are replaced those that were said by themselves before: `a
// Forest. And the Forest, no, make it a Mine`.
func saidTwice(list []Said, gone map[*orders.Line]bool) {
	alone := func(l *orders.Line) bool {
		return l.Order.Verb == orders.Buy && len(l.Order.Cards) == 1 && !l.Order.Nothing && len(l.If) == 0
	}
	for _, e := range list {
		if gone[e.Line] || e.Gone || e.Doubted || !alone(e.Line) {
			continue
		}
		for line := range gone {
			if alone(line) && line.Scope == e.Line.Scope && line.Order.Cards[0] == e.Line.Order.Cards[0] {
				gone[e.Line] = true
				break
			}
		}
	}
}

// whole are all orders of a kind, of one sentence that says what is to be on a condition and what
// otherwise, where the one that corrects it says both, too; nil for none.
func whole(list []Said, read *clauses.Reading) map[*orders.Line]bool {
	var acts []orders.Line
	for _, a := range read.Acts {
		if acts = append(acts, a.Line); a.Scopes != nil {
			return nil
		}
	}
	if !bothWays(acts) {
		return nil
	}
	gone, own, text := map[*orders.Line]bool{}, map[orders.Scope][]orders.Line{}, Last(list, acts[0].Order.Verb)
	var scopes []orders.Scope
	for _, e := range list {
		if e.Line.Order.Verb != acts[0].Order.Verb || e.Gone {
			continue
		}
		if e.Doubted || e.Sentence != text {
			return nil
		}
		if own[e.Line.Scope] == nil {
			scopes = append(scopes, e.Line.Scope)
		}
		own[e.Line.Scope] = append(own[e.Line.Scope], *e.Line)
		gone[e.Line] = true
	}
	for _, scope := range scopes {
		if !bothWays(own[scope]) {
			return nil
		}
	}
	if len(scopes) == 0 {
		return nil
	}
	for k := range read.Acts {
		read.Acts[k].Scopes = scopes
	}
	return gone
}

// bothWays tells two orders of a kind, one on a condition and one when that does not hold.
func bothWays(list []orders.Line) bool {
	return len(list) == 2 && list[0].Order.Verb == list[1].Order.Verb && orders.Opposite(list[0].If, list[1].If)
}

// Counters tells orders each of which may come in the place of one said before.
func Counters(list []Said, read *clauses.Reading) bool {
	return !slices.ContainsFunc(read.Acts, func(a clauses.Act) bool {
		return !slices.ContainsFunc(list, func(e Said) bool {
			return e.Line.Order.Verb == a.Line.Order.Verb && !e.Gone && (a.Scopes == nil || slices.Contains(a.Scopes, e.Line.Scope))
		})
	})
}

// Fall puts the order of a sentence in the place of that which the last `otherwise` brought: the last
// of its kind on its conditions, or the last candidate of its list: `otherwise the Forest. No,
// otherwise the Cafe`. It tells whether there was one.
func Fall(list []Said, read *clauses.Reading) bool {
	line := read.Acts[0].Line
	before := Last(list, line.Order.Verb)
	own := slices.DeleteFunc(slices.Clone(list), func(e Said) bool {
		return e.Sentence != before || e.Line.Order.Verb != line.Order.Verb || e.Gone
	})
	if len(own) == 0 || len(line.If) > 0 || len(read.Acts) > 1 || slices.ContainsFunc(own, func(e Said) bool { return e.Doubted }) {
		return false
	}
	was := *own[len(own)-1].Line
	other := slices.ContainsFunc(own, func(e Said) bool { return !slices.Equal(e.Line.If, was.If) })
	cards := was.Order.Cards
	if !other && (len(was.If) > 0 || len(cards) < 2 || was.Order.Nothing || line.Order.Nothing || was.Order.Verb != orders.Buy) {
		return false // which was it?
	}
	for _, e := range own {
		switch {
		case !slices.Equal(e.Line.If, was.If) || !e.Line.Order.Equal(was.Order):
		case other:
			e.Line.Order = line.Order
		default:
			e.Line.Order.Cards = append(slices.Clone(cards[:len(cards)-1]), line.Order.Cards...)
		}
	}
	return true
}

// OfLast tells cards that a sentence only names behind a list with which its line goes on: they come in the
// place of the last of that: `the Harbour, the Forest - no, the Mine`.
func OfLast(list []Said, read *clauses.Reading) bool {
	if !read.Bares || len(read.Acts) != 1 || len(read.Acts[0].Line.If) > 0 || read.Acts[0].Line.Order.Verb != orders.Buy || read.Acts[0].Line.Order.Nothing {
		return false
	}
	own := Own(list, Last(list, orders.Buy))
	return len(own) > 0 && !slices.ContainsFunc(own, func(e Said) bool {
		parted := strings.HasSuffix(e.Sentence, ",") || strings.HasSuffix(e.Sentence, "-")
		return !parted || !e.Here || e.Line.Order.Verb != orders.Buy || len(e.Line.If) > 0 || len(e.Line.Order.Cards) < 2
	})
}

// Within puts a card that a sentence only names in the place of the one candidate of the last list,
// on the conditions of that: `if I roll 6: a Sushi Bar. No, a Mackerel Boat`. It tells whether there
// was one.
func Within(list []Said, read *clauses.Reading) bool {
	if !read.Bares || len(read.Acts) != 1 || read.Falls || read.Sticky {
		return false
	}
	act := read.Acts[0]
	if o := act.Line.Order; o.Verb != orders.Buy || o.Nothing || len(o.Cards) == 0 || act.Scopes != nil || len(act.Line.If) > 0 {
		return false
	}
	own := slices.DeleteFunc(Own(list, Last(list, orders.Buy)), func(e Said) bool { return e.Line.Order.Verb != orders.Buy })
	if len(own) == 0 || slices.ContainsFunc(own, func(e Said) bool {
		was := e.Line.Order
		return e.Doubted || len(was.Cards) != 1 || was.Nothing || len(e.Line.If) == 0 || !was.Equal(own[0].Line.Order) || !slices.Equal(e.Line.If, own[0].Line.If)
	}) {
		return false
	}
	for _, e := range own {
		e.Line.Order = act.Line.Order
	}
	return true
}

// Settles tells changes of candidates that the letter named above, or of the one choice of its kind,
// and of nothing else: `sorry, not the Forest, the Cafe`, `sorry, one die instead of two`.
func Settles(list []Said, read *clauses.Reading, tokens []marks.Token) bool {
	for _, a := range read.Amendments {
		if marks.Some(tokens, ours) && slices.ContainsFunc(list, func(e Said) bool { return givenFor(e.Line.Order, a) }) {
			return false // not the Mine, my Forest
		}
		if !read.Retracts && (a.List.Some() || a.Drop && !spares(list, a) || len(a.From.Cards) == 1 && severally(list, a)) {
			return false // of which go?
		}
		if !slices.ContainsFunc(list, func(e Said) bool {
			candidates := e.Line.Order.Verb == orders.Buy && !e.Gone && !e.Doubted
			return tells(list, a) || ofTool(list, a, false) || candidates && (a.List.Some() && len(e.Line.If) == 0 || len(a.From.Cards) == 1 && slices.Contains(e.Line.Order.Cards, a.From.Cards[0]))
		}) {
			return false
		}
	}
	return len(read.Amendments) > 0 && len(read.Acts) == 0
}

// ours are words before what is the writer's.
var ours = marks.Lows("my", "mein", "meine", "meinen", "mi", "mon", "ma")

// givenFor tells a change of a card that is another player's in a swap.
func givenFor(o orders.Order, a clauses.Amendment) bool {
	return o.Verb == orders.Swap && len(a.From.Cards) == 1 && o.Theirs == a.From.Cards[0]
}

// tells tells a change of dice, or of whose coins are taken, of which the letter said just what is
// changed, and nothing else: on no condition, and once.
func tells(list []Said, a clauses.Amendment) bool {
	if v := a.From.Verb; v != orders.Roll && v != orders.TV || a.To.Verb != v || a.Drop || a.List.Some() {
		return false
	}
	said := 0
	for _, e := range list {
		if e.Line.Order.Verb != a.From.Verb || e.Gone {
			continue
		}
		if said++; e.Doubted || len(e.Line.If) > 0 || !e.Line.Order.Equal(a.From) {
			return false
		}
	}
	return said == 1
}

// Denies tells words that only deny cards that nobody has asked for: `Mine. Not the Forest.` A no at
// their beginning may take back what is bought above.
func Denies(list []Said, read *clauses.Reading, tokens []marks.Token) bool {
	if len(tokens) == 0 || len(read.Amendments) == 0 {
		return false
	}
	for _, a := range read.Amendments {
		if !a.Drop || a.List.Some() || a.From.Verb != orders.Buy || len(a.From.Cards) == 0 {
			return false
		}
		for _, card := range a.From.Cards {
			if slices.ContainsFunc(list, func(e Said) bool { return slices.Contains(e.Line.Order.Cards, card) }) {
				return false
			}
		}
	}
	plain := !tokens[0].Is("no") || deniesPlainly(tokens) || len(tokens) > 1 && !tokens[1].Is(",") && !slices.ContainsFunc(list, func(e Said) bool { return e.Line.Order.Verb == orders.Buy })
	denies := func(t marks.Token) bool {
		return t.Is("not", "dont", "don't", "never", "without", "nor", "wont", "won't", "no", "kein", "keine", "keinen", "nicht", "nie", "ningun", "ninguna", "sin", "nunca")
	}
	strikes := func(t marks.Token) bool { return t.Is("drop", "instead", "but", "wait") }
	return len(read.Acts) == 0 && !read.Corrects && plain && slices.ContainsFunc(tokens, denies) && !slices.ContainsFunc(tokens, strikes)
}

// deniesPlainly tells a no that belongs to what stands behind it: `No Stadium.`, `no more pizza`. In small
// letters `no stadium` may be `no, the Stadium`.
func deniesPlainly(t []marks.Token) bool {
	if len(t) < 2 || t[1].Is(",") {
		return false
	}
	more := t[0].Raw == "No" && strings.ToLower(t[1].Raw[:1]) != t[1].Raw[:1] || t[1].Is("more")
	return more && !marks.Says(t[1:], "but", "instead", "rather", "please")
}

// spares tells a card that is dropped from a list in which others stay, and stands in no other.
func spares(list []Said, a clauses.Amendment) bool {
	if len(a.From.Cards) != 1 {
		return false
	}
	var lists []string
	stay := true
	for _, e := range list {
		if e.Line.Order.Verb == orders.Buy && !e.Gone && slices.Contains(e.Line.Order.Cards, a.From.Cards[0]) {
			stay = stay && len(e.Line.Order.Cards) > 1
			if !slices.Contains(lists, e.Sentence) {
				lists = append(lists, e.Sentence)
			}
		}
	}
	return len(lists) == 1 && stay
}

// severally tells a card that stands in the lists of several goes of which a change names none.
func severally(list []Said, a clauses.Amendment) bool {
	var goes []orders.Scope
	for _, e := range list {
		if e.Line.Order.Verb == orders.Buy && !e.Gone && slices.Contains(e.Line.Order.Cards, a.From.Cards[0]) && !slices.Contains(goes, e.Line.Scope) {
			goes = append(goes, e.Line.Scope)
		}
	}
	return len(goes) > 1 && a.Scopes == nil
}

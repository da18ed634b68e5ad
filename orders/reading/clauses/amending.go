package clauses

import (
	"machipost/orders"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/parts"
	"machipost/orders/reading/words"
)

// An amender reads what changes other orders, on file or said before.
type amender struct{ scoper }

// opening reads what only stands at the beginning of a sentence: that it amends what is
// on file, or takes back what was said.
func (p *amender) opening(at int) int {
	at = p.hush(p.greeting(p.named(p.numbered(at))))
	if next := p.kept(at); next > at {
		at = next
	}
	if _, end := p.Is(at, words.Retract); end > 0 && p.now.First && p.now.OnFile && (p.now.Keeps || p.Sign(at, "make")) {
		p.Take(at, end, "a correction")
		p.out.Corrects = true
		at = p.hush(p.Commas(end))
		if next := p.amendment(at); next > at {
			return next
		}
	}
	if _, end := p.Is(at, words.Retract); end > 0 && !p.now.First {
		p.Take(at, end, "a correction")
		p.out.Retracts = true
		at = p.Commas(end)
	}
	if next := p.amendment(at); next > at {
		return next
	}
	if _, end := p.Is(at, words.Correct); end > 0 {
		p.Take(at, end, "a correction")
		p.out.Corrects, p.out.Retracts = true, !p.now.First
		at = p.hush(p.Commas(end))
		if next := p.kept(at); next > at {
			at = next
		}
		if next := p.amendment(at); next > at {
			return next
		}
		if list, _, next := p.scopesAt(at); next > at {
			if after := p.amendment(p.hush(p.Commas(next))); after > next {
				p.Take(at, next, "a heading")
				p.out.Amendments[len(p.out.Amendments)-1].Scopes = list
				return after
			}
		}
	}
	if _, end := p.Is(at, words.Also); end > 0 && (p.now.First || !p.is2(at, words.Verb)) {
		p.Take(at, end, "to what is on file")
		p.out.Joins = p.now.First
		at = p.Commas(end)
		if next := p.amendment(at); next > at {
			return next
		}
	}
	return at
}

func (p *amender) is2(at int, kind words.Kind) bool {
	_, end := p.Is(at, kind)
	return end > 0
}

// kept passes over `the rest stays as it was`, in a letter that amends.
func (p *amender) kept(at int) int {
	_, end := p.Is(at, words.Keep)
	if end == 0 || !p.now.OnFile {
		return at
	}
	p.Take(at, end, "to what is on file")
	p.out.Keeps = true
	for p.Sign(end, ",", ":", ".", "only", "but", "just", "except") {
		p.Take(end, end+1, "a joint")
		end++
	}
	return end
}

// stays passes over `the Forest stays`, in a letter that amends.
func (p *amender) stays(at int) int {
	if !p.now.OnFile || at > 0 && !p.starts(at) && p.Taken[at-1] != "nothing" {
		return at
	}
	next := at
	for {
		order, end := p.thing(next)
		if end == 0 {
			return at
		}
		_ = order
		next = end
		if _, and := p.Is(next, words.And); and > 0 {
			next = and
			continue
		}
		break
	}
	if !p.Sign(next, "stays", "stay", "remains", "remain", "stands", "stand") || !p.Closes(next+1) {
		return at
	}
	p.Take(at, next+1, "to what is on file")
	p.out.Keeps = true
	return next + 1
}

// numbered passes over `(a)`, `(2)` before a sentence.
func (p *amender) numbered(at int) int {
	if !p.Sign(at, "(") || !p.Sign(at+2, ")") || at+3 >= len(p.T) || len(p.T[at+1].Low) != 1 || p.Sign(at+1, "x") {
		return at
	}
	p.Take(at, at+3, "nothing")
	return at + 3
}

// named passes over `Ann here,` before an order.
func (p *amender) named(at int) int {
	who := p.PlayerAt(at, 99)
	end := at + who.Tokens
	if who.Tokens == 0 || !who.Whole || !p.Sign(end, "here", "again") || end+1 >= len(p.T) {
		return at
	}
	end = p.CommaAt(end + 1)
	p.Take(at, end, "a greeting")
	return end
}

// greeting passes over `Hello Dave,` before an order.
func (p *amender) greeting(at int) int {
	_, end := p.Is(at, words.Chat)
	if end == 0 {
		return at
	}
	for next := end; next < min(len(p.T), end+3); next++ {
		if p.Sign(next, ",") && next+1 < len(p.T) {
			p.Take(at, next+1, "a greeting")
			return next + 1
		}
		if !p.T[next].IsWord() || p.CardAt(next).Tokens > 0 && p.CardAt(next).Strength < marks.Weak {
			return at
		}
	}
	return at
}

// hush passes over words that say nothing, but for those that amend.
func (p *amender) hush(at int) int {
	for {
		if _, end := p.Is(at, words.Also, words.Change, words.Correct, words.Instead, words.Drop, words.Retract); end > 0 {
			return at
		}
		end := p.Idle(at)
		if p.wants(at) {
			return at
		}
		if _, opens := p.Opener(at); opens > 0 {
			return at
		}
		if end == 0 && p.Sign(at, ",") {
			end = at + 1
		}
		if end == 0 {
			return at
		}
		p.Take(at, end, "nothing")
		at = end
	}
}

// wants tells a wish in another language than the rules' before the card that it is
// for: a verb, though it says nothing before another.
func (p *amender) wants(at int) bool {
	for _, m := range p.PhraseAt(at).Means {
		if m.Kind == words.Verb && m.Value == int(orders.Buy) && m.Language != words.English {
			found := p.Slot(p.Lean(at+p.PhraseAt(at).Tokens), true)
			return found.Tokens > 0 && found.Strength < marks.Weak
		}
	}
	return false
}

// amendment reads `change A to B`, `instead of A buy B`, `buy B instead of A`, `drop A`.
func (p *amender) amendment(at int) int {
	if _, next := p.Is(at, words.Change); next > 0 {
		if from, end := p.thing(next); end > 0 {
			if _, to := p.Is(end, words.To, words.For, words.With, words.Prep, words.Joint); to > 0 {
				if other, end := p.thing(to); end > 0 && alike(from, other) {
					list, after := p.within(end)
					if p.Closes(after) {
						return p.amend(at, after, Amendment{Scopes: list, From: from, To: other})
					}
				}
			}
		}
	}
	if _, next := p.Is(at, words.Instead); next > 0 {
		if from, end := p.thing(next); end > 0 {
			if other, end := p.thing(p.CommaAt(p.verbAt(p.CommaAt(end)))); end > 0 && alike(from, other) && p.Closes(end) {
				return p.amend(at, end, Amendment{From: from, To: other})
			}
		}
	}
	if other, end := p.thing(p.verbAt(at)); end > 0 {
		if _, next := p.Is(end, words.Instead); next > 0 {
			if from, end := p.thing(next); end > 0 && alike(from, other) && p.Closes(end) {
				return p.amend(at, end, Amendment{From: from, To: other})
			}
		}
	}
	if next := p.contrast(at); next > at && (p.now.OnFile || !p.now.First) {
		return next
	}
	if _, next := p.Is(at, words.Drop); next > 0 {
		if end := p.struck(at, next); end > at {
			return end
		}
	}
	if _, next := p.Is(at, words.Drop); next > 0 && !p.deniesVerb(at, next) {
		if from, end := p.thing(next); end > 0 && len(from.Cards) > 0 {
			put := p.verbAt(p.CommaAt(p.Lean(end)))
			for p.Sign(put, "put", "take") {
				put++
			}
			if other, end := p.thing(put); end > 0 && len(other.Cards) > 0 && (p.Sign(end, "instead") && p.Closes(end+1) || p.Sign(end, "in") && p.Sign(end+1, "its") && p.Sign(end+2, "place", "stead")) {
				for p.Sign(end, "instead", "in", "its", "place", "stead") {
					end++
				}
				return p.amend(at, end, Amendment{From: from, To: other})
			}
		}
		if from, end := p.thing(next); end > 0 && len(from.Cards) > 0 && p.Closes(end) && !p.IsCardNext(p.CommaAt(end)) {
			return p.amend(at, end, Amendment{From: from, Drop: true})
		}
	}
	return at
}

// within reads the goes that a change is for: `in the second go only`.
func (p *amender) within(at int) ([]orders.Scope, int) {
	list, _, end := p.scopesAt(at)
	if end == 0 {
		return nil, at
	}
	for i := at; i < end; i++ {
		if p.Sign(i, "other") {
			p.Doubt = p.Written(at, end) // other than which?
		}
	}
	for p.Sign(end, "only", "alone") {
		end++
	}
	return list, end
}

// Words around what is not to be and what is to be: `it shouldn't come from A but from B`.
var (
	denials = marks.Lows("not", "shouldnt", "isnt", "dont", "wont", "mustnt")
	fillers = marks.Lows("the", "5", "five", "coins", "money", "tv", "station", "it", "should", "shall", "is", "are", "my", "to", "come", "be", "go", "take", "hit", "from", "of", "against", "at", "taken", "want", "i", "target", "buy", "a", "an")
)

// contrast reads `not from A but from B`.
func (p *amender) contrast(at int) int {
	next := p.past(at)
	if next >= len(p.T) || !denials[p.T[next].Low] {
		return at
	}
	from, end := p.thing(p.past(next + 1))
	if end = p.CommaAt(end); len(from.Cards) == 0 && from.Verb != orders.TV || !p.Sign(end, "but") {
		return at
	}
	to, end := p.thing(p.past(end + 1))
	if end == 0 || !alike(from, to) || !p.Closes(end) {
		return at
	}
	return p.amend(at, end, Amendment{From: from, To: to})
}

// past passes over fillers, but for what is a name.
func (p *amender) past(at int) int {
	for at < len(p.T) && fillers[p.T[at].Low] && p.PlayerAt(at, 3).Tokens == 0 {
		at++
	}
	return at
}

// struck reads `strike the TV order`, in a letter that amends.
func (p *amender) struck(at, next int) int {
	for p.Sign(next, "the", "my") {
		next++
	}
	found := p.CardAt(next)
	end := next + found.Tokens
	if !p.now.OnFile || found.Tokens == 0 || found.Fits != nil || parts.VerbCard(found.Card) == orders.Buy || !p.Sign(end, "order", "orders", "line", "instruction") {
		return at
	}
	for end++; p.Sign(end, "from", "off", "in", "on", "my", "the", "sheet", "letter", "mail", "list", "of", "yesterday", "this", "morning"); {
		end++
	}
	if !p.Closes(end) {
		return at
	}
	return p.amend(at, end, Amendment{From: orders.Order{Verb: parts.VerbCard(found.Card)}, Drop: true})
}

func (p *amender) amend(from, to int, a Amendment) int {
	p.Take(from, to, "a change")
	p.out.Amendments = append(p.out.Amendments, a)
	return to
}

// deniesVerb tells `no harbour`, which forbids an order and drops no card.
func (p *amender) deniesVerb(at, next int) bool {
	_, denial := p.Is(at, words.Denial)
	if denial == 0 {
		return false
	}
	found := p.CardAt(p.Lean(next))
	return found.Tokens > 0 && parts.VerbCard(found.Card) != orders.Buy
}

// alike tells whether both are cards, both players or both numbers of dice.
func alike(a, b orders.Order) bool {
	return a.Verb == b.Verb
}

// reference reads `same`, `same as go 1`, `as last turn`.
func (p *amender) reference(at int) int {
	if _, end := p.Is(at, words.AsBefore); end > 0 && len(p.out.Acts) == 0 {
		p.Take(at, end, "the sheet of the last turn")
		p.out.AsBefore = true
		return end
	}
	_, end := p.Is(at, words.Same)
	if end == 0 || p.out.Same != nil {
		return at
	}
	r := Reference{To: p.scopes, Near: true}
	list, _, next := p.scopesAt(p.Pass(end))
	switch {
	case next == 0 && (len(p.scopes) == 0 && !p.now.Headed && len(p.out.Acts) == 0 || end == at+1 && p.Sign(at, "as", "como", "wie", "comme")):
		return at
	case next == 0:
	case len(list) == 1 && (p.comparing(end) || len(p.scopes) > 0): // go 2: same as go 1
		r.From, r.Near, end = list[0], false, next
		if more, _, after := p.scopesAt(p.Pass(end)); after > 0 && len(p.scopes) == 0 {
			r.To, end = more, after
		}
	case len(p.scopes) == 0: // same for go 2
		r.To, end = list, next
	default:
		return at
	}
	end = p.without(&r, end)
	p.Take(at, end, "the same as another go")
	p.out.Same = &r
	return end
}

// without reads what is left out of the same: `same minus the tuna`.
func (p *amender) without(r *Reference, at int) int {
	_, next := p.Is(p.CommaAt(at), words.Drop)
	if _, but := p.Is(p.CommaAt(at), words.Break); but > 0 && next == 0 {
		_, next = p.Is(but, words.Drop)
	}
	if next == 0 {
		return at
	}
	next = p.Lean(next)
	found := p.Slot(next, true)
	if end := next + found.Tokens; found.Tokens > 0 && found.Fits == nil && p.Closes(end) {
		r.Without = append(r.Without, found.Card)
		return end
	}
	return at
}

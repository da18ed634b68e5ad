package clauses

import (
	"machipost/orders/reading/changes"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// An amender reads what changes other orders, on file or said before.
type amender struct{ scoper }

// opening reads what only stands at the beginning of a sentence: that it amends what is
// on file, or takes back what was said.
func (p *amender) opening(at int) int {
	if p.now.OnFile && p.now.First && changes.AsSent(p.Arguer, at) > 0 {
		at = p.kept(at)
	}
	at = p.hush((talk.Teller{Arguer: p.Arguer}).Greeting((talk.Teller{Arguer: p.Arguer}).Numbered(at)))
	if next := p.kept(at); next > at {
		at = next
	}
	if _, end := p.Is(at, words.Retract); end > 0 && p.now.First && p.now.OnFile {
		if next := p.amendment(p.hush(p.Commas(end))); len(p.out.Amendments) > 0 {
			p.Take(at, end, "a correction")
			return next
		}
		if p.now.Keeps || p.Sign(at, "make") {
			p.Take(at, end, "a correction")
			p.out.Corrects = true
			at = p.hush(p.Commas(p.about(end)))
		}
	}
	at = p.retracting(at)
	if next := p.amendmentFor(at, p.now.OnFile || !p.now.First); next > at {
		return next
	}
	next, done := p.correction(at)
	if at = next; done {
		return at
	}
	if next := p.changedGo(at); next > at {
		return next
	}
	_, verb := p.Is(at, words.Verb)
	if end := verbs.Also(p.Finder, at); end > 0 && (p.now.First || verb == 0) {
		p.Take(at, end, "to what is on file")
		p.out.Joins = p.now.First
		at = p.Commas(end)
		at = max(at, p.amendmentFor(at, true))
	}
	return at
}

// correction reads `correction:` and what it puts right; done tells that it did so whole.
func (p *amender) correction(at int) (next int, done bool) {
	_, end := p.Is(at, words.Correct)
	if p.now.OnFile {
		end = max(end, changes.Point(p.Arguer, at), changes.Preamble(p.Arguer, at))
	}
	if end > 0 {
		p.Take(at, end, "a correction")
		p.out.Corrects, p.out.Retracts = true, !p.now.First
		if p.Sign(end, "to", "in", "for") && p.Sign(end+1, "my", "the") { // to my last mail
			next := end + 2
			for p.Sign(next, "last", "orders", "mail", "email", "letter", "message", "sheet", "earlier", "previous", "e", "order") {
				next++
			}
			p.Take(end, next, "a correction")
			end = next
		}
		end = p.about(end)
		at = p.hush(p.Commas(end))
		if next := p.kept(at); next > at {
			at = next
		}
		if next := p.amendmentFor(at, true); next > at {
			return next, true
		}
	}
	return at, false
}

// amendmentFor reads an amendment; headed tells that goes that it is for may stand before it.
func (p *amender) amendmentFor(at int, headed bool) int {
	if next := p.amendment(at); next > at {
		return next
	}
	if list, _, next := p.scopesAt(at); headed && next > at {
		if after := p.amendment(p.hush(p.Commas(next))); after > next && len(p.out.Amendments) > 0 {
			p.Take(at, next, "a heading")
			p.out.Amendments[len(p.out.Amendments)-1].Scopes = list
			return after
		}
	}
	return at
}

// changedGo reads `change go 2 to Bakery`.
func (p *amender) changedGo(at int) int {
	if _, end := p.Is(at, words.Change); end > 0 && p.now.OnFile && p.now.First { // change go 2 to Bakery
		list, _, next := p.scopesAt(end)
		if _, to := p.Is(next, words.To, words.For, words.With); next > end && to > 0 && p.Slot(p.Lean(to), true).Tokens > 0 {
			p.Take(at, to, "a correction")
			p.out.Corrects, p.out.Scoped, p.scopes = true, true, list
			return to
		}
	}
	return at
}

// joins is where an `and` ends, or an `and add` behind a change; 0 for none.
func (p *amender) joins(at int) int {
	_, end := p.Is(at, words.And, words.Break)
	if _, also := p.Is(at, words.Also); len(p.out.Amendments) > 0 {
		end = max(end, also)
	}
	return end
}

// kept passes over `the rest stays as it was`, in a letter that amends.
func (p *amender) kept(at int) int {
	_, end := p.Is(at, words.Keep)
	if end == 0 && p.now.OnFile && p.now.First {
		end = changes.AsSent(p.Arguer, at)
	}
	if end == 0 || !p.now.OnFile {
		return at
	}
	p.Take(at, end, "to what is on file")
	p.out.Keeps = true
	for p.Sign(end, ",", ":", ".", "only", "but", "just", "except", "with", "pero", "con", "aber", "mit", "mais", "avec", "nur") {
		p.Take(end, end+1, "a joint")
		end++
	}
	return end
}

// about passes over what a correction is about.
func (p *amender) about(at int) int {
	end := verbs.Matter(p.Finder, at)
	p.Take(at, end, "a correction")
	return end
}

// stays passes over `the Forest stays`, in a letter that amends.
func (p *amender) stays(at int) int {
	if !p.now.OnFile || at > 0 && !verbs.Starts(p.Finder, at) && p.Taken[at-1] != "nothing" {
		return at
	}
	end := changes.AreFiled(p.Arguer, at, verbs.Staying(p.Finder, at), p.now.Filed)
	p.out.Keeps = p.out.Keeps || end > at
	p.Take(at, end, "to what is on file")
	return end
}

// hush passes over words that say nothing, but for those that amend.
func (p *amender) hush(at int) int {
	for {
		if _, end := p.Is(at, words.Also, words.Change, words.Correct, words.Instead, words.Drop, words.Retract); end > 0 {
			return at
		}
		end := p.Idle(at)
		if _, thus := p.Is(at, words.Thus); thus > 0 && p.now.Chain != nil {
			return at
		}
		if _, opens := p.Opener(at); opens > 0 || verbs.Wants(p.Finder, at) {
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

// reference reads `same`, `same as go 1`, `as last turn`.
func (p *amender) reference(at int) int {
	if _, end := p.Is(at, words.AsBefore); end > 0 && len(p.out.Acts) == 0 {
		p.Take(at, end, "the sheet of the last turn")
		p.out.AsBefore = true
		return end
	}
	_, end := p.Is(at, words.Same)
	r := Reference{To: p.scopes, Near: true, After: len(p.out.Acts)}
	if turned := changes.Reversed(p.T, at); end == 0 && turned > 0 && !p.out.Retracts && (len(p.scopes) > 0 || changes.GoFollows(p.Arguer, turned)) {
		end, r.Turned = turned, true
	}
	if end == 0 || p.out.Same != nil {
		return at
	}
	if verb, after := changes.Kept(p.Arguer, end); after > 0 && (len(p.scopes) > 0 || p.now.Headed) {
		end, r.Only, r.Verb = after, true, verb
	}
	list, _, next := p.scopesAt(p.Pass(end))
	for back := end - 1; next == 0 && back > at; back-- {
		list, _, next = p.scopesAt(back) // the same for my second
	}
	switch {
	case next == 0 && (len(p.scopes) == 0 && !p.now.Headed && len(p.out.Acts) == 0 || end == at+1 && p.Sign(at, "as", "como", "wie", "comme")):
		return at
	case next == 0:
	case len(list) == 1 && (changes.Comparing(p.Arguer, end) || len(p.scopes) > 0): // go 2: same as go 1
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
	if p.out.Same, p.inList = &r, true; r.To != nil {
		p.scopes = r.To
	}
	next = changes.Excepting(p.Arguer, end)
	if after := p.amendment(next); after > next && p.out.Amendments != nil {
		next = after // but with a Forest instead of the Mine
	}
	p.Take(at, next, "the same as another go")
	return next
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

package clauses

import (
	"machipost/orders/reading/changes"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/verbs"
	"machipost/orders/reading/words"
)

// An Amender reads what changes other orders, on file or said before.
type Amender struct{ Scoper }

// Opening reads what only stands at the beginning of a sentence: that it amends what is
// on file, or takes back what was said.
func (p *Amender) Opening(at int) int {
	if p.Now.OnFile && p.Now.First && changes.AsSent(p.Arguer, at) > 0 {
		at = p.Kept(at)
	}
	at = p.hush((talk.Teller{Arguer: p.Arguer}).Greeting((talk.Teller{Arguer: p.Arguer}).Numbered(at)))
	if next := p.Kept(at); next > at {
		at = next
	}
	if p.Now.First && p.Now.OnFile && changes.Preamble(p.Arguer, at) > 0 {
		next, done := p.correction(at)
		if at = next; done {
			return at
		}
	}
	if _, end := p.Is(at, words.Retract); end > 0 && p.Now.First && p.Now.OnFile {
		if next := p.Amendment(p.hush(p.Commas(end))); len(p.Out.Amendments) > 0 {
			p.Take(at, end, "a correction")
			return next
		}
		if p.Now.Keeps || p.Sign(at, "make") || !p.Sign(at, "sorry", "sry", "soz", "actually", "instead", "unless", "better", "rather", "oops", "whoops", "never", "nevermind", "um", "uh", "erm", "er", "hmm", "no", "typo", "swap", "switch", "reverse", "flip", "leave", "stick", "stay") {
			p.Take(at, end, "a correction")
			p.Out.Corrects = true
			at = p.hush(p.Commas(p.about(end)))
		}
	}
	at = p.retracting(at)
	if next := p.amendmentFor(at, p.Now.OnFile || !p.Now.First); next > at {
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
	if end := verbs.Also(p.Finder, at); end > 0 && (p.Now.First || verb == 0) {
		p.Take(at, end, "to what is on file")
		p.Out.Joins = p.Now.First
		at = p.Commas(end)
		at = max(at, p.amendmentFor(at, true))
	}
	return at
}

// correction reads `correction:` and what it puts right; done tells that it did so whole.
func (p *Amender) correction(at int) (next int, done bool) {
	_, end := p.Is(at, words.Correct)
	if p.Now.OnFile {
		end = max(end, changes.Point(p.Arguer, at), changes.Preamble(p.Arguer, at))
	}
	if end > 0 {
		p.Take(at, end, "a correction")
		omits := changes.Omits(p.T[at:end])
		p.Out.Corrects, p.Out.Retracts, p.Out.Joins = !omits, !omits && !p.Now.First, p.Out.Joins || omits && p.Now.First
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
		if next := p.Kept(at); next > at {
			at = next
		}
		if next := p.amendmentFor(at, true); next > at {
			return next, true
		}
	}
	return at, false
}

// amendmentFor reads an amendment; headed tells that goes that it is for may stand before it.
func (p *Amender) amendmentFor(at int, headed bool) int {
	if next := p.Amendment(at); next > at {
		return next
	}
	if list, _, next := p.ScopesAt(at); headed && next > at {
		if after := p.Amendment(p.hush(p.Commas(next))); after > next && len(p.Out.Amendments) > 0 {
			p.Take(at, next, "a heading")
			p.Out.Amendments[len(p.Out.Amendments)-1].Scopes = list
			return after
		}
	}
	return at
}

// Joins is where an `and` ends, or an `and add` behind a change; 0 for none.
func (p *Amender) Joins(at int) int {
	_, end := p.Is(at, words.And, words.Break)
	if _, also := p.Is(at, words.Also); len(p.Out.Amendments) > 0 {
		end = max(end, also)
	}
	return end
}

// Kept passes over `the rest stays as it was`, in a letter that amends.
func (p *Amender) Kept(at int) int {
	_, end := p.Is(at, words.Keep)
	if end == 0 && p.Now.OnFile && p.Now.First {
		end = changes.AsSent(p.Arguer, at)
	}
	if end == 0 || !p.Now.OnFile {
		return at
	}
	p.Take(at, end, "to what is on file")
	p.Out.Keeps = true
	for p.Sign(end, ",", ":", ".", "only", "but", "just", "except", "with", "pero", "con", "aber", "mit", "mais", "avec", "nur") {
		p.Take(end, end+1, "a joint")
		end++
	}
	return end
}

// about passes over what a correction is about.
func (p *Amender) about(at int) int {
	end := verbs.Matter(p.Finder, at)
	p.Take(at, end, "a correction")
	return end
}

// Stays passes over `the Forest stays`, in a letter that amends.
func (p *Amender) Stays(at int) int {
	if !p.Now.OnFile || at > 0 && !verbs.Starts(p.Finder, at) && p.Taken[at-1] != "nothing" {
		return at
	}
	end := changes.AreFiled(p.Arguer, at, verbs.Staying(p.Finder, at), p.Now.Filed)
	p.Out.Keeps = p.Out.Keeps || end > at
	p.Take(at, end, "to what is on file")
	return end
}

// hush passes over words that say nothing, but for those that amend.
func (p *Amender) hush(at int) int {
	for {
		if _, end := p.Is(at, words.Also, words.Change, words.Correct, words.Instead, words.Drop, words.Retract); end > 0 {
			return at
		}
		end := p.Idle(at)
		if _, thus := p.Is(at, words.Thus); thus > 0 && p.Now.Chain != nil {
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

// Reference reads `same`, `same as go 1`, `as last turn`.
func (p *Amender) Reference(at int) int {
	if _, end := p.Is(at, words.AsBefore); end > 0 && len(p.Out.Acts) == 0 {
		p.Take(at, end, "the sheet of the last turn")
		p.Out.AsBefore = true
		return end
	}
	_, end := p.Is(at, words.Same)
	r := Reference{To: p.Scopes, Near: true, After: len(p.Out.Acts)}
	if turned := changes.Reversed(p.T, at); end == 0 && turned > 0 && !p.Out.Retracts && (len(p.Scopes) > 0 || changes.GoFollows(p.Arguer, turned)) {
		end, r.Turned = turned, true
	}
	if end == 0 || p.Out.Same != nil {
		return at
	}
	if verb, after := changes.Kept(p.Arguer, end); after > 0 && (len(p.Scopes) > 0 || p.Now.Headed) {
		end, r.Only, r.Verb = after, true, verb
	}
	list, _, next := p.ScopesAt(p.Pass(end))
	for back := end - 1; next == 0 && back > at; back-- {
		list, _, next = p.ScopesAt(back) // the same for my second
	}
	switch {
	case next == 0 && (len(p.Scopes) == 0 && !p.Now.Headed && len(p.Out.Acts) == 0 || end == at+1 && p.Sign(at, "as", "como", "wie", "comme")):
		return at
	case next == 0:
	case len(list) == 1 && (changes.Comparing(p.Arguer, end) || len(p.Scopes) > 0): // go 2: same as go 1
		r.From, r.Near, end = list[0], false, next
		if more, _, after := p.ScopesAt(p.Pass(end)); after > 0 && len(p.Scopes) == 0 {
			r.To, end = more, after
		}
	case len(p.Scopes) == 0: // same for go 2
		r.To, end = list, next
	default:
		return at
	}
	end = p.without(&r, end)
	if p.Out.Same, p.InList = &r, true; r.To != nil {
		p.Scopes = r.To
	}
	next = changes.Excepting(p.Arguer, end)
	if after := p.Amendment(next); after > next && p.Out.Amendments != nil {
		next = after // but with a Forest instead of the Mine
	}
	p.Take(at, next, "the same as another go")
	return next
}

// without reads what is left out of the same: `same minus the tuna`.
func (p *Amender) without(r *Reference, at int) int {
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

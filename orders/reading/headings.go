package reading

import (
	"slices"

	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/abroad"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/asides"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/slips"
	"machipost/orders/reading/told"
	"machipost/orders/wording"
)

// heads are the goes that the lines are for.
func (r *filer) heads() []orders.Scope { return r.scopes }

func (r *filer) setHeads(list ...orders.Scope) {
	r.scopes, r.Headed = list, r.Headed || slices.Contains(list, orders.Go1) || slices.Contains(list, orders.Go2)
}

// openHeading makes the heading that of the lines below, and returns the order on its
// own line that is left to be read.
func (r *filer) openHeading(h exact.Heading) wording.Words {
	r.started = true
	r.endOpen(lines.LeadsGo(r.Text))
	if r.lost {
		r.refuse(*r.below)
	} else {
		r.below = nil
		r.enter(h)
	}
	switch {
	case r.below != nil:
		return nil
	case h.Kind == exact.OfScope && h.Scope == orders.Standing && exact.IsNone(h.Rest):
		r.Cleared = true
		return nil
	}
	return h.Rest
}

// endOpen ends what lines above left open: a heading, of goes or another one, stands for itself.
func (r *filer) endOpen(goes bool) {
	r.governing = r.governing.BelowHeading(r.paragraph)
	r.open = r.open.Below(goes, r.number, r.paragraph)
	r.chain, r.Listed = nil, false
	r.loose, r.drifting, r.headed, r.echo = -1, false, r.paragraph, nil
	r.headLine, r.headNumber = r.Text, 0
}

// openScopes makes the goes that a sentence names those of the lines below; false when
// there they are refused.
func (r *filer) openScopes(read *clauses.Reading, d drafts.Doubt) bool {
	conditions := r.open
	r.endOpen(lines.LeadsGo(r.Text))
	r.headNumber = r.number
	if d.Why != "" && len(read.Acts) == 0 {
		r.open = conditions
	}
	if r.lost {
		r.refuse(*r.below)
		return false
	}
	r.below = nil
	if d.Why != "" && !r.onlyStanding {
		r.setHeads(read.Scopes...) // nothing of it is filed, its heading neither
		return true
	}
	for _, scope := range read.Scopes {
		r.enter(exact.Heading{Scope: scope})
		if r.below != nil {
			return false
		}
	}
	r.setHeads(read.Scopes...)
	return true
}

// reword puts a sentence in a row in which more sentences are.
func (r *filer) reword(s *lines.Sentence) {
	r.secondGo(s)
	if r.started {
		asides.Meant(&r.Grammar, &s.Tokens)
	}
}

// secondGo makes the `second:` behind what stands under a heading of the first go one of the second:
// `First go: Mine. Second: Forest`.
func (r *filer) secondGo(s *lines.Sentence) {
	at := 0
	for at < len(s.Tokens) && s.Tokens[at].Is("and", "y", "und", "et", "the", "la", "el", "der", "le", "my", "mein", "mi", "mon") {
		at++
	}
	heads := r.heads()
	if at+2 >= len(s.Tokens) || !told.IsOrdinal(s.Tokens[at].Low, true) || !s.Tokens[at+1].Is(":") || len(heads) != 1 || heads[0] != orders.Go1 {
		return
	}
	firsts := slices.DeleteFunc(marks.Tokens(r.headLine), func(one marks.Token) bool { return !told.IsOrdinal(one.Low, false) })
	if len(firsts) != 1 {
		return // `first go: first the Mine` begins a list
	}
	head, number := s.Tokens[at], s.Tokens[at]
	head.Low, head.Raw, number.Low, number.Raw, number.Number = "go", "go", "2", "2", 2
	s.Tokens = append([]marks.Token{head, number}, s.Tokens[at+1:]...)
}

// heralded reads a sentence, or what one that only announces orders names of goes; heralds is true
// for one that names none, odd for one that points at what it does not name.
func heralded(r *reader, s *lines.Sentence) (read clauses.Reading, odd, heralds bool) {
	r.reword(s)
	odd = asides.Pointing(&r.Grammar, &s.Tokens, changes.Asked(r.started, r.table.OnFile, letters(&r.filer)))
	r.place, r.sequence = told.PlaceOf(&r.Grammar, s.Tokens), told.IsSequence(&r.Grammar, s.Tokens)
	again := func() clauses.Reading {
		read := r.InOwnWords(s.Tokens, r.context())
		if r.Spent() {
			return read
		}
		return asides.Corrected(&r.Grammar, s.Tokens, r.context(), amends.SaidIn(r.Entries, r.number), read)
	}
	if read = again(); !s.Strange && !read.Whole() && len(read.Acts)+len(read.Amendments) == 0 {
		goes, some := lines.Heralds(&r.Letter, s)
		switch {
		case some && goes.To == goes.From:
			r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text, Idle: true})
			return read, odd, true
		case some && (s.Colon || !r.started): // else it may be of what stands above
			s.Tokens, s.Colon = lines.Heading(s.Tokens[goes.From:goes.To]), true
			read = again()
		}
	}
	if !s.Strange && (!read.Left && abroad.SaysNothing(&r.Letter, *s, r.context(), &read) || slips.KeepsPlace(&r.Grammar, s.Tokens, drafts.Lists(r.Entries))) {
		r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text, Idle: true})
		return read, odd, true
	}
	r.explain(read.Taken, s.Tokens...)
	return read, odd, false
}

// now ends what stands, in a sentence of what is to be now, or doubts it: `Today the Mine`.
func (r *filer) now(read *clauses.Reading, d drafts.Doubt) drafts.Doubt {
	switch standing := []orders.Scope{orders.Standing}; {
	case d.Why == "" && !r.Freely && slices.Equal(r.heads(), []orders.Scope{orders.Go1}) && told.ThrowsNext(marks.Tokens(r.Text), read):
		return drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}} // in the second go?
	case r.onlyStanding || len(read.Acts) == 0 || !told.Now(marks.Tokens(r.Text)):
	case slices.Equal(read.Scopes, standing) && d.Why == "" && !r.Freely && told.Late(r.Text):
		return drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}}
	case len(read.Scopes) == 0 && slices.Equal(slices.Compact(slices.Clone(r.heads())), standing):
		if d.Why == "" && !slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return !e.Old && e.Line.Scope == orders.Standing }) {
			return drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}} // nothing stands yet
		}
		r.endOpen(false)
		r.openScope(orders.EveryGo)
	}
	return d
}

// enter makes the heading that of the lines below, or refuses it.
func (r *filer) enter(h exact.Heading) {
	switch {
	case r.onlyStanding && (h.Kind != exact.OfScope || h.Scope != orders.Standing):
		r.bar(orders.Refused{Why: orders.OnlyStanding}, orders.OnlyStanding)
	case h.Kind == exact.OfTurn:
		r.openTurn(h.Number)
	case !h.Exists():
		r.bar(orders.Refused{Why: orders.NoSuchGo, Number: h.Number, Closest: []string{orders.Go1.String(), orders.Go2.String()}}, orders.BelowNoGo)
	default:
		r.openScope(h.Scope)
	}
}

func (r *filer) openScope(scope orders.Scope) {
	r.setHeads(scope)
	switch scope {
	case orders.ExtraGo:
		r.Sheet.HasExtra = true
	case orders.Standing:
		r.stands = true
	}
}

// openTurn makes the whole sheet one for that turn.
func (r *filer) openTurn(turn int) {
	switch {
	case turn < r.table.Turn || turn < 1:
		r.bar(orders.Refused{Why: orders.TurnOver, Number: turn}, orders.BelowOver)
		r.lost = true
	case r.Sheet.Turn > 0 && r.Sheet.Turn != turn:
		r.bar(orders.Refused{Why: orders.SecondTurn, Number: turn}, orders.BelowSecond)
		r.lost = true
	default:
		r.Sheet.Turn = turn
		r.setHeads(orders.EveryGo)
	}
}

// bar refuses a heading, and with it the lines below.
func (r *filer) bar(refused orders.Refused, below orders.Reason) {
	r.refuse(refused)
	r.below = &orders.Refused{Why: below, Number: refused.Number}
}

package reading

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/told"
	"machipost/orders/wording"
)

// An amender changes what is filed already.
type amender struct{ filer }

// amended begins a letter that amends the sheet on file, or one that takes back what it
// said itself.
func (r *amender) amended(read *clauses.Reading) {
	if (read.Joins || read.Corrects || len(read.Amendments) > 0 || r.Keeps) && !r.started && r.table.OnFile != nil {
		r.sheet.Amends = true
		for _, line := range r.table.OnFile.Lines {
			r.entries = append(r.entries, entry{line: r.scribe().Write(line), proposal: -1, old: true})
		}
		r.sheet.Turn = r.table.OnFile.Turn
		r.corrects = read.Corrects || r.Keeps && !read.Joins && !r.Adds
	}
	if read.Retracts && len(read.Amendments) == 0 && (!r.sheet.Amends && read.Round && !r.takesBack && roundAbout(r, read) || retargeted(&r.filer, read) || r.corrected(read)) {
		return
	}
	if !r.takesBack && !r.sheet.Amends && amends.Settles(said(&r.filer), read) {
		return
	}
	if read.Retracts && read.Empty() && r.sheet.Amends && told.Undoes(wording.Unbullet(r.text)) {
		r.refuse(orders.Refused{Why: orders.Unclear, Word: r.text}) // of what that is on file now?
	}
	if (read.Retracts || len(read.Amendments) > 0 && read.Same == nil) && !r.sheet.Amends && len(r.entries) > 0 {
		r.takesBack = !r.freely // what is corrected below is that
		r.withhold(doubt{why: orders.TakenBack}, func(*entry) bool { return true })
		if read.Empty() {
			r.dropLast()
		} else if n := len(r.entries); len(read.Acts) > 0 && read.Acts[0].Scopes == nil {
			r.setHeads(r.entries[n-1].line.Scope)
		}
	}
}

// corrected puts the orders of a sentence in the place of those that it takes back, where
// it is plain which: `roll 1. No wait, roll 2.`, and tells whether it was.
func (r *amender) corrected(read *clauses.Reading) bool {
	if !r.takesBack && amends.Limit(said(&r.filer), read, r.text, r.freely) {
		if n := len(r.chain); n > 0 { // an otherwise below is for when that does not hold
			r.chain = append(slices.Clone(r.chain[:n-1]), r.entries[len(r.entries)-1].line.If)
		}
		return rewritten(r, read)
	}
	if len(read.Acts) == 0 || r.takesBack || read.Sticky && len(read.Scopes) != 1 || read.Same != nil {
		return false
	}
	if amends.Within(said(&r.filer), read) {
		return rewritten(r, read)
	}
	if read.Falls || amends.NamesCard(read) && told.EndsApart(amends.Last(said(&r.filer), orders.Buy)) {
		return amends.Fall(said(&r.filer), read) && rewritten(r, read)
	}
	for k := range read.Acts {
		if read.Sticky && read.Acts[k].Scopes == nil {
			read.Acts[k].Scopes = read.Scopes
		}
		if r.TwoGoes { // Mine in both. No, in the second a Forest.
			r.split(read.Acts[k].Scopes, func(o *orders.Order) bool { return o.Verb == read.Acts[k].Line.Order.Verb })
		}
	}
	gone := amends.Replaced(said(&r.filer), read)
	var left []entry
	for i := range r.entries {
		if !gone[&r.entries[i].line] {
			left = append(left, r.entries[i])
		}
	}
	r.entries = left
	read.Retracts = read.Retracts && !(r.sheet.Amends && len(gone) > 0)
	return len(gone) > 0
}

// said are the orders of the letter itself, with those that it took back.
func said(r *filer) (list []amends.Said) {
	for i := range r.entries {
		if e := &r.entries[i]; !e.old {
			list = append(list, amends.Said{Line: &e.line, Sentence: e.written, Doubted: e.proposal >= 0, Gone: e.gone})
		}
	}
	return list
}

// dropLast takes the orders of the last sentence back.
func (r *amender) dropLast() {
	written := r.entries[len(r.entries)-1].written
	for i := range r.entries {
		r.entries[i].gone = r.entries[i].gone || r.entries[i].written == written
	}
}

// replaceBy takes those orders back that a new one stands for, in a letter that amends
// or corrects: its own verb's, in its goes; candidates are only added to, unless it
// corrects.
func (r *amender) replaceBy(line orders.Line, read *clauses.Reading) {
	if !r.sheet.Amends && !read.Retracts {
		return
	}
	if line.Order.Verb != orders.Buy && line.Order.Verb != orders.Swap || line.Order.Nothing && len(line.Order.Cards) == 0 { // also, nothing in go 1
		r.split([]orders.Scope{line.Scope}, func(o *orders.Order) bool { return o.Verb == line.Order.Verb })
	}
	for i := range r.entries {
		e := &r.entries[i]
		if e.line.Scope != line.Scope || e.line.Order.Verb != line.Order.Verb || e.written == r.text && !e.old || staying(&r.filer, e) {
			continue
		}
		again := e.old && line.Order.Verb == orders.Buy && !slices.ContainsFunc(e.line.Order.Cards, func(c engine.Card) bool { return !slices.Contains(line.Order.Cards, c) })
		if read.Retracts || again || r.corrects && e.old && !read.Joins && !changes.Adds(wording.Unbullet(r.text)) && (len(line.If) == 0 || len(e.line.If) > 0 || line.Order.Verb == orders.Buy) || e.old && line.Order.Nothing && len(line.Order.Cards) == 0 || e.old && line.Order.Verb != orders.Buy && len(line.If) == 0 {
			e.gone = true
		}
	}
}

// whichOf doubts a candidate that comes in the place of another in a letter that amends, where
// several may be meant.
func whichOf(r *amender, line orders.Line, read *clauses.Reading, d doubt) doubt {
	if d.why == "" && r.sheet.Amends && read.Retracts && line.Order.Verb == orders.Buy && len(line.Order.Cards) == 1 && slices.ContainsFunc(r.entries, func(e entry) bool {
		return !e.gone && e.line.Scope == line.Scope && e.line.Order.Verb == orders.Buy && len(e.line.Order.Cards) > 1
	}) {
		return doubt{why: orders.TwoWays}
	}
	return d
}

// totalsOnFile are those of the same choice on file, to which `also on a 12` adds one.
func (r *amender) totalsOnFile(line orders.Line) (set orders.Totals) {
	for i := range r.entries {
		e := &r.entries[i]
		if r.sheet.Amends && e.old && !e.gone && e.line.Scope == line.Scope && e.line.Order.Verb == line.Order.Verb && len(e.line.If)+len(line.If) == 0 {
			set |= e.line.Order.Totals
		}
	}
	return set
}

// amend drops from an amended sheet what was taken back.
func (r *amender) amend() {
	r.entries = slices.DeleteFunc(r.entries, func(e entry) bool { return e.gone && len(r.sheet.Proposed) == 0 })
	r.cleared = r.cleared || r.table.OnFile.HasStanding
	r.sheet.HasExtra = r.sheet.HasExtra || r.table.OnFile.HasExtra
}

// change carries out `change A to B` and the like.
func (r *amender) change(read *clauses.Reading, d doubt) {
	for _, a := range read.Amendments {
		if read.Same != nil && a.Scopes == nil {
			a.Scopes = r.sameFor(read.Same)
		}
		if r.takesBack {
			d = doubt{why: orders.TakenBack}
		}
		if card, goes, ok := a.List.OfGo(filed(&r.filer)); ok && r.TwoGoes && a.Scopes == nil {
			a = clauses.Amendment{Scopes: goes, From: orders.Order{Cards: []engine.Card{card}}, To: orders.Order{Cards: []engine.Card{a.List.By}}, Drop: a.List.By == engine.NoCard}
		}
		if a.List.Some() {
			r.changeList(a, d)
			continue
		}
		hit := false
		r.split(a.Scopes, func(o *orders.Order) bool {
			_, hit := changes.InOrder(*o, a.From, a.To, a.Drop)
			return o.Verb == a.From.Verb && hit
		})
		for i := range r.entries {
			e := &r.entries[i]
			if e.gone || e.line.Order.Verb != a.From.Verb || a.Scopes != nil && !slices.Contains(a.Scopes, e.line.Scope) {
				continue
			}
			changed, ok := changes.InOrder(e.line.Order, a.From, a.To, a.Drop)
			if !ok {
				continue
			}
			hit = true
			r.rewrite(i, changed, d)
		}
		if !hit && !a.Drop && !r.otherwise(a, d) {
			r.instead(a, d)
		} else if !hit && a.Drop {
			r.instead(a, d)
		}
	}
}

// otherwise carries out an amendment of an order that is no purchase: `the Mall instead of
// the Harbour`, of what is torn down.
func (r *amender) otherwise(a clauses.Amendment, d doubt) (hit bool) {
	for i := range r.entries {
		if e := &r.entries[i]; !e.gone && (a.Scopes == nil || slices.Contains(a.Scopes, e.line.Scope)) {
			if order, ok := amends.Otherwise(e.line.Order, a); ok {
				r.rewrite(i, order, d)
				hit = true
			}
		}
	}
	return hit
}

// changeList carries out a change of the list of candidates, or of the goes.
func (r *amender) changeList(a clauses.Amendment, d doubt) {
	hit := false
	if places := a.List.Nth != 0 || a.List.Turns && a.List.Turn[0] == engine.NoCard; places && a.Scopes == nil {
		lists := map[orders.Scope]bool{}
		for _, e := range r.entries {
			lists[e.line.Scope] = lists[e.line.Scope] || changes.Lists(&e.line.Order) && !e.gone
		}
		if lists[orders.Go1] && lists[orders.Go2] {
			r.refuse(orders.Refused{Why: orders.Unclear, Word: r.text}) // of which go?
			return
		}
	}
	r.split(a.Scopes, changes.Lists)
	for i := range r.entries {
		e := &r.entries[i]
		switch {
		case e.gone || a.Scopes != nil && !slices.Contains(a.Scopes, e.line.Scope):
		case a.List.Goes && e.line.Scope <= orders.Go2:
			e.line.Scope = orders.Go1 + orders.Go2 - e.line.Scope
			e.line, hit = r.scribe().Write(e.line), true
		case !a.List.Goes && changes.Lists(&e.line.Order) && (!hit || a.Scopes != nil || len(r.heads()) != 1 || e.line.Scope != r.heads()[0]):
			order := e.line.Order
			if changed, ok := a.List.Apply(order.Cards); ok {
				hit = true
				order.Cards = changed
				r.rewrite(i, order, d)
			}
		}
	}
	if !hit {
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.text})
	}
}

// split makes lines for all goes lines for each, of which a change is for one.
func (r *amender) split(scopes []orders.Scope, changes func(*orders.Order) bool) {
	if len(scopes) != 1 || scopes[0] != orders.Go1 && scopes[0] != orders.Go2 {
		return
	}
	for i := 0; i < len(r.entries); i++ {
		e := r.entries[i]
		if e.line.Scope != orders.EveryGo || e.gone || !changes(&e.line.Order) {
			continue
		}
		other := e
		e.line.Scope, other.line.Scope = orders.Go1, orders.Go2
		e.line, other.line = r.scribe().Write(e.line), r.scribe().Write(other.line)
		r.entries[i] = e
		r.entries = slices.Insert(r.entries, i+1, other)
		i++
	}
}

// rewrite puts another order in the place of one.
func (r *amender) rewrite(i int, order orders.Order, d doubt) {
	e := r.entries[i]
	if e.proposal < 0 && d.why != "" && !r.freely {
		e.proposal = r.propose(d)
	}
	if order.Verb == orders.Buy && len(order.Cards) == 0 && !order.Nothing {
		e.gone, e.replaced = true, !e.old && e.proposal < 0
		r.entries[i] = e
		return
	}
	e.line.Order = order
	e.line = r.scribe().Write(e.line)
	r.entries[i] = e
}

// instead reads an amendment of what is nowhere: what is wanted is proposed.
func (r *amender) instead(a clauses.Amendment, _ doubt) {
	if a.Drop {
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: strings.Join(orders.CardNames(a.From.Cards), ", ")})
		return
	}
	for _, scope := range r.heads() {
		r.add(orders.Line{Scope: scope, Order: a.To}, doubt{why: orders.TwoWays})
	}
}

// contradicting doubts a choice that the letter made otherwise above, without a
// condition in either place: nobody knows which is meant, unless one is for when the other
// cannot be.
func (r *amender) contradicting(line orders.Line, d doubt, instead bool) doubt {
	if d.why == "" && r.corrects && line.Order.Verb == orders.Buy && slices.ContainsFunc(r.entries, func(e entry) bool { return staying(&r.filer, &e) && e.line.Scope == line.Scope }) {
		return doubt{why: orders.TwoWays, words: []string{r.text}} // in front of what stays, or behind it?
	}
	if d.why == "" && r.sheet.Amends && line.Order.Verb == orders.Buy && slices.ContainsFunc(r.entries, func(e entry) bool { return again(&e, line) }) {
		return doubt{why: orders.TwoWays, words: []string{r.text}} // some of its candidates are on file
	}
	if d.why == "" && r.sheet.Amends && changes.Limits(r.text) && (line.Scope <= orders.Go2 && line.Order.Verb == orders.Roll && line.Order.Dice == 2 || slices.ContainsFunc(r.entries, func(e entry) bool { return stood(&e, line) })) {
		return doubt{why: orders.TwoWays, words: []string{r.text}} // what stands on file is not limited by another line
	}
	refuses := line.Order.Verb == orders.Buy && line.Order.Nothing && told.Refuses(marks.Tokens(wording.Unbullet(r.text))) // Mine. No purchases.
	if instead || d.why != "" || line.Order.Verb == orders.Buy && !refuses || line.Order.Verb == orders.Swap || len(line.If) > 0 || r.sheet.Amends {
		return d
	}
	differs := func(e *entry) bool {
		return e.line.Scope == line.Scope && e.line.Order.Verb == line.Order.Verb && len(e.line.If) == 0 && e.written != r.text && !e.line.Order.Equal(line.Order)
	}
	for i := range r.entries {
		if differs(&r.entries[i]) {
			if r.entries[i].gone = r.freely; r.freely {
				continue // what was said last is meant
			}
			r.withhold(doubt{why: orders.TakenBack}, differs)
			return doubt{why: orders.TakenBack}
		}
	}
	return d
}

// again tells whether a candidate on file stands once more in a list that is added to it.
func again(e *entry, line orders.Line) bool {
	return e.old && !e.gone && (e.line.Scope == line.Scope || e.line.Scope == orders.EveryGo || line.Scope == orders.EveryGo) && e.line.Order.Verb == line.Order.Verb && slices.ContainsFunc(e.line.Order.Cards, func(c engine.Card) bool { return slices.Contains(line.Order.Cards, c) })
}

// stood tells whether a choice on file is wanted once more, of a go of it or on a condition.
func stood(e *entry, line orders.Line) bool {
	return e.old && !e.gone && len(e.line.If) == 0 && e.line.Order.Equal(line.Order) && (e.line.Scope != line.Scope || len(line.If) > 0)
}

package reading

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/doubts"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/told"
	"machipost/orders/wording"
)

// An amender changes what is filed already.
type amender struct{ filer }

// amended begins a letter that amends the sheet on file, or one that takes back what it
// said itself.
func (r *amender) amended(read *clauses.Reading) {
	if !r.started && r.table.OnFile != nil && (read.Joins || read.Corrects || len(read.Amendments) > 0 || r.Keeps || clauses.Answers(read, r.table.OnFile.Lines)) {
		r.Recall(r.table.OnFile)
		r.corrects = read.Corrects || r.Keeps && !read.Joins && !r.Adds
	}
	if r.table.OnFile == nil && !r.takesBack && amends.Denies(amends.SaidIn(r.Entries, r.number), read, marks.Tokens(wording.Unbullet(r.Text))) {
		read.Amendments, read.Retracts = nil, false
		return
	}
	if was := amends.Restated(&r.Grammar, r.Text, amends.SaidIn(r.Entries, r.number), read); was != nil && r.table.OnFile == nil && !r.takesBack {
		r.Entries = drafts.Without(r.Entries, map[*orders.Line]bool{was: true})
	}
	if was := r.brought; !read.Retracts && was != nil && was.Drop && (read.Bares || told.Brings(r.Text)) && !read.Joins && !read.Too && len(read.Amendments) == 0 && retargeted(&r.filer, read) {
		return // drop the Mine. The Forest.
	}
	if read.Retracts && len(read.Amendments) == 0 && (!r.Sheet.Amends && read.Round && !r.takesBack && roundAbout(r, read) || retargeted(&r.filer, read) || r.corrected(read)) {
		return
	}
	if !r.takesBack && !r.Sheet.Amends && (amends.Settles(amends.SaidIn(r.Entries, r.number), read, marks.Tokens(r.Text)) || renewed(r, read)) {
		return
	}
	if read.Retracts && read.Empty() && r.Sheet.Amends && told.Undoes(wording.Unbullet(r.Text)) {
		r.refuse(orders.Refused{Why: orders.Unclear, Word: r.Text}) // of what that is on file now?
	}
	if (read.Retracts || len(read.Amendments) > 0 && read.Same == nil) && !r.Sheet.Amends && len(r.Entries) > 0 {
		r.takesBack = !r.Freely // what is corrected below is that
		r.Withhold(drafts.Doubt{Why: orders.TakenBack}, func(*drafts.Entry) bool { return true })
		if read.Empty() {
			r.DropLast()
		} else if n := len(r.Entries); len(read.Acts) > 0 && read.Acts[0].Scopes == nil {
			r.setHeads(r.Entries[n-1].Line.Scope)
		}
	}
}

// corrected puts the orders of a sentence in the place of those that it takes back, where
// it is plain which: `roll 1. No wait, roll 2.`, and tells whether it was.
func (r *amender) corrected(read *clauses.Reading) bool {
	if !r.takesBack && amends.Limit(amends.SaidIn(r.Entries, r.number), read, r.Text, r.Freely) {
		if n := len(r.chain); n > 0 { // an otherwise below is for when that does not hold
			r.chain = append(slices.Clone(r.chain[:n-1]), r.Entries[len(r.Entries)-1].Line.If)
		}
		return rewritten(r, read)
	}
	if len(read.Acts) == 0 || r.takesBack || read.Sticky && len(read.Scopes) != 1 || read.Same != nil {
		return false
	}
	if amends.Within(amends.SaidIn(r.Entries, r.number), read) {
		return rewritten(r, read)
	}
	if read.Falls || amends.OfLast(amends.SaidIn(r.Entries, r.number), read) || amends.NamesCard(read) && told.EndsApart(amends.Last(amends.SaidIn(r.Entries, r.number), orders.Buy)) {
		return amends.Fall(amends.SaidIn(r.Entries, r.number), read) && rewritten(r, read)
	}
	for k := range read.Acts {
		if read.Sticky && read.Acts[k].Scopes == nil {
			read.Acts[k].Scopes = read.Scopes
		}
		if r.TwoGoes { // Mine in both. No, in the second a Forest.
			r.Split(read.Acts[k].Scopes, func(o *orders.Order) bool { return o.Verb == read.Acts[k].Line.Order.Verb })
		}
	}
	gone := amends.Replaced(amends.SaidIn(r.Entries, r.number), read)
	r.Entries = drafts.Without(r.Entries, gone)
	read.Retracts = read.Retracts && !(r.Sheet.Amends && len(gone) > 0)
	return len(gone) > 0
}

// settled lets a sentence amend what stands, and returns its orders as they are found then, and its
// doubt.
func settled(r *reader, read *clauses.Reading, found []exact.Finding, d drafts.Doubt) ([]exact.Finding, drafts.Doubt) {
	several := amends.OfSeveral(amends.SaidIn(r.Entries, r.number), read)
	if d.Why == "" && !r.Freely && (several || amends.Unplaced(drafts.Lines(r.Before()), r.brought, read)) {
		d = drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}} // before what stays, or behind it? in which order?
	}
	if several && !r.Freely {
		r.Withhold(d, func(e *drafts.Entry) bool {
			_, hit := amends.Otherwise(e.Line.Order, read.Amendments[0])
			return !e.Old && hit
		})
	}
	amends.Saves(amends.SaidIn(r.Entries, r.number), read, marks.Tokens(r.Text))
	if r.amended(read); len(found) < len(read.Acts) {
		found, _ = lines.InTheLanguage(&r.Letter, read, r.Scribe, r.Text) // what a change brought stands in a list that is told anew
	}
	return found, d
}

// renewed puts a list that is told anew in the place of the one from which something was taken.
func renewed(r *amender, read *clauses.Reading) bool {
	gone := amends.Renewed(amends.SaidIn(r.Entries, r.number), r.brought, read)
	r.Entries = drafts.Without(r.Entries, gone)
	return len(gone) > 0
}

// replaceBy takes those orders back that a new one stands for, in a letter that amends
// or corrects: its own verb's, in its goes; candidates are only added to, unless it
// corrects.
func (r *amender) replaceBy(line orders.Line, read *clauses.Reading) {
	if !r.Sheet.Amends && !read.Retracts {
		return
	}
	corrects := r.corrects && !read.Joins && !read.Too && !changes.Adds(wording.Unbullet(r.Text))
	front, _, _ := changes.Where(r.Text)
	if line.Order.Verb != orders.Buy && line.Order.Verb != orders.Swap || corrects && !front && len(line.If) == 0 || line.Order.Nothing && len(line.Order.Cards) == 0 { // also, nothing in go 1
		r.Split([]orders.Scope{line.Scope}, func(o *orders.Order) bool { return o.Verb == line.Order.Verb })
	}
	for i := range r.Entries {
		e := &r.Entries[i]
		if e.Line.Scope != line.Scope || e.Line.Order.Verb != line.Order.Verb || e.Written == r.Text && !e.Old || e.Stays(r.Kept) || e.StandsBefore(line) {
			continue
		}
		again := e.Old && line.Order.Verb == orders.Buy && !slices.ContainsFunc(e.Line.Order.Cards, func(c engine.Card) bool { return !slices.Contains(line.Order.Cards, c) })
		if read.Retracts || again || corrects && e.Old && (len(line.If) == 0 || len(e.Line.If) > 0 || line.Order.Verb == orders.Buy && !front) || e.Old && line.Order.Nothing && len(line.Order.Cards) == 0 || e.Old && line.Order.Verb != orders.Buy && len(line.If) == 0 {
			e.Gone = true
		}
	}
}

// amend drops from an amended sheet what was taken back.
func (r *amender) amend() {
	r.Entries = slices.DeleteFunc(r.Entries, func(e drafts.Entry) bool { return e.Gone && len(r.Sheet.Proposed) == 0 })
	r.Cleared = r.Cleared || r.table.OnFile.HasStanding
	r.Sheet.HasExtra = r.Sheet.HasExtra || r.table.OnFile.HasExtra
}

// change carries out `change A to B` and the like.
func (r *amender) change(read *clauses.Reading, d drafts.Doubt) {
	for _, a := range read.Amendments {
		if read.Same != nil && a.Scopes == nil {
			a.Scopes = r.sameFor(read.Same)
		}
		if r.takesBack {
			d = drafts.Doubt{Why: orders.TakenBack}
		}
		if card, goes, ok := a.List.OfGo(drafts.Filed(&r.Draft, r.table.OnFile)); ok && r.TwoGoes && a.Scopes == nil {
			a = clauses.Amendment{Scopes: goes, From: orders.Order{Cards: []engine.Card{card}}, To: orders.Order{Cards: []engine.Card{a.List.By}}, Drop: a.List.By == engine.NoCard}
		}
		if a.List.Some() {
			r.changeList(a, d)
			continue
		}
		hit := false
		r.Split(a.Scopes, func(o *orders.Order) bool {
			_, hit := changes.InOrder(*o, a.From, a.To, a.Drop)
			return o.Verb == a.From.Verb && hit
		})
		for i := range r.Entries {
			e := &r.Entries[i]
			if e.Gone || e.Line.Order.Verb != a.From.Verb || a.Scopes != nil && !slices.Contains(a.Scopes, e.Line.Scope) {
				continue
			}
			changed, ok := changes.InOrder(e.Line.Order, a.From, a.To, a.Drop)
			if !ok {
				continue
			}
			hit = true
			r.Rewrite(i, changed, d)
		}
		if !hit && (a.Drop || !r.otherwise(a, d)) {
			r.instead(a)
		}
	}
}

// otherwise carries out an amendment of an order that is no purchase: `the Mall instead of
// the Harbour`, of what is torn down.
func (r *amender) otherwise(a clauses.Amendment, d drafts.Doubt) (hit bool) {
	for i := range r.Entries {
		if e := &r.Entries[i]; !e.Gone && (a.Scopes == nil || slices.Contains(a.Scopes, e.Line.Scope)) {
			if order, ok := amends.Otherwise(e.Line.Order, a); ok && !(a.From.Verb == orders.TV && order.Player == r.me) {
				r.Rewrite(i, order, d)
				hit = true
			}
		}
	}
	return hit
}

// changeList carries out a change of the list of candidates, or of the goes.
func (r *amender) changeList(a clauses.Amendment, d drafts.Doubt) {
	hit := false
	if places := a.List.Nth != 0 || a.List.Turns && a.List.Turn[0] == engine.NoCard; places && a.Scopes == nil {
		lists := map[orders.Scope]bool{}
		for _, e := range r.Entries {
			lists[e.Line.Scope] = lists[e.Line.Scope] || changes.Lists(&e.Line.Order) && !e.Gone
		}
		if lists[orders.Go1] && lists[orders.Go2] {
			r.refuse(orders.Refused{Why: orders.Unclear, Word: r.Text}) // of which go?
			return
		}
	}
	r.Split(a.Scopes, changes.Lists)
	for i := range r.Entries {
		e := &r.Entries[i]
		switch {
		case e.Gone || a.Scopes != nil && !slices.Contains(a.Scopes, e.Line.Scope):
		case a.List.Goes && e.Line.Scope <= orders.Go2:
			e.Line.Scope = orders.Go1 + orders.Go2 - e.Line.Scope
			e.Line, hit = r.Scribe.Write(e.Line), true
		case !a.List.Goes && changes.Lists(&e.Line.Order) && (!hit || a.Scopes != nil || len(r.heads()) != 1 || e.Line.Scope != r.heads()[0]):
			order := e.Line.Order
			if changed, ok := a.List.Apply(order.Cards); ok {
				hit = true
				order.Cards = changed
				r.Rewrite(i, order, d)
			}
		}
	}
	if !hit {
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.Text})
	}
}

// instead reads an amendment of what is nowhere: what is wanted is proposed.
func (r *amender) instead(a clauses.Amendment) {
	if a.Drop && r.corrects && len(a.From.Cards) == 1 && slices.Contains(changes.OnSheet(r.table.OnFile), a.From.Cards[0]) {
		return // another list came in the place of that
	}
	if a.Drop {
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: strings.Join(orders.CardNames(a.From.Cards), ", ")})
		return
	}
	for _, scope := range r.heads() {
		r.add(orders.Line{Scope: scope, Order: a.To}, drafts.Doubt{Why: orders.TwoWays})
	}
}

// contrast is an order beside what the letter said before it; instead tells that it is for when another cannot be.
func (r *amender) contrast(line orders.Line, instead bool) doubts.Contrast {
	return doubts.Contrast{Line: line, Text: r.Text, Said: wording.Unbullet(r.Text), Kept: r.Kept, Corrects: r.corrects, Several: r.several, Freely: r.Freely, Instead: instead}
}

// rewritten writes what a correction has changed; it has no orders of its own then.
func rewritten(r *amender, read *clauses.Reading) bool {
	r.Rewritten()
	read.Acts = nil
	return true
}

package reading

import (
	"iter"
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/told"
)

// This file has what is said by pointing at other orders: the same as in another go, with
// what is different in it.

// repeat carries out `same as go 1` and `as last turn`.
func (r *amender) repeat(read *clauses.Reading, d doubt) {
	if read.AsBefore {
		if r.table.Last == nil || len(r.table.Last.Lines) == 0 {
			r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.text})
			return
		}
		for _, line := range r.table.Last.Lines {
			if line.Scope != orders.Standing {
				r.add(line, d)
			}
		}
	}
	if read.Same == nil {
		return
	}
	to, from := r.sameFor(read.Same), read.Same.From
	if whole := len(read.Acts) == 0 && told.AreAll(to); whole && len(r.entries) == 0 && (r.table.OnFile == nil || strings.HasSuffix(r.text, ":")) {
		return // a heading
	}
	if read.Same.Near && len(r.entries) == 0 || len(read.If) > 0 { // only if: that is no order
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.text})
		return
	}
	if read.Same.Near {
		from = r.entries[len(r.entries)-1].line.Scope
		for i := len(r.entries) - 1; i >= 0 && slices.Contains(to, from); i-- {
			from = r.entries[i].line.Scope
		}
	}
	if read.Same.Turned {
		turnedGo(r, from, to, d)
		return
	}
	r.copyGo(from, to, read.Same, d)
}

// sameFor are the goes for which something is to be the same.
func (r *amender) sameFor(same *clauses.Reference) []orders.Scope {
	if same.To == nil {
		return r.heads()
	}
	return same.To
}

// turnedGo gives goes the orders of another with its two candidates the other way round.
func turnedGo(r *amender, from orders.Scope, to []orders.Scope, d doubt) {
	cards, lists := 0, 0
	for i := range r.entries {
		e := &r.entries[i]
		if e.line.Scope != from || e.gone || e.line.Order.Verb != orders.Buy {
			continue
		}
		lists++
		cards += len(e.line.Order.Cards)
		if len(e.line.If) > 0 {
			cards = 0
			break
		}
	}
	if cards < 2 || lists != 1 || len(to) != 1 || to[0] > orders.Go2 {
		r.refuse(orders.Refused{Why: orders.Unclear, Word: r.text})
		return
	}
	if cards > 2 && d.why == "" {
		d = doubt{why: orders.TwoWays, words: []string{r.text}}
	}
	for i, e := range slices.Clone(r.entries) {
		switch {
		case e.line.Scope != from || e.gone:
			continue
		case e.line.Order.Verb != orders.Buy && from == orders.EveryGo:
			continue // it is for all goes already
		case e.line.Order.Verb == orders.Buy && from == orders.EveryGo:
			r.entries[i].line.Scope = orders.Go1 + orders.Go2 - to[0]
			r.entries[i].line = r.scribe().Write(r.entries[i].line)
		}
		if e.line.Scope = to[0]; e.line.Order.Verb == orders.Buy {
			e.line.Order.Cards = slices.Clone(e.line.Order.Cards)
			slices.Reverse(e.line.Order.Cards)
		}
		r.add(e.line, d)
	}
}

// copyGo gives goes the orders of another, without some candidates, or of one kind alone.
func (r *amender) copyGo(from orders.Scope, to []orders.Scope, same *clauses.Reference, d doubt) {
	if from == orders.Go1 && !slices.ContainsFunc(r.entries, func(e entry) bool { return e.line.Scope == from }) {
		from = orders.EveryGo // lines without a heading were meant
	}
	if from == orders.EveryGo && len(same.Without) == 0 && slices.ContainsFunc(r.entries, func(e entry) bool { return e.line.Scope == from }) {
		return // they are for all goes already
	}
	if slices.Contains(to, from) {
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.text})
		return
	}
	some, said := false, saidFor(r, to)
	for _, e := range slices.Clone(r.entries) {
		if e.line.Scope != from || e.gone || same.Only && e.line.Order.Verb != same.Verb {
			continue
		}
		if said[e.line.Order.Verb] {
			some = true
			continue
		}
		doubted := d
		if e.proposal >= 0 {
			p := r.sheet.Proposed[e.proposal]
			doubted = doubt{p.Why, p.Words, p.By}
		}
		if len(same.Without) > 0 && e.line.Order.Verb == orders.Buy {
			e.line.Order.Cards = slices.DeleteFunc(slices.Clone(e.line.Order.Cards), func(c engine.Card) bool { return slices.Contains(same.Without, c) })
			if len(e.line.Order.Cards) == 0 && !e.line.Order.Nothing {
				some = true
				continue
			}
		}
		for _, scope := range to {
			line := e.line
			line.Scope = scope
			r.add(line, doubted)
			some = true
		}
	}
	if !some {
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.text})
	}
}

// saidFor are the kinds of orders that the sentence that is read has for some goes itself.
func saidFor(r *amender, goes []orders.Scope) map[orders.Verb]bool {
	said := map[orders.Verb]bool{}
	for _, e := range r.entries {
		said[e.line.Order.Verb] = said[e.line.Order.Verb] || e.written == r.text && !e.old && slices.Contains(goes, e.line.Scope)
	}
	return said
}

// differs puts an order that the same has otherwise in its place; a candidate goes where
// the sentence says: `same, but with one die`, `the same with the Cafe first`. It returns the
// order, or the doubt where nobody knows.
func differs(r *amender, line orders.Line, read *clauses.Reading, d doubt) (orders.Line, doubt) {
	if read.Same == nil || read.Same.Turned || !slices.Contains(r.sameFor(read.Same), line.Scope) {
		return line, d
	}
	same := func(e *entry) bool {
		return e.written == r.text && e.line.Scope == line.Scope && e.line.Order.Verb == line.Order.Verb && !e.line.Order.Equal(line.Order)
	}
	front, end, instead := changes.Where(r.text)
	list := line.Order.Verb == orders.Buy && !line.Order.Nothing && !(read.Same.Only && read.Same.Verb != orders.Buy)
	switch {
	case !list && len(line.If) > 0 || list && (front && instead || len(line.If) > 0):
		return line, doubt{why: orders.TwoWays, words: []string{r.text}}
	case list && (front || end):
		at := slices.IndexFunc(r.entries, func(e entry) bool { return same(&e) && len(e.line.If) == 0 })
		if at < 0 || front && end {
			return line, doubt{why: orders.TwoWays, words: []string{r.text}}
		}
		line.Order.Cards = changes.With(r.entries[at].line.Order.Cards, line.Order.Cards, front)
		line = r.scribe().Write(line)
	case list && !instead && d.why == "":
		d = doubt{why: orders.TwoWays, words: []string{r.text}}
	}
	r.entries = slices.DeleteFunc(r.entries, func(e entry) bool { return same(&e) })
	return line, d
}

// roundAbout carries out `no, the other way round`: what was said last for the one go is for the
// other. It tells whether that can be, and what is said once more is that.
func roundAbout(r *amender, read *clauses.Reading) bool {
	if !changes.Round(slices.Collect(letters(&r.filer)), changes.Restating(r.Grammar.Table, r.text)) {
		return false
	}
	return rewritten(r, read)
}

// scopesBefore are the goes of the last order.
func (r *amender) scopesBefore() (scopes []orders.Scope) {
	last := r.entries[len(r.entries)-1]
	for i := len(r.entries) - 1; i >= 0 && r.entries[i].written == last.written && r.entries[i].line.Order.Equal(last.line.Order); i-- {
		scopes = append(scopes, r.entries[i].line.Scope)
	}
	return scopes
}

// staying tells candidates on file of which the letter says that one stays.
func staying(r *filer, e *entry) bool {
	return e.old && e.line.Order.Verb == orders.Buy && slices.ContainsFunc(r.Kept, func(c engine.Card) bool { return slices.Contains(e.line.Order.Cards, c) })
}

// fileAbove adds the orders that stand before `the same` in a sentence, and returns what was
// found of the others.
func (r *reader) fileAbove(read *clauses.Reading, found []exact.Finding, d doubt) []exact.Finding {
	same := read.Same
	if same == nil || same.After == 0 || same.After > len(read.Acts) {
		return found
	}
	above := *read
	above.Same, above.Acts = nil, read.Acts[:same.After]
	r.file(&above, found, d)
	read.Acts = read.Acts[same.After:]
	return found[same.After:]
}

// rewritten writes orders that a correction has changed, which has none of its own then.
func rewritten(r *amender, read *clauses.Reading) bool {
	for i := range r.entries {
		r.entries[i].line = r.scribe().Write(r.entries[i].line)
	}
	read.Acts = nil
	return true
}

// letters are the orders of the letter itself, so far.
func letters(r *filer) iter.Seq[changes.Filed] {
	return func(yield func(changes.Filed) bool) {
		for i := range r.entries {
			if e := &r.entries[i]; !e.gone && !e.old && !yield(changes.Filed{Line: &e.line, Sentence: e.written, Number: e.number, Scoped: e.scoped}) {
				return
			}
		}
	}
}

// filed are the orders on file, or else those that the letter has so far.
func filed(r *filer) (list []orders.Line) {
	if r.table.OnFile != nil && !r.sheet.Amends {
		return r.table.OnFile.Lines
	}
	for i := max(0, len(r.entries)-mostFiled); i < len(r.entries); i++ {
		if !r.entries[i].gone {
			list = append(list, r.entries[i].line)
		}
	}
	return list
}

const (
	mostFiled   = 12 // how many orders back a correction goes
	mostEntries = 50 // how many orders there may be for a change of one of them to be put right
)

// keepBefore remembers what stands before a sentence, unless that only puts the one before it right.
func keepBefore(r *filer, corrects bool) {
	if !corrects {
		r.before = slices.Clone(r.entries[:min(len(r.entries), mostEntries)])
	}
	if len(r.entries) > mostEntries || r.takesBack {
		r.before = nil
	}
}

// undone takes the sentence before back, where this one says that what it changed stays: `tv Bob.
// No, scrap that, it stays at Carol`. It tells whether it did.
func undone(r *filer, s lines.Sentence) bool {
	if r.before == nil || !told.Restores(r.Grammar.Table, s.Tokens, linesOf(r.before), linesOf(r.entries)) {
		return false
	}
	r.entries, r.before, r.brought = r.before, nil, nil
	return true
}

// linesOf are the orders that are filed.
func linesOf(entries []entry) (list []orders.Line) {
	for i := range entries {
		if !entries[i].gone {
			list = append(list, entries[i].line)
		}
	}
	return list
}

// retargeted carries the change before out with what a sentence names alone.
func retargeted(r *filer, read *clauses.Reading) bool {
	if r.brought == nil || r.before == nil || r.takesBack || !amends.Retarget(*r.brought, read) {
		return false
	}
	r.entries, r.brought = slices.Clone(r.before), nil
	return true
}

// unbrought takes back what the sentence before changed, where this one changes the same.
func unbrought(r *filer, read *clauses.Reading) {
	again, beside := amends.Again(*r.brought, read)
	if again && r.before != nil {
		r.entries = slices.Clone(r.before)
	}
	if (beside || again && r.before == nil) && !r.freely {
		r.refuse(orders.Refused{Why: orders.Unclear, Word: r.text}) // instead of that change, or beside it?
		read.Amendments = nil
	}
}

// revokes tells a sentence that takes back all that was sent: what follows is a new sheet; where
// nothing does it is asked about.
func revokes(r *filer, s lines.Sentence) bool {
	if r.started || !told.Revokes(s.Tokens, r.turn()) {
		return false
	}
	r.table.OnFile, r.OnFile, r.Keeps = nil, false, false
	r.wanted = append(r.wanted, s.Text)
	return true
}

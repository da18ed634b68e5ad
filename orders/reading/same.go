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
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/told"
)

// This file has what is said by pointing at other orders: the same as in another go, with
// what is different in it.

// repeat carries out `same as go 1` and `as last turn`.
func (r *amender) repeat(read *clauses.Reading, d drafts.Doubt) {
	if read.AsBefore {
		if r.table.Last == nil || len(r.table.Last.Lines) == 0 {
			r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.Text})
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
	if whole := len(read.Acts) == 0 && told.AreAll(to); whole && len(r.Entries) == 0 && (r.table.OnFile == nil || strings.HasSuffix(r.Text, ":")) {
		return // a heading
	}
	if read.Same.Near && len(r.Entries) == 0 || len(read.If) > 0 { // only if: that is no order
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.Text})
		return
	}
	if read.Same.Near {
		from = r.Entries[len(r.Entries)-1].Line.Scope
		for i := len(r.Entries) - 1; i >= 0 && slices.Contains(to, from); i-- {
			from = r.Entries[i].Line.Scope
		}
	}
	if read.Same.Turned {
		turnedGo(r, from, to, d)
		return
	}
	if last := len(r.Entries) - 1; last >= 0 && told.FallsBack(read, r.Text) && r.Entries[last].Written == r.Text && r.Entries[last].Line.Order.Verb == orders.Buy {
		behindAlso(r, r.Entries[last].Line.Scope, from, d)
		return
	}
	r.copyGo(from, to, read.Same, d)
}

// behindAlso puts the candidates of another go behind those of a sentence that says so: `the Train
// Station if I can pay it, otherwise the same as in my first go`. Without a condition it may say that
// all else is the same.
func behindAlso(r *amender, to, from orders.Scope, d drafts.Doubt) {
	if d.Why == "" && !told.IsConditional(r.Text) {
		d = drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}}
	}
	for _, e := range slices.Clone(r.Entries) {
		if line := e.Line; line.Scope == from && !e.Gone && line.Order.Verb == orders.Buy && to != from {
			line.Scope = to
			r.add(line, d)
		}
	}
}

// fallsBelow doubts a candidate for when the one before it is gone, in a line of its own below the
// second go, where the first go has the very same candidates: it may be for both.
func fallsBelow(r *amender, act clauses.Act, scopes []orders.Scope, d drafts.Doubt) drafts.Doubt {
	o := act.Line.Order
	if d.Why != "" || o.Verb != orders.Buy || o.Nothing || len(scopes) != 1 || scopes[0] != orders.Go2 || len(act.Scopes) > 0 || r.headLine == r.Text || r.several || !told.IsConditional(r.Text) {
		return d
	}
	if drafts.SameOne(r.Entries) {
		return drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}}
	}
	return d
}

// sameFor are the goes for which something is to be the same.
func (r *amender) sameFor(same *clauses.Reference) []orders.Scope {
	if same.To == nil {
		return r.heads()
	}
	return same.To
}

// turnedGo gives goes the orders of another with its two candidates the other way round.
func turnedGo(r *amender, from orders.Scope, to []orders.Scope, d drafts.Doubt) {
	cards := drafts.InOneList(r.Entries, from)
	if cards < 2 || len(to) != 1 || to[0] > orders.Go2 {
		r.refuse(orders.Refused{Why: orders.Unclear, Word: r.Text})
		return
	}
	if cards > 2 && d.Why == "" {
		d = drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}}
	}
	for i, e := range slices.Clone(r.Entries) {
		switch {
		case e.Line.Scope != from || e.Gone:
			continue
		case e.Line.Order.Verb != orders.Buy && from == orders.EveryGo:
			continue // it is for all goes already
		case e.Line.Order.Verb == orders.Buy && from == orders.EveryGo:
			r.Entries[i].Line.Scope = orders.Go1 + orders.Go2 - to[0]
			r.Entries[i].Line = r.Scribe.Write(r.Entries[i].Line)
		}
		if e.Line.Scope = to[0]; e.Line.Order.Verb == orders.Buy {
			e.Line.Order.Cards = slices.Clone(e.Line.Order.Cards)
			slices.Reverse(e.Line.Order.Cards)
		}
		r.add(e.Line, d)
	}
}

// copyGo gives goes the orders of another, without some candidates, or of one kind alone.
func (r *amender) copyGo(from orders.Scope, to []orders.Scope, same *clauses.Reference, d drafts.Doubt) {
	if from == orders.Go1 && !slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Line.Scope == from }) {
		from = orders.EveryGo // lines without a heading were meant
	}
	if from == orders.EveryGo && len(same.Without) == 0 && !slices.Contains(to, orders.Standing) && slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Line.Scope == from }) {
		return // they are for all goes already
	}
	if slices.Contains(to, from) {
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.Text})
		return
	}
	some, said := false, r.SaidFor(to)
	for _, e := range slices.Clone(r.Entries) {
		if e.Line.Scope != from || e.Gone || same.Only && e.Line.Order.Verb != same.Verb {
			continue
		}
		if said[e.Line.Order.Verb] {
			some = true
			continue
		}
		doubted := d
		if e.Proposal >= 0 {
			p := r.Sheet.Proposed[e.Proposal]
			doubted = drafts.Doubt{Why: p.Why, Words: p.Words, By: p.By}
		}
		if len(same.Without) > 0 && e.Line.Order.Verb == orders.Buy {
			e.Line.Order.Cards = slices.DeleteFunc(slices.Clone(e.Line.Order.Cards), func(c engine.Card) bool { return slices.Contains(same.Without, c) })
			if len(e.Line.Order.Cards) == 0 && !e.Line.Order.Nothing {
				some = true
				continue
			}
		}
		for _, scope := range to {
			line := e.Line
			line.Scope = scope
			r.add(line, doubted)
			some = true
		}
	}
	if !some {
		r.refuse(orders.Refused{Why: orders.NothingToAmend, Word: r.Text})
	}
}

// differs puts an order that the same has otherwise in its place; a candidate goes where
// the sentence says: `same, but with one die`, `the same with the Cafe first`. It returns the
// order, or the doubt where nobody knows.
func differs(r *amender, line orders.Line, read *clauses.Reading, d drafts.Doubt) (orders.Line, drafts.Doubt) {
	if read.Same == nil || read.Same.Turned || !slices.Contains(r.sameFor(read.Same), line.Scope) {
		return line, d
	}
	same := func(e *drafts.Entry) bool {
		return e.Written == r.Text && e.Line.Scope == line.Scope && e.Line.Order.Verb == line.Order.Verb && !e.Line.Order.Equal(line.Order)
	}
	front, end, instead := changes.Where(r.Text)
	list := line.Order.Verb == orders.Buy && !line.Order.Nothing && !(read.Same.Only && read.Same.Verb != orders.Buy)
	switch {
	case !list && len(line.If) > 0 || list && (front && instead || len(line.If) > 0):
		return line, drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}}
	case list && (front || end || len(line.Order.Cards) > 1 && changes.Prefers(r.Text)):
		cards, plain := drafts.Candidates(r.Entries, same)
		if !plain || front && end {
			return line, drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}}
		}
		places, named := changes.Ahead(r.Grammar.Table, r.Text, cards, line.Order.Cards)
		if !named {
			places = changes.Beside(r.Text, cards, line.Order.Cards, front)
		}
		if places == nil {
			return line, drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}}
		}
		line.Order.Cards = places
		line = r.Scribe.Write(line)
	case list && !instead && d.Why == "":
		d = drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}}
	}
	r.Entries = slices.DeleteFunc(r.Entries, func(e drafts.Entry) bool { return same(&e) })
	return line, d
}

// roundAbout carries out `no, the other way round`: what was said last for the one go is for the
// other. It tells whether that can be, and what is said once more is that.
func roundAbout(r *amender, read *clauses.Reading) bool {
	if !changes.Round(slices.Collect(letters(&r.filer)), changes.Restating(r.Grammar.Table, r.Text)) {
		return false
	}
	return rewritten(r, read)
}

// fileAbove adds the orders that stand before `the same` in a sentence, and returns what was
// found of the others.
func (r *reader) fileAbove(read *clauses.Reading, found []exact.Finding, d drafts.Doubt) []exact.Finding {
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

// letters are the orders of the letter itself, so far.
func letters(r *filer) iter.Seq[changes.Filed] {
	return func(yield func(changes.Filed) bool) {
		for i := range r.Entries {
			if e := &r.Entries[i]; !e.Gone && !e.Old && !yield(changes.Filed{Line: &e.Line, Sentence: e.Written, Number: e.Number, Scoped: e.Scoped}) {
				return
			}
		}
	}
}

// undone takes the sentence before back, where this one says that what it changed stays: `tv Bob.
// No, scrap that, it stays at Carol`. It tells whether it did.
func undone(r *filer, s lines.Sentence) bool {
	if r.Before() == nil || !told.Restores(r.Grammar.Table, s.Tokens, drafts.Lines(r.Before()), drafts.Lines(r.Entries)) {
		return false
	}
	r.Return()
	r.Forget()
	r.brought = nil
	return true
}

// retargeted carries the change before out with what a sentence names alone.
func retargeted(r *filer, read *clauses.Reading) bool {
	if r.brought == nil || r.Before() == nil || r.takesBack {
		return false
	}
	stood := func(o orders.Order) bool {
		return slices.ContainsFunc(r.Before(), func(e drafts.Entry) bool { return !e.Gone && slices.Contains(e.Line.Order.Cards, o.Cards[0]) })
	}
	if !amends.Retarget(*r.brought, read, stood) {
		return false
	}
	r.Return()
	r.brought = nil
	return true
}

// unbrought takes back what the sentence before changed, where this one changes the same.
func unbrought(r *filer, read *clauses.Reading) {
	again, beside := amends.Again(*r.brought, read)
	if again && r.Before() != nil {
		r.Return()
	}
	if (beside || again && r.Before() == nil) && !r.Freely {
		r.refuse(orders.Refused{Why: orders.Unclear, Word: r.Text}) // instead of that change, or beside it?
		read.Amendments = nil
	}
}

// revokes tells a sentence that takes back all that was sent: what follows is a new sheet; where
// nothing does it is asked about. What it orders behind that is left of it.
func revokes(r *filer, s *lines.Sentence) bool {
	if r.started || s.Strange {
		return false
	}
	if !told.Revokes(&r.Grammar, s.Tokens, r.turn()) {
		if behind := told.RevokesAhead(s.Tokens, r.turn()); behind > 0 {
			s.Tokens = s.Tokens[behind:]
			r.table.OnFile, r.OnFile, r.Keeps = nil, false, false
		}
		return false
	}
	r.table.OnFile, r.OnFile, r.Keeps = nil, false, false
	r.wanted = append(r.wanted, s.Text)
	return true
}

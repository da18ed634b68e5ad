package reading

import (
	"slices"
	"strings"

	"machipost/orders"
	"machipost/orders/reading/abroad"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/asides"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/told"
)

// This file makes what a yes would file. A letter of which something was not read is read
// once more, freely: each sentence as well as can be, in the place where it stands, and
// what can be meant two ways in the way that is likelier.

// A proposer makes what a yes would file.
type proposer struct{ *reader }

// again is a reader of the same letter that reads it freely, made before anything is read.
func (r proposer) again() proposer {
	other := newReader(r.table, r.me)
	table := other.Grammar.Table
	other.Letter, table.Likelier = r.Letter, true
	other.Grammar.Table = table
	other.TooLong, other.onlyStanding, other.Freely, other.stories, other.parted = nil, r.onlyStanding, true, r.stories, r.parted
	other.setHeads(r.heads()...)
	return proposer{other}
}

// byAndLarge is what a sentence comes to by and large, where it was not read whole.
func (r proposer) byAndLarge(s lines.Sentence, read clauses.Reading) clauses.Reading {
	wished, wishes := gist.Wished(&r.Grammar, s.Tokens, r.context(), &read)
	whole := read.Gaps == 0 && !read.Left && (!read.Empty() || read.Retracts || read.Joins || read.Corrects || read.Keeps)
	switch {
	case !read.Whole() && r.isAnother(s):
		return clauses.Reading{Turn: -1, Gaps: 1, Taken: read.Taken}
	case wishes:
		return wished
	case whole && len(read.Acts) == 0 && len(read.If) > 0 && !s.Colon && !read.Retracts:
		free, _ := gist.Left(&r.Grammar, s.Tokens, r.context())
		if free.Empty() {
			free.Gaps = 1
		}
		return free
	case whole:
		unsure := gist.Unsure(&read)
		if unsure || read.Bares {
			if free, left := gist.Left(&r.Grammar, s.Tokens, r.context()); (unsure || left) && len(free.Acts) > 0 {
				return free
			}
		}
		read.Doubt = ""
		return read
	case gist.Asked(&r.Grammar, s.Tokens, r.context()) != nil:
		free, _ := gist.Left(&r.Grammar, s.Tokens, r.context())
		return free
	case read.Left, read.Talk && !read.Asks && !read.Corrects && !s.Colon && !read.Heads && len(read.If) == 0 && !told.Chooses(s, &read):
		return read
	}
	free := gist.Read(&r.Grammar, s.Tokens, r.context(), &read)
	if free.Empty() && !free.Retracts || told.Denies(s, &free) && !read.Retracts {
		return read
	}
	r.wishing = r.wishing || len(free.Acts) > 0 && (gist.Wishes(&r.Grammar, s.Tokens) || told.AsksFor(s, &read, &free))
	free.Joins, free.Corrects, free.Keeps = read.Joins || free.Joins, read.Corrects || free.Corrects, read.Keeps || free.Keeps
	return free
}

// guess is more than what was explained of a sentence: as much as is sure, or, in a letter
// that is read freely, what the sentence comes to by and large.
func (r proposer) guess(s lines.Sentence, read clauses.Reading) clauses.Reading {
	switch {
	case r.Freely:
		if again, ok := r.withoutStatements(s, &read); ok {
			return again
		}
		return r.largelyAbroad(s, read)
	case r.takesBack || r.pending != nil, !read.Whole() && !lines.Weighs(&r.Letter, len(s.Tokens)):
		return read
	}
	read = asides.Surely(&r.Grammar, s.Tokens, r.context(), read, r.isAnother(s))
	read = abroad.Read(&r.Letter, s, r.context(), read)
	if again, ok := r.withoutStatements(s, &read); ok {
		return again
	}
	return read
}

// withoutStatements is what a sentence says without its clauses that only state something, where
// it was not read whole and the rest is.
func (r proposer) withoutStatements(s lines.Sentence, read *clauses.Reading) (again clauses.Reading, ok bool) {
	if read.Whole() && !read.Empty() || read.Retracts || read.Joins || read.Corrects || read.Keeps || r.table.OnFile != nil || s.Colon || s.Strange {
		return again, false
	}
	return asides.WithoutStatements(&r.Grammar, s.Tokens, func(rest []marks.Token) clauses.Reading {
		sub, now := s, r.context()
		sub.Tokens = rest
		again := asides.Surely(&r.Grammar, rest, now, r.InOwnWords(rest, now), false)
		return abroad.Read(&r.Letter, sub, now, again)
	})
}

// largelyAbroad is what a sentence comes to by and large, in the words of the rules where it
// is in another language and all of it is known, or nothing comes of it else.
func (r proposer) largelyAbroad(s lines.Sentence, read clauses.Reading) clauses.Reading {
	free := r.byAndLarge(s, read)
	said, known := abroad.InOurWords(&r.Letter, s, r.context(), &read)
	if n := len(said.Tokens); n == 0 || n > mostTokens || !known && len(free.Acts) > 0 {
		return free
	}
	theirs := r.Grammar
	r.Grammar = abroad.OurWords(&r.Letter)
	again := r.byAndLarge(said, r.InOwnWords(said.Tokens, r.context()))
	if r.Grammar = theirs; len(again.Acts) > 0 {
		free = again
	}
	free.Taken = read.Taken
	return free
}

// propose makes what a letter is by and large what a yes files, where something of it
// was not filed, or nothing.
func (r proposer) propose(again proposer, rows []lines.Row) {
	asks := len(r.Sheet.Refused)+len(r.Sheet.Proposed) > 0
	if r.lost || r.Spent() || !asks && !r.Sheet.Empty() && !slices.ContainsFunc(r.Sheet.Prose, func(p orders.Prose) bool { return !p.Idle }) {
		return
	}
	readAll(again.reader, rows)
	lost := len(r.Sheet.Lines) > 0 && slices.ContainsFunc(r.Sheet.Prose, func(p orders.Prose) bool { return !p.Idle && loses(r, again, p.Line) })
	if !asks && !(again.wishing && r.Sheet.Empty()) && !lost {
		return
	}
	again.ForBothGoes(amends.Last(amends.SaidIn(again.Entries, again.number), orders.Buy))
	again.Sheet.Lines = changes.WithoutRepeats(again.Sheet.Lines, r.Scribe)
	free := again.Sheet
	r.Sheet.Proposed = slices.DeleteFunc(r.Sheet.Proposed, func(p orders.Proposal) bool {
		if r.Text = p.Line; free.Amends || len(p.Lines) == 0 || len(again.WrittenAs(p.Line)) > 0 || p.Why != orders.Unexplained {
			return false
		}
		if !slices.ContainsFunc(r.Sheet.Refused, func(refused orders.Refused) bool { return refused.Line == p.Line }) {
			r.refuse(orders.Refused{Why: orders.Unclear, Word: strings.Join(p.Words, ", ")})
		}
		return true
	})
	for i := range r.Sheet.Proposed {
		if list := again.WrittenAs(r.Sheet.Proposed[i].Line); len(list) > 0 || !free.Amends {
			r.Sheet.Proposed[i].Lines = list
		}
	}
	r.Sheet.Refused = slices.DeleteFunc(r.Sheet.Refused, func(refused orders.Refused) bool {
		if tokens := marks.Tokens(refused.Line); refused.Why == orders.Unclear && len(again.WrittenAs(refused.Line)) == 0 && (!gist.Says(&r.Grammar, tokens) || gist.Idle(&r.Grammar, tokens, clauses.Context{})) && !told.Turns(&r.Grammar, tokens) && !told.Revokes(&r.Grammar, tokens, r.turn()) && !gist.Wanted(&r.Grammar, tokens) {
			r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: refused.Line})
			return true // it says nothing of the game
		}
		if told.IsPlain(refused.Why, refused.Line) || len(again.WrittenAs(refused.Line)) == 0 || r.IsFiled(refused.Line) {
			return false
		}
		var words []string
		if refused.Why == orders.Unclear && refused.Word != refused.Line {
			words = []string{refused.Word}
		}
		r.proposeAs(again, refused.Line, words)
		return true
	})
	r.Sheet.Prose = slices.DeleteFunc(r.Sheet.Prose, func(prose orders.Prose) bool {
		if len(again.WrittenAs(prose.Line)) == 0 || r.IsFiled(prose.Line) {
			return false
		}
		r.proposeAs(again, prose.Line, nil)
		return true
	})
	r.Sheet.IfYes = nil
	if len(r.Sheet.Proposed) > 0 {
		r.Sheet.IfYes = &orders.Sheet{Turn: free.Turn, Lines: free.Lines, HasExtra: free.HasExtra, HasStanding: free.HasStanding}
	}
	if drafts.Void(&r.Sheet) && !slices.ContainsFunc(r.Sheet.Proposed, func(p orders.Proposal) bool { return !gist.Covers(&r.Grammar, &p) }) {
		for _, p := range r.Sheet.Proposed {
			r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: p.Line})
		}
		r.Sheet.Proposed, r.Sheet.IfYes = nil, nil
	}
}

// loses tells a sentence that was passed over and is an order when it is read freely; what anybody
// might buy is told of in talk, too.
func loses(r, again proposer, text string) bool {
	return !r.IsFiled(text) && slices.ContainsFunc(again.WrittenAs(text), func(l orders.Line) bool { return l.Order.Verb != orders.Buy })
}

// proposeAs proposes what a sentence is by and large, if it isn't yet.
func (r proposer) proposeAs(again proposer, text string, words []string) {
	if slices.ContainsFunc(r.Sheet.Proposed, func(p orders.Proposal) bool { return p.Line == text }) {
		return
	}
	r.Sheet.Proposed = append(r.Sheet.Proposed, orders.Proposal{Line: text, Why: orders.Unexplained, Words: words, Lines: again.WrittenAs(text)})
}

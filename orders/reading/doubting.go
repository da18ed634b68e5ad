package reading

import (
	"slices"
	"strings"

	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/asides"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/doubts"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/told"
)

// This file has the sentences that were not read: what of them is proposed, refused or
// passed over, and what they may turn round beside them.

// Bounds of a proposal: a sentence with more that is not explained is no order with a
// word too many.
const (
	mostGaps  = 8 // tokens not explained
	fewTokens = 5 // of a short sentence: "not this time"
)

// doubtful proposes a sentence, refuses it, or passes it over.
func (r *reader) doubtful(s lines.Sentence, read *clauses.Reading) {
	if read.Carded {
		r.carded = s.Text
	}
	worth := len(read.Acts)+len(read.Amendments) > 0 || read.Same != nil || read.AsBefore || !read.Empty() && !r.Exact.Begins(lines.WithoutHeading(&r.Letter, s.Words))
	short := !read.Plainly && !read.Asks && told.Bared(read) // a word that may be the beginning of a card's name, beside others
	worth = worth && !short && !read.Governs && !(read.Heads && len(read.Unknown) > 0) && !r.verbLost(s, read) && !read.Bare && read.Gaps <= mostGaps && 2*read.Gaps <= len(s.Tokens)+1 && !(read.Chat && read.Gaps > 1 && !s.Colon) && !(s.Colon && read.Gaps > 0 && !r.started && told.Introduces(r.Text, read))
	wanted, turns := told.Concludes(s) || gist.Wanted(&r.Grammar, s.Tokens) || r.him != nil && gist.Supposes(&r.Grammar, s.Tokens), !s.Colon && told.Turns(&r.Grammar, s.Tokens) || told.Drops(&r.Grammar, s.Tokens, changes.Candidates(letters(&r.filer)))
	unknown := told.AsksUnknown(&r.Grammar, s.Tokens)
	switch {
	case told.IsSignature(&r.Grammar, s.Tokens):
		r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text, Idle: true})
	case asides.OnlyIfPaid(s.Tokens):
		r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text})
	case unknown != "":
		r.refuse(orders.Refused{Why: orders.UnknownCard, Word: unknown})
	case gist.Asked(&r.Grammar, s.Tokens, r.context()) != nil:
		r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text})
		r.asked, r.askedIn = s.Text, r.number
	case read.Talk && !told.AsksToSwap(&r.Grammar, s.Tokens) && !s.Colon && !read.Heads && len(read.If) == 0 && !told.Chooses(s, read) && !wanted && !turns:
		r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text, Idle: !read.Game || told.Greets(&r.Grammar, s.Tokens, read)})
		r.talks = r.talks || read.Told
		r.governBy(s, read)
	case !worth && !wanted && !turns && told.IdlyIf(&r.Grammar, s), !wanted && !turns && told.IsLife(&r.Grammar, s, read), told.Permits(&r.Grammar, s.Tokens), told.Hopes(s.Tokens), told.Wonders(s.Tokens), told.Explains(&r.Grammar, s.Tokens):
		r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text, Idle: !read.Game})
	case r.plainlyWrong(s, read):
	case worth:
		d := drafts.Doubt{Why: orders.Unexplained, Words: read.Unknown}
		if read.Gaps == 0 {
			d = drafts.Doubt{Why: orders.TwoWays, Words: []string{read.Doubt}}
		}
		before := len(r.Sheet.Proposed) + len(r.Sheet.Refused)
		r.understood(s, read, d)
		if len(r.Sheet.Proposed)+len(r.Sheet.Refused) == before {
			notUnderstood(&r.filer, read)
		}
		r.governBy(s, read)
	case r.refusedAs(s, read):
	case read.Gaps > 0 && !short && (read.Naming && (read.Asks || r.Grammar.Foreign()) || read.Carded && !read.Talk), read.Loose && !read.Talk && !read.Chat && len(s.Tokens) <= 3*fewTokens && r.started:
		r.strange = append(r.strange, s.Text)
		r.passOver(s, read)
	case read.Corrects && read.Gaps > 0 && r.started && !read.Talk && len(s.Tokens) <= 3*fewTokens:
		r.retract(s, read) // nobody knows what was corrected
	case read.Continues && read.Gaps > 0 && r.started && r.Grammar.Foreign() && !read.Talk && len(s.Tokens) <= 3*fewTokens:
		notUnderstood(&r.filer, read)
	case wanted, turns, asides.CountsDice(s.Tokens), told.IsLost(read), told.BeginsToBuy(&r.Grammar, s, read), told.EndsUnknown(&r.Grammar, s, read), amending(r, s, read):
		notUnderstood(&r.filer, read)
		r.governBy(s, read)
	default:
		r.passOver(s, read)
	}
}

// amending tells a sentence of the game in a letter that changes what is on file: it is not
// passed over.
func amending(r *reader, s lines.Sentence, read *clauses.Reading) bool {
	return r.table.OnFile != nil && (read.Carded || read.Told && !told.IsOfOther(&r.Grammar, s.Tokens) || read.Loose || read.Heads || (read.Governs || read.Asks) && (read.Game || told.MayTakeBack(s.Tokens))) && (r.Sheet.Amends || r.Keeps || read.Joins || read.Corrects || read.Keeps || len(read.Amendments) > 0)
}

// isAnother tells a line in the order language that would be another order without what is
// wrong in it: a condition that is none, numbers that may be one. What people say without a
// colon may be a condition in other words.
func (r *reader) isAnother(s lines.Sentence) bool {
	return slices.ContainsFunc(refusedIn(r, s), func(refused orders.Refused) bool {
		return told.IsNoCondition(refused.Why) || r.breaksRule(s, refused) && (!r.Freely || refused.Why == orders.BadNumbers) || refused.Why == orders.UnknownCondition && strings.Contains(s.Text, ":")
	})
}

// refusedIn is what the order language says to a sentence that begins in it; nothing to one
// that tells of a tool.
func refusedIn(r *reader, s lines.Sentence) []orders.Refused {
	rest := lines.WithoutHeading(&r.Letter, s.Words)
	if len(rest) == 0 || !r.Exact.Begins(rest) || told.TellsOfTool(&r.Grammar, s.Tokens) {
		return nil
	}
	return r.Exactly(rest).Refused
}

// breaksRule tells what is wrong in a sentence whatever words it is put in: a name that is
// nobody's, numbers of which others are near.
func (r *reader) breaksRule(s lines.Sentence, refused orders.Refused) bool {
	return told.IsPlain(refused.Why, s.Text) && !(refused.Why == orders.UnknownPlayer && told.NamesOther(&r.Grammar, s.Tokens)) || refused.Why == orders.BadNumbers && len(refused.Closest) > 0
}

// plainlyWrong refuses a line that begins in the order language and breaks a rule of it.
func (r *reader) plainlyWrong(s lines.Sentence, read *clauses.Reading) bool {
	wrong := func(refused orders.Refused) bool { return r.breaksRule(s, refused) }
	return slices.ContainsFunc(refusedIn(r, s), wrong) && r.refusedAs(s, read)
}

// verbLost tells a line in which the very verb was not explained, so that what is left
// of it is another order.
func (r *reader) verbLost(s lines.Sentence, read *clauses.Reading) bool {
	rest := lines.WithoutHeading(&r.Letter, s.Words)
	return len(rest) > 0 && len(read.Unknown) > 0 && r.Exact.Begins(rest) && strings.HasPrefix(strings.ToLower(read.Unknown[0]), rest[0].Low)
}

// refusedAs refuses a sentence for what the order language says to it, if it begins like
// an order.
func (r *reader) refusedAs(s lines.Sentence, read *clauses.Reading) bool {
	rest := s.Words
	heading, headed := r.Exact.Heading(rest)
	if headed {
		rest = heading.Rest
	} else if len(rest) > 2 && rest[0].Low == "and" && rest[1].Low == "buy" {
		rest = rest[1:]
	}
	if len(rest) == 0 || !r.Exact.Begins(rest) || read.Chat && read.Gaps > fewTokens {
		return false
	}
	if headed {
		r.openHeading(heading)
		if r.below != nil {
			return true
		}
	}
	f := r.Exactly(rest)
	opens := len(f.Refused) == 0
	for _, refused := range f.Refused {
		r.refuse(refused)
		opens = opens || told.MayBeCondition(refused.Why)
	}
	if len(f.Refused) == 0 {
		notUnderstood(&r.filer, read)
	}
	if opens || s.Colon {
		r.governBy(s, read)
	}
	r.started = true
	return true
}

func notUnderstood(r *filer, read *clauses.Reading) {
	r.refuse(orders.Refused{Why: orders.Unclear, Word: strings.Join(read.Unknown, ", ")})
}

// passOver keeps a sentence as prose; one that wants what a sentence before it names, which
// was kept as that, is asked about: `that is enough for the Train Station, so I want that`.
func (r *reader) passOver(s lines.Sentence, read *clauses.Reading) {
	if n := len(r.Sheet.Prose); n > 0 && r.carded == r.Sheet.Prose[n-1].Line && told.PointsBack(s) {
		r.refuse(orders.Refused{Why: orders.NothingNamed, Verb: orders.Buy, Closest: orders.Verbs()[orders.Buy].Forms[names.English]})
		return
	}
	r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text, Idle: told.Greets(&r.Grammar, s.Tokens, read) || !read.Game && (!s.Colon || !r.started && told.Introduces(r.Text, read)) && (!read.Governs || len(s.Tokens) > fewTokens)})
	r.Listed = false
	if read.Wants && !read.Talk {
		r.wanted = append(r.wanted, s.Text)
	}
	r.talks = r.talks || read.Told && len(s.Tokens) > 3
	r.governBy(s, read)
}

// telling keeps a sentence that only tells as prose.
func telling(r *filer, s lines.Sentence, read *clauses.Reading) {
	r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text, Idle: !read.Game})
	r.talks = r.talks || told.NamesOther(&r.Grammar, s.Tokens)
	if read.Carded {
		r.carded = s.Text
	}
}

// governBy remembers a sentence that was not understood and may turn round what stands
// beside it: one with orders of its own only orders of their kinds.
func (r *reader) governBy(s lines.Sentence, read *clauses.Reading) {
	if r.Freely {
		return
	}
	reach, kinds := told.ReachOf(&r.Grammar, s, read), told.Every
	heads := !read.Whole() && ((read.Heads || read.Sticky) && (len(s.Tokens) <= fewTokens || s.Colon || len(read.Acts) > 0) || len(read.If) > 0) && !read.Chat && !(s.Colon && !r.started && told.Introduces(r.Text, read))
	if !s.Colon && !(read.Sticky && read.Doubt != "") && (reach < told.All && reach > told.Itself || heads) && lines.Affords(&r.Letter, len(s.Tokens)*len(s.Tokens)/10) {
		kinds = told.OwnKinds(&r.Grammar, s, r.context(), read)
	}
	switch {
	case s.Colon && len(read.Acts) == 0 && !(!r.started && told.Introduces(r.Text, read)):
		r.govern(s.Text, told.Every, true)
	case reach > told.Itself && (len(read.Acts) == 0 || reach == told.All), heads:
		r.govern(s.Text, kinds, s.Colon)
	}
	if reach == told.Itself || s.Colon {
		return
	}
	paragraph := r.paragraph
	if n := len(r.Entries); n > 0 && reach == told.Near {
		paragraph = r.Entries[n-1].Paragraph
	}
	above := r.Withhold(drafts.Doubt{Why: orders.Governed, By: s.Text}, func(e *drafts.Entry) bool {
		return (e.Paragraph == paragraph || reach == told.All) && kinds.Has(e.Line.Order.Verb) && !e.Old && e.Written != s.Text
	})
	if above && r.governing.Line == "" {
		r.govern(s.Text, kinds, false) // what it makes doubtful above it, it does below it
	}
}

// govern proposes orders of some kinds that stand below a line, up to a blank line or, where it is strict,
// to the next heading.
func (r *filer) govern(line string, kinds told.Kinds, strict bool) {
	r.governing = doubts.Governs(line, kinds, strict, r.paragraph)
}

// doubtNow is the doubt of orders of some kinds where they stand.
func (r *reader) doubtNow(kinds told.Kinds) drafts.Doubt {
	switch {
	case r.takesBack:
		return drafts.Doubt{Why: orders.TakenBack}
	case r.asked != "" && r.askedIn == r.number:
		return drafts.Doubt{Why: orders.Governed, By: r.asked}
	case r.governing.Takes(kinds):
		return drafts.Doubt{Why: orders.Governed, By: r.governing.Line}
	case r.open.IsDoubted(r.paragraph):
		return drafts.Doubt{Why: orders.Governed, By: r.open.Line}
	}
	return drafts.Doubt{}
}

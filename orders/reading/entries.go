package reading

import (
	"cmp"
	"slices"
	"strings"

	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/doubts"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/told"
)

// add puts an order into the sheet, or proposes it.
func (r *filer) add(line orders.Line, d drafts.Doubt) {
	if !r.inLanguage { // where every word counts
		line.If = changes.WithoutTwice(line.If)
		line = changes.WithoutTheirOffer(line, letters(r), r.me)
		if line.Scope == orders.ExtraGo { // that there is one says that there were doubles
			line.If = slices.DeleteFunc(slices.Clone(line.If), func(c orders.Condition) bool { return c.Kind == orders.Doubles && !c.Not })
		}
		if !line.Order.Nothing && changes.IsNever(line.If) {
			if r.Freely {
				return
			}
			d = drafts.Doubt{Why: orders.TwoWays, Words: []string{r.Text}}
		}
	}
	e := drafts.Entry{Line: r.Scribe.Write(line), Written: r.Text, Paragraph: r.paragraph, Bare: r.naked, Number: r.number, Scoped: r.scoped, Place: r.place, Sequence: r.sequence, Nth: r.added, Exact: r.inLanguage}
	r.added++
	front, first := changes.Foremost(r.Text, r.inLanguage || r.Sheet.Amends)
	at, d := drafts.Foremost(r.Entries, &e, d, front, first, r.me >= 0 && r.table.firstPlayer(r.turn()) == r.me)
	e.Proposal = r.Doubted(doubts.Rest(r.Entries, &e, d))
	doubts.Topic(&r.Draft, &e)
	if !r.inLanguage {
		at = doubts.BehindExceptions(&r.Draft, &e, at, r.me)
	}
	r.Entries = slices.Insert(r.Entries, at, e)
}

// goesOn doubts what goes on with an order that is not filed.
func (r *amender) goesOn(d drafts.Doubt, goes bool) drafts.Doubt {
	if n := len(r.Entries); goes && d.Why == "" && n > 0 && r.Entries[n-1].Proposal >= 0 {
		return drafts.Doubt{Why: orders.Governed, By: r.Entries[n-1].Written}
	}
	return d
}

// refuse tells why the sentence that is read is no order, and for a card that nobody knows
// which it may be.
func (r *filer) refuse(refused orders.Refused) {
	if refused.Why == orders.UnknownCard && r.searching > 0 {
		r.searching--
		refused.Closest = orders.CardNames(names.Closest(refused.Word, r.game()))
	}
	r.Refuse(refused)
}

// finish settles what only the whole sheet tells.
func (r *reader) finish() {
	exact := lines.Exactness(&r.Letter)
	doubts.Raise(&r.Draft, &r.Grammar, exact, r.table.OnFile != nil, r.me >= 0 && r.table.firstPlayer(r.turn()) == r.me)
	if r.lost && r.below.Why == orders.BelowOver {
		r.RefuseAll(*r.below)
		r.stands = false
	}
	if drafts.Beside(&r.Draft, r.table.OnFile, func(written string) bool { return exact(written) || !told.Answers(written) }) {
		r.amend()
	}
	if drafts.HeadsNothing(&r.Draft, r.heads(), r.headLine, r.headNumber) {
		r.Text = r.headLine
		r.refuse(orders.Refused{Why: orders.Unclear, Word: r.Text})
	}
	if r.open.If != nil && !r.open.Used {
		r.Text = r.open.Line
		r.refuse(orders.Refused{Why: orders.NoOrder})
	}
	doubts.Nothings(&r.Draft, exact)
	doubts.PartLists(&r.Draft, &r.Grammar, r.Sheet.Amends && !r.corrects)
	for _, written := range changes.Unsaid(slices.Collect(letters(&r.filer))) {
		r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool {
			return e.Written == written && (changes.SaysUnless(written) || !exact(written))
		})
	}
	r.tellStrange()
	r.Finish(func(e drafts.Entry) orders.Line {
		once := changes.Once(e.Line, r.Sheet.Lines)
		if len(once) == 0 || len(once) == len(e.Line.Order.Cards) || exact(e.Written) && !changes.Repeats(e.Line) {
			return e.Line
		}
		e.Line.Order.Cards = once
		return r.Scribe.Write(e.Line)
	})
	if r.stands && !r.Sheet.HasStanding && (r.Sheet.IfYes == nil || !r.Sheet.IfYes.HasStanding) {
		r.Sheet.Warnings = append(r.Sheet.Warnings, orders.Warning{About: orders.EmptyStanding})
	}
	lines.WarnOfGoes(&r.Sheet, r.turn(), r.table.firstPlayer(r.turn()) == r.me, r.game())
}

// An unnamed is a sentence with what may be the name of a card that nobody knows.
type unnamed struct{ line, name string }

// names remembers a sentence of nothing but what may be names of cards that nobody knows.
func (r *filer) names(s lines.Sentence) {
	thanked := r.thanked
	r.thanked = told.Thanks(s.Tokens)
	one := unnamed{s.Text, strings.TrimRight(s.Text, ".!? ")}
	switch joined, names := told.OnlyNames(&r.Grammar, s.Tokens); {
	case joined:
		r.nameless = append(r.nameless, one)
	case names && r.started && r.several && !thanked && !r.itemized:
		r.unnamed = append(r.unnamed, one)
	default:
		if one.name = doubts.Unheard(&r.Grammar, s.Tokens, r.itemized); one.name != "" {
			r.nameless = append(r.nameless, one)
		}
	}
}

// tellStrange tells of sentences that name something of the game and may ask for it,
// beside orders: nobody knows whether they are talk. In a letter without any order a wish
// is told.
func (r *filer) tellStrange() {
	buys := slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool { return e.Line.Order.Verb == orders.Buy })
	for k, one := range slices.Concat(r.nameless, r.unnamed) {
		r.Text = one.line
		before := len(r.Sheet.Prose)
		if k >= len(r.nameless) && buys || len(r.Entries) == 0 {
			break
		}
		if r.Sheet.Prose = slices.DeleteFunc(r.Sheet.Prose, func(p orders.Prose) bool { return p.Line == r.Text }); len(r.Sheet.Prose) < before {
			r.refuse(orders.Refused{Why: orders.UnknownCard, Word: one.name})
		}
	}
	list := r.strange
	switch {
	case len(r.Entries) > 0:
	case len(r.Sheet.Refused)+len(r.Sheet.Proposed) > 0:
		return
	default:
		list = r.wanted
	}
	for _, r.Text = range list {
		r.Sheet.Prose = slices.DeleteFunc(r.Sheet.Prose, func(p orders.Prose) bool { return p.Line == r.Text })
		r.refuse(orders.Refused{Why: orders.Unclear, Word: r.Text})
	}
}

// turn is the turn that the sheet is for.
func (r *filer) turn() int { return cmp.Or(r.Sheet.Turn, r.table.Turn) }

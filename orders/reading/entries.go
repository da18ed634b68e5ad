package reading

import (
	"slices"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/told"
	"machipost/orders/wording"
)

// An entry is an order of the letter, where it stands, and whether it is filed.
type entry struct {
	line      orders.Line
	written   string
	paragraph int
	proposal  int  // its place among the proposed; -1 when it is filed
	gone      bool // taken back by what stands below: a yes does not file it
	replaced  bool // ... and nobody doubts it: it is not filed
	old       bool // it was on file
	bare      bool // a list of cards without a verb
	place     told.Place
	sequence  bool // its sentence is of the form `first … then …`
	number    int  // in which line it stands
	scoped    bool // its sentence names goes
}

// A doubt is why a line is proposed: "" for one that is filed.
type doubt struct {
	why   orders.Doubt
	words []string
	by    string
}

// add puts an order into the sheet, or proposes it.
func (r *filer) add(line orders.Line, d doubt) {
	if !r.inLanguage { // where every word counts
		line.If = changes.WithoutTwice(line.If)
		if len(line.If) > 0 {
			line = changes.WithoutTheirOffer(line, letters(r), r.me)
		}
		if line.Scope == orders.ExtraGo { // that there is one says that there were doubles
			line.If = slices.DeleteFunc(slices.Clone(line.If), func(c orders.Condition) bool { return c.Kind == orders.Doubles && !c.Not })
		}
		if !line.Order.Nothing && changes.IsNever(line.If) {
			if r.freely {
				return
			}
			d = doubt{why: orders.TwoWays, words: []string{r.text}}
		}
	}
	e := entry{line: r.scribe().Write(line), written: r.text, paragraph: r.paragraph, proposal: -1, bare: r.naked, number: r.number, scoped: r.scoped, place: r.place, sequence: r.sequence}
	if d.why != "" && !r.freely {
		e.proposal = r.propose(d)
	}
	r.doubtTopic(&e)
	r.entries = slices.Insert(r.entries, r.behindExceptions(&e), e)
}

// doubtTopic doubts a tool with which the sentence before an order of it begins: that may be
// what the order is of: `Moving Company. Give Bob my Cafe.`
func (r *filer) doubtTopic(e *entry) {
	if i := len(r.entries) - 1; i >= 0 && r.entries[i].written != e.written && told.IsTopic(r.entries[i].written, r.entries[i].line, e.line) {
		r.entries[i].gone = r.freely
		r.withhold(doubt{why: orders.TwoWays, words: []string{r.entries[i].line.Order.Cards[0].String()}}, func(other *entry) bool { return other == &r.entries[i] })
	}
}

// behindExceptions is where an order goes: to the end; but an exception goes before what
// it is one of: `take from Bob, but if he has nothing from Carol`.
func (r *filer) behindExceptions(e *entry) int {
	if r.inLanguage || len(e.line.If) == 0 {
		return len(r.entries)
	}
	exception := changes.Filed{Line: &e.line, Sentence: r.text}.Exception()
	for i := range r.entries {
		if other := &r.entries[i]; !other.gone && exception.Of(changes.Filed{Line: &other.line, Sentence: other.written}, r.me, e.bare && other.bare && e.number != other.number) {
			return i
		}
	}
	return len(r.entries)
}

// goesOn doubts what goes on with an order that is not filed.
func (r *amender) goesOn(d doubt, goes bool) doubt {
	if n := len(r.entries); goes && d.why == "" && n > 0 && r.entries[n-1].proposal >= 0 {
		return doubt{why: orders.Governed, by: r.entries[n-1].written}
	}
	return d
}

// propose returns the place of the proposal for the sentence that is being read.
func (r *filer) propose(d doubt) int {
	for i := range r.sheet.Proposed {
		if r.sheet.Proposed[i].Line == r.text && r.sheet.Proposed[i].Why == d.why {
			return i
		}
	}
	r.before = nil
	r.sheet.Proposed = append(r.sheet.Proposed, orders.Proposal{Line: r.text, Why: d.why, Words: d.words, By: d.by})
	return len(r.sheet.Proposed) - 1
}

// withhold proposes orders that were filed already, and tells whether there were any.
func (r *filer) withhold(d doubt, which func(e *entry) bool) (some bool) {
	text := r.text
	for i := range r.entries {
		if e := &r.entries[i]; e.proposal < 0 && which(e) {
			r.text, some = e.written, true
			if !r.freely {
				e.proposal = r.propose(d)
			}
		}
	}
	r.text = text
	return some
}

func (r *filer) refuse(refused orders.Refused) {
	refused.Line, r.before = r.text, nil
	if refused.Why == orders.UnknownCard && r.searching > 0 {
		r.searching--
		refused.Closest = orders.CardNames(names.Closest(refused.Word, r.game()))
	}
	r.sheet.Refused = append(r.sheet.Refused, refused)
}

// finish settles what only the whole sheet tells.
func (r *reader) finish() {
	if r.lost && r.below.Why == orders.BelowOver {
		r.refuseAll()
	}
	if r.sheet.Amends {
		r.amend()
	}
	if r.open.conditions != nil && !r.open.used {
		r.text = r.open.line
		r.refuse(orders.Refused{Why: orders.NoOrder})
	}
	idleNothings(r)
	every, both := false, false
	for _, e := range slices.Clone(r.entries) {
		every, both = every || e.line.Scope == orders.EveryGo, both || changes.Lists(&e.line.Order) && told.Both(e.written)
		if e.line.Scope == orders.ExtraGo && both && changes.Lists(&e.line.Order) {
			r.split([]orders.Scope{orders.Go1}, changes.Lists)
		} else if every && !e.old && !e.gone && changes.Lists(&e.line.Order) && (r.sheet.Amends && !r.corrects || told.ComesBehind(&r.Grammar, e.written, e.line)) {
			r.split([]orders.Scope{e.line.Scope}, changes.Lists)
		}
	}
	for _, written := range changes.Unsaid(slices.Collect(letters(&r.filer))) {
		r.withhold(doubt{why: orders.TwoWays}, func(e *entry) bool {
			return e.written == written && (changes.SaysUnless(written) || !isExact(r, written))
		})
	}
	r.tellStrange()
	whole := r.sheet
	for _, e := range r.entries {
		if once := changes.Once(e.line, r.sheet.Lines); len(once) > 0 && len(once) < len(e.line.Order.Cards) && !isExact(r, e.written) {
			e.line.Order.Cards = once
			e.line = r.scribe().Write(e.line)
		}
		if e.proposal >= 0 {
			r.sheet.Proposed[e.proposal].Lines = append(r.sheet.Proposed[e.proposal].Lines, e.line)
		}
		if e.proposal < 0 && !e.replaced && !(e.gone && r.freely) {
			r.sheet.Lines = append(r.sheet.Lines, e.line)
		}
		if !e.gone {
			whole.Lines = append(whole.Lines, e.line)
		}
	}
	r.settle(&r.sheet)
	if len(r.sheet.Proposed) > 0 {
		r.settle(&whole)
		r.sheet.IfYes = &orders.Sheet{Turn: whole.Turn, Lines: whole.Lines, HasExtra: whole.HasExtra, HasStanding: whole.HasStanding}
	}
	if r.stands && !r.sheet.HasStanding && (r.sheet.IfYes == nil || !r.sheet.IfYes.HasStanding) {
		r.sheet.Warnings = append(r.sheet.Warnings, orders.Warning{About: orders.EmptyStanding})
	}
	r.warnOfGoes()
}

// idleNothings passes a nothing over that is only said, where candidates stand behind it for
// the same goes: `here goes nothing`. Where it is bought, both are asked about; what is for
// every go goes behind what is for one.
func idleNothings(r *reader) {
	for i := len(r.entries) - 1; i >= 0; i-- {
		e := r.entries[i]
		if e.old || e.gone || e.proposal >= 0 || !changes.IsNothing(e.line) || isExact(r, e.written) && len(r.sheet.Prose) == 0 {
			continue
		}
		behind := slices.IndexFunc(r.entries[i+1:], func(other entry) bool {
			same := other.line.Scope == e.line.Scope || e.line.Scope == orders.EveryGo && other.line.Scope != orders.Standing
			return same && !other.old && !other.gone && other.line.Order.Verb == orders.Buy && len(other.line.Order.Cards) > 0
		})
		if behind < 0 {
			continue
		}
		saves := slices.ContainsFunc(r.entries, func(other entry) bool { // nothing if …, then I save, else …
			return other.written == e.written && other.line.Scope == e.line.Scope && other.line.Order.Nothing && len(other.line.If) > 0
		})
		if first := r.entries[i+1+behind]; first.line.Scope == e.line.Scope && !r.freely && !saves && (isExact(r, e.written) || first.written == e.written || changes.Buys(e.written)) {
			r.withhold(doubt{why: orders.TwoWays}, func(other *entry) bool { return other.written == e.written || other.written == first.written })
			continue
		} else if r.entries = slices.Delete(r.entries, i, i+1); first.line.Scope != e.line.Scope {
			r.entries = append(r.entries, e)
		}
	}
}

// isExact tells a sentence in the order language.
func isExact(r *reader, written string) bool {
	return r.Exactly(withoutHeading(r, wording.Split(written))).Whole()
}

// tellStrange tells of sentences that name something of the game and may ask for it,
// beside orders: nobody knows whether they are talk. In a letter without any order a wish
// is told.
func (r *filer) tellStrange() {
	list := r.strange
	switch {
	case len(r.entries) > 0:
	case len(r.sheet.Refused)+len(r.sheet.Proposed) > 0:
		return
	default:
		list = r.wanted
	}
	for _, r.text = range list {
		r.sheet.Prose = slices.DeleteFunc(r.sheet.Prose, func(p orders.Prose) bool { return p.Line == r.text })
		r.refuse(orders.Refused{Why: orders.Unclear, Word: r.text})
	}
}

// settle tells what headings a sheet has.
func (r *filer) settle(s *orders.Sheet) {
	s.HasStanding = r.cleared || slices.ContainsFunc(s.Lines, func(l orders.Line) bool { return l.Scope == orders.Standing })
	s.HasExtra = s.HasExtra || slices.ContainsFunc(s.Lines, func(l orders.Line) bool { return l.Scope == orders.ExtraGo })
}

// refuseAll refuses what stood above the heading of a turn that is over: it was
// the heading of the whole sheet.
func (r *filer) refuseAll() {
	above := make([]orders.Refused, len(r.entries))
	for i := range above {
		above[i] = *r.below
		above[i].Line = r.entries[i].written
	}
	r.sheet.Refused = append(above, r.sheet.Refused...)
	r.entries, r.sheet.Warnings, r.sheet.Proposed = nil, nil, nil
	r.sheet.Turn, r.sheet.HasExtra, r.cleared, r.stands = 0, false, false, false
}

// warnOfGoes warns of goes that the player does not have.
func (r *filer) warnOfGoes() {
	turn := r.turn()
	if len(r.sheet.In(orders.Go2)) > 0 && turn > 0 && r.table.firstPlayer(turn) != r.me {
		r.sheet.Warnings = append(r.sheet.Warnings, orders.Warning{About: orders.NoSecondGo, Number: turn})
	}
	if len(r.sheet.In(orders.ExtraGo)) > 0 && !r.game().Has(engine.AmusementPark) {
		r.sheet.Warnings = append(r.sheet.Warnings, orders.Warning{About: orders.NoExtraGoes})
	}
}

// turn is the turn that the sheet is for.
func (r *filer) turn() int {
	if r.sheet.Turn > 0 {
		return r.sheet.Turn
	}
	return r.table.Turn
}

package reading

import (
	"reflect"
	"slices"
	"strings"

	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// A sentence is what stands between two full stops, or a whole line.
type sentence struct {
	text   string
	words  wording.Words
	tokens []marks.Token
	colon  bool // a colon ends it: what stands below belongs to it
}

// mostTokens is how many tokens a sentence has at most, several times as many as any
// that somebody wrote to be read.
const mostTokens = 150

// sentence reads one sentence, and decides between its three outcomes.
func (r *reader) sentence(s sentence, last bool) {
	if len(s.tokens) == 0 {
		return
	}
	if len(s.tokens) > mostTokens {
		r.refuse(orders.Refused{Why: orders.LineTooLong, Number: MaxLineLength})
		r.govern(s.text, true)
		return
	}
	read := r.grammar.Read(s.tokens, r.context())
	r.explain(read.Taken, s.tokens...)
	r.naked = read.Bares
	r.bares = r.bares || read.Bares
	switch {
	case read.Retracts && !retracting(&read):
		r.passOver(s, &read)
		if !read.Chat && !(s.tokens[0].Is("sorry", "sry", "soz", "oops") && !read.Game && !read.Governs) {
			r.withhold(doubt{why: orders.Governed, by: s.text}, func(e *entry) bool { return !e.old })
		}
	case read.Whole() && !read.Empty() || read.Whole() && (read.Retracts || read.Joins || read.Corrects || read.Keeps):
		r.understood(s, &read, doubt{})
	case r.partly(s):
	default:
		r.doubtful(s, &read)
	}
	if len(r.open.conditions) > 0 && r.open.line != s.text && last {
		r.open.used = true
		if !r.open.colon {
			r.open.conditions = nil
		}
	}
}

// context is what sentences before leave open for the next one.
func (r *reader) context() clauses.Context {
	c := clauses.Context{
		If: r.open.conditions, Listed: r.listed, Place: r.place(), First: !r.started,
		Headed: len(r.heads()) == 1 && r.heads()[0] != orders.EveryGo && r.heads()[0] != orders.Standing,
		Every:  len(r.heads()) == 1 && r.heads()[0] == orders.EveryGo, Loose: r.loose == r.paragraph || r.drifting,
		OnFile: r.table.OnFile != nil, Keeps: r.keeps,
		TwoGo: r.me >= 0 && r.table.firstPlayer(r.turn()) == r.me,
	}
	if n := len(r.entries); r.listed && n > 0 && len(r.entries[n-1].line.If) == 0 {
		c.Cards = r.entries[n-1].line.Order.Cards
	}
	if r.chainIn == r.paragraph {
		c.Chain = r.chain
	}
	return c
}

// place is how many candidates the list has that stands directly before.
func (r *filer) place() int {
	n := 0
	for i := len(r.entries) - 1; i >= 0 && r.entries[i].line.Order.Verb == orders.Buy && r.entries[i].paragraph == r.paragraph; i-- {
		n += len(r.entries[i].line.Order.Cards)
	}
	return n
}

// retracting tells whether a sentence that begins like a correction is one.
func retracting(read *clauses.Reading) bool {
	return read.Whole() && (!read.Empty() || read.Gaps == 0) || read.Naming
}

// understood puts a sentence into the sheet; with a doubt it is proposed instead.
func (r *reader) understood(s sentence, read *clauses.Reading, d doubt) {
	found, bad := r.inTheLanguage(read)
	if bad != nil && d.why == "" && r.partly(s) {
		return
	}
	if bad != nil {
		for _, refused := range bad {
			r.refuse(refused)
		}
		r.governBy(s, read)
		return
	}
	if d.why == "" {
		r.tellSpellings(read)
	}
	r.amended(read)
	r.started = true
	if read.Turn >= 0 {
		r.openHeading(exact.Heading{Kind: exact.OfTurn, Scope: orders.EveryGo, Number: read.Turn})
	}
	if read.Sticky && len(read.Scopes) > 0 && !r.openScopes(read, d) {
		return
	}
	if len(read.If) > 0 {
		r.open = openIf{conditions: read.If, line: s.text, colon: s.colon, paragraph: r.paragraph}
	}
	if read.Bare {
		r.refuse(orders.Refused{Why: orders.NothingNamed, Verb: orders.Buy, Closest: orders.Verbs()[orders.Buy].Forms[names.English]})
	}
	if d.why == "" {
		d = r.doubtNow()
	}
	r.change(read, d)
	r.repeat(read, d)
	r.file(read, found, d)
	r.afterwards(read, d)
}

// afterwards remembers what the sentence leaves open.
func (r *reader) afterwards(read *clauses.Reading, d doubt) {
	if len(read.Acts) == 0 {
		return
	}
	last := read.Acts[len(read.Acts)-1]
	r.listed = last.Line.Order.Verb == orders.Buy && !last.Line.Order.Nothing
	if d.why == "" || len(read.Chain) > 0 {
		r.chain, r.chainIn = chainOf(r.chain, read, r.chainIn == r.paragraph), r.paragraph
	}
	if read.Scoped && !read.Sticky && r.isOther(last.Scopes) {
		r.loose = r.paragraph
		if len(r.heads()) > 0 && r.heads()[0] != orders.EveryGo && r.paragraph > r.headed {
			r.setHeads(orders.EveryGo)
			r.drifting = true
		}
	}
}

func chainOf(before [][]orders.Condition, read *clauses.Reading, beside bool) [][]orders.Condition {
	switch {
	case len(read.Chain) > 0 && beside && len(read.Acts) == len(read.Chain):
		return append(slices.Clone(before), read.Chain...)
	case len(read.Chain) > 0:
		return read.Chain
	}
	return nil
}

// isOther tells scopes that are not those of the heading above.
func (r *filer) isOther(scopes []orders.Scope) bool {
	return scopes != nil && !slices.Equal(scopes, r.heads())
}

// inTheLanguage writes the orders of a sentence in the order language and reads them
// again: there is told what an order may name.
func (r *reader) inTheLanguage(read *clauses.Reading) (found []exact.Finding, bad []orders.Refused) {
	for _, act := range read.Acts {
		if act.Line.Order.Verb == orders.Buy && act.Line.Order.Nothing && len(act.Line.Order.Cards) == 0 && isStandingNone(read, act) {
			found = append(found, exact.Finding{})
			continue
		}
		f := r.exact.Line(r.exact.Plain(wording.Split(r.scribe().Write(act.Line).String())))
		if !f.Whole() {
			bad = append(bad, f.Refused...)
			if len(f.Refused) == 0 {
				bad = append(bad, orders.Refused{Why: orders.Unclear, Word: r.text})
			}
			return nil, bad
		}
		found = append(found, f)
	}
	return found, nil
}

// isStandingNone tells `standing orders: none`.
func isStandingNone(read *clauses.Reading, act clauses.Act) bool {
	return len(read.Acts) == 1 && len(act.Scopes) == 1 && act.Scopes[0] == orders.Standing && len(act.Line.If) == 0
}

// file adds the orders of a sentence.
func (r *reader) file(read *clauses.Reading, found []exact.Finding, d doubt) {
	for i, act := range read.Acts {
		if r.below != nil {
			r.refuse(*r.below)
			return
		}
		if !found[i].OK {
			r.cleared = r.cleared || d.why == ""
			continue
		}
		if d.why == "" {
			r.warn(read, found[i])
		}
		scopes := act.Scopes
		if scopes == nil {
			scopes = r.heads()
			d = r.unsure(d)
			if d.why == "" && r.besideGoes(act.Line.Order) {
				d, scopes = doubt{why: orders.TwoWays}, []orders.Scope{orders.EveryGo}
			}
		}
		for k, scope := range scopes {
			if r.onlyStanding && scope != orders.Standing {
				r.refuse(orders.Refused{Why: orders.OnlyStanding})
				return
			}
			if slices.Contains(scopes[:k], scope) {
				continue
			}
			line := found[i].Line
			line.Scope = scope
			r.replaceBy(line, read)
			r.add(line, r.contradicting(line, d))
		}
	}
}

// contradicting doubts a choice that the letter made otherwise above, without a
// condition in either place: nobody knows which is meant.
func (r *amender) contradicting(line orders.Line, d doubt) doubt {
	if d.why != "" || line.Order.Verb == orders.Buy || len(line.If) > 0 || r.sheet.Amends {
		return d
	}
	differs := func(e *entry) bool {
		return e.line.Scope == line.Scope && e.line.Order.Verb == line.Order.Verb && len(e.line.If) == 0 && e.written != r.text && !reflect.DeepEqual(e.line.Order, line.Order)
	}
	for i := range r.entries {
		if differs(&r.entries[i]) {
			r.withhold(doubt{why: orders.TakenBack}, differs)
			return doubt{why: orders.TakenBack}
		}
	}
	return d
}

// besideGoes tells a choice below lines that each have their go and its candidates: it
// may be for all of them.
func (r *amender) besideGoes(o orders.Order) bool {
	if o.Verb == orders.Buy || o.Verb == orders.Roll && o.Dice == 2 || len(r.heads()) != 1 || r.heads()[0] != orders.Go2 || r.headLine == r.text {
		return false
	}
	own, first := false, false
	for i := range r.entries {
		own = own || r.entries[i].written == r.headLine
		first = first || r.entries[i].line.Scope == orders.Go1
	}
	return own && first
}

// unsure doubts an order without goes of its own beside one that has some.
func (r *amender) unsure(d doubt) doubt {
	if d.why == "" && (r.loose == r.paragraph || r.drifting) {
		return doubt{why: orders.TwoWays}
	}
	return d
}

func (r *amender) warn(read *clauses.Reading, f exact.Finding) {
	for _, warning := range f.Warnings {
		warning.Line = r.text
		r.sheet.Warnings = append(r.sheet.Warnings, warning)
	}
	for _, card := range read.Several {
		r.sheet.Warnings = append(r.sheet.Warnings, orders.Warning{About: orders.OnePerGo, Line: r.text, Card: card})
	}
	read.Several = nil
}

func (r *amender) tellSpellings(read *clauses.Reading) {
	for _, spelled := range read.Spelled {
		one := orders.Spelling{Written: spelled.Written, Card: spelled.Card}
		if !slices.Contains(r.sheet.Spelled, one) {
			r.sheet.Spelled = append(r.sheet.Spelled, one)
		}
	}
}

// nameReasons are why a single name may fall out of a plain list.
var nameReasons = []orders.Reason{orders.UnknownCard, orders.AmbiguousCard, orders.CardNotInGame, orders.NotForSale, orders.BehindNothing, orders.NotALandmark, orders.CityHallStays}

// maxNameWords is how many words a single unknown name has at most.
const maxNameWords = 3

// partly reads a plain list of which single names fall out.
func (r *reader) partly(s sentence) bool {
	rest := s.words
	heading, headed := r.exact.Heading(rest)
	if headed {
		rest = heading.Rest
	}
	if len(rest) == 0 || !r.exact.Begins(rest) || r.correcting() || r.open.conditions != nil {
		return false
	}
	f := r.exactly(rest)
	if !f.OK || f.Bare || len(f.Line.If) > 0 || len(f.Line.Order.Cards) == 0 && !f.Line.Order.Nothing {
		return false
	}
	for _, refused := range f.Refused {
		if !slices.Contains(nameReasons, refused.Why) || refused.Why == orders.UnknownCard && !r.isName(refused.Word) {
			return false
		}
	}
	if headed {
		r.openHeading(heading)
	}
	if r.below == nil {
		for _, refused := range f.Refused {
			r.refuse(refused)
		}
	}
	r.found(f)
	return true
}

// isName tells whether words can be a name: few, and none of them means anything.
func (r *letter) isName(text string) bool {
	tokens := marks.Tokens(text)
	if len(tokens) == 0 || len(tokens) > maxNameWords {
		return false
	}
	read := r.grammar.Read(tokens, clauses.Context{})
	return read.Gaps == len(tokens) && !read.Game && !read.Governs && !strings.ContainsAny(text, "0123456789")
}

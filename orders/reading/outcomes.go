package reading

import (
	"slices"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/amends"
	"machipost/orders/reading/asides"
	"machipost/orders/reading/changes"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/doubts"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/talk"
	"machipost/orders/reading/told"
)

// mostTokens is how many tokens a sentence has at most, more than any that was ever meant.
const mostTokens = 150

// sentence reads one sentence, and decides between its three outcomes.
func (r *reader) sentence(s lines.Sentence, last bool) {
	if len(s.Tokens) == 0 {
		return
	}
	if len(s.Tokens) > mostTokens {
		r.refuse(orders.Refused{Why: orders.LineTooLong, Number: lines.MaxLineLength})
		r.govern(s.Text, told.Every, true)
		return
	}
	if !s.Strange && (told.Hails(&r.Grammar, s.Tokens) || lines.IsInventory(&r.Grammar, s.Tokens) || revokes(&r.filer, &s) || r.Frames(&s, r.turn(), r.started) || talk.OnlyExcuses(r.Grammar.Table, s.Tokens) || r.table.OnFile == nil && asides.Declines(&r.Grammar, s.Tokens, func() []engine.Card { return changes.Candidates(letters(&r.filer)) })) {
		r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text, Idle: true})
		return
	}
	read, odd, heralds := heralded(r, &s)
	if heralds {
		return
	}
	defer func(him []engine.Seat) { r.him = him }(r.Grammar.Table.Him(s.Tokens, r.him))
	if read.Left || s.Strange || !r.Freely && gist.Points(&r.Grammar, s.Tokens, &read) {
		r.refuse(orders.Refused{Why: orders.Unclear, Word: s.Text})
		r.govern(s.Text, told.Every, true)
		return
	}
	read = asides.Doubted(&r.Grammar, s.Tokens, gist.Checked(s.Tokens, proposer{r}.guess(s, read), r.Freely), odd && !r.Freely)
	read.Corrects = read.Corrects || r.table.OnFile != nil && !r.started && told.AfterAll(s.Tokens, &read)
	read.Retracts = read.Retracts && !told.Apologises(&r.Grammar, s.Tokens, &read) || told.Retargets(&r.Grammar, s.Tokens, r.context().Last)
	if r.stories.Tell(&r.Grammar, s, &read, changes.Candidates(letters(&r.filer)), r.Freely) {
		telling(&r.filer, s, &read)
		return
	}
	if read.Doubt == "so" && amends.Restates(amends.SaidIn(r.Entries, r.number), &read) {
		read.Doubt = "" // it is what stands already
	}
	r.naked, r.scoped, r.bares = read.Bares && !read.Scoped, read.Scoped, r.bares || read.Bares && !read.Scoped
	if r.pending != nil {
		read.Retracts = read.Retracts || read.Whole() && len(read.Acts) > 0 && (r.pending.plain() || amends.Counters(amends.SaidIn(r.Entries, r.number), &read))
		if !read.Retracts && !(read.Talk && !read.Heads && len(read.If) == 0) {
			r.settlePending()
		}
	}
	switch {
	case read.Retracts && !r.takesBack && r.Sheet.Amends && undone(&r.filer, s):
	case r.table.OnFile != nil && told.Recalls(s.Tokens), r.table.OnFile == nil && amends.Spared(&r.Grammar, s.Tokens, amends.SaidIn(r.Entries, r.number)), amends.OnlyTells(&r.Grammar, s.Tokens, amends.SaidIn(r.Entries, r.number)), read.Retracts && !read.Naming && s.Tokens[len(s.Tokens)-1].Is("?") && !s.Tokens[0].Is("what"):
		r.Sheet.Prose = append(r.Sheet.Prose, orders.Prose{Line: s.Text}) // it only tells, or asks
	case read.Retracts && !(read.Round && read.Whole()) && len(r.Entries) > 0 && !r.takesBack && !r.Sheet.Amends && (read.Whole() && read.Empty() || read.Talk && len(read.Acts) == 0 || asides.Excuses(&r.Grammar, s.Tokens, r.context())):
		r.settlePending()
		r.pending = &pending{s, &read}
	case read.Retracts && !read.Naming && !(read.Whole() && (!read.Empty() || read.Gaps == 0)): // it only begins like a correction
		r.retract(s, &read)
	case read.Whole() && !read.Empty() || read.Whole() && (read.Retracts || read.Joins || read.Corrects || read.Keeps):
		r.understood(s, &read, told.Groundless(s, &read, r.Sheet.Prose, r.carded, r.Listed))
	case r.partly(s):
	case r.Freely:
		r.passOver(s, &read)
	default:
		r.doubtful(s, &read)
	}
	r.open.UseUp(s.Text, last)
}

// A pending is a sentence that takes something back and does not say what is to be
// instead, such as `no!`, `hang on`: the next one may.
type pending struct {
	lines.Sentence
	read *clauses.Reading
}

// plain tells such a sentence that gives no reason, or only tells.
func (p *pending) plain() bool { return p.read.Whole() || p.read.Talk }

// settlePending lets such a sentence take back what was said, for nothing stands behind
// it that says what is to be.
func (r *reader) settlePending() {
	if r.pending == nil {
		return
	}
	one, text := *r.pending, r.Text
	r.pending, r.Text = nil, one.Text
	if one.read.Whole() {
		r.understood(one.Sentence, one.read, drafts.Doubt{})
	} else {
		r.retract(one.Sentence, one.read)
	}
	r.Text = text
}

// retract proposes all that was said before a sentence that takes something back, and
// nobody knows what.
func (r *reader) retract(s lines.Sentence, read *clauses.Reading) {
	if r.Sheet.Amends && len(s.Tokens) <= 2*fewTokens && told.Undoes(s.Text) {
		notUnderstood(&r.filer, read)
		return
	}
	r.passOver(s, read)
	if excuses := s.Tokens[0].Is("sorry", "sry", "soz", "oops"); !excuses || told.Errs(s.Tokens) || told.Turns(&r.Grammar, s.Tokens) || !read.Chat && (read.Game || read.Governs) {
		r.Withhold(drafts.Doubt{Why: orders.Governed, By: s.Text}, func(e *drafts.Entry) bool { return !e.Old })
	}
}

// context is what sentences before leave open for the next one.
func (r *reader) context() clauses.Context {
	c := clauses.Context{
		If: r.open.Asked(func() bool { return lines.HasHeading(&r.Letter, r.Text) }), Listed: r.Listed, Shopped: !r.Listed && drafts.Shopped(r.Entries, r.heads()), Place: r.Candidates(r.paragraph), First: !r.started,
		Headed: len(r.heads()) == 1 && r.heads()[0] != orders.EveryGo && r.heads()[0] != orders.Standing,
		Every:  len(r.heads()) == 1 && r.heads()[0] == orders.EveryGo, Loose: r.loose == r.paragraph || r.drifting,
		ForGood: len(r.heads()) == 1 && r.heads()[0] == orders.Standing,
		OnFile:  r.table.OnFile != nil, Keeps: r.Keeps,
		Him: r.him, Filed: drafts.Filed(&r.Draft, r.table.OnFile), Named: drafts.LastNamed(r.Entries),
		Else: r.elseNext, Dropped: r.brought != nil && r.brought.Drop, Denied: r.pending != nil, TwoGo: r.me >= 0 && r.table.firstPlayer(r.turn()) == r.me,
	}
	if n := len(r.Entries); r.Listed && n > 0 && len(r.Entries[n-1].Line.If) == 0 {
		c.Cards = r.Entries[n-1].Line.Order.Cards
	}
	if r.chainIn == r.paragraph {
		c.Chain = r.chain
	}
	if n := len(r.Entries); n > 0 {
		c.Last = &r.Entries[n-1].Line.Order
	}
	if r.brought != nil && !r.brought.Drop {
		c.Last = &r.brought.To
	}
	return c
}

// understood puts a sentence into the sheet; with a doubt it is proposed instead.
func (r *reader) understood(s lines.Sentence, read *clauses.Reading, d drafts.Doubt) {
	if len(read.Acts) == 1 {
		read.Acts[0].Line = changes.Unless(read.Acts[0].Line)
	}
	for i := range read.Acts {
		read.Acts[i].Line = changes.WithoutOwnOffer(read.Acts[i].Line, r.me)
	}
	read.Acts = clauses.Guarded(read.Acts)
	found, bad := lines.InTheLanguage(&r.Letter, read, r.Scribe, r.Text)
	if bad != nil && d.Why == "" && r.partly(s) {
		return
	}
	if bad != nil {
		for _, refused := range bad {
			r.refuse(refused)
		}
		r.governBy(s, read)
		return
	}
	if d.Why == "" {
		r.Sheet.TellSpelling(read.Spelled...)
	}
	found, d = settled(r, read, found, d)
	r.started, r.pending = true, nil
	if r.Keep(read.Retracts && (r.Sheet.Amends || !amends.Drops(read))); r.takesBack {
		r.Forget()
	}
	d = r.now(read, d)
	if read.Turn >= 0 && d.Why == "" {
		r.openHeading(exact.Heading{Kind: exact.OfTurn, Scope: orders.EveryGo, Number: read.Turn})
	}
	if read.Sticky && len(read.Scopes) > 0 && !(len(found) == 1 && !found[0].OK) { // standing orders: none
		before := r.heads()
		if !r.openScopes(read, d) {
			return
		}
		if len(read.Acts) == 0 && !s.Colon && read.Same == nil {
			sequencer{&r.filer}.hangs(read.Scopes, before)
		}
	}
	if len(read.If) > 0 && d.Why == "" {
		r.open = drafts.Open{If: read.If, Line: s.Text, Number: r.number, Colon: s.Colon, Chats: told.Cheers(s.Tokens, read.Taken), Paragraph: r.paragraph}
	}
	if read.Bare {
		r.refuse(orders.Refused{Why: orders.NothingNamed, Verb: orders.Buy, Closest: orders.Verbs()[orders.Buy].Forms[names.English]})
	}
	if d.Why == "" {
		d = r.doubtNow(told.KindsOf(read))
	}
	found = r.fileAbove(read, found, d)
	r.repeat(read, d)
	if r.brought != nil && read.Retracts && len(read.Amendments) > 0 && d.Why == "" {
		unbrought(&r.filer, read)
	}
	r.brought = amends.Only(read)
	r.change(read, d)
	r.file(read, found, d)
	r.afterwards(read, d)
}

// afterwards remembers what the sentence leaves open.
func (r *reader) afterwards(read *clauses.Reading, d drafts.Doubt) {
	if read.Same != nil && read.Sticky && r.heads()[0] != orders.Standing && !told.AreAll(r.heads()) {
		r.echo = r.heads() // lines below are for all again
		r.setHeads(orders.EveryGo)
	}
	if len(read.Acts) == 0 {
		return
	}
	if told.Lasts(read, r.Text) {
		r.govern(r.Text, told.Every, true) // what stands below may be for now
	}
	last := read.Acts[len(read.Acts)-1]
	r.Listed = last.Line.Order.Verb == orders.Buy && !last.Line.Order.Nothing
	if d.Why == "" || len(read.Chain) > 0 {
		r.chain = told.ChainOf(r.chain, read, r.chainIn == r.paragraph && r.chainVerb == last.Line.Order.Verb)
		r.chainIn, r.chainVerb = r.paragraph, last.Line.Order.Verb
	}
	corrected := read.Corrects && read.Sticky && len(read.Acts) > 0 // what stands behind it may be for both
	if corrected || read.Scoped && !read.Sticky && slices.ContainsFunc(read.Acts, func(act clauses.Act) bool { return act.Scopes != nil && !slices.Equal(act.Scopes, r.heads()) }) {
		r.loose = r.paragraph
		both := !corrected && !slices.Equal(read.Acts[0].Scopes, last.Scopes) // one die in my first go and two in my second
		if len(r.heads()) > 0 && r.heads()[0] != orders.EveryGo && (both || r.paragraph > r.headed) {
			r.setHeads(orders.EveryGo)
			r.drifting = true
		}
	}
}

// file adds the orders of a sentence.
func (r *reader) file(read *clauses.Reading, found []exact.Finding, d drafts.Doubt) {
	for i, act := range read.Acts {
		if r.below != nil {
			r.refuse(*r.below)
			return
		}
		if !found[i].OK {
			r.Cleared = r.Cleared || d.Why == ""
			continue
		}
		if d.Why == "" {
			r.warn(read, found[i])
		}
		d = r.goesOn(d, i == 0 && (read.Continues || act.Instead))
		scopes := changes.InEcho(r.Text, act.Scopes, r.echo)
		if scopes == nil && read.Continues && act.Line.Order.Verb == orders.Buy && len(r.Entries) > 0 {
			scopes = r.Scopes()
		}
		if scopes == nil {
			scopes = r.heads()
			d = r.unsure(d, act.Line.Order)
			if r.besideGoes(act.Line.Order) && d.Why == "" {
				scopes, d = []orders.Scope{orders.EveryGo}, r.open.Beside(r.paragraph)
			} else if d.Why == "" && r.loose == r.paragraph && scopes[0] != orders.EveryGo {
				d = drafts.Doubt{Why: orders.TwoWays} // below a go, behind what was for the other one
			}
		}
		if d.Why == "" && found[i].Line.Futile(r.me) {
			d = drafts.Doubt{Why: orders.Futile}
		}
		d = fallsBelow(&r.amender, act, scopes, d)
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
			if read.Too {
				line.Order.Totals |= r.TotalsOnFile(line)
			}
			if d.Why == "" && read.Retracts && drafts.OneOfSeveral(&r.Draft, line) {
				d = drafts.Doubt{Why: orders.TwoWays}
			}
			r.replaceBy(line, read)
			line, d = differs(&r.amender, line, read, d)
			r.add(line, doubts.Contradicting(&r.Draft, r.contrast(line, act.Instead), d))
		}
	}
}

// besideGoes tells a choice below lines that each have their go and its candidates, and no choice of their own: it is
// for all of them.
func (r *amender) besideGoes(o orders.Order) bool {
	heads := r.heads()
	return len(heads) == 1 && (heads[0] == orders.Go2 || heads[0] == orders.ExtraGo) && r.headLine != r.Text &&
		drafts.BesideGoes(r.Entries, o, drafts.Below{Line: r.headLine, Head: r.headNumber, Number: r.number, Several: r.several})
}

// unsure doubts candidates without goes of their own beside others that have some. Any
// other order is for every go.
func (r *amender) unsure(d drafts.Doubt, o orders.Order) drafts.Doubt {
	none := r.Cleared && !r.onlyStanding && !r.inLanguage && r.heads()[0] == orders.Standing // standing: none. Mine.
	if d.Why == "" && (none || o.Verb == orders.Buy && (r.loose == r.paragraph || r.drifting) || r.echo != nil && slices.ContainsFunc(r.Entries, func(e drafts.Entry) bool {
		return !e.Old && !e.Gone && e.Written != r.Text && e.Line.Order.Verb == o.Verb && !e.Line.Order.Equal(o)
	})) {
		return drafts.Doubt{Why: orders.TwoWays}
	}
	return d
}

func (r *amender) warn(read *clauses.Reading, f exact.Finding) {
	for _, warning := range f.Warnings {
		warning.Line = r.Text
		r.Sheet.Warnings = append(r.Sheet.Warnings, warning)
	}
	for _, card := range read.Several {
		r.Sheet.Warnings = append(r.Sheet.Warnings, orders.Warning{About: orders.OnePerGo, Line: r.Text, Card: card})
	}
	read.Several = nil
}

// partly reads a plain list of which single names fall out.
func (r *reader) partly(s lines.Sentence) bool {
	rest := lines.WithoutHeading(&r.Letter, s.Words)
	heading, headed := r.Exact.Heading(s.Words)
	if len(rest) == 0 || !r.Exact.Begins(rest) || r.takesBack || r.open.If != nil {
		return false
	}
	f := r.Exactly(rest)
	if !f.OK || f.Bare || len(f.Line.If) > 0 || len(f.Line.Order.Cards) == 0 && !f.Line.Order.Nothing {
		return false
	}
	for _, refused := range f.Refused {
		if !told.MayFallOut(refused.Why) || refused.Why == orders.UnknownCard && !lines.IsName(&r.Letter, refused.Word) {
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

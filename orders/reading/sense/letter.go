package sense

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/cues"
	"machipost/orders/reading/ledger"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/premises"
	"machipost/orders/reading/splits"
)

// A letter is what was understood so far.
type letter struct {
	cues.Finder
	ledger.Ledger
	turn int
	premises.Memory
	supposed []engine.Card // cards that the condition before names
	kept     orders.Totals // totals that are not thrown again
	halves   halves
	wondered []orders.Condition // that a question before the sentence asks
	passed   int                // words that no table here has, beside what it knows
	doubts   int                // clauses of the game of which nothing became
	under    []orders.Condition // of the row above, for the list below it
	listed   bool               // ... which has ended
	lastElse string             // the words of the otherwise that came last
	owed     bool               // an otherwise was said, and not what is to be then

	goes      goes
	next      *clause            // behind the one that is read; nil for none
	before    orders.Totals      // that the clause before it names
	scopes    []orders.Scope     // for which it asks for cards
	open      []orders.Condition // of the clause
	elsewise  bool               // the clause stands behind an otherwise or a condition
	rewrites  bool               // ... all of the sentence
	elsewhere bool               // the clause is for another go than what was said before it
	wrong     bool               // what comes next takes the place of what was said
	rights    bool               // ... or did before
	declined  bool               // the clause says that something is not done that is not done anyway
	listing   bool               // a heading asks for candidates
	refusing  bool               // ... or says that none of them are
	barred    engine.Cards       // those that are listed so
	tool      orders.Verb        // that a heading names
	tooled    bool
}

// A goes is which goes rows are for.
type goes struct {
	heading []orders.Scope // of the rows below
	headed  bool           // there is one
	fresh   bool           // it stands in the row
	heads   int            // ... and how many do
	inline  bool           // headings had their orders beside them
	loose   []orders.Scope // of the sentences behind one that names goes
	first   int            // the sentence that says what comes first; 0 for none
	both    bool           // candidates are said to be for all goes
	copied  []orders.Scope // for which the sentence ordered the same as for others
}

// everyGo are the goes of rows without a heading.
var everyGo = []orders.Scope{orders.EveryGo}

// of are the goes of an order in a sentence that names some, or none.
func (g *goes) of(named []orders.Scope, verb orders.Verb) []orders.Scope {
	switch {
	case named != nil:
		return named
	case g.loose != nil && verb == orders.Buy:
		return g.loose
	case g.inline && g.headed && verb != orders.Buy && !g.fresh && len(g.heading) == 1 && (g.heading[0] == orders.Go2 || g.heading[0] == orders.ExtraGo):
		return everyGo
	}
	return g.heading
}

// now ends what is for good at words that speak of this turn.
func (g *goes) now(t []marks.Token) {
	if marks.Says(t, "thats", "all", "eso", "todo", "alles") && len(t) <= 6 || !marks.Says(t, "this", "now", "today", "jetzt", "ahora", "hoy", "diesmal", "esta", "este", "diesen", "diese", "present", "heute") {
		return
	}
	if g.loose != nil && g.loose[0] == orders.Standing {
		g.loose = nil
	}
	if g.heading[0] == orders.Standing {
		g.heading, g.headed, g.loose = everyGo, false, nil
	}
}

// Bounds of a letter: a sentence with more was never meant, and no sheet has more orders.
const (
	mostTokens = 150
	mostOrders = 200
)

// Read returns what the rows of a letter come to, order by order as they count. It knows the
// languages of the letter by itself.
func Read(of *lines.Letter, rows []lines.Row) Reading {
	r := &letter{turn: of.Turn, Memory: premises.Memory{Him: engine.NoSeat}, goes: goes{heading: everyGo}, scopes: everyGo}
	r.Me = of.Me
	var heard cues.Hearing
	for i := range rows {
		heard.Hear(rows[i].Tokens)
	}
	r.Finder = cues.Finder{Table: of.Grammar.Table, Numbers: of.Numbers, Speaks: heard.Spoken()}
	for i := range rows {
		if len(rows[i].Tokens) == 0 {
			r.blank()
		}
		r.goes.fresh, r.goes.heads = false, 0
		for _, s := range splits.Sentences(&r.Finder, rows[i].Tokens) {
			if len(s.Tokens) > mostTokens || len(r.Lines) > mostOrders {
				r.doubts++
				continue
			}
			r.Written = written(&rows[i], s.Tokens)
			r.sentence(s)
		}
	}
	if !r.goes.both && r.Numbers[1] != 0 {
		r.FirstThenSecond()
	}
	ledger.Fail(&r.Ledger)
	all := Reading{Barred: r.barred, Mended: r.Mended, Passed: r.passed, Rights: r.rights, Doubts: r.doubts}
	all.Lines, all.Written = r.Counted()
	return all
}

// written are tokens of a row as they were written.
func written(row *lines.Row, t []marks.Token) string {
	from, to := t[0].From, t[len(t)-1].To
	if from > to || to > len(row.Text) || !strings.HasPrefix(row.Text[from:], t[0].Raw) || !strings.HasSuffix(row.Text[:to], t[len(t)-1].Raw) {
		return marks.Written(t) // a row that was made, or of which a number was taken
	}
	return row.Text[from:to]
}

// blank ends a paragraph.
func (r *letter) blank() {
	r.listing, r.refusing, r.tooled = false, false, false
	r.goes.loose, r.Chain, r.listed = nil, nil, true
}

// remember keeps who and what a clause named.
func (r *letter) remember(c *clause) {
	for i := range c.Items {
		switch it := &c.Items[i]; it.Kind {
		case cues.Player:
			r.Him = it.Seat
		case cues.Card:
			r.Named = append(r.Named, it.Cards[0])
		}
	}
}

// weigh counts a clause of the game of which nothing became, and words that nobody knows in others.
func (r *letter) weigh(c *clause, acted bool) {
	s := cues.SetOf(c.Items)
	switch {
	case acted:
		r.owed = false
		r.doubtWords(c)
	case s.Has(cues.Nothing) || s.Has(cues.Save):
		r.owed = false
	case s.Has(cues.Past) && !s.Any(tooling), c.Lead == cues.Why:
	case cues.Any(c.Items, cues.Card, cues.Dice, cues.Player),
		s.Any(cues.ClassesOf(cues.Reroll, cues.Add, cues.Swap, cues.Close, cues.Raze, cues.Put)),
		cues.Any(c.Items, cues.Number) && (s.Has(cues.Roll) || s.Has(cues.Not)):
		r.doubts++
	}
}

// doubtWords counts the words of a clause that nobody knows.
func (r *letter) doubtWords(c *clause) {
	for i := range c.Items {
		if it := &c.Items[i]; it.Kind == cues.Unknown && it.Text != cues.Writer && !r.Everyday(it.Text) {
			r.doubts++
		}
	}
}

// ask is the condition that a clause is.
func (r *letter) ask(c *clause) premises.Premise {
	return premises.Of(c, &r.Finder, &r.Ledger, &r.Memory)
}

// leads tells whether the clauses that follow, up to the next condition, give an order.
func (w *walk) leads(rest []clause, open []orders.Condition) bool {
	for i := range rest {
		switch rest[i].Lead {
		case cues.If, cues.Unless, cues.Else, cues.And, cues.Why, cues.But:
			return false
		}
		c, trial := rest[i], *w.letter
		trial.Ledger = w.Ledger.Copied()
		trial.elsewise = true
		if open != nil {
			trial.open = open
		}
		if len(trial.acts(&c, w.tool, w.tooled)) > 0 {
			return true
		}
	}
	return false
}

// A clause is a part of a sentence.
type clause = splits.Clause

// tooling are words of what tools do.
var tooling = cues.ClassesOf(cues.Reroll, cues.Add, cues.Take, cues.Swap, cues.Give, cues.Close, cues.Raze, cues.Put, cues.Become)

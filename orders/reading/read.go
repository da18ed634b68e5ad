// Package reading makes sheets of what players write: text → sheet. Everything has one
// of three outcomes. It is read, when every word is explained; it is proposed, when the
// game is in it and some word is not, or can be meant two ways: then nothing of that
// sentence is filed, and the sheet carries what a yes would file; or it is prose.
//
// A letter goes through five rooms, each of which knows less than the one before:
//
//   - here, lines become sentences (lines.go, wraps.go, columns.go): what is wrapped,
//     listed or in columns is put together, what stands behind a full stop is cut off;
//     sentences become a sheet (outcomes.go, governing.go, amending.go);
//   - orders/exact reads the order language word by word, as answers speak it; what is
//     read otherwise is written in it and read by it again;
//   - clauses puts a sentence together from what is marked in it;
//   - marks finds cards and players, words the phrases: both are tables.
//
// So a new phrase is a word in a table of words, with an example that is its test; a new
// way to put phrases together is a function in clauses; what a letter's shape means is
// here. No list of whole sentences is anywhere, nothing is learned from letters, and the
// work grows with the letter's length.
//
// The law of the language is docs/orders.md. What reads a letter may enter; what follows
// from a sheet is in orders/deciding, and no word that a player is told is here.
package reading

import (
	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/marks"
	"machipost/orders/wording"
)

// Read returns the sheet that a player's text makes. The text is the writer's own:
// quoted mail and the signature were taken away. Read never fails; what cannot be an
// order is in the sheet's Refused, Proposed and Prose.
func Read(text string, table Table, me engine.Seat) orders.Sheet {
	r := newReader(table, me)
	return r.read(text, orders.EveryGo)
}

// ReadStanding reads standing orders alone, as Sheet.Standing writes them, with or
// without the heading.
func ReadStanding(text string, table Table, me engine.Seat) orders.Sheet {
	r := newReader(table, me)
	r.onlyStanding = true
	return r.read(text, orders.Standing)
}

// IsOrder tells whether a line is, in the order language, a heading or a whole order: it
// ends what is no order above a blank line.
func IsOrder(line string, table Table, me engine.Seat) bool {
	r := exact.New(table.Names, table.Rules.InPlay(), me)
	w := exact.Alone(r.Plain(wording.Split(line)))
	heading, headed := r.Heading(w)
	if headed {
		w = heading.Rest
	}
	return headed && len(w) == 0 || len(w) > 0 && r.Begins(w) && r.Line(w).Whole()
}

// A letter is the text as this room sees it: lines, of whom and for which game.
type letter struct {
	table   Table
	me      engine.Seat
	exact   *exact.Reader
	grammar clauses.Grammar

	tooLong []string      // lines that were left out, as they are shown
	asked   wording.Words // what exactly was asked last
	told    exact.Finding
	heard   int  // how many tokens told the letter's languages
	listed  bool // the sentence before was a list of candidates
	keeps   bool // the letter says that the rest of what is on file stays
}

// A filer keeps the sheet while it is read, and what stands above a sentence.
type filer struct {
	letter
	onlyStanding bool

	sheet     orders.Sheet
	entries   []entry
	scopes    []orders.Scope  // the goes that lines are for
	text      string          // the sentence being read, as written
	paragraph int             // how many blank lines stand above it
	below     *orders.Refused // what lines below a refused heading are told
	lost      bool            // that heading spoke of the whole sheet
	cleared   bool            // `standing: none`
	stands    bool            // a `standing` heading was there

	open      openIf // an `if …:` whose orders are in the lines below
	chain     [][]orders.Condition
	chainIn   int      // the paragraph in which the chain stands
	governing string   // a line that was not understood and may govern those below
	strict    bool     // ... up to the next heading
	governed  bool     // a line was governed by it
	loose     int      // the paragraph whose sentences may be for goes named in it; -1 for none
	headed    int      // the paragraph of the last heading
	headLine  string   // ... as written
	started   bool     // something of the game was read
	drifting  bool     // a line behind the heading's block was for another go
	strange   []string // sentences passed over that may be orders
	wanted    []string // sentences passed over that wish for something
	takesBack bool     // the letter corrects itself
	corrects  bool     // it corrects the sheet on file
	searching int      // how many more closest names are looked for

	number  int  // of the line that is read
	several bool // ... in more than one sentence
	bares   bool // a list of cards without a verb stands in it
	talks   bool // ... and talk about the game
	naked   bool // the sentence that is read has such a list

	explained *[]Explanation // for Explain; nil otherwise
}

// A reader reads one sheet: its sentences, and what each means for those beside it.
type reader struct{ amender }

// maxSearches bounds the work on a letter of nothing but unknown names.
const maxSearches = 100

func newReader(table Table, me engine.Seat) *reader {
	game := table.Rules.InPlay()
	r := &reader{}
	r.letter = letter{
		table: table, me: me, exact: exact.New(table.Names, game, me), grammar: clauses.New(marks.NewTable(table.Names, game, me)),
	}
	r.loose, r.headed, r.searching = -1, -1, maxSearches
	return r
}

// game are all cards of the game.
func (r *letter) game() engine.Cards { return r.grammar.Table.Game }

// scribe writes what was understood.
func (r *letter) scribe() orders.Scribe { return orders.Scribe{Names: r.table.Names, Me: r.me} }

func (r *reader) read(text string, scope orders.Scope) orders.Sheet {
	lines, tooLong := r.rows(text)
	if tooLong {
		return orders.Sheet{TooLong: true}
	}
	if isClear(lines) && !r.onlyStanding {
		return orders.Sheet{Clear: true}
	}
	for _, r.text = range r.tooLong {
		r.refuse(orders.Refused{Why: orders.LineTooLong, Number: MaxLineLength})
	}
	lines = r.withoutCommands(lines)
	lines = tabler{&r.letter}.columns(lines)
	r.mark(lines)
	r.setHeads(scope)
	for i := 0; i < len(lines); {
		joined, next := r.join(lines, i)
		r.line(joined)
		i = next
	}
	r.doubtTwofold(text)
	r.finish()
	return r.sheet
}

// maxSignOff is how many words below a letter's only line are a greeting and a
// name, not another line.
const maxSignOff = 3

// withoutCommands takes the lines out that are commands. An empty line stays in
// the place of each: what stood around it is not one list.
func (r *reader) withoutCommands(lines []row) []row {
	if r.table.Command == nil {
		return lines
	}
	first, below := -1, 0
	for i, line := range lines {
		switch {
		case line.text == "":
		case first < 0:
			first = i
		case r.beginsOrder(line.words):
			below = maxSignOff + 1
		default:
			below += len(line.words)
		}
	}
	for i, line := range lines {
		if line.text != "" && r.table.Command(wording.Unbullet(line.text), i == first && below <= maxSignOff) {
			lines[i] = row{}
		}
	}
	return lines
}

// beginsOrder tells whether a line begins with a word of the language.
func (r *letter) beginsOrder(w wording.Words) bool {
	_, ok := r.exact.Heading(w)
	return ok || r.exact.Begins(w)
}

// isClear tells whether `clear` is the only line.
func isClear(lines []row) bool {
	found := false
	for _, line := range lines {
		switch said := line.words.Plain().Trimmed(); {
		case len(said) == 0:
		case found || !orders.Clear.Says(said):
			return false
		default:
			found = true
		}
	}
	return found
}

// line reads a line: in the order language, where it is that, else sentence by
// sentence.
func (r *reader) line(line row) {
	r.text = line.text
	if len(line.tokens) == 0 && len(line.words) == 0 {
		r.blank()
		return
	}
	r.several = false
	if r.plainly(line.words) {
		return
	}
	sentences := r.sentences(line)
	r.bares, r.talks, r.several, r.number = false, false, len(sentences) > 1, r.number+1
	for i, s := range sentences {
		if r.text = s.text; len(sentences) > 1 && r.plainly(s.words) {
			continue
		}
		r.sentence(s, i == len(sentences)-1)
	}
	if r.bares && r.talks {
		r.withhold(doubt{why: orders.TwoWays}, func(e *entry) bool { return e.bare && e.number == r.number })
	}
}

// blank ends a paragraph.
func (r *reader) blank() {
	r.paragraph++
	r.listed = false
	if r.open.used {
		r.open = openIf{}
	}
	if r.governed && !r.strict {
		r.govern("", false)
	}
}

// plainly reads a line that is in the order language, and tells whether it was.
func (r *reader) plainly(w wording.Words) bool {
	if r.open.conditions != nil || r.correcting() {
		return false
	}
	heading, headed := r.exact.Heading(w)
	rest := w
	if headed {
		rest = heading.Rest
	}
	if headed && !heading.Exists() {
		r.explain(wholeLine)
		r.openHeading(heading)
		return true
	}
	isNone := heading.Scope == orders.Standing && headed && exact.IsNone(rest)
	var f exact.Finding
	if len(rest) > 0 && !isNone {
		if !r.exact.Begins(rest) {
			return false
		}
		if f = r.exactly(rest); !f.Whole() {
			return false
		}
	} else if !headed {
		return false
	}
	r.explain(wholeLine)
	if headed {
		if rest = r.openHeading(heading); len(rest) == 0 {
			return true
		}
	}
	r.found(f)
	return true
}

// exactly reads words in the order language; the last ones are remembered, for several ask.
func (r *letter) exactly(w wording.Words) exact.Finding {
	if r.asked == nil || len(r.asked) != len(w) || &r.asked[0] != &w[0] {
		r.asked, r.told = w, r.exact.Line(w)
	}
	return r.told
}

// found puts what an exact line says into the sheet.
func (r *reader) found(f exact.Finding) {
	r.started = true
	if r.below != nil {
		r.refuse(*r.below)
		return
	}
	for _, warning := range f.Warnings {
		warning.Line = r.text
		r.sheet.Warnings = append(r.sheet.Warnings, warning)
	}
	r.keepChain(f.Line)
	r.listed = f.Line.Order.Verb == orders.Buy && len(f.Line.If) == 0
	d := r.unsure(r.doubtNow())
	for _, scope := range r.heads() {
		f.Line.Scope = scope
		r.replaceBy(f.Line, &clauses.Reading{})
		if r.several {
			d = r.contradicting(f.Line, d)
		}
		r.add(f.Line, d)
	}
}

// keepChain remembers the conditions of a line for an `otherwise` below.
func (r *reader) keepChain(line orders.Line) {
	if len(line.If) == 0 {
		r.chain = nil
		return
	}
	if r.chainIn != r.paragraph {
		r.chain = nil
	}
	r.chain, r.chainIn = append(r.chain, line.If), r.paragraph
}

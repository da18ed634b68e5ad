// Package reading makes sheets of what players write: text → sheet. Everything has one of three outcomes.
// It is read, when every word is explained; it is proposed, when the game is in it and some word is not, or can be
// meant two ways: then nothing of that sentence is filed, and the sheet carries what a yes would; or it is prose.
//
// A letter goes through rooms, each of which knows less than the one before:
//
//   - lines makes sentences of its lines, joins puts broken ones together, goes finds which go they
//     are for, tables makes lines of its tables;
//   - here, sentences become a sheet (outcomes.go, doubting.go, amending.go), which drafts keeps while
//     it is read, and what a yes would file (freely.go), of what gist makes of a sentence that was not
//     read whole, which counts at once where gist is sure of it;
//   - orders/exact reads the order language word by word, as answers speak it; what is
//     read otherwise is written in it and read by it again;
//   - sentences puts a sentence together from what is marked in it, asking its conditions, parts what
//     belongs to each verb, bags orders whose words stand in whatever row, slips what is put right;
//   - phrasing finds phrases that people put together anew, by the classes of their words;
//   - marks finds cards and players, words the phrases and classes: both are tables.
//
// So a new phrase is a word in a table of words, with an example that is its test; a new way to put phrases
// together is a function in sentences; what a letter's shape means, in lines. No list of whole sentences is
// anywhere, nothing is learned from letters, and the work grows with the letter's length.
//
// The law of the language is docs/orders.md. What reads a letter may enter; what follows from a sheet is in
// orders/deciding, and no word that a player is told is here.
package reading

import (
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/exact"
	"machipost/orders/reading/clauses"
	"machipost/orders/reading/doubts"
	"machipost/orders/reading/drafts"
	"machipost/orders/reading/gist"
	"machipost/orders/reading/joins"
	"machipost/orders/reading/lines"
	"machipost/orders/reading/marked"
	"machipost/orders/reading/marks"
	"machipost/orders/reading/offers"
	"machipost/orders/reading/tables"
	"machipost/orders/reading/told"
	"machipost/orders/reading/wraps"
	"machipost/orders/wording"
)

// Read returns the sheet that a player's text makes. The text is the writer's own: quoted mail and the
// signature were taken away. Read never fails; what cannot be an order is in Refused, Proposed and Prose.
func Read(text string, table Table, me engine.Seat) orders.Sheet {
	sheet, _ := unbroken(text, table, me)
	return sheet
}

// unbroken returns the sheet, and the text that it was read from.
func unbroken(text string, table Table, me engine.Seat) (orders.Sheet, string) {
	known := exact.New(table.Names, table.Rules.InPlay(), me)
	return wraps.Reader{
		Whole: known.IsLine, Anew: known.OpensAnew, Begins: exact.BeginsPlainly, Open: joins.Dangles, Once: table.OnFile != nil,
		Sheet: func(text string, command wraps.Command) orders.Sheet {
			table.Command = command
			return newReader(table, me).read(text, orders.EveryGo)
		},
	}.Read(text, table.Command)
}

// ReadStanding reads standing orders alone, as Sheet.Standing writes them, with or
// without the heading.
func ReadStanding(text string, table Table, me engine.Seat) orders.Sheet {
	if sheet, kept := asKept(text, table, me, orders.Standing); kept {
		return sheet
	}
	r := newReader(table, me)
	r.onlyStanding = true
	return r.read(text, orders.Standing)
}

// IsOrder tells whether a line is, in the order language, a heading or a whole order: it
// ends what is no order above a blank line.
func IsOrder(line string, table Table, me engine.Seat) bool {
	return exact.New(table.Names, table.Rules.InPlay(), me).IsLine(line)
}

// OrderIn returns the first line of a text that would be read as an order at the table; ""
// for none.
func (table Table) OrderIn(text string, me engine.Seat) string {
	table.Command = nil
	if whole := Read(text, table, me); !whole.TooLong && whole.Empty() && whole.IfYes == nil {
		return ""
	}
	for line := range strings.Lines(text) {
		if sheet := Read(line, table, me); !sheet.Empty() {
			return strings.TrimSpace(line)
		}
	}
	return ""
}

// A letter is a text as lines, for a game.
type letter struct {
	lines.Letter
	table Table
	me    engine.Seat
}

// A filer keeps the sheet while it is read, and what stands above a sentence.
type filer struct {
	letter
	drafts.Draft
	onlyStanding bool
	scopes       []orders.Scope  // the goes that lines are for
	paragraph    int             // how many blank lines stand above it
	below        *orders.Refused // what lines below a refused heading are told
	lost         bool            // that heading spoke of the whole sheet
	stands       bool            // a `standing` heading was there
	open         drafts.Open     // an `if …:` whose orders are in the lines below
	chain        [][]orders.Condition
	chainIn      int              // the paragraph in which the chain stands
	chainVerb    orders.Verb      // ... and of which orders it is
	elseBelow    bool             // the line below begins with an `otherwise`
	elseNext     bool             // ... or what stands behind the sentence that is read
	governing    doubts.Governing // a line that was not understood and may govern those below
	loose        int              // the paragraph whose sentences may be for goes named in it; -1 for none
	headed       int              // the paragraph of the last heading
	headLine     string           // ... as written
	headNumber   int              // ... and the number of its line
	started      bool             // something of the game was read
	added        int              // how many orders were read
	echo         []orders.Scope   // the goes of which the letter said last that they are the same; nil when a heading stands behind it
	drifting     bool             // a line behind the heading's block was for another go
	strange      []string         // sentences passed over that may be orders
	wanted       []string         // sentences passed over that wish for something
	carded       string           // the last that names a card
	nameless     []unnamed        // sentences passed over that are nothing but what may be names of cards
	unnamed      []unnamed        // ... of which only a letter that buys nothing makes cards
	thanked      bool             // the sentence before thanks, or says goodbye
	inLanguage   bool             // the line that is read is in the order language
	pending      *pending         // a sentence that takes something back, not settled yet
	takesBack    bool             // the letter corrects itself
	corrects     bool             // it corrects the sheet on file
	searching    int              // how many more closest names are looked for
	asked        string           // a condition that was asked, and the line in which what follows answers it
	askedIn      int
	him          []engine.Seat      // the one other player whom the sentence before named
	brought      *clauses.Amendment // ... and what it brought in the place of something; nil for nothing
	number       int                // of the line that is read
	several      bool               // ... in more than one sentence
	hanging      hanging
	bares        bool                        // a list of cards without a verb stands in it
	talks        bool                        // ... and talk about the game
	place        drafts.Place                // what the sentence that is read says of when
	sequence     bool                        // ... and whether it says `first … then …`
	scoped       bool                        // the sentence that is read names goes
	naked        bool                        // the sentence that is read has such a list
	itemized     bool                        // the line is an item of a list or of a table, or stands behind a semicolon
	stories      told.Stories                // sentences that only tell
	wishing      bool                        // ... and a sentence was that wishes for something
	explained    *[]Explanation              // for Explain; nil otherwise
	parted       map[string][]lines.Sentence // what was read in the place of a sentence, by its text
}

// A reader reads one sheet: its sentences, and what each means for those beside it.
type reader struct{ amender }

// maxSearches bounds the work on a letter of nothing but unknown names.
const maxSearches = 100

func newReader(table Table, me engine.Seat) *reader {
	game, r := table.Rules.InPlay(), &reader{}
	r.letter, r.Scribe = letter{table: table, me: me}, orders.Scribe{Names: table.Names, Me: me}
	r.Letter = lines.Letter{
		Names: table.Names, Me: me, Turn: table.Turn, TwoGoes: me >= 0 && table.firstPlayer(table.Turn) == me, Numbers: lines.GoNumbers(table.firstPlayer(table.Turn), me, len(table.Names)), OnFile: table.OnFile != nil,
		Exact: exact.New(table.Names, game, me), Grammar: marked.NewGrammar(marks.NewTable(table.Names, game, me)),
	}
	r.loose, r.headed, r.searching, r.stories, r.parted = -1, -1, maxSearches, told.Stories{}, map[string][]lines.Sentence{}
	return r
}

// game are all cards of the game.
func (r *letter) game() engine.Cards { return r.Grammar.Table.Game }

func (r *reader) read(text string, scope orders.Scope) orders.Sheet {
	rows, tooLong := r.Rows(text)
	if tooLong {
		return orders.Sheet{TooLong: true}
	}
	if lines.IsClear(rows) && !r.onlyStanding {
		return orders.Sheet{Clear: true}
	}
	for _, r.Text = range r.TooLong {
		r.refuse(orders.Refused{Why: orders.LineTooLong, Number: MaxLineLength})
	}
	rows = lines.WithoutCommands(&r.Letter, rows, r.table.Command)
	if sheet, ok := exactly(r, rows, scope); ok {
		return sheet
	}
	r.Hear(rows)
	rows = joins.Unbroken(&r.Letter, rows)
	rows = tables.Lines(&r.Letter, rows)
	r.Mark(rows)
	r.setHeads(scope)
	again := proposer{r}.again()
	readAll(r, rows)
	r.Sheet.Prose = append(r.Sheet.Prose, lines.Missed(&r.Letter, r.table.Command)...)
	proposer{r}.propose(again, rows)
	r.Sheet.TellMisspelt(r.Spelled)
	if !r.onlyStanding && r.table.OnFile == nil && r.Sheet.Turn == 0 && !r.lost && !r.Spent() && r.explained == nil {
		offers.Weigh(&r.Draft, &r.Letter, rows)
	}
	return r.Sheet
}

// exactly reads lines that are all in the order language; false where something of them is asked.
func exactly(r *reader, rows []lines.Row, scope orders.Scope) (sheet orders.Sheet, ok bool) {
	rows, frames, ok := lines.AreExact(&r.Letter, rows)
	if !ok || r.onlyStanding || r.explained != nil || len(r.TooLong) > 0 {
		return sheet, false
	}
	quick := proposer{r}.again()
	quick.Freely = false
	quick.setHeads(scope)
	for _, row := range rows {
		quick.line(row)
	}
	ended(quick.reader)
	if len(quick.Sheet.Refused)+len(quick.Sheet.Proposed)+len(quick.Sheet.Prose) > 0 {
		return sheet, false
	}
	quick.Sheet.Prose = append(frames, lines.Missed(&r.Letter, r.table.Command)...)
	return quick.Sheet, true
}

// readAll reads the lines of a letter.
func readAll(r *reader, rows []lines.Row) {
	for i := 0; i < len(rows); {
		joined, next := parted(r, rows, i)
		r.elseBelow = next < len(rows) && r.Turns(rows[next].Tokens)
		r.line(joined)
		i = next
	}
	ended(r)
}

// ended settles what the end of a letter tells.
func ended(r *reader) {
	r.settlePending()
	sequencer{&r.filer}.putBehind(true)
	r.finish()
}

// line reads a line: in the order language, where it is that, else sentence by
// sentence.
func (r *reader) line(line lines.Row) {
	r.Text = line.Text
	if len(line.Tokens) == 0 && len(line.Words) == 0 {
		r.blank()
		return
	}
	r.several, r.itemized, r.number = false, line.Listed || line.Cell || line.Split, r.number+1
	if !line.Strange && r.plainly(line.Words) {
		r.him = r.Grammar.Him(line.Tokens, r.him)
		return
	}
	sentences := r.Sentences(line)
	r.bares, r.talks, r.several = false, false, len(sentences) > 1
	for i, s := range sentences {
		before := len(r.Entries)
		if r.elseNext = r.elseBelow; i+1 < len(sentences) {
			r.elseNext = r.Turns(sentences[i+1].Tokens)
		}
		ofLine(r, s, len(sentences) > 1, i == len(sentences)-1)
		r.him = r.Grammar.Him(s.Tokens, r.him)
		if i > 0 && len(r.Entries) == before && told.AsksItself(sentences[i-1].Tokens) && told.Scoffs(s.Tokens) { // two dice? Not on your life
			r.Withhold(drafts.Doubt{Why: orders.Governed, By: s.Text}, func(e *drafts.Entry) bool { return e.Written == sentences[i-1].Text })
		}
	}
	sequencer{&r.filer}.putBehind(r.hanging.amidst)
	if r.bares && r.talks {
		r.Withhold(drafts.Doubt{Why: orders.TwoWays}, func(e *drafts.Entry) bool {
			return e.Bare && e.Number == r.number && !told.ListsOwn(&r.Grammar, sentences, e.Written)
		})
	}
}

// ofLine reads a sentence of a line, in which others may stand.
func ofLine(r *reader, s lines.Sentence, several, last bool) {
	if r.Text = s.Text; !several || !r.plainly(s.Words) {
		r.names(s)
		entries, asked := len(r.Entries), drafts.Asks(&r.Draft)
		wholly(r, s, last)
		if !r.Freely && !r.onlyStanding && gist.Unheard(&r.Grammar, s.Tokens) {
			drafts.Unheard(&r.Draft, s.Text, entries, asked)
		}
	} else if h, headed := r.Exact.Heading(s.Words); headed && len(h.Rest) == 0 && !s.Colon {
		sequencer{&r.filer}.hangs(r.heads(), []orders.Scope{orders.EveryGo})
	}
}

// blank ends a paragraph.
func (r *reader) blank() {
	r.paragraph++
	r.Listed, r.him = false, nil
	if r.open.Used {
		r.open = drafts.Open{}
	}
	r.governing = r.governing.BelowBlank()
}

// plainly reads a line that is in the order language, and tells whether it was.
func (r *reader) plainly(w wording.Words) bool {
	if r.open.If != nil || r.takesBack || r.pending != nil {
		return false
	}
	heading, headed := r.Exact.Heading(w)
	rest := w
	if headed {
		rest = heading.Rest
	}
	if headed && !heading.Exists() {
		r.explain(nil)
		r.openHeading(heading)
		return true
	}
	isNone := heading.Scope == orders.Standing && headed && exact.IsNone(rest)
	var f exact.Finding
	if len(rest) > 0 && !isNone {
		if !r.Exact.Begins(rest) || !r.Exactly(rest).Whole() {
			return false
		}
		f = r.Exactly(rest)
	} else if !headed {
		return false
	}
	r.explain(nil)
	if r.Keeps {
		r.amended(&clauses.Reading{})
	}
	if headed {
		if rest = r.openHeading(heading); len(rest) == 0 {
			return true
		}
	}
	r.found(f)
	return true
}

// found puts what an exact line says into the sheet.
func (r *reader) found(f exact.Finding) {
	r.started, r.inLanguage, r.naked, r.Spoken, r.Named = true, true, false, true, r.Named || f.Line.Order.Verb == orders.Buy && len(f.Line.Order.Cards) > 0
	r.Keep(false)
	defer func() { r.inLanguage = false }()
	if r.below != nil {
		r.refuse(*r.below)
		return
	}
	for _, warning := range f.Warnings {
		warning.Line = r.Text
		r.Sheet.Warnings = append(r.Sheet.Warnings, warning)
	}
	r.keepChain(f.Line)
	r.Listed = f.Line.Order.Verb == orders.Buy && len(f.Line.If) == 0
	d := r.unsure(r.doubtNow(1<<f.Line.Order.Verb), f.Line.Order)
	scopes := r.heads()
	if r.besideGoes(f.Line.Order) {
		scopes = []orders.Scope{orders.EveryGo}
	}
	for _, scope := range scopes {
		f.Line.Scope = scope
		r.replaceBy(f.Line, &clauses.Reading{})
		if r.several {
			d = doubts.Contradicting(&r.Draft, r.contrast(f.Line, false), d)
		}
		r.add(f.Line, d)
	}
}

// keepChain remembers the conditions of a line for an `otherwise` below.
func (r *amender) keepChain(line orders.Line) {
	if len(line.If) == 0 {
		r.chain = nil
		return
	}
	if r.chainIn != r.paragraph || r.chainVerb != line.Order.Verb {
		r.chain = nil
	}
	r.chain, r.chainIn, r.chainVerb = append(r.chain, line.If), r.paragraph, line.Order.Verb
}

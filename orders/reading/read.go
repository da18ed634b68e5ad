// Package reading makes sheets of what players write: text → sheet. Nothing is
// ever guessed into an order: what is no order is told back as refused, with the
// nearest word, or as prose, with what may have been meant.
//
// Five layers read, each built on the one before and none on the one behind:
// known (the players and cards that can be named), asker (conditions), orderer
// (orders), guesser (suggestions), reader (a whole sheet, line by line). The words
// of a line are package wording's. For each verb and each kind of condition of the
// language there is one function here (arguments, askings); the forms in which
// they are written stand in the tables of package orders.
//
// Also here is what only a reader can tell: which names of players would be read
// as something else (Reserved), and who is meant by a name (Table.Seat). The law
// of the language is docs/orders.md. What reads a letter may enter; what follows
// from a sheet is in orders/deciding, and no word that a player is told is here.
package reading

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
	"machipost/orders"
	"machipost/orders/wording"
)

// Read returns the sheet that a player's text makes. The text is the writer's
// own: quoted mail and the signature were taken away. Read never fails; what
// cannot be an order is in the sheet's Refused and Prose.
func Read(text string, table Table, me engine.Seat) orders.Sheet {
	r := newReader(table, me)
	return r.read(text, orders.EveryGo)
}

// ReadStanding reads standing orders alone, as Sheet.Standing writes them, with
// or without the heading.
func ReadStanding(text string, table Table, me engine.Seat) orders.Sheet {
	r := newReader(table, me)
	r.onlyStanding = true
	return r.read(text, orders.Standing)
}

// A reader reads one sheet: its lines, and what each means for those below.
type reader struct {
	guesser
	onlyStanding bool

	sheet     orders.Sheet
	written   []string // the sheet's lines as they stand in the letter
	scope     orders.Scope
	text      string          // the line being read, as written
	list      *openList       // a bare `buy:` whose candidates are being read
	below     *orders.Refused // what lines below a refused heading are told
	lost      bool            // that heading spoke of the whole sheet
	dangling  *dangling       // an `if CONDITION:` whose order may be in the next line
	near      *nearHeading
	cleared   bool // `standing: none`
	stands    bool // a `standing` heading was there
	searching int  // how many more closest names are looked for
}

// maxSearches bounds the work on a letter of nothing but unknown names.
const maxSearches = 100

func newReader(table Table, me engine.Seat) *reader {
	return &reader{guesser: guesser{orderer{asker{newKnown(table, me)}}}, searching: maxSearches}
}

func (r *reader) read(text string, scope orders.Scope) orders.Sheet {
	lines, tooLong := rows(text)
	if tooLong {
		return orders.Sheet{TooLong: true}
	}
	if isClear(lines) && !r.onlyStanding {
		return orders.Sheet{Clear: true}
	}
	for i := range lines {
		lines[i].words = alone(r.denoise(lines[i].words))
	}
	lines = r.withoutCommands(lines)
	r.scope = scope
	for i := 0; i < len(lines); {
		joined, next := r.join(lines, i)
		r.line(joined)
		i = next
	}
	r.closeList()
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

// isClear tells whether `clear` is the only line.
func isClear(lines []row) bool {
	found := false
	for _, line := range lines {
		switch said := line.words.Plain().Trimmed(); {
		case len(said) == 0:
		case found || !said.Is("clear"):
			return false
		default:
			found = true
		}
	}
	return found
}

// line reads one line.
func (r *reader) line(line row) {
	r.text = line.text
	if len(line.words) == 0 {
		r.closeList()
		return
	}
	if r.list != nil && !r.startsAnew(line.words) {
		r.addCandidates(line.words)
		return
	}
	r.closeList()
	r.rejoin(line.words)
	below := ""
	if heading, ok := r.readHeading(line.words); ok {
		if line.words = r.open(heading); len(line.words) == 0 {
			return
		}
		below = heading.String() + ": "
	}
	if !r.beginsVerb(line.words) {
		r.passOver(line, below)
		return
	}
	f := r.untangle(line.words, r.order(line.words), below)
	r.take(f)
	r.dangle(line.words, f, below)
}

// passOver keeps a line as prose. What stood on it before the words is part of
// the suggestion.
func (r *reader) passOver(line row, before string) {
	suggestion := r.suggest(line.words)
	if suggestion != "" {
		suggestion = before + suggestion
	}
	r.sheet.Prose = append(r.sheet.Prose, orders.Prose{Line: line.text, Suggestion: suggestion})
	first, _, _ := strings.Cut(suggestion, ";")
	if h, length := headingAt(wording.Split(first)); length > 0 && before == "" {
		r.near = &nearHeading{h, line.text, suggestion}
	}
}

// skip passes over what shares its line with a refused heading.
func (r *reader) skip(rest words) {
	if r.beginsVerb(rest) && r.order(rest).bare {
		r.list = &openList{}
	}
}

// take puts what was read of a line into the sheet.
func (r *reader) take(f finding) {
	if r.below != nil {
		r.refuse(*r.below)
		if f.bare {
			r.list = &openList{}
		}
		return
	}
	if f.bare {
		r.list = &openList{line: f.line, text: r.text}
		return
	}
	for _, warning := range f.warnings {
		warning.Line = r.text
		r.sheet.Warnings = append(r.sheet.Warnings, warning)
	}
	for _, refused := range f.refused {
		r.refuse(refused)
	}
	if f.ok {
		r.add(f.line, r.text)
	}
}

// add puts an understood line into the sheet.
func (r *reader) add(line orders.Line, written string) {
	r.warnOfHeading()
	line.Scope = r.scope
	r.sheet.Lines = append(r.sheet.Lines, r.scribe().Write(line))
	r.written = append(r.written, written)
}

func (r *reader) refuse(refused orders.Refused) {
	refused.Line = r.text
	if refused.Why == orders.UnknownCard && r.searching > 0 {
		r.searching--
		refused.Closest = orders.CardNames(names.Closest(refused.Word, r.game))
	}
	r.sheet.Refused = append(r.sheet.Refused, refused)
}

// finish settles what only the whole sheet tells.
func (r *reader) finish() {
	if r.lost && r.below.Why == orders.BelowOver {
		r.refuseAll()
	}
	understood := slices.ContainsFunc(r.sheet.Lines, func(l orders.Line) bool { return l.Scope == orders.Standing })
	r.sheet.HasStanding = understood || r.cleared
	if r.stands && !r.sheet.HasStanding {
		r.sheet.Warnings = append(r.sheet.Warnings, orders.Warning{About: orders.EmptyStanding})
	}
	r.warnOfGoes()
}

// refuseAll refuses what stood above the heading of a turn that is over: it was
// the heading of the whole sheet.
func (r *reader) refuseAll() {
	above := make([]orders.Refused, len(r.sheet.Lines))
	for i := range above {
		above[i] = *r.below
		above[i].Line = r.written[i]
	}
	r.sheet.Refused = append(above, r.sheet.Refused...)
	r.sheet.Lines, r.written, r.sheet.Warnings = nil, nil, nil
	r.sheet.Turn, r.sheet.HasExtra, r.cleared, r.stands = 0, false, false, false
}

// warnOfGoes warns of goes that the player does not have.
func (r *reader) warnOfGoes() {
	turn := r.sheet.Turn
	if turn == 0 {
		turn = r.table.Turn
	}
	if len(r.sheet.In(orders.Go2)) > 0 && turn > 0 && r.table.firstPlayer(turn) != r.me {
		r.sheet.Warnings = append(r.sheet.Warnings, orders.Warning{About: orders.NoSecondGo, Number: turn})
	}
	if len(r.sheet.In(orders.ExtraGo)) > 0 && !r.game.Has(engine.AmusementPark) {
		r.sheet.Warnings = append(r.sheet.Warnings, orders.Warning{About: orders.NoExtraGoes})
	}
}

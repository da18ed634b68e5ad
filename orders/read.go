package orders

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/engine/names"
)

// Read returns the sheet that a player's text makes. The text is the writer's
// own: quoted mail and the signature were taken away. Read never fails; what
// cannot be an order is in the sheet's Refused and Prose.
func Read(text string, table Table, me engine.Seat) Sheet {
	r := newReader(table, me)
	return r.read(text, EveryGo)
}

// ReadStanding reads standing orders alone, as Sheet.Standing writes them, with
// or without the heading.
func ReadStanding(text string, table Table, me engine.Seat) Sheet {
	r := newReader(table, me)
	r.onlyStanding = true
	return r.read(text, Standing)
}

// A reader reads one sheet.
type reader struct {
	table        Table
	me           engine.Seat
	game         engine.Cards
	noisy        [][]string // names of players that hold words which else do not matter
	onlyStanding bool

	sheet     Sheet
	scope     Scope
	text      string    // the line being read, as written
	list      *openList // a bare `buy:` whose candidates are being read
	below     *Refused  // what lines below a refused heading are told
	lost      bool      // that heading spoke of the whole sheet
	dangling  *dangling // an `if CONDITION:` whose order may be in the next line
	near      *nearHeading
	cleared   bool // `standing: none`
	stands    bool // a `standing` heading was there
	searching int  // how many more closest names are looked for
}

// maxSearches bounds the work on a letter of nothing but unknown names.
const maxSearches = 100

func newReader(table Table, me engine.Seat) *reader {
	r := &reader{table: table, me: me, game: table.Rules.InPlay(), searching: maxSearches}
	for _, name := range table.Names {
		low := strings.Fields(strings.ToLower(typeset.Replace(name)))
		if slices.ContainsFunc(low, isNoise) {
			r.noisy = append(r.noisy, low)
		}
	}
	return r
}

func (r *reader) read(text string, scope Scope) Sheet {
	lines, tooLong := rows(text)
	if tooLong {
		return Sheet{TooLong: true}
	}
	if isClear(lines) && !r.onlyStanding {
		return Sheet{Clear: true}
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
		if line.text != "" && r.table.Command(unbullet(line.text), i == first && below <= maxSignOff) {
			lines[i] = row{}
		}
	}
	return lines
}

// isClear tells whether `clear` is the only line.
func isClear(lines []row) bool {
	found := false
	for _, line := range lines {
		switch said := line.words.plain().trimmed(); {
		case len(said) == 0:
		case found || !said.is("clear"):
			return false
		default:
			found = true
		}
	}
	return found
}

// denoise drops the words that do not matter, where they are not part of a
// player's name.
func (r *reader) denoise(w words) words {
	if len(r.noisy) == 0 {
		return w.plain()
	}
	return w.without(func(i int) bool { return isNoise(w[i].low) && !r.isInName(w, i) })
}

// isInName tells whether the word at i and the one behind it look like a part of
// a player's name.
func (r *reader) isInName(w words, i int) bool {
	for _, name := range r.noisy {
		for k, part := range name {
			if part != w[i].low {
				continue
			}
			if k+1 == len(name) || i+1 == len(w) || strings.HasPrefix(name[k+1], strings.TrimSuffix(w[i+1].low, "'s")) {
				return true
			}
		}
	}
	return false
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
	r.sheet.Prose = append(r.sheet.Prose, Prose{line.text, suggestion})
	first, _, _ := strings.Cut(suggestion, ";")
	if h, length := headingAt(split(first)); length > 0 && before == "" {
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
	r.sheet.Warnings = append(r.sheet.Warnings, f.warnings...)
	for _, refused := range f.refused {
		r.refuse(refused)
	}
	if f.ok {
		r.add(f.line, r.text)
	}
}

// add puts an understood line into the sheet.
func (r *reader) add(line Line, written string) {
	r.warnOfHeading()
	line.Scope = r.scope
	line.written = written
	line.text, line.conditions = r.canonical(line), r.conditions(line)
	r.sheet.Lines = append(r.sheet.Lines, line)
}

func (r *reader) refuse(refused Refused) {
	refused.Line = r.text
	if refused.Why == UnknownCard && r.searching > 0 {
		r.searching--
		refused.Closest = cardNames(names.Closest(refused.Word, r.game))
	}
	r.sheet.Refused = append(r.sheet.Refused, refused)
}

// finish settles what only the whole sheet tells.
func (r *reader) finish() {
	if r.lost && r.below.Why == BelowOver {
		r.refuseAll()
	}
	understood := slices.ContainsFunc(r.sheet.Lines, func(l Line) bool { return l.Scope == Standing })
	r.sheet.HasStanding = understood || r.cleared
	if r.stands && !r.sheet.HasStanding {
		r.sheet.Warnings = append(r.sheet.Warnings, Warning{About: EmptyStanding})
	}
	r.warnOfGoes()
}

// refuseAll refuses what stood above the heading of a turn that is over: it was
// the heading of the whole sheet.
func (r *reader) refuseAll() {
	above := make([]Refused, len(r.sheet.Lines))
	for i, line := range r.sheet.Lines {
		above[i] = *r.below
		above[i].Line = line.written
	}
	r.sheet.Refused = append(above, r.sheet.Refused...)
	r.sheet.Lines, r.sheet.Warnings = nil, nil
	r.sheet.Turn, r.sheet.HasExtra, r.cleared, r.stands = 0, false, false, false
}

// warnOfGoes warns of goes that the player does not have.
func (r *reader) warnOfGoes() {
	turn := r.sheet.Turn
	if turn == 0 {
		turn = r.table.Turn
	}
	if len(r.sheet.In(Go2)) > 0 && turn > 0 && r.table.firstPlayer(turn) != r.me {
		r.sheet.Warnings = append(r.sheet.Warnings, Warning{About: NoSecondGo, Number: turn})
	}
	if len(r.sheet.In(ExtraGo)) > 0 && !r.game.Has(engine.AmusementPark) {
		r.sheet.Warnings = append(r.sheet.Warnings, Warning{About: NoExtraGoes})
	}
}

// Package wraps reads a letter twice where a mail program may have broken its lines: as they stand, and
// as if none was broken. What is read in both ways alike is what was meant. Where something is left open
// as they stand, and nothing unbroken, that one is, if it has all of the other; where each comes to something
// else, the writer is asked.
//
// It knows neither words nor sentences: how long lines are is told by orders/reading/margins, and who
// calls it reads. What enters is another way to tell which of two sheets of one letter is meant.
package wraps

import (
	"slices"
	"strings"

	"machipost/engine"
	"machipost/orders"
	"machipost/orders/reading/margins"
	"machipost/orders/wording"
)

// A Command is asked of each line whether it asks something beside orders, as reading.Table has it;
// nil takes none.
type Command func(line string, alone bool) bool

// longest is how many bytes a letter has at most that is read twice: people write less.
const longest = 16 << 10

// A Reader reads a letter, and tells of its lines what only who knows the order language can.
type Reader struct {
	Sheet  func(text string, command Command) orders.Sheet
	Whole  func(line string) bool // it is an order by itself
	Anew   func(line string) bool // it begins with a heading, or is one, or an order by itself
	Begins func(line string) bool // it begins as an order does
	Open   func(line string) bool // no sentence ends where it does
	Once   bool                   // the letter changes another: which lines of it are orders nobody knows
}

// Read returns the sheet of a letter, and the text that it was read from: the letter itself, or the same
// with unbroken lines. A line that was a command stays one, and is asked once.
func (r Reader) Read(text string, command Command) (orders.Sheet, string) {
	read := r.Sheet
	if r.Once || len(text) > longest {
		return read(text, command), text
	}
	commands := map[string]bool{}
	sheet := read(text, remembering(command, commands))
	isCommand := func(line string) bool { return commands[wording.Unbullet(strings.TrimSpace(line))] }
	known := margins.Words{
		Whole: func(line string) bool { return isCommand(line) || r.Whole(line) },
		Anew:  func(line string) bool { return isCommand(line) || r.Anew(line) },
		Open:  r.Open,
	}
	whole, joins := known.Unbroken(text)
	if len(joins) == 0 || sheet.TooLong || sheet.Clear {
		return sheet, text
	}
	other := read(whole, remembered(command, commands))
	all := func(of func(j margins.Join) bool) bool {
		return !slices.ContainsFunc(joins, func(j margins.Join) bool { return !of(j) })
	}
	hasAll, surely := has(&other, &sheet), all(func(j margins.Join) bool { return j.Surely })
	switch {
	case leavesOpen(&sheet) && surely && hasAll && !leavesOpen(&other):
		return other, whole
	case leavesOpen(&sheet):
		return sheet, text
	case leavesOpen(&other) && all(func(j margins.Join) bool { return j.Open }):
		return other, whole // what stands below is no order, but the end of one
	case leavesOpen(&other), alike(&sheet, &other):
		return sheet, text
	}
	known.Anew = func(line string) bool { return isCommand(line) || r.Anew(line) || r.Begins(line) || isTitled(line) }
	if _, rest := known.Unbroken(text); len(rest) == 0 {
		return sheet, text
	}
	if !hasAll { // what stands below may be no order, or one by itself
		if !joins[len(joins)-1].Ends {
			return sheet, text
		}
		return asked(sheet, &other, &sheet, joins), text
	}
	return asked(sheet, &other, &other, joins), text
}

// isTitled tells a line that begins with a title of one word.
func isTitled(line string) bool {
	first, _, _ := strings.Cut(line, " ")
	return strings.HasSuffix(first, ":")
}

// remembering is a command that takes down which lines are one.
func remembering(command Command, commands map[string]bool) Command {
	if command == nil {
		return nil
	}
	return func(line string, alone bool) bool {
		yes := command(line, alone)
		commands[line] = commands[line] || yes
		return yes
	}
}

// remembered is a command that asks nothing again.
func remembered(command Command, commands map[string]bool) Command {
	if command == nil {
		return nil
	}
	return func(line string, _ bool) bool { return commands[line] }
}

// leavesOpen tells a sheet with something to be asked, or to be told.
func leavesOpen(s *orders.Sheet) bool {
	return s.TooLong || s.Clear || len(s.Refused)+len(s.Proposed) > 0
}

// alike tells two sheets that file the same.
func alike(a, b *orders.Sheet) bool { return a.Amends == b.Amends && a.Canonical() == b.Canonical() }

// has tells whether a sheet has all of another, filed or proposed, whatever it hangs on: the cards that are bought, and
// those that do something.
func has(s, other *orders.Sheet) bool {
	there := things(s.Lines)
	all := slices.Clone(other.Lines)
	for _, p := range other.Proposed {
		all = append(all, p.Lines...)
	}
	if other.IfYes != nil {
		all = append(all, other.IfYes.Lines...)
	}
	for thing := range things(all) {
		if !there[thing] {
			return false
		}
	}
	return true
}

// things are the cards of orders, those that do what is ordered, and other verbs.
func things(all []orders.Line) map[string]bool {
	found, verbs := map[string]bool{}, orders.Verbs()
	for i := range all {
		o := &all[i].Order
		switch row := &verbs[o.Verb]; {
		case o.Verb == orders.Buy && o.Nothing && len(o.Cards) == 0:
			found["nothing"] = true
		case o.Verb != orders.Buy && row.Card != engine.NoCard:
			found[row.Card.String()] = true
		case o.Verb != orders.Buy:
			found[o.Verb.String()] = true
		}
		if o.Verb == orders.Buy {
			for _, card := range o.Cards {
				found[card.String()] = true
			}
		}
	}
	return found
}

// asked is a sheet without the orders of those kinds, and for those goes, of which the unbroken letter has others. A yes
// files the likelier of the two.
func asked(sheet orders.Sheet, other, likelier *orders.Sheet, joins []margins.Join) orders.Sheet {
	yes, proposal := *likelier, orders.Proposal{Line: joins[0].Text, Why: orders.TwoWays}
	var left []orders.Line
	for scope := orders.Go1; scope <= orders.Standing; scope++ {
		for verb := orders.Buy; verb <= orders.Invest; verb++ {
			filed, read := of(sheet.Lines, scope, verb), of(other.Lines, scope, verb)
			if !slices.EqualFunc(filed, read, isSame) {
				proposal.Lines = append(proposal.Lines, of(likelier.Lines, scope, verb)...)
				continue
			}
			left = append(left, filed...)
		}
	}
	if len(left) == len(sheet.Lines) {
		left, proposal.Lines = nil, likelier.Lines // they differ in a heading alone, or in their order
	}
	isFor := func(all []orders.Line, scope orders.Scope) bool {
		return slices.ContainsFunc(all, func(l orders.Line) bool { return l.Scope == scope })
	}
	if isFor(sheet.Lines, orders.Standing) || isFor(other.Lines, orders.Standing) || !other.HasStanding {
		sheet.HasStanding = isFor(left, orders.Standing)
	}
	sheet.HasExtra = isFor(left, orders.ExtraGo)
	sheet.Lines, sheet.Proposed, sheet.IfYes = left, []orders.Proposal{proposal}, &yes
	return sheet
}

// of are the orders of a kind, for some goes.
func of(all []orders.Line, scope orders.Scope, verb orders.Verb) (list []orders.Line) {
	for _, l := range all {
		if l.Scope == scope && l.Order.Verb == verb {
			list = append(list, l)
		}
	}
	return list
}

// isSame tells two orders that are written alike.
func isSame(a, b orders.Line) bool { return a.String() == b.String() }

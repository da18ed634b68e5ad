// Package wraps reads a letter twice where a mail program may have broken its lines: as they stand, and
// as if none was broken. What is read in both ways alike is what was meant; where only one of them leaves
// nothing open, that one is; where each comes to something else, the writer is asked.
//
// It knows neither words nor sentences: how long lines are is told by orders/reading/margins, and who
// calls it reads. What enters is another way to tell which of two sheets of one letter is meant.
package wraps

import (
	"slices"
	"strings"

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
	Own    func(line string) bool // it is never put to the one above it
	Begins func(line string) bool // it begins as an order does
}

// Read returns the sheet of a letter, and the text that it was read from: the letter itself, or the same
// with unbroken lines. A line that was a command stays one, and is asked once.
func (r Reader) Read(text string, command Command) (orders.Sheet, string) {
	read := r.Sheet
	if len(text) > longest {
		return read(text, command), text
	}
	commands := map[string]bool{}
	sheet := read(text, remembering(command, commands))
	own := func(line string) bool { return commands[wording.Unbullet(strings.TrimSpace(line))] || r.Own(line) }
	whole, joined := margins.Unbroken(text, own)
	if len(joined) == 0 || sheet.TooLong || sheet.Clear {
		return sheet, text
	}
	other := read(whole, remembered(command, commands))
	switch same := alike(&sheet, &other); {
	case leavesOpen(&other), same && !leavesOpen(&sheet):
		return sheet, text
	case same, leavesOpen(&sheet):
		return other, whole
	}
	if _, joined = margins.Unbroken(text, func(line string) bool { return own(line) || r.Begins(line) }); len(joined) == 0 {
		return sheet, text
	}
	return asked(sheet, &other, joined), text
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

// asked is a sheet without the orders of those kinds of which the other has others, which it proposes in
// their place.
func asked(sheet orders.Sheet, other *orders.Sheet, joined []string) orders.Sheet {
	yes, proposal, differ := *other, orders.Proposal{Line: joined[0], Why: orders.TwoWays}, false
	var left []orders.Line
	for verb := orders.Buy; verb <= orders.Invest; verb++ {
		filed, read := ofVerb(sheet.Lines, verb), ofVerb(other.Lines, verb)
		if slices.EqualFunc(filed, read, isSame) {
			left = append(left, filed...)
			continue
		}
		proposal.Lines, differ = append(proposal.Lines, read...), true
	}
	if !differ {
		left, proposal.Lines = nil, other.Lines // in a heading alone
	}
	sheet.Lines, sheet.Proposed, sheet.IfYes = left, []orders.Proposal{proposal}, &yes
	return sheet
}

// ofVerb are the orders of a kind.
func ofVerb(all []orders.Line, verb orders.Verb) (list []orders.Line) {
	for _, l := range all {
		if l.Order.Verb == verb {
			list = append(list, l)
		}
	}
	return list
}

// isSame tells two orders, as they are written, for the same goes.
func isSame(a, b orders.Line) bool { return a.Scope == b.Scope && a.String() == b.String() }

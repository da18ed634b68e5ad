package lines

import (
	"slices"

	"machipost/orders"
	"machipost/orders/wording"
)

// This file has the lines of a letter that are none of the sheet's.

// maxSignOff is how many words below a letter's only line are a greeting and a
// name, not another line.
const maxSignOff = 3

// WithoutCommands is the lines but those that are commands. An empty line stays in
// the place of each: what stood around it is not one list.
func WithoutCommands(r *Letter, rows []Row, command func(line string, alone bool) bool) []Row {
	if command == nil {
		return rows
	}
	rows = slices.Clone(rows)
	first, below := -1, 0
	for i, line := range rows {
		_, headed := r.Exact.Heading(line.Words)
		switch {
		case line.Text == "":
		case first < 0:
			first = i
		case headed || r.Exact.Begins(line.Words):
			below = maxSignOff + 1
		default:
			below += len(line.Words)
		}
	}
	for i, line := range rows {
		if line.Text != "" && !line.Behind && command(wording.Unbullet(line.Text), i == first && below <= maxSignOff) {
			rows[i] = Row{}
		}
	}
	return rows
}

// IsClear tells whether `clear` is the only line.
func IsClear(rows []Row) bool {
	found := false
	for _, line := range rows {
		switch said := line.Words.Plain().Trimmed(); {
		case len(said) == 0:
		case found || !orders.Clear.Says(said):
			return false
		default:
			found = true
		}
	}
	return found
}

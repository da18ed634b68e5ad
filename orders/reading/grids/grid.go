// Package grids finds tables in the lines of a letter, by what stands between their cells: bars,
// tabs, arrows, several spaces, commas or semicolons.
//
// What parts cells, which lines are rows of one table, and below which head a cell stands enters
// here. What a head or a cell says does not: it is handed in where a table ends by it, and
// orders/reading/tables reads the rest.
package grids

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"machipost/orders/reading/lines"
)

// mostCells is how many columns a table has at most.
const mostCells = 16

// A cell is what stands in one column, and from where to where in its line.
type cell struct {
	text     string
	from, to int
}

// A mark is what stands between the cells of a line.
type mark string

const (
	bars mark = "|"
	tabs mark = "\t"
	gaps mark = "  " // or an arrow
)

// tabWidth is how far a tab goes at most.
const tabWidth = 8

// markOf tells what parts the cells of a line, and whether anything does.
func markOf(line string) (by mark, ok bool) {
	for _, by := range [...]mark{bars, tabs, gaps} {
		if n := len(cut(line, by, true, true)); n > 1 && n <= mostCells {
			return by, true
		}
	}
	return "", false
}

// cut are the cells of a line. Where the bars are outer ones nothing stands beyond them.
func cut(line string, by mark, left, right bool) (list []cell) {
	switch {
	case by == gaps:
		return spaced(line)
	case by == tabs:
		line = strings.Trim(line, " \r\n")
	default:
		line = strings.TrimSpace(line)
	}
	if left {
		line = strings.TrimPrefix(line, string(by))
	}
	if right {
		line = strings.TrimSuffix(line, string(by))
	}
	for _, text := range strings.Split(line, string(by)) {
		list = append(list, cell{text: strings.TrimSpace(text)})
	}
	return list
}

// arrows stand between two cells.
var arrows = regexp.MustCompile(` (?:->|=>|→|⇒) `)

// longestArrow is how many bytes an arrow has with the space behind it.
const longestArrow = 4

// spaced cuts a line where two columns part: at several spaces, and at an arrow. Before the
// only cell of a line tabs may stand.
func spaced(line string) (list []cell) {
	tabbed := strings.Contains(line, "\t")
	line = strings.TrimRightFunc(expanded(line), unicode.IsSpace)
	if line == "" || !tabbed && !strings.Contains(strings.TrimSpace(line), "  ") && !strings.Contains(line, "\u00a0") && !(strings.ContainsAny(line, ">→⇒") && arrows.MatchString(line)) {
		return nil
	}
	from, spaces, column, start := -1, 0, 0, 0
	for at, r := range line {
		column++
		if unicode.IsSpace(r) {
			spaces++
			continue
		}
		arrow := spaces > 0 && arrows.MatchString(line[at-1:min(len(line), at+longestArrow)])
		if from >= 0 && (arrow || spaces > 1) {
			list = append(list, cell{strings.TrimSpace(line[from:at]), start, column - 1 - spaces})
			from = -1
		}
		if from < 0 && !arrow {
			from, start = at, column-1
		} else if arrow {
			from, start = at+strings.IndexByte(line[at:], ' '), column+1
		}
		spaces = 0
	}
	return append(list, cell{strings.TrimSpace(line[from:]), start, column})
}

// expanded has spaces for tabs.
func expanded(line string) string {
	if !strings.Contains(line, "\t") {
		return line
	}
	var b strings.Builder
	column := 0
	for _, r := range line {
		n := 1
		if r == '\t' {
			n = tabWidth - column%tabWidth
			r = ' '
			b.WriteString(strings.Repeat(" ", max(1, n-1)))
		}
		b.WriteRune(r)
		column += n
	}
	return b.String()
}

// isRule tells the line that some draw below the heads.
func isRule(line string) bool {
	return strings.ContainsAny(line, "-=") && strings.Trim(line, "|-+:= \t\r\n") == ""
}

// A Grid is a table: rows of as many cells each. One that is ragged has rows of which nobody
// knows in which columns their cells stand.
type Grid struct {
	Rows   [][]string
	Places []int // of the lines of the rows
	Next   int   // where the letter goes on
	Ragged bool
	Arrow  bool // arrows stand between its cells
	Barred bool // bars do
	Apart  bool // blank lines stand between its rows
}

// MostRows is how many rows a table has at most that is read.
const MostRows = 40

// At is the table that begins at a line, nil for none. One that may stand apart goes on behind a
// blank line, where no heads stand.
func At(rows []lines.Row, at int, apart bool, isHead func(text string) bool) *Grid {
	by, ok := markOf(rows[at].Raw)
	if !ok || isRule(rows[at].Raw) {
		return nil
	}
	g := &Grid{Next: at, Barred: by == bars, Arrow: arrows.MatchString(rows[at].Raw)}
	left, right := outer(rows, at, by)
	var all [][]cell
	for i := at; i < len(rows); i++ {
		line := rows[i].Raw
		if isRule(line) {
			g.Next = i + 1
			continue
		}
		if strings.Contains(line, string(by)) && strings.Trim(line, " \r\n"+string(by)) == "" {
			continue // as spreadsheets leave them
		}
		if apart && i+1 < len(rows) && strings.TrimSpace(line) == "" && continues(rows[i+1].Raw, by, isHead) {
			g.Apart = true
			continue
		}
		other, ok := markOf(line)
		one := cut(line, by, left, right)
		if by == bars && strings.Contains(line, "|") {
			ok, other = len(one) > 1, bars
		}
		if !ok || other != by || len(one) < 2 || len(one) > mostCells || rows[i].Cell || isProse(one) {
			break
		}
		g.Next = i + 1
		all = append(all, one)
		g.Places = append(g.Places, i)
	}
	if len(all) == 0 || g.Places[0] != at {
		return nil
	}
	g.fill(all, by, rows)
	if g.squeeze(); len(g.Rows[0]) < 2 {
		return nil // a column is no table
	}
	return g
}

// outer tells whether the bars of a table stand beyond its first cells, too, and beyond its last
// ones: at the left of its first row no cell may be, of all others some.
func outer(rows []lines.Row, at int, by mark) (left, right bool) {
	first := strings.TrimSpace(rows[at].Raw)
	left, right = by == bars && strings.HasPrefix(first, "|"), by == bars && strings.HasSuffix(first, "|")
	for i := at + 1; left && i < len(rows) && i < at+MostRows && strings.Contains(rows[i].Raw, "|"); i++ {
		left = isRule(rows[i].Raw) || strings.HasPrefix(strings.TrimSpace(rows[i].Raw), "|")
	}
	return left, right
}

// continues tells a row behind a blank line that is none of heads.
func continues(line string, by mark, isHead func(text string) bool) bool {
	other, ok := markOf(line)
	return ok && other == by && slices.ContainsFunc(cut(line, by, true, true), func(one cell) bool {
		return one.text != "" && !isHead(one.text)
	})
}

// longestCell is how many characters a cell has at most that ends like a sentence.
const longestCell = 60

// isProse tells a line in which somebody only puts two spaces behind his full stops.
func isProse(line []cell) bool {
	for _, one := range line[:len(line)-1] {
		if utf8.RuneCountInString(one.text) > longestCell && strings.ContainsAny(one.text[len(one.text)-1:], ".!?") {
			return true
		}
	}
	return false
}

// fill gives all rows as many cells as the table has columns.
func (g *Grid) fill(all [][]cell, by mark, lines []lines.Row) {
	width, least := 0, mostCells
	for _, one := range all {
		width, least = max(width, len(one)), min(least, len(one))
	}
	if by == tabs && (least < width && doubled(all) || !aside(all) && len(all[0])+1 < width) {
		all = all[:0]
		for _, at := range g.Places {
			all = append(all, spaced(lines[at].Raw))
		}
		g.fill(all, gaps, lines)
		return
	}
	head := all[0]
	if len(head)+1 == width || by == gaps && cornerless(all) {
		head = append([]cell{{}}, head...) // nothing stands above the first column
		width = max(width, len(head))
	}
	all[0] = head
	for _, one := range all {
		if len(one) == width && (by != gaps || len(head) == width) {
			g.add(one)
			continue
		}
		switch placed := aligned(one, head); {
		case by == gaps && len(head) == width && placed != nil:
			g.add(placed)
		case by != gaps && len(one) < width:
			g.add(append(one, make([]cell, width-len(one))...))
		default:
			g.Ragged = true
			g.add(one)
		}
	}
}

func (g *Grid) add(one []cell) {
	var texts []string
	for _, c := range one {
		texts = append(texts, c.text)
	}
	g.Rows = append(g.Rows, texts)
}

// doubled tells whether several tabs stand between two cells of a line: they may only bring
// the next one below its head.
func doubled(all [][]cell) bool {
	for _, one := range all {
		for i := 1; i+1 < len(one); i++ {
			if one[i].text == "" {
				return true
			}
		}
	}
	return false
}

// aside tells whether the heads have a place for each column.
func aside(all [][]cell) bool {
	for _, one := range all[1:] {
		if len(one) > len(all[0]) {
			return false
		}
	}
	return true
}

// cornerless tells a table of whose heads the first stands further right than the first
// column.
func cornerless(all [][]cell) bool {
	if len(all) < 2 || len(all[1]) > len(all[0])+1 {
		return false
	}
	for _, one := range all[1:] {
		if one[0].to > all[0][0].from || len(one) == len(all[0]) && aligned(one, append([]cell{{}}, all[0]...)) == nil {
			return false
		}
	}
	return true
}

// aligned puts cells below their heads, nil where one is below none, or below two.
func aligned(one, heads []cell) []cell {
	placed := make([]cell, len(heads))
	last := -1
	for i, c := range one {
		below := -1
		for k, head := range heads {
			if c.from < head.to && head.from < c.to || c.from == head.from && head.to > 0 || c.to == head.to {
				if below >= 0 {
					return nil
				}
				below = k
			}
		}
		if below < 0 && i == 0 && heads[0].to == 0 {
			below = 0
		}
		if below <= last {
			return nil
		}
		placed[below], last = c, below
	}
	return placed
}

// squeeze leaves out columns in which nothing stands.
func (g *Grid) squeeze() {
	if g.Ragged {
		return
	}
	for i := len(g.Rows[0]) - 1; i >= 0; i-- {
		if slices.ContainsFunc(g.Rows, func(one []string) bool { return one[i] != "" }) {
			continue
		}
		for k := range g.Rows {
			g.Rows[k] = slices.Delete(g.Rows[k], i, i+1)
		}
	}
}

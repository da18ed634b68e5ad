package page

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A table is rows of cells below a caption.
type table struct {
	align   string // l or r a column; the last counts for all behind it
	caption string
	rows    []tableRow
	turned  bool // its columns were rows
	dense   bool // there is little room in it
}

type tableRow struct {
	heads bool // every cell is a heading
	cells []tableCell
}

// A tableCell is words, and a bar before them where there is one.
type tableCell struct {
	words string
	bar   int // hundredths; -1 for none
}

// tableOf reads what stands between the marks of a table.
func tableOf(inner string) table {
	parts := strings.Split(inner, partMark)
	t := table{align: strings.TrimSpace(parts[0])}
	for _, part := range parts[1:] {
		words := strings.TrimSpace(part[1:])
		switch part[0] {
		case 'c':
			t.caption = words
		case 'h', 'r':
			t.rows = append(t.rows, tableRow{heads: part[0] == 'h'})
		default:
			last := &t.rows[len(t.rows)-1]
			last.cells = append(last.cells, cellOf(words))
		}
	}
	return t
}

// cellOf reads a cell: words, or a bar and words.
func cellOf(words string) tableCell {
	before, rest, _ := strings.Cut(words, barMark)
	digits, behind, barred := strings.Cut(rest, barMark)
	if !barred {
		return tableCell{words: words, bar: -1}
	}
	length, _ := strconv.Atoi(digits) // for Marks wrote them
	return tableCell{words: strings.TrimSpace(before + behind), bar: length}
}

// right tells whether a column is aligned to the right.
func (t table) right(column int) bool {
	return t.align != "" && t.align[min(column, len(t.align)-1)] == 'r'
}

// gap is how many columns are between those of a table.
const gap = 2

// barColumns is how many columns the longest bar has in text.
const barColumns = 20

func (t table) text() string {
	width := t.widths()
	var lines []string
	if t.caption != "" {
		lines = append(lines, Wrap(t.caption), "")
	}
	for _, row := range t.rows {
		lines = append(lines, t.rowText(row, width)...)
	}
	return strings.ReplaceAll(strings.Join(lines, "\n"), Tie, " ")
}

// widths are how many columns each has in text: what its longest cell needs, but for the
// widest ones where a line would be too long.
func (t table) widths() []int {
	var width []int
	for _, row := range t.rows {
		for i, c := range row.cells {
			if i == len(width) {
				width = append(width, 1)
			}
			width[i] = max(width[i], utf8.RuneCountInString(c.plain()))
		}
	}
	sum := gap * (len(width) - 1)
	for _, w := range width {
		sum += w
	}
	for ; sum > Width; sum-- {
		widest := 0
		for i, w := range width {
			if w > width[widest] {
				widest = i
			}
		}
		width[widest]--
	}
	return width
}

// plain is a cell in text: a bar of signs, and the words.
func (c tableCell) plain() string {
	if c.bar < 0 {
		return c.words
	}
	signs := strings.Repeat("#", (c.bar*barColumns+99)/100)
	return strings.TrimSpace(signs + " " + c.words)
}

// rowText is a row in text: as many lines as its longest cell has in its column.
func (t table) rowText(row tableRow, width []int) []string {
	rest := make([]string, len(row.cells)) // of each cell, below the line
	for i, c := range row.cells {
		rest[i] = spaced(c.plain())
	}
	var lines []string
	for more := true; more; {
		var line strings.Builder
		line.Grow(Width)
		more = false
		for i := range rest {
			var words string
			words, rest[i] = firstLine(rest[i], width[i])
			more = more || rest[i] != ""
			if i > 0 {
				line.WriteString(blanks[:gap])
			}
			blank := blanks[:width[i]-utf8.RuneCountInString(words)]
			if t.right(i) {
				line.WriteString(blank)
				line.WriteString(words)
			} else {
				line.WriteString(words)
				line.WriteString(blank)
			}
		}
		lines = append(lines, strings.TrimRight(line.String(), " "))
	}
	return lines
}

// blanks are as many as the widest column can have.
var blanks = strings.Repeat(" ", Width)

// firstLine is the first line of words that are broken into lines of so many columns, at spaces
// where it can be, and the rest of them.
func firstLine(words string, columns int) (line, rest string) {
	end, count := len(words), 0 // of what has room
	for i := range words {
		if count == columns {
			end = i
			break
		}
		count++
	}
	space := end
	if end < len(words) && words[end] != ' ' {
		space = strings.LastIndexByte(words[:end], ' ')
	}
	if space < 0 { // a word that is too long
		return words[:end], words[end:]
	}
	return words[:space], strings.TrimPrefix(words[space:], " ")
}

// spaced are words with one space between them.
func spaced(words string) string {
	if isSpaced := !strings.Contains(words, "  ") && strings.IndexFunc(words, isOddSpace) < 0; isSpaced {
		return strings.Trim(words, " ")
	}
	return strings.Join(strings.Fields(words), " ")
}

func isOddSpace(r rune) bool { return r != ' ' && unicode.IsSpace(r) }

package page

import (
	"strconv"
	"strings"
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
	parts := strings.SplitN(words, barMark, 3)
	if len(parts) < 3 {
		return tableCell{words: words, bar: -1}
	}
	length, _ := strconv.Atoi(parts[1]) // digits, for Marks wrote them
	return tableCell{words: strings.TrimSpace(parts[0] + parts[2]), bar: length}
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
	var broken [][]string
	height := 1
	for i, c := range row.cells {
		broken = append(broken, breakWords(c.plain(), width[i]))
		height = max(height, len(broken[i]))
	}
	lines := make([]string, height)
	for at := range lines {
		var line strings.Builder
		for i, cell := range broken {
			words := ""
			if at < len(cell) {
				words = cell[at]
			}
			blank := strings.Repeat(" ", width[i]-utf8.RuneCountInString(words))
			if i > 0 {
				line.WriteString(strings.Repeat(" ", gap))
			}
			if t.right(i) {
				line.WriteString(blank + words)
			} else {
				line.WriteString(words + blank)
			}
		}
		lines[at] = strings.TrimRight(line.String(), " ")
	}
	return lines
}

// breakWords breaks words into lines of so many columns, at spaces where it can.
func breakWords(words string, columns int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(words) {
		for utf8.RuneCountInString(word) > columns {
			if line != "" {
				lines, line = append(lines, line), ""
			}
			runes := []rune(word)
			lines, word = append(lines, string(runes[:columns])), string(runes[columns:])
		}
		switch {
		case line == "":
			line = word
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > columns:
			lines, line = append(lines, line), word
		default:
			line += " " + word
		}
	}
	return append(lines, line)
}

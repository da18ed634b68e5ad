package page

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// A telephone has room for nine columns of figures: a table with more of them, and no
// bars, stands on its side in HTML, where it has as many columns as it has rows. One
// with bars has less room between its columns.
const phoneColumns = 9

// airyColumns are so few that there is more room between them.
const airyColumns = 5

// tableSize and cellSize are about how many bytes of HTML a table and each of its cells have.
const (
	tableSize = 300
	cellSize  = 50
)

func (t table) html() string {
	columns, cells := 0, 0
	bars := false
	for _, row := range t.rows {
		columns, cells = max(columns, len(row.cells)), cells+len(row.cells)
		for _, c := range row.cells {
			bars = bars || c.bar >= 0
		}
	}
	if columns > phoneColumns && !bars {
		t = t.onItsSide(columns)
	}
	padding, size := 3, 14
	switch {
	case columns > phoneColumns && bars:
		padding, size = 2, 12
		t.dense = true
	case columns <= airyColumns:
		padding = 4
	}
	var b strings.Builder
	b.Grow(tableSize + cellSize*cells)
	b.WriteString(`<table cellpadding="` + strconv.Itoa(padding) + `" cellspacing="0" border="0" style="font-family:sans-serif;line-height:1.2;font-size:` + pixels(size) + `">`)
	if t.caption != "" {
		b.WriteString(`<caption style="text-align:left"><h2 style="margin:18px 0 6px;font-size:19px;line-height:1.2">` + oneLine(t.caption) + "</h2></caption>")
	}
	for _, row := range t.rows {
		b.WriteString("\n<tr>")
		for i, c := range row.cells {
			t.putCell(&b, row, i, c)
		}
		b.WriteString("</tr>")
	}
	b.WriteString("</table>\n")
	return b.String()
}

// captionLine is how many letters of a caption have room in a line of a telephone.
const captionLine = 28

// oneLine is a caption that is not broken where its table is not as wide, if it has room.
func oneLine(caption string) string {
	if utf8.RuneCountInString(caption) > captionLine {
		return shown(caption)
	}
	return strings.ReplaceAll(shown(caption), " ", "&nbsp;")
}

// onItsSide is the table with its columns as rows. What was a column's heading is a
// row's; all but the first column are of figures.
func (t table) onItsSide(columns int) table {
	side := table{align: "lr", caption: t.caption, turned: true}
	for column := range columns {
		row := tableRow{heads: column == 0}
		for _, was := range t.rows {
			c := tableCell{bar: -1}
			if column < len(was.cells) {
				c = was.cells[column]
			}
			row.cells = append(row.cells, c)
		}
		side.rows = append(side.rows, row)
	}
	return side
}

// putCell puts one of a row; the first of a row is its heading.
func (t table) putCell(b *strings.Builder, row tableRow, column int, c tableCell) {
	align := ""
	if t.right(column) {
		align = ` align="right"`
	} else if row.heads || column == 0 {
		align = ` align="left"`
	}
	switch {
	case row.heads && c.words == "":
		b.WriteString(`<td style="border-bottom:1px solid ` + ruleColour + `"></td>`)
	case row.heads:
		scope := `<th scope="col"`
		if t.turned && column == 0 { // it says what the others of its row are
			scope = `<th scope="row"`
		}
		b.WriteString(scope)
		b.WriteString(align)
		b.WriteString(` valign="bottom" style="font-size:12px;border-bottom:1px solid ` + ruleColour + `">`)
		putBroken(b, c.words, longHead)
		b.WriteString("</th>")
	case column == 0:
		long := longCell
		if t.dense {
			long = longHead
		}
		b.WriteString(`<th scope="row"`)
		b.WriteString(align)
		b.WriteString(` style="font-weight:normal">`)
		putBroken(b, c.words, long)
		b.WriteString("</th>")
	case c.bar < 0:
		b.WriteString(`<td`)
		b.WriteString(align)
		b.WriteByte('>')
		putBroken(b, c.words, longCell)
		b.WriteString("</td>")
	default:
		b.WriteString(`<td>`)
		putBar(b, c)
		b.WriteString("</td>")
	}
}

// barPixels is how wide the longest bar is.
const barPixels = 110

// putBar puts a cell of its own with a colour, and the words beside it. Its room is
// padding, which no program takes away where a table is too wide, so that bars stay as
// long as their numbers say.
func putBar(b *strings.Builder, c tableCell) {
	long := (c.bar*barPixels + 99) / 100
	if long == 0 {
		putEscaped(b, c.words)
		return
	}
	b.WriteString(`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>` +
		`<td bgcolor="` + barColour + `" style="background-color:` + barColour + `;padding:5px 0 5px `)
	b.WriteString(pixels(long))
	b.WriteString(`;font-size:1px;line-height:1px"></td>`)
	if c.words != "" {
		b.WriteString(`<td style="padding:0 0 0 5px">`)
		putEscaped(b, c.words)
		b.WriteString("</td>")
	}
	b.WriteString(`</tr></table>`)
}

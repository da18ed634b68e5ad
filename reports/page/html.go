package page

import (
	"fmt"
	"html"
	"strings"
)

// What mail programs show is little: one table that holds the letter, tables and cells
// with a colour in it, and no style but on a cell. Nothing here is loaded from anywhere,
// and nothing that somebody wrote is markup: all words pass through escaped.

// barColour has three to one on white and on black, so that a bar is seen on a light and
// on a dark ground; no other cell has a ground of ours.
const barColour = "#2b7a78"

// ruleColour is that of lines, likewise.
const ruleColour = "#8a8a8a"

// HTML is a letter of these parts in a language ("en"). The title is what a window
// says that shows it, its subject.
func HTML(language, title string, p Part) string {
	return `<!DOCTYPE html><html lang="` + escaped(language) + `"><head>` +
		`<meta http-equiv="Content-Type" content="text/html; charset=utf-8">` +
		`<meta name="viewport" content="width=device-width, initial-scale=1">` +
		`<meta name="color-scheme" content="light dark">` +
		`<meta name="supported-color-schemes" content="light dark">` +
		`<title>` + escaped(title) + `</title></head><body>` +
		`<table role="presentation" width="600" style="width:100%;max-width:600px" cellpadding="0" cellspacing="0" border="0">` +
		p.HTML + "</table></body></html>\n"
}

// escaped are words as HTML shows them.
func escaped(words string) string {
	return html.EscapeString(strings.ReplaceAll(words, Tie, " "))
}

// inRow is a row of the letter's table.
func inRow(inner string) string {
	return "<tr><td style=\"padding:0 8px;font-family:sans-serif;font-size:15px\">" + inner + "</td></tr>\n"
}

func (h heading) html() string {
	return inRow(fmt.Sprintf("<h%d style=\"font-size:%dpx\">%s</h%[1]d>", h.level, 24-3*h.level, escaped(strings.TrimSpace(h.words))))
}

func (p paragraph) html() string {
	lines := make([]string, len(p.lines))
	for i, line := range p.lines {
		body := strings.TrimLeft(line, " ")
		if p.barred {
			lines[i] = escaped(strings.TrimPrefix(strings.TrimPrefix(body, "|"), " "))
			continue
		}
		lines[i] = strings.Repeat("&nbsp;", len(line)-len(body)) + escaped(body)
	}
	inner := "<p>" + strings.Join(lines, "<br>\n") + "</p>"
	if !p.barred {
		return inRow(inner)
	}
	return inRow(`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>` +
		`<td style="padding:0 0 0 10px;border-left:3px solid ` + ruleColour + `">` + inner + "</td></tr></table>")
}

func (t table) html() string {
	var b strings.Builder
	b.WriteString(`<table cellpadding="3" cellspacing="0" border="0" style="font-size:14px">`)
	if t.caption != "" {
		b.WriteString(`<caption align="left"><h2 style="font-size:18px">` + escaped(t.caption) + "</h2></caption>")
	}
	for _, row := range t.rows {
		b.WriteString("\n<tr>")
		for i, c := range row.cells {
			b.WriteString(t.cell(row, i, c))
		}
		b.WriteString("</tr>")
	}
	b.WriteString("</table>")
	return inRow(b.String())
}

// cell is one of a row; the first of a row is its heading.
func (t table) cell(row tableRow, column int, c tableCell) string {
	align := `align="left"`
	if t.right(column) {
		align = `align="right"`
	}
	switch {
	case row.heads:
		return `<th scope="col" ` + align + ` valign="bottom" style="border-bottom:1px solid ` + ruleColour + `">` + escaped(c.words) + "</th>"
	case column == 0:
		return `<th scope="row" ` + align + `>` + escaped(c.words) + "</th>"
	case c.bar < 0:
		return `<td ` + align + `>` + escaped(c.words) + "</td>"
	}
	return `<td align="left">` + bar(c) + "</td>"
}

// barPixels is how wide the longest bar is.
const barPixels = 110

// bar is a cell of its own with a colour, and the words beside it.
func bar(c tableCell) string {
	long := (c.bar*barPixels + 99) / 100
	if long == 0 {
		return escaped(c.words)
	}
	return fmt.Sprintf(`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>`+
		`<td width="%d" height="10" bgcolor="%s" style="background-color:%[2]s"></td><td style="padding:0 0 0 5px">%s</td></tr></table>`,
		long, barColour, escaped(c.words))
}

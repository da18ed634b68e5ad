package page

import (
	"fmt"
	"html"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What mail programs show is little: one table that holds the letter, tables and cells
// with a colour in it, and no style but their own. Nothing here is loaded from anywhere,
// and nothing that somebody wrote is markup: all words pass through escaped.

// barColour has three to one on white and on #111, so that a bar is seen on a light and
// on a dark ground; no other cell has a ground of ours.
const barColour = "#2b7a78"

// ruleColour is that of lines, likewise.
const ruleColour = "#808080"

// HTML is a letter of these parts in a language ("en"). The title is what a window
// says that shows it, its subject.
func HTML(language, title string, p Part) string {
	return `<!DOCTYPE html><html lang="` + escaped(language) + `"><head>` +
		`<meta http-equiv="Content-Type" content="text/html; charset=utf-8">` +
		`<meta name="viewport" content="width=device-width, initial-scale=1">` +
		`<meta name="color-scheme" content="light dark">` +
		`<meta name="supported-color-schemes" content="light dark">` +
		`<title>` + escaped(title) + `</title></head><body style="margin:0">` +
		`<table role="presentation" width="600" style="width:100%;max-width:600px" cellpadding="0" cellspacing="0" border="0">` +
		`<tr><td style="padding:0 8px;` + font + `">` + "\n" + p.html() + "</td></tr></table></body></html>\n"
}

// escaped are words as HTML shows them, without what turns the direction of writing.
func escaped(words string) string {
	words = strings.NewReplacer(Tie, " ", strongMark, "", weakMark, "").Replace(words)
	return html.EscapeString(strings.Map(straight, strings.ToValidUTF8(words, "\uFFFD")))
}

// straight leaves out characters that turn the direction of writing, or that HTML cannot
// hold.
func straight(r rune) rune {
	if unicode.Is(unicode.Bidi_Control, r) || unicode.IsControl(r) && r != '\t' && r != '\n' {
		return -1
	}
	return r
}

// shown are words with what is strong in them.
func shown(words string) string {
	var b strings.Builder
	for i, part := range strings.Split(words, strongMark) {
		strong, rest, _ := strings.Cut(part, weakMark)
		if i == 0 {
			strong, rest = "", part
		}
		if strong != "" {
			b.WriteString("<b>" + broken(strong, longWord) + "</b>")
		}
		b.WriteString(broken(rest, longWord))
	}
	return b.String()
}

// A word that is longer than its room may be broken: in a line of a telephone there is
// room for about thirty letters, in a cell beside many others for less than ten.
const (
	longWord = 30
	longCell = 10
	longHead = 6
)

// broken are words as HTML shows them; one that is longer than that may be broken, behind
// every sixth letter of it where there is little room.
func broken(words string, long int) string {
	if !hasLonger(words, long) {
		return escaped(words)
	}
	letters := long
	if long < longWord {
		letters = 6
	}
	var b strings.Builder
	for i, word := range strings.Split(words, " ") {
		if i > 0 {
			b.WriteByte(' ')
		}
		if !hasLonger(word, long) {
			b.WriteString(escaped(word))
			continue
		}
		piece, count := "", 0
		for _, r := range word {
			if count >= letters && !unicode.In(r, unicode.M, unicode.Cf) {
				b.WriteString(escaped(piece) + "<wbr>")
				piece, count = "", 0
			}
			piece, count = piece+string(r), count+1
		}
		b.WriteString(escaped(piece))
	}
	return b.String()
}

// hasLonger tells whether one of the words has more letters than that.
func hasLonger(words string, letters int) bool {
	for _, word := range strings.Fields(words) {
		if utf8.RuneCountInString(word) > letters {
			return true
		}
	}
	return false
}

// font is what a cell says that holds words: some programs hand none down.
const font = "font-family:sans-serif;font-size:15px;line-height:1.4"

func (h heading) html() string {
	style := "margin:18px 0 6px;font-size:19px"
	if h.level == 1 {
		style = "margin:12px 0 10px;font-size:22px"
	}
	return fmt.Sprintf(`<h%d style="%s;line-height:1.2">%s</h%[1]d>`+"\n", h.level, style, shown(strings.TrimSpace(h.words)))
}

// titled is the paragraph with its first line as the letter's title.
func (p paragraph) titled() string {
	first := `<h1 style="margin:10px 0;font-size:17px;line-height:1.3">` + shown(strings.TrimSpace(p.lines[0])) + "</h1>\n"
	if len(p.lines) == 1 {
		return first
	}
	return first + paragraph{p.lines[1:], p.barred}.html()
}

func (l lead) html() string {
	var inner strings.Builder
	for _, p := range l {
		inner.WriteString(p.lines.html())
	}
	return besideRule("padding:0 0 0 12px;border-left:4px solid "+barColour+";"+strings.Replace(font, "15", "16", 1), inner.String())
}

func (p paragraph) html() string {
	if !p.barred {
		return p.lines.html()
	}
	bare := make(lines, len(p.lines))
	for i, line := range p.lines {
		bare[i] = strings.TrimPrefix(strings.TrimPrefix(strings.TrimLeft(line, " "), "|"), " ")
	}
	return besideRule("padding:0 0 0 10px;border-left:2px solid "+ruleColour+";"+font, bare.html())
}

// besideRule is what stands right of a line from top to bottom.
func besideRule(style, inner string) string {
	return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="` + style + `">` + inner + "</td></tr></table>\n"
}

// paragraphGap is how many pixels are above and below a paragraph.
const paragraphGap = 8

// html are lines in paragraphs, one below the other: those that are moved in stay so
// where they are broken. A line above all others is their heading.
func (l lines) html() string {
	var b strings.Builder
	for from := 0; from < len(l); {
		in, to := movedIn(l[from]), from
		var some []string
		for ; to < len(l) && movedIn(l[to]) == in; to++ {
			words := shown(strings.TrimSpace(l[to]))
			if len(l) > 1 && l.isHeading(to) {
				words = "<b>" + words + "</b>"
			}
			some = append(some, words)
		}
		above, below := 0, 0
		if from == 0 {
			above = paragraphGap
		}
		if to == len(l) {
			below = paragraphGap
		}
		b.WriteString(`<p style="margin:` + sides(above, below, columnPixels*in) + `">` + strings.Join(some, "<br>\n") + "</p>\n")
		from = to
	}
	return b.String()
}

// columnPixels is how far a line is moved in for a column.
const columnPixels = 7

// sides are margins, as short as they can be said.
func sides(above, below, left int) string {
	if above == below && left == 0 {
		return pixels(above) + " 0"
	}
	if left == 0 {
		return pixels(above) + " 0 " + pixels(below)
	}
	return pixels(above) + " 0 " + pixels(below) + " " + pixels(left)
}

func pixels(n int) string {
	if n == 0 {
		return "0"
	}
	return fmt.Sprintf("%dpx", n)
}

// isHeading tells whether a line stands above others that are all moved in.
func (l lines) isHeading(at int) bool {
	if at > 0 || movedIn(l[0]) > 0 {
		return false
	}
	for _, line := range l[1:] {
		if movedIn(line) == 0 {
			return false
		}
	}
	return true
}

// movedIn is by how many columns a line is.
func movedIn(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

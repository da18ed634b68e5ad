package page

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What mail programs show is little: one table that holds the letter, tables and cells
// with a colour in it, and no style but their own. Nothing here is loaded from anywhere,
// and nothing that somebody wrote is markup: all words pass through putEscaped.

// barColour has three to one on white and on #111, so that a bar is seen on a light and
// on a dark ground; no other cell has a ground of ours.
const barColour = "#2b7a78"

// ruleColour is that of lines, likewise.
const ruleColour = "#808080"

// HTML is a letter of these parts in a language ("en"). The title is what a window
// says that shows it, its subject.
func HTML(language, title string, p Part) string {
	var b strings.Builder
	size := 1 << 10
	for _, one := range p {
		size += len(one.html)
	}
	b.Grow(size)
	b.WriteString(`<!DOCTYPE html><html lang="`)
	putEscaped(&b, language)
	b.WriteString(`"><head>` +
		`<meta http-equiv="Content-Type" content="text/html; charset=utf-8">` +
		`<meta name="viewport" content="width=device-width, initial-scale=1">` +
		`<meta name="color-scheme" content="light dark">` +
		`<meta name="supported-color-schemes" content="light dark">` +
		`<title>`)
	putEscaped(&b, title)
	b.WriteString(`</title></head><body style="margin:0">` +
		`<table role="presentation" width="600" style="width:100%;max-width:600px" cellpadding="0" cellspacing="0" border="0">` +
		`<tr><td style="padding:0 8px;` + font + `">` + "\n")
	p.putHTML(&b)
	b.WriteString("</td></tr></table></body></html>\n")
	return b.String()
}

// putEscaped puts words as HTML shows them, without what turns the direction of writing
// and what HTML cannot hold.
func putEscaped(b *strings.Builder, words string) {
	plain := 0 // of the words, behind what is written
	write := func(to, next int, instead string) {
		b.WriteString(words[plain:to])
		b.WriteString(instead)
		plain = next
	}
	broken := false // what stands before is no UTF-8
	for i := 0; i < len(words); {
		c := words[i]
		if c < utf8.RuneSelf {
			if instead, is := inHTML(c); is {
				write(i, i+1, instead)
			}
			i, broken = i+1, false
			continue
		}
		r, size := utf8.DecodeRuneInString(words[i:])
		switch {
		case r == utf8.RuneError && size == 1 && broken:
			write(i, i+1, "")
		case r == utf8.RuneError && size == 1:
			write(i, i+1, "\uFFFD")
		case unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r):
			write(i, i+size, "")
		}
		i, broken = i+size, r == utf8.RuneError && size == 1
	}
	b.WriteString(words[plain:])
}

// inHTML is what stands for a character of ASCII that cannot stand in HTML as it is.
func inHTML(c byte) (instead string, is bool) {
	switch {
	case c == '&':
		return "&amp;", true
	case c == '<':
		return "&lt;", true
	case c == '>':
		return "&gt;", true
	case c == '"':
		return "&#34;", true
	case c == '\'':
		return "&#39;", true
	case c == Tie[0]:
		return " ", true
	case c == 0x7f, c < ' ' && c != '\t' && c != '\n':
		return "", true
	}
	return "", false
}

// shown are words with what is strong in them.
func shown(words string) string {
	var b strings.Builder
	putShown(&b, words)
	return b.String()
}

// putShown puts words with what is strong in them.
func putShown(b *strings.Builder, words string) {
	rest, strong, more := strings.Cut(words, strongMark)
	putBroken(b, rest, longWord)
	for more {
		words = strong
		words, strong, more = strings.Cut(words, strongMark)
		bold, rest, _ := strings.Cut(words, weakMark)
		if bold != "" {
			b.WriteString("<b>")
			putBroken(b, bold, longWord)
			b.WriteString("</b>")
		}
		putBroken(b, rest, longWord)
	}
}

// A word that is longer than its room may be broken: in a line of a telephone there is
// room for about thirty letters, in a cell beside many others for less than ten.
const (
	longWord = 30
	longCell = 10
	longHead = 6
)

// putBroken puts words as HTML shows them; one that is longer than that may be broken,
// behind every sixth letter of it where there is little room.
func putBroken(b *strings.Builder, words string, long int) {
	if !hasLonger(words, long) {
		putEscaped(b, words)
		return
	}
	letters := long
	if long < longWord {
		letters = 6
	}
	for i, word := range strings.Split(words, " ") {
		if i > 0 {
			b.WriteByte(' ')
		}
		if !hasLonger(word, long) {
			putEscaped(b, word)
			continue
		}
		from, count := 0, 0
		for at, r := range word {
			if count >= letters && !unicode.In(r, unicode.M, unicode.Cf) {
				putEscaped(b, word[from:at])
				b.WriteString("<wbr>")
				from, count = at, 0
			}
			count++
		}
		putEscaped(b, word[from:])
	}
}

// hasLonger tells whether one of the words has more letters than that.
func hasLonger(words string, letters int) bool {
	if len(words) <= letters {
		return false
	}
	count := 0
	for _, r := range words {
		if count++; unicode.IsSpace(r) {
			count = 0
		}
		if count > letters {
			return true
		}
	}
	return false
}

// font is what a cell says that holds words: some programs hand none down.
const font = "font-family:sans-serif;font-size:15px;line-height:1.4"

// leadFont is the same for what is looked for first.
const leadFont = "font-family:sans-serif;font-size:16px;line-height:1.4"

func (h heading) html() string {
	style := "margin:18px 0 6px;font-size:19px"
	if h.level == 1 {
		style = "margin:12px 0 10px;font-size:22px"
	}
	level := strconv.Itoa(h.level)
	return `<h` + level + ` style="` + style + `;line-height:1.2">` + shown(strings.TrimSpace(h.words)) + `</h` + level + ">\n"
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
	return besideRule("padding:0 0 0 12px;border-left:4px solid "+barColour+";"+leadFont, func(b *strings.Builder) {
		for _, p := range l {
			p.putHTML(b)
		}
	})
}

func (p paragraph) html() string {
	if !p.barred {
		return p.lines.html()
	}
	bare := make(lines, len(p.lines))
	for i, line := range p.lines {
		bare[i] = strings.TrimPrefix(strings.TrimPrefix(strings.TrimLeft(line, " "), "|"), " ")
	}
	return besideRule("padding:0 0 0 10px;border-left:2px solid "+ruleColour+";"+font, bare.putHTML)
}

// besideRule is what stands right of a line from top to bottom.
func besideRule(style string, inner func(*strings.Builder)) string {
	var b strings.Builder
	b.WriteString(`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="` + style + `">`)
	inner(&b)
	b.WriteString("</td></tr></table>\n")
	return b.String()
}

// paragraphGap is how many pixels are above and below a paragraph.
const paragraphGap = 8

// html are lines in paragraphs.
func (l lines) html() string {
	var b strings.Builder
	l.putHTML(&b)
	return b.String()
}

// putHTML puts lines in paragraphs, one below the other: those that are moved in stay so
// where they are broken. A line above all others is their heading.
func (l lines) putHTML(b *strings.Builder) {
	for from := 0; from < len(l); {
		in, to := movedIn(l[from]), from+1
		for to < len(l) && movedIn(l[to]) == in {
			to++
		}
		above, below := 0, 0
		if from == 0 {
			above = paragraphGap
		}
		if to == len(l) {
			below = paragraphGap
		}
		b.WriteString(`<p style="margin:` + sides(above, below, columnPixels*in) + `">`)
		for i := from; i < to; i++ {
			if i > from {
				b.WriteString("<br>\n")
			}
			heads := len(l) > 1 && l.isHeading(i)
			if heads {
				b.WriteString("<b>")
			}
			putShown(b, strings.TrimSpace(l[i]))
			if heads {
				b.WriteString("</b>")
			}
		}
		b.WriteString("</p>\n")
		from = to
	}
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
	return strconv.Itoa(n) + "px"
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

package orders

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A word of a line: as it is compared, and as it was written.
type word struct {
	low, raw string
	before   string // words that do not matter and stood before it
}

// words are a line, or a part of one. A comma and a colon are words.
type words []word

// String is the words as written, with a space between them. Words that do not
// matter are there where they stood between others.
func (w words) String() string {
	var b strings.Builder
	for i, word := range w {
		if i > 0 && word.low != "," && word.low != ":" {
			b.WriteString(" " + word.before)
		}
		b.WriteString(word.raw)
	}
	return b.String()
}

// lower is the words as they are compared, with a space between them.
func (w words) lower() string {
	var b strings.Builder
	for i, word := range w {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(word.low)
	}
	return b.String()
}

// is tells whether these are all the words there are.
func (w words) is(texts ...string) bool {
	return len(w) == len(texts) && w.begin(texts...)
}

// begin tells whether the line begins with these words.
func (w words) begin(texts ...string) bool {
	if len(w) < len(texts) {
		return false
	}
	for i, text := range texts {
		if w[i].low != text {
			return false
		}
	}
	return true
}

// end tells whether the line ends with these words.
func (w words) end(texts ...string) bool {
	return len(w) >= len(texts) && w[len(w)-len(texts):].begin(texts...)
}

// index is the place of the first word that is one of texts, -1 for none.
func (w words) index(texts ...string) int {
	return slices.IndexFunc(w, func(x word) bool { return slices.Contains(texts, x.low) })
}

// isNoise tells the words that do not matter.
func isNoise(low string) bool { return low == "please" || low == "the" || low == "a" }

// plain are the words without those that do not matter.
func (w words) plain() words {
	if !slices.ContainsFunc(w, func(x word) bool { return isNoise(x.low) }) {
		return w
	}
	return w.without(func(i int) bool { return isNoise(w[i].low) })
}

// without are the words except some that do not matter.
func (w words) without(drop func(i int) bool) words {
	var kept words
	before := ""
	for i, x := range w {
		if drop(i) {
			before += x.before + x.raw + " "
			continue
		}
		x.before = before + x.before
		kept, before = append(kept, x), ""
	}
	return kept
}

// trimmed are the words without commas at the end.
func (w words) trimmed() words {
	for w.end(",") {
		w = w[:len(w)-1]
	}
	return w
}

// typeset turns typographic signs into plain ones and drops what cannot be seen.
// Double quotes have no meaning in orders.
var typeset = strings.NewReplacer(
	"‘", "'", "’", "'", "‚", "'", "‛", "'", "´", "'", "`", "'", "ʼ", "'", "′", "'",
	"“", "", "”", "", "„", "", "‟", "", "«", "", "»", "", `"`, "", "″", "",
	"‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "―", "-", "−", "-",
	"≥", ">=", "≤", "<=", "…", "...", "，", ",", "：", ":",
	"\u200b", "", "\u200c", "", "\u200d", "", "\u2060", "", "\ufeff", "", "\u00ad", "",
)

// split cuts a line into words: at spaces of any width, at commas and colons.
// Bullets and numbering in front are left out, so are full stops at the end.
func split(line string) words {
	line = strings.Map(evenSpace, typeset.Replace(line))
	line = strings.TrimRight(unbullet(strings.Trim(line, " ")), " .!")
	var found words
	for _, part := range strings.Fields(line) {
		for part != "" {
			at := firstWord(part)
			found = append(found, word{low: strings.ToLower(part[:at]), raw: part[:at]})
			part = part[at:]
		}
	}
	return found
}

// firstWord returns where the first word of a text without spaces ends: commas,
// colons and signs of comparison are words.
func firstWord(part string) int {
	switch at := strings.IndexAny(part, ",:<>="); {
	case at < 0:
		return len(part)
	case at > 0:
		return at
	case strings.HasPrefix(part, ",") || strings.HasPrefix(part, ":"):
		return 1
	}
	return len(part) - len(strings.TrimLeft(part, "<>="))
}

// evenSpace makes every space a plain one.
func evenSpace(r rune) rune {
	if unicode.IsSpace(r) {
		return ' '
	}
	return r
}

// unbullet drops bullets and numbering, `-`, `*`, `•`, `1.`, `1)`, and the marks
// of bold and slanted text.
func unbullet(line string) string {
	for {
		rest := strings.TrimLeft(unstyle(line), " ")
		if first, size := utf8.DecodeRuneInString(rest); strings.ContainsRune("-*•·", first) {
			rest = rest[size:]
		} else if _, after, ok := leadingNumber(rest); ok && isNumbering(after) {
			rest = after[1:]
		}
		rest = strings.TrimLeft(rest, " ")
		if len(rest) == len(line) {
			return line
		}
		line = rest
	}
}

// unstyle drops the stars or low lines that mail programs put round bold and
// slanted text, where they stand round the line or its beginning: `*go 1*`.
func unstyle(line string) string {
	text := strings.TrimLeft(line, "*")
	if text == line {
		text = strings.TrimLeft(line, "_")
	}
	mark := line[:len(line)-len(text)]
	end := strings.Index(text, mark)
	if mark == "" || end < 1 || text[0] == ' ' || text[end-1] == ' ' {
		return line
	}
	rest := text[end+len(mark):]
	if rest != "" && !strings.ContainsAny(rest[:1], " .,:;!)") {
		return line
	}
	return text[:end] + rest
}

func isNumbering(after string) bool {
	return strings.HasPrefix(after, ")") || strings.HasPrefix(after, ". ") || after == "."
}

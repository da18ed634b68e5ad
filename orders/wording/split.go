package wording

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// typeset turns typographic signs into plain ones and drops what cannot be seen.
// Double quotes have no meaning in orders.
var typeset = strings.NewReplacer(
	"‘", "'", "’", "'", "‚", "'", "‛", "'", "´", "'", "`", "'", "ʼ", "'", "′", "'",
	"“", "", "”", "", "„", "", "‟", "", "«", "", "»", "", `"`, "", "″", "",
	"‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "―", "-", "−", "-",
	"≥", ">=", "≤", "<=", "…", "...", "，", ",", "：", ":",
	"\u200b", "", "\u200c", "", "\u200d", "", "\u2060", "", "\ufeff", "", "\u00ad", "",
)

// Split cuts a line into words: at spaces of any width, at commas and colons.
// Bullets and numbering in front are left out, so are full stops at the end. A
// line of nothing else has none.
func Split(line string) Words {
	return cut(Unbullet(strings.Trim(strings.Map(evenSpace, plainly(line)), " ")))
}

// SplitWhole cuts a line into words with a number in front, which counts it nowhere.
func SplitWhole(line string) Words { return cut(strings.Map(evenSpace, plainly(line))) }

// cutting are the signs that are words, without spaces beside them.
const cutting = ",:<>="

func cut(line string) Words {
	line = strings.TrimRight(line, " .!")
	n := 1
	for i := range len(line) {
		if line[i] <= ' ' {
			n++
		} else if strings.IndexByte(cutting, line[i]) >= 0 {
			n += 2
		}
	}
	found := make(Words, 0, n)
	for part := range strings.FieldsSeq(line) {
		for part != "" {
			at := firstWord(part)
			found = append(found, Word{Low: strings.ToLower(part[:at]), Raw: part[:at]})
			part = part[at:]
		}
	}
	return found
}

// plainly is a line with plain signs.
func plainly(line string) string {
	for i := range len(line) {
		if line[i] >= utf8.RuneSelf || line[i] == '"' || line[i] == '`' {
			return typeset.Replace(line)
		}
	}
	return line // as most are
}

// firstWord returns where the first word of a text without spaces ends: commas,
// colons and signs of comparison are words.
func firstWord(part string) int {
	at := 0
	for at < len(part) && strings.IndexByte(cutting, part[at]) < 0 {
		at++
	}
	switch {
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

// Unbullet drops bullets and numbering, `-`, `*`, `•`, `1.`, `1)`, `a)`, `(iv)`, and the
// marks of bold and slanted text.
func Unbullet(line string) string {
	for {
		rest := strings.TrimLeft(unstyle(line), " ")
		if first, size := utf8.DecodeRuneInString(rest); strings.ContainsRune("-*•·", first) {
			rest = rest[size:]
		} else if _, after, ok := LeadingNumber(rest); ok && numbering(after) > 0 {
			rest = after[numbering(after):]
		} else {
			rest = rest[lettering(rest):]
		}
		rest = strings.TrimLeft(rest, " ")
		if len(rest) == len(line) {
			return line
		}
		line = rest
	}
}

// longestLettering is how many bytes letters have that number a line: `viii`.
const longestLettering = 4

// lettering is how long `a)`, `(b)`, `iv)` is at the beginning of a line; 0 for none. An x is a
// tick.
func lettering(line string) int {
	from := len(line) - len(strings.TrimPrefix(line, "("))
	end := strings.IndexByte(line[:min(len(line), from+longestLettering+1)], ')')
	if end <= from || end+1 >= len(line) || line[end+1] != ' ' {
		return 0
	}
	if label := strings.ToLower(line[from:end]); label == "x" || len(label) > 1 && strings.Trim(label, "ivx") != "" || strings.Trim(label, "abcdefghijklmnopqrstuvwxyz") != "" {
		return 0
	}
	return end + 1
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

// numbering is how many bytes behind a number make it that of a line: `)`, `.`, `.)`; 0 for none.
func numbering(after string) int {
	switch {
	case strings.HasPrefix(after, ".) "):
		return 2
	case strings.HasPrefix(after, ")"), strings.HasPrefix(after, ". "), after == ".":
		return 1
	}
	return 0
}

// Fold returns a player's name as it is compared: in lower case, with plain signs
// and single spaces.
func Fold(name string) string {
	return strings.Join(strings.Fields(strings.ToLower(typeset.Replace(name))), " ")
}

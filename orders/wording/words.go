// Package wording cuts a line of a letter into words, as they are compared and as
// they were written: any space, sign of a typesetter, bullet or mark of bold text,
// and without the words that never matter. Orders are read from these words, and
// the canonical form asks here whether a name would be read as it stands.
//
// It knows no card, no player and no verb: what words mean is the matter of
// packages orders and orders/reading. How people and their mail programs write a
// line may enter, nothing of the game.
package wording

import (
	"slices"
	"strings"
)

// A Word of a line: as it is compared, and as it was written.
type Word struct {
	Low, Raw string // neither is empty; Low is in lower case
	before   string // words that do not matter and stood before it
}

// Behind tells whether a word that does not matter, in lower case, was left out before
// this one.
func (w Word) Behind(noise string) bool {
	return slices.Contains(strings.Fields(strings.ToLower(w.before)), noise)
}

// Words are a line, or a part of one. A comma and a colon are words.
type Words []Word

// String is the words as written, with a space between them. Words that do not
// matter are there where they stood between others.
func (w Words) String() string {
	var b strings.Builder
	for i, word := range w {
		if i > 0 && word.Low != "," && word.Low != ":" {
			b.WriteString(" " + word.before)
		}
		b.WriteString(word.Raw)
	}
	return b.String()
}

// Lower is the words as they are compared, with a space between them.
func (w Words) Lower() string {
	var b strings.Builder
	for i, word := range w {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(word.Low)
	}
	return b.String()
}

// Is tells whether these, in lower case, are all the words there are.
func (w Words) Is(texts ...string) bool {
	return len(w) == len(texts) && w.Begin(texts...)
}

// Begin tells whether the line begins with these words, in lower case.
func (w Words) Begin(texts ...string) bool {
	if len(w) < len(texts) {
		return false
	}
	for i, text := range texts {
		if w[i].Low != text {
			return false
		}
	}
	return true
}

// End tells whether the line ends with these words, in lower case.
func (w Words) End(texts ...string) bool {
	return len(w) >= len(texts) && w[len(w)-len(texts):].Begin(texts...)
}

// Index is the place of the first word that is one of texts, -1 for none.
func (w Words) Index(texts ...string) int {
	return slices.IndexFunc(w, func(x Word) bool { return slices.Contains(texts, x.Low) })
}

// IsNoise tells the words that do not matter. They are in lower case.
func IsNoise(low string) bool {
	return low == "please" || low == "the" || low == "a" || low == "an"
}

// Plain are the words without those that do not matter.
func (w Words) Plain() Words {
	if !slices.ContainsFunc(w, func(x Word) bool { return IsNoise(x.Low) }) {
		return w
	}
	return w.Without(func(i int) bool { return IsNoise(w[i].Low) })
}

// Without are the words except those at which drop is true, which do not matter:
// String shows them again where they stood between others.
func (w Words) Without(drop func(i int) bool) Words {
	first := 0
	for first < len(w) && !drop(first) {
		first++
	}
	if first == len(w) {
		return w // as most are
	}
	kept := append(make(Words, 0, len(w)-1), w[:first]...)
	before := ""
	for i, x := range w[first:] {
		if drop(first + i) {
			before += x.before + x.Raw + " "
			continue
		}
		x.before = before + x.before
		kept, before = append(kept, x), ""
	}
	return kept
}

// Trimmed are the words without commas at the end.
func (w Words) Trimmed() Words {
	for w.End(",") {
		w = w[:len(w)-1]
	}
	return w
}

// Glued is the words as they are compared, without the spaces round signs: "1 -
// 4" is one number or range, "1 2" are two.
func (w Words) Glued() string {
	var b strings.Builder
	for i, word := range w {
		if i > 0 && !strings.ContainsRune(signs, rune(word.Low[0])) && !strings.ContainsRune(signs, rune(w[i-1].Low[len(w[i-1].Low)-1])) {
			b.WriteByte(' ')
		}
		b.WriteString(word.Low)
	}
	return b.String()
}

// signs are those that may have spaces round them within a number.
const signs = "-+<>="

// Unbracketed are the words without a `)` behind the first two, as in `1)`.
func (w Words) Unbracketed() Words {
	own := w // cloned before it is changed
	for i := range w[:min(2, len(w))] {
		if text := strings.TrimSuffix(w[i].Low, ")"); text != "" && text != w[i].Low {
			if &own[0] == &w[0] {
				own = slices.Clone(w)
			}
			own[i].Low = text
		}
	}
	return own
}

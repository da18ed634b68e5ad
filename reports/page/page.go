// Package page sets a letter: the same words as text of 78 columns and as HTML that mail
// programs show.
//
// Templates write plain lines, and a few marks (Marks) where a line is more than that:
// a heading, a table, a bar. A blank line ends a paragraph; a line that is moved in stays
// a line of its own; one behind a bar is what somebody wrote. What may enter is how a
// letter looks; it knows no game and has no words.
package page

import (
	"fmt"
	"slices"
	"strings"
	"text/template"
)

// The marks stand for what templates cannot say in letters; nothing that comes in by
// mail has such characters, for a letter is read without them.
const (
	blockMark = "\x1d" // begins a block that is no paragraph
	partMark  = "\x1c" // begins a part of a table
	barMark   = "\x17" // stands round the length of a bar

	strongMark = "\x16" // begins what is strong
	weakMark   = "\x15" // ends it
)

// Tie is a space at which no line is broken.
const Tie = "\x1f"

// Bar stands before each line of what somebody else wrote.
const Bar = "| "

// Marks are the functions by which a template writes them:
//
//	{{title}}friday: report of turn 9
//	{{heading}}On offer
//	{{table "lr"}}{{caption}}Coins{{heads}}{{cell}}Player{{cell}}Coins
//	{{row}}{{cell}}Ann{{cell}}6
//	{{row}}{{cell}}Bob{{cell}}{{bar 40}} 4
//	{{endtable}}
//
//	{{b}}Bob leads{{endb}} with 3 of 6 landmarks
//
// A table is told how its columns are aligned, l or r each; the first cell of a row is
// its heading. A bar is as long as its number says, in hundredths.
func Marks() template.FuncMap {
	constant := func(mark string) func() string { return func() string { return mark } }
	return template.FuncMap{
		"b":        constant(strongMark),
		"endb":     constant(weakMark),
		"title":    constant(blockMark + "1"),
		"heading":  constant(blockMark + "2"),
		"table":    func(align string) string { return blockMark + "t" + align },
		"caption":  constant(partMark + "c"),
		"heads":    constant(partMark + "h"),
		"row":      constant(partMark + "r"),
		"cell":     constant(partMark + "."),
		"endtable": constant("\n" + blockMark + "e"),
		"bar":      func(length int) string { return fmt.Sprintf("%s%d%s", barMark, min(max(length, 0), 100), barMark) },
	}
}

// A Part is some of a letter, set: blocks, one below the other.
type Part []set

// A set is a block as it is shown.
type set struct {
	text    string // lines of at most Width columns, no line end at the end
	html    string
	level   int    // of the heading in it, 0 for none
	asTitle string // HTML of a part's first block with its first line as the letter's title
	opens   bool   // the letter
}

// Set sets what a template has said.
func Set(said string) Part {
	var p Part
	for i, b := range led(blocks(said)) {
		one := set{text: b.text(), html: b.html()}
		switch b := b.(type) {
		case heading:
			one.level = b.level
		case table:
			if b.caption != "" {
				one.level = 2
			}
		case paragraph:
			if i == 0 { // no other can be a letter's first
				one.asTitle = b.titled()
			}
		}
		p = append(p, one)
	}
	return p
}

// Opening sets the line that a letter begins with. It is the title of a letter that has
// no other.
func Opening(said string) Part {
	p := Set(said)
	if len(p) > 0 {
		p[0].opens = true
	}
	return p
}

// Join puts parts one under the other.
func Join(parts ...Part) Part { return slices.Concat(parts...) }

// Text are the lines of a part, of at most Width columns, with no line end at the end.
func (p Part) Text() string { return strings.TrimSuffix(p.Lines(), "\n") }

// Lines is Text with a line end at the end, "\n" for no text.
func (p Part) Lines() string {
	size := 1
	for _, one := range p {
		size += len(one.text) + 2
	}
	var b strings.Builder
	b.Grow(size)
	for _, one := range p {
		if one.text == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteString("\n\n")
		}
		b.WriteString(one.text)
	}
	b.WriteByte('\n')
	return b.String()
}

// IsEmpty tells that there is no text in a part.
func (p Part) IsEmpty() bool {
	return !slices.ContainsFunc(p, func(one set) bool { return one.text != "" })
}

// putHTML puts a part in HTML. Where there are headings, or a line that opens the letter, the
// first of them is its title.
func (p Part) putHTML(b *strings.Builder) {
	title, headings := false, false
	for _, one := range p {
		title, headings = title || one.level == 1, headings || one.level > 0
	}
	for i, one := range p {
		if i == 0 && !title && (headings || one.opens) && one.asTitle != "" {
			b.WriteString(one.asTitle)
			continue
		}
		b.WriteString(one.html)
	}
}

// A block is a paragraph, a heading or a table.
type block interface {
	text() string
	html() string
}

// blocks takes apart what a template has said.
func blocks(said string) (all []block) {
	var lines []string
	flush := func() {
		if len(lines) > 0 {
			all = append(all, paragraphOf(lines)...)
			lines = nil
		}
	}
	rest := said
	for rest != "" {
		line, behind, _ := strings.Cut(rest, "\n")
		switch {
		case strings.HasPrefix(line, blockMark+"t"):
			flush()
			inner, after, _ := strings.Cut(rest[len(blockMark)+1:], blockMark+"e")
			all = append(all, tableOf(inner))
			behind = strings.TrimPrefix(after, "\n")
		case strings.HasPrefix(line, blockMark+"1"), strings.HasPrefix(line, blockMark+"2"):
			flush()
			all = append(all, heading{level: int(line[1] - '0'), words: line[2:]})
		case strings.TrimSpace(line) == "":
			flush()
		default:
			lines = append(lines, line)
		}
		rest = behind
	}
	flush()
	return all
}

// A heading is of the letter (1) or of a section of it (2).
type heading struct {
	level int
	words string
}

func (h heading) text() string { return Wrap(h.words) }

// paragraphOf are the paragraphs of lines without a blank one between: what somebody
// else wrote is one of its own.
func paragraphOf(lines []string) (all []block) {
	from := 0
	for i := 1; i <= len(lines); i++ {
		if i == len(lines) || isBarred(lines[i]) != isBarred(lines[from]) {
			all = append(all, paragraph{lines[from:i], isBarred(lines[from])})
			from = i
		}
	}
	if len(all) > 1 { // in text they stand together
		return []block{together(all)}
	}
	return all
}

func isBarred(line string) bool {
	return strings.HasPrefix(strings.TrimLeft(line, " "), strings.TrimRight(Bar, " "))
}

// A paragraph is lines that stand together.
type paragraph struct {
	lines
	barred bool // somebody else's
}

type lines []string

func (p paragraph) text() string { return Wrap(strings.Join(p.lines, "\n")) }

// A lead is the paragraphs right below the title of a letter: what its reader looks for
// first.
type lead []paragraph

func (l lead) text() string {
	all := make([]string, len(l))
	for i, p := range l {
		all[i] = p.text()
	}
	return strings.Join(all, "\n\n")
}

// led are blocks with the paragraphs below a title made its lead.
func led(all []block) (with []block) {
	var first lead
	below := false
	for _, b := range all {
		p, is := b.(paragraph)
		if is && below && !p.barred {
			first = append(first, p)
			continue
		}
		if len(first) > 0 {
			with, first = append(with, first), nil
		}
		h, is := b.(heading)
		below = is && h.level == 1
		with = append(with, b)
	}
	if len(first) > 0 {
		with = append(with, first)
	}
	return with
}

// together are paragraphs with no blank line between them.
type together []block

func (t together) text() string {
	all := make([]string, len(t))
	for i, b := range t {
		all[i] = b.text()
	}
	return strings.Join(all, "\n")
}

func (t together) html() string {
	var all strings.Builder
	for _, b := range t {
		all.WriteString(b.html())
	}
	return all.String()
}

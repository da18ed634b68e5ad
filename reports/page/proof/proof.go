// Package proof reads the proofs of letters: whether their HTML is what mail programs
// show, and has the words of their text.
//
// It is not shipped. It knows no template and no letter by name: what may enter is what
// holds for every letter that leaves the house.
package proof

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html"
)

// Columns is how long a line of text may be, and Bytes how large a letter's HTML: far
// below the 102 kB behind which a well-known program cuts.
const (
	Columns = 78
	Bytes   = 45_000
)

// attributes are the elements that may stand in a letter, with what they may have. All
// of them are shown, or passed over without harm, by every program of note.
var attributes = map[string]string{
	"html": "lang", "head": "", "meta": "http-equiv content name", "title": "", "body": "style",
	"table": "role width cellpadding cellspacing border style", "caption": "style", "tr": "",
	"th": "scope align valign style", "td": "align width height bgcolor style",
	"h1": "style", "h2": "style", "p": "style", "br": "", "wbr": "", "b": "", "pre": "style", "a": "href",
}

// properties are the elements that may be styled, with what may be said of them. Padding
// is for cells, since it does nothing elsewhere in some programs.
var properties = map[string]string{
	"body":    "margin",
	"table":   "width max-width font-family font-size line-height",
	"caption": "text-align",
	"th":      "font-size font-weight border-bottom",
	"td":      "padding border-left border-bottom background-color font-family font-size line-height",
	"h1":      "margin font-size line-height",
	"h2":      "margin font-size line-height",
	"p":       "margin",
	"pre":     "margin",
}

// values are what a property may be: lengths, colours, words; no function, so no address.
var values = regexp.MustCompile(`^[a-z0-9#.% -]+$`)

// void are elements without an end.
var void = []string{"meta", "br", "wbr"}

// A reader goes through the HTML of a letter and notes what is wrong.
type reader struct {
	faults []string
	open   []element
	words  strings.Builder
	levels []int // of the headings, in order
}

// An element is one that is not closed yet.
type element struct {
	name    string
	caption bool // a table that has one
	table   bool // a table of data
	from    int  // where its words begin
}

// HTML tells what is wrong with the HTML of a letter, a line each; nil for nothing.
func HTML(page string) []string {
	r := read(page)
	if len(page) > Bytes {
		r.fault("%d bytes, more than %d", len(page), Bytes)
	}
	if !strings.HasPrefix(page, "<!DOCTYPE html><html lang=\"") {
		r.fault("it does not begin with its type and language")
	}
	if len(r.levels) > 0 && r.levels[0] != 1 || strings.Count(fmt.Sprint(r.levels), "1") > 1 {
		r.fault("the headings are of the levels %v: the first, and only it, is the title", r.levels)
	}
	return r.faults
}

// Lines tells which lines of the text of a letter are too long; a word that no line could
// hold may stand alone on one.
func Lines(text string) (faults []string) {
	for i, line := range strings.Split(text, "\n") {
		if n := utf8.RuneCountInString(line); n > Columns && len(words(line)) > 1 {
			faults = append(faults, fmt.Sprintf("line %d has %d columns: %q", i+1, n, line))
		}
	}
	return faults
}

// Same tells which words a letter has in its text and not in its HTML, and the other way
// round; nil where both say the same. Bars and rules are no words.
func Same(text, page string) (faults []string) {
	count := map[string]int{}
	for _, word := range words(text) {
		count[word]++
	}
	for _, word := range words(read(page).words.String()) {
		count[word]--
	}
	for word, n := range count {
		if n != 0 {
			faults = append(faults, fmt.Sprintf("%q stands %+d times in the text beside the HTML", word, n))
		}
	}
	slices.Sort(faults)
	return faults
}

// SameLetters is Same for letters with names so long that their text breaks them.
func SameLetters(text, page string) bool {
	return slices.Equal(letters(text), letters(read(page).words.String()))
}

func letters(text string) []rune {
	all := []rune(strings.Join(words(text), ""))
	slices.Sort(all)
	return all
}

// words are those of a text without bars, rules and what turns the direction of writing.
func words(text string) (all []string) {
	text = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Bidi_Control, r) {
			return -1
		}
		return r
	}, text)
	for _, word := range strings.Fields(text) {
		if strings.Trim(word, "#|") != "" {
			all = append(all, word)
		}
	}
	return all
}

func (r *reader) fault(format string, args ...any) {
	r.faults = append(r.faults, fmt.Sprintf(format, args...))
}

func read(page string) *reader {
	r := &reader{}
	tokens := html.NewTokenizer(strings.NewReader(page))
	for tokens.Next() != html.ErrorToken {
		switch t := tokens.Token(); t.Type {
		case html.StartTagToken:
			r.begin(t)
		case html.EndTagToken:
			r.end(t.Data)
		case html.TextToken:
			r.text(t.Data)
		case html.CommentToken, html.SelfClosingTagToken:
			r.fault("%s in a letter", t)
		}
	}
	for _, e := range r.open {
		r.fault("<%s> is not closed", e.name)
	}
	return r
}

// inline are the elements that end no word.
var inline = []string{"b", "wbr", "a"}

func (r *reader) begin(t html.Token) {
	allowed, known := attributes[t.Data]
	if !known {
		r.fault("<%s> in a letter", t.Data)
	}
	for _, a := range t.Attr {
		if !slices.Contains(strings.Fields(allowed), a.Key) {
			r.fault("%s: no attribute %s", t, a.Key)
		}
		r.attribute(t, a)
	}
	if !slices.Contains(inline, t.Data) {
		r.words.WriteByte(' ')
	}
	switch t.Data {
	case "h1", "h2":
		r.levels = append(r.levels, int(t.Data[1]-'0'))
	case "caption":
		r.open[len(r.open)-1].caption = true
	case "th":
		if s := attribute(t, "scope"); s != "col" && s != "row" {
			r.fault("%s has no scope", t)
		}
	}
	if !slices.Contains(void, t.Data) {
		r.open = append(r.open, element{name: t.Data, table: t.Data == "table" && attribute(t, "role") != "presentation", from: r.words.Len()})
	}
}

func (r *reader) end(name string) {
	last := len(r.open) - 1
	if last < 0 || r.open[last].name != name {
		r.fault("</%s> closes nothing", name)
		return
	}
	e := r.open[last]
	r.open = r.open[:last]
	if e.table && !e.caption {
		r.fault("a table of data without a caption")
	}
	if said := r.words.String()[e.from:]; slices.Contains([]string{"th", "h1", "h2", "p", "caption"}, name) && strings.TrimSpace(said) == "" {
		r.fault("<%s> with nothing in it", name)
	}
	if !slices.Contains(inline, name) {
		r.words.WriteByte(' ')
	}
}

func (r *reader) text(said string) {
	for _, c := range said {
		if unicode.Is(unicode.Bidi_Control, c) || unicode.IsControl(c) && c != '\n' {
			r.fault("%U among the words", c)
		}
	}
	if len(r.open) > 0 && r.open[len(r.open)-1].name == "title" { // the subject
		return
	}
	r.words.WriteString(said)
}

// attribute tells what is wrong with one.
func (r *reader) attribute(t html.Token, a html.Attribute) {
	switch {
	case a.Key == "href" && !strings.HasPrefix(a.Val, "mailto:"), a.Key != "href" && strings.Contains(a.Val, "//"):
		r.fault("%s: an address of elsewhere", t)
	case a.Key == "style":
		for _, declared := range strings.Split(a.Val, ";") {
			name, value, _ := strings.Cut(declared, ":")
			if !slices.Contains(strings.Fields(properties[t.Data]), name) {
				r.fault("%s: %s is not for <%s>", t, name, t.Data)
			}
			if !values.MatchString(value) {
				r.fault("%s: %s cannot be %q", t, name, value)
			}
		}
	}
}

func attribute(t html.Token, key string) string {
	for _, a := range t.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

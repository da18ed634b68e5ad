package voice

import (
	"regexp"
	"strings"
)

// An Item is press as a letter has it.
type Item struct {
	Anonymous bool
	To        string // a player's name, "" for all
	Text      string
}

// Written is the press as a letter has it that says nothing else.
func (i Item) Written() string {
	begins := "press"
	if i.Anonymous {
		begins = "anonymous press"
	}
	if i.To != "" {
		begins += " to " + i.To
	}
	return begins + ": " + i.Text + "\nend press"
}

// Last is the line in which press of several ends; "" for one line.
func (i Item) Last() string {
	at := strings.LastIndexByte(i.Text, '\n')
	if at < 0 {
		return ""
	}
	return strings.TrimSpace(i.Text[at+1:])
}

// Bullets, numbering and the marks of bold text may stand round how press begins.
var (
	pressBegins = regexp.MustCompile(`(?i)^[\s*_•·–-]*(?:\d+[.)]\s+)?` + pressWords + `[\s*_]*[:：][*_]*\s*(.*?)\s*$`)
	pressAlone  = regexp.MustCompile(`(?i)^[\s*_•·–-]*` + pressWords + `[\s*_]*()$`)
	pressEnds   = regexp.MustCompile(`(?i)^[\s*_•·–-]*(?:end\s+press|fin\s+(?:de\s+)?prensa)[.\s*_]*$`)
	pressAll    = regexp.MustCompile(`(?i)^(all|everybody|everyone|all players|todos|todas|todo el mundo)$`)
)

// pressWords are how press begins, a line a language: whether it is anonymous, and to whom.
const pressWords = `(?:(anonymous\s+)?press(?:\s+to\s+([^:：]+?))?` +
	`|prensa(\s+an[óo]nima)?(?:\s+(?:a|para)\s+([^:：]+?))?)`

// pressLanguages is how many lines that are.
const pressLanguages = 2

// BeginsPress tells whether a line begins press.
func BeginsPress(line string) bool { return pressBegins.MatchString(line) }

// beginsPress tells how press begins on a line, nil if it does not. Without a
// colon it must have its end in the lines below.
func beginsPress(line string, ends bool) []string {
	if begins := pressBegins.FindStringSubmatch(line); begins != nil || !ends {
		return begins
	}
	return pressAlone.FindStringSubmatch(line)
}

// TakePress takes the press out of a letter's text: from a line that begins with
// `press:` to one that says `end press`, the next press, or the letter's end.
// Nothing in it is an order. Behind a blank line it ends, too, where an order or a
// heading stands; without an end that is written out, else orders would be printed.
// Lines that open a game, as opens tells of a line and of one below such, are none.
func TakePress(text string, isOrder func(line string) bool, opens func(line string, below bool) bool) (items []Item, rest string) {
	var left []string
	in, opening, blank := false, false, false
	lines := strings.Split(strings.ReplaceAll(text, "\r", ""), "\n")
	ends := -1 // the last line that ends press in words
	for i, line := range lines {
		if pressEnds.MatchString(line) {
			ends = i
		}
	}
	for i, line := range lines {
		if in && blank && i > ends && isOrder(line) {
			in = false
		}
		blank = strings.TrimSpace(line) == ""
		begins := beginsPress(line, !in && i < ends)
		opening = !in && opens(line, opening)
		switch {
		case opening: // "press: none" is an option there
			left = append(left, line)
		case begins != nil:
			in = true
			item := Item{Text: begins[len(begins)-1]}
			for l := range pressLanguages {
				item.Anonymous = item.Anonymous || begins[2*l+1] != ""
				item.To += begins[2*l+2]
			}
			if pressAll.MatchString(item.To) {
				item.To = ""
			}
			items = append(items, item)
			left = append(left, "")
		case in && pressEnds.MatchString(line):
			in = false
		case in:
			items[len(items)-1].Text += "\n" + line
		default:
			left = append(left, line)
		}
	}
	for i := range items {
		items[i].Text = strings.Trim(items[i].Text, " \t\n")
	}
	return items, strings.Join(left, "\n")
}

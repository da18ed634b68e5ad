package reports

import (
	"strings"

	"machipost/reports/page"
	"machipost/templates"
)

// A Headline is what people see of a letter before they open it.
type Headline struct {
	Game  string // "" for a letter of no game
	Turn  int    // that the letter is about; 0 for none
	News  string // for the subject: "Bob leads, 2 goes for you"
	First string // for the first line: "you 6 coins, 1 of 6 landmarks"; "" for News
}

// A Letter is a letter of ours, set as text and as HTML: the same words.
type Letter struct {
	Headline
	part     page.Part
	language string
}

// Text is the letter as lines of at most Width columns, which end in \n.
func (l Letter) Text() string { return l.part.Lines() }

// HTML is the letter as mail programs show it, under this subject.
func (l Letter) HTML(subject string) string { return page.HTML(l.language, subject, l.part) }

// IsEmpty tells that there is no letter.
func (l Letter) IsEmpty() bool { return l.part.IsEmpty() }

// Headline is that of a letter about this, a section mostly: the templates "NewsOf NAME"
// and "FirstOf NAME" of its type have its words, and where there are none, "NewsOf" has.
func (w *Words) Headline(game string, turn int, about any) Headline {
	return headline(w, game, turn, nameOf(about), about)
}

func headline(w *Words, game string, turn int, name string, data any) Headline {
	h := Headline{Game: game, Turn: turn}
	if !w.Has("NewsOf " + name) {
		h.News = w.say("NewsOf", data)
		return h
	}
	h.News = oneLine(w.say("NewsOf "+name, data))
	if w.Has("FirstOf " + name) {
		h.First = oneLine(w.say("FirstOf "+name, data))
	}
	return h
}

// oneLine is what a template says, as it stands in a line of something else.
func oneLine(said string) string { return strings.Join(strings.Fields(page.Wrap(said)), " ") }

// Letter is a letter to somebody who may answer: the line over which that is written,
// which tells the news, and the sections.
func (w *Words) Letter(h Headline, sections ...string) Letter {
	return letter(w, h, page.Set(strings.Join(sections, "\n\n")))
}

// letter is Letter of parts that are set.
func letter(w *Words, h Headline, parts ...page.Part) Letter {
	first := page.Opening(w.say("MarkLine", struct {
		Headline
		Mark string
	}{h, strings.ReplaceAll(templates.ReplyMarks()[w.Language], " ", page.Tie)}))
	return Letter{h, page.Join(append([]page.Part{first}, parts...)...), w.Language}
}

// LetterOf is the letter which is this section, and others below it.
func (w *Words) LetterOf(game string, turn int, s Section, more ...string) Letter {
	return w.Letter(w.Headline(game, turn, s), append([]string{w.Say(s)}, more...)...)
}

// ToObserver is a letter to somebody who reads along and has nothing to answer.
func (w *Words) ToObserver(h Headline, sections ...string) Letter {
	return Letter{h, page.Set(strings.Join(sections, "\n\n")), w.Language}
}

// Note is a letter that wants no line for a reply.
func (w *Words) Note(sections ...Section) Letter {
	said := make([]string, len(sections))
	for i, s := range sections {
		said[i] = w.Say(s)
	}
	return Letter{part: page.Set(strings.Join(said, "\n\n")), language: w.Language}
}

// plain is a text for a terminal.
func plain(said string) string { return page.Set(said).Lines() }

package reports

import (
	"reflect"
	"strings"

	"machipost/templates"
)

// A Section is a part of a letter: the facts that it tells. The words for them are
// the template that is called like its type. Sections are the types of this room
// that embed facts, and no others.
type Section interface{ isSection() }

// facts makes the struct that embeds it a Section.
type facts struct{}

func (facts) isSection() {}

// Say is a section in words.
func (w *Words) Say(s Section) string { return w.say(nameOf(s), s) }

// Letter is a letter to somebody who may answer: the line over which that is
// written, and the sections.
func (w *Words) Letter(sections ...string) string {
	return templates.ReplyMark + "\n\n" + Wrap(strings.Join(sections, "\n\n")) + "\n"
}

// Note is a letter that wants no line for a reply.
func (w *Words) Note(sections ...Section) string {
	said := make([]string, len(sections))
	for i, s := range sections {
		said[i] = w.Say(s)
	}
	return plain(strings.Join(said, "\n\n"))
}

// plain is the text of a letter without the line for a reply.
func plain(text string) string { return Wrap(text) + "\n" }

// nameOf is the name of the template for a section or an event: that of its type.
func nameOf(value any) string { return reflect.TypeOf(value).Name() }

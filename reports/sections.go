package reports

import "reflect"

// A Section is a part of a letter: the facts that it tells. The words for them are
// the template that is called like its type. Sections are the types of this room
// that embed facts, and no others.
type Section interface{ isSection() }

// facts makes the struct that embeds it a Section.
type facts struct{}

func (facts) isSection() {}

// Say is a section in words.
func (w *Words) Say(s Section) string { return w.say(nameOf(s), s) }

// nameOf is the name of the template for a section or an event: that of its type.
func nameOf(value any) string { return reflect.TypeOf(value).Name() }

// Package entries writes deadlines as a file that calendars read (RFC 5545, RFC 5546).
//
// It knows no game and has no words: both are handed in, and the clock too. What may
// enter is what programs want of such a file.
package entries

import (
	"fmt"
	"time"

	ics "github.com/arran4/golang-ical"
)

// A Calendar is entries that go out together.
type Calendar struct {
	Organizer string    // bare address of who sets the deadlines
	Language  string    // of the words, "en"
	Stamp     time.Time // when it was written
	Sequence  int       // of all entries; a later file about the same must have a higher one
	Entries   []Entry
}

// An Entry is a deadline.
type Entry struct {
	ID      string // the same in every file about it, and of nothing else in the world
	Due     time.Time
	Summary string // a few words
	Text    string // what there is to do
	Void    bool   // it counts no more
}

// before is how long before a deadline a calendar rings.
const before = 3 * time.Hour

// Method is what a file is for: CANCEL where nothing in it counts any more, which
// programs take as the wish to take it out; else PUBLISH.
func (c Calendar) Method() string {
	for _, e := range c.Entries {
		if !e.Void {
			return string(ics.MethodPublish)
		}
	}
	return string(ics.MethodCancel)
}

// File is the calendar as bytes, in lines of at most 75 that end in CR LF.
func (c Calendar) File() []byte {
	file := ics.NewCalendarFor("machipost")
	file.SetProductId("-//machipost//deadlines//" + c.Language)
	file.SetMethod(ics.Method(c.Method()))
	for _, e := range c.Entries {
		event := file.AddEvent(e.ID)
		event.SetDtStampTime(c.Stamp.UTC())
		event.SetSequence(c.Sequence)
		event.SetStartAt(e.Due.UTC())
		event.SetOrganizer(c.Organizer)
		event.SetSummary(e.Summary)
		event.SetTimeTransparency(ics.TransparencyTransparent) // a deadline takes no time
		if e.Void {
			event.SetStatus(ics.ObjectStatusCancelled)
			continue
		}
		event.SetStatus(ics.ObjectStatusConfirmed)
		event.SetDescription(e.Text)
		alarm := event.AddAlarm()
		alarm.SetAction(ics.ActionDisplay)
		alarm.SetTrigger(fmt.Sprintf("-PT%dH", int(before.Hours())))
		alarm.SetDescription(e.Summary)
	}
	return []byte(file.Serialize(ics.WithNewLineWindows))
}

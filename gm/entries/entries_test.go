package entries

import (
	"bytes"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	ics "github.com/arran4/golang-ical"
)

var due = time.Date(2026, 12, 8, 20, 0, 0, 0, time.FixedZone("there", 3600))

// two is a calendar with a deadline that counts and one that does no more.
func two() Calendar {
	return Calendar{
		Organizer: "gm@example.org", Language: "en", Stamp: due.Add(-48 * time.Hour), Sequence: 7,
		Entries: []Entry{
			{ID: "friday-13@example.org", Due: due, Summary: `friday; turn 13, orders are due \ "soon"`, Text: "Reply to the report,\nas always: " + strings.Repeat("größer, ", 30)},
			{ID: "friday-12@example.org", Due: due.Add(time.Hour), Summary: "friday: turn 12", Text: "Nothing.", Void: true},
		},
	}
}

// What was written is read back by the library.
func TestReadBack(t *testing.T) {
	c := two()
	file, err := ics.ParseCalendar(bytes.NewReader(c.File()))
	if err != nil {
		t.Fatal(err)
	}
	events := file.Events()
	if len(events) != 2 || c.Method() != "PUBLISH" {
		t.Fatalf("%d entries, method %s", len(events), c.Method())
	}
	for i, e := range events {
		want := c.Entries[i]
		start, err := e.GetStartAt()
		if err != nil || !start.Equal(want.Due) || e.Id() != want.ID {
			t.Errorf("%s at %s (%v), want %s at %s", e.Id(), start, err, want.ID, want.Due)
		}
		if got := e.GetProperty(ics.ComponentPropertySummary).Value; got != want.Summary {
			t.Errorf("summary %q, want %q", got, want.Summary)
		}
		if got := e.GetProperty(ics.ComponentPropertySequence).Value; got != "7" {
			t.Errorf("sequence %s", got)
		}
		if got := e.GetProperty(ics.ComponentPropertyOrganizer).Value; got != "mailto:gm@example.org" {
			t.Errorf("organizer %s", got)
		}
	}
	if got := events[0].GetProperty(ics.ComponentPropertyDescription).Value; got != c.Entries[0].Text {
		t.Errorf("text %q, want %q", got, c.Entries[0].Text)
	}
	alarms := events[0].Alarms()
	if len(alarms) != 1 || alarms[0].GetProperty(ics.ComponentPropertyAction).Value != "DISPLAY" ||
		alarms[0].GetProperty(ics.ComponentPropertyTrigger).Value != "-PT3H" || alarms[0].GetProperty(ics.ComponentPropertyDescription).Value == "" {
		t.Errorf("alarms %v", alarms)
	}
	if got := events[1].GetProperty(ics.ComponentPropertyStatus).Value; got != "CANCELLED" || len(events[1].Alarms()) > 0 {
		t.Errorf("what counts no more is %s, with %d alarms", got, len(events[1].Alarms()))
	}
}

// A file in which nothing counts any more takes all of it out (RFC 5546, section 3.2.5).
func TestCancelling(t *testing.T) {
	c := two()
	c.Entries = c.Entries[1:]
	if file := string(c.File()); c.Method() != "CANCEL" || !strings.Contains(file, "\r\nMETHOD:CANCEL\r\n") || !strings.Contains(file, "\r\nSTATUS:CANCELLED\r\n") {
		t.Error(file)
	}
}

// Lines are as RFC 5545 wants them: 75 bytes at most, folded between letters, ended by CR
// LF, with what means something escaped.
func TestLines(t *testing.T) {
	file := string(two().File())
	if strings.Contains(strings.ReplaceAll(file, "\r\n", ""), "\n") || !strings.HasSuffix(file, "END:VCALENDAR\r\n") {
		t.Error("a line does not end in CR LF")
	}
	for _, line := range strings.Split(file, "\r\n") {
		if len(line) > 75 || !utf8.ValidString(line) {
			t.Errorf("%d bytes: %q", len(line), line)
		}
	}
	unfolded := strings.ReplaceAll(file, "\r\n ", "")
	for _, want := range []string{
		"\r\nMETHOD:PUBLISH\r\n", "\r\nDTSTART:20261208T190000Z\r\n", "\r\nDTSTAMP:20261206T190000Z\r\n",
		"\r\nSUMMARY:friday\\; turn 13\\, orders are due \\\\ \"soon\"\r\n", "\r\nDESCRIPTION:Reply to the report\\,\\nas always: größer\\, ",
	} {
		if !strings.Contains(unfolded, want) {
			t.Errorf("no %q in\n%s", want, unfolded)
		}
	}
}

// The same calendar is the same bytes.
func TestSameBytes(t *testing.T) {
	if !bytes.Equal(two().File(), two().File()) {
		t.Error("two files of the same differ")
	}
}

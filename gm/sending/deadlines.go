package sending

import (
	"fmt"
	"strings"
	"time"

	"machipost/gm/entries"
	"machipost/gm/post"
	"machipost/gm/records"
	"machipost/reports"
)

// A Deadline is until when a turn's orders are taken; the zero one is none.
type Deadline struct {
	Turn int
	Due  time.Time
}

// Same tells whether two are of the same turn and time.
func (d Deadline) Same(other Deadline) bool { return d.Turn == other.Turn && d.Due.Equal(other.Due) }

// DeadlineOf is that of the turn that comes; none while the GM holds the game.
func DeadlineOf(g *records.Game) Deadline {
	if !g.GoesOn() {
		return Deadline{}
	}
	return Deadline{g.Position.Turn, g.Cut()}
}

// Timed is the desk for letters that tell a deadline, or that one counts no more: those
// to players who want deadlines in their calendars bring the file. was is the deadline
// before.
func Timed(d *Desk, was Deadline) *Desk {
	timed := *d
	timed.timed, timed.was = true, was
	return &timed
}

// CalendarFile is the file for a player's calendar: the deadline of the turn that comes,
// and the one before, where that counts no more and is not over. There is none for a
// player who wants none, and where there is nothing in it.
func CalendarFile(d *Desk, now time.Time, game *records.Game, p records.Player, was Deadline) []post.Attachment {
	if !p.Calendar {
		return nil
	}
	next := DeadlineOf(game)
	file := entries.Calendar{
		Organizer: d.Tags.Address.Address, Language: d.WordsFor(game, p).Language, Stamp: now,
		// Whatever is done to a deadline later is done at a later second.
		Sequence: int(now.Sub(game.Created) / time.Second),
	}
	if next.Turn != 0 {
		file.Entries = append(file.Entries, entryOf(d, game, p, next))
	}
	if was.Turn != next.Turn && was.Due.After(now) {
		over := entryOf(d, game, p, was)
		over.Void = true
		file.Entries = append(file.Entries, over)
	}
	if len(file.Entries) == 0 {
		return nil
	}
	return []post.Attachment{{
		Name: game.Name + ".ics", MediaType: "text/calendar", Method: file.Method(), Bytes: file.File(),
	}}
}

// entryOf is a deadline in a player's words. A turn has one entry, whatever becomes of it.
func entryOf(d *Desk, game *records.Game, p records.Player, due Deadline) entries.Entry {
	words := d.WordsFor(game, p)
	about := reports.Due{Game: game.Name, Turn: due.Turn, Until: game.ClockOf(p, due.Due)}
	return entries.Entry{
		ID:      fmt.Sprintf("%s-turn-%d@%s", strings.ToLower(game.Name), due.Turn, domainOf(d.Tags.Address.Address)),
		Due:     due.Due,
		Summary: words.Say(reports.EntrySummary{Game: about.Game, Turn: about.Turn}),
		Text:    words.Say(reports.EntryText{Due: about}),
	}
}

// Package calendar turns words into the clock and back: schedules, days, zones,
// lengths of time. Each of its functions hangs on nothing but what is handed in;
// it knows no game, and no clock that runs. It imports nothing of ours; what enters
// is the standard library and the reader of cron expressions.
package calendar

import (
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/adhocore/gronx"
)

// A Schedule gives a game's deadlines: a cron expression, read on the wall clock
// of a zone. It is a function of what is handed in, nothing else.
type Schedule struct {
	cron string
	zone *time.Location
}

// NewSchedule reads a cron expression of five fields, or six with the seconds
// first, and an IANA zone name. Its errors name what is wrong, for the GM. An
// expression with a year is refused, for it would end.
func NewSchedule(cron, zone string) (Schedule, error) {
	location, err := time.LoadLocation(zone)
	if err != nil || zone == "" || zone == "Local" {
		return Schedule{}, fmt.Errorf("%q is not a time zone; write one like Europe/London", zone)
	}
	if !isCron(cron) {
		return Schedule{}, fmt.Errorf("%q is not a cron expression; write one like '0 20 * * TUE,FRI'", cron)
	}
	s := Schedule{cron, location}
	if _, err := s.next(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)); err != nil {
		return Schedule{}, fmt.Errorf("%q never comes round; write one like '0 20 * * TUE,FRI'", cron)
	}
	return s, nil
}

// year finds what the library takes for a year in the last of six fields, so that
// the first would not be the seconds.
var year = regexp.MustCompile(`\d{4}`)

// isCron tells whether a text is a cron expression of five fields, or of six that
// begin with the seconds. One with a year would run out of moments one day.
func isCron(text string) bool {
	fields := strings.Fields(text)
	switch {
	case len(fields) != 5 && len(fields) != 6, strings.HasPrefix(text, "@"):
		return false
	case len(fields) == 6 && year.MatchString(fields[5]):
		return false
	}
	return gronx.IsValid(strings.Join(fields, " "))
}

// After returns the first deadline later than t, UTC. A time that the clocks
// skip in spring is the first instant behind the gap; one that comes twice in
// autumn is the first of the two. Each comes round exactly once. It fails when
// the expression has no moment behind t.
func (s Schedule) After(t time.Time) (time.Time, error) {
	wall := OnWall(t.In(s.zone))
	next, err := s.next(wall)
	if err != nil {
		return time.Time{}, err
	}
	if instant := s.At(next); instant.After(t) {
		return instant, nil
	}
	// The clocks were put back: what they show until then they have shown before.
	if next, err = s.next(s.repeatedUntil(t).Add(-time.Second)); err != nil {
		return time.Time{}, err
	}
	return s.At(next), nil
}

// repeatedUntil is what the clocks showed when they were last put back before t.
func (s Schedule) repeatedUntil(t time.Time) time.Time {
	back, _ := t.In(s.zone).ZoneBounds()
	_, before := back.Add(-time.Second).In(s.zone).Zone()
	return OnWall(back.UTC()).Add(time.Duration(before) * time.Second)
}

// Following returns the deadline of the turn after one that was resolved at now:
// the next that leaves at least half of the usual time, so that a turn which was
// resolved late does not steal from the one behind it. It fails as After does.
func (s Schedule) Following(now time.Time) (time.Time, error) {
	first, err := s.After(now)
	if err != nil {
		return time.Time{}, err
	}
	second, err := s.After(first)
	if err != nil {
		return time.Time{}, err
	}
	if 2*first.Sub(now) < second.Sub(first) {
		return second, nil
	}
	return first, nil
}

// next returns the next time on the wall clock, which is written as if it hung
// in UTC, where no hour is skipped or comes twice.
func (s Schedule) next(wall time.Time) (time.Time, error) {
	next, err := gronx.NextTickAfter(s.cron, wall, false)
	if err != nil {
		return time.Time{}, fmt.Errorf("the next deadline of %q: %w", s.cron, err)
	}
	if !next.After(wall) {
		return time.Time{}, s.ended(wall)
	}
	return next, nil
}

// ended is the error of a schedule that has no moment behind one of the wall clock.
func (s Schedule) ended(wall time.Time) error {
	return fmt.Errorf("%q has no moment behind %s", s.cron, wall.Format("2006-01-02 15:04:05"))
}

// OnWall is what the clock of t's zone shows, to the second, as a time that hangs
// in UTC: there no hour is skipped or comes twice.
func OnWall(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day(), t.Hour(), t.Minute(), t.Second(), 0, time.UTC)
}

// At returns when the zone's clocks first show wall, or, when they skip it,
// when they are put forward.
func (s Schedule) At(wall time.Time) time.Time {
	const aDay = 26 * time.Hour // more than any offset, less than between two changes
	_, before := wall.Add(-aDay).In(s.zone).Zone()
	_, after := wall.Add(aDay).In(s.zone).Zone()
	early := wall.Add(-time.Duration(max(before, after)) * time.Second)
	late := wall.Add(-time.Duration(min(before, after)) * time.Second)
	for _, t := range []time.Time{early, late} {
		if OnWall(t.In(s.zone)).Equal(wall) {
			return t
		}
	}
	_, forward := early.In(s.zone).ZoneBounds()
	return forward.UTC()
}
